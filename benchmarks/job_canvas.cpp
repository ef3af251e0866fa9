#include <benchmark/benchmark.h>
#include <sys/resource.h>

#include <QApplication>
#include <QGraphicsPixmapItem>
#include <QGraphicsScene>
#include <QPainter>
#include <QPixmap>
#include <QScrollBar>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <ctime>
#include <fstream>
#include <memory>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "benchmarks/agreement.h"
#include "benchmarks/map_scenario.h"
#include "editor/canvas/map_canvas.h"
#include "editor/tools/select_tool.h"
#include "model/render/map_cache.h"
#include "model/render/piece_renderer.h"

/// Job 9: a frame of the canvas while panning and zooming over 60 × 60 cells with 300 pieces, on a raster
/// picture of 1280 × 800 pixels. The map alone against a QGraphicsScene with one item per cell and per piece,
/// all of them ready-made pixmaps: both draw the same. And the real widget, which draws more: coordinates, 50
/// things selected, 30 signs and the selection tool. Frames come at 60 a second for all.
namespace bocage::benchmarks {

using namespace rules;

namespace {

constexpr int side = 60;
constexpr int pieces = 300;
constexpr QSize view(1280, 800);
constexpr double panScale = 48;
constexpr std::chrono::nanoseconds screenFrame(1'000'000'000 / 60);

const MapScenario& battle() {
    static const MapScenario made = mapScenario(side, pieces);
    return made;
}

/// A walk over the map, a few pixels per frame, and back.
QPoint panOffset(int frame) {
    const int step = frame % 240;
    const int there = step < 120 ? step : 240 - step;
    return {40 + there * 11, 60 + there * 7};
}

constexpr double zoomFactor = 1.1;
/// In and out again; the middle of the map stays in the middle of the view.
bool zoomsIn(int frame) {
    return frame % 24 < 12;
}

/// What a frame takes: the CPU time of its thread; and where the thread waited for others, such as those that
/// Qt fills pictures in, time on the wall, less what it then stood in the queue for a core. That way the
/// frame pays for its waiting, but not for the neighbours on the machine.
class FrameClock {
public:
    void start() { m_start = now(); }
    double elapsed() {
        const Times end = now();
        const double ran = end.ran - m_start.ran;
        m_waited = end.waits != m_start.waits;
        return m_waited ? std::max(ran, end.wall - m_start.wall - (end.queued - m_start.queued)) : ran;
    }
    bool waited() const { return m_waited; }

private:
    struct Times {
        double wall, ran, queued;
        long waits;
    };
    static double seconds(clockid_t clock) {
        timespec time{};
        clock_gettime(clock, &time);
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
    }
    static Times now() {
        std::ifstream file("/proc/thread-self/schedstat");
        double ran = 0, queued = 0;
        file >> ran >> queued;
        rusage usage{};
        getrusage(RUSAGE_THREAD, &usage);
        return {seconds(CLOCK_MONOTONIC), seconds(CLOCK_THREAD_CPUTIME_ID), queued / 1e9, usage.ru_nvcsw};
    }
    Times m_start{};
    bool m_waited = false;
};

/// Runs frames as a screen asks for them. `paint` gets the frame's number and returns whether it was whole.
template <class Prepare, class Paint>
void timedFrames(benchmark::State& state, Prepare prepare, Paint paint) {
    double worst = 0;
    int number = 0, coarse = 0, waited = 0;
    FrameClock clock;
    auto next = std::chrono::steady_clock::now();
    for (auto _ : state) {
        next = std::max(next + screenFrame, std::chrono::steady_clock::now());
        std::this_thread::sleep_until(next);
        prepare(number);
        clock.start();
        coarse += paint(number) ? 0 : 1;
        const double taken = clock.elapsed();
        state.SetIterationTime(taken);
        worst = std::max(worst, taken * 1e3);
        waited += clock.waited() ? 1 : 0;
        ++number;
    }
    state.counters["longest_ms"] = worst;
    state.counters["waited_share"] = static_cast<double>(waited) / number;
    state.counters["coarse_share"] = static_cast<double>(coarse) / number;
}

/// The map as the editor shows it. Never on a screen: frames are painted when they are asked for.
class Canvas {
public:
    explicit Canvas(const MapScenario& made) : m_document(made.scenario, made.library), m_widget(m_document) {
        m_widget.setAttribute(Qt::WA_DontShowOnScreen);
        m_widget.resize(view);
        m_widget.show();
        m_tool.setContext(&m_widget);
        m_widget.setTool(&m_tool);
        std::set<ElementId> selected;
        Findings findings;
        for (const Piece& piece : made.scenario.pieces) {
            if (selected.size() < 50)
                selected.insert(piece.id);
            if (findings.size() * 10 < selected.size() * 6) {
                Finding finding;
                finding.rule = "piece.example";
                finding.locations.emplace_back().elements = {piece.id};
                findings.push_back(finding);
            }
        }
        m_widget.selection().set(selected);
        m_widget.setFindings(findings);
    }
    editor::MapCanvas& widget() { return m_widget; }
    void panTo(QPoint offset) {
        m_widget.horizontalScrollBar()->setValue(offset.x());
        m_widget.verticalScrollBar()->setValue(offset.y());
    }
    bool paint(QImage& image) {
        m_widget.viewport()->render(&image, QPoint(), QRegion(), QWidget::RenderFlags());
        return m_widget.settled();
    }

private:
    model::ScenarioDocument m_document;
    editor::MapCanvas m_widget;
    editor::SelectTool m_tool;
};

/// The map alone, as the canvas draws it.
class MapAlone {
public:
    explicit MapAlone(const MapScenario& made) : m_cache(made.scenario, made.library) {}
    bool paint(QImage& image, QPoint offset, double scale) {
        QPainter painter(&image);
        painter.translate(-offset);
        painter.scale(scale, scale);
        return m_cache.paint(painter, QRectF(QPointF(offset) / scale, QSizeF(view) / scale), {});
    }

private:
    model::MapCache m_cache;
};

void panMap(benchmark::State& state) {
    MapAlone map(battle());
    QImage image(view, QImage::Format_RGB32);
    map.paint(image, panOffset(0), panScale);
    std::this_thread::sleep_for(std::chrono::seconds(1));  // whoever pans has looked at the map before
    timedFrames(
        state, [](int) {}, [&](int number) { return map.paint(image, panOffset(number), panScale); });
}

QPoint zoomOffset(double scale) {
    return {qRound(side * scale / 2) - view.width() / 2, qRound(side * scale / 2) - view.height() / 2};
}

void zoomMap(benchmark::State& state) {
    MapAlone map(battle());
    QImage image(view, QImage::Format_RGB32);
    double scale = 16;
    map.paint(image, zoomOffset(scale), scale);
    std::this_thread::sleep_for(std::chrono::seconds(1));
    timedFrames(
        state, [](int) {},
        [&](int number) {
            scale *= zoomsIn(number) ? zoomFactor : 1 / zoomFactor;
            return map.paint(image, zoomOffset(scale), scale);
        });
}

void panCanvas(benchmark::State& state) {
    Canvas canvas(battle());
    QImage image(view, QImage::Format_RGB32);
    canvas.widget().setPixelsPerCell(panScale);
    canvas.panTo(panOffset(0));
    canvas.paint(image);
    std::this_thread::sleep_for(std::chrono::seconds(1));
    timedFrames(
        state, [](int) {},
        [&](int number) {
            canvas.panTo(panOffset(number));
            return canvas.paint(image);
        });
}

/// The widget zoomed about the middle of the map, by what `factorOf` says for each frame.
template <class FactorOf>
void zoomWidget(benchmark::State& state, FactorOf factorOf) {
    Canvas canvas(battle());
    QImage image(view, QImage::Format_RGB32);
    canvas.widget().zoomTo(QRectF(0, 0, side, side));
    canvas.widget().setPixelsPerCell(16);
    canvas.paint(image);
    std::this_thread::sleep_for(std::chrono::seconds(1));
    timedFrames(
        state, [](int) {},
        [&](int number) {
            canvas.widget().zoomBy(factorOf(number), QPointF(side / 2.0, side / 2.0));
            return canvas.paint(image);
        });
}

void zoomCanvas(benchmark::State& state) {
    zoomWidget(state, [](int number) { return zoomsIn(number) ? zoomFactor : 1 / zoomFactor; });
}

/// A touch pad's zoom: no zoom comes twice, no tile of the exact size is ever ready.
void zoomSmoothly(benchmark::State& state) {
    zoomWidget(state, [](int number) {
        const double step = 1 + 0.0127 * (1.5 + std::sin(number));
        return number % 120 < 60 ? step : 1 / step;
    });
}

/// Opening a document: everything is new, the whole map is in view.
void firstFrame(benchmark::State& state) {
    const MapScenario& made = battle();
    QImage image(view, QImage::Format_RGB32);
    std::unique_ptr<model::ScenarioDocument> document;
    std::unique_ptr<editor::MapCanvas> canvas;
    timedFrames(
        state,
        [&](int) {
            canvas.reset();
            document = std::make_unique<model::ScenarioDocument>(made.scenario, made.library);
        },
        [&](int) {
            canvas = std::make_unique<editor::MapCanvas>(*document);
            canvas->setAttribute(Qt::WA_DontShowOnScreen);
            canvas->resize(view);
            canvas->show();
            canvas->fitBattlefield();
            canvas->viewport()->render(&image, QPoint(), QRegion(), QWidget::RenderFlags());
            return canvas->settled();
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

/// Made once, which takes seconds; never unmade, since the application is gone before statics are.
ItemPerCell& itemPerCell() {
    static auto* items = new ItemPerCell(battle());
    return *items;
}

void panItems(benchmark::State& state) {
    ItemPerCell& items = itemPerCell();
    QImage image(view, QImage::Format_RGB32);
    timedFrames(
        state, [](int) {},
        [&](int number) {
            items.paint(image, QPointF(panOffset(number)), panScale);
            return true;
        });
}

void zoomItems(benchmark::State& state) {
    ItemPerCell& items = itemPerCell();
    QImage image(view, QImage::Format_RGB32);
    double scale = 16;
    timedFrames(
        state, [](int) {},
        [&](int number) {
            scale *= zoomsIn(number) ? zoomFactor : 1 / zoomFactor;
            items.paint(image, QPointF(zoomOffset(scale)), scale);
            return true;
        });
}

/// A frame that has come to rest shows what MapRenderer draws.
const AgreementCheck settledPicture("canvas", [] {
    const MapScenario& made = battle();
    const model::MapRenderer renderer(made.scenario, made.library);
    model::MapCache cache(made.scenario, made.library);
    for (const double scale : {13.0, 16 * zoomFactor, panScale}) {
        constexpr QPoint offset(70, 50);
        const QRectF visible(QPointF(offset) / scale, QSizeF(view) / scale);
        QImage cached(view, QImage::Format_RGB32), drawn(view, QImage::Format_RGB32);
        const auto paint = [&](QImage& image, auto how) {
            image.fill(QColor::fromRgb(0xFF3A342D));
            QPainter painter(&image);
            painter.translate(-offset);
            painter.scale(scale, scale);
            how(painter);
        };
        bool whole = false;
        paint(cached,
              [&](QPainter& painter) { whole = cache.paint(painter, visible, {}, std::chrono::minutes(2)); });
        paint(drawn, [&](QPainter& painter) { renderer.paint(painter, visible, {}); });
        int apart = 0;
        for (int y = 0; y < view.height(); ++y)
            for (int x = 0; x < view.width(); ++x) {
                const QRgb a = cached.pixel(x, y), b = drawn.pixel(x, y);
                apart += std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                                   std::abs(qBlue(a) - qBlue(b))}) > 8;
            }
        if (!whole || apart > view.width() * view.height() / 2000)
            return "at " + std::to_string(scale) + " pixels per cell " + std::to_string(apart) +
                   " pixels differ from MapRenderer's";
    }
    return std::string();
});

const auto asOnScreen = [](benchmark::internal::Benchmark* job, int frames) {
    job->Unit(benchmark::kMillisecond)->Iterations(frames)->UseManualTime();
};

[[maybe_unused]] const bool registered = [] {
    asOnScreen(benchmark::RegisterBenchmark("canvas-pan/map", panMap), 240);
    asOnScreen(benchmark::RegisterBenchmark("canvas-zoom/map", zoomMap), 240);
    asOnScreen(benchmark::RegisterBenchmark("canvas-pan/bocage", panCanvas), 240);
    asOnScreen(benchmark::RegisterBenchmark("canvas-pan/item-per-cell", panItems), 240);
    asOnScreen(benchmark::RegisterBenchmark("canvas-zoom/bocage", zoomCanvas), 240);
    asOnScreen(benchmark::RegisterBenchmark("canvas-zoom/smoothly", zoomSmoothly), 240);
    asOnScreen(benchmark::RegisterBenchmark("canvas-zoom/item-per-cell", zoomItems), 240);
    asOnScreen(benchmark::RegisterBenchmark("canvas-first-frame/bocage", firstFrame), 20);
    return true;
}();

}  // namespace

}  // namespace bocage::benchmarks
