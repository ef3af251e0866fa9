#include "model/systems/normandie/render/counter_parts.h"

#include <QPainter>
#include <QPainterPath>

#include <array>
#include <cmath>
#include <numbers>

#include "model/render/piece_text.h"
#include "model/render/symbols.h"

namespace bocage::model {

using rules::normandie::AbilityUse;
using rules::normandie::Bonuses;
using rules::normandie::UnitClass;

namespace {

QPainterPath shieldOutline(UnitClass unitClass, const QPointF& c, double w) {
    const double h = w * 1.22;
    const QRectF r(c.x() - w / 2, c.y() - h / 2, w, h);
    QPainterPath path;
    switch (unitClass) {
        case UnitClass::Infantry:
            path.moveTo(r.topLeft());
            path.lineTo(r.topRight());
            path.lineTo(r.right(), r.top() + h * 0.46);
            path.cubicTo(QPointF(r.right(), r.top() + h * 0.8), QPointF(c.x() + w * 0.2, r.bottom()),
                         QPointF(c.x(), r.bottom()));
            path.cubicTo(QPointF(c.x() - w * 0.2, r.bottom()), QPointF(r.left(), r.top() + h * 0.8),
                         QPointF(r.left(), r.top() + h * 0.46));
            break;
        case UnitClass::Light:
            path.moveTo(r.topLeft());
            path.lineTo(r.topRight());
            path.lineTo(r.right(), r.bottom() - h * 0.1);
            path.lineTo(r.right() - w * 0.14, r.bottom());
            path.lineTo(r.left() + w * 0.14, r.bottom());
            path.lineTo(r.left(), r.bottom() - h * 0.1);
            break;
        case UnitClass::Heavy:
            path.moveTo(r.left() + w * 0.14, r.top());
            path.lineTo(r.right() - w * 0.14, r.top());
            path.lineTo(r.right(), r.top() + h * 0.16);
            path.lineTo(r.right(), r.top() + h * 0.56);
            path.lineTo(c.x(), r.bottom());
            path.lineTo(r.left(), r.top() + h * 0.56);
            path.lineTo(r.left(), r.top() + h * 0.16);
            break;
        case UnitClass::Creature:
            path.moveTo(c.x(), r.top());
            path.lineTo(r.right(), r.top() + h * 0.25);
            path.lineTo(r.right(), r.top() + h * 0.75);
            path.lineTo(c.x(), r.bottom());
            path.lineTo(r.left(), r.top() + h * 0.75);
            path.lineTo(r.left(), r.top() + h * 0.25);
            break;
    }
    path.closeSubpath();
    return path;
}

QPainterPath starOutline(const QPointF& centre, double radius) {
    QPainterPath path;
    for (int i = 0; i < 10; ++i) {
        const double angle = std::numbers::pi * (i / 5.0 - 0.5);
        const double reach = i % 2 == 0 ? radius : radius * 0.44;
        const QPointF point = centre + QPointF(std::cos(angle) * reach, std::sin(angle) * reach);
        if (i == 0)
            path.moveTo(point);
        else
            path.lineTo(point);
    }
    path.closeSubpath();
    return path;
}

}  // namespace

QColor classColour(UnitClass unitClass) {
    switch (unitClass) {
        case UnitClass::Infantry:
            return tint::infantry;
        case UnitClass::Light:
            return tint::light;
        case UnitClass::Heavy:
            return tint::heavy;
        case UnitClass::Creature:
            break;
    }
    return tint::creature;
}

QString signedBonus(std::optional<int> value) {
    if (!value)
        return QStringLiteral("X");
    if (*value < 0)
        return QChar(0x2212) + QString::number(-*value);
    return QLatin1Char('+') + QString::number(*value);
}

void drawMovement(QPainter& painter, const QPointF& centre, double scale, std::optional<int> movement,
                  const PieceStyle& style) {
    const auto at = [&](double x, double y) { return centre + QPointF(x, y) * scale; };
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.tone(tint::ink));
    QPainterPath arrow;
    if (movement.value_or(0) > 0) {
        arrow.addPolygon(QPolygonF({at(-11, -8.6), at(3.6, -8.6), at(11.4, 0), at(3.6, 8.6), at(-11, 8.6)}));
    } else {
        // Nothing that stands still gets an arrow head.
        arrow.addPolygon(QPolygonF({at(-11, -8.6), at(7.4, -8.6), at(7.4, 8.6), at(-11, 8.6)}));
    }
    arrow.closeSubpath();
    painter.drawPath(arrow);
    const QString text = movement ? QString::number(*movement) : QStringLiteral("X");
    drawText(painter, QRectF(at(-10.4, -8), at(5.6, 8)), text, style.tone(tint::panel), 15 * scale,
             8 * scale);
}

