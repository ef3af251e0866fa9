#include "model/plan/placed_elements.h"

#include <algorithm>
#include <climits>

#include "rules/board/square.h"
#include "rules/systems/game_system.h"

namespace bocage::model {

using namespace rules;

namespace {

template <class Placed>
std::vector<Cell> cellsOf(const Placed& placed, const std::vector<Face>* faces, GridKind kind) {
    const Face* face = faces ? faceNamed(*faces, placed.face) : nullptr;
    if (!face && faces && !faces->empty())
        face = &faces->front();
    if (!face)
        return {placed.at};
    const TerrainGrid& grid = face->grid;
    std::vector<Cell> cells;
    cells.reserve(grid.cells.size());
    for (int row = 0; row < grid.rows; ++row)
        for (int col = 0; col < grid.cols; ++col)
            if (grid.contains({col, row}))
                cells.push_back(
                    placed.at +
                    (kind == GridKind::Hex
                         // About the cell that the rest is counted from: turned hexes fill no rectangle.
                         ? std::get<Cell>(hexGrid().turned(Cell{col, row}, hexGrid().steps(placed.rotation)))
                         : rotated(Cell{col, row}, placed.rotation, grid.cols, grid.rows)));
    std::sort(cells.begin(), cells.end());
    return cells;
}

PlacedElement describe(const PlacedBoard& board, const Library& library) {
    return {board.id, Section::Boards, board.board, coveredCells(board, library), {}, {}};
}
PlacedElement describe(const PlacedOverlay& overlay, const Library& library) {
    return {overlay.id, Section::Overlays, overlay.overlay, coveredCells(overlay, library), {}, {}};
}
PlacedElement describe(const PlacedEdge& edge, const Library&) {
    return {edge.id, Section::Edges, edge.kind, {}, {}, edge.at};
}
PlacedElement describe(const PlacedCorner& corner, const Library&) {
    return {corner.id, Section::Corners, corner.kind, {}, corner.at, {}};
}
PlacedElement describe(const Zone& zone, const Library&) {
    return {zone.id, Section::Zones, {}, zone.cells, {}, {}};
}
PlacedElement describe(const EntryArrow& arrow, const Library&) {
    return {arrow.id, Section::Entries, {}, {arrow.at}, {}, {}};
}
PlacedElement describe(const Objective& objective, const Library&) {
    return {objective.id, Section::Objectives, {}, objective.cells, objective.corner, {}};
}
PlacedElement describe(const Piece& piece, const Library& library) {
    return {piece.id, Section::Pieces, piece.content, coveredCells(piece, library), piece.corner, {}};
}
PlacedElement describe(const Note& note, const Library&) {
    return {note.id, Section::Notes, {}, {note.at}, {}, {}};
}

/// Topmost first.
template <class Action>
void forEachElement(const Scenario& scenario, Action action) {
    const auto each = [&](const auto& list) {
        for (auto element = list.rbegin(); element != list.rend(); ++element)
            action(*element);
    };
    each(scenario.notes);
    each(scenario.pieces);
    each(scenario.objectives);
    each(scenario.entries);
    each(scenario.battlefield.corners);
    each(scenario.battlefield.edges);
    each(scenario.battlefield.overlays);
    each(scenario.zones);
    each(scenario.battlefield.boards);
}

}  // namespace

std::vector<Cell> coveredCells(const PlacedBoard& board, const Library& library) {
    const BoardDef* definition = library.board(board.board);
    return cellsOf(board, definition ? &definition->faces : nullptr,
                   definition ? definition->grid : GridKind::Square);
}

std::vector<Cell> coveredCells(const PlacedOverlay& overlay, const Library& library) {
    const OverlayDef* definition = library.overlay(overlay.overlay);
    return cellsOf(overlay, definition ? &definition->faces : nullptr,
                   definition ? definition->grid : GridKind::Square);
}

std::vector<Cell> coveredCells(const Piece& piece, const Library& library) {
    if (const GameSystem* game = gameOf(piece.content, library))
        return game->footprint(piece, library);
    return piece.corner ? std::vector<Cell>() : std::vector<Cell>{piece.at};
}

std::optional<PlacedElement> placedElement(const Scenario& scenario, const Library& library,
                                           const ElementId& id) {
    std::optional<PlacedElement> found;
    forEachElement(scenario, [&](const auto& element) {
        if (!found && element.id == id)
            found = describe(element, library);
    });
    return found;
}

std::vector<PlacedElement> elementsAt(const Scenario& scenario, const Library& library, Cell cell) {
    std::vector<PlacedElement> found;
    forEachElement(scenario, [&](const auto& element) {
        PlacedElement placed = describe(element, library);
        if (std::find(placed.cells.begin(), placed.cells.end(), cell) != placed.cells.end())
            found.push_back(std::move(placed));
    });
    return found;
}

std::vector<PlacedElement> allElements(const Scenario& scenario, const Library& library) {
    std::vector<PlacedElement> all;
    forEachElement(scenario, [&](const auto& element) { all.push_back(describe(element, library)); });
    return all;
}

CellRect battlefieldBounds(const Scenario& scenario, const Library& library) {
    int left = INT_MAX, top = INT_MAX, right = INT_MIN, bottom = INT_MIN;
    for (const PlacedBoard& board : scenario.battlefield.boards)
        for (const Cell cell : coveredCells(board, library)) {
            left = std::min(left, cell.col);
            top = std::min(top, cell.row);
            right = std::max(right, cell.col);
            bottom = std::max(bottom, cell.row);
        }
    if (left > right)
        return {};
    return {left, top, right - left + 1, bottom - top + 1};
}

}  // namespace bocage::model
