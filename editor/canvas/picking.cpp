#include "editor/canvas/picking.h"

#include <QRect>
#include <algorithm>
#include <cmath>
#include <set>

#include "editor/tools/tool_context.h"

namespace bocage::editor {

using namespace rules;

namespace {

constexpr double edgeReach = 0.18;
constexpr double cornerReach = 0.28;

QPointF cornerPoint(Corner corner) {
    return QPointF(corner.col, corner.row);
}

double distanceToEdge(Edge edge, QPointF position) {
    const QPointF from(edge.cell.col, edge.cell.row);
    const bool north = edge.axis == Edge::Axis::North;
    const double along = north ? position.x() - from.x() : position.y() - from.y();
    const double across = north ? position.y() - from.y() : position.x() - from.x();
    return along < 0 || along > 1 ? 1 : std::abs(across);
}

}  // namespace

std::vector<model::PlacedElement> elementsNear(const model::ScenarioDocument& document, QPointF position) {
    const Cell cell{static_cast<int>(std::floor(position.x())), static_cast<int>(std::floor(position.y()))};
    std::vector<model::PlacedElement> hits;
    for (auto& element : model::allElements(document.scenario(), *document.library())) {
        bool hit = std::find(element.cells.begin(), element.cells.end(), cell) != element.cells.end();
        if (element.edge)
            hit = distanceToEdge(*element.edge, position) < edgeReach;
        else if (element.corner)
            hit = std::hypot(position.x() - element.corner->col, position.y() - element.corner->row) <
                  cornerReach;
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

Cell snappedTopLeft(QPointF middle, int cols, int rows) {
    return {static_cast<int>(std::lround(middle.x() - cols / 2.0)),
            static_cast<int>(std::lround(middle.y() - rows / 2.0))};
}

Edge nearestEdge(QPointF position) {
    const Cell cell{static_cast<int>(std::floor(position.x())), static_cast<int>(std::floor(position.y()))};
    const Edge around[] = {{cell, Edge::Axis::North},
                           {cell, Edge::Axis::West},
                           {{cell.col, cell.row + 1}, Edge::Axis::North},
                           {{cell.col + 1, cell.row}, Edge::Axis::West}};
    return *std::min_element(std::begin(around), std::end(around), [&](const Edge& a, const Edge& b) {
        return distanceToEdge(a, position) < distanceToEdge(b, position);
    });
}

Corner nearestCorner(QPointF position) {
    return {static_cast<int>(std::lround(position.x())), static_cast<int>(std::lround(position.y()))};
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

QPointF ghostMiddle(const model::Placement& placement, const Library& library) {
    const auto section = model::PlacementRules::sectionFor(placement.content, library);
    if (section == model::Section::Edges)
        return placement.edge.axis == Edge::Axis::North
                   ? QPointF(placement.edge.cell.col + 0.5, placement.edge.cell.row)
                   : QPointF(placement.edge.cell.col, placement.edge.cell.row + 0.5);
    if (section == model::Section::Corners)
        return cornerPoint(placement.corner);
    const auto cells = model::PlacementRules::cells(placement, library);
    if (cells.empty())
        return QPointF(placement.at.col + 0.5, placement.at.row + 0.5);
    int left = cells[0].col, right = left, top = cells[0].row, bottom = top;
    for (const Cell cell : cells) {
        left = std::min(left, cell.col);
        right = std::max(right, cell.col);
        top = std::min(top, cell.row);
        bottom = std::max(bottom, cell.row);
    }
    return QPointF((left + right + 1) / 2.0, (top + bottom + 1) / 2.0);
}

}  // namespace bocage::editor
