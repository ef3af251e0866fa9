#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

#include "model/io/resource_paths.h"
#include "model/library/content_library.h"
#include "model/plan/placed_elements.h"
#include "model/render/map/palette.h"
#include "model/render/map_cache.h"
#include "model/render/map_image.h"
#include "model/render/map_renderer.h"
#include "rules/board/square.h"
#include "tests/model/map_fixture.h"

using namespace bocage;
using namespace bocage::rules;
using model::MapLayer;
using model::MapLayers;
using model::MapOptions;
using model::MapRenderer;
using tests::MapFixture;

namespace {

QImage picture(const MapRenderer& renderer, double scale, const QRect& cells,
               const MapOptions& options = {}) {
    QImage image((QSizeF(cells.size()) * scale).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(scale, scale);
    painter.translate(-cells.topLeft());
    renderer.paint(painter, QRectF(cells), options);
    return image;
}

/// The largest difference of one colour channel, and how many pixels differ by more than a breath.
struct Difference {
    int largest = 0;
    int pixels = 0;
};
Difference difference(const QImage& a, const QImage& b) {
    Difference found;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            const int apart = std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                                        std::abs(qBlue(p) - qBlue(q))});
            found.largest = std::max(found.largest, apart);
            found.pixels += apart > 8;
        }
    return found;
}

QColor average(const QImage& image, const QRect& area) {
    qint64 red = 0, green = 0, blue = 0;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x) {
            const QRgb pixel = image.pixel(x, y);
            red += qRed(pixel);
            green += qGreen(pixel);
            blue += qBlue(pixel);
        }
    const qint64 count = qint64{area.width()} * area.height();
    return QColor(static_cast<int>(red / count), static_cast<int>(green / count),
                  static_cast<int>(blue / count));
}

}  // namespace

class TestMapRenderer : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aUsersScanIsDrawnWhereItExists() {
        QTemporaryDir packs;
        const QString from = model::installedPacksFolder() + QStringLiteral("/son-core");
        const QString to = packs.filePath(QStringLiteral("son-core"));
        QVERIFY(QDir().mkpath(to + QStringLiteral("/art")));
        for (const QFileInfo& file : QDir(from).entryInfoList({QStringLiteral("*.json")}))
            QVERIFY(QFile::copy(file.filePath(), to + u'/' + file.fileName()));
        QImage scan(300, 300, QImage::Format_RGB32);
        scan.fill(QColor(255, 0, 255));
        QPainter corner(&scan);
        corner.fillRect(0, 0, 60, 60, QColor(0, 0, 255));
        corner.end();
        QVERIFY(scan.save(to + QStringLiteral("/art/mine.png")));
        QFile boards(to + QStringLiteral("/boards.json"));
        QVERIFY(boards.open(QIODevice::ReadOnly));
        QJsonObject file = QJsonDocument::fromJson(boards.readAll()).object();
        boards.close();
        QJsonArray list = file[QStringLiteral("items")].toArray();
        QJsonObject board = list[0].toObject();
        QJsonArray faces = board[QStringLiteral("faces")].toArray();
        QJsonObject face = faces[0].toObject();
        face[QStringLiteral("art")] = QStringLiteral("art/mine.png");
        faces[0] = face;
        board[QStringLiteral("faces")] = faces;
        list[0] = board;
        file[QStringLiteral("items")] = list;
        QVERIFY(QFile::remove(boards.fileName()));
        QVERIFY(boards.open(QIODevice::WriteOnly));
        boards.write(QJsonDocument(file).toJson());
        boards.close();

