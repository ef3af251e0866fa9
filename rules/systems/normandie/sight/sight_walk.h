#pragma once

#include <cstdlib>

#include "rules/board/cell.h"

namespace bocage::rules::normandie {

/// Walks the segment between two cell centres and tells the visitor, in order, of every edge and cell it
/// crosses, both ends excluded: `cross(edge from, edge to)` between two cells that share an edge,
/// `enter(cell)` for each cell between the ends, `corner(before, after, flankA, flankB)` where it passes
/// exactly through an interspace. Stops when the visitor returns false.
///
/// With doubled coordinates f(v) of section 6 is, at the corner ahead, the sign of `error`: positive leaves
/// over the side, negative over the end, zero through the corner.
template <class Visitor>
void walkLine(Cell from, Cell to, Visitor&& visitor) {
    const int dx = std::abs(to.col - from.col);
    const int dy = std::abs(to.row - from.row);
    const int sx = to.col > from.col ? 1 : -1;
    const int sy = to.row > from.row ? 1 : -1;
    Cell at = from;
    int error = dx - dy;
    while (at != to) {
        Cell next = at;
        bool onwards = true;
        if (error > 0) {
            next.col += sx;
            error -= 2 * dy;
            onwards = visitor.cross(at, next);
        } else if (error < 0) {
            next.row += sy;
            error += 2 * dx;
            onwards = visitor.cross(at, next);
        } else {
            next = {at.col + sx, at.row + sy};
            error += 2 * (dx - dy);
            onwards = visitor.corner(at, next, Cell{next.col, at.row}, Cell{at.col, next.row});
        }
        if (!onwards)
            return;
        at = next;
        if (at != to && !visitor.enter(at))
            return;
    }
}

/// The edge between two neighbouring cells.
inline Edge edgeBetween(Cell a, Cell b) {
    if (a.row == b.row)
        return {a.col > b.col ? a : b, Edge::Axis::West};
    return {a.row > b.row ? a : b, Edge::Axis::North};
}

}  // namespace bocage::rules::normandie
