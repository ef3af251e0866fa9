#include <algorithm>
#include <map>
#include <set>

#include "rules/systems/normandie/checks/army_checks.h"

namespace bocage::rules::normandie {

namespace {

bool contains(const std::vector<ContentId>& list, const ContentId& id) {
    return std::find(list.begin(), list.end(), id) != list.end();
}

/// SON-ARM-41: the same option used more often than the collection holds.
void checkOwnedOptions(const ArmyCheck& check, Findings& findings) {
    if (!check.collection)
        return;
    std::map<ContentId, std::vector<std::pair<const FillingView*, const EntryView*>>> uses;
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        if (filling.option)
            uses[filling.filling->option].emplace_back(&filling, entry);
    });
    for (const auto& [id, places] : uses) {
        const int stock = ownedCopies(*check.collection, check.content.library(), id);
        if (static_cast<int>(places.size()) <= stock)
            continue;
        Finding found =
            aboutFilling(check, "SON-ARM-41", Severity::Warning, *places.back().first, places.back().second);
        found.arguments = {id.value, std::to_string(places.size()), std::to_string(stock)};
        for (const auto& [filling, entry] : places)
            found.locations.front().entries.push_back(filling->filling->id);
        found.fixes.push_back(removeFix(*places.back().first));
        findings.push_back(std::move(found));
    }
}

/// SON-ARM-50: the scenario's list of permitted, required and forbidden content.
void checkLists(const ArmyCheck& check, Findings& findings) {
    if (!check.player)
        return;
    const Force& force = check.player->force;
    const auto allowed = [&](const ContentId& id) {
        return !contains(force.forbidden, id) && (force.permitted.empty() || contains(force.permitted, id));
    };
    for (const EntryView& entry : check.army.entries) {
        if (entry.entry->grant || allowed(entry.entry->content))
            continue;
        Finding found = aboutEntry(check, "SON-ARM-50", Severity::Error, entry);
        found.message = contains(force.forbidden, entry.entry->content) ? "forbidden" : "not-permitted";
        found.fixes.push_back(removeFix(entry));
        findings.push_back(std::move(found));
    }
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        if ((entry && entry->entry->grant) || allowed(filling.filling->option))
            return;
        Finding found = aboutFilling(check, "SON-ARM-50", Severity::Error, filling, entry);
        found.message = contains(force.forbidden, filling.filling->option) ? "forbidden" : "not-permitted";
        found.fixes.push_back(removeFix(filling));
        findings.push_back(std::move(found));
    });
    for (const ContentId& required : force.required) {
        bool present = check.army.hasTile(required);
        check.army.forEachFilling([&](const FillingView& filling, const EntryView*) {
            present = present || filling.filling->option == required;
        });
        if (present)
            continue;
        Finding found = aboutArmy(check, "SON-ARM-50", Severity::Error);
        found.message = "missing";
        found.subject += required.value;
        found.arguments = {required.value};
        if (const Tile* tile = check.content.tile(required))
            offerTile(check, *tile, found);
        findings.push_back(std::move(found));
    }
}

/// SON-ARM-51: what is taken for free must be handed out by the scenario or by a recorded campaign result.
void checkGrants(const ArmyCheck& check, Findings& findings) {
    if (!check.scenario || !check.player)
        return;
    std::map<ContentId, int> granted;
    for (const Copies& fixed : check.player->force.fixed)
        granted[fixed.id] += fixed.count;
    for (const CampaignLink& link : check.scenario->campaign)
        if (link.receiver.empty() || link.receiver == check.player->id)
            for (const Copies& grant : link.grants)
                granted[grant.id] += grant.count;
    for (const EntryView& entry : check.army.entries) {
        if (!entry.entry->grant || granted[entry.entry->content]-- > 0)
            continue;
        Finding found = aboutEntry(check, "SON-ARM-51", Severity::Error, entry);
        found.fixes.push_back({"pay-for",
                               {entry.entry->content.value},
                               {{Edit::Kind::Remove, entry.pointer + "/grant", {}}},
                               entry.tile ? entry.tile->cost : std::nullopt});
        found.fixes.push_back(removeFix(entry));
        findings.push_back(std::move(found));
    }
}

bool isZombie(const Unit* unit) {
    return unit && (unit->hasTrait("zombie") || findAbility(unit->front, "zombie"));
}

