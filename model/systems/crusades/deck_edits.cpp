#include "model/systems/crusades/deck_edits.h"

#include "model/document/embedded_army.h"
#include "model/messages/element_names.h"
#include "model/systems/crusades/simulators.h"
#include "model/systems/crusades/words/crusades_words.h"
#include "rules/systems/crusades/checks/check_context.h"

namespace bocage::model::crusades {

using namespace rules;
using namespace rules::crusades;

DeckEdits::DeckEdits(Document& document)
    : m_scenario(qobject_cast<ScenarioDocument*>(&document)),
      m_roster(qobject_cast<RosterDocument*>(&document)) {}

DeckLists DeckEdits::decks() const {
    if (m_scenario)
        return scenarioSection(m_scenario->scenario().extras).decks;
    return m_roster ? rosterSection(m_roster->roster().extras).decks : DeckLists();
}

LibraryPtr DeckEdits::library() const {
    return m_scenario ? m_scenario->library() : m_roster ? m_roster->library() : nullptr;
}

std::vector<DeckEntry> DeckEdits::entries(DeckKind deck) const {
    return cardsOf(decks().of(deck), *library()).entries;
}

SetUp DeckEdits::setUp() const {
    SimulationInput input;
    input.library = library();
    if (m_scenario) {
        input.scenario = &m_scenario->scenario();
        return setUpOf(input);
    }
    // Inside a scenario its house rules count.
    const Roster roster = rosterToPlay(*m_roster);
    input.roster = &roster;
    return setUpOf(input);
}

Roster rosterToPlay(const RosterDocument& document) {
    const auto* embedded = qobject_cast<const EmbeddedArmy*>(&document);
    return embedded ? underRulesOf(embedded->scenarioDocument().scenario(), document.roster())
                    : document.roster();
}

bool DeckEdits::edit(const QString& text, const std::function<void(DeckLists&)>& change,
                     const QString& mergeKey) {
    if (m_scenario)
        return m_scenario->edit(
            text,
            [&](Scenario& scenario) {
                ScenarioSection section = scenarioSection(scenario.extras);
                change(section.decks);
                setSection(scenario.extras, section);
            },
            mergeKey);
    return m_roster && m_roster->edit(
                           text,
                           [&](Roster& roster) {
                               RosterSection section = rosterSection(roster.extras);
                               change(section.decks);
                               setSection(roster.extras, section);
                           },
                           mergeKey);
}

bool DeckEdits::use(DeckKind deck, const ContentId& id) {
    return edit(tr("Choose the %1 deck").arg(CrusadesWords::deck(deck)), [&](DeckLists& lists) {
        lists.of(deck) = {id, {}};
    });
}

bool DeckEdits::setCopies(const ContentId& card, int copies) {
    const auto cards = cardsFor(library());
    const Card* known = cards->find(card);
    const auto deck = known ? std::optional(deckOf(known->kind)) : deckOfContentKind(card.kind());
    if (!deck || *deck == DeckKind::Fortress)
        return false;
    return edit(
        tr("Change the copies of %1").arg(ElementNames::content(*library(), card)),
        [&](DeckLists& lists) { rules::crusades::setCopies(lists.of(*deck), card, copies, *library()); },
        QStringLiteral("copies/") + QString::fromStdString(card.value));
}

bool DeckEdits::makeOwn(DeckKind deck) {
    return edit(tr("Make the %1 deck a list of its own").arg(CrusadesWords::deck(deck)),
                [&](DeckLists& lists) {
                    DeckList& list = lists.of(deck);
                    if (list.entries.empty())
                        list = {{}, cardsOf(list, *library()).entries};
                });
}

bool DeckEdits::take(const DeckText& text) {
    return edit(tr("Take deck lists from a text"), [&](DeckLists& lists) {
        for (const DeckKind deck : listedDecks)
            if (!text.decks.of(deck).entries.empty())
                lists.of(deck) = text.decks.of(deck);
    });
}

}  // namespace bocage::model::crusades
