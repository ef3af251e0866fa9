#pragma once

#include "rules/content/library.h"
#include "rules/scenario/scenario.h"

namespace bocage::benchmarks {

/// A battlefield of the box's own boards, side × side cells, with overlays, zones and so many counters of
/// every kind. The same every time.
struct MapScenario {
    rules::LibraryPtr library;
    rules::Scenario scenario;
};
MapScenario mapScenario(int side, int pieces);

}  // namespace bocage::benchmarks
