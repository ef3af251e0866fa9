#include "rules/systems/normandie/content/footprint.h"
#include "rules/systems/normandie/movement/movement.h"

namespace bocage::rules::normandie {

namespace {

constexpr int withoutEnd = 60000;

}  // namespace

Refusal MovementField::whyNot(Placement from, Cell cell) const {
    ReachMap scratch;
    reach(from, scratch);
    if (scratch.cost(cell))
        return {};
    if (const Refusal ground = barredBy(cell))
        return ground;
    const int index = m_field.indexOf(cell);
    if (m_mover.overTerrain && m_field.cell(index).has(DominantPosition) && flag(index, MayEnd) &&
        !flag(index, Lands) && !m_field.cell(index).building)
        return {"dominant-position", "SON-SA-14"};
    if (!flag(index, Open))
        return {"occupied", m_mover.vehicle()                          ? "SON-MOV-09"
                            : m_mover.unitClass == UnitClass::Creature ? "SON-MOV-07"
                                                                       : "SON-MOV-02"};
    if (!flag(index, MayEnd)) {
        const FieldUnit* unit = m_field.unitAt(cell);
        if (unit && unit->hidden == FieldUnit::Hidden::Underground)
            return {"occupied-underground", "SON-SA-35"};
        return m_mover.burrowing ? Refusal{"occupied", "SON-SA-35"}
                                 : Refusal{"occupied-by-friend", "SON-MOV-02"};
    }
    if (const Refusal stuck = immobility(m_mover))
        return stuck;

    // From here the cell itself is fine; which rule keeps the unit away is found by lifting one after the
    // other.
    const auto reachable = [&](const Without& without) {
        MovementField(m_field, m_mover, without).reach(from, withoutEnd, scratch);
        return scratch.cost(cell).has_value();
    };
    if (reachable({}))
        return {"too-far", "SON-MOV-01"};
    if (m_mover.footprint > 1) {
        bool room = false;
        for (int facing = 0; facing < 8 && !room; facing += m_mover.footprint == 4 ? 2 : 1)
            for (int col = -1; col <= 1 && !room; ++col)
                for (int row = -1; row <= 1 && !room; ++row) {
                    const Placement placement{cell + Cell{col, row}, facing};
                    std::array<Cell, 4> cells;
                    const int count =
                        footprintCells(m_mover.footprint, placement.at, placement.facing, cells);
                    bool covers = false;
                    for (int i = 0; i < count; ++i)
                        covers |= cells[static_cast<std::size_t>(i)] == cell;
                    room = covers && fits(placement);
                }
        if (!room)
            return {"no-room", m_mover.footprint == 4 ? "SON-MOV-07" : "SON-MOV-06"};
    }
    if (reachable({false, false, true, false}))
        return {"stopped-by-terrain", "SON-TER-07"};
    if (m_bound && reachable({false, true, false, false}))
        return {"zone-of-control", m_field.cell(cell).building ? "SON-BLD-02" : "SON-ZOC-02"};
    if (reachable({true, true, true, false}))
        return {"units-in-the-way", m_mover.vehicle() ? "SON-MOV-09" : "SON-MOV-02"};
    if (reachable({.units = true, .zones = true, .stops = true, .bans = true}))
        return {"closed-edge", "SON-TER-10"};
    if (reachable({true, true, true, true}))
        return m_field.cell(cell).building || m_field.cell(from.at).building
                   ? Refusal{"no-entrance", "SON-BLD-01"}
                   : Refusal{"walled-off", "SON-TER-11"};
    return {"cut-off", m_mover.waterOnly ? "SON-SA-29" : "SON-TER-08"};
}

}  // namespace bocage::rules::normandie
