#include <algorithm>
#include <map>
#include <set>

#include "rules/systems/normandie/checks/scenario_checks.h"

namespace bocage::rules::normandie {

namespace {

/// Every unit that takes part: of armies, handed out, or standing on the map.
template <class Action>
void forEachUnit(const ScenarioCheck& check, Action action) {
    for (const JudgedArmy& army : check.context.armies)
        for (const ArmyUnit& unit : army.view.units)
            if (unit.unit)
                action(*unit.unit);
    for (const Piece& piece : check.scenario.pieces)
        if (const Unit* unit = check.content.unit(piece.content))
            action(*unit);
    for (const ScenarioSide& side : check.scenario.sides)
        for (const Player& player : side.players)
            for (const Copies& fixed : player.force.fixed) {
                if (const Unit* unit = check.content.unit(fixed.id))
                    action(*unit);
                if (const Tile* tile = check.content.tile(fixed.id))
                    for (const Copies& own : tile->units)
                        if (const Unit* unit = check.content.unit(own.id))
                            action(*unit);
            }
}

bool hasBag(const ScenarioCheck& check, std::string_view purpose) {
    return std::any_of(check.scenario.bags.begin(), check.scenario.bags.end(), [&](const BagUse& use) {
        const BagDef* bag = check.library.bag(use.bag);
        return bag && bag->purpose == purpose;
    });
}

/// What armies have taken of a bag's contents; those tiles are not in the bag (SON-ARM-42).
Json::Array takenFrom(const ScenarioCheck& check, const BagDef& bag) {
    std::set<ContentId> taken;
    for (const JudgedArmy& army : check.context.armies)
        army.view.forEachFilling([&](const FillingView& filling, const EntryView*) {
            taken.insert(filling.filling->option);
            taken.insert(filling.filling->contents.begin(), filling.filling->contents.end());
        });
    Json::Array removed;
    for (const Copies& copies : bag.contents)
        if (taken.contains(copies.id))
            removed.push_back(Json::Object{{"id", copies.id.value}, {"count", copies.count}});
    return removed;
}

Fix addBagFix(const ScenarioCheck& check, std::string_view purpose) {
    for (const Pack& pack : check.library.packs())
        for (const BagDef& bag : pack.bags)
            if (bag.purpose == purpose) {
                Json use = Json::Object{{"id", freshId(check.scenario, "bag").value}, {"bag", bag.id.value}};
                if (Json::Array removed = takenFrom(check, bag); !removed.empty())
                    use.set("removed", Json(std::move(removed)));
                return {
                    "add-bag", {bag.id.value}, {{Edit::Kind::Add, "/bags/-", std::move(use)}}, std::nullopt};
            }
    return {};
}

void askForBag(const ScenarioCheck& check, Findings& findings, const char* rule, std::string_view purpose) {
    Finding found = aboutScenario(rule, Severity::Warning);
    found.message = "missing";
    Location location;
    location.pointer = "/bags";
    found.locations.push_back(std::move(location));
    Fix fix = addBagFix(check, purpose);
    if (!fix.edits.empty())
        found.fixes.push_back(std::move(fix));
    findings.push_back(std::move(found));
}

/// Every unit with the sides it takes part on: in armies, handed out, granted or standing on the map.
/// Nobody's side is the empty one.
std::map<ContentId, std::set<SideId>> sidesOfUnits(const ScenarioCheck& check) {
    std::map<ContentId, std::set<SideId>> sides;
    for (const JudgedArmy& army : check.context.armies)
        for (const ArmyUnit& unit : army.view.units)
            sides[unit.id].insert(army.side ? army.side->id : SideId());
    for (const Piece& piece : check.scenario.pieces)
        if (check.content.unit(piece.content))
            sides[piece.content].insert(piece.side);
    const auto handOut = [&](const std::vector<Copies>& things, const SideId& side) {
        for (const Copies& thing : things) {
            sides[thing.id].insert(side);
            if (const Tile* tile = check.content.tile(thing.id))
                for (const Copies& own : tile->units)
                    sides[own.id].insert(side);
            if (const Option* option = check.content.option(thing.id))
                for (const Copies& own : option->units)
                    sides[own.id].insert(side);
        }
    };
    for (const ScenarioSide& side : check.scenario.sides)
        for (const Player& player : side.players) {
            handOut(player.force.fixed, side.id);
            for (const CampaignLink& link : check.scenario.campaign)
                if (link.receiver == player.id)
                    handOut(link.grants, side.id);
        }
    return sides;
}

/// What is wrong with a unit that a condition of this kind names: it must be somebody else's to be beaten,
/// and the side's own to be brought away.
const char* wrongSide(const VictoryCondition& condition, const std::set<SideId>& sides) {
    using Kind = VictoryCondition::Kind;
    if (condition.side.empty())
        return nullptr;
    const bool own = sides.contains(condition.side);
    if (condition.kind == Kind::Eliminate || condition.kind == Kind::Capture)
        return own && sides.size() == 1 ? "friend" : nullptr;
    if (condition.kind == Kind::Exit || condition.kind == Kind::Survive)
        return own ? nullptr : "foe";
    return nullptr;
}

/// SON-SCN-47: every unit that a victory condition names is in an army, granted or on the map, on the right
/// side.
void checkNamedUnits(const ScenarioCheck& check, Findings& findings) {
    const std::map<ContentId, std::set<SideId>> present = sidesOfUnits(check);
    bool open = false;
    for (const ScenarioSide& side : check.scenario.sides)
        for (const Player& player : side.players)
            open = open || (player.force.budget && player.force.armies.empty());
    // While an army is still to be built from a budget, anybody may come.
    if (open)
        return;
    for (std::size_t v = 0; v < check.scenario.victory.size(); ++v)
        for (const ContentId& id : check.scenario.victory[v].units) {
            const VictoryCondition& condition = check.scenario.victory[v];
            const auto sides = present.find(id);
            const char* wrong = sides == present.end() ? "" : wrongSide(condition, sides->second);
            if (!wrong)
                continue;
            Finding found = aboutElement("SON-SCN-47", Severity::Error, condition.id, "victory", v);
            found.message = wrong;
            found.subject += "/" + id.value;
            found.arguments = {id.value, condition.side.value};
            findings.push_back(std::move(found));
        }
}

/// Where a unit is to be found: the entry that brings it, or the counter on the map.
Location whereIs(const ScenarioCheck& check, const ContentId& id) {
    Location location;
    for (std::size_t p = 0; p < check.scenario.pieces.size(); ++p)
        if (const Piece& piece = check.scenario.pieces[p]; piece.content == id) {
            location.pointer = "/pieces/" + std::to_string(p);
            location.elements = {piece.id};
            location.cells = {piece.at};
            return location;
        }
    for (const JudgedArmy& army : check.context.armies)
        for (const ArmyUnit& unit : army.view.units)
            if (unit.id == id && unit.entry >= 0) {
                const EntryView& entry = army.view.entries[static_cast<std::size_t>(unit.entry)];
                location.pointer = entry.pointer;
                location.entries = {entry.entry->id};
                if (army.army)
                    location.army = army.army->id;
                return location;
            }
    location.pointer = "/sides";
    return location;
}

/// SON-SCN-48: Lovecraft without his laboratory on the map or among what he may deploy.
void checkLaboratory(const ScenarioCheck& check, Findings& findings) {
    const Unit* professor = nullptr;
    forEachUnit(check, [&](const Unit& unit) {
        if (unit.id.name().find("lovecraft") != std::string_view::npos)
            professor = &unit;
    });
    bool laboratory = std::any_of(check.battlefield.cells().begin(), check.battlefield.cells().end(),
                                  [](const CellInfo& cell) { return cell.has(Laboratory); });
    const auto brings = [&](const Option* option) { return option && !option->overlay.empty(); };
    for (const JudgedArmy& army : check.context.armies)
        army.view.forEachFilling([&](const FillingView& filling, const EntryView*) {
            laboratory = laboratory || brings(filling.option);
        });
    for (const ScenarioSide& side : check.scenario.sides)
        for (const Player& player : side.players)
            for (const Copies& fixed : player.force.fixed)
                laboratory = laboratory || brings(check.content.option(fixed.id));
    if (!professor || laboratory)
        return;
    Finding found = aboutScenario("SON-SCN-48", Severity::Warning, professor->id.value);
    found.arguments = {professor->id.value};
    found.locations.push_back(whereIs(check, professor->id));
    findings.push_back(std::move(found));
}

/// SON-SCN-49: a summoning option needs its counters to exist, in the packs and in the collection when there
/// is one.
void checkSummoned(const ScenarioCheck& check, Findings& findings) {
    for (const JudgedArmy& army : check.context.armies)
        army.view.forEachFilling([&](const FillingView& filling, const EntryView*) {
            std::vector<Copies> summoned;
            const auto look = [&](const Option* option) {
                if (option && option->kind == OptionKind::Spell)
                    summoned.insert(summoned.end(), option->units.begin(), option->units.end());
            };
            look(filling.option);
            for (const Option* page : filling.contents)
                look(page);
            for (const Copies& creature : summoned) {
                const bool known = check.content.unit(creature.id);
                if (known &&
                    (!check.collection || ownedCopies(*check.collection, check.library, creature.id) > 0))
                    continue;
                Finding found = aboutScenario(
                    "SON-SCN-49", Severity::Error,
                    (army.army ? army.army->id.value + "/" : std::string()) + filling.filling->id.value);
                found.arguments = {filling.filling->option.value, creature.id.value};
                Location location;
                location.pointer = filling.pointer;
                location.entries = {filling.filling->id};
                if (army.army)
                    location.army = army.army->id;
                found.locations.push_back(std::move(location));
                found.fixes.push_back(removeFix(filling));
                findings.push_back(std::move(found));
            }
        });
}

bool isMythos(const MarkerDef& marker) {
    return marker.terror || std::any_of(marker.effects.begin(), marker.effects.end(),
                                        [](const Effect& effect) { return effect.name == "mythos"; });
}

/// SON-SCN-50: with any source of Terror the Madness bag must be prepared.
void checkMadnessBag(const ScenarioCheck& check, Findings& findings) {
    bool terror = false;
    for (const JudgedArmy& army : check.context.armies)
        terror = terror || std::find(army.totals.bags.begin(), army.totals.bags.end(), "madness") !=
                               army.totals.bags.end();
    forEachUnit(check, [&](const Unit& unit) {
        const AbilityUse* mythos = findAbility(unit.front, "mythos-manifestation");
        terror = terror || (mythos && mythos->value);
    });
    for (const CellInfo& cell : check.battlefield.cells())
        terror = terror || (cell.has(MythosPlace) && cell.mythos > 0);
    for (const Piece& piece : check.scenario.pieces)
        if (const MarkerDef* marker = check.library.marker(piece.content))
            terror = terror || (isMythos(*marker) && piece.value.value_or(marker->terror.value_or(0)) > 0);
    for (const PlacedCorner& corner : check.scenario.battlefield.corners)
        if (const MarkerDef* marker = check.library.marker(corner.kind))
            terror = terror || marker->terror.value_or(0) > 0;
    if (terror && !hasBag(check, "madness"))
        askForBag(check, findings, "SON-SCN-50", "madness");
}

/// SON-SCN-51: Search tokens on the map ask for the Search bag, and the bag for a place to search.
void checkSearchBag(const ScenarioCheck& check, Findings& findings) {
    bool places = false;
    for (const Piece& piece : check.scenario.pieces)
        if (const MarkerDef* marker = check.library.marker(piece.content))
            places = places || cellEffects(marker->effects).has(SearchPlace) ||
                     piece.content.name().find("search") != std::string_view::npos;
    for (const CellInfo& cell : check.battlefield.cells())
        places = places || cell.has(SearchPlace);
    const bool bag = hasBag(check, "search");
    if (places && !bag)
        askForBag(check, findings, "SON-SCN-51", "search");
    if (places || !bag)
        return;
    for (std::size_t b = 0; b < check.scenario.bags.size(); ++b) {
        const BagDef* definition = check.library.bag(check.scenario.bags[b].bag);
        if (!definition || definition->purpose != "search")
            continue;
        Finding found = aboutElement("SON-SCN-51", Severity::Warning, check.scenario.bags[b].id, "bags", b);
        found.message = "idle";
        found.fixes.push_back(removeFix(check.scenario.bags[b].id, "bags", b));
        findings.push_back(std::move(found));
    }
}

/// SON-SCN-52: Zombies, Mass Graves or whoever makes Zombies ask for the Zombie bag; a grave nobody can use
/// is idle.
void checkZombieBag(const ScenarioCheck& check, Findings& findings) {
    bool zombies = false;
    bool makers = false;
    bool graves = false;
    forEachUnit(check, [&](const Unit& unit) {
        zombies = zombies || unit.hasTrait("zombie");
        makers = makers || findAbility(unit.front, "master-dead");
    });
    for (const JudgedArmy& army : check.context.armies)
        army.view.forEachFilling([&](const FillingView& filling, const EntryView*) {
            makers = makers || (filling.option && filling.option->id.name() == "reanimator-serum");
        });
    for (const CellInfo& cell : check.battlefield.cells())
        graves = graves || cell.has(MassGrave);
    for (const Piece& piece : check.scenario.pieces)
        graves = graves || piece.content.name().find("mass-grave") != std::string_view::npos;
    if ((zombies || makers) && !hasBag(check, "zombie"))
        askForBag(check, findings, "SON-SCN-52", "zombie");
    if (graves && !makers) {
        Finding found = aboutScenario("SON-SCN-52", Severity::Warning, "grave");
        found.message = "idle";
        Location location;
        location.pointer = "/pieces";
        for (int i = 0; i < check.battlefield.cellCount(); ++i)
            if (const Cell cell = check.battlefield.cellAt(i); check.battlefield.cell(cell).has(MassGrave))
                location.cells.push_back(cell);
        for (const Piece& piece : check.scenario.pieces)
            if (piece.content.name().find("mass-grave") != std::string_view::npos)
                location.elements.push_back(piece.id);
        found.locations.push_back(std::move(location));
        findings.push_back(std::move(found));
    }
}

/// SON-SCN-53: an uncontrolled creature on the map has a mode.
void checkModes(const ScenarioCheck& check, Findings& findings) {
    for (std::size_t p = 0; p < check.scenario.pieces.size(); ++p) {
        const Piece& piece = check.scenario.pieces[p];
        const Unit* unit = check.content.unit(piece.content);
        if (!unit || !isUncontrolled(*unit) || !piece.side.empty() || piece.mode == "aggressive" ||
            piece.mode == "lying-in-wait" || piece.mode == "roaming")
            continue;
        Finding found = aboutElement("SON-SCN-53", Severity::Error, piece.id, "pieces", p, {piece.at});
        found.message = piece.mode.empty() ? "none" : "unknown";
        found.arguments = {piece.content.value, piece.mode};
        for (const char* mode : {"aggressive", "lying-in-wait", "roaming"})
            found.fixes.push_back({std::string("mode-") + mode,
                                   {piece.content.value},
                                   {{Edit::Kind::Add, found.locations.front().pointer + "/mode", mode}},
                                   std::nullopt});
        findings.push_back(std::move(found));
    }
}

/// SON-UNC-09: a creature that can neither assault nor fire only walks when aggressive, and is inert lying in
/// wait.
void checkHarmless(const ScenarioCheck& check, Findings& findings) {
    for (std::size_t p = 0; p < check.scenario.pieces.size(); ++p) {
        const Piece& piece = check.scenario.pieces[p];
        const Unit* unit = check.content.unit(piece.content);
        if (!unit || !isUncontrolled(*unit) || !piece.side.empty() || piece.mode == "roaming" ||
            piece.mode.empty())
            continue;
        const UnitSide& side = unit->side(piece.face);
        const bool fires =
            side.bonus.infantry || side.bonus.light || side.bonus.heavy || side.primary || side.secondary;
        if (fires || findAbility(side, "assault"))
            continue;
        Finding found = aboutElement("SON-UNC-09", Severity::Warning, piece.id, "pieces", p, {piece.at});
        found.message = piece.mode == "aggressive" ? "walks" : "inert";
        found.arguments = {piece.content.value};
        found.fixes.push_back({"mode-roaming",
                               {piece.content.value},
                               {{Edit::Kind::Replace, found.locations.front().pointer + "/mode", "roaming"}},
                               std::nullopt});
        findings.push_back(std::move(found));
    }
}

/// SON-ZOM-06: Zombies on the map leave counters for the bag.
void checkZombieCounters(const ScenarioCheck& check, Findings& findings) {
    Location zombies;
    zombies.pointer = "/pieces";
    for (const Piece& piece : check.scenario.pieces)
        if (const Unit* unit = check.content.unit(piece.content); unit && unit->hasTrait("zombie")) {
            zombies.elements.push_back(piece.id);
            zombies.cells.push_back(piece.at);
        }
    const auto onMap = static_cast<int>(zombies.elements.size());
    if (onMap == 0)
        return;
    int stock = 0;
    for (const Pack& pack : check.library.packs())
        for (const BagDef& bag : pack.bags)
            if (bag.purpose == "zombie")
                for (const Copies& zombie : bag.contents)
                    stock += zombie.count;
    if (stock == 0 || onMap < stock)
        return;
    Finding found = aboutScenario("SON-ZOM-06", Severity::Warning);
    found.arguments = {std::to_string(onMap), std::to_string(stock)};
    found.locations.push_back(std::move(zombies));
    findings.push_back(std::move(found));
}

/// What the Search bags of the scenario hold, option by option.
std::map<ContentId, int> searchBagContents(const ScenarioCheck& check, std::size_t& bagIndex) {
    std::map<ContentId, int> contents;
    for (std::size_t b = 0; b < check.scenario.bags.size(); ++b) {
        const BagDef* bag = check.library.bag(check.scenario.bags[b].bag);
        if (!bag || bag->purpose != "search")
            continue;
        bagIndex = b;
        for (const Copies& copies : bag->contents)
            contents[copies.id] += copies.count;
        for (const Copies& copies : check.scenario.bags[b].added)
            contents[copies.id] += copies.count;
        for (const Copies& copies : check.scenario.bags[b].removed)
            contents[copies.id] -= copies.count;
    }
    return contents;
}

Fix takeOutFix(const ScenarioCheck& check, std::size_t bag, const ContentId& id, int count) {
    const std::string pointer = "/bags/" + std::to_string(bag) + "/removed";
    Fix fix{"take-out-of-bag", {id.value}, {}, std::nullopt};
    if (check.scenario.bags[bag].removed.empty())
        fix.edits.push_back({Edit::Kind::Add, pointer, Json(Json::Array{})});
    fix.edits.push_back({Edit::Kind::Add, pointer + "/-", Json::Object{{"id", id.value}, {"count", count}}});
    return fix;
}

/// SON-ARM-42: what an army has taken is not in the Search bag.
void checkBagAgainstArmies(const ScenarioCheck& check, Findings& findings) {
    std::size_t bag = 0;
    const std::map<ContentId, int> contents = searchBagContents(check, bag);
    std::set<ContentId> reported;
    for (const JudgedArmy& army : check.context.armies)
        army.view.forEachFilling([&](const FillingView& filling, const EntryView*) {
            const auto look = [&](const ContentId& id) {
                const auto held = contents.find(id);
                if (held == contents.end() || held->second <= 0 || !reported.insert(id).second)
                    return;
                Finding found =
                    aboutElement("SON-ARM-42", Severity::Error, check.scenario.bags[bag].id, "bags", bag);
                found.subject = id.value;
                found.arguments = {id.value, army.roster->title.english()};
                found.locations.front().entries = {filling.filling->id};
                found.fixes.push_back(takeOutFix(check, bag, id, held->second));
                findings.push_back(std::move(found));
            };
            look(filling.filling->option);
            for (const ContentId& page : filling.filling->contents)
                look(page);
        });
}

/// SON-ARM-43 and -44: what must not, or should not, enter the Search bag.
void checkBagContents(const ScenarioCheck& check, Findings& findings, bool forbidden) {
    std::size_t bag = 0;
    for (const auto& [id, count] : searchBagContents(check, bag)) {
        const Option* option = count > 0 ? check.content.option(id) : nullptr;
        if (!option)
            continue;
        const bool banned = option->searchBag == BagRule::Forbidden;
        const bool factional =
            option->kind == OptionKind::Spell && !option->mythos && !option->faction.empty();
        if (forbidden ? !banned : banned || !factional)
            continue;
        Finding found = aboutElement(forbidden ? "SON-ARM-43" : "SON-ARM-44",
                                     forbidden ? Severity::Error : Severity::Warning,
                                     check.scenario.bags[bag].id, "bags", bag);
        found.subject = id.value;
        found.arguments = {id.value};
        found.fixes.push_back(takeOutFix(check, bag, id, count));
        findings.push_back(std::move(found));
    }
}

void checkForbiddenInBag(const ScenarioCheck& check, Findings& findings) {
    checkBagContents(check, findings, true);
}

void checkFactionalInBag(const ScenarioCheck& check, Findings& findings) {
    checkBagContents(check, findings, false);
}

constexpr Check scenarioForcesTable[] = {
    {"SON-SCN-47", Severity::Error, scenarioCheck<checkNamedUnits>,
     part::pieces | part::sides | part::armies | part::victory | part::campaign},
    {"SON-SCN-48", Severity::Warning, scenarioCheck<checkLaboratory>,
     part::pieces | part::sides | part::armies | part::ground},
    {"SON-SCN-49", Severity::Error, scenarioCheck<checkSummoned>, part::sides | part::armies},
    {"SON-SCN-50", Severity::Warning, scenarioCheck<checkMadnessBag>,
     part::pieces | part::sides | part::armies | part::decks | part::laid | part::ground, part::all},
    {"SON-SCN-51", Severity::Warning, scenarioCheck<checkSearchBag>,
     part::pieces | part::decks | part::ground, part::all},
    {"SON-SCN-52", Severity::Warning, scenarioCheck<checkZombieBag>,
     part::pieces | part::sides | part::armies | part::decks | part::ground, part::all},
    {"SON-SCN-53", Severity::Error, scenarioCheck<checkModes>, part::pieces},
    {"SON-UNC-09", Severity::Warning, scenarioCheck<checkHarmless>, part::pieces},
    {"SON-ZOM-06", Severity::Warning, scenarioCheck<checkZombieCounters>, part::pieces},
    {"SON-ARM-42", Severity::Error, scenarioCheck<checkBagAgainstArmies>,
     part::sides | part::armies | part::decks},
    {"SON-ARM-43", Severity::Error, scenarioCheck<checkForbiddenInBag>, part::decks},
    {"SON-ARM-44", Severity::Warning, scenarioCheck<checkFactionalInBag>, part::decks},
};

}  // namespace

void checkOnTwoSides(const ScenarioCheck& check, Findings& findings) {
    for (const auto& [id, sides] : sidesOfUnits(check)) {
        const Unit* unit = check.content.unit(id);
        if (!unit || (unit->tileRole != Unit::TileRole::Hero && !unit->hasTrait("unique")))
            continue;
        std::vector<SideId> fighting(sides.begin(), sides.end());
        std::erase_if(fighting, [](const SideId& side) { return side.empty(); });
        if (fighting.size() < 2)
            continue;
        Finding found = aboutScenario("SON-ARM-29", Severity::Warning, id.value);
        found.message = "sides";
        found.arguments = {id.value, fighting[0].value, fighting[1].value};
        for (const JudgedArmy& army : check.context.armies)
            for (const ArmyUnit& own : army.view.units)
                if (own.id == id && own.entry >= 0) {
                    const EntryView& entry = army.view.entries[static_cast<std::size_t>(own.entry)];
                    found.locations.push_back(
                        {entry.pointer, {}, {}, {entry.entry->id}, army.army ? army.army->id : ElementId()});
                }
        if (found.locations.empty())
            found.locations.push_back(whereIs(check, id));
        findings.push_back(std::move(found));
    }
}

std::span<const Check> scenarioForceChecks() {
    return scenarioForcesTable;
}

}  // namespace bocage::rules::normandie
