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

/// What the units of one class still need in the zones of their side, and find there.
struct ZoneRoom {
    int needed = 0;
    int room = 0;
    const Unit* sample = nullptr;  ///< one of them
};
/// For every class with units that must deploy in the zones; units on the map, and Scouts, need no space
/// there.
std::map<UnitClass, ZoneRoom> zoneRoom(const ScenarioCheck& check, const ScenarioSide& side);

/// Where a unit of one space could start instead: the nearest free legal space, of its zone when it comes
/// from an army.
std::optional<Cell> nearestStart(const ScenarioCheck& check, const FieldUnit& unit);

/// Offers the ways out for a unit that stands where it may not: elsewhere, or off the map when it is not
/// bound to deploy, or finds room to.
void offerOtherStart(const ScenarioCheck& check, const FieldUnit& unit, Finding& finding);
void offerPickingUp(const ScenarioCheck& check, const FieldUnit& unit, Finding& finding);

}  // namespace bocage::rules::normandie
