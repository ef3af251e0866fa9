#include <QtTest>

#include <random>
#include <set>

#include "rules/systems/normandie/normandie_system.h"
#include "tests/support/field_kit.h"

using namespace bocage::tests;

/// What the rules see of boards, overlays, edges, corners, conditions and pieces (sections 1 and 5).
class TestNormandieBattlefield : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void boardsMakeTheField();
    void boardsTurnWithTheirEdges_data();
    void boardsTurnWithTheirEdges();
    void facesAreChosenByName();
    void holesAndGhostsAreNotThere();
    void farAwayBoardsAreLeftOut();

    void SON_TER_01_structure();
    void SON_TER_02_defense();
    void SON_TER_04_obscuringAddsUpInOneSpace();
    void SON_TER_09_impassableToClasses();
    void SON_TER_13_difficultTerrainIsOneElement();
    void SON_TER_16_massGrave();
    void SON_TER_29_stiltedKeepsWhatIsBelow();
    void SON_TER_31_wreckLiesInTheTerrain();
    void SON_TER_37_totemOnAnInterspace();
    void newKindsCombineEffectsWithoutCode();

    void SON_BLD_05_openingsAreGaps();
    void SON_BLD_10_wallOfTheNeighbourClosesADoor();
    void SON_BLD_11_buildingsHaveRooms();
    void overlaysHideWhatTheyCover();
    void edgeRunsAreElements();

    void SON_GEO_09_footprints();
    void SON_GEO_10_diagonalCounterHoldsTwoSpaces();
    void SON_LOS_10_hiddenCounters();
    void suppressedMarkersAreCounted();
    void SON_AMB_65_cavesAreNight();
    void rulingsAreTyped();
    void effectsAreListedWithTheirRules();

    void rebuiltEqualsBuilt();
};

void TestNormandieBattlefield::boardsMakeTheField() {
    FieldKit kit;
    kit.board({"..", ".#"}, {2, 1});
    kit.board({"3"}, {-1, 1});
    const n::Battlefield field = kit.build();
    QCOMPARE(field.origin(), (Cell{-1, 1}));
    QCOMPARE(field.cols(), 5);
    QCOMPARE(field.rows(), 2);
    QVERIFY(field.cell({3, 2}).has(n::BlocksSight));
    QCOMPARE(int(field.cell({-1, 1}).obscures), 3);
    QVERIFY(!field.exists({0, 1}));
    QVERIFY(!field.exists({100, 1}));
    QCOMPARE(field.cellAt(field.indexOf({3, 2})), (Cell{3, 2}));
}

void TestNormandieBattlefield::boardsTurnWithTheirEdges_data() {
    QTest::addColumn<int>("turns");
    for (int turns = 0; turns < 4; ++turns)
        QTest::addRow("%d quarter turns", turns) << turns;
}

void TestNormandieBattlefield::boardsTurnWithTheirEdges() {
    QFETCH(int, turns);
    const auto rotation = static_cast<Rotation>(turns);
    FieldKit kit;
    kit.board(
        {"#...", "....", "..2."}, {5, 5}, rotation,
        {FieldKit::feature("wall", {1, 0}, Side::South), FieldKit::feature("hedge", {3, 2}, Side::East)});
    const n::Battlefield field = kit.build();
    const auto at = [&](Cell cell) { return rotated(cell, rotation, 4, 3) + Cell{5, 5}; };
    QVERIFY(field.cell(at({0, 0})).has(n::BlocksSight));
    QCOMPARE(int(field.cell(at({2, 2})).obscures), 2);
    const auto side = [&](Side s) { return static_cast<Side>((int(s) + turns) & 3); };
    QVERIFY(field.edge(at({1, 0}), side(Side::South)).has(n::EdgeWall));
    QVERIFY(field.edge(at({1, 1}), side(Side::North)).has(n::EdgeWall));
    QCOMPARE(int(field.edge(at({3, 2}), side(Side::East)).obscures), 2);
    int edges = 0;
    for (const auto& list : {field.northEdges(), field.westEdges()})
        for (const n::EdgeInfo& edge : list)
            edges += edge.has(n::EdgePresent);
    QCOMPARE(edges, 2);
}

