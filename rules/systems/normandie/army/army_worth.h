#pragma once

#include "rules/systems/normandie/content/content.h"

namespace bocage::rules::normandie {

/// What an army should be good at.
enum class Goal { SpendPoints, Firepower, StayingPower, Orders, Numbers };

/// How much a thing serves the goal, in thousandths. Additive, so that an optimum can be proven.
/// Firepower: chance to hit a reference target of each class. Staying power: chance that a reference shot
/// fails, per step.
long long worthOf(const Unit& unit, Goal goal);
/// The tile's own stars and units; its slots count by what fills them.
long long worthOf(const Tile& tile, const Content& content, Goal goal);
long long worthOf(const Option& option, const Content& content, Goal goal);

}  // namespace bocage::rules::normandie
