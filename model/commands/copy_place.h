#pragma once

#include <optional>
#include <vector>

#include "model/plan/placed_elements.h"

namespace bocage::model {

/// By how much copies of these things are moved so that they lie beside them: where they may lie and, if
/// there is such a place, on nothing of their own kind. None when they fit nowhere near.
std::optional<rules::Cell> placeBeside(const rules::Scenario& scenario, const rules::Library& library,
                                       const std::vector<PlacedElement>& things);

/// By how much things that come from elsewhere are moved so that they may lie there: not at all when they may
/// stay, else to the nearest place. None when there is none near.
std::optional<rules::Cell> placeNear(const rules::Scenario& scenario, const rules::Library& library,
                                     const std::vector<PlacedElement>& things);

}  // namespace bocage::model
