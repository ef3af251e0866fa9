#include <benchmark/benchmark.h>

#include <QImage>
#include <QPainter>
#include <chrono>
#include <thread>

#include "benchmarks/agreement.h"
#include "model/library/content_library.h"
#include "model/render/map_cache.h"
#include "rules/systems/malice/table/deal.h"

/// A frame of the canvas over a table of four hex maps with all tokens dealt, on a raster picture of 1280 ×
/// 800 pixels: the tiles that the window keeps, against painting what is in sight anew for every frame.
namespace bocage::benchmarks {

using namespace rules;

namespace {

constexpr QSize sight(1280, 800);
constexpr double scale = 64;

struct HexTable {
    Scenario scenario;
    LibraryPtr library;
};

const HexTable& fourBoards() {
    static const HexTable made = [] {
        HexTable table;
        table.library = model::loadInstalledLibrary().library;
        table.scenario.system = "malice";
        table.scenario.battlefield.grid = GridKind::Hex;
        const std::pair<const char*, Cell> boards[] = {{"hollow-coast", {0, 0}},
                                                       {"mirefen", {10, -5}},
                                                       {"ashen-steppe", {5, 5}},
                                                       {"highcrown", {15, 0}},
                                                       {"realm-s1", {24, -8}}};
        for (const auto& [name, at] : boards) {
            PlacedBoard placed;
            placed.id = ElementId(name);
            placed.board = ContentId(std::string("som-base:board/") + name);
            placed.at = at;
            table.scenario.battlefield.boards.push_back(placed);
        }
        table.scenario =
            malice::dealSetup(table.scenario, *table.library,
                              {std::begin(malice::allDealKinds), std::end(malice::allDealKinds)}, 7);
        return table;
    }();
    return made;
}

QPointF offsetOf(int frame) {
    const int step = frame % 120;
    const int there = step < 60 ? step : 120 - step;
    return {200.0 + there * 11, -200.0 + there * 7};
}

template <class Paint>
void frames(benchmark::State& state, Paint paint) {
    QImage image(sight, QImage::Format_RGB32);
    int number = 0;
    double worst = 0;
    for (auto _ : state) {
        const auto start = std::chrono::steady_clock::now();
        {
            QPainter painter(&image);
            const QPointF offset = offsetOf(number++);
            painter.translate(-offset);
            painter.scale(scale, scale);
            paint(painter, QRectF(offset / scale, QSizeF(sight) / scale));
        }
        const double taken = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        state.SetIterationTime(taken);
        worst = std::max(worst, taken * 1e3);
    }
    state.counters["longest_ms"] = worst;
}

void kept(benchmark::State& state) {
    const HexTable& table = fourBoards();
    model::MapCache cache(table.scenario, table.library);
    QImage warm(sight, QImage::Format_RGB32);
    for (int frame = 0; frame < 60; frame += 4) {
        QPainter painter(&warm);
        painter.translate(-offsetOf(frame));
        painter.scale(scale, scale);
        cache.paint(painter, QRectF(offsetOf(frame) / scale, QSizeF(sight) / scale), {},
                    std::chrono::minutes(1));
    }
    frames(state, [&](QPainter& painter, const QRectF& visible) { cache.paint(painter, visible, {}); });
}

void anew(benchmark::State& state) {
    const HexTable& table = fourBoards();
    const model::MapRenderer renderer(table.scenario, table.library);
    renderer.prepare({});
    frames(state, [&](QPainter& painter, const QRectF& visible) { renderer.paint(painter, visible, {}); });
}

/// Tiles that have come to rest show what MapRenderer draws.
const AgreementCheck settledHexes("hex-canvas", [] {
    const HexTable& table = fourBoards();
    const model::MapRenderer renderer(table.scenario, table.library);
    model::MapCache cache(table.scenario, table.library);
    const QPointF offset = offsetOf(20);
    const QRectF visible(offset / scale, QSizeF(sight) / scale);
    QImage images[2] = {QImage(sight, QImage::Format_RGB32), QImage(sight, QImage::Format_RGB32)};
    bool whole = false;
    for (QImage& image : images) {
        image.fill(QColor::fromRgb(0xFF3A342D));
        QPainter painter(&image);
        painter.translate(-offset);
        painter.scale(scale, scale);
        if (&image == &images[0])
            whole = cache.paint(painter, visible, {}, std::chrono::minutes(2));
        else
            renderer.paint(painter, visible, {});
    }
    int apart = 0;
    for (int y = 0; y < sight.height(); ++y)
        for (int x = 0; x < sight.width(); ++x) {
            const QRgb a = images[0].pixel(x, y), b = images[1].pixel(x, y);
            apart += std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                               std::abs(qBlue(a) - qBlue(b))}) > 8;
        }
    if (!whole || apart > sight.width() * sight.height() / 1000)
        return std::to_string(apart) + " pixels differ from MapRenderer's";
    return std::string();
});

[[maybe_unused]] const bool registered = [] {
    benchmark::RegisterBenchmark("hex-canvas-pan/bocage", kept)
        ->Unit(benchmark::kMillisecond)
        ->Iterations(120)
        ->UseManualTime();
    benchmark::RegisterBenchmark("hex-canvas-pan/painted-anew", anew)
        ->Unit(benchmark::kMillisecond)
        ->Iterations(30)
        ->UseManualTime();
    return true;
}();

}  // namespace

}  // namespace bocage::benchmarks
