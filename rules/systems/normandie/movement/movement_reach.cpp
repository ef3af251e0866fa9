#include <algorithm>
#include <bit>

#include "rules/systems/normandie/content/footprint.h"
#include "rules/systems/normandie/movement/movement.h"

namespace bocage::rules::normandie {

namespace {

constexpr int mostPoints = 60000;  ///< costs share a word with the stamp
constexpr int markerPoints = 2;    ///< a Suppressed marker takes effect at once (SON-TER-13)

/// Numbering of placements of wide counters: cell of reference, facing, and whether the step into it ended
/// the move.
std::uint32_t wideState(int cell, int facing, bool halted) {
    return static_cast<std::uint32_t>((cell * 8 + (facing & 7)) * 2 + (halted ? 1 : 0));
}

Placement wideSense(std::uint32_t state, Cell origin, int cols) {
    const int cell = static_cast<int>(state / 16);
    return {{origin.col + cell % cols, origin.row + cell / cols}, static_cast<int>(state / 2 % 8)};
}

}  // namespace

// ---- The answer

void ReachMap::begin(std::size_t states, std::size_t cells, int points) {
    if (m_best.size() < states || m_ends.size() < cells || m_stamp == 0) {
        m_stamp = 0xffff;
        m_best.assign(std::max(states, m_best.size()), {});
        m_ends.assign(std::max(cells, m_ends.size()), {});
        m_order.resize(m_best.size());
    }
    --m_stamp;
    m_points = points;
    for (std::vector<std::uint32_t>& later : m_later)
        later.clear();
    m_count = 0;
    m_cells.clear();
}

std::optional<int> ReachMap::cost(Cell cell) const {
    const int col = cell.col - m_origin.col, row = cell.row - m_origin.row;
    if (col < 0 || row < 0 || col >= m_cols || row >= m_rows)
        return {};
    const std::uint32_t best = m_ends[static_cast<std::size_t>(row * m_cols + col)].key;
    if (best >> 16 != m_stamp)
        return {};
    // A marker got with the last point costs more than there was.
    return std::min(static_cast<int>(best & 0xffff), m_points);
}

std::vector<Placement> ReachMap::path(Cell cell) const {
    std::vector<Placement> way;
    if (!cost(cell))
        return way;
    std::uint32_t state =
        m_ends[static_cast<std::size_t>((cell.row - m_origin.row) * m_cols + (cell.col - m_origin.col))]
            .state;
    while (true) {
        if (m_footprint > 1) {
            const auto onGround = static_cast<std::uint32_t>(m_cols * m_rows * 16);
            way.push_back(wideSense(state % onGround, m_origin, m_cols));
        } else {
            const int at = static_cast<int>(state) % (m_cols * m_rows);
            way.push_back({{m_origin.col + at % m_cols, m_origin.row + at / m_cols}, 0});
        }
        if (m_best[state].state == state)
            break;
        state = m_best[state].state;
    }
    std::reverse(way.begin(), way.end());
    return way;
}

// ---- Counters of one space

bool MovementField::mayEnd(std::uint32_t state) const {
    if (state < static_cast<std::uint32_t>(m_cells))
        return flag(static_cast<int>(state), MayEnd);
    return m_mover.overTerrain && flag(static_cast<int>(state) - m_cells, Lands);
}

/// Steps that bring a marker. Some ground asks for points left to pay for it with; the rest takes the last
/// one.
void MovementField::spreadMarked(ReachMap& reach, unsigned steps, std::uint32_t base, std::uint32_t state,
                                 int cost) const {
    if (cost + 1 + markerPoints > reach.m_points && !m_dear.empty())
        steps &= ~static_cast<unsigned>(m_dear[base]);
    for (; steps; steps &= steps - 1)
        reach.relaxLater(base + static_cast<std::uint32_t>(m_offset[std::countr_zero(steps)]), state,
                         cost + 1 + markerPoints);
}

inline void MovementField::expandSingle(ReachMap& reach, std::uint32_t state, int cost) const {
    const std::uint32_t next = reach.key(cost + 1);
    std::uint32_t* const order = reach.m_order.data();
    const auto spread = [&](unsigned steps, std::uint32_t base) {
        std::size_t count = reach.m_count;
        for (; steps; steps &= steps - 1) {
            const std::uint32_t to = base + static_cast<std::uint32_t>(m_offset[std::countr_zero(steps)]);
            if (reach.improve(to, state, next))
                order[count++] = to;  // nothing can come cheaper any more
        }
        reach.m_count = count;
    };
    if (state >= static_cast<std::uint32_t>(m_cells)) {
        const std::uint32_t ground = state - static_cast<std::uint32_t>(m_cells);
        spread(m_second[ground], state);
        const unsigned leave = m_leave[ground], marked = m_marked[ground] & leave;
        spread(leave & ~marked, ground);
        if (marked)
            spreadMarked(reach, marked, ground, state, cost);
        return;
    }
    if (cost > 0 && flag(static_cast<int>(state), Halts))
        return;
    const unsigned steps = m_steps[state], marked = m_marked[state] & steps;
    spread(steps & ~marked, state);
    if (marked)
        spreadMarked(reach, marked, state, state, cost);
    if (m_layered)
        spread(m_join[state], state + static_cast<std::uint32_t>(m_cells));
}

void MovementField::settleSingle(ReachMap& reach) const {
    // States found by a step of one point are in order as they come; dearer ones wait for their turn.
    std::size_t settled = 0;
    int idle = 0;
    for (int cost = 0; idle < 4 && cost <= reach.m_points + markerPoints; ++cost) {
        const std::uint32_t key = reach.key(cost);
        std::vector<std::uint32_t>& waiting = reach.m_later[cost & 3];
        for (const std::uint32_t state : waiting)
            if (reach.m_best[state].key == key)  // not found cheaper meanwhile
                reach.m_order[reach.m_count++] = state;
        waiting.clear();
        const std::size_t end = reach.m_count;
        idle = settled == end ? idle + 1 : 0;
        for (; settled < end; ++settled) {
            const std::uint32_t state = reach.m_order[settled];
            const std::uint32_t cell = state < static_cast<std::uint32_t>(m_cells)
                                           ? state
                                           : state - static_cast<std::uint32_t>(m_cells);
            if (cost == 0 || mayEnd(state))
                reach.endOn(cell, m_cellAt[cell], state, key);
            if (cost < reach.m_points)
                expandSingle(reach, state, cost);
        }
    }
}

// ---- Counters of several spaces

/// Two spaces: the front leads when advancing and the rear when reversing, each with a free turn of 45
/// degrees; a turn on the spot swings either end round the other (SON-MOV-05).
template <class Visit>
void MovementField::forEachPairStep(Placement from, Visit visit) const {
    const Cell front = from.at, rear = from.at - stepOf(from.facing);
    for (int turn = -1; turn <= 1; ++turn) {
        const int facing = (from.facing + turn) & 7;
        const Cell ahead = front + stepOf(facing), behind = rear - stepOf(facing);
        visit(WideStep{{ahead, facing}, 1, {ahead}, {front}});
        visit(WideStep{{rear, facing}, 1, {behind}, {rear}});
        if (turn == 0)
            continue;
        const Cell swungRear = front - stepOf(facing), swungFront = rear + stepOf(facing);
        visit(WideStep{{front, facing}, 1, {swungRear}, {front}});
        visit(WideStep{{swungFront, facing}, 1, {swungFront}, {rear}});
    }
}

/// 2 × 2: one space forward or back with a turn of 90 degrees before or after it, or the turn alone
/// (SON-MOV-07).
template <class Visit>
void MovementField::forEachBlockStep(Placement from, Visit visit) const {
    std::array<Cell, 4> now;
    footprintCells(4, from.at, from.facing, now);
    const Cell corner = *std::min_element(now.begin(), now.end(), [](Cell a, Cell b) {
        return a.row != b.row ? a.row < b.row : a.col < b.col;
    });
    // Turned about its middle the block covers the same spaces; only its front left is another one.
    const auto placed = [](Cell topLeft, int facing) {
        static constexpr Cell frontLeft[] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
        return Placement{topLeft + frontLeft[facing / 2], facing};
    };
    const auto shifted = [&](int way, int facing) {
        const Cell step = stepOf(way), side = stepOf(way + 2);
        // The two cells at the leading edge, whichever way it faces.
        Cell first = corner, second = corner;
        for (const Cell cell : now) {
            const int depth = (cell.col - corner.col) * step.col + (cell.row - corner.row) * step.row;
            const int leading = step.col + step.row > 0 ? 1 : 0;
            if (depth != leading)
                continue;
            const int across = (cell.col - corner.col) * side.col + (cell.row - corner.row) * side.row;
            ((across != 0) ? second : first) = cell;
        }
        visit(WideStep{placed(corner + step, facing), 2, {first + step, second + step}, {first, second}});
    };
    for (const int turn : {0, 2, 6}) {
        const int turned = (from.facing + turn) & 7;
        for (const int way : {from.facing & 7, (from.facing + 4) & 7})
            shifted(way, turned);  // then the turn
        if (turn != 0) {
            shifted(turned, turned);  // the turn first
            shifted((turned + 4) & 7, turned);
            visit(WideStep{placed(corner, turned), 0, {}, {}});
        }
    }
}

template <class Visit>
void MovementField::forEachWideStep(Placement from, Visit visit) const {
    if (m_mover.footprint == 2)
        forEachPairStep(from, visit);
    else
        forEachBlockStep(from, visit);
}

/// Ground, edges and room beside diagonals let every new part in, and nothing parts the new spaces.
bool MovementField::groundAllows(const WideStep& step) const {
    const auto joined = [&](Cell from, Cell to) {
        if (!m_field.inside(from) || !m_field.inside(to))
            return false;
        for (int way = 0; way < 8; ++way)
            if (from + stepOf(way) == to)
                return (m_ground[static_cast<std::size_t>(m_field.indexOf(from))] & (1u << way)) != 0;
        return false;
    };
    for (int i = 0; i < step.entered; ++i)
        if (!joined(step.from[static_cast<std::size_t>(i)], step.cells[static_cast<std::size_t>(i)]))
            return false;
    return step.entered < 2 || joined(step.cells[0], step.cells[1]);
}

/// In the air nothing but other units and Mythos Barriers is in the way (SON-MOV-11).
bool MovementField::airAllows(const WideStep& step) const {
    for (int i = 0; i < step.entered; ++i) {
        const Cell cell = step.cells[static_cast<std::size_t>(i)];
        if (!m_field.exists(cell) || !flag(m_field.indexOf(cell), Open))
            return false;
    }
    return true;
}

bool MovementField::anyBeneath(Placement placement) const {
    std::array<Cell, 4> cells;
    const int count = footprintCells(m_mover.footprint, placement.at, placement.facing, cells);
    return std::any_of(cells.begin(), cells.begin() + count, [&](Cell cell) {
        return m_field.inside(cell) && flag(m_field.indexOf(cell), Beneath);
    });
}

/// Some part goes below the element, or all of it comes out again (SON-TER-29, SON-AMB-70). What is not below
/// lies on ground of its own; on top of the element there is no way down.
bool MovementField::belowAllows(Placement from, bool below, const WideStep& step) const {
    if (!below && anyBeneath(from))
        return false;
    const auto shut = [&](Cell cell) {
        return !m_field.inside(cell) || (!flag(m_field.indexOf(cell), Beneath) && inaccessible(cell));
    };
    for (int i = 0; i < step.entered; ++i) {
        const Cell left = step.from[static_cast<std::size_t>(i)],
                   to = step.cells[static_cast<std::size_t>(i)];
        if (!m_field.exists(to) || shut(to) ||
            (m_field.cell(to).building && !flag(m_field.indexOf(to), Beneath)))
            return false;
        int way = 0;
        while (way < 8 && left + stepOf(way) != to)
            ++way;
        if (way == 8 || !passesBelow(left, way))
            return false;
        if (way % 2 == 1 && shut(left + stepOf(way + 7)) && shut(left + stepOf(way + 1)))
            return false;
    }
    return true;
}

bool MovementField::wideMayEnd(Placement placement) const {
    std::array<Cell, 4> cells;
    const int count = footprintCells(m_mover.footprint, placement.at, placement.facing, cells);
    return std::all_of(cells.begin(), cells.begin() + count, [&](Cell cell) {
        if (!m_field.inside(cell))
            return !m_mover.overTerrain;
        const int index = m_field.indexOf(cell);
        // On the ground only what may be passed and not shared is in question; the rest was asked on the way.
        return m_mover.overTerrain ? flag(index, Lands) : flag(index, MayEnd) || !flag(index, Admits);
    });
}

bool MovementField::sharesEnemyZone(std::span<const Cell> before, std::span<const Cell> after) const {
    const auto zones = [&](Cell cell) {
        return m_field.inside(cell) ? m_zones[static_cast<std::size_t>(m_field.indexOf(cell))] : 0;
    };
    for (const Cell left : before)
        for (int a = 0; a < 8; ++a)
            if (zones(left) & (1 << a))
                for (const Cell entered : after)
                    for (int b = 0; b < 8; ++b)
                        if ((zones(entered) & (1 << b)) && left + stepOf(a) == entered + stepOf(b))
                            return true;
    return false;
}

void MovementField::expandWide(ReachMap& reach, std::uint32_t state, int cost) const {
    if (state & 1)
        return;  // it stopped on entering this
    const auto onGround = static_cast<std::uint32_t>(m_cells) * 16;
    const bool wasBelow = below(state), flies = m_mover.overTerrain;
    const Placement from = wideSense(state % onGround, m_field.origin(), m_field.cols());
    const auto take = [&](const WideStep& step, bool isBelow) {
        bool halts = false, marker = false, dear = false;
        for (int i = 0; i < step.entered; ++i) {
            const auto part = static_cast<std::size_t>(i);
            const int cell = m_field.indexOf(step.cells[part]);
            const bool under = isBelow && flag(cell, Beneath);
            if (under || flies)
                continue;
            if (!flag(cell, Open))
                return;
            halts |= flag(cell, Halts);
            const Marked bill = marked(step.from[part], step.cells[part]);
            marker |= bill != Marked::No;
            dear |= bill == Marked::NeedsPoints;
        }
        if (halts && isBelow)
            return;  // it would have to stop where it cannot stay
        if (m_bound) {
            std::array<Cell, 4> before, after;
            const auto left =
                static_cast<std::size_t>(footprintCells(m_mover.footprint, from.at, from.facing, before));
            const auto entered = static_cast<std::size_t>(
                footprintCells(m_mover.footprint, step.to.at, step.to.facing, after));
            if (sharesEnemyZone({before.data(), left}, {after.data(), entered}))
                return;
        }
        const int price = cost + 1 + (marker ? markerPoints : 0);
        if (dear && price > reach.m_points)
            return;
        reach.relaxLater(
            wideState(m_field.indexOf(step.to.at), step.to.facing, halts) + (isBelow ? onGround : 0), state,
            price);
    };
    forEachWideStep(from, [&](const WideStep& step) {
        if (!m_field.inside(step.to.at))
            return;
        if (flies) {
            if (airAllows(step))
                take(step, false);
            return;
        }
        if (!wasBelow && groundAllows(step))
            take(step, false);
        if (m_layered && belowAllows(from, wasBelow, step)) {
            const bool isBelow = anyBeneath(step.to);
            if (isBelow || wasBelow)
                take(step, isBelow);
        }
    });
}

void MovementField::settleWide(ReachMap& reach) const {
    int idle = 0;
    const auto onGround = static_cast<std::uint32_t>(m_cells) * 16;
    const bool asks = m_mover.overTerrain || m_sharing;
    for (int cost = 0; idle < 4 && cost <= reach.m_points + markerPoints; ++cost) {
        std::vector<std::uint32_t>& queue = reach.m_later[cost & 3];
        idle = queue.empty() ? idle + 1 : 0;
        const std::uint32_t key = reach.key(cost);
        for (const std::uint32_t state : queue) {
            if (reach.m_best[state].key != key)
                continue;
            reach.m_order[reach.m_count++] = state;
            const Placement placement = wideSense(state % onGround, m_field.origin(), m_field.cols());
            std::array<Cell, 4> cells;
            const int count = footprintCells(m_mover.footprint, placement.at, placement.facing, cells);
            const bool ends = cost == 0 || (!below(state) && (!asks || wideMayEnd(placement)));
            for (int i = 0; i < count && ends; ++i) {
                const Cell covered = cells[static_cast<std::size_t>(i)];
                if (!m_field.inside(covered))
                    continue;
                reach.endOn(static_cast<std::uint32_t>(m_field.indexOf(covered)), covered, state, key);
            }
            if (cost < reach.m_points)
                expandWide(reach, state, cost);
        }
        queue.clear();
    }
}

// ---- Queries

std::uint32_t MovementField::stateOf(Placement placement) const {
    const int cell = m_field.indexOf(placement.at);
    if (m_mover.footprint > 1)
        return wideState(cell, m_mover.footprint == 4 ? placement.facing & 6 : placement.facing, false);
    // Who moves over terrain starts in the air, unless a roof is above him.
    const bool second = m_mover.overTerrain && !m_field.cell(cell).building;
    return static_cast<std::uint32_t>(cell + (second ? m_cells : 0));
}

void MovementField::reach(Placement from, int points, ReachMap& result) const {
    reach(std::span(&from, 1), points, result);
}

void MovementField::reach(std::span<const Placement> from, int points, ReachMap& result) const {
    const auto cells = static_cast<std::size_t>(m_cells);
    const bool layers = m_layered && !(m_mover.footprint > 1 && m_mover.overTerrain);
    result.begin(cells * (m_mover.footprint > 1 ? 16 : 1) * (layers ? 2 : 1), cells,
                 std::clamp(points, 0, mostPoints));
    result.m_origin = m_field.origin();
    result.m_cols = m_field.cols();
    result.m_rows = m_field.rows();
    result.m_footprint = m_mover.footprint;
    for (const Placement& start : from)
        if (m_field.inside(start.at)) {
            const std::uint32_t state = stateOf(start);
            result.relaxLater(state, state, 0);
        }
    if (m_mover.footprint > 1)
        settleWide(result);
    else
        settleSingle(result);
}

std::vector<Placement> MovementField::endings(const ReachMap& reach) const {
    std::vector<Placement> ends;
    if (m_mover.footprint == 1)
        for (const Cell cell : reach.cells())
            ends.push_back({cell, 0});
    else
        for (const std::uint32_t state : reach.settled()) {
            const Placement placement = wideSense(state % (static_cast<std::uint32_t>(m_cells) * 16),
                                                  m_field.origin(), m_field.cols());
            if ((reach.m_best[state].key & 0xffff) == 0 || (!below(state) && wideMayEnd(placement)))
                ends.push_back(placement);
        }
    return ends;
}

// ---- Assaults

void MovementField::addAssault(std::vector<AssaultChance>& found, Cell target, Placement from,
                               int cost) const {
    const std::int32_t unit = m_field.occupants()[static_cast<std::size_t>(m_field.indexOf(target))];
    const FieldUnit& enemy = m_field.units()[static_cast<std::size_t>(unit)];
    if (!(m_mover.targets & maskOf(enemy.unitClass)))
        return;  // X (SON-ASL-03)
    if (m_mover.zombie && m_mover.side < 0 && !enemy.zombie && (enemy.manifestation || enemy.masterOfTheDead))
        return;  // ignored (SON-ZOM-03)
    for (AssaultChance& known : found)
        if (known.unit == static_cast<std::uint32_t>(unit)) {
            if (cost < known.cost)
                known = {known.unit, from, cost};
            return;
        }
    found.push_back({static_cast<std::uint32_t>(unit), from, cost});
}

void MovementField::assaultsOfSingle(const ReachMap& reach, std::vector<AssaultChance>& found) const {
    for (const std::uint32_t state : reach.settled()) {
        const int cost = static_cast<int>(reach.m_best[state].key & 0xffff);
        const bool second = state >= static_cast<std::uint32_t>(m_cells);
        const int index = static_cast<int>(state) - (second ? m_cells : 0);
        if (cost > 0 && !mayEnd(state))
            continue;
        const Cell at = m_field.cellAt(index);
        const bool stopped = cost > 0 && !second && flag(index, Halts);
        for (int step = 0; step < 8 && cost < reach.m_points && !stopped; ++step) {
            const Cell target = at + stepOf(step);
            if (!m_field.inside(target) || !flag(m_field.indexOf(target), EnemyHere | Admits))
                continue;
            const bool throughAir = second && !m_field.cell(target).building;
            if (throughAir || (m_ground[static_cast<std::size_t>(index)] & (1u << step)))
                addAssault(found, target, {at, 0}, cost + 1);
        }
        const int range = m_mover.assaultRange;
        if (range < 2)
            continue;
        for (int row = -range; row <= range; ++row)
            for (int col = -range; col <= range; ++col) {
                const Cell target{at.col + col, at.row + row};
                if (m_field.inside(target) && flag(m_field.indexOf(target), EnemyHere))
                    addAssault(found, target, {at, 0}, cost);
            }
    }
}

void MovementField::assaultsOfWide(const ReachMap& reach, std::vector<AssaultChance>& found) const {
    for (const std::uint32_t state : reach.settled()) {
        const int cost = static_cast<int>(reach.m_best[state].key & 0xffff);
        const Placement from =
            wideSense(state % (static_cast<std::uint32_t>(m_cells) * 16), m_field.origin(), m_field.cols());
        if (below(state) || (cost > 0 && !wideMayEnd(from)))
            continue;  // it starts from a free space
        std::array<Cell, 4> lies;
        const int parts = footprintCells(m_mover.footprint, from.at, from.facing, lies);
        const int range = m_mover.assaultRange;
        for (int part = 0; part < parts && range > 1 && cost <= reach.m_points; ++part)
            for (int row = -range; row <= range; ++row)
                for (int col = -range; col <= range; ++col) {
                    const Cell target = lies[static_cast<std::size_t>(part)] + Cell{col, row};
                    if (m_field.inside(target) && flag(m_field.indexOf(target), EnemyHere))
                        addAssault(found, target, from, cost);
                }
        if (cost >= reach.m_points || (state & 1))
            continue;
        forEachWideStep(from, [&](const WideStep& step) {
            if (!m_field.inside(step.to.at))
                return;
            if (!m_mover.overTerrain && !groundAllows(step))
                return;
            for (int i = 0; i < step.entered; ++i) {
                const Cell entered = step.cells[static_cast<std::size_t>(i)];
                if (!m_field.exists(entered))
                    return;
                const int cell = m_field.indexOf(entered);
                if (!flag(cell, Open) && !flag(cell, EnemyHere))
                    return;  // a friend lies in the way
                if (m_mover.overTerrain && (!flag(cell, Admits) || m_field.cell(cell).building))
                    return;  // it would come down where it is barred
            }
            for (int i = 0; i < step.entered; ++i) {
                const Cell target = step.cells[static_cast<std::size_t>(i)];
                if (flag(m_field.indexOf(target), EnemyHere))
                    addAssault(found, target, from, cost + 1);
            }
        });
    }
}

std::vector<AssaultChance> MovementField::assaults(const ReachMap& reach) const {
    std::vector<AssaultChance> found;
    if (!m_mover.assault || m_without.units)
        return found;
    if (m_mover.footprint > 1)
        assaultsOfWide(reach, found);
    else
        assaultsOfSingle(reach, found);
    return found;
}

}  // namespace bocage::rules::normandie
