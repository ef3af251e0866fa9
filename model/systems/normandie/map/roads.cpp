#include "model/render/map/palette.h"
#include "model/systems/normandie/map/brush.h"

namespace bocage::model::map {

namespace {

/// Which way a broad road runs through a cell: the longer run of road cells.
enum class Run { None, Across, Down };

Run runAt(const Brush& brush, int col, int row) {
    const CellMask& road = brush.shapes.wideRoad;
    // At the end of the battlefield the road runs on.
    const auto goesOn = [&](int c, int r) { return road.contains(c, r) || !brush.scene.present(c, r); };
    constexpr int far = 2;  // no farther than tiles look for what concerns them
    const auto reach = [&](int dx, int dy) {
        int steps = 0;
        while (steps < far && goesOn(col + dx * (steps + 1), row + dy * (steps + 1)))
            ++steps;
        return steps;
    };
    const int across = reach(1, 0) + reach(-1, 0);
    const int down = reach(0, 1) + reach(0, -1);
    if (across > down + 1 && down <= 2)
        return Run::Across;
    return down > across + 1 && across <= 2 ? Run::Down : Run::None;
}

/// Wheel tracks of a road that is broader than a cell.
void addBroadRuts(const Brush& brush, QPainterPath& ruts) {
    brush.eachCellOf(brush.shapes.wideRoad, [&](int col, int row, const SceneCell&) {
        const Run run = runAt(brush, col, row);
        if (run == Run::None)
            return;
        const bool down = run == Run::Down;
        // Both wheels of a cart keep to the middle of the road: to the side where it goes on.
        const bool inner = down ? brush.shapes.wideRoad.contains(col + 1, row)
                                : brush.shapes.wideRoad.contains(col, row + 1);
        for (const double lane : {inner ? 0.42 : 0.24, inner ? 0.76 : 0.58}) {
            const auto at = [&](double along) {
                const QPointF place =
                    down ? QPointF(col + lane, row + along) : QPointF(col + along, row + lane);
                const QPointF shift = drift(place, brush.scene.seed()) * 0.08;
                return place + (down ? QPointF(shift.x(), 0) : QPointF(0, shift.y()));
            };
            ruts.moveTo(at(0));
            ruts.quadTo(at(0.5), at(1));
        }
    });
}

void paintPebbles(const Brush& brush) {
    QPainterPath dark, light;
    brush.eachCellOf(brush.shapes.road, [&](int col, int row, const SceneCell&) {
        Random random(col, row, brush.scene.seed() ^ 0x0AD);
        const auto drop = [&](QPointF place) {
            const double size = random.between(0.008, 0.02);
            (random.chance(0.6) ? dark : light).addEllipse(place, size, size * 0.8);
        };
        if (brush.shapes.wideRoad.contains(col, row)) {
            for (int i = 0; i < 9; ++i)
                drop({col + random.between(0.22, 0.78), row + random.between(0.22, 0.78)});
            return;
        }
        for (const Stretch& stretch : brush.shapes.roadCourses.in(col, row))
            for (int i = 0; i < 7; ++i)
                drop(stretch.at(random.unit()) +
                     QPointF(random.between(-0.24, 0.24), random.between(-0.24, 0.24)));
    });
    brush.fill(dark, colour::pebble, 0.7);
    brush.fill(light, 0xFFF3EAD0, 0.8);
}

}  // namespace

void paintRoads(const Brush& brush) {
    if (brush.shapes.road.empty())
        return;
    QPainterPath way;
    brush.eachCellOf(brush.shapes.road, [&](int col, int row, const SceneCell&) {
        if (brush.shapes.wideRoad.contains(col, row))
            return;
        for (const Stretch& stretch : brush.shapes.roadCourses.in(col, row)) {
            way.moveTo(stretch.from);
            way.cubicTo(stretch.control1, stretch.control2, stretch.to);
        }
        // A lane runs a bit into the square or high road it meets.
        for (const auto& [dx, dy] : {std::pair{0, -1}, {1, 0}, {0, 1}, {-1, 0}})
            if (brush.shapes.wideRoad.contains(col + dx, row + dy)) {
                const QPointF border(col + 0.5 + dx * 0.5, row + 0.5 + dy * 0.5);
                way.moveTo(border);
                way.lineTo(border + QPointF(dx, dy) * 0.4);
            }
    });
    QPainter& painter = brush.painter;
    painter.setBrush(Qt::NoBrush);
    const auto& broad = brush.shapes.wideRoads;
    brush.stroke(way, brush.pen(colour::roadEdge, 0.72));
    brush.stroke(broad, colour::roadEdge, 0.1);
    brush.stroke(way, brush.pen(colour::road, 0.62));
    brush.fill(broad, colour::road);
    if (brush.detail == Detail::Far)
        return;
    // Two ruts: a wide line with the road's own colour laid into it.
    brush.stroke(way, brush.pen(colour::rut, 0.34, 0.75));
    brush.stroke(way, brush.pen(colour::road, 0.26));
    brush.fill(broad, colour::road);
    QPainterPath ruts;
    addBroadRuts(brush, ruts);
    brush.stroke(ruts, brush.pen(colour::rut, brush.width(0.045), 0.75, Qt::FlatCap));
    if (brush.detail >= Detail::Full)
        paintPebbles(brush);
}

}  // namespace bocage::model::map
