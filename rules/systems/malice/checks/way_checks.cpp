#include <algorithm>
#include <map>

#include "rules/systems/malice/checks/check_context.h"

/// What avatars and Shadows can get to (SOM-CHK-40 … 46).
namespace bocage::rules::malice {

namespace {

using Severity::Error, Severity::Warning, Severity::Note;

/// Where avatars get from the Gates, Gates as links: once for all checks of a run would be enough, but even
/// four boards are walked in a fraction of a millisecond.
Reach fromGates(const TableCheck& check, bool pastFights) {
    Travel travel;
    travel.throughGates = true;
    if (!pastFights)
        travel.stops = [&graph = check.graph()](int node) {
            const Graph::Node& own = graph.nodes()[static_cast<std::size_t>(node)];
            return own.has(Site::Lair) || own.has(Site::Stronghold);
        };
    return Reach(check.graph(), check.graph().with(Site::Gate), travel);
}

bool hasGates(const TableCheck& check) {
    return !check.graph().with(Site::Gate).empty();
}

/// SOM-CHK-40: avatars can get to every stronghold (SOM-WATER-10, SOM-SCEN-01).
void checkReachable(const TableCheck& check) {
    if (!hasGates(check))
        return;
    const Reach reach = fromGates(check, true);
    for (const int node : check.graph().with(Site::Stronghold))
        if (!reach.reaches(node))
            check.add({"SOM-CHK-40", Error, {"SOM-WATER-10", "SOM-SCEN-01"}}, {},
                      {check.cellName(node), check.boardOf(node).board.value}, check.at(node),
                      check.cellName(node));
}

/// SOM-CHK-41: no stronghold lies behind a fight that cannot be avoided (SOM-COMBAT-01).
void checkForcedFights(const TableCheck& check) {
    if (!hasGates(check))
        return;
    const Reach reach = fromGates(check, true), peaceful = fromGates(check, false);
    for (const int node : check.graph().with(Site::Stronghold))
        if (reach.reaches(node) && !peaceful.reaches(node))
            check.add({"SOM-CHK-41", Warning, {"SOM-COMBAT-01"}}, {},
                      {check.cellName(node), check.boardOf(node).board.value}, check.at(node),
                      check.cellName(node));
}

/// SOM-CHK-42: cities, mystics and lairs can be got to (SOM-WATER-10).
void checkOtherSites(const TableCheck& check) {
    if (!hasGates(check))
        return;
    const Reach reach = fromGates(check, true);
    for (const Site site : {Site::City, Site::Mystic, Site::Lair})
        for (const int node : check.graph().with(site))
            if (!reach.reaches(node))
                check.add({"SOM-CHK-42", Warning, {"SOM-WATER-10"}}, std::string(nameOf(site)),
                          {check.cellName(node), check.boardOf(node).board.value}, check.at(node),
                          check.cellName(node));
}

/// SOM-CHK-43: a Shadow that arrives at a Gate finds a Well to go to (SOM-STURN-10).
void checkShadowGates(const TableCheck& check) {
    for (const int gate : check.graph().with(Site::Gate))
        if (shadowWay(check.graph(), check.table(), gate).steps < 0)
            check.add({"SOM-CHK-43", Error, {"SOM-STURN-10"}}, {},
                      {check.cellName(gate), check.boardOf(gate).board.value}, check.at(gate),
                      check.cellName(gate));
}

/// SOM-CHK-44: whoever gets somewhere gets away again (SOM-WATER-10).
void checkTraps(const TableCheck& check) {
    if (!hasGates(check))
        return;
    const Graph& graph = check.graph();
    const Reach reach = fromGates(check, true);
    // Backwards from the Gates over all ways that avatars can take.
    const std::size_t stands = graph.nodes().size() * 2;
    std::vector<std::vector<int>> into(stands);
    for (std::size_t at = 0; at < stands; ++at) {
        const Reach::Stand stand{static_cast<int>(at / 2), at % 2 ? Reach::Mode::Afloat : Reach::Mode::Foot};
        for (const Graph::Step& step : graph.steps(stand.node))
            for (const StepAnswer& answer : stepsOf(graph, stand, step))
                if (answer.halves >= 0)
                    into[static_cast<std::size_t>(step.to) * 2 + (answer.mode == Reach::Mode::Afloat)]
                        .push_back(static_cast<int>(at));
    }
    std::vector<bool> home(stands, false);
    std::vector<int> open;
    for (const int gate : graph.with(Site::Gate))
        for (const int at : {gate * 2, gate * 2 + 1}) {
            home[static_cast<std::size_t>(at)] = true;
            open.push_back(at);
        }
    for (std::size_t i = 0; i < open.size(); ++i)
        for (const int before : into[static_cast<std::size_t>(open[i])])
            if (!home[static_cast<std::size_t>(before)]) {
                home[static_cast<std::size_t>(before)] = true;
                open.push_back(before);
            }
    std::map<std::size_t, std::vector<Cell>> trapped;
    for (std::size_t i = 0; i < graph.nodes().size(); ++i) {
        const bool caught =
            (reach.halves({static_cast<int>(i), Reach::Mode::Foot}) >= 0 && !home[i * 2]) ||
            (reach.halves({static_cast<int>(i), Reach::Mode::Afloat}) >= 0 && !home[i * 2 + 1]);
        const Graph::Ref& ref = graph.nodes()[i].cells.front();
        if (caught)
            trapped[static_cast<std::size_t>(ref.board)].push_back(ref.at);
    }
    for (const auto& [index, cells] : trapped) {
        const TableBoard& board = check.table().boards[index];
        check.add({"SOM-CHK-44", Warning, {"SOM-WATER-10"}}, {},
                  {std::to_string(cells.size()), board.board.value, check.cellName(board, cells.front())},
                  check.at(board, cells), board.id.value);
    }
}

std::string pointsText(int halves) {
    return halves == 1 ? "\u00bd" : std::to_string(halves / 2) + (halves % 2 ? "\u00bd" : "");
}

/// SOM-CHK-45: how far the strongholds are from each Gate, for avatars and for Shadows.
void tellDistances(const TableCheck& check) {
    const std::vector<int> strongholds = check.graph().with(Site::Stronghold);
    for (const int gate : check.graph().with(Site::Gate)) {
        const Reach reach(check.graph(), {gate}, {});
        const std::vector<int> steps = shadowSteps(check.graph(), {gate});
        int near = -1, far = -1, shadow = -1;
        for (const int node : strongholds) {
            const int halves = reach.halves(node);
            if (halves >= 0) {
                near = near < 0 ? halves : std::min(near, halves);
                far = std::max(far, halves);
            }
            const int away = steps[static_cast<std::size_t>(node)];
            if (away >= 0)
                shadow = shadow < 0 ? away : std::min(shadow, away);
        }
        if (near >= 0 && shadow >= 0)
            check.add(
                {"SOM-CHK-45", Note, {}}, {},
                {check.boardOf(gate).board.value, pointsText(near), pointsText(far), std::to_string(shadow)},
                check.at(gate), check.cellName(gate));
    }
}

/// SOM-CHK-46: a Shadow that arrives is not at a Well within two turns (SOM-STURN-10).
void checkShortWays(const TableCheck& check) {
    for (const int gate : check.graph().with(Site::Gate)) {
        const ShadowWay way = shadowWay(check.graph(), check.table(), gate);
        if (way.steps < 0 || way.steps >= 3)
            continue;
        Location location = check.at(gate);
        for (const int node : way.path)
            location.cells.push_back(check.at(node).cells.front());
        check.add({"SOM-CHK-46", Note, {"SOM-STURN-10"}}, {},
                  {check.boardOf(gate).board.value, check.cellName(gate), check.cellName(way.targets.front()),
                   std::to_string(way.steps)},
                  location, check.cellName(gate));
    }
}

constexpr Check wayTable[] = {
    {"SOM-CHK-40", Error, tableCheck<checkReachable>, judged},
    {"SOM-CHK-41", Warning, tableCheck<checkForcedFights>, judged},
    {"SOM-CHK-42", Warning, tableCheck<checkOtherSites>, judged},
    {"SOM-CHK-43", Error, tableCheck<checkShadowGates>, judged},
    {"SOM-CHK-44", Warning, tableCheck<checkTraps>, judged},
    {"SOM-CHK-45", Note, tableCheck<tellDistances>, judged},
    {"SOM-CHK-46", Note, tableCheck<checkShortWays>, judged},
};

}  // namespace

std::span<const Check> wayChecks() {
    return wayTable;
}

}  // namespace bocage::rules::malice
