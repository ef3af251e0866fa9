#pragma once

#include <algorithm>
#include <string>
#include <vector>

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

/// Copies beyond this number cannot be meant, whatever a file says.
constexpr int mostCopies = 200;

/// The one reading of what a scenario hands out: calls `action(unit id, count)` for the counters that copies
/// of a thing bring, itself, with its tile or with its option. What a spell may summon is not there yet.
template <class Action>
void forEachCounterOf(const Copies& thing, const Content& content, Action action) {
    const int copies = std::clamp(thing.count, 0, mostCopies);
    const auto all = [&](const std::vector<Copies>& units) {
        for (const Copies& own : units)
            action(own.id, std::clamp(own.count, 0, mostCopies) * copies);
    };
    if (thing.id.kind() == "unit")
        action(thing.id, copies);
    if (const Tile* tile = content.tile(thing.id))
        all(tile->units);
    if (const Option* option = content.option(thing.id); option && option->kind != OptionKind::Spell)
        all(option->units);
}

/// Nothing handed out gives an empty one.
HandedOut handedOutBy(const std::vector<Copies>& list, const Content& content);

/// Units of one kind that a scenario gives to a player besides the armies: on their own, or with a tile or an
/// option that brings them.
struct HandedOutUnits {
    ContentId source;  ///< what the scenario hands out
    ContentId unit;
    int count = 0;
    bool operator==(const HandedOutUnits&) const = default;
};

/// The same by what they come with. What one of the force's armies holds as a grant comes from that army and
/// is not counted again.
std::vector<HandedOutUnits> handedOutUnits(const Content& content, const Force& force,
                                           const std::vector<const Roster*>& armies);

}  // namespace bocage::rules::normandie
