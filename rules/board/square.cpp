#include "rules/board/square.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace bocage::rules {

std::array<Cell, 8> Square::neighbours(Cell c) {
    return {{{c.col - 1, c.row - 1},
             {c.col, c.row - 1},
             {c.col + 1, c.row - 1},
             {c.col + 1, c.row},
             {c.col + 1, c.row + 1},
             {c.col, c.row + 1},
             {c.col - 1, c.row + 1},
             {c.col - 1, c.row}}};
}

std::vector<Cell> Square::ring(Cell centre, int radius) {
    if (radius == 0)
        return {centre};
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(radius) * 8);
    Cell at{centre.col - radius, centre.row - radius};
    for (const auto& [dx, dy] : {std::pair{1, 0}, {0, 1}, {-1, 0}, {0, -1}}) {
        for (int step = 0; step < 2 * radius; ++step) {
            cells.push_back(at);
            at = {at.col + dx, at.row + dy};
        }
    }
    return cells;
}

std::vector<Cell> Square::line(Cell a, Cell b) {
    // Step from cell to cell along the segment: compare where it next meets a vertical and a horizontal grid
    // line.
    const int dx = std::abs(b.col - a.col);
    const int dy = std::abs(b.row - a.row);
    const int sx = b.col > a.col ? 1 : -1;
    const int sy = b.row > a.row ? 1 : -1;
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(dx + dy) + 1);
    Cell at = a;
    cells.push_back(at);
    int error = dx - dy;
    while (at != b) {
        if (error > 0) {
            at.col += sx;
            error -= 2 * dy;
        } else if (error < 0) {
            at.row += sy;
            error += 2 * dx;
        } else {
            at = {at.col + sx, at.row + sy};
            error += 2 * (dx - dy);
        }
        cells.push_back(at);
    }
    return cells;
}

std::array<Corner, 4> Square::corners(Cell c) {
    return {{{c.col, c.row}, {c.col + 1, c.row}, {c.col + 1, c.row + 1}, {c.col, c.row + 1}}};
}

std::array<Cell, 4> Square::cellsAround(Corner c) {
    return {{{c.col - 1, c.row - 1}, {c.col, c.row - 1}, {c.col, c.row}, {c.col - 1, c.row}}};
}

std::array<Cell, 2> Square::cellsBeside(Edge edge) {
    const Cell& c = edge.cell;
    if (edge.axis == Edge::Axis::North)
        return {{{c.col, c.row - 1}, c}};
    return {{{c.col - 1, c.row}, c}};
}

Cell Square::rotate(Cell cell, int quarterTurns) {
    for (int i = ((quarterTurns % 4) + 4) % 4; i > 0; --i)
        cell = {-cell.row, cell.col};
    return cell;
}

Cell Square::mirror(Cell cell) {
    return {-cell.col, cell.row};
}

std::array<int, 2> rotatedSize(Rotation rotation, int cols, int rows) {
    return static_cast<int>(rotation) % 2 == 0 ? std::array{cols, rows} : std::array{rows, cols};
}

Cell rotated(Cell cell, Rotation rotation, int cols, int rows) {
    switch (rotation) {
        case Rotation::R0:
            break;
        case Rotation::R90:
            return {rows - 1 - cell.row, cell.col};
        case Rotation::R180:
            return {cols - 1 - cell.col, rows - 1 - cell.row};
        case Rotation::R270:
            return {cell.row, cols - 1 - cell.col};
        default:
            break;  // no turn of a square
    }
    return cell;
}

Corner rotated(Corner corner, Rotation rotation, int cols, int rows) {
    // Corners run over one more column and row than cells.
    const Cell turned = rotated(Cell{corner.col, corner.row}, rotation, cols + 1, rows + 1);
    return {turned.col, turned.row};
}

Edge rotated(Edge edge, Rotation rotation, int cols, int rows) {
    const auto turns = static_cast<int>(rotation);
    const Side4 side = edge.axis == Edge::Axis::North ? Side4::North : Side4::West;
    const auto turnedSide = static_cast<Side4>((static_cast<int>(side) + turns) & 3);
    return Square::edge(rotated(edge.cell, rotation, cols, rows), turnedSide);
}

}  // namespace bocage::rules
