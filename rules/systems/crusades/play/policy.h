#pragma once

#include <array>
#include <span>
#include <string_view>

#include "rules/systems/crusades/play/moves.h"

/// How the machine plays in simulations. Documented in docs/crusades.md; a change of it changes figures.
namespace bocage::rules::crusades {

/// What a player tries, in order; the first that can be done is done.
enum class Step : std::uint8_t { Attack, Build, Summon, Offer, Buy, Station, Waste };

struct Policy {
    std::string_view name;
    std::array<Step, 7> order;
};

/// Greedy first, which is the default.
std::span<const Policy> policies();
const Policy* findPolicy(std::string_view name);

/// Actions of one turn after which no further Idol is played. Where nearly all cards are in hands, an Idol and
/// the Gold that buys it back come round for ever: the discards are the deck.
inline constexpr int idolActions = 12;

/// Finds the next action of the active player into `move`; false when there is none (no card at all). An Idol
/// is played first, up to idolActions.
bool chooseAction(const Table& table, const State& state, const Policy& policy, Move& move);
/// What the others answer: the first Thief takes the gold; the one who is attacked plays the fewest monsters
/// that repel the attack, strongest first, and none when they cannot.
void answer(const Table& table, const State& state, Move& move);
/// The Ambush that rides along after the action: against the opponent with most cards in hand.
bool chooseAmbush(const Table& table, const State& state, Move& move);
/// A whole turn of the active player.
void playTurn(const Table& table, State& state, const Policy& policy, Move& move);
/// How loath a player is to part with a card: the lowest is wasted first.
int worth(const CardFacts& facts);

}  // namespace bocage::rules::crusades
