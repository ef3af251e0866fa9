#include "model/render/piece_style.h"

#include <QHash>
#include <QPainter>

#include "model/render/symbols.h"
#include "model/render/vector_art.h"

namespace bocage::model {

QColor PieceStyle::tone(const QColor& colour) const {
    return grey ? withoutHue(colour) : colour;
}

QString PieceStyle::words(const rules::Text& text) const {
    return QString::fromStdString(text.in(language.toStdString()));
}

namespace {

QColor mixed(const QColor& from, const QColor& to, int percent) {
    const auto mix = [percent](int a, int b) { return a + (b - a) * percent / 100; };
    return QColor(mix(from.red(), to.red()), mix(from.green(), to.green()), mix(from.blue(), to.blue()));
}

}  // namespace

QColor FactionLook::light() const {
    return mixed(colour, tint::white, 48);
}

QColor FactionLook::pale() const {
    return mixed(tint::paper, colour, 22);
}

FactionLook factionLook(const rules::Library& library, const rules::ContentId& faction) {
    FactionLook look;
    look.name = QString::fromUtf8(faction.name().data(), static_cast<qsizetype>(faction.name().size()));
    const rules::FactionDef* found = library.faction(faction);
    if (!found)
        return look;
    const QColor colour(QString::fromStdString(found->colour));
    if (colour.isValid())
        look.colour = colour;
    look.frame = QString::fromStdString(found->frame);
    look.symbol = symbolNamed(QString::fromStdString(found->symbol));
    return look;
}

PieceDetail detailFor(const QPainter& painter, double side) {
    if (keepsVectors(painter))
        return PieceDetail::Full;
    const double pixels = side * devicePixelsPerUnit(painter);
    if (pixels < 40)
        return PieceDetail::Sign;
    return pixels < 64 ? PieceDetail::Overview : PieceDetail::Full;
}

QColor readableOn(const QColor& ground) {
    return withoutHue(ground).red() > 150 ? tint::ink : tint::white;
}

QColor bandColour(const QString& name) {
    static const QHash<QString, QColor> colours{
        {QStringLiteral("blue"), QColor(0x00, 0x72, 0xB2)},
        {QStringLiteral("red"), QColor(0xB3, 0x2B, 0x20)},
        {QStringLiteral("green"), QColor(0x2E, 0x8B, 0x57)},
        {QStringLiteral("white"), QColor(0xFB, 0xF8, 0xF1)},
        {QStringLiteral("yellow"), QColor(0xE8, 0xBE, 0x2F)},
        {QStringLiteral("gold"), QColor(0xC9, 0x97, 0x00)},
        {QStringLiteral("grey"), QColor(0x8A, 0x86, 0x7F)},
        {QStringLiteral("gray"), QColor(0x8A, 0x86, 0x7F)},
        {QStringLiteral("black"), QColor(0x2B, 0x26, 0x22)},
        {QStringLiteral("purple"), QColor(0x8E, 0x3F, 0x73)},
        {QStringLiteral("ochre"), QColor(0xB0, 0x74, 0x00)},
        {QStringLiteral("brown"), QColor(0x7A, 0x52, 0x30)},
        {QStringLiteral("orange"), QColor(0xD5, 0x7A, 0x1E)},
        {QStringLiteral("pink"), QColor(0xC9, 0x7A, 0x9E)},
    };
    return colours.value(name, QColor(0x8A, 0x86, 0x7F));
}

}  // namespace bocage::model
