#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <deque>
#include <map>
#include <random>
#include <set>

#include "benchmarks/agreement.h"
#include "rules/systems/malice/sim/march.h"

/// Runs per second of the Shadow simulators, on one and two threads, against a loop as one would write it
/// first: cells
/// in sets, distances in maps, one thread.
namespace bocage::benchmarks {

using namespace rules;
using namespace rules::malice::sim;

namespace {

using Hex = std::pair<int, int>;
constexpr Hex directions[] = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};
constexpr int runsOfRound = 5000;

Hex next(Hex cell, Hex by) {
    return {cell.first + by.first, cell.second + by.second};
}

/// A hexagon of hexes around a centre.
std::set<Hex> hexagon(Hex centre, int radius) {
    std::set<Hex> cells;
    for (int q = -radius; q <= radius; ++q)
        for (int r = -radius; r <= radius; ++r)
            if (std::abs(q + r) <= radius)
                cells.insert({centre.first + q, centre.second + r});
    return cells;
}

/// Two terrain boards of radius 5 side by side, three strongholds each.
struct World {
    std::set<Hex> cells[2] = {hexagon({0, 0}, 5), hexagon({11, 0}, 5)};
    Hex gates[2] = {{0, 0}, {11, 0}};
    std::vector<Hex> strongholds = {{-4, 1}, {3, 2}, {1, -4}, {8, 4}, {12, -5}, {15, 0}};
    std::map<Hex, std::map<Hex, int>> steps;  ///< to each stronghold, from everywhere

    World() {
        std::set<Hex> land = cells[0];
        land.insert(cells[1].begin(), cells[1].end());
        for (const Hex& target : strongholds) {
            std::map<Hex, int>& found = steps[target];
            found[target] = 0;
            std::deque<Hex> queue{target};
            while (!queue.empty()) {
                const Hex cell = queue.front();
                queue.pop_front();
                for (const Hex& by : directions)
                    if (land.contains(next(cell, by)) &&
                        found.emplace(next(cell, by), found.at(cell) + 1).second)
                        queue.push_back(next(cell, by));
            }
        }
    }
};

MarchBoard boardOf(const World& world) {
    MarchBoard board;
    board.realm = RealmBoard::hexagon(2);
    std::map<Hex, int> numbers;
    for (int map = 0; map < 2; ++map)
        for (const Hex& cell : world.cells[map])
            if (numbers.emplace(cell, static_cast<int>(numbers.size())).second)
                board.aethos.mapOf.push_back(map);
    board.aethos.neighbours.resize(numbers.size());
    for (const auto& [cell, number] : numbers)
        for (const Hex& by : directions)
            if (const auto found = numbers.find(next(cell, by)); found != numbers.end())
                board.aethos.neighbours[static_cast<std::size_t>(number)].push_back(found->second);
    board.aethos.gates = {numbers.at(world.gates[0]), numbers.at(world.gates[1])};
    for (const Hex& hex : world.strongholds) {
        const int number = numbers.at(hex);
        board.aethos.strongholds.push_back({number, board.aethos.mapOf[static_cast<std::size_t>(number)],
                                            WellLight::Random, WellState::Unrevealed});
    }
    board.prepare();
    return board;
}

class Loop {
public:
    explicit Loop(unsigned seed) : m_random(seed) {}

    int firstArrival() {
        begin();
        for (int round = 1;; ++round)
            if (realmTurn() > 0)
                return round;
    }

    int firstLightWell(const World& world) {
        begin();
        std::vector<Hex> pile = world.strongholds;
        std::shuffle(pile.begin(), pile.end(), m_random);
        const std::set<Hex> light(pile.begin(), pile.begin() + 2);
        std::set<Hex> hidden(pile.begin(), pile.end());
        std::vector<std::pair<Hex, int>> shadows;
        for (int round = 1;; ++round) {
            if (const int life = realmTurn(static_cast<int>(shadows.size())); life > 0) {
                std::vector<Hex> open;
                for (int map = 0; map < 2; ++map)
                    for (const Hex& hex : hidden)
                        if (world.cells[map].contains(hex) && (map == 0 || !world.cells[0].contains(hex))) {
                            open.push_back(world.gates[map]);
                            break;
                        }
                shadows.emplace_back(open[pick(open.size())], life);
            }
            for (auto& [cell, life] : shadows) {
                if (hidden.contains(cell)) {
                    if (die(6) > life) {
                        --life;
                        continue;
                    }
                    hidden.erase(cell);
                    if (light.contains(cell))
                        return round;
                    continue;
                }
                int nearest = 1'000'000;
                for (const Hex& hex : hidden)
                    nearest = std::min(nearest, world.steps.at(hex).at(cell));
                std::vector<Hex> targets;
                for (const Hex& hex : hidden)
                    if (world.steps.at(hex).at(cell) == nearest)
                        targets.push_back(hex);
                const Hex target = targets[pick(targets.size())];
                const std::map<Hex, int>& way = world.steps.at(target);
                for (int left = std::min(die(2), nearest); left > 0; --left) {
                    std::vector<Hex> nearer;
                    for (const Hex& by : directions)
                        if (const auto found = way.find(next(cell, by));
                            found != way.end() && found->second == way.at(cell) - 1)
                            nearer.push_back(found->first);
                    cell = nearer[pick(nearer.size())];
                }
            }
            std::erase_if(shadows, [](const auto& shadow) { return shadow.second <= 0; });
        }
    }

private:
    void begin() {
        m_land = hexagon({0, 0}, 2);
        m_sealed.clear();
        m_active.clear();
        for (const Hex& by : directions)
            m_sealed.push_back({2 * by.first, 2 * by.second});
        m_there = false;
    }
    int die(int sides) { return std::uniform_int_distribution<int>(1, sides)(m_random); }
    std::size_t pick(std::size_t of) {
        return std::uniform_int_distribution<std::size_t>(0, of - 1)(m_random);
    }
    /// Life of a Shadow that enters; 0: none does.
    int realmTurn(int outside = 0) {
        int entered = 0;
        if (!m_sealed.empty()) {
            const std::size_t at = pick(m_sealed.size());
            const Hex gate = m_sealed[at];
            m_sealed.erase(m_sealed.begin() + static_cast<std::ptrdiff_t>(at));
            m_active.insert(gate);
            if (m_there && m_cell == gate) {
                entered = m_life;
                m_there = false;
            }
        }
        if (m_there) {
            ++m_life;
            const Hex to = next(m_cell, directions[die(6) - 1]);
            if (m_land.contains(to))
                m_cell = to;
            if (m_cell == Hex{0, 0})
                ++m_life;
            if (std::find(m_sealed.begin(), m_sealed.end(), m_cell) != m_sealed.end()) {
                m_life -= die(2);
                m_there = m_life > 0;
            } else if (m_active.contains(m_cell)) {
                entered = m_life;
                m_there = false;
            }
        }
        if (!m_there && outside + (entered > 0 ? 1 : 0) < 6) {
            m_there = true;
            m_cell = {0, 0};
            m_life = 1;
        }
        return entered;
    }

