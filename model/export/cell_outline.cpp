#include "model/export/cell_outline.h"

#include <algorithm>
#include <map>
#include <set>

namespace bocage::model {

using rules::Cell;

namespace {

constexpr Cell directions[] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};

std::vector<Cell> takePart(std::set<Cell>& cells) {
    std::vector<Cell> part{*cells.begin()};
    cells.erase(cells.begin());
    for (std::size_t i = 0; i < part.size(); ++i)
        for (const Cell step : directions)
            if (cells.erase(part[i] + step) > 0)
                part.push_back(part[i] + step);
    return part;
}

/// The outline clockwise; empty when the part has a hole or touches itself in a corner.
std::vector<Cell> outline(const std::set<Cell>& part) {
    std::map<Cell, Cell> next;  // from lattice point to lattice point, the part on the right
    bool simple = true;
    const auto link = [&](Cell from, Cell to) { simple = next.emplace(from, to).second && simple; };
    for (const Cell cell : part) {
        if (!part.contains({cell.col, cell.row - 1}))
            link(cell, {cell.col + 1, cell.row});
        if (!part.contains({cell.col + 1, cell.row}))
            link({cell.col + 1, cell.row}, {cell.col + 1, cell.row + 1});
        if (!part.contains({cell.col, cell.row + 1}))
            link({cell.col + 1, cell.row + 1}, {cell.col, cell.row + 1});
        if (!part.contains({cell.col - 1, cell.row}))
            link({cell.col, cell.row + 1}, cell);
    }
    if (!simple)
        return {};
    std::vector<Cell> points;
    const Cell start = next.begin()->first;
    Cell at = start;
    Cell before{};
    for (std::size_t i = 0; i < next.size(); ++i) {
        const Cell to = next.at(at);
        const Cell way{std::clamp(to.col - at.col, -1, 1), std::clamp(to.row - at.row, -1, 1)};
        if (points.empty() || way != before)
            points.push_back(at);
        before = way;
        at = to;
        if (at == start)
            return i + 1 == next.size() ? points : std::vector<Cell>{};
    }
    return {};
}

}  // namespace

std::vector<std::vector<Cell>> outlinesOf(const std::vector<Cell>& cells) {
    std::vector<std::vector<Cell>> outlines;
    std::set<Cell> rest(cells.begin(), cells.end());
    while (!rest.empty()) {
        const std::vector<Cell> list = takePart(rest);
        const std::set<Cell> part(list.begin(), list.end());
        if (std::vector<Cell> points = outline(part); !points.empty()) {
            outlines.push_back(std::move(points));
            continue;
        }
        std::map<int, std::set<int>> rows;
        for (const Cell cell : part)
            rows[cell.row].insert(cell.col);
        for (const auto& [row, columns] : rows)
            for (auto at = columns.begin(); at != columns.end();) {
                const int from = *at;
                int to = from;
                while (at != columns.end() && *at == to) {
                    ++at;
                    ++to;
                }
                outlines.push_back({{from, row}, {to, row}, {to, row + 1}, {from, row + 1}});
            }
    }
    return outlines;
}

}  // namespace bocage::model
