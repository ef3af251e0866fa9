#include <benchmark/benchmark.h>

#include "benchmarks/agreement.h"
#include "benchmarks/battlefields.h"

/// Job 4: the battlefield after one overlay was moved.
namespace bocage::benchmarks {

using namespace rules;
using namespace rules::normandie;

namespace {

void moveOne(Scenario& scenario, std::size_t round) {
    auto& overlays = scenario.battlefield.overlays;
    PlacedOverlay& overlay = overlays[round * 31 % overlays.size()];
    overlay.at.col += round % 2 == 0 ? 1 : -1;
}

void rebuilt(benchmark::State& state) {
    MadeScenario made = laidOut(static_cast<int>(state.range(0)), 200);
    Battlefield field = made.build();
    std::size_t round = 0;
    for (auto _ : state) {
        moveOne(made.scenario, round++);
        field = Battlefield::rebuilt(field, made.scenario);
        benchmark::DoNotOptimize(&field);
    }
}

void full(benchmark::State& state) {
    MadeScenario made = laidOut(static_cast<int>(state.range(0)), 200);
    std::size_t round = 0;
    for (auto _ : state) {
        moveOne(made.scenario, round++);
        const Battlefield field = made.build();
        benchmark::DoNotOptimize(&field);
    }
}

BENCHMARK(rebuilt)->Name("rebuild/bocage")->Arg(60)->Unit(benchmark::kMicrosecond);
BENCHMARK(full)->Name("rebuild/full")->Arg(60)->Unit(benchmark::kMicrosecond);

const AgreementCheck agreement("rebuild", [] {
    MadeScenario made = laidOut(60, 200);
    Battlefield field = made.build();
    for (std::size_t round = 0; round < 50; ++round) {
        moveOne(made.scenario, round);
        field = Battlefield::rebuilt(field, made.scenario);
        if (!(field == made.build()))
            return "different battlefield after move " + std::to_string(round);
    }
    return std::string();
});

}  // namespace

}  // namespace bocage::benchmarks
