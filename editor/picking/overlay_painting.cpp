#include "editor/picking/overlay_painting.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>
#include <QPainterPath>
#include <QTransform>
#include <cmath>

#include "editor/picking/picking.h"
#include "editor/theme/theme.h"
#include "model/language/language.h"
#include "model/render/map_renderer.h"
#include "model/render/piece_renderer.h"
#include "rules/board/square.h"

namespace bocage::editor {

using namespace rules;

namespace {

/// Puts the painter into the unturned frame of a piece of cols × rows that lies at `at`, turned.
void enterFrame(QPainter& painter, Cell at, Rotation rotation, int cols, int rows) {
    const auto size = rotatedSize(rotation, cols, rows);
    painter.translate(at.col + size[0] / 2.0, at.row + size[1] / 2.0);
    painter.rotate(degrees(rotation));
    painter.translate(-cols / 2.0, -rows / 2.0);
}

/// Edge and corner pieces, as part of a face without ground.
void paintSlender(QPainter& painter, const model::Placement& placement, const TerrainKind& kind,
                  const Library& library) {
    Face face;
    face.grid.cols = face.grid.rows = 1;
    face.grid.cells.resize(1);
    if (kind.place == TerrainKind::Place::Edge) {
        face.edges = {{{{0, 0}, placement.edge.axis}, kind.id}};
        painter.translate(placement.edge.cell.col, placement.edge.cell.row);
    } else {
        face.corners = {{{0, 0}, kind.id}};
        painter.translate(placement.corner.col, placement.corner.row);
    }
    OverlayDef scrap;
    scrap.id = kind.id;
    scrap.faces = {face};
    model::MapRenderer::paintOverlay(painter, scrap, face, library);
}

void paintThing(QPainter& painter, const Grid& grid, const model::Placement& placement,
                const rules::LibraryPtr& library) {
    painter.save();
    const bool square = grid.kind() == GridKind::Square;
    if (!square && model::PlacementRules::sectionFor(placement.content, *library) != model::Section::Pieces) {
        // Cells in hand; the game's own painter draws them once they lie on the map.
        painter.setPen(QPen(QColor(0x2B, 0x26, 0x22, 120), 0.03));
        painter.setBrush(QColor(0xE9, 0xDF, 0xC6));
        for (const Cell cell : model::PlacementRules::cells(placement, *library))
            painter.drawPolygon(shapeOf(grid, cell));
    } else if (const BoardDef* board = library->board(placement.content); board && !board->faces.empty()) {
        const Face* face = faceNamed(board->faces, placement.face);
        face = face ? face : &board->faces.front();
        enterFrame(painter, placement.at, placement.rotation, face->grid.cols, face->grid.rows);
        model::MapRenderer::paintBoard(painter, *board, *face, *library);
    } else if (const OverlayDef* overlay = library->overlay(placement.content);
               overlay && !overlay->faces.empty()) {
        const Face* face = faceNamed(overlay->faces, placement.face);
        face = face ? face : &overlay->faces.front();
        enterFrame(painter, placement.at, placement.rotation, face->grid.cols, face->grid.rows);
        model::MapRenderer::paintOverlay(painter, *overlay, *face, *library);
    } else if (model::PlacementRules::sectionFor(placement.content, *library) == model::Section::Pieces) {
        const QRectF box =
            boxOf(grid, model::PlacementRules::cells(placement, *library)).adjusted(.08, .08, -.08, -.08);
        const QPointF middle = box.center();
        const bool sideways = degrees(placement.rotation) % 180 == 90;
        painter.translate(middle);
        painter.rotate(degrees(placement.rotation));
        const QSizeF size = sideways ? box.size().transposed() : box.size();
        model::PieceOptions options;
        options.language = model::currentLanguage();
        model::PieceRenderer(library).paint(
            painter, QRectF(QPointF(-size.width() / 2, -size.height() / 2), size), placement.content,
            QString::fromStdString(placement.face.empty() ? "front" : placement.face), options);
    } else if (const TerrainKind* kind = library->terrain(placement.content)) {
        paintSlender(painter, placement, *kind, *library);
    } else if (library->marker(placement.content)) {
        model::PieceOptions options;
        options.language = model::currentLanguage();
        const QPointF middle = middleOf(grid, placement.corner);
        model::PieceRenderer(library).paint(painter, QRectF(middle - QPointF(0.36, 0.36), QSizeF(0.72, 0.72)),
                                            placement.content, QStringLiteral("front"), options);
    }
    painter.restore();
}

}  // namespace

QPainterPath outlineOf(const Grid& grid, const std::vector<Cell>& cells) {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const Cell cell : cells) {
        path.addPolygon(shapeOf(grid, cell));
        path.closeSubpath();
    }
    return path.simplified();
}

