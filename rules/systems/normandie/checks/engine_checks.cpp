#include <algorithm>
#include <map>
#include <set>

#include "rules/systems/normandie/checks/scenario_checks.h"
#include "rules/systems/normandie/reach_time.h"
#include "rules/systems/normandie/sight_map.h"

/// Checks that ask the engines: who can get where and when, and who sees whom at the start.
namespace bocage::rules::normandie {

namespace {

/// More different units than this change nothing in the answer and only cost time.
constexpr std::size_t mostUnitsAsked = 12;
constexpr int openingRange = 7;

int sideIndex(const Scenario& scenario, const SideId& id) {
    for (std::size_t s = 0; s < scenario.sides.size(); ++s)
        if (scenario.sides[s].id == id)
            return static_cast<int>(s);
    return -1;
}

/// The different units a side can send out, from its armies and from the map.
std::vector<const Unit*> unitsOf(const ScenarioCheck& check, int side) {
    std::set<const Unit*> units;
    for (const JudgedArmy& army : check.context.armies)
        if (army.side == &check.scenario.sides[static_cast<std::size_t>(side)])
            for (const ArmyUnit& unit : army.view.units)
                if (unit.unit)
                    units.insert(unit.unit);
    for (const FieldUnit& unit : check.battlefield.units())
        if (unit.side == side)
            units.insert(unit.unit);
    std::vector<const Unit*> result(units.begin(), units.end());
    std::sort(result.begin(), result.end(), [](const Unit* a, const Unit* b) {
        return std::pair(b->front.movement.value_or(0), a->id) <
               std::pair(a->front.movement.value_or(0), b->id);
    });
    if (result.size() > mostUnitsAsked)
        result.resize(mostUnitsAsked);
    return result;
}

/// Where a unit of the side may begin: its zones, its entry arrows, and where its like already stands.
std::vector<Cell> startCells(const ScenarioCheck& check, int side, const Unit& unit) {
    std::set<Cell> cells;
    const SideId& id = check.scenario.sides[static_cast<std::size_t>(side)].id;
    for (const Zone& zone : check.scenario.zones)
        if (zone.kind == Zone::Kind::Deployment && zone.side == id)
            cells.insert(zone.cells.begin(), zone.cells.end());
    for (const EntryArrow& arrow : check.scenario.entries)
        if (arrow.side == id)
            cells.insert(arrow.at);
    for (const FieldUnit& placed : check.battlefield.units())
        if (placed.side == side && placed.unit == &unit)
            cells.insert(placed.cells.begin(), placed.cells.begin() + placed.footprint);
    return {cells.begin(), cells.end()};
}

bool isAboutAPlace(VictoryCondition::Kind kind) {
    using Kind = VictoryCondition::Kind;
    return kind == Kind::Capture || kind == Kind::Hold || kind == Kind::Exit || kind == Kind::Free;
}

/// The cells a victory condition sends a side to, with the element they belong to.
std::vector<std::pair<ElementId, std::vector<Cell>>> places(const ScenarioCheck& check,
                                                            const VictoryCondition& condition) {
    std::vector<std::pair<ElementId, std::vector<Cell>>> result;
    for (const ElementId& target : condition.targets) {
        for (const Objective& objective : check.scenario.objectives)
            if (objective.id == target)
                result.emplace_back(target, objectiveCells(check.battlefield, check.scenario, objective));
        for (const Zone& zone : check.scenario.zones)
            if (zone.id == target)
                result.emplace_back(target, zone.cells);
    }
    return result;
}

/// SON-SCN-29 and -70: a side must be able to come to the places its victory asks for: at all, and before the
/// end.
void checkPlaces(const ScenarioCheck& check, Findings& findings, bool ever) {
    const int end = check.scenario.turnTrack.end.value_or(check.scenario.turnTrack.spaces);
    for (std::size_t v = 0; v < check.scenario.victory.size(); ++v) {
        const VictoryCondition& condition = check.scenario.victory[v];
        const int side = sideIndex(check.scenario, condition.side);
        if (side < 0 || !isAboutAPlace(condition.kind))
            continue;
        const std::vector<const Unit*> units = unitsOf(check, side);
        if (units.empty())
            continue;
        for (const auto& [target, cells] : places(check, condition)) {
            int best = TurnMap::never;
            for (const Unit* unit : units) {
                const MovementField field(check.battlefield, moverOf(*unit, "front", side),
                                          MovementField::Without{.units = true, .zones = true});
                const std::vector<Placement> from = placementsInside(field, startCells(check, side, *unit));
                if (from.empty())
                    continue;
                best = std::min(best, TurnMap(field, from, field.mover().points()).turnsToAny(cells));
                if (best <= end)
                    break;
            }
            const bool never = best == TurnMap::never;
            if (best <= end || never != ever)
                continue;
            Finding found = aboutElement(ever ? "SON-SCN-29" : "SON-SCN-70", Severity::Warning, condition.id,
                                         "victory", v);
            found.subject += "/" + target.value;
            found.arguments = {condition.side.value, target.value, std::to_string(never ? 0 : best),
                               std::to_string(end)};
            found.locations.front().elements = {target};
            found.locations.front().cells = cells;
            findings.push_back(std::move(found));
        }
    }
}

void checkSealed(const ScenarioCheck& check, Findings& findings) {
    checkPlaces(check, findings, true);
}

void checkTooLate(const ScenarioCheck& check, Findings& findings) {
    checkPlaces(check, findings, false);
}

/// SON-SCN-40: a unit that starts hidden and is spotted at once (SON-SA-01), or hides in a ford.
void checkSpotted(const ScenarioCheck& check, Findings& findings) {
    const Battlefield& field = check.battlefield;
    const bool dark = field.light() != Light::Day;
    for (const FieldUnit& hidden : field.units()) {
        if (hidden.hidden != FieldUnit::Hidden::Concealed)
            continue;
        const Piece& piece = check.scenario.pieces[hidden.piece];
        const auto report = [&](const char* message, const Piece* spotter) {
            Finding found =
                aboutElement("SON-SCN-40", Severity::Warning, piece.id, "pieces", hidden.piece, {piece.at});
            found.message = message;
            found.arguments = {piece.content.value, spotter ? spotter->content.value : cellName(piece.at)};
            if (spotter)
                found.locations.front().elements.push_back(spotter->id);
            findings.push_back(std::move(found));
        };
        if (field.cell(piece.at).has(Ford)) {
            report("ford", nullptr);
            continue;
        }
        for (const FieldUnit& enemy : field.units()) {
            if (enemy.side == hidden.side || enemy.side < 0 || enemy.unitClass == UnitClass::Heavy ||
                enemy.unitClass == UnitClass::Creature)
                continue;
            const int distance = Square::distance(enemy.cells[0], piece.at);
            const bool covered = field.cell(piece.at).has(CoversGround | Water);
            const int reach = covered ? (dark ? 1 : 2)
                              : dark  ? (field.light() == Light::Fog ? 3 : 2)
                                      : 1 << 20;
            const bool adjacentOnly = findAbility(hidden.unit->front, "amphibious-ambush") != nullptr;
            if (distance > (adjacentOnly ? 1 : reach) ||
                explainSight(field, enemy.cells[0], piece.at, {enemy.unitClass, hidden.unitClass, true})
                        .state != SightState::Clear)
                continue;
            report("seen", &check.scenario.pieces[enemy.piece]);
            break;
        }
    }
}

/// SON-SCN-66: enemy zones side by side, or a line of seven spaces or less between them: shots in the first
/// turn.
void checkZonesInSight(const ScenarioCheck& check, Findings& findings) {
    const auto& zones = check.scenario.zones;
    const SightMap map(check.battlefield, SightOptions{.units = false});
    for (std::size_t a = 0; a < zones.size(); ++a)
        for (std::size_t b = a + 1; b < zones.size(); ++b) {
            if (zones[a].kind != Zone::Kind::Deployment || zones[b].kind != Zone::Kind::Deployment ||
                zones[a].side == zones[b].side)
                continue;
            int seen = 0;
            int nearest = 1 << 20;
            std::set<Cell> exposed;
            for (const Cell from : zones[a].cells)
                for (const Cell to : zones[b].cells) {
                    const int distance = Square::distance(from, to);
                    if (!check.battlefield.exists(from) || !check.battlefield.exists(to) ||
                        distance > openingRange)
                        continue;
                    nearest = std::min(nearest, distance);
                    if (map.between(from, to) == sightBlocked)
                        continue;
                    ++seen;
                    exposed.insert(to);
                }
            if (seen == 0 && nearest > 1)
                continue;
            Finding found = aboutElement("SON-SCN-66", Severity::Warning, zones[a].id, "zones", a,
                                         {exposed.begin(), exposed.end()});
            found.message = nearest <= 1 ? "adjacent" : "sight";
            found.arguments = {zones[a].id.value, zones[b].id.value, std::to_string(nearest),
                               std::to_string(exposed.size())};
            found.subject += "+" + zones[b].id.value;
            found.locations.front().elements.push_back(zones[b].id);
            findings.push_back(std::move(found));
        }
}

/// SON-SCN-69: the zone of a unit that lives in water is joined by water to more of the map than itself.
void checkWaterZones(const ScenarioCheck& check, Findings& findings) {
    for (std::size_t s = 0; s < check.scenario.sides.size(); ++s)
        for (const Unit* unit : unitsOf(check, static_cast<int>(s))) {
            const AbilityUse* amphibious = findAbility(unit->front, "amphibious");
            if (!amphibious || !amphibious->waterOnly)
                continue;
            const std::vector<Cell> zone = startCells(check, static_cast<int>(s), *unit);
            if (zone.empty())
                continue;
            const MovementField field(check.battlefield, moverOf(*unit, "front", static_cast<int>(s)),
                                      MovementField::Without{.units = true, .zones = true});
            const std::vector<Placement> from = placementsInside(field, zone);
            bool leaves = false;
            if (!from.empty()) {
                const TurnMap turns(field, from, std::max(field.mover().points(), 1));
                for (int i = 0; i < check.battlefield.cellCount() && !leaves; ++i) {
                    const Cell cell = check.battlefield.cellAt(i);
                    leaves = turns.reaches(cell) && std::find(zone.begin(), zone.end(), cell) == zone.end();
                }
            }
            if (leaves)
                continue;
            Finding found = aboutScenario("SON-SCN-69", Severity::Warning, unit->id.value);
            found.arguments = {unit->id.value, check.scenario.sides[s].id.value};
            Location location;
            location.cells = zone;
            found.locations.push_back(std::move(location));
            findings.push_back(std::move(found));
        }
}

/// SON-ARM-54: a support option whose unit finds no space on this map that it may enter.
void checkSupportFits(const ArmyCheck& check, Findings& findings) {
    if (!check.scenario || check.context.battlefield.cellCount() == 0)
        return;
    const Battlefield& field = check.context.battlefield;
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        if (!filling.option || filling.option->kind != OptionKind::Support)
            return;
        for (const Copies& brought : filling.option->units) {
            const Unit* unit = check.content.unit(brought.id);
            if (!unit)
                continue;
            const MovementField ground(field, moverOf(*unit, "front", 0),
                                       MovementField::Without{.units = true});
            bool enters = false;
            for (int i = 0; i < field.cellCount() && !enters; ++i)
                enters = field.exists(field.cellAt(i)) && !ground.barredBy(field.cellAt(i));
            if (enters)
                continue;
            Finding found = aboutFilling(check, "SON-ARM-54", Severity::Warning, filling, entry);
            found.arguments.push_back(brought.id.value);
            found.fixes.push_back(removeFix(filling));
            findings.push_back(std::move(found));
            return;
        }
    });
}

constexpr Check checks[] = {
    {"SON-SCN-29", Severity::Warning, scenarioCheck<checkSealed>},
    {"SON-SCN-40", Severity::Warning, scenarioCheck<checkSpotted>},
    {"SON-SCN-66", Severity::Warning, scenarioCheck<checkZonesInSight>},
    {"SON-SCN-69", Severity::Warning, scenarioCheck<checkWaterZones>},
    {"SON-SCN-70", Severity::Warning, scenarioCheck<checkTooLate>},
    {"SON-ARM-54", Severity::Warning, armyCheck<checkSupportFits>},
};

}  // namespace

std::span<const Check> engineChecks() {
    return checks;
}

}  // namespace bocage::rules::normandie
