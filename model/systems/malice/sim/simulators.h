#pragma once

#include <span>

#include "model/console/game_command.h"
#include "model/simulation/simulator.h"

namespace bocage::model::malice {

/// SOM-SIM-01 … 09.
std::span<const Simulator* const> simulators();

}  // namespace bocage::model::malice

namespace bocage::console::malice {

GameCommand oddsCommand();
GameCommand creatureCommand();

}  // namespace bocage::console::malice
