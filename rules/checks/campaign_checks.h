#pragma once

#include <map>

#include "rules/core/finding.h"
#include "rules/scenario/campaign.h"

namespace bocage::rules {

/// What is wrong with the graph of a campaign: ways that lead nowhere, results nobody can have, chapters
/// nobody reaches, a log of games that cannot have been played. `outcomes` says how chapters may end that do
/// not say so themselves; of those that it does not name nobody knows.
using ChapterOutcomes = std::map<ElementId, std::vector<std::string>>;
Findings checkCampaign(const Campaign& campaign, const ChapterOutcomes& outcomes = {});

/// What the boxes of one chapter's scenario say about chapters before it: that they are before it, and that
/// the side they name played there. `scenarios` are those of the chapters that could be read, by chapter.
Findings checkLooksBack(const Campaign& campaign, std::size_t chapter,
                        const std::map<ElementId, Scenario>& scenarios);

}  // namespace bocage::rules
