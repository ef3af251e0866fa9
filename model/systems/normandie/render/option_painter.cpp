#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "model/render/frames.h"
#include "model/render/piece_text.h"
#include "model/render/symbols.h"
#include "model/systems/normandie/render/counter_painter.h"
#include "model/systems/normandie/render/counter_parts.h"
#include "model/systems/normandie/render/tile_painter.h"

namespace bocage::model {

using rules::normandie::Content;
using rules::normandie::Option;
using rules::normandie::OptionKind;
using rules::normandie::SightNeed;
using rules::normandie::Unit;

namespace {

/// 160 × 100 units.
struct OptionPicture {
    QPainter& painter;
    const Option& option;
    const Content& content;
    FactionLook faction;
    PieceStyle style;
};

QColor bandOf(const Option& option) {
    if (!option.bands.empty())
        return bandColour(QString::fromStdString(option.bands.front()));
    return QColor(0x8A, 0x86, 0x7F);
}

void drawGround(const OptionPicture& o) {
    QPainter& p = o.painter;
    QPainterPath outline;
    outline.addRoundedRect(QRectF(1.2, 1.2, 157.6, 97.6), 6, 6);
    p.setPen(Qt::NoPen);
    p.setBrush(o.style.tone(tint::panel));
    p.drawPath(outline);
    p.save();
    p.setClipPath(outline, Qt::IntersectClip);
    p.fillRect(QRectF(8, 0, 44, 100),
               o.style.tone(o.option.faction.empty() ? tint::paper : o.faction.pale()));
    // Each band the option fits gets its share of the edge.
    const auto count = qMax<double>(1, static_cast<double>(o.option.bands.size()));
    if (o.option.bands.empty())
        p.fillRect(QRectF(0, 0, 8, 100), o.style.tone(bandOf(o.option)));
    for (std::size_t i = 0; i < o.option.bands.size(); ++i)
        p.fillRect(QRectF(0, 100 * static_cast<double>(i) / count, 8, 100 / count),
                   o.style.tone(bandColour(QString::fromStdString(o.option.bands[i]))));
    p.restore();
    p.setPen(QPen(o.style.tone(tint::ink), 0.8));
    p.drawLine(QPointF(8, 1.5), QPointF(8, 98.5));
    p.setPen(QPen(o.style.tone(tint::line), 0.8));
    p.drawLine(QPointF(52, 1.5), QPointF(52, 98.5));
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(o.style.tone(tint::ink), 1.6));
    p.drawPath(outline);
}

/// The unit an option brings; null when it brings none.
const Unit* broughtUnit(const OptionPicture& o) {
    return o.option.units.empty() ? nullptr : o.content.unit(o.option.units.front().id);
}

void drawBroughtUnit(const OptionPicture& o, const Unit& unit, const QRectF& room) {
    const QSizeF size = QSizeF(counterAspect(unit), 1).scaled(room.size(), Qt::KeepAspectRatio);
    const QRectF counter(QPointF(room.left(), room.bottom() - size.height()), size);
    paintCounter(o.painter, counter, unit, QStringLiteral("front"), o.content.library(), o.style);
    if (o.option.units.front().count > 1)
        drawBubble(o.painter, counter.topRight() + QPointF(8, 8), 7,
                   QChar(0xD7) + QString::number(o.option.units.front().count), o.style);
}

QString emblemOf(const OptionPicture& o) {
    if (broughtUnit(o))
        return o.faction.symbol.isEmpty() ? optionKindSymbol(o.option.kind) : o.faction.symbol;
    QString symbol = QString::fromStdString(std::string(o.option.id.name()));
    if (symbolNamed(symbol).isEmpty())
        symbol = QString::fromStdString(o.option.symbol);
    return symbolNamed(symbol).isEmpty() ? optionKindSymbol(o.option.kind) : symbol;
}

void drawEmblem(const OptionPicture& o) {
    QPainter& p = o.painter;
    drawSymbol(p, QRectF(13, 24, 34, 34), emblemOf(o), o.style.tone(tint::ink));
    drawSymbol(p, QRectF(23.5, 74, 13, 13), optionKindSymbol(o.option.kind), o.style.tone(tint::ink));
    drawText(p, QRectF(10, 88, 40, 8), optionKindName(o.option.kind), o.style.tone(tint::muted), 7.06, 4.4);
}

void drawTitle(const OptionPicture& o) {
    QPainter& p = o.painter;
    const QRectF pill(133, 5, 22, 14);
    p.setPen(Qt::NoPen);
    p.setBrush(o.style.tone(tint::ink));
    p.drawRoundedRect(pill, 7, 7);
    drawText(p, pill.adjusted(3, 0, -3, 0),
             o.option.cost ? QString::number(*o.option.cost) : QStringLiteral("?"), o.style.tone(tint::white),
             10.5, 6);
    drawWrappedText(p, QRectF(56, 3.4, 75, 17.4), o.style.words(o.option.name), o.style.tone(tint::ink), 11,
                    6, Qt::AlignLeft | Qt::AlignVCenter, TextWeight::Bold);
}

/// For lists, where nobody could read words: the colours of its bands and its emblem alone.
void drawSmall(const OptionPicture& o) {
    QPainter& p = o.painter;
    QPainterPath outline;
    outline.addRoundedRect(QRectF(2, 2, 156, 96), 12, 12);
    p.setPen(Qt::NoPen);
    p.setBrush(o.style.tone(o.option.faction.empty() ? tint::paper : o.faction.pale()));
    p.drawPath(outline);
    p.save();
    p.setClipPath(outline, Qt::IntersectClip);
    const auto count = qMax<double>(1, static_cast<double>(o.option.bands.size()));
    for (int i = 0; i < static_cast<int>(count); ++i)
        p.fillRect(QRectF(0, 100 * i / count, 30, 100 / count),
                   o.style.tone(o.option.bands.empty() ? bandOf(o.option)
                                                       : bandColour(QString::fromStdString(
                                                             o.option.bands[static_cast<std::size_t>(i)]))));
    p.restore();
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(o.style.tone(tint::ink), 4));
    p.drawPath(outline);
    drawSymbol(p, QRectF(50, 8, 84, 84), emblemOf(o), o.style.tone(tint::ink));
}

