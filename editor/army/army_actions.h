#pragma once

#include <vector>

#include "editor/actions/action_info.h"

namespace bocage::editor {

/// Everything that can be done to an army besides what all documents share.
std::vector<ActionInfo> armyActions();

}  // namespace bocage::editor
