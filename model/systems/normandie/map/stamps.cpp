#include <QPainter>
#include <cmath>
#include <numbers>

#include "model/render/map/palette.h"
#include "model/systems/normandie/map/brush.h"

/// Bushes, trees, stones: drawn around the origin with radius 1, light from the top left.
namespace bocage::model::map {

namespace {

struct Leaves {
    QRgb body, light, bright, edge;
};

constexpr Leaves hedgeLeaves[] = {{0xFF57693E, 0xFF6B7F4B, 0xFF86995F, 0xFF2F3C20},
                                  {0xFF4E6138, 0xFF5F7444, 0xFF788E56, 0xFF2B381E},
                                  {0xFF6B814C, 0xFF7E9359, 0xFF98AA6C, 0xFF354325},
                                  {0xFF5D7243, 0xFF70854F, 0xFF8BA063, 0xFF303E22}};
constexpr Leaves thicketLeaves[] = {{0xFF7C914F, 0xFF8FA35C, 0xFFABBC78, 0xFF3F4D26},
                                    {0xFF86994F, 0xFF99AB60, 0xFFB4C27D, 0xFF465226},
                                    {0xFF728A4B, 0xFF869C58, 0xFFA1B673, 0xFF3A4924}};
constexpr Leaves treeLeaves[] = {{0xFF4A6136, 0xFF5B7442, 0xFF769055, 0xFF26331A},
                                 {0xFF53693A, 0xFF667E48, 0xFF83995C, 0xFF2A371C},
                                 {0xFF455A38, 0xFF556D44, 0xFF6D8857, 0xFF222F1B},
                                 {0xFF607440, 0xFF73884D, 0xFF90A163, 0xFF303D1E}};

void softShadow(QPainter& painter, QPointF shift, double radius, double alpha, bool grey) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(inkTone(colour::shadow, alpha * 0.55, grey));
    painter.drawEllipse(shift, radius * 1.08, radius * 1.0);
    painter.drawEllipse(shift, radius * 0.94, radius * 0.86);
}

void bush(QPainter& painter, Random& random, const Leaves& leaves, int lobes, double depth, bool grey) {
    const auto tone = [&](QRgb rgb, double alpha = 1) { return inkTone(rgb, alpha, grey); };
    const QPainterPath body = lobedBlob(random, 0.92, lobes, depth);
    painter.setPen(QPen(tone(leaves.edge, 0.75), 0.075, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(tone(leaves.body));
    painter.drawPath(body);
    painter.setPen(Qt::NoPen);
    // Shade gathers down right, light up left, as clumps rather than as a gradient.
    painter.setBrush(tone(leaves.light, 0.85));
    painter.drawPath(lobedBlob(random, 0.6, lobes - 1, depth).translated(-0.16, -0.18));
    painter.setBrush(tone(leaves.bright, 0.8));
    painter.drawPath(lobedBlob(random, 0.3, 5, 0.14).translated(-0.31, -0.34));
    painter.setPen(QPen(tone(leaves.edge, 0.4), 0.055, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    for (int i = 0; i < 4; ++i) {
        const double angle = random.between(-0.5, 1.9);
        const double reach = random.between(0.42, 0.74);
        const QPointF at(std::cos(angle) * reach, std::sin(angle) * reach);
        QPainterPath leaf(at + QPointF(-0.1, 0.02));
        leaf.quadTo(at + QPointF(0, 0.1), at + QPointF(0.11, -0.02));
        painter.drawPath(leaf);
    }
}

void tree(QPainter& painter, Random& random, const Leaves& leaves, bool grey) {
    const auto tone = [&](QRgb rgb, double alpha = 1) { return inkTone(rgb, alpha, grey); };
    softShadow(painter, {0.24, 0.28}, 1.0, 0.3, grey);
    painter.setPen(QPen(tone(leaves.edge, 0.8), 0.05, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(tone(leaves.body));
    painter.drawPath(lobedBlob(random, 0.95, 10 + random.below(3), 0.1));
    // Clumps of leaves, darker towards the shade.
    for (int i = 0; i < 9; ++i) {
        const double angle = 2 * std::numbers::pi * (i + random.between(-0.3, 0.3)) / 8;
        const double reach = i == 8 ? 0 : random.between(0.42, 0.62);
        const QPointF at(std::cos(angle) * reach, std::sin(angle) * reach);
        const double lit = -(at.x() + at.y());
        const double size = random.between(0.26, 0.36);
        painter.setPen(QPen(tone(leaves.edge, 0.35), 0.035));
        painter.setBrush(tone(lit > 0.25   ? leaves.bright
                              : lit > -0.3 ? leaves.light
                                           : leaves.body,
                              lit > 0.25 ? 0.75 : 0.9));
        painter.drawPath(lobedBlob(random, size, 6, 0.13).translated(at));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(tone(leaves.bright, 0.55));
    painter.drawPath(lobedBlob(random, 0.26, 6, 0.13).translated(-0.26, -0.28));
}

void stone(QPainter& painter, Random& random, QRgb body, QRgb edge, QRgb light, bool grey) {
    const QPainterPath shape = blob(random, 0.9, 7, 0.16);
    painter.setPen(Qt::NoPen);
    painter.setBrush(inkTone(colour::shadow, 0.28, grey));
    painter.drawPath(shape.translated(0.14, 0.18));
    painter.setPen(QPen(inkTone(edge, 0.85, grey), 0.11));
    painter.setBrush(inkTone(body, 1, grey));
    painter.drawPath(shape);
    painter.setPen(Qt::NoPen);
    painter.setBrush(inkTone(light, 0.7, grey));
    painter.drawPath(blob(random, 0.42, 6, 0.2).translated(-0.24, -0.26));
}

/// Angular rock with lit facets.
struct Rock {
    QRgb lit, body, shade, line, edge;
};
constexpr Rock fieldRock{colour::rockLight, colour::rock, 0xFF98907F, colour::rockDark, 0xFF5F594E};
constexpr Rock caveRock{0xFF6F685D, 0xFF57514A, 0xFF3D3933, 0xFF2E2A26, 0xFF26221E};

void boulder(QPainter& painter, Random& random, const Rock& rock, bool grey) {
    const auto tone = [&](QRgb rgb, double alpha = 1) { return inkTone(rgb, alpha, grey); };
    QPolygonF outline;
    const int corners = 6 + random.below(3);
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * std::numbers::pi * (i + random.between(-0.25, 0.25)) / corners;
        const double reach = random.between(0.78, 1.05);
        outline << QPointF(std::cos(angle) * reach, std::sin(angle) * reach);
    }
    const QPointF top(random.between(-0.3, -0.1), random.between(-0.3, -0.1));
    painter.setPen(Qt::NoPen);
    painter.setBrush(tone(colour::shadow, 0.28));
    painter.drawPolygon(outline.translated(0.2, 0.24));
    for (int i = 0; i < corners; ++i) {
        const QPointF a = outline[i];
        const QPointF b = outline[(i + 1) % corners];
        const QPointF out = (a + b) / 2;
        const double lit = -(out.x() + out.y()) / 1.5;
        painter.setPen(QPen(tone(rock.line, 0.5), 0.04));
        painter.setBrush(tone(lit > 0.35 ? rock.lit : lit > -0.25 ? rock.body : rock.shade));
        painter.drawPolygon(QPolygonF{a, b, top});
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(tone(rock.edge, 0.8), 0.07, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(outline);
}

void reeds(QPainter& painter, Random& random, bool grey) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(inkTone(colour::shadow, 0.14, grey));
    painter.drawEllipse(QPointF(0.12, 0.62), 0.62, 0.2);
    const int stalks = 6 + random.below(3);
    for (int i = 0; i < stalks; ++i) {
        const double x = -0.45 + 0.9 * i / (stalks - 1) + random.between(-0.06, 0.06);
        const double lean = x * random.between(0.5, 1.1) + random.between(-0.1, 0.1);
        const double height = random.between(0.9, 1.45);
        const QPointF foot(x * 0.6, 0.6);
        const QPointF tip(x * 0.6 + lean, 0.6 - height);
        QPainterPath stalk(foot);
        stalk.quadTo(QPointF(foot.x() + lean * 0.15, 0.6 - height * 0.6), tip);
        const bool young = random.chance(0.4);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(inkTone(young ? 0xFF7C8A4CU : colour::reed, 0.95, grey), 0.085, Qt::SolidLine,
                            Qt::RoundCap));
        painter.drawPath(stalk);
        if (i % 3 == 1) {
            painter.setPen(QPen(inkTone(colour::reedHead, 1, grey), 0.19, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(tip, tip - QPointF(lean * 0.2, -0.26));
        }
    }
}

/// A broken block of masonry.
void rubbleBlock(QPainter& painter, Random& random, bool grey) {
    const auto tone = [&](QRgb rgb, double alpha = 1) { return inkTone(rgb, alpha, grey); };
    static constexpr QRgb bodies[] = {0xFFB5A48A, 0xFFA38F76, 0xFFC0B39C, 0xFF9C6F55};
    const QRgb body = bodies[random.below(4)];
    painter.rotate(random.between(0, 180));
    const double angle = random.between(0.55, 0.85);
    const QPolygonF shape{{-0.9, -angle * random.between(0.7, 1.0)},
                          {random.between(0.5, 0.9), -angle * 0.9},
                          {0.9, angle * random.between(0.2, 0.8)},
                          {random.between(-0.2, 0.5), angle},
                          {-0.8, angle * random.between(0.5, 0.9)}};
    painter.setPen(Qt::NoPen);
    painter.setBrush(tone(body));
    painter.drawPolygon(shape);
    painter.setPen(QPen(tone(0xFF4A3F33, 0.75), 0.1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(shape);
    painter.setPen(QPen(tone(0xFF4A3F33, 0.3), 0.08));
    painter.drawLine(QPointF(-0.5, random.between(-0.2, 0.2)), QPointF(0.5, random.between(-0.2, 0.2)));
}

}  // namespace

void paintStamp(QPainter& painter, Stamp stamp, int variant, bool grey) {
    Random random(variant, static_cast<int>(stamp), 0x57A3);
    switch (stamp) {
        case Stamp::HedgeBush:
            bush(painter, random, hedgeLeaves[variant & 3], 7 + random.below(2), 0.09, grey);
            break;
        case Stamp::ThicketBush:
            softShadow(painter, {0.2, 0.26}, 0.95, 0.26, grey);
            bush(painter, random, thicketLeaves[variant % 3], 6 + random.below(2), 0.08, grey);
            break;
        case Stamp::Tree:
            tree(painter, random, treeLeaves[variant & 3], grey);
            break;
        case Stamp::Stone:
            stone(painter, random, colour::stone, colour::stoneEdge, 0xFFE4DDC8, grey);
            break;
        case Stamp::Reeds:
            reeds(painter, random, grey);
            break;
        case Stamp::Boulder:
            boulder(painter, random, fieldRock, grey);
            break;
        case Stamp::CaveRock:
            boulder(painter, random, caveRock, grey);
            break;
        case Stamp::Rubble:
            painter.setPen(Qt::NoPen);
            painter.setBrush(inkTone(colour::shadow, 0.25, grey));
            painter.drawEllipse(QPointF(0.2, 0.24), 0.9, 0.8);
            rubbleBlock(painter, random, grey);
            break;
    }
}

}  // namespace bocage::model::map
