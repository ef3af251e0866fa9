#include "model/commands/army_units.h"

#include "model/io/linked_armies.h"
#include "rules/systems/game_system.h"

namespace bocage::model {

using namespace rules;

std::vector<ArmyUnits> armyUnits(const Scenario& scenario, const LibraryPtr& library,
                                 const std::map<std::string, Roster>& linked) {
    std::vector<ArmyUnits> all;
    const GameSystem* game = findGameSystem(scenario.system);
    if (!game)
        return all;
    const auto add = [&](const ArmyUnits& units) {
        const auto same = std::find_if(all.begin(), all.end(), [&](const ArmyUnits& other) {
            return other.entry == units.entry && other.unit == units.unit;
        });
        if (same == all.end())
            all.push_back(units);
        else
            same->count += units.count;
    };
    for (const ScenarioSide& side : scenario.sides)
        for (const Player& player : side.players) {
            std::vector<const Roster*> rosters;
            for (const Force::Army& army : player.force.armies) {
                const auto file = linked.find(army.file);
                const Roster* roster = army.roster            ? &*army.roster
                                       : file == linked.end() ? nullptr
                                                              : &file->second;
                if (!roster)
                    continue;
                rosters.push_back(roster);
                for (const Fielded& fielded : game->fielded(*roster, library))
                    add({side.id, player.id, army.id.value + "/" + fielded.source.value, fielded.content,
                         fielded.count, 0});
            }
            for (const Fielded& handed : game->handedOut(player.force, rosters, library))
                add({side.id, player.id, player.id.value + "/" + handed.handout.value, handed.content,
                     handed.count, 0});
        }
    for (const Piece& piece : scenario.pieces)
        if (!piece.entry.empty())
            for (ArmyUnits& units : all)
                if (units.entry == piece.entry && units.unit == piece.content)
                    ++units.placed;
    return all;
}

std::map<std::string, Roster> readLinkedArmies(const ScenarioDocument& document) {
    std::map<std::string, Roster> armies;
    if (document.path().isEmpty())
        return armies;
    Scenario linked;
    linked.sides.emplace_back();
    linked.sides.back().players.emplace_back();
    auto& links = linked.sides.back().players.back().force.armies;
    for (const ScenarioSide& side : document.scenario().sides)
        for (const Player& player : side.players)
            for (const Force::Army& army : player.force.armies)
                if (!army.file.empty() && !army.roster)
                    links.push_back(army);
    loadLinkedArmies(linked, document.path(), document.openArmies());
    for (Force::Army& army : links)
        if (army.roster)
            armies.emplace(army.file, std::move(*army.roster));
    return armies;
}

}  // namespace bocage::model
