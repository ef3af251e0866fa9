#pragma once

#include <vector>

#include "rules/board/cell.h"

namespace bocage::model {

/// Closed outlines that together cover exactly these cells: one polygon of lattice points for each connected
/// part without a hole, else rectangles by rows. No point lies in the middle of a straight line.
std::vector<std::vector<rules::Cell>> outlinesOf(const std::vector<rules::Cell>& cells);

}  // namespace bocage::model
