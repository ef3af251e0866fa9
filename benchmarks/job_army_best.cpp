#include <benchmark/benchmark.h>

#include "benchmarks/agreement.h"
#include "benchmarks/sample_content.h"
#include "tests/support/army_program.h"

/// Job 11: the best legal army of the catalogue that comes with the program, proven. Against GLPK on an
/// integer program of the same rules.
namespace bocage::benchmarks {

using namespace rules;
using namespace rules::normandie;

namespace {

const ContentId faction("son-core:faction/majestic");
constexpr Goal goal = Goal::Firepower;
constexpr int sizes[] = {100, 200, 400, 800};

void best(benchmark::State& state) {
    const ContentPtr content = sampleContent();
    for (auto _ : state)
        benchmark::DoNotOptimize(bestArmy({*content, faction, static_cast<int>(state.range(0)), goal}));
}

void glpk(benchmark::State& state) {
    const ContentPtr content = sampleContent();
    for (auto _ : state)
        benchmark::DoNotOptimize(
            army_program::Program(*content, faction, static_cast<int>(state.range(0)), goal).solve());
}

void registerSizes(benchmark::internal::Benchmark* job) {
    for (const int size : sizes)
        job->Arg(size);
    job->Unit(benchmark::kMillisecond);
}

BENCHMARK(best)->Name("army-best/bocage")->Apply(registerSizes);
BENCHMARK(glpk)->Name("army-best/glpk")->Apply(registerSizes);

const AgreementCheck check("army-best", [] {
    const ContentPtr content = sampleContent();
    for (const int size : sizes) {
        const auto ours = bestArmy({*content, faction, size, goal});
        const auto theirs = army_program::Program(*content, faction, size, goal).solve();
        if (ours.has_value() != theirs.has_value() || (ours && ours->worth != *theirs))
            return "at " + std::to_string(size) + " points GLPK finds another optimum";
    }
    return std::string();
});

}  // namespace

}  // namespace bocage::benchmarks
