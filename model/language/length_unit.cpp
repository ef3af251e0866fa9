#include "model/language/length_unit.h"

#include <QCoreApplication>
#include <QLocale>

namespace bocage::model {

namespace {

LengthUnit s_lengthUnit = LengthUnit::Spaces;

struct LengthWords {
    Q_DECLARE_TR_FUNCTIONS(LengthUnit)
};

}  // namespace

void useLengthUnit(LengthUnit unit) {
    s_lengthUnit = unit;
}

LengthUnit currentLengthUnit() {
    return s_lengthUnit;
}

QString lengthInWords(double millimetres) {
    const auto number = [](double value) { return QLocale().toString(value, 'f', 1); };
    switch (s_lengthUnit) {
        case LengthUnit::Centimetres:
            return LengthWords::tr("%1 cm").arg(number(millimetres / 10));
        case LengthUnit::Inches:
            return LengthWords::tr("%1 in").arg(number(millimetres / 25.4));
        case LengthUnit::Spaces:
            break;
    }
    return {};
}

}  // namespace bocage::model
