#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/core/run_threads.h"
#include "rules/systems/malice/sim/creature.h"
#include "rules/systems/malice/sim/tally.h"

/// Combat by the phases of SOM-COMBAT-10 … 22: exact for one avatar, played for bands and abilities.
namespace bocage::rules::malice::sim {

/// SOM-DSTAR-1 … 4.
enum class StarMethod { Halfsies, Lockdown, Net, All };
inline constexpr std::string_view starMethodNames[] = {"halfsies", "lockdown", "net", "all"};

/// An avatar in a fight.
struct Fighter {
    int life = 5;
    int radiance = 0;  ///< tokens that drains take first (SOM-LIFE-04)
    RollBonus combat, wounds, shield, energyShield;
    RollBonus luck;
    int shards = 0;      ///< invoked for combat rolls, +1 each (SOM-SHARD-07)
    int matching = 0;    ///< of a colour that the creature has: they count double (SOM-SHARD-08)
    int withdrawAt = 0;  ///< leaves at so much life or less; 0: never
};

/// What an ability does in a fight, as far as a fight can tell.
struct AbilityEffect {
    enum class On { Combat, Wounds, Shield, Life, Regenerate, EnergyWounds, Drain, Luck };
    On on = On::Combat;
    bool opponent = false;  ///< on the avatars instead of the creature
    RollBonus amount;
    bool passing = false;  ///< of an activated one: gone after the phase
};
struct FightAbility {
    std::string name, colour;
    /// Needs a power roll; the creature then defends in this phase (SOM-CRE-06).
    bool activated = false;
    bool evadable = false;  ///< a luck roll against the creature's power avoids it (SOM-COMBAT-19)
    std::vector<AbilityEffect> effects;
};

/// What the avatars fight.
struct Opponent {
    OpponentKind kind = OpponentKind::Normal;
    int power = 1;
    int life = 2;
    RollBonus combat, wounds, shield;
    bool energy = false;   ///< its wounds are energy: energy shields help, physical ones do not
    int abilityCount = 0;  ///< cards to draw, of a creature of the generator
    std::vector<FightAbility> abilities;

    static Opponent of(const Creature& creature);
    static Opponent ofPower(int power, OpponentKind kind = OpponentKind::Normal);
};

struct FightRules {
    StarMethod method = StarMethod::All;
    int shardLimit = 1;        ///< per avatar and phase: one more than revealed Light Wells (SOM-SHARD-11)
    bool chooseHex = false;    ///< who withdraws wants a certain hex: luck roll against power
    bool withdrawHit = false;  ///< who withdraws can still be hit in that phase (SOM-AMB-26)
    int guard = -1;            ///< the avatar that draws attacks to itself with shards (SOM-SHARD-09)
};

inline constexpr int maxPhases = 1000;
inline constexpr int maxFightLife = 60;
inline constexpr int maxAvatarLife = 12;
inline constexpr int maxFightRadiance = 10;
inline constexpr int maxFightStars = 12;
inline constexpr int maxShards = 108;

/// Chances of one exchange of blows.
struct PhaseOdds {
    double win = 0, tie = 0, lose = 0;
};
struct PhaseSide {
    RollBonus combat;
    bool defending = false;
};
/// `dice`: as many as avatars are not defending, the highest counts (SOM-COMBAT-15). With Lockdown: over all
/// locks.
PhaseOdds phaseOdds(const PhaseSide& avatar, const PhaseSide& creature, int dice, StarMethod method);

/// Wounds of one hit: 1 + wounds − shield, never below zero (SOM-COMBAT-17).
Pmf woundsOfHit(const RollBonus& wounds, const RollBonus& shield, StarMethod method);

struct FightOdds {
    double win = 0, death = 0, fled = 0, withdrawn = 0, undecided = 0;
    Pmf phases;    ///< of fights that end
    Pmf lifeLost;  ///< tokens of the avatar, radiance included
};
/// One avatar, no abilities: every way it can go.
FightOdds fightOdds(const Fighter& avatar, const Opponent& opponent, const FightRules& rules);

/// One fight, played.
struct FightRun {
    enum class End { Win, Death, Fled, Withdrawn, Undecided };
    End end = End::Undecided;
    int phases = 0;
    int lifeLost = 0;  ///< of all avatars together
    int fallen = 0;    ///< avatars that Returned to Light
    int shardsUsed = 0;
};
FightRun playFight(const std::vector<Fighter>& band, const Opponent& opponent, const FightRules& rules,
                   Rng& rng);

/// Which opponent each run brings: always the same, or one for an encounter with abilities drawn.
struct FightQuestion {
    std::vector<Fighter> band;
    Opponent opponent;
    std::optional<Encounter> drawn;  ///< instead of the opponent
    int fixedPower = 0;              ///< of the drawn one; 0: as the generator rolls it
    Opponent change;  ///< added to the drawn one: bonuses, energy, and its life where that is not 0
    GeneratorProfile profile;
    std::vector<FightAbility> trove;  ///< to draw abilities from; may be empty
    FightRules rules;

    FightQuestion() { change.life = 0; }
};
/// Counters: win, death, fled, withdrawn, undecided. Histograms: phases, life lost, avatars fallen.
inline constexpr TallyShape fightShape = {5, 3};
Tally simulateFights(const FightQuestion& question, std::uint64_t seed, RunRange range,
                     const RunControl& control = {});

}  // namespace bocage::rules::malice::sim
