#include "editor/picking/picking.h"

#include <QLineF>
#include <QRect>
#include <algorithm>
#include <cmath>
#include <set>

#include "editor/picking/tool_context.h"

namespace bocage::editor {

using namespace rules;

namespace {

constexpr double edgeReach = 0.18;
constexpr double cornerReach = 0.28;

/// One cell or more where the point does not lie beside the edge.
double distanceToEdge(const Grid& grid, Edge edge, QPointF position) {
    const Grid::Part part = grid.partOf(edge);
    const QPointF from = middleOf(grid, grid.corner(part.cell, part.index));
    const QPointF way = middleOf(grid, grid.corner(part.cell, (part.index + 1) % grid.turns())) - from;
    const QPointF to = position - from;
    const double length = std::hypot(way.x(), way.y());
    const double along = QPointF::dotProduct(way, to) / length;
    const double across = (way.x() * to.y() - way.y() * to.x()) / length;
    return along < 0 || along > length ? 1 : std::abs(across);
}

}  // namespace

std::vector<model::PlacedElement> elementsNear(const model::ScenarioDocument& document, QPointF position) {
    const Grid& grid = gridOf(document.scenario());
    const Cell cell = cellAt(grid, position);
    std::vector<model::PlacedElement> hits;
    for (auto& element : model::allElements(document.scenario(), *document.library())) {
        bool hit = std::find(element.cells.begin(), element.cells.end(), cell) != element.cells.end();
        if (element.edge)
            hit = distanceToEdge(grid, *element.edge, position) < edgeReach;
        else if (element.corner)
            hit = QLineF(position, middleOf(grid, *element.corner)).length() < cornerReach;
        if (hit)
            hits.push_back(std::move(element));
    }
    return hits;
}

std::vector<model::PlacedElement> pickableNear(ToolContext& context, QPointF position) {
    auto hits = elementsNear(context.document(), position);
    std::erase_if(hits, [&](const auto& hit) { return !context.mayPick(hit.section); });
    return hits;
}

Cell snappedTopLeft(const Grid& grid, QPointF middle, int cols, int rows) {
    if (grid.kind() == GridKind::Square)
        return {static_cast<int>(std::lround(middle.x() - cols / 2.0)),
                static_cast<int>(std::lround(middle.y() - rows / 2.0))};
    // Held by the cell in its middle.
    return cellAt(grid, middle) - Cell{(cols - 1) / 2, (rows - 1) / 2};
}

Edge nearestEdge(const Grid& grid, QPointF position) {
    return grid.sideNear(gridPoint(position));
}

Corner nearestCorner(const Grid& grid, QPointF position) {
    return grid.cornerNear(gridPoint(position));
}

namespace {

/// Top left corners at which a piece of this size stands square beside a board.
std::vector<Cell> squareBeside(const std::vector<Cell>& board, int cols, int rows) {
    QRect box;
    for (const Cell cell : board)
        box |= QRect(cell.col, cell.row, 1, 1);
    const int right = box.x() + box.width(), bottom = box.y() + box.height();
    std::vector<Cell> places;
    for (const int row : {box.y(), bottom - rows})
        places.insert(places.end(), {{box.x() - cols, row}, {right, row}});
    for (const int col : {box.x(), right - cols})
        places.insert(places.end(), {{col, box.y() - rows}, {col, bottom}});
    return places;
}

int squared(Cell way) {
    return way.col * way.col + way.row * way.row;
}

}  // namespace

Cell snapToBoards(const model::Placement& ghost, const model::ScenarioDocument& document,
                  const ElementId& self) {
    constexpr int reach = 2;  // how far a board is pulled to any place beside another
    const Library& library = *document.library();
    const auto cells = model::PlacementRules::cells(ghost, library);
    int cols = 1, rows = 1;
    for (const Cell cell : cells) {
        cols = std::max(cols, cell.col - ghost.at.col + 1);
        rows = std::max(rows, cell.row - ghost.at.row + 1);
    }
    std::set<Cell> ground;
    std::vector<Cell> square;
    for (const PlacedBoard& board : document.scenario().battlefield.boards) {
        if (board.id == self)
            continue;
        const auto covered = model::coveredCells(board, library);
        ground.insert(covered.begin(), covered.end());
        const auto places = squareBeside(covered, cols, rows);
        square.insert(square.end(), places.begin(), places.end());
    }
    if (ground.empty())
        return {0, 0};
    const auto clashes = [&](Cell by) {
        return std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return ground.contains(cell + by); });
    };
    // Boards are nearly always laid square to each other: from nearly half a board away that is what is
    // meant. A board that is held half a board further along the rim is laid staggered.
    const int half = std::max(cols, rows) / 2;
    const int pull = clashes({0, 0}) ? half : half - 1;
    std::optional<Cell> best;
    for (const Cell place : square)
        if (const Cell by = place - ghost.at; std::max(std::abs(by.col), std::abs(by.row)) <= pull &&
                                              (!best || squared(by) < squared(*best)) && !clashes(by))
            best = by;
    if (best)
        return ghost.at + *best;
    // Nearest shift that shares no cell with a board and touches one along an edge.
    for (int dx = -reach; dx <= reach; ++dx)
        for (int dy = -reach; dy <= reach; ++dy) {
            const Cell by{dx, dy};
            if ((best && squared(by) >= squared(*best)) || clashes(by))
                continue;
            const bool touches = clashes(by + Cell{1, 0}) || clashes(by + Cell{-1, 0}) ||
                                 clashes(by + Cell{0, 1}) || clashes(by + Cell{0, -1});
            if (touches)
                best = by;
        }
    return best ? ghost.at + *best : ghost.at;
}

std::string otherFace(const model::Placement& placement, const Library& library) {
    const auto next = [&](const std::vector<Face>& faces) {
        const std::string current = placement.face.empty() && !faces.empty() ? faces[0].name : placement.face;
        for (std::size_t i = 0; i < faces.size(); ++i)
            if (faces[i].name == current)
                return faces[(i + 1) % faces.size()].name;
        return current;
    };
    if (const BoardDef* board = library.board(placement.content))
        return next(board->faces);
    if (const OverlayDef* overlay = library.overlay(placement.content))
        return next(overlay->faces);
    return placement.face == "back" ? "front" : "back";
}

QPointF ghostMiddle(const Grid& grid, const model::Placement& placement, const Library& library) {
    const auto section = model::PlacementRules::sectionFor(placement.content, library);
    if (section == model::Section::Edges)
        return middleOf(grid, placement.edge);
    if (section == model::Section::Corners)
        return middleOf(grid, placement.corner);
    const auto cells = model::PlacementRules::cells(placement, library);
    return cells.empty() ? middleOf(grid, placement.at) : boxOf(grid, cells).center();
}

}  // namespace bocage::editor
