#include "rules/board/grid.h"

#include <cmath>

#include "rules/board/plan_grid.h"

namespace bocage::rules {

namespace {

int wrapped(int index, int count) {
    return ((index % count) + count) % count;
}

double squaredDistance(GridPoint a, GridPoint b) {
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

}  // namespace

Cell Grid::beyond(Cell cell, int index) const {
    const Edge wanted = side(cell, wrapped(index, turns()));
    for (const Cell other : neighbours(cell))
        for (int i = 0; i < turns(); ++i)
            if (side(other, i) == wanted)
                return other;
    return cell;
}

Grid::Part Grid::partOf(const Place& place) const {
    if (const Cell* cell = std::get_if<Cell>(&place))
        return {*cell, -1};
    const Edge* edge = std::get_if<Edge>(&place);
    const Corner* wanted = std::get_if<Corner>(&place);
    const Cell at = edge ? edge->cell : Cell{wanted->col, wanted->row};
    for (int i = 0; i < turns(); ++i)
        if (edge ? side(at, i) == *edge : corner(at, i) == *wanted)
            return {at, i};
    return {at, -1};
}

bool Grid::names(const Place& place) const {
    return std::holds_alternative<Cell>(place) || partOf(place).index >= 0;
}

std::vector<Cell> Grid::cellsAt(const Place& place) const {
    const Part part = partOf(place);
    std::vector<Cell> cells{part.cell};
    if (part.index < 0)
        return cells;
    for (const Cell other : neighbours(part.cell))
        for (int i = 0; i < turns(); ++i)
            if (std::holds_alternative<Edge>(place) ? Place(side(other, i)) == place
                                                    : Place(corner(other, i)) == place)
                cells.push_back(other);
    return cells;
}

Place Grid::turned(const Place& place, int steps) const {
    const Part part = partOf(place);
    const Cell cell = turnedCell(part.cell, steps);
    if (part.index < 0)
        return cell;
    const int index = wrapped(part.index + steps, turns());
    return std::holds_alternative<Edge>(place) ? Place(side(cell, index)) : Place(corner(cell, index));
}

Place Grid::mirrored(const Place& place) const {
    const Part part = partOf(place);
    const Cell cell = mirroredCell(part.cell);
    if (part.index < 0)
        return cell;
    return std::holds_alternative<Edge>(place) ? Place(side(cell, mirroredSide(part.index)))
                                               : Place(corner(cell, mirroredCorner(part.index)));
}

Place Grid::moved(const Place& place, Cell by) const {
    if (const Cell* cell = std::get_if<Cell>(&place))
        return *cell + by;
    if (const Edge* edge = std::get_if<Edge>(&place))
        return Edge{edge->cell + by, edge->axis};
    const Corner& corner = std::get<Corner>(place);
    return Corner{corner.col + by.col, corner.row + by.row, corner.tip};
}

int Grid::steps(Rotation rotation) const {
    const int one = 360 / turns();
    return degrees(rotation) % one == 0 ? degrees(rotation) / one : 0;
}

GridPoint Grid::point(const Place& place) const {
    const Part part = partOf(place);
    if (part.index < 0)
        return centre(part.cell);
    const std::vector<GridPoint> corners = outline(part.cell);
    const GridPoint from = corners[static_cast<std::size_t>(part.index)];
    if (std::holds_alternative<Corner>(place))
        return from;
    const GridPoint to = corners[static_cast<std::size_t>(wrapped(part.index + 1, turns()))];
    return {(from.x + to.x) / 2, (from.y + to.y) / 2};
}

Edge Grid::sideNear(GridPoint at) const {
    const Cell cell = cellAt(at);
    int best = 0;
    for (int i = 1; i < turns(); ++i)
        if (squaredDistance(point(side(cell, i)), at) < squaredDistance(point(side(cell, best)), at))
            best = i;
    return side(cell, best);
}

Corner Grid::cornerNear(GridPoint at) const {
    const Cell cell = cellAt(at);
    const std::vector<GridPoint> corners = outline(cell);
    int best = 0;
    for (int i = 1; i < turns(); ++i)
        if (squaredDistance(corners[static_cast<std::size_t>(i)], at) <
            squaredDistance(corners[static_cast<std::size_t>(best)], at))
            best = i;
    return corner(cell, best);
}

const Grid* gridOf(GridKind kind) {
    return kind == GridKind::Square ? &squareGrid() : kind == GridKind::Hex ? &hexGrid() : nullptr;
}

const Grid& planGrid(GridKind kind) {
    const Grid* grid = gridOf(kind);
    return grid ? *grid : squareGrid();
}

}  // namespace bocage::rules
