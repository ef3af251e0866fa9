#include "rules/systems/normandie/movement/mover.h"

#include <algorithm>

namespace bocage::rules::normandie {

namespace {

constexpr int rageSpaces = 4;

/// X bars a class; against creatures any bonus will do (SON-ASL-03, SON-UNI-08).
ClassMask targetsOf(const UnitSide& side) {
    ClassMask mask = 0;
    const auto add = [&](const Bonuses& bonus) {
        const ClassMask creature = maskOf(UnitClass::Creature);
        if (bonus.infantry)
            mask = static_cast<ClassMask>(mask | maskOf(UnitClass::Infantry) | creature);
        if (bonus.light)
            mask = static_cast<ClassMask>(mask | maskOf(UnitClass::Light) | creature);
        if (bonus.heavy)
            mask = static_cast<ClassMask>(mask | maskOf(UnitClass::Heavy) | creature);
    };
    add(side.bonus);
    // A vehicle prints its bonuses beside its weapons.
    if (mask == 0 && side.primary)
        add(side.primary->bonus);
    if (mask == 0 && side.secondary)
        add(side.secondary->bonus);
    return mask;
}

void takeAssault(Mover& mover, const UnitSide& side) {
    mover.assault = findAbility(side, "assault");
    mover.brutal = findAbility(side, "assault-brutal");
    mover.assaultRange = 1;
    if (const AbilityUse* reach = findAbility(side, "assault-long"))
        mover.assaultRange = std::max(1, reach->value.value_or(1));
    mover.targets = targetsOf(side);
}

}  // namespace

const UnitSide& assaultSide(const FieldUnit& unit) {
    const UnitSide& up = unit.sideUp();
    const bool turnsOver =
        unit.hidden == FieldUnit::Hidden::Underground || unit.hidden == FieldUnit::Hidden::Concealed;
    if (turnsOver && !(findAbility(up, "assault") && targetsOf(up)))
        return unit.unit->front;
    return up;
}

int Mover::points() const {
    return held ? 0 : std::max(0, fullMovement() - 2 * suppressed);
}

int Mover::fullMovement() const {
    const int printed = movement.value_or(0);
    if (printed <= 0)
        return 0;  // nothing makes a null movement move
    return (enraged && !vehicle() ? rageSpaces : printed) + pace;
}

Mover moverOf(const Unit& unit, std::string_view face, int side) {
    const UnitSide& up = unit.side(face);
    Mover mover;
    mover.unitClass = unit.unitClass;
    mover.footprint =
        static_cast<std::uint8_t>(unit.footprint == 2 || unit.footprint == 4 ? unit.footprint : 1);
    mover.side = unit.hasTrait("uncontrolled") || unit.hasTrait("zombie") ? -1 : side;
    mover.movement = up.movement;
    mover.allTerrain = findAbility(up, "all-terrain");
    if (const AbilityUse* amphibious = findAbility(up, "amphibious")) {
        mover.amphibious = true;
        mover.waterOnly = amphibious->waterOnly;
    }
    mover.overTerrain = findAbility(up, "flying") || findAbility(up, "jump");
    mover.burrowing = face == "back" && unit.back && unit.backRole == Unit::BackRole::Burrowing;
    mover.urbanFighter = findAbility(up, "urban-fighter");
    mover.gigantic = findAbility(up, "gigantic");
    mover.manifestation = findAbility(up, "mythos-manifestation");
    mover.zombie = unit.hasTrait("zombie");
    mover.masterOfTheDead = findAbility(up, "master-dead");
    takeAssault(mover, up);
    using Role = Unit::BackRole;
    mover.turnsOver = unit.back && (unit.backRole == Role::Concealed || unit.backRole == Role::Tripod ||
                                    unit.backRole == Role::MedicActive || unit.backRole == Role::Burrowing ||
                                    unit.backRole == Role::Kamikaze || unit.backRole == Role::Teleport);
    return mover;
}

Mover moverOf(const Battlefield& field, const FieldUnit& unit) {
    Mover mover = moverOf(*unit.unit, unit.backUp ? "back" : "front", unit.side);
    mover.side = unit.side;
    mover.unit = static_cast<int>(&unit - field.units().data());
    mover.suppressed = unit.marks.suppressed;
    mover.pace = unit.marks.pace;
    mover.roaming = unit.roaming && unit.side < 0;
    mover.enraged = unit.marks.rage > 0;
    mover.movement = std::max(mover.movement, unit.digs ? std::optional<int>(unit.digs) : std::nullopt);
    takeAssault(mover, assaultSide(unit));
    if (unit.lent.list)
        for (const AbilityUse& ability : *unit.lent.list)
            mover.assault |= ability.slug == "assault" && !ability.adds;  // a sword gives it (SON-ARM-46)
    if (unit.offBoard())
        mover.held = {"off-battlefield", "SON-SA-37"};
    else if (unit.mayNotLeave)
        mover.held = {"may-not-leave", "SON-SCN-44"};
    else
        mover.held = heldBy(unit.marks);
    return mover;
}

Refusal turnRefusal(const Mover& mover, const Rulings& rulings) {
    if (!mover.turnsOver)
        return {"no-other-state", "SON-SA-51"};
    if (mover.held)
        return mover.held;
    // A movement of 0 or X is a null move; markers that leave nothing of it are the question (SON-AMB-54).
    if (!rulings.flipImmobile && mover.fullMovement() > 0 && mover.points() == 0)
        return {"immobilized", "SON-MOV-03"};
    return {};
}

Refusal immobility(const Mover& mover) {
    if (mover.held)
        return mover.held;
    if (mover.fullMovement() <= 0)
        return {"no-movement", "SON-UNI-06"};
    if (mover.points() == 0)
        return {"immobilized", "SON-MOV-03"};
    return {};
}

}  // namespace bocage::rules::normandie
