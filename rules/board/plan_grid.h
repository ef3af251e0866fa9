#pragma once

#include "rules/board/grid.h"

namespace bocage::rules {

/// The grid that things of a scenario lie on. A game without boards has none of its own: what lies on squares
/// by default is named, moved and drawn on them.
const Grid& planGrid(GridKind kind);

}  // namespace bocage::rules
