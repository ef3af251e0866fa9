#include <QPainter>
#include <QPainterPath>

#include "model/render/map/ink.h"
#include "model/render/piece_style.h"
#include "model/render/piece_text.h"
#include "model/systems/malice/render/hex_brush.h"
#include "model/systems/malice/render/malice_pieces.h"
#include "model/systems/malice/render/malice_terms.h"

namespace bocage::model::malice {

using namespace rules::malice;
using map::inkTone;

namespace {

struct Look {
    const Card* card = nullptr;
    QString trove;  ///< what kind of card, as printed
    QString remark;
    QRgb ground = 0xFFEFE6D0;
    Attribute emblem = Attribute::Unknown;
};

Attribute emblemOf(const Card& card, Attribute fallback) {
    return card.modifiers.empty() ? fallback : card.modifiers.front().attribute;
}

Look lookOf(const Catalogue& catalogue, const rules::ContentId& id) {
    Look look;
    if (const Mastery* mastery = catalogue.mastery(id)) {
        look = {mastery, Terms::tr("Mastery"), {}, 0xFFE9DFC8, emblemOf(*mastery, Attribute::LuckRoll)};
    } else if (const Treasure* treasure = catalogue.treasure(id)) {
        const auto type = named<ItemType>(treasure->itemType);
        look = {treasure, Terms::tr("Treasure"),
                type ? Terms::itemType(*type) : QString::fromStdString(treasure->itemType), 0xFFF1E3BE,
                emblemOf(*treasure, Attribute::PhysicalShield)};
    } else if (const Potion* potion = catalogue.potion(id)) {
        look = {potion, Terms::tr("Potion"), {}, 0xFFDCE8E6, emblemOf(*potion, Attribute::Recovery)};
    } else if (const Fate* fate = catalogue.fate(id)) {
        look = {fate, Terms::tr("Fate"),
                fate->curse ? Terms::tr("%1, curse").arg(Terms::fateKind(fate->kind))
                            : Terms::fateKind(fate->kind),
                0xFFE4DBE6, emblemOf(*fate, Attribute::LuckRoll)};
    } else if (const Ability* ability = catalogue.ability(id)) {
        look = {ability, Terms::tr("Ability"), Terms::abilityUse(ability->use), 0xFFDED9D2,
                emblemOf(*ability, Attribute::PhysicalWounds)};
    }
    return look;
}

void frame(QPainter& painter, const QRectF& rect, QRgb ground, const QColor& band, bool grey) {
    const double side = rect.width();
    painter.setPen(QPen(inkTone(0xFF2B2622, 1, grey), side * 0.012));
    painter.setBrush(inkTone(ground, 1, grey));
    painter.drawRoundedRect(rect, side * 0.05, side * 0.05);
    painter.setPen(QPen(inkTone(band.rgb(), 1, grey), side * 0.03));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect.adjusted(side * 0.03, side * 0.03, -side * 0.03, -side * 0.03), side * 0.035,
                            side * 0.035);
}

QString words(const rules::Text& text, const PieceOptions& options) {
    return QString::fromStdString(text.in(options.language.toStdString()));
}

}  // namespace

