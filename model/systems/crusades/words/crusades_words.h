#pragma once

#include <QCoreApplication>
#include <QString>

#include "model/language/own_words.h"
#include "model/messages/finding_text.h"
#include "model/systems/game_words.h"
#include "rules/systems/crusades/cards.h"
#include "rules/systems/crusades/options.h"
#include "rules/systems/crusades/play/moves.h"
#include "rules/systems/crusades/play/set_up.h"

/// What the window, the printed sheets and the command line call the things of this game.
namespace bocage::model::crusades {

FindingTable findings();
/// Everything the shell asks of the words of this game.
const GameWords& gameWords();
/// What it says where shared texts speak of battles and armies.
std::span<const OwnWord> ownWords();

class CrusadesWords {
    Q_DECLARE_TR_FUNCTIONS(CrusadesWords)

public:
    static QString kind(rules::crusades::CardKind kind);
    static QString deck(rules::crusades::DeckKind deck);
    static QString option(std::string_view key);
    static QString value(std::string_view key, std::string_view value);
    static QString preset(std::string_view preset);
    static QString action(rules::crusades::Action action);
    static QString policy(std::string_view name);
    /// Why a move is not legal, in a sentence.
    static QString refusal(rules::crusades::Refusal refusal);
    /// Everything that stands against a move, a line with its rule each.
    static QString reasons(const rules::crusades::Refusals& refusals);
    /// Why a scenario cannot be played.
    static QString problem(const rules::Problem& problem);
    /// "2½"
    static QString shields(int halves);
    /// "4 − 2 = 2 swords against 3 shields: repelled"
    static QString sum(const rules::crusades::AttackSum& sum);
    static QString colour(const std::string& colour);
};

/// Names things of one game on the table.
class TableWords {
    Q_DECLARE_TR_FUNCTIONS(CrusadesWords)

public:
    TableWords(const rules::Scenario& scenario, const rules::crusades::SetUp& setUp,
               const rules::Library& library, std::string language)
        : m_scenario(scenario), m_setUp(setUp), m_library(library), m_language(std::move(language)) {}

    QString card(rules::crusades::CardNo card) const;
    QString cards(const rules::crusades::CardList& cards) const;
    QString seat(int seat) const;
    QString place(int seat, int slot) const;
    QString target(const rules::crusades::State& state, const rules::crusades::Target& target) const;
    /// What a move is, before it is made.
    QString move(const rules::crusades::State& state, const rules::crusades::Move& move) const;
    /// What came of it: "…: 4 − 2 = 2 swords against 3 shields, repelled".
    QString told(const rules::crusades::State& before, const rules::crusades::Move& move,
                 const rules::crusades::Outcome& outcome) const;

private:
    const rules::Scenario& m_scenario;
    const rules::crusades::SetUp& m_setUp;
    const rules::Library& m_library;
    std::string m_language;
};

}  // namespace bocage::model::crusades
