#include <QtTest>

#include <algorithm>

#include "rules/systems/normandie/sight/sight.h"
#include "rules/systems/normandie/sight/sight_scan.h"
#include "rules/systems/normandie/sight/sight_table.h"
#include "tests/support/field_kit.h"

using namespace bocage::tests;
using n::SightState;

/// Section 6 rule by rule: what sees, and what just does not.
class TestNormandieSight : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void SON_GEO_05_distanceIsTheLargerDifference();
    void SON_LOS_01_centreToCentre();
    void SON_LOS_02_crossedMeansInterior();
    void SON_LOS_03_blockedBySymbols();
    void SON_LOS_03_blockedByHedgerow();
    void SON_LOS_04_obscuredAddsUp();
    void SON_LOS_05_clear();
    void SON_LOS_06_endSpacesDoNotCount();
    void SON_LOS_07_edgeExemption();
    void SON_LOS_08_infantryBlocksUnlessAVehicleLooks();
    void SON_LOS_09_vehiclesAndCreaturesBlock();
    void SON_LOS_10_hiddenUnitsDoNotBlock();
    void SON_LOS_11_ownSpacesNeverBlock();
    void SON_GEO_06_attackerChoosesSpaces();
    void SON_LOS_12_buildingsComeFirst();
    void SON_LOS_14_spaceBySpace();
    void SON_LOS_15_nightLimitsRangeNotSight();
    void SON_TER_03_blockingObstacle();
    void SON_TER_04_obscuringObstacle();
    void SON_TER_05_edgeObstacle();
    void SON_TER_11_noPassageBlocks();
    void SON_TER_31_wreckCounterActsByItsSymbols();
    void SON_BLD_03_fireOutOnlyThroughAnOpening();
    void SON_BLD_04_firedAtOnlyNextToAnOpening();
    void SON_BLD_05_wallsBlockAndOpeningsDoNot();
    void withinABuildingInnerWallsCount();
    void SON_NGT_01_maximumRange();
    void SON_NGT_02_penaltyByDistance();
    void SON_NGT_03_limitedRangeIsCapped();
    void SON_FIR_04_longRangeAndHawkeye();
    void SON_FIR_12_firingArc();
    void SON_FIR_13_facingHit();
    void SON_AMB_10_nightPenaltyRuling();
    void SON_AMB_13_attackerChoosesOnTheLine();
    void SON_AMB_14_cornerRuling();
    void SON_AMB_14_cornerObscuring();
    void SON_AMB_14_cornerEdges();
    void SON_AMB_15_ownSpaceRuling();
    void SON_AMB_16_creatureRuling();
    void SON_AMB_17_endpointRuling();
    void holesDoNotBlockButHoldNobody();
    void reasonsNameThePlace();
    void batchesUseCallersMemory();
};

namespace {

SightState stateOf(FieldKit& kit, Cell from, Cell to, const n::SightOptions& options = {}) {
    return n::explainSight(kit.build(), from, to, options).state;
}
int penaltyOf(FieldKit& kit, Cell from, Cell to) {
    return n::explainSight(kit.build(), from, to).penalty;
}
bool names(const n::SightAnswer& answer, std::string_view rule) {
    return std::find(answer.rules.begin(), answer.rules.end(), rule) != answer.rules.end();
}
FieldKit fieldOf(const std::vector<std::string>& rows) {
    FieldKit kit;
    kit.kind('f', {{"building", {}, {}}});
    kit.board(rows);
    kit.unit("rifles", "infantry");
    kit.unit("jeep", "light");
    kit.unit("tank", "heavy", 2);
    kit.unit("beast", "creature", 4);
    kit.unit("scout", "infantry", 1, "concealed");
    kit.unit("mole", "infantry", 1, "burrowing");
    return kit;
}

constexpr n::UnitClass infantry = n::UnitClass::Infantry;
constexpr n::UnitClass heavy = n::UnitClass::Heavy;
constexpr n::UnitClass creature = n::UnitClass::Creature;

}  // namespace

void TestNormandieSight::SON_GEO_05_distanceIsTheLargerDifference() {
    FieldKit kit = fieldOf({"#####", "#####", "#####"});
    QCOMPARE(n::rangeBetween(kit.build(), {0, 0}, {4, 2}).distance, 4);
    QCOMPARE(n::rangeBetween(kit.build(), {1, 1}, {1, 1}).distance, 0);
    QCOMPARE(n::rangeBetween(kit.build(), {4, 2}, {3, 0}).distance, 2);
}

