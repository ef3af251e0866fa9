// What each player may bring.
#include "model/commands/briefing_edits.h"
#include "model/commands/briefing_lists.h"

namespace bocage::model {

using namespace rules;

const std::vector<ContentId>& listOf(const Force& force, ForceList list) {
    switch (list) {
        case ForceList::Permitted:
            return force.permitted;
        case ForceList::Required:
            return force.required;
        case ForceList::Forbidden:
            break;
    }
    return force.forbidden;
}

namespace {

std::vector<ContentId>& listOf(Force& force, ForceList list) {
    return const_cast<std::vector<ContentId>&>(model::listOf(std::as_const(force), list));
}

Force::Army* armyIn(Scenario& scenario, const ElementId& id) {
    for (ScenarioSide& side : scenario.sides)
        for (Player& player : side.players)
            if (Force::Army* army = elementById(player.force.armies, id))
                return army;
    return nullptr;
}

}  // namespace

bool BriefingEdits::setBudget(const PlayerId& id, std::optional<int> budget) {
    return editPlayer(
        tr("Change the army points"), id, [&](Player& player) { player.force.budget = budget; },
        typing("budget", id.value));
}

bool BriefingEdits::setMixedFactions(const PlayerId& id, bool mixed) {
    return editPlayer(mixed ? tr("Allow mixed factions") : tr("Forbid mixed factions"), id,
                      [&](Player& player) { player.force.mixedFactions = mixed; });
}

bool BriefingEdits::setGrant(const PlayerId& id, const ContentId& content, int count) {
    return editPlayer(
        tr("Change what is handed out"), id,
        [&](Player& player) { setCopies(player.force.fixed, content, count); },
        typing("grant", id.value, content.value));
}

bool BriefingEdits::setListed(const PlayerId& id, ForceList list, const ContentId& content, bool listed) {
    const QString text = list == ForceList::Permitted  ? tr("Change what is permitted")
                         : list == ForceList::Required ? tr("Change what is required")
                                                       : tr("Change what is forbidden");
    return editPlayer(text, id,
                      [&](Player& player) { setContained(listOf(player.force, list), content, listed); });
}

ElementId BriefingEdits::embedArmy(const PlayerId& id, Roster roster) {
    const ElementId army = freshId(m_document.scenario(), "army");
    const bool added = editPlayer(tr("Add an army"), id, [&](Player& player) {
        player.force.armies.push_back({army, {}, roster});
    });
    return added ? army : ElementId();
}

ElementId BriefingEdits::linkArmy(const PlayerId& id, const QString& file) {
    const ElementId army = freshId(m_document.scenario(), "army");
    const bool added = editPlayer(tr("Link an army file"), id, [&](Player& player) {
        player.force.armies.push_back({army, file.toStdString(), std::nullopt});
    });
    return added ? army : ElementId();
}

bool BriefingEdits::replaceArmy(const ElementId& id, Roster roster) {
    return m_document.edit(tr("Copy the army into the scenario"), [&](Scenario& scenario) {
        if (Force::Army* army = armyIn(scenario, id)) {
            army->file.clear();
            army->roster = std::move(roster);
        }
    });
}

bool BriefingEdits::removeArmy(const ElementId& id) {
    return m_document.edit(tr("Remove an army"), [&](Scenario& scenario) {
        for (ScenarioSide& side : scenario.sides)
            for (Player& player : side.players)
                eraseById(player.force.armies, id);
        // Pieces stay on the map as plain placements.
        for (Piece& piece : scenario.pieces)
            if (piece.entry.starts_with(id.value + "/"))
                piece.entry.clear();
    });
}

}  // namespace bocage::model
