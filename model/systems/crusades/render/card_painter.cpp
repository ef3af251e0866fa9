#include "model/systems/crusades/render/card_painter.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include "model/render/piece_style.h"
#include "model/render/piece_text.h"
#include "model/systems/crusades/words/crusades_words.h"
#include "rules/systems/crusades/checks/check_context.h"

namespace bocage::model::crusades {

using rules::crusades::Bypass;
using rules::crusades::Card;
using rules::crusades::CardKind;
using rules::crusades::DeckKind;

namespace {

struct CardWords {
    Q_DECLARE_TR_FUNCTIONS(CrusadesCards)
};

QColor greyOf(const QColor& colour, bool grey) {
    const int level = qGray(colour.rgb());
    return grey ? QColor(level, level, level) : colour;
}

QColor deckColour(DeckKind deck) {
    switch (deck) {
        case DeckKind::Fortress:
            return {0x5B, 0x4A, 0x3E};
        case DeckKind::Village:
            return {0x2F, 0x5D, 0x50};
        case DeckKind::Siege:
            return {0x8C, 0x2D, 0x19};
        case DeckKind::Dagon:
            return {0x1F, 0x5F, 0xA8};
        case DeckKind::Cthulhu:
            return {0x5B, 0x3A, 0x78};
    }
    return tint::ink;
}

void paintShape(QPainter& painter, const QRectF& rect, int shape) {
    switch (shape) {
        case 1:
            painter.drawRect(rect.adjusted(rect.width() * 0.08, rect.height() * 0.08, -rect.width() * 0.08,
                                           -rect.height() * 0.08));
            break;
        case 2:
            painter.drawPolygon(QPolygonF({{rect.center().x(), rect.top()},
                                           {rect.right(), rect.center().y()},
                                           {rect.center().x(), rect.bottom()},
                                           {rect.left(), rect.center().y()}}));
            break;
        case 3:
            painter.drawPolygon(QPolygonF({{rect.center().x(), rect.top()},
                                           {rect.right(), rect.bottom()},
                                           {rect.left(), rect.bottom()}}));
            break;
        default:
            painter.drawEllipse(rect);
    }
}

/// A number on a ground that says what it counts.
void paintNumber(QPainter& painter, const QRectF& rect, const QString& text, const QColor& ink) {
    drawText(painter, rect, text, ink, rect.height() * 0.66, rect.height() * 0.3);
}

/// Rows of a battlement with so many teeth.
QPainterPath battlement(const QRectF& rect, int teeth, double depth) {
    QPainterPath path(rect.bottomLeft());
    path.lineTo(rect.left(), rect.top());
    const double step = rect.width() / (2 * teeth - 1);
    for (int i = 0; i < teeth; ++i) {
        const double x = rect.left() + 2 * i * step;
        path.lineTo(x + step, rect.top());
        if (i + 1 == teeth)
            break;
        path.lineTo(x + step, rect.top() + depth);
        path.lineTo(x + 2 * step, rect.top() + depth);
        path.lineTo(x + 2 * step, rect.top());
    }
    path.lineTo(rect.bottomRight());
    path.closeSubpath();
    return path;
}

}  // namespace

ColourLook colourLook(const std::string& colour) {
    if (colour == "red")
        return {QColor(0xA3, 0x2A, 0x1E), 0};
    if (colour == "blue")
        return {QColor(0x00, 0x62, 0x9B), 1};
    if (colour == "green")
        return {QColor(0x2E, 0x7D, 0x4F), 2};
    if (colour == "yellow")
        return {QColor(0xC0, 0x8A, 0x00), 3};
    const QColor named(QString::fromStdString(colour));
    return {named.isValid() && !colour.empty() ? named : QColor(0x5E, 0x5A, 0x55), 4};
}

void paintSword(QPainter& painter, const QRectF& rect, const QColor& ink) {
    painter.save();
    painter.translate(rect.center());
    painter.scale(rect.width() / 100, rect.height() / 100);
    painter.rotate(45);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(QPolygonF({{-7, 24}, {-7, -42}, {0, -56}, {7, -42}, {7, 24}}));
    painter.drawRoundedRect(QRectF(-25, 22, 50, 9), 4, 4);
    painter.drawRect(QRectF(-5, 30, 10, 18));
    painter.drawEllipse(QPointF(0, 51), 8, 8);
    painter.restore();
}

void paintShield(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& ink) {
    const double w = rect.width(), h = rect.height();
    QPainterPath path(rect.topLeft() + QPointF(0, h * 0.06));
    path.quadTo(rect.center().x(), rect.top() - h * 0.04, rect.right(), rect.top() + h * 0.06);
    path.lineTo(rect.right(), rect.top() + h * 0.5);
    path.quadTo(rect.right() - w * 0.05, rect.top() + h * 0.82, rect.center().x(), rect.bottom());
    path.quadTo(rect.left() + w * 0.05, rect.top() + h * 0.82, rect.left(), rect.top() + h * 0.5);
    path.closeSubpath();
    painter.setBrush(fill);
    painter.setPen(QPen(ink, w * 0.07));
    painter.drawPath(path);
}

void paintEmblem(QPainter& painter, const QRectF& rect, CardKind kind, const QColor& ink,
                 const QColor& ground) {
    painter.save();
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / 100, rect.height() / 100);
    const QPen line(ink, 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    switch (kind) {
        case CardKind::Castle:
            painter.drawPath(battlement({12, 34, 22, 58}, 2, 8));
            painter.drawPath(battlement({66, 34, 22, 58}, 2, 8));
            painter.drawPath(battlement({34, 12, 32, 80}, 3, 8));
            painter.setBrush(ground);
            painter.drawRoundedRect(QRectF(43, 62, 14, 30), 7, 7);
            painter.drawRect(QRectF(46, 32, 8, 12));
            break;
        case CardKind::Wall:
            painter.drawPath(battlement({6, 36, 88, 50}, 5, 12));
            painter.setPen(QPen(ground, 3));
            for (int row = 0; row < 2; ++row) {
                painter.drawLine(QPointF(6, 60 + row * 13), QPointF(94, 60 + row * 13));
                for (int x = 0; x < 4; ++x)
                    painter.drawLine(QPointF(18 + 22 * x + 11 * (row % 2), 60 + row * 13),
                                     QPointF(18 + 22 * x + 11 * (row % 2), 73 + row * 13));
            }
            break;
        case CardKind::Soldiers:
            for (const double x : {26.0, 50.0, 74.0}) {
                painter.drawEllipse(QPointF(x, 32), 10, 10);
                painter.drawRoundedRect(QRectF(x - 11, 44, 22, 40), 8, 8);
            }
            painter.setPen(QPen(ground, 4, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(QPointF(50, 48), QPointF(50, 76));
            painter.drawLine(QPointF(42, 56), QPointF(58, 56));
            break;
        case CardKind::Bowmen:
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(ink, 7, Qt::SolidLine, Qt::RoundCap));
            painter.drawArc(QRectF(14, 12, 64, 76), -80 * 16, 160 * 16);
            painter.setPen(QPen(ink, 3));
            painter.drawLine(QPointF(52, 13), QPointF(52, 87));
            painter.setPen(QPen(ink, 6, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(QPointF(14, 50), QPointF(84, 50));
            painter.setPen(Qt::NoPen);
            painter.setBrush(ink);
            painter.drawPolygon(QPolygonF({{96, 50}, {80, 41}, {80, 59}}));
            break;
        case CardKind::Gold:
            painter.setPen(line);
            painter.setBrush(ground);
            for (const QPointF at : {QPointF(36, 64), QPointF(64, 64), QPointF(50, 38)}) {
                painter.drawEllipse(at, 22, 22);
                painter.drawEllipse(at, 13, 13);
            }
            break;
        case CardKind::Builder:
            painter.save();
            painter.translate(50, 50);
            painter.rotate(40);
            painter.drawRoundedRect(QRectF(-6, -30, 12, 72), 5, 5);
            painter.drawRoundedRect(QRectF(-28, -44, 56, 22), 5, 5);
            painter.restore();
            break;
        case CardKind::Sacrifice:
            painter.drawPolygon(QPolygonF({{44, 14}, {56, 14}, {58, 60}, {50, 76}, {42, 60}}));
            painter.drawRoundedRect(QRectF(30, 8, 40, 8), 4, 4);
            painter.drawEllipse(QPointF(50, 88), 7, 8);
            break;
        case CardKind::Cultist: {
            QPainterPath hood(QPointF(50, 10));
            hood.cubicTo(86, 22, 84, 60, 90, 90);
            hood.lineTo(10, 90);
            hood.cubicTo(16, 60, 14, 22, 50, 10);
            painter.drawPath(hood);
            painter.setBrush(ground);
            painter.drawEllipse(QRectF(34, 30, 32, 36));
            painter.setBrush(ink);
            painter.drawEllipse(QPointF(43, 48), 4, 4);
            painter.drawEllipse(QPointF(57, 48), 4, 4);
            break;
        }
        case CardKind::Idol: {
            painter.drawEllipse(QRectF(28, 12, 44, 40));
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(ink, 7, Qt::SolidLine, Qt::RoundCap));
            for (const double x : {32.0, 44.0, 56.0, 68.0}) {
                QPainterPath arm(QPointF(x, 46));
                arm.cubicTo(x + (x < 50 ? -14 : 14), 58, x + (x < 50 ? 8 : -8), 68, x, 82);
                painter.drawPath(arm);
            }
            painter.setPen(Qt::NoPen);
            painter.setBrush(ground);
            painter.drawEllipse(QPointF(42, 32), 5, 6);
            painter.drawEllipse(QPointF(58, 32), 5, 6);
            painter.setBrush(ink);
            painter.drawRect(QRectF(22, 84, 56, 9));
            break;
        }
        case CardKind::Thief:
            painter.drawRoundedRect(QRectF(8, 34, 84, 30), 14, 14);
            painter.setBrush(ground);
            painter.drawEllipse(QRectF(20, 40, 22, 16));
            painter.drawEllipse(QRectF(58, 40, 22, 16));
            break;
        case CardKind::Night: {
            QPainterPath moon;
            moon.addEllipse(QRectF(14, 12, 72, 72));
            QPainterPath shadow;
            shadow.addEllipse(QRectF(36, 4, 68, 68));
            painter.drawPath(moon.subtracted(shadow));
            for (const QPointF at : {QPointF(70, 30), QPointF(84, 52), QPointF(62, 50)})
                painter.drawEllipse(at, 3.5, 3.5);
            break;
        }
        case CardKind::Ambush:
            for (const QPointF at : {QPointF(26, 66), QPointF(50, 56), QPointF(74, 66)})
                painter.drawEllipse(at, 22, 22);
            painter.setBrush(ground);
            painter.drawEllipse(QRectF(30, 52, 16, 10));
            painter.drawEllipse(QRectF(54, 52, 16, 10));
            painter.setBrush(ink);
            painter.drawEllipse(QPointF(38, 57), 3, 3);
            painter.drawEllipse(QPointF(62, 57), 3, 3);
            break;
        case CardKind::Siege:
            painter.setPen(QPen(ink, 7, Qt::SolidLine, Qt::RoundCap));
            painter.setBrush(Qt::NoBrush);
            painter.drawLine(QPointF(16, 74), QPointF(84, 74));
            painter.drawLine(QPointF(46, 72), QPointF(58, 34));
            painter.drawLine(QPointF(24, 60), QPointF(84, 20));
            painter.drawEllipse(QPointF(28, 82), 9, 9);
            painter.drawEllipse(QPointF(72, 82), 9, 9);
            painter.setPen(Qt::NoPen);
            painter.setBrush(ink);
            painter.drawEllipse(QPointF(86, 18), 10, 10);
            break;
        case CardKind::Dagon: {
            QPainterPath fish(QPointF(12, 50));
            fish.cubicTo(26, 22, 56, 22, 72, 50);
            fish.cubicTo(56, 78, 26, 78, 12, 50);
            painter.drawPath(fish);
            painter.drawPolygon(QPolygonF({{66, 50}, {92, 30}, {86, 50}, {92, 70}}));
            painter.setBrush(ground);
            painter.drawEllipse(QPointF(28, 46), 5, 5);
            break;
        }
        case CardKind::Monster:
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(ink, 9, Qt::SolidLine, Qt::RoundCap));
            for (int i = 0; i < 3; ++i) {
                const double x = 22 + 28 * i;
                QPainterPath arm(QPointF(x, 92));
                arm.cubicTo(x - 20, 66, x + 22, 50, x + (i - 1) * 6, 30);
                arm.cubicTo(x + (i - 1) * 6, 18, x + 14, 14, x + 14, 24);
                painter.drawPath(arm);
            }
            break;
    }
    painter.restore();
}

CardPainter::CardPainter(const rules::LibraryPtr& library) : m_cards(rules::crusades::cardsFor(library)) {}

std::optional<PieceShape> CardPainter::shape(const rules::ContentId& id) const {
    if (!rules::crusades::deckOfContentKind(id.kind()))
        return std::nullopt;
    PieceShape shape;
    shape.aspect = static_cast<double>(cardWidth) / cardHeight;
    shape.width = cardWidth;
    shape.height = cardHeight;
    return shape;
}

bool CardPainter::paint(QPainter& painter, const QRectF& rect, const rules::ContentId& id,
                        const QString& face, const PieceOptions& options) const {
    const auto deck = rules::crusades::deckOfContentKind(id.kind());
    if (!deck)
        return false;
    QRectF fitted(0, 0, rect.width(), rect.width() * cardHeight / cardWidth);
    if (fitted.height() > rect.height())
        fitted = QRectF(0, 0, rect.height() * cardWidth / cardHeight, rect.height());
    fitted.moveCenter(rect.center());
    if (face == QStringLiteral("back")) {
        paintBack(painter, fitted, *deck, options.grey);
        return true;
    }
    const Card* card = m_cards->find(id);
    if (card)
        paintCard(painter, fitted, *card, options);
    return card != nullptr;
}

void CardPainter::paintBack(QPainter& painter, const QRectF& rect, DeckKind deck, bool grey) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / 630, rect.height() / 880);
    const QColor ground = greyOf(deckColour(deck), grey);
    painter.setPen(QPen(tint::ink, 6));
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(3, 3, 624, 874), 36, 36);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(tint::paper, 8));
    painter.drawRoundedRect(QRectF(38, 38, 554, 804), 22, 22);
    painter.setPen(QPen(ground.lighter(125), 5));
    for (int i = -6; i < 14; ++i) {
        painter.setClipRect(QRectF(46, 46, 538, 788));
        painter.drawLine(QPointF(46 + i * 80, 46), QPointF(46 + i * 80 + 560, 46 + 788));
        painter.drawLine(QPointF(46 + i * 80 + 560, 46), QPointF(46 + i * 80, 46 + 788));
    }
    painter.setClipping(false);
    painter.setPen(QPen(tint::paper, 8));
    painter.setBrush(ground);
    painter.drawEllipse(QPointF(315, 440), 170, 170);
    static constexpr CardKind emblems[] = {CardKind::Castle, CardKind::Gold, CardKind::Siege, CardKind::Dagon,
                                           CardKind::Monster};
    paintEmblem(painter, QRectF(215, 330, 200, 200), emblems[static_cast<std::size_t>(deck)], tint::paper,
                ground);
    drawText(painter, QRectF(60, 680, 510, 90), CrusadesWords::deck(deck), tint::paper, 70, 40);
    painter.restore();
}

