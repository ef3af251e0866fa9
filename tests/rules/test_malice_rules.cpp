#include <QtTest>

#include "rules/checks/check.h"
#include "rules/systems/game_system.h"
#include "rules/systems/malice/catalogue.h"
#include "rules/systems/malice/party/party.h"
#include "rules/systems/malice/sim/dice.h"
#include "rules/systems/malice/sim/travel.h"
#include "rules/systems/malice/table/deal.h"
#include "tests/rules/malice_kit.h"

using namespace bocage;
using namespace bocage::rules;
using namespace bocage::rules::malice;

namespace {

CellDetail cell(int q, int r, const char* terrain = "plains", std::vector<Site> sites = {},
                std::vector<Route> routes = {}, bool launch = false) {
    CellDetail detail;
    detail.at = {q, r};
    detail.terrain = tests::maliceTerrain(terrain);
    detail.sites = std::move(sites);
    detail.routes = std::move(routes);
    detail.launch = launch;
    return detail;
}

/// One hexagon of plains of radius 4 (middle at 4, 4), painted.
struct Field {
    LibraryPtr library;
    Scenario scenario;
    Table table;
    std::unique_ptr<Graph> graph;

    explicit Field(std::vector<CellDetail> cells, ScenarioSection section = {}, int boards = 1,
                   std::map<std::string, std::string> rulings = {})
        : library(
              tests::maliceLibrary({tests::maliceHexagon("test-a", 4), tests::maliceHexagon("test-b", 4)})) {
        section.paint.push_back({ElementId("board-0"), std::move(cells)});
        scenario = tests::maliceScenario(
            boards == 1 ? std::vector<std::string>{"test-a"} : std::vector<std::string>{"test-a", "test-b"},
            section);
        scenario.rulings = std::move(rulings);
        table = Table::of(scenario, *library);
        graph = std::make_unique<Graph>(table);
    }
    int node(int q, int r, int board = 0) const { return graph->nodeAt(board, {q, r}); }
    int halves(Cell from, Cell to, Travel travel = {}) const {
        return Reach(*graph, {node(from.col, from.row)}, travel).halves(node(to.col, to.row));
    }
};

Scenario sample(const char* name) {
    const auto read = readScenario(
        tests::textOf(tests::resource(QStringLiteral("samples/%1.scenario.json").arg(QLatin1String(name)))));
    return read ? read->value : Scenario();
}

Findings judged(const Scenario& scenario, const LibraryPtr& library) {
    ValidateRequest request;
    request.library = library;
    request.scenario = &scenario;
    return validate(request).findings;
}

/// What one radiance token adds to a number of its holder.
int radiance(const char* name, Attribute attribute) {
    const LibraryPtr library = tests::maliceLibrary();
    Roster roster;
    roster.system = "malice";
    RosterEntry& entry = roster.entries.emplace_back();
    entry.id = ElementId("a");
    entry.content = ContentId("som-base:avatar/heron");
    RosterEntry::Filling& filling = entry.fillings.emplace_back();
    filling.id = ElementId("r");
    filling.slot = slot::firstRadiance;
    filling.option = ContentId::make("som-base", "radiance", name);
    const Catalogue& catalogue = Catalogue::of(*library);
    return bonusOf(Party::of(roster, catalogue).avatars.front(), catalogue, attribute).flat;
}

std::size_t dealt(DealKind kind, Difficulty difficulty = Difficulty::Hard, int avatars = 3) {
    Scenario coast = sample("light-over-the-coast");
    ScenarioSection section = scenarioSection(coast.extras);
    section.difficulty = difficulty;
    setSection(coast.extras, section);
    return dealTokens(Table::of(coast, *tests::maliceLibrary()), kind, 5, avatars).size();
}

bool has(const Findings& findings, std::string_view rule) {
    return std::ranges::any_of(findings, [&](const Finding& finding) { return finding.rule == rule; });
}

}  // namespace

