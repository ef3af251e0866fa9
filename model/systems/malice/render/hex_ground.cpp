#include <QLineF>
#include <cmath>
#include <numbers>

#include "model/render/map/frame.h"
#include "model/render/map/lettering.h"
#include "model/render/map/palette.h"
#include "model/render/map/random.h"
#include "model/systems/malice/render/hex_brush.h"
#include "rules/board/grid.h"

namespace bocage::model::malice {

using map::Random;
namespace colour = map::colour;

namespace {

constexpr double nameHeight = 0.125;  // of the name of a cell, in cells
constexpr QRgb sea = 0xFF9ABBC3, shoal = 0xFFB5CDD0, seaLine = 0xFF5D8798;
constexpr QRgb voidDark = 0xFF2A2530, voidLight = 0xFF463D50, ashGround = 0xFF8C8390, ashDark = 0xFF5F5765;
constexpr QRgb sandTint = 0xFFE9D7A0, forestTint = 0xFF9DAB6C, hillTint = 0xFFCFC38D, rockTint = 0xFFBFB39B,
               swampTint = 0xFF9DAE92, wildTint = 0xFFB5A583;

QPainterPath blob(Random& random, double radius, int points, double roughness) {
    QPainterPath path;
    std::vector<QPointF> around;
    for (int i = 0; i < points; ++i) {
        const double angle = 2 * std::numbers::pi * i / points;
        const double reach = radius * (1 + random.between(-roughness, roughness));
        around.emplace_back(std::cos(angle) * reach, std::sin(angle) * reach);
    }
    const std::size_t count = around.size();
    path.moveTo((around[count - 1] + around[0]) / 2);
    for (std::size_t i = 0; i < count; ++i)
        path.quadTo(around[i], (around[i] + around[(i + 1) % count]) / 2);
    path.closeSubpath();
    return path;
}

QPointF somewhereIn(const HexCell& cell, int kite, Random& random) {
    const QPointF centre = hexCentre(cell.at);
    const QPointF out = hexCorner(cell.at, kite) - centre;
    return centre + out * random.between(0.15, 0.8) + QPointF(-out.y(), out.x()) * random.between(-0.3, 0.3);
}

/// Calls with every kite of a land that may be in sight, and chance of its own for each.
template <class Action>
void eachKite(const HexBrush& brush, Land land, std::uint64_t salt, Action action) {
    brush.eachCell([&](const HexCell& cell) {
        for (int kite = 0; kite < 6; ++kite)
            if (cell.has(2 * kite) && cell.has(2 * kite + 1) &&
                cell.about[static_cast<std::size_t>(kite)] == land) {
                Random random(cell.seed ^ (salt + static_cast<std::uint64_t>(kite) * 0x9E37));
                action(cell, kite, random);
            }
    });
}

/// Lines that follow the coast on the water, wide ones first: land is laid over their inner halves.
void coastLines(const HexBrush& brush, const std::vector<Outline>& land, QRgb water, QRgb line, QRgb near) {
    if (brush.far()) {
        brush.stroke(land, line, brush.width(0.08, 1.6), 0.7);
        return;
    }
    const double thin = brush.width(0.012, 0.6);
    brush.stroke(land, near, 0.50, 0.35);
    brush.stroke(land, near, 0.34, 0.45);
    if (brush.pixelsPerCell > 22) {
        brush.stroke(land, line, 0.37 + thin, 0.30);
        brush.stroke(land, water, 0.37 - thin, 1);
        brush.stroke(land, near, 0.37 - thin, 0.5);
        brush.stroke(land, line, 0.235 + thin, 0.45);
        brush.stroke(land, water, 0.235 - thin, 1);
        brush.stroke(land, near, 0.235 - thin, 0.75);
    }
    brush.stroke(land, line, 0.12 + thin, 0.6);
    brush.stroke(land, near, 0.12 - thin, 1);
}

void ripples(const HexBrush& brush) {
    QPainterPath bright, faint;
    eachKite(brush, Land::Water, 0xF1, [&](const HexCell& cell, int kite, Random& random) {
        for (int i = 0; i < 2; ++i) {
            const QPointF at = somewhereIn(cell, kite, random);
            if (!random.chance(0.55))
                continue;
            const double length = random.between(0.08, 0.17);
            QPainterPath& path = i ? faint : bright;
            path.moveTo(at);
            path.quadTo(at + QPointF(length * 0.25, -0.035), at + QPointF(length * 0.5, 0));
            path.quadTo(at + QPointF(length * 0.75, 0.035), at + QPointF(length, 0));
        }
    });
    brush.painter.setBrush(Qt::NoBrush);
    brush.painter.strokePath(bright, brush.pen(0xFFFFFFFF, brush.width(0.018), 0.7));
    brush.painter.strokePath(faint, brush.pen(seaLine, brush.width(0.013), 0.6));
}

/// Worn and lush places, larger than a hair and smaller than a cell: what keeps a plain alive.
void patches(const HexBrush& brush) {
    struct Patch {
        QRgb colour;
        double alpha;
        QPainterPath path;
    };
    Patch all[] = {{colour::grassDark, 0.26, {}}, {colour::grassLight, 0.42, {}}, {colour::soil, 0.3, {}}};
    for (Patch& patch : all)
        patch.path.setFillRule(Qt::WindingFill);
    eachKite(brush, Land::Plains, 0x9A, [&](const HexCell& cell, int kite, Random& random) {
        if (!cell.whole() || kite % 2 || !random.chance(0.8))
            return;
        const QPointF at = hexCentre(cell.at) + (hexCorner(cell.at, kite) - hexCentre(cell.at)) * 0.35;
        Patch& patch = all[random.below(3)];
        const QTransform flat = QTransform::fromTranslate(at.x(), at.y()).scale(1, random.between(0.5, 0.8));
        patch.path.addPath(flat.map(blob(random, random.between(0.12, 0.26), 7, 0.28)));
    });
    for (const Patch& patch : all) {
        brush.painter.setPen(Qt::NoPen);
        brush.painter.setBrush(brush.tone(patch.colour, patch.alpha));
        if (!patch.path.isEmpty())
            brush.painter.drawPath(patch.path);
    }
}

void grass(const HexBrush& brush) {
    QPainterPath blades;
    eachKite(brush, Land::Plains, 0x6A, [&](const HexCell& cell, int kite, Random& random) {
        if (!random.chance(0.75))
            return;
        const QPointF at = somewhereIn(cell, kite, random);
        for (int i = -1; i <= 1; ++i) {
            blades.moveTo(at + QPointF(i * 0.018, 0));
            blades.lineTo(at + QPointF(i * 0.036, -0.045 - (i ? 0 : 0.02)));
        }
    });
    brush.painter.setBrush(Qt::NoBrush);
    brush.painter.strokePath(blades, brush.pen(colour::blade, brush.width(0.012), 0.8));
}

/// Crescents of sand, lit on the left and shaded on the right, and ripples between them.
void dunes(const HexBrush& brush) {
    QPainterPath shade, crest, dots;
    shade.setFillRule(Qt::WindingFill);
    eachKite(brush, Land::Desert, 0xD0, [&](const HexCell& cell, int kite, Random& random) {
        const QPointF at = hexCentre(cell.at) +
                           (hexCorner(cell.at, kite) - hexCentre(cell.at)) * random.between(0.45, 0.6) +
                           QPointF(-0.1, 0.02);
        const double wide = random.between(0.15, 0.23);
        const double high = wide * random.between(0.34, 0.46);
        QPainterPath back(at);
        back.cubicTo(at + QPointF(wide * 0.3, -high), at + QPointF(wide * 0.75, -high * 1.15),
                     at + QPointF(wide, -high * 0.2));
        crest.addPath(back);
        QPainterPath lee(at + QPointF(wide * 0.42, -high * 0.86));
        lee.cubicTo(at + QPointF(wide * 0.7, -high * 1.0), at + QPointF(wide * 0.9, -high * 0.6),
                    at + QPointF(wide, -high * 0.2));
        lee.cubicTo(at + QPointF(wide * 0.8, -high * 0.1), at + QPointF(wide * 0.52, -high * 0.2),
                    at + QPointF(wide * 0.42, -high * 0.86));
        shade.addPath(lee);
        for (int i = 0; i < 4; ++i) {
            const QPointF dot = somewhereIn(cell, kite, random);
            dots.moveTo(dot);
            dots.lineTo(dot + QPointF(0.004, 0));
        }
    });
    if (crest.isEmpty())
        return;
    brush.painter.setPen(Qt::NoPen);
    brush.painter.setBrush(brush.tone(0xFFB0904F, 0.55));
    brush.painter.drawPath(shade);
    brush.painter.setBrush(Qt::NoBrush);
    brush.painter.strokePath(crest, brush.pen(0xFF8C6F38, brush.width(0.016), 0.85));
    if (brush.pixelsPerCell > 18)
        brush.painter.strokePath(dots, brush.pen(0xFF8C6F38, 0.022, 0.55));
}

void pools(const HexBrush& brush) {
    QPainterPath water, lines;
    water.setFillRule(Qt::WindingFill);
    eachKite(brush, Land::Swamp, 0x50, [&](const HexCell& cell, int kite, Random& random) {
        if (!random.chance(0.62))
            return;
        const QPointF at =
            hexCentre(cell.at) + (hexCorner(cell.at, kite) - hexCentre(cell.at)) * random.between(0.3, 0.65);
        const QTransform flat = QTransform::fromTranslate(at.x(), at.y()).scale(1, 0.42);
        water.addPath(flat.map(blob(random, random.between(0.09, 0.15), 8, 0.25)));
        for (int i = 0; i < 2; ++i) {
            const QPointF from = at + QPointF(random.between(-0.16, 0.02), 0.05 + i * 0.035);
            lines.moveTo(from);
            lines.lineTo(from + QPointF(random.between(0.08, 0.16), 0));
        }
    });
    if (water.isEmpty())
        return;
    brush.painter.setBrush(brush.tone(colour::swampWater));
    brush.painter.setPen(brush.pen(0xFF4E6560, brush.width(0.014), 0.8));
    brush.painter.drawPath(water);
    brush.painter.setBrush(Qt::NoBrush);
    if (!brush.far())
        brush.painter.strokePath(lines, brush.pen(0xFF4E6048, brush.width(0.014), 0.7));
}

void heath(const HexBrush& brush) {
    QPainterPath strokes;
    eachKite(brush, Land::Wild, 0x71, [&](const HexCell& cell, int kite, Random& random) {
        for (int i = 0; i < 3; ++i) {
            const QPointF at = somewhereIn(cell, kite, random);
            strokes.moveTo(at + QPointF(-0.035, -0.03));
            strokes.lineTo(at);
            strokes.lineTo(at + QPointF(0.03, -0.045));
        }
    });
    brush.painter.setBrush(Qt::NoBrush);
    brush.painter.strokePath(strokes, brush.pen(0xFF6B5638, brush.width(0.013), 0.65));
}

void cinders(const HexBrush& brush) {
    QPainterPath cracks;
    eachKite(brush, Land::Ash, 0xA5, [&](const HexCell& cell, int kite, Random& random) {
        QPointF at = somewhereIn(cell, kite, random);
        cracks.moveTo(at);
        double angle = random.between(0, 6.28);
        for (int i = 0; i < 3; ++i) {
            angle += random.between(-0.9, 0.9);
            at += QPointF(std::cos(angle), std::sin(angle) * 0.6) * random.between(0.05, 0.1);
            cracks.lineTo(at);
        }
    });
    brush.painter.setBrush(Qt::NoBrush);
    brush.painter.strokePath(cracks, brush.pen(ashDark, brush.width(0.014), 0.8));
}

/// High ground throws a shadow down right and catches light on its upper left rim.
void raised(const HexBrush& brush, const std::vector<Outline>& outlines, QRgb tint, double height) {
    brush.fill(outlines, colour::shadow, 0.12, {height, height * 1.2});
    brush.fill(outlines, tint, 1);
    if (!brush.far())
        brush.stroke(outlines, 0xFF7B6D48, brush.width(0.012), 0.3);
}

}  // namespace

QRgb landColour(Land land) {
    switch (land) {
        case Land::Water:
            return sea;
        case Land::Desert:
            return sandTint;
        case Land::Forest:
            return 0xFF7D9058;
        case Land::Hills:
            return hillTint;
        case Land::Mountains:
            return rockTint;
        case Land::Swamp:
            return swampTint;
        case Land::Wild:
            return wildTint;
        case Land::Ash:
            return ashGround;
        case Land::Void:
            return voidDark;
        case Land::Unknown:
            return colour::neutral;
        default:
            return colour::grass;
    }
}

void paintSeas(const HexBrush& brush) {
    const HexShapes& shapes = brush.shapes;
    // Without colour water is the lightest of all, told by the lines along its shores.
    const QRgb open = brush.grey ? 0xFFE4ECEE : sea;
    brush.fill(shapes.boards, open);
    coastLines(brush, shapes.dry, open, seaLine, brush.grey ? 0xFFF6F8F8 : shoal);
    if (!brush.far())
        ripples(brush);
    if (shapes.realm.empty())
        return;
    brush.fill(shapes.realm, voidDark);
    if (brush.far())
        return;
    brush.stroke(shapes.ash, voidLight, 0.5, 0.5);
    brush.stroke(shapes.ash, voidLight, 0.3, 0.8);
    QPainterPath wisps;
    eachKite(brush, Land::Void, 0x01D, [&](const HexCell& cell, int kite, Random& random) {
        const QPointF at = somewhereIn(cell, kite, random);
        const double length = random.between(0.12, 0.28);
        wisps.moveTo(at);
        wisps.cubicTo(at + QPointF(length * 0.3, -0.07), at + QPointF(length * 0.6, 0.07),
                      at + QPointF(length, -0.02));
    });
    brush.painter.setBrush(Qt::NoBrush);
    brush.painter.strokePath(wisps, brush.pen(0xFF6A5C7A, brush.width(0.018), 0.7));
}

void paintGround(const HexBrush& brush) {
    const HexShapes& shapes = brush.shapes;
    brush.stroke(shapes.dry, 0xFF5E5233, brush.width(0.035, 1.0), 0.85);
    brush.fill(shapes.dry, colour::grass);
    if (!brush.far())
        patches(brush);
    brush.fill(shapes.desert, sandTint);
    brush.fill(shapes.swamp, swampTint);
    brush.fill(shapes.wild, wildTint);
    brush.fill(shapes.forest, forestTint);
    raised(brush, shapes.hills, hillTint, 0.035);
    raised(brush, shapes.mountains, rockTint, 0.055);
    if (!brush.far()) {
        brush.fill(shapes.swampCore, 0xFF8C9F85, 0.5);
        dunes(brush);
        pools(brush);
        heath(brush);
        if (brush.pixelsPerCell > 20)
            grass(brush);
    }
    // Unknown terrain is hatched and says that it is.
    if (!shapes.unknown.empty()) {
        brush.fill(shapes.unknown, colour::neutral);
        brush.painter.setPen(Qt::NoPen);
        brush.painter.setBrush(QBrush(brush.tone(colour::ink, 0.35), Qt::BDiagPattern));
        for (const Outline& outline : shapes.unknown)
            brush.painter.drawPath(outline.path);
    }
    brush.stroke(shapes.ash, 0xFF17131A, brush.width(0.06, 1.0), 0.9, {0.02, 0.03});
    brush.fill(shapes.ash, ashGround);
    if (!brush.far())
        cinders(brush);
}

void paintStanding(const HexBrush& brush) {
    if (brush.pixelsPerCell < 4)
        return;
    for (const Standing& standing : brush.shapes.standing)
        if (brush.sees(standing.bounds()))
            brush.stamps.paint(brush.painter, standing, brush.pixelsPerCell, brush.grey);
}

void paintGrid(const HexBrush& brush) {
    QPainterPath lines;
    brush.eachCell([&](const HexCell& cell) {
        for (int side = 0; side < 6; ++side) {
            const HexCell* next = brush.scene.any(beyondSide(cell.at, side));
            if (next && side >= 3)
                continue;  // drawn from there
            const bool first = cell.has(2 * side + 1);
            const bool second = cell.has((2 * side + 2) % 12);
            if (!first && !second)
                continue;
            lines.moveTo(first ? hexCorner(cell.at, side) : sideMiddle(cell.at, side));
            lines.lineTo(second ? hexCorner(cell.at, side + 1) : sideMiddle(cell.at, side));
        }
    });
    QPen line = brush.pen(colour::ink, brush.width(0.012, 0.6), brush.far() ? 0.25 : 0.42, Qt::FlatCap);
    if (brush.pixelsPerCell > 16) {
        const double unit = 0.055 / line.widthF();
        line.setDashPattern({unit, unit * 0.7});
    }
    brush.painter.setBrush(Qt::NoBrush);
    brush.painter.strokePath(lines, line);
}

void paintNames(const HexBrush& brush, double smallest) {
    const double height = std::max(nameHeight, smallest);
    // Letters of fewer than seven pixels are a blur, and those of two halves run into each other.
    if (brush.pixelsPerCell * height < 7)
        return;
    const auto nameOf = [](const HexCell& cell) {
        return QString::fromStdString(rules::hexGrid().name(cell.at));
    };
    constexpr double capital = 0.73;  // of a letter's height
    double widest = 0;
    if (smallest > nameHeight)
        for (const HexCell& cell : brush.scene.cells())
            widest = std::max(widest, map::wordWidth(nameOf(cell), height, false));
    const int step = map::nameStep(widest + (widest > 0 ? height / 2 : 0));
    brush.eachCell([&](const HexCell& cell) {
        const rules::Cell named = rules::cellFromName(rules::hexGrid().name(cell.at)).value_or(cell.at);
        if ((named.col + 1) % step != 0 || (named.row + 1) % step != 0)
            return;
        const QString name = nameOf(cell);
        // Under the top corner, where there is as much room as the name is wide, or in what there is of a
        // half.
        const double under =
            map::wordWidth(name, height, false) / (2 * std::numbers::sqrt3) + height * capital / 2;
        const QPointF at =
            cell.whole() ? hexCorner(cell.at, 0) + QPointF(0, std::max(0.165, under)) : bodyCentre(cell);
        const bool dark = cell.land == Land::Void;
        if (!dark) {
            // On woods and mountains letters need some paper of their own.
            const double width = map::wordWidth(name, height, false) + 0.06;
            brush.painter.setPen(Qt::NoPen);
            brush.painter.setBrush(brush.tone(colour::paper, 0.45));
            brush.painter.drawRoundedRect(
                QRectF(at.x() - width / 2, at.y() - height * 0.55, width, height * 1.1), 0.03, 0.03);
        }
        map::drawWord(brush.painter, at, name, height, brush.tone(dark ? colour::paper : colour::ink, 0.8),
                      false);
    });
}

void paintTable(const HexBrush& brush) {
    QPainter& painter = brush.painter;
    painter.setPen(Qt::NoPen);
    painter.setBrush(brush.tone(colour::surround));
    painter.drawPath(brush.shapes.table);
    // Boards lie on the table: a rim that catches the light, a line that ends it.
    brush.stroke(brush.shapes.boards, colour::frame, brush.width(0.05, 1.2), 1);
    if (!brush.far())
        brush.stroke(brush.shapes.boards, 0xFFE9DDBD, brush.width(0.014, 0.6), 0.45, {-0.012, -0.012});
    QPainterPath seams;
    for (const QLineF& line : brush.shapes.seams) {
        seams.moveTo(line.p1());
        seams.lineTo(line.p2());
    }
    painter.setBrush(Qt::NoBrush);
    painter.strokePath(seams, brush.pen(colour::frame, brush.width(0.03, 0.9), 0.85));
    for (const HexGhost& ghost : brush.scene.ghosts()) {
        const QRectF rect(hexCentre(ghost.at) - QPointF(1.8, 1.2), QSizeF(3.6, 2.4));
        if (brush.sees(rect))
            map::paintGhost(painter, rect, ghost.name, brush.pixelsPerCell, brush.grey);
    }
}

}  // namespace bocage::model::malice
