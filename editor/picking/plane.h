#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <vector>

#include "model/plan/placed_elements.h"
#include "rules/board/grid.h"
#include "rules/scenario/scenario.h"

/// Places of a board as points of its picture: what rules::Grid says, in Qt's words. One unit is one cell.
namespace bocage::editor {

/// The grid that the scenario's places are stored on.
const rules::Grid& gridOf(const rules::Scenario& scenario);

/// Of a corner itself, of a side its middle, of a cell its centre.
QPointF middleOf(const rules::Grid& grid, const rules::Place& place);
QPolygonF shapeOf(const rules::Grid& grid, rules::Cell cell);
rules::Cell cellAt(const rules::Grid& grid, QPointF point);
/// What goes around all of them.
QRectF boxOf(const rules::Grid& grid, const std::vector<rules::Cell>& cells);
QRectF boxOf(const rules::Grid& grid, const model::CellRect& cells);
/// The cell that lies so far from the origin; for moving things by a stretch of the picture.
rules::Cell stepsOf(const rules::Grid& grid, QPointF way);
/// How far a move by so many columns and rows goes in the picture.
QPointF wayOf(const rules::Grid& grid, rules::Cell by);

inline rules::GridPoint gridPoint(QPointF point) {
    return {point.x(), point.y()};
}

}  // namespace bocage::editor
