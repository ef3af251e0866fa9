#include <algorithm>

#include "rules/systems/normandie/checks/army_checks.h"

namespace bocage::rules::normandie {

namespace {

const OptionAccess* accessOf(const ArmyCheck& check, const ElementId& filling) {
    for (const OptionAccess& access : check.totals.access)
        if (access.filling == filling)
            return &access;
    return nullptr;
}

int countServed(const ArmyCheck& check, const OptionAccess& access, std::string_view ability) {
    return static_cast<int>(std::count_if(access.units.begin(), access.units.end(), [&](int index) {
        const Unit* unit = check.army.units[static_cast<std::size_t>(index)].unit;
        return unit &&
               (findAbility(unit->front, ability) || (unit->back && findAbility(*unit->back, ability)));
    }));
}

/// SON-ARM-22: equipment is for infantry: warn when nobody it reaches can use it.
void checkEquipment(const ArmyCheck& check, Findings& findings) {
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        const OptionAccess* access = accessOf(check, filling.filling->id);
        if (!filling.option || filling.option->kind != OptionKind::Equipment || !access)
            return;
        const bool usable = std::any_of(access->units.begin(), access->units.end(), [&](int index) {
            const Unit* unit = check.army.units[static_cast<std::size_t>(index)].unit;
            return !unit || unit->unitClass == UnitClass::Infantry || unit->tileRole == Unit::TileRole::Hero;
        });
        if (usable)
            return;
        Finding found = aboutFilling(check, "SON-ARM-22", Severity::Warning, filling, entry);
        found.fixes.push_back(removeFix(filling));
        findings.push_back(std::move(found));
    });
}

/// SON-ARM-23: a trait that no unit within its reach can use is wasted.
void checkTraits(const ArmyCheck& check, Findings& findings) {
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        const OptionAccess* access = accessOf(check, filling.filling->id);
        if (!filling.option || filling.option->kind != OptionKind::Trait || !access)
            return;
        const std::string_view name = filling.option->id.name();
        const bool wasted = access->units.empty() ||
                            (name == "digger" && countServed(check, *access, "burrower") < 1) ||
                            (name == "pack-hunting" && countServed(check, *access, "assault") < 2);
        if (!wasted)
            return;
        Finding found = aboutFilling(check, "SON-ARM-23", Severity::Warning, filling, entry);
        found.message = name == "digger" ? "digger" : name == "pack-hunting" ? "pack-hunting" : "nobody";
        found.fixes.push_back(removeFix(filling));
        findings.push_back(std::move(found));
    });
}

/// SON-ARM-53: a Scout vehicle that carries may only carry Scouts when it uses its deployment.
void checkScoutTransport(const ArmyCheck& check, Findings& findings) {
    for (std::size_t e = 0; e < check.army.entries.size(); ++e) {
        const EntryView& entry = check.army.entries[e];
        const auto ofEntry = [&](const ArmyUnit& unit) {
            return unit.unit && unit.entry == static_cast<int>(e);
        };
        const auto carrier =
            std::find_if(check.army.units.begin(), check.army.units.end(), [&](const ArmyUnit& unit) {
                return ofEntry(unit) && findAbility(unit.unit->front, "scout") &&
                       findAbility(unit.unit->front, "transport");
            });
        if (carrier == check.army.units.end())
            continue;
        const auto passenger =
            std::find_if(check.army.units.begin(), check.army.units.end(), [&](const ArmyUnit& unit) {
                return ofEntry(unit) && unit.unit->unitClass == UnitClass::Infantry &&
                       !findAbility(unit.unit->front, "scout");
            });
        if (passenger == check.army.units.end())
            continue;
        Finding found = aboutEntry(check, "SON-ARM-53", Severity::Warning, entry);
        found.arguments = {carrier->unit->id.value, passenger->unit->id.value};
        findings.push_back(std::move(found));
    }
}

constexpr Check armyUseTable[] = {
    {"SON-ARM-22", Severity::Warning, armyCheck<checkEquipment>, part::sides},
    {"SON-ARM-23", Severity::Warning, armyCheck<checkTraits>, part::sides},
    {"SON-ARM-53", Severity::Warning, armyCheck<checkScoutTransport>, part::sides},
};

}  // namespace

std::span<const Check> armyUseChecks() {
    return armyUseTable;
}

}  // namespace bocage::rules::normandie
