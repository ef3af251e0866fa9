#include <algorithm>
#include <map>

#include "rules/systems/normandie/checks/army_checks.h"
#include "rules/systems/normandie/checks/scenario_checks.h"

namespace bocage::rules::normandie {

namespace {

/// Deep Ones things by name alone; a warning of its own instead of a faction error (SON-ARM-33).
bool isDeepOnesByName(const Option& option) {
    const std::string_view name = option.id.name();
    return name == "poisoned-blade" || name == "totem-1" || name == "totem-2" || name == "amulet-dagon";
}

bool mixedAllowed(const ArmyCheck& check) {
    return check.player && check.player->force.mixedFactions;
}

/// SON-ARM-27: faction spells only in armies of that faction; Mythos spells in any.
void checkSpellFaction(const ArmyCheck& check, Findings& findings) {
    const auto foreign = [&](const Option* option) {
        return option && option->kind == OptionKind::Spell && !option->mythos && !option->faction.empty() &&
               option->faction != check.army.roster->faction;
    };
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        // Where the scenario mixes factions, a spell keeps to a tile of its own.
        if (mixedAllowed(check) && entry && entry->tile && filling.option &&
            entry->tile->faction == filling.option->faction)
            return;
        const auto report = [&](const ContentId& spell, Fix fix) {
            Finding found = aboutFilling(check, "SON-ARM-27", Severity::Error, filling, entry);
            if (spell != filling.filling->option)
                found.subject += "/" + spell.value;
            found.arguments.front() = spell.value;
            found.arguments.push_back(check.army.roster->faction.value);
            found.fixes.push_back(std::move(fix));
            findings.push_back(std::move(found));
        };
        if (foreign(filling.option))
            report(filling.filling->option, removeFix(filling));
        for (std::size_t i = 0; i < filling.contents.size(); ++i)
            if (foreign(filling.contents[i]))
                report(filling.filling->contents[i], removePage(filling, i));
    });
}

/// SON-ARM-28: a hero's required tile must be in the army.
void checkRequiredTile(const ArmyCheck& check, Findings& findings) {
    for (const EntryView& entry : check.army.entries) {
        if (!entry.tile)
            continue;
        for (const ContentId& needed : entry.tile->needsTiles) {
            if (check.army.hasTile(needed))
                continue;
            Finding found = aboutEntry(check, "SON-ARM-28", Severity::Error, entry);
            found.arguments.push_back(needed.value);
            const Tile* tile = check.content.tile(needed);
            if (tile)
                offerTile(check, *tile, found);
            const bool affordable = !found.fixes.empty();
            found.fixes.push_back(removeFix(entry));
            if (tile && !affordable)
                offerTileWithPoints(check, *tile, found);
            findings.push_back(std::move(found));
        }
    }
}

/// SON-ARM-29: the same hero, named character or named vehicle twice in one army (inferred).
void checkUnique(const ArmyCheck& check, Findings& findings) {
    std::map<ContentId, std::vector<const ArmyUnit*>> named;
    for (const ArmyUnit& unit : check.army.units)
        if (unit.unit && (unit.unit->tileRole == Unit::TileRole::Hero || unit.unit->hasTrait("unique")))
            named[unit.id].push_back(&unit);
    for (const auto& [id, copies] : named) {
        if (copies.size() < 2 || copies.back()->entry < 0)
            continue;
        const EntryView& last = check.army.entries[static_cast<std::size_t>(copies.back()->entry)];
        Finding found = aboutEntry(check, "SON-ARM-29", Severity::Warning, last);
        found.arguments = {id.value};
        for (const ArmyUnit* copy : copies)
            if (copy->entry >= 0)
                found.locations.front().entries.push_back(
                    check.army.entries[static_cast<std::size_t>(copy->entry)].entry->id);
        found.fixes.push_back(copies.back()->filling >= 0
                                  ? removeFix(last.fillings[static_cast<std::size_t>(copies.back()->filling)])
                                  : removeFix(last));
        findings.push_back(std::move(found));
    }
}

/// SON-ARM-30: every tile, hero and faction-bound option belongs to the army's faction, unless the scenario
/// mixes them.
void checkFaction(const ArmyCheck& check, Findings& findings) {
    const ContentId& faction = check.army.roster->faction;
    if (mixedAllowed(check))
        return;
    for (const EntryView& entry : check.army.entries) {
        if (!entry.tile || entry.tile->faction == faction || entry.tile->faction.empty())
            continue;
        Finding found = aboutEntry(check, "SON-ARM-30", Severity::Error, entry);
        found.arguments.push_back(entry.tile->faction.value);
        found.arguments.push_back(faction.value);
        found.fixes.push_back(removeFix(entry));
        findings.push_back(std::move(found));
    }
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        // Spells have their own rule, and a foreign tile's options fall with the tile.
        if (!filling.option || filling.option->kind == OptionKind::Spell || filling.option->faction.empty() ||
            filling.option->faction == faction || isDeepOnesByName(*filling.option) ||
            (entry && entry->tile && entry->tile->faction == filling.option->faction))
            return;
        Finding found = aboutFilling(check, "SON-ARM-30", Severity::Error, filling, entry);
        found.arguments = {filling.filling->option.value, filling.option->faction.value, faction.value};
        found.fixes.push_back(removeFix(filling));
        findings.push_back(std::move(found));
    });
}

