#include "model/systems/malice/analysis/cell_strokes.h"

#include <algorithm>
#include <cmath>

#include "model/systems/malice/render/hex_scene.h"

namespace bocage::model::malice {

using namespace rules;
using namespace rules::malice;

void strokeSite(CellDetail& cell, std::optional<Site> site) {
    const bool same = site && cell.sites == std::vector{*site};
    cell.sites.clear();
    if (site && !same)
        cell.sites.push_back(*site);
}

void strokeRoute(CellDetail& cell, Side side, std::optional<RouteKind> kind) {
    std::erase_if(cell.routes, [&](const Route& route) { return route.side == side; });
    if (kind)
        cell.routes.push_back({side, *kind});
}

void strokeMixed(CellDetail& cell, Terrain dominant, Terrain with) {
    if (with == dominant)
        return;
    const std::string name(nameOf(with)), own(nameOf(dominant));
    const auto found = std::find(cell.mixed.begin(), cell.mixed.end(), name);
    if (found != cell.mixed.end())
        cell.mixed.erase(found);
    else
        cell.mixed.push_back(name);
    // The one that counts is named among the others, and never alone (SOM-MAP-05).
    std::erase(cell.mixed, own);
    if (!cell.mixed.empty())
        cell.mixed.insert(cell.mixed.begin(), own);
}

CellDetail& detailAt(BoardSection& board, Cell at) {
    const auto found = std::find_if(board.cells.begin(), board.cells.end(),
                                    [&](const CellDetail& each) { return each.at == at; });
    if (found != board.cells.end())
        return *found;
    board.cells.emplace_back().at = at;
    return board.cells.back();
}

void tidy(BoardSection& board) {
    std::erase_if(board.cells, [](const CellDetail& cell) {
        CellDetail nothing;
        nothing.at = cell.at;
        return cell == nothing;
    });
    std::sort(board.cells.begin(), board.cells.end(), [](const CellDetail& a, const CellDetail& b) {
        return std::pair(a.at.row, a.at.col) < std::pair(b.at.row, b.at.col);
    });
}

std::vector<BoardEdge> rimEdges(const BoardSection& board) {
    struct Rim {
        Cell at;
        bool corner = false;
        QPointF place;
        double angle = 0;
    };
    std::vector<Rim> rim;
    QPointF middle;
    for (const CellDetail& cell : board.cells)
        if (cell.shape == Shape::Half || cell.shape == Shape::Corner) {
            rim.push_back({cell.at, cell.shape == Shape::Corner, hexCentre(cell.at)});
            middle += rim.back().place;
        }
    if (rim.size() < 2)
        return {};
    middle /= static_cast<double>(rim.size());
    for (Rim& each : rim)
        each.angle = std::atan2(each.place.y() - middle.y(), each.place.x() - middle.x());
    std::sort(rim.begin(), rim.end(),
              [](const Rim& a, const Rim& b) { return std::pair(a.angle, a.at) < std::pair(b.angle, b.at); });
    const auto begins = [&](const Rim& each) {
        return each.corner && !board.edges.empty() && !board.edges.front().cells.empty() &&
               each.at == board.edges.front().cells.front();
    };
    auto first = std::find_if(rim.begin(), rim.end(), begins);
    if (first == rim.end())
        first = std::find_if(rim.begin(), rim.end(), [](const Rim& each) { return each.corner; });
    if (first == rim.end())
        return {};
    std::rotate(rim.begin(), first, rim.end());
    rim.push_back(rim.front());
    std::vector<BoardEdge> edges;
    for (std::size_t i = 0; i + 1 < rim.size(); ++i) {
        if (rim[i].corner)
            edges.push_back({static_cast<int>(edges.size()), {rim[i].at}});
        edges.back().cells.push_back(rim[i + 1].at);
    }
    std::erase_if(edges, [](const BoardEdge& edge) { return edge.cells.size() < 2; });
    return edges;
}

}  // namespace bocage::model::malice
