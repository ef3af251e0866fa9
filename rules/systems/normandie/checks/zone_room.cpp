#include "rules/systems/normandie/checks/zone_room.h"

#include <algorithm>

#include "rules/systems/normandie/checks/deployment_rights.h"
#include "rules/systems/normandie/checks/zone_packing.h"
#include "rules/systems/normandie/movement/ground_rules.h"

namespace bocage::rules::normandie {

std::vector<Cell> zoneCells(const Scenario& scenario, const SideId& side, const std::string& group) {
    std::vector<Cell> cells;
    for (const Zone& zone : scenario.zones)
        if (zone.kind == Zone::Kind::Deployment && zone.side == side &&
            (group.empty() || zone.group == group))
            cells.insert(cells.end(), zone.cells.begin(), zone.cells.end());
    if (!std::is_sorted(cells.begin(), cells.end()))
        std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

bool startsInZone(const ScenarioCheck& check, const Piece& piece) {
    if (piece.side.empty() || isFixedPlacement(piece))
        return false;
    const Unit* unit = check.content.unit(piece.content);
    // Somebody who does not belong to the side at all is told that first (SON-SCN-44).
    return unit && (isUncontrolled(*unit) || playsFor(*unit, findSide(check.scenario, piece.side)));
}

std::vector<Cell> startZone(const ScenarioCheck& check, const Piece& piece) {
    return startsInZone(check, piece) ? zoneCells(check.scenario, piece.side, piece.group)
                                      : std::vector<Cell>();
}

namespace {

/// Everybody whom armies and the scenario bring to the side, with what they may do when they deploy.
template <class Action>
void forEachBrought(const ScenarioCheck& check, const ScenarioSide& side, Action action) {
    for (const JudgedArmy& army : check.context.armies)
        if (army.side == &side)
            for (const ArmyUnit& unit : army.view.units)
                action(unit.id, unit.unit, [&] { return rightsOf(army, unit).isScout; });
    for (const HandedOut& out : check.context.handedOut)
        if (out.side == &side)
            for (const auto& [id, unit] : out.units)
                action(id, unit, [&, own = unit] { return own && rightsOf(*own).isScout; });
}

/// Why not everybody fits: the classes that find too few spaces, of those the units that are worst off; else
/// it is all of them together.
void findShortage(const ScenarioCheck& check, SideRoom& room) {
    const auto spacesFor = [&](const auto& admits) {
        return static_cast<int>(std::count_if(room.free.begin(), room.free.end(), admits));
    };
    std::map<UnitClass, std::vector<std::pair<Mover, ZoneRoom>>> kinds;
    for (const Unit* unit : room.waiting) {
        const Mover& walker = check.context.ways->walker(*unit);
        auto& ofClass = kinds[unit->unitClass];
        auto kind = std::find_if(ofClass.begin(), ofClass.end(),
                                 [&](const auto& known) { return known.first == walker; });
        if (kind == ofClass.end())
            kind = ofClass.insert(ofClass.end(), {walker, {0, 0, unit}});
        kind->second.needed += unit->footprint;
    }
    for (auto& [unitClass, kindsOfClass] : kinds) {
        auto& ofClass = kindsOfClass;
        ZoneRoom all;
        for (auto& [walker, kind] : ofClass) {
            all.needed += kind.needed;
            all.sample = kind.sample;
            kind.room = spacesFor(
                [&, &mover = walker](Cell cell) { return !groundBars(check.battlefield, mover, cell); });
        }
        all.room = spacesFor([&](Cell cell) {
            return std::any_of(ofClass.begin(), ofClass.end(), [&](const auto& kind) {
                return !groundBars(check.battlefield, kind.first, cell);
            });
        });
        if (all.room < all.needed)
            room.shortOf.emplace(unitClass, all);
        for (const auto& [walker, kind] : ofClass)
            if (kind.room < kind.needed)
                room.shortOf[unitClass] = kind;
    }
    room.crowded = room.shortOf.empty();
}

}  // namespace

const SideRoom& roomOf(const ScenarioCheck& check, const ScenarioSide& side) {
    const auto [known, fresh] = check.context.rooms.try_emplace(side.id);
    SideRoom& room = known->second;
    if (!fresh)
        return room;
    room.zones = zoneCells(check.scenario, side.id, {});
    for (const Cell cell : room.zones)
        if (!check.battlefield.unitAt(cell))
            room.free.push_back(cell);
    room.arrows = std::any_of(check.scenario.entries.begin(), check.scenario.entries.end(),
                              [&](const EntryArrow& arrow) { return arrow.side == side.id; });
    for (const Piece& piece : check.scenario.pieces)
        if (piece.side == side.id)
            ++room.onMap[piece.content];
    std::map<ContentId, int> placed = room.onMap;
    forEachBrought(check, side, [&](const ContentId& id, const Unit* unit, const auto& isScout) {
        ++room.brought[id];
        if (!unit || placed[id]-- > 0 || isScout())
            return;
        room.waiting.push_back(unit);
    });
    if (!room.zones.empty() && !room.arrows &&
        !canStandTogether(*check.context.ways, room.waiting, room.free))
        findShortage(check, room);
    return room;
}

namespace {

/// A side that hides in water is of no use elsewhere (SON-SCN-39).
bool hidesInWaterOnly(const FieldUnit& unit) {
    return unit.backUp && unit.unit->backRole == Unit::BackRole::Concealed &&
           findAbility(unit.unit->front, "amphibious-ambush") && !findAbility(unit.unit->front, "ambush");
}

/// Whether the counter can lie there as it is: on free ground that admits it, side up considered; in water
/// when it has to.
bool canLie(const ScenarioCheck& check, const FieldUnit& unit, const MovementField& ways, Placement at,
            bool wet) {
    if (!ways.fits(at))
        return false;
    std::array<Cell, 4> cells;
    const int count = footprintCells(unit.footprint, at.at, at.facing, cells);
    const auto isFree = [&](Cell cell) {
        const FieldUnit* there = check.battlefield.unitAt(cell);
        if (there && there != &unit)
            return false;
        const CellInfo& info = check.battlefield.cell(cell);
        return !wet || (info.has(Water) && !info.has(Ford));
    };
    return std::all_of(cells.begin(), cells.begin() + count, isFree);
}

/// Facings to try, the one it has first: turning a counter is the smaller change.
std::vector<int> facingsOf(const FieldUnit& unit) {
    if (unit.footprint == 1)
        return {unit.facing};
    std::vector<int> facings;
    const int step = unit.footprint == 4 ? 2 : 1;
    for (int turn = 0; turn < 8; turn += step)
        facings.push_back((unit.facing + turn) & 7);
    return facings;
}

bool liesWithin(const FieldUnit& unit, Placement at, const std::vector<Cell>& zone) {
    std::array<Cell, 4> cells;
    const int count = footprintCells(unit.footprint, at.at, at.facing, cells);
    return std::all_of(cells.begin(), cells.begin() + count, [&](Cell cell) { return holds(zone, cell); });
}

}  // namespace

std::optional<Placement> nearestStart(const ScenarioCheck& check, const FieldUnit& unit) {
    const Piece& piece = check.scenario.pieces[unit.piece];
    const Battlefield& field = check.battlefield;
    if (field.cellCount() == 0)
        return std::nullopt;
    const MovementField& ways =
        check.context.ways->field(check.context.ways->walker(*unit.unit, unit.backUp));
    const bool wet = hidesInWaterOnly(unit);
    const std::vector<int> facings = facingsOf(unit);
    const std::vector<Cell> zone = startZone(check, piece);
    if (!zone.empty()) {
        std::optional<Placement> best;
        for (const int facing : facings)
            for (const Cell cell : zone)
                if ((!best || Square::distance(cell, piece.at) < Square::distance(best->at, piece.at)) &&
                    liesWithin(unit, {cell, facing}, zone) && canLie(check, unit, ways, {cell, facing}, wet))
                    best = Placement{cell, facing};
        return best;
    }
    // Ring by ring from where it stands, or from the nearest corner of the map when it is off it.
    const Cell last{field.origin().col + field.cols() - 1, field.origin().row + field.rows() - 1};
    const Cell from{std::clamp(piece.at.col, field.origin().col, last.col),
                    std::clamp(piece.at.row, field.origin().row, last.row)};
    std::vector<Cell> ring;
    for (int radius = 0; radius <= std::max(field.cols(), field.rows()); ++radius) {
        ring.clear();
        for (const Cell cell : Square::ring(from, radius))
            if (field.exists(cell))
                ring.push_back(cell);
        for (const int facing : facings)
            for (const Cell cell : ring)
                if (canLie(check, unit, ways, {cell, facing}, wet))
                    return Placement{cell, facing};
    }
    return std::nullopt;
}

namespace {

/// Whether those who still have to deploy find room when the counter takes that place (SON-SCN-34).
bool leavesRoom(const ScenarioCheck& check, const FieldUnit& unit, Placement at) {
    const ScenarioSide* side = findSide(check.scenario, check.scenario.pieces[unit.piece].side);
    if (!side)
        return true;
    const SideRoom& room = roomOf(check, *side);
    // Where there is too little room already, or room need not be, it makes no difference.
    if (room.zones.empty() || room.arrows || room.waiting.empty() || !room.shortOf.empty() || room.crowded)
        return true;
    std::array<Cell, 4> cells;
    const int count = footprintCells(unit.footprint, at.at, at.facing, cells);
    std::vector<Cell> free = room.free;
    std::erase_if(free, [&](Cell cell) {
        return std::find(cells.begin(), cells.begin() + count, cell) != cells.begin() + count;
    });
    for (int i = 0; i < unit.footprint; ++i)
        if (const Cell cell = unit.cells[static_cast<std::size_t>(i)];
            holds(room.zones, cell) && check.battlefield.unitAt(cell) == &unit &&
            std::find(cells.begin(), cells.begin() + count, cell) == cells.begin() + count)
            free.insert(std::lower_bound(free.begin(), free.end(), cell), cell);
    return canStandTogether(*check.context.ways, room.waiting, free);
}

}  // namespace

void offerOtherStart(const ScenarioCheck& check, const FieldUnit& unit, Finding& finding) {
    const Piece& piece = check.scenario.pieces[unit.piece];
    const std::optional<Placement> better = nearestStart(check, unit);
    if (!better || !leavesRoom(check, unit, *better))
        return;
    const std::string pointer = "/pieces/" + std::to_string(unit.piece);
    Fix fix{"move-to-cell",
            {piece.content.value, cellName(better->at)},
            {{Edit::Kind::Replace, pointer + "/at", Json(Json::Array{better->at.col, better->at.row})}},
            std::nullopt};
    if (unit.footprint > 1 && better->facing != piece.facing)
        fix.edits.push_back({Edit::Kind::Add, pointer + "/facing", better->facing});
    finding.fixes.push_back(std::move(fix));
}

namespace {

/// Whether the unit may leave the map: nobody counts on it, or it can still deploy.
bool mayBePickedUp(const ScenarioCheck& check, const FieldUnit& unit) {
    const Piece& piece = check.scenario.pieces[unit.piece];
    const ScenarioSide* side = findSide(check.scenario, piece.side);
    if (!side)
        return true;
    const SideRoom& room = roomOf(check, *side);
    const auto copies = [&](const std::map<ContentId, int>& counted) {
        const auto found = counted.find(piece.content);
        return found == counted.end() ? 0 : found->second;
    };
    // Without a zone or an arrow what stands on the map is all the side has (SON-SCN-31).
    if (room.zones.empty() && !room.arrows)
        return false;
    if (copies(room.onMap) > copies(room.brought) || room.arrows)
        return true;
    std::vector<const Unit*> waiting = room.waiting;
    waiting.push_back(unit.unit);
    std::vector<Cell> free = room.free;
    for (int i = 0; i < unit.footprint; ++i)
        if (const Cell cell = unit.cells[static_cast<std::size_t>(i)];
            holds(room.zones, cell) && check.battlefield.unitAt(cell) == &unit)
            free.insert(std::lower_bound(free.begin(), free.end(), cell), cell);
    return canStandTogether(*check.context.ways, waiting, free);
}

}  // namespace

void offerPickingUp(const ScenarioCheck& check, const FieldUnit& unit, Finding& finding) {
    if (mayBePickedUp(check, unit))
        finding.fixes.push_back(removeFix(check.scenario.pieces[unit.piece].id, "pieces", unit.piece));
}

namespace {

/// The scenario hands out one of them less, and its counter goes; somebody has to be left to fight with.
bool leaveHandedOutFix(const ScenarioCheck& check, const SideId& side, const Unit& unit, Fix& fix,
                       std::optional<std::size_t> counter) {
    for (const HandedOut& out : check.context.handedOut) {
        if (out.side->id != side)
            continue;
        const std::vector<Copies>& fixed = out.player->force.fixed;
        const auto found = std::find_if(fixed.begin(), fixed.end(),
                                        [&](const Copies& copies) { return copies.id == unit.id; });
        if (found == fixed.end() ||
            (found->count < 2 && fixed.size() == 1 && out.player->force.armies.empty()))
            continue;
        // Nor the last who gives orders (SON-ARM-62).
        const int orders = unit.front.stars + (findAbility(unit.front, "personal-order") ? 1 : 0);
        if (orders > 0 && out.orders <= orders && out.player->force.armies.empty())
            continue;
        const std::string place = out.pointer + "/" + std::to_string(found - fixed.begin());
        fix = {"leave-out", {unit.id.value}, {}, std::nullopt};
        if (found->count > 1)
            fix.edits.push_back({Edit::Kind::Replace, place + "/count", Json(found->count - 1)});
        else
            fix.edits.push_back({Edit::Kind::Remove, place, {}});
        for (std::size_t p = check.scenario.pieces.size(); p > 0 && !counter; --p)
            if (const Piece& piece = check.scenario.pieces[p - 1];
                piece.content == unit.id && piece.side == side && piece.entry.empty())
                counter = p - 1;
        if (counter)
            fix.edits.push_back({Edit::Kind::Remove, "/pieces/" + std::to_string(*counter), {}});
        return true;
    }
    return false;
}

}  // namespace

bool leaveOutFix(const ScenarioCheck& check, const SideId& side, const Unit& unit, Fix& fix,
                 std::optional<std::size_t> counter) {
    for (const JudgedArmy& army : check.context.armies) {
        if (!army.side || army.side->id != side || !army.army || !army.army->roster)
            continue;
        for (const ArmyUnit& own : army.view.units) {
            if (own.unit != &unit || own.entry < 0 || own.filling < 0)
                continue;
            const EntryView& entry = army.view.entries[static_cast<std::size_t>(own.entry)];
            const FillingView& filling = entry.fillings[static_cast<std::size_t>(own.filling)];
            fix = removeFix(filling);
            fix.code = "leave-out";
            // Its counters go as well, last first, so that earlier places stay where they are.
            const std::string source = army.army->id.value + "/" + entry.entry->id.value;
            for (const Copies& brought : filling.option->units) {
                int going = brought.count;
                for (std::size_t p = check.scenario.pieces.size(); p > 0 && going > 0; --p)
                    if (const Piece& piece = check.scenario.pieces[p - 1];
                        piece.content == brought.id && piece.side == side &&
                        (piece.entry == source || piece.entry.empty())) {
                        fix.edits.push_back({Edit::Kind::Remove, "/pieces/" + std::to_string(p - 1), {}});
                        --going;
                    }
            }
            std::sort(fix.edits.begin() + 1, fix.edits.end(), [](const Edit& a, const Edit& b) {
                return std::pair(a.pointer.size(), a.pointer) > std::pair(b.pointer.size(), b.pointer);
            });
            return true;
        }
    }
    return leaveHandedOutFix(check, side, unit, fix, counter);
}

void offerLeavingOut(const ScenarioCheck& check, const FieldUnit& unit, Finding& finding) {
    Fix fix;
    if (finding.fixes.empty() &&
        leaveOutFix(check, check.scenario.pieces[unit.piece].side, *unit.unit, fix, unit.piece))
        finding.fixes.push_back(std::move(fix));
}

}  // namespace bocage::rules::normandie
