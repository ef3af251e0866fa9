#pragma once

#include <functional>
#include <span>

#include "editor/actions/action_info.h"

class QObject;

namespace bocage::editor {

class ActionSet;
class ScenarioView;

/// Connects the actions that put selected things in line and swap them for others. `view` gives the view in
/// front, null when there is none; `receiver` bounds the connections' life.
void connectArrangeActions(ActionSet& actions, QObject& receiver, std::function<ScenarioView*()> view);
/// Enables what makes sense for the selection.
void refreshArrangeActions(ActionSet& actions, ScenarioView* view);

}  // namespace bocage::editor
