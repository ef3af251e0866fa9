#pragma once

#include <map>

#include "rules/core/finding.h"
#include "rules/scenario/campaign.h"

namespace bocage::rules {

/// The name of a chapter as an argument of a finding.
std::string titleArgument(const CampaignChapter& chapter);

/// What is wrong with the graph of a campaign: ways that lead nowhere, results nobody can have, chapters
/// nobody reaches, a log of games that cannot have been played. `outcomes` says how chapters may end that do
/// not say so themselves; of those that it does not name nobody knows.
using ChapterOutcomes = std::map<ElementId, std::vector<std::string>>;
Findings checkCampaign(const Campaign& campaign, const ChapterOutcomes& outcomes = {});

}  // namespace bocage::rules
