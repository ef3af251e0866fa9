#pragma once

#include <array>
#include <vector>

#include "rules/board/cell.h"

namespace bocage::rules {

/// Geometry of the hex grid in axial coordinates (col = q, row = r). Same operations as Square.
struct Hex {
    static constexpr int turns = 6;
    static constexpr int sides = 6;
    static constexpr int neighbourCount = 6;

    /// A corner is named by its cell and one of two directions: each belongs to three cells, so it is
    /// normalised.
    struct HexCorner {
        Cell cell;
        bool lower = false;  ///< false: the top corner of the cell (pointy-top picture), true: the bottom one
        auto operator<=>(const HexCorner&) const = default;
    };
    /// An edge is named by the one of its two cells from which it lies in direction 0, 1 or 2.
    struct HexEdge {
        Cell cell;
        int direction = 0;
        auto operator<=>(const HexEdge&) const = default;
    };

    /// East, then clockwise (as drawn, rows growing downward).
    static std::array<Cell, 6> neighbours(Cell cell);
    static int distance(Cell a, Cell b);
    static std::vector<Cell> ring(Cell centre, int radius);
    /// One cell per step, both ends included; ties go the same way in both directions, so line(b, a) is
    /// line(a, b) reversed.
    static std::vector<Cell> line(Cell a, Cell b);
    static std::array<HexCorner, 6> corners(Cell cell);
    static std::array<Cell, 3> cellsAround(HexCorner corner);
    static HexEdge edge(Cell cell, int direction);
    static std::array<Cell, 2> cellsBeside(HexEdge edge);
    /// Turns about the origin, by sixths clockwise.
    static Cell rotate(Cell cell, int sixthTurns);
    static Cell mirror(Cell cell);
};

}  // namespace bocage::rules
