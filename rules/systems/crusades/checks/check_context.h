#pragma once

#include <array>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "rules/systems/crusades/fortress.h"
#include "rules/systems/game_system.h"

namespace bocage::rules::crusades {

/// A deck list with its cards looked up.
struct JudgedList {
    struct Entry {
        DeckEntry entry;
        const Card* card = nullptr;  ///< null for a ghost
        std::size_t index = 0;
    };
    DeckKind deck = DeckKind::Village;
    bool named = false;   ///< there is a list at all
    bool known = true;    ///< false: a deck that no open pack has
    bool own = false;     ///< written here, so that fixes can change it
    ContentId source;     ///< the deck of a pack that it names, if it does
    std::string pointer;  ///< of the list
    std::vector<Entry> entries;

    std::string pointerOf(const Entry& entry) const;
    int cards() const;
    int count(CardKind kind) const;
    bool has(const ContentId& card) const;
};

using JudgedLists = std::array<JudgedList, std::size(listedDecks)>;  ///< in the order of listedDecks

/// What all checks of the game share in one run.
struct CrusadesContext : CheckContext {
    LibraryPtr library;
    std::shared_ptr<const Cards> cards;
    ScenarioSection section;
    Options options;
    std::vector<SeatFacts> seats;
    JudgedLists lists;  ///< of the scenario, or of a roster on its own

    bool snapshot() const { return section.mode == Mode::Snapshot; }
    const JudgedList& list(DeckKind deck) const;
    /// Swords of everything that can fight.
    long long swordsInDecks() const;
};

std::shared_ptr<const CrusadesContext> makeContext(const ValidateRequest& request);
std::shared_ptr<const Cards> cardsFor(const LibraryPtr& library);

/// What a check of the whole scenario sees.
struct TableCheck {
    const Scenario& scenario;
    const CrusadesContext& context;
};

/// What a check of one fortress sees.
struct FortressCheck {
    const Roster& roster;
    const CrusadesContext& context;
    const Scenario* scenario;
    const Player* player;
    Fortress fortress;
    std::string pointer;   ///< of the roster in the document
    ElementId army;        ///< empty for a roster on its own
    bool editable = true;  ///< false: the roster is another file

    bool snapshot() const;
    std::string name() const;  ///< of the fortress, for sentences
    std::string pointerOf(const FortressPlace& place) const {
        return pointer + "/entries/" + std::to_string(place.index);
    }
};

/// What a check of deck lists sees: those of a scenario, or of a roster on its own.
struct DeckCheck {
    const CrusadesContext& context;
    std::vector<Fortress> fortresses;
};

template <void (*Run)(const TableCheck&, Findings&)>
void tableCheck(const CheckInput& input, Findings& findings) {
    if (input.scenario && !input.roster && input.context)
        Run({*input.scenario, static_cast<const CrusadesContext&>(*input.context)}, findings);
}

FortressCheck fortressCheckOf(const CheckInput& input);
/// A roster without an entry but with deck lists is a file of decks, not a fortress.
bool isFortress(const FortressCheck& check);

template <void (*Run)(const FortressCheck&, Findings&)>
void fortressCheck(const CheckInput& input, Findings& findings) {
    if (!input.roster || !input.context)
        return;
    const FortressCheck check = fortressCheckOf(input);
    if (isFortress(check))
        Run(check, findings);
}

DeckCheck deckCheckOf(const CheckInput& input);

template <void (*Run)(const DeckCheck&, Findings&)>
void deckCheck(const CheckInput& input, Findings& findings) {
    // In a scenario the decks on the table count, not those that an army file brings along.
    if (input.context && !(input.scenario && input.roster))
        Run(deckCheckOf(input), findings);
}

Finding finding(std::string rule, Severity severity, std::string message, std::vector<std::string> arguments,
                std::string pointer, std::string subject);
/// With the place on the sheet of the fortress.
Finding about(const FortressCheck& check, std::string rule, Severity severity, std::string message,
              std::vector<std::string> arguments, const FortressPlace* place = nullptr,
              std::string subject = {});
Fix fix(std::string code, std::vector<std::string> arguments, std::vector<Edit> edits);
/// The name people read, or the id of a ghost.
std::string nameOf(const Cards& cards, const ContentId& id);
std::string halvesText(int halves);

std::span<const Check> tableChecks();
std::span<const Check> fortressChecks();
std::span<const Check> deckChecks();

}  // namespace bocage::rules::crusades
