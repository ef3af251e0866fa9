#include "rules/campaign/story_graph.h"

#include <algorithm>

#include "rules/campaign/chapter_finding.h"
#include "rules/core/text_argument.h"

namespace bocage::rules {

namespace {

const Scenario* scenarioOf(const ChapterScenarios& scenarios, const ElementId& chapter) {
    const auto found = scenarios.find(chapter);
    return found == scenarios.end() ? nullptr : &found->second;
}

bool saysIn(const Text& text, const std::string& name) {
    return std::any_of(text.byLanguage.begin(), text.byLanguage.end(),
                       [&](const auto& own) { return !name.empty() && own.second == name; });
}

constexpr std::size_t mostTold = 8;  ///< chapters of a circle: a line that can be read

/// The chapters that a circle runs through, in the order in which it does, the first one at its end again.
std::vector<Text> circleOf(const Campaign& campaign, const StoryGraph& graph,
                           const std::set<ElementId>& circle, const CampaignChapter& first) {
    std::vector<Text> titles;
    std::set<ElementId> told;
    const CampaignChapter* chapter = &first;
    while (chapter && told.insert(chapter->id).second) {
        if (titles.size() == mostTold) {
            titles.emplace_back("…");
            break;
        }
        titles.push_back(chapter->title.empty() ? Text(chapter->id.value) : chapter->title);
        const std::set<ElementId>& exits = graph.at(chapter->id).chapters;
        const auto next = std::find_if(exits.begin(), exits.end(), [&](const ElementId& id) {
            return circle.contains(id) && !told.contains(id);
        });
        chapter = next == exits.end() ? nullptr : findChapter(campaign, *next);
    }
    titles.push_back(titles.front());
    return titles;
}

/// Circles that no result leaves, each told once.
void checkCircles(const Campaign& campaign, const ChapterScenarios& scenarios, Findings& findings) {
    const StoryGraph graph = storyGraph(campaign, scenarios);
    std::map<ElementId, std::set<ElementId>> after;
    for (const CampaignChapter& chapter : campaign.chapters)
        after.emplace(chapter.id, chaptersAfter(graph, chapter.id));
    std::set<ElementId> told;
    const ElementId& start = campaign.chapters.front().id;
    for (const CampaignChapter& chapter : campaign.chapters) {
        const std::set<ElementId>& later = after.at(chapter.id);
        const bool played = chapter.id == start || after.at(start).contains(chapter.id);
        if (!played || !later.contains(chapter.id) || told.contains(chapter.id))
            continue;
        const bool left = std::any_of(later.begin(), later.end(), [&](const ElementId& id) {
            return !after.at(id).contains(chapter.id) || graph.at(id).ends;
        });
        if (left)
            continue;
        told.insert(later.begin(), later.end());
        if (later.size() == 1)
            findings.push_back(aboutChapter(campaign, "DOC-CAM-15", Severity::Warning, "self",
                                            {titleArgument(chapter)}, chapter.id, "circle"));
        else
            findings.push_back(
                aboutChapter(campaign, "DOC-CAM-15", Severity::Warning, "",
                             {titleArgument(chapter),
                              textArgument(joinedTexts(circleOf(campaign, graph, later, chapter), " → "))},
                             chapter.id, "circle"));
    }
}

/// Ways that are never taken: another one holds for the same result, or each result has one of its own.
void checkWays(const Campaign& campaign, const ChapterScenarios& scenarios, const CampaignChapter& chapter,
               std::size_t index, Findings& findings) {
    const auto outcomes = outcomesOf(chapter, scenarioOf(scenarios, chapter.id));
    for (std::size_t n = 0; n < chapter.next.size(); ++n) {
        const CampaignChapter::Next& way = chapter.next[n];
        const bool second =
            std::any_of(chapter.next.begin(), chapter.next.begin() + static_cast<std::ptrdiff_t>(n),
                        [&](const CampaignChapter::Next& before) { return before.outcome == way.outcome; });
        const bool left =
            way.outcome.empty() && !outcomes.empty() &&
            std::all_of(outcomes.begin(), outcomes.end(), [&](const std::string& outcome) {
                return std::any_of(chapter.next.begin(), chapter.next.end(),
                                   [&](const CampaignChapter::Next& own) { return own.outcome == outcome; });
            });
        const CampaignChapter* target = findChapter(campaign, way.chapter);
        if ((!second && !left) || !target)
            continue;
        Finding found = aboutChapter(campaign, "DOC-CAM-16", Severity::Warning, "",
                                     {titleArgument(chapter), titleArgument(*target)}, chapter.id,
                                     "way" + std::to_string(n));
        found.locations.front().pointer = "/chapters/" + std::to_string(index) + "/next/" + std::to_string(n);
        findings.push_back(std::move(found));
    }
}

}  // namespace

StoryGraph storyGraph(const Campaign& campaign, const ChapterScenarios& scenarios) {
    StoryGraph graph;
    for (const CampaignChapter& chapter : campaign.chapters) {
        ChapterExits& exits = graph[chapter.id];
        std::vector<std::string> outcomes = outcomesOf(chapter, scenarioOf(scenarios, chapter.id));
        // Nobody knows how it may end: by any result that a way names, and perhaps another.
        if (outcomes.empty()) {
            outcomes.emplace_back();
            for (const CampaignChapter::Next& way : chapter.next)
                outcomes.push_back(way.outcome);
        }
        for (const std::string& outcome : outcomes) {
            const ElementId next = chapterAfter(campaign, chapter.id, outcome);
            if (next.empty())
                exits.ends = true;
            else
                exits.chapters.insert(next);
        }
    }
    return graph;
}

std::set<ElementId> chaptersAfter(const StoryGraph& graph, const ElementId& chapter) {
    std::set<ElementId> seen;
    std::vector<ElementId> open{chapter};
    while (!open.empty()) {
        const auto each = graph.find(open.back());
        open.pop_back();
        if (each == graph.end())
            continue;
        for (const ElementId& next : each->second.chapters)
            if (seen.insert(next).second)
                open.push_back(next);
    }
    return seen;
}

Findings checkStoryGraph(const Campaign& campaign, const ChapterScenarios& scenarios) {
    Findings findings;
    if (campaign.chapters.empty() || inOrder(campaign))
        return findings;
    checkCircles(campaign, scenarios, findings);
    for (std::size_t i = 0; i < campaign.chapters.size(); ++i)
        checkWays(campaign, scenarios, campaign.chapters[i], i, findings);
    return findings;
}

Findings checkLooksBack(const Campaign& campaign, const ChapterScenarios& scenarios) {
    Findings findings;
    if (campaign.chapters.empty())
        return findings;
    const StoryGraph graph = storyGraph(campaign, scenarios);
    const ElementId& start = campaign.chapters.front().id;
    const std::set<ElementId> reached = chaptersAfter(graph, start);
    for (const CampaignChapter& own : campaign.chapters) {
        const Scenario* scenario = scenarioOf(scenarios, own.id);
        if (!scenario || (own.id != start && !reached.contains(own.id)))
            continue;
        for (const CampaignLink& link : scenario->campaign) {
            if (link.chapter.empty() || link.side.empty())
                continue;  // told with the scenario itself
            const auto tell = [&](const char* message, std::vector<std::string> arguments) {
                findings.push_back(aboutChapter(campaign, "DOC-CAM-05", Severity::Error, message,
                                                std::move(arguments), own.id, link.id.value));
            };
            const auto isMeant = [&](const CampaignChapter& before) {
                const Scenario* played = scenarioOf(scenarios, before.id);
                return before.id.value == link.chapter || before.scenario == link.chapter ||
                       saysIn(before.title, link.chapter) || (played && saysIn(played->title, link.chapter));
            };
            const auto earlier = std::find_if(
                campaign.chapters.begin(), campaign.chapters.end(), [&](const CampaignChapter& before) {
                    // One that nobody reaches is told as that.
                    const bool played = before.id == start || reached.contains(before.id);
                    return isMeant(before) && (!played || chaptersAfter(graph, before.id).contains(own.id));
                });
            if (earlier == campaign.chapters.end()) {
                tell("chapter", {titleArgument(own), link.chapter});
                continue;
            }
            const Scenario* played = scenarioOf(scenarios, earlier->id);
            if (played && !findSide(*played, link.side))
                tell("side", {titleArgument(own), titleArgument(*earlier), link.side});
        }
    }
    return findings;
}

}  // namespace bocage::rules
