#pragma once

#include <QPointF>
#include <vector>

#include "editor/picking/plane.h"
#include "model/commands/placement.h"
#include "model/document/scenario_document.h"
#include "model/plan/placed_elements.h"

namespace bocage::editor {

class ToolContext;

/// Everything at a point of the map (in cells), topmost first; edge and corner pieces count when the point
/// is close to them.
std::vector<model::PlacedElement> elementsNear(const model::ScenarioDocument& document, QPointF position);

/// The same, of what can be picked there.
std::vector<model::PlacedElement> pickableNear(ToolContext& context, QPointF position);

/// Top-left cell of a box of cols × rows held by its middle.
rules::Cell snappedTopLeft(const rules::Grid& grid, QPointF middle, int cols, int rows);
rules::Edge nearestEdge(const rules::Grid& grid, QPointF position);
rules::Corner nearestCorner(const rules::Grid& grid, QPointF position);

/// Pulls a board beside its neighbours when its rim is within two cells of theirs; a board that lies there
/// already is `self`.
rules::Cell snapToBoards(const model::Placement& ghost, const model::ScenarioDocument& document,
                         const rules::ElementId& self = {});

/// The face after the one shown.
std::string otherFace(const model::Placement& placement, const rules::Library& library);
QPointF ghostMiddle(const rules::Grid& grid, const model::Placement& placement, const rules::Library& library);

}  // namespace bocage::editor