void drawBonus(QPainter& painter, const QPointF& centre, double radius, UnitClass against,
               std::optional<int> value, const PieceStyle& style) {
    const QColor colour = style.tone(value ? classColour(against) : classColour(against).lighter(135));
    painter.setPen(QPen(style.tone(tint::ink), radius * 0.17, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(colour);
    const double r = radius;
    switch (against) {
        case UnitClass::Infantry:
            painter.drawEllipse(centre, r, r);
            break;
        case UnitClass::Light:
            painter.drawRoundedRect(QRectF(centre.x() - r * 0.94, centre.y() - r * 0.94, r * 1.88, r * 1.88),
                                    r * 0.2, r * 0.2);
            break;
        default: {
            const double d = r * 1.2;
            painter.drawPolygon(QPolygonF({centre + QPointF(0, -d), centre + QPointF(d, 0),
                                           centre + QPointF(0, d), centre + QPointF(-d, 0)}));
            break;
        }
    }
    const double room = against == UnitClass::Heavy ? r * 1.42 : r * 1.56;
    drawText(painter, QRectF(centre.x() - room / 2, centre.y() - r, room, 2 * r), signedBonus(value),
             style.tone(readableOn(colour)), r * 1.5, r * 0.7);
}

QRectF drawWeaponPlate(QPainter& painter, const QPointF& leftCentre, double radius, WeaponPlate kind,
                       const Bonuses& bonuses, const PieceStyle& style) {
    const double height = radius * 2.9;
    const QRectF plate(leftCentre.x(), leftCentre.y() - height / 2, radius * 8.5, height);
    QColor ground = tint::panel;
    if (kind == WeaponPlate::Primary)
        ground = tint::damaged;
    else if (kind == WeaponPlate::Secondary)
        ground = tint::infantry;
    painter.setPen(QPen(style.tone(tint::ink), radius * 0.2));
    painter.setBrush(style.tone(ground));
    painter.drawRoundedRect(plate, radius * 0.6, radius * 0.6);
    if (kind == WeaponPlate::Primary) {
        // The second edge tells primary from secondary in grey.
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(style.tone(tint::panel), radius * 0.14));
        const double in = radius * 0.28;
        painter.drawRoundedRect(plate.adjusted(in, in, -in, -in), radius * 0.4, radius * 0.4);
    }
    const double step = radius * 2.6;
    QPointF at(plate.left() + radius * 1.65, plate.center().y());
    drawBonus(painter, at, radius, UnitClass::Infantry, bonuses.infantry, style);
    drawBonus(painter, at + QPointF(step, 0), radius, UnitClass::Light, bonuses.light, style);
    drawBonus(painter, at + QPointF(2 * step, 0), radius * 0.98, UnitClass::Heavy, bonuses.heavy, style);
    return plate;
}

void drawDefence(QPainter& painter, const QPointF& centre, double width, UnitClass unitClass, int value,
                 const PieceStyle& style) {
    const QPainterPath outline = shieldOutline(unitClass, centre, width);
    const QColor colour = style.tone(classColour(unitClass));
    QLinearGradient ground(outline.boundingRect().topLeft(), outline.boundingRect().bottomRight());
    ground.setColorAt(0, colour.lighter(116));
    ground.setColorAt(0.5, colour);
    ground.setColorAt(1, colour.darker(114));
    painter.setPen(QPen(style.tone(tint::ink), width * 0.085, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
    painter.setBrush(ground);
    painter.drawPath(outline);
    const double room = width * 0.76;
    const double lift = unitClass == UnitClass::Heavy || unitClass == UnitClass::Infantry ? 0.07 : 0;
    drawText(painter, QRectF(centre.x() - room / 2, centre.y() - width * (0.5 + lift), room, width),
             QString::number(value), style.tone(readableOn(colour)), width * 0.8, width * 0.4);
}

void drawAbility(QPainter& painter, const QPointF& centre, double side, const AbilityUse& ability,
                 const PieceStyle& style) {
    const QRectF tile(centre.x() - side / 2, centre.y() - side / 2, side, side);
    // Red and double: only such spaces (SON-SA-29).
    const QColor edge = ability.waterOnly ? tint::damaged : tint::ink;
    painter.setPen(QPen(style.tone(edge), side * (ability.waterOnly ? 0.12 : 0.07)));
    painter.setBrush(style.tone(tint::white));
    painter.drawRoundedRect(tile, side * 0.2, side * 0.2);
    const double in = side * 0.1;
    const QString slug = QString::fromStdString(ability.slug);
    const QString symbol = symbolNamed(slug).isEmpty() ? QStringLiteral("unknown") : slug;
    drawSymbol(painter, tile.adjusted(in, in, -in, -in), symbol, style.tone(tint::ink));
    if (style.detail != PieceDetail::Full || !ability.value)
        return;
    const QPointF corner = tile.bottomRight() - QPointF(side * 0.06, side * 0.1);
    if (ability.interspaces) {
        // Ranges in interspaces get a diamond: the grid corner they are counted in.
        const double r = side * 0.36;
        painter.setPen(QPen(style.tone(tint::white), side * 0.05));
        painter.setBrush(style.tone(tint::ink));
        painter.drawPolygon(QPolygonF({corner + QPointF(0, -r), corner + QPointF(r, 0),
                                       corner + QPointF(0, r), corner + QPointF(-r, 0)}));
        drawText(painter, QRectF(corner.x() - r * 0.6, corner.y() - r, r * 1.2, r * 2),
                 QString::number(*ability.value), style.tone(tint::white), r * 1.2, r * 0.6);
        return;
    }
    const QString text = *ability.value < 0 ? signedBonus(ability.value) : QString::number(*ability.value);
    drawBubble(painter, corner, side * 0.3, text, style);
}

void drawStars(QPainter& painter, const QPointF& centre, double radius, int count, const PieceStyle& style) {
    const double step = radius * 2.1;
    const double first = centre.x() - step * (count - 1) / 2;
    painter.setPen(QPen(style.tone(tint::ink), radius * 0.16, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(style.tone(tint::star));
    for (int i = 0; i < count; ++i)
        painter.drawPath(starOutline(QPointF(first + step * i, centre.y() + radius * 0.06), radius));
}

void drawSteps(QPainter& painter, const QPointF& centre, double side, bool absorbs, const PieceStyle& style) {
    const QPen edge(style.tone(tint::ink), side * 0.12);
    painter.setPen(edge);
    if (absorbs) {
        const double s = side * 0.74;
        const QRectF behind(centre.x() - side / 2, centre.y() - side / 2, s, s);
        painter.setBrush(style.tone(tint::white));
        painter.drawRect(behind);
        painter.setBrush(style.tone(tint::damaged));
        painter.drawRect(behind.translated(side - s, side - s));
        return;
    }
    const double s = side * 0.8;
    const QRectF last(centre.x() - s / 2, centre.y() - s / 2, s, s);
    painter.setBrush(style.tone(tint::white));
    painter.drawRect(last);
    painter.setPen(QPen(style.tone(tint::damaged), side * 0.14, Qt::SolidLine, Qt::RoundCap));
    const double in = s * 0.24;
    painter.drawLine(last.topLeft() + QPointF(in, in), last.bottomRight() - QPointF(in, in));
    painter.drawLine(last.topRight() + QPointF(-in, in), last.bottomLeft() - QPointF(-in, in));
}

void drawLifePoints(QPainter& painter, const QPointF& centre, double side, int count,
                    const PieceStyle& style) {
    const QRectF heart(centre.x() - side / 2, centre.y() - side / 2, side, side);
    QPainterPath path;
    path.moveTo(heart.center().x(), heart.bottom() - side * 0.06);
    path.cubicTo(heart.topLeft() + QPointF(-side * 0.34, side * 0.36),
                 heart.topLeft() + QPointF(side * 0.12, -side * 0.26),
                 QPointF(heart.center().x(), heart.top() + side * 0.24));
    path.cubicTo(heart.topRight() + QPointF(-side * 0.12, -side * 0.26),
                 heart.topRight() + QPointF(side * 0.34, side * 0.36),
                 QPointF(heart.center().x(), heart.bottom() - side * 0.06));
    painter.setPen(QPen(style.tone(tint::ink), side * 0.09, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(style.tone(tint::damaged));
    painter.drawPath(path);
    drawText(painter, heart.adjusted(side * 0.2, -side * 0.06, -side * 0.2, -side * 0.06),
             QString::number(count), style.tone(tint::white), side * 0.62, side * 0.3);
}

}  // namespace bocage::model
