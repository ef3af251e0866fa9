#pragma once

#include <algorithm>

#include "rules/systems/normandie/checks/scenario_checks.h"

/// Forces that the scenario hands out, or simply sets on the map, are judged like armies.
namespace bocage::rules::normandie {

/// Orders that somebody has, those of them that bind their unit, and units that can take one.
struct OrderCount {
    int orders = 0;
    int personal = 0;
    int able = 0;
    int usable() const { return std::min(orders, orderCap); }
};

/// A rule of the scenario keeps whoever has no orders in the battle (SON-SCN-59).
bool isDefeatWithoutOrdersLifted(const Scenario& scenario);

std::span<const Check> handedOutChecks();  ///< SON-ARM-30, -61, -62, -65, -66 for players without an army

}  // namespace bocage::rules::normandie
