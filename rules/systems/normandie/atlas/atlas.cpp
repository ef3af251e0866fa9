#include "rules/systems/normandie/atlas/atlas.h"

#include <algorithm>
#include <limits>

#include "rules/systems/normandie/movement/movement.h"
#include "rules/systems/normandie/movement/reach_time.h"
#include "rules/systems/normandie/sight/sight_scan.h"

namespace bocage::rules::normandie {

namespace {

bool isStart(const AtlasPlace& place) {
    return place.kind != AtlasPlace::Kind::Objective;
}

bool areEnemies(const AtlasPlace& a, const AtlasPlace& b) {
    return a.side >= 0 && b.side >= 0 && a.side != b.side;
}

std::vector<int> indicesOf(const Battlefield& field, const std::vector<Cell>& cells) {
    std::vector<int> indices;
    for (const Cell cell : cells)
        if (field.exists(cell))
            indices.push_back(field.indexOf(cell));
    std::sort(indices.begin(), indices.end());
    indices.erase(std::unique(indices.begin(), indices.end()), indices.end());
    return indices;
}

int sideIndex(const Scenario& scenario, const SideId& id) {
    for (std::size_t i = 0; i < scenario.sides.size(); ++i)
        if (scenario.sides[i].id == id)
            return static_cast<int>(i);
    return -1;
}

std::vector<AtlasPlace> placesOf(const Battlefield& field, const Scenario& scenario) {
    using Kind = AtlasPlace::Kind;
    std::vector<AtlasPlace> places;
    const auto add = [&](Kind kind, std::size_t index, int side, const std::vector<Cell>& cells) {
        AtlasPlace place{kind, index, side, indicesOf(field, cells)};
        if (!place.cells.empty())
            places.push_back(std::move(place));
    };
    for (std::size_t i = 0; i < scenario.zones.size(); ++i)
        add(Kind::Zone, i, sideIndex(scenario, scenario.zones[i].side), scenario.zones[i].cells);
    for (std::size_t i = 0; i < scenario.entries.size(); ++i)
        add(Kind::Entry, i, sideIndex(scenario, scenario.entries[i].side), {scenario.entries[i].at});
    for (std::size_t i = 0; i < scenario.objectives.size(); ++i) {
        const Objective& objective = scenario.objectives[i];
        std::vector<Cell> cells = objectiveCells(field, scenario, objective);
        for (const auto& alternative : objective.alternatives)
            cells.insert(cells.end(), alternative.begin(), alternative.end());
        add(Kind::Objective, i, -1, cells);
    }
    return places;
}

/// Adds up, for one place, from how many of its cells every cell is seen.
struct Watch {
    std::vector<std::uint16_t> seen, clear;
};

Watch watchFrom(const AtlasPlace& place, const Battlefield& field, SightScanner& scanner,
                std::vector<SightCode>& codes) {
    Watch watch;
    watch.seen.assign(static_cast<std::size_t>(field.cellCount()), 0);
    watch.clear = watch.seen;
    const int maximum =
        rangeBetween(field, field.origin(), field.origin()).maximum.value_or(std::numeric_limits<int>::max());
    constexpr std::size_t most = std::numeric_limits<std::uint16_t>::max();
    const std::size_t count = std::min(place.cells.size(), most);
    for (std::size_t i = 0; i < count; ++i) {
        const Cell from = field.cellAt(place.cells[i]);
        scanner.scan(from, codes);
        for (int to = 0; to < field.cellCount(); ++to) {
            const SightCode code = codes[static_cast<std::size_t>(to)];
            if (code == sightBlocked || Square::distance(from, field.cellAt(to)) > maximum)
                continue;
            ++watch.seen[static_cast<std::size_t>(to)];
            if (code == 0)
                ++watch.clear[static_cast<std::size_t>(to)];
        }
    }
    return watch;
}

SightShare shareOf(std::size_t from, std::size_t to, const std::vector<AtlasPlace>& places,
                   const Watch& watch) {
    SightShare share;
    share.from = from;
    share.to = to;
    share.pairs = static_cast<std::int64_t>(places[from].cells.size()) *
                  static_cast<std::int64_t>(places[to].cells.size());
    for (const int cell : places[to].cells) {
        const std::uint16_t seen = watch.seen[static_cast<std::size_t>(cell)];
        share.seen += seen;
        share.clear += watch.clear[static_cast<std::size_t>(cell)];
        share.cellsSeen += seen > 0;
    }
    return share;
}

Exposure exposureOf(std::size_t place, std::size_t watcher, const std::vector<AtlasPlace>& places,
                    const Watch& watch) {
    Exposure exposure;
    exposure.place = place;
    exposure.watcher = watcher;
    exposure.cells = static_cast<int>(places[place].cells.size());
    const double watchers = static_cast<double>(places[watcher].cells.size());
    double sum = 0;
    for (const int cell : places[place].cells) {
        const std::uint16_t seen = watch.seen[static_cast<std::size_t>(cell)];
        if (seen == 0)
            continue;
        ++exposure.exposed;
        const double share = seen / watchers;
        sum += share;
        if (share > exposure.worstShare) {
            exposure.worstShare = share;
            exposure.worstCell = cell;
        }
    }
    exposure.meanShare = sum / exposure.cells;
    return exposure;
}

/// Whether infantry can step between two neighbours, as far as edges go; diagonally, one open way round is
/// enough.
bool edgesAllow(const Battlefield& field, Cell from, Cell to) {
    const auto open = [&](Cell a, Cell b) {
        const Side side = b.row < a.row   ? Side::North
                           : b.row > a.row ? Side::South
                           : b.col > a.col ? Side::East
                                           : Side::West;
        const EdgeInfo& edge = field.edge(a, side);
        if (edge.stopsPassage())
            return false;
        return field.cell(a).building == field.cell(b).building || edge.has(EdgeEntrance);
    };
    if (from.col == to.col || from.row == to.row)
        return open(from, to);
    const Cell one{to.col, from.row};
    const Cell two{from.col, to.row};
    return (open(from, one) && open(one, to)) || (open(from, two) && open(two, to));
}

SafeApproach approachOf(std::size_t start, std::size_t watcher, const std::vector<AtlasPlace>& places,
                        const Battlefield& field, const MovementField& infantry, const Watch& watch) {
    SafeApproach approach;
    approach.start = start;
    approach.watcher = watcher;
    std::vector<bool> reached(static_cast<std::size_t>(field.cellCount()), false);
    std::vector<int> open;
    const auto take = [&](int cell) {
        if (reached[static_cast<std::size_t>(cell)] || watch.seen[static_cast<std::size_t>(cell)] > 0 ||
            !field.cell(cell).exists() || infantry.barredBy(field.cellAt(cell)))
            return;
        reached[static_cast<std::size_t>(cell)] = true;
        open.push_back(cell);
    };
    for (const int cell : places[start].cells)
        take(cell);
    while (!open.empty()) {
        const Cell from = field.cellAt(open.back());
        open.pop_back();
        for (const Cell to : Square::neighbours(from))
            if (field.inside(to) && edgesAllow(field, from, to))
                take(field.indexOf(to));
    }
    for (int cell = 0; cell < field.cellCount(); ++cell)
        if (reached[static_cast<std::size_t>(cell)])
            approach.cells.push_back(cell);
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i].kind != AtlasPlace::Kind::Objective)
            continue;
        const auto near = [&](int cell) {
            if (reached[static_cast<std::size_t>(cell)])
                return true;
            const auto around = Square::neighbours(field.cellAt(cell));
            return std::any_of(around.begin(), around.end(), [&](Cell beside) {
                return field.inside(beside) && reached[static_cast<std::size_t>(field.indexOf(beside))];
            });
        };
        if (std::any_of(places[i].cells.begin(), places[i].cells.end(), near))
            approach.objectives.push_back(i);
    }
    return approach;
}

}  // namespace

