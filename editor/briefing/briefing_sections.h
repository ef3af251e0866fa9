#pragma once

#include <memory>
#include <vector>

#include "editor/briefing/briefing_section.h"

namespace bocage::editor {

/// The sections of the briefing, in the order of its navigation. Each lives in a file of its own.
BriefingSection* makeBasicsSection(BriefingContext& context);
BriefingSection* makeSidesSection(BriefingContext& context);
BriefingSection* makePlaySection(BriefingContext& context);
BriefingSection* makeTurnsSection(BriefingContext& context);
BriefingSection* makeVictorySection(BriefingContext& context);
BriefingSection* makeRulesSection(BriefingContext& context);
BriefingSection* makeTextsSection(BriefingContext& context);
BriefingSection* makeCampaignSection(BriefingContext& context);
BriefingSection* makeBoxesSection(BriefingContext& context);

}  // namespace bocage::editor
