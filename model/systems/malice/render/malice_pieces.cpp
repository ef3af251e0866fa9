#include "model/systems/malice/render/malice_pieces.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "model/render/map/ink.h"
#include "model/render/piece_style.h"
#include "model/render/piece_text.h"
#include "model/systems/malice/render/hex_brush.h"
#include "rules/systems/malice/table/table.h"

namespace bocage::model::malice {

using namespace rules::malice;
using map::inkTone;

namespace {

constexpr QRgb ink = 0xFF2B2622;

/// Works in a square of one unit either way about the middle.
class Disc {
public:
    Disc(QPainter& onto, const QRectF& rect, bool inGrey) : painter(onto), grey(inGrey) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(rect.center());
        painter.scale(rect.width() / 2, rect.height() / 2);
    }
    ~Disc() { painter.restore(); }
    QColor tone(QRgb rgb, double alpha = 1) const { return inkTone(rgb, alpha, grey); }
    QPen pen(QRgb rgb, double width) const {
        return QPen(tone(rgb), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    }
    void ground(QRgb fill, QRgb rim, QRgb edge = ink) const {
        painter.setPen(pen(edge, 0.06));
        painter.setBrush(tone(rim));
        painter.drawEllipse(QPointF(0, 0), 0.96, 0.96);
        painter.setPen(pen(edge, 0.04));
        painter.setBrush(tone(fill));
        painter.drawEllipse(QPointF(0, 0), 0.8, 0.8);
    }
    void mark(Mark mark, double size, QPointF at = {}) const {
        painter.save();
        painter.translate(at);
        painter.scale(size, size);
        paintMark(painter, mark, grey);
        painter.restore();
    }
    QPainter& painter;
    bool grey;
};

void sun(const Disc& disc, double size, QRgb fill, int rays = 12) {
    QPolygonF star;
    for (int i = 0; i < rays * 2; ++i) {
        const double angle = std::numbers::pi * i / rays;
        const double reach = size * (i % 2 ? 0.66 : 1);
        star << QPointF(std::cos(angle) * reach, std::sin(angle) * reach);
    }
    disc.painter.setPen(disc.pen(ink, 0.05));
    disc.painter.setBrush(disc.tone(fill));
    disc.painter.drawPolygon(star);
    disc.painter.drawEllipse(QPointF(0, 0), size * 0.5, size * 0.5);
}

void crescent(const Disc& disc, double size, QRgb fill) {
    QPainterPath whole, bite;
    whole.addEllipse(QPointF(0, 0), size, size);
    bite.addEllipse(QPointF(size * 0.42, -size * 0.18), size * 0.82, size * 0.82);
    disc.painter.setPen(disc.pen(0xFF0E0B11, 0.05));
    disc.painter.setBrush(disc.tone(fill));
    disc.painter.drawPath(whole.subtracted(bite));
}

/// The drawing of a service, in one ink.
void service(const Disc& disc, const std::string& what, QRgb rgb) {
    QPainter& painter = disc.painter;
    painter.setPen(disc.pen(rgb, 0.1));
    painter.setBrush(Qt::NoBrush);
    QPainterPath path;
    if (what == "alchemy") {
        path.moveTo(-0.14, -0.5);
        path.lineTo(-0.14, -0.12);
        path.lineTo(-0.42, 0.44);
        path.lineTo(0.42, 0.44);
        path.lineTo(0.14, -0.12);
        path.lineTo(0.14, -0.5);
        path.moveTo(-0.22, -0.5);
        path.lineTo(0.22, -0.5);
        path.moveTo(-0.28, 0.2);
        path.lineTo(0.28, 0.2);
    } else if (what == "destiny") {
        path.moveTo(-0.55, 0);
        path.quadTo(0, -0.52, 0.55, 0);
        path.quadTo(0, 0.52, -0.55, 0);
        path.addEllipse(QPointF(0, 0), 0.16, 0.16);
    } else if (what == "gateways") {
        path.moveTo(-0.36, 0.48);
        path.lineTo(-0.36, -0.1);
        path.arcTo(QRectF(-0.36, -0.46, 0.72, 0.72), 180, -180);
        path.lineTo(0.36, 0.48);
        path.moveTo(-0.1, 0.3);
        path.lineTo(0.1, 0.06);
        path.lineTo(-0.1, -0.16);
    } else if (what == "life" || what == "heal") {
        path.moveTo(0, 0.46);
        path.cubicTo(-0.7, 0.02, -0.5, -0.5, -0.2, -0.42);
        path.cubicTo(-0.06, -0.4, 0, -0.24, 0, -0.2);
        path.cubicTo(0, -0.24, 0.06, -0.4, 0.2, -0.42);
        path.cubicTo(0.5, -0.5, 0.7, 0.02, 0, 0.46);
        if (what == "heal") {
            path.moveTo(-0.18, 0);
            path.lineTo(0.18, 0);
            path.moveTo(0, -0.18);
            path.lineTo(0, 0.18);
        }
    } else if (what == "merchants") {
        path.addEllipse(QPointF(-0.12, 0.1), 0.32, 0.32);
        path.addEllipse(QPointF(0.18, -0.16), 0.32, 0.32);
    } else if (what == "shards") {
        path.moveTo(0, -0.52);
        path.lineTo(0.3, -0.08);
        path.lineTo(0, 0.52);
        path.lineTo(-0.3, -0.08);
        path.closeSubpath();
        path.moveTo(-0.3, -0.08);
        path.lineTo(0.3, -0.08);
    } else if (what == "cleanse") {
        path.moveTo(0, -0.52);
        path.cubicTo(0.5, 0.1, 0.4, 0.46, 0, 0.48);
        path.cubicTo(-0.4, 0.46, -0.5, 0.1, 0, -0.52);
    } else if (what == "restore") {
        path.arcMoveTo(QRectF(-0.42, -0.42, 0.84, 0.84), 60);
        path.arcTo(QRectF(-0.42, -0.42, 0.84, 0.84), 60, 290);
        path.moveTo(0.42, -0.36);
        path.lineTo(0.3, -0.02);
        path.lineTo(0.02, -0.2);
    } else {
        path.moveTo(-0.22, -0.26);
        path.cubicTo(-0.2, -0.56, 0.3, -0.56, 0.26, -0.18);
        path.cubicTo(0.22, 0.0, 0, 0, 0, 0.2);
        path.moveTo(0, 0.44);
        path.lineTo(0, 0.45);
    }
    painter.drawPath(path);
}

void shadowFigure(const Disc& disc, bool great) {
    QPainter& painter = disc.painter;
    QPainterPath cloak;
    cloak.moveTo(-0.5, 0.62);
    cloak.cubicTo(-0.52, 0.1, -0.36, -0.5, 0, -0.62);
    cloak.cubicTo(0.36, -0.5, 0.52, 0.1, 0.5, 0.62);
    cloak.quadTo(0.36, 0.46, 0.26, 0.62);
    cloak.quadTo(0.12, 0.46, 0, 0.62);
    cloak.quadTo(-0.12, 0.46, -0.26, 0.62);
    cloak.quadTo(-0.36, 0.46, -0.5, 0.62);
    painter.setPen(disc.pen(0xFFC9BBD8, 0.05));
    painter.setBrush(disc.tone(0xFF17131A));
    if (great) {
        for (const double side : {-1.0, 1.0}) {
            QPainterPath horn;
            horn.moveTo(side * 0.16, -0.5);
            horn.cubicTo(side * 0.3, -0.62, side * 0.55, -0.6, side * 0.6, -0.78);
            horn.cubicTo(side * 0.66, -0.5, side * 0.5, -0.34, side * 0.26, -0.34);
            horn.closeSubpath();
            painter.drawPath(horn);
        }
    }
    painter.drawPath(cloak);
    painter.setPen(Qt::NoPen);
    painter.setBrush(disc.tone(great ? 0xFFF2C744U : 0xFFF1D3E6));
    painter.drawEllipse(QPointF(-0.13, -0.24), 0.075, 0.05);
    painter.drawEllipse(QPointF(0.13, -0.24), 0.075, 0.05);
}

void chest(const Disc& disc) {
    QPainter& painter = disc.painter;
    painter.setPen(disc.pen(ink, 0.06));
    painter.setBrush(disc.tone(0xFF8A6B43));
    painter.drawRect(QRectF(-0.46, -0.06, 0.92, 0.46));
    QPainterPath lid;
    lid.moveTo(-0.46, -0.06);
    lid.cubicTo(-0.46, -0.5, 0.46, -0.5, 0.46, -0.06);
    lid.closeSubpath();
    painter.setBrush(disc.tone(0xFFB58E5A));
    painter.drawPath(lid);
    painter.setBrush(disc.tone(0xFFF2C744));
    painter.drawRect(QRectF(-0.1, -0.14, 0.2, 0.22));
}

void seal(const Disc& disc) {
    QPainter& painter = disc.painter;
    painter.setPen(disc.pen(0xFFF4ECD8, 0.07));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QPointF(0, 0), 0.58, 0.58);
    QPolygonF star;
    for (int i = 0; i < 6; ++i) {
        const double angle = std::numbers::pi * (2.0 * (i * 2 % 5) / 5 - 0.5);
        star << QPointF(std::cos(angle) * 0.58, std::sin(angle) * 0.58);
    }
    painter.drawPolyline(star);
}

/// A standing figure; the number tells avatars apart without colour.
void avatar(QPainter& painter, const QRectF& rect, const AvatarToken& token, const PieceOptions& options) {
    const Disc disc(painter, rect, options.grey);
    QColor colour(QString::fromStdString(token.colour));
    if (!colour.isValid())
        colour = QColor(0x2F, 0x5D, 0x50);
    const QRgb hue = colour.rgb();
    painter.setPen(disc.pen(ink, 0.06));
    painter.setBrush(disc.tone(0xFFF4ECD8));
    painter.drawEllipse(QPointF(0, 0), 0.96, 0.97);
    painter.setBrush(disc.tone(hue));
    painter.drawEllipse(QPointF(0, 0), 0.84, 0.87);
    painter.setPen(disc.pen(ink, 0.05));
    painter.setBrush(disc.tone(0xFFF4ECD8));
    QPainterPath cloak;
    cloak.moveTo(-0.42, 0.56);
    cloak.cubicTo(-0.44, 0.02, -0.28, -0.14, 0, -0.16);
    cloak.cubicTo(0.28, -0.14, 0.44, 0.02, 0.42, 0.56);
    cloak.closeSubpath();
    painter.drawPath(cloak);
    painter.drawEllipse(QPointF(0, -0.36), 0.22, 0.2);
    // A staff, a blade, a bow …: what each carries.
    painter.setPen(disc.pen(ink, 0.08));
    switch (token.token % 4) {
        case 0:
            painter.drawLine(QPointF(0.5, -0.5), QPointF(0.5, 0.5));
            break;
        case 1:
            painter.drawLine(QPointF(0.52, -0.44), QPointF(0.34, 0.28));
            painter.drawLine(QPointF(0.26, 0.06), QPointF(0.5, 0.12));
            break;
        case 2: {
            QPainterPath bow;
            bow.moveTo(0.36, -0.46);
            bow.quadTo(0.72, 0.02, 0.36, 0.48);
            painter.setBrush(Qt::NoBrush);
            painter.drawPath(bow);
            painter.drawLine(QPointF(0.36, -0.46), QPointF(0.36, 0.48));
            break;
        }
        default:
            painter.setBrush(disc.tone(hue));
            painter.drawEllipse(QPointF(0.42, 0.16), 0.2, 0.24);
    }
    drawText(painter, QRectF(-0.4, 0.08, 0.8, 0.44), QString::number(token.token), disc.tone(ink), 0.44, 0.2);
}

Attribute attributeOf(Radiance kind) {
    switch (kind) {
        case Radiance::Combat:
            return Attribute::CombatRoll;
        case Radiance::Luck:
            return Attribute::LuckRoll;
        case Radiance::EnergyShield:
            return Attribute::EnergyShield;
        case Radiance::EnergySurge:
            return Attribute::EnergyWounds;
        case Radiance::PhysicalShield:
            return Attribute::PhysicalShield;
        case Radiance::PhysicalSurge:
            return Attribute::PhysicalWounds;
        case Radiance::Movement:
            return Attribute::MovementRoll;
        case Radiance::Life:
            return Attribute::Life;
        case Radiance::Harvest:
            return Attribute::Harvest;
        case Radiance::Recovery:
            return Attribute::Recovery;
    }
    return Attribute::Unknown;
}

void radiance(QPainter& painter, const QRectF& rect, const RadianceToken& token, bool back, bool grey) {
    {
        const Disc disc(painter, rect, grey);
        disc.ground(0xFFFDF4D0, 0xFFE0B23A);
        if (back) {
            sun(disc, 0.62, 0xFFF2C744, 10);
            return;
        }
    }
    const QRectF inner(rect.center() - QPointF(rect.width(), rect.height()) * 0.28,
                       QSizeF(rect.width(), rect.height()) * 0.56);
    paintAttribute(painter, inner, attributeOf(token.kind), inkTone(ink, 1, grey),
                   inkTone(0xFFFDF4D0, 1, grey));
}

}  // namespace

