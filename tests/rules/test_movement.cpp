#include <QtTest>

#include "rules/systems/normandie/movement/reach_time.h"
#include "rules/systems/normandie/movement/zone_of_control.h"
#include "tests/support/move_kit.h"

using namespace bocage::tests;
using n::UnitClass;

/// Reach of single moves and zones of control (section 7), a rule per function.
class TestMovement : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void SON_MOV_01_diagonalsCostOneAndNullMovesCount() {
        MoveKit kit;
        kit.board(plain(5, 3));
        QCOMPARE(kit.costs(kit.foot(2), {0, 1}), (Rows{"112..", "012..", "112.."}));
        QCOMPARE(kit.cost(kit.foot(0), {0, 1}, {0, 1}), std::optional(0));
        QCOMPARE(kit.whyNot(kit.foot(2), {0, 1}, {3, 1}), (Why{"too-far", "SON-MOV-01"}));
    }
    void pathsAreShortestAndConnected() {
        MoveKit kit;
        kit.board({"..X..", "..X..", "....."});
        const n::Battlefield field = kit.build();
        n::ReachMap reach;
        n::MovementField(field, kit.foot(9)).reach({{0, 0}, 0}, reach);
        const auto path = reach.path({4, 0});
        QCOMPARE(path.size(), 5u);
        QCOMPARE(path.front().at, (Cell{0, 0}));
        for (std::size_t i = 1; i < path.size(); ++i)
            QCOMPARE(Square::distance(path[i - 1].at, path[i].at), 1);
        QVERIFY(reach.path({2, 0}).empty());
    }
    void SON_MOV_02_infantryPassesFriendsNotEnemies() {
        MoveKit kit;
        kit.board({"XXXX", "....", "XXXX"});
        kit.put("rifles", {1, 1});
        QCOMPARE(kit.costs(kit.foot(3), {0, 1})[1], std::string("0.23"));
        QCOMPARE(kit.whyNot(kit.foot(3), {0, 1}, {1, 1}), (Why{"occupied-by-friend", "SON-MOV-02"}));
        kit.scenario.pieces[0].side = SideId("red");
        QCOMPARE(kit.costs(kit.foot(3), {0, 1})[1], std::string("0..."));
        QCOMPARE(kit.whyNot(kit.foot(3), {0, 1}, {1, 1}), (Why{"occupied", "SON-MOV-02"}));
        kit.scenario.pieces[0] = {};
        kit.put("truck", {1, 1});
        QCOMPARE(kit.costs(kit.foot(3), {0, 1})[1], std::string("0..."));
        QCOMPARE(kit.whyNot(kit.foot(3), {0, 1}, {3, 1}), (Why{"units-in-the-way", "SON-MOV-02"}));
    }
    void SON_MOV_03_suppressedCostsTwoEach() {
        MoveKit kit;
        kit.board(plain(6, 1));
        n::Mover foot = kit.foot(5);
        foot.suppressed = 1;
        QCOMPARE(kit.costs(foot, {0, 0})[0], std::string("0123.."));
        foot.suppressed = 3;
        QCOMPARE(kit.costs(foot, {0, 0})[0], std::string("0....."));
        QCOMPARE(kit.whyNot(foot, {0, 0}, {1, 0}), (Why{"immobilized", "SON-MOV-03"}));
        kit.put("rifles", {2, 0});
        kit.piece(FieldKit::id("marker", "suppressed"), {2, 0});
        const n::Battlefield field = kit.build();
        QCOMPARE(n::moverOf(field, field.units()[0]).points(), 2);
    }
    void SON_UNI_06_zeroAndXAreNullMovement() {
        MoveKit kit;
        kit.board(plain(3, 1));
        n::Mover gun = kit.foot(0);
        QCOMPARE(kit.whyNot(gun, {0, 0}, {1, 0}), (Why{"no-movement", "SON-UNI-06"}));
        gun.movement.reset();
        QCOMPARE(kit.whyNot(gun, {0, 0}, {1, 0}), (Why{"no-movement", "SON-UNI-06"}));
    }
    void SON_MOV_04_terrainMarkersCountAtOnce() {
        MoveKit kit;
        kit.board({"XXXXXX", "x.....", "XXXXXX"});
        kit.board({"..."}, {-3, 1});
        QCOMPARE(kit.cost(kit.foot(5), {-1, 1}, {2, 1}), std::optional(5));
        QCOMPARE(kit.cost(kit.foot(5), {-1, 1}, {3, 1}), std::nullopt);
    }
    void SON_MOV_05_pairsTurnFortyFiveDegreesPerSpace() {
        MoveKit kit;
        kit.board(plain(9, 9));
        const n::Mover tank = kit.mover(UnitClass::Heavy, 2, 2);
        const n::Battlefield field = kit.build();
        const n::MovementField moves(field, tank);
        n::ReachMap reach;
        moves.reach({{4, 4}, 0}, reach);
        const auto ends = moves.endings(reach);
        const auto endsAs = [&](Cell at, int facing) {
            return std::find(ends.begin(), ends.end(), n::Placement{at, facing}) != ends.end();
        };
        QVERIFY(endsAs({4, 2}, 0));   // two ahead
        QVERIFY(endsAs({5, 3}, 1));   // ahead with a turn
        QVERIFY(endsAs({6, 3}, 2));   // turning twice
        QVERIFY(!endsAs({6, 5}, 2));  // three points: swing twice, then ahead
        QVERIFY(endsAs({4, 6}, 0));   // backwards
        QVERIFY(endsAs({4, 4}, 2));   // turning on the spot by two eighths
        QVERIFY(!endsAs({4, 4}, 3));
        QVERIFY(!endsAs({6, 2}, 0));
    }
    void SON_MOV_06_diagonalNeedsOneFreeFlank() {
        MoveKit kit;
        kit.board({".X", "V."});
        const n::Mover truck = kit.mover(UnitClass::Light, 1);
        QCOMPARE(kit.cost(truck, {0, 0}, {1, 1}), std::nullopt);
        QCOMPARE(kit.cost(kit.foot(1), {0, 0}, {1, 1}), std::optional(1));
        MoveKit open;
        open.board({".X", ".."});
        QCOMPARE(open.cost(truck, {0, 0}, {1, 1}), std::optional(1));
        // A counter of two spaces may not even stop across such a gap.
        MoveKit gap;
        gap.board({".X..", "X...", "....", "...."});
        const n::Battlefield field = gap.build();
        const n::MovementField tank(field, gap.mover(UnitClass::Heavy, 4, 2));
        QVERIFY(!tank.fits({{0, 0}, 7}));
        QVERIFY(tank.fits({{1, 1}, 7}));
    }
    void SON_MOV_07_blocksNeedEmptySpaces() {
        MoveKit kit;
        kit.board(plain(6, 4));
        const n::Mover shoggoth = kit.mover(UnitClass::Creature, 2, 4);
        QCOMPARE(kit.costs(shoggoth, {0, 1}), (Rows{"112...", "0012..", "0012..", "112..."}));
        kit.put("rifles", {2, 2});
        QCOMPARE(kit.costs(shoggoth, {0, 1}), (Rows{"112...", "002...", "00....", "11...."}));
        QCOMPARE(kit.whyNot(shoggoth, {0, 1}, {2, 2}), (Why{"occupied", "SON-MOV-07"}));
        MoveKit narrow;
        narrow.board({"....", "..X.", "...."});
        QCOMPARE(narrow.whyNot(narrow.mover(UnitClass::Creature, 9, 4), {0, 0}, {3, 1}),
                 (Why{"no-room", "SON-MOV-07"}));
    }
    void blocksTurnOnTheSpotByQuarters() {
        MoveKit kit;
        kit.board(plain(2, 2));
        const n::Battlefield field = kit.build();
        const n::MovementField moves(field, kit.mover(UnitClass::Creature, 1, 4));
        n::ReachMap reach;
        moves.reach({{0, 0}, 0}, reach);
        const auto ends = moves.endings(reach);
        QCOMPARE(ends.size(), 3u);  // as it lies, and a quarter turn either way
        moves.reach({{0, 0}, 0}, 2, reach);
        QCOMPARE(moves.endings(reach).size(), 4u);
    }
    void SON_MOV_08_vehiclesDriveOverInfantry() {
        MoveKit kit;
        kit.board({"XXXX", "....", "XXXX"});
        kit.put("rifles", {1, 1}, "red");
        const n::Mover truck = kit.mover(UnitClass::Light, 3);
        QCOMPARE(kit.costs(truck, {0, 1})[1], std::string("0123"));
        const n::Battlefield field = kit.build();
        const n::MovementField moves(field, truck);
        QVERIFY(moves.crushes({1, 1}));
        QVERIFY(!moves.crushes({2, 1}));
    }
    void SON_MOV_09_vehiclesDoNotPassVehicles() {
        MoveKit kit;
        kit.board({"XXXX", "....", "XXXX"});
        kit.put("truck", {1, 1});
        const n::Mover truck = kit.mover(UnitClass::Light, 3);
        QCOMPARE(kit.costs(truck, {0, 1})[1], std::string("0..."));
        QCOMPARE(kit.whyNot(truck, {0, 1}, {1, 1}), (Why{"occupied", "SON-MOV-09"}));
    }
    void SON_MOV_11_flyingPassesButDoesNotStopWhereBarred() {
        MoveKit kit;
        kit.board({".~X.", ".~X."});
        n::Mover flyer = kit.foot(3);
        flyer.overTerrain = true;
        QCOMPARE(kit.costs(flyer, {0, 0}), (Rows{"0..3", "1..3"}));
        QCOMPARE(kit.whyNot(flyer, {0, 0}, {1, 0}), (Why{"water", "SON-TER-12"}));
    }
    void flyersEnterHousesByTheDoor() {
        MoveKit kit;
        kit.board(plain(4, 4));
        layHouse(kit, {1, 1});
        n::Mover flyer = kit.foot(6);
        flyer.overTerrain = true;
        QCOMPARE(kit.costs(flyer, {0, 0}), (Rows{"0123", "1553", "2453", "3333"}));
        // Who starts inside walks out of the door before he flies over the roof.
        QCOMPARE(kit.cost(flyer, {1, 1}, {1, 0}), std::optional(5));
    }
    void SON_MOV_12_movesStayOnTheBoard() {
        MoveKit kit;
        kit.board({".. ."});
        QCOMPARE(kit.whyNot(kit.foot(9), {0, 0}, {-1, 0}), (Why{"off-board", "SON-MOV-12"}));
        QCOMPARE(kit.whyNot(kit.foot(9), {0, 0}, {2, 0}), (Why{"off-board", "SON-MOV-12"}));
        QCOMPARE(kit.cost(kit.foot(9), {0, 0}, {3, 0}), std::nullopt);
    }

    void SON_ZOC_01_onlyInfantryHoldsTheEightSpacesAround() {
        MoveKit kit;
        kit.board(plain(5, 5));
        kit.put("rifles", {2, 2}, "red");
        kit.put("truck", {0, 0}, "red");
        const n::Battlefield field = kit.build();
        const auto zones = n::enemyZones(field, kit.foot(4));
        int covered = 0;
        for (const std::uint8_t mask : zones)
            covered += mask != 0;
        QCOMPARE(covered, 8);
        QVERIFY(zones[static_cast<std::size_t>(field.indexOf({1, 1}))] == 1u << 3);
    }
    void SON_ZOC_02_notBetweenTwoSpacesOfOneZone() {
        MoveKit kit;
        kit.board({".....", "XX.XX"});
        kit.put("rifles", {2, 1}, "red");
        // Entering and leaving are free; 1,0 to 2,0 would stay in the zone of the same enemy.
        QCOMPARE(kit.costs(kit.foot(9), {0, 0})[0], std::string("01..."));
        QCOMPARE(kit.whyNot(kit.foot(9), {0, 0}, {3, 0}), (Why{"zone-of-control", "SON-ZOC-02"}));
        // Zones of two different enemies may be changed.
        MoveKit two;
        two.board({"..X", "...", "X.."});
        two.put("rifles", {0, 2}, "red");
        two.scenario.pieces.clear();
        two.put("rifles", {2, 1}, "red");
        QCOMPARE(two.cost(two.foot(9), {0, 0}, {1, 0}), std::optional(1));
        QCOMPARE(two.cost(two.foot(9), {0, 0}, {1, 1}), std::optional(1));
    }
    void SON_ZOC_03_vehiclesAreNotBound() {
        MoveKit kit;
        kit.board({".....", "XX.XX"});
        kit.put("rifles", {2, 1}, "red");
        QCOMPARE(kit.costs(kit.mover(UnitClass::Light, 9), {0, 0})[0], std::string("01234"));
    }
    void SON_AMB_18_creaturesAreBoundByRulingOnly() {
        MoveKit kit;
        kit.board({".....", "XX.XX"});
        kit.put("rifles", {2, 1}, "red");
        const n::Mover ghast = kit.mover(UnitClass::Creature, 9);
        QCOMPARE(kit.costs(ghast, {0, 0})[0], std::string("01234"));
        kit.scenario.rulings["zoc.creatureBound"] = "true";
        QCOMPARE(kit.costs(ghast, {0, 0})[0], std::string("01..."));
        MoveKit wide;
        wide.board({"XXXXXXXX", "........", "XXXX.XXX"});
        wide.put("rifles", {4, 2}, "red");
        const n::Mover beast = wide.mover(UnitClass::Creature, 9, 2);
        QCOMPARE(wide.costs(beast, {1, 1}, 2)[1], std::string("00123456"));
        wide.scenario.rulings["zoc.creatureBound"] = "true";
        QCOMPARE(wide.costs(beast, {1, 1}, 2)[1], std::string("0012...."));
    }
    void SON_ZOC_04_suppressedUnitsHoldNothing() {
        MoveKit kit;
        kit.board({".....", "XX.XX"});
        kit.put("rifles", {2, 1}, "red");
        kit.piece(FieldKit::id("marker", "suppressed"), {2, 1});
        QCOMPARE(kit.costs(kit.foot(9), {0, 0})[0], std::string("01234"));
    }
    void SON_ZOC_05_zonesOfUnitsInHousesStayInside() {
        MoveKit kit;
        kit.board(plain(5, 4));
        layHouse(kit, {1, 0});
        kit.put("rifles", {1, 1}, "red");
        const n::Battlefield field = kit.build();
        const auto zones = n::enemyZones(field, kit.foot(4));
        QVERIFY(zones[static_cast<std::size_t>(field.indexOf({2, 1}))] != 0);
        QVERIFY(zones[static_cast<std::size_t>(field.indexOf({1, 2}))] == 0);
    }
    void SON_AMB_19_noPassageCutsZones() {
        MoveKit kit;
        kit.board({".....", "XX.XX"});
        kit.put("rifles", {2, 1}, "red");
        kit.layEdge("no-passage", {2, 1}, Side::North);
        const n::Battlefield field = kit.build();
        QVERIFY(n::separated(field, {2, 1}, 0));
        QVERIFY(!n::separated(field, {2, 1}, 1));
        kit.layEdge("wall", {1, 0}, Side::South);
        kit.layEdge("wall", {3, 0}, Side::South);
        QVERIFY(n::separated(kit.build(), {2, 1}, 1));
        QCOMPARE(kit.costs(kit.foot(9), {0, 0})[0], std::string("01234"));
        kit.scenario.rulings["zoc.cut"] = "none";
        QCOMPARE(kit.costs(kit.foot(9), {0, 0})[0], std::string("01..."));
    }
    void SON_ZOC_06_zonesNeverStopTheStepIntoTheTarget() {
        MoveKit kit;
        kit.board({"....", "XX.X"});
        kit.put("rifles", {2, 1}, "red");
        n::Mover raiders = kit.foot(2);
        raiders.assault = true;
        const auto found = kit.assaults(raiders, {0, 0});
        QCOMPARE(found.size(), 1u);
        QCOMPARE(found[0].cost, 2);
        QCOMPARE(found[0].from.at, (Cell{1, 0}));
    }
    void SON_ZOC_08_burrowersIgnoreZonesAndExertNone() {
        MoveKit kit;
        kit.unit("ghoul", "infantry", 1, "burrowing");
        kit.board({".....", "XX.XX"});
        kit.put("rifles", {2, 1}, "red");
        n::Mover ghoul = kit.foot(9);
        ghoul.burrowing = true;
        QCOMPARE(kit.costs(ghoul, {0, 0})[0], std::string("01234"));
        MoveKit under;
        under.unit("ghoul", "infantry", 1, "burrowing");
        under.board({".....", "XX.XX"});
        under.put("ghoul", {2, 1}, "red", 0, "back");
        QCOMPARE(under.costs(under.foot(9), {0, 0})[0], std::string("01234"));
    }

    void scratchIsReusedWithoutLeftovers() {
        MoveKit kit;
        kit.board(plain(20, 20));
        const n::Battlefield field = kit.build();
        const n::MovementField moves(field, kit.foot(3));
        n::ReachMap reach, fresh;
        moves.reach({{10, 10}, 0}, 19, reach);
        moves.reach({{0, 0}, 0}, 2, reach);
        moves.reach({{0, 0}, 0}, 2, fresh);
        QCOMPARE(reach.cells(), fresh.cells());
        QCOMPARE(reach.cells().size(), 9u);
        QVERIFY(!reach.cost({10, 10}));
        for (int i = 0; i < 70000; ++i)  // past the turn of the stamp
            moves.reach({{i % 20, 5}, 0}, 1, reach);
        moves.reach({{0, 0}, 0}, 2, reach);
        QCOMPARE(reach.cells(), fresh.cells());
    }
};

QTEST_APPLESS_MAIN(TestMovement)
#include "test_movement.moc"
