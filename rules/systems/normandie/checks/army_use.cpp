#include <algorithm>
#include <map>

#include "rules/systems/normandie/checks/army_checks.h"

namespace bocage::rules::normandie {

namespace {

const OptionAccess* accessOf(const ArmyCheck& check, const ElementId& filling) {
    for (const OptionAccess& access : check.totals.access)
        if (access.filling == filling)
            return &access;
    return nullptr;
}

/// SON-ARM-22: equipment is for infantry: warn when nobody it reaches can use it.
void checkEquipment(const ArmyCheck& check, Findings& findings) {
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        if (!filling.option || filling.option->kind != OptionKind::Equipment)
            return;
        const OptionAccess* access = accessOf(check, filling.filling->id);
        if (!access)
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

bool hasOnEitherSide(const Unit& unit, std::string_view ability) {
    return findAbility(unit.front, ability) || (unit.back && findAbility(*unit.back, ability));
}

/// SON-OPT-73: Digger reaches the Burrowers of its tile and of support with the same stripes. In an officer's
/// tile it serves the whole army (AMB-37).
bool isDiggerUsed(const ArmyCheck& check, const OptionAccess& access, const EntryView* entry) {
    return std::any_of(access.units.begin(), access.units.end(), [&](int index) {
        const ArmyUnit& unit = check.army.units[static_cast<std::size_t>(index)];
        return unit.unit && hasOnEitherSide(*unit.unit, "burrower") &&
               (unit.filling < 0 || !entry || !entry->tile || unit.unit->stripes == entry->tile->stripes);
    });
}

/// SON-OPT-72: Pack Hunting takes two units with Assault, of one tile and with the same stripes.
bool isPackComplete(const ArmyCheck& check, const OptionAccess& access) {
    std::map<std::pair<int, std::string>, int> packs;
    for (const int index : access.units) {
        const ArmyUnit& unit = check.army.units[static_cast<std::size_t>(index)];
        if (unit.unit && hasOnEitherSide(*unit.unit, "assault") &&
            ++packs[{unit.entry, unit.unit->stripes}] >= 2)
            return true;
    }
    return false;
}

/// SON-ARM-23: a trait that no unit within its reach can use is wasted.
void checkTraits(const ArmyCheck& check, Findings& findings) {
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        if (!filling.option || filling.option->kind != OptionKind::Trait)
            return;
        const OptionAccess* access = accessOf(check, filling.filling->id);
        if (!access)
            return;
        const std::string_view name = filling.option->id.name();
        const bool wasted = access->units.empty() ||
                            (name == "digger" && !isDiggerUsed(check, *access, entry)) ||
                            (name == "pack-hunting" && !isPackComplete(check, *access));
        if (!wasted)
            return;
        Finding found = aboutFilling(check, "SON-ARM-23", Severity::Warning, filling, entry);
        found.message = name == "digger" ? "digger" : name == "pack-hunting" ? "pack-hunting" : "nobody";
        found.fixes.push_back(removeFix(filling));
        findings.push_back(std::move(found));
    });
}

/// SON-OPT-34: a Life Point belongs to a unit: an army has no more of them to give than units to take one
/// (AMB-42), a tile no more than it has.
void checkLifePoints(const ArmyCheck& check, Findings& findings) {
    std::map<int, int> units;  // by entry; -1 is the whole army
    for (const ArmyUnit& unit : check.army.units) {
        ++units[-1];
        if (unit.entry >= 0)
            ++units[unit.entry];
    }
    std::map<int, int> taken;
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        if (!filling.option || filling.option->id.name() != "life-point")
            return;
        const int tile = entry ? static_cast<int>(entry - check.army.entries.data()) : -1;
        const bool tooMany = ++taken[-1] > units[-1] || (tile >= 0 && ++taken[tile] > units[tile]);
        if (!tooMany)
            return;
        Finding found = aboutFilling(check, "SON-OPT-34", Severity::Error, filling, entry);
        found.arguments = {filling.filling->option.value, std::to_string(units[tile])};
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
    {"SON-OPT-34", Severity::Error, armyCheck<checkLifePoints>, part::sides},
    {"SON-ARM-53", Severity::Warning, armyCheck<checkScoutTransport>, part::sides},
};

}  // namespace

std::span<const Check> armyUseChecks() {
    return armyUseTable;
}

}  // namespace bocage::rules::normandie
