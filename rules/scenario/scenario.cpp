#include "rules/scenario/scenario.h"

#include <algorithm>
#include <charconv>

#include "rules/scenario/placed_lists.h"

namespace bocage::rules {

namespace {

void append(std::vector<ContentId>& ids, const std::vector<Copies>& copies) {
    for (const Copies& entry : copies)
        ids.push_back(entry.id);
}

void append(std::vector<ContentId>& ids, const ContentId& id) {
    if (!id.empty())
        ids.push_back(id);
}

void append(std::vector<ContentId>& ids, const std::vector<ContentId>& more) {
    ids.insert(ids.end(), more.begin(), more.end());
}

void append(std::vector<ContentId>& ids, const Player& player) {
    append(ids, player.faction);
    append(ids, player.force.fixed);
    append(ids, player.force.permitted);
    append(ids, player.force.required);
    append(ids, player.force.forbidden);
    for (const Force::Army& army : player.force.armies)
        if (army.roster)
            append(ids, references(*army.roster));
}

}  // namespace

std::vector<ContentId> references(const Scenario& scenario) {
    std::vector<ContentId> ids;
    for (const PlacedBoard& board : scenario.battlefield.boards)
        append(ids, board.board);
    for (const PlacedOverlay& overlay : scenario.battlefield.overlays)
        append(ids, overlay.overlay);
    for (const PlacedEdge& edge : scenario.battlefield.edges)
        append(ids, edge.kind);
    for (const PlacedCorner& corner : scenario.battlefield.corners)
        append(ids, corner.kind);
    for (const Piece& piece : scenario.pieces)
        append(ids, piece.content);
    for (const ScenarioSide& side : scenario.sides)
        for (const Player& player : side.players)
            append(ids, player);
    for (const TurnEvent& event : scenario.turnTrack.events)
        append(ids, event.faction);
    for (const DeckUse& deck : scenario.decks) {
        append(ids, deck.deck);
        append(ids, deck.substituteFor);
        append(ids, deck.removed);
    }
    for (const BagUse& bag : scenario.bags) {
        append(ids, bag.bag);
        append(ids, bag.added);
        append(ids, bag.removed);
    }
    for (const VictoryCondition& condition : scenario.victory) {
        append(ids, condition.units);
        for (const auto& score : condition.scores)
            append(ids, score.unit);
    }
    for (const CampaignLink& link : scenario.campaign)
        append(ids, link.grants);
    return ids;
}

ElementId freshId(const Scenario& scenario, std::string_view prefix) {
    int highest = 0;
    const auto look = [&](const auto& elements) {
        for (const auto& element : elements) {
            const std::string& id = element.id.value;
            if (id.size() <= prefix.size() + 1 || id.compare(0, prefix.size(), prefix) != 0 ||
                id[prefix.size()] != '-')
                continue;
            int number = 0;
            std::from_chars(id.data() + prefix.size() + 1, id.data() + id.size(), number);
            highest = std::max(highest, number);
        }
    };
    forEachNamedList(scenario, [&](const auto& list, const char*) { look(list); });
    for (const ScenarioSide& side : scenario.sides)
        for (const Player& player : side.players)
            look(player.force.armies);
    return ElementId(std::string(prefix) + "-" + std::to_string(highest + 1));
}

const ScenarioSide* findSide(const Scenario& scenario, const SideId& id) {
    const auto found = std::find_if(scenario.sides.begin(), scenario.sides.end(),
                                    [&](const ScenarioSide& side) { return side.id == id; });
    return found == scenario.sides.end() ? nullptr : &*found;
}

const Player* findPlayer(const Scenario& scenario, const PlayerId& id) {
    for (const ScenarioSide& side : scenario.sides)
        for (const Player& player : side.players)
            if (player.id == id)
                return &player;
    return nullptr;
}

}  // namespace bocage::rules