QPainterPath outlineOf(const Grid& grid, const model::PlacedElement& element) {
    QPainterPath path;
    if (element.edge) {
        const Grid::Part part = grid.partOf(*element.edge);
        const QPointF from = middleOf(grid, grid.corner(part.cell, part.index));
        const QPointF to = middleOf(grid, grid.corner(part.cell, (part.index + 1) % grid.turns()));
        QPainterPath line;
        line.addRoundedRect(QRectF(0, -0.14, QLineF(from, to).length(), 0.28), 0.1, 0.1);
        path = QTransform().translate(from.x(), from.y()).rotate(-QLineF(from, to).angle()).map(line);
    } else if (element.corner) {
        path.addEllipse(middleOf(grid, *element.corner), 0.34, 0.34);
    } else if (const QRectF box = boxOf(grid, element.cells);
               grid.kind() == GridKind::Square &&
               static_cast<double>(element.cells.size()) == box.width() * box.height()) {
        path.addRect(box);  // nearly always, and no lines to be joined
    } else {
        path = outlineOf(grid, element.cells);
    }
    return path;
}

void paintOutline(QPainter& painter, const Grid& grid, const model::PlacedElement& element,
                  const QColor& colour, double pixel, bool dashed) {
    paintOutline(painter, outlineOf(grid, element), colour, pixel, dashed);
}

