#include <QtTest>

#include "rules/systems/normandie/movement/zone_of_control.h"
#include "tests/support/move_kit.h"

using namespace bocage::tests;
using n::UnitClass;

/// Buildings, burrowers and assaults at the end of a move, a rule per function.
class TestMovementBuildings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void SON_BLD_01_onlyThroughTheBlueArrow() {
        MoveKit kit;
        kit.board(plain(4, 4));
        layHouse(kit, {1, 1});
        QCOMPARE(kit.costs(kit.foot(9), {1, 3}), (Rows{"3344", "2223", "1122", "1012"}));
        QCOMPARE(kit.cost(kit.foot(9), {3, 1}, {2, 1}), std::optional(5));
        MoveKit sealed;
        sealed.board(plain(4, 4));
        sealed.defineOverlay("vault", {sealed.face("a", {"BB", "BB"})});
        sealed.layOverlay("vault", {1, 1});
        QCOMPARE(sealed.whyNot(sealed.foot(9), {0, 0}, {1, 1}), (Why{"no-entrance", "SON-BLD-01"}));
    }
    void SON_SA_34_urbanFightersUseWindowsExceptOfBunkers() {
        MoveKit kit;
        kit.board(plain(4, 4));
        layHouse(kit, {1, 1});
        n::Mover fighter = kit.foot(9);
        fighter.urbanFighter = true;
        QCOMPARE(kit.cost(fighter, {3, 1}, {2, 1}), std::optional(1));
        MoveKit bunker;
        bunker.board(plain(4, 4));
        layHouse(bunker, {1, 1}, 'K');
        QCOMPARE(bunker.cost(fighter, {3, 1}, {2, 1}), std::optional(5));
    }
    void SON_BLD_02_zonesOverTheDoorstepCloseTheDoor() {
        MoveKit kit;
        kit.board(plain(4, 5));
        layHouse(kit, {1, 1});
        kit.put("rifles", {1, 4}, "red");  // holds 1,3, the space before the door
        QCOMPARE(kit.cost(kit.foot(1), {1, 3}, {1, 2}), std::nullopt);
        QCOMPARE(kit.cost(kit.foot(9), {1, 2}, {1, 3}), std::nullopt);
        QCOMPARE(kit.whyNot(kit.foot(9), {0, 0}, {1, 2}), (Why{"zone-of-control", "SON-BLD-02"}));
    }
    void SON_AMB_39_onlyAUnitOnTheDoorstepClosesByRuling() {
        MoveKit kit;
        kit.board(plain(4, 5));
        layHouse(kit, {1, 1});
        kit.put("rifles", {1, 4}, "red");
        kit.scenario.rulings["building.zocEntrance"] = "false";
        QCOMPARE(kit.cost(kit.foot(1), {1, 3}, {1, 2}), std::optional(1));
    }
    void SON_BLD_10_vehiclesPassBetweenHousesThatTouchAtACorner() {
        MoveKit kit;
        kit.board({"..", ".."});
        kit.defineOverlay("hut", {kit.face("a", {"B"})});
        kit.layOverlay("hut", {1, 0});
        kit.layOverlay("hut", {0, 1});
        QCOMPARE(kit.cost(kit.mover(UnitClass::Light, 1), {0, 0}, {1, 1}), std::optional(1));
        MoveKit one;
        one.board({".X", "B."});
        QCOMPARE(one.cost(one.mover(UnitClass::Light, 1), {0, 0}, {1, 1}), std::nullopt);
    }
    void SON_BLD_12_creaturesNeverEnterHouses() {
        MoveKit kit;
        kit.board(plain(4, 4));
        layHouse(kit, {1, 1});
        QCOMPARE(kit.whyNot(kit.mover(UnitClass::Creature, 9), {1, 3}, {1, 2}),
                 (Why{"creature-in-building", "SON-BLD-12"}));
    }
    void SON_SA_12_giganticUnitsNeverEnterHouses() {
        MoveKit kit;
        kit.board(plain(4, 4));
        layHouse(kit, {1, 1});
        n::Mover giant = kit.foot(9);
        QCOMPARE(kit.cost(giant, {1, 3}, {1, 2}), std::optional(1));
        giant.gigantic = true;
        QCOMPARE(kit.whyNot(giant, {1, 3}, {1, 2}), (Why{"gigantic-in-building", "SON-SA-12"}));
    }
    void SON_SA_35_burrowersPassWaterHedgesHousesAndEnemies() {
        MoveKit kit;
        kit.board({"XXXXXXX", ".~hB...", "XXXXXXX"});
        kit.put("truck", {4, 1}, "red");
        n::Mover ghoul = kit.foot(9);
        ghoul.burrowing = true;
        ghoul.assault = true;
        QCOMPARE(kit.costs(ghoul, {0, 1})[1], std::string("0123.56"));
        QCOMPARE(kit.assaults(ghoul, {0, 1}).size(), 1u);
        // Under what nobody can enter only by the ruling (SON-AMB-69).
        QCOMPARE(kit.cost(ghoul, {0, 1}, {0, 0}), std::optional(1));
        kit.scenario.rulings["burrow.impassable"] = "false";
        QCOMPARE(kit.whyNot(ghoul, {0, 1}, {0, 0}), (Why{"impassable", "SON-TER-08"}));
    }
    void SON_AMB_20_creaturesDoNotCrushUnlessRuled() {
        MoveKit kit;
        kit.board({"......"});
        kit.put("rifles", {3, 0}, "red");
        const n::Mover beast = kit.mover(UnitClass::Creature, 9, 2);
        QCOMPARE(kit.costs(beast, {1, 0}, 2)[0], std::string("001..."));
        kit.scenario.rulings["creature.crush"] = "true";
        QCOMPARE(kit.costs(beast, {1, 0}, 2)[0], std::string("001234"));
    }

    void SON_ASL_02_assaultStartsFromAFreeSpaceWithAPointLeft() {
        MoveKit kit;
        kit.board({"XXXXX", ".....", "XXXXX"});
        kit.put("rifles", {3, 1}, "red");
        n::Mover raiders = kit.foot(3);
        QVERIFY(kit.assaults(raiders, {0, 1}).empty());  // no Assault
        raiders.assault = true;
        QCOMPARE(kit.assaults(raiders, {0, 1}).size(), 1u);
        QCOMPARE(kit.assaults(raiders, {0, 1})[0].from.at, (Cell{2, 1}));
        raiders.movement = 2;
        QVERIFY(kit.assaults(raiders, {0, 1}).empty());
        raiders.movement = 3;
        kit.put("rifles", {2, 1}, "blue");  // the space it would start from is taken
        QVERIFY(kit.assaults(raiders, {0, 1}).empty());
    }
    void assaultsRespectWallsAndStops() {
        MoveKit kit;
        kit.board({"XXX", ".m.", "XXX"});
        kit.put("rifles", {2, 1}, "red");
        n::Mover raiders = kit.foot(9);
        raiders.assault = true;
        QVERIFY(kit.assaults(raiders, {0, 1}).empty());  // the mud stops it first
        QCOMPARE(kit.assaults(raiders, {1, 1}).size(), 1u);
        kit.layEdge("wall", {1, 1}, Side::East);
        QVERIFY(kit.assaults(raiders, {1, 1}).empty());
    }
    void SON_SA_04_longDistanceReachesOver() {
        MoveKit kit;
        kit.board({"..X.."});
        kit.put("rifles", {3, 0}, "red");
        n::Mover spitter = kit.foot(1);
        spitter.assault = true;
        QVERIFY(kit.assaults(spitter, {0, 0}).empty());
        spitter.assaultRange = 2;
        QCOMPARE(kit.assaults(spitter, {0, 0}).size(), 1u);
        QCOMPARE(kit.assaults(spitter, {0, 0})[0].from.at, (Cell{1, 0}));
    }
    void SON_SA_05_largeCreaturesCoverTheirVictims() {
        MoveKit kit;
        kit.board(plain(6, 2));
        kit.put("rifles", {3, 0}, "red");
        kit.put("rifles", {3, 1}, "red");
        n::Mover shoggoth = kit.mover(UnitClass::Creature, 2, 4);
        shoggoth.assault = shoggoth.brutal = true;
        QCOMPARE(kit.assaults(shoggoth, {0, 0}).size(), 2u);
        shoggoth.movement = 1;
        QVERIFY(kit.assaults(shoggoth, {0, 0}).empty());
    }
};

QTEST_APPLESS_MAIN(TestMovementBuildings)
#include "test_movement_buildings.moc"
