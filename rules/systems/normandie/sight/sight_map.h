#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "rules/systems/normandie/sight/sight.h"

namespace bocage::rules::normandie {

/// State and penalty of one line in a byte: 0 clear, 1 to 254 obscured by so much (254 stands for that or
/// more), 255 blocked.
using SightCode = std::uint8_t;
inline constexpr SightCode sightBlocked = 255;
constexpr SightState stateOf(SightCode code) {
    return code == 0 ? SightState::Clear : code == sightBlocked ? SightState::Blocked : SightState::Obscured;
}

/// Opacity of everything a line can meet, on a grid with one spare column and row so that cells, edges and
/// corners share their places. An edge or corner is named by the cell to its lower right.
template <class Lane>
struct OpacityGrid {
    int stride = 0;
    std::vector<Lane> cell;
    std::vector<Lane> north, west;  ///< edge above, edge to the left
    /// What it costs to pass the corner on the falling (upper left to lower right) or rising diagonal.
    std::vector<Lane> falling, rising;

    /// Sets both costs of the corner from the four cells and four edges around it (AMB-14).
    void setCorner(std::size_t at, bool needsBothStopped);
};

/// A battlefield prepared for many sight questions of one kind. Immutable, shareable with threads.
class SightMap {
public:
    explicit SightMap(const Battlefield& field, const SightOptions& options = {});

    const Battlefield& field() const { return m_field; }
    const SightOptions& options() const { return m_options; }
    int cols() const { return m_field.cols(); }
    int rows() const { return m_field.rows(); }

    /// One line, walked. Allocates nothing. Both cells inside the battlefield's box.
    SightCode between(Cell from, Cell to) const;

    // What the batch engines build on.

    int stride() const { return m_wide.stride; }
    /// True when bytes hold every possible sum of penalties, so that 255 can only mean blocked.
    bool fitsBytes() const { return m_fitsBytes; }
    const OpacityGrid<std::uint8_t>& bytes() const { return m_bytes; }
    const OpacityGrid<std::uint16_t>& words() const { return m_wide; }
    /// Non-zero where the cell or one of its edges has any opacity; same places as the grids.
    const std::vector<std::uint8_t>& busy() const { return m_busy; }

    /// Cells whose lines differ from what the grids say because of who or what is there: next to an edge
    /// obstacle (SON-LOS-07), or part of a blocking unit of several spaces (SON-LOS-11). As cell indices.
    const std::vector<int>& specialCells() const { return m_special; }
    bool isSpecial(int cellIndex) const { return m_isSpecial[static_cast<std::size_t>(cellIndex)] != 0; }
    /// Part of a blocking unit of several spaces.
    bool isLarge(int cellIndex) const { return (m_isSpecial[static_cast<std::size_t>(cellIndex)] & 2) != 0; }
    /// Grid places that stop counting when this cell is an end of the line.
    struct Ignored {
        enum class What : std::uint8_t { Cell, North, West };
        What what;
        std::size_t place;
        std::uint16_t left = 0;  ///< opacity that remains
    };
    /// Appends; reserve ahead to keep it free of allocation.
    void ignoredFor(int cellIndex, std::vector<Ignored>& ignored) const;

    /// The line itself without what rules say about its end spaces.
    SightCode trace(int from, int to) const;
    /// Building, end-space and existence rules on top of a traced line.
    SightCode withEnds(SightCode traced, int from, int to) const {
        const auto flags = static_cast<std::uint8_t>(m_endFlags[static_cast<std::size_t>(from)] |
                                                     m_endFlags[static_cast<std::size_t>(to)]);
        return flags == 0 ? traced : adjusted(traced, from, to);
    }
    /// Cells for which withEnds() may change something.
    const std::vector<int>& markedCells() const { return m_marked; }
    bool isMarked(int cellIndex) const { return m_endFlags[static_cast<std::size_t>(cellIndex)] != 0; }
    std::size_t placeOf(int cellIndex) const {
        return static_cast<std::size_t>(cellIndex / cols() * stride() + cellIndex % cols());
    }

private:
    struct Walker;
    SightCode adjusted(SightCode traced, int from, int to) const;
    void fillGrids();
    void findElements();
    void findSpecialCells();
    void markEnds();
    unsigned largestPenalty() const;
    int blockingUnitAt(int cellIndex) const;

    Battlefield m_field;
    SightOptions m_options;
    bool m_fitsBytes = true;
    OpacityGrid<std::uint16_t> m_wide;
    OpacityGrid<std::uint8_t> m_bytes;
    std::vector<std::uint8_t> m_busy;

    std::vector<std::int32_t> m_northElement, m_westElement;  ///< obscuring runs, -1 none; grid places
    std::vector<std::size_t> m_elementStart;                  ///< into m_elementEdges, one more than elements
    std::vector<Ignored> m_elementEdges;
    std::vector<int> m_special;
    std::vector<std::uint8_t> m_isSpecial;
    std::vector<int> m_marked;
    std::vector<std::uint8_t> m_endFlags;
};

}  // namespace bocage::rules::normandie
