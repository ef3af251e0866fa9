#include <cmath>

#include "model/render/map/palette.h"
#include "model/systems/normandie/map/brush.h"

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
    brush.stroke(cracks, brush.pen(colour::caveCrack, brush.width(0.016), 0.75));
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
    brush.stroke(walls, colour::caveDark, brush.width(0.055));
    brush.stroke(walls, 0xFF8A8274, brush.width(0.018), 0.5, {-0.02, -0.022});
    if (brush.detail == Detail::Far)
        return;
    // Blocks crowd the rock, large ones first; they stop short of the walkable floor.
    static constexpr double sizes[] = {0.27, 0.21, 0.15};
    for (int size = 0; size < 3; ++size)
        brush.eachCellOf(brush.shapes.caveWall, [&](int col, int row, const SceneCell& cell) {
            Random random(cell.seed ^ static_cast<std::uint64_t>(0x20CC + size));
            const auto open = [&](int dx, int dy) {
                return brush.scene.present(col + dx, row + dy) &&
                       !brush.shapes.caveWall.contains(col + dx, row + dy);
            };
            const double reach = sizes[size];
            const double left = open(-1, 0) ? reach : 0, right = open(1, 0) ? 1 - reach : 1;
            const double top = open(0, -1) ? reach : 0, bottom = open(0, 1) ? 1 - reach : 1;
            for (int i = 0; i < 2 + size; ++i)
                brush.stamp(Stamp::CaveRock, random.below(8),
                            {col + random.between(left, right), row + random.between(top, bottom)}, reach);
        });
}

}  // namespace bocage::model::map
