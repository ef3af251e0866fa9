#include <cmath>

#include "rules/board/grid.h"
#include "rules/board/square.h"

namespace bocage::rules {

namespace {

template <class Cells>
std::vector<Cell> listOf(const Cells& cells) {
    return {cells.begin(), cells.end()};
}

class SquareGrid : public Grid {
public:
    GridKind kind() const override { return GridKind::Square; }
    int turns() const override { return Square::turns; }
    int facings() const override { return 8; }
    double facingDegrees(int facing) const override { return (facing & 7) * 45.0; }

    std::vector<Cell> neighbours(Cell cell) const override { return listOf(Square::neighbours(cell)); }
    int distance(Cell a, Cell b) const override { return Square::distance(a, b); }
    std::vector<Cell> ring(Cell centre, int radius) const override { return Square::ring(centre, radius); }
    std::vector<Cell> line(Cell a, Cell b) const override { return Square::line(a, b); }

    std::span<const Side> sides() const override {
        static constexpr Side all[] = {Side::North, Side::East, Side::South, Side::West};
        return all;
    }
    Edge side(Cell cell, int index) const override {
        return Square::edge(cell, sides()[static_cast<std::size_t>(index)]);
    }
    Corner corner(Cell cell, int index) const override {
        return Square::corners(cell)[static_cast<std::size_t>(index)];
    }

    std::string name(Cell cell) const override { return cellName(cell); }
    std::optional<Cell> named(std::string_view name) const override { return cellFromName(name); }

    GridPoint centre(Cell cell) const override { return {cell.col + 0.5, cell.row + 0.5}; }
    std::vector<GridPoint> outline(Cell cell) const override {
        const double x = cell.col, y = cell.row;
        return {{x, y}, {x + 1, y}, {x + 1, y + 1}, {x, y + 1}};
    }
    Cell cellAt(GridPoint point) const override {
        return {static_cast<int>(std::floor(point.x)), static_cast<int>(std::floor(point.y))};
    }

protected:
    Cell turnedCell(Cell cell, int steps) const override { return Square::rotate(cell, steps); }
    Cell mirroredCell(Cell cell) const override { return Square::mirror(cell); }
    int mirroredSide(int index) const override { return (4 - index) % 4; }
    int mirroredCorner(int index) const override { return (5 - index) % 4; }
};

}  // namespace

const Grid& squareGrid() {
    static const SquareGrid grid;
    return grid;
}

}  // namespace bocage::rules
