#include <algorithm>
#include <map>
#include <set>

#include "rules/roster/roster_ids.h"
#include "rules/systems/normandie/checks/army_checks.h"

namespace bocage::rules::normandie {

namespace {

bool contains(const std::vector<ContentId>& list, const ContentId& id) {
    return std::find(list.begin(), list.end(), id) != list.end();
}

/// SON-ARM-41: the same option used more often than the collection holds, spells in books included. In a
/// battle both armies share the cardboard, and DOC-BOX-01 says it for all.
void checkOwnedOptions(const ArmyCheck& check, Findings& findings) {
    if (!check.collection || check.scenario)
        return;
    struct Use {
        const FillingView* filling;
        const EntryView* entry;
        std::optional<std::size_t> page;
    };
    std::map<ContentId, std::vector<Use>> uses;
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        if (!filling.option)
            return;
        uses[filling.filling->option].push_back({&filling, entry, std::nullopt});
        for (std::size_t page = 0; page < filling.contents.size(); ++page)
            if (filling.contents[page])
                uses[filling.filling->contents[page]].push_back({&filling, entry, page});
    });
    for (const auto& [id, places] : uses) {
        const int stock = ownedCopies(*check.collection, check.content.library(), id);
        if (static_cast<int>(places.size()) <= stock)
            continue;
        const Use& last = places.back();
        Finding found = aboutFilling(check, "SON-ARM-41", Severity::Note, *last.filling, last.entry);
        if (last.page)
            found.subject += "/" + id.value;
        found.message = stock == 0 ? "none" : "";
        found.arguments = {id.value, std::to_string(places.size()), std::to_string(stock)};
        for (const Use& use : places)
            if (use.filling != last.filling)
                found.locations.front().entries.push_back(use.filling->filling->id);
        found.fixes.push_back(last.page ? removePage(*last.filling, *last.page) : removeFix(*last.filling));
        findings.push_back(std::move(found));
    }
}

/// Brings what the scenario demands: the tile itself or one that has the unit, an option in a free slot; with
/// more points where there are too few. Or the scenario does without it.
void offerRequired(const ArmyCheck& check, std::size_t index, Finding& found) {
    const Force& force = check.player->force;
    const ContentId& required = force.required[index];
    const auto allowed = [&](const ContentId& id) {
        return !contains(force.forbidden, id) && (force.permitted.empty() || contains(force.permitted, id));
    };
    const Tile* tile = check.content.tile(required);
    for (const auto& [id, other] : check.content.tiles())
        if (!tile && allowed(id) && (other.faction == check.army.roster->faction || force.mixedFactions) &&
            std::any_of(other.units.begin(), other.units.end(),
                        [&](const Copies& unit) { return unit.id == required; }))
            tile = &other;
    if (tile && allowed(tile->id)) {
        const std::size_t before = found.fixes.size();
        offerTile(check, *tile, found);
        if (found.fixes.size() == before)
            offerTileWithPoints(check, *tile, found);
    }
    const Option* option = check.content.option(required);
    const std::optional<int> limit = limitOf(check);
    // What lies in a bag is not bought (SON-ARM-42).
    const bool inBag = check.scenario &&
                       std::any_of(check.scenario->bags.begin(), check.scenario->bags.end(),
                                   [](const BagUse& use) { return use.bag.name() == "search"; }) &&
                       option &&
                       (option->kind == OptionKind::Spell || option->kind == OptionKind::Customization);
    if (option && !inBag && allowed(required) && check.context.offersWaysOut &&
        (!limit || check.totals.points.value + option->cost.value_or(0) <= *limit)) {
        FillingView filling;
        RosterEntry::Filling blank;
        blank.option = required;
        filling.filling = &blank;
        filling.option = option;
        Fix fix;
        if (moveFix(check, filling, nullptr, fix)) {
            fix.code = "add-option";
            fix.edits.erase(fix.edits.begin());  // it comes from nowhere
            fix.edits.front().value.set("id", freshId(*check.army.roster, "option").value);
            fix.price = option->cost;
            found.fixes.push_back(std::move(fix));
        }
    }
    // The roster lies in the force that demands it.
    if (const std::size_t at = check.army.pointer.find("/force/"); at != std::string::npos)
        found.fixes.push_back(
            {"do-not-demand",
             {required.value},
             {{Edit::Kind::Remove,
               check.army.pointer.substr(0, at) + "/force/required/" + std::to_string(index),
               {}}},
             std::nullopt});
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
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        for (std::size_t i = 0; i < filling.filling->contents.size(); ++i) {
            const ContentId& page = filling.filling->contents[i];
            // A book that may not come at all is told as such; its spells go with it.
            if ((entry && entry->entry->grant) || allowed(page) || !allowed(filling.filling->option))
                continue;
            Finding found = aboutFilling(check, "SON-ARM-50", Severity::Error, filling, entry);
            found.message = contains(force.forbidden, page) ? "forbidden" : "not-permitted";
            found.subject += "/" + std::to_string(i);
            found.arguments.front() = page.value;
            found.fixes.push_back(removePage(filling, i));
            findings.push_back(std::move(found));
        }
    });
    for (std::size_t r = 0; r < force.required.size(); ++r) {
        const ContentId& required = force.required[r];
        bool present = check.army.hasTile(required) || check.army.hasUnit(required);
        check.army.forEachFilling([&](const FillingView& filling, const EntryView*) {
            present = present || filling.filling->option == required ||
                      contains(filling.filling->contents, required);
        });
        for (const Copies& fixed : force.fixed)
            present = present || (fixed.id == required && fixed.count > 0);
        if (present)
            continue;
        Finding found = aboutArmy(check, "SON-ARM-50", Severity::Error);
        found.message = "missing";
        found.subject += required.value;
        found.arguments = {required.value};
        offerRequired(check, r, found);
        findings.push_back(std::move(found));
    }
}

