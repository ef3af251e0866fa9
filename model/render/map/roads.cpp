#include "model/render/map/brush.h"
#include "model/render/map/palette.h"

namespace bocage::model::map {

namespace {

/// Where a road widens to a square: four road cells around a corner.
void addSquares(const Brush& brush, QPainterPath& path) {
    brush.eachCellOf(brush.shapes.road, [&](int col, int row, const SceneCell&) {
        if (brush.shapes.roadCourses.block(col, row))
            path.addRoundedRect(QRectF(col + 0.22, row + 0.22, 1.56, 1.56), 0.25, 0.25);
    });
}

void paintPebbles(const Brush& brush) {
    QPainterPath dark, light;
    brush.eachCellOf(brush.shapes.road, [&](int col, int row, const SceneCell&) {
        Random random(col, row, brush.scene.seed() ^ 0x0AD);
        for (const Stretch& stretch : brush.shapes.roadCourses.in(col, row))
            for (int i = 0; i < 7; ++i) {
                const QPointF at = stretch.at(random.unit());
                const double size = random.between(0.008, 0.02);
                const QPointF place = at + QPointF(random.between(-0.24, 0.24), random.between(-0.24, 0.24));
                (random.chance(0.6) ? dark : light).addEllipse(place, size, size * 0.8);
            }
    });
    brush.fill(dark, colour::pebble, 0.7);
    brush.fill(light, 0xFFF3EAD0, 0.8);
}

}  // namespace

void paintRoads(const Brush& brush) {
    if (brush.shapes.road.empty())
        return;
    QPainterPath way, squares;
    squares.setFillRule(Qt::WindingFill);
    brush.eachCellOf(brush.shapes.road, [&](int col, int row, const SceneCell&) {
        for (const Stretch& stretch : brush.shapes.roadCourses.in(col, row)) {
            way.moveTo(stretch.from);
            way.cubicTo(stretch.control1, stretch.control2, stretch.to);
        }
    });
    if (way.isEmpty())
        return;
    addSquares(brush, squares);
    QPainter& painter = brush.painter;
    painter.setBrush(Qt::NoBrush);
    const auto pass = [&](QRgb rgb, double width, double squareEdge, double alpha) {
        painter.strokePath(way, brush.pen(rgb, width, alpha));
        if (squares.isEmpty())
            return;
        if (squareEdge > 0)
            painter.strokePath(squares, brush.pen(rgb, squareEdge, alpha));
        brush.fill(squares, rgb, alpha);
    };
    pass(colour::roadEdge, 0.72, 0.1, 1);
    pass(colour::road, 0.62, 0, 1);
    if (brush.detail == Detail::Far)
        return;
    // Two ruts: a wide line with the road's own colour laid into it.
    painter.strokePath(way, brush.pen(colour::rut, 0.34, 0.75));
    painter.strokePath(way, brush.pen(colour::road, 0.26));
    if (!squares.isEmpty())
        brush.fill(squares, colour::road);
    if (brush.detail >= Detail::Full)
        paintPebbles(brush);
}

}  // namespace bocage::model::map
