#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/core/rng.h"
#include "rules/systems/malice/sim/dice.h"

/// The creature generator (spec §7): bands as data, exact mixes, and a roll that tells its steps.
namespace bocage::rules::malice::sim {

inline constexpr std::string_view terrainNames[] = {"plains", "water",     "desert", "forest",
                                                    "hills",  "mountains", "wild",   "swamp"};
inline constexpr int terrainCount = 8;
inline constexpr std::string_view creatureTypes[] = {"arboran",  "avian",   "ichthyic", "mammal",
                                                     "protean",  "reptilid", "sectoid",  "terrovan"};
inline constexpr int creatureTypeCount = 8;
inline constexpr std::string_view opponentNames[] = {"normal", "guardian", "shadow", "xulthul"};

enum class OpponentKind { Normal, Guardian, Shadow, Xulthul };

/// Index of a name in one of the tables above; −1 when it is not there.
int indexIn(std::span<const std::string_view> names, std::string_view name);

/// Rolls up to and including `upTo` give `value`; the last band takes whatever is above.
struct Band {
    int upTo = 0;
    int value = 0;
};

/// Which faces of the die mean what (SOM-AMB-05, SOM-CRE-08): data, for the booklet's faces are lost.
struct GeneratorProfile {
    std::string name;
    std::vector<Band> nature;     ///< die → column 1 … 3
    std::vector<Band> power;      ///< die, one more in a lair → 1 … 4
    std::vector<Band> abilities;  ///< die with the Wells → 0 … 2

    static const GeneratorProfile& even();
    static const GeneratorProfile& tapered();
    static std::span<const GeneratorProfile> known();
    static const GeneratorProfile* find(std::string_view name);
};
int valueIn(std::span<const Band> bands, int roll);

/// Type of a terrain's column (1 … 3), as an index of creatureTypes.
int natureOf(int terrain, int column);

/// What follows from power alone: combat bonus P − 1, wounds (P − 1)d★, life 2P.
struct PowerRow {
    int combat = 0, woundStars = 0, life = 0;
};
PowerRow powerRow(int power);

/// By avatars in play (SOM-SHADE-01, SOM-XUL-01).
struct ThreatRow {
    int power = 0, abilities = 0, spawningLife = 0;
};
ThreatRow shadowRow(int avatars);
ThreatRow xulthulRow(int avatars);
inline constexpr int maxAvatars = 8;

/// Where a creature is met.
struct Encounter {
    OpponentKind kind = OpponentKind::Normal;
    int terrain = 0;
    bool lair = false;
    int light = 0;  ///< revealed Light Wells on this map
    int dark = 0;   ///< revealed Dark Wells on this map
    int avatars = 2;
    int shadowLife = 0;  ///< of a Shadow that fights; 0: its spawning life
};

/// Chances of each, in sixths; type by index, power and abilities by value.
struct CreatureOdds {
    std::array<int, creatureTypeCount> types{};
    Pmf power, abilities, life;
    Pmf harvest;  ///< colourless soulshards (SOM-SHARD-04); nothing of Shadows and Xulthûl
};
CreatureOdds creatureOdds(const Encounter& where, const GeneratorProfile& profile);

struct Creature {
    OpponentKind kind = OpponentKind::Normal;
    int type = 0;
    int power = 1;
    int abilities = 0;
    int life = 2;
    PowerRow row() const { return powerRow(power); }
};

/// One roll of the generator with the dice that made it. A die of 0 was not rolled.
struct CreatureRoll {
    Creature creature;
    int natureDie = 0, column = 0;
    int powerDie = 0, powerModifier = 0;
    int abilityDie = 0, abilityModifier = 0;
};
CreatureRoll rollCreature(const Encounter& where, const GeneratorProfile& profile, Rng& rng);

}  // namespace bocage::rules::malice::sim
