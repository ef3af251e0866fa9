#pragma once

#include "editor/picking/selection.h"

class QMenu;

namespace bocage::editor {

class ActionSet;

/// Fills a context menu with what can be done to the selected things and nothing else; with the ground when
/// nothing is selected.
void fillElementMenu(QMenu& menu, const ActionSet& actions, const model::ScenarioDocument& document,
                     const Selection& selection);

}  // namespace bocage::editor