PieceShapes tokenShapes(const rules::MarkerDef* marker) {
    const auto kind = tokenKind(marker);
    if (!kind)
        return {0.5, 0.5, {0, 0}};
    switch (*kind) {
        case Token::Kind::Well:
        case Token::Kind::City:
        case Token::Kind::Mystic:
        case Token::Kind::Stocked:
            return {0.36, 0.36, {0.23, 0.22}};
        case Token::Kind::Seal:
            return {0.36, 0.36, {0, 0.22}};
        case Token::Kind::Shadow:
            return {0.44, 0.44, {-0.14, -0.12}};
        case Token::Kind::Xulthul:
            return {0.6, 0.6, {0, 0}};
    }
    return {};
}

void paintLife(QPainter& painter, const QRectF& token, int life, bool grey, double smallest) {
    constexpr double letters = 1.3;  // of the disc's radius
    const double radius = std::max(token.width() * 0.24, smallest / letters);
    const QPointF at(token.right() - radius * 0.7, token.bottom() - radius * 0.7);
    painter.setPen(QPen(inkTone(ink, 1, grey), radius * 0.16));
    painter.setBrush(inkTone(0xFFF4ECD8, 1, grey));
    painter.drawEllipse(at, radius, radius);
    drawText(painter, QRectF(at - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
             QString::number(life), inkTone(ink, 1, grey), radius * letters, radius * 0.5);
}

void paintSecret(QPainter& painter, const QRectF& token, const rules::MarkerDef* marker, bool faceDown,
                 bool grey) {
    std::string what;
    const auto kind = tokenKind(marker, &what);
    if (!kind || !faceDown || what == "random" || what.empty())
        return;
    const double side = token.width() * 0.62;
    const QRectF badge(token.right() - side * 0.72, token.top() - side * 0.28, side, side);
    const Disc disc(painter, badge, grey);
    painter.setPen(disc.pen(0xFFB3261E, 0.14));
    painter.setBrush(disc.tone(0xFFFFFDF6));
    painter.drawEllipse(QPointF(0, 0), 0.92, 0.92);
    if (*kind == Token::Kind::Well) {
        if (what == "light")
            sun(disc, 0.62, 0xFFF2C744, 8);
        else
            crescent(disc, 0.55, what == "dark" ? 0xFF39323F : 0xFFB9B2A6);
    } else {
        painter.scale(1.2, 1.2);
        service(disc, what, ink);
    }
}

bool MalicePieces::paintToken(QPainter& painter, const QRectF& rect, const rules::MarkerDef& marker,
                              bool back, const PieceOptions& options) const {
    std::string what;
    const auto kind = tokenKind(&marker, &what);
    if (!kind)
        return false;
    const Disc disc(painter, rect, options.grey);
    switch (*kind) {
        case Token::Kind::Well:
            if (back || what == "random") {
                disc.ground(0xFFE2DACA, 0xFF8A7F6F);
                disc.mark(Mark::Stronghold, 0.52, {0, 0.06});
            } else if (what == "light") {
                disc.ground(0xFFCFE6EC, 0xFFF2C744);
                sun(disc, 0.66, 0xFFFDE68A);
            } else if (what == "dark") {
                disc.ground(0xFF2A2530, 0xFF6B6170);
                crescent(disc, 0.54, 0xFF8E3F73);
            } else {
                disc.ground(0xFF8A8580, 0xFF4B4640);
                sun(disc, 0.6, 0xFFB9B2A6);
                painter.setPen(disc.pen(0xFF2A2530, 0.14));
                painter.drawLine(QPointF(-0.5, -0.5), QPointF(0.5, 0.5));
            }
            return true;
        case Token::Kind::City:
            disc.ground(back ? 0xFFEADFC4U : 0xFFF4ECD8, 0xFFB5543C);
            if (back || what == "random")
                disc.mark(Mark::City, 0.52, {0, 0.06});
            else
                service(disc, what, 0xFF863A29);
            return true;
        case Token::Kind::Mystic:
            disc.ground(back ? 0xFFD9E3D2U : 0xFFF1F5EC, 0xFF3F6B86);
            if (back || what == "random")
                disc.mark(Mark::Mystic, 0.52, {0, 0.06});
            else
                service(disc, what, 0xFF234A61);
            return true;
        case Token::Kind::Stocked:
            disc.ground(0xFFE6D6A4, 0xFF5E4A36);
            chest(disc);
            return true;
        case Token::Kind::Seal:
            disc.ground(0xFF8E3F73, 0xFF4A2A45);
            seal(disc);
            return true;
        case Token::Kind::Shadow:
            disc.ground(0xFF6B6170, 0xFF2A2530);
            shadowFigure(disc, false);
            return true;
        case Token::Kind::Xulthul:
            disc.ground(0xFF7A2A2A, 0xFF17131A);
            shadowFigure(disc, true);
            return true;
    }
    return false;
}

bool MalicePieces::paint(QPainter& painter, const QRectF& rect, const rules::ContentId& id,
                         const QString& face, const PieceOptions& options) const {
    const bool back = face == QLatin1String("back");
    if (const rules::MarkerDef* marker = m_library->marker(id))
        return paintToken(painter, rect, *marker, back, options);
    const Catalogue& catalogue = Catalogue::of(*m_library);
    if (const AvatarToken* token = catalogue.avatar(id)) {
        avatar(painter, rect, *token, options);
        return true;
    }
    if (const RadianceToken* token = catalogue.radiance(id)) {
        radiance(painter, rect, *token, back, options.grey);
        return true;
    }
    if (!catalogue.card(id))
        return false;
    paintCard(painter, rect, catalogue, id, back, options);
    return true;
}

std::optional<PieceShape> MalicePieces::shape(const rules::ContentId& id) const {
    if (const rules::MarkerDef* marker = m_library->marker(id)) {
        const auto kind = tokenKind(marker);
        if (!kind)
            return std::nullopt;
        const int side = *kind == Token::Kind::Xulthul ? 32'000 : 22'000;
        return PieceShape{1, tokenShapes(marker).height, 0, side, side};
    }
    const Catalogue& catalogue = Catalogue::of(*m_library);
    if (catalogue.avatar(id))
        return PieceShape{23.0 / 30, 0.3, 0, 23'000, 30'000};
    if (catalogue.radiance(id))
        return PieceShape{1, 0.36, 0, 22'000, 22'000};
    if (catalogue.potion(id))
        return PieceShape{44.0 / 63, 1, 0, 44'000, 63'000};
    if (catalogue.card(id))
        return PieceShape{63.0 / 88, 1, 0, 63'000, 88'000};
    return std::nullopt;
}

QColor shardHue(Colour colour) {
    static const QColor hues[] = {QColor(0x4A, 0x44, 0x4C), QColor(0x2C, 0x6C, 0xB0),
                                  QColor(0x2E, 0x8B, 0x57), QColor(0xB5, 0x3A, 0x2E),
                                  QColor(0xD9, 0xA4, 0x00), QColor(0xC9, 0xC3, 0xB6)};
    return hues[static_cast<std::size_t>(colour)];
}

void paintShard(QPainter& painter, const QRectF& rect, Colour colour, bool grey) {
    const Disc disc(painter, rect, grey);
    const QRgb hue = shardHue(colour).rgb();
    // A cut for each colour: the number of corners tells it too.
    const int corners = 3 + static_cast<int>(colour);
    QPolygonF gem, inner;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * std::numbers::pi * i / corners - std::numbers::pi / 2;
        gem << QPointF(std::cos(angle), std::sin(angle)) * 0.9;
        inner << QPointF(std::cos(angle), std::sin(angle)) * 0.45;
    }
    painter.setPen(disc.pen(ink, 0.1));
    painter.setBrush(disc.tone(hue));
    painter.drawPolygon(gem);
    painter.setPen(Qt::NoPen);
    painter.setBrush(disc.tone(0xFFFFFFFF, 0.35));
    painter.drawPolygon(inner.translated(-0.1, -0.1));
}

