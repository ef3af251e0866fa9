#include <QtTest>

#include "rules/systems/normandie/movement/reach_time.h"
#include "tests/support/move_kit.h"

using namespace bocage::tests;
using n::UnitClass;

/// What terrain does to a move (section 5), a rule per function.
class TestMovementTerrain : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Each answer of the rulings about ground changes where somebody can go.
    void rulingsAboutGroundAct() {
        const auto reached = [](const Rows& rows, n::Mover who, Cell to, const char* key, const char* value) {
            MoveKit kit;
            kit.board(rows);
            if (key)
                kit.scenario.rulings[key] = value;
            return kit.cost(who, {0, 0}, to).has_value();
        };
        n::Mover swimmer = MoveKit::foot(3);
        swimmer.amphibious = swimmer.waterOnly = true;
        QVERIFY(reached({"~%~"}, swimmer, {2, 0}, nullptr, nullptr));
        QVERIFY(!reached({"~%~"}, swimmer, {2, 0}, "amphibious.redSwamp", "false"));
        const n::Mover beast = MoveKit::mover(n::UnitClass::Creature, 1);
        QVERIFY(reached({".%"}, beast, {1, 0}, nullptr, nullptr));
        QVERIFY(!reached({".%"}, beast, {1, 0}, "swamp.lastPoint", "infantry"));
        n::Mover digger = MoveKit::foot(3);
        digger.burrowing = true;
        QVERIFY(reached({".X."}, digger, {2, 0}, nullptr, nullptr));
        QVERIFY(!reached({".X."}, digger, {2, 0}, "burrow.impassable", "false"));
        QVERIFY(!reached({".C."}, digger, {2, 0}, nullptr, nullptr));  // cave walls go all the way down
    }
    void SON_TER_07_difficultPassageStops() {
        MoveKit kit;
        kit.board({"XXXXXX", "..mm..", "XXXXXX"});
        QCOMPARE(kit.costs(kit.foot(9), {0, 1})[1], std::string("012..."));
        QCOMPARE(kit.costs(kit.foot(9), {2, 1})[1], std::string("2101.."));
        QCOMPARE(kit.costs(kit.foot(9), {3, 1})[1], std::string("..1012"));
        QCOMPARE(kit.whyNot(kit.foot(9), {0, 1}, {4, 1}), (Why{"stopped-by-terrain", "SON-TER-07"}));
        // Nobody may stop beside a friend in the mud.
        kit.put("rifles", {2, 1});
        QCOMPARE(kit.costs(kit.foot(9), {0, 1})[1], std::string("01...."));
    }
    void SON_SA_28_allTerrainIsNotStopped() {
        MoveKit kit;
        kit.board({"XXXXXX", "..mm..", "XXXXXX"});
        n::Mover ranger = kit.foot(9);
        ranger.allTerrain = true;
        QCOMPARE(kit.costs(ranger, {0, 1})[1], std::string("012345"));
    }
    void SON_TER_08_impassableToAll() {
        MoveKit kit;
        kit.board({".X."});
        for (const UnitClass unitClass : {UnitClass::Infantry, UnitClass::Heavy, UnitClass::Creature}) {
            QCOMPARE(kit.costs(kit.mover(unitClass, 9), {0, 0})[0], std::string("0.."));
            QCOMPARE(kit.whyNot(kit.mover(unitClass, 9), {0, 0}, {1, 0}), (Why{"impassable", "SON-TER-08"}));
        }
    }
    void SON_TER_09_onlyCreaturesEnter() {
        MoveKit kit;
        kit.board({".N"});
        QCOMPARE(kit.whyNot(kit.foot(9), {0, 0}, {1, 0}), (Why{"barred-class", "SON-TER-09"}));
        QCOMPARE(kit.cost(kit.mover(UnitClass::Creature, 1), {0, 0}, {1, 0}), std::optional(1));
    }
    void SON_TER_10_closedToVehicles() {
        MoveKit kit;
        kit.board({".V"});
        QCOMPARE(kit.cost(kit.foot(1), {0, 0}, {1, 0}), std::optional(1));
        QCOMPARE(kit.whyNot(kit.mover(UnitClass::Heavy, 1), {0, 0}, {1, 0}),
                 (Why{"barred-class", "SON-TER-10"}));
    }
    void SON_TER_10_wireHoldsItsClassesBack() {
        MoveKit kit;
        kit.edgeKind("wire", {{"impassable-to", {}, {"infantry", "light"}}});
        kit.board({".."});
        kit.layEdge("wire", {0, 0}, Side::East);
        QCOMPARE(kit.cost(kit.foot(9), {0, 0}, {1, 0}), std::nullopt);
        QCOMPARE(kit.cost(kit.mover(UnitClass::Heavy, 9), {0, 0}, {1, 0}), std::optional(1));
        QCOMPARE(kit.whyNot(kit.foot(9), {0, 0}, {1, 0}), (Why{"closed-edge", "SON-TER-10"}));
    }
    void SON_TER_11_noPassageBetweenTwoSpaces() {
        MoveKit kit;
        kit.board({".."});
        kit.layEdge("no-passage", {0, 0}, Side::East);
        // Nobody passes between these two spaces, not below them either; only a way around is open.
        n::Mover digger = kit.foot(9);
        digger.burrowing = true;
        QVERIFY(kit.cost(digger, {0, 0}, {1, 0}) != std::optional(1));
        QCOMPARE(kit.cost(kit.foot(9), {0, 0}, {1, 0}), std::nullopt);
        QCOMPARE(kit.whyNot(kit.foot(9), {0, 0}, {1, 0}), (Why{"walled-off", "SON-TER-11"}));
        MoveKit around;
        around.board({"..", ".."});
        around.layEdge("no-passage", {0, 0}, Side::East);
        QCOMPARE(around.cost(around.foot(9), {0, 0}, {1, 1}), std::optional(1));
        around.layEdge("no-passage", {0, 0}, Side::South);
        QCOMPARE(around.cost(around.foot(9), {0, 0}, {1, 1}), std::nullopt);
    }
    void SON_TER_12_waterForAmphibiousOnly() {
        MoveKit kit;
        kit.board({".~."});
        QCOMPARE(kit.whyNot(kit.foot(9), {0, 0}, {1, 0}), (Why{"water", "SON-TER-12"}));
        n::Mover frogs = kit.foot(9);
        frogs.amphibious = true;
        QCOMPARE(kit.costs(frogs, {0, 0})[0], std::string("012"));
    }
    void SON_TER_25_waterCarriesAmphibiousVehiclesToo() {
        MoveKit kit;
        kit.board({".~."});
        n::Mover duck = kit.mover(UnitClass::Light, 2);
        QCOMPARE(kit.cost(duck, {0, 0}, {2, 0}), std::nullopt);
        duck.amphibious = true;
        QCOMPARE(kit.cost(duck, {0, 0}, {2, 0}), std::optional(2));
    }
    void SON_TER_13_difficultTerrainSuppressesAtOnce() {
        MoveKit kit;
        kit.board({".xx..."});
        // In costs one and takes two more; the second space of the element costs no further marker.
        QCOMPARE(kit.costs(kit.foot(6), {0, 0})[0], std::string("03456."));
        // Infantry may go in with its last point, a vehicle has to afford the marker.
        QCOMPARE(kit.costs(kit.foot(1), {0, 0})[0], std::string("01...."));
        QCOMPARE(kit.costs(kit.mover(UnitClass::Light, 2), {0, 0})[0], std::string("0....."));
        QCOMPARE(kit.costs(kit.mover(UnitClass::Light, 3), {0, 0})[0], std::string("03...."));
    }
    void SON_TER_17_creaturesObeyImpassableAndDifficultPassage() {
        MoveKit kit;
        kit.board({".Vm.", "XXXX"});
        QCOMPARE(kit.costs(kit.mover(UnitClass::Creature, 9), {0, 0})[0], std::string("012."));
    }
    void SON_TER_22_hedgerowStopsInfantryAndBarsVehicles() {
        MoveKit kit;
        kit.board({".h.", "XXX"});
        QCOMPARE(kit.costs(kit.foot(9), {0, 0})[0], std::string("01."));
        QCOMPARE(kit.whyNot(kit.mover(UnitClass::Light, 9), {0, 0}, {1, 0}),
                 (Why{"barred-class", "SON-TER-10"}));
        // A large creature stops as soon as a part enters; its tail may leave freely.
        MoveKit wide;
        wide.board({"....h....."});
        QCOMPARE(wide.costs(wide.mover(UnitClass::Creature, 9, 2), {2, 0}, 2)[0], std::string("10012....."));
        QCOMPARE(wide.costs(wide.mover(UnitClass::Creature, 3, 2), {5, 0}, 2)[0].substr(4),
                 std::string("00123."));
    }
    void SON_TER_23_mudGoesOneSpaceAMove() {
        MoveKit kit;
        kit.board({"mmmm", "XXXX"});
        QCOMPARE(kit.costs(kit.foot(9), {1, 0})[0], std::string("101."));
    }
    void SON_TER_24_swampSuppressesAndBarsVehicles() {
        MoveKit kit;
        kit.board({".%%..."});
        QCOMPARE(kit.costs(kit.foot(8), {0, 0})[0], std::string("03678."));
        QCOMPARE(kit.whyNot(kit.mover(UnitClass::Heavy, 9), {0, 0}, {1, 0}), (Why{"swamp", "SON-TER-24"}));
        n::Mover duck = kit.mover(UnitClass::Heavy, 9);
        duck.amphibious = true;
        QCOMPARE(kit.costs(duck, {0, 0})[0], std::string("012345"));
    }
    void SON_AMB_22_swampPerSpaceOrPerEntry() {
        MoveKit kit;
        kit.board({".%%..."});
        kit.scenario.rulings["swamp.perSpace"] = "false";
        QCOMPARE(kit.costs(kit.foot(8), {0, 0})[0], std::string("034567"));
    }
    void SON_TER_26_fordsAreFreeEvenForWaterOnlyUnits() {
        MoveKit kit;
        kit.board({"~f~."});
        n::Mover spawn = kit.foot(9);
        spawn.amphibious = spawn.waterOnly = true;
        QCOMPARE(kit.costs(spawn, {0, 0})[0], std::string("012."));
        QCOMPARE(kit.cost(kit.mover(UnitClass::Heavy, 1), {3, 0}, {1, 0}), std::nullopt);
        MoveKit dry;
        dry.board({".f."});
        QCOMPARE(dry.cost(dry.mover(UnitClass::Heavy, 2), {0, 0}, {2, 0}), std::optional(2));
    }
    void SON_SA_29_redBorderKeepsToTheWater() {
        MoveKit kit;
        kit.board({"~%."});
        n::Mover spawn = kit.foot(9);
        spawn.amphibious = spawn.waterOnly = true;
        QCOMPARE(kit.costs(spawn, {0, 0})[0], std::string("01."));
        QCOMPARE(kit.whyNot(spawn, {0, 0}, {2, 0}), (Why{"water-only", "SON-SA-29"}));
        spawn.waterOnly = false;
        QCOMPARE(kit.costs(spawn, {0, 0})[0], std::string("012"));
    }
    void SON_TER_14_amphibiousUnitsPassUnderStilts() {
        MoveKit kit;
        kit.board({"~~~~~"});
        kit.defineOverlay("pier", {kit.face("a", {"ss"})});
        kit.layOverlay("pier", {2, 0});
        n::Mover spawn = kit.foot(9);
        spawn.amphibious = spawn.waterOnly = true;
        QCOMPARE(kit.costs(spawn, {0, 0})[0], std::string("01..4"));
        QCOMPARE(kit.costs(kit.foot(9), {2, 0})[0], std::string("..01."));
    }
    void SON_TER_29_nobodyStopsUnderStilts() {
        MoveKit kit;
        kit.board({"~~~~~"});
        kit.defineOverlay("pier", {kit.face("a", {"ss"})});
        kit.layOverlay("pier", {2, 0});
        n::Mover spawn = kit.foot(3);
        spawn.amphibious = spawn.waterOnly = true;
        QCOMPARE(kit.costs(spawn, {0, 0})[0], std::string("01..."));
        // A unit on the planks does not close the way below.
        kit.put("rifles", {2, 0}, "red");
        spawn.movement = 4;
        spawn.burrowing = false;
        QCOMPARE(kit.cost(spawn, {1, 0}, {4, 0}), std::optional(3));
    }
    void SON_TER_30_underwaterPassage() {
        MoveKit kit;
        kit.board({"~u~"});
        n::Mover spawn = kit.foot(2);
        spawn.amphibious = true;
        QCOMPARE(kit.costs(spawn, {0, 0})[0], std::string("0.2"));
        spawn.amphibious = false;
        QCOMPARE(kit.cost(spawn, {0, 0}, {2, 0}), std::nullopt);
    }
    void SON_TER_28_housesAreClosedToVehicles() {
        MoveKit kit;
        kit.board(plain(4, 4));
        layHouse(kit, {1, 1});
        QCOMPARE(kit.whyNot(kit.mover(UnitClass::Light, 9), {1, 3}, {1, 2}),
                 (Why{"vehicle-in-building", "SON-TER-28"}));
    }
    void SON_AMB_24_vehiclesInHousesByRuling() {
        MoveKit kit;
        kit.board(plain(4, 4));
        layHouse(kit, {1, 1});
        kit.scenario.rulings["building.vehicles"] = "true";
        QCOMPARE(kit.cost(kit.mover(UnitClass::Light, 9), {1, 3}, {1, 2}), std::optional(1));
    }
    void SON_TER_38_mythosBarrier() {
        MoveKit kit;
        kit.board({".!."});
        n::Mover ghoul = kit.foot(2);
        QCOMPARE(kit.cost(ghoul, {0, 0}, {2, 0}), std::optional(2));
        ghoul.manifestation = true;
        QCOMPARE(kit.whyNot(ghoul, {0, 0}, {1, 0}), (Why{"mythos-barrier", "SON-TER-38"}));
        ghoul.burrowing = true;
        QCOMPARE(kit.cost(ghoul, {0, 0}, {2, 0}), std::optional(2));
        // It may also stop below, for the next move goes on from there.
        QCOMPARE(kit.cost(ghoul, {0, 0}, {1, 0}), std::optional(1));
    }
    void SON_TER_40_dominantPositionsAreNotLandedOn() {
        MoveKit kit;
        kit.board({"..D"});
        n::Mover jumper = kit.foot(2);
        QCOMPARE(kit.cost(jumper, {0, 0}, {2, 0}), std::optional(2));
        jumper.overTerrain = true;
        QCOMPARE(kit.whyNot(jumper, {0, 0}, {2, 0}), (Why{"dominant-position", "SON-SA-14"}));
        jumper.urbanFighter = true;
        QCOMPARE(kit.cost(jumper, {0, 0}, {2, 0}), std::optional(2));
    }
    void SON_SA_14_jumpWithSurpriseLandsOnDominantPositions() {
        MoveKit kit;
        kit.board({"..D"});
        n::Mover jumper = kit.foot(2);
        jumper.overTerrain = true;
        QCOMPARE(kit.cost(jumper, {0, 0}, {2, 0}), std::nullopt);
        jumper.surprise = true;
        QCOMPARE(kit.cost(jumper, {0, 0}, {2, 0}), std::optional(2));
    }
    void SON_SA_30_flyingReadsFromTheCounter() {
        MoveKit kit;
        Json front;
        front.set("movement", 5);
        Json flying;
        flying.set("ability", "flying");
        front.set("abilities", Json::Array{flying});
        front.set("defense", [] {
            Json defense;
            defense.set("front", 4);
            return defense;
        }());
        kit.unit("byakhee", "infantry", 1, "none", {{"front", front}});
        const n::Unit* unit = kit.content()->unit(FieldKit::id("unit", "byakhee"));
        QVERIFY(unit);
        const n::Mover mover = n::moverOf(*unit, "front", 0);
        QVERIFY(mover.overTerrain);
        QCOMPARE(mover.points(), 5);
    }
};

QTEST_APPLESS_MAIN(TestMovementTerrain)
#include "test_movement_terrain.moc"
