#pragma once

#include <string>

#include "rules/scenario/scenario.h"
#include "rules/systems/normandie/content/content.h"

namespace bocage::rules::normandie {

/// What the scenario itself hands out to a player, free of charge: single units, whole tiles, options.
struct HandedOut {
    const ScenarioSide* side = nullptr;
    const Player* player = nullptr;
    std::string pointer;                                   ///< JSON pointer of the list
    std::vector<std::pair<ContentId, const Unit*>> units;  ///< one for every counter; null = ghost
    std::vector<std::pair<const Option*, int>> options;
    int orders = 0;          ///< stars on tiles, options and counters, and Personal Orders (SON-ARM-60)
    int personalOrders = 0;  ///< of those, orders that bind their unit (SON-SA-24)
    int ableToTakeOrders = 0;
};

/// Nothing handed out gives an empty one.
HandedOut handedOutBy(const std::vector<Copies>& list, const Content& content);

/// Copies beyond this number cannot be meant, whatever a file says.
constexpr int mostCopies = 200;

}  // namespace bocage::rules::normandie