        const model::LibraryLoad load = model::loadLibrary({packs.path()});
        const ContentId id(board[QStringLiteral("id")].toString().toStdString());
        const BoardDef* definition = load.library->board(id);
        QVERIFY(definition);
        QCOMPARE(definition->faces.front().art, std::string("art/mine.png"));
        Scenario scenario;
        scenario.system = "normandie";
        scenario.battlefield.boards.push_back(
            {ElementId("b"), id, definition->faces.front().name, {}, {}, {}});
        const auto pink = [](QRgb pixel) { return qRed(pixel) > 200 && qGreen(pixel) < 60; };
        const auto blue = [](QRgb pixel) { return qBlue(pixel) > 200 && qRed(pixel) < 60; };
        MapOptions options;
        options.layers.setFlag(MapLayer::Grid, false);
        const auto seen = [&](Cell cell, auto colour) {
            const MapRenderer renderer(scenario, load.library);
            const QImage one = picture(renderer, 40, QRect(cell.col, cell.row, 1, 1), options);
            int pixels = 0;
            for (int y = 0; y < 40; ++y)
                for (int x = 0; x < 40; ++x)
                    pixels += colour(one.pixel(x, y));
            return pixels > 1000;
        };
        QVERIFY(seen({7, 7}, pink));
        QVERIFY(seen({0, 0}, blue));
        // It turns with the board.
        scenario.battlefield.boards[0].rotation = Rotation::R90;
        QVERIFY(seen({9, 0}, blue));
        QVERIFY(seen({0, 0}, pink));
        // What lies on it stays in sight.
        const OverlayDef* overlay = nullptr;
        for (const OverlayDef& each : load.library->packs().front().overlays)
            if (each.category == "buildings")
                overlay = overlay ? overlay : &each;
        QVERIFY(overlay);
        scenario.battlefield.overlays.push_back(
            {ElementId("o"), overlay->id, overlay->faces.front().name, {4, 4}, {}, {}, {}});
        QVERIFY(!seen(model::coveredCells(scenario.battlefield.overlays[0], *load.library).front(), pink));
        // The other face has no scan, and a pack that is not there any more draws as ever.
        scenario.battlefield.overlays.clear();
        scenario.battlefield.boards[0].face = definition->faces.back().name;
        QVERIFY(!seen({7, 7}, pink));
    }

    void sameDataGivesSamePicture() {
        const MapFixture first, second;
        const MapRenderer a(first.scenario, first.library), b(second.scenario, second.library);
        for (const double scale : {6.0, 14.0, 32.0, 64.0})
            QCOMPARE(picture(a, scale, QRect(0, 0, 24, 12)), picture(b, scale, QRect(0, 0, 24, 12)));
    }

    void seedVariesTheDrawing() {
        const MapFixture first;
        MapFixture second;
        second.scenario.seed = 99;
        const MapRenderer a(first.scenario, first.library), b(second.scenario, second.library);
        QVERIFY(picture(a, 32, QRect(0, 0, 12, 12)) != picture(b, 32, QRect(0, 0, 12, 12)));
    }

    /// Cut anywhere, the parts fit: no seams, no clipped foliage at the border of a tile.
    void tilesMatchOneShot_data() {
        QTest::addColumn<int>("scale");
        for (const int scale : {6, 14, 24, 48})
            QTest::addRow("%d", scale) << scale;
    }
    void tilesMatchOneShot() {
        QFETCH(int, scale);
        const MapFixture fixture;
        const MapRenderer renderer(fixture.scenario, fixture.library);
        const QImage whole = picture(renderer, scale, QRect(0, 0, 24, 12));
        QImage joined(whole.size(), whole.format());
        QPainter painter(&joined);
        for (int row = 0; row < 12; row += 3)
            for (int col = 0; col < 24; col += 4)
                painter.drawImage(QPoint(col * scale, row * scale),
                                  picture(renderer, scale, QRect(col, row, 4, 3)));
        painter.end();
        const Difference apart = difference(whole, joined);
        QVERIFY2(
            apart.pixels <= whole.width() * whole.height() / 2000,
            qPrintable(QStringLiteral("%1 pixels differ, by up to %2").arg(apart.pixels).arg(apart.largest)));
    }

    void cacheShowsWhatTheRendererDraws() {
        const MapFixture fixture;
        const MapRenderer renderer(fixture.scenario, fixture.library);
        model::MapCache cache(fixture.scenario, fixture.library);
        const QRect cells(0, 0, 20, 12);
        QImage cached((QSizeF(cells.size()) * 32).toSize(), QImage::Format_RGB32);
        QPainter painter(&cached);
        painter.scale(32, 32);
        QVERIFY(cache.paint(painter, QRectF(cells), {}, std::chrono::seconds(60)));
        painter.end();
        const Difference apart = difference(picture(renderer, 32, cells), cached);
        QVERIFY2(apart.pixels <= cached.width() * cached.height() / 1000,
                 qPrintable(QString::number(apart.pixels)));
    }

    void cacheKeepsTilesThatLookTheSame() {
        MapFixture fixture;
        model::MapCache cache(fixture.scenario, fixture.library);
        QImage image(24 * 64, 12 * 64, QImage::Format_RGB32);
        const auto frame = [&] {
            QPainter painter(&image);
            painter.scale(64, 64);
            while (!cache.paint(painter, QRectF(0, 0, 24, 12), {}, std::chrono::seconds(60))) {
            }
            return cache.numbers().tilesPainted;
        };
        const int all = frame();
        QCOMPARE(frame(), all);
        model::Change change;
        change.lists.push_back({model::Section::Overlays, false, {}, {}, {ElementId("o1")}});
        cache.apply(change);
        QCOMPARE(frame(), all);  // told of a change, but nothing looks different
        fixture.scenario.battlefield.overlays.front().at = {7, 4};
        cache.apply(change);
        const int again = frame() - all;
        QVERIFY2(again > 0 && again < all / 2, qPrintable(QStringLiteral("%1 of %2").arg(again).arg(all)));
    }

    void cacheShowsSomethingWithoutTime() {
        const MapFixture fixture;
        model::MapCache cache(fixture.scenario, fixture.library);
        QImage image(24 * 40, 12 * 40, QImage::Format_RGB32);
        image.fill(Qt::magenta);
        QPainter painter(&image);
        painter.scale(40, 40);
        QVERIFY(!cache.paint(painter, QRectF(0, 0, 24, 12), {}, std::chrono::microseconds(0)));
        painter.end();
        for (int y = 20; y < image.height(); y += 40)
            for (int x = 20; x < image.width(); x += 40)
                QVERIFY(image.pixelColor(x, y) != QColor(Qt::magenta));
    }

    /// Doors, windows and entries on the rim never reach the names of columns and rows.
    void nothingCoversTheCoordinates() {
        MapFixture fixture;
        Scenario& scenario = fixture.scenario;
        scenario.battlefield.boards.resize(1);
        scenario.battlefield.overlays.clear();
        scenario.pieces.clear();
        scenario.entries.clear();
        const QRect cells(-1, -1, 14, 14);
        const auto drawn = [&] { return picture(MapRenderer(scenario, fixture.library), 50, cells); };
        const QImage bare = drawn();
        // The house's door and window look to opposite sides: turned four ways they face every rim.
        const auto house = [&](Cell at, Rotation rotation) {
            PlacedOverlay placed;
            placed.id = ElementId("rim" + std::to_string(scenario.battlefield.overlays.size()));
            placed.overlay = ContentId("t:overlay/house");
            placed.at = at;
            placed.rotation = rotation;
            scenario.battlefield.overlays.push_back(placed);
        };
        house({3, 0}, Rotation::R0);
        house({6, 0}, Rotation::R180);
        house({3, 10}, Rotation::R0);
        house({6, 10}, Rotation::R180);
        house({0, 3}, Rotation::R90);
        house({0, 6}, Rotation::R270);
        house({10, 3}, Rotation::R90);
        house({10, 6}, Rotation::R270);
        for (const auto& [at, from] : {std::pair{Cell{1, 0}, Side::North},
                                       {Cell{1, 11}, Side::South},
                                       {Cell{0, 1}, Side::West},
                                       {Cell{11, 1}, Side::East}})
            scenario.entries.push_back(
                {ElementId("e" + cellName(at)), scenario.sides.front().id, at, from, {}, {}});
        const QImage crowded = drawn();
        QVERIFY(difference(bare.copy(50, 30, 600, 20), crowded.copy(50, 30, 600, 20)).pixels > 50);
        // The band from where arrows end to the end of the surround, on all four sides.
        const QRect bands[] = {{0, 23, 700, 12}, {0, 665, 700, 12}, {23, 0, 12, 700}, {665, 0, 12, 700}};
        for (const QRect& band : bands)
            QCOMPARE(difference(bare.copy(band), crowded.copy(band)).pixels, 0);
    }

    /// Hedges are darker below and to the right, by their shadows and by how their leaves are lit, however
    /// the board lies: the light stays top left.
    void lightStaysTopLeftWhenBoardsTurn() {
        const MapFixture fixture;
        constexpr int side = 64, cells = 7;
        Pack pack = fixture.library->packs().front();
        const auto board = [&](const char* name, const char* second) {
            BoardDef made;
            made.id = ContentId(std::string("t:board/") + name);
            made.faces.push_back(
                fixture.face({"ggggggg", second, "ggggggg", second, "ggggggg", second, "ggggggg"}));
            made.faces.back().name = "a";
            pack.boards.push_back(made);
            return made.id;
        };
        // Nine hedges apart from each other, at the same places however the board is turned.
        const ContentId hedged = board("hedged", "ghghghg"), bare = board("bare", "ggggggg");
        std::vector<Pack> packs{pack};
        const LibraryPtr library = Library::build(std::move(packs)).first;
        MapOptions options;
        options.layers = MapRenderer::terrainLayers;
        for (const Rotation rotation : {Rotation::R0, Rotation::R90, Rotation::R180, Rotation::R270}) {
            const auto drawn = [&](const ContentId& id) {
                Scenario scenario;
                scenario.system = "normandie";
                scenario.battlefield.boards.push_back({ElementId("b"), id, "a", {}, rotation, {}});
                return picture(MapRenderer(scenario, library), side, QRect(0, 0, cells, cells), options);
            };
            const QImage with = drawn(hedged), without = drawn(bare);
            // Where the middle of the darkness lies, seen from the middles of the spaces.
            double right = 0, down = 0, darkness = 0;
            for (int y = side / 2; y < cells * side - side / 2; ++y)
                for (int x = side / 2; x < cells * side - side / 2; ++x) {
                    const int darker =
                        QColor(without.pixel(x, y)).lightness() - QColor(with.pixel(x, y)).lightness();
                    const auto fromMiddle = [](int at) {
                        return (at + 0.5 - side / 2.0) - (at - side / 2) / (2 * side) * (2.0 * side) - side;
                    };
                    right += darker * fromMiddle(x);
                    down += darker * fromMiddle(y);
                    darkness += darker;
                }
            QVERIFY(darkness > 0);
            QVERIFY2(right / darkness > 0.1 && down / darkness > 0.1,
                     qPrintable(QStringLiteral("turned by %1: %2 pixels to the right, %3 down")
                                    .arg(static_cast<int>(rotation))
                                    .arg(right / darkness)
                                    .arg(down / darkness)));
        }
    }

    void groundsHaveTheirColours() {
        const MapFixture fixture;
        const MapRenderer renderer(fixture.scenario, fixture.library);
        MapOptions options;
        options.layers = MapRenderer::terrainLayers;
        const QImage image = picture(renderer, 48, QRect(0, 0, 12, 12), options);
        const auto at = [&](int col, int row) {
            return average(image, QRect(col * 48 + 14, row * 48 + 14, 20, 20));
        };
        const QColor water = at(1, 3), hedge = at(5, 0), road = at(4, 1), field = at(1, 1), cave = at(11, 6);
        QVERIFY(water.blue() > water.red() + 20);
        QVERIFY(hedge.green() > hedge.red() && hedge.lightness() < 130);
        QVERIFY(road.lightness() > 180);
        QVERIFY(field.red() > 190 && field.blue() < 170);
        QVERIFY(cave.lightness() < 110);
    }

    void ghostsAreDrawn() {
        MapFixture fixture;
        const MapRenderer with(fixture.scenario, fixture.library);
        const QImage before = picture(with, 48, QRect(9, 0, 3, 3));
        fixture.scenario.battlefield.overlays.pop_back();
        const MapRenderer without(fixture.scenario, fixture.library);
        QVERIFY(difference(before, picture(without, 48, QRect(9, 0, 3, 3))).pixels > 200);
    }

    void layersCanBeLeftOut() {
        const MapFixture fixture;
        const MapRenderer renderer(fixture.scenario, fixture.library);
        const QImage all = picture(renderer, 32, QRect(0, 0, 24, 12));
        for (const MapLayer layer : {MapLayer::Boards, MapLayer::Overlays, MapLayer::Edges, MapLayer::Grid,
                                     MapLayer::Zones, MapLayer::Objectives, MapLayer::Entries}) {
            MapOptions options;
            options.layers &= ~MapLayers(layer);
            QVERIFY(picture(renderer, 32, QRect(0, 0, 24, 12), options) != all);
        }
        MapOptions notes;
        notes.layers |= MapLayer::Notes;
        QVERIFY(picture(renderer, 32, QRect(0, 0, 24, 12), notes) != all);
    }

    void greyHasNoColour() {
        const MapFixture fixture;
        const MapRenderer renderer(fixture.scenario, fixture.library);
        MapOptions options;
        options.grey = true;
        const QImage image = picture(renderer, 32, QRect(0, 0, 24, 12), options);
        for (int y = 0; y < image.height(); y += 3)
            for (int x = 0; x < image.width(); x += 3) {
                const QRgb pixel = image.pixel(x, y);
                const int most = std::max({qRed(pixel), qGreen(pixel), qBlue(pixel)});
                QVERIFY(most - std::min({qRed(pixel), qGreen(pixel), qBlue(pixel)}) <= 3);
            }
    }

    void footprintsFollowTheFacing() {
        const MapFixture fixture;
        Piece piece;
        piece.content = ContentId("t:unit/none");
        piece.at = {3, 3};
        const MapRenderer::Footprint one = MapRenderer::footprint(piece, *fixture.library);
        QCOMPARE(one.rect.center(), QPointF(3.5, 3.5));
        QCOMPARE(one.turn, 0.0);
        piece.facing = 2;
        QCOMPARE(MapRenderer::footprint(piece, *fixture.library).turn, 90.0);
        piece.corner = Corner{2, 2};
        QCOMPARE(MapRenderer::footprint(piece, *fixture.library).rect.center(), QPointF(2, 2));
    }

    /// All is surround: nothing of a map, and nothing left as it was.
    void emptyBattlefieldIsDrawn() {
        const MapFixture fixture;
        Scenario scenario;
        scenario.system = "normandie";
        const MapRenderer renderer(scenario, fixture.library);
        QImage image(240, 240, QImage::Format_RGB32);
        image.fill(Qt::magenta);
        QPainter painter(&image);
        painter.scale(24, 24);
        renderer.paint(painter, QRectF(0, 0, 10, 10), {});
        painter.end();
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                QCOMPARE(image.pixelColor(x, y), QColor::fromRgb(model::map::colour::surround));
    }

    void pngHasTheSizeAskedFor() {
        const MapFixture fixture;
        model::MapImageOptions options;
        options.dpi = 50.8;  // 50 pixels per cell of 25 mm
        const auto bytes = model::mapImage(fixture.scenario, fixture.library, model::MapFormat::Png, options);
        QVERIFY(bytes.ok());
        const QImage image = QImage::fromData(*bytes, "PNG");
        const QRectF bounds = MapRenderer(fixture.scenario, fixture.library).bounds();
        QCOMPARE(image.width(), static_cast<int>(std::lround(bounds.width() * 50)));
        QCOMPARE(image.height(), static_cast<int>(std::lround(bounds.height() * 50)));  // no blank row
        QCOMPARE(image.dotsPerMeterX(), 2000);
        // Bands leave no trace: the picture is that of one stroke.
        QImage whole(image.size(), QImage::Format_RGB32);
        QPainter painter(&whole);
        painter.scale(50, 50);
        painter.translate(-bounds.topLeft());
        MapRenderer(fixture.scenario, fixture.library).paint(painter, bounds, {});
        painter.end();
        const Difference apart = difference(image, whole);
        QVERIFY2(apart.pixels <= image.width() * image.height() / 2000,
                 qPrintable(QString::number(apart.pixels)));
        QCOMPARE(*model::mapImage(fixture.scenario, fixture.library, model::MapFormat::Png, options), *bytes);
    }

    void tooLargeIsSaid() {
        const MapFixture fixture;
        model::MapImageOptions options;
        options.dpi = 40000;
        QCOMPARE(model::mapImage(fixture.scenario, fixture.library, model::MapFormat::Png, options)
                     .problems()
                     .at(0)
                     .code,
                 std::string("render.too-large"));
        options.millimetresPerCell = 900;
        QCOMPARE(model::mapImage(fixture.scenario, fixture.library, model::MapFormat::Pdf, options)
                     .problems()
                     .at(0)
                     .code,
                 std::string("render.too-large"));
        QVERIFY(!model::saveMapImage(fixture.scenario, fixture.library, QStringLiteral("map.xyz")).ok());
    }

    void svgIsReadable() {
        const MapFixture fixture;
        const auto bytes = model::mapImage(fixture.scenario, fixture.library, model::MapFormat::Svg);
        QVERIFY(bytes.ok());
        QVERIFY(!bytes->contains("<image"));  // vectors only
        QSvgRenderer svg(*bytes);
        QVERIFY(svg.isValid());
        const QRectF bounds = MapRenderer(fixture.scenario, fixture.library).bounds();
        QImage drawn((bounds.size() * 24).toSize(), QImage::Format_RGB32);
        QPainter painter(&drawn);
        svg.render(&painter);
        painter.end();
        const QColor water = average(drawn, QRect(static_cast<int>((1 - bounds.left()) * 24) + 8,
                                                  static_cast<int>((3 - bounds.top()) * 24) + 8, 8, 8));
        QVERIFY(water.blue() > water.red());
    }

    void pdfHasTextAndTrueSize() {
        const MapFixture fixture;
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("map.pdf"));
        QVERIFY(model::saveMapImage(fixture.scenario, fixture.library, path).ok());
        const QString tool = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
        if (tool.isEmpty() && !qEnvironmentVariableIsSet("BOCAGE_ALL_TOOLS"))
            QSKIP("pdftotext is not installed");
        const auto run = [&](const QString& program, const QStringList& arguments) {
            QProcess process;
            process.start(program, arguments);
            process.waitForFinished();
            return process.readAllStandardOutput();
        };
        const QByteArray text = run(QStringLiteral("pdftotext"), {path, QStringLiteral("-")});
        for (const char* word : {"A", "X", "12", "windmill"})
            QVERIFY2(text.contains(word), word);
        const QByteArray fonts = run(QStringLiteral("pdffonts"), {path});
        QVERIFY(fonts.contains("DejaVu"));
        QVERIFY(!fonts.contains(" no  no "));
        const QByteArray info = run(QStringLiteral("pdfinfo"), {path});
        const QRectF bounds = MapRenderer(fixture.scenario, fixture.library).bounds();
        const double points = (bounds.width() * 25 + 10.5) * 72 / 25.4;
        const auto start = info.indexOf("Page size:") + 10;
        const double width = info.mid(start, info.indexOf('x', start) - start).trimmed().toDouble();
        QVERIFY2(std::abs(width - points) <= 1, info.constData());
    }

    void palettePicturesAreDrawn() {
        const MapFixture fixture;
        QImage image(240, 240, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.scale(20, 20);
        const BoardDef* board = fixture.library->board(ContentId("t:board/all"));
        MapRenderer::paintBoard(painter, *board, board->faces.front(), *fixture.library);
        QCOMPARE(image.pixelColor(120, 120).alpha(), 255);
        painter.end();
        image.fill(Qt::transparent);
        painter.begin(&image);
        painter.scale(40, 40);
        const OverlayDef* house = fixture.library->overlay(ContentId("t:overlay/house"));
        MapRenderer::paintOverlay(painter, *house, house->faces.front(), *fixture.library);
        painter.end();
        QCOMPARE(image.pixelColor(60, 40).alpha(), 255);
        QCOMPARE(image.pixelColor(200, 200).alpha(), 0);  // nothing beyond the tile
    }
};

QTEST_MAIN(TestMapRenderer)
#include "test_map_renderer.moc"
