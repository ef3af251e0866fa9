#pragma once

#include "benchmarks/map_scenario.h"

namespace bocage::benchmarks {

/// The map with everything a validator looks at: two sides with an army each, zones, objectives, victory
/// conditions, a turn track. 60 × 60 cells and 200 pieces. The same every time.
MapScenario battleScenario();

}  // namespace bocage::benchmarks
