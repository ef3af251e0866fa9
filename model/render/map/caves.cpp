#include <cmath>

#include "model/render/map/brush.h"
#include "model/render/map/palette.h"

namespace bocage::model::map {

void paintCaveFloors(const Brush& brush) {
    if (brush.shapes.caveFloors.empty())
        return;
    brush.fill(brush.shapes.caveFloors, colour::caveFloor);
    if (brush.detail == Detail::Far)
        return;
    QPainterPath dark, light, cracks, pebbles;
    brush.eachCellOf(brush.shapes.caveFloor, [&](int col, int row, const SceneCell&) {
        Random random(col, row, brush.scene.seed() ^ 0xCAFE);
        for (int i = 0; i < 2; ++i) {
            QPainterPath slab = blob(random, random.between(0.22, 0.5), 6, 0.3)
                                    .translated(col + random.unit(), row + random.unit());
            (i ? dark : light).addPath(slab);
        }
        if (random.chance(0.6)) {
            QPointF at(col + random.between(0.15, 0.7), row + random.between(0.15, 0.7));
            cracks.moveTo(at);
            for (int i = 0; i < 4; ++i) {
                at += QPointF(random.between(0.02, 0.13), random.between(-0.1, 0.12));
                cracks.lineTo(at);
            }
        }
        for (int i = random.below(5); i > 0; --i)
            pebbles.addEllipse(QPointF(col + random.unit(), row + random.unit()),
                               random.between(0.015, 0.035), random.between(0.012, 0.025));
    });
    dark.setFillRule(Qt::WindingFill);
    light.setFillRule(Qt::WindingFill);
    brush.fill(dark, colour::caveCrack, 0.2);
    brush.fill(light, 0xFFC3B8A4, 0.3);
    if (brush.detail < Detail::Full)
        return;
    brush.painter.strokePath(cracks, brush.pen(colour::caveCrack, brush.width(0.016), 0.75));
    brush.fill(pebbles, colour::caveCrack, 0.6);
}

void paintCaveWalls(const Brush& brush) {
    const auto& walls = brush.shapes.caveWalls;
    if (walls.empty())
        return;
    // Rock stands high: its shadow falls down right on the floor.
    brush.fill(walls, colour::shadow, 0.28, {0.07, 0.08});
    brush.fill(walls, colour::shadow, 0.22, {0.15, 0.17});
    brush.fill(walls, colour::cave);
    if (brush.detail > Detail::Far) {
        QPainterPath facets, ridges, dark;
        brush.eachCellOf(brush.shapes.caveWall, [&](int col, int row, const SceneCell& cell) {
            Random random(cell.seed ^ 0x20CC);
            for (int i = 0; i < 3; ++i) {
                const QPointF at(col + random.between(0.2, 0.8), row + random.between(0.2, 0.8));
                const double size = random.between(0.12, 0.26);
                const QPolygonF shape{
                    at + QPointF(-size, -size * 0.2), at + QPointF(-size * 0.2, -size * 0.8),
                    at + QPointF(size * 0.9, -size * 0.3), at + QPointF(size * 0.2, size * 0.2)};
                facets.addPolygon(shape);
                facets.closeSubpath();
                const QPolygonF shade{
                    at + QPointF(size * 0.9, -size * 0.3), at + QPointF(size * 0.7, size * 0.5),
                    at + QPointF(-size * 0.3, size * 0.8), at + QPointF(size * 0.2, size * 0.2)};
                dark.addPolygon(shade);
                dark.closeSubpath();
                ridges.moveTo(shape[0]);
                ridges.lineTo(shape[1]);
                ridges.lineTo(shape[2]);
            }
        });
        facets.setFillRule(Qt::WindingFill);
        dark.setFillRule(Qt::WindingFill);
        brush.fill(dark, colour::caveDark, 0.5);
        brush.fill(facets, colour::caveLight, 0.55);
        brush.painter.strokePath(ridges, brush.pen(0xFF8A8274, brush.width(0.018), 0.6));
    }
    brush.stroke(walls, colour::caveDark, brush.width(0.055));
    brush.stroke(walls, 0xFF8A8274, brush.width(0.018), 0.5, {-0.02, -0.022});
}

}  // namespace bocage::model::map
