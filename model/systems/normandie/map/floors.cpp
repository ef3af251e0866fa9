#include <map>

#include "model/render/map/palette.h"
#include "model/systems/normandie/map/brush.h"
#include "model/systems/normandie/map/furniture.h"

namespace bocage::model::map {

namespace {

Style styleOf(const Brush& brush, const SceneCell& cell) {
    return cell.groundPart >= 0 ? brush.scene.part(cell.groundPart).style : Style::Plain;
}

/// Boards run through the room; joints are staggered, some boards are darker.
void paintPlanks(const Brush& brush) {
    constexpr int boards = 8;
    QPainterPath lines, joints, dark, light;
    brush.eachCell([&](int col, int row, const SceneCell& cell) {
        if (cell.ground != Look::Floor)
            return;
        const bool upright = cell.grain == 1;
        const int along = upright ? row : col;
        const int across = upright ? col : row;
        const auto point = [&](double a, double b) { return upright ? QPointF(b, a) : QPointF(a, b); };
        for (int board = 0; board < boards; ++board) {
            const double near = across + static_cast<double>(board) / boards;
            const double far = across + (board + 1.0) / boards;
            Random random(along, across * boards + board, brush.scene.seed() ^ 0xB0A2D);
            lines.moveTo(point(along, near));
            lines.lineTo(point(along + 1, near));
            const double joint = along + random.between(0.1, 0.9);
            joints.moveTo(point(joint, near));
            joints.lineTo(point(joint, far));
            const double shade = random.unit();
            if (shade < 0.3)
                dark.addRect(QRectF(point(along, near), point(joint, far)).normalized());
            else if (shade > 0.75)
                light.addRect(QRectF(point(joint, near), point(along + 1, far)).normalized());
        }
    });
    brush.fill(dark, colour::floorDark, 0.55);
    brush.fill(light, 0xFFE6D3AE, 0.6);
    brush.painter.setBrush(Qt::NoBrush);
    brush.stroke(lines, brush.pen(colour::floorLine, brush.width(0.013, 0.5), 0.6, Qt::FlatCap));
    brush.stroke(joints, brush.pen(colour::floorLine, brush.width(0.013, 0.5), 0.75, Qt::FlatCap));
}

/// Flagstones in courses, concrete slabs in bunkers.
void paintFlags(const Brush& brush) {
    QPainterPath lines, dark, light;
    brush.eachCell([&](int col, int row, const SceneCell& cell) {
        if (cell.ground != Look::StoneFloor)
            return;
        const Style style = styleOf(brush, cell);
        const bool concrete = style == Style::Bunker || style == Style::Laboratory || style == Style::Prison;
        const int courses = concrete ? 2 : 4;
        for (int y = 0; y < courses; ++y) {
            const double top = row + static_cast<double>(y) / courses;
            const double height = 1.0 / courses;
            const double shift = !concrete && y % 2 ? 0.125 : 0;
            for (int x = 0; x < courses; ++x) {
                Random random(col * 8 + x, row * 8 + y, brush.scene.seed() ^ 0xF1A6);
                const double left = col + static_cast<double>(x) / courses + shift;
                const QRectF slab(left, top, std::min(height, col + 1 - left), height);
                const double shade = random.unit();
                if (shade < 0.28)
                    dark.addRect(slab);
                else if (shade > 0.74)
                    light.addRect(slab);
                lines.moveTo(left, top);
                lines.lineTo(left, top + height);
            }
            lines.moveTo(col, top);
            lines.lineTo(col + 1, top);
        }
    });
    brush.fill(dark, 0xFFB3AB99, 0.55);
    brush.fill(light, 0xFFD8D2C3, 0.6);
    brush.painter.setBrush(Qt::NoBrush);
    brush.stroke(lines, brush.pen(colour::flagsLine, brush.width(0.014, 0.5), 0.7, Qt::FlatCap));
}

/// Chaff on trodden earth.
void paintStraw(const Brush& brush) {
    QList<QLineF> stalks;
    QPainterPath worn;
    brush.eachCell([&](int col, int row, const SceneCell& cell) {
        if (cell.ground != Look::EarthFloor)
            return;
        Random random(col, row, brush.scene.seed() ^ 0x57A);
        worn.addPath(blob(random, random.between(0.15, 0.3), 7, 0.25)
                         .translated(col + random.between(0.3, 0.7), row + random.between(0.3, 0.7)));
        for (int i = 0; i < 16; ++i) {
            const QPointF from(col + random.between(0.08, 0.92), row + random.between(0.08, 0.92));
            stalks << QLineF(from, from + QPointF(random.between(-0.07, 0.07), random.between(-0.05, 0.05)));
        }
    });
    brush.fill(worn, 0xFFAF9364, 0.45);
    brush.painter.setPen(brush.pen(0xFFE8D596, brush.width(0.014, 0.5), 0.8));
    brush.lines(stalks);
}

/// The shade that walls in the north and west throw on the floor.
void paintInnerShade(const Brush& brush) {
    QPainterPath near, far;
    for (const SceneEdge& edge : brush.scene.edges()) {
        if (edge.look != Look::Wall && edge.look != Look::Opening && edge.look != Look::Entrance)
            continue;
        const auto [col, row] = edge.at.cell;
        if (!brush.cells.contains(col, row) || !brush.shapes.floors.contains(col, row))
            continue;
        const bool north = edge.at.axis == rules::Edge::Axis::North;
        near.addRect(north ? QRectF(col, row, 1, 0.16) : QRectF(col, row, 0.15, 1));
        far.addRect(north ? QRectF(col, row, 1, 0.1) : QRectF(col, row, 0.1, 1));
    }
    near.setFillRule(Qt::WindingFill);
    far.setFillRule(Qt::WindingFill);
    brush.fill(near, colour::shadow, 0.13);
    brush.fill(far, colour::shadow, 0.15);
}

}  // namespace

void paintFloors(const Brush& brush) {
    if (brush.shapes.floors.empty())
        return;
    QPainterPath wood, stones, concrete, earth;
    for (QPainterPath* path : {&wood, &stones, &concrete, &earth})
        path->setFillRule(Qt::WindingFill);
    brush.eachCell([&](int col, int row, const SceneCell& cell) {
        if (!isFloor(cell.ground))
            return;
        const bool bare = styleOf(brush, cell) == Style::Bunker;
        (cell.ground == Look::Floor        ? wood
         : cell.ground == Look::EarthFloor ? earth
         : bare                            ? concrete
                                           : stones)
            .addRect(col, row, 1, 1);
    });
    brush.painter.setRenderHint(QPainter::Antialiasing, false);
    brush.fill(wood, colour::floor);
    brush.fill(stones, colour::flags);
    brush.fill(concrete, colour::concrete);
    brush.fill(earth, 0xFFC4AA7C);
    brush.painter.setRenderHint(QPainter::Antialiasing, true);
    // Paving in the open has a rim where no wall hides its end.
    QList<QLineF> rims;
    brush.eachCellOf(brush.shapes.floors, [&](int col, int row, const SceneCell&) {
        const auto open = [&](int dx, int dy) { return !brush.shapes.floors.contains(col + dx, row + dy); };
        if (open(0, -1))
            rims << QLineF(col, row, col + 1, row);
        if (open(0, 1))
            rims << QLineF(col, row + 1, col + 1, row + 1);
        if (open(-1, 0))
            rims << QLineF(col, row, col, row + 1);
        if (open(1, 0))
            rims << QLineF(col + 1, row, col + 1, row + 1);
    });
    brush.painter.setPen(brush.pen(colour::wall, brush.width(0.035), 0.6));
    brush.lines(rims);
    if (brush.detail == Detail::Far)
        return;
    if (brush.detail >= Detail::Full) {
        paintPlanks(brush);
        paintFlags(brush);
        paintStraw(brush);
    }
    paintInnerShade(brush);
    if (brush.detail >= Detail::Full)
        brush.eachCell([&](int col, int row, const SceneCell& cell) {
            if (isFloor(cell.ground) && cell.groundPart >= 0)
                paintFurniture(brush, col, row, cell, styleOf(brush, cell));
        });
}

}  // namespace bocage::model::map
