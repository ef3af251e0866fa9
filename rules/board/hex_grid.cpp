#include <array>
#include <cmath>
#include <numbers>

#include "rules/board/grid.h"
#include "rules/board/hex.h"

namespace bocage::rules {

namespace {

// Hexes are drawn with a corner on top and one unit wide.
constexpr double halfHeight = std::numbers::inv_sqrt3;
constexpr double rowHeight = 1.5 * halfHeight;

/// Rows lie half a cell further right each, so people count columns in pairs of rows.
int shiftOf(int row) {
    return (row - (row & 1)) / 2;
}

class HexGrid : public Grid {
public:
    GridKind kind() const override { return GridKind::Hex; }
    int turns() const override { return Hex::turns; }
    int facings() const override { return 6; }
    double facingDegrees(int facing) const override { return 30 + 60.0 * (((facing % 6) + 6) % 6); }

    std::vector<Cell> neighbours(Cell cell) const override {
        const auto all = Hex::neighbours(cell);
        return {all.begin(), all.end()};
    }
    int distance(Cell a, Cell b) const override { return Hex::distance(a, b); }
    std::vector<Cell> ring(Cell centre, int radius) const override { return Hex::ring(centre, radius); }
    std::vector<Cell> line(Cell a, Cell b) const override { return Hex::line(a, b); }

    std::span<const Side> sides() const override {
        static constexpr Side all[] = {Side::NorthEast, Side::East, Side::SouthEast,
                                       Side::SouthWest, Side::West, Side::NorthWest};
        return all;
    }
    Edge side(Cell c, int index) const override {
        switch (index) {
            case 0:
                return {c, Side::NorthEast};
            case 1:
                return {{c.col + 1, c.row}, Side::West};
            case 2:
                return {{c.col, c.row + 1}, Side::NorthWest};
            case 3:
                return {{c.col - 1, c.row + 1}, Side::NorthEast};
            case 4:
                return {c, Side::West};
            default:
                return {c, Side::NorthWest};
        }
    }
    Corner corner(Cell cell, int index) const override {
        const Hex::HexCorner found = Hex::corners(cell)[static_cast<std::size_t>(index)];
        return {found.cell.col, found.cell.row, found.lower ? Corner::Tip::Bottom : Corner::Tip::Top};
    }

    std::string name(Cell cell) const override { return cellName({cell.col + shiftOf(cell.row), cell.row}); }
    std::optional<Cell> named(std::string_view name) const override {
        std::optional<Cell> cell = cellFromName(name);
        if (cell)
            cell->col -= shiftOf(cell->row);
        return cell;
    }

    GridPoint centre(Cell cell) const override {
        return {cell.col + cell.row / 2.0 + 0.5, cell.row * rowHeight + halfHeight};
    }
    std::vector<GridPoint> outline(Cell cell) const override {
        const auto [x, y] = centre(cell);
        return {{x, y - halfHeight}, {x + 0.5, y - halfHeight / 2}, {x + 0.5, y + halfHeight / 2},
                {x, y + halfHeight}, {x - 0.5, y + halfHeight / 2}, {x - 0.5, y - halfHeight / 2}};
    }
    Cell cellAt(GridPoint point) const override {
        // Of the cells whose centres are near, the nearest one: hexes are where a centre is nearest.
        const int row = static_cast<int>(std::floor((point.y - halfHeight) / rowHeight));
        Cell best{0, row};
        double least = -1;
        for (int r = row; r <= row + 1; ++r) {
            const int col = static_cast<int>(std::floor(point.x - r / 2.0 - 0.5));
            for (int q = col; q <= col + 1; ++q) {
                const GridPoint middle = centre({q, r});
                const double far = std::hypot(middle.x - point.x, middle.y - point.y);
                if (least < 0 || far < least) {
                    least = far;
                    best = {q, r};
                }
            }
        }
        return best;
    }

protected:
    Cell turnedCell(Cell cell, int steps) const override { return Hex::rotate(cell, steps); }
    Cell mirroredCell(Cell cell) const override { return Hex::mirror(cell); }
    int mirroredSide(int index) const override { return 5 - index; }
    int mirroredCorner(int index) const override { return (6 - index) % 6; }
};

}  // namespace

const Grid& hexGrid() {
    static const HexGrid grid;
    return grid;
}

}  // namespace bocage::rules
