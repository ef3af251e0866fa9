#include <benchmark/benchmark.h>

#include "benchmarks/agreement.h"
#include "benchmarks/battlefields.h"
#include "benchmarks/sight_walk_baseline.h"
#include "benchmarks/tcod_map.h"
#include "rules/systems/normandie/sight/sight_table.h"

/// Job 2: exact sight between all pairs of cells of a mixed battlefield.
namespace bocage::benchmarks {

using namespace rules::normandie;

namespace {

void table(benchmark::State& state) {
    const Battlefield field = mixedTerrain(static_cast<int>(state.range(0))).build();
    std::vector<SightCode> buffer(SightTable::bytesFor(field.cols(), field.rows()));
    for (auto _ : state) {
        // Preparing the map belongs to the job: it is what a changed battlefield costs.
        const SightMap map(field);
        const SightTable pairs(map, buffer);
        benchmark::DoNotOptimize(buffer.data());
        benchmark::ClobberMemory();
    }
}

void walk(benchmark::State& state) {
    const Battlefield field = mixedTerrain(static_cast<int>(state.range(0))).build();
    const WalkBaseline baseline(field);
    const auto cells = static_cast<std::size_t>(field.cellCount());
    std::vector<SightCode> out(cells);
    for (auto _ : state) {
        for (int from = 0; from < field.cellCount(); ++from) {
            baseline.oneToAll(from, out);
            benchmark::DoNotOptimize(out.data());
            benchmark::ClobberMemory();
        }
    }
}

void tcod(benchmark::State& state, TCOD_fov_algorithm_t algorithm) {
    const Battlefield field = mixedTerrain(static_cast<int>(state.range(0))).build();
    const TcodMap map = tcodMap(field);
    for (auto _ : state) {
        for (int from = 0; from < field.cellCount(); ++from)
            TCOD_map_compute_fov(map.get(), from % field.cols(), from / field.cols(), 0, true, algorithm);
        benchmark::ClobberMemory();
    }
}

BENCHMARK(table)
    ->Name("sight-all-pairs/bocage")
    ->Arg(20)
    ->Arg(30)
    ->Arg(60)
    ->Arg(120)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(walk)->Name("sight-all-pairs/walk")->Arg(20)->Arg(60)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(tcod, basic, FOV_BASIC)
    ->Name("sight-all-pairs/tcod-basic")
    ->Arg(60)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(tcod, shadow, FOV_SHADOW)
    ->Name("sight-all-pairs/tcod-shadow")
    ->Arg(60)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(tcod, symmetric, FOV_SYMMETRIC_SHADOWCAST)
    ->Name("sight-all-pairs/tcod-symmetric")
    ->Arg(60)
    ->Unit(benchmark::kMillisecond);

const AgreementCheck agreement("sight-all-pairs", [] {
    for (const int side : {20, 60}) {
        const Battlefield field = mixedTerrain(side).build();
        const SightMap map(field);
        std::vector<SightCode> buffer(SightTable::bytesFor(field.cols(), field.rows()));
        const SightTable pairs(map, buffer);
        const WalkBaseline baseline(field);
        for (int from = 0; from < field.cellCount(); ++from)
            for (int to = 0; to < field.cellCount(); ++to)
                if (pairs.between(from, to) != baseline.between(from, to))
                    return "different answers from cell " + std::to_string(from) + " to " +
                           std::to_string(to) + " at side " + std::to_string(side);
    }
    return std::string();
});

}  // namespace

}  // namespace bocage::benchmarks
