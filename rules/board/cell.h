#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace bocage::rules {

/// A space of the grid. Origin at the top left of the battlefield. On hex boards the same two numbers are
/// axial q and r.
struct Cell {
    int col = 0;
    int row = 0;
    auto operator<=>(const Cell&) const = default;
    friend Cell operator+(Cell a, Cell b) { return {a.col + b.col, a.row + b.row}; }
    friend Cell operator-(Cell a, Cell b) { return {a.col - b.col, a.row - b.row}; }
};

/// A direction in which a cell has a side. Squares have the first four, clockwise; hexes (drawn with a corner
/// on top) have east, west and the other four. Only the grids know more of them: see rules/board/grid.h.
enum class Side : std::uint8_t { North, East, South, West, NorthEast, SouthEast, SouthWest, NorthWest };

/// An interspace, named once. On squares it is the top-left corner of the cell with the same numbers; on
/// hexes the top or bottom one.
struct Corner {
    enum class Tip : std::uint8_t { TopLeft, Top, Bottom };
    int col = 0;
    int row = 0;
    Tip tip = Tip::TopLeft;
    auto operator<=>(const Corner&) const = default;
};

/// The line between two neighbouring cells, named once, by the cell that has it on its upper or left side:
/// north or west on squares; north-east, north-west or west on hexes.
struct Edge {
    using Axis = Side;
    Cell cell;
    Axis axis = Axis::North;
    auto operator<=>(const Edge&) const = default;
};

/// How far something was turned, clockwise: quarters on squares, sixths on hexes.
enum class Rotation : std::uint8_t { R0, R90, R180, R270, R60, R120, R240, R300 };
constexpr int degrees(Rotation rotation) {
    constexpr int all[] = {0, 90, 180, 270, 60, 120, 240, 300};
    return all[static_cast<int>(rotation)];
}
/// The turn by so many degrees, whole circles left out; for what is no turn of any grid, none.
constexpr Rotation rotationOf(int angle) {
    for (int i = 0; i < 8; ++i)
        if (degrees(static_cast<Rotation>(i)) == ((angle % 360) + 360) % 360)
            return static_cast<Rotation>(i);
    return Rotation::R0;
}
constexpr Rotation operator+(Rotation a, Rotation b) {
    return rotationOf(degrees(a) + degrees(b));
}

/// What people read: columns A…Z, AA…, rows from 1. Cell {2, 4} is "C5".
std::string cellName(Cell cell);
std::optional<Cell> cellFromName(std::string_view name);
std::string columnName(int col);

}  // namespace bocage::rules

template <>
struct std::hash<bocage::rules::Cell> {
    std::size_t operator()(bocage::rules::Cell cell) const {
        return (static_cast<std::size_t>(static_cast<std::uint32_t>(cell.row)) << 32) ^
               static_cast<std::uint32_t>(cell.col);
    }
};
