#include "rules/systems/malice/sim/creature.h"

#include <algorithm>

namespace bocage::rules::malice::sim {

namespace {

/// SOM-CRE-02, as indexes of creatureTypes; every column has each type once.
constexpr int natures[terrainCount][3] = {
    {1, 3, 0},  // plains: avian, mammal, arboran
    {2, 2, 5},  // water: ichthyic, ichthyic, reptilid
    {6, 1, 7},  // desert: sectoid, avian, terrovan
    {5, 0, 4},  // forest: reptilid, arboran, protean
    {3, 7, 6},  // hills: mammal, terrovan, sectoid
    {7, 6, 1},  // mountains: terrovan, sectoid, avian
    {0, 4, 3},  // wild: arboran, protean, mammal
    {4, 5, 2},  // swamp: protean, reptilid, ichthyic
};

constexpr ThreatRow shadows[] = {{3, 1, 1}, {3, 1, 1}, {3, 2, 1}, {3, 2, 2},
                                 {4, 1, 2}, {4, 2, 2}, {4, 2, 3}, {4, 2, 3}};
constexpr ThreatRow xulthuls[] = {{4, 2, 0}, {4, 2, 0}, {4, 3, 0}, {4, 3, 0},
                                  {5, 2, 0}, {5, 2, 0}, {5, 3, 0}, {5, 3, 0}};

const ThreatRow& rowFor(std::span<const ThreatRow> rows, int avatars) {
    return rows[static_cast<std::size_t>(std::clamp(avatars, 1, maxAvatars) - 1)];
}

}  // namespace

int indexIn(std::span<const std::string_view> names, std::string_view name) {
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? -1 : static_cast<int>(found - names.begin());
}

const GeneratorProfile& GeneratorProfile::even() {
    return known()[0];
}

const GeneratorProfile& GeneratorProfile::tapered() {
    return known()[1];
}

std::span<const GeneratorProfile> GeneratorProfile::known() {
    static const GeneratorProfile profiles[] = {
        {"even",
         {{2, 1}, {4, 2}, {6, 3}},
         {{2, 1}, {4, 2}, {6, 3}, {7, 4}},
         {{2, 0}, {4, 1}, {5, 2}}},
        {"tapered", {{2, 1}, {4, 2}, {6, 3}}, {{3, 1}, {5, 2}, {6, 3}}, {{3, 0}, {5, 1}, {6, 2}}}};
    return profiles;
}

const GeneratorProfile* GeneratorProfile::find(std::string_view name) {
    for (const GeneratorProfile& profile : known())
        if (profile.name == name)
            return &profile;
    return nullptr;
}

int valueIn(std::span<const Band> bands, int roll) {
    for (const Band& band : bands)
        if (roll <= band.upTo)
            return band.value;
    return bands.empty() ? 0 : bands.back().value;
}

int natureOf(int terrain, int column) {
    return natures[std::clamp(terrain, 0, terrainCount - 1)][std::clamp(column, 1, 3) - 1];
}

PowerRow powerRow(int power) {
    return {power - 1, power - 1, 2 * power};
}

ThreatRow shadowRow(int avatars) {
    return rowFor(shadows, avatars);
}

ThreatRow xulthulRow(int avatars) {
    return rowFor(xulthuls, avatars);
}

CreatureOdds creatureOdds(const Encounter& where, const GeneratorProfile& profile) {
    CreatureOdds odds;
    const auto fixed = [&](int power, int abilities, int life) {
        odds.power = Pmf::certain(power);
        odds.abilities = Pmf::certain(abilities);
        odds.life = Pmf::certain(life);
    };
    for (int die = 1; die <= 6; ++die)
        ++odds.types[static_cast<std::size_t>(natureOf(where.terrain, valueIn(profile.nature, die)))];
    switch (where.kind) {
        case OpponentKind::Normal:
            for (int die = 1; die <= 6; ++die) {
                const int power = valueIn(profile.power, die + (where.lair ? 1 : 0));
                odds.power.add(power, 1 / 6.0);
                odds.life.add(powerRow(power).life, 1 / 6.0);
                odds.abilities.add(valueIn(profile.abilities, die - where.light + where.dark), 1 / 6.0);
            }
            break;
        case OpponentKind::Guardian:
            fixed(4, 2, powerRow(4).life);
            break;
        case OpponentKind::Shadow: {
            const ThreatRow row = shadowRow(where.avatars);
            fixed(row.power, row.abilities, where.shadowLife > 0 ? where.shadowLife : row.spawningLife);
            return odds;
        }
        case OpponentKind::Xulthul: {
            const ThreatRow row = xulthulRow(where.avatars);
            fixed(row.power, row.abilities, powerRow(row.power).life);
            return odds;
        }
    }
    for (int life = odds.life.first(); life <= odds.life.last(); ++life) {
        const Pmf stars = Pmf::stars(life);
        for (int shards = 0; shards <= life; ++shards)
            odds.harvest.add(shards, odds.life.at(life) * stars.at(shards));
    }
    return odds;
}

CreatureRoll rollCreature(const Encounter& where, const GeneratorProfile& profile, Rng& rng) {
    CreatureRoll roll;
    Creature& creature = roll.creature;
    creature.kind = where.kind;
    roll.natureDie = rollDie(rng, 6);
    roll.column = valueIn(profile.nature, roll.natureDie);
    creature.type = natureOf(where.terrain, roll.column);
    switch (where.kind) {
        case OpponentKind::Normal:
            roll.powerDie = rollDie(rng, 6);
            roll.powerModifier = where.lair ? 1 : 0;
            creature.power = valueIn(profile.power, roll.powerDie + roll.powerModifier);
            roll.abilityDie = rollDie(rng, 6);
            roll.abilityModifier = where.dark - where.light;
            creature.abilities = valueIn(profile.abilities, roll.abilityDie + roll.abilityModifier);
            creature.life = creature.row().life;
            break;
        case OpponentKind::Guardian:
            creature.power = 4;
            creature.abilities = 2;
            creature.life = creature.row().life;
            break;
        case OpponentKind::Shadow: {
            const ThreatRow row = shadowRow(where.avatars);
            creature.power = row.power;
            creature.abilities = row.abilities;
            creature.life = where.shadowLife > 0 ? where.shadowLife : row.spawningLife;
            break;
        }
        case OpponentKind::Xulthul: {
            const ThreatRow row = xulthulRow(where.avatars);
            creature.power = row.power;
            creature.abilities = row.abilities;
            creature.life = creature.row().life;
            break;
        }
    }
    return roll;
}

}  // namespace bocage::rules::malice::sim
