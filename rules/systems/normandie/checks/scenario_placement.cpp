#include <algorithm>
#include <map>

#include "rules/systems/normandie/checks/zone_room.h"
#include "rules/systems/normandie/reach_time.h"

namespace bocage::rules::normandie {

namespace {

Cell outward(Side4 side) {
    switch (side) {
        case Side4::North:
            return {0, -1};
        case Side4::East:
            return {1, 0};
        case Side4::South:
            return {0, 1};
        case Side4::West:
            break;
    }
    return {-1, 0};
}

/// SON-SCN-41: entry arrows come in over the border, belong to a side, and lead somewhere one can go.
void checkArrows(const ScenarioCheck& check, Findings& findings) {
    const auto& arrows = check.scenario.entries;
    for (std::size_t a = 0; a < arrows.size(); ++a) {
        const EntryArrow& arrow = arrows[a];
        const CellInfo& info = check.battlefield.cell(arrow.at);
        const char* message = nullptr;
        if (arrow.side.empty())
            message = "side";
        else if (!info.exists() || check.battlefield.exists(arrow.at + outward(arrow.from)))
            message = "border";
        else if (info.has(Impassable))
            message = "impassable";
        if (!message)
            continue;
        Finding found = aboutElement("SON-SCN-41", Severity::Error, arrow.id, "entries", a, {arrow.at});
        found.message = message;
        found.arguments.push_back(cellName(arrow.at));
        for (const Side4 side : {Side4::North, Side4::East, Side4::South, Side4::West})
            if (message == std::string_view("border") && info.exists() &&
                !check.battlefield.exists(arrow.at + outward(side)) && found.fixes.empty()) {
                static constexpr const char* names[] = {"north", "east", "south", "west"};
                found.fixes.push_back({"turn-arrow",
                                       {arrow.id.value},
                                       {{Edit::Kind::Replace, found.locations.front().pointer + "/from",
                                         names[static_cast<int>(side)]}},
                                       std::nullopt});
            }
        found.fixes.push_back(removeFix(arrow.id, "entries", a));
        findings.push_back(std::move(found));
    }
}

/// SON-SCN-43: arrows of two sides on one space, or inside an enemy zone.
void checkArrowNeighbours(const ScenarioCheck& check, Findings& findings) {
    const auto& arrows = check.scenario.entries;
    for (std::size_t a = 0; a < arrows.size(); ++a) {
        const auto report = [&](const char* message, const ElementId& other) {
            Finding found =
                aboutElement("SON-SCN-43", Severity::Warning, arrows[a].id, "entries", a, {arrows[a].at});
            found.message = message;
            found.arguments = {arrows[a].id.value, other.value};
            found.subject += "+" + other.value;
            found.locations.front().elements.push_back(other);
            findings.push_back(std::move(found));
        };
        for (std::size_t b = 0; b < a; ++b)
            if (arrows[a].at == arrows[b].at && arrows[a].side != arrows[b].side)
                report("shared", arrows[b].id);
        for (const Zone& zone : check.scenario.zones)
            if (zone.kind == Zone::Kind::Deployment && !zone.side.empty() && zone.side != arrows[a].side &&
                std::find(zone.cells.begin(), zone.cells.end(), arrows[a].at) != zone.cells.end())
                report("zone", zone.id);
    }
}

/// SON-SCN-44: a placed unit belongs to a side that can field it.
void checkOwners(const ScenarioCheck& check, Findings& findings) {
    for (std::size_t p = 0; p < check.scenario.pieces.size(); ++p) {
        const Piece& piece = check.scenario.pieces[p];
        const Unit* unit = check.content.unit(piece.content);
        const ScenarioSide* side = findSide(check.scenario, piece.side);
        if (!unit || isUncontrolled(*unit))
            continue;
        bool fits = false;
        for (const Player& player : side ? side->players : std::vector<Player>())
            fits = fits || player.faction == unit->faction || player.force.mixedFactions;
        if (fits || (side && side->players.empty()))
            continue;
        Finding found = aboutElement("SON-SCN-44", Severity::Error, piece.id, "pieces", p, {piece.at});
        found.message = side ? "faction" : "no-side";
        found.arguments = {piece.content.value, unit->faction.value};
        const auto inZoneOf = [&](const ScenarioSide& other) {
            const std::set<Cell> zone = zoneCells(check.scenario, other.id, {});
            return piece.entry.empty() || zone.empty() || zone.contains(piece.at);
        };
        for (const ScenarioSide& other : check.scenario.sides)
            for (const Player& player : other.players)
                if (player.faction == unit->faction && found.fixes.empty() && inZoneOf(other))
                    found.fixes.push_back(
                        {"give-to",
                         {piece.content.value, other.id.value},
                         {{Edit::Kind::Add, found.locations.front().pointer + "/side", other.id.value}},
                         std::nullopt});
        if (const FieldUnit* placed = check.battlefield.unitOfPiece(p))
            offerPickingUp(check, *placed, found);
        findings.push_back(std::move(found));
    }
}

/// SON-GEO-12: at most one unit in a space.
void checkOneUnitPerSpace(const ScenarioCheck& check, Findings& findings) {
    std::map<Cell, const FieldUnit*> first;
    for (const FieldUnit& unit : check.battlefield.units()) {
        const FieldUnit* clash = nullptr;
        Cell where;
        for (int i = 0; i < unit.footprint; ++i) {
            const auto [other, fresh] = first.emplace(unit.cells[static_cast<std::size_t>(i)], &unit);
            if (!fresh && !clash) {
                clash = other->second;
                where = other->first;
            }
        }
        if (!clash || unit.hidden == FieldUnit::Hidden::Teleporting ||
            clash->hidden == FieldUnit::Hidden::Teleporting)
            continue;
        const Piece& piece = check.scenario.pieces[unit.piece];
        const Piece& other = check.scenario.pieces[clash->piece];
        Finding found = aboutElement("SON-GEO-12", Severity::Error, piece.id, "pieces", unit.piece, {where});
        found.arguments = {piece.content.value, other.content.value, cellName(where)};
        found.subject = other.id.value + "+" + piece.id.value;
        found.locations.front().elements.push_back(other.id);
        offerOtherStart(check, unit, found);
        offerPickingUp(check, unit, found);
        findings.push_back(std::move(found));
    }
}

bool isCornerThing(std::string_view name) {
    return name.find("totem") != std::string_view::npos || name.find("gate") != std::string_view::npos;
}

/// Calls action(id, content, corner, list, index) for Totems and Gates, placed as corner features or as
/// markers.
template <class Action>
void forEachCornerThing(const ScenarioCheck& check, Action action) {
    const auto& corners = check.scenario.battlefield.corners;
    for (std::size_t i = 0; i < corners.size(); ++i)
        if (isCornerThing(corners[i].kind.name()))
            action(corners[i].id, corners[i].kind, corners[i].at, "battlefield/corners", i);
    for (std::size_t i = 0; i < check.scenario.pieces.size(); ++i) {
        const Piece& piece = check.scenario.pieces[i];
        if (piece.corner && isCornerThing(piece.content.name()))
            action(piece.id, piece.content, *piece.corner, "pieces", i);
    }
}

/// SON-SCN-45: a Gate or Totem next to an objective.
void checkCornerThings(const ScenarioCheck& check, Findings& findings) {
    forEachCornerThing(check, [&](const ElementId& id, const ContentId& content, Corner corner,
                                  const char* list, std::size_t index) {
        for (const Objective& objective : check.scenario.objectives) {
            const std::vector<Cell> cells = objectiveCells(check.battlefield, check.scenario, objective);
            const auto around = Square::cellsAround(corner);
            const bool next = std::any_of(cells.begin(), cells.end(), [&](Cell cell) {
                return std::find(around.begin(), around.end(), cell) != around.end();
            });
            if (!next)
                continue;
            Finding found = aboutElement("SON-SCN-45", Severity::Warning, id, list, index,
                                         {around.begin(), around.end()});
            found.arguments = {content.value, objective.id.value};
            found.subject += "+" + objective.id.value;
            found.locations.front().elements.push_back(objective.id);
            found.fixes.push_back(removeFix(id, list, index));
            findings.push_back(std::move(found));
        }
    });
}

/// SON-SCN-67: a Totem on the map at the start without a rule of the scenario: Totems appear in the first
/// Supply Phase.
void checkEarlyTotems(const ScenarioCheck& check, Findings& findings) {
    const bool ruled = std::any_of(
        check.scenario.specialRules.begin(), check.scenario.specialRules.end(), [](const SpecialRule& rule) {
            return std::find(rule.rules.begin(), rule.rules.end(), "SON-SUP-09") != rule.rules.end();
        });
    if (ruled)
        return;
    forEachCornerThing(check, [&](const ElementId& id, const ContentId& content, Corner, const char* list,
                                  std::size_t index) {
        if (content.name().find("totem") == std::string_view::npos)
            return;
        Finding found = aboutElement("SON-SCN-67", Severity::Warning, id, list, index);
        found.arguments = {content.value};
        found.fixes.push_back(removeFix(id, list, index));
        findings.push_back(std::move(found));
    });
}

constexpr Check checks[] = {
    {"SON-GEO-12", Severity::Error, scenarioCheck<checkOneUnitPerSpace>, part::units | part::pieces,
     part::ground | part::zones | part::entries | part::armies | part::sides},
    {"SON-SCN-41", Severity::Error, scenarioCheck<checkArrows>, part::entries | part::ground},
    {"SON-SCN-43", Severity::Warning, scenarioCheck<checkArrowNeighbours>, part::zones | part::entries},
    {"SON-SCN-44", Severity::Error, scenarioCheck<checkOwners>, part::pieces | part::sides,
     part::zones | part::entries | part::armies | part::ground | part::units},
    {"SON-SCN-45", Severity::Warning, scenarioCheck<checkCornerThings>,
     part::objectives | part::pieces | part::laid | part::ground},
    {"SON-SCN-67", Severity::Warning, scenarioCheck<checkEarlyTotems>,
     part::laid | part::pieces | part::specialRules},
};

}  // namespace

std::span<const Check> scenarioPlacementChecks() {
    return checks;
}

}  // namespace bocage::rules::normandie