void TestNormandieBattlefield::facesAreChosenByName() {
    FieldKit kit;
    kit.defineBoard("two", {kit.face("a", {"."}), kit.face("b", {"#"})});
    kit.layBoard("two", {0, 0}, Rotation::R0, "b");
    QVERIFY(kit.build().cell(Cell{0, 0}).has(n::BlocksSight));
    kit.scenario.battlefield.boards[0].face = "a";
    QVERIFY(!kit.build().cell(Cell{0, 0}).has(n::BlocksSight));
}

void TestNormandieBattlefield::holesAndGhostsAreNotThere() {
    FieldKit kit;
    kit.board({". .", "..."});
    kit.layBoard("unheard-of", {0, 5});
    kit.defineOverlay("rug", {kit.face("a", {"11"})});
    kit.layOverlay("rug", {0, 0});
    kit.layOverlay("unheard-of", {0, 1});
    const n::Battlefield field = kit.build();
    QCOMPARE(field.rows(), 2);
    QVERIFY(!field.exists({1, 0}));
    QCOMPARE(int(field.cell(Cell{0, 0}).obscures), 1);
    QCOMPARE(int(field.cell(Cell{1, 0}).obscures), 0);
    QCOMPARE(n::Battlefield().cellCount(), 0);
}

void TestNormandieBattlefield::farAwayBoardsAreLeftOut() {
    FieldKit kit;
    kit.board({"."});
    kit.board({"."}, {2'000'000'000, 0});
    kit.board({".."}, {n::Battlefield::limit - 1, 0});
    kit.layEdge("wall", {-2'000'000'000, 7}, Side::West);
    QCOMPARE(kit.build().cellCount(), 1);
}

void TestNormandieBattlefield::SON_TER_01_structure() {
    FieldKit kit;
    kit.board({".."});
    Face hut = kit.face("a", {"."});
    hut.structure = 2;
    kit.defineOverlay("hut", {hut});
    kit.layOverlay("hut", {0, 0});
    const n::Battlefield field = kit.build();
    QVERIFY(field.cell(Cell{0, 0}).has(n::HasStructure));
    QCOMPARE(int(field.cell(Cell{0, 0}).structure), 2);
    QVERIFY(!field.cell(Cell{1, 0}).has(n::HasStructure));
}

void TestNormandieBattlefield::SON_TER_02_defense() {
    FieldKit kit;
    kit.kind('d', {{"defense", 2, {}}});
    kit.board({"d."});
    QCOMPARE(int(kit.build().cell(Cell{0, 0}).defense), 2);
    QCOMPARE(int(kit.build().cell(Cell{1, 0}).defense), 0);
}

void TestNormandieBattlefield::SON_TER_04_obscuringAddsUpInOneSpace() {
    FieldKit kit;
    kit.kind('w', {{"wreck", {}, {}}, {"obscures", 1, {}}});
    kit.board({"2."});
    kit.defineOverlay("wreck", {kit.face("a", {"w"})});
    kit.layOverlay("wreck", {0, 0});
    QCOMPARE(int(kit.build().cell(Cell{0, 0}).obscures), 3);
}

void TestNormandieBattlefield::SON_TER_09_impassableToClasses() {
    FieldKit kit;
    kit.kind('i', {{"impassable-to", {}, {"infantry", "light", "heavy"}}});
    kit.kind('v', {{"impassable-to", {}, {"light", "heavy"}}});
    kit.board({"iv"});
    const n::Battlefield field = kit.build();
    QCOMPARE(int(field.cell(Cell{0, 0}).barred), 7);
    QVERIFY(!(field.cell(Cell{1, 0}).barred & n::maskOf(n::UnitClass::Infantry)));
    QVERIFY(field.cell(Cell{1, 0}).barred & n::maskOf(n::UnitClass::Heavy));
}

void TestNormandieBattlefield::SON_TER_13_difficultTerrainIsOneElement() {
    FieldKit kit;
    kit.kind('x', {{"difficult-terrain", {}, {}}});
    kit.board({"xx.x", "x..x"});
    const n::Battlefield field = kit.build();
    QCOMPARE(field.cell(Cell{0, 0}).element, field.cell(Cell{0, 1}).element);
    QCOMPARE(field.cell(Cell{3, 0}).element, field.cell(Cell{3, 1}).element);
    QVERIFY(!(field.cell(Cell{0, 0}).element == field.cell(Cell{3, 0}).element));
}

void TestNormandieBattlefield::SON_TER_16_massGrave() {
    FieldKit kit;
    kit.kind('g', {{"mass-grave", 1, {}}});
    kit.kind('G', {{"mass-grave", {}, {}}});
    kit.board({"gG."});
    const n::Battlefield field = kit.build();
    QCOMPARE(int(field.cell(Cell{0, 0}).graves), 1);
    QVERIFY(field.cell(Cell{1, 0}).has(n::MassGrave));
    QCOMPARE(int(field.cell(Cell{1, 0}).graves), 0);
    QVERIFY(!field.cell(Cell{2, 0}).has(n::MassGrave));
}

void TestNormandieBattlefield::SON_TER_29_stiltedKeepsWhatIsBelow() {
    FieldKit kit;
    kit.kind('~', {{"water", {}, {}}});
    kit.kind('s', {{"swamp", {}, {}}});
    kit.kind('=', {{"stilted", {}, {}}, {"obscures", 1, {}}});
    kit.board({"~s~"});
    kit.defineOverlay("walk", {kit.face("a", {"=="})});
    kit.layOverlay("walk", {0, 0});
    const n::Battlefield field = kit.build();
    QVERIFY(field.cell(Cell{0, 0}).has(n::WaterBelow));
    QVERIFY(!field.cell(Cell{0, 0}).has(n::Water));
    QVERIFY(field.cell(Cell{1, 0}).has(n::Stilted));
    QVERIFY(!field.cell(Cell{1, 0}).has(n::WaterBelow | n::Swamp));
    QVERIFY(field.cell(Cell{2, 0}).has(n::Water));
}

void TestNormandieBattlefield::SON_TER_31_wreckLiesInTheTerrain() {
    FieldKit kit;
    kit.kind('~', {{"swamp", {}, {}}});
    kit.kind('w', {{"wreck", {}, {}}, {"blocks-sight", {}, {}}});
    kit.board({"~~"});
    kit.defineOverlay("wreck", {kit.face("a", {"w"})});
    kit.defineOverlay("rock", {kit.face("a", {"#"})});
    kit.layOverlay("wreck", {0, 0});
    kit.layOverlay("rock", {1, 0});
    const n::Battlefield field = kit.build();
    QVERIFY(field.cell(Cell{0, 0}).has(n::Swamp));
    QVERIFY(field.cell(Cell{0, 0}).has(n::BlocksSight));
    QVERIFY(!field.cell(Cell{1, 0}).has(n::Swamp));
}

void TestNormandieBattlefield::SON_TER_37_totemOnAnInterspace() {
    FieldKit kit;
    kit.board({"..", ".."});
    kit.cornerKind("totem", {{"structure", 1, {}}});
    PlacedCorner totem;
    totem.kind = FieldKit::id("terrain", "totem");
    totem.at = {1, 1};
    kit.scenario.battlefield.corners.push_back(totem);
    const n::Battlefield field = kit.build();
    QCOMPARE(field.corners().size(), std::size_t(1));
    QCOMPARE(field.corners()[0].at, (Corner{1, 1}));
    QCOMPARE(int(field.corners()[0].effects.structure), 1);
}

void TestNormandieBattlefield::newKindsCombineEffectsWithoutCode() {
    FieldKit kit;
    kit.kind('q', {{"obscures", 2, {}}, {"swamp", {}, {}}, {"defense", 1, {}}, {"never-heard-of", 3, {}}});
    kit.board({"q"});
    const n::CellInfo cell = kit.build().cell(Cell{0, 0});
    QCOMPARE(int(cell.obscures), 2);
    QCOMPARE(int(cell.defense), 1);
    QCOMPARE(cell.bits, std::uint32_t(n::CellExists | n::Swamp));
}

void TestNormandieBattlefield::SON_BLD_05_openingsAreGaps() {
    FieldKit kit;
    kit.kind('f', {{"building", {}, {}}});
    kit.board({"...", "...", "..."});
    Face house = kit.face("a", {"f"});
    for (const Side side : {Side::North, Side::East, Side::South, Side::West})
        house.edges.push_back(FieldKit::feature("wall", {0, 0}, side));
    house.edges.push_back(FieldKit::feature("opening", {0, 0}, Side::East));
    kit.defineOverlay("house", {house});
    kit.layOverlay("house", {1, 1});
    n::Battlefield field = kit.build();
    QVERIFY(field.edge({1, 1}, Side::North).has(n::EdgeWall));
    QVERIFY(!field.edge({1, 1}, Side::East).stopsSight());
    QVERIFY(field.cell(Cell{1, 1}).has(n::HasOpening));
    // The author may break a door into a printed wall.
    kit.scenario.battlefield.overlays[0].rotation = Rotation::R90;
    kit.layEdge("entrance", {1, 1}, Side::West);
    field = kit.build();
    QVERIFY(field.edge({1, 1}, Side::South).has(n::EdgeOpening));
    QVERIFY(!field.edge({1, 1}, Side::West).stopsSight());
    QVERIFY(field.edge({1, 1}, Side::East).has(n::EdgeWall));
}

void TestNormandieBattlefield::SON_BLD_10_wallOfTheNeighbourClosesADoor() {
    FieldKit kit;
    kit.kind('f', {{"building", {}, {}}});
    kit.board({"...."});
    Face left = kit.face("a", {"f"});
    left.edges.push_back(FieldKit::feature("entrance", {0, 0}, Side::East));
    Face right = kit.face("a", {"f"});
    right.edges.push_back(FieldKit::feature("wall", {0, 0}, Side::West));
    kit.defineOverlay("left", {left});
    kit.defineOverlay("right", {right});
    kit.layOverlay("left", {0, 0});
    kit.layOverlay("right", {1, 0});
    QVERIFY(kit.build().edge({0, 0}, Side::East).stopsPassage());
    QVERIFY(!kit.build().cell(Cell{0, 0}).has(n::HasOpening));
    kit.scenario.battlefield.overlays[1].at = {2, 0};
    QVERIFY(!kit.build().edge({0, 0}, Side::East).stopsPassage());
    QVERIFY(kit.build().cell(Cell{0, 0}).has(n::HasOpening));
}

void TestNormandieBattlefield::SON_BLD_11_buildingsHaveRooms() {
    FieldKit kit;
    kit.kind('f', {{"building", {}, {}}});
    kit.board({"ff.f", "...."});
    Face house = kit.face("a", {"ff"});
    house.rooms = {{"hall", {{0, 0}}}, {"kitchen", {{1, 0}}}};
    kit.defineOverlay("house", {house});
    kit.layOverlay("house", {0, 1});
    const n::Battlefield field = kit.build();
    QCOMPARE(field.cell(Cell{0, 0}).building, field.cell(Cell{1, 0}).building);
    QVERIFY(!(field.cell(Cell{0, 0}).building == field.cell(Cell{3, 0}).building));
    QVERIFY(!(field.cell(Cell{0, 0}).building == field.cell(Cell{0, 1}).building));
    QCOMPARE(field.cell(Cell{0, 1}).building, field.cell(Cell{1, 1}).building);
    QCOMPARE(int(field.cell(Cell{0, 1}).room), 0);
    QCOMPARE(int(field.cell(Cell{1, 1}).room), 1);
    QVERIFY(!field.cell(Cell{2, 1}).building);
    QCOMPARE(int(field.cell(Cell{2, 1}).room), -1);
}

void TestNormandieBattlefield::overlaysHideWhatTheyCover() {
    FieldKit kit;
    kit.board(
        {"#...", "...."}, {}, Rotation::R0,
        {FieldKit::feature("fence", {0, 0}, Side::East), FieldKit::feature("fence", {1, 0}, Side::East)});
    kit.defineOverlay("rug", {kit.face("a", {".."})});
    kit.layOverlay("rug", {0, 0});
    n::Battlefield field = kit.build();
    QVERIFY(!field.cell(Cell{0, 0}).has(n::BlocksSight));
    QVERIFY(field.cell(Cell{0, 0}).has(n::CoversGround));
    QCOMPARE(int(field.edge({0, 0}, Side::East).obscures), 0);
    QCOMPARE(int(field.edge({1, 0}, Side::East).obscures), 1);
}

void TestNormandieBattlefield::edgeRunsAreElements() {
    FieldKit kit;
    kit.board({"....", "....", "...."});
    kit.layEdge("fence", {0, 0}, Side::South);
    kit.layEdge("hedge", {2, 0}, Side::South);
    kit.layEdge("fence", {1, 0}, Side::South);
    kit.layEdge("fence", {3, 1}, Side::South);
    const n::Battlefield field = kit.build();
    QCOMPARE(field.edge({0, 0}, Side::South).element, field.edge({1, 1}, Side::North).element);
    QVERIFY(!(field.edge({0, 0}, Side::South).element == field.edge({2, 0}, Side::South).element));
    QVERIFY(!(field.edge({0, 0}, Side::South).element == field.edge({3, 1}, Side::South).element));
}

void TestNormandieBattlefield::SON_GEO_09_footprints() {
    FieldKit kit;
    kit.board(std::vector<std::string>(6, "......"));
    kit.unit("rifles", "infantry");
    kit.unit("tank", "heavy", 2);
    kit.unit("beast", "creature", 4);
    kit.put("rifles", {0, 0});
    kit.put("tank", {2, 0}, "red", 0);
    kit.put("beast", {4, 3}, "", 2);
    const n::Battlefield field = kit.build();
    QCOMPARE(field.units().size(), std::size_t(3));
    QCOMPARE(field.unitAt({2, 1}), field.unitAt({2, 0}));
    QCOMPARE(field.unitAt({2, 1})->side, 1);
    // Facing east: front left is the upper right cell of the four.
    for (const Cell cell : {Cell{4, 3}, Cell{4, 4}, Cell{3, 3}, Cell{3, 4}})
        QCOMPARE(field.unitAt(cell), &field.units()[2]);
    QCOMPARE(field.units()[2].side, -1);
    QCOMPARE(field.unitAt({5, 5}), nullptr);
    QCOMPARE(field.unitOfPiece(1), field.unitAt({2, 0}));
}

void TestNormandieBattlefield::SON_GEO_10_diagonalCounterHoldsTwoSpaces() {
    FieldKit kit;
    kit.board(std::vector<std::string>(3, "..."));
    kit.unit("tank", "heavy", 2);
    kit.put("tank", {1, 0}, "red", 1);
    const n::Battlefield field = kit.build();
    QVERIFY(field.unitAt({1, 0}));
    QVERIFY(field.unitAt({0, 1}));
    QVERIFY(!field.unitAt({0, 0}));
    QVERIFY(!field.unitAt({1, 1}));
}

void TestNormandieBattlefield::SON_LOS_10_hiddenCounters() {
    using Hidden = n::FieldUnit::Hidden;
    FieldKit kit;
    kit.board({"....."});
    kit.unit("scout", "infantry", 1, "concealed");
    kit.unit("mole", "infantry", 1, "burrowing");
    kit.unit("ghost", "infantry", 1, "teleport");
    kit.unit("squad", "infantry", 1, "reduced");
    kit.put("scout", {0, 0}, "blue", 0, "back");
    kit.put("mole", {1, 0}, "blue", 0, "back");
    kit.put("ghost", {2, 0}, "blue", 0, "back");
    kit.put("squad", {3, 0}, "blue", 0, "back");
    kit.put("scout", {4, 0}, "blue", 0, "front");
    const n::Battlefield field = kit.build();
    const auto hidden = [&](int col) { return field.unitAt({col, 0})->hidden; };
    QCOMPARE(hidden(0), Hidden::Concealed);
    QCOMPARE(hidden(1), Hidden::Underground);
    QCOMPARE(hidden(2), Hidden::Teleporting);
    QCOMPARE(hidden(3), Hidden::No);
    QCOMPARE(hidden(4), Hidden::No);
}

void TestNormandieBattlefield::suppressedMarkersAreCounted() {
    FieldKit kit;
    kit.board({".."});
    kit.unit("rifles", "infantry");
    kit.marker("suppressed", {});
    kit.put("rifles", {0, 0});
    kit.piece(FieldKit::id("marker", "suppressed"), {0, 0});
    kit.piece(FieldKit::id("marker", "suppressed"), {0, 0});
    QCOMPARE(int(kit.build().unitAt({0, 0})->marks.suppressed), 2);
}

void TestNormandieBattlefield::SON_AMB_65_cavesAreNight() {
    FieldKit kit;
    kit.board({"."});
    QCOMPARE(kit.build().light(), n::Light::Day);
    kit.scenario.battlefield.conditions = {"fog"};
    QCOMPARE(kit.build().light(), n::Light::Fog);
    kit.scenario.battlefield.conditions = {"cave"};
    QCOMPARE(kit.build().light(), n::Light::Night);
    kit.scenario.rulings["cave.night"] = "false";
    QCOMPARE(kit.build().light(), n::Light::Day);
    kit.scenario.battlefield.conditions = {"night"};
    QCOMPARE(kit.build().light(), n::Light::Night);
}

void TestNormandieBattlefield::rulingsAreTyped() {
    QCOMPARE(n::Rulings::from({}), n::Rulings());
    // Naming every default changes nothing; every other value changes something.
    std::map<std::string, std::string> defaults;
    for (const RulingInfo& ruling : NormandieSystem().rulings())
        defaults[std::string(ruling.key)] = ruling.values.front();
    QCOMPARE(n::Rulings::from(defaults), n::Rulings());
    QCOMPARE(defaults.size(), std::size_t(39));
    for (const RulingInfo& ruling : NormandieSystem().rulings()) {
        QVERIFY(ruling.ambiguity.starts_with("SON-AMB-"));
        for (std::size_t i = 1; i < ruling.values.size(); ++i)
            QVERIFY2(
                n::Rulings::from({{std::string(ruling.key), std::string(ruling.values[i])}}) != n::Rulings(),
                std::string(ruling.key).c_str());
    }
    QCOMPARE(n::Rulings::from({{"los.corner", "perhaps"}, {"no.such.key", "true"}}), n::Rulings());
}

void TestNormandieBattlefield::effectsAreListedWithTheirRules() {
    std::set<std::string_view> names;
    for (const EffectInfo& effect : NormandieSystem().effects()) {
        QVERIFY(effect.rule.starts_with("SON-"));
        names.insert(effect.name);
    }
    QCOMPARE(names.size(), NormandieSystem().effects().size());
    for (const char* name : {"blocks-sight", "obscures", "no-indirect", "impassable-to", "wall", "ruin"})
        QVERIFY2(names.contains(name), name);
}

void TestNormandieBattlefield::rebuiltEqualsBuilt() {
    FieldKit kit;
    kit.kind('f', {{"building", {}, {}}});
    kit.kind('w', {{"wreck", {}, {}}, {"obscures", 1, {}}});
    kit.kind('~', {{"water", {}, {}}});
    kit.kind('=', {{"stilted", {}, {}}});
    const std::vector<EdgeFeature> printed{FieldKit::feature("fence", {3, 3}, Side::North),
                                           FieldKit::feature("fence", {4, 3}, Side::North),
                                           FieldKit::feature("hedge", {6, 1}, Side::West)};
    kit.board({"..~~....", "..~~..#.", "11......", "11..f...", "....f...", "......3."}, {}, Rotation::R0,
              printed);
    kit.board({"..~~....", "..~~..#.", "11......", "11..f...", "....f...", "......3."}, {8, 0},
              Rotation::R180, printed);
    Face house = kit.face("a", {"ff", "f "});
    house.edges = {
        FieldKit::feature("wall", {0, 0}, Side::North), FieldKit::feature("entrance", {1, 0}, Side::East),
        FieldKit::feature("wall", {0, 0}, Side::West), FieldKit::feature("opening", {0, 1}, Side::South)};
    Face ruin = kit.face("ruin", {"1.", ". "});
    kit.defineOverlay("house", {house, ruin});
    kit.defineOverlay("wreck", {kit.face("a", {"ww"})});
    kit.defineOverlay("walk", {kit.face("a", {"==="})});
    kit.defineBoard("rock", {kit.face("a", {"#"})});
    kit.unit("rifles", "infantry");
    kit.unit("tank", "heavy", 2);
    kit.marker("cloud", {{"obscures", 2, {}}, {"toxic-cloud", {}, {}}});
    kit.marker("suppressed", {});
    const std::vector<std::string_view> overlays{"house", "wreck", "walk"};
    const std::vector<std::string_view> edges{"fence", "wall", "entrance", "hedge"};
    std::mt19937 random(7);
    const auto upTo = [&](std::size_t count) { return random() % count; };
    const auto anywhere = [&] { return Cell{int(upTo(18)) - 1, int(upTo(8)) - 1}; };

    n::Battlefield field = kit.build();
    int changes = 0;
    for (int step = 0; step < 400; ++step) {
        BattlefieldPlan& plan = kit.scenario.battlefield;
        switch (upTo(9)) {
            case 0:
                kit.layOverlay(overlays[upTo(3)], anywhere(), static_cast<Rotation>(upTo(4)));
                break;
            case 1:
                if (!plan.overlays.empty())
                    plan.overlays.erase(plan.overlays.begin() + std::ptrdiff_t(upTo(plan.overlays.size())));
                break;
            case 2:
            case 3:
                if (!plan.overlays.empty())
                    plan.overlays[upTo(plan.overlays.size())].at = anywhere();
                break;
            case 4:
                if (!plan.overlays.empty()) {
                    PlacedOverlay& overlay = plan.overlays[upTo(plan.overlays.size())];
                    overlay.face = overlay.face == "a" ? "ruin" : "a";
                    overlay.rotation = static_cast<Rotation>(upTo(4));
                }
                break;
            case 5:
                if (upTo(3) && !plan.edges.empty())
                    plan.edges.erase(plan.edges.begin() + std::ptrdiff_t(upTo(plan.edges.size())));
                else
                    kit.layEdge(edges[upTo(4)], {int(upTo(16)), int(upTo(6))}, static_cast<Side>(upTo(4)));
                break;
            case 6:
                kit.put(upTo(2) ? "rifles" : "tank", anywhere(), upTo(2) ? "blue" : "red", int(upTo(8)));
                break;
            case 7:
                kit.piece(FieldKit::id("marker", upTo(2) ? "cloud" : "suppressed"), anywhere());
                break;
            default:
                if (!kit.scenario.pieces.empty()) {
                    if (upTo(2))
                        kit.scenario.pieces.erase(kit.scenario.pieces.begin() +
                                                  std::ptrdiff_t(upTo(kit.scenario.pieces.size())));
                    else
                        kit.scenario.pieces[upTo(kit.scenario.pieces.size())].at = anywhere();
                }
        }
        const n::Battlefield next = n::Battlefield::rebuilt(field, kit.scenario);
        QVERIFY2(next == kit.build(), qPrintable(QString("after step %1").arg(step)));
        changes += !(next == field);
        field = next;
    }
    QVERIFY(changes > 250);
    kit.layBoard("rock", {16, 0});
    QVERIFY(n::Battlefield::rebuilt(field, kit.scenario) == kit.build());
}

QTEST_APPLESS_MAIN(TestNormandieBattlefield)
#include "test_normandie_battlefield.moc"
