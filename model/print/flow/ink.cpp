#include "model/print/flow/ink.h"

#include "model/render/map/lettering.h"
#include "model/render/piece_style.h"
#include "model/render/vector_art.h"

namespace bocage::model::print {

namespace {

double pointsOf(Type type) {
    switch (type) {
        case Type::Title:
            return 26;
        case Type::Heading:
            return 13;
        case Type::Subtitle:
            return 9.6;
        case Type::Body:
            return 9;
        case Type::Small:
            return 7.8;
        case Type::Tiny:
            return 6.6;
    }
    return 9;
}

}  // namespace

QFont fontOf(Type type, bool bold, bool italic) {
    const bool serif = type == Type::Body;
    QFont font(serif ? QStringLiteral("DejaVu Serif Condensed") : QStringLiteral("DejaVu Sans Condensed"));
    // Pixels of a painter whose unit is a hundredth of a millimetre: large enough to be exact.
    font.setPixelSize(static_cast<int>(pointsOf(type) * unitsPerPoint));
    font.setBold(bold || type == Type::Title || type == Type::Heading || type == Type::Subtitle);
    font.setItalic(italic);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setKerning(true);
    map::keepLettersApart(font);
    return font;
}

Length lineHeight(Type type) {
    const double factor = type == Type::Title ? 1.12 : type == Type::Heading ? 1.2 : 1.34;
    return fromUnits(pointsOf(type) * unitsPerPoint * factor);
}

QColor Ink::tone(const QColor& colour) const {
    return grey() ? withoutHue(colour) : colour;
}

QColor Ink::text() const {
    return colours == Colours::Full ? tint::ink : QColor(Qt::black);
}

QColor Ink::muted() const {
    return tone(tint::muted);
}

QColor Ink::line() const {
    return tone(QColor(0xB9, 0xAE, 0x98));
}

QColor Ink::accent() const {
    return grey() ? QColor(0x33, 0x33, 0x33) : QColor(0x7A, 0x1F, 0x18);
}

QColor Ink::panel() const {
    return colours == Colours::Full ? tint::panel : QColor(Qt::white);
}

QColor Ink::band() const {
    return colours == Colours::InkSaving ? QColor(Qt::white) : tone(tint::header);
}

QColor Ink::warning() const {
    return grey() ? QColor(Qt::black) : tint::damaged;
}

}  // namespace bocage::model::print
