#pragma once

#include <iosfwd>

#include "model/simulation/simulator.h"

namespace bocage::model {

/// A table as text with columns under each other.
void tellTable(std::ostream& out, const SimulationTable& table);

}  // namespace bocage::model
