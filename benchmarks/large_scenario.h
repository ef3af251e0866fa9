#pragma once

#include <cstddef>

#include "rules/scenario/scenario.h"

namespace bocage::benchmarks {

/// A battle whose file has about so many bytes: counters, overlays, edges, zones and notes in the proportions
/// of a real one. Beyond about a megabyte it passes what a document may hold.
rules::Scenario largeScenario(std::size_t bytes);

}  // namespace bocage::benchmarks
