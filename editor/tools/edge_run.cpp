#include "editor/tools/edge_run.h"

#include <algorithm>

namespace bocage::editor {

using namespace rules;

namespace {

/// Edges of one line from one corner to the next, in that order.
void addLeg(std::vector<Edge>& run, Edge::Axis axis, int line, int from, int to) {
    const int step = to > from ? 1 : -1;
    for (int at = from; at != to; at += step) {
        const int cell = step > 0 ? at : at - 1;
        const Edge edge = axis == Edge::Axis::North ? Edge{{cell, line}, axis} : Edge{{line, cell}, axis};
        if (std::find(run.begin(), run.end(), edge) == run.end())
            run.push_back(edge);
    }
}

}  // namespace

std::vector<Edge> edgeRun(const Grid& grid, Edge first, Corner to) {
    if (grid.kind() != GridKind::Square)
        return {first};  // no straight lines run along the sides of hexes
    const bool level = first.axis == Edge::Axis::North;
    const int begin = level ? first.cell.col : first.cell.row;
    const int line = level ? first.cell.row : first.cell.col;
    const int along = level ? to.col : to.row;
    const int across = level ? to.row : to.col;
    std::vector<Edge> run{first};
    addLeg(run, first.axis, line, along > begin ? begin : begin + 1, along);
    addLeg(run, level ? Edge::Axis::West : Edge::Axis::North, along, line, across);
    return run;
}

}  // namespace bocage::editor
