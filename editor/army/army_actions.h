#pragma once

#include <span>

#include "editor/actions/action_info.h"

namespace bocage::editor {

/// Everything that can be done to an army besides what all documents share.
std::span<const ActionInfo> armyActions();

}  // namespace bocage::editor