void CardPainter::paintCard(QPainter& painter, const QRectF& rect, const Card& card,
                            const PieceOptions& options) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double pixels =
        rect.height() * painter.worldTransform().m22() * painter.device()->devicePixelRatioF();
    const bool small = pixels < 150;  // few pixels: picture, numbers and name only
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / 630, rect.height() / 880);
    const ColourLook look = colourLook(card.colour);
    const DeckKind deck = rules::crusades::deckOf(card.kind);
    const QColor frame = greyOf(card.colour.empty() ? deckColour(deck) : look.hue, options.grey);
    const QColor paper = tint::paper;
    painter.setPen(QPen(tint::ink, 6));
    painter.setBrush(frame);
    painter.drawRoundedRect(QRectF(3, 3, 624, 874), 36, 36);
    painter.setPen(Qt::NoPen);
    painter.setBrush(paper);
    painter.drawRoundedRect(QRectF(34, 34, 562, 812), 18, 18);

    // Top: the colour with its shape, and the kind.
    if (!card.colour.empty()) {
        painter.setBrush(frame);
        painter.setPen(QPen(tint::ink, 5));
        paintShape(painter, QRectF(52, 54, 76, 76), look.shape);
    }
    const auto words = [&](const rules::Text& text) {
        return QString::fromStdString(text.in(options.language.toStdString()));
    };
    if (!small)
        drawText(painter, QRectF(140, 50, 440, 84), CrusadesWords::kind(card.kind), tint::muted, 46, 24,
                 Qt::AlignRight);

    paintEmblem(painter, small ? QRectF(120, 130, 390, 390) : QRectF(150, 150, 330, 330), card.kind,
                greyOf(card.colour.empty() ? tint::ink : frame.darker(115), options.grey), paper);

    // Numbers, each on what it counts.
    const bool three = card.kind == CardKind::Siege;  // numbers side by side
    const double row = small ? 520 : 500, size = !small ? 150 : three ? 158 : 190;
    double left = 52, right = 578;
    const auto swordNumber = [&](int value, const QString& prefix) {
        painter.setPen(QPen(tint::ink, 5));
        painter.setBrush(greyOf(QColor(0xE8, 0xD9, 0xB0), options.grey));
        const QRectF box(left, row, size * 1.3, size);
        painter.drawRoundedRect(box, 20, 20);
        paintSword(painter, QRectF(box.left() + 4, box.top() + size * 0.12, size * 0.62, size * 0.76),
                   tint::ink);
        paintNumber(painter, QRectF(box.left() + size * 0.56, box.top(), size * 0.7, size),
                    prefix + QString::number(value), tint::ink);
        left += size * 1.3 + 18;
    };
    const auto shieldNumber = [&](const QString& value) {
        const QRectF box(right - size * 0.92, row - size * 0.05, size * 0.92, size * 1.1);
        paintShield(painter, box, greyOf(QColor(0xF2, 0xC7, 0x44), options.grey), tint::ink);
        paintNumber(painter, box.adjusted(0, 0, 0, -size * 0.1), value, tint::ink);
        right -= size * 0.92 + 18;
    };
    const auto coinNumber = [&](int value) {
        const QRectF box(right - size * 0.92, row + size * 0.04, size * 0.92, size * 0.92);
        painter.setPen(QPen(tint::ink, 6));
        painter.setBrush(greyOf(QColor(0xD9, 0xA4, 0x00), options.grey));
        painter.drawEllipse(box);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(tint::ink, 3, Qt::DashLine));
        painter.drawEllipse(box.adjusted(10, 10, -10, -10));
        paintNumber(painter, box, QString::number(value), tint::ink);
        right -= size * 0.92 + 18;
    };
    if (card.kind == CardKind::Castle || card.kind == CardKind::Wall)
        shieldNumber(QString::number(card.shields.value_or(0)));
    if (rules::crusades::attacks(card.kind))
        swordNumber(card.swords.value_or(0), {});
    if (card.kind == CardKind::Soldiers || card.kind == CardKind::Bowmen)
        shieldNumber(CrusadesWords::shields(card.defenceHalves.value_or(2)));
    if (card.kind == CardKind::Siege) {
        coinNumber(card.goldCost.value_or(0));
        shieldNumber(QString::number(card.defence.value_or(0)));
    }
    if (card.kind == CardKind::Monster) {
        if (card.cancelsAttack)
            drawText(painter, QRectF(60, row, 510, size), QStringLiteral("✕"), tint::damaged, size, 40);
        else
            swordNumber(card.swordReduction.value_or(0), QStringLiteral("−"));
    }
    if (card.kind == CardKind::Dagon) {
        const int hungry = std::min(card.deepOnes.value_or(0), 6);
        for (int i = 0; i < hungry; ++i)
            paintEmblem(painter, QRectF(52 + i * 74, row + 20, 84, 84), CardKind::Dagon, tint::ink, paper);
        painter.setPen(QPen(tint::ink, 5));
        painter.setBrush(greyOf(deckColour(DeckKind::Village), options.grey));
        const QRectF box(right - size * 0.72, row, size * 0.72, size);
        painter.drawRoundedRect(box, 14, 14);
        paintNumber(painter, box, QString::number(card.reward.value_or(0)), tint::paper);
    }

    if (!small) {
        const QString effect = card.effect.empty() ? words(card.help) : words(card.effect);
        drawWrappedText(painter, QRectF(56, 668, 518, 92), effect, tint::ink, 32, 18, Qt::AlignHCenter);
    }
    // The name strip, larger when there is nothing else to read.
    const QRectF strip = small ? QRectF(34, 716, 562, 130) : QRectF(34, 770, 562, 76);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tint::ink);
    painter.drawRoundedRect(strip, 16, 16);
    drawText(painter, strip.adjusted(14, 0, -14, 0), words(card.name), tint::paper, strip.height() * 0.56,
             strip.height() * 0.3);
    if (options.sampleMark && card.provenance == rules::Provenance::Sample)
        drawText(painter, QRectF(390, 850, 200, 22), CardWords::tr("sample"), tint::paper, 20, 14,
                 Qt::AlignRight);
    painter.restore();
}

}  // namespace bocage::model::crusades