void paintCard(QPainter& painter, const QRectF& rect, const Catalogue& catalogue, const rules::ContentId& id,
               bool back, const PieceOptions& options) {
    const Look look = lookOf(catalogue, id);
    if (!look.card)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = rect.width();
    const auto known = named<Colour>(look.card->colour);
    const QColor band = known ? shardHue(*known) : QColor(0x6E, 0x67, 0x5C);
    const QColor ink = inkTone(0xFF2B2622, 1, options.grey);
    if (back) {
        frame(painter, rect, 0xFF3A342D, QColor(0xD9, 0xC0, 0x8A), options.grey);
        painter.save();
        painter.translate(rect.center() - QPointF(0, side * 0.1));
        painter.scale(side * 0.26, side * 0.26);
        paintMark(painter, Mark::Gate, options.grey);
        painter.restore();
        drawText(painter, QRectF(rect.left(), rect.center().y() + side * 0.24, side, side * 0.16), look.trove,
                 inkTone(0xFFF4ECD8, 1, options.grey), side * 0.11, side * 0.05);
        painter.restore();
        return;
    }
    frame(painter, rect, look.ground, band, options.grey);
    // Small pictures: the sign and the colour, nothing to read.
    const PieceDetail detail = detailFor(painter, side);
    const bool small = detail != PieceDetail::Full && side * painter.worldTransform().m11() < 70;
    if (small) {
        paintAttribute(painter,
                       QRectF(rect.center().x() - side * 0.26, rect.center().y() - side * 0.34, side * 0.52,
                              side * 0.52),
                       look.emblem, ink, inkTone(look.ground, 1, options.grey));
        if (known)
            paintShard(painter,
                       QRectF(rect.center().x() - side * 0.14, rect.bottom() - side * 0.42, side * 0.28,
                              side * 0.28),
                       *known, options.grey);
        painter.restore();
        return;
    }
    const double in = side * 0.075;
    const QRectF body = rect.adjusted(in, in, -in, -in);
    QRectF title(body.left(), body.top(), body.width(), side * 0.13);
    if (known) {
        const QRectF gem(title.left(), title.top() + side * 0.005, side * 0.12, side * 0.12);
        paintShard(painter, gem, *known, options.grey);
        title.setLeft(gem.right() + side * 0.03);
    }
    drawText(painter, title, words(look.card->name, options), ink, side * 0.088, side * 0.045, Qt::AlignLeft);
    const QRectF kind(body.left(), body.top() + side * 0.14, body.width(), side * 0.07);
    painter.fillRect(kind, inkTone(band.rgb(), 0.85, options.grey));
    drawText(painter, kind.adjusted(side * 0.02, 0, -side * 0.02, 0),
             look.remark.isEmpty() ? look.trove : QStringLiteral("%1 · %2").arg(look.trove, look.remark),
             readableOn(inkTone(band.rgb(), 1, options.grey)), side * 0.05, side * 0.03, Qt::AlignLeft);
    double y = kind.bottom() + side * 0.03;
    // The picture: the first thing it does, large.
    const bool wordy = catalogue.mastery(id) || look.card->modifiers.size() > 2;
    const double height = wordy ? side * 0.3 : side * 0.46;
    const QRectF picture(body.left(), y, body.width(), height);
    painter.setPen(QPen(ink, side * 0.006));
    painter.setBrush(inkTone(band.lighter(165).rgb(), 0.55, options.grey));
    painter.drawRoundedRect(picture, side * 0.02, side * 0.02);
    paintAttribute(painter,
                   QRectF(picture.center().x() - height * 0.36, picture.center().y() - height * 0.36,
                          height * 0.72, height * 0.72),
                   look.emblem, ink, inkTone(look.ground, 1, options.grey));
    y = picture.bottom() + side * 0.025;
    const double foot = body.bottom() - side * 0.05;
    const auto line = [&](const Modifier& modifier, bool secondary) {
        const double row = side * 0.085;
        if (y + row > foot)
            return;
        const QRectF sign(body.left() + (secondary ? side * 0.05 : 0), y + side * 0.008, side * 0.068,
                          side * 0.068);
        paintAttribute(painter, sign, modifier.attribute, ink, inkTone(look.ground, 1, options.grey));
        const QRectF room(sign.right() + side * 0.025, y, body.right() - sign.right() - side * 0.025, row);
        const QString text = Terms::modifier(modifier);
        const WrappedText fit =
            wrapText(text, QSizeF(room.width(), row * 2.1), side * 0.052, side * 0.036, TextWeight::Normal);
        const double used = std::max(1.0, static_cast<double>(fit.lines.size())) * fit.size * lineSpacing;
        drawWrappedText(painter, QRectF(room.left(), y, room.width(), std::max(row, used)), text, ink,
                        side * 0.052, side * 0.036);
        y += std::max(row, used + side * 0.01);
    };
    const auto paragraph = [&](const QString& text) {
        if (text.isEmpty() || y + side * 0.06 > foot)
            return;
        const WrappedText fit = wrapText(text, QSizeF(body.width(), foot - y), side * 0.052, side * 0.03);
        drawWrappedText(painter, QRectF(body.left(), y, body.width(), foot - y), text, ink, side * 0.052,
                        side * 0.03);
        y += static_cast<double>(fit.lines.size()) * fit.size * lineSpacing + side * 0.015;
    };
    for (const Modifier& modifier : look.card->modifiers)
        line(modifier, false);
    paragraph(words(look.card->effect, options));
    if (const Mastery* mastery = catalogue.mastery(id);
        mastery && (!mastery->secondary.empty() || !mastery->secondaryEffect.byLanguage.empty())) {
        const QRectF rule(body.left(), y + side * 0.008, body.width(), side * 0.055);
        if (rule.bottom() < foot) {
            if (known)
                paintShard(painter, QRectF(rule.left(), rule.top(), side * 0.055, side * 0.055), *known,
                           options.grey);
            drawText(painter, rule.adjusted(side * 0.075, 0, 0, 0), Terms::tr("With a shard of its colour:"),
                     ink, side * 0.045, side * 0.03, Qt::AlignLeft);
            y = rule.bottom() + side * 0.012;
            for (const Modifier& modifier : mastery->secondary)
                line(modifier, true);
            paragraph(words(mastery->secondaryEffect, options));
        }
    }
    if (look.card->nameOnly)
        paragraph(Terms::tr("Only the name of this card is known."));
    // What it is about, where there is room left.
    if (const QString help = words(look.card->help, options); !help.isEmpty() && foot - y > side * 0.16) {
        y += side * 0.02;
        painter.setPen(QPen(inkTone(band.rgb(), 0.8, options.grey), side * 0.006));
        painter.drawLine(QPointF(body.left(), y), QPointF(body.right(), y));
        y += side * 0.02;
        drawWrappedText(painter, QRectF(body.left(), y, body.width(), foot - y), help,
                        inkTone(0xFF6E675C, 1, options.grey), side * 0.046, side * 0.03);
    }
    if (options.sampleMark && look.card->provenance == rules::Provenance::Sample)
        drawText(painter, QRectF(body.left(), foot, body.width(), side * 0.05), Terms::tr("sample"),
                 inkTone(0xFF6E675C, 1, options.grey), side * 0.036, side * 0.03, Qt::AlignRight,
                 TextWeight::Normal);
    painter.restore();
}

}  // namespace bocage::model::malice
