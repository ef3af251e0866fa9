#include "model/render/card_painter.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include "model/render/frames.h"
#include "model/render/piece_text.h"
#include "model/render/symbols.h"

namespace bocage::model {

namespace {

/// Phases the packs name; a word of a pack's own is shown as it is.
QString phaseName(const QString& phase) {
    if (phase == QLatin1String("order"))
        return QCoreApplication::translate("CardPainter", "Order phase");
    if (phase == QLatin1String("activation"))
        return QCoreApplication::translate("CardPainter", "Activation phase");
    if (phase == QLatin1String("supply"))
        return QCoreApplication::translate("CardPainter", "Supply phase");
    if (phase == QLatin1String("any"))
        return QCoreApplication::translate("CardPainter", "Any phase");
    return phase;
}

/// "fire +1" as players read it; words of a pack's own stay as they are.
QString bonusWords(const QString& bonus) {
    const qsizetype space = bonus.indexOf(QLatin1Char(' '));
    const QString what = bonus.left(space);
    const QString rest = space < 0 ? QString() : bonus.mid(space);
    if (what == QLatin1String("fire"))
        return QCoreApplication::translate("CardPainter", "Fire") + rest;
    if (what == QLatin1String("movement"))
        return QCoreApplication::translate("CardPainter", "Movement") + rest;
    if (what == QLatin1String("assault"))
        return QCoreApplication::translate("CardPainter", "Assault") + rest;
    return bonus;
}

QString pictureOf(const rules::CardDef& card) {
    const QString own = QString::fromStdString(std::string(card.id.name()));
    if (!symbolNamed(own).isEmpty())
        return own;
    const QString symbol = QString::fromStdString(card.symbol);
    return symbolNamed(symbol).isEmpty() ? QStringLiteral("card") : symbol;
}

FactionLook lookOf(const rules::CardDef& card, const rules::Library& library) {
    if (!card.faction.empty())
        return factionLook(library, rules::ContentId(card.faction));
    // A card of no faction may still lie in one faction's deck only.
    const rules::DeckDef* only = nullptr;
    for (const rules::Pack& pack : library.packs())
        for (const rules::DeckDef& deck : pack.decks)
            for (const rules::Copies& copies : deck.cards)
                if (copies.id == card.id) {
                    if (only && only->faction != deck.faction)
                        return {};
                    only = &deck;
                }
    return only ? factionLook(library, only->faction) : FactionLook{};
}

}  // namespace

void paintCardBack(QPainter& painter, const QRectF& rect, const FactionLook& faction,
                   const PieceStyle& style) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / 63, rect.height() / 88);
    painter.setPen(QPen(style.tone(faction.dark()), 1));
    painter.setBrush(style.tone(faction.colour));
    painter.drawRoundedRect(QRectF(0.5, 0.5, 62, 87), 3.4, 3.4);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.tone(tint::paper), 0.9));
    painter.drawPath(frameOutline(faction.frame, QRectF(4, 4, 55, 80), 0.5));
    QColor faint = style.tone(faction.dark());
    for (int row = 0; row < 5; ++row)
        for (int column = 0; column < 3; ++column)
            if (row != 2 || column != 1)
                drawSymbol(painter, QRectF(9 + 17.5 * column, 9.4 + 15 * row, 10, 10), faction.symbol, faint);
    painter.setPen(QPen(style.tone(tint::paper), 0.9));
    painter.setBrush(style.tone(faction.colour));
    painter.drawEllipse(QPointF(31.5, 44), 15, 15);
    drawSymbol(painter, QRectF(20.5, 33, 22, 22), faction.symbol, style.tone(tint::paper));
    painter.restore();
}

void paintCard(QPainter& painter, const QRectF& rect, const rules::CardDef& card, const QString& face,
               const rules::Library& library, const PieceStyle& style) {
    const FactionLook faction = lookOf(card, library);
    if (face == QLatin1String("back")) {
        paintCardBack(painter, rect, faction, style);
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / 63, rect.height() / 88);
    QPainterPath outline;
    outline.addRoundedRect(QRectF(0.5, 0.5, 62, 87), 3.4, 3.4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.tone(tint::panel));
    painter.drawPath(outline);
    painter.save();
    painter.setClipPath(outline, Qt::IntersectClip);
    painter.fillRect(QRectF(0, 0, 63, 11.5), style.tone(faction.colour));
    painter.fillRect(QRectF(0, 11.5, 63, 27), style.tone(faction.pale()));
    painter.restore();
    const QColor onFaction = style.tone(readableOn(faction.colour));
    drawSymbol(painter, QRectF(3, 2.4, 7.2, 7.2), faction.symbol, onFaction);
    const double left = faction.symbol.isEmpty() ? 4 : 12;
    drawText(painter, QRectF(left, 0, 60 - left, 11.8), style.words(card.name), onFaction, 6, 3.2,
             Qt::AlignLeft);

    // Rays behind the picture make it a scene rather than a pictogram.
    painter.save();
    painter.setClipRect(QRectF(0.5, 11.5, 62, 27), Qt::IntersectClip);
    painter.setPen(Qt::NoPen);
    QColor ray = style.tone(faction.colour);
    ray.setAlpha(28);
    painter.setBrush(ray);
    for (int i = 0; i < 12; ++i) {
        QPainterPath beam(QPointF(31.5, 25));
        beam.arcTo(QRectF(-20, -26.5, 103, 103), i * 30, 15);
        beam.closeSubpath();
        painter.drawPath(beam);
    }
    painter.restore();
    painter.setPen(QPen(style.tone(faction.colour), 0.9));
    painter.setBrush(style.tone(tint::panel));
    painter.drawEllipse(QPointF(31.5, 25), 11.6, 11.6);
    drawSymbol(painter, QRectF(23.5, 17, 16, 16), pictureOf(card), style.tone(tint::ink));
    painter.setPen(QPen(style.tone(faction.colour), 0.8));
    painter.drawLine(QPointF(0.6, 38.5), QPointF(62.4, 38.5));

    const QString phase = phaseName(QString::fromStdString(card.phase));
    if (!phase.isEmpty()) {
        const TextFit fit = fitText(phase, 50, 3.6, 2.4);
        const QRectF chip(31.5 - fit.width / 2 - 2.6, 36, fit.width + 5.2, 5);
        painter.setPen(Qt::NoPen);
        painter.setBrush(style.tone(tint::ink));
        painter.drawRoundedRect(chip, 2.5, 2.5);
        drawText(painter, chip, phase, style.tone(tint::white), 3.6, 2.4);
    }
    const bool spent = !card.bonus.empty();
    drawWrappedText(painter, QRectF(4.5, 43.5, 54, spent ? 31 : 41), style.words(card.help),
                    style.tone(tint::ink), 4.3, 2.6, Qt::AlignHCenter | Qt::AlignVCenter);
    if (spent) {
        painter.setPen(QPen(style.tone(tint::line), 0.5));
        painter.drawLine(QPointF(5, 76), QPointF(58, 76));
        drawSymbol(painter, QRectF(4.5, 78, 6, 6), QStringLiteral("uses"), style.tone(tint::muted));
        drawText(painter, QRectF(12.5, 77.4, 46, 7.2), bonusWords(QString::fromStdString(card.bonus)),
                 style.tone(tint::ink), 4.4, 2.8, Qt::AlignLeft);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.tone(faction.dark()), 1));
    painter.drawPath(outline);
    painter.restore();
}

}  // namespace bocage::model