void TestNormandieSight::SON_LOS_01_centreToCentre() {
    FieldKit kit = fieldOf({"....", "...."});
    const n::SightAnswer answer = n::explainSight(kit.build(), {0, 0}, {3, 1});
    // From A1 to D2 the segment crosses B1 and, half way exactly through a corner, C2.
    QCOMPARE(answer.steps.size(), std::size_t(3));
    QCOMPARE(answer.steps[0].cell, (Cell{1, 0}));
    QVERIFY(answer.steps[1].place == n::SightStep::Place::Corner);
    QCOMPARE(answer.steps[1].corner, (Corner{2, 1}));
    QCOMPARE(answer.steps[2].cell, (Cell{2, 1}));
}

void TestNormandieSight::SON_LOS_02_crossedMeansInterior() {
    FieldKit kit = fieldOf({"...", "...", "#.."});
    QCOMPARE(stateOf(kit, {0, 0}, {2, 2}), SightState::Clear);
    // A knight's move crosses the two cells between; a cell the line only touches does not count.
    FieldKit crossed = fieldOf({".#.", "..."});
    QCOMPARE(stateOf(crossed, {0, 0}, {2, 1}), SightState::Blocked);
    FieldKit touched = fieldOf({"..#", "#.."});
    QCOMPARE(stateOf(touched, {0, 0}, {2, 1}), SightState::Clear);
}

void TestNormandieSight::SON_LOS_03_blockedBySymbols() {
    FieldKit kit = fieldOf({"..#.."});
    const n::SightAnswer answer = n::explainSight(kit.build(), {0, 0}, {4, 0});
    QCOMPARE(answer.state, SightState::Blocked);
    QCOMPARE(answer.steps[std::size_t(answer.blocker)].cell, (Cell{2, 0}));
    QVERIFY(names(answer, "SON-LOS-03"));
    QCOMPARE(stateOf(kit, {0, 0}, {1, 0}), SightState::Clear);
}

void TestNormandieSight::SON_LOS_03_blockedByHedgerow() {
    FieldKit kit = fieldOf({"."});
    kit.kind('h', {{"blocks-sight", {}, {}}, {"difficult-passage", {}, {}}, {"defense", 1, {}}});
    kit.scenario.battlefield.boards.clear();
    kit.board({".h."});
    QCOMPARE(stateOf(kit, {0, 0}, {2, 0}), SightState::Blocked);
    QCOMPARE(stateOf(kit, {0, 0}, {1, 0}), SightState::Clear);
}

void TestNormandieSight::SON_LOS_04_obscuredAddsUp() {
    FieldKit kit = fieldOf({".12."});
    const n::SightAnswer answer = n::explainSight(kit.build(), {0, 0}, {3, 0});
    QCOMPARE(answer.state, SightState::Obscured);
    QCOMPARE(answer.penalty, 3);
    QCOMPARE(answer.steps[0].penalty, 1);
    QCOMPARE(answer.steps[1].penalty, 2);
    FieldKit blocked = fieldOf({".1#."});
    QCOMPARE(stateOf(blocked, {0, 0}, {3, 0}), SightState::Blocked);
    QCOMPARE(penaltyOf(blocked, {0, 0}, {3, 0}), 0);
}

void TestNormandieSight::SON_LOS_05_clear() {
    FieldKit kit = fieldOf({"....", "1##."});
    const n::SightAnswer answer = n::explainSight(kit.build(), {0, 0}, {3, 0});
    QCOMPARE(answer.state, SightState::Clear);
    QVERIFY(names(answer, "SON-LOS-05"));
    QCOMPARE(stateOf(kit, {0, 0}, {3, 1}), SightState::Blocked);
}

void TestNormandieSight::SON_LOS_06_endSpacesDoNotCount() {
    FieldKit kit = fieldOf({"2.3", "..."});
    const n::SightAnswer answer = n::explainSight(kit.build(), {0, 0}, {2, 0});
    QCOMPARE(answer.state, SightState::Clear);
    QVERIFY(names(answer, "SON-LOS-06"));
    FieldKit beyond = fieldOf({"2.3."});
    QCOMPARE(penaltyOf(beyond, {0, 0}, {3, 0}), 3);
}

