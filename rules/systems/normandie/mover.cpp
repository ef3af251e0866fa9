#include "rules/systems/normandie/mover.h"

#include <algorithm>

namespace bocage::rules::normandie {

int Mover::points() const {
    return mayNotLeave ? 0 : std::max(0, movement.value_or(0) - 2 * suppressed);
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
    mover.assault = findAbility(up, "assault");
    mover.brutal = findAbility(up, "assault-brutal");
    if (const AbilityUse* reach = findAbility(up, "assault-long"))
        mover.assaultRange = std::max(1, reach->value.value_or(1));
    return mover;
}

Mover moverOf(const Battlefield& field, const FieldUnit& unit) {
    Mover mover = moverOf(*unit.unit, unit.backUp ? "back" : "front", unit.side);
    mover.side = unit.side;
    mover.unit = static_cast<int>(&unit - field.units().data());
    mover.suppressed = unit.suppressed;
    return mover;
}

Refusal immobility(const Mover& mover) {
    if (mover.mayNotLeave)
        return {"may-not-leave", "SON-SCN-44"};
    if (mover.movement.value_or(0) <= 0)
        return {"no-movement", "SON-UNI-06"};
    if (mover.points() == 0)
        return {"immobilized", "SON-MOV-03"};
    return {};
}

}  // namespace bocage::rules::normandie
