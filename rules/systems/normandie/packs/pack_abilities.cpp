#include <algorithm>
#include <set>

#include "rules/systems/normandie/packs/pack_checks.h"

namespace bocage::rules::normandie {

namespace {

/// Calls `action(owner, abilities, place)` for every list of abilities the pack prints.
template <class Action>
void forEachAbilityList(const NormandiePack& pack, Action action) {
    pack.ownSides([&](const Unit& unit, const UnitSide& side, std::string_view place) {
        action(unit.id, side.abilities, place);
        if (side.primary)
            action(unit.id, side.primary->abilities, place);
        if (side.secondary)
            action(unit.id, side.secondary->abilities, place);
    });
    pack.own(pack.content.tiles(), [&](const Tile& tile) {
        action(tile.id, tile.abilities, "/abilities");
        for (const Slot& slot : tile.slots)
            if (slot.ability)
                action(tile.id, std::vector<AbilityUse>{*slot.ability}, "/slots");
    });
    pack.own(pack.content.options(),
             [&](const Option& option) { action(option.id, option.abilities, "/abilities"); });
}

/// SON-SA-49: an ability has a number exactly when the rules print one.
void checkValues(const NormandiePack& pack, const PackFindings& out) {
    forEachAbilityList(
        pack, [&](const ContentId& owner, const std::vector<AbilityUse>& abilities, std::string_view place) {
            for (const AbilityUse& use : abilities) {
                const Ability* ability = pack.content.ability(use.slug);
                if (!ability)
                    continue;
                const bool needed =
                    ability->value == AbilityValue::Required || ability->value == AbilityValue::Penalty;
                if (needed && !use.value)
                    out.add(owner, {use.slug}, "missing", place);
                else if (ability->value == AbilityValue::None && use.value)
                    out.add(owner, {use.slug}, "extra", place);
                else if (use.value && *use.value < 0)
                    out.add(owner, {use.slug}, "negative", place);
            }
        });
}

/// SON-SA-50: one side has an ability once; only Mythos Hunter adds up.
void checkRepeats(const NormandiePack& pack, const PackFindings& out) {
    forEachAbilityList(pack, [&](const ContentId& owner, const std::vector<AbilityUse>& abilities,
                                 std::string_view place) {
        std::set<std::string> seen;
        for (const AbilityUse& use : abilities)
            if (!seen.insert(use.slug).second && use.slug != "mythos-hunter" && use.slug != "mythos-fighter")
                out.add(owner, {use.slug}, {}, place);
    });
}

/// SON-AMB-52: an ability that no open pack explains is the author's own, and nobody can look it up.
void checkKnown(const NormandiePack& pack, const PackFindings& out) {
    forEachAbilityList(
        pack, [&](const ContentId& owner, const std::vector<AbilityUse>& abilities, std::string_view place) {
            for (const AbilityUse& use : abilities)
                if (!pack.content.ability(use.slug))
                    out.add(owner, {use.slug}, {}, place);
        });
}

bool hasAbility(const UnitSide& side, std::string_view slug) {
    return findAbility(side, slug) != nullptr;
}

/// SON-SA-04: Long Distance extends Assault, so it needs it.
void checkLongAssault(const NormandiePack& pack, const PackFindings& out) {
    pack.ownSides([&](const Unit& unit, const UnitSide& side, std::string_view place) {
        if (hasAbility(side, "assault-long") && !hasAbility(side, "assault"))
            out.add(unit.id, {}, {}, place);
    });
}

/// SON-SA-05: Brutal changes how an Assault is made, so it needs it.
void checkBrutalAssault(const NormandiePack& pack, const PackFindings& out) {
    pack.ownSides([&](const Unit& unit, const UnitSide& side, std::string_view place) {
        if (hasAbility(side, "assault-brutal") && !hasAbility(side, "assault"))
            out.add(unit.id, {}, {}, place);
    });
}

/// SON-SA-06: so does an Assault on the Move.
void checkMovingAssault(const NormandiePack& pack, const PackFindings& out) {
    pack.ownSides([&](const Unit& unit, const UnitSide& side, std::string_view place) {
        if (hasAbility(side, "assault-move") && !hasAbility(side, "assault"))
            out.add(unit.id, {}, {}, place);
    });
}

/// SON-SA-02: who hides in water only must be able to enter it.
void checkWaterAmbush(const NormandiePack& pack, const PackFindings& out) {
    pack.own(pack.content.units(), [&](const Unit& unit) {
        if (hasAbility(unit.front, "amphibious-ambush") && !hasAbility(unit.front, "amphibious") &&
            !(unit.back && hasAbility(*unit.back, "amphibious")))
            out.add(unit.id, {}, {}, "/front");
    });
}

/// SON-SA-17: a Machine Gunner with less than 2 has nothing to split.
void checkMachineGunner(const NormandiePack& pack, const PackFindings& out) {
    const auto best = [](const Bonuses& bonus) {
        return std::max({bonus.infantry.value_or(0), bonus.light.value_or(0), bonus.heavy.value_or(0)});
    };
    pack.ownSides([&](const Unit& unit, const UnitSide& side, std::string_view place) {
        if (hasAbility(side, "machine-gunner") && best(side.bonus) < 2)
            out.add(unit.id, {}, {}, place);
    });
}

/// SON-SA-25: Sacrifice turns an undamaged side to a damaged one, so both must be there.
void checkSacrifice(const NormandiePack& pack, const PackFindings& out) {
    pack.own(pack.content.units(), [&](const Unit& unit) {
        const bool damagedSide = unit.back && unit.backRole == Unit::BackRole::Reduced;
        if (hasAbility(unit.front, "sacrifice") && !damagedSide)
            out.add(unit.id, {}, {}, "/front");
        if (unit.back && damagedSide && hasAbility(*unit.back, "sacrifice"))
            out.add(unit.id, {}, {}, "/back");
    });
}

/// SON-SA-40: Sacrifice and Ultimate Sacrifice do not go together.
void checkTwoSacrifices(const NormandiePack& pack, const PackFindings& out) {
    pack.ownSides([&](const Unit& unit, const UnitSide& side, std::string_view place) {
        if (hasAbility(side, "sacrifice") && hasAbility(side, "ultimate-sacrifice"))
            out.add(unit.id, {}, {}, place);
    });
}

}  // namespace

std::span<const PackCheck> packAbilityChecks() {
    static constexpr PackCheck checks[] = {
        {"SON-SA-49", Severity::Error, packCheck<checkValues>},
        {"SON-SA-50", Severity::Warning, packCheck<checkRepeats>},
        {"SON-AMB-52", Severity::Warning, packCheck<checkKnown>},
        {"SON-SA-04", Severity::Warning, packCheck<checkLongAssault>},
        {"SON-SA-05", Severity::Warning, packCheck<checkBrutalAssault>},
        {"SON-SA-06", Severity::Warning, packCheck<checkMovingAssault>},
        {"SON-SA-02", Severity::Warning, packCheck<checkWaterAmbush>},
        {"SON-SA-17", Severity::Warning, packCheck<checkMachineGunner>},
        {"SON-SA-25", Severity::Warning, packCheck<checkSacrifice>},
        {"SON-SA-40", Severity::Warning, packCheck<checkTwoSacrifices>},
    };
    return checks;
}

}  // namespace bocage::rules::normandie
