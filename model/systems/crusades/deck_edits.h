#pragma once

#include <QCoreApplication>

#include "model/document/roster_document.h"
#include "model/document/scenario_document.h"
#include "rules/systems/crusades/building/deck_text.h"
#include "rules/systems/crusades/play/set_up.h"

namespace bocage::model::crusades {

/// The deck lists of a document, of a scenario or of a roster alike, and what users do to them; each is one
/// undo step.
class DeckEdits {
    Q_DECLARE_TR_FUNCTIONS(CrusadesDecks)

public:
    /// Documents of other kinds have no decks.
    explicit DeckEdits(Document& document);

    rules::crusades::DeckLists decks() const;
    rules::LibraryPtr library() const;
    /// The cards of one deck as they are drawn from, whether a pack's or the document's own.
    std::vector<rules::crusades::DeckEntry> entries(rules::crusades::DeckKind deck) const;
    /// What odds and simulations start from.
    rules::crusades::SetUp setUp() const;

    /// A deck of a pack; an empty id for none.
    bool use(rules::crusades::DeckKind deck, const rules::ContentId& id);
    /// So many copies of a card in the deck it belongs to; steps on the same card are one.
    bool setCopies(const rules::ContentId& card, int copies);
    /// The deck of a pack becomes a list of the document's own, to be changed.
    bool makeOwn(rules::crusades::DeckKind deck);
    /// The lists that a text has take the place of those here.
    bool take(const rules::crusades::DeckText& text);

private:
    bool edit(const QString& text, const std::function<void(rules::crusades::DeckLists&)>& change,
              const QString& mergeKey = {});

    ScenarioDocument* m_scenario;
    RosterDocument* m_roster;
};

/// The roster as odds and simulations take it: inside a scenario under that one's house rules.
rules::Roster rosterToPlay(const RosterDocument& document);

}  // namespace bocage::model::crusades
