#pragma once

#include "rules/systems/normandie/content/content.h"

/// What sample content costs. The real prices are printed on art nobody may copy, so ours follow one formula
/// over the statistics, explained in docs/costs.md: whoever changes a statistic sees the price follow.
namespace bocage::rules::normandie {

/// Points that one ability adds to a side; negative for drawbacks.
int abilityPoints(const AbilityUse& ability);
/// Points of one side of a counter, before they are turned into army points.
int sidePoints(const UnitSide& side);

/// Army points of a unit, tile and option. Units that the content does not know count nothing.
int unitCost(const Unit& unit);
int tileCost(const Tile& tile, const Content& content);
int optionCost(const Option& option, const Content& content);

}  // namespace bocage::rules::normandie
