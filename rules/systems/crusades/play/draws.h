#pragma once

#include "rules/systems/crusades/play/state.h"

namespace bocage::rules::crusades {

/// Takes up to `count` Village cards into a hand, turning the discards into a new deck when it runs out
/// (CC-TURN-07, 08). Gives how many there were.
int drawVillage(State& state, int seat, int count);
/// The top card of a pile, `noCard` when there is none; `recycle` shuffles the discards in first.
CardNo takeTop(State& state, Pile& pile, bool recycle);
/// Where everybody draws, the others do so as a turn begins (CC-AMB-04).
void drawOthers(const Table& table, State& state);
/// Whether a card can be had from the pile.
inline bool hasCard(const Pile& pile, bool recycle) {
    return !pile.deck.empty() || (recycle && !pile.discard.empty());
}

}  // namespace bocage::rules::crusades
