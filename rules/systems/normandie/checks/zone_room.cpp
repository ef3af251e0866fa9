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

const SideRoom& roomOf(const ScenarioCheck& check, const ScenarioSide& side) {
    const auto [known, fresh] = check.context.rooms.try_emplace(side.id);
    SideRoom& room = known->second;
    if (!fresh)
        return room;
    room.zones = zoneCells(check.scenario, side.id, {});
    room.arrows = std::any_of(check.scenario.entries.begin(), check.scenario.entries.end(),
                              [&](const EntryArrow& arrow) { return arrow.side == side.id; });
    for (const Piece& piece : check.scenario.pieces)
        if (piece.side == side.id)
            ++room.onMap[piece.content];
    std::map<ContentId, int> placed = room.onMap;
    for (const JudgedArmy& army : check.context.armies) {
        if (army.side != &side)
            continue;
        for (const ArmyUnit& unit : army.view.units) {
            ++room.inArmies[unit.id];
            if (!unit.unit || findAbility(unit.unit->front, "scout") || placed[unit.id]-- > 0)
                continue;
            ZoneRoom& ofClass = room.byClass[unit.unit->unitClass];
            ofClass.needed += unit.unit->footprint;
            ofClass.sample = unit.unit;
        }
    }
    for (auto& byClass : room.byClass) {
        ZoneRoom& ofClass = byClass.second;
        ofClass.room = static_cast<int>(std::count_if(room.zones.begin(), room.zones.end(), [&](Cell cell) {
            return barredBy(check.battlefield, *ofClass.sample, cell).empty();
        }));
    }
    return room;
}

std::optional<Cell> nearestStart(const ScenarioCheck& check, const FieldUnit& unit) {
    const Piece& piece = check.scenario.pieces[unit.piece];
    // A side that is not the front may be tied to the terrain it hides in.
    if (unit.footprint != 1 || piece.face == "back")
        return std::nullopt;
    const Battlefield& field = check.battlefield;
    const std::set<Cell> zone =
        piece.entry.empty() ? std::set<Cell>() : zoneCells(check.scenario, piece.side, piece.group);
    const auto isFree = [&](Cell cell) {
        return !field.unitAt(cell) && barredBy(field, *unit.unit, cell).empty();
    };
    if (!zone.empty()) {
        std::optional<Cell> best;
        for (const Cell cell : zone)
            if (isFree(cell) &&
                (!best || Square::distance(cell, piece.at) < Square::distance(*best, piece.at)))
                best = cell;
        return best;
    }
    // Ring by ring from where it stands, or from the nearest corner of the map when it is off it.
    const Cell last{field.origin().col + field.cols() - 1, field.origin().row + field.rows() - 1};
    if (field.cellCount() == 0)
        return std::nullopt;
    const Cell from{std::clamp(piece.at.col, field.origin().col, last.col),
                    std::clamp(piece.at.row, field.origin().row, last.row)};
    for (int radius = 0; radius <= std::max(field.cols(), field.rows()); ++radius)
        for (const Cell cell : Square::ring(from, radius))
            if (isFree(cell))
                return cell;
    return std::nullopt;
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
    if (copies(room.onMap) > copies(room.inArmies) || room.arrows)
        return true;
    const auto others = room.byClass.find(unit.unitClass);
    const int needed = others == room.byClass.end() ? 0 : others->second.needed;
    const auto legal = std::count_if(room.zones.begin(), room.zones.end(), [&](Cell cell) {
        return barredBy(check.battlefield, *unit.unit, cell).empty();
    });
    return needed + unit.footprint <= legal;
}

}  // namespace

void offerPickingUp(const ScenarioCheck& check, const FieldUnit& unit, Finding& finding) {
    if (mayBePickedUp(check, unit))
        finding.fixes.push_back(removeFix(check.scenario.pieces[unit.piece].id, "pieces", unit.piece));
}

}  // namespace bocage::rules::normandie