    std::mt19937 m_random;
    std::set<Hex> m_land, m_active;
    std::vector<Hex> m_sealed;
    bool m_there = false;
    Hex m_cell;
    int m_life = 0;
};

void count(benchmark::State& state) {
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) * runsOfRound);
}

RunControl threads(const benchmark::State& state) {
    RunControl control;
    control.threads = static_cast<int>(state.range(0));
    return control;
}

/// Only the first arrival of each run, as the loop does: a supply of one Shadow.
MarchRules onlyFirst() {
    MarchRules rules;
    rules.supply = 1;
    return rules;
}

void arrivals(benchmark::State& state) {
    const RealmBoard board = RealmBoard::hexagon(2);
    std::uint64_t seed = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(
            simulateArrivals(board, onlyFirst(), ++seed, {0, runsOfRound}, threads(state)));
    count(state);
}

void arrivalLoop(benchmark::State& state) {
    Loop loop(1);
    for (auto _ : state)
        for (int run = 0; run < runsOfRound; ++run)
            benchmark::DoNotOptimize(loop.firstArrival());
    count(state);
}

void threat(benchmark::State& state) {
    const MarchBoard board = boardOf(World());
    std::uint64_t seed = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(simulateThreat(board, {}, ++seed, {0, runsOfRound}, threads(state)));
    count(state);
}

void threatLoop(benchmark::State& state) {
    const World world;
    Loop loop(1);
    for (auto _ : state)
        for (int run = 0; run < runsOfRound; ++run)
            benchmark::DoNotOptimize(loop.firstLightWell(world));
    count(state);
}

BENCHMARK(arrivals)
    ->Name("shadow-arrival/bocage")
    ->Arg(1)
    ->Arg(2)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(arrivalLoop)->Name("shadow-arrival/loop")->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(threat)->Name("shadow-threat/bocage")->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(threatLoop)->Name("shadow-threat/loop")->UseRealTime()->Unit(benchmark::kMillisecond);

/// Means of both within four standard errors; dice differ, so bytes cannot agree.
std::string differs(const Pmf& ours, int runs, const std::vector<int>& theirs) {
    double sum = 0, squares = 0;
    for (const int value : theirs) {
        sum += value;
        squares += static_cast<double>(value) * value;
    }
    const double n = static_cast<double>(theirs.size()), mean = sum / n;
    const double error =
        std::sqrt((squares / n - mean * mean) / n + ours.deviation() * ours.deviation() / runs);
    if (std::abs(ours.mean() - mean) <= 4 * error)
        return {};
    return "mean " + std::to_string(ours.mean()) + " against " + std::to_string(mean);
}

const AgreementCheck arrivalsAgree("shadow-arrival", [] {
    constexpr int runs = 5000;
    Loop loop(7);
    std::vector<int> theirs;
    for (int run = 0; run < runs; ++run)
        theirs.push_back(loop.firstArrival());
    return differs(simulateArrivals(RealmBoard::hexagon(2), onlyFirst(), 7, {0, runs}).pmf(0), runs, theirs);
});

const AgreementCheck threatsAgree("shadow-threat", [] {
    constexpr int runs = 1500;
    const World world;
    Loop loop(7);
    std::vector<int> theirs;
    for (int run = 0; run < runs; ++run)
        theirs.push_back(loop.firstLightWell(world));
    return differs(simulateThreat(boardOf(world), {}, 7, {0, runs}).pmf(0), runs, theirs);
});

}  // namespace

}  // namespace bocage::benchmarks
