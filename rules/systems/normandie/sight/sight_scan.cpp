#include "rules/systems/normandie/sight/sight_scan.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "rules/systems/normandie/sight/octant_table.h"
#include "rules/systems/normandie/sight/sight_lanes.h"

namespace bocage::rules::normandie {

namespace detail {

template <class Lane>
class OctantScan {
public:
    OctantScan(const SightMap& map, const OpacityGrid<Lane>& grid) : m_map(map), m_grid(grid) {
        const int longest = std::max(map.cols(), map.rows());
        // A source in the middle looks half as far as one in a corner: smaller tables serve it faster.
        for (int size = 1; size <= longest; ++size)
            m_tables.push_back(OctantTable::forSize(size));
        m_ignored.reserve(64);
        m_undo.reserve(256);
        m_lanes.resize(m_tables.empty() ? 0 : m_tables.back()->directions + 2 * lanes::Vector<Lane>::size);
    }

    void trace(int from, std::span<SightCode> out) {
        std::fill(out.begin(), out.end(), sightBlocked);
        m_out = out.data();
        const bool special = m_map.isSpecial(from);
        if (special)
            ignoreFor(from);
        m_col = from % m_map.cols();
        m_row = from / m_map.cols();
        const int stride = m_grid.stride;
        for (const int along : {1, -1}) {
            for (const int across : {1, -1}) {
                octant({along, 1, roomOf(m_col, m_map.cols(), along), across, stride,
                        roomOf(m_row, m_map.rows(), across), m_grid.west.data(), m_grid.north.data(),
                        along == across ? m_grid.falling.data() : m_grid.rising.data(), 1, m_map.cols()});
                octant({along, stride, roomOf(m_row, m_map.rows(), along), across, 1,
                        roomOf(m_col, m_map.cols(), across), m_grid.north.data(), m_grid.west.data(),
                        along == across ? m_grid.falling.data() : m_grid.rising.data(), m_map.cols(), 1});
            }
        }
        if (special)
            restore();
        out[static_cast<std::size_t>(from)] = 0;
        correctSpecialTargets(from, out);
    }

private:
    /// How the local axes of an octant lie on the grid.
    struct Octant {
        int alongSign, alongStride, alongRoom;
        int acrossSign, acrossStride, acrossRoom;
        const Lane* entering;  ///< edges met along, named by the far or near cell
        const Lane* beside;
        const Lane* corner;
        int alongOut, acrossOut;  ///< strides of the answer
    };

    static int roomOf(int at, int count, int sign) { return sign > 0 ? count - 1 - at : at; }

    static SightCode codeOf(Lane lane) {
        if constexpr (sizeof(Lane) == 1)
            return lane;
        else
            return lane == lanes::blocked<Lane> ? sightBlocked
                                                : static_cast<SightCode>(std::min<Lane>(lane, 254));
    }

    void octant(const Octant& o) {
        if (o.alongRoom == 0)
            return;
        const OctantTable& table = *m_tables[static_cast<std::size_t>(o.alongRoom) - 1];
        Lane* lane = m_lanes.data();
        std::fill_n(lane, table.directions, Lane{0});
        const std::ptrdiff_t alongStep = std::ptrdiff_t{o.alongSign} * o.alongStride;
        const std::ptrdiff_t acrossStep = std::ptrdiff_t{o.acrossSign} * o.acrossStride;
        // An edge is named by the cell with the larger number: looking backwards, the nearer one.
        const std::ptrdiff_t enteringShift = o.alongSign > 0 ? 0 : -alongStep;
        const std::ptrdiff_t besideShift = o.acrossSign > 0 ? 0 : -acrossStep;
        // The corner ahead of a cell is named by the cell to its lower right.
        const std::ptrdiff_t cornerShift =
            (o.alongSign > 0 ? o.alongStride : 0) + (o.acrossSign > 0 ? o.acrossStride : 0);
        const std::ptrdiff_t start = std::ptrdiff_t{m_row} * m_grid.stride + m_col;
        SightCode* out = m_out + std::ptrdiff_t{m_row} * m_map.cols() + m_col;
        const std::ptrdiff_t outAlong = std::ptrdiff_t{o.alongSign} * o.alongOut;
        const std::ptrdiff_t outAcross = std::ptrdiff_t{o.acrossSign} * o.acrossOut;
        const Lane* cells = m_grid.cell.data();
        const std::uint8_t* busy = m_map.busy().data();

        corners(table, 0, o, start + cornerShift, acrossStep);
        for (int u = 1; u <= o.alongRoom; ++u) {
            const int last = std::min(u, o.acrossRoom);
            const OctantTable::Entry* entry = table.column(u);
            const std::ptrdiff_t column = start + u * alongStep;
            std::ptrdiff_t place = column;
            SightCode* target = out + u * outAlong;
            bool open = false;
            for (int v = 0; v <= last; ++v, place += acrossStep, target += outAcross) {
                const OctantTable::Entry& here = entry[v];
                // No other edge or cell of this column covers the direction of this target, so each is read
                // between its own edge and its own cell.
                const bool something = busy[place] != 0;
                if (something) {
                    if (const Lane opacity = o.entering[place + enteringShift])
                        lanes::addRange(lane, here.entering.first, here.entering.last, opacity);
                }
                const Lane seen = lane[here.direction];
                open |= seen != lanes::blocked<Lane>;
                *target = codeOf(seen);
                if (!something)
                    continue;
                if (const Lane opacity = cells[place])
                    lanes::addRange(lane, here.cell.first, here.cell.last, opacity);
                if (const Lane opacity = o.beside[place + besideShift]; opacity != 0 && v > 0)
                    lanes::addRange(lane, here.beside.first, here.beside.last, opacity);
            }
            if (!open && lanes::allBlocked(lane, table.directions))
                return;  // nothing further out can be seen: the answer says so already
            if (u < o.alongRoom)
                corners(table, u, o, column + cornerShift, acrossStep);
        }
    }

