#include <QCoreApplication>
#include <cmath>
#include <map>
#include <ostream>

#include "model/systems/malice/analysis/travel.h"
#include "model/systems/malice/commands/commands.h"

namespace bocage::console::malice {

namespace {

using namespace rules;
using namespace rules::malice;

struct ReachWords {
    Q_DECLARE_TR_FUNCTIONS(MaliceReach)
};

bool fightAt(const TableInput& input, int node) {
    const Graph::Node& own = input.graph->nodes()[static_cast<std::size_t>(node)];
    if (own.has(Site::Lair))
        return true;
    for (const Graph::Ref& ref : own.cells) {
        if (input.table.tokenAt(Token::Kind::Shadow, ref.board, ref.at))
            return true;
        if (own.has(Site::Stronghold) && input.table.unrevealed(ref.board, ref.at))
            return true;
    }
    return false;
}

Json wayJson(const TableInput& input, const Reach& reach, int goal) {
    Json::Array steps;
    const auto way = reach.way(goal);
    const auto legs = reach.legs(*input.graph, way);
    for (std::size_t i = 0; i < way.size(); ++i) {
        Json step = Json::Object{{"cell", cellName(input, way[i].node)},
                                 {"afloat", way[i].mode == Reach::Mode::Afloat}};
        if (i > 0) {
            step.set("halves", legs[i - 1].halves);
            step.set("rule", legs[i - 1].rule);
        }
        steps.push_back(std::move(step));
    }
    return steps;
}

/// Why a neighbouring cell cannot be entered from where the band stands.
void tellBarred(Console& context, const TableInput& input, int from, Json& answer) {
    const Reach::Stand stand{from, input.graph->nodes()[static_cast<std::size_t>(from)].water()
                                       ? Reach::Mode::Afloat
                                       : Reach::Mode::Foot};
    Json::Array barred;
    for (const Graph::Step& step : input.graph->steps(from))
        for (const StepAnswer& each : stepsOf(*input.graph, stand, step))
            if (each.halves < 0) {
                barred.push_back(Json::Object{{"cell", cellName(input, step.to)}, {"rule", each.rule}});
                if (!context.json)
                    context.out() << ReachWords::tr("%1 cannot be entered from here (%2).")
                                         .arg(QString::fromStdString(cellName(input, step.to)),
                                              QString::fromLatin1(each.rule))
                                         .toStdString()
                                  << '\n';
            }
    answer.set("barred", std::move(barred));
}

void runShadow(Console& context, const TableInput& input, int from) {
    const ShadowWay way = shadowWay(*input.graph, input.table, from);
    Json answer =
        Json::Object{{"from", cellName(input, from)}, {"steps", way.steps}, {"rule", "SOM-STURN-10"}};
    Json::Array targets, path, fights;
    for (const int node : way.targets)
        targets.push_back(cellName(input, node));
    for (const int node : way.path) {
        path.push_back(cellName(input, node));
        // A Shadow that comes to avatars fights them only where the ruling says so (SOM-AMB-14).
        for (const ScenarioSide& side : input.scenario.sides)
            for (const Player& player : side.players)
                for (const Force::Army& army : player.force.armies)
                    for (const RosterEntry& entry :
                         army.roster ? army.roster->entries : std::vector<RosterEntry>()) {
                        const Spot start = avatarSection(entry.extras).start;
                        const int board = input.table.boardNamed(start.board);
                        const CellInfo* gate =
                            board < 0 ? nullptr
                                      : input.table.boards[static_cast<std::size_t>(board)].only(Site::Gate);
                        const Cell at = start.at.value_or(gate ? gate->at : Cell());
                        if (board >= 0 && input.graph->nodeAt(board, at) == node)
                            fights.push_back(Json::Object{{"avatar", entry.id.value},
                                                          {"cell", cellName(input, node)},
                                                          {"fights", input.table.rulings.fightInPlace}});
                    }
    }
    if (!context.json) {
        if (way.steps < 0) {
            context.out() << ReachWords::tr(
                                 "A Shadow at %1 finds no unrevealed Well and dissipates (SOM-STURN-24).")
                                 .arg(QString::fromStdString(cellName(input, from)))
                                 .toStdString()
                          << '\n';
        } else {
            std::string line;
            for (const Json& cell : path)
                line += (line.empty() ? "" : " \u2192 ") + cell.string();
            context.out() << ReachWords::tr("A Shadow at %1 goes to %2, %n step(s) (SOM-STURN-10):", nullptr,
                                            way.steps)
                                 .arg(QString::fromStdString(cellName(input, from)),
                                      QString::fromStdString(siteName(context, input, way.targets.front())))
                                 .toStdString()
                          << '\n'
                          << line << '\n';
            if (way.targets.size() > 1)
                context.out() << ReachWords::tr("%n Wells are equally near; the lot decides (SOM-STURN-22).",
                                                nullptr, static_cast<int>(way.targets.size()))
                                     .toStdString()
                              << '\n';
            for (const Json& fight : fights)
                context.out() << (input.table.rulings.fightInPlace
                                      ? ReachWords::tr("It fights %1 at %2 (fightInPlace).")
                                      : ReachWords::tr(
                                            "It meets %1 at %2 and goes on: no fight until an avatar "
                                            "enters (SOM-AMB-14)."))
                                     .arg(QString::fromStdString(fight.find("avatar")->string()),
                                          QString::fromStdString(fight.find("cell")->string()))
                                     .toStdString()
                              << '\n';
        }
    }
    answer.set("targets", std::move(targets));
    answer.set("path", std::move(path));
    answer.set("avatars", std::move(fights));
    if (context.json)
        context.print(answer);
}

void runReach(Console& context, const CommandArguments& given) {
    context.startWords();
    const std::string file = given.text("FILE");
    const auto input = openTable(context, file);
    if (!input)
        return;
    const auto from = nodeNamed(context, *input, file, given.text("CELL"));
    if (!from)
        return;
    if (given.has("--shadow"))
        return runShadow(context, *input, *from);
    std::optional<int> goal;
    if (given.has("--to")) {
        goal = nodeNamed(context, *input, file, given.text("--to"));
        if (!goal)
            return;
    }
    const int size = given.number("--band", 1);
    const std::optional<int> move = given.number("--move");
    const std::vector<double> odds = movementOdds(size);
    Travel travel;
    // Without a number the best roll counts: the larger die, and one for each member.
    travel.halves = goal && !move ? -1 : 2 * move.value_or(6 + size);
    travel.throughGates = given.has("--gates");
    if (!input->table.rulings.moveAfterCombat)
        travel.stops = [&](int node) { return fightAt(*input, node); };
    const Reach reach(*input->graph, {*from}, travel);
    const auto chance = [&](int halves) {
        double sum = 0;
        for (std::size_t p = 0; p < odds.size(); ++p)
            if (2 * static_cast<int>(p) >= halves)
                sum += odds[p];
        return sum;
    };
    Json answer = Json::Object{{"from", cellName(*input, *from)}, {"band", size}};
    if (travel.halves >= 0)
        answer.set("points", points(travel.halves));
    if (goal) {
        const int halves = reach.halves(*goal);
        answer.set("to", cellName(*input, *goal));
        answer.set("halves", halves);
        answer.set("way", wayJson(*input, reach, *goal));
        if (halves >= 0)
            answer.set("meanRounds", meanRounds(reach.costs(reach.way(*goal)), size));
        if (context.json)
            return context.print(answer);
        if (halves < 0) {
            context.out() << ReachWords::tr("%1 cannot be reached.")
                                 .arg(QString::fromStdString(cellName(*input, *goal)))
                                 .toStdString()
                          << '\n';
        } else {
            const auto way = reach.way(*goal);
            const auto costs = reach.costs(way);
            const double rounds = meanRounds(costs, size);
            context.out() << ReachWords::tr("%1 costs %2 movement point(s),", nullptr,
                                            model::malice::countedAs(halves / 2.0))
                                 .arg(QString::fromStdString(siteName(context, *input, *goal)),
                                      QString::fromStdString(points(halves)))
                                 .toStdString()
                          << ' '
                          << ReachWords::tr("%1 round(s) on average.", "after a price",
                                            model::malice::countedAs(std::round(100 * rounds) / 100))
                                 .arg(QString::number(rounds, 'f', 2))
                                 .toStdString()
                          << '\n';
            const auto legs = reach.legs(*input->graph, way);
            bool jumps = false;
            for (std::size_t i = 1; i < way.size(); ++i) {
                context.out() << "  " << cellName(*input, way[i].node) << "  " << points(costs[i - 1]) << "  "
                              << legs[i - 1].rule << '\n';
                jumps = jumps || legs[i - 1].gate;
            }
            if (jumps)
                context.out() << ReachWords::tr(
                                     "Each jump through Gates needs a luck roll against 2, else "
                                     "the lot names the exit (SOM-GATE-01, SOM-GATE-02).")
                                     .toStdString()
                              << '\n';
        }
        return;
    }
    Json::Array cells;
    std::map<int, std::string> byCost;
    for (std::size_t i = 0; i < input->graph->nodes().size(); ++i) {
        const int node = static_cast<int>(i), halves = reach.halves(node);
        if (halves < 0 || node == *from)
            continue;
        cells.push_back(Json::Object{{"cell", cellName(*input, node)},
                                     {"halves", halves},
                                     {"chance", chance(halves)},
                                     {"fight", fightAt(*input, node)}});
        byCost[halves] += " " + cellName(*input, node) + (fightAt(*input, node) ? "!" : "");
    }
    answer.set("cells", std::move(cells));
    if (!context.json) {
        context.out() << ReachWords::tr("From %1 with %2 movement point(s) (a cell with ! begins a fight):",
                                        nullptr, model::malice::countedAs(travel.halves / 2.0))
                             .arg(QString::fromStdString(siteName(context, *input, *from)),
                                  QString::fromStdString(points(travel.halves)))
                             .toStdString()
                      << '\n';
        for (const auto& [halves, names] : byCost)
            context.out() << "  " << points(halves) << " ("
                          << ReachWords::tr("%1 %").arg(100 * chance(halves), 0, 'f', 1).toStdString()
                          << "):" << names << '\n';
    }
    tellBarred(context, *input, *from, answer);
    if (context.json)
        context.print(answer);
}

}  // namespace

GameCommand reachCommand() {
    using Kind = CommandOption::Kind;
    return {
        "reach",
        "Tell where a band can go in one move and why not elsewhere, or which way a Shadow goes",
        {{.name = "FILE", .help = "Scenario", .required = true, .tells = CommandOption::Tells::Document},
         {.name = "CELL",
          .help = "Where it starts: a cell such as C5, or the id of a unit's piece",
          .required = true},
         {.name = "--move",
          .help = "Movement, in place of the printed one",
          .kind = Kind::Number,
          .type = "N",
          .range = {{0, 999}}},
         {.name = "--band",
          .help = "How many avatars move together",
          .kind = Kind::Number,
          .type = "N",
          .range = {{1, 8}}},
         {.name = "--gates", .help = "Count Gates as links that cost nothing", .kind = Kind::Flag},
         {.name = "--shadow", .help = "The way of a Shadow that arrives there, instead", .kind = Kind::Flag},
         {.name = "--to", .help = "Tell only the way to this cell, or what is in the way", .type = "CELL"}},
        "document.no-battlefield",
        &runReach};
}

}  // namespace bocage::console::malice
