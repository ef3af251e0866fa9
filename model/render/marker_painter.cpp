#include "model/render/marker_painter.h"

#include <QPainter>
#include <QPainterPath>
#include <cmath>

#include "model/render/piece_parts.h"
#include "model/render/piece_text.h"
#include "model/render/symbols.h"

namespace bocage::model {

namespace {

enum class TokenShape { Round, Square, Shield, Template, Tag };

struct TokenLook {
    TokenShape shape = TokenShape::Round;
    QColor ground = tint::panel;
    QColor edge = tint::ink;
    QString back = QStringLiteral("unknown");
};

TokenLook lookOf(const rules::MarkerDef& marker) {
    const QString category = QString::fromStdString(marker.category);
    const auto is = [&](const char* name) { return category == QLatin1String(name); };
    if (is("state"))
        return {TokenShape::Square, QColor(0xF2, 0xC7, 0x44), tint::ink, QStringLiteral("activated")};
    if (is("damage"))
        return {TokenShape::Square, QColor(0xE3, 0x9A, 0x90), tint::damaged, QStringLiteral("damage-hull")};
    if (is("orders"))
        return {TokenShape::Round, QColor(0x2F, 0x5D, 0x50), tint::ink, QStringLiteral("card-order")};
    if (is("objectives"))
        return {TokenShape::Shield, QColor(0xEE, 0xD4, 0x8A), QColor(0x8A, 0x62, 0x00),
                QStringLiteral("objective")};
    if (is("madness"))
        return {TokenShape::Round, QColor(0xC9, 0xA8, 0xCF), QColor(0x5B, 0x2B, 0x63),
                QStringLiteral("hypnosis")};
    if (is("templates"))
        return {TokenShape::Template, QColor(0xDC, 0xE6, 0xC4), QColor(0x5F, 0x74, 0x42),
                QStringLiteral("blast-template")};
    if (is("track"))
        return {TokenShape::Tag, QColor(0xB9, 0xD3, 0xE6), QColor(0x1F, 0x5F, 0xA8), QStringLiteral("turn")};
    if (is("tokens"))
        return {TokenShape::Round, QColor(0xE4, 0xD8, 0xBC), tint::ink, QStringLiteral("search-token")};
    if (is("spell markers"))
        return {TokenShape::Round, QColor(0xD3, 0xC4, 0xE3), QColor(0x8E, 0x3F, 0x73),
                QStringLiteral("option-spell")};
    if (is("option markers"))
        return {TokenShape::Square, QColor(0xE4, 0xD8, 0xBC), tint::muted,
                QStringLiteral("option-equipment")};
    return {};
}

QPainterPath outlineOf(TokenShape shape, const QRectF& r) {
    QPainterPath path;
    switch (shape) {
        case TokenShape::Round:
        case TokenShape::Template:
            path.addEllipse(r);
            break;
        case TokenShape::Square:
            path.addRoundedRect(r, r.width() * 0.14, r.width() * 0.14);
            break;
        case TokenShape::Shield:
            path.moveTo(r.left() + r.width() * 0.06, r.top());
            path.lineTo(r.right() - r.width() * 0.06, r.top());
            path.lineTo(r.right(), r.top() + r.height() * 0.08);
            path.lineTo(r.right(), r.top() + r.height() * 0.7);
            path.lineTo(r.center().x(), r.bottom());
            path.lineTo(r.left(), r.top() + r.height() * 0.7);
            path.lineTo(r.left(), r.top() + r.height() * 0.08);
            path.closeSubpath();
            break;
        case TokenShape::Tag:
            path.moveTo(r.left() + r.width() * 0.22, r.top());
            path.lineTo(r.right() - r.width() * 0.22, r.top());
            path.lineTo(r.right(), r.top() + r.height() * 0.22);
            path.lineTo(r.right(), r.bottom() - r.height() * 0.22);
            path.lineTo(r.right() - r.width() * 0.22, r.bottom());
            path.lineTo(r.left() + r.width() * 0.22, r.bottom());
            path.lineTo(r.left(), r.bottom() - r.height() * 0.22);
            path.lineTo(r.left(), r.top() + r.height() * 0.22);
            path.closeSubpath();
            break;
    }
    return path;
}

/// A template longer than wide, a jet: it leaves the caster at its lower end and widens from there.
QPainterPath jetOutline(const QRectF& r) {
    const double half = r.width() / 2, neck = r.width() * 0.12;
    QPainterPath path;
    path.moveTo(r.center().x() - neck, r.bottom() - neck);
    path.cubicTo(r.center().x() - neck, r.bottom() - r.height() * 0.35, r.left(), r.top() + r.height() * 0.45,
                 r.left(), r.top() + half);
    path.arcTo(QRectF(r.left(), r.top(), r.width(), r.width()), 180, -180);
    path.cubicTo(r.right(), r.top() + r.height() * 0.45, r.center().x() + neck,
                 r.bottom() - r.height() * 0.35, r.center().x() + neck, r.bottom() - neck);
    path.arcTo(QRectF(r.center().x() - neck, r.bottom() - 2 * neck, 2 * neck, 2 * neck), 0, -180);
    path.closeSubpath();
    return path;
}

/// Where the name stands: as wide as the shape is inside its rim at the line's narrow end.
QRectF nameLine(TokenShape shape) {
    const bool round = shape == TokenShape::Round || shape == TokenShape::Template;
    const double top = shape == TokenShape::Shield ? 57 : round ? 66 : 70;
    const double height = round ? 12 : 13;
    double inset = 11;
    if (round) {
        const double radius = 40, low = top + height - 50;
        inset = 50 - std::sqrt(radius * radius - low * low);
    } else if (shape == TokenShape::Tag) {
        inset = 17;
    }
    return {inset, top, 100 - 2 * inset, height};
}

/// The largest square in the middle of a rectangle, scaled to 100 units.
void enterSquare(QPainter& painter, const QRectF& rect) {
    const double side = qMin(rect.width(), rect.height());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.center() - QPointF(side / 2, side / 2));
    painter.scale(side / 100, side / 100);
}

}  // namespace

