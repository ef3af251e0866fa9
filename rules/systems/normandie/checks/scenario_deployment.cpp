#include <algorithm>
#include <map>
#include <set>

#include "rules/systems/normandie/checks/zone_room.h"
#include "rules/systems/normandie/reach_time.h"

namespace bocage::rules::normandie {

namespace {

bool mayDeployHidden(const Unit& unit) {
    return findAbility(unit.front, "ambush") || findAbility(unit.front, "amphibious-ambush") ||
           findAbility(unit.front, "tripod") || findAbility(unit.front, "scout");
}

/// SON-SCN-31: each side has a zone, entry arrows or fixed places for its units.
void checkWays(const ScenarioCheck& check, Findings& findings) {
    const Scenario& scenario = check.scenario;
    for (std::size_t s = 0; s < scenario.sides.size(); ++s) {
        const SideId& id = scenario.sides[s].id;
        const bool zone = std::any_of(scenario.zones.begin(), scenario.zones.end(), [&](const Zone& entry) {
            return entry.side == id && entry.kind == Zone::Kind::Deployment;
        });
        const bool arrow = std::any_of(scenario.entries.begin(), scenario.entries.end(),
                                       [&](const EntryArrow& entry) { return entry.side == id; });
        int placed = 0;
        for (const Piece& piece : scenario.pieces)
            placed += piece.side == id && check.content.unit(piece.content) ? 1 : 0;
        int needed = 1;
        for (const JudgedArmy& army : check.context.armies)
            if (army.side == &scenario.sides[s])
                needed = std::max(needed, army.totals.units);
        if (zone || arrow || placed >= needed)
            continue;
        Finding found = aboutScenario("SON-SCN-31", Severity::Error, id.value);
        found.arguments = {id.value};
        Location location;
        location.pointer = "/sides/" + std::to_string(s);
        found.locations.push_back(std::move(location));
        findings.push_back(std::move(found));
    }
}

/// Whether the side can do without this zone: it has another one of the same group.
bool isSpare(const Scenario& scenario, const Zone& zone) {
    return zone.side.empty() || zone.kind != Zone::Kind::Deployment ||
           std::any_of(scenario.zones.begin(), scenario.zones.end(), [&](const Zone& other) {
               return &other != &zone && other.kind == zone.kind && other.side == zone.side &&
                      other.group == zone.group && !other.cells.empty();
           });
}

/// SON-SCN-32: zones lie on the battlefield, are not empty, and zones of different sides do not overlap.
void checkZones(const ScenarioCheck& check, Findings& findings) {
    const auto& zones = check.scenario.zones;
    const bool known = groundIsKnown(check);
    for (std::size_t z = 0; z < zones.size(); ++z) {
        std::vector<Cell> off;
        for (const Cell cell : zones[z].cells)
            if (known && !check.battlefield.exists(cell))
                off.push_back(cell);
        if (zones[z].cells.empty() || !off.empty()) {
            Finding found = aboutElement("SON-SCN-32", Severity::Error, zones[z].id, "zones", z, off);
            found.message = zones[z].cells.empty() ? "empty" : "off-board";
            if (!off.empty() && off.size() < zones[z].cells.size()) {
                Json::Array kept;
                for (const Cell cell : zones[z].cells)
                    if (check.battlefield.exists(cell))
                        kept.push_back(Json(Json::Array{cell.col, cell.row}));
                found.fixes.push_back(
                    {"trim-zone",
                     {zones[z].id.value},
                     {{Edit::Kind::Replace, found.locations.front().pointer + "/cells", Json(kept)}},
                     std::nullopt});
            }
            if (isSpare(check.scenario, zones[z]))
                found.fixes.push_back(removeFix(zones[z].id, "zones", z));
            findings.push_back(std::move(found));
        }
        for (std::size_t other = 0; other < z; ++other) {
            if (zones[z].kind != Zone::Kind::Deployment || zones[other].kind != Zone::Kind::Deployment ||
                zones[z].side == zones[other].side)
                continue;
            std::vector<Cell> shared;
            std::set_intersection(zones[z].cells.begin(), zones[z].cells.end(), zones[other].cells.begin(),
                                  zones[other].cells.end(), std::back_inserter(shared));
            if (shared.empty())
                continue;
            Finding found = aboutElement("SON-SCN-32", Severity::Error, zones[z].id, "zones", z, shared);
            found.message = "overlap";
            found.arguments = {zones[z].id.value, zones[other].id.value};
            found.subject += "+" + zones[other].id.value;
            found.locations.front().elements.push_back(zones[other].id);
            // Either may give way, unless counters of its army stand on what it would lose.
            for (const std::size_t giving : {z, other}) {
                const bool used = std::any_of(
                    check.scenario.pieces.begin(), check.scenario.pieces.end(), [&](const Piece& piece) {
                        return piece.side == zones[giving].side && !piece.entry.empty() &&
                               std::binary_search(shared.begin(), shared.end(), piece.at);
                    });
                Json::Array kept;
                for (const Cell cell : zones[giving].cells)
                    if (!std::binary_search(shared.begin(), shared.end(), cell))
                        kept.push_back(Json(Json::Array{cell.col, cell.row}));
                if (!kept.empty() && !used)
                    found.fixes.push_back(
                        {"trim-zone",
                         {zones[giving].id.value},
                         {{Edit::Kind::Replace, "/zones/" + std::to_string(giving) + "/cells",
                           Json(std::move(kept))}},
                         std::nullopt});
            }
            findings.push_back(std::move(found));
        }
    }
}

/// The group in whose zone the piece stands; that of the side's first zone when it stands in none and need
/// not.
std::string groupAt(const Scenario& scenario, const Piece& piece) {
    std::string first;
    for (const Zone& zone : scenario.zones) {
        if (zone.kind != Zone::Kind::Deployment || zone.side != piece.side || zone.group.empty())
            continue;
        if (std::find(zone.cells.begin(), zone.cells.end(), piece.at) != zone.cells.end())
            return zone.group;
        if (first.empty() && piece.entry.empty())
            first = zone.group;
    }
    return first;
}

/// SON-SCN-33: on a side with groups, every group letter of a unit is that of a zone, and every unit has one.
void checkGroups(const ScenarioCheck& check, Findings& findings) {
    const Scenario& scenario = check.scenario;
    std::map<SideId, std::set<std::string>> letters;
    for (const Zone& zone : scenario.zones)
        if (zone.kind == Zone::Kind::Deployment && !zone.group.empty())
            letters[zone.side].insert(zone.group);
    for (std::size_t p = 0; p < scenario.pieces.size(); ++p) {
        const Piece& piece = scenario.pieces[p];
        const auto known = letters.find(piece.side);
        if (piece.side.empty() || !check.content.unit(piece.content))
            continue;
        // A side whose zones carry one letter, or none, has no groups to tell apart.
        const bool grouped = known != letters.end() && known->second.size() > 1;
        const bool stranger =
            !piece.group.empty() && (known == letters.end() || !known->second.contains(piece.group));
        const bool without = grouped && piece.group.empty() && !piece.entry.empty();
        if (!stranger && !without)
            continue;
        Finding found = aboutElement("SON-SCN-33", Severity::Error, piece.id, "pieces", p, {piece.at});
        found.message = stranger ? "unknown" : "none";
        found.arguments.push_back(piece.group);
        // Without a group a counter of an army may stand in any zone of its side, but in one of them.
        const std::set<Cell> zone = zoneCells(scenario, piece.side, {});
        const bool stands = piece.entry.empty() || zone.empty() || zone.contains(piece.at);
        if (stranger && stands && !(grouped && !piece.entry.empty()))
            found.fixes.push_back({"no-group",
                                   {piece.id.value},
                                   {{Edit::Kind::Remove, found.locations.front().pointer + "/group", {}}},
                                   std::nullopt});
        if (grouped)
            if (const std::string letter = groupAt(scenario, piece); !letter.empty())
                found.fixes.push_back(
                    {"set-group",
                     {piece.id.value, letter},
                     {{Edit::Kind::Add, found.locations.front().pointer + "/group", letter}},
                     std::nullopt});
        findings.push_back(std::move(found));
    }
}

/// SON-SCN-34: a side's zones have a legal space for every unit that must deploy there, class by class.
void checkCapacity(const ScenarioCheck& check, Findings& findings) {
    const Scenario& scenario = check.scenario;
    for (const ScenarioSide& side : scenario.sides) {
        const SideRoom& sideRoom = roomOf(check, side);
        const std::set<Cell>& cells = sideRoom.zones;
        if (cells.empty() || sideRoom.arrows)
            continue;
        for (const auto& [unitClass, space] : sideRoom.byClass) {
            const auto& [needed, room, sample] = space;
            if (room >= needed)
                continue;
            Finding found = aboutScenario("SON-SCN-34", Severity::Error,
                                          side.id.value + "/" + std::to_string(static_cast<int>(unitClass)));
            static constexpr const char* names[] = {"infantry", "light", "heavy", "creature"};
            found.message = names[static_cast<int>(unitClass)];
            found.arguments = {side.id.value, std::to_string(room), std::to_string(needed)};
            Location location;
            location.cells.assign(cells.begin(), cells.end());
            for (std::size_t z = 0; z < scenario.zones.size(); ++z)
                if (scenario.zones[z].side == side.id && scenario.zones[z].kind == Zone::Kind::Deployment) {
                    location.elements.push_back(scenario.zones[z].id);
                    if (location.pointer.empty())
                        location.pointer = "/zones/" + std::to_string(z);
                }
            found.locations.push_back(std::move(location));
            // Grow the first zone by the free legal spaces next to it, nearest first, until there is room.
            std::set<Cell> taken;
            for (const Zone& zone : scenario.zones)
                taken.insert(zone.cells.begin(), zone.cells.end());
            std::vector<Cell> grown(cells.begin(), cells.end());
            for (std::size_t i = 0;
                 i < grown.size() && static_cast<int>(grown.size() - cells.size()) < needed - room; ++i)
                for (const Cell next : Square::neighbours(grown[i]))
                    if (!taken.contains(next) && barredBy(check.battlefield, *sample, next).empty() &&
                        static_cast<int>(grown.size() - cells.size()) < needed - room) {
                        taken.insert(next);
                        grown.push_back(next);
                    }
            if (static_cast<int>(grown.size() - cells.size()) == needed - room) {
                Fix fix{"grow-zone", {std::to_string(needed - room)}, {}, std::nullopt};
                for (std::size_t i = cells.size(); i < grown.size(); ++i)
                    fix.edits.push_back({Edit::Kind::Add, found.locations.front().pointer + "/cells/-",
                                         Json(Json::Array{grown[i].col, grown[i].row})});
                found.fixes.push_back(std::move(fix));
            }
            findings.push_back(std::move(found));
        }
    }
}

/// One finding for every unit that stands where it may not and for which `wanted(unit, reason)` holds.
template <class Wanted>
void reportBarred(const ScenarioCheck& check, Findings& findings, const char* rule, Wanted wanted) {
    for (const FieldUnit& unit : check.battlefield.units()) {
        const Piece& piece = check.scenario.pieces[unit.piece];
        for (int i = 0; i < unit.footprint; ++i) {
            const Cell cell = unit.cells[static_cast<std::size_t>(i)];
            const std::string reason = barredBy(check.battlefield, *unit.unit, cell);
            if (reason.empty() || reason == "off-board" || !wanted(*unit.unit, reason))
                continue;
            Finding found = aboutElement(rule, Severity::Error, piece.id, "pieces", unit.piece, {cell});
            found.message = reason;
            found.arguments = {piece.content.value, cellName(cell)};
            offerOtherStart(check, unit, found);
            offerPickingUp(check, unit, found);
            findings.push_back(std::move(found));
            break;
        }
    }
}

/// SON-SCN-35: where a unit starts it may stand: water, hedges, swamp, walls.
void checkStartTerrain(const ScenarioCheck& check, Findings& findings) {
    reportBarred(check, findings, "SON-SCN-35", [](const Unit& unit, const std::string& reason) {
        return reason != "building" || !isTooLargeForBuildings(unit);
    });
}

/// SON-BLD-12: creatures and Gigantic units are never in a building.
void checkNeverInside(const ScenarioCheck& check, Findings& findings) {
    reportBarred(check, findings, "SON-BLD-12", [](const Unit& unit, const std::string& reason) {
        return reason == "building" && isTooLargeForBuildings(unit);
    });
}

/// SON-SCN-36: a unit lies fully on the board.
void checkFootprints(const ScenarioCheck& check, Findings& findings) {
    if (!groundIsKnown(check))
        return;
    for (const FieldUnit& unit : check.battlefield.units()) {
        const Piece& piece = check.scenario.pieces[unit.piece];
        std::vector<Cell> off;
        for (int i = 0; i < unit.footprint; ++i)
            if (!check.battlefield.exists(unit.cells[static_cast<std::size_t>(i)]))
                off.push_back(unit.cells[static_cast<std::size_t>(i)]);
        if (off.empty())
            continue;
        Finding found = aboutElement("SON-SCN-36", Severity::Error, piece.id, "pieces", unit.piece, off);
        found.arguments = {piece.content.value};
        offerOtherStart(check, unit, found);
        offerPickingUp(check, unit, found);
        findings.push_back(std::move(found));
    }
}

/// SON-SCN-37: an army's unit starts in its zone; a Scout up to n spaces outside, but never in or next to an
/// objective.
void checkScouts(const ScenarioCheck& check, Findings& findings) {
    for (const FieldUnit& unit : check.battlefield.units()) {
        const Piece& piece = check.scenario.pieces[unit.piece];
        if (piece.entry.empty() || piece.side.empty())
            continue;
        const std::set<Cell> zone = zoneCells(check.scenario, piece.side, piece.group);
        if (zone.empty())
            continue;
        int outside = 0;
        for (int i = 0; i < unit.footprint; ++i) {
            int nearest = 1 << 20;
            for (const Cell cell : zone)
                nearest = std::min(nearest, Square::distance(cell, unit.cells[static_cast<std::size_t>(i)]));
            outside = std::max(outside, nearest);
        }
        if (outside == 0)
            continue;
        const AbilityUse* scout = findAbility(unit.unit->front, "scout");
        const int allowed = scout ? scout->value.value_or(0) : 0;
        const Objective* near = nullptr;
        for (const Objective& objective : check.scenario.objectives)
            for (const Cell cell : objectiveCells(check.battlefield, check.scenario, objective))
                for (int i = 0; i < unit.footprint; ++i)
                    if (touches(cell, unit.cells[static_cast<std::size_t>(i)]))
                        near = &objective;
        if (outside <= allowed && !near)
            continue;
        Finding found =
            aboutElement("SON-SCN-37", Severity::Error, piece.id, "pieces", unit.piece, {piece.at});
        found.message = outside > allowed ? (scout ? "too-far" : "outside") : "objective";
        found.arguments = {piece.content.value, std::to_string(outside), std::to_string(allowed)};
        if (near && outside <= allowed)
            found.locations.front().elements.push_back(near->id);
        offerOtherStart(check, unit, found);
        offerPickingUp(check, unit, found);
        findings.push_back(std::move(found));
    }
}

/// SON-SCN-38: only some abilities let the player pick the side up; what the scenario itself places is its
/// own affair.
void checkSideUp(const ScenarioCheck& check, Findings& findings) {
    for (const FieldUnit& unit : check.battlefield.units()) {
        const Piece& piece = check.scenario.pieces[unit.piece];
        if (piece.entry.empty() || piece.face != "back" || mayDeployHidden(*unit.unit) ||
            unit.unit->hasTrait("laboratory"))
            continue;
        Finding found =
            aboutElement("SON-SCN-38", Severity::Error, piece.id, "pieces", unit.piece, {piece.at});
        found.arguments = {piece.content.value};
        found.fixes.push_back({"front-up",
                               {piece.content.value},
                               {{Edit::Kind::Remove, found.locations.front().pointer + "/face", {}}},
                               std::nullopt});
        findings.push_back(std::move(found));
    }
}

/// SON-SCN-39: Amphibious Ambush starts hidden only in water.
void checkHiddenInWater(const ScenarioCheck& check, Findings& findings) {
    for (const FieldUnit& unit : check.battlefield.units()) {
        const Piece& piece = check.scenario.pieces[unit.piece];
        if (piece.face != "back" || unit.unit->backRole != Unit::BackRole::Concealed ||
            !findAbility(unit.unit->front, "amphibious-ambush") || findAbility(unit.unit->front, "ambush"))
            continue;
        const CellInfo& cell = check.battlefield.cell(piece.at);
        if (cell.has(Water) && !cell.has(Ford))
            continue;
        Finding found =
            aboutElement("SON-SCN-39", Severity::Error, piece.id, "pieces", unit.piece, {piece.at});
        found.arguments = {piece.content.value, cellName(piece.at)};
        found.fixes.push_back({"front-up",
                               {piece.content.value},
                               {{Edit::Kind::Remove, found.locations.front().pointer + "/face", {}}},
                               std::nullopt});
        findings.push_back(std::move(found));
    }
}

constexpr Check scenarioDeploymentTable[] = {
    {"SON-SCN-31", Severity::Error, scenarioCheck<checkWays>,
     part::zones | part::entries | part::pieces | part::sides | part::armies},
    {"SON-SCN-32", Severity::Error, scenarioCheck<checkZones>, part::zones | part::boards | part::ground,
     part::pieces},
    {"SON-SCN-33", Severity::Error, scenarioCheck<checkGroups>, part::zones | part::pieces},
    {"SON-SCN-34", Severity::Error, scenarioCheck<checkCapacity>,
     part::zones | part::entries | part::pieces | part::sides | part::armies | part::ground},
    {"SON-SCN-35", Severity::Error, scenarioCheck<checkStartTerrain>,
     part::ground | part::units | part::pieces, part::zones | part::entries | part::armies | part::sides},
    {"SON-BLD-12", Severity::Error, scenarioCheck<checkNeverInside>,
     part::ground | part::units | part::pieces, part::zones | part::entries | part::armies | part::sides},
    {"SON-SCN-36", Severity::Error, scenarioCheck<checkFootprints>,
     part::boards | part::ground | part::units | part::pieces,
     part::zones | part::entries | part::armies | part::sides},
    {"SON-SCN-37", Severity::Error, scenarioCheck<checkScouts>,
     part::zones | part::objectives | part::pieces | part::laid | part::ground | part::units,
     part::entries | part::armies | part::sides},
    {"SON-SCN-38", Severity::Error, scenarioCheck<checkSideUp>, part::units | part::pieces},
    {"SON-SCN-39", Severity::Error, scenarioCheck<checkHiddenInWater>,
     part::ground | part::units | part::pieces},
};

}  // namespace

std::span<const Check> scenarioDeploymentChecks() {
    return scenarioDeploymentTable;
}

}  // namespace bocage::rules::normandie
