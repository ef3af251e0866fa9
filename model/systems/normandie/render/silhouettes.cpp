#include "model/systems/normandie/render/silhouettes.h"

#include <QPainter>

#include "model/render/own_drawings.h"
#include "model/render/vector_art.h"

namespace bocage::model {

using rules::normandie::Unit;
using rules::normandie::UnitClass;

namespace {

const VectorArt& art() {
    static const VectorArt silhouettes(QStringLiteral("silhouettes"));
    return silhouettes;
}

/// When a pack names a recipe we have no drawing for.
QString commonPicture(const Unit& unit) {
    switch (unit.unitClass) {
        case UnitClass::Infantry:
            if (unit.outline == Unit::Outline::Hero)
                return QStringLiteral("hero");
            if (unit.outline == Unit::Outline::Officer)
                return QStringLiteral("officer");
            if (unit.outline == Unit::Outline::HeavyWeapon)
                return QStringLiteral("machine-gun");
            return QStringLiteral("rifles");
        case UnitClass::Light:
            return unit.footprint == 1 ? QStringLiteral("car") : QStringLiteral("car-2");
        case UnitClass::Heavy:
            return QStringLiteral("tank");
        case UnitClass::Creature:
            break;
    }
    return unit.footprint == 4 ? QStringLiteral("shoggoth-4") : QStringLiteral("shoggoth-2");
}

Recolour factionTints(const FactionLook& faction) {
    return {{QStringLiteral("#0072B2"), faction.colour},
            {QStringLiteral("#00507D"), faction.colour.darker(150)},
            {QStringLiteral("#66B0DB"), faction.light()}};
}

QString variantOf(const QString& name, bool reduced) {
    if (reduced && art().contains(name + QStringLiteral("-reduced")))
        return name + QStringLiteral("-reduced");
    return art().contains(name) ? name : QString();
}

template <class Draw>
void placed(QPainter& painter, const QRectF& rect, const QSizeF& own, Draw draw) {
    if (own.isEmpty())
        return;
    const bool turned = own.width() > 1.5 * own.height() && rect.width() < 1.5 * rect.height();
    painter.save();
    painter.translate(rect.center());
    QSizeF room = rect.size();
    if (turned) {
        painter.rotate(-90);
        room.transpose();
    }
    const QSizeF size = own.scaled(room, Qt::KeepAspectRatio);
    draw(QRectF(QPointF(-size.width() / 2, -size.height() / 2), size));
    painter.restore();
}

}  // namespace

QString silhouetteOf(const Unit& unit, const QString& faction, bool reduced) {
    if (ownDrawing(QString::fromStdString(unit.silhouette)))
        return QString::fromStdString(unit.silhouette);
    // A hero is one person, also where the recipe is that of a squad.
    reduced = reduced || unit.outline == Unit::Outline::Hero;
    const QString own = QString::fromStdString(std::string(unit.id.name()));
    const QString recipe = QString::fromStdString(unit.silhouette);
    const QString size = QString::number(unit.footprint);
    const QLatin1Char dash('-');
    for (const QString& name : {own, recipe + dash + size + dash + faction, recipe + dash + faction,
                                recipe + dash + size, recipe}) {
        const QString found = variantOf(name, reduced);
        if (!found.isEmpty())
            return found;
    }
    const QString common = commonPicture(unit);
    const QString tinted = variantOf(common + dash + faction, reduced);
    return tinted.isEmpty() ? variantOf(common, reduced) : tinted;
}

QString wreckSilhouette(int footprint) {
    return footprint > 1 ? QStringLiteral("wreck-2") : QStringLiteral("wreck");
}

void drawSilhouette(QPainter& painter, const QRectF& rect, const QString& name, const FactionLook& faction,
                    const PieceStyle& style) {
    if (const DrawingPtr own = ownDrawing(name))
        return placed(painter, rect, drawingSize(*own), [&](const QRectF& box) {
            paintDrawing(painter, box, *own, factionTints(faction), style.grey);
        });
    placed(painter, rect, art().size(name),
           [&](const QRectF& box) { art().draw(painter, box, name, factionTints(faction), style.grey); });
}

void drawShadowOf(QPainter& painter, const QRectF& rect, const QString& name, const PieceStyle& style) {
    const Recolour shadow{{everyColour, style.tone(QColor(0x3B, 0x35, 0x2E))}};
    if (const DrawingPtr own = ownDrawing(name))
        return placed(painter, rect, drawingSize(*own),
                      [&](const QRectF& box) { paintInInk(painter, box, *own, shadow.front().second); });
    placed(painter, rect, art().size(name),
           [&](const QRectF& box) { art().draw(painter, box, name, shadow, false); });
}

}  // namespace bocage::model
