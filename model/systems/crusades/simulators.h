#pragma once

#include "model/simulation/simulator.h"
#include "rules/systems/crusades/play/set_up.h"

namespace bocage::model::crusades {

/// Whole games (CC-SIM-07) and tempo (CC-SIM-06).
const Simulator& gamesSimulator();
const Simulator& tempoSimulator();

/// The table of what is simulated; a roster on its own brings its deck lists.
rules::crusades::SetUp setUpOf(const SimulationInput& input);

}  // namespace bocage::model::crusades
