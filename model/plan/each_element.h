#pragma once

#include <set>

#include "rules/scenario/placed_lists.h"

namespace bocage::model {

/// Calls `visit` with every element of the scenario that has one of these ids.
template <class AnyScenario, class Visit>
void visitElements(AnyScenario& scenario, const std::set<rules::ElementId>& ids, Visit visit) {
    rules::forEachList(scenario, [&](auto& list, const char*) {
        for (auto& element : list)
            if (ids.contains(element.id))
                visit(element);
    });
}

}  // namespace bocage::model
