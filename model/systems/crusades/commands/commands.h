#pragma once

#include "model/console/game_command.h"

namespace bocage::console::cc {

inline constexpr std::string_view ownSystem = "crusades";

GameCommand oddsCommand();
GameCommand armyCommand();
GameCommand playCommand();

}  // namespace bocage::console::cc
