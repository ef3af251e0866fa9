#pragma once

#include "rules/campaign/campaign_path.h"

namespace bocage::rules {

/// What a game may cost those whose losses stay, as far as it makes a difference to the chapter after it.
struct LossClasses {
    using Losses = std::vector<CampaignLogEntry::Loss>;
    std::vector<Losses> classes{1};  ///< the first is: nothing
    bool complete = true;            ///< false when an army has too many entries for all of them
};

/// Up to so many ways in which one player's army may suffer all of them are looked at.
inline constexpr std::size_t mostLossClasses = 512;

/// `played` is the chapter as it was set up, `way` the one that its result opens, `winner` that result. Every
/// part of an army may be lost but not all of it: who has nothing left does not play on. Entries that are
/// alike are not told apart. Players are looked at one by one, with the others unharmed and with the others
/// down to their last entry.
LossClasses lossClasses(const Scenario& played, const CampaignChapter::Next* way, std::string_view winner);

}  // namespace bocage::rules
