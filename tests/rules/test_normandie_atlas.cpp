#include <QtTest>

#include "rules/systems/normandie/atlas/atlas.h"
#include "tests/support/field_kit.h"

using namespace bocage::tests;

/// Shares, dead ground, safe approaches and first-turn exposure of small scenarios worked out by hand.
class TestNormandieAtlas : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sharesOfZones();
    void nightLimitsWhatIsSeen();
    void deadGroundAndSafeApproach();
    void exposure();
    void objectivesOfEveryShape();
    void emptyScenario();
};

namespace {

void zone(FieldKit& kit, const char* side, std::vector<Cell> cells) {
    Zone value;
    value.id = ElementId("z" + std::to_string(kit.scenario.zones.size()));
    value.side = SideId(side);
    value.cells = std::move(cells);
    kit.scenario.zones.push_back(value);
}

void objective(FieldKit& kit, std::vector<Cell> cells) {
    Objective value;
    value.id = ElementId("v" + std::to_string(kit.scenario.objectives.size()));
    value.cells = std::move(cells);
    kit.scenario.objectives.push_back(value);
}

n::Atlas atlasOf(FieldKit& kit) {
    return n::makeAtlas(kit.build(), kit.scenario);
}

const n::SightShare& share(const n::Atlas& atlas, std::size_t from, std::size_t to) {
    for (const n::SightShare& one : atlas.shares)
        if (one.from == from && one.to == to)
            return one;
    throw std::runtime_error("no such share");
}

}  // namespace

void TestNormandieAtlas::sharesOfZones() {
    FieldKit kit;
    kit.board({".#.", ".1.", "..."});
    zone(kit, "blue", {{0, 0}, {0, 1}, {0, 2}});
    zone(kit, "red", {{2, 0}, {2, 1}});
    objective(kit, {{2, 2}});
    const n::Atlas atlas = atlasOf(kit);
    QCOMPARE(atlas.places.size(), std::size_t(3));
    const n::SightShare& zones = share(atlas, 0, 1);
    // A1-C1 and A1-C2 cross the rock B1; A2-C1 crosses it too. The other three pass, all through the wheat.
    QCOMPARE(zones.pairs, std::int64_t(6));
    QCOMPARE(zones.seen, std::int64_t(3));
    QCOMPARE(zones.clear, std::int64_t(0));
    QCOMPARE(zones.cellsSeen, 2);
    QCOMPARE(zones.share(), 0.5);
    QCOMPARE(share(atlas, 1, 0).seen, zones.seen);
    // To C3: clear from A3, past the wheat from A1, and from A2 as well.
    QCOMPARE(share(atlas, 0, 2).seen, std::int64_t(3));
    QCOMPARE(share(atlas, 0, 2).clear, std::int64_t(1));
}

void TestNormandieAtlas::nightLimitsWhatIsSeen() {
    FieldKit kit;
    kit.board({std::string(9, '.')});
    zone(kit, "blue", {{0, 0}});
    zone(kit, "red", {{7, 0}, {8, 0}});
    QCOMPARE(share(atlasOf(kit), 0, 1).seen, std::int64_t(2));
    kit.scenario.battlefield.conditions = {"night"};
    QCOMPARE(share(atlasOf(kit), 0, 1).seen, std::int64_t(1));
}

