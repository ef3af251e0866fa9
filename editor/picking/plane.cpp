#include "editor/picking/plane.h"

#include <cmath>

#include "rules/board/plan_grid.h"

namespace bocage::editor {

using namespace rules;

const Grid& gridOf(const Scenario& scenario) {
    return planGrid(scenario.battlefield.grid);
}

QPointF middleOf(const Grid& grid, const Place& place) {
    const GridPoint point = grid.point(place);
    return {point.x, point.y};
}

QPolygonF shapeOf(const Grid& grid, Cell cell) {
    QPolygonF shape;
    for (const GridPoint corner : grid.outline(cell))
        shape << QPointF(corner.x, corner.y);
    return shape;
}

Cell cellAt(const Grid& grid, QPointF point) {
    return grid.cellAt(gridPoint(point));
}

QRectF boxOf(const Grid& grid, const std::vector<Cell>& cells) {
    QRectF box;
    for (const Cell cell : cells)
        box |= shapeOf(grid, cell).boundingRect();
    return box;
}

QRectF boxOf(const Grid& grid, const model::CellRect& cells) {
    // The rows of hexes lean: the four outermost cells hold everything between them.
    const int right = cells.col + cells.cols - 1, bottom = cells.row + cells.rows - 1;
    return boxOf(grid, std::vector<Cell>{
                           {cells.col, cells.row}, {right, cells.row}, {cells.col, bottom}, {right, bottom}});
}

Cell stepsOf(const Grid& grid, QPointF way) {
    if (grid.kind() == GridKind::Square)
        return {static_cast<int>(std::lround(way.x())), static_cast<int>(std::lround(way.y()))};
    return cellAt(grid, middleOf(grid, Cell{}) + way);
}

QPointF wayOf(const Grid& grid, Cell by) {
    return middleOf(grid, by) - middleOf(grid, Cell{});
}

}  // namespace bocage::editor
