// Initiative, decks, bags, conditions and rules of the battle.
#include "model/commands/briefing_edits.h"
#include "model/commands/briefing_lists.h"

namespace bocage::model {

using namespace rules;

bool BriefingEdits::setRandomInitiative() {
    return m_document.edit(tr("Draw the initiative"), [](Scenario& scenario) {
        scenario.initiative.random = true;
        scenario.initiative.first = {};
    });
}

bool BriefingEdits::setFirstPlayer(const PlayerId& id) {
    return m_document.edit(tr("Change the initiative"), [&](Scenario& scenario) {
        scenario.initiative.random = false;
        scenario.initiative.first = id;
    });
}

bool BriefingEdits::setFirstDeployer(const PlayerId& id) {
    return m_document.edit(tr("Change who deploys first"),
                           [&](Scenario& scenario) { scenario.initiative.firstDeployer = id; });
}

ElementId BriefingEdits::addDeck(const PlayerId& player, const ContentId& deck) {
    const ElementId id = freshId(m_document.scenario(), "deck");
    m_document.edit(tr("Add a deck"), [&](Scenario& scenario) {
        scenario.decks.push_back({id, player, deck, {}, {}, {}});
    });
    return id;
}

bool BriefingEdits::removeDeck(const ElementId& id) {
    return m_document.edit(tr("Remove a deck"), [&](Scenario& scenario) { eraseById(scenario.decks, id); });
}

bool BriefingEdits::setDeck(const ElementId& id, const ContentId& deck) {
    const DeckDef* definition = m_document.library()->deck(deck);
    return m_document.edit(tr("Change a deck"), [&](Scenario& scenario) {
        DeckUse* use = elementById(scenario.decks, id);
        if (!use)
            return;
        use->deck = deck;
        if (definition)
            std::erase_if(use->removed,
                          [&](const Copies& card) { return !elementById(definition->cards, card.id); });
    });
}

bool BriefingEdits::setSubstituted(const ElementId& id, const ContentId& deck) {
    return m_document.edit(tr("Change what a deck stands for"), [&](Scenario& scenario) {
        if (DeckUse* use = elementById(scenario.decks, id))
            use->substituteFor = deck;
    });
}

bool BriefingEdits::setRemovedCard(const ElementId& id, const ContentId& card, int count) {
    return m_document.edit(
        tr("Change the cards taken out"),
        [&](Scenario& scenario) {
            if (DeckUse* use = elementById(scenario.decks, id))
                setCopies(use->removed, card, count);
        },
        typing("removed", id.value, card.value));
}

ElementId BriefingEdits::addBag(const ContentId& bag) {
    const ElementId id = freshId(m_document.scenario(), "bag");
    m_document.edit(tr("Add a bag"), [&](Scenario& scenario) {
        scenario.bags.push_back({id, bag, {}, {}, {}});
    });
    return id;
}

bool BriefingEdits::removeBag(const ElementId& id) {
    return m_document.edit(tr("Remove a bag"), [&](Scenario& scenario) { eraseById(scenario.bags, id); });
}

bool BriefingEdits::setBagAdded(const ElementId& id, const ContentId& content, int count) {
    return m_document.edit(
        tr("Change what a bag holds"),
        [&](Scenario& scenario) {
            if (BagUse* use = elementById(scenario.bags, id))
                setCopies(use->added, content, count);
        },
        typing("bag-added", id.value, content.value));
}

bool BriefingEdits::setBagRemoved(const ElementId& id, const ContentId& content, int count) {
    return m_document.edit(
        tr("Change what a bag holds"),
        [&](Scenario& scenario) {
            if (BagUse* use = elementById(scenario.bags, id))
                setCopies(use->removed, content, count);
        },
        typing("bag-removed", id.value, content.value));
}

bool BriefingEdits::setCondition(const std::string& condition, bool holds) {
    return m_document.edit(tr("Change the conditions"), [&](Scenario& scenario) {
        setContained(scenario.battlefield.conditions, condition, holds);
    });
}

bool BriefingEdits::setRuling(const std::string& key, const std::string& value) {
    return m_document.edit(tr("Change a ruling"), [&](Scenario& scenario) {
        if (value.empty())
            scenario.rulings.erase(key);
        else
            scenario.rulings[key] = value;
    });
}

ElementId BriefingEdits::addSpecialRule(const std::string& ruleSwitch, std::vector<std::string> rules) {
    const ElementId id = freshId(m_document.scenario(), "rule");
    m_document.edit(tr("Add a special rule"), [&](Scenario& scenario) {
        scenario.specialRules.push_back({id, {}, std::move(rules), ruleSwitch, {}});
    });
    return id;
}

bool BriefingEdits::removeSpecialRule(const ElementId& id) {
    return m_document.edit(tr("Remove a special rule"),
                           [&](Scenario& scenario) { eraseById(scenario.specialRules, id); });
}

bool BriefingEdits::setSpecialRuleText(const ElementId& id, const std::string& language,
                                       const QString& text) {
    return m_document.edit(
        tr("Change a special rule"),
        [&](Scenario& scenario) {
            if (SpecialRule* rule = elementById(scenario.specialRules, id))
                setWords(rule->text, language, text);
        },
        typing("rule", id.value, language));
}

}  // namespace bocage::model
