#include "rules/campaign/campaign_path.h"

#include <algorithm>

namespace bocage::rules {

namespace {

bool saysIn(const Text& text, std::string_view name) {
    return std::any_of(text.byLanguage.begin(), text.byLanguage.end(),
                       [&](const auto& own) { return !name.empty() && own.second == name; });
}

}  // namespace

const CampaignChapter* findChapter(const Campaign& campaign, const ElementId& id) {
    for (const CampaignChapter& chapter : campaign.chapters)
        if (chapter.id == id)
            return &chapter;
    return nullptr;
}

std::vector<std::string> outcomesOf(const CampaignChapter& chapter, const Scenario* scenario) {
    if (!chapter.outcomes.empty() || !scenario)
        return chapter.outcomes;
    std::vector<std::string> outcomes;
    bool comparesPoints = false;
    for (const VictoryCondition& way : scenario->victory) {
        comparesPoints = comparesPoints || way.kind == VictoryCondition::Kind::MostPoints;
        if (!way.side.empty() &&
            std::find(outcomes.begin(), outcomes.end(), way.side.value) == outcomes.end())
            outcomes.push_back(way.side.value);
    }
    // A game whose rules say who wins leaves nothing to the scenario: any side may.
    if (scenario->victory.empty()) {
        for (const ScenarioSide& side : scenario->sides)
            outcomes.push_back(side.id.value);
        if (scenario->sides.size() == 1)
            outcomes.emplace_back(lostGame);
    }
    if (comparesPoints)
        outcomes.emplace_back(drawnGame);
    return outcomes;
}

bool isSideCalled(const ScenarioSide& side, std::string_view name) {
    return side.id.value == name || saysIn(side.name, name) ||
           std::any_of(side.players.begin(), side.players.end(), [&](const Player& player) {
               return player.id.value == name || saysIn(player.name, name) || player.faction.value == name ||
                      player.faction.name() == name;
           });
}

const ScenarioSide* findSide(const Scenario& scenario, std::string_view name) {
    if (name.empty())
        return nullptr;
    for (const ScenarioSide& side : scenario.sides)
        if (side.id.value == name)
            return &side;
    for (const ScenarioSide& side : scenario.sides)
        if (isSideCalled(side, name))
            return &side;
    return nullptr;
}

bool hasEntry(const Player& player, const ElementId& entry) {
    return std::any_of(player.force.armies.begin(), player.force.armies.end(), [&](const Force::Army& army) {
        return !army.roster || std::any_of(army.roster->entries.begin(), army.roster->entries.end(),
                                           [&](const RosterEntry& each) { return each.id == entry; });
    });
}

const CampaignChapter::Next* wayAfter(const CampaignChapter& chapter, std::string_view outcome) {
    const CampaignChapter::Next* forAll = nullptr;
    for (const CampaignChapter::Next& next : chapter.next) {
        if (!next.outcome.empty() && next.outcome == outcome)
            return &next;
        if (next.outcome.empty() && !forAll)
            forAll = &next;
    }
    return forAll;
}

bool inOrder(const Campaign& campaign) {
    return std::all_of(campaign.chapters.begin(), campaign.chapters.end(),
                       [](const CampaignChapter& chapter) { return chapter.next.empty(); });
}

ElementId chapterAfter(const Campaign& campaign, const ElementId& chapter, std::string_view outcome) {
    const auto found = std::find_if(campaign.chapters.begin(), campaign.chapters.end(),
                                    [&](const CampaignChapter& each) { return each.id == chapter; });
    if (found == campaign.chapters.end())
        return {};
    if (inOrder(campaign))
        return found + 1 == campaign.chapters.end() ? ElementId() : (found + 1)->id;
    const CampaignChapter::Next* way = wayAfter(*found, outcome);
    return way && findChapter(campaign, way->chapter) ? way->chapter : ElementId();
}

ElementId chapterNow(const Campaign& campaign) {
    if (campaign.log.empty())
        return campaign.chapters.empty() ? ElementId() : campaign.chapters.front().id;
    return chapterAfter(campaign, campaign.log.back().chapter, campaign.log.back().outcome);
}

const CampaignChapter* chapterMeant(const CampaignLink& link, const Campaign& campaign,
                                    const ChapterScenarios& scenarios) {
    for (const CampaignChapter& chapter : campaign.chapters) {
        const auto played = scenarios.find(chapter.id);
        if (chapter.id.value == link.chapter || chapter.scenario == link.chapter ||
            saysIn(chapter.title, link.chapter) ||
            (played != scenarios.end() && saysIn(played->second.title, link.chapter)))
            return &chapter;
    }
    return nullptr;
}

bool holds(const CampaignLink& link, const Campaign& campaign, const ChapterScenarios& scenarios,
           const std::vector<CampaignLogEntry>& played) {
    const CampaignChapter* chapter = chapterMeant(link, campaign, scenarios);
    if (!chapter)
        return false;
    const auto entry = std::find_if(played.rbegin(), played.rend(), [&](const CampaignLogEntry& each) {
        return each.chapter == chapter->id;
    });
    if (entry == played.rend())
        return false;
    if (link.side.empty())
        return link.outcome.empty() || link.outcome == entry->outcome;
    const auto scenario = scenarios.find(chapter->id);
    const ScenarioSide* winner =
        scenario == scenarios.end() ? nullptr : findSide(scenario->second, entry->outcome);
    const bool won = entry->outcome == link.side || (winner && isSideCalled(*winner, link.side));
    if (link.outcome == "lost")
        return !won && entry->outcome != drawnGame;
    if (link.outcome == "won")
        return won;
    return link.outcome.empty() ? won : link.outcome == entry->outcome;
}

}  // namespace bocage::rules
