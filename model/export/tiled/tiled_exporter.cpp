#include <QCoreApplication>
#include <QPainter>
#include <memory>

#include "model/export/common_losses.h"
#include "model/export/export_pictures.h"
#include "model/export/tiled/tiled_map.h"
#include "model/io/png_door.h"
#include "model/render/map_renderer.h"

namespace bocage::model {

using namespace rules;

namespace {

struct TiledWords {
    Q_DECLARE_TR_FUNCTIONS(TiledExporter)
};

/// One tile of every kind of terrain in a row: a plain piece of ground of that kind.
QByteArray terrainSheet(const TiledMap& map, const ExportSubject& subject, int size) {
    const auto count = static_cast<int>(std::max<std::size_t>(1, map.kinds.size()));
    QImage image(count * size, size, QImage::Format_RGB32);
    image.fill(Qt::white);
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
        painter.setClipRect(QRectF(0, 0, size, size));
        painter.scale(size, size);
        MapRenderer::paintBoard(painter, board, board.faces.front(), *subject.library);
        painter.restore();
    }
    painter.end();
    return pngBytes(image);
}

Result<QByteArray> pictureBytes(const TiledMap& map, const TiledPicture& picture,
                                const ExportSubject& subject, const ExportOptions& options) {
    switch (picture.kind) {
        case TiledPicture::Kind::Terrain:
            return terrainSheet(map, subject, options.pixelsPerCell);
        case TiledPicture::Kind::Map:
            return mapPng(*subject.scenario(), subject.library, map.cells, options.pixelsPerCell,
                          MapRenderer::terrainLayers, options.language);
        case TiledPicture::Kind::Front:
        case TiledPicture::Kind::Back:
            break;
    }
    return pngBytes(thingImage(picture.thing, picture.kind == TiledPicture::Kind::Back, options.pixelsPerCell,
                               subject.library, options.language));
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
    bool appliesTo(const DocumentValue& value) const override { return hasSquareMap(value); }

    Losses losses(const ExportSubject& subject, const ExportOptions&) const override {
        Losses losses = notPlayed(subject, played::map | played::pieces | played::zones);
        addLinkLosses(losses, subject);
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
