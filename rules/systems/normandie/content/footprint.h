#pragma once

#include <array>

#include "rules/board/cell.h"

namespace bocage::rules::normandie {

/// The step of one eighth of a turn clockwise from north: {0,-1}, {1,-1}, {1,0} …
inline Cell stepOf(int eighths) {
    static constexpr Cell steps[] = {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}};
    return steps[eighths & 7];
}

/// The cells of a counter whose front (front left for 2 × 2) is at `front`, the front first; returns how
/// many. Everything that asks where a counter lies asks here (SON-GEO-09, -10).
int footprintCells(int footprint, Cell front, int facing, std::array<Cell, 4>& cells);

}  // namespace bocage::rules::normandie
