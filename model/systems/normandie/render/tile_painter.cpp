#include "model/systems/normandie/render/tile_painter.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

#include "model/render/frames.h"
#include "model/render/piece_text.h"
#include "model/render/symbols.h"
#include "model/systems/normandie/render/counter_painter.h"
#include "model/systems/normandie/render/counter_parts.h"

namespace bocage::model {

using rules::normandie::Content;
using rules::normandie::OptionKind;
using rules::normandie::Slot;
using rules::normandie::Tile;
using rules::normandie::Unit;

namespace {

constexpr QSizeF tileSize(300, 210);
constexpr double headerHeight = 36;
constexpr double footerHeight = 24;

struct TilePicture {
    QPainter& painter;
    const Tile& tile;
    const Content& content;
    FactionLook faction;
    PieceStyle style;
};

void drawCard(const TilePicture& t) {
    QPainter& p = t.painter;
    QPainterPath outline;
    outline.addRoundedRect(QRectF(1.5, 1.5, 297, 207), 9, 9);
    p.setPen(Qt::NoPen);
    p.setBrush(t.style.tone(tint::panel));
    p.drawPath(outline);
    p.save();
    p.setClipPath(outline, Qt::IntersectClip);
    p.fillRect(QRectF(0, 0, 300, headerHeight), t.style.tone(t.faction.colour));
    p.fillRect(QRectF(0, 210 - footerHeight, 300, footerHeight), t.style.tone(tint::header));
    p.restore();
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(t.style.tone(t.faction.dark()), 2.4));
    p.drawPath(outline);
}

void drawHeader(const TilePicture& t) {
    QPainter& p = t.painter;
    const QColor onFaction = t.style.tone(readableOn(t.faction.colour));
    double left = 10;
    if (!t.tile.badge.empty()) {
        drawBadge(p, QPointF(left + 11, headerHeight / 2), 12, QString::fromStdString(t.tile.badge),
                  t.faction, t.style);
        left += 28;
    } else if (!t.faction.symbol.isEmpty()) {
        drawSymbol(p, QRectF(left, 7, 22, 22), t.faction.symbol, onFaction);
        left += 28;
    }
    double right = 290;
    const QRectF pill(right - 48, 7, 48, 22);
    p.setPen(Qt::NoPen);
    p.setBrush(t.style.tone(tint::panel));
    p.drawRoundedRect(pill, 11, 11);
    const QString cost = t.tile.cost ? QString::number(*t.tile.cost) : QStringLiteral("?");
    drawText(p, pill.adjusted(5, 0, -5, 0), cost, t.style.tone(tint::ink), 17, 9);
    right = pill.left() - 6;
    if (t.tile.stars > 0) {
        const double width = 17.0 * t.tile.stars;
        drawStars(p, QPointF(right - width / 2, headerHeight / 2), 8, t.tile.stars, t.style);
        right -= width + 5;
    }
    if (t.tile.officer || t.tile.hero) {
        const QRectF mark(right - 20, 8, 20, 20);
        drawSymbol(p, mark, t.tile.hero ? QStringLiteral("hero") : QStringLiteral("officer"), onFaction);
        right = mark.left() - 5;
    }
    drawText(p, QRectF(left, 0, right - left, headerHeight), t.style.words(t.tile.name), onFaction, 17, 8.5,
             Qt::AlignLeft);
    if (!t.tile.stripes.empty())
        drawStripes(p, QRectF(2, headerHeight, 296, 4.6), QString::fromStdString(t.tile.stripes), t.style);
}

/// Counters side by side, as large as fits, with the number of copies. Returns where they end.
double drawUnits(const TilePicture& t, const QRectF& room) {
    struct Group {
        const Unit* unit;
        int count;
        double width;
    };
    std::vector<Group> groups;
    double total = 0;
    for (const rules::Copies& copies : t.tile.units)
        if (const Unit* unit = t.content.unit(copies.id)) {
            groups.push_back({unit, copies.count, counterAspect(*unit)});
            total += groups.back().width + (copies.count > 1 ? 0.16 : 0);
        }
    if (groups.empty())
        return room.left();
    const double gap = 6;
    const double side =
        std::min(room.height(), (room.width() - gap * static_cast<double>(groups.size() - 1)) / total);
    double x = room.left();
    const double y = room.top() + (room.height() - side) / 2;
    for (const Group& group : groups) {
        const QRectF counter(x, y, side * group.width, side);
        const int behind = std::min(group.count, 3) - 1;
        for (int i = behind; i >= 1; --i) {
            const double shift = side * 0.08 * i;
            paintCounter(t.painter, counter.translated(shift, 0).adjusted(0, shift * 0.3, 0, -shift * 0.3),
                         *group.unit, QStringLiteral("front"), t.content.library(), t.style);
        }
        paintCounter(t.painter, counter, *group.unit, QStringLiteral("front"), t.content.library(), t.style);
        if (group.count > 1)
            drawBubble(t.painter, counter.topLeft() + QPointF(side * 0.5, side * 0.04), side * 0.14,
                       QChar(0xD7) + QString::number(group.count), t.style);
        x += counter.width() + gap + side * 0.08 * behind;
    }
    return x;
}

void drawSlot(const TilePicture& t, const QRectF& rect, const Slot& slot) {
    QPainter& p = t.painter;
    const QColor band = t.style.tone(bandColour(QString::fromStdString(slot.band)));
    p.setPen(QPen(t.style.tone(tint::muted), 1));
    p.setBrush(t.style.tone(tint::paper));
    p.drawRoundedRect(rect, 4, 4);
    QPainterPath edge;
    edge.addRoundedRect(rect, 4, 4);
    p.save();
    p.setClipPath(edge, Qt::IntersectClip);
    p.fillRect(QRectF(rect.left(), rect.top(), 7, rect.height()), band);
    p.restore();
    p.setPen(QPen(t.style.tone(tint::muted), 1));
    p.drawLine(QPointF(rect.left() + 7, rect.top()), QPointF(rect.left() + 7, rect.bottom()));
    double right = rect.right() - 3;
    if (slot.stars > 0) {
        const double width = 9.0 * slot.stars;
        drawStars(p, QPointF(right - width / 2 - 1, rect.center().y()), 4.6, slot.stars, t.style);
        right -= width + 4;
    }
    if (slot.ability) {
        const double tile = std::min(rect.height() - 6, 18.0);
        drawAbility(p, QPointF(right - tile / 2 - 3, rect.center().y() - 1), tile, *slot.ability, t.style);
        right -= tile + 8;
    }
    const double icon = std::min(16.0, rect.height() - 6);
    double x = rect.left() + 10;
    for (const OptionKind kind : slot.kinds) {
        if (x + icon > right)
            break;
        drawSymbol(p, QRectF(x, rect.center().y() - icon / 2, icon, icon), optionKindSymbol(kind),
                   t.style.tone(tint::ink));
        x += icon + 3;
    }
    if (slot.kinds.size() == 1 && right - x > 14)
        drawText(p, QRectF(x + 1, rect.top(), right - x - 1, rect.height()),
                 optionKindName(slot.kinds.front()), t.style.tone(tint::ink), 9.5, 6, Qt::AlignLeft,
                 TextWeight::Normal);
}

void drawSlots(const TilePicture& t, const QRectF& room) {
    const auto count = static_cast<int>(t.tile.slots.size());
    if (count == 0)
        return;
    const int columns = count <= 4 ? 2 : 3;
    const int rows = (count + columns - 1) / columns;
    const double gap = 5;
    const double width = (room.width() - gap * (columns - 1)) / columns;
    const double height = std::min(28.0, (room.height() - gap * (rows - 1)) / rows);
    for (int i = 0; i < count; ++i)
        drawSlot(t,
                 QRectF(room.left() + (width + gap) * (i % columns),
                        room.top() + (height + gap) * (i / columns), width, height),
                 t.tile.slots[static_cast<std::size_t>(i)]);
}

void drawFooter(const TilePicture& t) {
    QPainter& p = t.painter;
    const double y = 210 - footerHeight / 2;
    double x = 10;
    const auto value = [&](const QString& symbol, const QString& text) {
        drawSymbol(p, QRectF(x, y - 7, 14, 14), symbol, t.style.tone(tint::ink));
        const TextFit fit = drawText(p, QRectF(x + 18, y - 8, 86, 16), text, t.style.tone(tint::ink), 10, 7,
                                     Qt::AlignLeft, TextWeight::Normal);
        x += 18 + fit.width + 12;
    };
    if (t.tile.breakingPoints)
        value(QStringLiteral("breaking-point"),
              QCoreApplication::translate("TilePainter", "Breaking point %1").arg(*t.tile.breakingPoints));
    if (t.tile.victoryPoints)
        value(QStringLiteral("victory-point"),
              QCoreApplication::translate("TilePainter", "%1 VP").arg(*t.tile.victoryPoints));
    double right = 290;
    for (auto ability = t.tile.abilities.rbegin(); ability != t.tile.abilities.rend() && right - 20 > x;
         ++ability) {
        drawAbility(p, QPointF(right - 10, y - 1.4), 16, *ability, t.style);
        right -= 23;
    }
}

void drawTileBack(const TilePicture& t) {
    QPainter& p = t.painter;
    p.setPen(QPen(t.style.tone(t.faction.dark()), 3));
    p.setBrush(t.style.tone(t.faction.colour));
    p.drawRoundedRect(QRectF(1.5, 1.5, 297, 207), 9, 9);
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(t.style.tone(tint::paper), 1.6));
    p.drawPath(frameOutline(t.faction.frame, QRectF(12, 12, 276, 186), 1.6));
    drawSymbol(p, QRectF(100, 42, 100, 100), t.faction.symbol, t.style.tone(tint::paper));
    drawText(p, QRectF(24, 152, 252, 30), t.style.words(t.tile.name), t.style.tone(tint::paper), 20, 10);
}

}  // namespace

