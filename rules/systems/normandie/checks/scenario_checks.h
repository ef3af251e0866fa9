#pragma once

#include "rules/systems/normandie/checks/check_context.h"

/// Tables of the scenario checks, one per theme; scenarioChecks() joins them.
namespace bocage::rules::normandie {

std::span<const Check> scenarioPartChecks();        ///< SON-SCN-01 to -06, -46
std::span<const Check> scenarioTurnChecks();        ///< SON-SCN-10 to -20
std::span<const Check> scenarioMapChecks();         ///< SON-SCN-21 to -30
std::span<const Check> scenarioDeploymentChecks();  ///< SON-SCN-31 to -39
std::span<const Check> scenarioPlacementChecks();   ///< SON-SCN-41 to -45, SON-GEO-12
std::span<const Check> scenarioForceChecks();       ///< SON-SCN-47 to -53, SON-ARM-42 to -44
std::span<const Check> scenarioVictoryChecks();     ///< SON-SCN-54 to -72
std::span<const Check> engineChecks();              ///< SON-SCN-29, -40, -66, -69, -70, SON-ARM-54
std::span<const Check> cardboardChecks();           ///< DOC-BOX-01

/// Chebyshev neighbours and the cell itself.
bool touches(Cell a, Cell b);
/// Every cell an objective stands for, those of its building included.
std::vector<Cell> objectiveCells(const ScenarioCheck& check, const Objective& objective);
bool isUncontrolled(const Unit& unit);

}  // namespace bocage::rules::normandie
