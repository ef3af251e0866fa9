#include "model/render/map/palette.h"
#include "model/systems/normandie/map/brush.h"
#include "rules/board/square.h"

namespace bocage::model::map {

namespace {

using rules::Edge;

constexpr double thickness = 0.115;
constexpr double core = 0.045;

bool isBuilding(Look look) {
    return look == Look::Wall || look == Look::Entrance || look == Look::Opening;
}

/// A stretch of an edge from `from` to `to` (0…1 along it), so thick, run over at whole ends to close
/// corners.
QRectF bar(const Edge& edge, double from, double to, double thick) {
    const double half = thick / 2;
    const double start = from <= 0 ? -half : from;
    const double end = to >= 1 ? 1 + half : to;
    const auto [col, row] = edge.cell;
    return edge.axis == Edge::Axis::North ? QRectF(col + start, row - half, end - start, thick)
                                          : QRectF(col - half, row + start, thick, end - start);
}

constexpr double doorFrom = 0.27, doorTo = 0.73;
constexpr double windowFrom = 0.32, windowTo = 0.68;

bool near(const Brush& brush, const Edge& edge) {
    return brush.cells.contains(edge.cell.col, edge.cell.row) ||
           brush.cells.contains(edge.cell.col - 1, edge.cell.row) ||
           brush.cells.contains(edge.cell.col, edge.cell.row - 1);
}

/// An arrow with a dark rim, from tail to tip.
void paintArrow(const Brush& brush, QPointF middle, QPointF way, QRgb body, bool bothWays, double size) {
    const QPointF across(-way.y(), way.x());
    const auto at = [&](double along, double side) {
        return middle + way * along * size + across * side * size;
    };
    QPolygonF shape;
    if (bothWays)
        shape << at(1, 0) << at(0.45, 0.55) << at(0.45, 0.24) << at(-0.45, 0.24) << at(-0.45, 0.55)
              << at(-1, 0) << at(-0.45, -0.55) << at(-0.45, -0.24) << at(0.45, -0.24) << at(0.45, -0.55);
    else
        shape << at(1, 0) << at(0.1, 0.78) << at(0.1, 0.33) << at(-1, 0.33) << at(-1, -0.33) << at(0.1, -0.33)
              << at(0.1, -0.78);
    QPainter& painter = brush.painter;
    painter.setPen(Qt::NoPen);
    painter.setBrush(brush.tone(colour::shadow, 0.3));
    painter.drawPolygon(shape.translated(0.02, 0.025));
    const QRgb rim = body == colour::opening ? 0xFF6A5B4C : 0xFFFFFFFF;
    painter.setPen(brush.pen(rim, brush.width(0.028)));
    painter.setBrush(brush.tone(body));
    painter.drawPolygon(shape);
}

}  // namespace

void paintWalls(const Brush& brush) {
    QPainterPath bars, cores, sills, thresholds;
    bars.setFillRule(Qt::WindingFill);
    cores.setFillRule(Qt::WindingFill);
    const double thick = brush.width(thickness, 2);
    const double red = brush.width(core, 1);
    for (const SceneEdge& edge : brush.scene.edges()) {
        if (!isBuilding(edge.look) || !near(brush, edge.at))
            continue;
        if (edge.look == Look::Wall) {
            bars.addRect(bar(edge.at, 0, 1, thick));
            cores.addRect(bar(edge.at, 0, 1, red));
            continue;
        }
        const bool door = edge.look == Look::Entrance;
        const double from = door ? doorFrom : windowFrom;
        const double to = door ? doorTo : windowTo;
        bars.addRect(bar(edge.at, 0, from, thick));
        bars.addRect(bar(edge.at, to, 1, thick));
        cores.addRect(bar(edge.at, 0, from - 0.035, red));
        cores.addRect(bar(edge.at, to + 0.035, 1, red));
        (door ? thresholds : sills).addRect(bar(edge.at, from, to, door ? thick * 0.9 : thick * 0.42));
    }
    if (bars.isEmpty())
        return;
    brush.fill(bars.translated(0.055, 0.065), colour::shadow, 0.3);
    brush.fill(bars.translated(0.03, 0.035), colour::shadow, 0.2);
    brush.fill(thresholds, 0xFFB79A6C);
    brush.fill(sills, 0xFFB9D3DA);
    if (brush.detail >= Detail::Full)
        brush.stroke(sills, brush.pen(colour::wall, brush.width(0.014)));
    brush.fill(bars, colour::wall);
    brush.fill(cores, colour::wallCore);
    if (brush.detail == Detail::Fine) {
        // The lit upper left rim of the masonry.
        QList<QLineF> rims;
        for (const SceneEdge& edge : brush.scene.edges())
            if (edge.look == Look::Wall && near(brush, edge.at)) {
                const QRectF shape = bar(edge.at, 0, 1, thick);
                rims << (edge.at.axis == Edge::Axis::North ? QLineF(shape.topLeft(), shape.topRight())
                                                           : QLineF(shape.topLeft(), shape.bottomLeft()));
            }
        brush.painter.setPen(brush.pen(0xFF8C786A, 0.012, 0.7, Qt::FlatCap));
        brush.lines(rims);
    }
}

void paintArrows(const Brush& brush) {
    if (brush.detail == Detail::Far)
        return;
    for (const SceneEdge& edge : brush.scene.edges()) {
        if ((edge.look != Look::Entrance && edge.look != Look::Opening) || !near(brush, edge.at))
            continue;
        const bool door = edge.look == Look::Entrance;
        const auto [before, after] = rules::Square::cellsBeside(edge.at);
        const bool north = edge.at.axis == Edge::Axis::North;
        const QPointF middle(edge.at.cell.col + (north ? 0.5 : 0), edge.at.cell.row + (north ? 0 : 0.5));
        const auto inside = [&](rules::Cell cell) {
            return brush.shapes.floors.contains(cell.col, cell.row) ||
                   (edge.part >= 0 && brush.scene.at(cell.col, cell.row).cover == edge.part);
        };
        const bool insideBefore = inside(before);
        const bool insideAfter = inside(after);
        QPointF way = north ? QPointF(0, 1) : QPointF(1, 0);
        if (insideBefore && !insideAfter)
            way = -way;
        const bool through = insideBefore == insideAfter;
        // Doors are entered from outside: their arrow stands before them. Windows keep theirs in the frame.
        // On the rim of the battlefield they keep closer, clear of the coordinates.
        const rules::Cell outside = insideBefore ? after : before;
        const bool rim = !brush.scene.present(outside.col, outside.row);
        const QPointF at = through ? middle : middle - way * (!door ? 0.1 : rim ? 0.08 : 0.17);
        paintArrow(brush, at, way, door ? colour::entrance : colour::opening, through, door ? 0.18 : 0.155);
    }
}

}  // namespace bocage::model::map
