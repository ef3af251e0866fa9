#include "model/render/map_image.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <algorithm>
#include <cmath>

#include "model/io/save_file.h"
#include "model/render/fitness_line.h"
#include "model/render/png_writer.h"

namespace bocage::model {

using namespace rules;

namespace {

constexpr double millimetresPerInch = 25.4;

Problem tooLarge(double width, double height, const char* unit) {
    return {"render.too-large",
            {std::to_string(std::lround(width)), std::to_string(std::lround(height)), unit},
            "",
            "",
            0,
            0};
}

/// The map, and below it the room for the remark.
QRectF pictureOf(const MapRenderer& renderer, const MapImageOptions& options) {
    return renderer.bounds().adjusted(0, 0, 0, options.remark.isEmpty() ? 0 : fitnessLineHeight);
}

void paintPicture(QPainter& painter, const MapRenderer& renderer, const QRectF& visible,
                  const MapImageOptions& options) {
    renderer.paint(painter, visible & renderer.bounds(), options.map);
    if (!options.remark.isEmpty())
        paintFitnessLine(painter, renderer.bounds(), options.remark);
}

QString titleOf(const Scenario& scenario, const MapOptions& options) {
    return QString::fromStdString(scenario.title.in(options.language.toStdString()));
}

Result<QByteArray> pngOf(const Scenario& scenario, const MapRenderer& renderer,
                         const MapImageOptions& options) {
    const QRectF bounds = pictureOf(renderer, options);
    // Whole pixels per cell: every cell gets the same, and no line falls between two.
    const double scale =
        std::max(1.0, std::round(options.millimetresPerCell / millimetresPerInch * options.dpi));
    // 11.1 cells of 50 pixels are 555 and a hair: rounding that up would leave a blank row.
    const double width = std::ceil(bounds.width() * scale - 1e-6);
    const double height = std::ceil(bounds.height() * scale - 1e-6);
    constexpr double longest = 60000, most = 1.2e9;
    if (width > longest || height > longest || width * height > most)
        return tooLarge(width, height, "px");
    renderer.terrain(options.map.layers);  // once, before the threads ask for it
    PngPicture picture;
    picture.width = static_cast<int>(width);
    picture.height = static_cast<int>(height);
    picture.transparent = !options.map.layers.testFlag(MapLayer::Boards);
    picture.dotsPerMetre = static_cast<int>(std::lround(options.dpi / millimetresPerInch * 1000));
    picture.comment = options.remark;
    picture.draw = [&](QImage& band, int top) {
        QPainter painter(&band);
        painter.translate(0, -top);
        painter.scale(scale, scale);
        painter.translate(-bounds.topLeft());
        const QRectF visible(bounds.left(), bounds.top() + top / scale, bounds.width(),
                             band.height() / scale);
        paintPicture(painter, renderer, visible, options);
    };
    Q_UNUSED(scenario);
    return encodePng(picture);
}

Result<QByteArray> svgOf(const Scenario& scenario, const MapRenderer& renderer,
                         const MapImageOptions& options) {
    const QRectF bounds = pictureOf(renderer, options);
    constexpr double scale = 100;  // units per cell; whoever shows it scales as they like
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setTitle(titleOf(scenario, options.map));
    generator.setDescription(options.remark);
    generator.setResolution(
        static_cast<int>(std::lround(scale * millimetresPerInch / options.millimetresPerCell)));
    generator.setSize((bounds.size() * scale).toSize());
    generator.setViewBox(QRectF(QPointF(), bounds.size() * scale));
    QPainter painter(&generator);
    painter.scale(scale, scale);
    painter.translate(-bounds.topLeft());
    paintPicture(painter, renderer, bounds, options);
    painter.end();
    return bytes;
}

Result<QByteArray> pdfOf(const Scenario& scenario, const MapRenderer& renderer,
                         const MapImageOptions& options) {
    const QRectF bounds = pictureOf(renderer, options);
    // Qt rounds pages to whole points: half a millimetre more keeps the right and lower rim on the sheet.
    const QSizeF page = bounds.size() * options.millimetresPerCell +
                        QSizeF(options.marginMillimetres * 2 + 0.5, options.marginMillimetres * 2 + 0.5);
    constexpr double longest = 5080;  // of the format itself
    if (page.width() > longest || page.height() > longest)
        return tooLarge(page.width(), page.height(), "mm");
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    constexpr int resolution = 1200;
    writer.setResolution(resolution);
    writer.setPageSize(QPageSize(page, QPageSize::Millimeter, QString(), QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    const QString title = titleOf(scenario, options.map);
    writer.setTitle(
        options.remark.isEmpty() ? title : title + QStringLiteral(" (") + options.remark + QLatin1Char(')'));
    writer.setCreator(QStringLiteral("Bocage " BOCAGE_VERSION));
    QPainter painter(&writer);
    constexpr double millimetre = resolution / millimetresPerInch;
    painter.translate(options.marginMillimetres * millimetre, options.marginMillimetres * millimetre);
    const double scale = options.millimetresPerCell * millimetre;
    painter.scale(scale, scale);
    painter.translate(-bounds.topLeft());
    painter.setClipRect(bounds);
    paintPicture(painter, renderer, bounds, options);
    painter.end();
    return bytes;
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

std::optional<MapFormat> mapFormatFor(const QString& path) {
    const QString name = path.toLower();
    if (name.endsWith(QLatin1String(".png")))
        return MapFormat::Png;
    if (name.endsWith(QLatin1String(".svg")))
        return MapFormat::Svg;
    if (name.endsWith(QLatin1String(".pdf")))
        return MapFormat::Pdf;
    return {};
}

Result<QByteArray> mapImage(const Scenario& scenario, const LibraryPtr& library, MapFormat format,
                            const MapImageOptions& options) {
    const MapRenderer renderer(scenario, library);
    switch (format) {
        case MapFormat::Png:
            return pngOf(scenario, renderer, options);
        case MapFormat::Svg:
            return svgOf(scenario, renderer, options);
        case MapFormat::Pdf:
            break;
    }
    return pdfOf(scenario, renderer, options);
}

Result<Done> saveMapImage(const Scenario& scenario, const LibraryPtr& library, const QString& path,
                          const MapImageOptions& options) {
    const auto format = mapFormatFor(path);
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
