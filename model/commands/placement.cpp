#include "model/commands/placement.h"

#include <algorithm>

#include "model/commands/scenario_edits.h"
#include "model/plan/placed_elements.h"
#include "rules/board/hex.h"
#include "rules/board/square.h"
#include "rules/systems/game_system.h"

namespace bocage::model {

using namespace rules;

namespace {

std::string firstFace(const Placement& placement, const std::vector<Face>& faces) {
    return placement.face.empty() && !faces.empty() ? faces.front().name : placement.face;
}

/// As pieces of that game face after such a turn.
int facingOf(const Placement& placement, const Library& library) {
    const GameSystem* game = gameOf(placement.content, library);
    const Grid& grid = game && game->grid() ? *game->grid() : squareGrid();
    return grid.steps(placement.rotation) * grid.facings() / grid.turns();
}

/// The unit as it would be written, with its front space chosen so that the covered box starts at `at`.
Piece pieceFor(const Placement& placement, const Library& library) {
    Piece piece;
    piece.content = placement.content;
    piece.face = placement.face.empty() ? "front" : placement.face;
    piece.facing = facingOf(placement, library);
    piece.side = placement.manner.side;
    piece.player = placement.manner.player;
    piece.group = placement.manner.group;
    piece.entry = placement.manner.entry;
    piece.mode = placement.manner.mode;
    piece.restrictions = placement.manner.restrictions;
    piece.value = placement.manner.value;
    piece.label = placement.manner.label;
    int left = 0, top = 0;
    for (const Cell cell : coveredCells(piece, library)) {
        left = std::min(left, cell.col);
        top = std::min(top, cell.row);
    }
    piece.at = placement.at - Cell{left, top};
    return piece;
}

QString cellText(const std::vector<Cell>& cells) {
    return cells.empty() ? QString() : QString::fromStdString(cellName(cells.front()));
}

/// Whether a cell of a hex board lies at its edge.
bool atRim(Cell cell, const std::vector<Cell>& board) {
    const auto around = Hex::neighbours(cell);
    return std::any_of(around.begin(), around.end(), [&](Cell next) {
        return std::find(board.begin(), board.end(), next) == board.end();
    });
}

}  // namespace

QString PlacementProblem::text() const {
    switch (reason) {
        case Reason::OffBoards:
            // Left of A and above 1 spaces have no name.
            return !cells.empty() && cells.front().col >= 0 && cells.front().row >= 0
                       ? PlacementRules::tr("%1 is off the boards").arg(cellText(cells))
                       : PlacementRules::tr("This place is off the boards");
        case Reason::OverlapsBoard:
            return PlacementRules::tr("Another board already covers %1").arg(cellText(cells));
        case Reason::Occupied:
            return cells.empty() ? PlacementRules::tr("One of its kind lies here already")
                                 : PlacementRules::tr("Another unit stands on %1").arg(cellText(cells));
        case Reason::Unknown:
            return PlacementRules::tr("No open pack holds this piece");
    }
    return {};
}

PlacementRules::PlacementRules(const Scenario& scenario, const Library& library)
    : m_scenario(scenario), m_library(library) {
    for (const PlacedBoard& board : scenario.battlefield.boards) {
        m_boards.emplace_back(board.id, coveredCells(board, library));
        m_ground.insert(m_ground.end(), m_boards.back().second.begin(), m_boards.back().second.end());
    }
    std::sort(m_ground.begin(), m_ground.end());
}

std::optional<Section> PlacementRules::sectionFor(const ContentId& content, const Library& library) {
    if (library.board(content))
        return Section::Boards;
    if (library.overlay(content))
        return Section::Overlays;
    if (const TerrainKind* kind = library.terrain(content)) {
        if (kind->place == TerrainKind::Place::Edge)
            return Section::Edges;
        if (kind->place == TerrainKind::Place::Corner)
            return Section::Corners;
        return std::nullopt;
    }
    if (const MarkerDef* marker = library.marker(content))
        return marker->place == MarkerDef::Place::Corner ? Section::Corners : Section::Pieces;
    if (library.systemContent(content) && content.kind() == "unit")
        return Section::Pieces;
    return std::nullopt;
}

std::vector<Cell> PlacementRules::cells(const Placement& placement, const Library& library) {
    if (const BoardDef* board = library.board(placement.content))
        return coveredCells(PlacedBoard{{},
                                        placement.content,
                                        firstFace(placement, board->faces),
                                        placement.at,
                                        placement.rotation,
                                        {}},
                            library);
    if (const OverlayDef* overlay = library.overlay(placement.content))
        return coveredCells(PlacedOverlay{{},
                                          placement.content,
                                          firstFace(placement, overlay->faces),
                                          placement.at,
                                          placement.rotation,
                                          {},
                                          {}},
                            library);
    if (sectionFor(placement.content, library) == Section::Pieces)
        return coveredCells(pieceFor(placement, library), library);
    return {};
}

bool PlacementRules::onBoard(Cell cell) const {
    return std::binary_search(m_ground.begin(), m_ground.end(), cell);
}

std::optional<PlacementProblem> PlacementRules::problemOf(Section section, const std::vector<Cell>& cells,
                                                          const ElementId& self, bool unit) const {
    using Reason = PlacementProblem::Reason;
    PlacementProblem problem;
    if (section == Section::Boards) {
        problem.reason = Reason::OverlapsBoard;
        // Hex boards are cut through the hexes at their edges: two that adjoin share those.
        const bool hexes = m_scenario.battlefield.grid == GridKind::Hex;
        for (const auto& [id, covered] : m_boards)
            if (id != self)
                for (const Cell cell : cells)
                    if (std::find(covered.begin(), covered.end(), cell) != covered.end() &&
                        !(hexes && atRim(cell, cells) && atRim(cell, covered)))
                        problem.cells.push_back(cell);
        return problem.cells.empty() ? std::nullopt : std::optional(problem);
    }
    problem.reason = Reason::OffBoards;
    if (section == Section::Zones || section == Section::Objectives) {
        // The validator speaks about these; the hand stays free as long as some of it lies on a board.
        if (cells.empty() ||
            std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return onBoard(cell); }))
            return std::nullopt;
        problem.cells = cells;
        return problem;
    }
    for (const Cell cell : cells)
        if (!onBoard(cell))
            problem.cells.push_back(cell);
    if (!problem.cells.empty())
        return problem;
    if (unit) {
        problem.reason = Reason::Occupied;
        for (const Piece& other : m_scenario.pieces)
            if (other.id != self && other.content.kind() == "unit")
                for (const Cell cell : coveredCells(other, m_library))
                    if (std::find(cells.begin(), cells.end(), cell) != cells.end())
                        problem.cells.push_back(cell);
        if (!problem.cells.empty())
            return problem;
    }
    return std::nullopt;
}

