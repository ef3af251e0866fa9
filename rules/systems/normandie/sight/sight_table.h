#pragma once

#include <span>
#include <vector>

#include "rules/systems/normandie/sight/sight_map.h"

namespace bocage::rules::normandie {

/// Sight between every two cells, one byte for each unordered pair.
///
/// Lines are grouped by displacement, so that all pairs of one displacement are worked out at once. A
/// primitive displacement d is the sum of its two Farey parents a + b, and in the triangle between the bent
/// path and the straight one no grid corner lies but the midpoint of whichever of the three has two odd
/// numbers. So the line d crosses what a crosses, the cell in between, and what b crosses, passing that one
/// corner on a known side: three additions give a whole displacement, whatever its length.
class SightTable {
public:
    /// Bytes needed for a battlefield of this size.
    static std::size_t bytesFor(int cols, int rows);
    /// Fills the buffer, which must stay where it is as long as the table is asked.
    SightTable(const SightMap& map, std::span<SightCode> buffer);

    /// Cells by index, in any order; end-space rules included.
    SightCode between(int from, int to) const {
        return m_map->withEnds(from == to ? SightCode{0} : m_buffer[placeOf(from, to)], from, to);
    }
    SightCode between(Cell from, Cell to) const {
        return between(m_map->field().indexOf(from), m_map->field().indexOf(to));
    }
    const SightMap& map() const { return *m_map; }

private:
    std::size_t placeOf(int from, int to) const;

    const SightMap* m_map;
    int m_cols, m_rows;
    SightCode* m_buffer;
    std::vector<std::size_t> m_falling;  ///< start of displacement (dx ≥ 0, dy ≥ 0)
    std::vector<std::size_t> m_rising;   ///< start of displacement (-dx, dy), both > 0
};

}  // namespace bocage::rules::normandie
