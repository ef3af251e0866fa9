#include "benchmarks/sight_walk_baseline.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>

namespace bocage::benchmarks {

using namespace rules;
using namespace rules::normandie;

WalkBaseline::WalkBaseline(const Battlefield& field)
    : m_cols(field.cols()), m_rows(field.rows()), m_stride(field.cols() + 1) {
    const std::size_t places = field.northEdges().size();
    m_cell.assign(places, 0);
    m_north.assign(places, 0);
    m_west.assign(places, 0);
    m_northRun.assign(places, -1);
    m_westRun.assign(places, -1);
    std::map<std::array<unsigned, 3>, int> runs, buildings;
    const auto numberOf = [](auto& map, const ElementRef& ref) {
        const std::array<unsigned, 3> key{ref.source, ref.index, ref.part};
        return map.try_emplace(key, static_cast<int>(map.size())).first->second;
    };
    for (int i = 0; i < field.cellCount(); ++i) {
        const CellInfo& cell = field.cell(i);
        m_cell[static_cast<std::size_t>(i / m_cols * m_stride + i % m_cols)] =
            cell.has(BlocksSight) ? -1 : cell.obscures;
        m_building.push_back(cell.building ? numberOf(buildings, cell.building) : -1);
        m_sealed.push_back(cell.building && !cell.has(HasOpening));
    }
    for (std::size_t place = 0; place < places; ++place) {
        const auto read = [&](const EdgeInfo& edge, int& cost, int& run) {
            cost = edge.stopsSight() ? -1 : edge.obscures;
            if (edge.obscures > 0)
                run = numberOf(runs, edge.element);
        };
        read(field.northEdges()[place], m_north[place], m_northRun[place]);
        read(field.westEdges()[place], m_west[place], m_westRun[place]);
    }
}

bool WalkBaseline::touches(int cell, int run) const {
    const auto place = static_cast<std::size_t>(cell / m_cols * m_stride + cell % m_cols);
    return m_northRun[place] == run || m_westRun[place] == run || m_westRun[place + 1] == run ||
           m_northRun[place + static_cast<std::size_t>(m_stride)] == run;
}

int WalkBaseline::edgeCost(std::size_t place, bool north, int from, int to) const {
    const int cost = north ? m_north[place] : m_west[place];
    if (cost <= 0)
        return cost;
    const int run = north ? m_northRun[place] : m_westRun[place];
    return touches(from, run) || touches(to, run) ? 0 : cost;
}

SightCode WalkBaseline::between(int from, int to) const {
    if (from == to)
        return 0;
    const auto a = static_cast<std::size_t>(from);
    const auto b = static_cast<std::size_t>(to);
    if (m_building[a] != m_building[b] && (m_sealed[a] || m_sealed[b]))
        return sightBlocked;
    int col = from % m_cols;
    int row = from / m_cols;
    const int endCol = to % m_cols;
    const int endRow = to / m_cols;
    const int dx = std::abs(endCol - col);
    const int dy = std::abs(endRow - row);
    const int sx = endCol > col ? 1 : -1;
    const int sy = endRow > row ? 1 : -1;
    const auto place = [&](int c, int r) { return static_cast<std::size_t>(r * m_stride + c); };
    const auto west = [&](int c, int r, int step) {
        return edgeCost(place(step > 0 ? c + 1 : c, r), false, from, to);
    };
    const auto north = [&](int c, int r, int step) {
        return edgeCost(place(c, step > 0 ? r + 1 : r), true, from, to);
    };
    int total = 0;
    int error = dx - dy;
    while (true) {
        int cost = 0;
        if (error > 0) {
            cost = west(col, row, sx);
            col += sx;
            error -= 2 * dy;
        } else if (error < 0) {
            cost = north(col, row, sy);
            row += sy;
            error += 2 * dx;
        } else {
            const auto way = [](int x, int y, int z) { return x < 0 || y < 0 || z < 0 ? -1 : x + y + z; };
            const int one = way(west(col, row, sx), m_cell[place(col + sx, row)], north(col + sx, row, sy));
            const int two = way(north(col, row, sy), m_cell[place(col, row + sy)], west(col, row + sy, sx));
            cost = one < 0 ? two : two < 0 ? one : std::min(one, two);
            col += sx;
            row += sy;
            error += 2 * (dx - dy);
        }
        if (cost < 0)
            return sightBlocked;
        total += cost;
        if (col == endCol && row == endRow)
            return static_cast<SightCode>(std::min(total, 254));
        const int inside = m_cell[place(col, row)];
        if (inside < 0)
            return sightBlocked;
        total += inside;
    }
}

void WalkBaseline::oneToAll(int from, std::span<SightCode> out) const {
    for (int to = 0; to < m_cols * m_rows; ++to)
        out[static_cast<std::size_t>(to)] = between(from, to);
}

}  // namespace bocage::benchmarks
