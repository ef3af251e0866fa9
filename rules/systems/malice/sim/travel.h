#pragma once

#include <vector>

#include "rules/systems/malice/sim/pmf.h"

/// How long avatars are under way (SOM-SIM-08): costs of a way in half movement points, exactly.
namespace bocage::rules::malice::sim {

inline constexpr int movesPerRound = 2;

/// Move actions along a way, each with movement points of `points`; what is left of a move is lost
/// (SOM-MOVE-03). Empty when a step costs more than any roll pays.
Pmf movesAlong(const std::vector<int>& costs, const Pmf& points);
/// The same in rounds.
Pmf roundsAlong(const std::vector<int>& costs, const Pmf& points);

/// The cheapest order in which to visit all of these, by `from[i]` (start to place i) and `between[i][j]`;
/// −1: no way. Empty when there is none, or when there are more than `maxTour` places.
inline constexpr std::size_t maxTour = 14;
std::vector<int> shortestTour(const std::vector<int>& from, const std::vector<std::vector<int>>& between);

}  // namespace bocage::rules::malice::sim
