#include "editor/canvas/picking.h"

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

Cell snapToBoards(const model::Placement& ghost, const model::ScenarioDocument& document) {
    constexpr int reach = 2;
    const Library& library = *document.library();
    const auto cells = model::PlacementRules::cells(ghost, library);
    std::set<Cell> ground;
    for (const PlacedBoard& board : document.scenario().battlefield.boards)
        for (const Cell cell : model::coveredCells(board, library))
            ground.insert(cell);
    if (ground.empty())
        return {0, 0};
    // Nearest shift that shares no cell with a board and touches one along an edge.
    Cell best = ghost.at;
    int bestCost = reach * reach * 2 + 1;
    for (int dx = -reach; dx <= reach; ++dx)
        for (int dy = -reach; dy <= reach; ++dy) {
            const int cost = dx * dx + dy * dy;
            if (cost >= bestCost)
                continue;
            bool clash = false, touch = false;
            for (const Cell cell : cells) {
                const Cell moved = cell + Cell{dx, dy};
                clash = clash || ground.contains(moved);
                touch = touch || ground.contains(moved + Cell{1, 0}) ||
                        ground.contains(moved + Cell{-1, 0}) || ground.contains(moved + Cell{0, 1}) ||
                        ground.contains(moved + Cell{0, -1});
            }
            if (!clash && touch) {
                best = ghost.at + Cell{dx, dy};
                bestCost = cost;
            }
        }
    return best;
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
