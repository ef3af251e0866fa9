#pragma once

#include "model/console/game_command.h"

namespace bocage::console::malice {

inline constexpr std::string_view ownSystem = "malice";

}  // namespace bocage::console::malice