/// Who can have won an earlier chapter: the sides its campaign boxes speak of, somebody else, or nobody.
std::vector<std::string> winnersOf(const Scenario& scenario, const std::string& chapter) {
    std::set<std::string> sides;
    for (const CampaignLink& link : scenario.campaign)
        if (link.chapter == chapter)
            sides.insert(link.side);
    std::vector<std::string> winners(sides.begin(), sides.end());
    winners.emplace_back("\n");  // some other side
    winners.emplace_back();      // a draw
    return winners;
}

bool holds(const CampaignLink& link, const std::string& winner) {
    return link.outcome == "won"    ? winner == link.side
           : link.outcome == "lost" ? !winner.empty() && winner != link.side
                                    : winner.empty();
}

/// What the player has free of charge at most, for every way the earlier chapters can have ended.
std::vector<std::map<ContentId, int>> possibleGrants(const ArmyCheck& check) {
    constexpr std::size_t mostWays = 500;
    std::map<ContentId, int> always;
    for (const Copies& fixed : check.player->force.fixed)
        always[fixed.id] += fixed.count;
    std::vector<std::map<ContentId, int>> ways{always};
    std::set<std::string> chapters;
    for (const CampaignLink& link : check.scenario->campaign)
        chapters.insert(link.chapter);
    for (const std::string& chapter : chapters) {
        std::vector<std::map<ContentId, int>> more;
        for (const std::map<ContentId, int>& way : ways)
            for (const std::string& winner : winnersOf(*check.scenario, chapter)) {
                std::map<ContentId, int> granted = way;
                for (const CampaignLink& link : check.scenario->campaign)
                    if (link.chapter == chapter && holds(link, winner) &&
                        (link.receiver.empty() || link.receiver == check.player->id))
                        for (const Copies& grant : link.grants)
                            granted[grant.id] += grant.count;
                if (more.size() < mostWays && std::find(more.begin(), more.end(), granted) == more.end())
                    more.push_back(std::move(granted));
            }
        ways = std::move(more);
    }
    return ways;
}

/// SON-ARM-51: what is taken for free must be handed out by the scenario or by a result of an earlier
/// chapter, and all of it by one result: who won cannot have lost as well.
void checkGrants(const ArmyCheck& check, Findings& findings) {
    if (!check.scenario || !check.player)
        return;
    std::vector<const EntryView*> unpaid;
    bool first = true;
    for (std::map<ContentId, int>& granted : possibleGrants(check)) {
        std::vector<const EntryView*> own;
        for (const EntryView& entry : check.army.entries)
            if (entry.entry->grant && granted[entry.entry->content]-- <= 0)
                own.push_back(&entry);
        if (first || own.size() < unpaid.size())
            unpaid = std::move(own);
        first = false;
    }
    for (const EntryView* entry : unpaid) {
        Finding found = aboutEntry(check, "SON-ARM-51", Severity::Error, *entry);
        const std::optional<int> price = entry->tile ? entry->tile->cost : std::nullopt;
        const std::optional<int> limit = limitOf(check);
        EntryView paid = *entry;
        RosterEntry bought = *entry->entry;
        bought.grant = false;
        paid.entry = &bought;
        if (!limit || check.totals.points.value + costOf(paid).points <= *limit)
            found.fixes.push_back({"pay-for",
                                   {entry->entry->content.value},
                                   {{Edit::Kind::Remove, entry->pointer + "/grant", {}}},
                                   price});
        found.fixes.push_back(removeFix(*entry));
        findings.push_back(std::move(found));
    }
}

