#pragma once

#include "rules/campaign/prepare_chapter.h"
#include "rules/checks/check.h"

namespace bocage::rules {

/// One way in which a chapter can be reached, as far as it makes a difference to it.
struct ChapterState {
    ElementId chapter;
    std::vector<CampaignLogEntry>
        played;  ///< one game for each chapter on the way; an example where several do
};

struct CampaignWalk {
    std::vector<ChapterState> states;
    std::vector<ChapterState> ends;  ///< the chapter is the last one played, its result the last of `played`
    bool complete = true;            ///< false when there were more than anybody looks at
};

inline constexpr std::size_t mostCampaignStates = 4'000;

/// Every state in which every chapter can arrive: not a sample. Games that nobody looks back at are not told
/// apart, so that a long story of little consequence stays small.
CampaignWalk walkCampaign(const Campaign& campaign, const ChapterScenarios& scenarios);

/// What the results of earlier chapters make of later ones: chapters that can no longer be played by the
/// rules, that one side can no longer win, or that the boxes owned do not suffice for; each with the games
/// that lead there. `request` has the library, the collection and how strict to be.
Findings checkCampaignStates(const Campaign& campaign, const ChapterScenarios& scenarios,
                             const ValidateRequest& request);

/// Results that were told of a scenario which has changed since or not in their order, carry-overs that name
/// what is not there, chapters of another game.
Findings checkCampaignChapters(const Campaign& campaign, const ChapterScenarios& scenarios,
                               const Library& library);

}  // namespace bocage::rules
