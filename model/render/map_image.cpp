#include "model/render/map_image.h"

#include <QPainter>
#include <algorithm>
#include <new>

#include "model/io/save_file.h"
#include "model/render/fitness_line.h"
#include "rules/systems/game_system.h"

namespace bocage::model {

using namespace rules;

namespace {

/// How much larger than usual the remark is: on a map at a small true size it can be read as well.
double remarkScale(const MapImageOptions& options) {
    return std::max(1.0, options.map.smallestLetters / fitnessLetters);
}

/// The map, and below it the room for the remark.
QRectF pictureOf(const MapRenderer& renderer, const MapImageOptions& options) {
    return options.part.value_or(renderer.bounds())
        .adjusted(0, 0, 0, options.remark.isEmpty() ? 0 : fitnessLineHeight * remarkScale(options));
}

void paintPicture(QPainter& painter, const MapRenderer& renderer, const QRectF& visible,
                  const MapImageOptions& options) {
    const QRectF whole = options.part.value_or(renderer.bounds());
    renderer.paint(painter, visible & whole, options.map);
    if (options.remark.isEmpty())
        return;
    const double scale = remarkScale(options);
    painter.save();
    painter.translate(whole.bottomLeft());
    painter.scale(scale, scale);
    paintFitnessLine(painter, QRectF(0, -1, whole.width() / scale, 1), options.remark);
    painter.restore();
}

constexpr double readableMillimetres = 5 * 25.4 / 72;  ///< letters of five points

QString titleOf(const Scenario& scenario, const MapOptions& options) {
    return QString::fromStdString(scenario.title.in(options.language.toStdString()));
}

struct LayerName {
    const char* name;
    MapLayer layer;
};
constexpr LayerName layerNames[] = {
    {"boards", MapLayer::Boards},
    {"overlays", MapLayer::Overlays},
    {"edges", MapLayer::Edges},
    {"grid", MapLayer::Grid},
    {"zones", MapLayer::Zones},
    {"entries", MapLayer::Entries},
    {"objectives", MapLayer::Objectives},
    {"pieces", MapLayer::Pieces},
    {"coordinates", MapLayer::Coordinates},
    {"notes", MapLayer::Notes},
};

}  // namespace

Result<QByteArray> mapImage(const Scenario& scenario, const LibraryPtr& library, PictureFormat format,
                            const MapImageOptions& options) try {
    if (const GameSystem* game = findGameSystem(scenario.system); game && !game->grid())
        return Problem{"document.no-battlefield", {}, "", "", 0, 0};
    const MapRenderer renderer(scenario, library);
    Picture picture;
    picture.title = titleOf(scenario, options.map);
    picture.remark = options.remark;
    picture.millimetres = options.millimetresPerCell;
    picture.dpi = options.dpi;
    picture.marginMillimetres = options.marginMillimetres;
    picture.transparent = !options.map.layers.testFlag(MapLayer::Boards);
    MapImageOptions look = options;
    if (format == PictureFormat::Pdf)
        look.map.smallestLetters = readableMillimetres / options.millimetresPerCell;
    picture.bounds = pictureOf(renderer, look);
    picture.paint = [&](QPainter& painter, const QRectF& visible) {
        paintPicture(painter, renderer, visible, look);
    };
    renderer.prepare(options.map.layers);  // once, before the threads ask for it
    return pictureFile(picture, format);
} catch (const std::bad_alloc&) {
    return Problem{"memory.draw", {}, "", "", 0, 0};
}

Result<Done> saveMapImage(const Scenario& scenario, const LibraryPtr& library, const QString& path,
                          const MapImageOptions& options) {
    const auto format = pictureFormatFor(path);
    if (!format)
        return Problem{"render.unknown-format", {}, path.toStdString(), "", 0, 0};
    const Result<QByteArray> bytes = mapImage(scenario, library, *format, options);
    if (!bytes) {
        Problems problems = bytes.problems();
        for (Problem& problem : problems)
            problem.file = path.toStdString();
        return problems;
    }
    return saveAtomically(path, *bytes);
}

QStringList mapLayerNames() {
    QStringList names;
    for (const LayerName& entry : layerNames)
        names << QString::fromLatin1(entry.name);
    return names;
}

std::optional<MapLayer> mapLayerNamed(const QString& name) {
    for (const LayerName& entry : layerNames)
        if (name == QLatin1String(entry.name))
            return entry.layer;
    return {};
}

}  // namespace bocage::model
