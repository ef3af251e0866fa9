#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

#include "rules/board/cell.h"

namespace bocage::rules {

/// Side of a square cell, clockwise: the first four of Side.
using Side4 = Side;

/// Geometry of the square grid where diagonals count one (SON-GEO-02, -05). Same small set of operations as
/// Hex, so that the same algebraic tests hold both to account.
struct Square {
    static constexpr int turns = 4;  ///< rotations until identity
    static constexpr int sides = 4;  ///< edges and corners of a cell
    static constexpr int neighbourCount = 8;

    static std::array<Cell, 8> neighbours(Cell cell);
    static int distance(Cell a, Cell b) { return std::max(std::abs(a.col - b.col), std::abs(a.row - b.row)); }
    /// All cells at exactly this distance, clockwise from the top left.
    static std::vector<Cell> ring(Cell centre, int radius);
    /// Cells whose interior the centre-to-centre segment passes, from a to b, both included. A pass through a
    /// corner enters neither flanking cell. line(b, a) is line(a, b) reversed.
    static std::vector<Cell> line(Cell a, Cell b);
    static std::array<Corner, 4> corners(Cell cell);  ///< clockwise from the top left
    static std::array<Cell, 4> cellsAround(Corner corner);
    static Edge edge(Cell cell, Side4 side) {
        switch (side) {
            case Side4::North:
                return {cell, Edge::Axis::North};
            case Side4::East:
                return {{cell.col + 1, cell.row}, Edge::Axis::West};
            case Side4::South:
                return {{cell.col, cell.row + 1}, Edge::Axis::North};
            default:
                break;
        }
        return {cell, Edge::Axis::West};
    }
    /// The two cells an edge lies between; the one named by the edge comes second.
    static std::array<Cell, 2> cellsBeside(Edge edge);
    /// Turns about the origin, by quarter turns clockwise.
    static Cell rotate(Cell cell, int quarterTurns);
    static Cell mirror(Cell cell);
};

/// Where something lies inside its own frame of cols × rows, seen after the frame was turned (and its top
/// left put back at the origin).
Cell rotated(Cell cell, Rotation rotation, int cols, int rows);
Corner rotated(Corner corner, Rotation rotation, int cols, int rows);
Edge rotated(Edge edge, Rotation rotation, int cols, int rows);
/// cols × rows after the turn.
std::array<int, 2> rotatedSize(Rotation rotation, int cols, int rows);

}  // namespace bocage::rules
