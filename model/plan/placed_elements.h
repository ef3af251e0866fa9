#pragma once

#include <optional>
#include <vector>

#include "model/plan/change.h"
#include "rules/content/library.h"
#include "rules/scenario/scenario.h"

namespace bocage::model {

/// Where an element of a scenario is found and what it covers; the common view that tools and panels share.
struct PlacedElement {
    rules::ElementId id;
    Section section;
    rules::ContentId content;        ///< empty for zones, objectives, arrows, notes
    std::vector<rules::Cell> cells;  ///< every cell it covers; empty for edges and corners
    std::optional<rules::Corner> corner;
    std::optional<rules::Edge> edge;
};

/// The element with this id, with its cells by the pack's shapes (a ghost covers its one cell).
std::optional<PlacedElement> placedElement(const rules::Scenario& scenario, const rules::Library& library,
                                           const rules::ElementId& id);
/// Everything on a cell, topmost first: pieces, objectives, overlays, zones, boards.
std::vector<PlacedElement> elementsAt(const rules::Scenario& scenario, const rules::Library& library,
                                      rules::Cell cell);
std::vector<PlacedElement> allElements(const rules::Scenario& scenario, const rules::Library& library);

/// Cells covered by a placed board or overlay; by a unit with its footprint (1, 2 or 4) and facing.
std::vector<rules::Cell> coveredCells(const rules::PlacedBoard& board, const rules::Library& library);
std::vector<rules::Cell> coveredCells(const rules::PlacedOverlay& overlay, const rules::Library& library);
std::vector<rules::Cell> coveredCells(const rules::Piece& piece, const rules::Library& library);

/// Smallest rectangle of cells around all boards: column, row, columns, rows. Empty battlefields give 10 × 10
/// at 0, 0.
struct CellRect {
    int col = 0, row = 0, cols = 10, rows = 10;
};
CellRect battlefieldBounds(const rules::Scenario& scenario, const rules::Library& library);

}  // namespace bocage::model
