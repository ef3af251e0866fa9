#include <QtTest>

#include <random>

#include "tests/rules/malice_kit.h"

using namespace bocage;
using namespace bocage::rules;
using namespace bocage::rules::malice;

namespace {

/// A slow second opinion: everything is worked out anew from the cells and joins as they are written, by
/// trying all steps over and over until nothing gets cheaper. It shares no code with the graph.
class Oracle {
public:
    struct Spot {
        int board = 0;
        Cell at;
        auto operator<=>(const Spot&) const = default;
    };

    Oracle(const std::vector<TableBoard>& boards, const std::vector<Join>& joins, bool merged)
        : m_boards(boards) {
        for (std::size_t b = 0; b < boards.size(); ++b)
            for (const CellInfo& cell : boards[b].cells)
                m_group[{static_cast<int>(b), cell.at}] = {static_cast<int>(b), cell.at};
        for (const Join& join : joins) {
            int a = -1, b = -1;
            for (std::size_t i = 0; i < boards.size(); ++i) {
                if (boards[i].id == join.a.board)
                    a = static_cast<int>(i);
                if (boards[i].id == join.b.board)
                    b = static_cast<int>(i);
            }
            const auto& from =
                boards[static_cast<std::size_t>(a)].edges[static_cast<std::size_t>(join.a.edge)].cells;
            const auto& to =
                boards[static_cast<std::size_t>(b)].edges[static_cast<std::size_t>(join.b.edge)].cells;
            const int n = static_cast<int>(to.size());
            for (int i = 0; i < static_cast<int>(from.size()); ++i)
                if (const int k = n - 1 - i + join.offset; k >= 0 && k < n)
                    m_faces.push_back(
                        {{a, from[static_cast<std::size_t>(i)]}, {b, to[static_cast<std::size_t>(k)]}});
        }
        if (!merged)
            return;
        for (bool changed = true; changed;) {
            changed = false;
            for (const auto& [one, two] : m_faces) {
                const Spot low = std::min(m_group[one], m_group[two]);
                for (const Spot& spot : {one, two})
                    for (auto& [each, group] : m_group)
                        if (each == spot && group != low) {
                            const Spot old = group;
                            for (auto& [other, its] : m_group)
                                if (its == old)
                                    its = low;
                            changed = true;
                        }
            }
        }
        m_faces.clear();
    }

    Spot group(Spot spot) const { return m_group.at(spot); }

    /// Cheapest cost in halves from a cell, whatever the mode.
    std::map<Spot, int> reach(Spot from, int limit) const {
        using Stand = std::pair<Spot, bool>;  // afloat
        std::map<Stand, int> cost;
        cost[{group(from), water(group(from))}] = 0;
        for (bool cheaper = true; cheaper;) {
            cheaper = false;
            for (const auto& [here, there, route] : steps())
                for (const bool afloat : {false, true}) {
                    const auto known = cost.find({here, afloat});
                    if (known == cost.end())
                        continue;
                    const int base = known->second;
                    const auto offer = [&](bool mode, int price) {
                        if (limit >= 0 && base + price > limit)
                            return;
                        const auto [place, fresh] = cost.emplace(Stand{there, mode}, base + price);
                        if (fresh || place->second > base + price) {
                            place->second = base + price;
                            cheaper = true;
                        }
                    };
                    if (!water(there))
                        offer(false, !afloat && route ? (*route == RouteKind::Path ? 2 : 1) : price(there));
                    else if (afloat)
                        offer(true, 2);
                    else {
                        if (route == RouteKind::Bridge)
                            offer(false, 1);
                        if (launch(here))
                            offer(true, 2);
                    }
                }
        }
        std::map<Spot, int> best;
        for (const auto& [stand, value] : cost) {
            const auto [place, fresh] = best.emplace(stand.first, value);
            place->second = std::min(place->second, value);
        }
        return best;
    }

