#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <memory>
#include <numbers>

#include "model/export/common_losses.h"
#include "model/export/export_pictures.h"
#include "model/export/tiled/tiled_map.h"
#include "model/io/png_door.h"
#include "model/render/map_renderer.h"
#include "rules/board/grid.h"

namespace bocage::model {

using namespace rules;

namespace {

struct TiledWords {
    Q_DECLARE_TR_FUNCTIONS(TiledExporter)
};

/// One tile of every kind of terrain in a row: a plain piece of ground of that kind.
QByteArray terrainSheet(const TiledMap& map, const ExportSubject& subject, int size) {
    const auto count = static_cast<int>(std::max<std::size_t>(1, map.kinds.size()));
    QImage image(count * size, map.tileHeight,
                 map.hex ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    image.fill(map.hex ? Qt::transparent : Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    for (std::size_t i = 0; i < map.kinds.size(); ++i) {
        BoardDef board;
        Face face;
        face.name = "a";
        face.grid.cols = 1;
        face.grid.rows = 1;
        face.grid.cells = {map.kinds[i]};
        board.faces = {face};
        painter.save();
        painter.translate(static_cast<double>(i) * size, 0);
        if (map.hex) {
            board.grid = GridKind::Hex;
            painter.scale(size, map.tileHeight * std::numbers::sqrt3 / 2);
            QPolygonF hex;
            for (const GridPoint corner : hexGrid().outline({0, 0}))
                hex << QPointF(corner.x, corner.y);
            QPainterPath shape;
            shape.addPolygon(hex);
            painter.setClipPath(shape);
        } else {
            painter.setClipRect(QRectF(0, 0, size, size));
            painter.scale(size, size);
        }
        MapRenderer::paintBoard(painter, board, board.faces.front(), *subject.library);
        painter.restore();
    }
    painter.end();
    return pngBytes(image);
}

/// The boards as they are drawn, stretched as Tiled stretches hexes.
QImage hexPicture(const TiledMap& map, const ExportSubject& subject, const ExportOptions& options) {
    constexpr double row = std::numbers::sqrt3 / 2;
    const double wide = options.pixelsPerCell, high = 0.75 * map.tileHeight / row;
    QImage image(map.cells.width() * options.pixelsPerCell + options.pixelsPerCell / 2,
                 (map.cells.height() - 1) * map.tileHeight * 3 / 4 + map.tileHeight,
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(wide, high);
    painter.translate(-map.cells.left(), -map.cells.top() * row);
    const MapRenderer renderer(*subject.scenario(), subject.library);
    MapOptions look;
    look.layers = MapRenderer::terrainLayers;
    look.language = options.language;
    renderer.paintTerrain(painter, renderer.bounds(), look);
    painter.end();
    return image;
}

Result<QByteArray> pictureBytes(const TiledMap& map, const TiledPicture& picture,
                                const ExportSubject& subject, const ExportOptions& options) {
    switch (picture.kind) {
        case TiledPicture::Kind::Terrain:
            return terrainSheet(map, subject, options.pixelsPerCell);
        case TiledPicture::Kind::Map:
            if (map.hex)
                return pngBytes(hexPicture(map, subject, options));
            return mapPng(*subject.scenario(), subject.library, map.cells, options.pixelsPerCell,
                          MapRenderer::terrainLayers, options.language);
        case TiledPicture::Kind::Front:
        case TiledPicture::Kind::Back:
            break;
    }
    return thingPng(picture.thing, picture.kind == TiledPicture::Kind::Back, options.pixelsPerCell, subject,
                    options.language);
}

class TiledExporter : public Exporter {
public:
    explicit TiledExporter(bool xml) : m_xml(xml) {}

    std::string_view id() const override { return m_xml ? "tmx" : "tmj"; }
    QString name() const override {
        return m_xml ? TiledWords::tr("Tiled map (TMX)") : TiledWords::tr("Tiled map (TMJ)");
    }
    QString help() const override {
        return TiledWords::tr(
            "Open it in Tiled 1.8 or later; the folder with pictures must stay beside it. "
            "It can be imported again.");
    }
    QString suffix() const override { return m_xml ? QStringLiteral("tmx") : QStringLiteral("tmj"); }
    bool drawsPictures() const override { return true; }
    bool appliesTo(const DocumentValue& value) const override {
        return hasSquareMap(value) || hasHexMap(value);
    }

    Losses losses(const ExportSubject& subject, const ExportOptions&) const override {
        Losses losses = notPlayed(subject, played::map | played::pieces | played::zones);
        addLinkLosses(losses, subject);
        addCoverLoss(losses, subject);
        if (subject.scenario() && subject.scenario()->battlefield.grid == GridKind::Hex)
            losses.push_back(
                {"hex-moves",
                 Loss::Kind::NotPlayed,
                 TiledWords::tr("On hexes what is moved in Tiled does not come back: the map holds the "
                                "document as it was. Land that the scenario paints shows in the picture, "
                                "not in the tiles."),
                 {}});
        losses.push_back(
            {"terrain-painting",
             Loss::Kind::NotPlayed,
             TiledWords::tr("Terrain painted in Tiled does not come back: terrain is that of boards "
                            "and overlays."),
             {}});
        return losses;
    }

    ExportPlan plan(const ExportSubject& subject, const ExportOptions& options) const override {
        const auto map = std::make_shared<const TiledMap>(tiledMap(subject, options));
        ExportPlan plan{{options.stem + u'.' + suffix(), [map, xml = m_xml] {
                             return Result<QByteArray>(xml ? tmxOf(map->tree)
                                                           : QByteArray::fromStdString(writeJson(map->tree)));
                         }}};
        for (const TiledPicture& picture : map->pictures)
            plan.push_back({picture.file, [map, &picture, &subject, options] {
                                return pictureBytes(*map, picture, subject, options);
                            }});
        return plan;
    }

private:
    bool m_xml;
};

}  // namespace

const Exporter& tmxExporter() {
    static const TiledExporter exporter(true);
    return exporter;
}

const Exporter& tmjExporter() {
    static const TiledExporter exporter(false);
    return exporter;
}

}  // namespace bocage::model