QString optionKindSymbol(OptionKind kind) {
    switch (kind) {
        case OptionKind::Support:
            return QStringLiteral("option-support");
        case OptionKind::Equipment:
            return QStringLiteral("option-equipment");
        case OptionKind::Trait:
            return QStringLiteral("option-trait");
        case OptionKind::Order:
            return QStringLiteral("option-order");
        case OptionKind::Customization:
            return QStringLiteral("option-customization");
        case OptionKind::Artifact:
            return QStringLiteral("option-artifact");
        case OptionKind::Spell:
            return QStringLiteral("option-spell");
        case OptionKind::SpellBook:
            return QStringLiteral("option-spell-book");
        case OptionKind::Free:
            return QStringLiteral("option-free");
        case OptionKind::Upgrade:
            break;
    }
    return QStringLiteral("option-upgrade");
}

QString optionKindName(OptionKind kind) {
    switch (kind) {
        case OptionKind::Support:
            return QCoreApplication::translate("TilePainter", "Support");
        case OptionKind::Equipment:
            return QCoreApplication::translate("TilePainter", "Equipment");
        case OptionKind::Trait:
            return QCoreApplication::translate("TilePainter", "Trait");
        case OptionKind::Order:
            return QCoreApplication::translate("TilePainter", "Order");
        case OptionKind::Customization:
            return QCoreApplication::translate("TilePainter", "Customization");
        case OptionKind::Artifact:
            return QCoreApplication::translate("TilePainter", "Artefact");
        case OptionKind::Spell:
            return QCoreApplication::translate("TilePainter", "Spell");
        case OptionKind::SpellBook:
            return QCoreApplication::translate("TilePainter", "Spell book");
        case OptionKind::Free:
            return QCoreApplication::translate("TilePainter", "Free option");
        case OptionKind::Upgrade:
            break;
    }
    return QCoreApplication::translate("TilePainter", "Upgrade");
}

