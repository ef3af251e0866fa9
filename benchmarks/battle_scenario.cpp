#include "benchmarks/battle_scenario.h"

#include "benchmarks/sample_content.h"
#include "rules/format/formats.h"

namespace bocage::benchmarks {

using namespace rules;

namespace {

Roster sampleArmy(const char* name) {
    const auto loaded = readRoster(resourceText("samples/" + std::string(name) + ".army.json"));
    return loaded ? loaded->value : Roster();
}

ScenarioSide sideWith(const char* id, Roster roster) {
    ScenarioSide side;
    side.id = SideId(id);
    side.name = Text(id);
    Player player;
    player.id = PlayerId(std::string("player-") + id);
    player.faction = roster.faction;
    player.cards = 4;
    player.force.budget = 200;
    Force::Army army;
    army.id = ElementId(std::string("army-") + id);
    army.roster = std::move(roster);
    player.force.armies.push_back(std::move(army));
    side.players.push_back(std::move(player));
    return side;
}

Zone zoneOf(const char* id, const char* side, int fromColumn) {
    Zone zone;
    zone.id = ElementId(id);
    zone.side = SideId(side);
    zone.name = Text(id);
    for (int col = fromColumn; col < fromColumn + 6; ++col)
        for (int row = 0; row < 60; ++row)
            zone.cells.push_back({col, row});
    return zone;
}

}  // namespace

MapScenario battleScenario() {
    MapScenario made = mapScenario(60, 200);
    Scenario& scenario = made.scenario;
    scenario.system = "normandie";
    scenario.title = Text("Long day");
    scenario.sides = {sideWith("blue", sampleArmy("ranger-company")),
                      sideWith("red", sampleArmy("black-sun-circle"))};
    for (std::size_t i = 0; i < scenario.pieces.size(); ++i) {
        scenario.pieces[i].side = SideId(i % 2 ? "red" : "blue");
        scenario.pieces[i].restrictions = {"placed"};  // all over the map, whatever the zones say
    }
    scenario.zones = {zoneOf("zone-blue", "blue", 0), zoneOf("zone-red", "red", 54)};
    scenario.turnTrack.end = 10;
    for (int i = 0; i < 6; ++i) {
        Objective objective;
        objective.id = ElementId("objective-" + std::to_string(i));
        objective.cells = {{8 + 8 * i, 5 + 9 * i}};
        objective.value = 2;
        scenario.objectives.push_back(objective);
        VictoryCondition condition;
        condition.id = ElementId("victory-" + std::to_string(i));
        condition.side = SideId(i % 2 ? "red" : "blue");
        condition.kind = VictoryCondition::Kind::Capture;
        condition.targets = {objective.id};
        scenario.victory.push_back(condition);
    }
    return made;
}

}  // namespace bocage::benchmarks