void TestNormandieSight::SON_LOS_07_edgeExemption() {
    FieldKit kit = fieldOf({"......", "......"});
    kit.layEdge("hedge", {2, 0}, Side::East);
    QCOMPARE(penaltyOf(kit, {0, 0}, {5, 0}), 2);
    QCOMPARE(penaltyOf(kit, {2, 0}, {5, 0}), 0);
    QCOMPARE(penaltyOf(kit, {0, 0}, {3, 0}), 0);
    QCOMPARE(penaltyOf(kit, {1, 0}, {4, 0}), 2);
    QVERIFY(names(n::explainSight(kit.build(), {2, 0}, {5, 0}), "SON-LOS-07"));
    // The element is the whole run: whoever touches any part of it looks over all of it.
    kit.layEdge("hedge", {2, 1}, Side::East);
    QCOMPARE(penaltyOf(kit, {2, 1}, {5, 0}), 0);
    QCOMPARE(penaltyOf(kit, {1, 1}, {4, 0}), 2);
    // Only the penalty goes: a screen that blocks still blocks.
    kit.layEdge("screen", {2, 0}, Side::East);
    QCOMPARE(stateOf(kit, {2, 0}, {5, 0}), SightState::Blocked);
    // By the other ruling each edge is an element of its own (SON-AMB-66).
    FieldKit tall = fieldOf({"....", "....", "...."});
    for (int row = 0; row < 3; ++row)
        tall.layEdge("hedge", {2, row}, Side::East);
    QCOMPARE(penaltyOf(tall, {2, 2}, {3, 0}), 0);
    tall.scenario.rulings["edge.extent"] = "edge";
    QCOMPARE(penaltyOf(tall, {2, 2}, {3, 0}), 2);
}

void TestNormandieSight::SON_LOS_08_infantryBlocksUnlessAVehicleLooks() {
    FieldKit kit = fieldOf({"..."});
    kit.put("rifles", {1, 0});
    QCOMPARE(stateOf(kit, {0, 0}, {2, 0}, {infantry, infantry}), SightState::Blocked);
    QCOMPARE(stateOf(kit, {0, 0}, {2, 0}, {heavy, infantry}), SightState::Clear);
    QCOMPARE(stateOf(kit, {0, 0}, {2, 0}, {infantry, n::UnitClass::Light}), SightState::Clear);
    QCOMPARE(stateOf(kit, {0, 0}, {2, 0}, {infantry, infantry, false}), SightState::Clear);
    const n::SightAnswer answer = n::explainSight(kit.build(), {0, 0}, {2, 0});
    QCOMPARE(answer.steps[std::size_t(answer.blocker)].piece, 0);
    QVERIFY(names(answer, "SON-LOS-08"));
}

void TestNormandieSight::SON_LOS_09_vehiclesAndCreaturesBlock() {
    for (const char* unit : {"jeep", "tank", "beast"}) {
        FieldKit kit = fieldOf({"....", "....", "...."});
        kit.put(unit, {1, 0});
        QCOMPARE(stateOf(kit, {0, 0}, {3, 0}, {heavy, heavy}), SightState::Blocked);
        QCOMPARE(stateOf(kit, {0, 0}, {3, 0}, {infantry, infantry}), SightState::Blocked);
        QCOMPARE(stateOf(kit, {0, 2}, {3, 2}, {infantry, infantry}), SightState::Clear);
    }
}

void TestNormandieSight::SON_LOS_10_hiddenUnitsDoNotBlock() {
    for (const char* unit : {"scout", "mole"}) {
        FieldKit kit = fieldOf({"..."});
        kit.put(unit, {1, 0}, "red", 0, "back");
        QCOMPARE(stateOf(kit, {0, 0}, {2, 0}), SightState::Clear);
        QVERIFY(names(n::explainSight(kit.build(), {0, 0}, {2, 0}), "SON-LOS-10"));
        kit.scenario.pieces[0].face = "front";
        QCOMPARE(stateOf(kit, {0, 0}, {2, 0}), SightState::Blocked);
    }
}

