#pragma once

#include "model/console/game_command.h"

namespace bocage::console::son {

/// Of which game these are.
inline constexpr std::string_view ownSystem = "normandie";

// One file each, listed in NormandieFace::commands().
GameCommand sightCommand();
GameCommand reachCommand();
GameCommand oddsCommand();
GameCommand atlasCommand();
GameCommand armyCommand();
GameCommand bestArmyCommand();
GameCommand randomArmyCommand();
GameCommand compareCommand();

}  // namespace bocage::console::son
