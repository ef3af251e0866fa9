#include "editor/panels/thumbnails.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmapCache>

#include "editor/picking/plane.h"
#include "model/language/language.h"
#include "model/render/map_renderer.h"
#include "model/render/piece_renderer.h"
#include "rules/board/plan_grid.h"
#include "rules/systems/game_system.h"

namespace bocage::editor {

using namespace rules;

namespace {

/// Scales the painter so that a face fits the box, centred.
void fit(QPainter& painter, const QSizeF& box, GridKind kind, int cols, int rows) {
    const QRectF face = boxOf(planGrid(kind), model::CellRect{0, 0, cols, rows});
    const double scale = std::min(box.width() / face.width(), box.height() / face.height());
    painter.translate((box.width() - face.width() * scale) / 2, (box.height() - face.height() * scale) / 2);
    painter.scale(scale, scale);
    painter.translate(-face.topLeft());
}

const Face* chosenFace(const std::vector<Face>& faces, const QString& name) {
    const Face* face = faceNamed(faces, name.toStdString());
    return face || faces.empty() ? face : &faces.front();
}

/// Edge and corner pieces lie on something: a scrap of the pack's first ground below them shows how. Ground
/// is shown as such a scrap itself.
Face scrapWith(const TerrainKind& kind, const Library& library) {
    Face face;
    face.grid.cols = 2;
    face.grid.rows = 2;
    const Pack* pack = library.pack(PackId(kind.id.pack()));
    ContentId ground;
    if (pack)
        for (const TerrainKind& other : pack->terrain)
            if (other.place == TerrainKind::Place::Cell) {
                ground = other.id;
                break;
            }
    face.grid.cells.assign(4, kind.place == TerrainKind::Place::Cell ? kind.id : ground);
    if (kind.place == TerrainKind::Place::Edge)
        face.edges = {{{{0, 1}, Edge::Axis::North}, kind.id}, {{{1, 1}, Edge::Axis::North}, kind.id}};
    else if (kind.place == TerrainKind::Place::Corner)
        face.corners = {{{1, 1}, kind.id}};
    return face;
}

/// The grid that boards of its game lie on.
GridKind gridOfPack(const Library& library, const ContentId& id) {
    const GameSystem* game = gameOf(id, library);
    return game && game->grid() && game->grid()->turns() == 6 ? GridKind::Hex : GridKind::Square;
}

void draw(QPainter& painter, const LibraryPtr& library, const ContentId& id, const QSizeF& box,
          const QString& faceName) {
    if (const BoardDef* board = library->board(id)) {
        if (const Face* face = chosenFace(board->faces, faceName)) {
            fit(painter, box, board->grid, face->grid.cols, face->grid.rows);
            model::MapRenderer::paintBoard(painter, *board, *face, *library);
        }
    } else if (const OverlayDef* overlay = library->overlay(id)) {
        if (const Face* face = chosenFace(overlay->faces, faceName)) {
            fit(painter, box, overlay->grid, face->grid.cols, face->grid.rows);
            model::MapRenderer::paintOverlay(painter, *overlay, *face, *library);
        }
    } else if (const TerrainKind* kind = library->terrain(id)) {
        const Face face = scrapWith(*kind, *library);
        OverlayDef scrap;
        scrap.id = id;
        scrap.grid = gridOfPack(*library, id);
        scrap.faces = {face};
        fit(painter, box, scrap.grid, 2, 2);
        model::MapRenderer::paintOverlay(painter, scrap, face, *library);
    } else {
        const model::PieceRenderer renderer(library);
        const double aspect = renderer.aspect(id);
        QSizeF size(box.height() * aspect, box.height());
        if (size.width() > box.width())
            size = QSizeF(box.width(), box.width() / aspect);
        const QRectF rect(QPointF((box.width() - size.width()) / 2, (box.height() - size.height()) / 2),
                          size);
        model::PieceOptions options;
        options.language = model::currentLanguage();
        renderer.paint(painter, rect, id, faceName.isEmpty() ? QStringLiteral("front") : faceName, options);
    }
}

}  // namespace

QPixmap thumbnail(const LibraryPtr& library, const ContentId& id, const QSize& size, qreal ratio,
                  const QString& face) {
    const QString key = QStringLiteral("thumb/%1/%2/%3x%4@%5/%6/%7")
                            .arg(QString::fromStdString(id.value), face)
                            .arg(size.width())
                            .arg(size.height())
                            .arg(ratio)
                            .arg(model::currentLanguage())
                            .arg(reinterpret_cast<quintptr>(library.get()));
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap(size * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    draw(painter, library, id, QSizeF(size), face);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

double thumbnailAspect(const LibraryPtr& library, const ContentId& id, const QString& faceName) {
    const auto of = [](GridKind kind, int cols, int rows) {
        const QRectF box = boxOf(planGrid(kind), model::CellRect{0, 0, std::max(cols, 1), std::max(rows, 1)});
        return box.width() / box.height();
    };
    const auto ofFaces = [&](GridKind kind, const std::vector<Face>& faces) {
        const Face* face = chosenFace(faces, faceName);
        return face ? of(kind, face->grid.cols, face->grid.rows) : 1;
    };
    if (const BoardDef* board = library->board(id))
        return ofFaces(board->grid, board->faces);
    if (const OverlayDef* overlay = library->overlay(id))
        return ofFaces(overlay->grid, overlay->faces);
    if (library->terrain(id))
        return of(gridOfPack(*library, id), 2, 2);
    return model::PieceRenderer(library).aspect(id);
}

QPixmap tablePicture(const Scenario& scenario, const LibraryPtr& library, const QSize& size, qreal ratio) {
    std::vector<ContentId> things;
    for (std::size_t place = 0; things.size() < 6 && place < 3; ++place)
        for (const ScenarioSide& side : scenario.sides)
            for (const Player& player : side.players)
                for (const Force::Army& army : player.force.armies)
                    if (army.roster && place < army.roster->entries.size())
                        things.push_back(army.roster->entries[place].content);
    if (things.empty())
        return {};
    constexpr int gap = 8;
    const int columns = std::min(3, static_cast<int>(things.size()));
    const int rows = things.size() > 3 ? 2 : 1;
    const QSize room((size.width() - gap * (columns + 1)) / columns,
                     (size.height() - gap * (rows + 1)) / rows);
    QPixmap picture(size * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (int i = 0; i < std::min(columns * rows, static_cast<int>(things.size())); ++i) {
        const QPixmap thing = thumbnail(library, things[static_cast<std::size_t>(i)], room, ratio);
        const QSize drawn = thing.size() / ratio;
        painter.drawPixmap(gap + i % columns * (room.width() + gap) + (room.width() - drawn.width()) / 2,
                           gap + i / columns * (room.height() + gap) + (room.height() - drawn.height()) / 2,
                           thing);
    }
    return picture;
}

}  // namespace bocage::editor
