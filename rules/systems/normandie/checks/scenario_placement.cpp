#include <algorithm>
#include <map>

#include "rules/systems/normandie/army/handed_out.h"
#include "rules/systems/normandie/checks/deployment_rights.h"
#include "rules/systems/normandie/checks/zone_room.h"
#include "rules/systems/normandie/movement/ground_rules.h"
#include "rules/systems/normandie/movement/reach_time.h"

namespace bocage::rules::normandie {

namespace {

constexpr UnitClass everyClass[] = {UnitClass::Infantry, UnitClass::Light, UnitClass::Heavy,
                                    UnitClass::Creature};

Cell outward(Side side) {
    switch (side) {
        case Side::North:
            return {0, -1};
        case Side::East:
            return {1, 0};
        case Side::South:
            return {0, 1};
        default:
            return {-1, 0};
    }
}

/// Whether a unit can come in over the arrow: the ground admits it, and no wall stands at the border. Into a
/// building one comes by a door, or by a window if one can.
bool canEnter(const Battlefield& field, const EntryArrow& arrow, const Mover& mover) {
    const EdgeInfo& rim = field.edge(arrow.at, arrow.from);
    if (groundBars(field, mover, arrow.at) || (rim.barred & maskOf(mover.unitClass)))
        return false;
    if (field.cell(arrow.at).has(BuildingCell))
        return rim.has(EdgeEntrance) ||
               (rim.has(EdgeOpening) && mover.urbanFighter && !field.cell(arrow.at).has(Bunker));
    return !rim.stopsPassage();
}

/// The different units that armies and the scenario bring to the side.
std::vector<const Unit*> unitsOf(const ScenarioCheck& check, const SideId& side) {
    std::vector<const Unit*> units;
    const auto add = [&](const Unit* unit) {
        if (unit && std::find(units.begin(), units.end(), unit) == units.end())
            units.push_back(unit);
    };
    for (const JudgedArmy& army : check.context.armies)
        if (army.side && army.side->id == side)
            for (const ArmyUnit& unit : army.view.units)
                add(unit.unit);
    for (const HandedOut& out : check.context.handedOut)
        if (out.side->id == side)
            for (const auto& [id, unit] : out.units)
                add(unit);
    return units;
}

/// Somebody of the side must be able to come in over the arrow: an error when nobody can, a warning for each
/// class that cannot.
void checkWhoEnters(const ScenarioCheck& check, std::size_t index, Findings& findings) {
    const EntryArrow& arrow = check.scenario.entries[index];
    struct OfClass {
        bool enters = false;
        const Unit* barred = nullptr;
    };
    std::map<UnitClass, OfClass> classes;
    for (const Unit* unit : unitsOf(check, arrow.side)) {
        OfClass& own = classes[unit->unitClass];
        if (canEnter(check.battlefield, arrow, check.context.ways->walker(*unit)))
            own.enters = true;
        else
            own.barred = unit;
    }
    const auto report = [&](Severity severity, const char* message) -> Finding& {
        Finding found = aboutElement("SON-SCN-41", severity, arrow.id, "entries", index, {arrow.at});
        found.message = message;
        found.arguments.push_back(cellName(arrow.at));
        findings.push_back(std::move(found));
        return findings.back();
    };
    // While nobody is known to come, at least infantry must be able to, or else a vehicle.
    const auto anybody = [&] {
        return std::any_of(std::begin(everyClass), std::end(everyClass), [&](UnitClass unitClass) {
            Mover mover;
            mover.unitClass = unitClass;
            mover.amphibious = true;
            return canEnter(check.battlefield, arrow, mover);
        });
    };
    const bool nobody = classes.empty() ? !anybody()
                                        : std::none_of(classes.begin(), classes.end(),
                                                       [](const auto& entry) { return entry.second.enters; });
    if (nobody) {
        report(Severity::Error, "nobody").fixes.push_back(removeFix(arrow.id, "entries", index));
        return;
    }
    for (const auto& [unitClass, own] : classes)
        if (!own.enters) {
            Finding& found = report(Severity::Warning, "class");
            found.subject += "/" + std::to_string(static_cast<int>(unitClass));
            found.arguments.push_back(own.barred->id.value);
        }
}

/// SON-SCN-41: entry arrows come in over the border, belong to a side, and lead somewhere one can go.
void checkArrows(const ScenarioCheck& check, Findings& findings) {
    const auto& arrows = check.scenario.entries;
    for (std::size_t a = 0; a < arrows.size(); ++a) {
        const EntryArrow& arrow = arrows[a];
        const CellInfo& info = check.battlefield.cell(arrow.at);
        const EdgeInfo& rim = check.battlefield.edge(arrow.at, arrow.from);
        const char* message = nullptr;
        if (arrow.side.empty())
            message = "side";
        else if (!info.exists() || check.battlefield.exists(arrow.at + outward(arrow.from)))
            message = "border";
        else if (info.has(Impassable))
            message = "impassable";
        else if (info.has(BuildingCell) ? !rim.has(EdgeEntrance | EdgeOpening) : rim.stopsPassage())
            message = "wall";
        if (!message) {
            checkWhoEnters(check, a, findings);
            continue;
        }
        Finding found = aboutElement("SON-SCN-41", Severity::Error, arrow.id, "entries", a, {arrow.at});
        found.message = message;
        found.arguments.push_back(cellName(arrow.at));
        for (const Side side : {Side::North, Side::East, Side::South, Side::West})
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

/// Whether a side's factions are all known; one that is a ghost is told as such.
bool factionsKnown(const ScenarioCheck& check, const ScenarioSide& side) {
    return std::all_of(side.players.begin(), side.players.end(), [&](const Player& player) {
        return player.faction.empty() || check.library.faction(player.faction);
    });
}

/// The other side that a faction plays on, when all these counters may stand where they do there.
const ScenarioSide* rightSide(const ScenarioCheck& check, const ContentId& faction,
                              const std::vector<std::size_t>& counters) {
    for (const ScenarioSide& side : check.scenario.sides) {
        const bool plays = std::any_of(side.players.begin(), side.players.end(),
                                       [&](const Player& player) { return player.faction == faction; });
        const std::vector<Cell>& zone = roomOf(check, side).zones;
        if (plays &&
            std::all_of(counters.begin(), counters.end(),
                        [&](std::size_t p) {
                            const Piece& piece = check.scenario.pieces[p];
                            return isFixedPlacement(piece) || zone.empty() || holds(zone, piece.at);
                        }) &&
            wouldBeBrought(check, side, counters))
            return &side;
    }
    return nullptr;
}

/// Lets the side field them although they are of another faction, when it would have them then.
void offerMixing(const ScenarioCheck& check, const SideId& id, const std::vector<std::size_t>& counters,
                 Finding& found) {
    const ScenarioSide* side = findSide(check.scenario, id);
    if (!side || side->players.empty() || !found.fixes.empty())
        return;
    const std::vector<Cell>& zone = roomOf(check, *side).zones;
    for (const std::size_t p : counters) {
        const Piece& piece = check.scenario.pieces[p];
        // What the scenario puts there is nobody's to bring; others are the side's own to deploy then.
        if (!isFixedPlacement(piece) && (!piece.entry.empty() || (!zone.empty() && !holds(zone, piece.at))))
            return;
    }
    if (!wouldBeBrought(check, *side, counters))
        return;
    const std::size_t index = static_cast<std::size_t>(side - check.scenario.sides.data());
    const std::string force = "/sides/" + std::to_string(index) + "/players/0/force";
    const bool blank = side->players.front().force == Force{};
    found.fixes.push_back({"mix-factions",
                           {side->players.front().id.value},
                           {blank ? Edit{Edit::Kind::Add, force, Json(Json::Object{{"mixedFactions", true}})}
                                  : Edit{Edit::Kind::Add, force + "/mixedFactions", true}},
                           std::nullopt});
}

/// SON-SCN-44: a placed unit belongs to a side that can field it. Counters of one faction on a wrong side are
/// one cause.
void checkOwners(const ScenarioCheck& check, Findings& findings) {
    const auto& pieces = check.scenario.pieces;
    std::map<std::pair<SideId, ContentId>, std::vector<std::size_t>> strangers;
    for (std::size_t p = 0; p < pieces.size(); ++p) {
        const Unit* unit = check.content.unit(pieces[p].content);
        const ScenarioSide* side = findSide(check.scenario, pieces[p].side);
        // A side that is named and missing is told by itself (DOC-SIDE-01), an empty one as well
        // (SON-SCN-02).
        if (!unit || isUncontrolled(*unit) || playsFor(*unit, side) || (!side && !pieces[p].side.empty()) ||
            (side && (side->players.empty() || !factionsKnown(check, *side))))
            continue;
        strangers[{pieces[p].side, unit->faction}].push_back(p);
    }
    for (const auto& [whose, counters] : strangers) {
        const auto& [side, faction] = whose;
        const std::size_t first = counters.front();
        Finding found = aboutElement("SON-SCN-44", Severity::Error, pieces[first].id, "pieces", first,
                                     {pieces[first].at});
        found.message = side.empty() ? "no-side" : "faction";
        found.arguments = {pieces[first].content.value, faction.value, std::to_string(counters.size())};
        if (counters.size() > 1) {
            found.message += "-all";
            found.subject = side.value + "/" + faction.value;
            found.locations.clear();
            for (const std::size_t p : counters)
                found.locations.push_back(
                    {"/pieces/" + std::to_string(p), {pieces[p].at}, {pieces[p].id}, {}, {}});
        }
        if (const ScenarioSide* right = rightSide(check, faction, counters)) {
            Fix fix{counters.size() > 1 ? "give-all-to" : "give-to",
                    {counters.size() > 1 ? std::to_string(counters.size()) : pieces[first].content.value,
                     right->id.value},
                    {},
                    std::nullopt};
            for (const std::size_t p : counters)
                fix.edits.push_back(
                    {Edit::Kind::Add, "/pieces/" + std::to_string(p) + "/side", right->id.value});
            found.fixes.push_back(std::move(fix));
        }
        if (const FieldUnit* placed = check.battlefield.unitOfPiece(first); placed && counters.size() == 1)
            offerPickingUp(check, *placed, found);
        offerMixing(check, side, counters, found);
        // A side without a zone has nothing but what stands there (SON-SCN-31).
        const ScenarioSide* own = findSide(check.scenario, side);
        if (counters.size() > 1 &&
            (!own || !roomOf(check, *own).zones.empty() || roomOf(check, *own).arrows)) {
            Fix away{"remove-counters", {std::to_string(counters.size())}, {}, std::nullopt};
            // Last first, so that earlier places stay where they are.
            for (auto p = counters.rbegin(); p != counters.rend(); ++p)
                away.edits.push_back({Edit::Kind::Remove, "/pieces/" + std::to_string(*p), {}});
            found.fixes.push_back(std::move(away));
        }
        findings.push_back(std::move(found));
    }
}

/// How many counters of a content the player is handed out with this thing, when the place before the slash
/// names a player.
std::optional<int> handedOutTo(const ScenarioCheck& check, const std::string& owner,
                               const std::string& source, const ContentId& unit) {
    const Player* player = findPlayer(check.scenario, PlayerId(owner));
    if (!player)
        return std::nullopt;
    std::vector<const Roster*> armies;
    for (const JudgedArmy& judged : check.context.armies)
        if (judged.player == player)
            armies.push_back(judged.roster);
    int count = 0;
    for (const HandedOutUnits& handed : handedOutUnits(check.content, player->force, armies))
        if (handed.source.value == source && handed.unit == unit)
            count += handed.count;
    return count;
}

/// How many counters of a content one entry of the scenario's armies brings, or a player is handed out;
/// nothing when the army is not known.
std::optional<int> broughtBy(const ScenarioCheck& check, const Piece& piece) {
    const std::size_t slash = piece.entry.find('/');
    const std::string army = piece.entry.substr(0, slash);
    const std::string entry = slash == std::string::npos ? std::string() : piece.entry.substr(slash + 1);
    for (const ScenarioSide& side : check.scenario.sides)
        for (const Player& player : side.players)
            for (const Force::Army& own : player.force.armies)
                if (own.id.value == army &&
                    std::none_of(check.context.armies.begin(), check.context.armies.end(),
                                 [&](const JudgedArmy& j) { return j.army == &own; }))
                    return std::nullopt;  // its file could not be read, which is told elsewhere
    if (const auto handed = handedOutTo(check, army, entry, piece.content))
        return handed;
    int count = 0;
    for (const JudgedArmy& judged : check.context.armies)
        if (judged.army && judged.army->id.value == army)
            for (const ArmyUnit& unit : judged.view.units)
                if (unit.id == piece.content) {
                    const bool free = unit.entry < 0;
                    const ElementId& source =
                        free ? judged.view.freeOptions[static_cast<std::size_t>(unit.filling)].filling->id
                             : judged.view.entries[static_cast<std::size_t>(unit.entry)].entry->id;
                    count += source.value == entry ? 1 : 0;
                }
    return count;
}

/// SON-SCN-44: a placed unit shows a side it has, and comes from where it says: no counter is placed twice,
/// and none is left of a tile that is no longer in its army.
void checkSources(const ScenarioCheck& check, Findings& findings) {
    const auto& pieces = check.scenario.pieces;
    std::map<std::pair<std::string, ContentId>, int> placed;
    std::map<std::string, std::vector<std::size_t>> left;
    for (std::size_t p = 0; p < pieces.size(); ++p) {
        const Piece& piece = pieces[p];
        const Unit* unit = check.content.unit(piece.content);
        if (!unit)
            continue;
        const std::string pointer = "/pieces/" + std::to_string(p);
        // Which of its sides may be up has a rule of its own (SON-SCN-38).
        if ((piece.face != "front" && piece.face != "back") || (piece.face == "back" && !unit->back)) {
            Finding found = aboutElement("SON-SCN-44", Severity::Error, piece.id, "pieces", p, {piece.at});
            found.message = "face";
            found.arguments = {piece.content.value, piece.face};
            found.fixes.push_back({"front-up",
                                   {piece.content.value},
                                   {{Edit::Kind::Remove, pointer + "/face", {}}},
                                   std::nullopt});
            findings.push_back(std::move(found));
        }
        const std::optional<int> brought = piece.entry.empty() ? std::nullopt : broughtBy(check, piece);
        if (brought == 0 && playsFor(*unit, findSide(check.scenario, piece.side)))
            left[piece.entry].push_back(p);
        if (!brought || *brought == 0 || ++placed[{piece.entry, piece.content}] <= *brought)
            continue;
        Finding found = aboutElement("SON-SCN-44", Severity::Error, piece.id, "pieces", p, {piece.at});
        found.message = "entry";
        found.arguments = {piece.content.value, std::to_string(*brought)};
        found.fixes.push_back(removeFix(piece.id, "pieces", p));
        findings.push_back(std::move(found));
    }
    for (const auto& [entry, counters] : left) {
        Finding found = aboutScenario("SON-SCN-44", Severity::Error, entry);
        found.message = "left";
        found.arguments = {pieces[counters.front()].content.value, std::to_string(counters.size())};
        Fix fix{"remove-counters", {std::to_string(counters.size())}, {}, std::nullopt};
        for (const std::size_t p : counters)
            found.locations.push_back(
                {"/pieces/" + std::to_string(p), {pieces[p].at}, {pieces[p].id}, {}, {}});
        // Last first, so that earlier places stay where they are.
        for (auto p = counters.rbegin(); p != counters.rend(); ++p)
            fix.edits.push_back({Edit::Kind::Remove, "/pieces/" + std::to_string(*p), {}});
        found.fixes.push_back(std::move(fix));
        findings.push_back(std::move(found));
    }
}

/// What a counter may not do by the words of the scenario: words that mean something to the program.
void checkRestrictions(const ScenarioCheck& check, Findings& findings) {
    static constexpr std::string_view known[] = {"may-not-leave", "no-orders", "placed"};
    for (std::size_t p = 0; p < check.scenario.pieces.size(); ++p) {
        const Piece& piece = check.scenario.pieces[p];
        for (std::size_t r = 0; r < piece.restrictions.size(); ++r) {
            if (std::find(std::begin(known), std::end(known), piece.restrictions[r]) != std::end(known))
                continue;
            Finding found = aboutElement("SON-SCN-44", Severity::Error, piece.id, "pieces", p, {piece.at});
            found.message = "restriction";
            found.subject += "/" + piece.restrictions[r];
            found.arguments = {piece.content.value, piece.restrictions[r]};
            found.fixes.push_back(
                {"lift-restriction",
                 {piece.restrictions[r]},
                 {{Edit::Kind::Replace,
                   found.locations.front().pointer + "/restrictions/" + std::to_string(r), "placed"}},
                 std::nullopt});
            findings.push_back(std::move(found));
        }
    }
}

void checkPlaced(const ScenarioCheck& check, Findings& findings) {
    checkOwners(check, findings);
    checkSources(check, findings);
    checkUnpaid(check, findings);
    checkRestrictions(check, findings);
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

/// SON-SCN-45: a Gate next to an objective. A Totem may stand anywhere.
void checkCornerThings(const ScenarioCheck& check, Findings& findings) {
    forEachCornerThing(check, [&](const ElementId& id, const ContentId& content, Corner corner,
                                  const char* list, std::size_t index) {
        if (content.name().find("gate") == std::string_view::npos)
            return;
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

constexpr Check scenarioPlacementTable[] = {
    {"SON-GEO-12", Severity::Error, scenarioCheck<checkOneUnitPerSpace>, part::units | part::pieces,
     part::ground | part::zones | part::entries | part::armies | part::sides},
    {"SON-SCN-41", Severity::Error, scenarioCheck<checkArrows>,
     part::entries | part::sides | part::armies | part::ground},
    {"SON-SCN-43", Severity::Warning, scenarioCheck<checkArrowNeighbours>, part::zones | part::entries},
    {"SON-SCN-44", Severity::Error, scenarioCheck<checkPlaced>,
     part::pieces | part::sides | part::armies | part::campaign,
     part::zones | part::entries | part::ground | part::units},
    {"SON-SCN-45", Severity::Warning, scenarioCheck<checkCornerThings>,
     part::objectives | part::pieces | part::laid | part::ground},
    {"SON-SCN-67", Severity::Warning, scenarioCheck<checkEarlyTotems>,
     part::laid | part::pieces | part::specialRules},
};

}  // namespace

std::span<const Check> scenarioPlacementChecks() {
    return scenarioPlacementTable;
}

}  // namespace bocage::rules::normandie
