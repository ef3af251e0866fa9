#include "rules/systems/normandie/sight/sight_table.h"

#include <algorithm>
#include <cassert>
#include <memory>

#include "rules/systems/normandie/sight/sight_lanes.h"
#include "rules/systems/normandie/sight/sight_scan.h"

namespace bocage::rules::normandie {

namespace {

/// Works out all displacements of one quadrant (dx ≥ 0, dy ≥ 0). For each, a block of (cols - dx) × (rows -
/// dy) lanes: the opacity of what lies between a cell and the cell displaced by (dx, dy), ends excluded.
template <class Lane, bool Smaller>
class Quadrant {
public:
    Quadrant(const OpacityGrid<Lane>& grid, int cols, int rows, Lane* table,
             const std::vector<std::size_t>& starts)
        : m_grid(grid), m_cols(cols), m_rows(rows), m_table(table), m_starts(starts) {}

    void run() {
        if (m_cols > 1) {
            Lane* block = blockOf(1, 0);
            for (int row = 0; row < m_rows; ++row)
                std::copy_n(&m_grid.west[place(1, row)], m_cols - 1, block + row * (m_cols - 1));
            multiples(1, 0);
        }
        if (m_rows > 1) {
            Lane* block = blockOf(0, 1);
            for (int row = 0; row + 1 < m_rows; ++row)
                std::copy_n(&m_grid.north[place(0, row + 1)], m_cols, block + row * m_cols);
            multiples(0, 1);
        }
        if (m_cols > 1 && m_rows > 1)
            between({1, 0, blockOf(1, 0)}, {0, 1, blockOf(0, 1)}, 0);
    }

private:
    /// A displacement with the lanes its descendants build on: passing above where it meets a corner.
    struct Node {
        int dx, dy;
        const Lane* lanes;
    };

    std::size_t place(int col, int row) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(m_grid.stride) +
               static_cast<std::size_t>(col);
    }
    Lane* blockOf(int dx, int dy) {
        return m_table + m_starts[static_cast<std::size_t>(dy) * static_cast<std::size_t>(m_cols) +
                                  static_cast<std::size_t>(dx)];
    }
    /// Lanes of a node for sources from (col, row) on.
    const Lane* row(const Node& node, int col, int rowNumber) const {
        return node.lanes + static_cast<std::size_t>(rowNumber) * static_cast<std::size_t>(m_cols - node.dx) +
               static_cast<std::size_t>(col);
    }

    /// Everything strictly between two neighbours of the Stern-Brocot tree.
    void between(const Node& low, const Node& high, std::size_t depth) {
        const int dx = low.dx + high.dx;
        const int dy = low.dy + high.dy;
        if (dx >= m_cols || dy >= m_rows)
            return;
        const int width = m_cols - dx;
        const int height = m_rows - dy;
        Lane* out = blockOf(dx, dy);
        Node self{dx, dy, out};
        const auto count = static_cast<std::size_t>(width);
        if (dx % 2 != 0 && dy % 2 != 0) {
            // The line meets a corner half way. Below it lies the path low + high, above it high + low.
            Lane* upper = spare(depth);
            self.lanes = upper;
            for (int r = 0; r < height; ++r)
                lanes::addBothWays<Lane, Smaller>(
                    out + static_cast<std::size_t>(r) * count, upper + static_cast<std::size_t>(r) * count,
                    row(high, 0, r), &m_grid.cell[place(high.dx, r + high.dy)],
                    row(low, high.dx, r + high.dy), row(low, 0, r), &m_grid.cell[place(low.dx, r + low.dy)],
                    row(high, low.dx, r + low.dy), count);
            ++depth;
        } else {
            // The path low + high runs below the line, so a corner on it is passed above.
            for (int r = 0; r < height; ++r)
                lanes::addThree(out + static_cast<std::size_t>(r) * count, row(low, 0, r),
                                &m_grid.cell[place(low.dx, r + low.dy)], row(high, low.dx, r + low.dy),
                                count);
        }
        multiples(dx, dy);
        between(low, self, depth);
        between(self, high, depth);
    }

    /// Twice, three times … the displacement: one more piece of the same line each time.
    void multiples(int dx, int dy) {
        const Node once{dx, dy, blockOf(dx, dy)};
        Node before = once;
        for (int x = 2 * dx, y = 2 * dy; x < m_cols && y < m_rows; x += dx, y += dy) {
            Lane* out = blockOf(x, y);
            const auto count = static_cast<std::size_t>(m_cols - x);
            for (int r = 0; r < m_rows - y; ++r)
                lanes::addThree(out + static_cast<std::size_t>(r) * count, row(once, 0, r),
                                &m_grid.cell[place(dx, r + dy)], row(before, dx, r + dy), count);
            before = {x, y, out};
        }
    }

    Lane* spare(std::size_t depth) {
        while (m_spare.size() <= depth)
            m_spare.push_back(std::make_unique<Lane[]>(static_cast<std::size_t>(m_cols) *
                                                       static_cast<std::size_t>(m_rows)));
        return m_spare[depth].get();
    }

