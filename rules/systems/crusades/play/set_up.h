#pragma once

#include "rules/systems/crusades/fortress.h"
#include "rules/systems/crusades/play/state.h"

namespace bocage::rules::crusades {

/// Past this a game is no card game any more; simulations refuse it instead of filling the memory.
inline constexpr int maxCardsOfDeck = 5000;
inline constexpr int maxPlacesOfSeat = 400;

/// A scenario made ready to play.
struct SetUp {
    Table table;
    Problems problems;  ///< what keeps it from being played; empty when it can be
    /// Where a place of the state comes from: entry ids by seat and slot.
    std::vector<std::vector<ElementId>> entries;
    std::vector<PlayerId> players;
    ScenarioSection section;

    bool playable() const { return problems.empty(); }
};

SetUp setUp(const ValidateRequest& request, const Cards& cards);

/// A table that holds deck lists only, for odds and tempo of a deck without a scenario.
SetUp setUpDecks(const DeckLists& decks, const Options& options, const Library& library, const Cards& cards);

/// The same with one fortress before its player, as it stands, without what else a game in progress has
/// brought there: a player on his own. A fortress without its castle is none.
SetUp setUpAlone(const DeckLists& decks, const Options& options, const Roster& fortress,
                 const Library& library, const Cards& cards);

/// The scenario with the position of a state in it: a snapshot. Armies that are linked by file are embedded,
/// since the position is no longer theirs.
Scenario withPosition(const Scenario& scenario, const ValidateRequest& request, const SetUp& setUp,
                      const State& state);

}  // namespace bocage::rules::crusades
