#pragma once

#include "rules/systems/normandie/army/army_view.h"

namespace bocage::rules::normandie {

/// Abilities that a unit has from its army besides those on its counter: of its tile, of filled slots of that
/// tile (SON-ARM-16), and of the options that serve it (SON-ARM-18, -20, -21). What a spell gives comes in
/// play.
std::vector<const AbilityUse*> givenAbilities(const ArmyView& army, const ArmyUnit& unit);

/// The largest value of an ability among what the counter shows on either side and what its army gives it;
/// none when it has it from nowhere. An ability without a number counts as 0.
std::optional<int> bestValue(const ArmyView& army, const ArmyUnit& unit, std::string_view ability);

}  // namespace bocage::rules::normandie
