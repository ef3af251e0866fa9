#pragma once

#include <string>
#include <string_view>

namespace bocage::model::print {

/// The same page with the places of its paths on a raster of 1200 to the inch instead of a hundred thousandth
/// of a dot, curves that are straight on paper as lines, and paths told from their own beginning: maps of
/// many small strokes become a quarter as large, and nothing moves by more than a fiftieth of a millimetre.
std::string shortPathNumbers(std::string_view content);

}  // namespace bocage::model::print
