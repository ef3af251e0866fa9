#pragma once

#include <string_view>
#include <vector>

#include "rules/systems/crusades/play/arithmetic.h"
#include "rules/systems/crusades/play/state.h"

namespace bocage::rules::crusades {

enum class Action : std::uint8_t {
    TurnDraw,  ///< the Village card at the start of a turn
    Buy,
    Offer,
    Attack,
    Station,
    Recall,
    Build,
    PlayIdol,
    Summon,
    PlayAmbush,
    Waste,
    IdolDraw,  ///< one of an Idol's actions
    EndTurn
};

struct Target {
    enum class Kind : std::uint8_t { Fortress, Weapon, Stationed };
    Kind kind = Kind::Fortress;
    int seat = -1;
    int slot = 0;   ///< fortress place
    int index = 0;  ///< weapon on the table, or posted card
    bool operator==(const Target&) const = default;
};

/// Cards that somebody else adds to an attack (CC-NIGHT-03, 06).
struct Ally {
    int seat = -1;
    CardList cards;
    bool operator==(const Ally&) const = default;
};

/// What a player does, with what the others answer to it. Cards are named by what they are: two of the same
/// are one as good as the other.
struct Move {
    Action action = Action::EndTurn;
    CardList cards;            ///< from the hand: price, offering, attackers, the posted or wasted card
    std::vector<int> weapons;  ///< attack: places on the own table of weapons used again
    int gold = 0;              ///< attack: gold paid for those
    bool night = false;        ///< attack: under a Night card
    Target target;  ///< attack; station and recall: slot and index of the own fortress; ambush: seat
    std::vector<Ally> allies;
    CardList reactions;  ///< monsters of the one who is attacked
    int reactor = -1;    ///< who plays them; -1: the one who is attacked
    int thief = -1;      ///< who takes the gold with a Thief
    bool operator==(const Move&) const = default;
};

/// Why a move is not legal. In one set several may hold.
enum class Refusal : std::uint8_t {
    GameOver,
    CardNotHeld,
    NoActionLeft,
    DrawFirst,
    DrawnAlready,
    DrawAmbushed,
    DrawNeedsIdol,
    BuyPrice,
    OfferPrice,
    DagonEmpty,
    BuildPrice,
    SiegeEmpty,
    SummonPrice,
    CthulhuEmpty,
    NoAttackCards,
    NotAnAttackCard,
    NoSuchTarget,
    TargetDown,
    OwnTarget,
    CastleBehindWalls,
    RamNotLastWall,
    SecondFortressAttack,
    StationedProtected,
    WeaponUnpaid,
    JointForbidden,
    AllyInvolved,
    NightMissing,
    ReactionNotTarget,
    ReactionOutsideAttack,
    SecondDefender,
    DefenderKind,
    DefenderColour,
    DefenderLimit,
    DefenderOnRuin,
    NothingToRecall,
    AmbushTarget,
    OneCardOnly,
    NotThatCard,
    ThiefWithoutGold,
    ThiefNotHeld,
    PassWithCards,
    Count
};

class Refusals {
public:
    void add(Refusal refusal) { m_bits |= bit(refusal); }
    bool has(Refusal refusal) const { return (m_bits & bit(refusal)) != 0; }
    bool empty() const { return m_bits == 0; }
    std::vector<Refusal> list() const;
    bool operator==(const Refusals&) const = default;

private:
    static std::uint64_t bit(Refusal refusal) { return std::uint64_t{1} << static_cast<int>(refusal); }
    std::uint64_t m_bits = 0;
};

/// The rule that a refusal cites, and the word that messages know it by.
struct RefusalInfo {
    std::string_view code;
    std::string_view rule;
    std::string_view check;  ///< CC-MCHK-nn, empty where the list of the book has none
};
const RefusalInfo& infoOf(Refusal refusal);

/// What came of a move.
struct Outcome {
    bool attack = false;
    AttackSum sum;
    bool success = false;
    bool eliminated = false;
    int drawn = 0;          ///< Village cards that the player took
    CardNo taken = noCard;  ///< siege weapon, monster or Dagon card
    int stolen = 0;         ///< gold that a Thief took
    bool operator==(const Outcome&) const = default;
};

/// "May I?" Says everything that stands against the move; empty when it is legal.
Refusals refusals(const Table& table, const State& state, const Move& move);

/// Does a legal move.
Outcome play(const Table& table, State& state, const Move& move);

/// The sum of an attack as it stands, reactions of the move included.
AttackSum attackSum(const Table& table, const State& state, const Move& move);

/// Gold that goes over the table with this move.
int goldPlayed(const Table& table, const Move& move);
/// Who may take it, first in turn order after the payer (CC-THIEF-03); -1 when nobody holds a Thief.
int firstThief(const Table& table, const State& state, const Move& move);

}  // namespace bocage::rules::crusades
