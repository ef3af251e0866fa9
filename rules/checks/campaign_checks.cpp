#include "rules/checks/campaign_checks.h"

#include <algorithm>
#include <map>
#include <set>

#include "rules/core/text_argument.h"

namespace bocage::rules {

std::string titleArgument(const CampaignChapter& chapter) {
    return chapter.title.empty() ? chapter.id.value : textArgument(chapter.title);
}

namespace {

std::string chapterPointer(std::size_t index) {
    return "/chapters/" + std::to_string(index);
}

Finding finding(std::string rule, Severity severity, std::string message, std::vector<std::string> arguments,
                std::string pointer, const ElementId& chapter) {
    Finding out;
    out.rule = std::move(rule);
    out.severity = severity;
    out.message = std::move(message);
    out.subject = chapter.value + (arguments.size() < 2 ? "" : "|" + arguments.back());
    out.arguments = std::move(arguments);
    out.locations.push_back({std::move(pointer), {}, {chapter}, {}, {}});
    return out;
}

/// Chapters by id; the first of two that share one has it.
class Chapters {
public:
    explicit Chapters(const Campaign& campaign) {
        for (const CampaignChapter& chapter : campaign.chapters)
            m_byId.emplace(chapter.id, &chapter);
    }
    const CampaignChapter* find(const ElementId& id) const {
        const auto found = m_byId.find(id);
        return found == m_byId.end() ? nullptr : found->second;
    }

private:
    std::map<ElementId, const CampaignChapter*> m_byId;
};

/// Whether a chapter can end so, as far as anybody knows.
bool mayEnd(const CampaignChapter& chapter, const std::string& outcome, const ChapterOutcomes& known) {
    const auto found = known.find(chapter.id);
    const std::vector<std::string>& outcomes =
        chapter.outcomes.empty() && found != known.end() ? found->second : chapter.outcomes;
    return outcomes.empty() || std::find(outcomes.begin(), outcomes.end(), outcome) != outcomes.end();
}

/// Chapters that some game can reach from the first one. Without any way named, chapters follow in order.
std::set<ElementId> reachable(const Campaign& campaign, const Chapters& chapters) {
    std::set<ElementId> seen;
    const bool inOrder = std::all_of(campaign.chapters.begin(), campaign.chapters.end(),
                                     [](const CampaignChapter& chapter) { return chapter.next.empty(); });
    if (inOrder)
        for (const CampaignChapter& chapter : campaign.chapters)
            seen.insert(chapter.id);
    if (inOrder || campaign.chapters.empty())
        return seen;
    std::vector<ElementId> open{campaign.chapters.front().id};
    while (!open.empty()) {
        const ElementId id = open.back();
        open.pop_back();
        const CampaignChapter* chapter = chapters.find(id);
        if (!chapter || !seen.insert(id).second)
            continue;
        for (const CampaignChapter::Next& next : chapter->next)
            open.push_back(next.chapter);
    }
    return seen;
}

}  // namespace

Findings checkCampaign(const Campaign& campaign, const ChapterOutcomes& outcomes) {
    Findings findings;
    const Chapters chapters(campaign);
    const std::set<ElementId> reached = reachable(campaign, chapters);
    for (std::size_t i = 0; i < campaign.chapters.size(); ++i) {
        const CampaignChapter& chapter = campaign.chapters[i];
        const std::string title = titleArgument(chapter);
        if (chapters.find(chapter.id) != &chapter)
            findings.push_back(finding("DOC-CAM-19", Severity::Error, "", {title, chapter.id.value},
                                       chapterPointer(i) + "/id", chapter.id));
        for (std::size_t n = 0; n < chapter.next.size(); ++n) {
            const CampaignChapter::Next& next = chapter.next[n];
            const std::string pointer = chapterPointer(i) + "/next/" + std::to_string(n);
            if (!chapters.find(next.chapter))
                findings.push_back(finding("DOC-CAM-01", Severity::Error, "", {title, next.chapter.value},
                                           pointer + "/chapter", chapter.id));
            if (!next.outcome.empty() && !mayEnd(chapter, next.outcome, outcomes))
                findings.push_back(finding("DOC-CAM-02", Severity::Error, "way", {title, next.outcome},
                                           pointer + "/outcome", chapter.id));
        }
        if (!reached.contains(chapter.id))
            findings.push_back(
                finding("DOC-CAM-03", Severity::Warning, "", {title}, chapterPointer(i), chapter.id));
    }
    for (std::size_t i = 0; i < campaign.log.size(); ++i) {
        const CampaignLogEntry& entry = campaign.log[i];
        const std::string pointer = "/log/" + std::to_string(i);
        const CampaignChapter* chapter = chapters.find(entry.chapter);
        if (!chapter)
            findings.push_back(finding("DOC-CAM-04", Severity::Error, "", {entry.chapter.value},
                                       pointer + "/chapter", entry.chapter));
        else if (!mayEnd(*chapter, entry.outcome, outcomes))
            findings.push_back(finding("DOC-CAM-02", Severity::Error, "log",
                                       {titleArgument(*chapter), entry.outcome}, pointer + "/outcome",
                                       entry.chapter));
    }
    return findings;
}

}  // namespace bocage::rules
