#pragma once

#include "rules/systems/normandie/army/recruiting.h"

namespace bocage::rules::normandie {

/// The best army when everything is there in a limited number: tiles, options and counters.
std::optional<BestArmy> bestStockedArmy(const BestArmyRequest& request, const Recruiting& recruiting);

}  // namespace bocage::rules::normandie
