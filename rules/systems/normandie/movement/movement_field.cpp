#include <algorithm>

#include "rules/systems/normandie/content/footprint.h"
#include "rules/systems/normandie/movement/ground_rules.h"
#include "rules/systems/normandie/movement/movement.h"
#include "rules/systems/normandie/movement/zone_of_control.h"

namespace bocage::rules::normandie {

MovementField::MovementField(const Battlefield& field, const Mover& mover, Without without)
    : m_field(field), m_mover(mover), m_without(without), m_cells(field.cellCount()) {
    for (int step = 0; step < 8; ++step)
        m_offset[step] = stepOf(step).row * m_field.cols() + stepOf(step).col;
    m_cellAt.reserve(static_cast<std::size_t>(m_cells));
    for (int index = 0; index < m_cells; ++index)
        m_cellAt.push_back(m_field.cellAt(index));
    m_lastPoint = m_mover.unitClass == UnitClass::Infantry;
    m_bound = !m_without.zones && !m_without.units && boundByZones(m_mover, m_field.rulings());
    if (m_bound)
        m_zones = enemyZones(m_field, m_mover);
    setFlags();
    buildSteps();
    buildSecondLayer();
}

MovementField::MovementField(const MovementField& old, const Battlefield& field, std::span<const int> changed)
    : MovementField(old) {
    m_field = field;
    // What a step depends on lies no further away than the cell it leads to.
    std::vector<std::uint8_t> near(static_cast<std::size_t>(m_cells), 0);
    for (const int index : changed) {
        setFlags(index);
        near[static_cast<std::size_t>(index)] = 1;
        const Cell at = m_field.cellAt(index);
        for (int step = 0; step < 8; ++step)
            if (m_field.inside(at + stepOf(step)))
                near[static_cast<std::size_t>(index + m_offset[step])] = 1;
    }
    const bool layered = needsSecondLayer();
    if (layered != m_layered) {
        buildSteps();
        buildSecondLayer();
        return;
    }
    for (int index = 0; index < m_cells; ++index)
        if (near[static_cast<std::size_t>(index)]) {
            buildSteps(index);
            if (layered && m_mover.footprint == 1)
                buildSecondLayer(index);
        }
}

Refusal MovementField::barredBy(Cell at) const {
    return groundBars(m_field, m_mover, at);
}

/// What who stands in a space means for the mover.
std::uint8_t MovementField::unitFlags(const FieldUnit* unit) const {
    if (!unit || unit->offBoard())
        return Open | MayEnd;  // a teleporting counter is only a mark (SON-GEO-12)
    std::uint8_t flags = 0;
    const bool infantry = unit->unitClass == UnitClass::Infantry;
    const bool crushing =
        m_mover.vehicle() || (m_mover.unitClass == UnitClass::Creature && m_field.rulings().creatureCrushes);
    const bool friendly = unit->side == m_mover.side && !m_mover.roaming;
    if (!friendly)
        flags |= EnemyHere;
    // Anybody walks over who is underground, and nobody stops there but to assault it (SON-SA-35).
    if (unit->hidden == FieldUnit::Hidden::Underground || m_mover.burrowing)
        flags |= Open;
    else if (crushing && infantry)
        flags |= Open | MayEnd;
    else if (m_mover.unitClass == UnitClass::Infantry && infantry && friendly)
        flags |= Open;
    return flags;
}

void MovementField::setFlags() {
    m_flags.assign(static_cast<std::size_t>(m_cells), 0);
    for (int index = 0; index < m_cells; ++index)
        setFlags(index);
}

void MovementField::setFlags(int index) {
    const Cell at = m_field.cellAt(index);
    const CellInfo& cell = m_field.cell(index);
    std::uint8_t flags = 0;
    if (!barredBy(at))
        flags |= Admits;
    if (cell.has(DifficultPassage) && !m_mover.allTerrain && !m_mover.overTerrain && !m_mover.burrowing &&
        !m_without.stops)
        flags |= Halts;
    const bool closed = cell.has(MythosBarrier) && m_mover.manifestation && !m_mover.burrowing;
    if (cell.has(Stilted | UnderwaterPassage) && !closed)
        flags |= Beneath;
    if (cell.building)
        flags |= Edgy;
    for (int side = 0; side < 4; ++side)
        if (m_field.edge(at, static_cast<Side>(side)).flags)
            flags |= Edgy;

    const std::int32_t there = m_without.units ? -1 : m_field.occupants()[static_cast<std::size_t>(index)];
    const FieldUnit* unit =
        there < 0 || there == m_mover.unit ? nullptr : &m_field.units()[static_cast<std::size_t>(there)];
    flags |= unitFlags(unit);
    m_sharing |= (flags & (Open | MayEnd)) == Open;
    if (closed)
        flags &= static_cast<std::uint8_t>(~Open);  // not even through the air (SON-TER-38)
    if (!(flags & Admits))
        flags &= static_cast<std::uint8_t>(~MayEnd);
    const bool dominant = cell.has(DominantPosition) && !m_mover.urbanFighter && !m_mover.surprise;
    if ((flags & MayEnd) && !cell.building && !dominant)
        flags |= Lands;
    m_flags[static_cast<std::size_t>(index)] = flags;
}

bool MovementField::inaccessible(Cell cell) const {
    return !m_field.inside(cell) || !flag(m_field.indexOf(cell), Admits | Open);
}

bool MovementField::edgePasses(Cell from, int step) const {
    const EdgeInfo& edge = m_field.edge(from, static_cast<Side>(step / 2));
    if (edge.has(EdgeNoPassage))
        return false;
    if ((edge.barred & maskOf(m_mover.unitClass)) && !m_mover.burrowing && !m_without.bans)
        return false;
    if (edge.has(EdgeEntrance) || m_mover.burrowing)
        return true;
    if (edge.has(EdgeOpening))
        return m_mover.urbanFighter &&
               !((m_field.cell(from).bits | m_field.cell(from + stepOf(step)).bits) & Bunker);
    return !edge.has(EdgeWall);
}

/// Edges, walls and doors between two neighbouring cells, whatever the ground of either.
bool MovementField::crossingAllowed(Cell from, int step) const {
    if (m_without.walls)
        return true;
    const Cell to = from + stepOf(step);
    const CellInfo& left = m_field.cell(from);
    const CellInfo& entered = m_field.cell(to);
    const bool sameHouse = left.building == entered.building;
    if (step % 2 == 0) {
        // Into and out of a house, and from one to the next, only where an arrow is printed (SON-BLD-01).
        const EdgeInfo& edge = m_field.edge(from, static_cast<Side>(step / 2));
        if (!sameHouse && !m_mover.burrowing && !edge.has(EdgeEntrance | EdgeOpening))
            return false;
        return edgePasses(from, step);
    }
    if (!sameHouse && !m_mover.burrowing)
        return false;
    const auto wayOpen = [&](int first, int second) {
        const Cell corner = from + stepOf(first);
        const CellInfo& between = m_field.cell(corner);
        // Outer walls stand back from the edge of their space by half a space (SON-GEO-04), so outdoors there
        // is room to slip past the corner of a house.
        if (!left.building && between.building && !m_mover.burrowing)
            return !m_field.edge(from, static_cast<Side>(first / 2)).has(EdgeNoPassage) &&
                   !m_field.edge(corner, static_cast<Side>(second / 2)).has(EdgeNoPassage);
        if (left.building && !(between.building == left.building) && !m_mover.burrowing)
            return false;
        return edgePasses(from, first) && edgePasses(corner, second);
    };
    const int before = (step + 7) & 7, after = (step + 1) & 7;
    return wayOpen(before, after) || wayOpen(after, before);
}

/// Vehicles and counters of several spaces need room beside a diagonal (SON-MOV-06).
bool MovementField::flanksAllow(Cell from, int step) const {
    const Cell one = from + stepOf(step + 7), other = from + stepOf(step + 1);
    if (!inaccessible(one) || !inaccessible(other))
        return true;
    // Between two houses that touch at a corner there is room all the same (SON-BLD-10).
    const CellInfo& first = m_field.cell(one);
    const CellInfo& second = m_field.cell(other);
    return first.building && second.building && !(first.building == second.building);
}

bool MovementField::entranceClosed(Cell from, Cell to) const {
    const CellInfo& left = m_field.cell(from);
    const CellInfo& entered = m_field.cell(to);
    if (!m_bound || !m_field.rulings().zocClosesEntrance || left.building == entered.building)
        return false;
    const Cell outside = left.building ? to : from;
    return !m_field.cell(outside).building &&
           m_zones[static_cast<std::size_t>(m_field.indexOf(outside))] != 0;
}

MovementField::Marked MovementField::marked(Cell from, Cell to) const {
    if (m_mover.overTerrain || m_mover.burrowing)
        return Marked::No;
    const CellInfo& left = m_field.cell(from);
    const CellInfo& entered = m_field.cell(to);
    const bool sameElement = left.element == entered.element;
    if (entered.has(DifficultTerrain) && !(left.has(DifficultTerrain) && sameElement))
        return m_lastPoint ? Marked::Yes : Marked::NeedsPoints;  // SON-TER-13 speaks of infantry
    if (entered.has(Swamp) && !m_mover.amphibious &&
        (m_field.rulings().swampPerSpace || !left.has(Swamp) || !sameElement))
        return m_lastPoint || m_field.rulings().swampLastPoint ? Marked::Yes : Marked::NeedsPoints;
    return Marked::No;
}

void MovementField::buildSteps() {
    const auto size = static_cast<std::size_t>(m_cells);
    m_steps.assign(size, 0);
    m_ground.assign(size, 0);
    m_marked.assign(size, 0);
    if (!m_lastPoint)
        m_dear.assign(size, 0);
    for (int index = 0; index < m_cells; ++index)
        buildSteps(index);
}

void MovementField::buildSteps(int index) {
    const bool needsRoom = m_mover.footprint > 1 || m_mover.vehicle();
    const Cell from = m_cellAt[static_cast<std::size_t>(index)];
    const auto at = static_cast<std::size_t>(index);
    m_steps[at] = m_ground[at] = m_marked[at] = 0;
    if (!m_lastPoint)
        m_dear[at] = 0;
    if (!m_field.cell(index).exists())
        return;
    for (int step = 0; step < 8; ++step) {
        const Cell to = from + stepOf(step);
        if (!m_field.inside(to))
            continue;
        const int target = index + m_offset[step];
        if (!flag(target, Admits))
            continue;
        const bool edgy = (m_flags[at] | m_flags[static_cast<std::size_t>(target)]) & Edgy;
        if (edgy && !crossingAllowed(from, step))
            continue;
        if (needsRoom && step % 2 == 1 && !flanksAllow(from, step))
            continue;
        const auto bit = static_cast<std::uint8_t>(1u << step);
        m_ground[at] |= bit;
        const Marked marker = marked(from, to);
        if (marker != Marked::No)
            m_marked[at] |= bit;
        if (marker == Marked::NeedsPoints)
            m_dear[at] |= bit;
        if (!flag(target, Open))
            continue;
        if (flag(target, Halts) && !flag(target, MayEnd))
            continue;  // it would have to stop where it cannot stay
        if (m_bound && (staysInOneZone(m_zones[at], step, m_zones[static_cast<std::size_t>(target)]) ||
                        entranceClosed(from, to)))
            continue;
        m_steps[at] |= bit;
    }
}

/// Under stilts and through underwater passages (SON-TER-29, -30), or over everything (SON-MOV-11).
bool MovementField::needsSecondLayer() const {
    if (!m_mover.amphibious || m_mover.burrowing)
        return m_mover.overTerrain;
    return m_mover.overTerrain ||
           std::any_of(m_flags.begin(), m_flags.end(), [](std::uint8_t f) { return f & Beneath; });
}

void MovementField::buildSecondLayer() {
    m_layered = needsSecondLayer();
    if (!m_layered || m_mover.footprint > 1)
        return;  // counters of several spaces are asked part by part
    const auto size = static_cast<std::size_t>(m_cells);
    m_second.assign(size, 0);
    m_leave.assign(size, 0);
    m_join.assign(size, 0);
    for (int index = 0; index < m_cells; ++index)
        buildSecondLayer(index);
}

void MovementField::buildSecondLayer(int index) {
    const auto at = static_cast<std::size_t>(index);
    m_second[at] = m_leave[at] = m_join[at] = 0;
    if (!m_field.cell(index).exists())
        return;
    if (m_mover.overTerrain)
        buildAir(index);
    else
        buildBelow(index);
}

void MovementField::buildAir(int index) {
    const auto at = static_cast<std::size_t>(index);
    const CellInfo& left = m_field.cell(index);
    const Cell from = m_field.cellAt(index);
    for (int step = 0; step < 8; ++step) {
        if (!m_field.exists(from + stepOf(step)))
            continue;
        const int target = index + m_offset[step];
        const CellInfo& entered = m_field.cell(target);
        const auto bit = static_cast<std::uint8_t>(1u << step);
        const bool inOneZone =
            m_bound && staysInOneZone(m_zones[at], step, m_zones[static_cast<std::size_t>(target)]);
        if (flag(target, Open) && !inOneZone)
            m_second[at] |= bit;
        // Houses are entered and left on foot.
        if ((m_steps[at] & bit) && entered.building && !left.building)
            m_leave[at] |= bit;
        if ((m_steps[at] & bit) && left.building && !entered.building)
            m_join[at] |= bit;
    }
    m_steps[at] = left.building ? static_cast<std::uint8_t>(m_steps[at] & ~m_join[at]) : 0;
}

/// From any ground it may stand on to below the element, and out again; walls stand on top, zones act below
/// as anywhere (SON-AMB-70).
void MovementField::buildBelow(int index) {
    const auto at = static_cast<std::size_t>(index);
    const Cell from = m_field.cellAt(index);
    const auto isGround = [&](int cell) {
        const CellInfo& info = m_field.cell(cell);
        return !info.building && (!flag(cell, Beneath) || info.has(Water | Swamp));
    };
    for (int step = 0; step < 8; ++step) {
        const Cell to = from + stepOf(step);
        if (!m_field.exists(to) || !passesBelow(from, step))
            continue;
        const int target = index + m_offset[step];
        if (m_bound && staysInOneZone(m_zones[at], step, m_zones[static_cast<std::size_t>(target)]))
            continue;
        const auto bit = static_cast<std::uint8_t>(1u << step);
        if (flag(index, Beneath) && flag(target, Beneath))
            m_second[at] |= bit;
        if (flag(index, Admits) && isGround(index) && flag(target, Beneath))
            m_join[at] |= bit;
        if (flag(index, Beneath) && isGround(target) && flag(target, Admits | Open)) {
            m_leave[at] |= bit;
            const Marked marker = marked(from, to);
            if (marker != Marked::No)
                m_marked[at] |= bit;
            if (marker == Marked::NeedsPoints)
                m_dear[at] |= bit;
        }
    }
}

/// Below, only what closes the passage itself counts.
bool MovementField::passesBelow(Cell from, int step) const {
    const auto open = [&](Cell cell, int way) {
        return !m_field.edge(cell, static_cast<Side>(way / 2)).has(EdgeNoPassage);
    };
    if (m_without.walls)
        return true;
    if (step % 2 == 0)
        return open(from, step);
    const int before = (step + 7) & 7, after = (step + 1) & 7;
    return (open(from, before) && open(from + stepOf(before), after)) ||
           (open(from, after) && open(from + stepOf(after), before));
}

bool MovementField::crushes(Cell cell) const {
    if (!m_mover.vehicle() && !m_field.rulings().creatureCrushes)
        return false;
    const FieldUnit* unit = m_field.unitAt(cell);
    return unit && unit->unitClass == UnitClass::Infantry && !unit->offBoard() &&
           unit->hidden != FieldUnit::Hidden::Underground &&
           static_cast<int>(unit - m_field.units().data()) != m_mover.unit;
}

bool MovementField::fits(Placement placement) const {
    std::array<Cell, 4> cells;
    const int count = footprintCells(m_mover.footprint, placement.at, placement.facing, cells);
    for (int i = 0; i < count; ++i)
        if (inaccessible(cells[static_cast<std::size_t>(i)]))
            return false;
    const auto joined = [&](Cell a, Cell b) {
        for (int step = 0; step < 8; ++step)
            if (a + stepOf(step) == b)
                return (m_ground[static_cast<std::size_t>(m_field.indexOf(a))] & (1u << step)) != 0;
        return false;
    };
    if (count == 2)
        return joined(cells[1], cells[0]);
    if (count == 4)
        return joined(cells[0], cells[1]) && joined(cells[0], cells[2]) && joined(cells[1], cells[3]) &&
               joined(cells[2], cells[3]);
    return true;
}

}  // namespace bocage::rules::normandie
