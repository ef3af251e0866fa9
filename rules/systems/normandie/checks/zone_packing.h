#pragma once

#include <span>
#include <vector>

#include "rules/systems/normandie/checks/ground_ways.h"

namespace bocage::rules::normandie {

/// Whether all these units can stand on these cells at once, each where it may and large counters in one
/// piece. Answers no only when it is sure: a search that grows too long counts as yes.
bool canStandTogether(GroundWays& ways, const std::vector<const Unit*>& units, std::span<const Cell> cells);

}  // namespace bocage::rules::normandie
