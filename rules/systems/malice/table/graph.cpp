#include "rules/systems/malice/table/graph.h"

#include <algorithm>
#include <numeric>
#include <queue>
#include <set>

#include "rules/board/hex.h"

namespace bocage::rules::malice {

namespace {

/// The neighbour beyond each side, in the order of Grid::sides(): north-east first, clockwise.
constexpr std::array<Cell, 6> beyond{{{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}}};

/// A route of a half cell that leads out of its board, where a joined board may take it up.
std::optional<RouteKind> outward(const TableBoard& board, const CellInfo& cell) {
    for (std::size_t side = 0; side < 6; ++side)
        if (cell.routes[side] && !board.find(cell.at + beyond[side]))
            return cell.routes[side];
    return std::nullopt;
}

}  // namespace

std::vector<std::pair<Graph::Ref, Graph::Ref>> facingCells(const Table& table, const Join& join) {
    const int a = table.boardNamed(join.a.board);
    const int b = table.boardNamed(join.b.board);
    if (a < 0 || b < 0 || a == b)
        return {};
    const auto board = [&](int i) -> const TableBoard& { return table.boards[static_cast<std::size_t>(i)]; };
    const BoardEdge* from = board(a).edge(join.a.edge);
    const BoardEdge* to = board(b).edge(join.b.edge);
    if (!from || !to || board(a).kind != BoardKind::Terrain || board(b).kind != BoardKind::Terrain)
        return {};
    std::vector<std::pair<Graph::Ref, Graph::Ref>> pairs;
    const long long n = static_cast<long long>(to->cells.size());
    for (std::size_t i = 0; i < from->cells.size(); ++i) {
        const long long other = n - 1 - static_cast<long long>(i) + join.offset;
        if (other < 0 || other >= n)
            continue;
        const Cell there = to->cells[static_cast<std::size_t>(other)];
        if (board(a).find(from->cells[i]) && board(b).find(there))
            pairs.push_back({{a, from->cells[i]}, {b, there}});
    }
    return pairs;
}

Graph::Graph(const Table& table, bool merged) : m_table(table) {
    // Cells first get a number each; merged ones then share that of the first of them.
    std::vector<int> first(table.boards.size(), 0);
    int count = 0;
    for (std::size_t b = 0; b < table.boards.size(); ++b) {
        first[b] = count;
        if (table.boards[b].kind == BoardKind::Terrain)
            count += static_cast<int>(table.boards[b].cells.size());
    }
    const auto number = [&](const Ref& ref) {
        const TableBoard& board = table.boards[static_cast<std::size_t>(ref.board)];
        return first[static_cast<std::size_t>(ref.board)] +
               static_cast<int>(board.find(ref.at) - board.cells.data());
    };
    std::vector<std::pair<Ref, Ref>> pairs;
    for (const Join& join : table.section.joins)
        for (const auto& pair : facing(join))
            pairs.push_back(pair);
    std::vector<int> same(static_cast<std::size_t>(count));
    std::iota(same.begin(), same.end(), 0);
    const auto root = [&](int i) {
        while (same[static_cast<std::size_t>(i)] != i)
            i = same[static_cast<std::size_t>(i)];
        return i;
    };
    if (merged)
        for (const auto& [a, b] : pairs) {
            const int x = root(number(a)), y = root(number(b));
            same[static_cast<std::size_t>(std::max(x, y))] = std::min(x, y);
        }
    std::vector<int> node(static_cast<std::size_t>(count), -1);
    m_ids.resize(table.boards.size());
    for (std::size_t b = 0; b < table.boards.size(); ++b) {
        const TableBoard& board = table.boards[b];
        if (board.kind != BoardKind::Terrain)
            continue;
        for (std::size_t c = 0; c < board.cells.size(); ++c) {
            const CellInfo& cell = board.cells[c];
            const int own = root(first[b] + static_cast<int>(c));
            int& id = node[static_cast<std::size_t>(own)];
            if (id < 0) {
                id = static_cast<int>(m_nodes.size());
                m_nodes.push_back({{}, cell.terrain, false, 0});
            }
            Node& into = m_nodes[static_cast<std::size_t>(id)];
            into.cells.push_back({static_cast<int>(b), cell.at});
            into.launch = into.launch || cell.launch;
            if (!into.terrain)
                into.terrain = cell.terrain;
            for (const Site site : cell.sites)
                into.sites |= 1u << static_cast<unsigned>(site);
            m_ids[b].push_back(id);
        }
    }
    m_steps.resize(m_nodes.size());
    const auto add = [&](int from, Step step) {
        auto& list = m_steps[static_cast<std::size_t>(from)];
        if (from == step.to)
            return;
        // Merged cells may touch another twice; what differs by its route is another way.
        for (const Step& known : list)
            if (known.to == step.to && known.route == step.route)
                return;
        list.push_back(step);
    };
    for (std::size_t b = 0; b < table.boards.size(); ++b) {
        const TableBoard& board = table.boards[b];
        for (std::size_t c = 0; c < m_ids[b].size(); ++c) {
            const CellInfo& cell = board.cells[c];
            for (std::size_t side = 0; side < 6; ++side) {
                const CellInfo* next = board.find(cell.at + beyond[side]);
                if (!next)
                    continue;
                const std::size_t back = (side + 3) % 6;
                std::optional<RouteKind> route;
                if (cell.routes[side] && next->routes[back])
                    route = next->routes[back];
                add(m_ids[b][c],
                    {m_ids[b][static_cast<std::size_t>(next - board.cells.data())], route, false});
            }
        }
    }
    if (!merged)
        for (const auto& [a, b] : pairs) {
            const TableBoard& boardA = table.boards[static_cast<std::size_t>(a.board)];
            const TableBoard& boardB = table.boards[static_cast<std::size_t>(b.board)];
            const auto routeA = outward(boardA, *boardA.find(a.at));
            const auto routeB = outward(boardB, *boardB.find(b.at));
            const bool both = routeA && routeB;
            const int from = nodeAt(a.board, a.at), to = nodeAt(b.board, b.at);
            add(from, {to, both ? routeB : std::nullopt, true});
            add(to, {from, both ? routeA : std::nullopt, true});
        }
}

int Graph::nodeAt(int board, Cell at) const {
    if (board < 0 || board >= static_cast<int>(m_ids.size()) ||
        m_ids[static_cast<std::size_t>(board)].empty())
        return -1;
    const TableBoard& own = m_table.boards[static_cast<std::size_t>(board)];
    const CellInfo* cell = own.find(at);
    return cell ? m_ids[static_cast<std::size_t>(board)][static_cast<std::size_t>(cell - own.cells.data())]
                : -1;
}

std::vector<int> Graph::with(Site site) const {
    std::vector<int> found;
    for (std::size_t i = 0; i < m_nodes.size(); ++i)
        if (m_nodes[i].has(site))
            found.push_back(static_cast<int>(i));
    return found;
}

std::vector<std::pair<Graph::Ref, Graph::Ref>> Graph::facing(const Join& join) const {
    return facingCells(m_table, join);
}

std::vector<StepAnswer> stepsOf(const Graph& graph, Reach::Stand from, const Graph::Step& step) {
    const Graph::Node& here = graph.nodes()[static_cast<std::size_t>(from.node)];
    const Graph::Node& there = graph.nodes()[static_cast<std::size_t>(step.to)];
    if (!there.terrain)
        return {{-1, Reach::Mode::Foot, "SOM-MAP-05"}};
    const bool afloat = from.mode == Reach::Mode::Afloat;
    if (!there.water()) {
        if (!afloat && step.route)
            return {{routeHalves(*step.route), Reach::Mode::Foot,
                     *step.route == RouteKind::Path ? "SOM-ROUTE-02" : "SOM-ROUTE-01"}};
        return {{entryHalves(*there.terrain), Reach::Mode::Foot, afloat ? "SOM-WATER-05" : "SOM-ROUTE-03"}};
    }
    if (afloat)
        return {{entryHalves(Terrain::Water), Reach::Mode::Afloat, "SOM-WATER-03"}};
    std::vector<StepAnswer> answers;
    if (step.route == RouteKind::Bridge)
        answers.push_back({routeHalves(RouteKind::Bridge), Reach::Mode::Foot, "SOM-ROUTE-06"});
    if (here.launch)
        answers.push_back({entryHalves(Terrain::Water), Reach::Mode::Afloat, "SOM-WATER-02"});
    if (answers.empty())
        answers.push_back({-1, Reach::Mode::Foot, "SOM-WATER-01"});
    return answers;
}

Reach::Reach(const Graph& graph, const std::vector<int>& from, const Travel& travel)
    : m_cost(graph.nodes().size() * 2, -1), m_before(graph.nodes().size() * 2, -1) {
    using Entry = std::pair<int, int>;  // cost, stand
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    const auto offer = [&](Stand stand, int cost, int before) {
        const std::size_t i = index(stand);
        if ((travel.halves >= 0 && cost > travel.halves) || (m_cost[i] >= 0 && m_cost[i] <= cost))
            return;
        m_cost[i] = cost;
        m_before[i] = before;
        open.push({cost, static_cast<int>(i)});
    };
    for (const int node : from)
        if (node >= 0)
            offer({node, graph.nodes()[static_cast<std::size_t>(node)].water() ? Mode::Afloat : Mode::Foot},
                  0, -1);
    const std::vector<int> gates = travel.throughGates ? graph.with(Site::Gate) : std::vector<int>();
    while (!open.empty()) {
        const auto [cost, at] = open.top();
        open.pop();
        if (cost != m_cost[static_cast<std::size_t>(at)])
            continue;
        const Stand stand{at / 2, at % 2 ? Mode::Afloat : Mode::Foot};
        const bool start = m_before[static_cast<std::size_t>(at)] < 0;
        if (!start && travel.stops && travel.stops(stand.node))
            continue;
        for (const Graph::Step& step : graph.steps(stand.node))
            for (const StepAnswer& answer : stepsOf(graph, stand, step))
                if (answer.halves >= 0)
                    offer({step.to, answer.mode}, cost + answer.halves, at);
        if (travel.throughGates && graph.nodes()[static_cast<std::size_t>(stand.node)].has(Site::Gate))
            for (const int gate : gates)
                offer(
                    {gate, graph.nodes()[static_cast<std::size_t>(gate)].water() ? Mode::Afloat : Mode::Foot},
                    cost, at);
    }
}

int Reach::halves(int node) const {
    if (node < 0)
        return -1;
    const int foot = m_cost[index({node, Mode::Foot})];
    const int afloat = m_cost[index({node, Mode::Afloat})];
    if (foot < 0 || afloat < 0)
        return std::max(foot, afloat);
    return std::min(foot, afloat);
}

std::vector<Reach::Stand> Reach::way(int node) const {
    std::vector<Stand> way;
    const int cost = halves(node);
    if (cost < 0)
        return way;
    int at = static_cast<int>(
        index({node, m_cost[index({node, Mode::Foot})] == cost ? Mode::Foot : Mode::Afloat}));
    for (; at >= 0; at = m_before[static_cast<std::size_t>(at)])
        way.push_back({at / 2, at % 2 ? Mode::Afloat : Mode::Foot});
    std::reverse(way.begin(), way.end());
    return way;
}

std::vector<int> Reach::costs(const std::vector<Stand>& way) const {
    std::vector<int> costs;
    for (std::size_t i = 1; i < way.size(); ++i)
        costs.push_back(m_cost[index(way[i])] - m_cost[index(way[i - 1])]);
    return costs;
}

std::vector<Reach::Leg> Reach::legs(const Graph& graph, const std::vector<Stand>& way) const {
    std::vector<Leg> legs;
    const std::vector<int> paid = costs(way);
    for (std::size_t i = 1; i < way.size(); ++i) {
        // Gate travel is the only move that costs nothing (SOM-GATE-03).
        Leg leg{paid[i - 1], "SOM-GATE-03", std::nullopt, true};
        for (const Graph::Step& step : graph.steps(way[i - 1].node))
            for (const StepAnswer& answer : stepsOf(graph, way[i - 1], step))
                if (leg.gate && step.to == way[i].node && answer.mode == way[i].mode &&
                    answer.halves == leg.halves)
                    leg = {
                        answer.halves, answer.rule,
                        step.route && answer.halves == routeHalves(*step.route) ? step.route : std::nullopt,
                        false};
        legs.push_back(leg);
    }
    return legs;
}

std::vector<int> shadowSteps(const Graph& graph, const std::vector<int>& targets) {
    std::vector<int> steps(graph.nodes().size(), -1);
    std::vector<int> open;
    for (const int node : targets)
        if (node >= 0 && steps[static_cast<std::size_t>(node)] < 0) {
            steps[static_cast<std::size_t>(node)] = 0;
            open.push_back(node);
        }
    for (std::size_t i = 0; i < open.size(); ++i)
        for (const Graph::Step& step : graph.steps(open[i]))
            if (int& there = steps[static_cast<std::size_t>(step.to)]; there < 0) {
                there = steps[static_cast<std::size_t>(open[i])] + 1;
                open.push_back(step.to);
            }
    return steps;
}

ShadowWay shadowWay(const Graph& graph, const Table& table, int from) {
    ShadowWay way;
    way.onWay.assign(graph.nodes().size(), 0);
    if (from < 0)
        return way;
    std::vector<int> wells;
    for (const int node : graph.with(Site::Stronghold))
        for (const Graph::Ref& ref : graph.nodes()[static_cast<std::size_t>(node)].cells)
            if (table.boards[static_cast<std::size_t>(ref.board)].find(ref.at)->has(Site::Stronghold) &&
                table.unrevealed(ref.board, ref.at)) {
                wells.push_back(node);
                break;
            }
    const std::vector<int> away = shadowSteps(graph, {from});
    for (const int well : wells) {
        const int steps = away[static_cast<std::size_t>(well)];
        if (steps < 0 || (way.steps >= 0 && steps > way.steps))
            continue;
        if (steps != way.steps)
            way.targets.clear();
        way.steps = steps;
        way.targets.push_back(well);
    }
    if (way.steps < 0)
        return way;
    const std::vector<int> left = shadowSteps(graph, way.targets);
    const auto isOn = [&](int node) {
        const auto i = static_cast<std::size_t>(node);
        return away[i] >= 0 && left[i] >= 0 && away[i] + left[i] == way.steps;
    };
    for (std::size_t i = 0; i < graph.nodes().size(); ++i) {
        if (!isOn(static_cast<int>(i)))
            continue;
        way.onWay[i] = left[i] == 0 ? 1 : 0;
        std::set<int> next;
        for (const Graph::Step& step : graph.steps(static_cast<int>(i)))
            if (isOn(step.to) && left[static_cast<std::size_t>(step.to)] == left[i] - 1)
                next.insert(step.to);
        way.onWay[i] += static_cast<int>(next.size());
    }
    const std::vector<int> toFirst = shadowSteps(graph, {way.targets.front()});
    for (int at = from; at >= 0;) {
        way.path.push_back(at);
        int next = -1;
        for (const Graph::Step& step : graph.steps(at))
            if (toFirst[static_cast<std::size_t>(step.to)] == toFirst[static_cast<std::size_t>(at)] - 1 &&
                (next < 0 || step.to < next))
                next = step.to;
        at = toFirst[static_cast<std::size_t>(at)] > 0 ? next : -1;
    }
    return way;
}

std::vector<double> movementOdds(int size, int bonus) {
    size = std::clamp(size, 1, maxAvatars);
    std::vector<double> odds(100, 0.0);
    // The lowest of `size` members, each the larger of two dice (SOM-ROLL-MR, SOM-MOVE-02).
    const auto atLeast = [](int k) { return 1.0 - (k - 1) * (k - 1) / 36.0; };
    for (int k = 1; k <= 6; ++k) {
        double low = 1, next = 1;
        for (int i = 0; i < size; ++i) {
            low *= atLeast(k);
            next *= k == 6 ? 0 : atLeast(k + 1);
        }
        odds[static_cast<std::size_t>(std::clamp(k + size + bonus, 0, 99))] += low - next;
    }
    return odds;
}

double meanRounds(const std::vector<int>& costs, int size, int bonus) {
    const std::vector<double> odds = movementOdds(size, bonus);
    // Mean number of rounds begun from each place of the way, the last first: with both moves of a round
    // before it, and with its second move only.
    std::vector<double> whole(costs.size() + 1, 0.0), second(costs.size() + 1, 0.0);
    for (std::size_t at = costs.size(); at-- > 0;) {
        double stay = 0, afterFirst = 0, afterSecond = 0;
        for (std::size_t points = 0; points < odds.size(); ++points) {
            if (odds[points] <= 0)
                continue;
            int left = static_cast<int>(points) * 2;
            std::size_t to = at;
            while (to < costs.size() && costs[to] <= left)
                left -= costs[to++];
            if (to == at) {
                stay += odds[points];
            } else {
                afterFirst += odds[points] * second[to];
                afterSecond += odds[points] * whole[to];
            }
        }
        if (stay >= 1)
            return -1;
        whole[at] = (1 + afterFirst + stay * afterSecond) / (1 - stay * stay);
        second[at] = stay * whole[at] + afterSecond;
    }
    return whole.front();
}

Realm Realm::of(const Table& table) {
    Realm realm;
    const TableBoard* board = table.realm();
    if (!board)
        return realm;
    for (const CellInfo& cell : board->cells)
        if (cell.land)
            realm.cells.push_back(cell.at);
    const auto find = [&](Cell at) {
        const auto found = std::lower_bound(realm.cells.begin(), realm.cells.end(), at);
        return found != realm.cells.end() && *found == at ? static_cast<int>(found - realm.cells.begin())
                                                          : -1;
    };
    for (const Cell cell : realm.cells) {
        auto& around = realm.neighbours.emplace_back();
        for (std::size_t i = 0; i < 6; ++i)
            around[i] = find(cell + beyond[(static_cast<std::size_t>(table.section.firstDirection) + i) % 6]);
    }
    for (std::size_t i = 0; i < realm.cells.size(); ++i) {
        const CellInfo* cell = board->find(realm.cells[i]);
        if (cell->has(Site::SpawningPit) && realm.pit < 0)
            realm.pit = static_cast<int>(i);
        if (cell->has(Site::ShadowGate))
            realm.gates.push_back(static_cast<int>(i));
    }
    realm.steps.assign(realm.cells.size(), -1);
    if (realm.pit >= 0) {
        std::vector<int> open{realm.pit};
        realm.steps[static_cast<std::size_t>(realm.pit)] = 0;
        for (std::size_t i = 0; i < open.size(); ++i)
            for (const int next : realm.neighbours[static_cast<std::size_t>(open[i])])
                if (next >= 0 && realm.steps[static_cast<std::size_t>(next)] < 0) {
                    realm.steps[static_cast<std::size_t>(next)] =
                        realm.steps[static_cast<std::size_t>(open[i])] + 1;
                    open.push_back(next);
                }
    }
    return realm;
}

}  // namespace bocage::rules::malice
