#include "rules/systems/normandie/content/cost_formula.h"

#include <algorithm>
#include <string_view>

namespace bocage::rules::normandie {

namespace {

struct AbilityPrice {
    std::string_view slug;
    int base;
    int perValue;
};

constexpr AbilityPrice abilityPrices[] = {{"all-terrain", 3, 0},
                                          {"ambush", 4, 0},
                                          {"amphibious", 3, 0},
                                          {"amphibious-ambush", 3, 0},
                                          {"assault", 3, 2},
                                          {"assault-brutal", 5, 2},
                                          {"assault-long", 3, 1},
                                          {"assault-move", 5, -1},
                                          {"autonomous", 8, 0},
                                          {"bodyguard", 4, 0},
                                          {"burrower", 6, 1},
                                          {"chorale", 2, 0},
                                          {"claws", 3, 1},
                                          {"destruction", 1, 2},
                                          {"dual-weapon", 4, 0},
                                          {"ethereal", 8, 0},
                                          {"faith", 3, 0},
                                          {"fire-move", 4, -1},
                                          {"flying", 6, 0},
                                          {"gigantic", -2, 0},
                                          {"hawkeye", 3, 0},
                                          {"heroic-charge", 6, 0},
                                          {"hypnosis", 8, 0},
                                          {"icy-aura", 4, 1},
                                          {"indirect-fire", 4, 0},
                                          {"jump", 4, 0},
                                          {"jury-rigged", -3, 0},
                                          {"kamikaze", 3, 0},
                                          {"limited-range", -4, 0},
                                          {"machine-gunner", 3, 0},
                                          {"magician", 4, 1},
                                          {"master-dead", 8, 0},
                                          {"medic", 8, 0},
                                          {"mythos-fighter", 2, 2},
                                          {"mythos-hunter", 2, 2},
                                          {"mythos-manifestation", 2, 2},
                                          {"order", 0, 8},
                                          {"perforating", 3, 0},
                                          {"personal-order", 4, 0},
                                          {"prayer", 3, 0},
                                          {"promised-blood", 1, 1},
                                          {"sacrifice", 3, 0},
                                          {"scout", 2, 1},
                                          {"search", 6, -1},
                                          {"suppressive-fire", 4, 0},
                                          {"teleport", 8, 0},
                                          {"terrifying", 4, 0},
                                          {"transport", 2, 1},
                                          {"tripod", 2, 0},
                                          {"ultimate-sacrifice", 4, 0},
                                          {"urban-fighter", 3, 0},
                                          {"zombie", -2, 0}};

/// An ability of a user's pack that the table does not know.
constexpr AbilityPrice unknownAbility{"", 3, 1};

struct KindPrice {
    int base;
    int perMarker;
};

KindPrice priceOf(OptionKind kind) {
    switch (kind) {
        case OptionKind::Support:
            return {0, 0};
        case OptionKind::Equipment:
            return {3, 3};
        case OptionKind::Trait:
            return {5, 3};
        case OptionKind::Order:
            return {5, 4};
        case OptionKind::Customization:
            return {4, 3};
        case OptionKind::Artifact:
            return {8, 4};
        case OptionKind::Spell:
            return {14, 1};
        case OptionKind::SpellBook:
            return {4, 0};
        case OptionKind::Free:
            return {0, 12};
        case OptionKind::Upgrade:
            return {0, 3};
    }
    return {0, 0};
}

/// A target class that can be attacked at all is worth a point, each plus three against infantry, two
/// against vehicles.
int bonusPoints(const Bonuses& bonus) {
    const auto worth = [](const std::optional<int>& value, int weight) {
        return value ? 1 + weight * std::max(0, *value) : 0;
    };
    return worth(bonus.infantry, 3) + worth(bonus.light, 2) + worth(bonus.heavy, 2);
}

int abilityPoints(const std::vector<AbilityUse>& abilities) {
    int points = 0;
    for (const AbilityUse& ability : abilities)
        points += normandie::abilityPoints(ability);
    return points;
}

int gainPoints(const std::vector<AbilityUse>& abilities) {
    int points = 0;
    for (const AbilityUse& ability : abilities)
        points += std::max(0, normandie::abilityPoints(ability));
    return points;
}

int weaponPoints(const Weapon& weapon) {
    return bonusPoints(weapon.bonus) + abilityPoints(weapon.abilities);
}

/// The front counts twice: that is where shots come from.
int meanDefense(const Defense& defense) {
    if (!defense.byFacing())
        return defense.front;
    return (2 * defense.front + defense.left.value_or(defense.front) + defense.right.value_or(defense.front) +
            defense.back.value_or(defense.front)) /
           5;
}

int classPoints(UnitClass unitClass) {
    switch (unitClass) {
        case UnitClass::Infantry:
            return 0;
        case UnitClass::Light:
            return 4;
        case UnitClass::Heavy:
            return 40;
        case UnitClass::Creature:
            return 10;
    }
    return 0;
}

int worthOf(const std::vector<Copies>& units, const Content& content) {
    int worth = 0;
    for (const Copies& copy : units)
        if (const Unit* unit = content.unit(copy.id))
            worth += unitCost(*unit) * copy.count;
    return worth;
}

int toFives(int points) {
    return (points + 2) / 5 * 5;
}

}  // namespace

int abilityPoints(const AbilityUse& ability) {
    const auto found = std::find_if(std::begin(abilityPrices), std::end(abilityPrices),
                                    [&](const AbilityPrice& price) { return price.slug == ability.slug; });
    const AbilityPrice& price = found == std::end(abilityPrices) ? unknownAbility : *found;
    // What is added to an ability pays for the number alone.
    return (ability.adds ? 0 : price.base) + price.perValue * ability.value.value_or(0);
}

int sidePoints(const UnitSide& side) {
    int points = 2 * side.movement.value_or(0) + bonusPoints(side.bonus) +
                 3 * std::max(0, meanDefense(side.defense) - 3) + 8 * side.stars +
                 abilityPoints(side.abilities);
    if (side.primary)
        points += weaponPoints(*side.primary);
    if (side.secondary)
        points += weaponPoints(*side.secondary) / 2;
    return std::max(0, points);
}

int unitCost(const Unit& unit) {
    int points = classPoints(unit.unitClass) + sidePoints(unit.front);
    // A second step is worth half a unit; a changed state is a choice, not a second life.
    if (unit.back)
        points += unit.backRole == Unit::BackRole::Reduced ? sidePoints(*unit.back) / 2 : 2;
    points += 6 * unit.lifePoints + 2 * (unit.footprint - 1);
    return std::max(1, (points + 1) / 2);
}

int tileCost(const Tile& tile, const Content& content) {
    int points = worthOf(tile.units, content);
    for (const Slot& slot : tile.slots)
        points += 2 + 3 * slot.stars + (slot.ability ? std::max(0, abilityPoints(*slot.ability)) / 2 : 0);
    points += 6 * tile.stars + gainPoints(tile.abilities);
    if (tile.officer)
        points += 5;
    return toFives(points);
}

int optionCost(const Option& option, const Content& content) {
    if (option.effectLost)
        return 0;  // nobody pays for what is not known to do anything
    const KindPrice price = priceOf(option.kind);
    const bool spell = option.kind == OptionKind::Spell;
    int points = price.base + price.perMarker * option.markers;
    if (option.bonus)
        points += (bonusPoints(*option.bonus) + 1) / 2;
    points += gainPoints(option.abilities) / (option.kind == OptionKind::Support ? 1 : 2);
    points += 8 * option.stars + 6 * option.spellSpaces;
    if (spell)
        // A spell without a stated range reaches the whole battlefield, as good as seven spaces.
        points += std::min(option.range.value_or(7), 7) - 3 * option.penalty.value_or(0);
    if (option.rangeInInterspaces)
        points += option.range.value_or(0);
    if (!option.overlay.empty())
        points += 8;
    // What is summoned comes late and may be lost with its caster.
    points += worthOf(option.units, content) / (spell ? 2 : 1);
    return std::max(1, points);
}

}  // namespace bocage::rules::normandie
