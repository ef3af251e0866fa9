#pragma once

#include "model/plan/value_patch.h"
#include "rules/scenario/scenario.h"

namespace bocage::model {

/// Adds the differences of sides, players and the armies inside them. An army that stays where it is is
/// patched by itself, and its side without it.
void addSides(PartPatches<rules::Scenario>& parts, const rules::Scenario& before,
              const rules::Scenario& after);

/// The differences of two armies.
PartPatches<rules::Roster> rosterParts(const rules::Roster& before, const rules::Roster& after);

}  // namespace bocage::model