void TestNormandieSight::SON_LOS_11_ownSpacesNeverBlock() {
    FieldKit kit = fieldOf({".....", "....."});
    kit.put("tank", {1, 0}, "red", 2);  // facing east, on A1 and B1
    const n::Battlefield field = kit.build();
    QCOMPARE(n::explainSight(field, {0, 0}, {4, 0}, {heavy, infantry}).state, SightState::Clear);
    QCOMPARE(n::explainSight(field, {4, 0}, {0, 0}, {infantry, heavy}).state, SightState::Clear);
    // Somebody else's tank does block, also for the batch calls.
    kit.put("tank", {3, 0}, "blue", 2);
    const n::Battlefield two = kit.build();
    QCOMPARE(n::explainSight(two, {0, 0}, {4, 0}, {heavy, infantry}).state, SightState::Blocked);
    const n::SightMap map(field, {heavy, infantry});
    n::SightScanner scanner(map);
    std::vector<n::SightCode> seen(10);
    scanner.scan({0, 0}, seen);
    QCOMPARE(int(seen[4]), 0);
    scanner.scan({4, 0}, seen);
    QCOMPARE(int(seen[0]), 0);
    scanner.scan({4, 1}, seen);
    QCOMPARE(int(seen[4]), 0);
}

void TestNormandieSight::SON_GEO_06_attackerChoosesSpaces() {
    FieldKit kit = fieldOf({"#....", "..#..", "....."});
    kit.unit("panzer", "heavy", 2, "none", {{"front", [] {
                                                 Json defense, front;
                                                 defense.set("front", 9);
                                                 defense.set("left", 7);
                                                 defense.set("right", 7);
                                                 defense.set("back", 5);
                                                 front.set("movement", 4);
                                                 front.set("defense", defense);
                                                 return front;
                                             }()}});
    kit.put("rifles", {0, 1});
    kit.put("panzer", {3, 1}, "red", 0);  // facing north on D2 and D3
    const n::Battlefield field = kit.build();
    const auto choices = n::sightChoices(field, field.units()[0], field.units()[1]);
    QCOMPARE(choices.size(), std::size_t(2));
    // C2 blocks the straight line; from A2 to D3 the line passes B2 and C3.
    QCOMPARE(choices[0].to, (Cell{3, 2}));
    QVERIFY(choices[0].possible());
    QVERIFY(!choices[1].possible());
    QCOMPARE(choices[0].defense, 7);
    QCOMPARE(choices[0].facings.front(), n::Facing4::Left);
    QCOMPARE(choices[0].range.distance, 3);
}

void TestNormandieSight::SON_LOS_12_buildingsComeFirst() {
    FieldKit kit = fieldOf({"f..."});
    const n::SightAnswer answer = n::explainSight(kit.build(), {0, 0}, {3, 0});
    QCOMPARE(answer.state, SightState::Blocked);
    QCOMPARE(answer.refused, std::string_view("SON-BLD-03"));
    QVERIFY(names(answer, "SON-LOS-12"));
    QCOMPARE(answer.blocker, -1);
    QVERIFY(n::explainSight(kit.build(), {1, 0}, {3, 0}).refused.empty());
}

void TestNormandieSight::SON_LOS_14_spaceBySpace() {
    FieldKit kit = fieldOf({"......"});
    kit.defineOverlay("thicket", {kit.face("a", {"111"})});
    kit.layOverlay("thicket", {1, 0});
    QCOMPARE(penaltyOf(kit, {0, 0}, {4, 0}), 3);
    QCOMPARE(penaltyOf(kit, {0, 0}, {3, 0}), 2);
}

void TestNormandieSight::SON_LOS_15_nightLimitsRangeNotSight() {
    FieldKit kit = fieldOf({std::string(12, '.')});
    kit.scenario.battlefield.conditions = {"night"};
    const n::SightAnswer answer = n::explainSight(kit.build(), {0, 0}, {11, 0});
    QCOMPARE(answer.state, SightState::Clear);
    QVERIFY(!answer.range.inRange);
    QVERIFY(n::explainSight(kit.build(), {0, 0}, {7, 0}).range.inRange);
}

void TestNormandieSight::SON_TER_03_blockingObstacle() {
    FieldKit kit = fieldOf({".#.", "..."});
    QCOMPARE(stateOf(kit, {0, 0}, {2, 0}), SightState::Blocked);
    QCOMPARE(stateOf(kit, {0, 1}, {2, 1}), SightState::Clear);
}

void TestNormandieSight::SON_TER_04_obscuringObstacle() {
    FieldKit kit = fieldOf({".3.", "..."});
    QCOMPARE(penaltyOf(kit, {0, 0}, {2, 0}), 3);
    QCOMPARE(penaltyOf(kit, {0, 0}, {1, 0}), 0);
    QCOMPARE(penaltyOf(kit, {0, 1}, {2, 1}), 0);
}

