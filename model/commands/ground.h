#pragma once

#include <optional>
#include <vector>

#include "rules/content/library.h"
#include "rules/scenario/scenario.h"

namespace bocage::model {

/// A side of a board cell beyond which no board lies: where the battlefield ends, around holes and steps too.
struct Border {
    rules::Cell cell;
    rules::Side side = rules::Side::North;
    bool operator==(const Border&) const = default;
};

/// The cells of all boards of a scenario, and ways to name many of them at once: what zone and area tools
/// paint with. Every answer holds board cells only, sorted. A snapshot: make a new one after a change.
class Ground {
public:
    Ground(const rules::Scenario& scenario, const rules::Library& library);

    using Cells = std::vector<rules::Cell>;

    bool contains(rules::Cell cell) const;
    const Cells& all() const { return m_all; }
    Cells only(Cells cells) const;

    /// Every cell that a hand passes on the way from one to the other.
    Cells stroke(rules::Cell from, rules::Cell to) const;
    Cells rectangle(rules::Cell from, rules::Cell to) const;
    /// All cells of the board below.
    Cells board(rules::Cell on) const;
    /// Joined cells that show the same terrain kind, over boards' borders.
    Cells sameTerrain(rules::Cell from) const;
    /// The outermost `depth` cells of each row or column, seen from that side of the battlefield.
    Cells strip(rules::Side side, int depth) const { return strip(m_all, side, depth); }
    /// The same of a single board.
    Cells boardStrip(rules::Cell on, rules::Side side, int depth) const {
        return strip(board(on), side, depth);
    }
    /// The side of the battlefield, or of the board below, that the cell is nearest to.
    rules::Side nearestSide(rules::Cell cell, bool ofBoard) const;

    bool isBorder(const Border& border) const;
    /// The borders of a cell, clockwise.
    std::vector<rules::Side> borders(rules::Cell cell) const;

private:
    static Cells strip(const Cells& cells, rules::Side side, int depth);

    std::vector<Cells> m_boards;
    Cells m_all;
    const rules::Scenario& m_scenario;
    const rules::Library& m_library;
    const rules::Grid* m_grid;  ///< of the scenario; squares where it has none
};

}  // namespace bocage::model