    std::map<Spot, int> shadow(Spot from) const {
        std::map<Spot, int> away{{group(from), 0}};
        for (bool changed = true; changed;) {
            changed = false;
            for (const auto& [here, there, route] : steps())
                if (const auto known = away.find(here); known != away.end()) {
                    const int next = known->second + 1;
                    const auto [place, fresh] = away.emplace(there, next);
                    if (fresh || place->second > next) {
                        place->second = next;
                        changed = true;
                    }
                }
        }
        return away;
    }

private:
    struct Way {
        Spot from, to;
        std::optional<RouteKind> route;
    };
    const CellInfo& cell(Spot spot) const {
        for (const CellInfo& each : m_boards[static_cast<std::size_t>(spot.board)].cells)
            if (each.at == spot.at)
                return each;
        qFatal("no such cell");
    }
    bool water(Spot groupSpot) const { return cell(groupSpot).terrain == Terrain::Water; }
    int price(Spot groupSpot) const {
        static const std::map<Terrain, int> prices = {
            {Terrain::Plains, 1}, {Terrain::Water, 1},     {Terrain::Desert, 2}, {Terrain::Forest, 2},
            {Terrain::Hills, 2},  {Terrain::Mountains, 3}, {Terrain::Swamp, 3},  {Terrain::Wild, 3}};
        return 2 * prices.at(*cell(groupSpot).terrain);
    }
    bool launch(Spot groupSpot) const {
        for (const auto& [spot, its] : m_group)
            if (its == groupSpot && cell(spot).launch)
                return true;
        return false;
    }
    /// Which side of a drawn cell leads to the other, by where their middles lie.
    static int sideTowards(Cell a, Cell b) {
        const GridPoint from = hexGrid().centre(a), to = hexGrid().centre(b);
        const double dx = to.x - from.x, dy = to.y - from.y;
        if (std::abs(dy) < 0.1)
            return dx > 0 ? 1 : 4;
        return dy < 0 ? (dx > 0 ? 0 : 5) : (dx > 0 ? 2 : 3);
    }
    static bool touch(Cell a, Cell b) {
        const GridPoint one = hexGrid().centre(a), two = hexGrid().centre(b);
        return a != b && std::hypot(one.x - two.x, one.y - two.y) < 1.1;
    }
    std::optional<RouteKind> leaving(Spot spot) const {
        std::optional<RouteKind> found;
        for (int side = 0; side < 6 && !found; ++side) {
            bool beside = false;
            for (const CellInfo& each : m_boards[static_cast<std::size_t>(spot.board)].cells)
                beside = beside || (touch(spot.at, each.at) && sideTowards(spot.at, each.at) == side);
            if (!beside)
                found = cell(spot).routes[static_cast<std::size_t>(side)];
        }
        return found;
    }
    const std::vector<Way>& steps() const {
        if (!m_steps.empty())
            return m_steps;
        for (std::size_t b = 0; b < m_boards.size(); ++b)
            for (const CellInfo& one : m_boards[b].cells)
                for (const CellInfo& two : m_boards[b].cells) {
                    if (!touch(one.at, two.at))
                        continue;
                    std::optional<RouteKind> route;
                    const auto there = two.routes[static_cast<std::size_t>(sideTowards(two.at, one.at))];
                    if (one.routes[static_cast<std::size_t>(sideTowards(one.at, two.at))] && there)
                        route = there;
                    m_steps.push_back(
                        {group({static_cast<int>(b), one.at}), group({static_cast<int>(b), two.at}), route});
                }
        for (const auto& [one, two] : m_faces) {
            const auto first = leaving(one), second = leaving(two);
            m_steps.push_back({one, two, first && second ? second : std::nullopt});
            m_steps.push_back({two, one, first && second ? first : std::nullopt});
        }
        return m_steps;
    }

    const std::vector<TableBoard>& m_boards;
    std::map<Spot, Spot> m_group;
    std::vector<std::pair<Spot, Spot>> m_faces;
    mutable std::vector<Way> m_steps;
};

struct RandomTable {
    LibraryPtr library;
    Scenario scenario;
};

RandomTable randomTable(std::mt19937& dice) {
    const auto roll = [&](int n) { return static_cast<int>(dice() % static_cast<unsigned>(n)); };
    static const char* terrainNames[] = {"plains", "water",     "desert", "forest",
                                         "hills",  "mountains", "swamp",  "wild"};
    const int boards = 1 + roll(3);
    std::vector<BoardDef> made;
    std::vector<std::string> names;
    ScenarioSection section;
    for (int b = 0; b < boards; ++b) {
        const int radius = 2 + roll(2);
        names.push_back("random-" + std::to_string(b));
        made.push_back(tests::maliceHexagon(names.back().c_str(), radius));
        const BoardSection own = boardSection(made.back().faces.front().extras);
        std::map<Cell, CellDetail> cells;
        const TerrainGrid& grid = made.back().faces.front().grid;
        for (int row = 0; row < grid.rows; ++row)
            for (int col = 0; col < grid.cols; ++col)
                if (grid.contains({col, row})) {
                    CellDetail& detail = cells[{col, row}];
                    for (const CellDetail& known : own.cells)
                        if (known.at == Cell{col, row})
                            detail = known;
                    detail.at = {col, row};
                    detail.terrain = tests::maliceTerrain(terrainNames[roll(3) ? roll(3) : roll(8)]);
                    detail.launch = roll(6) == 0;
                    for (const Side side : hexGrid().sides())
                        if (roll(3) == 0)
                            detail.routes.push_back({side, static_cast<RouteKind>(roll(3))});
                    if (roll(9) == 0)
                        detail.sites = {Site::Stronghold};
                }
        Paint paint{ElementId("board-" + std::to_string(b)), {}};
        for (auto& [at, detail] : cells)
            if (roll(12))
                paint.cells.push_back(std::move(detail));
        section.paint.push_back(std::move(paint));
    }
    std::set<std::pair<int, int>> used;
    for (int i = 0; i < boards + 1; ++i) {
        const int a = roll(boards), b = roll(boards), ea = roll(6), eb = roll(6);
        if (a == b || !used.emplace(a, ea).second || !used.emplace(b, eb).second)
            continue;
        section.joins.push_back({{ElementId("board-" + std::to_string(a)), ea},
                                 {ElementId("board-" + std::to_string(b)), eb},
                                 roll(3) - 1});
    }
    RandomTable result;
    result.library = tests::maliceLibrary(std::move(made));
    result.scenario = tests::maliceScenario(names, section);
    return result;
}

}  // namespace

