#include "model/campaign/campaign_edits.h"

#include <algorithm>
#include <set>

namespace bocage::model {

using namespace rules;

namespace {

void write(Text& text, const std::string& language, const QString& words) {
    if (words.isEmpty())
        text.byLanguage.erase(language);
    else
        text.byLanguage[language] = words.toStdString();
}

}  // namespace

bool CampaignEdits::change(const QString& name, const ElementId& chapter,
                           const std::function<void(CampaignChapter&)>& edit, const QString& mergeKey) {
    return m_document.edit(
        name,
        [&](Campaign& campaign) {
            for (CampaignChapter& each : campaign.chapters)
                if (each.id == chapter)
                    return edit(each);
        },
        mergeKey);
}

ElementId CampaignEdits::addChapter(const Text& title, const std::string& scenario, Cell place) {
    std::set<std::string> taken;
    for (const CampaignChapter& chapter : m_document.campaign().chapters)
        taken.insert(chapter.id.value);
    int number = 1;
    while (taken.contains("chapter-" + std::to_string(number)))
        ++number;
    CampaignChapter chapter;
    chapter.id = ElementId("chapter-" + std::to_string(number));
    chapter.title = title;
    chapter.scenario = scenario;
    chapter.place = place;
    const ElementId id = chapter.id;
    m_document.edit(tr("Add a chapter"), [&](Campaign& campaign) { campaign.chapters.push_back(chapter); });
    return id;
}

void CampaignEdits::removeChapter(const ElementId& chapter) {
    m_document.edit(tr("Remove a chapter"), [&](Campaign& campaign) {
        std::erase_if(campaign.chapters, [&](const CampaignChapter& each) { return each.id == chapter; });
        for (CampaignChapter& each : campaign.chapters)
            std::erase_if(each.next,
                          [&](const CampaignChapter::Next& way) { return way.chapter == chapter; });
    });
}

void CampaignEdits::moveChapter(const ElementId& chapter, Cell place) {
    change(tr("Move a chapter"), chapter, [&](CampaignChapter& each) { each.place = place; });
}

void CampaignEdits::setTitle(const QString& text, const std::string& language) {
    m_document.edit(
        tr("Name the campaign"), [&](Campaign& campaign) { write(campaign.title, language, text); },
        QStringLiteral("title"));
}

void CampaignEdits::setStory(const QString& text, const std::string& language) {
    m_document.edit(
        tr("Write the story of the campaign"),
        [&](Campaign& campaign) { write(campaign.story, language, text); }, QStringLiteral("story"));
}

void CampaignEdits::setChapterTitle(const ElementId& chapter, const QString& text,
                                    const std::string& language) {
    change(
        tr("Name a chapter"), chapter, [&](CampaignChapter& each) { write(each.title, language, text); },
        QStringLiteral("title/") + QString::fromStdString(chapter.value));
}

void CampaignEdits::setScenario(const ElementId& chapter, const std::string& path) {
    change(tr("Choose the battle of a chapter"), chapter,
           [&](CampaignChapter& each) { each.scenario = path; });
}

void CampaignEdits::beginWith(const ElementId& chapter) {
    m_document.edit(tr("Begin the story with another chapter"), [&](Campaign& campaign) {
        const auto found = std::find_if(campaign.chapters.begin(), campaign.chapters.end(),
                                        [&](const CampaignChapter& each) { return each.id == chapter; });
        if (found != campaign.chapters.end())
            std::rotate(campaign.chapters.begin(), found, found + 1);
    });
}

void CampaignEdits::addWay(const ElementId& from, const ElementId& to, const std::string& outcome) {
    change(tr("Link chapters"), from, [&](CampaignChapter& each) {
        const bool there = std::any_of(each.next.begin(), each.next.end(), [&](const auto& way) {
            return way.chapter == to && way.outcome == outcome;
        });
        if (!there)
            each.next.push_back({outcome, to, {}});
    });
}

void CampaignEdits::removeWay(const ElementId& from, std::size_t way) {
    change(tr("Remove a link"), from, [&](CampaignChapter& each) {
        if (way < each.next.size())
            each.next.erase(each.next.begin() + static_cast<std::ptrdiff_t>(way));
    });
}

void CampaignEdits::setWay(const ElementId& from, std::size_t way, const std::string& outcome,
                           const ElementId& to) {
    change(tr("Change a link"), from, [&](CampaignChapter& each) {
        if (way >= each.next.size())
            return;
        each.next[way].outcome = outcome;
        each.next[way].chapter = to;
    });
}

void CampaignEdits::addCarryOver(const ElementId& from, std::size_t way, CarryOver::Kind kind) {
    change(tr("Carry something over"), from, [&](CampaignChapter& each) {
        if (way >= each.next.size())
            return;
        auto& carried = each.next[way].carry;
        const auto isTaken = [&](const std::string& id) {
            return std::any_of(carried.begin(), carried.end(),
                               [&](const CarryOver& carry) { return carry.id.value == id; });
        };
        int number = 1;
        while (isTaken("carry-" + std::to_string(number)))
            ++number;
        CarryOver carry;
        carry.id = ElementId("carry-" + std::to_string(number));
        carry.kind = kind;
        carried.push_back(std::move(carry));
    });
}

void CampaignEdits::removeCarryOver(const ElementId& from, std::size_t way, std::size_t carry) {
    change(tr("Carry nothing over"), from, [&](CampaignChapter& each) {
        if (way < each.next.size() && carry < each.next[way].carry.size())
            each.next[way].carry.erase(each.next[way].carry.begin() + static_cast<std::ptrdiff_t>(carry));
    });
}

void CampaignEdits::setCarryOver(const ElementId& from, std::size_t way, std::size_t carry,
                                 const CarryOver& value) {
    change(tr("Change what is carried over"), from, [&](CampaignChapter& each) {
        if (way < each.next.size() && carry < each.next[way].carry.size())
            each.next[way].carry[carry] = value;
    });
}

void CampaignEdits::addResult(const CampaignLogEntry& game) {
    m_document.edit(tr("Enter a result"), [&](Campaign& campaign) { campaign.log.push_back(game); });
}

void CampaignEdits::removeResultsFrom(std::size_t index) {
    m_document.edit(tr("Take results back"), [&](Campaign& campaign) {
        if (index < campaign.log.size())
            campaign.log.resize(index);
    });
}

}  // namespace bocage::model
