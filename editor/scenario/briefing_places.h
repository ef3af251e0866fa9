#pragma once

#include "editor/scenario/faced_view.h"
#include "editor/workspace.h"

namespace bocage::editor {

/// The briefing in front, for the status bar.
QString briefingStatus(const BriefingView& briefing);
/// The sections of a scenario's briefing as "find anything" offers them.
std::vector<Findable> briefingFindables(FacedView& view);

}  // namespace bocage::editor
