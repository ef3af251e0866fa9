#pragma once

#include <algorithm>
#include <map>
#include <optional>

#include "rules/systems/normandie/checks/scenario_checks.h"
#include "rules/systems/normandie/movement/movement.h"

/// Where units may start, and how much room there is for them.
namespace bocage::rules::normandie {

/// The spaces of a side's deployment zones, of one group only when one is named; ascending, none twice.
std::vector<Cell> zoneCells(const Scenario& scenario, const SideId& side, const std::string& group);

/// Whether the cell is one of those, which are in ascending order.
inline bool holds(const std::vector<Cell>& cells, Cell cell) {
    return std::binary_search(cells.begin(), cells.end(), cell);
}

/// Whether the counter is one of those that deploy: of a side that may field it, and not placed by the
/// scenario itself.
bool startsInZone(const ScenarioCheck& check, const Piece& piece);

/// Where the counter has to start: in its zone, or anywhere when it has none or the scenario itself places
/// it. Empty stands for anywhere.
std::vector<Cell> startZone(const ScenarioCheck& check, const Piece& piece);

/// What there is to deploy for a side, and where. Worked out once in a run, however many findings ask.
const SideRoom& roomOf(const ScenarioCheck& check, const ScenarioSide& side);

/// How the counter could lie instead: the nearest free place that admits it, in its zone when it has one.
std::optional<Placement> nearestStart(const ScenarioCheck& check, const FieldUnit& unit);

/// Offers the ways out for a unit that stands where it may not: elsewhere, off the map when it is not bound
/// to deploy or finds room to, and as the last one out of the army when it has no place at all.
void offerOtherStart(const ScenarioCheck& check, const FieldUnit& unit, Finding& finding);
void offerPickingUp(const ScenarioCheck& check, const FieldUnit& unit, Finding& finding);
void offerLeavingOut(const ScenarioCheck& check, const FieldUnit& unit, Finding& finding);
/// Takes the support option that brings the unit out of its army, with its counters, or hands out one less;
/// false when it comes in another way. `counter` is the one to take off the map when the scenario hands
/// several out.
bool leaveOutFix(const ScenarioCheck& check, const SideId& side, const Unit& unit, Fix& fix,
                 std::optional<std::size_t> counter = std::nullopt);

}  // namespace bocage::rules::normandie
