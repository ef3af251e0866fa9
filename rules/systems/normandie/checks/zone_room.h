#pragma once

#include <map>
#include <optional>
#include <set>

#include "rules/systems/normandie/checks/scenario_checks.h"

/// Where units may start, and how much room there is for them.
namespace bocage::rules::normandie {

/// Creatures and Gigantic units never enter a building (SON-BLD-12).
bool isTooLargeForBuildings(const Unit& unit);

/// Why a unit may not start in this space; empty when it may.
std::string barredBy(const Battlefield& field, const Unit& unit, Cell cell);

/// The spaces of a side's deployment zones, of one group only when one is named.
std::set<Cell> zoneCells(const Scenario& scenario, const SideId& side, const std::string& group);

/// What there is to deploy for a side, and where. Worked out once in a run, however many findings ask.
const SideRoom& roomOf(const ScenarioCheck& check, const ScenarioSide& side);

/// Where a unit of one space could start instead: the nearest free legal space, of its zone when it comes
/// from an army.
std::optional<Cell> nearestStart(const ScenarioCheck& check, const FieldUnit& unit);

/// Offers the ways out for a unit that stands where it may not: elsewhere, or off the map when it is not
/// bound to deploy, or finds room to.
void offerOtherStart(const ScenarioCheck& check, const FieldUnit& unit, Finding& finding);
void offerPickingUp(const ScenarioCheck& check, const FieldUnit& unit, Finding& finding);

}  // namespace bocage::rules::normandie
