#pragma once

#include <vector>

#include "rules/scenario/scenario.h"

namespace bocage::rules {

/// Who comes when, as the rules of the game make it follow from the scenario. What the dice decide is left
/// empty.
struct PlayOrder {
    /// One player giving one of their numbered orders.
    struct Activation {
        PlayerId player;
        int order = 1;
        bool operator==(const Activation&) const = default;
    };
    std::vector<PlayerId> deployment;    ///< first to last
    std::vector<PlayerId> initiative;    ///< turn by turn
    std::vector<Activation> activation;  ///< until everybody has given two orders, on turn 1

    bool operator==(const PlayOrder&) const = default;
};

/// Empty for a game without such rules, and for scenarios without players.
PlayOrder playOrder(const Scenario& scenario);

}  // namespace bocage::rules
