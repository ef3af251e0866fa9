#pragma once

#include <algorithm>

#include "rules/systems/normandie/field/field_parts.h"

namespace bocage::rules::normandie::detail {

/// Cells from first to last, both included.
struct Area {
    int left = 0, top = 0, right = -1, bottom = -1;
    bool empty() const { return right < left || bottom < top; }
    Area grown() const { return {left - 1, top - 1, right + 1, bottom + 1}; }
    bool holds(Cell cell) const {
        return cell.col >= left && cell.col <= right && cell.row >= top && cell.row <= bottom;
    }
    Area meet(const Area& other) const {
        return {std::max(left, other.left), std::max(top, other.top), std::min(right, other.right),
                std::min(bottom, other.bottom)};
    }
    Area joined(const Area& other) const {
        return {std::min(left, other.left), std::min(top, other.top), std::max(right, other.right),
                std::max(bottom, other.bottom)};
    }
    int size() const { return empty() ? 0 : (right - left + 1) * (bottom - top + 1); }
};

/// Areas that lie so close together that one around them is no larger become that one: a thing that moved a
/// little leaves one place to look at, not two.
inline void joinClose(std::vector<Area>& areas) {
    for (std::size_t i = 0; i < areas.size(); ++i)
        for (std::size_t j = i + 1; j < areas.size();) {
            const Area both = areas[i].joined(areas[j]);
            if (both.size() > areas[i].size() + areas[j].size()) {
                ++j;
                continue;
            }
            areas[i] = both;
            areas.erase(areas.begin() + static_cast<std::ptrdiff_t>(j));
            j = i + 1;
        }
}

inline Area areaOf(const Placement& placed) {
    return {placed.at.col, placed.at.row, placed.at.col + placed.cols - 1, placed.at.row + placed.rows - 1};
}

/// Numbers further out come from damaged or hostile files; arithmetic on them could overflow.
inline bool withinLimit(int value) {
    return value >= -Battlefield::limit && value < Battlefield::limit;
}

inline bool withinLimit(Cell cell) {
    return withinLimit(cell.col) && withinLimit(cell.row);
}

/// The cell of the unrotated face that shows at a cell of the turned one.
inline Cell unturned(Cell cell, const Placement& placed) {
    const auto back = static_cast<Rotation>((4 - static_cast<int>(placed.rotation)) & 3);
    return rotated(cell, back, placed.cols, placed.rows);
}

inline bool coversCell(const Placement& placed, Cell cell) {
    return placed.meaning && placed.meaning->has(unturned(cell - placed.at, placed));
}

}  // namespace bocage::rules::normandie::detail
