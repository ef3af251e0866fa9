#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <atomic>
#include <random>

#include "model/library/content_library.h"
#include "model/render/map/resample.h"
#include "model/render/map_cache.h"
#include "tests/model/map_fixture.h"

using namespace bocage;
using namespace bocage::rules;
using model::MapCache;
using model::MapLayer;
using model::MapOptions;
using model::MapRenderer;
using tests::MapFixture;
using namespace std::chrono_literals;

namespace {

constexpr QRgb table = 0xFF3A342D;

struct View {
    QSize size{420, 300};  ///< device pixels
    QPoint offset;         ///< of the view's corner on the map, device pixels
    double scale = 32;     ///< device pixels per cell
    double ratio = 1;

    QRectF cells() const { return {QPointF(offset) / scale, QSizeF(size) / scale}; }
};

template <class Draw>
QImage picture(const View& view, Draw draw) {
    QImage image(view.size, QImage::Format_RGB32);
    image.setDevicePixelRatio(view.ratio);
    image.fill(table);
    QPainter painter(&image);
    painter.translate(-QPointF(view.offset) / view.ratio);
    painter.scale(view.scale / view.ratio, view.scale / view.ratio);
    draw(painter);
    painter.end();
    image.setDevicePixelRatio(1);
    return image;
}

QImage drawn(const Scenario& scenario, const LibraryPtr& library, const View& view,
             const MapOptions& options) {
    return picture(view, [&](QPainter& painter) {
        MapRenderer(scenario, library).paint(painter, view.cells(), options);
    });
}

QImage cached(MapCache& cache, const View& view, const MapOptions& options,
              std::chrono::microseconds patience, bool* whole = nullptr) {
    bool finished = false;
    const QImage image = picture(
        view, [&](QPainter& painter) { finished = cache.paint(painter, view.cells(), options, patience); });
    if (whole)
        *whole = finished;
    return image;
}

/// Pixels that differ by more than a breath.
int apart(const QImage& a, const QImage& b) {
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            count += std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                               std::abs(qBlue(p) - qBlue(q))}) > 8;
        }
    return count;
}

/// Antialiased lines may come out a shade otherwise where they leave a tile: a few pixels in ten thousand.
int allowed(const QImage& image) {
    return image.width() * image.height() / 2000;
}

#define COMPARE_PICTURES(one, other)                                                                    \
    do {                                                                                                \
        const QImage first = (one), second = (other);                                                   \
        const int pixels = apart(first, second);                                                        \
        if (pixels > allowed(first)) {                                                                  \
            first.save(QStringLiteral("map_cache_is.png"));                                             \
            second.save(QStringLiteral("map_cache_should.png"));                                        \
        }                                                                                               \
        QVERIFY2(pixels <= allowed(first), qPrintable(QStringLiteral("%1 pixels differ").arg(pixels))); \
    } while (false)

/// A corner of the real box: boards with a hole between them, overlays, counters, zones.
struct Battle {
    LibraryPtr library = model::loadInstalledLibrary().library;
    Scenario scenario;
    std::vector<ContentId> units, overlays;