/// Calls action(const Unit&) for every unit that a scenario hands out, on its own or with its tile or option.
template <class Action>
void forEachHandedOut(const Content& content, const Force& force, Action action) {
    const auto all = [&](const std::vector<Copies>& units) {
        for (const Copies& copies : units)
            if (const Unit* unit = content.unit(copies.id))
                action(*unit);
    };
    for (const Copies& fixed : force.fixed) {
        if (const Unit* unit = content.unit(fixed.id))
            action(*unit);
        if (const Tile* tile = content.tile(fixed.id))
            all(tile->units);
        if (const Option* option = content.option(fixed.id))
            all(option->units);
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
    // The Serum raises them from a grave that is part of the ground as well.
    for (const CellInfo& cell : check.context.battlefield.cells())
        if (cell.has(MassGrave))
            return true;
    bool handedOut = false;
    for (const ScenarioSide& side : check.scenario->sides)
        for (const Player& player : side.players)
            forEachHandedOut(check.content, player.force, [&](const Unit& unit) {
                handedOut = handedOut || isZombie(&unit) || findAbility(unit.front, "master-dead");
            });
    if (handedOut)
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
    const auto meet = [&](const Unit& unit) {
        manifestations = manifestations || findAbility(unit.front, "mythos-manifestation") ||
                         (unit.back && findAbility(*unit.back, "mythos-manifestation"));
        vehicles = vehicles || unit.unitClass == UnitClass::Light || unit.unitClass == UnitClass::Heavy;
    };
    for (const ScenarioSide& side : check.scenario->sides)
        for (const Player& player : side.players) {
            if (side.id == check.judged.side->id)
                continue;
            if (player.force.armies.empty() && player.force.fixed.empty())
                return;
            forEachHandedOut(check.content, player.force, meet);
            known = known || !player.force.fixed.empty();
        }
    for (const JudgedArmy& army : check.context.armies) {
        if (army.side == check.judged.side)
            continue;
        known = true;
        for (const ArmyUnit& unit : army.view.units)
            if (unit.unit)
                meet(*unit.unit);
        // What a spell may summon is possible, though not there yet.
        army.view.forEachFilling([&](const FillingView& filling, const EntryView*) {
            for (const Copies& brought : filling.option ? filling.option->units : std::vector<Copies>())
                if (const Unit* unit = check.content.unit(brought.id))
                    meet(*unit);
        });
    }
    for (const Piece& piece : check.scenario->pieces) {
        const MarkerDef* marker = check.content.library().marker(piece.content);
        manifestations = manifestations || (marker && cellEffects(marker->effects).has(MythosPlace));
        const Unit* unit = check.content.unit(piece.content);
        if (unit && piece.side != check.judged.side->id)
            meet(*unit);
    }
    for (const CellInfo& cell : check.context.battlefield.cells())
        manifestations = manifestations || cell.has(MythosPlace);
    if (!known)
        return;
    const auto useless = [&](const Option* option) -> const char* {
        if (!option)
            return nullptr;
        const std::string_view name = option->id.name();
        if ((name == "rust" || name == "panzerfaust") && !vehicles)
            return "vehicles";
        // Good for hunting and nothing else; the statue also helps casters.
        static const std::set<std::string_view> hunting = {"elder-sign", "elder-medallion", "enchant-unit",
                                                           "bless-blade"};
        return hunting.contains(name) && !manifestations ? "manifestations" : nullptr;
    };
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        const auto report = [&](const char* message, const ContentId& what, Fix fix) {
            Finding found = aboutFilling(check, "SON-ARM-49", Severity::Warning, filling, entry);
            found.message = message;
            if (what != filling.filling->option)
                found.subject += "/" + what.value;
            found.arguments.front() = what.value;
            found.fixes.push_back(std::move(fix));
            findings.push_back(std::move(found));
        };
        if (const char* message = useless(filling.option))
            report(message, filling.filling->option, removeFix(filling));
        for (std::size_t i = 0; i < filling.contents.size(); ++i)
            if (const char* message = useless(filling.contents[i]))
                report(message, filling.filling->contents[i], removePage(filling, i));
    });
}

constexpr Check armyScenarioTable[] = {
    {"SON-ARM-41", Severity::Note, armyCheck<checkOwnedOptions>, part::sides},
    {"SON-ARM-48", Severity::Warning, armyCheck<checkZombieOptions>,
     part::pieces | part::sides | part::armies | part::decks | part::ground},
    {"SON-ARM-49", Severity::Warning, armyCheck<checkTargets>,
     part::pieces | part::sides | part::armies | part::ground},
    {"SON-ARM-50", Severity::Error, armyCheck<checkLists>, part::sides, part::all},
    {"SON-ARM-51", Severity::Error, armyCheck<checkGrants>, part::sides | part::campaign},
};

}  // namespace

std::span<const Check> armyScenarioChecks() {
    return armyScenarioTable;
}

std::span<const Check> armyChecks() {
    static const std::vector<Check> all = [] {
        std::vector<Check> joined;
        for (const auto& table : {armyPointChecks(), armySlotChecks(), armyCharacterChecks(),
                                  armyFactionChecks(), armyMagicChecks(), armyUseChecks(), armyOrderChecks(),
                                  armyScenarioChecks(), armyAbilityChecks()})
            joined.insert(joined.end(), table.begin(), table.end());
        // Their ways out take counters off the map with what brought them.
        for (Check& check : joined)
            check.details |= part::pieces;
        return joined;
    }();
    return all;
}

}  // namespace bocage::rules::normandie
