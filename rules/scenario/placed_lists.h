#pragma once

#include <array>
#include <tuple>
#include <utility>

#include "rules/scenario/scenario.h"

namespace bocage::rules {

/// The nine lists of things placed on the map, in the order of the file.
template <class AnyScenario>
auto placedLists(AnyScenario& scenario) {
    return std::tie(scenario.battlefield.boards, scenario.battlefield.overlays, scenario.battlefield.edges,
                    scenario.battlefield.corners, scenario.zones, scenario.entries, scenario.objectives,
                    scenario.pieces, scenario.notes);
}

/// What ids of their elements begin with.
inline constexpr std::array placedPrefixes = {"board", "overlay",   "edge",  "corner", "zone",
                                              "entry", "objective", "piece", "note"};

/// Calls `visit(list, prefix)` with each of the nine.
template <class AnyScenario, class Visit>
void forEachList(AnyScenario& scenario, Visit visit) {
    auto lists = placedLists(scenario);
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (visit(std::get<I>(lists), placedPrefixes[I]), ...);
    }
    (std::make_index_sequence<std::tuple_size_v<decltype(lists)>>{});
}

/// The same with every list whose elements have ids: notes come last.
template <class AnyScenario, class Visit>
void forEachNamedList(AnyScenario& scenario, Visit visit) {
    forEachList(scenario, [&](auto& list, const char* prefix) {
        if (static_cast<const void*>(&list) != static_cast<const void*>(&scenario.notes))
            visit(list, prefix);
    });
    visit(scenario.turnTrack.events, "event");
    visit(scenario.decks, "deck");
    visit(scenario.bags, "bag");
    visit(scenario.specialRules, "rule");
    visit(scenario.victory, "victory");
    visit(scenario.campaign, "link");
    visit(scenario.notes, "note");
}

}  // namespace bocage::rules
