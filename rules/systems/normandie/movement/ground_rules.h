#pragma once

#include "rules/systems/normandie/movement/mover.h"

namespace bocage::rules::normandie {

/// Who may stand where: why the ground of this cell never admits the mover; empty when it does. Movement,
/// deployment, entry and every way out of a finding ask here, so that they cannot disagree.
Refusal groundBars(const Battlefield& field, const Mover& mover, Cell at);

}  // namespace bocage::rules::normandie
