#pragma once

#include "rules/systems/normandie/checks/scenario_checks.h"

/// How a counter may start, whoever brings it: from an army, handed out, or set by the scenario itself.
namespace bocage::rules::normandie {

struct DeploymentRights {
    int scout = 0;            ///< spaces outside its zone (SON-SA-26); 0 also for those who are no Scouts
    bool isScout = false;     ///< has the ability, with whatever number
    bool eitherSide = false;  ///< the player picks the side that is up (SON-SCN-38)
};

/// The scenario itself puts this counter where it is, with the side up that it has: it says so by what the
/// counter may not do. Zones, groups and sides up are then its own affair (SON-SCN-44).
bool isFixedPlacement(const Piece& piece);

/// Whether the side has a player who may field the unit.
bool playsFor(const Unit& unit, const ScenarioSide* side);

/// Offers to let the scenario place the counter as it lies.
void offerPlacing(const Piece& piece, std::size_t index, Finding& finding);

/// What its counter, its army and Lovecraft's laboratory give a unit on the map.
DeploymentRights rightsOf(const ScenarioCheck& check, const FieldUnit& unit);
/// The same for a unit of an army that is not on the map yet.
DeploymentRights rightsOf(const JudgedArmy& army, const ArmyUnit& unit);
/// The same for one that only has its counter.
DeploymentRights rightsOf(const Unit& unit);

}  // namespace bocage::rules::normandie
