#include <benchmark/benchmark.h>

#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/graph/dijkstra_shortest_paths.hpp>

#include "benchmarks/agreement.h"
#include "benchmarks/battlefields.h"
#include "benchmarks/tcod_map.h"
#include "rules/systems/normandie/movement/movement.h"

/// Job 3: where one infantry unit can go, over the whole board and within twelve points. Against Boost's
/// Dijkstra on a graph of the same steps, built beforehand.
namespace bocage::benchmarks {

using namespace rules;
using namespace rules::normandie;

namespace {

using Graph = boost::compressed_sparse_row_graph<boost::directedS, boost::no_property,
                                                 boost::property<boost::edge_weight_t, int>>;

struct Ground {
    Battlefield field;
    MovementField movement;
    Placement start;

    explicit Ground(int side)
        : field(mixedTerrain(side).build()),
          movement(field, openMover()),
          start{openCell(field, movement), 0} {}

    static Mover openMover() {
        Mover mover;
        mover.allTerrain = true;  // stops would make the cost depend on the way, which no plain graph knows
        return mover;
    }
    static Cell openCell(const Battlefield& field, const MovementField& movement) {
        const Cell middle{field.cols() / 2, field.rows() / 2};
        for (int radius = 0; radius < field.cols(); ++radius)
            for (const Cell cell : Square::ring(middle, radius))
                if (field.exists(cell) && !movement.barredBy(cell))
                    return cell;
        return middle;
    }
    Graph graph() const {
        static constexpr Cell steps[] = {{0, -1}, {1, -1}, {1, 0},  {1, 1},
                                         {0, 1},  {-1, 1}, {-1, 0}, {-1, -1}};
        std::vector<std::pair<int, int>> edges;
        for (int i = 0; i < field.cellCount(); ++i)
            for (int step = 0; step < 8; ++step)
                if (movement.stepsFrom(field.cellAt(i)) >> step & 1)
                    edges.emplace_back(i, field.indexOf(field.cellAt(i) + steps[step]));
        const std::vector<int> weights(edges.size(), 1);
        return Graph(boost::edges_are_unsorted_multi_pass, edges.begin(), edges.end(), weights.begin(),
                     static_cast<std::size_t>(field.cellCount()));
    }
};

int wholeBoard(int side) {
    return side * side;
}

void bocageReach(benchmark::State& state, int points) {
    const Ground ground(static_cast<int>(state.range(0)));
    ReachMap reach;
    for (auto _ : state) {
        ground.movement.reach(ground.start, points, reach);
        benchmark::DoNotOptimize(reach.cells().size());
    }
}

void whole(benchmark::State& state) {
    bocageReach(state, wholeBoard(static_cast<int>(state.range(0))));
}
void range12(benchmark::State& state) {
    bocageReach(state, 12);
}

std::vector<int> boostDistances(const Graph& graph, std::size_t start, std::vector<int>& distances) {
    boost::dijkstra_shortest_paths(graph, start,
                                   boost::distance_map(boost::make_iterator_property_map(
                                       distances.begin(), get(boost::vertex_index, graph))));
    return distances;
}

void boostWhole(benchmark::State& state) {
    const Ground ground(static_cast<int>(state.range(0)));
    const Graph graph = ground.graph();
    std::vector<int> distances(static_cast<std::size_t>(ground.field.cellCount()));
    const auto start = static_cast<std::size_t>(ground.field.indexOf(ground.start.at));
    for (auto _ : state) {
        boost::dijkstra_shortest_paths(graph, start,
                                       boost::distance_map(boost::make_iterator_property_map(
                                           distances.begin(), get(boost::vertex_index, graph))));
        benchmark::DoNotOptimize(distances.data());
    }
}

/// For scale: libtcod's Dijkstra knows walkable cells only, no edges.
void tcodWhole(benchmark::State& state) {
    const Ground ground(static_cast<int>(state.range(0)));
    const TcodMap map = tcodMap(ground.field);
    for (int i = 0; i < ground.field.cellCount(); ++i)
        TCOD_map_set_properties(map.get(), i % ground.field.cols(), i / ground.field.cols(), true,
                                !ground.movement.barredBy(ground.field.cellAt(i)));
    TCOD_Dijkstra* dijkstra = TCOD_dijkstra_new(map.get(), 1.0f);
    for (auto _ : state) {
        TCOD_dijkstra_compute(dijkstra, ground.start.at.col, ground.start.at.row);
        benchmark::ClobberMemory();
    }
    TCOD_dijkstra_delete(dijkstra);
}

BENCHMARK(tcodWhole)->Name("reach-whole/tcod")->Arg(60)->Unit(benchmark::kMicrosecond);
BENCHMARK(whole)->Name("reach-whole/bocage")->Arg(60)->Unit(benchmark::kMicrosecond);
BENCHMARK(boostWhole)->Name("reach-whole/boost")->Arg(60)->Unit(benchmark::kMicrosecond);
BENCHMARK(range12)->Name("reach-12/bocage")->Arg(60)->Arg(240)->Unit(benchmark::kMicrosecond);

const AgreementCheck agreement("reach", [] {
    const Ground ground(60);
    const Graph graph = ground.graph();
    std::vector<int> distances(static_cast<std::size_t>(ground.field.cellCount()));
    boostDistances(graph, static_cast<std::size_t>(ground.field.indexOf(ground.start.at)), distances);
    ReachMap reach;
    ground.movement.reach(ground.start, wholeBoard(60), reach);
    for (const Cell cell : reach.cells())
        if (distances[static_cast<std::size_t>(ground.field.indexOf(cell))] != *reach.cost(cell))
            return "different cost at " + cellName(cell);
    return reach.cells().size() > 1000 ? std::string() : std::string("hardly any cell is reached");
});

}  // namespace

}  // namespace bocage::benchmarks
