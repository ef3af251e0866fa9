#pragma once

#include "rules/systems/normandie/checks/check_context.h"

/// Tables of the army checks, one per theme; armyChecks() joins them.
namespace bocage::rules::normandie {

std::span<const Check> armySlotChecks();
std::span<const Check> armyPointChecks();
std::span<const Check> armyCharacterChecks();
std::span<const Check> armyFactionChecks();
std::span<const Check> armyMagicChecks();
std::span<const Check> armyUseChecks();
std::span<const Check> armyOrderChecks();
std::span<const Check> armyScenarioChecks();
std::span<const Check> armyAbilityChecks();

/// Adds a tile and lets the scenario, or the army by itself, allow what that costs.
void offerTileWithPoints(const ArmyCheck& check, const Tile& tile, Finding& finding);

/// Takes one spell out of a spell book.
Fix removePage(const FillingView& filling, std::size_t index);

}  // namespace bocage::rules::normandie