/// Markers, penalty, uses, range, sight, stars, abilities: a row of signs with numbers.
double drawFacts(const OptionPicture& o, double top) {
    QPainter& p = o.painter;
    double x = 56;
    const double side = 12;
    const QColor ink = o.style.tone(tint::ink);
    const auto fact = [&](const QString& symbol, const QString& text) {
        if (x + side > 152)
            return;
        drawSymbol(p, QRectF(x, top, side, side), symbol, ink);
        x += side + 1.4;
        if (!text.isEmpty())
            x += drawText(p, QRectF(x, top, 22, side), text, ink, 8.6, 6, Qt::AlignLeft).width;
        x += 5;
    };
    const double start = x;
    const Option& option = o.option;
    if (option.penalty)
        fact(QStringLiteral("suppressed"), QString::number(*option.penalty));
    if (option.markers > 0)
        fact(QStringLiteral("cost"), QChar(0xD7) + QString::number(option.markers));
    if (option.uses && *option.uses != option.markers)
        fact(QStringLiteral("uses"), QString::number(*option.uses));
    if (option.range)
        fact(QStringLiteral("range"), QString::number(*option.range) +
                                          (option.rangeInInterspaces ? QString(QChar(0x25C7)) : QString()));
    if (option.sight == SightNeed::Clear)
        fact(QStringLiteral("sight"), {});
    if (option.sight == SightNeed::ClearOrObscured) {
        fact(QStringLiteral("sight"), {});
        x -= 3;
        fact(QStringLiteral("obscures"), {});
    }
    if (option.spellSpaces > 0)
        fact(QStringLiteral("option-spell"), QChar(0xD7) + QString::number(option.spellSpaces));
    if (option.stars > 0) {
        drawStars(p, QPointF(x + 4.5 * option.stars, top + side / 2), 5, option.stars, o.style);
        x += 10.0 * option.stars + 4;
    }
    double bottom = x > start ? top + side + 3 : top;
    if (option.bonus) {
        drawWeaponPlate(p, QPointF(56, bottom + 7), 4.4, WeaponPlate::Plain, *option.bonus, o.style);
        x = 98;
    } else {
        x = 56;
    }
    for (const auto& ability : option.abilities) {
        if (x + 14 > 154)
            break;
        drawAbility(p, QPointF(x + 7, bottom + 7), 13, ability, o.style);
        x += 19;
    }
    return option.bonus || !option.abilities.empty() ? bottom + 17.5 : bottom;
}

/// Help that can be read on the printed tile, where a unit is a quarter of a millimetre: what does not fit on
/// the front goes on upon the back.
constexpr double helpSize = 7.4, smallestHelp = 7.06;  // five points

