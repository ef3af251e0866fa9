#include "model/systems/normandie/render/counter_painter.h"

#include <QCoreApplication>
#include <QPainter>

#include <set>

#include "model/render/frames.h"
#include "model/render/piece_text.h"
#include "model/render/symbols.h"
#include "model/systems/normandie/render/counter_parts.h"
#include "model/systems/normandie/render/silhouettes.h"

namespace bocage::model {

using rules::normandie::AbilityUse;
using rules::normandie::Unit;
using rules::normandie::UnitClass;
using rules::normandie::UnitSide;

namespace {

/// Everything needed while one counter is drawn. Lengths are hundredths of a space: a counter of one space is
/// 100 × 100, of two 200 × 100, of four 200 × 200.
struct Counter {
    QPainter& painter;
    const Unit& unit;
    const UnitSide& side;
    FactionLook faction;
    PieceStyle style;
    QSizeF size;
    bool damaged = false;
    bool back = false;

    bool full() const { return style.detail == PieceDetail::Full; }
    bool sign() const { return style.detail == PieceDetail::Sign; }
    /// Numbers grow where there is less to show.
    double emphasis() const { return full() ? 1.0 : sign() ? 1.75 : 1.22; }
    QString name() const { return style.words(!side.name.empty() ? side.name : unit.name); }
};

bool concealed(const Counter& c) {
    return c.back && c.unit.backRole == Unit::BackRole::Concealed;
}

/// Symbol of the state a back face stands for.
QString stateSymbol(Unit::BackRole role) {
    switch (role) {
        case Unit::BackRole::Concealed:
            return QStringLiteral("concealed");
        case Unit::BackRole::Tripod:
            return QStringLiteral("tripod");
        case Unit::BackRole::MedicActive:
            return QStringLiteral("medic");
        case Unit::BackRole::Burrowing:
            return QStringLiteral("burrower");
        case Unit::BackRole::Kamikaze:
            return QStringLiteral("kamikaze");
        case Unit::BackRole::Teleport:
            return QStringLiteral("teleport");
        case Unit::BackRole::LabScout:
            return QStringLiteral("laboratory");
        default:
            return {};
    }
}

/// Officer, heavy weapon and hero differ in line as well as in colour.
void drawOutline(const Counter& c) {
    if (c.unit.outline == Unit::Outline::None || c.sign())
        return;
    const QRectF rect = QRectF(QPointF(0, 0), c.size).adjusted(7.6, 7.6, -7.6, -7.6);
    QPainter& p = c.painter;
    p.setBrush(Qt::NoBrush);
    if (c.unit.outline == Unit::Outline::Hero) {
        p.setPen(QPen(c.style.tone(tint::ink), 2.6, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        p.drawRoundedRect(rect, 4, 4);
        p.setPen(QPen(c.style.tone(tint::officer), 0.9));
        p.drawRoundedRect(rect, 4, 4);
        return;
    }
    const bool officer = c.unit.outline == Unit::Outline::Officer;
    QPen pen(c.style.tone(officer ? tint::officer : tint::damaged), 2.4);
    if (!officer) {
        pen.setDashPattern({4, 1.4});
        pen.setCapStyle(Qt::FlatCap);
    }
    p.setPen(pen);
    p.drawRoundedRect(rect, 5, 5);
}

/// What hides a concealed unit: leaves, or water for those that wait in it.
void drawCover(const Counter& c, const QRectF& room) {
    QPainter& p = c.painter;
    const bool water = rules::normandie::findAbility(c.unit.front, "amphibious-ambush") ||
                       rules::normandie::findAbility(c.side, "amphibious-ambush");
    p.save();
    p.setClipRect(room, Qt::IntersectClip);
    p.setPen(QPen(c.style.tone(tint::ink), 1.2));
    if (water) {
        p.setBrush(c.style.tone(QColor(0x7F, 0xA9, 0xB8)));
        QPainterPath surface(QPointF(room.left(), room.top() + room.height() * 0.62));
        const double step = room.width() / 6;
        for (int i = 0; i < 6; ++i)
            surface.quadTo(
                QPointF(room.left() + step * (i + 0.5), room.top() + room.height() * (i % 2 ? 0.7 : 0.54)),
                QPointF(room.left() + step * (i + 1), room.top() + room.height() * 0.62));
        surface.lineTo(room.bottomRight());
        surface.lineTo(room.bottomLeft());
        surface.closeSubpath();
        p.drawPath(surface);
        p.restore();
        return;
    }
    QPainterPath bush;
    const double unit = room.width() / 10;
    for (const auto& [x, y, r] : {std::tuple{1.2, 8.2, 1.9},
                                  {3.2, 7.4, 2.1},
                                  {5.2, 7.9, 2.2},
                                  {7.2, 7.3, 2.0},
                                  {8.9, 8.2, 1.8},
                                  {5.0, 9.4, 3.2},
                                  {2.2, 9.4, 2.2},
                                  {7.8, 9.4, 2.2}})
        bush.addEllipse(QPointF(room.left() + x * unit, room.top() + y * room.height() / 10), r * unit,
                        r * unit * 0.86);
    bush.setFillRule(Qt::WindingFill);
    p.setBrush(c.style.tone(QColor(0x5F, 0x74, 0x42)));
    p.drawPath(bush.simplified());
    p.setPen(QPen(c.style.tone(QColor(0x9C, 0xB0, 0x6C)), 1.3, Qt::SolidLine, Qt::RoundCap));
    for (const auto& [x, y] : {std::pair{1.4, 7.6}, {3.4, 6.8}, {5.4, 7.2}, {7.4, 6.7}, {8.8, 7.7}})
        p.drawArc(
            QRectF(room.left() + (x - 0.8) * unit, room.top() + y * room.height() / 10, 1.6 * unit, unit),
            30 * 16, 110 * 16);
    p.restore();
}

void drawPicture(const Counter& c, const QRectF& room) {
    const QString name = silhouetteOf(c.unit, c.faction.name, c.damaged);
    if (concealed(c)) {
        drawShadowOf(c.painter, room, name, c.style);
        drawCover(c, room);
        return;
    }
    drawSilhouette(c.painter, room, name, c.faction, c.style);
}

/// In lines of `perLine`: along each line by `along`, from line to line by `next`.
void drawAbilities(const Counter& c, const std::vector<AbilityUse>& abilities, const QPointF& first,
                   double size, int perLine, const QPointF& along, const QPointF& next) {
    const std::size_t most = c.full() ? abilities.size() : std::min<std::size_t>(abilities.size(), 2);
    for (std::size_t i = 0; i < most; ++i) {
        const int index = static_cast<int>(i);
        drawAbility(c.painter, first + along * (index % perLine) + next * (index / perLine), size,
                    abilities[i], c.style);
    }
}

void drawName(const Counter& c, const QRectF& rect) {
    QRectF strip = rect;
    if (c.full() && !c.unit.stripes.empty()) {
        const QRectF flag(rect.right() - 7.2, rect.top(), 7.2, rect.height());
        strip.setRight(flag.left() - 0.8);
        drawNameStrip(c.painter, strip, QString(), c.damaged, c.style);
        drawStripes(c.painter, flag, QString::fromStdString(c.unit.stripes), c.style);
    } else {
        drawNameStrip(c.painter, strip, QString(), c.damaged, c.style);
    }
    if (!c.full())
        return;
    QRectF words = strip.adjusted(3, 0, -3, 0);
    if (!c.unit.badge.empty()) {
        const double radius = rect.height() * 0.58;
        drawBadge(c.painter, QPointF(rect.left() + radius * 0.7, rect.center().y()), radius,
                  QString::fromStdString(c.unit.badge), c.faction, c.style);
        words.setLeft(rect.left() + radius * 1.8);
    }
    // Two small lines read better than one that is cut.
    const double wanted = rect.height() * 0.77;
    const double smallest = rect.height() * 0.47;
    if (fitText(c.name(), words.width(), wanted, smallest).elided)
        drawWrappedText(c.painter, words, c.name(), c.style.tone(tint::white), wanted, rect.height() * 0.43,
                        Qt::AlignHCenter | Qt::AlignVCenter, TextWeight::Bold);
    else
        drawText(c.painter, words, c.name(), c.style.tone(tint::white), wanted, smallest);
}

void drawState(const Counter& c, const QPointF& centre, double side) {
    const QString symbol = c.back ? stateSymbol(c.unit.backRole) : QString();
    if (symbol.isEmpty() || c.sign())
        return;
    c.painter.setPen(QPen(c.style.tone(tint::ink), side * 0.07));
    c.painter.setBrush(c.style.tone(tint::infantry));
    c.painter.drawEllipse(centre, side / 2, side / 2);
    const double in = side * 0.32;
    drawSymbol(c.painter, QRectF(centre.x() - in, centre.y() - in, 2 * in, 2 * in), symbol,
               c.style.tone(tint::ink));
}

void drawFacingDefence(const Counter& c, double width) {
    const auto& d = c.side.defense;
    const QRectF inner = QRectF(QPointF(0, 0), c.size).adjusted(6, 6, -6, -6);
    const double half = width * 0.61;
    const double large = width * 1.2;
    const UnitClass k = c.unit.unitClass;
    const int left = d.left.value_or(d.front);
    const int right = d.right.value_or(d.front);
    const int rear = d.back.value_or(d.front);
    const bool looksRight = counterFront(c.unit) == 90;
    const QPointF north(inner.center().x(), inner.top() + half);
    const QPointF south(inner.center().x(), inner.bottom() - half);
    const QPointF east(inner.right() - width / 2, inner.center().y());
    const QPointF west(inner.left() + width / 2, inner.center().y());
    if (looksRight) {
        drawDefence(c.painter, east - QPointF(large * 0.1, 0), large, k, d.front, c.style);
        drawDefence(c.painter, north, width, k, left, c.style);
        drawDefence(c.painter, south, width, k, right, c.style);
        drawDefence(c.painter, west, width, k, rear, c.style);
    } else {
        drawDefence(c.painter, north + QPointF(0, large * 0.1), large, k, d.front, c.style);
        drawDefence(c.painter, west, width, k, left, c.style);
        drawDefence(c.painter, east, width, k, right, c.style);
        drawDefence(c.painter, south, width, k, rear, c.style);
    }
}

void drawBonusColumn(const Counter& c, const QPointF& first, double radius) {
    const double step = radius * 2.12;
    const auto& b = c.side.bonus;
    drawBonus(c.painter, first, radius, UnitClass::Infantry, b.infantry, c.style);
    drawBonus(c.painter, first + QPointF(0, step), radius, UnitClass::Light, b.light, c.style);
    drawBonus(c.painter, first + QPointF(0, 2 * step + radius * 0.16), radius * 0.96, UnitClass::Heavy,
              b.heavy, c.style);
}

void drawOneSpace(const Counter& c) {
    const bool facing = c.side.defense.byFacing();
    if (c.sign()) {
        drawPicture(c, QRectF(20, 10, 72, 72));
        drawMovement(c.painter, QPointF(25, 24), 1.5, c.side.movement, c.style);
        drawDefence(c.painter, QPointF(77, 72), 36, c.unit.unitClass, c.side.defense.front, c.style);
        if (c.damaged)
            drawNameStrip(c.painter, QRectF(9, 84, 48, 8), QString(), true, c.style);
        return;
    }
    const double grow = c.emphasis();
    const bool vehicle = c.unit.unitClass != UnitClass::Infantry;
    drawPicture(c, vehicle ? QRectF(24, 16, 52, 66) : QRectF(20, 20.5, 57, 62));
    drawOutline(c);
    drawName(c, QRectF(8, 82, 84, 11.4));
    drawMovement(c.painter, QPointF(10 + 11 * grow, 9.4 + 8.6 * grow), grow, c.side.movement, c.style);
    if (c.side.primary || c.side.secondary) {
        if (c.side.primary)
            drawWeaponPlate(c.painter, QPointF(8, 62), 4.4, WeaponPlate::Primary, c.side.primary->bonus,
                            c.style);
        if (c.side.secondary)
            drawWeaponPlate(c.painter, QPointF(8, 75), 4.4, WeaponPlate::Secondary, c.side.secondary->bonus,
                            c.style);
    } else {
        drawBonusColumn(c, QPointF(17.2, c.full() ? 34.2 : 40), 6.6 * (c.full() ? 1 : 1.12));
    }
    drawStars(c.painter, QPointF(45, 16.4), 5.6, c.side.stars, c.style);
    if (c.full()) {
        double x = 15.6;
        if (!vehicle || c.side.absorbs) {
            drawSteps(c.painter, QPointF(x, 74.8), 9, c.side.absorbs, c.style);
            x += 12;
        }
        if (c.unit.lifePoints > 0)
            drawLifePoints(c.painter, QPointF(x + 1, 74.8), 11, c.unit.lifePoints, c.style);
    }
    const double tile = c.full() ? 15.5 : 21;
    drawAbilities(c, c.side.abilities, QPointF(90.5 - tile / 2, 9.5 + tile / 2), tile, 2,
                  QPointF(0, tile + 1.6), QPointF(-tile - 2.4, 0));
    if (facing)
        drawFacingDefence(c, 15);
    else
        drawDefence(c.painter, c.full() ? QPointF(79.4, 63.6) : QPointF(78, 64), c.full() ? 24 : 27,
                    c.unit.unitClass, c.side.defense.front, c.style);
    drawState(c, QPointF(61, 74), 13);
}

/// Weapons of a large counter: plates, with the abilities of each weapon beside its plate.
void drawWeapons(const Counter& c, const QRectF& inner, double radius) {
    const double tile = radius * 2.45;
    const QPointF bottomLeft(inner.left(), inner.bottom() - radius * 1.5);
    if (c.side.primary) {
        const QRectF plate = drawWeaponPlate(c.painter, bottomLeft, radius, WeaponPlate::Primary,
                                             c.side.primary->bonus, c.style);
        drawAbilities(c, c.side.primary->abilities,
                      QPointF(plate.right() + 2.4 + tile / 2, plate.center().y() - 1), tile, 1, QPointF(),
                      QPointF(0, -tile - 2));
    } else if (!c.side.secondary) {
        drawWeaponPlate(c.painter, bottomLeft, radius, WeaponPlate::Plain, c.side.bonus, c.style);
    }
    if (c.side.secondary) {
        const QPointF topRight(inner.right() - radius * 8.5, inner.top() + radius * 1.5);
        const QRectF plate = drawWeaponPlate(c.painter, topRight, radius, WeaponPlate::Secondary,
                                             c.side.secondary->bonus, c.style);
        drawAbilities(c, c.side.secondary->abilities,
                      QPointF(plate.left() - 3.6 - tile / 2, plate.center().y() - 1), tile, 1, QPointF(),
                      QPointF(0, tile + 2));
    }
}

void drawLarge(const Counter& c) {
    const bool square = c.unit.footprint == 4;
    const double grow = (square ? 1.45 : 1.0) * c.emphasis();
    const QRectF inner = QRectF(QPointF(0, 0), c.size).adjusted(9, 8, -9, -8);
    const bool facing = c.side.defense.byFacing();
    const double shield = (square ? 27 : 20) * (c.full() ? 1 : 1.2);
    drawPicture(c, square ? QRectF(22, 28, 154, 150) : QRectF(14, 6, 172, 88));
    drawOutline(c);
    const QPointF movement(inner.left() + 11.4 * grow, inner.top() + 9 * grow);
    drawMovement(c.painter, movement, grow, c.side.movement, c.style);
    if (c.sign()) {
        if (facing)
            drawFacingDefence(c, shield * 1.3);
        else
            drawDefence(c.painter, inner.bottomRight() - QPointF(shield * 0.8, shield), shield * 1.6,
                        c.unit.unitClass, c.side.defense.front, c.style);
        return;
    }
    const double pip = (square ? 7.4 : 6) * (c.full() ? 1 : 1.1);
    drawWeapons(c, inner, pip);
    const double tile = (square ? 21 : 15.5) * (c.full() ? 1 : 1.15);
    QPointF firstAbility(movement.x() + 11 * grow + 4 + tile / 2, inner.top() + tile / 2 + 0.4);
    drawAbilities(c, c.side.abilities, firstAbility, tile, facing && !square ? 2 : 4, QPointF(tile + 2.6, 0),
                  QPointF(0, tile + 2));
    if (c.full()) {
        double x = inner.left() + 6;
        const double y = movement.y() + 9 * grow + 8;
        if (c.side.absorbs) {
            drawSteps(c.painter, QPointF(x, y), square ? 13 : 9.4, true, c.style);
            x += square ? 18 : 13;
        }
        if (c.unit.lifePoints > 0)
            drawLifePoints(c.painter, QPointF(x + 1, y), square ? 17 : 12, c.unit.lifePoints, c.style);
    }
    const double stripHeight = square ? 16 : 12;
    // Beside the shield of the near side where there is one, else beside the weapon plate.
    const double stripLeft = facing ? c.size.width() / 2 + shield * 0.5 + 3 : inner.left() + pip * 8.5 + 6;
    const QRectF strip(stripLeft, inner.bottom() - stripHeight, inner.right() - stripLeft, stripHeight);
    drawName(c, strip);
    drawStars(c.painter, QPointF(strip.center().x(), strip.top() - 8), 6, c.side.stars, c.style);
    if (facing)
        drawFacingDefence(c, shield);
    else
        drawDefence(c.painter, QPointF(inner.right() - shield * 0.7, strip.top() - shield * 0.9),
                    shield * 1.35, c.unit.unitClass, c.side.defense.front, c.style);
    drawState(c, QPointF(strip.left() + 8, strip.top() - 10), square ? 20 : 14);
}

/// A wreck is terrain (SON-UNI-15): its effects take the place of statistics.
void drawWreck(const Counter& c, const rules::Library& library) {
    const QRectF all(QPointF(0, 0), c.size);
    drawSilhouette(c.painter, all.adjusted(12, c.sign() ? 12 : 8, -12, c.sign() ? -12 : -16),
                   wreckSilhouette(c.unit.footprint), c.faction, c.style);
    if (c.sign())
        return;
    std::vector<AbilityUse> effects;
    std::set<std::string> known;
    if (const rules::OverlayDef* overlay = library.overlay(c.unit.wreck); overlay && !overlay->faces.empty())
        for (const rules::ContentId& cell : overlay->faces.front().grid.cells)
            if (const rules::TerrainKind* kind = library.terrain(cell))
                for (const rules::Effect& effect : kind->effects)
                    if (known.insert(effect.name).second)
                        effects.push_back({effect.name, effect.value, false, false});
    drawAbilities(c, effects, QPointF(c.size.width() - 18, 18), 17, 3, QPointF(0, 20), QPointF(-20, 0));
    Counter named = c;
    named.damaged = true;
    drawName(named, QRectF(8, c.size.height() - 18, c.size.width() - 16, 11.4));
}

/// The back of a counter that has none: faction colour and insignia.
void drawPlainBack(const Counter& c) {
    QPainter& p = c.painter;
    const QRectF all(QPointF(0, 0), c.size);
    p.setPen(QPen(c.style.tone(c.faction.dark()), 2));
    p.setBrush(c.style.tone(c.faction.colour));
    p.drawPath(frameOutline(c.faction.frame, all.adjusted(3, 3, -3, -3), 1));
    const double side = qMin(c.size.width(), c.size.height()) * 0.62;
    drawSymbol(p, QRectF(all.center().x() - side / 2, all.center().y() - side / 2, side, side),
               c.faction.symbol.isEmpty() ? QStringLiteral("unknown") : c.faction.symbol,
               c.style.tone(tint::paper));
}

}  // namespace

double counterAspect(const Unit& unit) {
    return unit.footprint == 2 ? 2 : 1;
}

double counterFront(const Unit& unit) {
    return unit.footprint == 2 ? 90 : 0;
}

bool showsDamage(const Unit& unit, const QString& face) {
    return face == QLatin1String("back") && unit.back && unit.backRole == Unit::BackRole::Reduced;
}

void paintCounter(QPainter& painter, const QRectF& rect, const Unit& unit, const QString& face,
                  const rules::Library& library, const PieceStyle& style) {
    const QSizeF size = unit.footprint == 4 ? QSizeF(200, 200) : QSizeF(unit.footprint == 2 ? 200 : 100, 100);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / size.width(), rect.height() / size.height());
    Counter counter{painter, unit, unit.side(face.toStdString()), factionLook(library, unit.faction),
                    style,   size, showsDamage(unit, face),       face == QLatin1String("back")};
    counter.style.detail = detailFor(painter, 100);
    const bool wreck = counter.back && unit.backRole == Unit::BackRole::Wreck;
    if (counter.back && !unit.back && !wreck) {
        drawPlainBack(counter);
    } else {
        drawFrame(painter, QRectF(QPointF(0, 0), size), 1, counter.faction, counter.style);
        if (wreck)
            drawWreck(counter, library);
        else if (unit.footprint == 1)
            drawOneSpace(counter);
        else
            drawLarge(counter);
    }
    painter.restore();
}

}  // namespace bocage::model
