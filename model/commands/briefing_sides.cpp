// Sides and players.
#include <set>

#include "model/commands/briefing_edits.h"
#include "model/commands/briefing_lists.h"

namespace bocage::model {

using namespace rules;

namespace {

/// "side-2", or whatever number is free: sides and players have ids of their own.
template <class Id, class Taken>
Id freeName(const char* prefix, Taken taken) {
    for (int number = 1;; ++number)
        if (const Id id(prefix + std::to_string(number)); !taken(id))
            return id;
}

Player* playerIn(Scenario& scenario, const PlayerId& id) {
    return const_cast<Player*>(findPlayer(scenario, id));
}

/// Lets go of everything that names one of these players.
void forgetPlayers(Scenario& scenario, const std::set<PlayerId>& gone) {
    std::erase_if(scenario.decks, [&](const DeckUse& use) { return gone.contains(use.player); });
    if (gone.contains(scenario.initiative.first))
        scenario.initiative.first = {};
    if (gone.contains(scenario.initiative.firstDeployer))
        scenario.initiative.firstDeployer = {};
    for (Piece& piece : scenario.pieces)
        if (gone.contains(piece.player)) {
            piece.player = {};
            piece.entry.clear();
        }
    for (CampaignLink& link : scenario.campaign)
        if (gone.contains(link.receiver))
            link.receiver = {};
}

void forgetSide(Scenario& scenario, const SideId& gone) {
    std::erase_if(scenario.victory, [&](const VictoryCondition& c) { return c.side == gone; });
    for (VictoryCondition& condition : scenario.victory)
        std::erase_if(condition.scores,
                      [&](const VictoryCondition::Score& score) { return score.victim == gone; });
    const auto leave = [&](auto& list) {
        for (auto& element : list)
            if (element.side == gone)
                element.side = {};
    };
    leave(scenario.zones);
    leave(scenario.entries);
    leave(scenario.pieces);
}

}  // namespace

bool BriefingEdits::editPlayer(const QString& text, const PlayerId& id,
                               const std::function<void(Player&)>& change, const QString& mergeKey) {
    return m_document.edit(
        text,
        [&](Scenario& scenario) {
            if (Player* player = playerIn(scenario, id))
                change(*player);
        },
        mergeKey);
}

bool BriefingEdits::editSide(const QString& text, const SideId& id,
                             const std::function<void(ScenarioSide&)>& change, const QString& mergeKey) {
    return m_document.edit(
        text,
        [&](Scenario& scenario) {
            if (ScenarioSide* side = elementById(scenario.sides, id))
                change(*side);
        },
        mergeKey);
}

SideId BriefingEdits::addSide() {
    const Scenario& now = m_document.scenario();
    const auto id = freeName<SideId>("side-", [&](const SideId& name) { return findSide(now, name); });
    const auto player =
        freeName<PlayerId>("player-", [&](const PlayerId& name) { return findPlayer(now, name); });
    m_document.edit(tr("Add a side"), [&](Scenario& scenario) {
        ScenarioSide side;
        side.id = id;
        Player first;
        first.id = player;
        side.players.push_back(std::move(first));
        scenario.sides.push_back(std::move(side));
    });
    return id;
}

bool BriefingEdits::removeSide(const SideId& id) {
    return m_document.edit(tr("Remove a side"), [&](Scenario& scenario) {
        const ScenarioSide* side = findSide(scenario, id);
        if (!side)
            return;
        std::set<PlayerId> players;
        for (const Player& player : side->players)
            players.insert(player.id);
        forgetPlayers(scenario, players);
        forgetSide(scenario, id);
        eraseById(scenario.sides, id);
    });
}

bool BriefingEdits::moveSide(const SideId& id, int by) {
    return m_document.edit(tr("Move a side"), [&](Scenario& scenario) { shiftById(scenario.sides, id, by); });
}

bool BriefingEdits::setSideName(const SideId& id, const std::string& language, const QString& name) {
    return editSide(
        tr("Rename a side"), id, [&](ScenarioSide& side) { setWords(side.name, language, name); },
        typing("side-name", id.value, language));
}

bool BriefingEdits::setSideColour(const SideId& id, const QString& colour) {
    return editSide(tr("Change a side's colour"), id,
                    [&](ScenarioSide& side) { side.colour = colour.toStdString(); });
}

PlayerId BriefingEdits::addPlayer(const SideId& side) {
    const Scenario& now = m_document.scenario();
    const auto id =
        freeName<PlayerId>("player-", [&](const PlayerId& name) { return findPlayer(now, name); });
    const bool added = editSide(tr("Add a player"), side, [&](ScenarioSide& found) {
        Player player;
        player.id = id;
        found.players.push_back(std::move(player));
    });
    return added ? id : PlayerId();
}

bool BriefingEdits::removePlayer(const PlayerId& id) {
    return m_document.edit(tr("Remove a player"), [&](Scenario& scenario) {
        if (!findPlayer(scenario, id))
            return;
        forgetPlayers(scenario, {id});
        for (ScenarioSide& side : scenario.sides)
            eraseById(side.players, id);
    });
}

bool BriefingEdits::movePlayer(const PlayerId& id, int by) {
    return m_document.edit(tr("Move a player"), [&](Scenario& scenario) {
        for (std::size_t s = 0; s < scenario.sides.size(); ++s) {
            auto& players = scenario.sides[s].players;
            const Player* player = elementById(players, id);
            if (!player || by == 0)
                continue;
            const bool first = player == &players.front();
            const bool last = player == &players.back();
            const bool leaves = by < 0 ? first && s > 0 : last && s + 1 < scenario.sides.size();
            if (!leaves) {
                shiftById(players, id, by < 0 ? -1 : 1);
                return;
            }
            ScenarioSide& next = scenario.sides[by < 0 ? s - 1 : s + 1];
            next.players.insert(by < 0 ? next.players.end() : next.players.begin(), *player);
            eraseById(players, id);
            for (Piece& piece : scenario.pieces)
                if (piece.player == id)
                    piece.side = next.id;
            return;
        }
    });
}

bool BriefingEdits::setPlayerName(const PlayerId& id, const std::string& language, const QString& name) {
    return editPlayer(
        tr("Rename a player"), id, [&](Player& player) { setWords(player.name, language, name); },
        typing("player-name", id.value, language));
}

bool BriefingEdits::setFaction(const PlayerId& id, const ContentId& faction) {
    return editPlayer(tr("Change a player's faction"), id, [&](Player& player) {
        player.faction = faction;
        for (Force::Army& army : player.force.armies)
            if (army.roster && army.roster->entries.empty())
                army.roster->faction = faction;
    });
}

bool BriefingEdits::setCards(const PlayerId& id, std::optional<int> cards) {
    return editPlayer(
        tr("Change the number of cards"), id, [&](Player& player) { player.cards = cards; },
        typing("cards", id.value));
}

}  // namespace bocage::model
