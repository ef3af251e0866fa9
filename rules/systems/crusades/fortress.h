#pragma once

#include <string>
#include <vector>

#include "rules/checks/check.h"
#include "rules/systems/crusades/sections.h"

namespace bocage::rules::crusades {

/// One place of a fortress as the roster has it.
struct FortressPlace {
    const RosterEntry* entry = nullptr;
    const Card* card = nullptr;  ///< null for a ghost
    std::size_t index = 0;       ///< of the entry in the roster
    bool castle = false;
    bool destroyed = false;

    /// Posted cards in order; a filling may hold several.
    std::vector<ContentId> stationed() const;
};

/// A roster read as a fortress: the castle first, then every other entry as a wall.
struct Fortress {
    std::vector<FortressPlace> places;
    RosterSection section;

    static Fortress of(const Roster& roster, const Cards& cards);
    int castles() const;
    int walls() const { return static_cast<int>(places.size()) - castles(); }
};

/// The house rules that a roster on its own is built for.
Options ownOptions(const RosterSection& section);
/// The roster as it is in a scenario: that one's house rules hold, and its decks where it has none itself.
Roster underRulesOf(const Scenario& scenario, Roster roster);
/// The same with the house rules in one table: those of sections and rulings, and "preset".
Roster underRules(const Choices& rules, Roster roster);

/// Shields of a fortress card with the options counted; what is not printed counts as the usual number.
int shieldsOf(const Card& card, const Options& options);
/// Half shields that a posted card adds.
int halvesOf(const Card& card, const Options& options);

/// One player of a scenario.
struct SeatFacts {
    const ScenarioSide* side = nullptr;
    const Player* player = nullptr;
    const Force::Army* army = nullptr;  ///< null: no fortress
    const Roster* roster = nullptr;     ///< null: none, or its file could not be read
    std::string pointer;                ///< of the player in the scenario
    int handSize = 5;
};

std::vector<SeatFacts> seatsOf(const ValidateRequest& request, const Options& options);
Options optionsOf(const Scenario& scenario, const ScenarioSection& section);

}  // namespace bocage::rules::crusades
