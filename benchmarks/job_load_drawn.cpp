#include <benchmark/benchmark.h>

#include <QImage>
#include <QPainter>
#include <nlohmann/json.hpp>

#include "benchmarks/large_scenario.h"
#include "benchmarks/sample_content.h"
#include "model/render/map_cache.h"
#include "rules/format/formats.h"

/// Job 6: from the bytes of a file to the first picture of its map, against parsing the same bytes.
namespace bocage::benchmarks {

namespace {

const std::string& text() {
    static const std::string bytes = rules::writeScenario(largeScenario(1'000'000));
    return bytes;
}

void loadAndDraw(benchmark::State& state) {
    const rules::LibraryPtr library = sampleContent()->libraryPtr();
    QImage image(1280, 800, QImage::Format_RGB32);
    for (auto _ : state) {
        const auto loaded = rules::readScenario(text());
        if (!loaded)
            return state.SkipWithError("the document is refused");
        model::MapCache cache(loaded->value, library);
        QPainter painter(&image);
        const QRectF all = cache.bounds();
        painter.scale(800 / all.height(), 800 / all.height());
        painter.translate(-all.topLeft());
        cache.paint(painter, all, {}, std::chrono::microseconds(0));
    }
}

void parseNlohmann(benchmark::State& state) {
    for (auto _ : state) {
        auto read = nlohmann::json::parse(text());
        benchmark::DoNotOptimize(read);
    }
}

BENCHMARK(loadAndDraw)->Name("load-drawn/bocage")->Unit(benchmark::kMillisecond);
BENCHMARK(parseNlohmann)->Name("load-drawn/nlohmann")->Unit(benchmark::kMillisecond);

}  // namespace

}  // namespace bocage::benchmarks
