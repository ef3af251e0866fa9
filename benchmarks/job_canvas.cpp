#include <benchmark/benchmark.h>

#include <QApplication>
#include <QGraphicsPixmapItem>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QPainter>
#include <QPixmap>
#include <algorithm>
#include <cmath>
#include <ctime>
#include <memory>
#include <vector>

#include "benchmarks/map_scenario.h"
#include "model/render/map_cache.h"
#include "model/render/piece_renderer.h"

/// Job 9: a frame of the canvas while panning and zooming over 60 × 60 cells with 300 pieces, on a raster
/// picture. Against a QGraphicsScene with one item per cell and per piece, all of them ready-made pixmaps.
namespace bocage::benchmarks {

using namespace rules;

namespace {

constexpr int side = 60;
constexpr int pieces = 300;
constexpr QSize view(1280, 800);
constexpr double panScale = 48;

/// A walk over the map, a few pixels per frame, and back.
QPointF panOffset(int frame) {
    const int step = frame % 240;
    const int there = step < 120 ? step : 240 - step;
    return {40.0 + there * 11, 60.0 + there * 7};
}

double zoomScale(int frame) {
    const int step = frame % 24;
    return 16 * std::pow(1.1, step < 12 ? step : 24 - step);
}

/// Draws one frame through the cache; returns whether it was complete.
bool frame(model::MapCache& cache, QImage& image, QPointF offset, double scale) {
    QPainter painter(&image);
    painter.translate(-offset);
    painter.scale(scale, scale);
    const QRectF visible(offset / scale, QSizeF(view) / scale);
    return cache.paint(painter, visible, {});
}

void longest(benchmark::State& state, double milliseconds) {
    state.counters["longest_ms"] = milliseconds;
}

/// Time of this thread alone: a neighbour on the same machine makes no frame longer.
double threadMilliseconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

template <class Frame>
void timedFrames(benchmark::State& state, Frame paint) {
    double worst = 0;
    int number = 0;
    for (auto _ : state) {
        const double start = threadMilliseconds();
        paint(number++);
        worst = std::max(worst, threadMilliseconds() - start);
    }
    longest(state, worst);
}

void panCached(benchmark::State& state) {
    const MapScenario made = mapScenario(side, pieces);
    model::MapCache cache(made.scenario, made.library);
    QImage image(view, QImage::Format_RGB32);
    timedFrames(state, [&](int number) { frame(cache, image, panOffset(number), panScale); });
}

void zoomCached(benchmark::State& state) {
    const MapScenario made = mapScenario(side, pieces);
    model::MapCache cache(made.scenario, made.library);
    QImage image(view, QImage::Format_RGB32);
    timedFrames(state, [&](int number) { frame(cache, image, {100, 100}, zoomScale(number)); });
}

/// Opening a document: everything is new, the whole map is in view.
void firstFrame(benchmark::State& state) {
    const MapScenario made = mapScenario(side, pieces);
    QImage image(view, QImage::Format_RGB32);
    timedFrames(state, [&](int) {
        model::MapCache cache(made.scenario, made.library);
        frame(cache, image, {0, 0}, view.height() / static_cast<double>(side));
    });
}

/// The way that suggests itself: an item per cell and per piece.
class ItemPerCell {
public:
    explicit ItemPerCell(const MapScenario& made) {
        const model::MapRenderer renderer(made.scenario, made.library);
        QImage whole(side * 48, side * 48, QImage::Format_RGB32);
        QPainter painter(&whole);
        painter.scale(48, 48);
        renderer.paintTerrain(painter, QRectF(0, 0, side, side), {});
        painter.end();
        for (int row = 0; row < side; ++row)
            for (int col = 0; col < side; ++col) {
                auto* item = m_scene.addPixmap(QPixmap::fromImage(whole.copy(col * 48, row * 48, 48, 48)));
                item->setPos(col * 48, row * 48);
            }
        const model::PieceRenderer counters(made.library);
        for (const Piece& piece : made.scenario.pieces) {
            QPixmap pixmap(44, 44);
            pixmap.fill(Qt::transparent);
            QPainter one(&pixmap);
            counters.paint(one, QRectF(0, 0, 44, 44), piece.content, QStringLiteral("front"));
            one.end();
            auto* item = m_scene.addPixmap(pixmap);
            item->setPos(piece.at.col * 48 + 2, piece.at.row * 48 + 2);
            item->setFlag(QGraphicsItem::ItemIsSelectable);
        }
    }
    void paint(QImage& image, QPointF offset, double scale) {
        QPainter painter(&image);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        m_scene.render(&painter, QRectF(QPointF(), QSizeF(view)),
                       QRectF(offset / scale * 48, QSizeF(view) / scale * 48), Qt::IgnoreAspectRatio);
    }

private:
    QGraphicsScene m_scene;
};

void panItems(benchmark::State& state) {
    ItemPerCell items(mapScenario(side, pieces));
    QImage image(view, QImage::Format_RGB32);
    timedFrames(state, [&](int number) { items.paint(image, panOffset(number), panScale); });
}

void zoomItems(benchmark::State& state) {
    ItemPerCell items(mapScenario(side, pieces));
    QImage image(view, QImage::Format_RGB32);
    timedFrames(state, [&](int number) { items.paint(image, {100, 100}, zoomScale(number)); });
}

BENCHMARK(panCached)->Name("canvas-pan/bocage")->Unit(benchmark::kMillisecond)->Iterations(480);
BENCHMARK(panItems)->Name("canvas-pan/item-per-cell")->Unit(benchmark::kMillisecond)->Iterations(480);
BENCHMARK(zoomCached)->Name("canvas-zoom/bocage")->Unit(benchmark::kMillisecond)->Iterations(240);
BENCHMARK(zoomItems)->Name("canvas-zoom/item-per-cell")->Unit(benchmark::kMillisecond)->Iterations(240);
BENCHMARK(firstFrame)->Name("canvas-first-frame/bocage")->Unit(benchmark::kMillisecond)->Iterations(20);

}  // namespace

}  // namespace bocage::benchmarks
