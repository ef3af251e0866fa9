#include "model/export/export_pictures.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <new>

#include "model/io/png_door.h"
#include "model/render/piece_renderer.h"
#include "model/render/png_writer.h"

namespace bocage::model {

using namespace rules;

namespace {

/// A handful of things in a square.
QImage thingsImage(const std::vector<ContentId>& things, int side, const LibraryPtr& library,
                   const QString& language) {
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const PieceRenderer renderer(library);
    PieceOptions options;
    options.language = language;
    const auto shown = static_cast<int>(std::min<std::size_t>(things.size(), 9));
    const int columns = std::max(1, static_cast<int>(std::ceil(std::sqrt(shown))));
    const double box = static_cast<double>(side) / columns;
    for (int i = 0; i < shown; ++i) {
        const ContentId& content = things[static_cast<std::size_t>(i)];
        const double aspect = renderer.aspect(content);
        QRectF rect(0, 0, box * 0.94 * std::min(1.0, aspect), box * 0.94 / std::max(1.0, aspect));
        rect.moveCenter(QPointF(box * (i % columns + 0.5), box * (i / columns + 0.5)));
        renderer.paint(painter, rect, content, QStringLiteral("front"), options);
    }
    return image;
}

}  // namespace

Result<QByteArray> previewPng(const ExportSubject& subject, int longest, const QString& language) try {
    const Scenario* scenario = subject.scenario();
    if (!scenario && !subject.chapters.empty())
        scenario = &subject.chapters.front().scenario;
    if (scenario) {
        const MapRenderer renderer(*scenario, subject.library);
        const QRectF bounds = renderer.bounds();
        if (bounds.isEmpty())
            return QByteArray();
        const double scale = longest / std::max({bounds.width(), bounds.height(), 1.0});
        QImage image(std::max(1, static_cast<int>(std::lround(bounds.width() * scale))),
                     std::max(1, static_cast<int>(std::lround(bounds.height() * scale))),
                     QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        painter.scale(scale, scale);
        painter.translate(-bounds.topLeft());
        MapOptions options;
        options.language = language;
        renderer.paint(painter, bounds, options);
        painter.end();
        return pngBytes(image);
    }
    if (const Roster* roster = subject.roster()) {
        std::vector<ContentId> things;
        for (const RosterEntry& entry : roster->entries)
            things.push_back(entry.content);
        return pngBytes(thingsImage(things, longest, subject.library, language));
    }
    return QByteArray();
} catch (const std::bad_alloc&) {
    return Problem{"memory.draw", {}, "", "", 0, 0};
}

QSize thingSize(const KitThing& thing, int pixelsPerCell) {
    // Counters are a little smaller than their spaces, as cardboard is.
    const double scale = pixelsPerCell * 0.92;
    return {std::max(1, static_cast<int>(std::lround(thing.wide * scale))),
            std::max(1, static_cast<int>(std::lround(thing.high * scale)))};
}

QImage thingImage(const KitThing& thing, bool back, int pixelsPerCell, const ExportSubject& subject,
                  const QString& language) {
    QImage image(thingSize(thing, pixelsPerCell), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    PieceOptions options;
    options.language = language;
    subject.pieces().paint(painter, QRectF(QPointF(), QSizeF(image.size())), thing.content,
                           back ? QStringLiteral("back") : QStringLiteral("front"), options);
    return image;
}

QByteArray thingPng(const KitThing& thing, bool back, int pixelsPerCell, const ExportSubject& subject,
                    const QString& language) {
    return encodePng(thingImage(thing, back, pixelsPerCell, subject, language));
}

Result<QByteArray> mapPng(const Scenario& scenario, const LibraryPtr& library, const QRect& cells,
                          int pixelsPerCell, MapLayers layers, const QString& language) try {
    const MapRenderer renderer(scenario, library);
    MapOptions options;
    options.layers = layers;
    options.language = language;
    PngPicture png;
    png.width = cells.width() * pixelsPerCell;
    png.height = cells.height() * pixelsPerCell;
    if (png.width > 30000 || png.height > 30000 || png.width < 1 || png.height < 1)
        return Problem{
            "render.too-large", {std::to_string(png.width), std::to_string(png.height), "px"}, "", "", 0, 0};
    // Whole spaces may reach beyond the frame of the map: nothing is drawn there, not even white.
    png.transparent = !layers.testFlag(MapLayer::Boards) || !renderer.bounds().contains(QRectF(cells));
    png.draw = [&](QImage& part, QPoint at) {
        QPainter painter(&part);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        painter.translate(-at);
        painter.scale(pixelsPerCell, pixelsPerCell);
        painter.translate(-cells.topLeft());
        renderer.paint(
            painter,
            QRectF(cells.topLeft() + QPointF(at) / pixelsPerCell, QSizeF(part.size()) / pixelsPerCell),
            options);
    };
    renderer.prepare(options.layers);
    return encodePng(png);
} catch (const std::bad_alloc&) {
    return Problem{"memory.draw", {}, "", "", 0, 0};
}

}  // namespace bocage::model