class TestMaliceRules : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void packIsCanonical() {
        const tests::SamplePack pack = tests::samplePack(QStringLiteral("som-base"));
        QVERIFY(pack.problems.empty());
        QVERIFY(writePackManifest(pack.pack.manifest) == pack.manifest);
        for (const auto& [file, text] : writeContentFiles(pack.pack))
            QVERIFY2(pack.files.at(file) == text, file.c_str());
        const LibraryPtr library = tests::maliceLibrary();
        const Catalogue& all = Catalogue::of(*library);
        QCOMPARE(all.avatars.size(), std::size_t(8));
        QCOMPARE(all.radiances.size(), std::size_t(10));
        for (const auto& [id, mastery] : all.masteries)
            QVERIFY2(!mastery.nameOnly || (mastery.modifiers.empty() && mastery.secondary.empty()),
                     id.value.c_str());
    }

    void SOM_TERR_01_openGroundCostsOnePoint() { QCOMPARE(Field({}).halves({3, 4}, {4, 4}), 2); }
    void SOM_TERR_02_waterCostsOnePointAfloat() {
        const Field field({cell(4, 4, "water"), cell(5, 4, "water")});
        QCOMPARE(field.halves({4, 4}, {5, 4}), 2);
    }
    void SOM_TERR_03_desertsCostTwo() { QCOMPARE(Field({cell(4, 4, "desert")}).halves({3, 4}, {4, 4}), 4); }
    void SOM_TERR_04_forestsCostTwo() { QCOMPARE(Field({cell(4, 4, "forest")}).halves({3, 4}, {4, 4}), 4); }
    void SOM_TERR_05_hillsCostTwo() { QCOMPARE(Field({cell(4, 4, "hills")}).halves({3, 4}, {4, 4}), 4); }
    void SOM_TERR_06_mountainsCostThree() {
        QCOMPARE(Field({cell(4, 4, "mountains")}).halves({3, 4}, {4, 4}), 6);
    }
    void SOM_TERR_07_swampsCostThree() { QCOMPARE(Field({cell(4, 4, "swamp")}).halves({3, 4}, {4, 4}), 6); }
    void SOM_TERR_08_wildsCostThree() { QCOMPARE(Field({cell(4, 4, "wild")}).halves({3, 4}, {4, 4}), 6); }

    void SOM_MAP_04_theDominantTerrainIsPaid() {
        CellDetail mixed = cell(4, 4, "forest");
        mixed.mixed = {"forest", "mountains"};
        QCOMPARE(Field({mixed}).halves({3, 4}, {4, 4}), 4);
    }
    void SOM_MAP_05_withoutTerrainNobodyEnters() {
        CellDetail odd = cell(4, 4);
        odd.terrain = tests::maliceTerrain("shadow-void");
        QCOMPARE(Field({odd}).halves({3, 4}, {4, 4}), -1);
    }
    void SOM_MAP_03_halfHexesAreSpaces() { QCOMPARE(Field({}).halves({4, 1}, {4, 0}), 2); }
    void SOM_MAP_11_avatarsStayOutOfTheShadowRealm() {
        const Scenario coast = sample("light-over-the-coast");
        const Table table = Table::of(coast, *tests::maliceLibrary());
        const int realm = table.boardNamed(ElementId("realm"));
        QVERIFY(realm >= 0);
        QCOMPARE(Graph(table).nodeAt(realm, {3, 3}), -1);
    }
    void SOM_MAP_08_onlyJoinsAndGatesConnectMaps() {
        const Field apart({}, {}, 2);
        QCOMPARE(Reach(*apart.graph, {apart.node(4, 4)}, {}).halves(apart.node(4, 4, 1)), -1);
        ScenarioSection section;
        section.joins = {{{ElementId("board-0"), 1}, {ElementId("board-1"), 4}, 0}};
        const Field joined({}, section, 2);
        QVERIFY(Reach(*joined.graph, {joined.node(4, 4)}, {}).halves(joined.node(4, 4, 1)) > 0);
        ScenarioSection gates;
        gates.paint = {{ElementId("board-1"), {cell(4, 5, "plains", {Site::Gate})}}};
        const Field linked({cell(4, 4, "plains", {Site::Gate})}, gates, 2);
        Travel travel;
        travel.throughGates = true;
        QCOMPARE(Reach(*linked.graph, {linked.node(4, 3)}, travel).halves(linked.node(4, 5, 1)), 2);
        QCOMPARE(Reach(*linked.graph, {linked.node(4, 3)}, {}).halves(linked.node(4, 5, 1)), -1);
    }
    /// Both ways: two hexes side by side, or one.
    void SOM_AMB_01_halfHexJoin() {
        ScenarioSection section;
        section.joins = {{{ElementId("board-0"), 1}, {ElementId("board-1"), 4}, 0}};
        const Field two({}, section, 2), one({}, section, 2, {{"halfHexJoin", "merged"}});
        const auto far = [](const Field& field) {
            return shadowSteps(*field.graph,
                               {field.node(4, 4)})[static_cast<std::size_t>(field.node(4, 4, 1))];
        };
        QCOMPARE(far(two) - far(one), 1);
        QCOMPARE(two.graph->nodes().size() - one.graph->nodes().size(), std::size_t(5));
    }

    void SOM_ROUTE_01_roadsCostHalfAPoint() {
        const Field field({cell(3, 4, "plains", {}, {{Side::East, RouteKind::Road}}),
                           cell(4, 4, "mountains", {}, {{Side::West, RouteKind::Road}})});
        QCOMPARE(field.halves({3, 4}, {4, 4}), 1);
    }
    void SOM_ROUTE_02_pathsCostOnePoint() {
        const Field field({cell(3, 4, "plains", {}, {{Side::East, RouteKind::Path}}),
                           cell(4, 4, "mountains", {}, {{Side::West, RouteKind::Path}})});
        QCOMPARE(field.halves({3, 4}, {4, 4}), 2);
    }
    void SOM_ROUTE_03_steppingOntoARouteCostsTheTerrain() {
        const Field field({cell(3, 4, "plains", {}, {{Side::East, RouteKind::Road}}),
                           cell(4, 4, "mountains", {}, {{Side::West, RouteKind::Road}})});
        QCOMPARE(field.halves({5, 4}, {4, 4}), 6);
        QCOMPARE(field.halves({4, 3}, {4, 4}), 2 + 1);  // over 3, 4 and along the road
    }
    void SOM_ROUTE_04_aGateCostsItsTerrain() {
        QCOMPARE(Field({cell(4, 4, "hills", {Site::Gate})}).halves({3, 4}, {4, 4}), 4);
    }
    void SOM_ROUTE_05_bothCellsMustCarryTheRoute() {
        const Field field({cell(3, 4, "plains", {}, {{Side::East, RouteKind::Road}}), cell(4, 4, "forest")});
        QCOMPARE(field.halves({3, 4}, {4, 4}), 4);
    }
    void SOM_ROUTE_06_bridgesAreCrossedOnFoot() {
        std::vector<CellDetail> river;
        for (int r = 0; r <= 8; ++r)
            for (int q = 0; q <= 8; ++q)
                if (q + r >= 4 && q + r <= 12 && q == 4)
                    river.push_back(cell(q, r, "water"));
        const auto crossed = [&](bool bridge) {
            std::vector<CellDetail> cells = river;
            for (CellDetail& each : cells)
                if (bridge && each.at == Cell{4, 4})
                    each.routes = {{Side::West, RouteKind::Bridge}, {Side::East, RouteKind::Bridge}};
            cells.push_back(cell(3, 4, "plains", {}, {{Side::East, RouteKind::Road}}));
            cells.push_back(cell(5, 4, "plains", {}, {{Side::West, RouteKind::Road}}));
            return Field(cells).halves({3, 4}, {5, 4});
        };
        QCOMPARE(crossed(true), 2);
        QCOMPARE(crossed(false), -1);
    }
    void SOM_ROUTE_07_theEnteredHexTellsTheKind() {
        const Field field({cell(3, 4, "plains", {}, {{Side::East, RouteKind::Path}}),
                           cell(4, 4, "forest", {}, {{Side::West, RouteKind::Road}})});
        QCOMPARE(field.halves({3, 4}, {4, 4}), 1);
        QCOMPARE(field.halves({4, 4}, {3, 4}), 2);
    }

    void SOM_WATER_01_noWaterWithoutACraft() {
        QCOMPARE(Field({cell(4, 4, "water")}).halves({3, 4}, {4, 4}), -1);
    }
    void SOM_WATER_02_launchesLeadOntoTheWater() {
        const Field field({cell(4, 4, "water"), cell(3, 4, "plains", {}, {}, true)});
        QCOMPARE(field.halves({3, 4}, {4, 4}), 2);
        QCOMPARE(field.halves({5, 4}, {4, 4}), 2 * 3 + 2);  // around to the launch, then in
    }
    void SOM_WATER_03_craftsGoOn() {
        const Field field({cell(4, 4, "water"), cell(5, 4, "water"), cell(3, 4, "plains", {}, {}, true)});
        QCOMPARE(field.halves({3, 4}, {5, 4}), 4);
    }
    void SOM_WATER_05_landingNeedsNoLaunch() {
        const Field field({cell(4, 4, "water"), cell(5, 4, "mountains"), cell(3, 4, "plains", {}, {}, true)});
        QCOMPARE(field.halves({4, 4}, {5, 4}), 6);
    }
    void SOM_WATER_10_reachIsDirected() {
        // An island in a lake: off it, but not onto it.
        std::vector<CellDetail> cells;
        for (const Cell at : hexGrid().neighbours({4, 4}))
            cells.push_back(cell(at.col, at.row, "water"));
        const Field field([&] {
            auto all = cells;
            all.push_back(cell(4, 4, "plains", {}, {}, true));
            return all;
        }());
        QVERIFY(field.halves({4, 4}, {1, 4}) > 0);
        QCOMPARE(field.halves({1, 4}, {4, 4}), -1);
    }
    void SOM_WATER_09_shadowsCrossWater() {
        const Field field({cell(4, 4, "water"), cell(5, 4, "water", {Site::Stronghold})});
        QCOMPARE(shadowWay(*field.graph, field.table, field.node(3, 4)).steps, 2);
    }
    void SOM_MOVE_03_halfAPointBuysNothing() {
        const Field field({cell(3, 4, "plains", {}, {{Side::East, RouteKind::Road}}),
                           cell(4, 4, "plains", {}, {{Side::West, RouteKind::Road}})});
        Travel travel;
        travel.halves = 2;
        QCOMPARE(field.halves({3, 4}, {5, 4}, travel), -1);
        travel.halves = 3;
        QCOMPARE(field.halves({3, 4}, {5, 4}, travel), 3);
    }
    void SOM_MOVE_01_movementRollOfALoneAvatar() {
        const auto odds = movementOdds(1);
        QVERIFY(std::abs(odds[7] - 11.0 / 36) < 1e-12 && std::abs(odds[2] - 1.0 / 36) < 1e-12);
        double mean = 0;
        for (std::size_t i = 0; i < odds.size(); ++i)
            mean += odds[i] * static_cast<double>(i);
        QVERIFY(std::abs(mean - 5.4722) < 1e-4);
    }
    void SOM_MOVE_02_theLowestOfABandCounts() {
        const double wanted[] = {5.4722, 5.6998, 6.2432, 6.9381};
        for (int size = 1; size <= 4; ++size) {
            double mean = 0;
            const auto odds = movementOdds(size);
            for (std::size_t i = 0; i < odds.size(); ++i)
                mean += odds[i] * static_cast<double>(i);
            QVERIFY(std::abs(mean - wanted[size - 1]) < 1e-4);
        }
    }
    void SOM_MOVE_07_twoPointsMayNotBeEnough() {
        QCOMPARE(meanRounds({2}), 1.0);
        // A mountain needs three: all rolls but 1/36 do, and a round has two of them.
        QVERIFY(std::abs(meanRounds({6}) - 1 / (1 - 1.0 / 1296)) < 1e-9);
    }
    void SOM_TURN_01_roundsAreCountedWhole() {
        // What tools and tables say is the mean of what the simulator of ways works out in full.
        const std::vector<std::vector<int>> ways{{2},       {6, 6, 6}, std::vector<int>(9, 2),
                                                 {1, 3, 4}, {6},       std::vector<int>(40, 4)};
        for (int size = 1; size <= 4; ++size)
            for (const std::vector<int>& costs : ways) {
                const sim::Pmf rounds = sim::roundsAlong(
                    costs, sim::movementPoints(std::vector<sim::RollBonus>(static_cast<std::size_t>(size))));
                QVERIFY(std::abs(meanRounds(costs, size) - rounds.mean()) < 1e-8);
            }
        QCOMPARE(meanRounds({}), 0.0);
    }
    void SOM_COMBAT_01_enteringALairBeginsAFight() {
        Field field({cell(4, 4, "plains", {Site::Lair})});
        Travel travel;
        travel.stops = [&](int node) {
            return field.graph->nodes()[static_cast<std::size_t>(node)].has(Site::Lair);
        };
        const Reach reach(*field.graph, {field.node(3, 4)}, travel);
        QCOMPARE(reach.halves(field.node(4, 4)), 2);
        QCOMPARE(reach.halves(field.node(5, 4)), 6);  // around it, not through it
    }
    void SOM_STURN_24_noWellNoWay() { QCOMPARE(shadowWay(*Field({}).graph, Field({}).table, 0).steps, -1); }
    void SOM_STURN_22_equallyNearWellsAreAllNamed() {
        const Field field(
            {cell(2, 4, "plains", {Site::Stronghold}), cell(6, 4, "plains", {Site::Stronghold})});
        const ShadowWay way = shadowWay(*field.graph, field.table, field.node(4, 4));
        QCOMPARE(way.steps, 2);
        QCOMPARE(way.targets.size(), std::size_t(2));
    }
    void SOM_SR_05_directionsAreCountedFromTheFirst() {
        const Scenario coast = sample("light-over-the-coast");
        Table table = Table::of(coast, *tests::maliceLibrary());
        const Realm first = Realm::of(table);
        QCOMPARE(first.gates.size(), std::size_t(6));
        for (const int gate : first.gates)
            QCOMPARE(first.steps[static_cast<std::size_t>(gate)], 2);
        table.section.firstDirection = 2;
        const Realm turned = Realm::of(table);
        for (std::size_t i = 0; i < 5; ++i)
            QCOMPARE(turned.neighbours[static_cast<std::size_t>(turned.pit)][i],
                     first.neighbours[static_cast<std::size_t>(first.pit)][i + 1]);
    }

    void SOM_SETUP_04_SOM_SETUP_05_wellsAreDealtFromOnePile() {
        const Scenario coast = sample("light-over-the-coast");
        const LibraryPtr library = tests::maliceLibrary();
        const Table table = Table::of(coast, *library);
        std::set<int> lightOnTheCoast;
        for (int seed = 1; seed <= 60; ++seed) {
            const auto wells = dealTokens(table, DealKind::Wells, seed);
            QCOMPARE(wells.size(), std::size_t(6));
            QCOMPARE(
                std::ranges::count_if(wells, [](const DealtToken& well) { return well.what == "light"; }), 2);
            QVERIFY(wells == dealTokens(table, DealKind::Wells, seed));
            lightOnTheCoast.insert(static_cast<int>(std::ranges::count_if(
                wells, [](const DealtToken& well) { return well.board == 0 && well.what == "light"; })));
        }
        // SOM-SETUP-05: the split between the maps is not fixed.
        QCOMPARE(lightOnTheCoast, (std::set<int>{0, 1, 2}));
    }
    void SOM_DIFF_06_easyIsNeverWonAtOnce() {
        Scenario coast = sample("light-over-the-coast");
        ScenarioSection section = scenarioSection(coast.extras);
        section.difficulty = Difficulty::Easy;
        setSection(coast.extras, section);
        coast.battlefield.boards.erase(coast.battlefield.boards.begin() + 1);
        const Table table = Table::of(coast, *tests::maliceLibrary());
        for (int seed = 1; seed <= 100; ++seed) {
            const auto wells = dealTokens(table, DealKind::Wells, seed);
            QCOMPARE(std::ranges::count_if(wells, [](const DealtToken& well) { return well.faceUp; }), 1);
            QVERIFY(std::ranges::any_of(
                wells, [](const DealtToken& well) { return well.what == "light" && !well.faceUp; }));
        }
    }
    void SOM_SETUP_12_masteriesAreDealtOnce() {
        const LibraryPtr library = tests::maliceLibrary();
        for (int seed = 1; seed <= 20; ++seed) {
            const Scenario dealt =
                dealSetup(sample("light-over-the-coast"), *library, {DealKind::Masteries}, seed);
            std::set<ContentId> seen;
            for (const RosterEntry& entry : dealt.sides[0].players[0].force.armies[0].roster->entries) {
                QCOMPARE(entry.fillings.front().slot, slot::mastery);
                QVERIFY(seen.insert(entry.fillings.front().option).second);
            }
            QVERIFY(!has(judged(dealt, library), "SOM-RCHK-08"));
        }
    }
    void redealingOneKindLeavesTheOthers() {
        const LibraryPtr library = tests::maliceLibrary();
        const Scenario before = sample("light-over-the-coast");
        const Scenario after = dealSetup(before, *library, {DealKind::Cities}, 99);
        const auto wells = [&](const Scenario& scenario) {
            std::set<std::pair<Cell, ContentId>> all;
            for (const Piece& piece : scenario.pieces)
                if (tokenKind(library->marker(piece.content)) == Token::Kind::Well)
                    all.emplace(piece.at, piece.content);
            return all;
        };
        QVERIFY(wells(before) == wells(after));
        QCOMPARE(scenarioSection(after.extras).deals.front().seed, 99);
        const Findings findings = judged(after, library);
        QVERIFY(std::ranges::none_of(
            findings, [](const Finding& finding) { return finding.severity == Severity::Error; }));
    }

    void SOM_SETUP_13_startingShardsFollowTheMastery() {
        Mastery blue, none;
        blue.colour = "blue";
        none.colour = "colorless";
        QCOMPARE(startingShards(&blue).blue, 3);
        QCOMPARE(startingShards(&blue).colorless, 3);
        QCOMPARE(startingShards(&none).colorless, 6);
    }
    void SOM_RCHK_32_bonusesWithTheirSources() {
        const auto read = readRoster(
            tests::textOf(tests::resource(QStringLiteral("samples/keepers-of-the-causeway.army.json"))));
        QVERIFY(read.ok());
        const LibraryPtr library = tests::maliceLibrary();
        const Catalogue& catalogue = Catalogue::of(*library);
        const Party party = Party::of(read->value, catalogue);
        const Bonus combat = bonusOf(party.avatars[0], catalogue, Attribute::CombatRoll);
        QCOMPARE(combat.flat, 1);  // the blade's further point holds in lairs only
        QCOMPARE(combat.terms.front().content.value, std::string("som-base:treasure/lantern-blade"));
        const RosterSheet sheet = partyRules().sheet(read->value, library);
        QCOMPARE(sheet.cards.size(), std::size_t(2));
        QCOMPARE(sheet.cards[0].slots.size(), std::size_t(slot::count));
        QCOMPARE(sheet.total("som-cr")->value, 1);
        QCOMPARE(sheet.total("som-physical-shield")->value, 1);
        ValidateRequest request;
        request.library = library;
        request.roster = &read->value;
        QVERIFY(has(validate(request).findings, "SOM-RCHK-32"));
    }
    void SOM_CHK_45_distancesAreTold() {
        QVERIFY(has(judged(sample("light-over-the-coast"), tests::maliceLibrary()), "SOM-CHK-45"));
    }
    void SOM_ITEM_03_whatMayBePutWhere() {
        const LibraryPtr library = tests::maliceLibrary();
        Roster roster =
            readRoster(
                tests::textOf(tests::resource(QStringLiteral("samples/keepers-of-the-causeway.army.json"))))
                ->value;
        const RosterRules& rules = partyRules();
        const auto may = [&](const char* thing, const char* entry, int at) {
            return rules.mayPut(roster, library, ContentId(std::string("som-base:") + thing),
                                {ElementId(entry), at});
        };
        QVERIFY(may("treasure/quarry-maul", "mirel", 1).empty());
        QVERIFY(has(may("treasure/quarry-maul", "mirel", 2), "SOM-RCHK-15"));
        QVERIFY(has(may("potion/winter-tonic", "mirel", 7), "SOM-RCHK-13"));
        QVERIFY(may("potion/night-ink", "mirel", 7).empty());
        QVERIFY(has(may("treasure/lantern-blade", "otho", 1), "SOM-RCHK-14"));
        QVERIFY(has(may("mastery/veilreader", "otho", 0), "SOM-RCHK-04"));
        QVERIFY(has(may("avatar/raven", "", -1), "SOM-RCHK-02"));
        QVERIFY(may("avatar/moth", "", -1).empty());
    }

    void SOM_SETUP_03_everyShadowGateIsSealed() { QCOMPARE(dealt(DealKind::Seals), std::size_t(6)); }
    void SOM_SETUP_07_aCityForEachSymbol() { QCOMPARE(dealt(DealKind::Cities), std::size_t(2)); }
    void SOM_SETUP_08_aMysticForEachSymbol() { QCOMPARE(dealt(DealKind::Mystics), std::size_t(2)); }
    void SOM_SETUP_09_everyLairIsStocked() { QCOMPARE(dealt(DealKind::Lairs), std::size_t(12)); }
    void SOM_DIFF_02_eachAvatarTakesALairToken() {
        QCOMPARE(dealt(DealKind::Lairs, Difficulty::Challenging), std::size_t(9));
    }
    void SOM_SETUP_18_dealingClearsTheShadows() {
        const LibraryPtr library = tests::maliceLibrary();
        Scenario coast = sample("light-over-the-coast");
        Piece shadow;
        shadow.id = ElementId("dark");
        shadow.content = ContentId("som-base:marker/shadow");
        shadow.at = {5, 15};
        coast.pieces.push_back(shadow);
        const std::set<DealKind> all(std::begin(allDealKinds), std::end(allDealKinds));
        const Scenario after = dealSetup(coast, *library, all, 5);
        QVERIFY(
            std::ranges::none_of(after.pieces, [](const Piece& piece) { return piece.id.value == "dark"; }));
        QVERIFY(std::ranges::any_of(dealSetup(coast, *library, {DealKind::Wells}, 5).pieces,
                                    [](const Piece& piece) { return piece.id.value == "dark"; }));
    }
    void SOM_RAD_10_combat() { QCOMPARE(radiance("combat", Attribute::CombatRoll), 1); }
    void SOM_RAD_11_luck() { QCOMPARE(radiance("luck", Attribute::LuckRoll), 1); }
    void SOM_RAD_12_energyShield() { QCOMPARE(radiance("energy-shield", Attribute::EnergyShield), 1); }
    void SOM_RAD_13_energySurge() { QCOMPARE(radiance("energy-surge", Attribute::EnergyWounds), 1); }
    void SOM_RAD_14_physicalShield() { QCOMPARE(radiance("physical-shield", Attribute::PhysicalShield), 1); }
    void SOM_RAD_15_physicalSurge() { QCOMPARE(radiance("physical-surge", Attribute::PhysicalWounds), 1); }
    void SOM_RAD_16_movement() { QCOMPARE(radiance("movement", Attribute::MovementRoll), 2); }
    void SOM_RAD_17_life() { QCOMPARE(radiance("life", Attribute::Life), 1); }
    void SOM_RAD_18_harvest() { QCOMPARE(radiance("harvest", Attribute::Harvest), 2); }
    void SOM_RAD_19_recovery() { QCOMPARE(radiance("recovery", Attribute::Recovery), 1); }
    void SOM_FATE_01_doublesDrawFate() { QVERIFY(std::abs(sim::fateChance(1) - 1.0 / 6) < 1e-9); }
    void SOM_SIM_02_luckRolls() {
        for (int target = 2; target <= 5; ++target)
            QVERIFY(std::abs(sim::luckChance(target, {}) - (6 - target) / 6.0) < 1e-9);
    }

    void profilesAndSpecialRulesSoftenWhatTheyMay() {
        const LibraryPtr library = tests::maliceLibrary();
        Scenario scenario = sample("light-over-the-coast");
        std::erase_if(scenario.pieces, [&](const Piece& piece) { return piece.id.value == "lair-1"; });
        const auto severity = [&] {
            for (const Finding& finding : judged(scenario, library))
                if (finding.rule == "SOM-CHK-65")
                    return finding.severity;
            return Severity::Warning;
        };
        QVERIFY(severity() == Severity::Error);
        Scenario official = scenario;
        ScenarioSection section = scenarioSection(scenario.extras);
        section.profile = Profile::Variant;
        setSection(scenario.extras, section);
        QVERIFY(severity() == Severity::Note);
        scenario = official;
        SpecialRule rule;
        rule.id = ElementId("rule-1");
        rule.text = Text("One lair is bare.");
        rule.rules = {"SOM-SETUP-09"};
        scenario.specialRules = {rule};
        QVERIFY(severity() == Severity::Note);
    }

    void badInputIsJudgedNotFeared() {
        const LibraryPtr library = tests::maliceLibrary({tests::maliceHexagon("wide", 95)});
        ScenarioSection section;
        section.joins = {{{ElementId("board-0"), 1}, {ElementId("board-0"), 4}, 0},
                         {{ElementId("board-0"), 1}, {ElementId("nowhere"), -7}, 1'000'000}};
        section.paint = {{ElementId("board-0"), {cell(1'000'000, -1'000'000, "plains", {Site::Gate})}}};
        section.avatars = -3;
        Scenario scenario = tests::maliceScenario({"wide"}, section);
        const Findings findings = judged(scenario, library);
        QVERIFY(has(findings, "SOM-CHK-09"));
        QVERIFY(has(findings, "SOM-CHK-89"));
        QVERIFY(has(findings, "SOM-CHK-20"));

        Roster roster;
        roster.system = "malice";
        for (int i = 0; i < 80; ++i) {
            RosterEntry entry;
            entry.id = ElementId("a" + std::to_string(i));
            entry.content = ContentId("som-base:avatar/heron");
            AvatarSection avatar;
            avatar.life = {-1'000'000, 1'000'000, 3};
            avatar.shards = Shards{-5, 999'999, 0, 0, 0, 0};
            avatar.bands = {1, 2, 3};
            setSection(entry.extras, avatar);
            roster.entries.push_back(std::move(entry));
        }
        PartySection party;
        party.mode = PartyMode::Snapshot;
        setSection(roster.extras, party);
        ValidateRequest request;
        request.library = library;
        request.roster = &roster;
        const Findings bad = validate(request).findings;
        for (const char* rule :
             {"SOM-RCHK-01", "SOM-RCHK-02", "SOM-RCHK-03", "SOM-RCHK-07", "SOM-RCHK-10", "SOM-RCHK-29"})
            QVERIFY2(has(bad, rule), rule);
    }
};

QTEST_APPLESS_MAIN(TestMaliceRules)
#include "test_malice_rules.moc"
