#include <benchmark/benchmark.h>

#include <nlohmann/json.hpp>

#include "benchmarks/agreement.h"
#include "benchmarks/large_scenario.h"
#include "rules/core/json.h"
#include "rules/format/formats.h"

/// Jobs 6, 7 and 12b: documents from text and back. The baseline only parses or prints JSON; it knows no
/// fields.
namespace bocage::benchmarks {

using namespace rules;

namespace {

constexpr std::size_t megabyte = 1'000'000;

const Scenario& value(std::size_t megabytes) {
    static const Scenario one = largeScenario(megabyte), fifty = largeScenario(50 * megabyte);
    return megabytes == 1 ? one : fifty;
}

const std::string& text(std::size_t megabytes) {
    static const std::string one = writeScenario(value(1)), fifty = writeScenario(value(50));
    return megabytes == 1 ? one : fifty;
}

void load(benchmark::State& state) {
    const std::string& bytes = text(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) {
        auto read = readScenario(bytes);
        benchmark::DoNotOptimize(read);
    }
    state.counters["bytes"] = static_cast<double>(bytes.size());
}

void parse(benchmark::State& state) {
    const std::string& bytes = text(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) {
        auto read = parseJson(bytes);
        benchmark::DoNotOptimize(read);
    }
}

void parseNlohmann(benchmark::State& state) {
    const std::string& bytes = text(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) {
        auto read = nlohmann::json::parse(bytes);
        benchmark::DoNotOptimize(read);
    }
}

void save(benchmark::State& state) {
    const Scenario& scenario = value(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(writeScenario(scenario).size());
}

void dumpNlohmann(benchmark::State& state) {
    const auto read = nlohmann::json::parse(text(static_cast<std::size_t>(state.range(0))));
    for (auto _ : state)
        benchmark::DoNotOptimize(read.dump(2).size());
}

BENCHMARK(load)->Name("files-load/bocage")->Arg(1)->Arg(50)->Unit(benchmark::kMillisecond);
BENCHMARK(parse)->Name("files-parse/bocage")->Arg(1)->Arg(50)->Unit(benchmark::kMillisecond);
BENCHMARK(parseNlohmann)->Name("files-load/nlohmann")->Arg(1)->Arg(50)->Unit(benchmark::kMillisecond);
BENCHMARK(save)->Name("files-save/bocage")->Arg(1)->Arg(50)->Unit(benchmark::kMillisecond);
BENCHMARK(dumpNlohmann)->Name("files-save/nlohmann")->Arg(1)->Arg(50)->Unit(benchmark::kMillisecond);

/// The same JSON to both, and nothing lost on the way through values.
const AgreementCheck agreement("files", [] {
    const auto loaded = readScenario(text(1));
    if (!loaded)
        return std::string("a megabyte is refused: ") + loaded.problems().front().code;
    if (writeScenario(loaded->value) != text(1))
        return std::string("what was read is written differently");
    const auto ours = parseJson(text(1));
    if (!ours || nlohmann::json::parse(writeJson(*ours)) != nlohmann::json::parse(text(1)))
        return std::string("the parsers disagree");
    return std::string();
});

}  // namespace

}  // namespace bocage::benchmarks
