#pragma once

#include <string>
#include <string_view>

namespace bocage::model::print {

/// The same page with the places of its paths on a raster of a hundredth of a millimetre instead of a hundred
/// thousandth of a dot: maps of many small strokes become less than half as large, and nothing moves by more than
/// five micrometres.
std::string shortPathNumbers(std::string_view content);

}  // namespace bocage::model::print
