#include <algorithm>

#include "rules/systems/normandie/army/recruiting.h"
#include "rules/systems/normandie/checks/army_checks.h"

namespace bocage::rules::normandie {

namespace {

bool hasCharacter(const ArmyCheck& check, const EntryView& entry) {
    return check.army.characterOf(entry) != nullptr;
}

/// The officer a support option brought to the tile; it looks like a Character and is none (SON-ARM-25).
const Unit* supportOfficer(const ArmyCheck& check, const EntryView& entry) {
    for (const FillingView& filling : entry.fillings) {
        if (!filling.option || filling.option->kind != OptionKind::Support)
            continue;
        for (const Copies& brought : filling.option->units)
            if (const Unit* unit = check.content.unit(brought.id);
                unit && unit->outline == Unit::Outline::Officer)
                return unit;
    }
    return nullptr;
}

void report(const ArmyCheck& check, Findings& findings, const char* rule, const FillingView& filling,
            const EntryView& entry) {
    Finding found = aboutFilling(check, rule, Severity::Error, filling, &entry);
    Fix move;
    if (moveFix(check, filling, hasCharacter, move))
        found.fixes.push_back(std::move(move));
    found.fixes.push_back(removeFix(filling));
    findings.push_back(std::move(found));
}

/// What of this tile asks for a Character it does not have.
template <class Action>
void forEachWithoutCharacter(const ArmyCheck& check, Action action) {
    for (const EntryView& entry : check.army.entries) {
        if (!entry.tile || hasCharacter(check, entry))
            continue;
        for (const FillingView& filling : entry.fillings)
            if (filling.option)
                action(filling, entry);
    }
}

/// SON-ARM-19: order options need at least one officer tile in the army.
void checkOrders(const ArmyCheck& check, Findings& findings) {
    if (check.army.hasOfficerTile())
        return;
    const Tile* cheapest = nullptr;
    for (const auto& [id, tile] : check.content.tiles())
        if (tile.officer && tile.faction == check.army.roster->faction && tile.cost &&
            (!cheapest || *tile.cost < *cheapest->cost))
            cheapest = &tile;
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        if (!filling.option || filling.option->kind != OptionKind::Order)
            return;
        Finding found = aboutFilling(check, "SON-ARM-19", Severity::Error, filling, entry);
        if (cheapest)
            offerTile(check, *cheapest, found);
        found.fixes.push_back(removeFix(filling));
        findings.push_back(std::move(found));
    });
}

/// SON-ARM-24: customizations need a Character on the same tile.
void checkCustomizations(const ArmyCheck& check, Findings& findings) {
    forEachWithoutCharacter(check, [&](const FillingView& filling, const EntryView& entry) {
        const OptionKind kind = filling.option->kind;
        if ((kind == OptionKind::Customization || kind == OptionKind::Artifact) &&
            !supportOfficer(check, entry))
            report(check, findings, "SON-ARM-24", filling, entry);
    });
}

/// SON-ARM-25: an officer brought by a support option does not count as the tile's Character.
void checkSupportOfficer(const ArmyCheck& check, Findings& findings) {
    forEachWithoutCharacter(check, [&](const FillingView& filling, const EntryView& entry) {
        const OptionKind kind = filling.option->kind;
        const bool asks = kind == OptionKind::Customization || kind == OptionKind::Artifact ||
                          kind == OptionKind::Spell || kind == OptionKind::SpellBook;
        if (!asks || !supportOfficer(check, entry))
            return;
        report(check, findings, "SON-ARM-25", filling, entry);
        findings.back().arguments.push_back(supportOfficer(check, entry)->id.value);
    });
}

/// SON-ARM-26: spells need a Character as caster.
void checkSpells(const ArmyCheck& check, Findings& findings) {
    forEachWithoutCharacter(check, [&](const FillingView& filling, const EntryView& entry) {
        if (filling.option->kind == OptionKind::Spell && !supportOfficer(check, entry))
            report(check, findings, "SON-ARM-26", filling, entry);
    });
}

/// SON-ARM-40: a spell book, like any customization, needs a Character on its tile.
void checkBookHolder(const ArmyCheck& check, Findings& findings) {
    forEachWithoutCharacter(check, [&](const FillingView& filling, const EntryView& entry) {
        if (filling.option->kind == OptionKind::SpellBook && !supportOfficer(check, entry))
            report(check, findings, "SON-ARM-40", filling, entry);
    });
}

template <class Action>
void forEachOnCharacter(const ArmyCheck& check, std::initializer_list<std::string_view> names,
                        Action action) {
    for (const EntryView& entry : check.army.entries) {
        const Unit* character = check.army.characterOf(entry);
        if (!character)
            continue;
        for (const FillingView& filling : entry.fillings)
            if (filling.option &&
                std::find(names.begin(), names.end(), filling.option->id.name()) != names.end())
                action(filling, entry, *character);
    }
}

/// SON-ARM-46: a sword on a Character without Assault adds to nothing (Elder Sword) or grants it (Shaggai
/// Sword).
void checkSwords(const ArmyCheck& check, Findings& findings) {
    forEachOnCharacter(check, {"shaggai-sword", "elder-sword"},
                       [&](const FillingView& filling, const EntryView& entry, const Unit& character) {
                           if (findAbility(character.front, "assault"))
                               return;
                           Finding found =
                               aboutFilling(check, "SON-ARM-46", Severity::Warning, filling, &entry);
                           found.message = filling.option->id.name() == "elder-sword" ? "elder" : "shaggai";
                           found.arguments.push_back(character.id.value);
                           found.fixes.push_back(removeFix(filling));
                           findings.push_back(std::move(found));
                       });
}

/// SON-ARM-47: what turns a Character to its harmed or unharmed side is void when there is none: a back that
/// shows another state, a burrower under ground, is none.
void checkFlips(const ArmyCheck& check, Findings& findings) {
    forEachOnCharacter(check, {"eldritch-ichor", "shaggai-sword", "life-drain"},
                       [&](const FillingView& filling, const EntryView& entry, const Unit& character) {
                           if (turnsWhenHarmed(character))
                               return;
                           Finding found =
                               aboutFilling(check, "SON-ARM-47", Severity::Warning, filling, &entry);
                           found.arguments.push_back(character.id.value);
                           found.fixes.push_back(removeFix(filling));
                           findings.push_back(std::move(found));
                       });
}

constexpr Check armyCharactersTable[] = {
    {"SON-ARM-19", Severity::Error, armyCheck<checkOrders>, part::sides},
    {"SON-ARM-24", Severity::Error, armyCheck<checkCustomizations>, part::sides},
    {"SON-ARM-25", Severity::Error, armyCheck<checkSupportOfficer>, part::sides},
    {"SON-ARM-26", Severity::Error, armyCheck<checkSpells>, part::sides},
    {"SON-ARM-40", Severity::Error, armyCheck<checkBookHolder>, part::sides},
    {"SON-ARM-46", Severity::Warning, armyCheck<checkSwords>, part::sides},
    {"SON-ARM-47", Severity::Warning, armyCheck<checkFlips>, part::sides},
};

}  // namespace

std::span<const Check> armyCharacterChecks() {
    return armyCharactersTable;
}

}  // namespace bocage::rules::normandie
