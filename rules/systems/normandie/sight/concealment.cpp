#include "rules/systems/normandie/sight/concealment.h"

#include <optional>

#include "rules/systems/normandie/sight/sight.h"

namespace bocage::rules::normandie {

namespace {

/// Whether the cell is inside a terrain element: an overlay, or something printed that does anything. Open
/// ground is neither.
bool isInElement(const CellInfo& cell) {
    constexpr std::uint32_t plain = CellExists | SearchPlace;
    return cell.has(CoversGround) || (cell.bits & ~plain) != 0 || cell.obscures > 0 || cell.defense > 0 ||
           cell.barred != 0;
}

/// How near somebody must be to spot a unit that hides here, with a clear line to it (SON-SA-01, SON-NGT-04,
/// -05); none: from anywhere.
std::optional<int> spottingDistance(const Battlefield& field, const FieldUnit& hidden, Cell at) {
    // Who hides only in water is spotted from next to it (SON-SA-02).
    if (findAbility(hidden.unit->front, "amphibious-ambush") && field.cell(at).has(Water))
        return 1;
    const bool dark = field.light() != Light::Day;
    if (isInElement(field.cell(at)))
        return dark ? 1 : 2;
    if (dark)
        return field.light() == Light::Fog ? 3 : 2;
    return std::nullopt;
}

/// Heavy vehicles never spot, nor does who is underground or somewhere else.
bool maySpot(const FieldUnit& enemy) {
    return (enemy.unitClass == UnitClass::Infantry || enemy.unitClass == UnitClass::Light) &&
           enemy.hidden != FieldUnit::Hidden::Underground && enemy.hidden != FieldUnit::Hidden::Teleporting;
}

}  // namespace

bool spotsFrom(const Battlefield& field, const FieldUnit& enemy, Cell from, const FieldUnit& hidden) {
    if (!maySpot(enemy))
        return false;
    for (int h = 0; h < hidden.footprint; ++h) {
        const Cell at = hidden.cells[static_cast<std::size_t>(h)];
        const std::optional<int> reach = spottingDistance(field, hidden, at);
        if ((!reach || Square::distance(from, at) <= *reach) &&
            explainSight(field, from, at, {enemy.unitClass, hidden.unitClass, true}).state ==
                SightState::Clear)
            return true;
    }
    return false;
}

bool spots(const Battlefield& field, const FieldUnit& enemy, const FieldUnit& hidden) {
    for (int e = 0; e < enemy.footprint; ++e)
        if (spotsFrom(field, enemy, enemy.cells[static_cast<std::size_t>(e)], hidden))
            return true;
    return false;
}

}  // namespace bocage::rules::normandie
