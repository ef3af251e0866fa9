#include "rules/campaign/prepare_chapter.h"

#include <algorithm>
#include <utility>

#include "rules/scenario/chapter_of.h"

namespace bocage::rules {

namespace {

class Preparation {
public:
    Preparation(const Campaign& campaign, const ChapterScenarios& scenarios,
                const std::vector<CampaignLogEntry>& played, const Scenario& scenario)
        : m_campaign(campaign), m_scenarios(scenarios), m_played(played) {
        m_out.scenario = scenario;
    }

    PreparedChapter prepare(const ElementId& chapter) {
        if (!m_played.empty())
            carryOver(m_played.back(), chapter);
        // What was found is kept to the end of the story.
        for (const CampaignLogEntry& game : m_played)
            for (const CampaignLogEntry::Found& found : game.found)
                if (Player* finder = player(found.player))
                    grant(*finder, {found.option, 1}, ChapterChange::Kind::Found, game.chapter);
        boxes();
        setChapterOf(m_out.scenario, m_campaign.title, chapter);
        return std::move(m_out);
    }

private:
    Player* player(const PlayerId& id) {
        for (ScenarioSide& side : m_out.scenario.sides)
            for (Player& each : side.players)
                if (each.id == id)
                    return &each;
        return nullptr;
    }

    /// Players of this chapter's side that the carry-over speaks of; of the winner's when it names none.
    std::vector<Player*> playersOf(const CarryOver& carry, const CampaignLogEntry& last) {
        std::string name = carry.side.value;
        if (name.empty()) {
            name = last.outcome;
            const auto before = m_scenarios.find(last.chapter);
            // Sides may have other ids in the next scenario; who plays the faction is who is meant.
            if (before != m_scenarios.end() && !findSide(m_out.scenario, name))
                if (const ScenarioSide* winner = findSide(before->second, name))
                    for (const Player& each : winner->players)
                        if (findSide(m_out.scenario, each.faction.value))
                            name = each.faction.value;
        }
        std::vector<Player*> players;
        for (ScenarioSide& side : m_out.scenario.sides)
            if (!name.empty() && (side.id.value == name || isSideCalled(side, name)))
                for (Player& each : side.players)
                    players.push_back(&each);
        return players;
    }

    void carryOver(const CampaignLogEntry& last, const ElementId& chapter) {
        const CampaignChapter* before = findChapter(m_campaign, last.chapter);
        const CampaignChapter::Next* way = before ? wayAfter(*before, last.outcome) : nullptr;
        if (way && way->chapter == chapter)
            for (const CarryOver& carry : way->carry)
                for (Player* receiver : playersOf(carry, last))
                    apply(carry, last, *receiver);
    }

    void apply(const CarryOver& carry, const CampaignLogEntry& last, Player& receiver) {
        switch (carry.kind) {
            case CarryOver::Kind::Grant:
                for (const Copies& granted : carry.grants)
                    grant(receiver, granted, ChapterChange::Kind::Granted, last.chapter);
                break;
            case CarryOver::Kind::Points:
                // Where nobody counts points there is nothing to add to; that is told of the way.
                if (!receiver.force.budget)
                    break;
                receiver.force.budget = std::max(0, *receiver.force.budget + carry.points);
                tell(ChapterChange::Kind::Points, receiver, {}, carry.points, last.chapter);
                break;
            case CarryOver::Kind::Losses:
                playOn(last, receiver);
                break;
            case CarryOver::Kind::Deck:
                changeDeck(carry.deck, last, receiver);
                break;
        }
    }

    void grant(Player& receiver, const Copies& granted, ChapterChange::Kind kind, const ElementId& because) {
        auto& fixed = receiver.force.fixed;
        const auto same = std::find_if(fixed.begin(), fixed.end(),
                                       [&](const Copies& each) { return each.id == granted.id; });
        if (same == fixed.end())
            fixed.push_back(granted);
        else
            same->count += granted.count;
        // What the chapter keeps from those who did not earn it is theirs now.
        std::erase(receiver.force.forbidden, granted.id);
        tell(kind, receiver, granted.id, granted.count, because);
    }