/// True when Zombies can come up in the battle: in an army, on the map, in a bag, or made by somebody.
bool zombiesPossible(const ArmyCheck& check) {
    for (const JudgedArmy& army : check.context.armies)
        for (const ArmyUnit& unit : army.view.units)
            if (isZombie(unit.unit) || (unit.unit && findAbility(unit.unit->front, "master-dead")))
                return true;
    for (const Piece& piece : check.scenario->pieces)
        if (isZombie(check.content.unit(piece.content)) || piece.content.name().starts_with("mass-grave"))
            return true;
    return std::any_of(check.scenario->bags.begin(), check.scenario->bags.end(), [&](const BagUse& use) {
        const BagDef* bag = check.content.library().bag(use.bag);
        return bag && bag->purpose == "zombie";
    });
}

/// SON-ARM-48: options about Zombies when no side and no rule of the scenario can have any.
void checkZombieOptions(const ArmyCheck& check, Findings& findings) {
    if (!check.scenario || zombiesPossible(check))
        return;
    static const std::set<std::string_view> names = {"bind-zombies", "reanimator-serum", "serum-dart-gun"};
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        const bool direct = filling.option && names.contains(filling.option->id.name());
        const bool inBook =
            std::any_of(filling.contents.begin(), filling.contents.end(),
                        [&](const Option* page) { return page && names.contains(page->id.name()); });
        if (!direct && !inBook)
            return;
        Finding found = aboutFilling(check, "SON-ARM-48", Severity::Warning, filling, entry);
        found.fixes.push_back(removeFix(filling));
        findings.push_back(std::move(found));
    });
}

/// SON-ARM-49: anti-vehicle options with no opposing vehicle possible; Mythos hunting with nothing to hunt.
/// Only said when every opposing army is known.
void checkTargets(const ArmyCheck& check, Findings& findings) {
    if (!check.scenario || !check.judged.side)
        return;
    bool known = false;
    bool vehicles = false;
    bool manifestations = false;
    for (const ScenarioSide& side : check.scenario->sides)
        for (const Player& player : side.players)
            if (side.id != check.judged.side->id && player.force.armies.empty() && player.force.fixed.empty())
                return;
    for (const JudgedArmy& army : check.context.armies) {
        if (army.side == check.judged.side)
            continue;
        known = true;
        manifestations = manifestations || army.totals.manifestations > 0;
        for (const auto& [unitClass, count] : army.totals.unitsByClass)
            vehicles =
                vehicles || ((unitClass == UnitClass::Light || unitClass == UnitClass::Heavy) && count > 0);
    }
    for (const Piece& piece : check.scenario->pieces) {
        const Unit* unit = check.content.unit(piece.content);
        if (!unit || piece.side == check.judged.side->id)
            continue;
        manifestations = manifestations || findAbility(unit->front, "mythos-manifestation");
        vehicles = vehicles || unit->unitClass == UnitClass::Light || unit->unitClass == UnitClass::Heavy;
    }
    if (!known)
        return;
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        if (!filling.option)
            return;
        const std::string_view name = filling.option->id.name();
        const bool antiVehicle = (name == "rust" || name == "panzerfaust") && !vehicles;
        const bool hunting =
            (name == "elder-sign" || name == "enchant-unit" || name == "bless-blade") && !manifestations;
        if (!antiVehicle && !hunting)
            return;
        Finding found = aboutFilling(check, "SON-ARM-49", Severity::Warning, filling, entry);
        found.message = antiVehicle ? "vehicles" : "manifestations";
        found.fixes.push_back(removeFix(filling));
        findings.push_back(std::move(found));
    });
}

constexpr Check checks[] = {
    {"SON-ARM-41", Severity::Warning, armyCheck<checkOwnedOptions>, part::sides},
    {"SON-ARM-48", Severity::Warning, armyCheck<checkZombieOptions>,
     part::pieces | part::sides | part::armies | part::decks},
    {"SON-ARM-49", Severity::Warning, armyCheck<checkTargets>, part::pieces | part::sides | part::armies},
    {"SON-ARM-50", Severity::Error, armyCheck<checkLists>, part::sides},
    {"SON-ARM-51", Severity::Error, armyCheck<checkGrants>, part::sides | part::campaign},
};

}  // namespace

std::span<const Check> armyScenarioChecks() {
    return checks;
}

std::span<const Check> armyChecks() {
    static const std::vector<Check> all = [] {
        std::vector<Check> joined;
        for (const auto& table : {armyPointChecks(), armySlotChecks(), armyCharacterChecks(),
                                  armyFactionChecks(), armyMagicChecks(), armyUseChecks(), armyOrderChecks(),
                                  armyScenarioChecks(), armyAbilityChecks()})
            joined.insert(joined.end(), table.begin(), table.end());
        return joined;
    }();
    return all;
}

}  // namespace bocage::rules::normandie