void TestNormandieAtlas::deadGroundAndSafeApproach() {
    FieldKit kit;
    kit.kind('r', {{"blocks-sight", {}, {}}, {"impassable", {}, {}}});
    // A wall of rock shelters the lower road from the watcher at the top right.
    kit.board({".....", "rrrr.", "....."});
    zone(kit, "blue", {{0, 2}});
    zone(kit, "red", {{0, 0}, {1, 0}});
    objective(kit, {{3, 2}});
    objective(kit, {{4, 0}});
    const n::Atlas atlas = atlasOf(kit);
    const n::Coverage& red = atlas.coverage[1];
    QCOMPARE(red.place, std::size_t(1));
    QCOMPARE(int(red.seenBy[4]), 2);
    const n::Battlefield field = kit.build();
    for (const Cell cell : {Cell{0, 2}, Cell{1, 2}, Cell{2, 2}, Cell{3, 2}})
        QVERIFY(std::binary_search(red.deadGround.begin(), red.deadGround.end(), field.indexOf(cell)));
    QVERIFY(!std::binary_search(red.deadGround.begin(), red.deadGround.end(), field.indexOf({4, 0})));
    const auto approach = std::find_if(atlas.approaches.begin(), atlas.approaches.end(),
                                       [](const n::SafeApproach& one) { return one.start == 0; });
    QVERIFY(approach != atlas.approaches.end());
    QCOMPARE(approach->watcher, std::size_t(1));
    QVERIFY(std::binary_search(approach->cells.begin(), approach->cells.end(), field.indexOf({3, 2})));
    // Nobody walks into the rock itself, unseen as it may be.
    QVERIFY(!std::binary_search(approach->cells.begin(), approach->cells.end(), field.indexOf({1, 1})));
    QCOMPARE(approach->objectives.front(), std::size_t(2));
}

void TestNormandieAtlas::exposure() {
    FieldKit kit;
    kit.board({"...", ".#.", ".#."});
    zone(kit, "blue", {{0, 0}, {0, 1}, {0, 2}});
    zone(kit, "red", {{2, 0}, {2, 1}});
    zone(kit, "blue", {{1, 0}});
    const n::Atlas atlas = atlasOf(kit);
    const auto blue = std::find_if(atlas.exposures.begin(), atlas.exposures.end(),
                                   [](const n::Exposure& one) { return one.place == 0; });
    QVERIFY(blue != atlas.exposures.end());
    QCOMPARE(blue->watcher, std::size_t(1));
    QCOMPARE(blue->cells, 3);
    // C1 sees A1 only: A2 lies behind B2's corner region, A3 behind the rock.
    const n::Battlefield field = kit.build();
    int exposed = 0;
    double sum = 0;
    for (const Cell own : {Cell{0, 0}, Cell{0, 1}, Cell{0, 2}}) {
        int seen = 0;
        for (const Cell enemy : {Cell{2, 0}, Cell{2, 1}})
            seen += n::explainSight(field, enemy, own).seen();
        exposed += seen > 0;
        sum += seen / 2.0;
    }
    QCOMPARE(blue->exposed, exposed);
    QCOMPARE(blue->safeCells(), 3 - exposed);
    QCOMPARE(blue->meanShare, sum / 3);
    QCOMPARE(blue->worstCell, field.indexOf({0, 0}));
    // Zones of one side are no threat to each other.
    for (const n::Exposure& one : atlas.exposures)
        QVERIFY(!(one.place == 2 && one.watcher == 0));
}

void TestNormandieAtlas::objectivesOfEveryShape() {
    FieldKit kit;
    kit.board({"....", "....", "...."});
    kit.defineOverlay("barn", {kit.face("a", {"11"})});
    kit.layOverlay("barn", {1, 1});
    zone(kit, "blue", {{0, 0}});
    objective(kit, {{3, 0}});
    Objective corner;
    corner.corner = Corner{1, 1};
    kit.scenario.objectives.push_back(corner);
    Objective building;
    building.element = kit.scenario.battlefield.overlays[0].id;
    kit.scenario.objectives.push_back(building);
    Objective random;
    random.alternatives = {{{0, 2}}, {{3, 2}}};
    kit.scenario.objectives.push_back(random);
    objective(kit, {{90, 90}});
    const n::Atlas atlas = atlasOf(kit);
    QCOMPARE(atlas.places.size(), std::size_t(5));
    QCOMPARE(atlas.places[2].cells.size(), std::size_t(4));
    QCOMPARE(atlas.places[3].cells.size(), std::size_t(2));
    QCOMPARE(atlas.places[4].cells.size(), std::size_t(2));
}

void TestNormandieAtlas::emptyScenario() {
    FieldKit kit;
    QVERIFY(atlasOf(kit).places.empty());
    kit.board({"."});
    QVERIFY(atlasOf(kit).shares.empty());
}

QTEST_APPLESS_MAIN(TestNormandieAtlas)
#include "test_normandie_atlas.moc"
