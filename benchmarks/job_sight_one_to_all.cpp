#include <benchmark/benchmark.h>

#include "benchmarks/agreement.h"
#include "benchmarks/battlefields.h"
#include "benchmarks/sight_walk_baseline.h"
#include "benchmarks/tcod_map.h"
#include "rules/systems/normandie/sight/sight_scan.h"

/// Job 1: exact sight, state and penalty, from one cell to all others of a mixed battlefield.
namespace bocage::benchmarks {

using namespace rules::normandie;

namespace {

/// Looks from cells all over the board in turn, so that no lucky corner decides.
int sourceOf(std::size_t round, int cells) {
    return static_cast<int>((round * 7919 + 13) % static_cast<std::size_t>(cells));
}

void scan(benchmark::State& state) {
    const Battlefield field = mixedTerrain(static_cast<int>(state.range(0))).build();
    const SightMap map(field);
    SightScanner scanner(map);
    std::vector<SightCode> out(static_cast<std::size_t>(field.cellCount()));
    std::size_t round = 0;
    for (auto _ : state) {
        scanner.scan(field.cellAt(sourceOf(round++, field.cellCount())), out);
        benchmark::DoNotOptimize(out.data());
        benchmark::ClobberMemory();
    }
}

void walk(benchmark::State& state) {
    const Battlefield field = mixedTerrain(static_cast<int>(state.range(0))).build();
    const WalkBaseline baseline(field);
    std::vector<SightCode> out(static_cast<std::size_t>(field.cellCount()));
    std::size_t round = 0;
    for (auto _ : state) {
        baseline.oneToAll(sourceOf(round++, field.cellCount()), out);
        benchmark::DoNotOptimize(out.data());
        benchmark::ClobberMemory();
    }
}

void tcod(benchmark::State& state, TCOD_fov_algorithm_t algorithm) {
    const Battlefield field = mixedTerrain(static_cast<int>(state.range(0))).build();
    const TcodMap map = tcodMap(field);
    std::size_t round = 0;
    for (auto _ : state) {
        const int from = sourceOf(round++, field.cellCount());
        TCOD_map_compute_fov(map.get(), from % field.cols(), from / field.cols(), 0, true, algorithm);
        benchmark::ClobberMemory();
    }
}

void sizes(benchmark::internal::Benchmark* job) {
    job->Arg(20)->Arg(60)->Arg(120)->Unit(benchmark::kMicrosecond);
}

BENCHMARK(scan)->Name("sight-one-to-all/bocage")->Apply(sizes);
BENCHMARK(walk)->Name("sight-one-to-all/walk")->Apply(sizes);
BENCHMARK_CAPTURE(tcod, basic, FOV_BASIC)->Name("sight-one-to-all/tcod-basic")->Apply(sizes);
BENCHMARK_CAPTURE(tcod, shadow, FOV_SHADOW)->Name("sight-one-to-all/tcod-shadow")->Apply(sizes);
BENCHMARK_CAPTURE(tcod, symmetric, FOV_SYMMETRIC_SHADOWCAST)
    ->Name("sight-one-to-all/tcod-symmetric")
    ->Apply(sizes);

const AgreementCheck agreement("sight-one-to-all", [] {
    for (const int side : {20, 60}) {
        const Battlefield field = mixedTerrain(side).build();
        const SightMap map(field);
        SightScanner scanner(map);
        const WalkBaseline baseline(field);
        const auto cells = static_cast<std::size_t>(field.cellCount());
        std::vector<SightCode> ours(cells), theirs(cells);
        for (int from = 0; from < field.cellCount(); from += side == 20 ? 1 : 37) {
            scanner.scan(field.cellAt(from), ours);
            baseline.oneToAll(from, theirs);
            if (ours != theirs)
                return "different answers from cell " + std::to_string(from) + " at side " +
                       std::to_string(side);
        }
    }
    return std::string();
});

}  // namespace

}  // namespace bocage::benchmarks
