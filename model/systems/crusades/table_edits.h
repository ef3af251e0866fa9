#pragma once

#include <QCoreApplication>

#include "model/document/scenario_document.h"
#include "rules/systems/crusades/play/moves.h"
#include "rules/systems/crusades/play/set_up.h"

namespace bocage::model::crusades {

/// Changes of a scenario of this game, each one undo step.
class TableEdits {
    Q_DECLARE_TR_FUNCTIONS(CrusadesTable)

public:
    explicit TableEdits(ScenarioDocument& document) : m_document(document) {}

    /// A seat with the fortress of the first pack that has one of a colour not in use.
    bool addSeat();
    bool removeLastSeat();
    bool setMode(rules::crusades::Mode mode);
    /// An empty id: by lot.
    bool setFirstPlayer(const rules::PlayerId& player);
    /// Steps of the same field are one.
    bool setSeed(int seed);
    bool setDeck(rules::crusades::DeckKind deck, const rules::ContentId& id);
    /// Deals the cards by the seed: the opening becomes a position.
    bool begin(const rules::crusades::SetUp& setUp);
    /// Puts a position into the document, under the words of what was done.
    bool place(const QString& text, const rules::crusades::SetUp& setUp, const rules::crusades::State& state);

private:
    bool editSection(const QString& text,
                     const std::function<void(rules::crusades::ScenarioSection&)>& change);

    ScenarioDocument& m_document;
};

rules::ValidateRequest requestFor(const ScenarioDocument& document);

}  // namespace bocage::model::crusades
