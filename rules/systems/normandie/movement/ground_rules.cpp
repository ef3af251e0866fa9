#include "rules/systems/normandie/movement/ground_rules.h"

namespace bocage::rules::normandie {

Refusal groundBars(const Battlefield& field, const Mover& mover, Cell at) {
    const CellInfo& cell = field.cell(at);
    if (!cell.exists())
        return {"off-board", "SON-MOV-12"};
    // Under rock and cliffs a burrower digs on; cave walls, which stop indirect fire too, go all the way down
    // (SON-AMB-69).
    const bool digsOn = mover.burrowing && field.rulings().burrowUnderImpassable && !cell.has(NoIndirect);
    if (cell.has(Impassable) && !digsOn)
        return {"impassable", "SON-TER-08"};
    if (mover.burrowing)
        return {};
    if (cell.barred & maskOf(mover.unitClass))
        return {"barred-class", mover.unitClass == UnitClass::Infantry ? "SON-TER-09" : "SON-TER-10"};
    if (cell.has(MythosBarrier) && mover.manifestation)
        return {"mythos-barrier", "SON-TER-38"};
    if (cell.has(BuildingCell)) {
        if (mover.unitClass == UnitClass::Creature)
            return {"creature-in-building", "SON-BLD-12"};
        if (mover.gigantic)
            return {"gigantic-in-building", "SON-SA-12"};
        if (mover.vehicle() && !field.rulings().vehiclesInBuildings)
            return {"vehicle-in-building", "SON-TER-28"};
    }
    if (cell.has(Water) && !mover.amphibious)
        return {"water", "SON-TER-12"};
    if (cell.has(Swamp) && mover.vehicle() && !mover.amphibious)
        return {"swamp", "SON-TER-24"};
    const std::uint32_t wet = field.rulings().redBorderSwamp ? Water | Swamp | Ford : Water | Ford;
    if (mover.waterOnly && !cell.has(wet))
        return {"water-only", "SON-SA-29"};
    return {};
}

}  // namespace bocage::rules::normandie