void TestNormandieSight::SON_TER_05_edgeObstacle() {
    FieldKit kit = fieldOf({"....", "...."});
    kit.layEdge("fence", {1, 0}, Side::East);
    QCOMPARE(penaltyOf(kit, {0, 0}, {3, 0}), 1);
    QCOMPARE(penaltyOf(kit, {0, 1}, {3, 1}), 0);
    QCOMPARE(penaltyOf(kit, {1, 0}, {3, 0}), 0);
}

void TestNormandieSight::SON_TER_11_noPassageBlocks() {
    FieldKit kit = fieldOf({"..", ".."});
    kit.layEdge("no-passage", {0, 0}, Side::East);
    QCOMPARE(stateOf(kit, {0, 0}, {1, 0}), SightState::Blocked);
    QCOMPARE(stateOf(kit, {0, 1}, {1, 1}), SightState::Clear);
}

void TestNormandieSight::SON_TER_31_wreckCounterActsByItsSymbols() {
    FieldKit kit = fieldOf({"...."});
    kit.kind('w', {{"wreck", {}, {}}, {"obscures", 2, {}}});
    kit.defineOverlay("wreck", {kit.face("a", {"w"})});
    kit.unit("halftrack", "light", 1, "wreck", {{"wreck", Json("t:overlay/wreck")}});
    kit.put("halftrack", {1, 0});
    QCOMPARE(stateOf(kit, {0, 0}, {3, 0}), SightState::Blocked);
    kit.scenario.pieces[0].face = "back";
    QCOMPARE(penaltyOf(kit, {0, 0}, {3, 0}), 2);
    QVERIFY(kit.build().units().empty());
}

void TestNormandieSight::SON_BLD_03_fireOutOnlyThroughAnOpening() {
    FieldKit kit = fieldOf({"ff..", "...."});
    QCOMPARE(n::explainSight(kit.build(), {1, 0}, {3, 0}).refused, std::string_view("SON-BLD-03"));
    kit.layEdge("opening", {1, 0}, Side::East);
    QCOMPARE(stateOf(kit, {1, 0}, {3, 0}), SightState::Clear);
    QCOMPARE(n::explainSight(kit.build(), {0, 0}, {3, 0}).refused, std::string_view("SON-BLD-03"));
}

void TestNormandieSight::SON_BLD_04_firedAtOnlyNextToAnOpening() {
    FieldKit kit = fieldOf({"ff..", "...."});
    kit.layEdge("entrance", {1, 0}, Side::East);
    QCOMPARE(stateOf(kit, {3, 0}, {1, 0}), SightState::Clear);
    QCOMPARE(n::explainSight(kit.build(), {3, 0}, {0, 0}).refused, std::string_view("SON-BLD-04"));
}

void TestNormandieSight::SON_BLD_05_wallsBlockAndOpeningsDoNot() {
    FieldKit kit = fieldOf({"f...", "...."});
    kit.layEdge("wall", {0, 0}, Side::South);
    kit.layEdge("opening", {0, 0}, Side::East);
    QCOMPARE(stateOf(kit, {0, 0}, {2, 0}), SightState::Clear);
    const n::SightAnswer answer = n::explainSight(kit.build(), {0, 0}, {0, 1});
    QCOMPARE(answer.state, SightState::Blocked);
    QCOMPARE(answer.steps[std::size_t(answer.blocker)].effect, std::string_view("wall"));
    QVERIFY(names(answer, "SON-BLD-05"));
}

void TestNormandieSight::withinABuildingInnerWallsCount() {
    FieldKit kit = fieldOf({"fff"});
    QCOMPARE(stateOf(kit, {0, 0}, {2, 0}), SightState::Clear);
    kit.layEdge("wall", {1, 0}, Side::East);
    QCOMPARE(stateOf(kit, {0, 0}, {1, 0}), SightState::Clear);
    QCOMPARE(stateOf(kit, {0, 0}, {2, 0}), SightState::Blocked);
}

void TestNormandieSight::SON_NGT_01_maximumRange() {
    FieldKit kit = fieldOf({std::string(30, '.')});
    const auto inRange = [&](int col) { return n::rangeBetween(kit.build(), {0, 0}, {col, 0}).inRange; };
    QVERIFY(inRange(29));
    kit.scenario.battlefield.conditions = {"night"};
    QVERIFY(inRange(7));
    QVERIFY(!inRange(8));
    kit.scenario.battlefield.conditions = {"fog"};
    QVERIFY(inRange(9));
    QVERIFY(!inRange(10));
    kit.scenario.battlefield.conditions = {"cave"};
    QVERIFY(!inRange(8));
}

