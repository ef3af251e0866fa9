#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/core/rng.h"
#include "rules/systems/malice/catalogue.h"
#include "rules/systems/malice/sim/dice.h"

/// The creature generator (spec §7): bands as data, exact mixes, and a roll that tells its steps.
namespace bocage::rules::malice::sim {

inline constexpr std::string_view opponentNames[] = {"normal", "guardian", "shadow", "xulthul"};

enum class OpponentKind { Normal, Guardian, Shadow, Xulthul };

inline constexpr std::size_t creatureTypes = 8;

/// Index of a name in a table; −1 when it is not there.
int indexIn(std::span<const std::string_view> names, std::string_view name);

/// What a modified roll gives. A roll that no band covers (SOM-CHK-87 warns of it) counts as the last band.
int valueIn(const GeneratorProfile& profile, const std::vector<Band>& bands, int roll);

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

/// Where a creature is met.
struct Encounter {
    OpponentKind kind = OpponentKind::Normal;
    Terrain terrain = Terrain::Plains;
    bool lair = false;
    int light = 0;  ///< revealed Light Wells on this map
    int dark = 0;   ///< revealed Dark Wells on this map
    int avatars = 2;
    int shadowLife = 0;  ///< of a Shadow that fights; 0: its spawning life
};

/// Chances of each, in sixths; type by index, power and abilities by value.
struct CreatureOdds {
    std::array<int, creatureTypes> types{};
    Pmf power, abilities, life;
    Pmf harvest;  ///< colourless soulshards (SOM-SHARD-04); nothing of Shadows and Xulthûl
};
CreatureOdds creatureOdds(const Encounter& where, const GeneratorProfile& profile);

struct Creature {
    OpponentKind kind = OpponentKind::Normal;
    CreatureType type = CreatureType::Arboran;
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
