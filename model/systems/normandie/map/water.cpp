#include <cmath>

#include "model/render/map/palette.h"
#include "model/systems/normandie/map/brush.h"

namespace bocage::model::map {

namespace {

bool openWater(const Brush& brush, int col, int row) {
    const Courses& courses = brush.shapes.waterCourses;
    return courses.block(col, row) || courses.block(col - 1, row) || courses.block(col, row - 1) ||
           courses.block(col - 1, row - 1);
}

/// Streaks along the current of a river, ripples on open water.
void paintFlow(const Brush& brush) {
    QPainterPath streaks, faint;
    const bool fine = brush.detail == Detail::Fine;
    brush.eachCellOf(brush.shapes.water, [&](int col, int row, const SceneCell& cell) {
        if (cell.feature(Look::Ford))
            return;
        Random random(col, row, brush.scene.seed() ^ 0xF10);
        if (openWater(brush, col, row)) {
            for (int i = 0; i < (fine ? 4 : 2); ++i) {
                const QPointF at(col + random.between(0.15, 0.65), row + random.between(0.2, 0.85));
                const double length = random.between(0.14, 0.3);
                QPainterPath& path = i ? faint : streaks;
                path.moveTo(at);
                path.cubicTo(at + QPointF(length * 0.3, -0.035), at + QPointF(length * 0.6, 0.035),
                             at + QPointF(length, -0.005));
            }
            return;
        }
        for (const Stretch& stretch : brush.shapes.waterCourses.in(col, row)) {
            if (stretch.end && col != brush.scene.rect().left())
                continue;
            for (int i = 0; i < 3; ++i) {
                const double start = random.between(0, 0.6);
                const double length = random.between(0.22, 0.4);
                const double side = i == 0 ? random.between(-0.06, 0.06) : random.between(-0.21, 0.21);
                QPainterPath& path = i == 0 ? streaks : faint;
                for (int step = 0; step <= 5; ++step) {
                    const double t = std::min(1.0, start + length * step / 5);
                    const QPointF way = stretch.at(std::min(1.0, t + 0.02)) - stretch.at(t - 0.02);
                    const double reach = std::hypot(way.x(), way.y());
                    const QPointF across =
                        reach > 0 ? QPointF(-way.y(), way.x()) / reach * side : QPointF(0, side);
                    const QPointF at = stretch.at(t) + across;
                    if (step == 0)
                        path.moveTo(at);
                    else
                        path.lineTo(at);
                }
            }
        }
    });
    brush.painter.setBrush(Qt::NoBrush);
    brush.stroke(streaks, brush.pen(0xFFFFFFFF, brush.width(0.022), 0.72));
    if (brush.detail >= Detail::Full)
        brush.stroke(faint, brush.pen(0xFFFFFFFF, 0.014, 0.42));
}

/// Grass and stones hang over the bank here and there.
void paintBankGrowth(const Brush& brush) {
    QList<QLineF> blades;
    brush.eachCellOf(brush.shapes.water, [&](int col, int row, const SceneCell&) {
        Random random(col, row, brush.scene.seed() ^ 0xBA2C);
        const struct { int dx, dy; } sides[] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
        for (const auto& [dx, dy] : sides) {
            const bool shore =
                brush.scene.present(col + dx, row + dy) && !brush.shapes.water.contains(col + dx, row + dy);
            const double along = random.between(-0.4, 0.4);
            const bool stone = random.chance(0.3);
            const int variant = random.below(8);
            if (!shore)
                continue;
            const QPointF border(col + 0.5 + dx * 0.5, row + 0.5 + dy * 0.5);
            const QPointF at = border - QPointF(dx, dy) * 0.06 + QPointF(dy, dx) * along +
                               drift(border, brush.scene.seed()) * 0.12;
            if (stone && brush.scene.at(col + dx, row + dy).ground != Look::Sand) {
                brush.stamp(Stamp::Stone, variant, at, 0.045);
                continue;
            }
            for (int i = 0; i < 3; ++i) {
                const QPointF foot = at + QPointF(i * 0.03 - 0.03, 0);
                blades << QLineF(foot, foot + QPointF((i - 1) * 0.03, -0.085));
            }
        }
    });
    brush.painter.setPen(brush.pen(0xFF6F7A45, 0.018, 0.8));
    brush.lines(blades);
}

/// Surf where the water meets sand.
void paintSurf(const Brush& brush) {
    QPainterPath surf;
    brush.eachCellOf(brush.shapes.water, [&](int col, int row, const SceneCell&) {
        const struct { int dx, dy; } sides[] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
        for (const auto& side : sides) {
            const int dx = side.dx, dy = side.dy;
            if (brush.scene.at(col + dx, row + dy).ground != Look::Sand)
                continue;
            const QPointF middle(col + 0.5 + dx * 0.5, row + 0.5 + dy * 0.5);
            const auto at = [&](double along, double in) {
                const QPointF place = middle + QPointF(dy, dx) * along;
                return place - QPointF(dx, dy) * in + drift(place, brush.scene.seed()) * 0.12;
            };
            // Where the shore turns, the surf stops short of the corner.
            const auto goesOn = [&](int step) {
                const int nextCol = col + dy * step, nextRow = row + dx * step;
                return brush.shapes.water.contains(nextCol, nextRow) &&
                       brush.scene.at(nextCol + dx, nextRow + dy).ground == Look::Sand;
            };
            const double from = goesOn(-1) ? -0.5 : -0.15;
            const double to = goesOn(1) ? 0.5 : 0.15;
            const double middleOf = (from + to) / 2;
            surf.moveTo(at(from, 0.2));
            surf.cubicTo(at(from * 0.6, 0.24), at(middleOf, 0.16), at(middleOf, 0.2));
            surf.quadTo(at(to * 0.5, 0.25), at(to, 0.2));
            surf.moveTo(at(from * 0.6, 0.31));
            surf.quadTo(at(middleOf, 0.37), at(to * 0.55, 0.31));
        }
    });
    if (!surf.isEmpty())
        brush.stroke(surf, brush.pen(colour::foam, brush.width(0.035), 0.8));
}

void paintFords(const Brush& brush) {
    brush.fill(brush.shapes.shoals, 0xFFC9D3C2, 0.6);
    brush.eachCell([&](int col, int row, const SceneCell& cell) {
        const Feature* ford = cell.feature(Look::Ford);
        if (!ford)
            return;
        Random random(ford->seed);
        const int stones = brush.detail == Detail::Far ? 5 : 15;
        for (int i = 0; i < stones; ++i) {
            // Two staggered rows leave no hole in the crossing.
            const double along = (i + 0.5) / stones;
            const double side = (i % 3 - 1) * 0.17 + random.between(-0.06, 0.06);
            const bool upright =
                !(brush.shapes.water.contains(col, row - 1) || brush.shapes.water.contains(col, row + 1));
            const QPointF at =
                upright ? QPointF(0.5 + side, 0.06 + along * 0.88) : QPointF(0.06 + along * 0.88, 0.5 + side);
            brush.stamp(Stamp::Stone, random.below(8), QPointF(col, row) + at, i % 4 == 0 ? 0.085 : 0.065);
        }
    });
}

}  // namespace

void paintWater(const Brush& brush) {
    const Shapes& shapes = brush.shapes;
    if (shapes.water.empty())
        return;
    brush.fill(shapes.bank, colour::bank, 0.55);
    brush.stroke(shapes.bank, colour::bank, brush.width(0.03), 0.35);
    brush.fill(shapes.waterEdge, colour::water);
    if (brush.detail > Detail::Far) {
        // The bank up left throws its shadow on the water; the far shore catches the light.
        for (const Outline& outline : shapes.waterEdge)
            if (brush.sees(outline.bounds))
                brush.stroke(outline.path, brush.pen(colour::deep, brush.width(0.05), 0.75));
    }
    brush.fill(shapes.shallows, colour::shallow, 0.62);
    if (brush.detail == Detail::Far)
        return;
    paintFlow(brush);
    paintSurf(brush);
    if (brush.detail >= Detail::Full)
        paintBankGrowth(brush);
    paintFords(brush);
}

}  // namespace bocage::model::map
