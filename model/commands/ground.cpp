#include "model/commands/ground.h"

#include <algorithm>
#include <map>
#include <set>
#include <span>

#include "model/messages/terrain_words.h"
#include "model/plan/placed_elements.h"
#include "rules/board/plan_grid.h"

namespace bocage::model {

using namespace rules;

namespace {

bool holds(const std::vector<Cell>& sorted, Cell cell) {
    return std::binary_search(sorted.begin(), sorted.end(), cell);
}

void tidy(std::vector<Cell>& cells) {
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
}

}  // namespace

Ground::Ground(const Scenario& scenario, const Library& library)
    : m_scenario(scenario), m_library(library), m_grid(&planGrid(scenario.battlefield.grid)) {
    for (const PlacedBoard& placed : scenario.battlefield.boards) {
        m_boards.push_back(coveredCells(placed, library));
        tidy(m_boards.back());
        m_all.insert(m_all.end(), m_boards.back().begin(), m_boards.back().end());
    }
    tidy(m_all);
}

bool Ground::contains(Cell cell) const {
    return holds(m_all, cell);
}

Ground::Cells Ground::only(Cells cells) const {
    std::erase_if(cells, [this](Cell cell) { return !contains(cell); });
    tidy(cells);
    return cells;
}

Ground::Cells Ground::stroke(Cell from, Cell to) const {
    return only(m_grid->line(from, to));
}

Ground::Cells Ground::rectangle(Cell from, Cell to) const {
    const auto [left, right] = std::minmax(from.col, to.col);
    const auto [top, bottom] = std::minmax(from.row, to.row);
    Cells cells;
    for (const Cell cell : m_all)
        if (cell.col >= left && cell.col <= right && cell.row >= top && cell.row <= bottom)
            cells.push_back(cell);
    return cells;
}

Ground::Cells Ground::board(Cell on) const {
    // The board laid last is on top.
    for (auto cells = m_boards.rbegin(); cells != m_boards.rend(); ++cells)
        if (holds(*cells, on))
            return *cells;
    return {};
}

Ground::Cells Ground::sameTerrain(Cell from) const {
    if (!contains(from))
        return {};
    const auto kindAt = [this](Cell cell) { return TerrainWords::kindAt(m_scenario, m_library, cell); };
    const TerrainKind* wanted = kindAt(from);
    std::set<Cell> seen{from};
    Cells todo{from};
    Cells filled;
    while (!todo.empty()) {
        const Cell cell = todo.back();
        todo.pop_back();
        filled.push_back(cell);
        for (int side = 0; side < m_grid->turns(); ++side)
            if (const Cell next = m_grid->beyond(cell, side);
                contains(next) && seen.insert(next).second && kindAt(next) == wanted)
                todo.push_back(next);
    }
    tidy(filled);
    return filled;
}

Ground::Cells Ground::strip(const Cells& cells, Side side, int depth) {
    const bool columns = side == Side::North || side == Side::South;
    const bool fromFirst = side == Side::North || side == Side::West;
    std::map<int, std::vector<Cell>> lines;
    for (const Cell cell : cells)
        lines[columns ? cell.col : cell.row].push_back(cell);
    Cells taken;
    for (auto& [at, line] : lines) {
        std::sort(line.begin(), line.end(), [&](Cell a, Cell b) {
            const int first = columns ? a.row : a.col;
            const int second = columns ? b.row : b.col;
            return fromFirst ? first < second : first > second;
        });
        const auto count = std::min(line.size(), static_cast<std::size_t>(std::max(0, depth)));
        taken.insert(taken.end(), line.begin(), line.begin() + static_cast<std::ptrdiff_t>(count));
    }
    tidy(taken);
    return taken;
}

Side Ground::nearestSide(Cell cell, bool ofBoard) const {
    const Cells cells = ofBoard ? board(cell) : m_all;
    if (cells.empty())
        return Side::North;
    int left = cells[0].col, right = left, top = cells[0].row, bottom = top;
    for (const Cell each : cells) {
        left = std::min(left, each.col);
        right = std::max(right, each.col);
        top = std::min(top, each.row);
        bottom = std::max(bottom, each.row);
    }
    const int distances[] = {cell.row - top, right - cell.col, bottom - cell.row, cell.col - left};
    return static_cast<Side>(std::min_element(std::begin(distances), std::end(distances)) -
                             std::begin(distances));
}

bool Ground::isBorder(const Border& border) const {
    const std::span<const Side> sides = m_grid->sides();
    const auto side = std::ranges::find(sides, border.side);
    return side != sides.end() && contains(border.cell) &&
           !contains(m_grid->beyond(border.cell, static_cast<int>(side - sides.begin())));
}

std::vector<Side> Ground::borders(Cell cell) const {
    std::vector<Side> sides;
    for (const Side side : m_grid->sides())
        if (isBorder({cell, side}))
            sides.push_back(side);
    return sides;
}

}  // namespace bocage::model
