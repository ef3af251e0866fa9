#include "rules/systems/normandie/odds/army_curves.h"

#include <map>

#include "rules/systems/normandie/odds/odds.h"

namespace bocage::rules::normandie {

namespace {

constexpr int standardBonus = 2;

int standardDefense(UnitClass unitClass) {
    switch (unitClass) {
        case UnitClass::Infantry:
            return 6;
        case UnitClass::Light:
            return 7;
        case UnitClass::Heavy:
        case UnitClass::Creature:
            break;
    }
    return 9;
}

/// Every weapon a unit may fire in one action.
std::vector<Fighter> weaponsOf(const Unit& unit) {
    std::vector<Fighter> weapons;
    if (unit.front.primary)
        weapons.push_back(makeFighter(unit, "front", WeaponChoice::Primary));
    if (unit.front.secondary)
        weapons.push_back(makeFighter(unit, "front", WeaponChoice::Secondary));
    if (weapons.empty())
        weapons.push_back(makeFighter(unit));
    return weapons;
}

/// Where a unit stands between unhurt and lost. Suppression is shaken off between turns.
struct Condition {
    bool flipped = false;
    std::uint8_t damage = 0;
    int lifePointsLost = 0;
    auto operator<=>(const Condition&) const = default;
    bool unhurt() const { return *this == Condition{}; }
};
/// Chance of each condition; what is missing to one is the chance of being lost.
using Conditions = std::map<Condition, double>;

Fighter fighterIn(const Unit& unit, const Condition& condition) {
    Fighter fighter = makeFighter(unit, condition.flipped ? "back" : "front");
    // Hit by a shot, it lies open on the table whatever its back may also stand for.
    fighter.concealed = fighter.burrowing = false;
    fighter.damage = condition.damage;
    fighter.lifePoints = std::max(0, fighter.lifePoints - condition.lifePointsLost);
    return fighter;
}

Conditions afterOneShot(const Unit& unit, const Conditions& before) {
    Conditions after;
    for (const auto& [condition, probability] : before) {
        Shot shot;
        shot.shooter = standardShooter();
        shot.target = fighterIn(unit, condition);
        shot.distance = standardRange;
        const Odds odds = shotOdds(shot);
        if (odds.refusal) {
            after[condition] += probability;
            continue;
        }
        for (const auto& [outcome, ways] : odds.outcomes.rows()) {
            if (!outcome.target.alive())
                continue;
            Condition next = condition;
            next.flipped = next.flipped || outcome.target.harm == Harm::Flipped;
            next.damage |= outcome.target.damage;
            next.lifePointsLost += outcome.target.lifePointsLost;
            after[next] += probability * Chance{ways, odds.outcomes.total()}.value();
        }
    }
    return after;
}

}  // namespace

Fighter standardTarget(UnitClass unitClass) {
    Fighter target;
    target.unitClass = unitClass;
    target.defense.front = standardDefense(unitClass);
    return target;
}

Fighter standardShooter() {
    Fighter shooter;
    shooter.bonus = {standardBonus, standardBonus, standardBonus};
    return shooter;
}

std::vector<FirepowerPoint> firepowerCurve(const ArmyView& army, UnitClass target, int farthest) {
    std::vector<FirepowerPoint> curve;
    std::vector<Fighter> weapons;
    for (const ArmyUnit& unit : army.units)
        if (unit.unit)
            for (Fighter& weapon : weaponsOf(*unit.unit))
                weapons.push_back(std::move(weapon));
    Shot shot;
    shot.target = standardTarget(target);
    for (int range = 1; range <= farthest; ++range) {
        FirepowerPoint point;
        point.range = range;
        shot.distance = range;
        for (const Fighter& weapon : weapons) {
            shot.shooter = weapon;
            shot.suppressive = false;
            const Odds regular = shotOdds(shot);
            point.hits += regular.refusal ? 0
                                          : regular.verbChance(Verb::Hit).value() +
                                                regular.verbChance(Verb::KillShot).value();
            shot.suppressive = true;
            const Odds suppressive = shotOdds(shot);
            if (!suppressive.refusal)
                for (const auto& [outcome, ways] : suppressive.outcomes.rows())
                    point.suppressions +=
                        outcome.target.suppressed * Chance{ways, suppressive.outcomes.total()}.value();
        }
        curve.push_back(point);
    }
    return curve;
}

std::vector<StayingPoint> stayingCurve(const ArmyView& army, int turns) {
    std::vector<std::pair<const Unit*, Conditions>> units;
    for (const ArmyUnit& unit : army.units)
        if (unit.unit)
            units.push_back({unit.unit, Conditions{{Condition{}, 1.0}}});
    std::vector<StayingPoint> curve;
    for (int turn = 0; turn <= turns; ++turn) {
        StayingPoint point;
        point.turn = turn;
        // Chance of each number of survivors, unit by unit.
        std::vector<double> left{1.0};
        for (auto& [unit, conditions] : units) {
            if (turn > 0)
                conditions = afterOneShot(*unit, conditions);
            double alive = 0;
            for (const auto& [condition, probability] : conditions) {
                alive += probability;
                point.unhurt += condition.unhurt() ? probability : 0;
            }
            point.units += alive;
            left.push_back(0);
            for (std::size_t count = left.size() - 1; count > 0; --count)
                left[count] = left[count] * (1 - alive) + left[count - 1] * alive;
            left[0] *= 1 - alive;
        }
        for (std::size_t count = 0; count < left.size(); ++count)
            point.half += 2 * count >= units.size() ? left[count] : 0;
        curve.push_back(point);
    }
    return curve;
}

}  // namespace bocage::rules::normandie
