#include <algorithm>
#include <map>
#include <set>

#include "rules/format/element_json.h"
#include "rules/systems/normandie/checks/deployment_rights.h"
#include "rules/systems/normandie/checks/zone_packing.h"
#include "rules/systems/normandie/checks/zone_room.h"
#include "rules/systems/normandie/movement/ground_rules.h"
#include "rules/systems/normandie/movement/reach_time.h"

namespace bocage::rules::normandie {

namespace {

/// Whether the side can do without this zone: it has another one of the same group.
bool isSpare(const Scenario& scenario, const Zone& zone) {
    return zone.side.empty() || zone.kind != Zone::Kind::Deployment ||
           std::any_of(scenario.zones.begin(), scenario.zones.end(), [&](const Zone& other) {
               return &other != &zone && other.kind == zone.kind && other.side == zone.side &&
                      other.group == zone.group && !other.cells.empty();
           });
}

/// Takes spaces that it should not have out of a zone. Counters of its army that stand there are placed by
/// the scenario from then on, where `counters` allows that; else there must be none.
void offerGivingWay(const ScenarioCheck& check, std::size_t zone, const std::vector<Cell>& shared,
                    bool counters, Finding& found) {
    const Zone& giving = check.scenario.zones[zone];
    Json::Array kept;
    for (const Cell cell : giving.cells)
        if (!std::binary_search(shared.begin(), shared.end(), cell))
            kept.push_back(Json(Json::Array{cell.col, cell.row}));
    if (kept.empty())
        return;
    Fix fix{"trim-zone", {giving.id.value}, {}, std::nullopt};
    fix.edits.push_back(
        {Edit::Kind::Replace, "/zones/" + std::to_string(zone) + "/cells", Json(std::move(kept))});
    for (std::size_t p = 0; p < check.scenario.pieces.size(); ++p) {
        const Piece& piece = check.scenario.pieces[p];
        const FieldUnit* unit = check.battlefield.unitOfPiece(p);
        const bool stands =
            unit ? std::any_of(
                       unit->cells.begin(), unit->cells.begin() + unit->footprint,
                       [&](Cell cell) { return std::binary_search(shared.begin(), shared.end(), cell); })
                 : std::binary_search(shared.begin(), shared.end(), piece.at);
        if (piece.side != giving.side || isFixedPlacement(piece) || !stands)
            continue;
        if (!counters)
            return;
        fix.code = "trim-and-place";
        fix.edits.push_back(
            {Edit::Kind::Add, "/pieces/" + std::to_string(p) + "/restrictions", Json(Json::Array{"placed"})});
    }
    found.fixes.push_back(std::move(fix));
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
            if (!off.empty())
                offerGivingWay(check, z, off, false, found);
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
            for (const bool counters : {false, true})
                for (const std::size_t giving : {z, other})
                    if (found.fixes.empty() || !counters)
                        offerGivingWay(check, giving, shared, counters, found);
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
        if (first.empty() && isFixedPlacement(piece))
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
        const bool without = grouped && piece.group.empty() && !isFixedPlacement(piece);
        if (!stranger && !without)
            continue;
        Finding found = aboutElement("SON-SCN-33", Severity::Error, piece.id, "pieces", p, {piece.at});
        found.message = stranger ? "unknown" : "none";
        found.arguments.push_back(piece.group);
        // Without a group a counter may stand in any zone of its side, but in one of them.
        const std::vector<Cell> zone = zoneCells(scenario, piece.side, {});
        const bool fixed = isFixedPlacement(piece);
        const bool stands = fixed || zone.empty() || holds(zone, piece.at);
        if (stranger && stands && !(grouped && !fixed))
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

/// Grows the first zone by the nearest spaces that are of use to somebody, until all find room.
bool growFix(const ScenarioCheck& check, const SideRoom& room, const std::string& zone, Fix& fix) {
    constexpr std::size_t most = 60;
    std::set<Cell> taken;
    for (const Zone& other : check.scenario.zones)
        taken.insert(other.cells.begin(), other.cells.end());
    std::vector<Mover> walkers;
    for (const Unit* unit : room.waiting)
        if (const Mover& walker = check.context.ways->walker(*unit);
            std::find(walkers.begin(), walkers.end(), walker) == walkers.end())
            walkers.push_back(walker);
    std::vector<Cell> grown(room.zones.begin(), room.zones.end());
    std::vector<Cell> free = room.free;
    fix = {"grow-zone", {}, {}, std::nullopt};
    for (std::size_t i = 0; i < grown.size(); ++i)
        for (const Cell next : Square::neighbours(grown[i])) {
            const bool useful = std::any_of(walkers.begin(), walkers.end(), [&](const Mover& walker) {
                return !groundBars(check.battlefield, walker, next);
            });
            if (!useful || !taken.insert(next).second)
                continue;
            grown.push_back(next);
            if (check.battlefield.unitAt(next))
                continue;
            free.insert(std::lower_bound(free.begin(), free.end(), next), next);
            fix.edits.push_back({Edit::Kind::Add, zone + "/cells/-", Json(Json::Array{next.col, next.row})});
            fix.arguments = {std::to_string(fix.edits.size())};
            if (canStandTogether(*check.context.ways, room.waiting, free))
                return true;
            if (fix.edits.size() >= most)
                return false;
        }
    return false;
}

/// How far each space of the field, row by row, is from the nearest of some cells. Two passes do: a way on
/// squares goes round nothing, so one that comes from above and one from below meet every cell.
std::vector<int> distancesFrom(const Battlefield& field, const std::vector<Cell>& cells) {
    constexpr int far = 1 << 20;
    const int cols = field.cols(), rows = field.rows();
    std::vector<int> away(static_cast<std::size_t>(cols) * static_cast<std::size_t>(rows), far);
    const auto at = [&](int col, int row) -> int& {
        return away[static_cast<std::size_t>(row) * static_cast<std::size_t>(cols) +
                    static_cast<std::size_t>(col)];
    };
    for (const Cell cell : cells) {
        const int col = cell.col - field.origin().col, row = cell.row - field.origin().row;
        if (col >= 0 && col < cols && row >= 0 && row < rows)
            at(col, row) = 0;
    }
    const auto lean = [&](int col, int row, int step) {
        for (const auto& [across, down] : {std::pair(-step, 0), {-1, -step}, {0, -step}, {1, -step}})
            if (col + across >= 0 && col + across < cols && row + down >= 0 && row + down < rows)
                at(col, row) = std::min(at(col, row), at(col + across, row + down) + 1);
    };
    for (int row = 0; row < rows; ++row)
        for (int col = 0; col < cols; ++col)
            lean(col, row, 1);
    for (int row = rows; row-- > 0;)
        for (int col = cols; col-- > 0;)
            lean(col, row, -1);
    return away;
}

/// A zone for a side that has none: around its counters on the map, else as far from the others as can be,
/// large enough for everybody who has to deploy.
void offerZone(const ScenarioCheck& check, const ScenarioSide& side, Finding& found) {
    if (!check.context.offersWaysOut)
        return;
    constexpr std::size_t most = 200;
    constexpr std::size_t usual = 8;  ///< spaces where nobody is known to come
    const Battlefield& field = check.battlefield;
    std::set<Cell> theirs;
    for (const Zone& zone : check.scenario.zones)
        if (zone.side != side.id && zone.kind == Zone::Kind::Deployment)
            theirs.insert(zone.cells.begin(), zone.cells.end());
    std::vector<Cell> zone;
    std::set<Cell> seen = theirs;
    std::vector<Cell> others(theirs.begin(), theirs.end());
    for (const FieldUnit& unit : field.units()) {
        const Piece& piece = check.scenario.pieces[unit.piece];
        for (int i = 0; i < unit.footprint; ++i) {
            const Cell cell = unit.cells[static_cast<std::size_t>(i)];
            if (piece.side != side.id)
                others.push_back(cell);
            else if (startsInZone(check, piece)) {
                if (!field.exists(cell) || theirs.contains(cell))
                    return;
                if (seen.insert(cell).second)
                    zone.push_back(cell);
            }
        }
    }
    const SideRoom& room = roomOf(check, side);
    std::vector<Mover> walkers;
    for (const Unit* unit : room.waiting)
        if (const Mover& walker = check.context.ways->walker(*unit);
            std::find(walkers.begin(), walkers.end(), walker) == walkers.end())
            walkers.push_back(walker);
    if (walkers.empty())
        walkers.emplace_back();
    const auto isUseful = [&](Cell cell) {
        return field.exists(cell) && !field.unitAt(cell) &&
               std::any_of(walkers.begin(), walkers.end(),
                           [&](const Mover& walker) { return !groundBars(field, walker, cell); });
    };
    if (zone.empty()) {
        const std::vector<int> away = distancesFrom(field, others);
        std::optional<std::pair<int, Cell>> furthest;
        std::size_t place = 0;
        for (int row = 0; row < field.rows(); ++row)
            for (int col = 0; col < field.cols(); ++col, ++place) {
                const Cell cell{field.origin().col + col, field.origin().row + row};
                if (!seen.contains(cell) && isUseful(cell) && (!furthest || away[place] > furthest->first))
                    furthest = {away[place], cell};
            }
        if (!furthest)
            return;
        zone.push_back(furthest->second);
        seen.insert(furthest->second);
    }
    std::vector<Cell> free;
    const auto isEnough = [&] {
        return room.waiting.empty() ? zone.size() >= usual
                                    : free.size() >= room.waiting.size() &&
                                          canStandTogether(*check.context.ways, room.waiting, free);
    };
    bool enough = false;
    for (std::size_t i = 0; i < zone.size() && !enough; ++i) {
        if (!field.unitAt(zone[i]))
            free.insert(std::lower_bound(free.begin(), free.end(), zone[i]), zone[i]);
        for (const Cell next : Square::neighbours(zone[i]))
            if (zone.size() < most && isUseful(next) && seen.insert(next).second)
                zone.push_back(next);
        enough = isEnough();
        if (enough)
            zone.resize(std::max(i + 1, std::min(zone.size(), usual)));
    }
    if (!enough && !(room.waiting.empty() && !zone.empty()))
        return;
    std::sort(zone.begin(), zone.end());
    Json::Array cells;
    for (const Cell cell : zone)
        cells.push_back(Json(Json::Array{cell.col, cell.row}));
    Json::Object own{{"id", freshId(check.scenario, "zone").value},
                     {"kind", "deployment"},
                     {"side", side.id.value},
                     {"cells", Json(std::move(cells))}};
    if (!side.name.empty())
        own.emplace_back("name", jsonOf(side.name));
    Fix fix{"add-zone", {side.id.value, std::to_string(zone.size())}, {}, std::nullopt};
    if (check.scenario.zones.empty())
        fix.edits.push_back({Edit::Kind::Add, "/zones", Json(Json::Array{})});
    fix.edits.push_back({Edit::Kind::Add, "/zones/-", Json(std::move(own))});
    found.fixes.push_back(std::move(fix));
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
        int needed = 0;
        for (const JudgedArmy& army : check.context.armies)
            needed += army.side == &scenario.sides[s] ? army.totals.units : 0;
        for (const HandedOut& out : check.context.handedOut)
            needed += out.side == &scenario.sides[s] ? static_cast<int>(out.units.size()) : 0;
        if (zone || arrow || placed >= std::max(1, needed))
            continue;
        Finding found = aboutScenario("SON-SCN-31", Severity::Error, id.value);
        found.arguments = {id.value};
        Location location;
        location.pointer = "/sides/" + std::to_string(s);
        found.locations.push_back(std::move(location));
        offerZone(check, scenario.sides[s], found);
        findings.push_back(std::move(found));
    }
}

/// SON-SCN-34: a side's zones have room for every unit that must deploy there: legal spaces for each class,
/// and for all of them at once, large counters in one piece.
void checkCapacity(const ScenarioCheck& check, Findings& findings) {
    const Scenario& scenario = check.scenario;
    for (const ScenarioSide& side : scenario.sides) {
        const SideRoom& room = roomOf(check, side);
        const auto report = [&](const char* message, const std::string& subject, int found, int needed,
                                const Unit& sample) {
            Finding finding = aboutScenario("SON-SCN-34", Severity::Error, side.id.value + "/" + subject);
            finding.message = message;
            finding.arguments = {side.id.value, std::to_string(found), std::to_string(needed)};
            Location location;
            location.cells.assign(room.zones.begin(), room.zones.end());
            for (std::size_t z = 0; z < scenario.zones.size(); ++z)
                if (scenario.zones[z].side == side.id && scenario.zones[z].kind == Zone::Kind::Deployment) {
                    location.elements.push_back(scenario.zones[z].id);
                    if (location.pointer.empty())
                        location.pointer = "/zones/" + std::to_string(z);
                }
            finding.locations.push_back(std::move(location));
            Fix fix;
            if (growFix(check, room, finding.locations.front().pointer, fix))
                finding.fixes.push_back(std::move(fix));
            else if (leaveOutFix(check, side.id, sample, fix))
                finding.fixes.push_back(std::move(fix));
            findings.push_back(std::move(finding));
        };
        static constexpr const char* names[] = {"infantry", "light", "heavy", "creature"};
        for (const auto& [unitClass, space] : room.shortOf)
            report(names[static_cast<int>(unitClass)], std::to_string(static_cast<int>(unitClass)),
                   space.room, space.needed, *space.sample);
        if (!room.crowded)
            continue;
        int needed = 0;
        const Unit* largest = room.waiting.front();
        for (const Unit* unit : room.waiting) {
            needed += unit->footprint;
            largest = unit->footprint > largest->footprint ? unit : largest;
        }
        report("together", "together", static_cast<int>(room.free.size()), needed, *largest);
    }
}

/// The variant of the sentence for a refusal of the ground.
const char* sentenceFor(std::string_view code) {
    return code == "barred-class"               ? "class"
           : code == "water-only"               ? "dry"
           : code == "mythos-barrier"           ? "barrier"
           : code.find("building") != code.npos ? "building"
           : code == "water"                    ? "water"
           : code == "swamp"                    ? "swamp"
                                                : "impassable";
}

/// Creatures and Gigantic units never enter a building.
bool isTooLarge(const Refusal& refusal) {
    return refusal.code == "creature-in-building" || refusal.code == "gigantic-in-building";
}

/// One finding for every unit that stands where it may not and for which `wanted(refusal)` holds.
template <class Wanted>
void reportBarred(const ScenarioCheck& check, Findings& findings, const char* rule, Wanted wanted) {
    for (const FieldUnit& unit : check.battlefield.units()) {
        const Piece& piece = check.scenario.pieces[unit.piece];
        const Mover& mover = check.context.ways->walker(*unit.unit, unit.backUp);
        const auto report = [&](const char* message, Cell cell) {
            Finding found = aboutElement(rule, Severity::Error, piece.id, "pieces", unit.piece, {cell});
            found.message = message;
            found.arguments = {piece.content.value, cellName(cell)};
            offerOtherStart(check, unit, found);
            offerPickingUp(check, unit, found);
            offerLeavingOut(check, unit, found);
            findings.push_back(std::move(found));
        };
        bool admitted = true;
        for (int i = 0; i < unit.footprint && admitted; ++i) {
            const Cell cell = unit.cells[static_cast<std::size_t>(i)];
            const Refusal refusal = groundBars(check.battlefield, mover, cell);
            admitted = !refusal;
            if (refusal && refusal.code != "off-board" && wanted(refusal))
                report(sentenceFor(refusal.code), cell);
        }
        // A counter of several spaces does not lie across what it cannot cross either.
        constexpr Refusal across{"across", "SON-MOV-06"};
        if (admitted && unit.footprint > 1 && wanted(across) &&
            !check.context.ways->field(mover).fits({unit.cells[0], unit.facing}))
            report("across", unit.cells[1]);
    }
}

/// SON-SCN-35: where a unit starts it may stand: water, hedges, swamp, walls, barriers.
void checkStartTerrain(const ScenarioCheck& check, Findings& findings) {
    reportBarred(check, findings, "SON-SCN-35", [](const Refusal& refusal) { return !isTooLarge(refusal); });
}

/// SON-BLD-12: creatures and Gigantic units are never in a building.
void checkNeverInside(const ScenarioCheck& check, Findings& findings) {
    reportBarred(check, findings, "SON-BLD-12", isTooLarge);
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

/// The objective that the counter is in or next to; null when it keeps away.
const Objective* objectiveNear(const ScenarioCheck& check, const FieldUnit& unit) {
    for (const Objective& objective : check.scenario.objectives)
        for (const Cell cell : objectiveCells(check.battlefield, check.scenario, objective))
            for (int i = 0; i < unit.footprint; ++i)
                if (touches(cell, unit.cells[static_cast<std::size_t>(i)]))
                    return &objective;
    return nullptr;
}

/// SON-SCN-37: a unit starts in its zone; a Scout up to n spaces outside, but never in or next to an
/// objective. What the scenario itself places is its own affair.
void checkScouts(const ScenarioCheck& check, Findings& findings) {
    // Many counters share a zone, and the zone of a large battle has hundreds of spaces.
    std::map<std::pair<SideId, std::string>, std::vector<Cell>> zones;
    for (const FieldUnit& unit : check.battlefield.units()) {
        const Piece& piece = check.scenario.pieces[unit.piece];
        if (!startsInZone(check, piece))
            continue;
        const auto [known, fresh] = zones.try_emplace({piece.side, piece.group});
        if (fresh)
            known->second = zoneCells(check.scenario, piece.side, piece.group);
        const std::vector<Cell>& zone = known->second;
        if (zone.empty())
            continue;
        int outside = 0;
        Cell furthest = piece.at;
        for (int i = 0; i < unit.footprint; ++i) {
            const Cell own = unit.cells[static_cast<std::size_t>(i)];
            int nearest = holds(zone, own) ? 0 : 1 << 20;
            for (auto cell = zone.begin(); nearest > 0 && cell != zone.end(); ++cell)
                nearest = std::min(nearest, Square::distance(*cell, own));
            if (nearest > outside) {
                outside = nearest;
                furthest = own;
            }
        }
        if (outside == 0)
            continue;
        const DeploymentRights rights = rightsOf(check, unit);
        const Objective* near = rights.isScout ? objectiveNear(check, unit) : nullptr;
        if (outside <= rights.scout && !near)
            continue;
        Finding found =
            aboutElement("SON-SCN-37", Severity::Error, piece.id, "pieces", unit.piece, {furthest});
        found.message = outside > rights.scout ? (rights.isScout ? "too-far" : "outside") : "objective";
        found.arguments = {piece.content.value, std::to_string(outside), std::to_string(rights.scout),
                           cellName(furthest)};
        if (near && outside <= rights.scout)
            found.locations.front().elements.push_back(near->id);
        offerOtherStart(check, unit, found);
        offerPickingUp(check, unit, found);
        offerPlacing(piece, unit.piece, found);
        findings.push_back(std::move(found));
    }
}

/// SON-SCN-38: only some abilities let the player pick the side up; what the scenario itself places is its
/// own affair.
void checkSideUp(const ScenarioCheck& check, Findings& findings) {
    for (const FieldUnit& unit : check.battlefield.units()) {
        const Piece& piece = check.scenario.pieces[unit.piece];
        if (piece.side.empty() || piece.face != "back" || !unit.unit->back || isFixedPlacement(piece) ||
            rightsOf(check, unit).eitherSide)
            continue;
        Finding found =
            aboutElement("SON-SCN-38", Severity::Error, piece.id, "pieces", unit.piece, {piece.at});
        found.arguments = {piece.content.value};
        found.fixes.push_back({"front-up",
                               {piece.content.value},
                               {{Edit::Kind::Remove, found.locations.front().pointer + "/face", {}}},
                               std::nullopt});
        offerPlacing(piece, unit.piece, found);
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
     part::zones | part::entries | part::pieces | part::sides | part::armies, part::all},
    {"SON-SCN-32", Severity::Error, scenarioCheck<checkZones>, part::zones | part::boards | part::ground,
     part::all},
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
     part::zones | part::objectives | part::pieces | part::laid | part::ground | part::units | part::armies |
         part::sides,
     part::entries},
    {"SON-SCN-38", Severity::Error, scenarioCheck<checkSideUp>,
     part::units | part::pieces | part::sides | part::armies | part::laid | part::ground},
    {"SON-SCN-39", Severity::Error, scenarioCheck<checkHiddenInWater>,
     part::ground | part::units | part::pieces},
};

}  // namespace

std::span<const Check> scenarioDeploymentChecks() {
    return scenarioDeploymentTable;
}

}  // namespace bocage::rules::normandie