void TestNormandieSight::SON_NGT_02_penaltyByDistance() {
    FieldKit kit = fieldOf({std::string(30, '.')});
    const auto penalty = [&](int col) { return n::rangeBetween(kit.build(), {0, 0}, {col, 0}).penalty; };
    QCOMPARE(penalty(7), 0);
    QCOMPARE(penalty(8), 2);
    kit.scenario.battlefield.conditions = {"night"};
    QCOMPARE(penalty(4), 0);
    QCOMPARE(penalty(5), 2);
    kit.scenario.battlefield.conditions = {"fog"};
    QCOMPARE(penalty(5), 0);
    QCOMPARE(penalty(6), 2);
}

void TestNormandieSight::SON_NGT_03_limitedRangeIsCapped() {
    FieldKit kit = fieldOf({std::string(30, '.')});
    const auto maximum = [&](int limited) {
        return n::rangeBetween(kit.build(), {0, 0}, {1, 0}, {limited, false}).maximum;
    };
    QCOMPARE(maximum(12), 12);
    kit.scenario.battlefield.conditions = {"night"};
    QCOMPARE(maximum(12), 7);
    QCOMPARE(maximum(5), 5);
    kit.scenario.battlefield.conditions = {"fog"};
    QCOMPARE(maximum(12), 9);
}

void TestNormandieSight::SON_FIR_04_longRangeAndHawkeye() {
    FieldKit kit = fieldOf({std::string(12, '.')});
    const n::Battlefield field = kit.build();
    QCOMPARE(n::rangeBetween(field, {0, 0}, {8, 0}).penalty, 2);
    QCOMPARE(n::rangeBetween(field, {0, 0}, {8, 0}, {std::nullopt, true}).penalty, 0);
    QCOMPARE(n::rangeBetween(field, {0, 0}, {7, 0}).penalty, 0);
}

void TestNormandieSight::SON_FIR_12_firingArc() {
    // Facing north with an arc of 90 degrees: the diagonals are its borders.
    QVERIFY(n::insideArc({5, 5}, 0, 90, {5, 0}));
    QVERIFY(n::insideArc({5, 5}, 0, 90, {8, 2}));
    QVERIFY(!n::insideArc({5, 5}, 0, 90, {9, 2}));
    QVERIFY(n::insideArc({5, 5}, 1, 90, {9, 5}));
    QVERIFY(!n::insideArc({5, 5}, 1, 90, {9, 6}));
    QVERIFY(n::insideArc({5, 5}, 0, 180, {9, 5}));
    QVERIFY(!n::insideArc({5, 5}, 0, 180, {9, 6}));
    QVERIFY(n::insideArc({5, 5}, 4, 360, {5, 0}));

    FieldKit kit = fieldOf({".....", ".....", "....."});
    kit.unit("gun", "infantry", 1, "none", {{"firingArc", Json(90)}});
    kit.put("gun", {0, 1}, "blue", 2);
    kit.put("rifles", {3, 1}, "red");
    kit.put("rifles", {0, 2}, "red");
    const n::Battlefield field = kit.build();
    QVERIFY(n::sightChoices(field, field.units()[0], field.units()[1])[0].possible());
    QVERIFY(!n::sightChoices(field, field.units()[0], field.units()[2])[0].possible());
}

void TestNormandieSight::SON_FIR_13_facingHit() {
    using F = n::Facing4;
    const auto hit = [](int facing, Cell shooter) { return n::facingsHit({5, 5}, facing, shooter); };
    QCOMPARE(hit(0, {5, 1}), (std::vector<F>{F::Front}));
    QCOMPARE(hit(0, {9, 4}), (std::vector<F>{F::Right}));
    QCOMPARE(hit(0, {6, 9}), (std::vector<F>{F::Back}));
    QCOMPARE(hit(0, {1, 5}), (std::vector<F>{F::Left}));
    QCOMPARE(hit(2, {9, 4}), (std::vector<F>{F::Front}));
    QCOMPARE(hit(1, {9, 1}), (std::vector<F>{F::Front}));
    QCOMPARE(hit(6, {5, 1}), (std::vector<F>{F::Right}));
}