/// SON-ARM-31: stripes of a support unit differ from its tile, so that a trait of the tile which asks for
/// them does not reach it although the unit could use it: Digger for Burrowers, Pack Hunting for Assault.
void checkBadges(const ArmyCheck& check, Findings& findings) {
    for (const EntryView& entry : check.army.entries) {
        if (!entry.tile)
            continue;
        const auto hasTrait = [&](std::string_view name) {
            return std::any_of(entry.fillings.begin(), entry.fillings.end(), [&](const FillingView& filling) {
                return filling.option && filling.option->id.name() == name;
            });
        };
        const bool digger = hasTrait("digger"), pack = hasTrait("pack-hunting");
        if (!digger && !pack)
            continue;
        const auto has = [](const Unit& unit, std::string_view ability) {
            return findAbility(unit.front, ability) || (unit.back && findAbility(*unit.back, ability));
        };
        for (const FillingView& filling : entry.fillings) {
            if (!filling.option || filling.option->kind != OptionKind::Support)
                continue;
            const auto missesOut = [&](const Copies& brought) {
                const Unit* unit = check.content.unit(brought.id);
                return unit && unit->stripes != entry.tile->stripes &&
                       ((digger && has(*unit, "burrower")) || (pack && has(*unit, "assault")));
            };
            if (std::any_of(filling.option->units.begin(), filling.option->units.end(), missesOut))
                findings.push_back(aboutFilling(check, "SON-ARM-31", Severity::Warning, filling, &entry));
        }
    }
}

/// SON-ARM-32: options tied to one person or unit need it in the army.
void checkPersons(const ArmyCheck& check, Findings& findings) {
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        if (!filling.option || filling.option->needsUnits.empty())
            return;
        const auto& needed = filling.option->needsUnits;
        if (std::any_of(needed.begin(), needed.end(),
                        [&](const ContentId& id) { return check.army.hasUnit(id); }))
            return;
        const std::string_view name = filling.option->id.name();
        const bool flavour = name == "hardboiled" || name == "serum-dart-gun";
        Finding found =
            aboutFilling(check, "SON-ARM-32", flavour ? Severity::Warning : Severity::Error, filling, entry);
        found.message = flavour ? "flavour" : "needed";
        found.arguments.push_back(needed.front().value);
        for (const auto& [id, tile] : check.content.tiles()) {
            const bool brings = std::any_of(tile.units.begin(), tile.units.end(),
                                            [&](const Copies& unit) { return unit.id == needed.front(); });
            if (brings && tile.faction == check.army.roster->faction) {
                offerTile(check, tile, found);
                break;
            }
        }
        found.fixes.push_back(removeFix(filling));
        findings.push_back(std::move(found));
    });
}

/// SON-ARM-33: Poisoned Blade, Totems and the Amulet of Dagon belong with the Deep Ones.
void checkDeepOnesThings(const ArmyCheck& check, Findings& findings) {
    if (check.army.roster->faction.name() == "deep-ones")
        return;
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        if (!filling.option || !isDeepOnesByName(*filling.option))
            return;
        Finding found = aboutFilling(check, "SON-ARM-33", Severity::Warning, filling, entry);
        found.fixes.push_back(removeFix(filling));
        findings.push_back(std::move(found));
    });
}

void checkOneOfAKind(const CheckInput& input, Findings& findings) {
    armyCheck<checkUnique>(input, findings);
    scenarioCheck<checkOnTwoSides>(input, findings);
}

constexpr Check armyFactionTable[] = {
    {"SON-ARM-27", Severity::Error, armyCheck<checkSpellFaction>, part::sides},
    {"SON-ARM-28", Severity::Error, armyCheck<checkRequiredTile>, part::sides},
    {"SON-ARM-29", Severity::Warning, checkOneOfAKind,
     part::pieces | part::sides | part::armies | part::campaign},
    {"SON-ARM-30", Severity::Error, armyCheck<checkFaction>, part::sides},
    {"SON-ARM-31", Severity::Warning, armyCheck<checkBadges>, part::sides},
    {"SON-ARM-32", Severity::Error, armyCheck<checkPersons>, part::sides},
    {"SON-ARM-33", Severity::Warning, armyCheck<checkDeepOnesThings>, part::sides},
};

}  // namespace

std::span<const Check> armyFactionChecks() {
    return armyFactionTable;
}

}  // namespace bocage::rules::normandie
