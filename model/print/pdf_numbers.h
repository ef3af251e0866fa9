#pragma once

#include <string>
#include <string_view>

namespace bocage::model::print {

/// The same page with the places of its paths written to two thousandths of a millimetre instead of a hundred
/// thousandth of a dot: maps of many small strokes become half as large.
std::string shortPathNumbers(std::string_view content);

}  // namespace bocage::model::print
