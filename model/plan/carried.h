#pragma once

#include <set>

#include "model/plan/plan_transform.h"

namespace bocage::model {

/// What lies on boards and overlays that are taken away, and therefore goes with them. A board carries
/// everything on it; an overlay the tokens, objectives and notes on it and areas that do not reach beyond it,
/// and when it has rooms the units in these. What lies across the rim goes where most of it lies.
struct Carried {
    std::set<rules::ElementId> things;  ///< besides those that are taken
    std::set<rules::Cell> ground;  ///< spaces of the boards: zones that reach beyond leave the rest behind
    std::set<rules::Cell> spaces;  ///< where things are taken along; random places of objectives too

    bool empty() const { return things.empty() && ground.empty() && spaces.empty(); }
};

Carried carriedBy(const rules::Scenario& scenario, const rules::Library& library,
                  const std::set<rules::ElementId>& taken);

/// Boards and overlays that go one way together.
struct Journey {
    std::set<rules::ElementId> taken;
    PlanTransform way;
};

/// Takes everything along that lies on what goes; what goes itself is left to the caller. All of it starts
/// from where it lies now, so that boards can change places.
void carryAlong(rules::Scenario& scenario, const rules::Library& library,
                const std::vector<Journey>& journeys);

}  // namespace bocage::model
