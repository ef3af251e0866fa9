#include "rules/campaign/chapter_finding.h"

#include <algorithm>

#include "rules/core/text_argument.h"

namespace bocage::rules {

Finding aboutChapter(const Campaign& campaign, std::string rule, Severity severity, std::string message,
                     std::vector<std::string> arguments, const ElementId& chapter,
                     const std::string& subject) {
    Finding out;
    out.rule = std::move(rule);
    out.severity = severity;
    out.message = std::move(message);
    out.arguments = std::move(arguments);
    out.subject = chapter.value + '|' + subject;
    const auto found = std::find_if(campaign.chapters.begin(), campaign.chapters.end(),
                                    [&](const CampaignChapter& each) { return each.id == chapter; });
    const auto index = std::to_string(found - campaign.chapters.begin());
    out.locations.push_back({"/chapters/" + index, {}, {chapter}, {}, {}});
    return out;
}

EndingArguments endingArguments(const Scenario* scenario, const std::string& outcome) {
    if (const ScenarioSide* side = scenario ? findSide(*scenario, outcome) : nullptr)
        return {std::string(endedWon), side->name.empty() ? outcome : textArgument(side->name)};
    if (outcome.empty())
        return {std::string(endedAnyhow), {}};
    if (outcome == drawnGame)
        return {std::string(endedDrawn), {}};
    if (outcome == lostGame)
        return {std::string(endedLost), {}};
    return {std::string(endedSo), outcome};
}

}  // namespace bocage::rules
