#pragma once

#include <optional>

#include "rules/content/content.h"
#include "rules/systems/malice/board.h"

/// What strokes of a brush make of cells and boards: the same on a table and in the studio.
namespace bocage::model::malice {

/// Puts the site on a cell that has another or none, and takes it from one that has it; none clears the cell.
void strokeSite(rules::malice::CellDetail& cell, std::optional<rules::malice::Site> site);
/// The end of a route at one side; none takes it away.
void strokeRoute(rules::malice::CellDetail& cell, rules::Side side,
                 std::optional<rules::malice::RouteKind> kind);
/// Adds a terrain to what a cell shows beside the one that counts, or takes it away again.
void strokeMixed(rules::malice::CellDetail& cell, rules::malice::Terrain dominant,
                 rules::malice::Terrain with);

/// What a board says of a cell; made when it says nothing yet.
rules::malice::CellDetail& detailAt(rules::malice::BoardSection& board, rules::Cell at);
/// Leaves out cells of which nothing is said, the rest in the order of the grid.
void tidy(rules::malice::BoardSection& board);
/// The edges of a board from its half cells: clockwise around it, cut at the corners, the first of them where
/// the first edge began before.
std::vector<rules::malice::BoardEdge> rimEdges(const rules::malice::BoardSection& board);

}  // namespace bocage::model::malice
