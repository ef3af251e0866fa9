#include "model/systems/malice/render/hex_stamps.h"

#include <QPaintEngine>
#include <QPainterPath>
#include <array>
#include <cmath>
#include <numbers>

#include "model/render/map/ink.h"
#include "model/render/map/palette.h"
#include "model/render/map/random.h"

/// Trees, hills and peaks as on an old map: seen from the side, light from the top left.
namespace bocage::model::malice {

using map::inkTone;
using map::Random;

namespace {

const QRectF stampRect(-1.7, -2.6, 3.6, 3.4);

QPainterPath smoothClosed(const std::vector<QPointF>& points) {
    QPainterPath path;
    const std::size_t count = points.size();
    path.moveTo((points[count - 1] + points[0]) / 2);
    for (std::size_t i = 0; i < count; ++i)
        path.quadTo(points[i], (points[i] + points[(i + 1) % count]) / 2);
    path.closeSubpath();
    return path;
}

QPainterPath lobed(Random& random, double radius, int lobes, double depth) {
    std::vector<QPointF> points;
    for (int i = 0; i < lobes * 2; ++i) {
        const double angle = std::numbers::pi * (i + random.between(-0.2, 0.2)) / lobes;
        const double reach = radius * (i % 2 ? 1 - depth : 1.1 + random.between(-0.05, 0.08));
        points.emplace_back(std::cos(angle) * reach, std::sin(angle) * reach);
    }
    return smoothClosed(points);
}

struct Hand {
    QPainter& painter;
    bool grey;
    QColor tone(QRgb rgb, double alpha = 1) const { return inkTone(rgb, alpha, grey); }
    QPen pen(QRgb rgb, double width, double alpha = 1) const {
        return QPen(tone(rgb, alpha), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    }
    void fill(const QPainterPath& path, QRgb rgb, double alpha = 1) const {
        painter.setPen(Qt::NoPen);
        painter.setBrush(tone(rgb, alpha));
        painter.drawPath(path);
    }
    void line(const QPainterPath& path, QRgb rgb, double width, double alpha = 1) const {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(pen(rgb, width, alpha));
        painter.drawPath(path);
    }
    void shadow(QPointF at, double wide, double high, double alpha) const {
        painter.setPen(Qt::NoPen);
        painter.setBrush(tone(map::colour::shadow, alpha * 0.6));
        painter.drawEllipse(at, wide, high);
        painter.drawEllipse(at, wide * 0.8, high * 0.75);
    }
};

struct Leaves {
    QRgb body, light, bright, edge;
};
constexpr Leaves oaks[] = {{0xFF5D7443, 0xFF71884F, 0xFF8FA365, 0xFF2B381E},
                           {0xFF53693A, 0xFF667E48, 0xFF83995C, 0xFF2A371C},
                           {0xFF6B814C, 0xFF7E9359, 0xFF9DAE70, 0xFF354325},
                           {0xFF4E6138, 0xFF60764A, 0xFF7B9158, 0xFF263219}};

void oak(const Hand& hand, Random& random, int variant) {
    const Leaves& leaves = oaks[variant & 3];
    hand.shadow({0.5, 0.08}, 1.0, 0.34, 0.34);
    QPainterPath trunk(QPointF(-0.13, -0.6));
    trunk.lineTo(-0.17, 0.06);
    trunk.lineTo(0.2, 0.06);
    trunk.lineTo(0.14, -0.6);
    trunk.closeSubpath();
    hand.fill(trunk, 0xFF5A4430);
    const QPainterPath crown = lobed(random, 0.95, 7 + random.below(2), 0.1).translated(0, -1.1);
    hand.fill(crown, leaves.body);
    hand.line(crown, leaves.edge, 0.1, 0.8);
    hand.fill(lobed(random, 0.62, 6, 0.1).translated(-0.18, -1.3), leaves.light, 0.9);
    hand.fill(lobed(random, 0.32, 5, 0.12).translated(-0.34, -1.46), leaves.bright, 0.85);
    QPainterPath leafs;
    for (int i = 0; i < 4; ++i) {
        const QPointF at(random.between(-0.1, 0.6), -1.1 + random.between(-0.3, 0.6));
        leafs.moveTo(at + QPointF(-0.14, 0));
        leafs.quadTo(at + QPointF(0, 0.14), at + QPointF(0.14, -0.02));
    }
    hand.line(leafs, leaves.edge, 0.07, 0.45);
}

void fir(const Hand& hand, Random& random, int variant) {
    static constexpr Leaves firs[] = {{0xFF465C3D, 0xFF5E7650, 0xFF7C9268, 0xFF222F1B},
                                      {0xFF3E5540, 0xFF567055, 0xFF748E6C, 0xFF1F2C1F}};
    const Leaves& leaves = firs[variant & 1];
    hand.shadow({0.45, 0.06}, 0.85, 0.28, 0.34);
    hand.painter.setPen(Qt::NoPen);
    hand.painter.setBrush(hand.tone(0xFF4E3B2A));
    hand.painter.drawRect(QRectF(-0.1, -0.3, 0.2, 0.36));
    const double height = 2.1 + random.between(-0.2, 0.25);
    for (int i = 0; i < 3; ++i) {
        const double base = -0.2 - i * height * 0.25;
        const double wide = 0.86 - i * 0.2;
        const double top = base - height * (0.5 - i * 0.02);
        const double sag = random.between(0.02, 0.12);
        QPainterPath whole(QPointF(0, top));
        whole.quadTo(QPointF(wide * 0.4, base - 0.35), QPointF(wide, base + sag));
        whole.quadTo(QPointF(0, base + 0.22), QPointF(-wide, base));
        whole.quadTo(QPointF(-wide * 0.4, base - 0.35), QPointF(0, top));
        hand.fill(whole, leaves.body);
        QPainterPath lit(QPointF(0, top));
        lit.quadTo(QPointF(-wide * 0.1, base - 0.3), QPointF(-wide * 0.22, base + 0.1));
        lit.quadTo(QPointF(-wide * 0.6, base + 0.12), QPointF(-wide, base));
        lit.quadTo(QPointF(-wide * 0.4, base - 0.35), QPointF(0, top));
        hand.fill(lit, leaves.light);
        hand.line(whole, leaves.edge, 0.08, 0.75);
    }
}

void hill(const Hand& hand, Random& random, int variant) {
    const double top = -0.78 + random.between(-0.1, 0.12);
    const double at = random.between(-0.2, 0.05);
    QPainterPath dome(QPointF(-1.1, 0.06));
    dome.cubicTo(QPointF(-0.85, -0.3), QPointF(at - 0.5, top), QPointF(at, top));
    dome.cubicTo(QPointF(at + 0.5, top), QPointF(0.9, -0.35), QPointF(1.15, 0.08));
    dome.cubicTo(QPointF(0.6, 0.22), QPointF(-0.6, 0.2), QPointF(-1.1, 0.06));
    hand.shadow({0.65, 0.08}, 0.9, 0.26, 0.26);
    hand.fill(dome, variant & 1 ? 0xFFC9BC84U : 0xFFC3BB85U);
    QPainterPath shade(QPointF(at + 0.05, top));
    shade.cubicTo(QPointF(at + 0.5, top), QPointF(0.9, -0.35), QPointF(1.15, 0.08));
    shade.cubicTo(QPointF(0.8, 0.16), QPointF(0.5, 0.18), QPointF(0.2, 0.19));
    shade.cubicTo(QPointF(0.55, -0.1), QPointF(at + 0.45, top + 0.3), QPointF(at + 0.05, top));
    hand.fill(shade, 0xFF8F8152, 0.75);
    QPainterPath light(QPointF(-0.8, -0.1));
    light.cubicTo(QPointF(-0.6, -0.42), QPointF(at - 0.4, top + 0.1), QPointF(at - 0.08, top + 0.09));
    light.cubicTo(QPointF(at - 0.4, top + 0.3), QPointF(-0.55, -0.2), QPointF(-0.8, -0.1));
    hand.fill(light, 0xFFE6DCAE, 0.85);
    QPainterPath ridge(QPointF(-1.1, 0.06));
    ridge.cubicTo(QPointF(-0.85, -0.3), QPointF(at - 0.5, top), QPointF(at, top));
    ridge.cubicTo(QPointF(at + 0.5, top), QPointF(0.9, -0.35), QPointF(1.15, 0.08));
    hand.line(ridge, 0xFF5E5233, 0.085, 0.9);
    QPainterPath strokes;
    for (int i = 0; i < 5; ++i) {
        const double x = at + 0.16 + i * 0.17;
        const double y = top + 0.14 + i * i * 0.045;
        strokes.moveTo(x, y);
        strokes.quadTo(x + 0.07, y + 0.14, x + 0.05, y + 0.24 + random.between(0, 0.08));
    }
    hand.line(strokes, 0xFF5E5233, 0.055, 0.6);
}

void peak(const Hand& hand, Random& random, int) {
    const double top = -1.7 + random.between(-0.25, 0.2);
    const double at = random.between(-0.18, 0.12);
    std::vector<QPointF> left{{-1.15, 0.08}}, right;
    const int steps = 4;
    for (int i = 1; i < steps; ++i) {
        const double t = static_cast<double>(i) / steps;
        left.emplace_back(-1.15 + (at + 1.15) * t + random.between(-0.07, 0.07),
                          0.08 + (top - 0.08) * t + random.between(-0.1, 0.06));
        right.emplace_back(at + (1.2 - at) * t + random.between(-0.05, 0.08),
                           top + (0.1 - top) * t + random.between(-0.12, 0.05));
    }
    QPolygonF outline;
    for (const QPointF& point : left)
        outline << point;
    outline << QPointF(at, top);
    for (const QPointF& point : right)
        outline << point;
    outline << QPointF(1.2, 0.1) << QPointF(0.4, 0.2) << QPointF(-0.5, 0.18);
    // The spine from the top to the foot parts light from shade.
    QPolygonF spine;
    spine << QPointF(at, top);
    for (int i = 1; i <= 4; ++i)
        spine << QPointF(at + 0.08 + (i % 2 ? 0.16 : -0.06) + i * 0.05 + random.between(-0.05, 0.05),
                         top + (0.19 - top) * i / 4);
    QPolygonF dark = spine;
    dark << QPointF(0.5, 0.2) << QPointF(1.2, 0.1);
    for (auto it = right.rbegin(); it != right.rend(); ++it)
        dark << *it;
    hand.shadow({0.85, 0.1}, 0.95, 0.28, 0.3);
    QPainterPath body, shade, ridge;
    body.addPolygon(outline);
    body.closeSubpath();
    shade.addPolygon(dark);
    shade.closeSubpath();
    hand.fill(body, 0xFFD0C7B4);
    hand.fill(shade, 0xFF857B6C, 0.92);
    // Snow lies on the light side and a little over the spine.
    QPolygonF snow;
    snow << QPointF(at, top) << right[0] * 0.5 + QPointF(at, top) * 0.5 << QPointF(at + 0.17, top + 0.42)
         << QPointF(at + 0.03, top + 0.34) << QPointF(at - 0.1, top + 0.56) << QPointF(at - 0.22, top + 0.4)
         << left.back() * 0.7 + QPointF(at, top) * 0.3;
    hand.painter.setPen(Qt::NoPen);
    hand.painter.setBrush(hand.tone(0xFFFAF7EE));
    hand.painter.drawPolygon(snow);
    QPainterPath cracks;
    for (int i = 0; i < 4; ++i) {
        const double t = 0.45 + i * 0.13;
        const QPointF from(at + (1.2 - at) * t * 0.75, top + (0.1 - top) * t * 0.95);
        cracks.moveTo(from);
        cracks.lineTo(from + QPointF(-0.04 - i * 0.02, 0.26 + random.between(0, 0.14)));
    }
    cracks.moveTo(at - 0.35, top + 0.85);
    cracks.lineTo(at - 0.22, top + 1.05);
    cracks.lineTo(at - 0.34, top + 1.3);
    hand.line(cracks, 0xFF40382E, 0.055, 0.65);
    QPolygonF open;
    for (const QPointF& point : left)
        open << point;
    open << QPointF(at, top);
    for (const QPointF& point : right)
        open << point;
    open << QPointF(1.2, 0.1);
    ridge.addPolygon(open);
    hand.line(ridge, 0xFF40382E, 0.09, 0.95);
    QPainterPath back;
    back.addPolygon(spine);
    hand.line(back, 0xFF40382E, 0.055, 0.7);
}

void branch(QPainterPath& path, Random& random, QPointF foot, double angle, double length, int depth) {
    const QPointF tip = foot + QPointF(std::cos(angle), std::sin(angle)) * length;
    const double bend = random.between(-0.3, 0.3) * length;
    path.moveTo(foot);
    path.quadTo((foot + tip) / 2 + QPointF(-std::sin(angle), std::cos(angle)) * bend, tip);
    if (depth == 0)
        return;
    branch(path, random, foot + (tip - foot) * random.between(0.6, 0.9), angle - random.between(0.4, 0.9),
           length * 0.62, depth - 1);
    branch(path, random, tip, angle + random.between(0.3, 0.8), length * 0.6, depth - 1);
}

void thorn(const Hand& hand, Random& random, int variant) {
    hand.shadow({0.45, 0.04}, 0.8, 0.22, 0.26);
    if (variant % 3 == 0) {
        // A bare tree.
        QPainterPath wood;
        branch(wood, random, {0, 0}, -1.6 + random.between(-0.2, 0.2), 0.95, 3);
        hand.line(wood, 0xFF4A3B33, 0.15, 0.95);
        return;
    }
    // A tangle of briars.
    for (int i = 0; i < 3; ++i) {
        const QPointF at(-0.5 + i * 0.5, -0.3 - (i == 1 ? 0.25 : 0));
        const QPainterPath clump = lobed(random, 0.5, 6, 0.2).translated(at);
        hand.fill(clump, i == 1 ? 0xFF7C7454U : 0xFF6C6A4CU);
        hand.line(clump, 0xFF35301F, 0.085, 0.8);
    }
    QPainterPath spikes;
    for (int i = 0; i < 9; ++i) {
        const double angle = -std::numbers::pi * (i + 0.5) / 9;
        const QPointF at = QPointF(0, -0.4) + QPointF(std::cos(angle) * 0.8, std::sin(angle) * 0.62);
        spikes.moveTo(at);
        spikes.lineTo(at + QPointF(std::cos(angle), std::sin(angle)) * random.between(0.2, 0.4));
    }
    hand.line(spikes, 0xFF35301F, 0.075, 0.9);
}

void rock(const Hand& hand, Random& random, QRgb lit, QRgb body, QRgb edge) {
    hand.shadow({0.4, 0.02}, 0.9, 0.26, 0.3);
    QPolygonF outline;
    outline << QPointF(-0.95, 0.06) << QPointF(-0.75, -0.5 + random.between(-0.1, 0.1))
            << QPointF(-0.15, -0.85 + random.between(-0.15, 0.1)) << QPointF(0.5, -0.6) << QPointF(0.95, 0.08)
            << QPointF(0.2, 0.2);
    QPainterPath whole;
    whole.addPolygon(outline);
    whole.closeSubpath();
    hand.fill(whole, body);
    hand.painter.setPen(Qt::NoPen);
    hand.painter.setBrush(hand.tone(lit));
    hand.painter.drawPolygon(
        QPolygonF{outline[0], outline[1], outline[2], QPointF(0.02, -0.32), QPointF(-0.3, 0.12)});
    hand.line(whole, edge, 0.09, 0.85);
}

void reeds(const Hand& hand, Random& random) {
    const int stalks = 5 + random.below(3);
    for (int i = 0; i < stalks; ++i) {
        const double x = -0.6 + 1.2 * i / (stalks - 1);
        const double lean = x * 0.6 + random.between(-0.12, 0.12);
        const double height = random.between(0.8, 1.4);
        QPainterPath stalk(QPointF(x * 0.6, 0.05));
        stalk.quadTo(QPointF(x * 0.6 + lean * 0.2, -height * 0.6), QPointF(x * 0.6 + lean, -height));
        hand.line(stalk, i % 2 ? 0xFF6E7A45U : map::colour::reed, 0.13, 0.95);
        if (i % 3 == 1) {
            QPainterPath head(QPointF(x * 0.6 + lean, -height));
            head.lineTo(x * 0.6 + lean * 0.86, -height + 0.3);
            hand.line(head, map::colour::reedHead, 0.25);
        }
    }
}

void spire(const Hand& hand, Random& random) {
    hand.shadow({0.5, 0.04}, 0.8, 0.2, 0.4);
    for (const double x : {-0.5, 0.55, 0.0}) {
        const double height = (x == 0.0 ? 1.9 : 1.0) + random.between(-0.2, 0.3);
        const double lean = random.between(-0.2, 0.2);
        hand.painter.setPen(hand.pen(0xFF17131A, 0.07, 0.9));
        hand.painter.setBrush(hand.tone(0xFF6B6170));
        hand.painter.drawPolygon(QPolygonF{{x - 0.34, 0.08}, {x + lean, -height}, {x + 0.05, 0.12}});
        hand.painter.setBrush(hand.tone(0xFF39323F));
        hand.painter.drawPolygon(QPolygonF{{x + 0.05, 0.12}, {x + lean, -height}, {x + 0.34, 0.06}});
    }
}

}  // namespace

void paintStamp(QPainter& painter, Stamp stamp, int variant, bool grey) {
    Random random(variant, static_cast<int>(stamp), 0x3A11CE);
    const Hand hand{painter, grey};
    switch (stamp) {
        case Stamp::Oak:
            return oak(hand, random, variant);
        case Stamp::Fir:
            return fir(hand, random, variant);
        case Stamp::Hill:
            return hill(hand, random, variant);
        case Stamp::Peak:
            return peak(hand, random, variant);
        case Stamp::Thorn:
            return thorn(hand, random, variant);
        case Stamp::Rock:
            return rock(hand, random, map::colour::rockLight, map::colour::rock, 0xFF5F594E);
        case Stamp::Reeds:
            return reeds(hand, random);
        case Stamp::Spire:
            return spire(hand, random);
    }
}

QImage StampCache::image(Stamp stamp, int variant, int pixels, bool grey) {
    const quint64 key = static_cast<quint64>(stamp) << 40 | static_cast<quint64>(variant) << 32 |
                        static_cast<quint64>(pixels) << 1 | static_cast<quint64>(grey);
    {
        const QMutexLocker lock(&m_mutex);
        if (const auto found = m_images.constFind(key); found != m_images.constEnd())
            return *found;
    }
    const double scale = pixels;
    QImage image((stampRect.size() * scale).toSize() + QSize(2, 2), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-stampRect.topLeft() * scale);
    painter.scale(scale, scale);
    paintStamp(painter, stamp, variant, grey);
    painter.end();
    const QMutexLocker lock(&m_mutex);
    if (m_bytes > 24'000'000) {
        m_images.clear();
        m_bytes = 0;
    }
    m_bytes += image.sizeInBytes();
    m_images.insert(key, image);
    return image;
}

void StampCache::paint(QPainter& painter, const Standing& standing, double pixelsPerCell, bool grey) {
    const QPaintEngine* engine = painter.paintEngine();
    const QTransform& world = painter.worldTransform();
    const bool upright = world.m12() == 0 && world.m21() == 0 && world.m11() > 0;
    const double exact = standing.size * pixelsPerCell;
    if (engine && engine->type() == QPaintEngine::Raster && upright && exact >= 1 && exact < 90) {
        const int pixels = std::max(1, static_cast<int>(std::lround(exact)));
        const QImage picture = image(standing.stamp, standing.variant, pixels, grey);
        const double ratio = painter.device()->devicePixelRatioF();
        const QPointF foot = world.map(standing.foot) * ratio;
        const QPointF corner(std::round(foot.x() + stampRect.left() * pixels),
                             std::round(foot.y() + stampRect.top() * pixels));
        painter.save();
        painter.setWorldTransform(QTransform::fromScale(1 / ratio, 1 / ratio));
        painter.drawImage(corner, picture);
        painter.restore();
        return;
    }
    painter.save();
    painter.translate(standing.foot);
    painter.scale(standing.size, standing.size);
    paintStamp(painter, standing.stamp, standing.variant, grey);
    painter.restore();
}

}  // namespace bocage::model::malice
