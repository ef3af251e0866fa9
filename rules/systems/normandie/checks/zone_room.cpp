#include "rules/systems/normandie/checks/zone_room.h"

#include <algorithm>

namespace bocage::rules::normandie {

namespace {

bool isAmphibious(const UnitSide& side) {
    return findAbility(side, "amphibious") != nullptr;
}

bool isWaterOnly(const UnitSide& side) {
    const AbilityUse* amphibious = findAbility(side, "amphibious");
    return amphibious && amphibious->waterOnly;
}

}  // namespace

bool isTooLargeForBuildings(const Unit& unit) {
    return unit.unitClass == UnitClass::Creature || findAbility(unit.front, "gigantic");
}

std::string barredBy(const Battlefield& field, const Unit& unit, Cell cell) {
    const CellInfo& info = field.cell(cell);
    if (!info.exists())
        return "off-board";
    if (info.has(Impassable))
        return "impassable";
    if (info.has(Water) && !info.has(Ford | Stilted) && !isAmphibious(unit.front))
        return "water";
    if (isWaterOnly(unit.front) && !info.has(Water | Swamp | Ford | WaterBelow))
        return "dry";
    const bool vehicle = unit.unitClass == UnitClass::Light || unit.unitClass == UnitClass::Heavy;
    if (info.has(BuildingCell) &&
        (isTooLargeForBuildings(unit) || (vehicle && !field.rulings().vehiclesInBuildings)))
        return "building";
    // Creatures heed no symbol tied to a defence colour (SON-TER-17).
    if (unit.unitClass != UnitClass::Creature && (info.barred & maskOf(unit.unitClass)) != 0 &&
        !(info.has(Swamp) && isAmphibious(unit.front)))
        return "class";
    return {};
}

std::set<Cell> zoneCells(const Scenario& scenario, const SideId& side, const std::string& group) {
    std::set<Cell> cells;
    for (const Zone& zone : scenario.zones)
        if (zone.kind == Zone::Kind::Deployment && zone.side == side &&
            (group.empty() || zone.group == group))
            cells.insert(zone.cells.begin(), zone.cells.end());
    return cells;
}

std::map<UnitClass, ZoneRoom> zoneRoom(const ScenarioCheck& check, const ScenarioSide& side) {
    std::map<UnitClass, ZoneRoom> rooms;
    std::map<ContentId, int> placed;
    for (const Piece& piece : check.scenario.pieces)
        if (piece.side == side.id)
            ++placed[piece.content];
    for (const JudgedArmy& army : check.context.armies) {
        if (army.side != &side)
            continue;
        for (const ArmyUnit& unit : army.view.units) {
            if (!unit.unit || findAbility(unit.unit->front, "scout") || placed[unit.id]-- > 0)
                continue;
            ZoneRoom& room = rooms[unit.unit->unitClass];
            room.needed += unit.unit->footprint;
            room.sample = unit.unit;
        }
    }
    const std::set<Cell> cells = zoneCells(check.scenario, side.id, {});
    for (auto& [unitClass, room] : rooms)
        room.room = static_cast<int>(std::count_if(cells.begin(), cells.end(), [&](Cell cell) {
            return barredBy(check.battlefield, *room.sample, cell).empty();
        }));
    return rooms;
}

/// Where a unit of one space could start instead: the nearest free legal space, of its zone when it comes
/// from an army.
std::optional<Cell> nearestStart(const ScenarioCheck& check, const FieldUnit& unit) {
    const Piece& piece = check.scenario.pieces[unit.piece];
    // A side that is not the front may be tied to the terrain it hides in.
    if (unit.footprint != 1 || piece.face == "back")
        return std::nullopt;
    const std::set<Cell> zone =
        piece.entry.empty() ? std::set<Cell>() : zoneCells(check.scenario, piece.side, piece.group);
    std::optional<Cell> best;
    for (int index = 0; index < check.battlefield.cellCount(); ++index) {
        const Cell cell = check.battlefield.cellAt(index);
        if ((!zone.empty() && !zone.contains(cell)) || check.battlefield.unitAt(cell) ||
            !barredBy(check.battlefield, *unit.unit, cell).empty())
            continue;
        if (!best || Square::distance(cell, piece.at) < Square::distance(*best, piece.at))
            best = cell;
    }
    return best;
}

void offerOtherStart(const ScenarioCheck& check, const FieldUnit& unit, Finding& finding) {
    const Piece& piece = check.scenario.pieces[unit.piece];
    if (const std::optional<Cell> better = nearestStart(check, unit))
        finding.fixes.push_back({"move-to-cell",
                                 {piece.content.value, cellName(*better)},
                                 {{Edit::Kind::Replace, "/pieces/" + std::to_string(unit.piece) + "/at",
                                   Json(Json::Array{better->col, better->row})}},
                                 std::nullopt});
}

namespace {

/// Whether the unit may leave the map: nobody counts on it, or it can still deploy.
bool mayBePickedUp(const ScenarioCheck& check, const FieldUnit& unit) {
    const Piece& piece = check.scenario.pieces[unit.piece];
    const ScenarioSide* side = findSide(check.scenario, piece.side);
    int inArmies = 0, onMap = 0;
    for (const JudgedArmy& army : check.context.armies)
        for (const ArmyUnit& own : army.view.units)
            inArmies += army.side == side && own.id == piece.content ? 1 : 0;
    for (const Piece& other : check.scenario.pieces)
        onMap += other.side == piece.side && other.content == piece.content ? 1 : 0;
    if (!side || onMap > inArmies)
        return true;
    if (std::any_of(check.scenario.entries.begin(), check.scenario.entries.end(),
                    [&](const EntryArrow& arrow) { return arrow.side == piece.side; }))
        return true;
    const std::set<Cell> cells = zoneCells(check.scenario, piece.side, {});
    const auto rooms = zoneRoom(check, *side);
    const auto others = rooms.find(unit.unitClass);
    const int needed = others == rooms.end() ? 0 : others->second.needed;
    const auto room = std::count_if(cells.begin(), cells.end(), [&](Cell cell) {
        return barredBy(check.battlefield, *unit.unit, cell).empty();
    });
    return needed + unit.footprint <= room;
}

}  // namespace

void offerPickingUp(const ScenarioCheck& check, const FieldUnit& unit, Finding& finding) {
    if (mayBePickedUp(check, unit))
        finding.fixes.push_back(removeFix(check.scenario.pieces[unit.piece].id, "pieces", unit.piece));
}

}  // namespace bocage::rules::normandie
