#include <QLineF>
#include <cmath>

#include "model/render/map/palette.h"
#include "model/systems/normandie/map/brush.h"

namespace bocage::model::map {

namespace {

bool grassy(Look look) {
    return look == Look::Grass || look == Look::Meadow || look == Look::Field || look == Look::None;
}

/// Paper first, so that nothing shines through where soft outlines leave gaps.
void paintPaper(const Brush& brush) {
    const bool smooth = brush.painter.testRenderHint(QPainter::Antialiasing);
    brush.painter.setRenderHint(QPainter::Antialiasing, false);
    CellMask covered(brush.scene.rect());
    brush.eachCell([&](int col, int row, const SceneCell& cell) {
        if (cell.ground != Look::None)
            covered.insert(col, row);
    });
    // A hair wider than the cells, so that far zoom leaves no gap between runs.
    brush.fill(squareOutline(covered, brush.cells), colour::grass);
    brush.painter.setRenderHint(QPainter::Antialiasing, smooth);
}

/// Worn and lush patches of ground, larger than a cell: what keeps a field of one colour alive.
void paintPatches(const Brush& brush) {
    struct Patch {
        QRgb colour;
        double alpha;
        QPainterPath path;
    };
    Patch patches[] = {{colour::grassDark, 0.30, {}},
                       {colour::grassLight, 0.42, {}},
                       {colour::soil, 0.34, {}},
                       {0xFFBCC184, 0.45, {}}};
    for (Patch& patch : patches)
        patch.path.setFillRule(Qt::WindingFill);
    brush.eachCell([&](int col, int row, const SceneCell& cell) {
        if (!grassy(cell.ground) || cell.ground == Look::None)
            return;
        Random random(col, row, brush.scene.seed() ^ 0x9A7C4);
        if (!random.chance(0.62))
            return;
        Patch& patch = patches[random.below(4)];
        const QPointF at(col + random.unit(), row + random.unit());
        const double size = random.between(0.35, 0.95);
        QPainterPath shape = blob(random, size, 7, 0.28);
        const QTransform flat = QTransform::fromTranslate(at.x(), at.y()).scale(1, random.between(0.5, 0.9));
        patch.path.addPath(flat.map(shape));
    });
    for (const Patch& patch : patches)
        brush.fill(patch.path, patch.colour, patch.alpha);
}

double furrowWave(double along, double across) {
    return 0.035 * std::sin(along * 1.7 + std::floor(across) * 0.9) + 0.02 * std::sin(along * 0.63 + across);
}

/// Ridge and furrow along the grain of the field, unbroken from cell to cell.
void paintFurrows(const Brush& brush) {
    constexpr int lines = 8;
    const int step = brush.detail == Detail::Middle ? 2 : 1;
    QPainterPath dark, light;
    brush.eachCellOf(brush.shapes.field, [&](int col, int row, const SceneCell& cell) {
        const bool upright = cell.grain == 1;
        const int along = upright ? row : col;
        const int across = upright ? col : row;
        const auto same = [&](int delta) {
            const SceneCell& next =
                upright ? brush.scene.at(col, row + delta) : brush.scene.at(col + delta, row);
            return next.ground == Look::Field;
        };
        const double start = along + (same(-1) ? 0 : 0.07);
        const double end = along + 1 - (same(1) ? 0 : 0.07);
        const auto point = [&](double a, double b) { return upright ? QPointF(b, a) : QPointF(a, b); };
        for (int line = 0; line < lines; line += step) {
            const double base = across + (line + 0.5) / lines;
            const double middle = (start + end) / 2;
            const auto at = [&](double a, double shift) {
                return point(a, base + furrowWave(a, across) * 0.8 + shift);
            };
            dark.moveTo(at(start, 0));
            dark.quadTo(at(middle, 0), at(end, 0));
            light.moveTo(at(start, 0.028));
            light.quadTo(at(middle, 0.028), at(end, 0.028));
        }
    });
    if (dark.isEmpty())
        return;
    brush.painter.setBrush(Qt::NoBrush);
    brush.stroke(dark, brush.pen(colour::furrow, brush.width(0.022), 0.34, Qt::FlatCap));
    if (brush.detail >= Detail::Full)
        brush.stroke(light, brush.pen(colour::furrowLight, 0.02, 0.5, Qt::FlatCap));
}

void paintFields(const Brush& brush) {
    if (brush.shapes.field.empty())
        return;
    for (const Outline& outline : brush.shapes.fields) {
        if (!brush.sees(outline.bounds))
            continue;
        // Every cell of one field has the same crop: ask any.
        int crop = 0;
        const QRect around = outline.bounds.adjusted(0.3, 0.3, -0.3, -0.3).toAlignedRect();
        for (int row = around.top(); row <= around.bottom(); ++row)
            for (int col = around.left(); col <= around.right(); ++col)
                if (brush.shapes.field.contains(col, row) &&
                    outline.path.contains(QPointF(col + 0.5, row + 0.5))) {
                    crop = brush.scene.at(col, row).crop;
                    row = around.bottom();
                    break;
                }
        brush.fill(outline.path, colour::field[crop]);
        brush.stroke(outline.path, brush.pen(colour::furrow, brush.width(0.03), 0.35));
    }
}

/// Tufts, flowers and pebbles.
void paintGrowth(const Brush& brush) {
    QList<QLineF> blades, fine;
    QPainterPath white, yellow, pebbles;
    brush.eachCell([&](int col, int row, const SceneCell& cell) {
        if (!grassy(cell.ground) || cell.ground == Look::None || brush.shapes.road.contains(col, row))
            return;
        Random random(col, row, brush.scene.seed() ^ 0xB1ADE);
        const bool meadow = cell.ground == Look::Meadow;
        const int tufts = cell.ground == Look::Field ? random.below(2) : (meadow ? 5 : 3) + random.below(3);
        for (int i = 0; i < tufts; ++i) {
            const QPointF foot(col + random.unit(), row + random.unit());
            const double size = random.between(0.05, 0.085);
            blades << QLineF(foot, foot + QPointF(size * 0.35, -size));
            blades << QLineF(foot + QPointF(size * 0.5, 0), foot + QPointF(size * 0.75, -size * 0.8));
            if (brush.detail == Detail::Fine) {
                fine << QLineF(foot - QPointF(size * 0.3, 0), foot + QPointF(-size * 0.55, -size * 0.7));
                fine << QLineF(foot + QPointF(size * 0.9, 0), foot + QPointF(size * 1.3, -size * 0.5));
            }
        }
        if (meadow)
            for (int i = random.below(4); i > 0; --i)
                (random.chance(0.6) ? white : yellow)
                    .addEllipse(QPointF(col + random.unit(), row + random.unit()), 0.016, 0.016);
        else if (random.chance(0.3))
            pebbles.addEllipse(QPointF(col + random.unit(), row + random.unit()),
                               random.between(0.012, 0.026), random.between(0.009, 0.018));
    });
    QPainter& painter = brush.painter;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(brush.pen(colour::blade, 0.015, 0.55));
    brush.lines(blades);
    if (!fine.isEmpty()) {
        painter.setPen(brush.pen(colour::blade, 0.012, 0.42));
        brush.lines(fine);
    }
    brush.fill(white, 0xFFFBF8EC, 0.9);
    brush.fill(yellow, 0xFFE9C84A, 0.9);
    brush.fill(pebbles, colour::pebble, 0.8);
}

void paintSpeckles(const Brush& brush, Look look, QRgb dark, QRgb light, int count) {
    QPainterPath darker, lighter;
    brush.eachCell([&](int col, int row, const SceneCell& cell) {
        if (cell.ground != look)
            return;
        Random random(col, row, brush.scene.seed() ^ (0x5EC + static_cast<std::uint64_t>(look)));
        for (int i = 0; i < count; ++i) {
            const QPointF at(col + random.between(0.06, 0.94), row + random.between(0.06, 0.94));
            const double size = random.between(0.008, 0.02);
            (random.chance(0.65) ? darker : lighter).addEllipse(at, size, size * 0.8);
        }
    });
    brush.fill(darker, dark, 0.55);
    brush.fill(lighter, light, 0.7);
}

void paintDirt(const Brush& brush) {
    brush.fill(brush.shapes.dirt, colour::dirt);
    brush.stroke(brush.shapes.dirt, colour::dirtDark, brush.width(0.035), 0.5);
    if (brush.detail >= Detail::Full)
        paintSpeckles(brush, Look::Dirt, colour::dirtDark, colour::road, 14);
}

void paintMud(const Brush& brush) {
    const auto& mud = brush.shapes.mud;
    if (mud.empty())
        return;
    brush.fill(mud, colour::mud);
    brush.stroke(mud, colour::mudDark, brush.width(0.06), 0.55);
    if (brush.detail == Detail::Far)
        return;
    QPainterPath wet, dark, shine;
    brush.eachCell([&](int col, int row, const SceneCell& cell) {
        if (cell.ground != Look::Mud)
            return;
        Random random(col, row, brush.scene.seed() ^ 0x3DD);
        for (int i = 0; i < 3; ++i) {
            const QPointF at(col + random.between(0.2, 0.8), row + random.between(0.2, 0.8));
            const double size = random.between(0.08, 0.2);
            const QTransform flat =
                QTransform::fromTranslate(at.x(), at.y()).scale(1.25, random.between(0.5, 0.75));
            (i == 0 ? wet : dark).addPath(flat.map(blob(random, size, 7, 0.22)));
            if (i == 0) {
                shine.moveTo(at + QPointF(-size * 0.8, -size * 0.18));
                shine.quadTo(at + QPointF(-size * 0.3, -size * 0.5), at + QPointF(size * 0.3, -size * 0.42));
            }
        }
    });
    brush.fill(dark, colour::mudDark, 0.4);
    brush.fill(wet, 0xFF8A8272, 0.85);
    brush.stroke(wet, brush.pen(colour::mudDark, brush.width(0.02), 0.6));
    brush.stroke(shine, brush.pen(0xFFDCD6C6, brush.width(0.022), 0.75));
    if (brush.detail >= Detail::Full)
        paintSpeckles(brush, Look::Mud, colour::mudDark, colour::mudLight, 10);
}

void paintSand(const Brush& brush) {
    const auto& sand = brush.shapes.sand;
    if (sand.empty())
        return;
    brush.fill(sand, colour::sand);
    brush.stroke(sand, colour::sandDark, brush.width(0.04), 0.4);
    if (brush.detail < Detail::Full)
        return;
    QPainterPath ripples;
    brush.eachCell([&](int col, int row, const SceneCell& cell) {
        if (cell.ground != Look::Sand)
            return;
        Random random(col, row, brush.scene.seed() ^ 0x5A2D);
        for (int i = 0; i < 3; ++i) {
            const QPointF at(col + random.between(0.05, 0.6), row + random.between(0.1, 0.9));
            const double length = random.between(0.18, 0.36);
            ripples.moveTo(at);
            ripples.cubicTo(at + QPointF(length * 0.3, -0.05), at + QPointF(length * 0.7, 0.05),
                            at + QPointF(length, 0));
        }
    });
    brush.stroke(ripples, brush.pen(colour::sandDark, 0.016, 0.6));
    paintSpeckles(brush, Look::Sand, colour::sandDark, colour::foam, 12);
}

void paintRock(const Brush& brush) {
    const auto& rock = brush.shapes.rock;
    if (rock.empty())
        return;
    brush.fill(rock, colour::shadow, 0.2, {0.06, 0.07});
    brush.fill(rock, 0xFFC0B8A6);
    brush.stroke(rock, colour::rockDark, brush.width(0.03), 0.8);
    brush.eachCell([&](int col, int row, const SceneCell& cell) {
        if (cell.ground != Look::Rock)
            return;
        Random random(cell.seed);
        const int count = brush.detail == Detail::Far ? 2 : 5;
        for (int i = 0; i < count; ++i) {
            const QPointF at(col + random.between(0.18, 0.82), row + random.between(0.18, 0.82));
            brush.stamp(Stamp::Boulder, random.below(8), at, i < 2 ? 0.2 : 0.11);
        }
    });
}

void paintSwamp(const Brush& brush) {
    const auto& swamp = brush.shapes.swamp;
    if (swamp.empty())
        return;
    brush.fill(swamp, 0xFFA3AC86);
    brush.stroke(swamp, 0xFF7C8664, brush.width(0.05), 0.45);
    brush.fill(brush.shapes.swampCore, colour::swamp);
    if (brush.detail == Detail::Far)
        return;
    QPainterPath pools, light, ripples, lilies;
    brush.eachCell([&](int col, int row, const SceneCell& cell) {
        if (cell.ground != Look::Swamp)
            return;
        Random random(cell.seed);
        for (int i = 0; i < 2; ++i) {
            const QPointF at(col + random.between(0.22, 0.78), row + random.between(0.25, 0.8));
            const double size = random.between(0.14, 0.26);
            const QTransform flat =
                QTransform::fromTranslate(at.x(), at.y()).scale(1.25, random.between(0.5, 0.7));
            pools.addPath(flat.map(blob(random, size, 8, 0.18)));
            ripples.moveTo(at + QPointF(-size * 0.5, 0));
            ripples.quadTo(at + QPointF(0, -0.03), at + QPointF(size * 0.4, 0.005));
            if (random.chance(0.5)) {
                const QPointF pad = at + QPointF(random.between(-0.1, 0.1), random.between(0, 0.05));
                lilies.moveTo(pad);
                lilies.arcTo(QRectF(pad.x() - 0.04, pad.y() - 0.03, 0.08, 0.06), random.between(0, 360), 310);
                lilies.closeSubpath();
            }
        }
    });
    pools.setFillRule(Qt::WindingFill);
    brush.stroke(pools, brush.pen(0xFF6E7A5C, brush.width(0.04), 0.55));
    brush.fill(pools, colour::swampWater);
    brush.stroke(ripples, brush.pen(0xFFDDE6DF, brush.width(0.016), 0.7));
    brush.fill(lilies, 0xFF7F9A56);
    const int clumps = brush.detail == Detail::Middle ? 2 : 3;
    brush.eachCell([&](int col, int row, const SceneCell& cell) {
        if (cell.ground != Look::Swamp)
            return;
        Random random(cell.seed ^ 0x4EED);
        for (int i = 0; i < clumps; ++i)
            brush.stamp(Stamp::Reeds, random.below(8),
                        {col + random.between(0.12, 0.88), row + (i + random.between(0.3, 0.9)) / clumps},
                        i == 0 ? 0.15 : 0.115);
    });
}

}  // namespace

void paintGround(const Brush& brush) {
    paintPaper(brush);
    if (brush.detail > Detail::Far)
        paintPatches(brush);
    brush.fill(brush.shapes.meadows, colour::meadow, 0.85);
    paintFields(brush);
    if (brush.detail > Detail::Far)
        paintFurrows(brush);
    paintDirt(brush);
    paintSand(brush);
    paintMud(brush);
    paintSwamp(brush);
    if (brush.detail >= Detail::Full)
        paintGrowth(brush);
    paintRock(brush);
}

}  // namespace bocage::model::map