void TestNormandieSight::SON_AMB_10_nightPenaltyRuling() {
    FieldKit kit = fieldOf({std::string(12, '.')});
    kit.scenario.battlefield.conditions = {"night"};
    QCOMPARE(n::rangeBetween(kit.build(), {0, 0}, {5, 0}).penalty, 2);
    kit.scenario.rulings["night.inclusive"] = "false";
    QCOMPARE(n::rangeBetween(kit.build(), {0, 0}, {5, 0}).penalty, 0);
    QCOMPARE(n::rangeBetween(kit.build(), {0, 0}, {6, 0}).penalty, 2);
}

void TestNormandieSight::SON_AMB_13_attackerChoosesOnTheLine() {
    using F = n::Facing4;
    QCOMPARE(n::facingsHit({5, 5}, 0, {8, 2}), (std::vector<F>{F::Front, F::Right}));
    QCOMPARE(n::facingsHit({5, 5}, 1, {5, 9}), (std::vector<F>{F::Right, F::Back}));
    QCOMPARE(n::facingsHit({5, 5}, 1, {6, 9}).size(), std::size_t(1));
}

void TestNormandieSight::SON_AMB_14_cornerRuling() {
    FieldKit one = fieldOf({".#", ".."});
    FieldKit two = fieldOf({".#", "#."});
    QCOMPARE(stateOf(one, {0, 0}, {1, 1}), SightState::Clear);
    QCOMPARE(stateOf(two, {0, 0}, {1, 1}), SightState::Blocked);
    QVERIFY(names(n::explainSight(one.build(), {0, 0}, {1, 1}), "SON-AMB-14"));
    one.scenario.rulings["los.corner"] = "either";
    QCOMPARE(stateOf(one, {0, 0}, {1, 1}), SightState::Blocked);
    // Units are stopped by the same rule.
    FieldKit guarded = fieldOf({"..", ".."});
    guarded.put("rifles", {1, 0});
    QCOMPARE(stateOf(guarded, {0, 0}, {1, 1}), SightState::Clear);
    guarded.put("rifles", {0, 1});
    QCOMPARE(stateOf(guarded, {0, 0}, {1, 1}), SightState::Blocked);
}

void TestNormandieSight::SON_AMB_14_cornerObscuring() {
    FieldKit free = fieldOf({".3", ".."});
    QCOMPARE(penaltyOf(free, {0, 0}, {1, 1}), 0);
    FieldKit cheaper = fieldOf({".3", "2."});
    QCOMPARE(penaltyOf(cheaper, {0, 0}, {1, 1}), 2);
    FieldKit unusable = fieldOf({".3", "#."});
    QCOMPARE(penaltyOf(unusable, {0, 0}, {1, 1}), 3);
    cheaper.scenario.rulings["los.corner"] = "either";
    QCOMPARE(penaltyOf(cheaper, {0, 0}, {1, 1}), 3);
}

void TestNormandieSight::SON_AMB_14_cornerEdges() {
    FieldKit kit = fieldOf({"..", ".."});
    kit.layEdge("wall", {0, 0}, Side::East);
    QCOMPARE(stateOf(kit, {0, 0}, {1, 1}), SightState::Clear);
    kit.layEdge("wall", {0, 1}, Side::East);
    QCOMPARE(stateOf(kit, {0, 0}, {1, 1}), SightState::Blocked);
    QCOMPARE(stateOf(kit, {1, 0}, {0, 1}), SightState::Blocked);
    // A wall that only ends at the corner separates nothing.
    FieldKit bent = fieldOf({"..", ".."});
    bent.layEdge("wall", {0, 0}, Side::East);
    bent.layEdge("wall", {1, 0}, Side::South);
    QCOMPARE(stateOf(bent, {0, 0}, {1, 1}), SightState::Clear);
    QCOMPARE(stateOf(bent, {1, 0}, {0, 1}), SightState::Blocked);
}

void TestNormandieSight::SON_AMB_15_ownSpaceRuling() {
    FieldKit kit = fieldOf({"2.3"});
    QCOMPARE(penaltyOf(kit, {0, 0}, {2, 0}), 0);
    kit.scenario.rulings["los.ownSpace"] = "counted";
    QCOMPARE(penaltyOf(kit, {0, 0}, {2, 0}), 2);
    QCOMPARE(penaltyOf(kit, {2, 0}, {0, 0}), 3);
    const n::Battlefield field = kit.build();
    const n::SightMap map(field);
    QCOMPARE(int(map.between({0, 0}, {2, 0})), 2);
    std::vector<n::SightCode> buffer(n::SightTable::bytesFor(3, 1));
    QCOMPARE(int(n::SightTable(map, buffer).between(Cell{2, 0}, Cell{0, 0})), 3);
}

