#include <QtTest>
#include <map>

#include "rules/systems/normandie/movement/reach_time.h"
#include "tests/support/move_kit.h"

using namespace bocage::tests;
using n::TurnMap;
using n::UnitClass;

/// How many turns ways take, what cannot be reached and who cannot get out.
class TestReachTime : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void turnsAreMovesOfFullLength() {
        MoveKit kit;
        kit.board({".........."});
        const n::Battlefield field = kit.build();
        const n::MovementField moves(field, kit.foot(3));
        const n::Placement start{{0, 0}, 0};
        const TurnMap map(moves, std::span(&start, 1), 3);
        QCOMPARE(map.turns({0, 0}), 0);
        QCOMPARE(map.turns({3, 0}), 1);
        QCOMPARE(map.turns({4, 0}), 2);
        QCOMPARE(map.turns({9, 0}), 3);
        QCOMPARE(map.turns({10, 0}), TurnMap::never);
    }
    void stoppingTerrainCostsTurns() {
        MoveKit kit;
        kit.board({".mm.....", "XXXXXXXX"});
        const n::Battlefield field = kit.build();
        const n::MovementField moves(field, kit.foot(4));
        const n::Placement start{{0, 0}, 0};
        const TurnMap map(moves, std::span(&start, 1), 4);
        QCOMPARE(map.turns({1, 0}), 1);
        QCOMPARE(map.turns({2, 0}), 2);
        QCOMPARE(map.turns({6, 0}), 3);
        QCOMPARE(map.turns({7, 0}), 4);
    }
    void swampLosesPointsOfItsTurn() {
        MoveKit kit;
        kit.board({".%...."});
        const n::Battlefield field = kit.build();
        const n::MovementField moves(field, kit.foot(4));
        const n::Placement start{{0, 0}, 0};
        const TurnMap map(moves, std::span(&start, 1), 4);
        QCOMPARE(map.turns({2, 0}), 1);
        QCOMPARE(map.turns({3, 0}), 2);
    }
    void zonesAreFilledByEveryPlacement() {
        MoveKit kit;
        kit.board({"....", "....", "...."});
        const n::Battlefield field = kit.build();
        const n::MovementField tank(field, kit.mover(UnitClass::Heavy, 3, 2));
        const std::vector<Cell> column{{0, 0}, {0, 1}, {0, 2}};
        QCOMPARE(n::placementsInside(tank, column).size(), 4u);  // two pairs, facing north or south
        const n::MovementField block(field, kit.mover(UnitClass::Creature, 3, 4));
        QVERIFY(n::placementsInside(block, column).empty());
    }
    void objectivesOfEveryShapeHaveCells() {
        MoveKit kit;
        kit.board({"....", "....", "...."});
        kit.defineOverlay("hut", {kit.face("a", {"BB"})});
        kit.layOverlay("hut", {1, 1});
        const n::Battlefield field = kit.build();
        Objective objective;
        objective.corner = Corner{1, 1};
        QCOMPARE(n::objectiveCells(field, kit.scenario, objective).size(), 4u);
        objective = {};
        objective.element = kit.scenario.battlefield.overlays[0].id;
        QCOMPARE(n::objectiveCells(field, kit.scenario, objective), (std::vector<Cell>{{1, 1}, {2, 1}}));
        objective = {};
        objective.alternatives = {{{0, 0}}, {{3, 2}}};
        QCOMPARE(n::objectiveCells(field, kit.scenario, objective).size(), 2u);
    }
    void unreachableObjectivesAreFoundPerClass() {
        MoveKit kit;
        kit.board({"..V...", "..V...", "..V..."});
        Zone zone;
        zone.id = ElementId("z");
        zone.cells = {{0, 0}, {0, 1}, {0, 2}};
        kit.scenario.zones.push_back(zone);
        Objective objective;
        objective.id = ElementId("goal");
        objective.cells = {{5, 1}};
        kit.scenario.objectives.push_back(objective);
        const auto access = n::reachAndTime(kit.build(), kit.scenario, 4);
        QCOMPARE(access.size(), 4u);
        for (const n::Access& one : access) {
            const bool vehicle = one.unitClass == UnitClass::Light || one.unitClass == UnitClass::Heavy;
            QCOMPARE(one.turns, vehicle ? TurnMap::never : 2);
        }
    }
    /// What victory asks for besides objectives: zones it names, and the enemy where he begins.
    void zonesOfVictoryAndEnemiesAreReachedToo() {
        MoveKit kit;
        kit.board({"........."});
        const auto zone = [&](const char* id, const char* side, Cell cell, Zone::Kind kind) {
            Zone made;
            made.id = ElementId(id);
            made.side = SideId(side);
            made.cells = {cell};
            made.kind = kind;
            kit.scenario.zones.push_back(made);
        };
        zone("ours", "blue", {0, 0}, Zone::Kind::Deployment);
        zone("cell", "", {4, 0}, Zone::Kind::Area);
        zone("yard", "", {2, 0}, Zone::Kind::Area);
        EntryArrow arrow;
        arrow.id = ElementId("arrow");
        arrow.side = SideId("red");
        arrow.at = {8, 0};
        kit.scenario.entries.push_back(arrow);
        VictoryCondition free;
        free.targets = {ElementId("cell")};
        kit.scenario.victory.push_back(free);
        std::map<std::string, int> turns;
        for (const n::Access& way : n::reachAndTime(kit.build(), kit.scenario, 4))
            if (way.unitClass == UnitClass::Infantry)
                turns[way.from.value + ">" + way.to.value] = way.turns;
        QCOMPARE(turns, (std::map<std::string, int>{
                            {"ours>cell", 1}, {"ours>arrow", 2}, {"arrow>cell", 1}, {"arrow>ours", 2}}));
    }
    void opposingUnitsDoNotCount() {
        MoveKit kit;
        kit.board({"....", "XXXX"});
        kit.put("truck", {1, 0}, "red");
        Zone zone;
        zone.cells = {{0, 0}};
        kit.scenario.zones.push_back(zone);
        Objective objective;
        objective.cells = {{3, 0}};
        kit.scenario.objectives.push_back(objective);
        QCOMPARE(n::reachAndTime(kit.build(), kit.scenario, 3).front().turns, 1);
    }
    void lockedInUnitsAreSealedByGround() {
        MoveKit kit;
        kit.board({".X.", "XXX", "..."});
        kit.put("rifles", {0, 0});
        kit.put("rifles", {0, 2});
        kit.put("rifles", {1, 2}, "red");
        kit.put("tank", {2, 2}, "red", 2);  // lies over the rifles' space, and has room to turn nowhere
        const auto locked = n::lockedInUnits(kit.build());
        QCOMPARE(locked.front(), 0u);
        QVERIFY(std::find(locked.begin(), locked.end(), 1u) == locked.end());
    }
};

QTEST_APPLESS_MAIN(TestReachTime)
#include "test_reach_time.moc"