void paintOutline(QPainter& painter, const QPainterPath& path, const QColor& colour, double pixel,
                  bool dashed) {
    painter.save();
    painter.setBrush(Qt::NoBrush);
    // A light halo below keeps the colour readable on every ground.
    painter.setPen(QPen(QColor(255, 255, 255, 200), 5 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    painter.setPen(
        QPen(colour, 2.5 * pixel, dashed ? Qt::DashLine : Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    painter.restore();
}

void paintElementGhost(QPainter& painter, const model::ScenarioDocument& document,
                       const model::PlacedElement& element) {
    const Scenario& scenario = document.scenario();
    model::Placement placement;
    placement.content = element.content;
    const auto find = [&](const auto& list) {
        return std::find_if(list.begin(), list.end(), [&](const auto& e) { return e.id == element.id; });
    };
    switch (element.section) {
        case model::Section::Boards: {
            const auto board = find(scenario.battlefield.boards);
            placement.face = board->face;
            placement.at = board->at;
            placement.rotation = board->rotation;
            break;
        }
        case model::Section::Overlays: {
            const auto overlay = find(scenario.battlefield.overlays);
            placement.face = overlay->face;
            placement.at = overlay->at;
            placement.rotation = overlay->rotation;
            break;
        }
        case model::Section::Pieces: {
            const auto piece = find(scenario.pieces);
            placement.face = piece->face;
            const Grid& grid = gridOf(scenario);
            placement.rotation = grid.rotation(piece->facing * grid.turns() / grid.facings());
            placement.at = element.cells.front();
            for (const Cell cell : element.cells)
                placement.at = {std::min(placement.at.col, cell.col), std::min(placement.at.row, cell.row)};
            break;
        }
        default:
            break;
    }
    paintThing(painter, gridOf(document.scenario()), placement, document.library());
    if (element.section != model::Section::Boards && element.section != model::Section::Overlays &&
        element.section != model::Section::Pieces)
        painter.fillPath(outlineOf(gridOf(scenario), element.cells), QColor(31, 95, 168, 70));
}

void paintPlacementGhost(QPainter& painter, const model::ScenarioDocument& document,
                         const model::Placement& placement, const QString& reason, double pixel) {
    const bool legal = reason.isEmpty();
    const auto section = model::PlacementRules::sectionFor(placement.content, *document.library());
    const auto cells = model::PlacementRules::cells(placement, *document.library());
    painter.save();
    painter.setOpacity(legal ? 0.8 : 0.55);
    paintThing(painter, gridOf(document.scenario()), placement, document.library());
    painter.setOpacity(1);
    if (!legal)
        painter.fillPath(outlineOf(gridOf(document.scenario()), cells), QColor(0xB3, 0x26, 0x1E, 70));
    model::PlacedElement shape{{}, section.value_or(model::Section::Rest), placement.content, cells, {}, {}};
    if (section == model::Section::Edges)
        shape.edge = placement.edge;
    if (section == model::Section::Corners)
        shape.corner = placement.corner;
    paintOutline(painter, gridOf(document.scenario()), shape, legal ? ghostGood() : ghostBad(), pixel,
                 !legal);
    painter.restore();
    if (!legal)
        paintBubble(painter, ghostMiddle(gridOf(document.scenario()), placement, *document.library()), reason,
                    {}, pixel);
}

QRectF bubbleBox(QSizeF size, QPointF point, const QRectF& view, const std::vector<QPointF>& keepFree) {
    constexpr double letterBand = 30;  // the letters of the columns are painted above everything
    QRectF box(point + QPointF(14, 10), size);
    // Into the view: the far side of the point when there is no room on this one.
    if (box.right() > view.right() - 4)
        box.moveLeft(std::max(view.left() + 4, point.x() - 14 - box.width()));
    if (box.bottom() > view.bottom() - 4)
        box.moveTop(std::max(view.top() + letterBand, point.y() - 10 - box.height()));
    constexpr double around = 22;  // a counter has some width
    const auto hides = [&](const QRectF& place) {
        return std::any_of(keepFree.begin(), keepFree.end(), [&](const QPointF& free) {
            return place.adjusted(-around, -around, around, around).contains(free);
        });
    };
    if (!hides(box))
        return box;
    const QRectF room = view.adjusted(4, letterBand, -4, -4);
    const QPointF sides(point.x() - 14 - size.width(), point.y() - 10 - size.height());
    const QPointF corners(room.right() - size.width(), room.bottom() - size.height());
    for (const QPointF corner :
         {QPointF(sides.x(), point.y() + 10), QPointF(point.x() + 14, sides.y()), sides,
          QPointF(corners.x(), room.top()), corners, room.topLeft(), QPointF(room.left(), corners.y())})
        if (const QRectF place(corner, size); room.contains(place) && !hides(place))
            return place;
    return box;
}

void paintBubble(QPainter& painter, QPointF at, const QString& title, const QString& detail, double pixel,
                 const std::vector<QPointF>& keepFree, const QString& brief) {
    painter.save();
    QFont bold = painter.font();
    bold.setFamily(QStringLiteral("DejaVu Sans"));
    bold.setPixelSize(type::strong);
    bold.setBold(true);
    QFont small = bold;
    small.setBold(false);
    small.setPixelSize(type::small);
    constexpr int padding = 12, titleLine = 20, detailLine = 16;
    // Long sentences wrap rather than leave the view.
    const QFontMetricsF boldMetrics(bold), smallMetrics(small);
    constexpr double widest = 420;
    const auto size = [](const QFontMetricsF& metrics, const QString& text) {
        return text.isEmpty()
                   ? QSizeF(0, 0)
                   : metrics.boundingRect(QRectF(0, 0, widest, 10000), Qt::TextWordWrap, text).size();
    };
    const QSizeF head = size(boldMetrics, title);
    const double headHeight = std::max<double>(titleLine, head.height() + 4);
    const auto boxWith = [&](const QString& words) {
        const QSizeF body = size(smallMetrics, words);
        const double bodyHeight = words.isEmpty() ? 0 : std::max<double>(detailLine, body.height()) + 2;
        return QSizeF(std::ceil(std::max(head.width(), body.width())) + 1 + 2 * padding,
                      headHeight + bodyHeight + 10);
    };
    const QSize view = painter.viewport().size();
    QSizeF needed = boxWith(detail);
    const bool tooLarge = !brief.isEmpty() && needed.width() * needed.height() * 8 >
                                                  static_cast<double>(view.width()) * view.height();
    const QString& body = tooLarge ? brief : detail;
    if (tooLarge)
        needed = boxWith(brief);
    const QPointF point = painter.worldTransform().map(at);
    std::vector<QPointF> kept;
    for (const QPointF& free : keepFree)
        kept.push_back(painter.worldTransform().map(free));
    const QRectF box = bubbleBox(needed, point, QRectF(painter.viewport()), kept).translated(-point);
    painter.translate(at);
    painter.scale(pixel, pixel);  // from here one unit is one pixel
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 60));
    painter.drawRoundedRect(box.translated(1, 2), 6, 6);
    painter.setBrush(QColor("#2B2622"));
    painter.drawRoundedRect(box, 6, 6);
    painter.setPen(Qt::white);
    painter.setFont(bold);
    const QRectF text = box.adjusted(padding, 6, -padding + 1, 0);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, title);
    if (!body.isEmpty()) {
        painter.setPen(QColor("#D8CDB8"));
        painter.setFont(small);
        painter.drawText(text.adjusted(0, headHeight, 0, 0), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                         body);
    }
    painter.restore();
}

}  // namespace bocage::editor
