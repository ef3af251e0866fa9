#pragma once

#include <QString>
#include <vector>

#include "editor/actions/action_info.h"

namespace bocage::editor {

/// Rows of the action table that the scenario workspace brings: those for every game, then those that games
/// have for themselves.
std::vector<ActionInfo> scenarioActions();
/// Whether an action is one of these.
bool isScenarioAction(const QString& id);

}  // namespace bocage::editor
