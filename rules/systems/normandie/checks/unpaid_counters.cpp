#include <algorithm>
#include <map>

#include "rules/format/element_json.h"
#include "rules/systems/normandie/checks/deployment_rights.h"
#include "rules/systems/normandie/checks/zone_room.h"

/// Counters on the map that nobody brings.
namespace bocage::rules::normandie {

namespace {

/// Whether it is settled what the side brings. A player with points and no army may still bring anybody; an
/// army that cannot be read is told as such; and a side that is given nothing else has what stands on the
/// map.
bool isSettled(const ScenarioCheck& check, const ScenarioSide& side) {
    bool given = false;
    for (const Player& player : side.players) {
        const Force& force = player.force;
        if (force.budget && force.armies.empty())
            return false;
        given = given || !force.armies.empty() || !force.fixed.empty();
        for (const Force::Army& army : force.armies)
            if (std::none_of(check.context.armies.begin(), check.context.armies.end(),
                             [&](const JudgedArmy& judged) { return judged.army == &army; }))
                return false;
    }
    return given;
}

/// Copies of each unit that the side can have on the map: of its armies, handed out, granted by an earlier
/// chapter, or summoned by a spell it has.
std::map<ContentId, int> bringable(const ScenarioCheck& check, const ScenarioSide& side) {
    std::map<ContentId, int> copies = roomOf(check, side).brought;
    const auto summon = [&](const Option* option) {
        if (option && option->kind == OptionKind::Spell)
            for (const Copies& summoned : option->units)
                copies[summoned.id] += summoned.count;
    };
    for (const JudgedArmy& army : check.context.armies)
        if (army.side == &side)
            army.view.forEachFilling([&](const FillingView& filling, const EntryView*) {
                summon(filling.option);
                for (const Option* page : filling.contents)
                    summon(page);
            });
    for (const HandedOut& out : check.context.handedOut)
        if (out.side == &side)
            for (const auto& [option, count] : out.options)
                summon(option);
    for (const CampaignLink& link : check.scenario.campaign)
        for (const Player& player : side.players)
            if (link.receiver == player.id)
                for (const auto& [id, unit] : handedOutBy(link.grants, check.content).units)
                    ++copies[id];
    return copies;
}

const Player* receiverOf(const ScenarioSide& side, const Piece& piece, const Unit& unit, std::size_t& index) {
    for (index = 0; index < side.players.size(); ++index)
        if (side.players[index].id == piece.player)
            return &side.players[index];
    for (index = 0; index < side.players.size(); ++index)
        if (side.players[index].faction == unit.faction || side.players[index].force.mixedFactions)
            return &side.players[index];
    return nullptr;
}

}  // namespace

Fix handOutFix(const ScenarioCheck& check, std::size_t side, const std::vector<std::size_t>& counters) {
    Fix fix{"hand-out", {std::to_string(counters.size())}, {}, std::nullopt};
    std::map<std::size_t, std::map<ContentId, int>> byPlayer;
    for (const std::size_t p : counters) {
        const Piece& piece = check.scenario.pieces[p];
        std::size_t player = 0;
        if (receiverOf(check.scenario.sides[side], piece, *check.content.unit(piece.content), player))
            ++byPlayer[player][piece.content];
    }
    for (const auto& [player, units] : byPlayer) {
        const std::string list =
            "/sides/" + std::to_string(side) + "/players/" + std::to_string(player) + "/force/fixed";
        if (check.scenario.sides[side].players[player].force.fixed.empty())
            fix.edits.push_back({Edit::Kind::Add, list, Json(Json::Array{})});
        for (const auto& [id, count] : units)
            fix.edits.push_back({Edit::Kind::Add, list + "/-", jsonOf(Copies{id, count})});
    }
    return fix;
}

bool wouldBeBrought(const ScenarioCheck& check, const ScenarioSide& side,
                    const std::vector<std::size_t>& counters) {
    const auto& pieces = check.scenario.pieces;
    std::map<ContentId, int> left;
    const bool settled = isSettled(check, side);
    if (settled) {
        left = bringable(check, side);
        for (const Piece& piece : pieces)
            if (piece.side == side.id)
                --left[piece.content];
    }
    return std::all_of(counters.begin(), counters.end(), [&](std::size_t p) {
        if (isFixedPlacement(pieces[p]))
            return true;
        // One that names an army of another side would be left over.
        return pieces[p].entry.empty() && (!settled || left[pieces[p].content]-- > 0);
    });
}

void checkUnpaid(const ScenarioCheck& check, Findings& findings) {
    const auto& pieces = check.scenario.pieces;
    for (std::size_t s = 0; s < check.scenario.sides.size(); ++s) {
        const ScenarioSide& side = check.scenario.sides[s];
        if (!isSettled(check, side))
            continue;
        std::map<ContentId, int> left = bringable(check, side);
        // Those that say where they come from, and those that the scenario places, are told elsewhere.
        for (const Piece& piece : pieces)
            if (piece.side == side.id && (!piece.entry.empty() || isFixedPlacement(piece)))
                --left[piece.content];
        std::vector<std::size_t> unpaid;
        for (std::size_t p = 0; p < pieces.size(); ++p) {
            const Unit* unit = check.content.unit(pieces[p].content);
            std::size_t player = 0;
            if (!unit || pieces[p].side != side.id || !pieces[p].entry.empty() ||
                isFixedPlacement(pieces[p]) || isUncontrolled(*unit) ||
                !receiverOf(side, pieces[p], *unit, player))
                continue;
            if (left[pieces[p].content]-- <= 0)
                unpaid.push_back(p);
        }
        if (unpaid.empty())
            continue;
        const std::size_t first = unpaid.front();
        Finding found = aboutElement("SON-SCN-44", Severity::Error, pieces[first].id, "pieces", first,
                                     {pieces[first].at});
        found.message = unpaid.size() == 1 ? "unpaid" : "unpaid-all";
        found.arguments = {pieces[first].content.value, side.id.value, std::to_string(unpaid.size())};
        if (unpaid.size() > 1) {
            found.subject = "unpaid/" + side.id.value;
            found.locations.clear();
        }
        Fix away{"remove-counters", {std::to_string(unpaid.size())}, {}, std::nullopt};
        for (const std::size_t p : unpaid)
            if (unpaid.size() > 1)
                found.locations.push_back(
                    {"/pieces/" + std::to_string(p), {pieces[p].at}, {pieces[p].id}, {}, {}});
        // Last first, so that earlier places stay where they are.
        for (auto p = unpaid.rbegin(); p != unpaid.rend(); ++p)
            away.edits.push_back({Edit::Kind::Remove, "/pieces/" + std::to_string(*p), {}});
        found.fixes.push_back(handOutFix(check, s, unpaid));
        found.fixes.push_back(std::move(away));
        findings.push_back(std::move(found));
    }
}

}  // namespace bocage::rules::normandie
