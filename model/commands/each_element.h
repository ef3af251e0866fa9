#pragma once

#include <set>

#include "rules/scenario/scenario.h"

namespace bocage::model {

/// Calls `visit` with every element of the scenario that has one of these ids.
template <class AnyScenario, class Visit>
void visitElements(AnyScenario& scenario, const std::set<rules::ElementId>& ids, Visit visit) {
    const auto each = [&](auto& list) {
        for (auto& element : list)
            if (ids.contains(element.id))
                visit(element);
    };
    each(scenario.battlefield.boards);
    each(scenario.battlefield.overlays);
    each(scenario.battlefield.edges);
    each(scenario.battlefield.corners);
    each(scenario.zones);
    each(scenario.entries);
    each(scenario.objectives);
    each(scenario.pieces);
    each(scenario.notes);
}

}  // namespace bocage::model