    void corners(const OctantTable& table, int u, const Octant& o, std::ptrdiff_t firstPlace,
                 std::ptrdiff_t acrossStep) {
        Lane* lane = m_lanes.data();
        const auto* pass = table.corners.data() + table.cornerStart[static_cast<std::size_t>(u)];
        const auto* end = table.corners.data() + table.cornerStart[static_cast<std::size_t>(u) + 1];
        for (; pass != end && static_cast<int>(pass->v) < o.acrossRoom; ++pass) {
            const Lane opacity = o.corner[firstPlace + static_cast<std::ptrdiff_t>(pass->v) * acrossStep];
            if (opacity != 0)
                lane[pass->direction] = lanes::sum(lane[pass->direction], opacity);
        }
    }

    /// Takes out of the grid what does not count from this cell.
    void ignoreFor(int from) {
        m_ignored.clear();
        m_undo.clear();
        m_map.ignoredFor(from, m_ignored);
        for (const SightMap::Ignored& what : m_ignored) {
            Lane& opacity = listOf(what.what)[what.place];
            m_undo.push_back({what, opacity});
            opacity = static_cast<Lane>(what.left);
        }
        refreshCorners();
    }

    void restore() {
        for (auto undo = m_undo.rbegin(); undo != m_undo.rend(); ++undo)
            listOf(undo->what.what)[undo->what.place] = undo->opacity;
        refreshCorners();
    }

    void refreshCorners() {
        const auto stride = static_cast<std::size_t>(m_grid.stride);
        const bool both = m_map.field().rulings().cornerNeedsBothStopped;
        for (const Undo& undo : m_undo)
            for (const std::size_t place : {undo.what.place, undo.what.place + 1, undo.what.place + stride,
                                            undo.what.place + stride + 1}) {
                const std::size_t col = place % stride;
                const std::size_t row = place / stride;
                if (col > 0 && row > 0 && col < stride - 1 && row < static_cast<std::size_t>(m_map.rows()))
                    m_grid.setCorner(place, both);
            }
    }

    std::vector<Lane>& listOf(SightMap::Ignored::What what) {
        switch (what) {
            case SightMap::Ignored::What::Cell:
                break;
            case SightMap::Ignored::What::North:
                return m_grid.north;
            case SightMap::Ignored::What::West:
                return m_grid.west;
        }
        return m_grid.cell;
    }

    /// Targets with exemptions of their own are walked, unless nothing was in the way to begin with. A
    /// blocked line stays blocked when only an edge obstacle's penalty would go.
    void correctSpecialTargets(int from, std::span<SightCode> out) {
        for (const int target : m_map.specialCells()) {
            SightCode& code = out[static_cast<std::size_t>(target)];
            if (code != 0 && (code != sightBlocked || m_map.isLarge(target)))
                code = m_map.trace(from, target);
        }
    }

    struct Undo {
        SightMap::Ignored what;
        Lane opacity;
    };

    const SightMap& m_map;
    OpacityGrid<Lane> m_grid;  ///< own copy: special sources change it for a moment
    std::vector<std::shared_ptr<const OctantTable>> m_tables;  ///< by room along the octant
    std::vector<Lane> m_lanes;
    std::vector<SightMap::Ignored> m_ignored;
    std::vector<Undo> m_undo;
    SightCode* m_out = nullptr;
    int m_col = 0;
    int m_row = 0;
};

}  // namespace detail

SightScanner::SightScanner(const SightMap& map) : m_map(map) {
    if (map.fitsBytes())
        m_bytes = std::make_unique<detail::OctantScan<std::uint8_t>>(map, map.bytes());
    else
        m_words = std::make_unique<detail::OctantScan<std::uint16_t>>(map, map.words());
}

SightScanner::~SightScanner() = default;
SightScanner::SightScanner(SightScanner&&) noexcept = default;

void SightScanner::trace(int from, std::span<SightCode> out) {
    assert(out.size() >= static_cast<std::size_t>(m_map.field().cellCount()));
    if (m_bytes)
        m_bytes->trace(from, out);
    else
        m_words->trace(from, out);
}

void SightScanner::scan(Cell cell, std::span<SightCode> out) {
    const int from = m_map.field().indexOf(cell);
    trace(from, out);
    const int count = m_map.field().cellCount();
    if (m_map.isMarked(from)) {
        for (int to = 0; to < count; ++to)
            out[static_cast<std::size_t>(to)] = m_map.withEnds(out[static_cast<std::size_t>(to)], from, to);
        return;
    }
    for (const int to : m_map.markedCells())
        out[static_cast<std::size_t>(to)] = m_map.withEnds(out[static_cast<std::size_t>(to)], from, to);
}

}  // namespace bocage::rules::normandie