void TestNormandieSight::SON_AMB_16_creatureRuling() {
    FieldKit kit = fieldOf({"..."});
    kit.put("rifles", {1, 0});
    QCOMPARE(stateOf(kit, {0, 0}, {2, 0}, {creature, infantry}), SightState::Blocked);
    kit.scenario.rulings["los.creatureSeesOver"] = "true";
    QCOMPARE(stateOf(kit, {0, 0}, {2, 0}, {creature, infantry}), SightState::Clear);
    QCOMPARE(stateOf(kit, {0, 0}, {2, 0}, {infantry, creature}), SightState::Clear);
    QCOMPARE(stateOf(kit, {0, 0}, {2, 0}, {infantry, infantry}), SightState::Blocked);
}

void TestNormandieSight::SON_AMB_17_endpointRuling() {
    FieldKit kit = fieldOf({"#.."});
    QCOMPARE(stateOf(kit, {0, 0}, {2, 0}), SightState::Clear);
    QCOMPARE(stateOf(kit, {2, 0}, {0, 0}), SightState::Clear);
    kit.scenario.rulings["los.endpoints"] = "closed";
    QCOMPARE(stateOf(kit, {0, 0}, {2, 0}), SightState::Blocked);
    QCOMPARE(stateOf(kit, {2, 0}, {0, 0}), SightState::Blocked);
    QCOMPARE(stateOf(kit, {1, 0}, {2, 0}), SightState::Clear);
}

void TestNormandieSight::holesDoNotBlockButHoldNobody() {
    FieldKit kit = fieldOf({". ."});
    QCOMPARE(stateOf(kit, {0, 0}, {2, 0}), SightState::Clear);
    QCOMPARE(stateOf(kit, {0, 0}, {1, 0}), SightState::Blocked);
    QCOMPARE(stateOf(kit, {0, 0}, {99, 0}), SightState::Blocked);
}

void TestNormandieSight::reasonsNameThePlace() {
    FieldKit kit = fieldOf({".1..#.", "......"});
    kit.layEdge("fence", {2, 0}, Side::East);
    kit.put("rifles", {3, 0});
    const n::SightAnswer answer = n::explainSight(kit.build(), {0, 0}, {5, 0});
    QCOMPARE(answer.state, SightState::Blocked);
    const n::SightStep& first = answer.steps[std::size_t(answer.blocker)];
    QCOMPARE(first.effect, std::string_view("unit"));
    QCOMPARE(first.cell, (Cell{3, 0}));
    // Steps behind the first blocker are told as well.
    QCOMPARE(std::count_if(answer.steps.begin(), answer.steps.end(),
                           [](const n::SightStep& s) { return s.blocks; }),
             std::ptrdiff_t(2));
    const auto edge = std::find_if(answer.steps.begin(), answer.steps.end(), [](const n::SightStep& s) {
        return s.place == n::SightStep::Place::Edge;
    });
    QVERIFY(edge != answer.steps.end());
    QCOMPARE(edge->edge, Square::edge({2, 0}, Side::East));
    QCOMPARE(edge->penalty, 1);
    QCOMPARE(edge->rule, std::string_view("SON-TER-05"));
}

void TestNormandieSight::batchesUseCallersMemory() {
    FieldKit kit = fieldOf({".1.", "#..", "..."});
    const n::Battlefield field = kit.build();
    const n::SightMap map(field);
    n::SightScanner scanner(map);
    std::vector<n::SightCode> out(9 + 4, 77);
    scanner.scan({0, 0}, out);
    QCOMPARE(int(out[2]), 1);
    QCOMPARE(int(out[6]), 255);
    QCOMPARE(n::stateOf(out[2]), SightState::Obscured);
    QCOMPARE(n::stateOf(out[6]), SightState::Blocked);
    QCOMPARE(n::stateOf(out[0]), SightState::Clear);
    QCOMPARE(n::SightTable::bytesFor(3, 3), std::size_t(36));
    QCOMPARE(n::SightTable::bytesFor(0, 0), std::size_t(0));
}

QTEST_APPLESS_MAIN(TestNormandieSight)
#include "test_normandie_sight.moc"
