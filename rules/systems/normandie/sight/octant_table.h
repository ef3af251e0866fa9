#pragma once

#include <cstdint>
#include <memory>
#include <vector>

namespace bocage::rules::normandie::detail {

/// Which directions cross which cells and edges of one octant of a given size. Local coordinates: u along the
/// main axis, v across it, 0 ≤ v ≤ u, the source at (0, 0). Directions are the slopes v/u in which a target
/// can lie, sorted. All ranges are half-open and come from open slope intervals: touching a corner is not
/// crossing (SON-LOS-02).
struct OctantTable {
    struct Range {
        std::uint32_t first = 0, last = 0;
    };
    struct Entry {
        Range cell;
        Range entering;  ///< the edge to (u - 1, v)
        Range beside;    ///< the edge to (u, v - 1)
        std::uint32_t direction = 0;
    };
    /// A direction that passes exactly through the corner between (u, v) and (u + 1, v + 1).
    struct CornerPass {
        std::uint32_t v = 0;
        std::uint32_t direction = 0;
    };
    int size = 0;  ///< largest u
    std::uint32_t directions = 0;
    std::vector<Entry> entries;              ///< at u (u + 1) / 2 + v
    std::vector<CornerPass> corners;         ///< by u, then v
    std::vector<std::uint32_t> cornerStart;  ///< into corners, by u, one more than size

    const Entry* column(int u) const { return entries.data() + static_cast<std::size_t>(u) * (u + 1) / 2; }

    /// A table at least this large; shared between all who ask. Thread-safe.
    static std::shared_ptr<const OctantTable> forSize(int size);
};

}  // namespace bocage::rules::normandie::detail