struct HelpFlow {
    QStringList front;
    double size = helpSize;
    QString back;  ///< empty when the front holds all of it
};

HelpFlow flowedHelp(const QString& help, const QSizeF& room) {
    const WrappedText whole = wrapText(help, room, helpSize, smallestHelp);
    if (!whole.elided)
        return {whole.lines, whole.size, {}};
    const QStringList lines = wrapText(help, QSizeF(room.width(), 1e6), smallestHelp, smallestHelp).lines;
    const auto fitting = std::clamp<qsizetype>(
        static_cast<qsizetype>((room.height() + 0.2 * smallestHelp) / (smallestHelp * lineSpacing)), 0,
        lines.size());
    return {lines.first(fitting), smallestHelp, lines.sliced(fitting).join(QLatin1Char(' '))};
}

/// Emblem, title, facts and what the option brings; answers where the words may stand.
QRectF drawFront(const OptionPicture& picture) {
    drawGround(picture);
    drawEmblem(picture);
    drawTitle(picture);
    const double top = drawFacts(picture, 22);
    QRectF words(56, top + 1, 99, 94 - top);
    if (const Unit* brought = broughtUnit(picture)) {
        // A long counter lies below the words, a square one stands beside them.
        const bool beside = counterAspect(*brought) == 1 && top > 24;
        const QRectF room = beside ? QRectF(56, top + 3, 50, 92 - top)
                                   : QRectF(56, top > 24 ? 59 : 46, 99, top > 24 ? 36 : 49);
        drawBroughtUnit(picture, *brought, room);
        if (beside)
            words.setLeft(room.right() + 5);
        else
            words.setBottom(room.top() - 2);
    }
    return words;
}

/// What the front has no room for.
QString restOfHelp(const OptionPicture& picture) {
    QImage nowhere(1, 1, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&nowhere);
    const OptionPicture front{painter, picture.option, picture.content, picture.faction, picture.style};
    return flowedHelp(picture.style.words(picture.option.help), drawFront(front).size()).back;
}

void drawBack(const OptionPicture& o) {
    QPainter& p = o.painter;
    const QColor band = o.style.tone(bandOf(o.option));
    p.setPen(QPen(o.style.tone(tint::ink), 1.6));
    p.setBrush(band);
    p.drawRoundedRect(QRectF(1.2, 1.2, 157.6, 97.6), 6, 6);
    const QString rest = restOfHelp(o);
    if (rest.isEmpty()) {
        drawSymbol(p, QRectF(52, 22, 56, 56), optionKindSymbol(o.option.kind),
                   o.style.tone(readableOn(bandOf(o.option))));
        return;
    }
    drawSymbol(p, QRectF(6, 4.5, 10, 10), optionKindSymbol(o.option.kind),
               o.style.tone(readableOn(bandOf(o.option))));
    drawText(p, QRectF(20, 4.5, 134, 10), o.style.words(o.option.name),
             o.style.tone(readableOn(bandOf(o.option))), 8, 5, Qt::AlignLeft);
    p.setPen(Qt::NoPen);
    p.setBrush(o.style.tone(tint::paper));
    p.drawRoundedRect(QRectF(5, 17, 150, 78), 4, 4);
    drawWrappedText(p, QRectF(9, 20, 142, 72), QChar(0x2026) + QLatin1Char(' ') + rest,
                    o.style.tone(tint::ink), helpSize, smallestHelp);
}

}  // namespace

void paintOption(QPainter& painter, const QRectF& rect, const Option& option, const QString& face,
                 const Content& content, const PieceStyle& style) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / 160, rect.height() / 100);
    const OptionPicture picture{painter, option, content, factionLook(content.library(), option.faction),
                                style};
    if (face == QLatin1String("back")) {
        drawBack(picture);
    } else if (face == QLatin1String("small")) {
        drawSmall(picture);
    } else {
        const QRectF words = drawFront(picture);
        const HelpFlow help = flowedHelp(style.words(option.help), words.size());
        drawWrappedText(painter, words, help.front.join(QLatin1Char(' ')), style.tone(tint::ink), help.size,
                        help.size);
        if (!help.back.isEmpty()) {  // on the back it goes on
            painter.setPen(Qt::NoPen);
            painter.setBrush(style.tone(tint::ink));
            painter.drawPolygon(QPolygonF({QPointF(150, 91), QPointF(156, 94), QPointF(150, 97)}));
        }
    }
    painter.restore();
}

}  // namespace bocage::model
