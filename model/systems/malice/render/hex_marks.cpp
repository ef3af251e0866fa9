#include <QPainterPath>
#include <cmath>
#include <numbers>

#include "model/render/map/ink.h"
#include "model/render/map/palette.h"
#include "model/systems/malice/render/hex_brush.h"

namespace bocage::model::malice {

namespace colour = map::colour;

namespace {

constexpr QRgb stoneLit = 0xFFE2DACA, stoneBody = 0xFFBDB2A0, stoneShade = 0xFF8A7F6F, line = 0xFF2B2622;
constexpr QRgb roof = 0xFFB5543C, roofShade = 0xFF863A29, wood = 0xFF8A6B43;

/// Symbols are drawn in units of half their height.
struct Hand {
    QPainter& painter;
    bool grey;
    double edge = 0.06;
    QColor tone(QRgb rgb, double alpha = 1) const { return map::inkTone(rgb, alpha, grey); }
    void shape(const QPolygonF& polygon, QRgb fill, double alpha = 1) const {
        painter.setPen(QPen(tone(line), edge, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(tone(fill, alpha));
        painter.drawPolygon(polygon);
    }
    void path(const QPainterPath& outline, QRgb fill, double alpha = 1) const {
        painter.setPen(QPen(tone(line), edge, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(tone(fill, alpha));
        painter.drawPath(outline);
    }
    void rect(double x, double y, double w, double h, QRgb fill) const {
        shape(QPolygonF(QRectF(x, y, w, h)), fill);
    }
    void bare(const QPolygonF& polygon, QRgb fill, double alpha = 1) const {
        painter.setPen(Qt::NoPen);
        painter.setBrush(tone(fill, alpha));
        painter.drawPolygon(polygon);
    }
    void bareRect(double x, double y, double w, double h, QRgb fill, double alpha = 1) const {
        bare(QPolygonF(QRectF(x, y, w, h)), fill, alpha);
    }
    void shadow(double wide, double y = 0.86) const {
        painter.setPen(Qt::NoPen);
        painter.setBrush(tone(colour::shadow, 0.3));
        painter.drawEllipse(QPointF(0.18, y), wide, 0.2);
    }
};

void tower(const Hand& hand, double x, double y, double w, double h) {
    hand.rect(x, y, w, h, stoneBody);
    hand.bareRect(x + 0.03, y + 0.03, w * 0.32, h - 0.06, stoneLit);
    hand.bareRect(x + w * 0.7, y + 0.03, w * 0.3 - 0.03, h - 0.06, stoneShade);
    QPolygonF teeth;
    const double step = w / 5;
    teeth << QPointF(x - 0.05, y + 0.06);
    for (int i = 0; i < 5; ++i) {
        const double top = i % 2 ? y - 0.03 : y - 0.18;
        teeth << QPointF(x + i * step - (i == 0 ? 0.05 : 0), top)
              << QPointF(x + (i + 1) * step + (i == 4 ? 0.05 : 0), top);
    }
    teeth << QPointF(x + w + 0.05, y + 0.06);
    hand.shape(teeth, stoneBody);
}

void house(const Hand& hand, double x, double y, double w, double h) {
    hand.rect(x, y, w, h, 0xFFEADFC4);
    hand.bareRect(x + w * 0.66, y + 0.03, w * 0.34 - 0.03, h - 0.05, 0xFFC9B892);
    hand.shape(
        {QPointF(x - 0.07, y + 0.02), QPointF(x + w / 2, y - h * 0.75), QPointF(x + w + 0.07, y + 0.02)},
        roof);
    hand.bare({QPointF(x + w / 2, y - h * 0.7), QPointF(x + w + 0.02, y - 0.02),
               QPointF(x + w / 2 + 0.08, y - 0.02)},
              roofShade);
}

void gate(const Hand& hand) {
    hand.shadow(0.95);
    // An arch of great stones around a light that is somewhere else.
    QPainterPath within;
    within.moveTo(-0.42, 0.82);
    within.lineTo(-0.42, -0.12);
    within.arcTo(QRectF(-0.42, -0.56, 0.84, 0.88), 180, -180);
    within.lineTo(0.42, 0.82);
    within.closeSubpath();
    hand.path(within, 0xFFCFE6EC);
    hand.painter.setBrush(Qt::NoBrush);
    for (int i = 0; i < 3; ++i) {
        const double r = 0.12 + i * 0.11;
        QPainterPath swirl;
        swirl.arcMoveTo(QRectF(-r, 0.02 - r, 2 * r, 2 * r), 40 + i * 70);
        swirl.arcTo(QRectF(-r, 0.02 - r, 2 * r, 2 * r), 40 + i * 70, 230);
        hand.painter.setPen(QPen(hand.tone(0xFF2C6C86, 0.85), 0.065, Qt::SolidLine, Qt::RoundCap));
        hand.painter.drawPath(swirl);
    }
    QPainterPath arch;
    arch.moveTo(-0.72, 0.86);
    arch.lineTo(-0.72, -0.14);
    arch.arcTo(QRectF(-0.72, -0.86, 1.44, 1.44), 180, -180);
    arch.lineTo(0.72, 0.86);
    arch.lineTo(0.42, 0.86);
    arch.lineTo(0.42, -0.12);
    arch.arcTo(QRectF(-0.42, -0.56, 0.84, 0.88), 0, 180);
    arch.lineTo(-0.42, 0.86);
    arch.closeSubpath();
    hand.path(arch, stoneBody);
    hand.bareRect(-0.68, -0.1, 0.11, 0.92, stoneLit);
    hand.bareRect(0.57, -0.1, 0.11, 0.92, stoneShade);
    hand.painter.setPen(QPen(hand.tone(line, 0.8), 0.045));
    for (int i = 1; i < 6; ++i) {
        const double angle = std::numbers::pi * i / 6;
        hand.painter.drawLine(QPointF(-std::cos(angle) * 0.43, -0.13 - std::sin(angle) * 0.44),
                              QPointF(-std::cos(angle) * 0.71, -0.14 - std::sin(angle) * 0.71));
    }
    for (const double y : {0.16, 0.48}) {
        hand.painter.drawLine(QPointF(-0.72, y), QPointF(-0.42, y));
        hand.painter.drawLine(QPointF(0.42, y), QPointF(0.72, y));
    }
}

void stronghold(const Hand& hand) {
    hand.shadow(1.0);
    tower(hand, -0.92, -0.12, 0.46, 0.96);
    tower(hand, 0.46, -0.12, 0.46, 0.96);
    hand.rect(-0.5, 0.2, 1.0, 0.64, stoneBody);
    tower(hand, -0.32, -0.66, 0.64, 1.0);
    QPainterPath door;
    door.moveTo(-0.16, 0.84);
    door.lineTo(-0.16, 0.52);
    door.arcTo(QRectF(-0.16, 0.36, 0.32, 0.32), 180, -180);
    door.lineTo(0.16, 0.84);
    door.closeSubpath();
    hand.path(door, 0xFF4A3B33);
    hand.bareRect(-0.06, -0.42, 0.12, 0.26, 0xFF4A3B33);
    hand.painter.setPen(QPen(hand.tone(line), 0.06));
    hand.painter.drawLine(QPointF(0, -0.84), QPointF(0, -1.12));
    hand.shape({QPointF(0, -1.12), QPointF(0.4, -1.02), QPointF(0, -0.92)}, 0xFF8C2D19);
}

void city(const Hand& hand) {
    hand.shadow(1.05);
    tower(hand, -0.14, -0.72, 0.34, 1.1);
    hand.shape({QPointF(-0.22, -0.86), QPointF(0.03, -1.22), QPointF(0.28, -0.86)}, 0xFF3F6B86);
    house(hand, -0.84, -0.06, 0.5, 0.5);
    house(hand, 0.3, -0.14, 0.52, 0.5);
    house(hand, -0.36, 0.1, 0.5, 0.46);
    house(hand, 0.06, 0.2, 0.44, 0.4);
    hand.rect(-0.98, 0.44, 1.96, 0.4, stoneBody);
    hand.bareRect(-0.95, 0.47, 0.5, 0.34, stoneLit);
    hand.bareRect(0.5, 0.47, 0.45, 0.34, stoneShade);
    QPainterPath door;
    door.moveTo(-0.15, 0.84);
    door.lineTo(-0.15, 0.64);
    door.arcTo(QRectF(-0.15, 0.5, 0.3, 0.28), 180, -180);
    door.lineTo(0.15, 0.84);
    door.closeSubpath();
    hand.path(door, 0xFF4A3B33);
}

void mystic(const Hand& hand) {
    hand.shadow(0.95);
    // Standing stones about a star.
    const auto stone = [&](double x, double y, double w, double h, double lean) {
        hand.shape({QPointF(x, y), QPointF(x + lean, y - h), QPointF(x + lean + w * 0.85, y - h * 1.08),
                    QPointF(x + w, y)},
                   stoneBody);
        hand.bare({QPointF(x + 0.04, y - 0.04), QPointF(x + lean + 0.03, y - h + 0.05),
                   QPointF(x + lean + w * 0.32, y - h), QPointF(x + w * 0.34, y - 0.04)},
                  stoneLit);
    };
    stone(-0.5, 0.2, 0.24, 0.86, 0.04);
    stone(0.28, 0.2, 0.24, 0.86, -0.02);
    stone(-0.98, 0.62, 0.3, 1.02, 0.08);
    stone(0.68, 0.62, 0.3, 1.02, -0.04);
    QPolygonF star;
    for (int i = 0; i < 16; ++i) {
        const double angle = std::numbers::pi * i / 8 - std::numbers::pi / 2;
        const double reach = i % 2 ? 0.15 : (i % 4 ? 0.3 : 0.5);
        star << QPointF(std::cos(angle) * reach, 0.24 + std::sin(angle) * reach);
    }
    hand.shape(star, 0xFFF2C744);
    stone(-0.34, 0.9, 0.22, 0.3, 0.03);
    stone(0.16, 0.9, 0.22, 0.3, -0.01);
}

void lair(const Hand& hand) {
    hand.shadow(1.0);
    QPainterPath mound;
    mound.moveTo(-1.0, 0.84);
    mound.cubicTo(-0.96, 0.1, -0.62, -0.3, -0.5, -0.42);
    mound.lineTo(-0.2, -0.74);
    mound.lineTo(0.12, -0.56);
    mound.lineTo(0.42, -0.62);
    mound.cubicTo(0.8, -0.2, 0.98, 0.3, 1.02, 0.84);
    mound.closeSubpath();
    hand.path(mound, 0xFF9C8D78);
    hand.bare({QPointF(-0.9, 0.5), QPointF(-0.5, -0.34), QPointF(-0.2, -0.66), QPointF(-0.34, -0.1),
               QPointF(-0.66, 0.4)},
              0xFFC7BAA4);
    QPainterPath mouth;
    mouth.moveTo(-0.5, 0.84);
    mouth.cubicTo(-0.56, 0.2, -0.28, -0.16, 0.02, -0.14);
    mouth.cubicTo(0.36, -0.14, 0.58, 0.24, 0.52, 0.84);
    mouth.closeSubpath();
    hand.path(mouth, 0xFF241F1C);
    // Teeth of rock, and two eyes.
    for (const double x : {-0.24, 0.02, 0.26})
        hand.bare({QPointF(x - 0.1, -0.02 + std::abs(x) * 0.4), QPointF(x + 0.1, -0.02 + std::abs(x) * 0.4),
                   QPointF(x, 0.24)},
                  0xFFC7BAA4);
    hand.painter.setPen(Qt::NoPen);
    hand.painter.setBrush(hand.tone(0xFFF2C744));
    hand.painter.drawEllipse(QPointF(-0.15, 0.46), 0.085, 0.07);
    hand.painter.drawEllipse(QPointF(0.17, 0.46), 0.085, 0.07);
}

void pit(const Hand& hand) {
    hand.painter.setPen(Qt::NoPen);
    static constexpr QRgb rings[] = {0xFF5F5765, 0xFF463D50, 0xFF2E2736, 0xFF17131A};
    for (int i = 0; i < 4; ++i) {
        hand.painter.setBrush(hand.tone(rings[i]));
        hand.painter.drawEllipse(QPointF(i * 0.02, i * 0.035), 1.0 - i * 0.2, 0.8 - i * 0.17);
    }
    hand.painter.setBrush(Qt::NoBrush);
    for (int i = 0; i < 3; ++i) {
        QPainterPath swirl;
        const QRectF around(-0.86 + i * 0.2, -0.68 + i * 0.16, 1.72 - i * 0.4, 1.36 - i * 0.32);
        swirl.arcMoveTo(around, 20 + i * 100);
        swirl.arcTo(around, 20 + i * 100, 150);
        hand.painter.setPen(QPen(hand.tone(0xFFC9BBD8, 0.8), 0.055, Qt::SolidLine, Qt::RoundCap));
        hand.painter.drawPath(swirl);
    }
    hand.painter.setPen(QPen(hand.tone(0xFF0E0B11), 0.07));
    hand.painter.drawEllipse(QPointF(0, 0), 1.0, 0.8);
}

void shadowGate(const Hand& hand) {
    hand.shadow(0.8);
    // Two horns of black stone.
    for (const double side : {-1.0, 1.0}) {
        QPainterPath horn;
        horn.moveTo(side * 0.78, 0.84);
        horn.cubicTo(side * 0.98, 0.1, side * 0.8, -0.5, side * 0.12, -0.98);
        horn.cubicTo(side * 0.4, -0.4, side * 0.5, 0.2, side * 0.36, 0.84);
        horn.closeSubpath();
        hand.path(horn, side < 0 ? 0xFF6B6170U : 0xFF3A333F);
    }
    QPainterPath rift;
    rift.moveTo(0.0, -0.66);
    rift.cubicTo(-0.3, -0.2, -0.34, 0.4, 0.0, 0.8);
    rift.cubicTo(0.34, 0.4, 0.3, -0.2, 0.0, -0.66);
    hand.path(rift, 0xFF8E3F73);
    hand.painter.setPen(QPen(hand.tone(0xFFF1D3E6), 0.06, Qt::SolidLine, Qt::RoundCap));
    hand.painter.drawLine(QPointF(0, -0.38), QPointF(-0.07, 0.04));
    hand.painter.drawLine(QPointF(-0.07, 0.04), QPointF(0.05, 0.2));
    hand.painter.drawLine(QPointF(0.05, 0.2), QPointF(0, 0.56));
}

}  // namespace

void paintMark(QPainter& painter, Mark mark, bool grey) {
    const Hand hand{painter, grey};
    switch (mark) {
        case Mark::Gate:
            return gate(hand);
        case Mark::Stronghold:
            return stronghold(hand);
        case Mark::City:
            return city(hand);
        case Mark::Mystic:
            return mystic(hand);
        case Mark::Lair:
            return lair(hand);
        case Mark::Pit:
            return pit(hand);
        case Mark::ShadowGate:
            return shadowGate(hand);
        case Mark::None:
            return;
    }
}

void paintLaunch(QPainter& painter, bool grey) {
    const Hand hand{painter, grey};
    QPainterPath hull;
    hull.moveTo(-0.9, 0.2);
    hull.cubicTo(-0.6, 0.75, 0.6, 0.75, 0.95, 0.15);
    hull.cubicTo(0.4, 0.34, -0.4, 0.34, -0.9, 0.2);
    hand.path(hull, wood);
    hand.painter.setPen(QPen(hand.tone(line), 0.1, Qt::SolidLine, Qt::RoundCap));
    hand.painter.drawLine(QPointF(0, 0.3), QPointF(0, -0.95));
    QPainterPath sail;
    sail.moveTo(0.06, -0.9);
    sail.cubicTo(0.75, -0.55, 0.75, -0.2, 0.6, 0.08);
    sail.lineTo(0.06, 0.14);
    sail.closeSubpath();
    hand.path(sail, 0xFFFBF6E6);
}

void paintMarks(const HexBrush& brush) {
    QPainter& painter = brush.painter;
    brush.eachCell([&](const HexCell& cell) {
        const QPointF middle = bodyCentre(cell);
        if (cell.mark != Mark::None) {
            painter.save();
            painter.translate(middle + QPointF(0, -0.015));
            const double size = cell.mark == Mark::Pit ? 0.32 : (cell.mark == Mark::Lair ? 0.23 : 0.28);
            painter.scale(size, size);
            // A pale halo keeps the symbol apart from what grows around it.
            if (cell.mark != Mark::Pit && cell.mark != Mark::ShadowGate && !brush.far()) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(brush.tone(colour::paper, 0.4));
                painter.drawEllipse(QPointF(0, 0.1), 1.28, 1.16);
            }
            paintMark(painter, cell.mark, brush.grey);
            painter.restore();
        }
        if (cell.launch) {
            // The boat lies on the side where the water is.
            QPointF towards;
            for (int side = 0; side < 6; ++side) {
                const HexCell* next = brush.scene.any(beyondSide(cell.at, side));
                if (next && next->land == Land::Water)
                    towards += sideMiddle(cell.at, side) - hexCentre(cell.at);
            }
            const double length = std::hypot(towards.x(), towards.y());
            const QPointF at =
                length > 0.01 ? hexCentre(cell.at) + towards / length * 0.37 : middle + QPointF(0.26, 0.2);
            painter.save();
            painter.translate(at);
            painter.scale(0.105, 0.105);
            painter.setPen(Qt::NoPen);
            painter.setBrush(brush.tone(colour::paper, 0.6));
            painter.drawEllipse(QPointF(0, -0.05), 1.25, 1.2);
            paintLaunch(painter, brush.grey);
            painter.restore();
        }
    });
}

void paintWays(const HexBrush& brush) {
    QPainterPath roads, paths, bridges;
    for (const Course& course : brush.shapes.courses) {
        if (!brush.sees(course.bounds))
            continue;
        (course.way == Way::Road ? roads : course.way == Way::Path ? paths : bridges).addPath(course.path);
    }
    QPainter& painter = brush.painter;
    painter.setBrush(Qt::NoBrush);
    painter.strokePath(paths, brush.pen(colour::grassLight, brush.width(0.05, 1), 0.55));
    QPen dashed = brush.pen(0xFF6B4B2E, brush.width(0.032, 1), 0.95, Qt::RoundCap);
    dashed.setDashPattern({2.0, 2.1});
    painter.strokePath(paths, dashed);
    painter.strokePath(roads, brush.pen(0xFF7A6440, brush.width(0.105, 1.8), 0.95));
    painter.strokePath(roads, brush.pen(0xFFF0E2BC, brush.width(0.072, 1), 1));
    if (brush.fine())
        painter.strokePath(roads, brush.pen(0xFFCDB98A, 0.012, 0.8));
    // A bridge: dark rails, a deck, planks across it.
    painter.strokePath(bridges, brush.pen(0xFF3D2E1E, brush.width(0.15, 2.2), 1, Qt::FlatCap));
    painter.strokePath(bridges, brush.pen(0xFFB99465, brush.width(0.11, 1.2), 1, Qt::FlatCap));
    if (!brush.far()) {
        QPen planks = brush.pen(0xFF3D2E1E, 0.11, 0.6, Qt::FlatCap);
        planks.setDashPattern({0.12, 0.36});
        painter.strokePath(bridges, planks);
    }
}

}  // namespace bocage::model::malice
