#include <benchmark/benchmark.h>

#include "benchmarks/map_scenario.h"
#include "model/render/map_image.h"

/// Job 8: the whole battlefield as PNG, 32 pixels per cell.
namespace bocage::benchmarks {

namespace {

void png(benchmark::State& state) {
    const auto made = mapScenario(static_cast<int>(state.range(0)), 100);
    model::MapImageOptions options;
    options.dpi = 32 * 25.4 / options.millimetresPerCell;
    qsizetype bytes = 0;
    for (auto _ : state)
        bytes = model::mapImage(made.scenario, made.library, model::MapFormat::Png, options).value().size();
    state.counters["bytes"] = static_cast<double>(bytes);
}

BENCHMARK(png)->Name("map-png/bocage")->Arg(60)->Arg(200)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace

}  // namespace bocage::benchmarks