    /// The armies of the chapter before as they were played there, less what was lost, in place of the
    /// chapter's own. They may have come from a chapter before that one.
    void playOn(const CampaignLogEntry& last, Player& receiver) {
        if (!m_before)
            m_before =
                prepareChapter(m_campaign, m_scenarios, {m_played.begin(), m_played.end() - 1}, last.chapter);
        if (!m_before)
            return;
        const Player* then = nullptr;
        for (const ScenarioSide& side : m_before->scenario.sides)
            for (const Player& each : side.players)
                if (each.id == receiver.id || (!then && each.faction == receiver.faction))
                    then = &each;
        if (!then)
            return;
        const std::vector<Force::Army> own = std::exchange(receiver.force.armies, then->force.armies);
        // They go by the names that armies have here: another player may be called as they were there.
        for (std::size_t i = 0; i < receiver.force.armies.size(); ++i)
            receiver.force.armies[i].id = i < own.size() ? own[i].id : freeArmyId();
        tell(ChapterChange::Kind::PlaysOn, receiver, {}, 1, last.chapter);
        for (const CampaignLogEntry::Loss& loss : last.losses) {
            if (loss.player != then->id)
                continue;
            if (loss.entry.empty()) {
                tell(ChapterChange::Kind::UnitLost, receiver, loss.unit, loss.count, last.chapter);
                continue;
            }
            for (Force::Army& army : receiver.force.armies)
                if (army.roster)
                    std::erase_if(army.roster->entries, [&](const RosterEntry& entry) {
                        if (entry.id != loss.entry)
                            return false;
                        tell(ChapterChange::Kind::EntryLost, receiver, entry.content, 1, last.chapter);
                        return true;
                    });
        }
    }

    ElementId freeArmyId() const {
        for (int number = 1;; ++number) {
            const ElementId id("army-" + std::to_string(number));
            const auto taken = [&](const Player& player) {
                return std::any_of(player.force.armies.begin(), player.force.armies.end(),
                                   [&](const Force::Army& army) { return army.id == id; });
            };
            if (std::none_of(m_out.scenario.sides.begin(), m_out.scenario.sides.end(),
                             [&](const ScenarioSide& side) {
                                 return std::any_of(side.players.begin(), side.players.end(), taken);
                             }))
                return id;
        }
    }

    void changeDeck(const ContentId& deck, const CampaignLogEntry& last, Player& receiver) {
        if (deck.empty())
            return;
        auto own = std::find_if(m_out.scenario.decks.begin(), m_out.scenario.decks.end(),
                                [&](const DeckUse& use) { return use.player == receiver.id; });
        // Who draws from the deck of the faction has none written down.
        if (own == m_out.scenario.decks.end()) {
            DeckUse use;
            use.id = freshId(m_out.scenario, "deck");
            use.player = receiver.id;
            use.deck = deck;
            m_out.scenario.decks.push_back(std::move(use));
            own = m_out.scenario.decks.end() - 1;
        }
        // The cards taken out belong to the deck that is put away.
        if (own->deck != deck) {
            if (own->substituteFor.empty())
                own->substituteFor = own->deck;
            own->deck = deck;
            own->removed.clear();
            if (own->substituteFor == deck)
                own->substituteFor = {};
        }
        tell(ChapterChange::Kind::Deck, receiver, deck, 1, last.chapter);
    }

    /// "If this side won that chapter": either so or not so, and then no question any more.
    void boxes() {
        for (const CampaignLink& link : m_out.scenario.campaign) {
            Player* receiver = player(link.receiver);
            if (!receiver || !holds(link, m_campaign, m_scenarios, m_played))
                continue;
            const CampaignChapter* because = chapterMeant(link, m_campaign, m_scenarios);
            for (const Copies& granted : link.grants)
                grant(*receiver, granted, ChapterChange::Kind::Granted, because->id);
        }
        if (!m_played.empty())
            m_out.scenario.campaign.clear();
    }

    void tell(ChapterChange::Kind kind, const Player& receiver, const ContentId& content, int count,
              const ElementId& because) {
        m_out.changes.push_back({kind, receiver.id, content, count, because});
    }

    const Campaign& m_campaign;
    const ChapterScenarios& m_scenarios;
    const std::vector<CampaignLogEntry>& m_played;
    std::optional<PreparedChapter> m_before;  ///< the chapter before, as it was played
    PreparedChapter m_out;
};

}  // namespace

std::optional<PreparedChapter> prepareChapter(const Campaign& campaign, const ChapterScenarios& scenarios,
                                              const std::vector<CampaignLogEntry>& played,
                                              const ElementId& chapter) {
    const auto scenario = scenarios.find(chapter);
    if (scenario == scenarios.end())
        return std::nullopt;
    return Preparation(campaign, scenarios, played, scenario->second).prepare(chapter);
}

}  // namespace bocage::rules
