#pragma once

#include <QString>
#include <set>

#include "rules/campaign/campaign_path.h"
#include "rules/checks/check.h"
#include "rules/core/result.h"

namespace bocage::model {

/// The scenarios of a campaign's chapters as they lie beside its file, with the armies they link.
struct CampaignFiles {
    rules::ChapterScenarios scenarios;
    rules::Problems missing;  ///< why chapters or their armies could not be had
    std::set<QString> paths;  ///< every file this was read from, or would be if it were there
};

CampaignFiles loadChapters(const rules::Campaign& campaign, const QString& campaignPath);

struct CampaignVerdict {
    rules::Verdict verdict;
    rules::Problems missing;
};

/// The one judgement on a campaign, for window and command line: its graph, what its chapters say of each
/// other, and every state in which each chapter can arrive. `request` has library, collection and strictness.
CampaignVerdict judgeCampaign(const rules::Campaign& campaign, const QString& path,
                              const rules::ValidateRequest& request);
CampaignVerdict judgeCampaign(const rules::Campaign& campaign, CampaignFiles files,
                              const rules::ValidateRequest& request);

}  // namespace bocage::model
