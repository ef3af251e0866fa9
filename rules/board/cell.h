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

/// An interspace: the top-left corner of the cell with the same numbers (square grids).
struct Corner {
    int col = 0;
    int row = 0;
    auto operator<=>(const Corner&) const = default;
};

/// The line between two neighbouring cells of a square grid, named once: North is the line above the cell,
/// West the one left of it.
struct Edge {
    enum class Axis : std::uint8_t { North, West };
    Cell cell;
    Axis axis = Axis::North;
    auto operator<=>(const Edge&) const = default;
};

/// Side of a square cell, clockwise.
enum class Side4 : std::uint8_t { North, East, South, West };

/// Quarter turns, clockwise.
enum class Rotation : std::uint8_t { R0, R90, R180, R270 };
constexpr Rotation operator+(Rotation a, Rotation b) {
    return static_cast<Rotation>((static_cast<int>(a) + static_cast<int>(b)) & 3);
}
constexpr int degrees(Rotation rotation) {
    return static_cast<int>(rotation) * 90;
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