Atlas makeAtlas(const Battlefield& field, const Scenario& scenario, const SightOptions& options) {
    Atlas atlas;
    atlas.places = placesOf(field, scenario);
    if (field.cellCount() == 0)
        return atlas;
    const SightMap map(field, options);
    SightScanner scanner(map);
    std::vector<SightCode> codes(static_cast<std::size_t>(field.cellCount()));
    const MovementField infantry(field, Mover{});
    for (std::size_t from = 0; from < atlas.places.size(); ++from) {
        if (!isStart(atlas.places[from]))
            continue;
        Watch watch = watchFrom(atlas.places[from], field, scanner, codes);
        for (std::size_t to = 0; to < atlas.places.size(); ++to) {
            if (to == from)
                continue;
            atlas.shares.push_back(shareOf(from, to, atlas.places, watch));
            if (isStart(atlas.places[to]) && areEnemies(atlas.places[from], atlas.places[to])) {
                atlas.exposures.push_back(exposureOf(to, from, atlas.places, watch));
                atlas.approaches.push_back(approachOf(to, from, atlas.places, field, infantry, watch));
            }
        }
        Coverage coverage;
        coverage.place = from;
        for (int cell = 0; cell < field.cellCount(); ++cell)
            if (field.cell(cell).exists() && watch.seen[static_cast<std::size_t>(cell)] == 0)
                coverage.deadGround.push_back(cell);
        coverage.seenBy = std::move(watch.seen);
        atlas.coverage.push_back(std::move(coverage));
    }
    return atlas;
}

}  // namespace bocage::rules::normandie
