#include "rules/systems/normandie/army/army_worth.h"

#include <algorithm>

namespace bocage::rules::normandie {

namespace {

/// Reference defences a shot is measured against, by class, and the bonus of the reference shot that is fired
/// back.
constexpr int infantryDefense = 6;
constexpr int lightDefense = 7;
constexpr int heavyDefense = 9;
constexpr int referenceBonus = 2;

/// Chance in thousandths that a die plus bonus reaches the defence.
int chance(int bonus, int defense) {
    return std::clamp(7 - (defense - bonus), 0, 6) * 1000 / 6;
}

long long firepower(const Bonuses& bonus) {
    long long sum = 0;
    if (bonus.infantry)
        sum += chance(*bonus.infantry, infantryDefense) * 2;  // infantry is what most shots are fired at
    if (bonus.light)
        sum += chance(*bonus.light, lightDefense);
    if (bonus.heavy)
        sum += chance(*bonus.heavy, heavyDefense);
    return sum / 4;
}

long long firepower(const UnitSide& side) {
    long long sum = side.primary || side.secondary ? 0 : firepower(side.bonus);
    if (side.primary)
        sum += firepower(side.primary->bonus);
    if (side.secondary)
        sum += firepower(side.secondary->bonus);
    return sum;
}

long long stayingPower(const UnitSide& side) {
    return 1000 - chance(referenceBonus, side.defense.front);
}

}  // namespace

long long worthOf(const Unit& unit, Goal goal) {
    switch (goal) {
        case Goal::SpendPoints:
            return 0;
        case Goal::Firepower:
            return firepower(unit.front);
        case Goal::StayingPower: {
            long long steps = stayingPower(unit.front) + 1000LL * unit.lifePoints;
            if (unit.front.absorbs && unit.back)
                steps += stayingPower(*unit.back);
            return steps;
        }
        case Goal::Orders:
            return 1000LL * (unit.front.stars + (findAbility(unit.front, "personal-order") ? 1 : 0));
        case Goal::Numbers:
            return 1000;
    }
    return 0;
}

namespace {

long long worthOf(const std::vector<Copies>& units, const Content& content, Goal goal) {
    long long sum = 0;
    for (const Copies& copies : units)
        if (const Unit* unit = content.unit(copies.id))
            sum += worthOf(*unit, goal) * copies.count;
    return sum;
}

}  // namespace

long long worthOf(const Tile& tile, const Content& content, Goal goal) {
    if (goal == Goal::SpendPoints)
        return 1000LL * tile.cost.value_or(0);
    return worthOf(tile.units, content, goal) + (goal == Goal::Orders ? 1000LL * tile.stars : 0);
}

long long worthOf(const Option& option, const Content& content, Goal goal) {
    if (goal == Goal::SpendPoints)
        return 1000LL * option.cost.value_or(0);
    long long sum = option.kind == OptionKind::Support || option.kind == OptionKind::Free
                        ? worthOf(option.units, content, goal)
                        : 0;
    if (goal == Goal::Orders)
        sum += 1000LL * option.stars;
    // A weapon or grenade fires in place of its bearer's own shot, marker by marker: worth a third of a
    // unit's fire each.
    if (goal == Goal::Firepower && option.bonus)
        sum += firepower(*option.bonus) * std::max(option.markers, 1) / 3;
    return sum;
}

}  // namespace bocage::rules::normandie
