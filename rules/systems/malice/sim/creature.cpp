#include "rules/systems/malice/sim/creature.h"

#include <algorithm>

namespace bocage::rules::malice::sim {

namespace {

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

int valueIn(const GeneratorProfile& profile, const std::vector<Band>& bands, int roll) {
    return GeneratorProfile::look(bands, roll, profile.open).value_or(bands.empty() ? 0 : bands.back().value);
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
        ++odds.types[static_cast<std::size_t>(
            natureOf(where.terrain, valueIn(profile, profile.nature, die)))];
    switch (where.kind) {
        case OpponentKind::Normal:
            for (int die = 1; die <= 6; ++die) {
                const int power = valueIn(profile, profile.power, die + (where.lair ? 1 : 0));
                odds.power.add(power, 1 / 6.0);
                odds.life.add(powerRow(power).life, 1 / 6.0);
                odds.abilities.add(valueIn(profile, profile.abilities, die - where.light + where.dark),
                                   1 / 6.0);
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
    roll.column = valueIn(profile, profile.nature, roll.natureDie);
    creature.type = natureOf(where.terrain, roll.column);
    switch (where.kind) {
        case OpponentKind::Normal:
            roll.powerDie = rollDie(rng, 6);
            roll.powerModifier = where.lair ? 1 : 0;
            creature.power = valueIn(profile, profile.power, roll.powerDie + roll.powerModifier);
            roll.abilityDie = rollDie(rng, 6);
            roll.abilityModifier = where.dark - where.light;
            creature.abilities = valueIn(profile, profile.abilities, roll.abilityDie + roll.abilityModifier);
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