    Battle() {
        scenario.system = "normandie";
        std::vector<const BoardDef*> boards;
        for (const Pack& pack : library->packs()) {
            if (pack.manifest.system != scenario.system)
                continue;
            for (const BoardDef& board : pack.boards)
                boards.push_back(&board);
            for (const OverlayDef& overlay : pack.overlays)
                overlays.push_back(overlay.id);
            for (const SystemContent& content : pack.system)
                if (content.id.kind() == "unit")
                    units.push_back(content.id);
        }
        ScenarioSide blue;
        blue.id = SideId("blue");
        blue.colour = "#0072B2";
        scenario.sides.push_back(blue);
        const Cell places[] = {{0, 0}, {10, 0}, {0, 10}, {14, 12}};
        for (std::size_t i = 0; i < std::size(places); ++i) {
            PlacedBoard board;
            board.id = ElementId("b" + std::to_string(i));
            board.board = boards[i * 3 % boards.size()]->id;
            board.face = boards[i * 3 % boards.size()]->faces.front().name;
            board.at = places[i];
            scenario.battlefield.boards.push_back(board);
            PlacedOverlay overlay;
            overlay.id = ElementId("o" + std::to_string(i));
            overlay.overlay = overlays[i * 5 % overlays.size()];
            overlay.at = places[i] + Cell{2, 3};
            scenario.battlefield.overlays.push_back(overlay);
            Objective objective;
            objective.id = ElementId("j" + std::to_string(i));
            objective.cells = {places[i] + Cell{6, 6}};
            objective.label = "Objective with a long name";
            objective.value = 2;
            scenario.objectives.push_back(objective);
            Note note;
            note.id = ElementId("n" + std::to_string(i));
            note.at = places[i] + Cell{8, 1};
            note.text = "Note";
            scenario.notes.push_back(note);
        }
        for (int i = 0; i < 40; ++i) {
            Piece piece;
            piece.id = ElementId("p" + std::to_string(i));
            piece.content = units[static_cast<std::size_t>(i) * 7 % units.size()];
            piece.at = {i * 7 % 20, i * 11 % 20};
            piece.facing = i % 4 * 2;
            piece.side = blue.id;
            scenario.pieces.push_back(piece);
        }
        Zone zone;
        zone.id = ElementId("z");
        zone.side = blue.id;
        zone.group = "A";
        for (int col = 0; col < 5; ++col)
            for (int row = 0; row < 12; ++row)
                zone.cells.push_back({col, row});
        scenario.zones.push_back(zone);
    }

    /// Any one edit that shows, or none that does.
    void editSomething(std::mt19937& random) {
        const auto below = [&](std::size_t count) { return static_cast<int>(random() % count); };
        const auto one = [&](auto& list) -> auto& {
            return list[random() % list.size()];
        };
        const Cell somewhere{below(22), below(22)};
        switch (below(12)) {
            case 0:
            case 1:
                one(scenario.pieces).at = somewhere;
                break;
            case 2:
                one(scenario.pieces).facing = below(4) * 2;
                break;
            case 3:
                one(scenario.pieces).content = one(units);
                break;
            case 4:
                one(scenario.battlefield.overlays).at = somewhere;
                break;
            case 5:
                one(scenario.battlefield.overlays).overlay = one(overlays);
                break;
            case 6:
                one(scenario.battlefield.boards).rotation = static_cast<Rotation>(below(4));
                break;
            case 7:
                scenario.zones.front().cells.push_back(somewhere);
                std::sort(scenario.zones.front().cells.begin(), scenario.zones.front().cells.end());
                break;
            case 8:
                one(scenario.objectives).cells = {somewhere};
                break;
            case 9:
                one(scenario.notes).text = "Note " + std::to_string(below(100));
                break;
            case 10:
                scenario.battlefield.conditions =
                    below(2) ? std::vector<std::string>{"night"} : std::vector<std::string>{};
                break;
            default:
                if (scenario.pieces.size() > 20)
                    scenario.pieces.erase(scenario.pieces.begin() + below(scenario.pieces.size()));
                scenario.title = "Title " + std::to_string(below(100));
                break;
        }
    }
};

}  // namespace

