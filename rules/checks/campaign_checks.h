#pragma once

#include "rules/core/finding.h"
#include "rules/scenario/scenario.h"

namespace bocage::rules {

/// What is wrong with the graph of a campaign: ways that lead nowhere, results nobody can have, chapters
/// nobody reaches, a log of games that cannot have been played.
Findings checkCampaign(const Campaign& campaign);

}  // namespace bocage::rules
