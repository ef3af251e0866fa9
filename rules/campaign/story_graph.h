#pragma once

#include <set>

#include "rules/campaign/campaign_path.h"
#include "rules/core/finding.h"

namespace bocage::rules {

/// Where a chapter leads, over all its results, and whether the story may end with it.
struct ChapterExits {
    std::set<ElementId> chapters;
    bool ends = false;
};
using StoryGraph = std::map<ElementId, ChapterExits>;
StoryGraph storyGraph(const Campaign& campaign, const ChapterScenarios& scenarios);

/// Chapters that may be played after this one, near or far; the chapter itself only where a circle leads
/// back.
std::set<ElementId> chaptersAfter(const StoryGraph& graph, const ElementId& chapter);

/// What is wrong with how the chapters hang together: circles that no result leaves, and ways that no result
/// opens because each has another.
Findings checkStoryGraph(const Campaign& campaign, const ChapterScenarios& scenarios);

/// What the boxes of the chapters' scenarios say about chapters before them: that they are played before,
/// and that the side they name played there.
Findings checkLooksBack(const Campaign& campaign, const ChapterScenarios& scenarios);

}  // namespace bocage::rules
