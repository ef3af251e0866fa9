#pragma once

#include "rules/campaign/campaign_path.h"
#include "rules/checks/campaign_checks.h"
#include "rules/core/finding.h"

/// Findings about a chapter of a campaign, and what they call things.
namespace bocage::rules {

/// `subject` is what makes it another finding than others about the chapter.
Finding aboutChapter(const Campaign& campaign, std::string rule, Severity severity, std::string message,
                     std::vector<std::string> arguments, const ElementId& chapter,
                     const std::string& subject);

/// How a game ended, in the arguments of a finding: a word for what it was, and who or what it names.
struct EndingArguments {
    std::string kind;  ///< one of the words below
    std::string name;  ///< of the side that won, or the author's own word; else empty
};
inline constexpr std::string_view endedWon = "won";
inline constexpr std::string_view endedDrawn = "drawn";
inline constexpr std::string_view endedLost = "lost";      ///< by all who played together
inline constexpr std::string_view endedAnyhow = "played";  ///< nobody knows how it may end
inline constexpr std::string_view endedSo = "ended";       ///< with a word of the author's
/// Not how it ended but what it cost.
inline constexpr std::string_view endedWithLosses = "losses";

EndingArguments endingArguments(const Scenario* scenario, const std::string& outcome);

}  // namespace bocage::rules
