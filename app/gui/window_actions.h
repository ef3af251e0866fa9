#pragma once

#include <span>

#include "editor/actions/action_info.h"

namespace bocage::app {

/// The window's own rows of the action table; each workspace adds its own.
std::span<const editor::ActionInfo> windowActions();

}  // namespace bocage::app
