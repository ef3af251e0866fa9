#pragma once

#include <QString>

namespace bocage::model {

/// How the user wants to hear of lengths on the table, beside the spaces that the rules count in.
enum class LengthUnit { Spaces, Centimetres, Inches };

/// What everybody tells lengths in from now on.
void useLengthUnit(LengthUnit unit);
LengthUnit currentLengthUnit();

/// "12.5 cm" or "4.9 in"; empty when lengths are only counted in spaces.
QString lengthInWords(double millimetres);

}  // namespace bocage::model
