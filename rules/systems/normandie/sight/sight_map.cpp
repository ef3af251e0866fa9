#include "rules/systems/normandie/sight/sight_map.h"

#include <algorithm>
#include <array>
#include <map>

#include "rules/systems/normandie/sight/sight_lanes.h"
#include "rules/systems/normandie/sight/sight_walk.h"

namespace bocage::rules::normandie {

namespace {

constexpr std::uint16_t stopped = lanes::blocked<std::uint16_t>;

enum EndFlag : std::uint8_t {
    NotThere = 1,    ///< no cell here
    Sealed = 2,      ///< inside a building without an opening (SON-BLD-03, -04)
    EndBlocks = 4,   ///< a blocking end space under AMB-17 = closed
    OwnObscures = 8  ///< an own space that counts under AMB-15 = counted
};

std::uint16_t opacityOf(const EdgeInfo& edge) {
    return edge.stopsSight() ? stopped : edge.obscures;
}

}  // namespace

template <class Lane>
void OpacityGrid<Lane>::setCorner(std::size_t at, bool needsBothStopped) {
    const auto s = static_cast<std::size_t>(stride);
    const std::size_t lowerRight = at, lowerLeft = at - 1, upperRight = at - s, upperLeft = at - s - 1;
    const Lane up = west[upperRight];    // between the two upper cells
    const Lane down = west[lowerRight];  // between the two lower cells
    const Lane left = north[lowerLeft];  // between the two left cells
    const Lane right = north[lowerRight];
    const auto round = [](Lane a, Lane b, Lane c) { return lanes::sum(lanes::sum(a, b), c); };
    const auto choose = [&](Lane a, Lane b) { return needsBothStopped ? std::min(a, b) : std::max(a, b); };
    falling[at] = choose(round(up, cell[upperRight], right), round(left, cell[lowerLeft], down));
    rising[at] = choose(round(up, cell[upperLeft], left), round(right, cell[lowerRight], down));
}

template struct OpacityGrid<std::uint8_t>;
template struct OpacityGrid<std::uint16_t>;

SightMap::SightMap(const Battlefield& field, const SightOptions& options)
    : m_field(field), m_options(options) {
    fillGrids();
    findElements();
    findSpecialCells();
    markEnds();
}

void SightMap::fillGrids() {
    const int stride = cols() + 1;
    const std::size_t places = static_cast<std::size_t>(stride) * static_cast<std::size_t>(rows() + 1);
    m_wide.stride = stride;
    for (auto* list : {&m_wide.cell, &m_wide.north, &m_wide.west, &m_wide.falling, &m_wide.rising})
        list->assign(places, 0);
    for (int index = 0; index < m_field.cellCount(); ++index) {
        const CellInfo& info = m_field.cell(index);
        m_wide.cell[placeOf(index)] = info.has(BlocksSight) ? stopped : info.obscures;
    }
    if (m_options.units) {
        for (int index = 0; index < m_field.cellCount(); ++index)
            if (blockingUnitAt(index) >= 0)
                m_wide.cell[placeOf(index)] = stopped;
    }
    for (std::size_t place = 0; place < places; ++place) {
        m_wide.north[place] = opacityOf(m_field.northEdges()[place]);
        m_wide.west[place] = opacityOf(m_field.westEdges()[place]);
    }
    const bool both = m_field.rulings().cornerNeedsBothStopped;
    for (int row = 1; row < rows(); ++row)
        for (int col = 1; col < cols(); ++col)
            m_wide.setCorner(static_cast<std::size_t>(row * stride + col), both);

    m_busy.assign(places, 0);
    for (std::size_t place = 0; place < places; ++place) {
        const auto mark = [&](std::uint16_t opacity, std::size_t where) {
            if (opacity != 0 && where < places)
                m_busy[where] = 1;
        };
        mark(m_wide.cell[place], place);
        mark(m_wide.west[place], place);
        mark(m_wide.west[place], place - 1);
        mark(m_wide.north[place], place);
        mark(m_wide.north[place], place - static_cast<std::size_t>(stride));
    }

    m_fitsBytes = largestPenalty() < sightBlocked;
    if (m_fitsBytes) {
        m_bytes.stride = stride;
        const auto narrow = [](const std::vector<std::uint16_t>& from, std::vector<std::uint8_t>& to) {
            to.resize(from.size());
            std::transform(from.begin(), from.end(), to.begin(), [](std::uint16_t opacity) {
                return static_cast<std::uint8_t>(std::min<std::uint16_t>(opacity, sightBlocked));
            });
        };
        narrow(m_wide.cell, m_bytes.cell);
        narrow(m_wide.north, m_bytes.north);
        narrow(m_wide.west, m_bytes.west);
        narrow(m_wide.falling, m_bytes.falling);
        narrow(m_wide.rising, m_bytes.rising);
    }
}

/// The largest penalty any line could gather. A line is shallow or steep; a shallow one crosses at most two
/// neighbouring cells of each column, so the best path of that kind bounds them all.
unsigned SightMap::largestPenalty() const {
    unsigned largest = 0;
    const auto penaltyOf = [](std::uint16_t opacity) { return opacity == stopped ? 0u : unsigned{opacity}; };
    // along: the axis the line mostly follows; lean: +1 or -1 on the other axis.
    const auto sweep = [&](int length, int width, std::size_t alongStep, std::size_t acrossStep,
                           const std::vector<std::uint16_t>& entering,
                           const std::vector<std::uint16_t>& beside, int lean) {
        std::vector<unsigned> best(static_cast<std::size_t>(width) + 2, 0), next(best.size(), 0);
        for (int along = 0; along < length; ++along) {
            for (int across = 0; across < width; ++across) {
                const std::size_t place = static_cast<std::size_t>(along) * alongStep +
                                          static_cast<std::size_t>(across) * acrossStep;
                const auto slot = static_cast<std::size_t>(across) + 1;
                const std::uint16_t here = m_wide.cell[place];
                if (here == stopped) {
                    next[slot] = 0;
                    continue;
                }
                unsigned most = best[slot] + penaltyOf(entering[place]);
                const int other = across - lean;
                if (other >= 0 && other < width) {
                    const std::size_t otherPlace = static_cast<std::size_t>(along) * alongStep +
                                                   static_cast<std::size_t>(other) * acrossStep;
                    const std::uint16_t via = m_wide.cell[otherPlace];
                    const std::size_t between = lean > 0 ? place : otherPlace;
                    // Through the neighbour, or past a corner with one of the cells before it.
                    most = std::max(most, best[static_cast<std::size_t>(other) + 1] +
                                              penaltyOf(entering[otherPlace]) + penaltyOf(via) +
                                              penaltyOf(beside[between]));
                    if (along > 0) {
                        const std::uint16_t before = m_wide.cell[place - alongStep];
                        most = std::max(most, best[static_cast<std::size_t>(other) + 1] +
                                                  penaltyOf(beside[between - alongStep]) + penaltyOf(before) +
                                                  penaltyOf(entering[place]));
                    }
                }
                next[slot] = most + penaltyOf(here);
                largest = std::max(largest, next[slot]);
            }
            std::swap(best, next);
        }
    };
    const auto stride = static_cast<std::size_t>(m_wide.stride);
    for (const int lean : {1, -1}) {
        sweep(cols(), rows(), 1, stride, m_wide.west, m_wide.north, lean);
        sweep(rows(), cols(), stride, 1, m_wide.north, m_wide.west, lean);
    }
    return largest;
}

/// Numbers the runs of edge obstacles and remembers the edges of each.
void SightMap::findElements() {
    const std::size_t places = m_wide.cell.size();
    m_northElement.assign(places, -1);
    m_westElement.assign(places, -1);
    using Key = std::array<std::uint32_t, 4>;
    const bool together = m_field.rulings().edgeRuns;  // SON-AMB-66
    std::map<Key, std::vector<Ignored>> runs;
    const auto collect = [&](const std::vector<EdgeInfo>& edges, Ignored::What what) {
        for (std::size_t place = 0; place < places; ++place) {
            const EdgeInfo& edge = edges[place];
            if (edge.obscures > 0)
                runs[{edge.element.source, edge.element.index, edge.element.part,
                      together ? 0 : static_cast<std::uint32_t>(place * 2 + (what == Ignored::What::North))}]
                    .push_back({what, place});
        }
    };
    collect(m_field.northEdges(), Ignored::What::North);
    collect(m_field.westEdges(), Ignored::What::West);
    std::int32_t number = 0;
    m_elementStart.push_back(0);
    for (const auto& [key, edges] : runs) {
        for (const Ignored& edge : edges) {
            (edge.what == Ignored::What::North ? m_northElement : m_westElement)[edge.place] = number;
            // A wall in the run stays a wall for those beside it: only the penalty is skipped.
            if ((edge.what == Ignored::What::North ? m_wide.north : m_wide.west)[edge.place] != stopped)
                m_elementEdges.push_back(edge);
        }
        m_elementStart.push_back(m_elementEdges.size());
        ++number;
    }
}

namespace {

/// The numbers of the obstacle runs along the four sides of a cell, each once.
struct RunsAround {
    std::array<std::int32_t, 4> runs{};
    int count = 0;
    RunsAround(const std::vector<std::int32_t>& north, const std::vector<std::int32_t>& west,
               std::size_t place, std::size_t stride) {
        for (const std::int32_t run : {north[place], north[place + stride], west[place], west[place + 1]})
            if (run >= 0 && std::find(runs.begin(), runs.begin() + count, run) == runs.begin() + count)
                runs[static_cast<std::size_t>(count++)] = run;
    }
    const std::int32_t* begin() const { return runs.data(); }
    const std::int32_t* end() const { return runs.data() + count; }
};

}  // namespace

int SightMap::blockingUnitAt(int cellIndex) const {
    const std::int32_t unit = m_field.occupants()[static_cast<std::size_t>(cellIndex)];
    if (unit < 0 || !m_options.units)
        return -1;
    return unitBlocks(m_field.units()[static_cast<std::size_t>(unit)], m_options, m_field.rulings()) ? unit
                                                                                                     : -1;
}

void SightMap::findSpecialCells() {
    m_isSpecial.assign(static_cast<std::size_t>(m_field.cellCount()), 0);
    for (int index = 0; index < m_field.cellCount(); ++index) {
        const RunsAround runs(m_northElement, m_westElement, placeOf(index),
                              static_cast<std::size_t>(stride()));
        const int unit = blockingUnitAt(index);
        const bool large = unit >= 0 && m_field.units()[static_cast<std::size_t>(unit)].footprint > 1;
        if (runs.count == 0 && !large)
            continue;
        m_isSpecial[static_cast<std::size_t>(index)] = large ? 3 : 1;
        m_special.push_back(index);
    }
}

void SightMap::ignoredFor(int cellIndex, std::vector<Ignored>& ignored) const {
    const RunsAround runs(m_northElement, m_westElement, placeOf(cellIndex),
                          static_cast<std::size_t>(stride()));
    for (const std::int32_t run : runs)
        ignored.insert(ignored.end(),
                       m_elementEdges.begin() +
                           static_cast<std::ptrdiff_t>(m_elementStart[static_cast<std::size_t>(run)]),
                       m_elementEdges.begin() +
                           static_cast<std::ptrdiff_t>(m_elementStart[static_cast<std::size_t>(run) + 1]));
    const int unit = blockingUnitAt(cellIndex);
    if (unit < 0)
        return;
    const FieldUnit& large = m_field.units()[static_cast<std::size_t>(unit)];
    for (int i = 0; i < large.footprint; ++i) {
        const Cell cell = large.cells[static_cast<std::size_t>(i)];
        if (!m_field.inside(cell))
            continue;
        const int index = m_field.indexOf(cell);
        // Only the counter is looked through, not a hedge it may stand in.
        if (blockingUnitAt(index) == unit && !m_field.cell(index).has(BlocksSight))
            ignored.push_back({Ignored::What::Cell, placeOf(index), m_field.cell(index).obscures});
    }
}

void SightMap::markEnds() {
    const Rulings& rulings = m_field.rulings();
    m_endFlags.assign(static_cast<std::size_t>(m_field.cellCount()), 0);
    for (int index = 0; index < m_field.cellCount(); ++index) {
        const CellInfo& info = m_field.cell(index);
        std::uint8_t flags = 0;
        if (!info.exists())
            flags |= NotThere;
        if (info.building && !info.has(HasOpening))
            flags |= Sealed;
        if (info.has(BlocksSight) && !rulings.endSpacesOpen)
            flags |= EndBlocks;
        if (info.obscures > 0 && !rulings.ownSpaceExempt)
            flags |= OwnObscures;
        m_endFlags[static_cast<std::size_t>(index)] = flags;
        if (flags != 0)
            m_marked.push_back(index);
    }
}

SightCode SightMap::adjusted(SightCode traced, int from, int to) const {
    const std::uint8_t fromFlags = m_endFlags[static_cast<std::size_t>(from)];
    const std::uint8_t toFlags = m_endFlags[static_cast<std::size_t>(to)];
    const auto either = static_cast<std::uint8_t>(fromFlags | toFlags);
    if ((either & NotThere) != 0)
        return sightBlocked;
    if (from == to)
        return 0;
    if (traced == sightBlocked || (either & EndBlocks) != 0)
        return sightBlocked;
    if ((either & Sealed) != 0 && !(m_field.cell(from).building == m_field.cell(to).building))
        return sightBlocked;
    if ((fromFlags & OwnObscures) != 0)
        return static_cast<SightCode>(std::min(254, traced + m_field.cell(from).obscures));
    return traced;
}

/// Adds up along one line, leaving out what the end spaces exempt.
struct SightMap::Walker {
    const SightMap& map;
    int fromUnit, toUnit;  ///< blocking units at the ends, -1 none
    RunsAround fromRuns, toRuns;
    std::uint16_t total = 0;

