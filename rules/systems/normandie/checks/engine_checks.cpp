#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

#include "rules/systems/normandie/checks/scenario_checks.h"
#include "rules/systems/normandie/content/footprint.h"
#include "rules/systems/normandie/movement/reach_time.h"
#include "rules/systems/normandie/sight/concealment.h"
#include "rules/systems/normandie/sight/sight_map.h"

/// Checks that ask the engines: who can get where and when, and who sees whom at the start.
namespace bocage::rules::normandie {

namespace {

/// Movement points of the unit as its front prints them.
int printedPoints(const Unit& unit) {
    Mover walker;
    walker.movement = unit.front.movement;
    return walker.points();
}

constexpr int openingRange = 7;

int sideIndex(const Scenario& scenario, const SideId& id) {
    for (std::size_t s = 0; s < scenario.sides.size(); ++s)
        if (scenario.sides[s].id == id)
            return static_cast<int>(s);
    return -1;
}

/// By id: where units lie in memory differs from run to run, and findings come in this order.
struct UnitOrder {
    bool operator()(const Unit* a, const Unit* b) const { return a->id < b->id; }
};

/// The different units a side can send out: from its armies, handed out, and on the map.
std::set<const Unit*, UnitOrder> unitsOf(const ScenarioCheck& check, int side) {
    std::set<const Unit*, UnitOrder> units;
    for (const JudgedArmy& army : check.context.armies)
        if (army.side == &check.scenario.sides[static_cast<std::size_t>(side)])
            for (const ArmyUnit& unit : army.view.units)
                if (unit.unit)
                    units.insert(unit.unit);
    for (const HandedOut& out : check.context.handedOut)
        if (out.side == &check.scenario.sides[static_cast<std::size_t>(side)])
            for (const auto& [id, unit] : out.units)
                if (unit)
                    units.insert(unit);
    for (const FieldUnit& unit : check.battlefield.units())
        if (unit.side == side)
            units.insert(unit.unit);
    return units;
}

/// Where units of the side come onto the map: its zones and entry arrows. In ascending order.
std::vector<Cell> arrivalCells(const ScenarioCheck& check, int side) {
    std::vector<Cell> cells;
    const SideId& id = check.scenario.sides[static_cast<std::size_t>(side)].id;
    for (const Zone& zone : check.scenario.zones)
        if (zone.kind == Zone::Kind::Deployment && zone.side == id)
            cells.insert(cells.end(), zone.cells.begin(), zone.cells.end());
    for (const EntryArrow& arrow : check.scenario.entries)
        if (arrow.side == id)
            cells.push_back(arrow.at);
    if (!std::is_sorted(cells.begin(), cells.end()))
        std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

/// Units of a side that get about alike: what one of them reaches, all of them together reach.
struct Walkers {
    Mover walker;
    int points = 0;
    std::vector<const FieldUnit*> placed;  ///< those of them that lie on the map already
    // Worked out when somebody asks, since each kind of walker has ways of its own.
    mutable std::optional<std::vector<Placement>> arriving = {};  ///< where they come onto the map
    mutable std::optional<std::vector<Placement>> starts = {};    ///< and where they lie already
};

/// Everybody a side can send out and the turns they need: small counters first, since ways of large ones are
/// long to work out, and of those the fastest.
class Marchers {
public:
    Marchers(const ScenarioCheck& check, int side)
        : m_ways(*check.context.ways), m_side(side), m_arrivals(arrivalCells(check, side)) {
        for (const Unit* unit : unitsOf(check, side))
            groupOf(*unit);
        for (const FieldUnit& placed : check.battlefield.units())
            if (placed.side == side)
                groupOf(*placed.unit).placed.push_back(&placed);
        std::stable_sort(m_groups.begin(), m_groups.end(), [](const Walkers& a, const Walkers& b) {
            return std::pair(a.walker.footprint, b.points) < std::pair(b.walker.footprint, a.points);
        });
    }

    bool empty() const { return m_groups.empty(); }

    /// The turn in which the first of them can be on one of the cells. `enough`: nobody asks for less.
    int turnsTo(std::span<const Cell> cells, int enough) const {
        int best = TurnMap::never;
        // Whoever arrives settles most questions, and moving a counter about leaves those ways as they are.
        for (const Walkers& group : m_groups) {
            if (group.walker.footprint > 1)
                break;
            const std::vector<Placement>& starts = arrivingOf(group);
            if (!m_ways.mayReach(group.walker, starts, cells))
                continue;
            best = std::min(best, m_ways.turns(group.walker, group.points, starts).turnsToAny(cells));
            if (best <= enough)
                return best;
        }
        for (const Walkers& group : m_groups) {
            const std::vector<Placement>& starts = startsOf(group);
            if (!m_ways.mayReach(group.walker, starts, cells) || fewestTurns(group, starts, cells) >= best)
                continue;
            best = std::min(best, m_ways.turns(group.walker, group.points, starts).turnsToAny(cells));
            if (best <= enough)
                break;
        }
        return best;
    }

private:
    Walkers& groupOf(const Unit& unit) {
        const Mover& walker = m_ways.walker(unit);
        const int points = printedPoints(unit);
        for (Walkers& group : m_groups)
            if (group.points == points && group.walker == walker)
                return group;
        return m_groups.emplace_back(Walkers{walker, points, {}});
    }

    /// What the turns of a large counter cannot be below: those of a small one that moves alike. Costs far
    /// less.
    int fewestTurns(const Walkers& group, std::span<const Placement> starts,
                    std::span<const Cell> cells) const {
        if (group.walker.footprint == 1)
            return 0;
        std::vector<Placement> covered;
        for (const Placement& start : starts) {
            std::array<Cell, 4> own;
            const int count = footprintCells(group.walker.footprint, start.at, start.facing, own);
            for (int i = 0; i < count; ++i)
                covered.push_back({own[static_cast<std::size_t>(i)], 0});
        }
        std::sort(covered.begin(), covered.end());
        covered.erase(std::unique(covered.begin(), covered.end()), covered.end());
        Mover small = group.walker;
        small.footprint = 1;
        return m_ways.turns(small, group.points, covered).turnsToAny(cells);
    }

    const std::vector<Placement>& arrivingOf(const Walkers& group) const {
        if (!group.arriving)
            group.arriving = placementsInside(m_ways.field(group.walker), m_arrivals);
        return *group.arriving;
    }

    const std::vector<Placement>& startsOf(const Walkers& group) const {
        if (group.starts)
            return *group.starts;
        const MovementField& field = m_ways.field(group.walker);
        std::vector<Placement>& starts = group.starts.emplace(arrivingOf(group));
        for (const FieldUnit* unit : group.placed) {
            const Placement here{unit->cells[0], unit->footprint == 1 ? 0 : unit->facing};
            if (field.fits(here))
                starts.push_back(here);
        }
        return starts;
    }

    GroundWays& m_ways;
    int m_side;
    std::vector<Cell> m_arrivals;
    std::vector<Walkers> m_groups;
};

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
/// end. One walk answers both, so it is kept for the other.
const Findings& unreachedPlaces(const ScenarioCheck& check) {
    std::optional<Findings>& known = check.context.unreachedPlaces;
    if (known)
        return *known;
    Findings& findings = known.emplace();
    if (!groundIsKnown(check))
        return findings;  // nobody can tell where a missing board would lead
    std::map<int, Marchers> marchers;
    const int end = check.scenario.turnTrack.end.value_or(check.scenario.turnTrack.spaces);
    for (std::size_t v = 0; v < check.scenario.victory.size(); ++v) {
        const VictoryCondition& condition = check.scenario.victory[v];
        const int side = sideIndex(check.scenario, condition.side);
        if (side < 0 || !isAboutAPlace(condition.kind))
            continue;
        const Marchers& own = marchers.try_emplace(side, check, side).first->second;
        if (own.empty())
            continue;
        for (const auto& [target, cells] : places(check, condition)) {
            const int best = own.turnsTo(cells, end);
            if (best <= end)
                continue;
            const bool never = best == TurnMap::never;
            Finding found = aboutElement(never ? "SON-SCN-29" : "SON-SCN-70", Severity::Warning, condition.id,
                                         "victory", v);
            found.subject += "/" + target.value;
            found.arguments = {condition.side.value, target.value, std::to_string(never ? 0 : best),
                               std::to_string(end)};
            found.locations.front().elements = {target};
            found.locations.front().cells = cells;
            findings.push_back(std::move(found));
        }
    }
    return findings;
}

void takeFindings(const Findings& from, std::string_view rule, Findings& findings) {
    std::copy_if(from.begin(), from.end(), std::back_inserter(findings),
                 [&](const Finding& finding) { return finding.rule == rule; });
}

void checkSealed(const ScenarioCheck& check, Findings& findings) {
    takeFindings(unreachedPlaces(check), "SON-SCN-29", findings);
}

void checkTooLate(const ScenarioCheck& check, Findings& findings) {
    takeFindings(unreachedPlaces(check), "SON-SCN-70", findings);
}

/// SON-SCN-40: a unit that starts hidden and is spotted at once (SON-SA-01), or hides in a ford.
void checkSpotted(const ScenarioCheck& check, Findings& findings) {
    const Battlefield& field = check.battlefield;
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
            if (enemy.side == hidden.side || enemy.side < 0 || !spots(field, enemy, hidden))
                continue;
            report("seen", &check.scenario.pieces[enemy.piece]);
            break;
        }
    }
}

/// No cell of one zone is nearer to a cell of the other than this.
int distanceAtLeast(const Zone& a, const Zone& b) {
    const auto gap = [&](auto coordinate) {
        const auto less = [&](Cell x, Cell y) { return coordinate(x) < coordinate(y); };
        const auto [firstA, lastA] = std::minmax_element(a.cells.begin(), a.cells.end(), less);
        const auto [firstB, lastB] = std::minmax_element(b.cells.begin(), b.cells.end(), less);
        return std::max(coordinate(*firstB) - coordinate(*lastA), coordinate(*firstA) - coordinate(*lastB));
    };
    if (a.cells.empty() || b.cells.empty())
        return 1 << 20;
    return std::max(gap([](Cell cell) { return cell.col; }), gap([](Cell cell) { return cell.row; }));
}

/// SON-SCN-66: enemy zones side by side, or a line of seven spaces or less between them: shots in the first
/// turn.
void checkZonesInSight(const ScenarioCheck& check, Findings& findings) {
    const auto& zones = check.scenario.zones;
    std::optional<SightMap> map;  // most battles keep the zones further apart and never ask
    for (std::size_t a = 0; a < zones.size(); ++a)
        for (std::size_t b = a + 1; b < zones.size(); ++b) {
            if (zones[a].kind != Zone::Kind::Deployment || zones[b].kind != Zone::Kind::Deployment ||
                zones[a].side == zones[b].side || distanceAtLeast(zones[a], zones[b]) > openingRange)
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
                    if (!map)
                        map.emplace(check.battlefield, SightOptions{.units = false});
                    if (map->between(from, to) == sightBlocked)
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
    GroundWays& ways = *check.context.ways;
    for (std::size_t s = 0; s < check.scenario.sides.size(); ++s) {
        const int side = static_cast<int>(s);
        std::optional<std::vector<Cell>> arrivals;
        for (const Unit* unit : unitsOf(check, side)) {
            const AbilityUse* amphibious = findAbility(unit->front, "amphibious");
            if (!amphibious || !amphibious->waterOnly)
                continue;
            if (!arrivals)
                arrivals = arrivalCells(check, side);
            std::vector<Cell> zone = *arrivals;
            for (const FieldUnit& placed : check.battlefield.units())
                if (placed.side == side && placed.unit == unit)
                    zone.insert(zone.end(), placed.cells.begin(), placed.cells.begin() + placed.footprint);
            if (zone.empty())
                continue;
            const auto standing = zone.begin() + static_cast<std::ptrdiff_t>(arrivals->size());
            std::sort(standing, zone.end());
            std::inplace_merge(zone.begin(), standing, zone.end());
            zone.erase(std::unique(zone.begin(), zone.end()), zone.end());
            const Mover& walker = ways.walker(*unit);
            const int points = std::max(printedPoints(*unit), 1);
            const TurnMap& turns = ways.turns(walker, points, placementsInside(ways.field(walker), zone));
            bool leaves = false;
            for (int i = 0; i < check.battlefield.cellCount() && !leaves; ++i) {
                const Cell cell = check.battlefield.cellAt(i);
                leaves = turns.reaches(cell) && !std::binary_search(zone.begin(), zone.end(), cell);
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
            const MovementField& ground = check.context.ways->field(check.context.ways->walker(*unit));
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

constexpr Check engineChecksTable[] = {
    {"SON-SCN-29", Severity::Warning, scenarioCheck<checkSealed>,
     part::boards | part::laid | part::ground | part::units | part::zones | part::entries | part::objectives |
         part::sides | part::armies | part::turns | part::victory},
    {"SON-SCN-40", Severity::Warning, scenarioCheck<checkSpotted>, part::ground | part::units | part::pieces},
    {"SON-SCN-66", Severity::Warning, scenarioCheck<checkZonesInSight>, part::zones | part::ground},
    {"SON-SCN-69", Severity::Warning, scenarioCheck<checkWaterZones>,
     part::zones | part::entries | part::sides | part::armies | part::ground | part::units},
    {"SON-SCN-70", Severity::Warning, scenarioCheck<checkTooLate>,
     part::boards | part::laid | part::ground | part::units | part::zones | part::entries | part::objectives |
         part::sides | part::armies | part::turns | part::victory},
    {"SON-ARM-54", Severity::Warning, armyCheck<checkSupportFits>, part::ground},
};

}  // namespace

std::span<const Check> engineChecks() {
    return engineChecksTable;
}

}  // namespace bocage::rules::normandie
