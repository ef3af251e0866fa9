#pragma once

#include <span>

#include "editor/actions/action_info.h"

namespace bocage::editor {

/// Rows of the action table that the scenario workspace brings.
std::span<const ActionInfo> scenarioActions();

}  // namespace bocage::editor
