#include "model/campaign/campaign_files.h"

#include <algorithm>

#include "model/io/linked_armies.h"
#include "model/io/linked_files.h"
#include "rules/campaign/campaign_walk.h"
#include "rules/campaign/story_graph.h"
#include "rules/checks/campaign_checks.h"
#include "rules/checks/ownership.h"

namespace bocage::model {

using namespace rules;

CampaignFiles loadChapters(const Campaign& campaign, const QString& campaignPath) {
    CampaignFiles files;
    for (const CampaignChapter& chapter : campaign.chapters) {
        if (chapter.scenario.empty())
            continue;
        const auto path = resolveLink(chapter.scenario, campaignPath);
        if (path)
            files.paths.insert(*path);
        auto scenario = loadLinkedScenario(chapter.scenario, campaignPath);
        if (!scenario) {
            files.missing.insert(files.missing.end(), scenario.problems().begin(), scenario.problems().end());
            continue;
        }
        if (path) {
            for (const ScenarioSide& side : scenario->sides)
                for (const Player& player : side.players)
                    for (const Force::Army& army : player.force.armies)
                        if (!army.roster && !army.file.empty())
                            if (const auto linked = resolveLink(army.file, *path))
                                files.paths.insert(*linked);
            const Problems armies = loadLinkedArmies(*scenario, *path);
            files.missing.insert(files.missing.end(), armies.begin(), armies.end());
        }
        files.scenarios.emplace(chapter.id, std::move(*scenario));
    }
    return files;
}

namespace {

/// A chapter without a title of its own goes by that of its battle.
Campaign withTitles(Campaign campaign, const ChapterScenarios& scenarios) {
    for (CampaignChapter& chapter : campaign.chapters)
        if (const auto read = scenarios.find(chapter.id); read != scenarios.end() && chapter.title.empty())
            chapter.title = read->second.title;
    return campaign;
}

}  // namespace

CampaignVerdict judgeCampaign(const Campaign& asked, CampaignFiles files, const ValidateRequest& request) {
    const Campaign campaign = withTitles(asked, files.scenarios);
    CampaignVerdict out;
    out.missing = std::move(files.missing);
    Findings& findings = out.verdict.findings;
    const auto add = [&](Findings found) {
        findings.insert(findings.end(), std::make_move_iterator(found.begin()),
                        std::make_move_iterator(found.end()));
    };
    ChapterOutcomes outcomes;
    for (const CampaignChapter& chapter : campaign.chapters)
        if (const auto read = files.scenarios.find(chapter.id); read != files.scenarios.end())
            outcomes[chapter.id] = outcomesOf(chapter, &read->second);
    add(checkCampaign(campaign, outcomes));
    add(checkStoryGraph(campaign, files.scenarios));
    add(checkLooksBack(campaign, files.scenarios));
    add(checkCampaignChapters(campaign, files.scenarios, *request.library));
    // A chapter of another game cannot be asked what the games before make of it.
    std::erase_if(files.scenarios, [&](const auto& each) { return each.second.system != campaign.system; });
    add(checkCampaignStates(campaign, files.scenarios, request));
    std::stable_sort(findings.begin(), findings.end(), [](const Finding& a, const Finding& b) {
        return std::tuple(isOwnership(a), a.severity, std::string_view(a.rule)) <
               std::tuple(isOwnership(b), b.severity, std::string_view(b.rule));
    });
    return out;
}

CampaignVerdict judgeCampaign(const Campaign& campaign, const QString& path, const ValidateRequest& request) {
    return judgeCampaign(campaign, loadChapters(campaign, path), request);
}

}  // namespace bocage::model
