#include "rules/systems/normandie/field/fighter.h"

#include <algorithm>
#include <cstdlib>

#include "rules/systems/normandie/content/footprint.h"

namespace bocage::rules::normandie {

namespace {

/// How far `to` lies ahead of and to the right of `from`, for something facing that way. Both numbers have
/// the same scale, which for diagonal facings is not that of the grid.
struct Bearing {
    int ahead, right;
};
Bearing bearing(Cell from, int facing, Cell to) {
    const Cell ahead = stepOf(facing);
    const Cell right = stepOf(facing + 2);
    const Cell way = to - from;
    return {way.col * ahead.col + way.row * ahead.row, way.col * right.col + way.row * right.row};
}

}  // namespace

void lendAbility(Fighter& fighter, const AbilityUse& ability) {
    const std::string& slug = ability.slug;
    const int value = ability.value.value_or(0);
    if (slug == "assault" && ability.adds) {
        // Without the ability there is nothing to add to (SON-ARM-46).
        if (fighter.assault)
            fighter.assaultValue += value;
    } else if (slug == "assault") {
        fighter.assault = true;
        fighter.assaultValue = std::max(fighter.assaultValue, value);
    } else if (slug == "assault-long")
        fighter.assaultLong = value;
    else if (slug == "assault-brutal")
        fighter.assaultBrutal = value;
    else if (slug == "assault-move")
        fighter.assaultMove = value;
    else if (slug == "fire-move")
        fighter.fireMove = value;
    else if (slug == "limited-range") {
        fighter.limitedRange = value;
        fighter.limitedInterspaces = ability.interspaces;
    } else if (slug == "claws")
        fighter.claws = value;
    else if (slug == "promised-blood")
        fighter.promisedBlood = value;
    else if (slug == "search")
        fighter.search = fighter.search ? std::min(*fighter.search, value) : value;
    else if (slug == "jury-rigged")
        fighter.juryRigged = value;
    else if (slug == "destruction")
        fighter.destruction = std::max(fighter.destruction, value);
    else if (slug == "mythos-hunter" || slug == "mythos-fighter") {
        fighter.mythosHunter += value;  // the one ability that adds up (SON-SA-21, SON-SA-50)
        fighter.mythosFighter |= slug == "mythos-fighter";
    } else if (slug == "mythos-manifestation") {
        fighter.manifestation = true;
        fighter.terror = ability.value;
    } else if (slug == "dual-weapon")
        fighter.dualWeapon = true;
    else if (slug == "hawkeye")
        fighter.hawkeye = true;
    else if (slug == "machine-gunner")
        fighter.machineGunner = true;
    else if (slug == "suppressive-fire")
        fighter.suppressiveFire = true;
    else if (slug == "faith")
        fighter.faith = true;
    else if (slug == "perforating")
        fighter.perforating = true;
    else if (slug == "terrifying")
        fighter.terrifying = true;
    else if (slug == "sacrifice")
        fighter.sacrifice = true;
    else if (slug == "ultimate-sacrifice")
        fighter.ultimateSacrifice = true;
    else if (slug == "ethereal")
        fighter.ethereal = true;
    else if (slug == "indirect-fire")
        fighter.indirectFire = true;
}

Fighter makeFighter(const Unit& unit, std::string_view face, WeaponChoice choice) {
    Fighter fighter = makeFighter(unit, unit.side(face), choice);
    const bool back = face == "back" && unit.back;
    fighter.concealed = back && unit.backRole == Unit::BackRole::Concealed;
    fighter.burrowing = back && unit.backRole == Unit::BackRole::Burrowing;
    return fighter;
}

Fighter makeFighter(const Unit& unit, const UnitSide& side, WeaponChoice choice) {
    Fighter fighter;
    fighter.unitClass = unit.unitClass;
    fighter.bonus = side.bonus;
    fighter.defense = side.defense;
    fighter.lifePoints = unit.lifePoints;
    fighter.absorbs = side.absorbs;
    fighter.uncontrolled = unit.hasTrait("uncontrolled") || unit.hasTrait("zombie");
    if (side.secondary)
        fighter.secondary = side.secondary->bonus;
    for (const AbilityUse& ability : side.abilities)
        lendAbility(fighter, ability);
    const std::optional<Weapon>& weapon = choice == WeaponChoice::Secondary ? side.secondary : side.primary;
    if (choice != WeaponChoice::Own && weapon) {
        fighter.bonus = weapon->bonus;
        for (const AbilityUse& ability : weapon->abilities)
            lendAbility(fighter, ability);
    }
    return fighter;
}

void carryMarkers(Fighter& fighter, const UnitMarks& marks) {
    fighter.suppressed = marks.suppressed;
    fighter.damage = marks.damage;
    // Markers on a counter are the life points it has left; while none lies there it has all that are
    // printed.
    if (marks.lifePoints > 0)
        fighter.lifePoints = marks.lifePoints;
    fighter.lifePoints += marks.extraLives;
    fighter.hysterical = -marks.rolls;
    fighter.mythosHunter += marks.mythosHunter;
    fighter.mythosFighter |= marks.has(UnitMarks::MythosFighter);
    fighter.melee = marks.melee;
    fighter.rage = marks.rage;
    fighter.faith |= marks.has(UnitMarks::Faith);
    fighter.terrifying |= marks.has(UnitMarks::Terrifying);
    fighter.bare = marks.has(UnitMarks::NoFight);
    fighter.diesAssaulted = marks.has(UnitMarks::DiesAssaulted);
    if (marks.promisedBlood > 0)
        fighter.promisedBlood = std::max<int>(fighter.promisedBlood.value_or(0), marks.promisedBlood);
}

std::optional<int> bonusAgainst(const Bonuses& bonus, UnitClass target) {
    switch (target) {
        case UnitClass::Infantry:
            return bonus.infantry;
        case UnitClass::Light:
            return bonus.light;
        case UnitClass::Heavy:
            return bonus.heavy;
        case UnitClass::Creature:
            return std::max({bonus.infantry, bonus.light, bonus.heavy});
    }
    return {};
}

std::vector<Facing4> facingsHit(Cell target, int facing, Cell shooter) {
    const auto [ahead, right] = bearing(target, facing, shooter);
    std::vector<Facing4> sides;
    if (ahead >= std::abs(right))
        sides.push_back(Facing4::Front);
    if (right >= std::abs(ahead))
        sides.push_back(Facing4::Right);
    if (-ahead >= std::abs(right))
        sides.push_back(Facing4::Back);
    if (-right >= std::abs(ahead))
        sides.push_back(Facing4::Left);
    return sides;
}

bool insideArc(Cell shooter, int facing, int degrees, Cell target) {
    const auto [ahead, right] = bearing(shooter, facing, target);
    if (degrees >= 360)
        return true;
    if (degrees >= 270)
        return ahead >= -std::abs(right);
    if (degrees >= 180)
        return ahead >= 0;
    return ahead >= std::abs(right);
}

int defenseOn(const Defense& defense, Facing4 side) {
    switch (side) {
        case Facing4::Front:
            return defense.front;
        case Facing4::Right:
            return defense.right.value_or(defense.front);
        case Facing4::Back:
            return defense.back.value_or(defense.front);
        case Facing4::Left:
            return defense.left.value_or(defense.front);
    }
    return defense.front;
}

}  // namespace bocage::rules::normandie