void paintTile(QPainter& painter, const QRectF& rect, const Tile& tile, const QString& face,
               const Content& content, const PieceStyle& style) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / tileSize.width(), rect.height() / tileSize.height());
    TilePicture picture{painter, tile, content, factionLook(content.library(), tile.faction), style};
    if (face == QLatin1String("back")) {
        drawTileBack(picture);
    } else {
        drawCard(picture);
        drawHeader(picture);
        const double top = headerHeight + (tile.stripes.empty() ? 8 : 11);
        const double bottom = 210 - footerHeight - 6;
        const auto rows = tile.slots.size() <= 4 ? (tile.slots.size() + 1) / 2 : (tile.slots.size() + 2) / 3;
        const double slotRoom = rows == 0 ? 0 : 33.0 * static_cast<double>(rows) - 5;
        const double unitRoom = bottom - top - (rows == 0 ? 0 : slotRoom + 7);
        const double end = drawUnits(picture, QRectF(10, top, 280, unitRoom));
        if (290 - end > 70)
            drawWrappedText(painter, QRectF(end + 4, top, 286 - end, unitRoom), style.words(tile.help),
                            style.tone(tint::muted), 10.5, 6.5, Qt::AlignLeft | Qt::AlignVCenter);
        drawSlots(picture, QRectF(10, bottom - slotRoom, 280, slotRoom));
        drawFooter(picture);
    }
    painter.restore();
}

}  // namespace bocage::model
