#pragma once

#include <cstdint>
#include <vector>

#include "rules/systems/crusades/cards.h"
#include "rules/systems/crusades/options.h"
#include "rules/systems/crusades/play/rng.h"

/// A game in progress, without a string in it: cards are numbers into a table.
namespace bocage::rules::crusades {

using CardNo = std::uint16_t;
inline constexpr CardNo noCard = 0xFFFF;
using CardList = std::vector<CardNo>;

/// What the rules need to know of a card.
struct CardFacts {
    CardKind kind = CardKind::Gold;
    Bypass bypass = Bypass::None;
    bool cancels = false;
    std::uint8_t colour = 0;  ///< 0: none
    std::int16_t swords = 0;
    std::int16_t shields = 0;  ///< fortress cards, options counted
    std::int16_t halves = 0;   ///< half shields added when posted, options counted
    std::int16_t defence = 0;
    std::int16_t goldCost = 0;
    std::int16_t deepOnes = 1;
    std::int16_t reward = 0;
    std::int16_t reduction = 0;
    bool operator==(const CardFacts&) const = default;
};

/// One place of a fortress; place 0 is the castle.
struct Slot {
    CardNo card = 0;
    bool standing = true;
    CardList stationed;
    bool operator==(const Slot&) const = default;
};

struct WeaponOnTable {
    CardNo card = 0;
    bool used = true;  ///< then the next use costs gold
    bool operator==(const WeaponOnTable&) const = default;
};

struct Seat {
    std::vector<Slot> slots;
    CardList hand;       ///< Village cards and siege weapons not used yet
    CardList reactions;  ///< monsters
    std::vector<WeaponOnTable> weapons;
    CardList ambushes;  ///< lying before this player, the working one first
    int ambushTurns = 0;
    bool out = false;
    bool operator==(const Seat&) const = default;
};

struct Pile {
    CardList deck;  ///< the next card is the last
    CardList discard;
    bool operator==(const Pile&) const = default;
};

struct TurnState {
    bool drawn = false;
    bool idol = false;  ///< an Idol was played: more than one fortress card may be attacked
    int actionsLeft = 1;
    int actionsDone = 0;
    int fortressAttacks = 0;
    int stationed = 0;
    bool operator==(const TurnState&) const = default;
};

struct State {
    std::vector<Seat> seats;
    Pile village, siege, dagon, cthulhu;
    CardList removed;  ///< used Cultists
    TurnState turn;
    int active = 0;
    int round = 0;  ///< turns begun so far
    int reshuffles = 0;
    int winner = -1;
    Rng rng;
    bool operator==(const State&) const = default;

    int standingSeats() const;
    int standingWalls(int seat) const;
};

/// A game ready to be played: the table of its cards, its options and how it begins.
struct Table {
    std::vector<CardFacts> cards;
    std::vector<ContentId> ids;  ///< by CardNo
    Options options;
    State start;
    std::vector<int> handSizes;  ///< by seat; cards still to be dealt
    int firstSeat = -1;          ///< -1: drawn by lot
    bool snapshot = false;
    std::vector<int> bestOffer;  ///< by number of Sacrifices held: how many the policy offers, 0 = none
    bool sampleValues = false;   ///< some card shows values that we made up

    const CardFacts& facts(CardNo card) const { return cards[card]; }
};

/// The state in which run `run` of a seed begins: decks shuffled, hands dealt, first player found.
State begin(const Table& table, std::uint64_t seed, std::uint64_t run);
/// The same into a state that is there already, so that its memory is used again.
void beginInto(State& state, const Table& table, std::uint64_t seed, std::uint64_t run);

/// Half shields of a fortress card with what is posted on it (CC-ATTACK-05).
int defenceHalves(const Table& table, const Slot& slot);

}  // namespace bocage::rules::crusades
