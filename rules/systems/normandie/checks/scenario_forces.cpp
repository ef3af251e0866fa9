#include <algorithm>
#include <map>
#include <set>

#include "rules/systems/normandie/checks/takes_part.h"

namespace bocage::rules::normandie {

namespace {

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

/// SON-ZOM-06: Zombies on the map leave counters for the bag, and there are no more of a kind than counters.
void checkZombieCounters(const ScenarioCheck& check, Findings& findings) {
    std::map<ContentId, Location> zombies;
    Location all;
    for (const Piece& piece : check.scenario.pieces)
        if (const Unit* unit = check.content.unit(piece.content); unit && unit->hasTrait("zombie"))
            for (Location* place : {&zombies[piece.content], &all}) {
                place->pointer = "/pieces";
                place->elements.push_back(piece.id);
                place->cells.push_back(piece.at);
            }
    if (zombies.empty())
        return;
    int stock = 0;
    std::map<ContentId, int> kinds;
    for (const Pack& pack : check.library.packs())
        for (const BagDef& bag : pack.bags)
            if (bag.purpose == "zombie")
                for (const Copies& zombie : bag.contents) {
                    stock += zombie.count;
                    kinds[zombie.id] += zombie.count;
                }
    const auto onMap = static_cast<int>(all.elements.size());
    if (stock > 0 && onMap >= stock) {
        Finding found = aboutScenario("SON-ZOM-06", Severity::Warning);
        found.arguments = {std::to_string(onMap), std::to_string(stock)};
        found.locations.push_back(std::move(all));
        findings.push_back(std::move(found));
    }
    for (auto& [kind, place] : zombies) {
        const auto counters = kinds.find(kind);
        const auto standing = static_cast<int>(place.elements.size());
        if (counters == kinds.end() || standing <= counters->second)
            continue;
        Finding found = aboutScenario("SON-ZOM-06", Severity::Warning, kind.value);
        found.message = "kind";
        found.arguments = {kind.value, std::to_string(standing), std::to_string(counters->second)};
        found.locations.push_back(std::move(place));
        findings.push_back(std::move(found));
    }
}

constexpr Check scenarioForcesTable[] = {
    {"SON-SCN-48", Severity::Warning, scenarioCheck<checkLaboratory>,
     part::pieces | part::sides | part::armies | part::ground},
    {"SON-SCN-49", Severity::Error, scenarioCheck<checkSummoned>, part::sides | part::armies},
    {"SON-SCN-53", Severity::Error, scenarioCheck<checkModes>, part::pieces},
    {"SON-UNC-09", Severity::Warning, scenarioCheck<checkHarmless>, part::pieces},
    {"SON-ZOM-06", Severity::Warning, scenarioCheck<checkZombieCounters>, part::pieces},
};

}  // namespace

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