    const OpacityGrid<Lane>& m_grid;
    int m_cols, m_rows;
    Lane* m_table;
    const std::vector<std::size_t>& m_starts;
    std::vector<std::unique_ptr<Lane[]>> m_spare;
};

/// Left and right exchanged, so that rising lines become falling ones.
template <class Lane>
OpacityGrid<Lane> mirrored(const OpacityGrid<Lane>& grid, int cols, int rows) {
    OpacityGrid<Lane> result;
    result.stride = grid.stride;
    result.cell.resize(grid.cell.size());
    result.north.resize(grid.north.size());
    result.west.resize(grid.west.size());
    for (int row = 0; row <= rows; ++row) {
        const std::size_t start = static_cast<std::size_t>(row) * static_cast<std::size_t>(grid.stride);
        for (int col = 0; col < cols; ++col) {
            const std::size_t from = start + static_cast<std::size_t>(cols - 1 - col);
            result.cell[start + static_cast<std::size_t>(col)] = grid.cell[from];
            result.north[start + static_cast<std::size_t>(col)] = grid.north[from];
        }
        for (int col = 0; col <= cols; ++col)
            result.west[start + static_cast<std::size_t>(col)] =
                grid.west[start + static_cast<std::size_t>(cols - col)];
    }
    return result;
}

template <class Lane>
void fillTable(const OpacityGrid<Lane>& grid, const SightMap& map, Lane* table,
               const std::vector<std::size_t>& falling, const std::vector<std::size_t>& rising) {
    const int cols = map.cols();
    const int rows = map.rows();
    const OpacityGrid<Lane> other = mirrored(grid, cols, rows);
    const auto both = [&]<bool Smaller>() {
        Quadrant<Lane, Smaller>(other, cols, rows, table, rising).run();
        Quadrant<Lane, Smaller>(grid, cols, rows, table, falling).run();
    };
    if (map.field().rulings().cornerNeedsBothStopped)
        both.template operator()<true>();
    else
        both.template operator()<false>();
}

std::size_t pairsOf(int cols, int rows) {
    const auto cells = static_cast<std::size_t>(cols) * static_cast<std::size_t>(rows);
    return cells == 0 ? 0 : cells * (cells - 1) / 2;
}

}  // namespace

std::size_t SightTable::bytesFor(int cols, int rows) {
    return pairsOf(cols, rows);
}

SightTable::SightTable(const SightMap& map, std::span<SightCode> buffer)
    : m_map(&map), m_cols(map.cols()), m_rows(map.rows()), m_buffer(buffer.data()) {
    assert(buffer.size() >= bytesFor(m_cols, m_rows));
    const std::size_t displacements = static_cast<std::size_t>(m_cols) * static_cast<std::size_t>(m_rows);
    m_falling.resize(displacements);
    m_rising.resize(displacements);
    std::size_t start = 0;
    for (int dy = 0; dy < m_rows; ++dy) {
        for (int dx = 0; dx < m_cols; ++dx) {
            const std::size_t at = static_cast<std::size_t>(dy) * static_cast<std::size_t>(m_cols) +
                                   static_cast<std::size_t>(dx);
            const std::size_t size =
                static_cast<std::size_t>(m_cols - dx) * static_cast<std::size_t>(m_rows - dy);
            m_falling[at] = start;
            if (dx > 0 || dy > 0)
                start += size;
            m_rising[at] = start;
            if (dx > 0 && dy > 0)
                start += size;
        }
    }
    if (displacements < 2)
        return;
    // The mirrored quadrant wants the two axes as well; there they are the same lines as in the other one, so
    // it may write them where that one will write them again, mirrored: it runs first.
    for (int dx = 0; dx < m_cols; ++dx)
        m_rising[static_cast<std::size_t>(dx)] = m_falling[static_cast<std::size_t>(dx)];
    for (int dy = 0; dy < m_rows; ++dy)
        m_rising[static_cast<std::size_t>(dy) * static_cast<std::size_t>(m_cols)] =
            m_falling[static_cast<std::size_t>(dy) * static_cast<std::size_t>(m_cols)];

    if (map.fitsBytes()) {
        fillTable(map.bytes(), map, m_buffer, m_falling, m_rising);
    } else {
        std::vector<std::uint16_t> wide(pairsOf(m_cols, m_rows));
        fillTable(map.words(), map, wide.data(), m_falling, m_rising);
        std::transform(wide.begin(), wide.end(), m_buffer, [](std::uint16_t lane) {
            return lane == lanes::blocked<std::uint16_t>
                       ? sightBlocked
                       : static_cast<SightCode>(std::min<std::uint16_t>(lane, 254));
        });
    }
    if (map.specialCells().empty())
        return;
    SightScanner scanner(map);
    std::vector<SightCode> seen(static_cast<std::size_t>(map.field().cellCount()));
    for (const int from : map.specialCells()) {
        scanner.trace(from, seen);
        for (int to = 0; to < map.field().cellCount(); ++to)
            if (to != from)
                m_buffer[placeOf(from, to)] = seen[static_cast<std::size_t>(to)];
    }
}

std::size_t SightTable::placeOf(int from, int to) const {
    if (to < from)
        std::swap(from, to);
    // The later cell in reading order lies lower, or to the right in the same row.
    const int col = from % m_cols;
    const int row = from / m_cols;
    const int dx = to % m_cols - col;
    const int dy = to / m_cols - row;
    const int width = dx < 0 ? -dx : dx;
    const std::size_t block =
        static_cast<std::size_t>(dy) * static_cast<std::size_t>(m_cols) + static_cast<std::size_t>(width);
    const int column = dx < 0 ? m_cols - 1 - col : col;
    return (dx < 0 ? m_rising : m_falling)[block] +
           static_cast<std::size_t>(row) * static_cast<std::size_t>(m_cols - width) +
           static_cast<std::size_t>(column);
}

}  // namespace bocage::rules::normandie
