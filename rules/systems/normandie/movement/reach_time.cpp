#include "rules/systems/normandie/movement/reach_time.h"

#include <algorithm>
#include <utility>

#include "rules/systems/normandie/content/footprint.h"

namespace bocage::rules::normandie {

TurnMap::TurnMap(const MovementField& field, std::span<const Placement> from, int points)
    : m_field(field.battlefield()), m_turns(static_cast<std::size_t>(m_field.cellCount()), never) {
    ReachMap reach;
    std::vector<Placement> starts(from.begin(), from.end());
    // A bit for every facing of every cell.
    std::vector<std::uint8_t> known(static_cast<std::size_t>(m_field.cellCount()), 0);
    const auto isNew = [&](const Placement& placement) {
        std::uint8_t& facings = known[static_cast<std::size_t>(m_field.indexOf(placement.at))];
        const auto bit = static_cast<std::uint8_t>(1u << (placement.facing & 7));
        return !(std::exchange(facings, static_cast<std::uint8_t>(facings | bit)) & bit);
    };
    for (const Placement& start : starts)
        if (m_field.inside(start.at))
            isNew(start);
    for (int turn = 0; !starts.empty() && turn < never; ++turn) {
        // Turn 0 marks where the counters lie; from then on each turn begins where the last could end.
        field.reach(starts, turn == 0 ? 0 : points, reach);
        for (const Cell cell : reach.cells()) {
            std::uint16_t& best = m_turns[static_cast<std::size_t>(m_field.indexOf(cell))];
            best = std::min(best, static_cast<std::uint16_t>(turn));
        }
        if (turn == 0)
            continue;
        starts = field.endings(reach);
        std::erase_if(starts, [&](const Placement& end) { return !isNew(end); });
    }
}

int TurnMap::turns(Cell cell) const {
    return m_field.inside(cell) ? m_turns[static_cast<std::size_t>(m_field.indexOf(cell))] : never;
}

int TurnMap::turnsToAny(std::span<const Cell> cells) const {
    int best = never;
    for (const Cell cell : cells)
        best = std::min(best, turns(cell));
    return best;
}

std::vector<Placement> placementsInside(const MovementField& field, std::span<const Cell> cells) {
    const Battlefield& battlefield = field.battlefield();
    std::vector<std::uint8_t> given(static_cast<std::size_t>(battlefield.cellCount()), 0);
    for (const Cell cell : cells)
        if (battlefield.inside(cell))
            given[static_cast<std::size_t>(battlefield.indexOf(cell))] = 1;
    const int footprint = field.mover().footprint;
    std::vector<Placement> placements;
    for (const Cell cell : cells)
        for (int facing = 0; facing < 8; facing += footprint == 1 ? 8 : footprint == 4 ? 2 : 1) {
            std::array<Cell, 4> covered;
            const int count = footprintCells(footprint, cell, facing, covered);
            const bool inside = std::all_of(covered.begin(), covered.begin() + count, [&](Cell part) {
                return battlefield.inside(part) &&
                       given[static_cast<std::size_t>(battlefield.indexOf(part))] != 0;
            });
            if (inside && field.fits({cell, facing}))
                placements.push_back({cell, facing});
        }
    return placements;
}

std::vector<Cell> objectiveCells(const Battlefield& field, const Scenario& scenario,
                                 const Objective& objective) {
    std::vector<Cell> cells = objective.cells;
    for (const std::vector<Cell>& place : objective.alternatives)
        cells.insert(cells.end(), place.begin(), place.end());
    if (objective.corner)
        for (const Cell cell : Square::cellsAround(*objective.corner))
            cells.push_back(cell);
    if (!objective.element.empty()) {
        const auto& overlays = scenario.battlefield.overlays;
        const auto placed = std::find_if(overlays.begin(), overlays.end(), [&](const PlacedOverlay& overlay) {
            return overlay.id == objective.element;
        });
        if (placed != overlays.end()) {
            const auto index = static_cast<std::uint32_t>(placed - overlays.begin());
            for (int cell = 0; cell < field.cellCount(); ++cell) {
                const ElementRef& element = field.cell(cell).element;
                if (element.source == ElementRef::Overlay && element.index == index)
                    cells.push_back(field.cellAt(cell));
            }
        }
    }
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

namespace {

/// Cells with a name, and whose they are: empty for nobody's.
struct NamedPlace {
    ElementId id;
    SideId side;
    std::vector<Cell> cells;
    bool begins = false;  ///< somebody's units do so here
};

/// Where the units of the sides begin.
std::vector<NamedPlace> startPlaces(const Scenario& scenario) {
    std::vector<NamedPlace> starts;
    for (const Zone& zone : scenario.zones)
        if (zone.kind == Zone::Kind::Deployment)
            starts.push_back({zone.id, zone.side, zone.cells, true});
    for (const EntryArrow& arrow : scenario.entries)
        starts.push_back({arrow.id, arrow.side, {arrow.at}, true});
    return starts;
}

std::vector<NamedPlace> goals(const Battlefield& field, const Scenario& scenario) {
    std::vector<NamedPlace> found;
    for (const Objective& objective : scenario.objectives)
        found.push_back({objective.id, {}, objectiveCells(field, scenario, objective), false});
    for (const Zone& zone : scenario.zones)
        if (zone.kind != Zone::Kind::Deployment &&
            std::any_of(scenario.victory.begin(), scenario.victory.end(),
                        [&](const VictoryCondition& condition) {
                            return std::find(condition.targets.begin(), condition.targets.end(), zone.id) !=
                                   condition.targets.end();
                        }))
            found.push_back({zone.id, {}, zone.cells, false});
    return found;
}

}  // namespace

std::vector<Access> reachAndTime(const Battlefield& field, const Scenario& scenario, int movement) {
    const std::vector<NamedPlace> starts = startPlaces(scenario);
    std::vector<NamedPlace> places = goals(field, scenario);
    places.insert(places.end(), starts.begin(), starts.end());
    std::vector<Access> found;
    for (const UnitClass unitClass :
         {UnitClass::Infantry, UnitClass::Light, UnitClass::Heavy, UnitClass::Creature}) {
        Mover mover;
        mover.unitClass = unitClass;
        mover.movement = movement;
        const MovementField moves(field, mover, {true, true, false, false});
        for (const NamedPlace& start : starts) {
            const TurnMap map(moves, placementsInside(moves, start.cells), movement);
            for (const NamedPlace& place : places) {
                const bool enemy = !place.side.empty() && !start.side.empty() && place.side != start.side;
                if (enemy || !place.begins)
                    found.push_back({place.id, start.id, unitClass, map.turnsToAny(place.cells)});
            }
        }
    }
    return found;
}

std::vector<std::uint32_t> lockedInUnits(const Battlefield& field) {
    std::vector<std::uint32_t> locked;
    ReachMap reach;
    const std::vector<FieldUnit>& units = field.units();
    for (std::size_t i = 0; i < units.size(); ++i) {
        Mover mover = moverOf(field, units[i]);
        mover.suppressed = 0;
        if (immobility(mover))
            continue;
        const MovementField moves(field, mover, {true, true, false, false});
        moves.reach({units[i].cells[0], units[i].facing}, 1, reach);
        const bool stays = std::all_of(reach.cells().begin(), reach.cells().end(),
                                       [&](Cell cell) { return units[i].covers(cell); });
        if (stays)
            locked.push_back(static_cast<std::uint32_t>(i));
    }
    return locked;
}

}  // namespace bocage::rules::normandie
