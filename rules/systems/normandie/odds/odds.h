#pragma once

#include <array>
#include <compare>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/core/distribution.h"
#include "rules/systems/normandie/content/refusal.h"
#include "rules/systems/normandie/field/battlefield.h"
#include "rules/systems/normandie/field/fighter.h"

/// Exact chances of everything that is rolled for: shots, structures, assaults, terror, searches. Nothing is
/// sampled; each answer also lists the numbers it was made from, each with the rule that puts it there.
namespace bocage::rules::normandie {

/// One number that entered a sum. Codes have their words in model/messages.
struct Term {
    std::string_view code;
    int value = 0;
    std::string_view rule;
    bool operator==(const Term&) const = default;
};

/// A sum that explains itself.
struct Tally {
    std::vector<Term> terms;
    int total = 0;

    void add(std::string_view code, int value, std::string_view rule) {
        terms.push_back({code, value, rule});
        total += value;
    }
    void addUnlessZero(std::string_view code, int value, std::string_view rule) {
        if (value != 0)
            add(code, value, rule);
    }
    const Term* find(std::string_view code) const;
};

/// The worst that came over a unit, in order of severity.
enum class Harm : std::uint8_t { None, LifePoints, Damaged, Flipped, Eliminated };

/// What a roll did to one unit.
struct Fate {
    Harm harm = Harm::None;
    std::uint8_t damage = 0;  ///< markers a heavy vehicle received, as bits
    std::uint8_t lifePointsLost = 0;
    std::uint8_t suppressed = 0;  ///< markers received
    bool retreats = false;
    bool advances = false;         ///< takes the space left by the loser
    std::uint8_t testsTerror = 0;  ///< value it must test against at once; 0 = no test
    auto operator<=>(const Fate&) const = default;
    bool alive() const { return harm != Harm::Eliminated; }
    /// All deaths are one: what else happened to the unit no longer matters.
    static Fate death() {
        Fate fate;
        fate.harm = Harm::Eliminated;
        return fate;
    }
};

enum class Verb : std::uint8_t { Miss, Hit, KillShot, Suppressed, Tie, AttackerWins, DefenderWins };

struct Outcome {
    Verb verb = Verb::Miss;
    Fate attacker;
    Fate target;
    auto operator<=>(const Outcome&) const = default;
};

/// "hit.flipped", "attacker-wins.eliminated": stable names for tables, messages and machine output.
std::string outcomeCode(const Outcome& outcome);
std::string_view codeOf(Harm harm);
std::string_view codeOf(Verb verb);

struct Odds {
    Refusal refusal;  ///< when set, outcomes is empty
    Tally attack;     ///< what is added to the die
    Tally defense;    ///< what a shot has to reach; in an assault, what the defender adds to his die
    int attackDice = 1;
    int defenseDice = 0;
    Distribution<Outcome> outcomes;

