#pragma once

#include <string_view>
#include <vector>

#include "rules/scenario/scenario.h"
#include "rules/systems/normandie/content/content.h"

namespace bocage::rules::normandie {

/// SON-SCN-37: the spaces that Scout n adds to a deployment zone. On the boards, at most so many spaces from
/// the zone, neither in an objective nor next to one. `ground` is sorted; so is the answer.
std::vector<Cell> scoutReach(const std::vector<Cell>& zone, const std::vector<Cell>& objectives,
                             const std::vector<Cell>& ground, int spaces);

/// The largest Scout value among what a side's embedded armies and the scenario bring it; 0 when it has no
/// Scouts.
int longestScout(const Scenario& scenario, const SideId& side, const Content& content);

}  // namespace bocage::rules::normandie