std::optional<PlacementProblem> PlacementRules::problem(const Placement& placement) const {
    using Reason = PlacementProblem::Reason;
    const auto section = sectionFor(placement.content, m_library);
    if (!section)
        return PlacementProblem{Reason::Unknown, {}};
    if (*section == Section::Edges) {
        const auto beside = Square::cellsBeside(placement.edge);
        if (!onBoard(beside[0]) && !onBoard(beside[1]))
            return PlacementProblem{Reason::OffBoards, {beside[1]}};
        for (const PlacedEdge& other : m_scenario.battlefield.edges)
            if (other.at == placement.edge && other.kind == placement.content)
                return PlacementProblem{Reason::Occupied, {}};
        return std::nullopt;
    }
    if (*section == Section::Corners) {
        const auto around = Square::cellsAround(placement.corner);
        if (std::none_of(around.begin(), around.end(), [&](Cell cell) { return onBoard(cell); }))
            return PlacementProblem{Reason::OffBoards, {around.back()}};
        for (const PlacedCorner& other : m_scenario.battlefield.corners)
            if (other.at == placement.corner && other.kind == placement.content)
                return PlacementProblem{Reason::Occupied, {}};
        return std::nullopt;
    }
    return problemOf(*section, cells(placement, m_library), {}, placement.content.kind() == "unit");
}

std::optional<PlacementProblem> PlacementRules::problem(const ElementId& element) const {
    const auto placed = placedElement(m_scenario, m_library, element);
    return placed ? problem(*placed) : std::nullopt;
}

std::optional<PlacementProblem> PlacementRules::problem(const PlacedElement& element) const {
    if (element.edge) {
        const auto beside = Square::cellsBeside(*element.edge);
        if (!onBoard(beside[0]) && !onBoard(beside[1]))
            return PlacementProblem{PlacementProblem::Reason::OffBoards, {beside[1]}};
        return std::nullopt;
    }
    if (element.corner) {
        const auto around = Square::cellsAround(*element.corner);
        if (std::none_of(around.begin(), around.end(), [&](Cell cell) { return onBoard(cell); }))
            return PlacementProblem{PlacementProblem::Reason::OffBoards, {around.back()}};
        return std::nullopt;
    }
    const bool unit = element.section == Section::Pieces && element.content.kind() == "unit";
    return problemOf(element.section, element.cells, element.id, unit);
}

ElementId place(ScenarioDocument& document, const Placement& placement) {
    const Library& library = *document.library();
    const auto section = PlacementRules::sectionFor(placement.content, library);
    ScenarioEdits edits(document);
    if (!section)
        return {};
    switch (*section) {
        case Section::Boards:
            return edits.addBoard(placement.content,
                                  firstFace(placement, library.board(placement.content)->faces), placement.at,
                                  placement.rotation);
        case Section::Overlays:
            return edits.addOverlay(placement.content,
                                    firstFace(placement, library.overlay(placement.content)->faces),
                                    placement.at, placement.rotation);
        case Section::Edges:
            return edits.addEdge(placement.content, placement.edge);
        case Section::Corners:
            return edits.addCorner(placement.content, placement.corner);
        case Section::Pieces:
            return edits.addPiece(pieceFor(placement, library));
        default:
            return {};
    }
}

}  // namespace bocage::model
