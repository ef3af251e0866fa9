#include <algorithm>

#include "rules/systems/normandie/checks/army_checks.h"

/// Abilities that are of no use without somebody else in the army.
namespace bocage::rules::normandie {

namespace {

/// The first unit with the ability on its front side, null when there is none.
const ArmyUnit* firstWith(const ArmyCheck& check, std::string_view ability) {
    const auto found = std::find_if(
        check.army.units.begin(), check.army.units.end(),
        [&](const ArmyUnit& unit) { return unit.unit && findAbility(unit.unit->front, ability); });
    return found == check.army.units.end() ? nullptr : &*found;
}

Finding aboutUnit(const ArmyCheck& check, const char* rule, const ArmyUnit& unit) {
    Finding found = unit.entry >= 0 ? aboutEntry(check, rule, Severity::Warning,
                                                 check.army.entries[static_cast<std::size_t>(unit.entry)])
                                    : aboutArmy(check, rule, Severity::Warning);
    found.arguments = {unit.id.value};
    return found;
}

/// SON-SA-41: a Bodyguard takes hits meant for a Character, so the army needs one.
void checkBodyguards(const ArmyCheck& check, Findings& findings) {
    const ArmyUnit* guard = firstWith(check, "bodyguard");
    const bool character = std::any_of(check.army.units.begin(), check.army.units.end(),
                                       [](const ArmyUnit& unit) { return unit.character; });
    if (guard && !character)
        findings.push_back(aboutUnit(check, "SON-SA-41", *guard));
}

/// SON-SA-46: a Heroic Charge takes other infantry with Assault along.
void checkHeroicCharge(const ArmyCheck& check, Findings& findings) {
    const ArmyUnit* leader = firstWith(check, "heroic-charge");
    const bool followers =
        std::any_of(check.army.units.begin(), check.army.units.end(), [&](const ArmyUnit& unit) {
            return &unit != leader && unit.unit && unit.unit->unitClass == UnitClass::Infantry &&
                   findAbility(unit.unit->front, "assault");
        });
    if (leader && !followers)
        findings.push_back(aboutUnit(check, "SON-SA-46", *leader));
}

constexpr Check armyAbilitiesTable[] = {
    {"SON-SA-41", Severity::Warning, armyCheck<checkBodyguards>, part::sides},
    {"SON-SA-46", Severity::Warning, armyCheck<checkHeroicCharge>, part::sides},
};

}  // namespace

std::span<const Check> armyAbilityChecks() {
    return armyAbilitiesTable;
}

}  // namespace bocage::rules::normandie