void paintAttribute(QPainter& painter, const QRectF& rect, Attribute attribute, const QColor& inkColour,
                    const QColor& ground) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.center());
    painter.scale(rect.width() / 2, rect.height() / 2);
    painter.setPen(QPen(inkColour, 0.16, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    QPainterPath path;
    const auto shield = [&] {
        QPainterPath outline;
        outline.moveTo(-0.62, -0.7);
        outline.lineTo(0.62, -0.7);
        outline.cubicTo(0.66, 0.1, 0.4, 0.62, 0, 0.86);
        outline.cubicTo(-0.4, 0.62, -0.66, 0.1, -0.62, -0.7);
        return outline;
    };
    const auto bolt = [](double size) {
        QPolygonF shape{{0.1, -0.8}, {-0.42, 0.1}, {-0.04, 0.1}, {-0.14, 0.8}, {0.42, -0.16}, {0.04, -0.16}};
        for (QPointF& point : shape)
            point *= size;
        return shape;
    };
    switch (attribute) {
        case Attribute::CombatRoll:
            path.moveTo(-0.7, -0.75);
            path.lineTo(0.55, 0.6);
            path.moveTo(0.7, -0.75);
            path.lineTo(-0.55, 0.6);
            path.moveTo(-0.72, 0.3);
            path.lineTo(-0.3, 0.75);
            path.moveTo(0.72, 0.3);
            path.lineTo(0.3, 0.75);
            break;
        case Attribute::LuckRoll:
            path.addRoundedRect(QRectF(-0.66, -0.66, 1.32, 1.32), 0.2, 0.2);
            painter.drawPath(path);
            painter.setBrush(inkColour);
            painter.setPen(Qt::NoPen);
            for (const double at : {-0.34, 0.0, 0.34})
                painter.drawEllipse(QPointF(at, at), 0.12, 0.12);
            path = {};
            break;
        case Attribute::MovementRoll:
            for (const double x : {-0.6, -0.1, 0.4}) {
                path.moveTo(x, -0.55);
                path.lineTo(x + 0.4, 0);
                path.lineTo(x, 0.55);
            }
            break;
        case Attribute::PhysicalWounds:
            path.moveTo(0, -0.85);
            path.cubicTo(0.75, 0.1, 0.62, 0.78, 0, 0.8);
            path.cubicTo(-0.62, 0.78, -0.75, 0.1, 0, -0.85);
            painter.setBrush(inkColour);
            break;
        case Attribute::EnergyWounds:
            painter.setBrush(inkColour);
            path.addPolygon(bolt(1));
            path.closeSubpath();
            break;
        case Attribute::PhysicalShield:
            painter.setBrush(inkColour);
            path = shield();
            break;
        case Attribute::EnergyShield:
            painter.setBrush(inkColour);
            painter.drawPath(shield());
            painter.setBrush(ground);
            painter.setPen(Qt::NoPen);
            path.addPolygon(bolt(0.62));
            path.closeSubpath();
            break;
        case Attribute::Immunity:
            path.addEllipse(QPointF(0, 0), 0.7, 0.7);
            path.moveTo(-0.48, 0.48);
            path.lineTo(0.48, -0.48);
            break;
        case Attribute::Life:
            path.moveTo(0, 0.74);
            path.cubicTo(-1.1, 0.02, -0.8, -0.8, -0.32, -0.68);
            path.cubicTo(-0.1, -0.62, 0, -0.4, 0, -0.32);
            path.cubicTo(0, -0.4, 0.1, -0.62, 0.32, -0.68);
            path.cubicTo(0.8, -0.8, 1.1, 0.02, 0, 0.74);
            painter.setBrush(inkColour);
            break;
        case Attribute::Recovery:
            path.addRect(QRectF(-0.2, -0.7, 0.4, 1.4));
            path.addRect(QRectF(-0.7, -0.2, 1.4, 0.4));
            path.setFillRule(Qt::WindingFill);
            painter.setPen(Qt::NoPen);
            painter.setBrush(inkColour);
            break;
        case Attribute::Harvest:
            path.moveTo(0, -0.8);
            path.lineTo(0.52, -0.15);
            path.lineTo(0, 0.8);
            path.lineTo(-0.52, -0.15);
            path.closeSubpath();
            path.moveTo(-0.52, -0.15);
            path.lineTo(0.52, -0.15);
            break;
        case Attribute::GateControl:
            path.moveTo(-0.6, 0.75);
            path.lineTo(-0.6, -0.1);
            path.arcTo(QRectF(-0.6, -0.75, 1.2, 1.2), 180, -180);
            path.lineTo(0.6, 0.75);
            path.addEllipse(QPointF(0, 0.1), 0.14, 0.14);
            break;
        case Attribute::Unknown:
            path.moveTo(-0.34, -0.4);
            path.cubicTo(-0.3, -0.85, 0.48, -0.85, 0.42, -0.26);
            path.cubicTo(0.36, 0.02, 0, 0, 0, 0.32);
            path.moveTo(0, 0.7);
            path.lineTo(0, 0.71);
            break;
    }
    painter.drawPath(path);
    painter.restore();
}

}  // namespace bocage::model::malice
