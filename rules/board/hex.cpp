#include "rules/board/hex.h"

#include <algorithm>
#include <cstdlib>

namespace bocage::rules {

namespace {

constexpr std::array<Cell, 6> directions{{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};

}  // namespace

std::array<Cell, 6> Hex::neighbours(Cell cell) {
    std::array<Cell, 6> cells;
    std::transform(directions.begin(), directions.end(), cells.begin(), [&](Cell d) { return cell + d; });
    return cells;
}

int Hex::distance(Cell a, Cell b) {
    const Cell d = b - a;
    return std::max({std::abs(d.col), std::abs(d.row), std::abs(d.col + d.row)});
}

std::vector<Cell> Hex::ring(Cell centre, int radius) {
    if (radius == 0)
        return {centre};
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(radius) * 6);
    Cell at{centre.col, centre.row - radius};
    for (const Cell step : directions) {
        // Walking along direction d from the corner before it goes once around, clockwise.
        for (int i = 0; i < radius; ++i) {
            cells.push_back(at);
            at = at + step;
        }
    }
    return cells;
}

std::vector<Cell> Hex::line(Cell a, Cell b) {
    // Exact rounding of a + (b - a) * i / n in cube coordinates. A tie between two cells is broken by a fixed
    // nudge in space, not by the direction of travel, hence the symmetry.
    const int n = distance(a, b);
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(n) + 1);
    if (n == 0)
        return {a};
    constexpr int fine = 1000003;  // larger than any board, so that the nudge only decides ties
    for (int i = 0; i <= n; ++i) {
        const auto at = [&](int from, int to, int nudge) {
            return static_cast<long long>(from) * n * fine + static_cast<long long>(to - from) * i * fine +
                   nudge;
        };
        const long long unit = static_cast<long long>(n) * fine;
        const long long q = at(a.col, b.col, 1);
        const long long r = at(a.row, b.row, 2);
        const long long s = -q - r;
        const auto round = [&](long long v) {
            const long long shifted = 2 * v + unit;
            long long cell = shifted / (2 * unit);
            if (shifted % (2 * unit) < 0)
                --cell;
            return cell;
        };
        long long rq = round(q);
        long long rr = round(r);
        const long long rs = round(s);
        const long long dq = std::llabs(rq * unit - q);
        const long long dr = std::llabs(rr * unit - r);
        const long long ds = std::llabs(rs * unit - s);
        if (dq > dr && dq > ds)
            rq = -rr - rs;
        else if (dr > ds)
            rr = -rq - rs;
        cells.push_back({static_cast<int>(rq), static_cast<int>(rr)});
    }
    return cells;
}

std::array<Hex::HexCorner, 6> Hex::corners(Cell c) {
    // Clockwise from the top. A corner that is not the cell's own top or bottom is the top or bottom of a
    // neighbour.
    return {{{c, false},
             {{c.col + 1, c.row - 1}, true},
             {{c.col, c.row + 1}, false},
             {c, true},
             {{c.col - 1, c.row + 1}, false},
             {{c.col, c.row - 1}, true}}};
}

std::array<Cell, 3> Hex::cellsAround(HexCorner corner) {
    const Cell& c = corner.cell;
    if (corner.lower)
        return {{c, {c.col, c.row + 1}, {c.col - 1, c.row + 1}}};
    return {{c, {c.col, c.row - 1}, {c.col + 1, c.row - 1}}};
}

Hex::HexEdge Hex::edge(Cell cell, int direction) {
    if (direction < 3)
        return {cell, direction};
    return {cell + directions[static_cast<std::size_t>(direction)], direction - 3};
}

std::array<Cell, 2> Hex::cellsBeside(HexEdge edge) {
    return {{edge.cell, edge.cell + directions[static_cast<std::size_t>(edge.direction)]}};
}

Cell Hex::rotate(Cell cell, int sixthTurns) {
    for (int i = ((sixthTurns % 6) + 6) % 6; i > 0; --i)
        cell = {-cell.row, cell.col + cell.row};
    return cell;
}

Cell Hex::mirror(Cell cell) {
    return {-cell.col - cell.row, cell.row};
}

}  // namespace bocage::rules