    bool exempt(std::int32_t run) const {
        return run >= 0 && (std::find(fromRuns.begin(), fromRuns.end(), run) != fromRuns.end() ||
                            std::find(toRuns.begin(), toRuns.end(), run) != toRuns.end());
    }
    int indexOf(Cell cell) const { return cell.row * map.cols() + cell.col; }
    std::uint16_t edgeOpacity(Cell a, Cell b) const {
        const Edge edge = edgeBetween(a, b);
        const auto place = static_cast<std::size_t>(edge.cell.row * map.stride() + edge.cell.col);
        const bool northern = edge.axis == Edge::Axis::North;
        const std::uint16_t opacity = (northern ? map.m_wide.north : map.m_wide.west)[place];
        if (opacity == 0 || opacity == stopped)
            return opacity;
        return exempt((northern ? map.m_northElement : map.m_westElement)[place]) ? std::uint16_t{0}
                                                                                  : opacity;
    }
    std::uint16_t cellOpacity(Cell cell) const {
        const std::uint16_t opacity =
            map.m_wide.cell[static_cast<std::size_t>(cell.row * map.stride() + cell.col)];
        if (opacity != stopped || (fromUnit < 0 && toUnit < 0))
            return opacity;
        const int index = indexOf(cell);
        const int unit = map.blockingUnitAt(index);
        if (unit < 0 || (unit != fromUnit && unit != toUnit))
            return opacity;
        const CellInfo& info = map.m_field.cell(index);
        return info.has(BlocksSight) ? stopped : info.obscures;
    }
    bool add(std::uint16_t opacity) {
        total = lanes::sum(total, opacity);
        return total != stopped;
    }
    bool enter(Cell cell) { return add(cellOpacity(cell)); }
    bool cross(Cell a, Cell b) { return add(edgeOpacity(a, b)); }
    bool corner(Cell before, Cell after, Cell flankA, Cell flankB) {
        const auto round = [&](Cell flank) {
            return lanes::sum(lanes::sum(edgeOpacity(before, flank), cellOpacity(flank)),
                              edgeOpacity(flank, after));
        };
        const std::uint16_t a = round(flankA);
        const std::uint16_t b = round(flankB);
        return add(map.m_field.rulings().cornerNeedsBothStopped ? std::min(a, b) : std::max(a, b));
    }
};

SightCode SightMap::trace(int from, int to) const {
    const auto stride = static_cast<std::size_t>(m_wide.stride);
    Walker walker{*this, blockingUnitAt(from), blockingUnitAt(to),
                  RunsAround(m_northElement, m_westElement, placeOf(from), stride),
                  RunsAround(m_northElement, m_westElement, placeOf(to), stride)};
    walkLine(Cell{from % cols(), from / cols()}, Cell{to % cols(), to / cols()}, walker);
    return walker.total == stopped ? sightBlocked
                                   : static_cast<SightCode>(std::min<std::uint16_t>(walker.total, 254));
}

SightCode SightMap::between(Cell from, Cell to) const {
    const int a = m_field.indexOf(from);
    const int b = m_field.indexOf(to);
    return withEnds(trace(a, b), a, b);
}

}  // namespace bocage::rules::normandie