/// Reach and Shadow paths on 500 random maps, held to a slow second opinion.
class TestMaliceOracle : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void SOM_MAP_12_reachAndShadowsAgree() {
        std::mt19937 dice(20261118);
        int reached = 0, joined = 0, afloat = 0, apart = 0;
        for (int round = 0; round < 500; ++round) {
            RandomTable made = randomTable(dice);
            const bool merged = round % 2 == 1;
            if (merged)
                made.scenario.rulings["halfHexJoin"] = "merged";
            const Table table = Table::of(made.scenario, *made.library);
            const Graph graph(table);
            const Oracle oracle(table.boards, table.section.joins, merged);
            const auto spotOf = [&](int node) {
                const Graph::Ref& ref = graph.nodes()[static_cast<std::size_t>(node)].cells.front();
                return oracle.group({ref.board, ref.at});
            };
            const int start = static_cast<int>(dice() % graph.nodes().size());
            for (const int limit : {-1, 7, 14}) {
                Travel travel;
                travel.halves = limit;
                const Reach reach(graph, {start}, travel);
                const auto expected = oracle.reach(spotOf(start), limit);
                for (std::size_t i = 0; i < graph.nodes().size(); ++i) {
                    const int node = static_cast<int>(i);
                    const auto known = expected.find(spotOf(node));
                    const int wanted = known == expected.end() ? -1 : known->second;
                    if (reach.halves(node) != wanted)
                        QFAIL(qPrintable(QStringLiteral("map %1, limit %2, node %3: %4 instead of %5")
                                             .arg(round)
                                             .arg(limit)
                                             .arg(node)
                                             .arg(reach.halves(node))
                                             .arg(wanted)));
                    reached += wanted > 0;
                    if (wanted >= 0) {
                        // The way adds up to its cost, step by step.
                        const auto way = reach.way(node);
                        int sum = 0;
                        for (const int cost : reach.costs(way))
                            sum += cost;
                        QCOMPARE(sum, wanted);
                        QCOMPARE(way.front().node, start);
                        for (const Reach::Stand& stand : way)
                            afloat += stand.mode == Reach::Mode::Afloat;
                    }
                }
            }
            const auto away = oracle.shadow(spotOf(start));
            const std::vector<int> steps = shadowSteps(graph, {start});
            int nearest = -1;
            std::set<Oracle::Spot> targets;
            for (std::size_t i = 0; i < graph.nodes().size(); ++i) {
                const auto known = away.find(spotOf(static_cast<int>(i)));
                QCOMPARE(steps[i], known == away.end() ? -1 : known->second);
                apart += known == away.end();
                if (known == away.end() || !graph.nodes()[i].has(Site::Stronghold))
                    continue;
                if (nearest < 0 || known->second < nearest)
                    targets.clear();
                if (nearest < 0 || known->second <= nearest) {
                    nearest = known->second;
                    targets.insert(spotOf(static_cast<int>(i)));
                }
            }
            const ShadowWay way = shadowWay(graph, table, start);
            QCOMPARE(way.steps, nearest);
            std::set<Oracle::Spot> found;
            for (const int node : way.targets)
                found.insert(spotOf(node));
            QVERIFY(found == targets);
            if (nearest >= 0) {
                QCOMPARE(static_cast<int>(way.path.size()), nearest + 1);
                QCOMPARE(way.path.front(), start);
                for (std::size_t i = 1; i < way.path.size(); ++i) {
                    const auto& out = graph.steps(way.path[i - 1]);
                    QVERIFY(std::ranges::any_of(
                        out, [&](const Graph::Step& step) { return step.to == way.path[i]; }));
                }
            }
            for (std::size_t i = 0; i < graph.nodes().size(); ++i)
                for (const Graph::Step& step : graph.steps(static_cast<int>(i)))
                    joined += step.join;
        }
        // The maps were worth the trouble.
        QVERIFY(reached > 10'000);
        QVERIFY(joined > 500);
        QVERIFY(afloat > 500);
        QVERIFY(apart > 500);
    }
};

QTEST_APPLESS_MAIN(TestMaliceOracle)
#include "test_malice_oracle.moc"
