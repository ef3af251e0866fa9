#pragma once

#include <QCoreApplication>
#include <functional>
#include <optional>

#include "model/document/scenario_document.h"

namespace bocage::model {

/// Texts of a scenario that players read.
enum class TextField { Title, Introduction, Deployment, Preparation, Gameplay, Epilogue };
/// What a force says about content.
enum class ForceList { Permitted, Required, Forbidden };

rules::Text& textOf(rules::Scenario& scenario, TextField field);
const rules::Text& textOf(const rules::Scenario& scenario, TextField field);
/// Whether the text was written in another language before this one and has changed there since.
bool isOutdated(const rules::Scenario& scenario, TextField field, const std::string& language);
const std::vector<rules::ContentId>& listOf(const rules::Force& force, ForceList list);

/// What users do to everything of a scenario that does not lie on the map: who fights, with what, for how
/// long, for what prize. Each call is one undo step with a name that says it; a run of typing in one field is
/// one step, until ScenarioDocument::endMerge. Ids that nothing has change nothing.
class BriefingEdits {
    Q_DECLARE_TR_FUNCTIONS(BriefingEdits)

public:
    explicit BriefingEdits(ScenarioDocument& document) : m_document(document) {}

    // briefing_texts.cpp
    bool setText(TextField field, const std::string& language, const QString& text);
    /// The translation still says the same as its original.
    bool confirmText(TextField field, const std::string& language);
    bool setAuthor(const QString& author);
    bool setProvenance(rules::Provenance provenance);
    /// Drops every text in a language.
    bool removeLanguage(const std::string& language);

    // briefing_sides.cpp
    rules::SideId addSide();
    /// Also what only made sense with it: its victory conditions, its players' decks, its hold on zones and
    /// pieces.
    bool removeSide(const rules::SideId& id);
    bool moveSide(const rules::SideId& id, int by);
    bool setSideName(const rules::SideId& id, const std::string& language, const QString& name);
    bool setSideColour(const rules::SideId& id, const QString& colour);
    rules::PlayerId addPlayer(const rules::SideId& side);
    bool removePlayer(const rules::PlayerId& id);
    /// Within its side, or over its border into the next side.
    bool movePlayer(const rules::PlayerId& id, int by);
    bool setPlayerName(const rules::PlayerId& id, const std::string& language, const QString& name);
    /// Embedded armies of the player that are still empty follow.
    bool setFaction(const rules::PlayerId& id, const rules::ContentId& faction);
    bool setCards(const rules::PlayerId& id, std::optional<int> cards);

    // briefing_forces.cpp
    bool setBudget(const rules::PlayerId& id, std::optional<int> budget);
    bool setMixedFactions(const rules::PlayerId& id, bool mixed);
    /// How many of it the scenario hands out; none takes it off the list.
    bool setGrant(const rules::PlayerId& id, const rules::ContentId& content, int count);
    bool setListed(const rules::PlayerId& id, ForceList list, const rules::ContentId& content, bool listed);
    rules::ElementId embedArmy(const rules::PlayerId& id, rules::Roster roster);
    rules::ElementId linkArmy(const rules::PlayerId& id, const QString& file);
    /// Puts a roster in place of a link to its file, or another roster in place of an embedded one.
    bool replaceArmy(const rules::ElementId& army, rules::Roster roster);
    bool removeArmy(const rules::ElementId& army);

    // briefing_play.cpp
    bool setRandomInitiative();
    bool setFirstPlayer(const rules::PlayerId& id);
    bool setFirstDeployer(const rules::PlayerId& id);
    rules::ElementId addDeck(const rules::PlayerId& player, const rules::ContentId& deck);
    bool removeDeck(const rules::ElementId& id);
    /// Cards taken out stay out only if the new deck has them.
    bool setDeck(const rules::ElementId& id, const rules::ContentId& deck);
    bool setSubstituted(const rules::ElementId& id, const rules::ContentId& deck);
    bool setRemovedCard(const rules::ElementId& id, const rules::ContentId& card, int count);
    rules::ElementId addBag(const rules::ContentId& bag);
    bool removeBag(const rules::ElementId& id);
    bool setBagAdded(const rules::ElementId& id, const rules::ContentId& content, int count);
    bool setBagRemoved(const rules::ElementId& id, const rules::ContentId& content, int count);
    bool setCondition(const std::string& condition, bool holds);
    /// An empty value leaves it to the program's default.
    bool setRuling(const std::string& key, const std::string& value);
    rules::ElementId addSpecialRule(const std::string& ruleSwitch, std::vector<std::string> rules);
    bool removeSpecialRule(const rules::ElementId& id);
    bool setSpecialRuleText(const rules::ElementId& id, const std::string& language, const QString& text);

    // briefing_turns.cpp
    /// END and events beyond the last space come along to it.
    bool setSpaces(int spaces);
    bool setEnd(std::optional<int> turn);
    rules::ElementId addEvent(int turn, const rules::ContentId& faction = {});
    bool removeEvent(const rules::ElementId& id);
    bool moveEvent(const rules::ElementId& id, int turn);
    bool setEventFaction(const rules::ElementId& id, const rules::ContentId& faction);
    bool setEventText(const rules::ElementId& id, const std::string& language, const QString& text);

    // briefing_victory.cpp
    using Victory = rules::VictoryCondition;
    rules::ElementId addVictory(const rules::SideId& side, Victory::Kind kind);
    bool removeVictory(const rules::ElementId& id);
    bool moveVictory(const rules::ElementId& id, int by);
    bool setVictoryKind(const rules::ElementId& id, Victory::Kind kind);
    bool setVictorySide(const rules::ElementId& id, const rules::SideId& side);
    bool setVictoryTarget(const rules::ElementId& id, const rules::ElementId& target, bool counts);
    bool setVictoryUnit(const rules::ElementId& id, const rules::ContentId& unit, bool counts);
    bool setVictoryCount(const rules::ElementId& id, std::optional<int> count);
    bool setVictoryTurn(const rules::ElementId& id, std::optional<int> turn);
    bool setVictoryText(const rules::ElementId& id, const std::string& language, const QString& text);
    bool addScore(const rules::ElementId& id);
    bool setScore(const rules::ElementId& id, std::size_t line, const Victory::Score& score);
    bool removeScore(const rules::ElementId& id, std::size_t line);

    // briefing_campaign.cpp
    rules::ElementId addCampaignLink();
    bool removeCampaignLink(const rules::ElementId& id);
    bool setCampaignChapter(const rules::ElementId& id, const QString& chapter);
    bool setCampaignResult(const rules::ElementId& id, const std::string& side, const std::string& outcome);
    bool setCampaignReceiver(const rules::ElementId& id, const rules::PlayerId& receiver);
    bool setCampaignGrant(const rules::ElementId& id, const rules::ContentId& content, int count);
    bool setCampaignText(const rules::ElementId& id, const std::string& language, const QString& text);

private:
    using Player = rules::Player;
    bool editPlayer(const QString& text, const rules::PlayerId& id,
                    const std::function<void(Player&)>& change, const QString& mergeKey = {});
    bool editSide(const QString& text, const rules::SideId& id,
                  const std::function<void(rules::ScenarioSide&)>& change, const QString& mergeKey = {});

    ScenarioDocument& m_document;
};

}  // namespace bocage::model
