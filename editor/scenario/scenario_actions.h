#pragma once

#include <QString>
#include <string_view>
#include <vector>

#include "editor/actions/action_info.h"

namespace bocage::editor {

/// Rows of the action table that the scenario workspace brings: those for every game, then those that games
/// have for themselves.
std::vector<ActionInfo> scenarioActions();
/// Whether an action is one of these.
bool isScenarioAction(const QString& id);
/// Whether a game has what an action is for: no zones are painted where the rules say how all begins, nobody
/// lays boards where there is no map, and what one game alone does is nothing to another.
bool hasUseFor(std::string_view system, const QString& id);

}  // namespace bocage::editor