void paintMarker(QPainter& painter, const QRectF& rect, const rules::MarkerDef& marker, const QString& face,
                 const PieceStyle& style) {
    painter.save();
    const TokenLook look = lookOf(marker);
    const bool jet = look.shape == TokenShape::Template && rect.height() > rect.width() * 1.5;
    enterSquare(painter, jet ? QRectF(rect.topLeft(), QSizeF(rect.width(), rect.width())) : rect);
    const bool back = face == QLatin1String("back");
    const QPainterPath outline = jet ? jetOutline(QRectF(6, 6, 88, 100 * rect.height() / rect.width() - 12))
                                     : outlineOf(look.shape, QRectF(6, 6, 88, 88));
    const QColor ground = style.tone(back ? look.edge : look.ground);
    QColor glow = ground;
    if (look.shape == TokenShape::Template)
        glow.setAlpha(210);
    QRadialGradient fill(QPointF(40, 34), 70);
    fill.setColorAt(0, glow.lighter(108));
    fill.setColorAt(1, glow.darker(106));
    QPen edge(style.tone(look.edge), 5, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (look.shape == TokenShape::Template)
        edge.setDashPattern({3, 1.6});
    painter.setPen(edge);
    painter.setBrush(fill);
    painter.drawPath(outline);

    const PieceDetail detail = detailFor(painter, 100);
    QString symbol = QString::fromStdString(marker.symbol);
    if (symbolNamed(symbol).isEmpty())
        symbol = QString::fromStdString(std::string(marker.id.name()));
    if (symbolNamed(symbol).isEmpty())
        symbol = QStringLiteral("unknown");
    if (back && !jet)
        symbol = look.back;
    const bool named = detail == PieceDetail::Full && !back;
    const bool pointed = look.shape == TokenShape::Shield;
    const bool round = look.shape == TokenShape::Round || look.shape == TokenShape::Template;
    const double side = !named ? 64 : pointed ? 46 : round ? 48 : 54;
    const QRectF place(50 - side / 2, (!named ? 50 : pointed ? 36 : round ? 40 : 43) - side / 2, side, side);
    drawSymbol(painter, place, symbol, style.tone(readableOn(back ? look.edge : look.ground)));
    if (named) {
        const QRectF line = nameLine(look.shape);
        drawText(painter, line, style.words(marker.name), style.tone(readableOn(look.ground)), 11, 5.6);
    }
    if (marker.terror && !back)
        drawBubble(painter, QPointF(80, 20), 15, QString::number(*marker.terror), style);
    painter.restore();
}

void paintGhost(QPainter& painter, const QRectF& rect, const QString& name, const PieceStyle& style) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double unit = qMin(rect.width(), rect.height()) / 100;
    const double inset = 4 * unit;
    QColor ground = style.tone(tint::panel);
    ground.setAlpha(170);
    QPen dashes(style.tone(tint::muted), 3 * unit);
    dashes.setDashPattern({3, 2});
    painter.setPen(dashes);
    painter.setBrush(ground);
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), 8 * unit, 8 * unit);
    const QRectF sign(rect.center().x() - 17 * unit, rect.top() + rect.height() * 0.14, 34 * unit, 34 * unit);
    drawSymbol(painter, sign, QStringLiteral("ethereal"), style.tone(tint::muted));
    const double top = sign.bottom() + 4 * unit;
    drawWrappedText(
        painter,
        QRectF(rect.left() + 9 * unit, top, rect.width() - 18 * unit, rect.bottom() - 8 * unit - top), name,
        style.tone(tint::ink), 12 * unit, 7 * unit, Qt::AlignHCenter | Qt::AlignVCenter, TextWeight::Bold);
    painter.restore();
}

void paintPlainPiece(QPainter& painter, const QRectF& rect, const QString& symbol, const QString& name,
                     const QColor& colour, const PieceStyle& style) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double unit = qMin(rect.width(), rect.height()) / 100;
    const double inset = 4 * unit;
    painter.setPen(QPen(style.tone(colour), 5 * unit));
    painter.setBrush(style.tone(tint::panel));
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), 8 * unit, 8 * unit);
    const QRectF sign(rect.center().x() - 24 * unit, rect.top() + rect.height() * 0.13, 48 * unit, 48 * unit);
    drawSymbol(painter, sign, symbolNamed(symbol).isEmpty() ? QStringLiteral("unknown") : symbol,
               style.tone(tint::ink));
    const double top = sign.bottom() + 2 * unit;
    drawWrappedText(
        painter,
        QRectF(rect.left() + 10 * unit, top, rect.width() - 20 * unit, rect.bottom() - 9 * unit - top), name,
        style.tone(tint::ink), 11 * unit, 6.5 * unit, Qt::AlignHCenter | Qt::AlignVCenter, TextWeight::Bold);
    painter.restore();
}

}  // namespace bocage::model
