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

/// One of every box that comes with the program.
Collection oneOfEach(const Content& content) {
    Collection collection;
    for (const Pack& pack : content.library().packs())
        for (const BoxDef& box : pack.boxes)
            collection.boxes.push_back({box.id, 1});
    return collection;
}

void owned(benchmark::State& state) {
    const ContentPtr content = sampleContent();
    const Collection collection = oneOfEach(*content);
    for (auto _ : state) {
        BestArmyRequest request{*content, faction, static_cast<int>(state.range(0)), goal};
        request.collection = &collection;
        benchmark::DoNotOptimize(bestArmy(request));
    }
}

void ownedGlpk(benchmark::State& state) {
    const ContentPtr content = sampleContent();
    const Collection collection = oneOfEach(*content);
    for (auto _ : state)
        benchmark::DoNotOptimize(
            army_program::Program(*content, faction, static_cast<int>(state.range(0)), goal, &collection)
                .solve());
}

void registerSizes(benchmark::internal::Benchmark* job) {
    for (const int size : sizes)
        job->Arg(size);
    job->Unit(benchmark::kMillisecond);
}

BENCHMARK(best)->Name("army-best/bocage")->Apply(registerSizes);
BENCHMARK(glpk)->Name("army-best/glpk")->Apply(registerSizes);
BENCHMARK(owned)->Name("army-best-owned/bocage")->Apply(registerSizes);
BENCHMARK(ownedGlpk)->Name("army-best-owned/glpk")->Apply(registerSizes);

const AgreementCheck check("army-best", [] {
    const ContentPtr content = sampleContent();
    for (const int size : sizes) {
        const auto ours = bestArmy({*content, faction, size, goal});
        const auto theirs = army_program::Program(*content, faction, size, goal).solve();
        if (ours.has_value() != theirs.has_value() || (ours && ours->worth != *theirs))
            return "at " + std::to_string(size) + " points GLPK finds another optimum";
        const Collection collection = oneOfEach(*content);
        BestArmyRequest request{*content, faction, size, goal};
        request.collection = &collection;
        const auto mine = bestArmy(request);
        const auto theirOwned = army_program::Program(*content, faction, size, goal, &collection).solve();
        if (mine.has_value() != theirOwned.has_value() || (mine && mine->worth != *theirOwned))
            return "at " + std::to_string(size) + " points of one box GLPK finds another optimum";
    }
    return std::string();
});

}  // namespace

}  // namespace bocage::benchmarks
