#pragma once

#include <optional>
#include <vector>

#include "rules/systems/crusades/play/moves.h"

namespace bocage::rules::crusades {

/// A way to win in this turn whatever the others answer and whatever the decks hold.
struct Solution {
    std::vector<Move> moves;   ///< empty: there is none
    bool complete = true;      ///< false: the search was cut short, so "none" means "none found"
    std::uint64_t looked = 0;  ///< positions
};

/// Searches the rest of the active player's turn. What must be drawn first does not count: a sure win uses
/// the cards that lie open. Every attack must stand up to all monsters of the one it falls on, since nobody
/// has to spend them on an earlier one.
Solution winThisTurn(const Table& table, const State& state, std::uint64_t limit = 400'000);

}  // namespace bocage::rules::crusades