class TestMapCache : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void settledFrameIsTheRenderersPicture_data() {
        QTest::addColumn<double>("scale");
        QTest::addColumn<double>("ratio");
        QTest::addColumn<QPoint>("offset");
        QTest::addColumn<bool>("grey");
        QTest::newRow("far") << 7.0 << 1.0 << QPoint(-30, -20) << false;
        QTest::newRow("between") << 17.3 << 1.0 << QPoint(11, 64) << false;
        QTest::newRow("near") << 48.0 << 1.0 << QPoint(300, 333) << false;
        QTest::newRow("corner") << 48.0 << 1.0 << QPoint(-100, -90) << false;
        QTest::newRow("very near") << 130.0 << 1.0 << QPoint(1200, 500) << false;
        QTest::newRow("grey") << 40.0 << 1.0 << QPoint(100, 0) << true;
        QTest::newRow("screen of ratio 1.5") << 48.0 << 1.5 << QPoint(150, 90) << false;
        QTest::newRow("screen of ratio 2") << 36.0 << 2.0 << QPoint(140, 90) << false;
    }
    void settledFrameIsTheRenderersPicture() {
        QFETCH(double, scale);
        QFETCH(double, ratio);
        QFETCH(QPoint, offset);
        QFETCH(bool, grey);
        const Battle battle;
        MapCache cache(battle.scenario, battle.library);
        MapOptions options;
        options.grey = grey;
        options.layers |= MapLayer::Notes;
        const View view{{600, 420}, offset, scale, ratio};
        bool whole = false;
        COMPARE_PICTURES(cached(cache, view, options, 1min, &whole),
                         drawn(battle.scenario, battle.library, view, options));
        QVERIFY(whole);
    }

    void hiddenLayersAreHidden() {
        const MapFixture fixture;
        MapCache cache(fixture.scenario, fixture.library);
        const View view{{500, 300}, {0, 0}, 24, 1};
        for (const MapLayer hidden : {MapLayer::Boards, MapLayer::Overlays, MapLayer::Edges, MapLayer::Grid,
                                      MapLayer::Zones, MapLayer::Pieces, MapLayer::Coordinates}) {
            MapOptions options;
            options.layers.setFlag(hidden, false);
            COMPARE_PICTURES(cached(cache, view, options, 1min),
                             drawn(fixture.scenario, fixture.library, view, options));
        }
    }

    /// Half faded lies half way between shown and hidden, whatever the layer.
    void fadedLayersAreMixed() {
        const Battle battle;
        MapCache cache(battle.scenario, battle.library);
        const View view{{500, 300}, {0, 0}, 24, 1};
        for (const MapLayer layer :
             {MapLayer::Boards, MapLayer::Overlays, MapLayer::Zones, MapLayer::Pieces}) {
            MapOptions shown, hidden, faded;
            hidden.layers.setFlag(layer, false);
            faded.opacity[layer] = 0.5;
            const QImage with = cached(cache, view, shown, 1min), without = cached(cache, view, hidden, 1min);
            QImage between(view.size, QImage::Format_RGB32);
            for (int y = 0; y < view.size.height(); ++y)
                for (int x = 0; x < view.size.width(); ++x) {
                    const QRgb a = with.pixel(x, y), b = without.pixel(x, y);
                    between.setPixel(x, y,
                                     qRgb((qRed(a) + qRed(b)) / 2, (qGreen(a) + qGreen(b)) / 2,
                                          (qBlue(a) + qBlue(b)) / 2));
                }
            COMPARE_PICTURES(cached(cache, view, faded, 1min), between);
        }
    }

    void everyEditShowsInTheEnd_data() {
        QTest::addColumn<double>("scale");
        QTest::newRow("far") << 12.0;
        QTest::newRow("near") << 40.0;
    }
    void everyEditShowsInTheEnd() {
        QFETCH(double, scale);
        Battle battle;
        MapCache cache(battle.scenario, battle.library);
        MapOptions options;
        options.layers |= MapLayer::Notes;
        std::mt19937 random(static_cast<unsigned>(scale));
        for (int round = 0; round < 12; ++round) {
            const View view{
                {500, 360}, {static_cast<int>(random() % 300), static_cast<int>(random() % 300)}, scale, 1};
            // Frames that nobody waits for, with edits between them: the thread is in the middle of older
            // ones.
            for (int edit = 0; edit < 5; ++edit) {
                battle.editSomething(random);
                cache.apply({});
                cached(cache, view, options, std::chrono::microseconds(random() % 3000));
            }
            COMPARE_PICTURES(cached(cache, view, options, 1min),
                             drawn(battle.scenario, battle.library, view, options));
        }
    }

    /// The same without waiting: the signal alone brings the view to rest, and what rests is right.
    void refinedLeadsToTheWholePicture() {
        Battle battle;
        MapCache cache(battle.scenario, battle.library);
        const View view{{500, 360}, {40, 30}, 30, 1};
        bool whole = false;
        QImage shown;
        const auto paint = [&] { shown = cached(cache, view, {}, 0us, &whole); };
        connect(&cache, &MapCache::refined, this, paint);
        paint();
        QVERIFY(!whole);
        QTRY_VERIFY_WITH_TIMEOUT(whole, 30000);
        COMPARE_PICTURES(shown, drawn(battle.scenario, battle.library, view, {}));
        battle.scenario.pieces.front().at = {6, 5};
        cache.apply({});
        paint();
        QTRY_VERIFY_WITH_TIMEOUT(whole, 30000);
        COMPARE_PICTURES(shown, drawn(battle.scenario, battle.library, view, {}));
        disconnect(&cache, nullptr, this, nullptr);
    }

    /// A list of wishes that is written while a tile is in work asks for that tile once more. It must not be
    /// painted again, even when its answer is taken before the worker looks at the list.
    void noTileIsPaintedTwice() {
        Battle battle;
        auto snapshot = std::make_shared<model::MapSnapshot>();
        snapshot->scenario = battle.scenario;
        snapshot->library = battle.library;
        snapshot->revision = 1;
        model::MapWorker* asked = nullptr;
        std::atomic_bool finished = false;
        model::MapWorker worker([&] {
            for (const model::MapWorker::Answer& answer : asked->takeAnswers())
                finished = finished || answer.key.x == 1;
        });
        asked = &worker;
        worker.setSnapshot(snapshot);
        const auto wish = [](int x) {
            return model::MapWorker::Wish{
                {24 * 1024, 0, x, 0}, 24, std::make_shared<const model::MapLook>(), 0, true};
        };
        worker.setWishes({wish(0), wish(0), wish(1)});
        QTRY_VERIFY_WITH_TIMEOUT(finished, 60000);
        QCOMPARE(worker.tilesPainted(), 2);
    }

    void aMovedPieceRepaintsOnlyItsTiles() {
        Battle battle;
        MapCache cache(battle.scenario, battle.library);
        const View view{{1024, 1024}, {0, 0}, 48, 1};
        cached(cache, view, {}, 1min);
        const int before = cache.numbers().tilesPainted;
        QCOMPARE(before, 16);
        battle.scenario.pieces.front().at = {1, 1};  // wholly inside the first tile
        cache.apply({});
        cached(cache, view, {}, 1min);
        const int after = cache.numbers().tilesPainted;
        QVERIFY2(after > before && after <= before + 3, qPrintable(QString::number(after - before)));
        battle.scenario.title = "Nothing that shows";
        cache.apply({});
        cached(cache, view, {}, 1min);
        QCOMPARE(cache.numbers().tilesPainted, after);
    }

    /// Until the picture after an edit is there, the one before it stays: nothing coarse flickers up.
    void theOldPictureStaysUntilTheNewIsReady() {
        Battle battle;
        MapCache cache(battle.scenario, battle.library);
        const View view{{500, 360}, {40, 30}, 30, 1};
        const QImage before = cached(cache, view, {}, 1min);
        battle.scenario.pieces[3].at = {7, 6};
        battle.scenario.battlefield.overlays.front().at = {8, 7};
        const QImage after = drawn(battle.scenario, battle.library, view, {});
        QVERIFY(apart(before, after) > 500);
        cache.apply({});
        bool whole = false;
        for (int frame = 0; !whole; ++frame) {
            const QImage now =
                picture(view, [&](QPainter& painter) { whole = cache.paint(painter, view.cells(), {}); });
            int neither = 0;
            for (int y = 0; y < now.height(); ++y)
                for (int x = 0; x < now.width(); ++x)
                    neither += std::abs(qGray(now.pixel(x, y)) - qGray(before.pixel(x, y))) > 8 &&
                               std::abs(qGray(now.pixel(x, y)) - qGray(after.pixel(x, y))) > 8;
            QVERIFY2(neither <= allowed(now), qPrintable(QString::number(neither)));
            QVERIFY(frame < 3000);
            QTest::qWait(2);
        }
    }

    /// While the zoom moves, the picture is scaled from what is there and looks like the map.
    void otherZoomsAreScaledFromWhatIsReady() {
        const Battle battle;
        MapCache cache(battle.scenario, battle.library);
        cached(cache, View{{600, 420}, {40, 40}, 32, 1}, {}, 1min);
        for (const double scale : {34.0, 45.0, 60.0}) {
            const View view{{500, 360}, {60, 60}, scale, 1};
            bool whole = true;
            const QImage coarse = cached(cache, view, {}, 0us, &whole);
            QVERIFY(!whole);
            const QImage exact = drawn(battle.scenario, battle.library, view, {});
            double difference = 0;
            for (int y = 0; y < exact.height(); ++y)
                for (int x = 0; x < exact.width(); ++x)
                    difference += std::abs(qGray(exact.pixel(x, y)) - qGray(coarse.pixel(x, y)));
            difference /= exact.width() * exact.height();
            QVERIFY2(difference < 12, qPrintable(QString::number(difference)));
        }
    }

    /// The canvas paints nothing below: every pixel of the view is the cache's, from the first frame on.
    void nothingIsLeftUnpainted() {
        const Battle battle;
        MapCache cache(battle.scenario, battle.library);
        for (const auto patience : {0us, 60'000'000us})
            for (const QPoint offset : {QPoint(-150, -90), QPoint(500, 400), QPoint(5000, 0)}) {
                const View view{{600, 420}, offset, 28, 1};
                const QImage image = picture(view, [&](QPainter& painter) {
                    painter.fillRect(view.cells(), Qt::magenta);
                    cache.paint(painter, view.cells(), {}, patience);
                });
                for (int y = 0; y < image.height(); ++y)
                    for (int x = 0; x < image.width(); ++x)
                        QVERIFY(image.pixelColor(x, y) != QColor(Qt::magenta));
            }
    }

    void closingWhileBusyIsClean() {
        const Battle battle;
        for (int i = 0; i < 12; ++i) {
            MapCache cache(battle.scenario, battle.library);
            cached(cache, View{{500, 360}, {i * 50, i * 30}, 20.0 + i, 1}, {},
                   std::chrono::microseconds(i * 400));
        }
    }

    void otherPacksGiveOtherPictures() {
        Battle battle;
        const MapFixture fixture;
        MapCache cache(battle.scenario, fixture.library);  // packs that know nothing of it: ghosts
        const View view{{500, 360}, {0, 0}, 30, 1};
        cached(cache, view, {}, 1min);
        cache.setLibrary(battle.library);
        COMPARE_PICTURES(cached(cache, view, {}, 1min), drawn(battle.scenario, battle.library, view, {}));
    }

    void aThingLostFarAwayHoldsNothingUp() {
        Battle battle;
        battle.scenario.pieces.front().at = {2'000'000, -2'000'000};
        MapCache cache(battle.scenario, battle.library);
        const View view{{400, 300}, {0, 0}, 24, 1};
        COMPARE_PICTURES(cached(cache, view, {}, 1min), drawn(battle.scenario, battle.library, view, {}));
    }

    void memoryIsBounded() {
        const Battle battle;
        MapCache cache(battle.scenario, battle.library);
        for (int i = 0; i < 40; ++i)
            cached(cache, View{{1280, 800}, {0, 0}, 6.0 + i * 0.05, 1}, {}, 1min);
        QVERIFY(cache.numbers().bytes <= qsizetype{120} << 20);
    }

    void scalingKeepsPlacesAndColours() {
        // A ramp: brightness is the column.
        std::vector<QRgb> line(300);
        for (std::size_t x = 0; x < line.size(); ++x) {
            const int light = static_cast<int>(x) * 255 / 299;
            line[x] = qRgb(light, 255 - light, light / 2);
        }
        for (const double step : {0.37, 0.5, 0.99, 1.6}) {
            const QPointF from(20.25, 3.5);
            for (const int width : {97, 100}) {
                QImage target(width, 40, QImage::Format_RGB32);
                model::map::Resampler resampler([&](int) { return line.data(); }, QSize(300, 100), from, step,
                                                width);
                resampler.rows(0, target);
                for (int x = 0; x < width; ++x) {
                    const double light = (from.x() + (x + 0.5) * step - 0.5) * 255 / 299;
                    const QRgb pixel = target.pixel(x, 17);
                    QVERIFY2(std::abs(qRed(pixel) - light) <= 2.5, qPrintable(QString::number(x)));
                    QVERIFY(std::abs(qGreen(pixel) - (255 - light)) <= 2.5);
                }
            }
        }
    }
};

QTEST_MAIN(TestMapCache)
#include "test_map_cache.moc"
