#pragma once

#include <cstdint>

#include "rules/scenario/scenario.h"

namespace bocage::rules {

/// Parts of a scenario that change separately, as bits. A check says which it reads; after an edit only those
/// run again that read a part which differs.
using Parts = std::uint32_t;

namespace part {
inline constexpr Parts title = 1u << 0;  ///< with author, provenance and seed
inline constexpr Parts packs = 1u << 1;
inline constexpr Parts boards = 1u << 2;
inline constexpr Parts zones = 1u << 3;
inline constexpr Parts entries = 1u << 4;
inline constexpr Parts objectives = 1u << 5;
inline constexpr Parts pieces = 1u << 6;
inline constexpr Parts sides = 1u << 7;   ///< players and what they may bring, without the armies themselves
inline constexpr Parts armies = 1u << 8;  ///< what is in the armies
inline constexpr Parts turns = 1u << 9;   ///< turn track and initiative
inline constexpr Parts decks = 1u << 10;  ///< decks and bags
inline constexpr Parts rulings = 1u << 11;
inline constexpr Parts specialRules = 1u << 12;
inline constexpr Parts texts = 1u << 13;
inline constexpr Parts victory = 1u << 14;
inline constexpr Parts campaign = 1u << 15;
inline constexpr Parts notes = 1u << 16;
inline constexpr Parts extras = 1u << 17;
inline constexpr Parts laid = 1u << 18;        ///< overlays, edges and corners
inline constexpr Parts conditions = 1u << 19;  ///< night, fog, cave
inline constexpr Parts terrain = boards | laid | conditions;
// What a game works out from the others: an edit of those need not change them.
inline constexpr Parts ground = 1u << 20;  ///< what the spaces and edges mean, light and rulings included
inline constexpr Parts units = 1u << 21;   ///< which counters lie where, as the rules see them
inline constexpr Parts all = ~Parts(0);
}  // namespace part

/// The parts in which two scenarios differ. Waivers are none: they only sort the findings.
Parts differingParts(const Scenario& a, const Scenario& b);

}  // namespace bocage::rules