    template <class Predicate>
    Chance chance(Predicate holds) const {
        return outcomes.chance(holds);
    }
    Chance verbChance(Verb verb) const;
    Chance eliminated() const;  ///< of the target
    Chance harmed() const;      ///< any loss of the target, life points included
};

// ---- Damage

/// Takes one hit: life points, then flip, loss, or the damage roll of heavy vehicles (SON-DMG-01..06).
/// `fate` is what already happened in the same action.
Distribution<Fate> takeHit(const Fighter& unit, const Fate& fate, bool perforating);
/// A kill shot (SON-FIR-07, SON-DMG-05).
Distribution<Fate> takeKillShot(const Fighter& unit, const Fate& fate, bool perforating,
                                const Rulings& rulings);

/// What the unit's own markers take from every die it rolls: two for each Suppressed, Hysteria.
int rollPenalty(const Fighter& unit);

/// Markers that Destruction n puts on a structure: k of n dice show 4 or more (SON-DMG-07), each less what
/// the shooter's markers take from its dice.
Distribution<int> demolitionMarkers(int dice, int penalty = 0);
/// Chance that the structure falls, so many markers lying on it already.
Chance structureDestroyed(int dice, int structureValue, int markersAlready, int penalty = 0);

// ---- Shots

/// Nothing can be shot at beyond it (SON-NGT-01); a very large number by day.
int maximumRange(Light lighting);
/// First distance at which the long-range penalty holds (SON-NGT-02).
int longRangeFrom(Light lighting, const Rulings& rulings);

struct Shot {
    Fighter shooter;
    Fighter target;
    bool suppressive = false;
    bool onTheMove = false;
    int equipment = 0;         ///< announced before rolling (SON-FIR-10)
    int cards = 0;             ///< +1 per card played for its bonus (SON-FIR-11)
    bool enraged = false;      ///< an enraged unit that cannot storm fires at the closest enemy (SON-MAD-02)
    std::optional<int> share;  ///< Machine Gunner: part of the bonus kept for this target
    int distance = 1;
    Light lighting = Light::Day;
    bool blocked = false;
    int obscuring = 0;  ///< penalty as a positive number
    bool outsideArc = false;
    Facing4 side = Facing4::Front;
    int terrainDefense = 0;
    bool samePosition = false;  ///< shooter in the same building, or a grenade thrown inside (SON-BLD-06)
    int otherDefense = 0;       ///< options such as Juggernaut
    int rust = 0;               ///< Rust markers on a vehicle
    Rulings rulings;
};
Odds shotOdds(const Shot& shot);

/// One target of a split shot (SON-SA-17).
struct SplitTarget {
    Cell at;
    UnitClass unitClass = UnitClass::Infantry;
    bool blocked = false;
    int share = 1;
};
/// Whether a bonus of that size may be spread like this: at least +1 each and no more than there is, one
/// class, all in sight, no two targets more than two spaces apart.
Refusal splitRefusal(const Fighter& shooter, int bonus, std::span<const SplitTarget> targets);

// ---- Assaults

struct Assault {
    Fighter attacker;
    Fighter defender;
    bool onTheMove = false;
    int distance = 1;
    bool brutal = false;                               ///< covers the defender at the end of its move
    std::vector<Term> attackerExtras, defenderExtras;  ///< equipment, cards, pack hunting …
    int terrainDefense = 0;
    bool samePosition = false;
    bool outsideArc = false;  ///< comes from outside the defender's firing arc (SON-ASL-04)
    bool retreatPossible = true;
    bool canEnter = true;          ///< the attacker may enter the defender's space
    bool clawsDropBarred = false;  ///< Claws: an impassable space lies beside the winner
    bool attackerSacrifices = false, defenderSacrifices = false;  ///< uses (Ultimate) Sacrifice when it can
    bool byTeleport = false;                                      ///< SON-SA-37
    bool supplyPhase = false;
    /// Uncontrolled creatures beside the target, the attacker not among them; counts only in their own phase.
    int uncontrolledBeside = 0;
    bool uncontrolledPhase = false;
    Rulings rulings;
};
/// Ethereal units suffer only from Manifestations and Mythos Hunters; if those are not the same as Mythos
/// Fighters, only from these (SON-SA-42, SON-AMB-02).
bool cannotHarm(const Fighter& winner, const Fighter& loser, const Rulings& rulings);

Odds assaultOdds(const Assault& assault);

// ---- Terror and madness

enum class Madness : std::uint8_t { None, Steady, Rage, Catatonia, Paranoia, Suicide, Fear, Hysteria };
constexpr int madnessKinds = 8;
std::string_view codeOf(Madness madness);

/// Tokens in the bag, by kind. The printed numbers are lost: they come from a pack or the scenario.
struct MadnessBag {
    std::array<int, madnessKinds> tokens{};
    int size() const;
};

struct TerrorSource {
    std::optional<int> value;  ///< none frightens nobody
    bool obscured = false;
};

struct TerrorTest {
    Fighter unit;
    std::vector<TerrorSource> sources;  ///< manifestations in sight
    bool forced = false;  ///< by an effect: also the unsuppressed, in any phase, and Manifestations
    bool supplyPhase = true;
    bool canFlee = true;  ///< four spaces away without leaving the board
    MadnessBag bag;
    Rulings rulings;
};

struct TerrorOutcome {
    bool passed = true;
    Madness madness = Madness::None;
    Fate fate;
    auto operator<=>(const TerrorOutcome&) const = default;
};
std::string outcomeCode(const TerrorOutcome& outcome);

struct TerrorOdds {
    Refusal refusal;  ///< why no test is made
    int value = 0;    ///< the highest in sight
    Tally roll;       ///< what is added to the die
    Distribution<TerrorOutcome> outcomes;
};
TerrorOdds terrorOdds(const TerrorTest& test);

// ---- Other checks

struct SearchCheck {
    Fighter unit;
    bool besideToken = false;  ///< in or next to a Search token
    bool onSymbol = false;     ///< in a space with the Search symbol
    bool enemyAdjacent = false;
    bool hasOrder = true;
    bool supplyPhase = false;
    Rulings rulings;
};
struct SearchOdds {
    Refusal refusal;
    Tally roll;
    int needed = 6;
    Chance success;
};
SearchOdds searchOdds(const SearchCheck& check);

/// Jury-rigged n: breaks on n or more (SON-SA-15).
Chance juryRiggedBreaks(int value);
/// How many Zombies one act of creation brings (SON-ZOM-04), bounded by what the bag still holds.
Distribution<int> zombiesCreated(bool singleGrave, int inBag);

}  // namespace bocage::rules::normandie
