#include "model/render/frames.h"

#include <QPainter>

#include <array>
#include <cmath>

namespace bocage::model {

namespace {

/// Walks the four sides clockwise and calls `side(from, to, outward)`.
template <class Side>
void alongSides(const QRectF& rect, Side side) {
    side(rect.topLeft(), rect.topRight(), QPointF(0, -1));
    side(rect.topRight(), rect.bottomRight(), QPointF(1, 0));
    side(rect.bottomRight(), rect.bottomLeft(), QPointF(0, 1));
    side(rect.bottomLeft(), rect.topLeft(), QPointF(-1, 0));
}

double lengthOf(const QPointF& vector) {
    return std::hypot(vector.x(), vector.y());
}

QPainterPath chamfered(const QRectF& r, double cut) {
    QPainterPath path(QPointF(r.left() + cut, r.top()));
    path.lineTo(r.right() - cut, r.top());
    path.lineTo(r.right(), r.top() + cut);
    path.lineTo(r.right(), r.bottom() - cut);
    path.lineTo(r.right() - cut, r.bottom());
    path.lineTo(r.left() + cut, r.bottom());
    path.lineTo(r.left(), r.bottom() - cut);
    path.lineTo(r.left(), r.top() + cut);
    path.closeSubpath();
    return path;
}

/// Waves: a whole number of them on every side, hanging inwards at the corners.
QPainterPath scalloped(const QRectF& r, double unit) {
    const QRectF base = r.adjusted(2 * unit, 2 * unit, -2 * unit, -2 * unit);
    QPainterPath path;
    bool first = true;
    alongSides(base, [&](const QPointF& from, const QPointF& to, const QPointF& outward) {
        const QPointF along = to - from;
        const int waves = qMax(2, static_cast<int>(std::round(lengthOf(along) / (23 * unit))));
        if (first)
            path.moveTo(from);
        first = false;
        for (int i = 0; i < waves * 2; ++i) {
            const double start = i / (waves * 2.0);
            const double end = (i + 1) / (waves * 2.0);
            const QPointF bend = outward * unit * (i % 2 == 0 ? 4.4 : -4.4);
            path.quadTo(from + along * ((start + end) / 2) + bend, from + along * end);
        }
    });
    path.closeSubpath();
    return path;
}

/// Square bites out of the corners and the middle of each side.
QPainterPath notched(const QRectF& r, double unit) {
    const double corner = 7 * unit;
    const double depth = 3.6 * unit;
    QPainterPath path;
    bool first = true;
    alongSides(r, [&](const QPointF& from, const QPointF& to, const QPointF& outward) {
        const QPointF along = (to - from) / lengthOf(to - from);
        const QPointF in = -outward;
        const QPointF middle = (from + to) / 2;
        const std::array<QPointF, 6> points{
            from + along * corner,
            middle - along * 9 * unit,
            middle - along * 6 * unit + in * depth,
            middle + along * 6 * unit + in * depth,
            middle + along * 9 * unit,
            to - along * corner,
        };
        if (first)
            path.moveTo(points[0]);
        first = false;
        for (const QPointF& point : points)
            path.lineTo(point);
        path.lineTo(to - along * corner + in * corner);
    });
    path.closeSubpath();
    return path;
}

/// A torn edge: teeth of uneven depth from a fixed sequence, the same on every counter.
QPainterPath torn(const QRectF& r, double unit) {
    static constexpr std::array<double, 13> depths{0.2,  0.9,  0.1,  0.6,  0.35, 1.0, 0.0,
                                                   0.75, 0.25, 0.85, 0.15, 0.5,  0.95};
    QPainterPath path;
    bool first = true;
    std::size_t tooth = 0;
    alongSides(r, [&](const QPointF& from, const QPointF& to, const QPointF& outward) {
        const QPointF along = to - from;
        const int teeth = qMax(6, static_cast<int>(std::round(lengthOf(along) / (8 * unit))));
        for (int i = 0; i < teeth; ++i) {
            const QPointF point =
                from + along * (i / double(teeth)) - outward * unit * 4.6 * depths[tooth++ % depths.size()];
            if (first)
                path.moveTo(point);
            else
                path.lineTo(point);
            first = false;
        }
    });
    path.closeSubpath();
    return path;
}

QPainterPath roundedRect(const QRectF& r, double radius) {
    QPainterPath path;
    path.addRoundedRect(r, radius, radius);
    return path;
}

/// A dozen heraldic charges, told apart by shape; which one a badge gets follows from its name alone.
void drawCharge(QPainter& painter, const QPointF& c, double r, unsigned which, const QColor& colour) {
    painter.setPen(QPen(colour, r * 0.34, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    const auto at = [&](double x, double y) { return c + QPointF(x * r, y * r); };
    const auto lines = [&](std::initializer_list<std::pair<QPointF, QPointF>> all) {
        for (const auto& [from, to] : all)
            painter.drawLine(from, to);
    };
    const auto shape = [&](std::initializer_list<QPointF> points) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawPolygon(QPolygonF(QList<QPointF>(points)));
    };
    switch (which % 12) {
        case 0:
            shape({at(0, -0.62), at(0.5, 0), at(0, 0.62), at(-0.5, 0)});
            break;
        case 1:
            lines({{at(-0.55, 0.3), at(0, -0.3)}, {at(0, -0.3), at(0.55, 0.3)}});
            break;
        case 2:
            lines({{at(0, -0.62), at(0, 0.62)}, {at(-0.62, 0), at(0.62, 0)}});
            break;
        case 3:
            lines({{at(-0.6, -0.22), at(0.6, -0.22)}, {at(-0.6, 0.28), at(0.6, 0.28)}});
            break;
        case 4:
            painter.drawEllipse(c, r * 0.42, r * 0.42);
            break;
        case 5:
            shape({at(-0.55, 0.42), at(0, -0.6), at(0.55, 0.42)});
            break;
        case 6:
            lines({{at(-0.45, -0.45), at(0.45, 0.45)}, {at(0.45, -0.45), at(-0.45, 0.45)}});
            break;
        case 7:
            shape({at(-0.15, -0.62), at(0.4, -0.62), at(0.12, -0.1), at(0.46, -0.1), at(-0.2, 0.66),
                   at(0, 0.08), at(-0.38, 0.08)});
            break;
        case 8:
            painter.setPen(Qt::NoPen);
            painter.setBrush(colour);
            for (const QPointF& dot : {at(-0.34, 0.26), at(0.34, 0.26), at(0, -0.34)})
                painter.drawEllipse(dot, r * 0.22, r * 0.22);
            break;
        case 9:
            lines({{at(-0.26, -0.6), at(-0.26, 0.6)}, {at(0.26, -0.6), at(0.26, 0.6)}});
            break;
        case 10:
            painter.drawArc(QRectF(at(-0.5, -0.5), at(0.5, 0.5)), 135 * 16, 270 * 16);
            break;
        default:
            shape({at(-0.5, -0.5), at(0.5, -0.5), at(0.5, 0.1), at(0, 0.62), at(-0.5, 0.1)});
            break;
    }
}

/// Not qHash: that one differs from run to run.
unsigned steadyHash(const QString& text) {
    unsigned hash = 2166136910u;
    for (const QChar each : text)
        hash = (hash ^ each.unicode()) * 16777619u;
    return hash ^ (hash >> 15);
}

}  // namespace

QPainterPath frameOutline(const QString& shape, const QRectF& rect, double unit) {
    if (shape == QLatin1String("chamfered"))
        return chamfered(rect, 12 * unit);
    if (shape == QLatin1String("scalloped"))
        return scalloped(rect, unit);
    if (shape == QLatin1String("notched"))
        return notched(rect, unit);
    if (shape == QLatin1String("torn"))
        return torn(rect, unit);
    if (shape == QLatin1String("dashed"))
        return roundedRect(rect, 4 * unit);
    return roundedRect(rect, 9 * unit);
}

void drawFrame(QPainter& painter, const QRectF& rect, double unit, const FactionLook& faction,
               const PieceStyle& style) {
    const double width = (style.detail == PieceDetail::Sign ? 7.5 : 5) * unit;
    const double inset = width / 2 + 0.6 * unit;
    const QPainterPath outline =
        frameOutline(faction.frame, rect.adjusted(inset, inset, -inset, -inset), unit);
    const QColor colour = style.tone(faction.colour);

    QRadialGradient ground(rect.center() - QPointF(0, rect.height() * 0.1),
                           qMax(rect.width(), rect.height()) * 0.75);
    ground.setColorAt(0, style.tone(QColor(0xFA, 0xF5, 0xE8)));
    ground.setColorAt(0.55, style.tone(tint::paper));
    ground.setColorAt(1, style.tone(faction.pale()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawPath(outline);

    painter.setBrush(Qt::NoBrush);
    const Qt::PenJoinStyle join =
        faction.frame == QLatin1String("rounded") || faction.frame == QLatin1String("scalloped")
            ? Qt::RoundJoin
            : Qt::MiterJoin;
    // A thin dark rim outside the colour keeps the edge on any ground, and in grey.
    painter.setPen(QPen(style.tone(faction.dark()), width + 1.1 * unit, Qt::SolidLine, Qt::FlatCap, join));
    painter.drawPath(outline);
    QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap, join);
    painter.setPen(pen);
    painter.drawPath(outline);
    if (faction.frame == QLatin1String("dashed")) {
        pen.setColor(style.tone(tint::paper));
        pen.setWidthF(width * 0.62);
        pen.setDashPattern({1.6, 2.2});
        painter.setPen(pen);
        painter.drawPath(outline);
    }
}

void drawBadge(QPainter& painter, const QPointF& centre, double radius, const QString& badge,
               const FactionLook& faction, const PieceStyle& style) {
    if (badge.isEmpty())
        return;
    painter.save();
    painter.setPen(QPen(style.tone(tint::ink), radius * 0.16));
    painter.setBrush(style.tone(faction.colour));
    painter.drawEllipse(centre, radius * 0.92, radius * 0.92);
    drawCharge(painter, centre, radius * 0.92, steadyHash(badge), style.tone(tint::panel));
    painter.restore();
}

void drawStripes(QPainter& painter, const QRectF& rect, const QString& stripes, const PieceStyle& style) {
    const QStringList names = stripes.split(QLatin1Char('-'), Qt::SkipEmptyParts);
    if (names.isEmpty())
        return;
    painter.save();
    const bool upright = rect.height() > rect.width();
    const auto count = static_cast<double>(names.size());
    painter.setPen(Qt::NoPen);
    for (qsizetype i = 0; i < names.size(); ++i) {
        const auto at = static_cast<double>(i);
        const QRectF band = upright ? QRectF(rect.left() + rect.width() * at / count, rect.top(),
                                             rect.width() / count, rect.height())
                                    : QRectF(rect.left(), rect.top() + rect.height() * at / count,
                                             rect.width(), rect.height() / count);
        painter.setBrush(style.tone(bandColour(names[i])));
        painter.drawRect(band);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.tone(tint::ink), qMin(rect.width(), rect.height()) * 0.14));
    painter.drawRect(rect);
    painter.restore();
}

}  // namespace bocage::model
