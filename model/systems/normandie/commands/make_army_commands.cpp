#include <memory>
#include <ostream>

#include "model/console/army_input.h"
#include "model/console/words.h"
#include "model/messages/finding_text.h"
#include "model/messages/words.h"
#include "model/systems/normandie/commands/commands.h"
#include "model/systems/normandie/commands/content_named.h"
#include "model/systems/normandie/words/army_text.h"
#include "rules/roster/roster_packs.h"
#include "rules/systems/normandie/army/army_optimizer.h"
#include "rules/systems/normandie/army/army_totals.h"
#include "rules/systems/normandie/checks/check_context.h"

namespace bocage::console::son {

namespace {

using namespace rules;
using namespace rules::normandie;

struct MakeVerb {
    std::string faction, goal = "points", collection, start, output, title;
    std::vector<std::string> heroes, only, without;
    int points = 200;
    bool pointsGiven = false;
    unsigned seed = 1;
};

Goal goalOf(const std::string& code) {
    for (const model::NamedGoal& named : model::namedGoals())
        if (code == named.code)
            return named.goal;
    return Goal::SpendPoints;
}

/// Pins the packs, saves when asked to, and tells it; false when it could not be saved.
bool finish(Console& context, Roster& roster, const MakeVerb& verb) {
    roster.packs = packsOf(roster, *context.library());
    if (!verb.title.empty())
        roster.title = Text(verb.title);
    if (verb.output.empty())
        return true;
    const auto saved = context.writeValue(verb.output, roster);
    if (!saved)
        context.fail(saved.problems());
    return saved.ok();
}

void tellChosen(Console& context, const BestArmy& best, const std::string& goal, const Library& library) {
    const model::ArmyText words(library);
    context.out() << Cli::tr("%1 of %2 points, goal: %3")
                         .arg(best.cost)
                         .arg(best.roster.limit.value_or(0))
                         .arg(model::ArmyText::goal(goalOf(goal)))
                         .toStdString()
                  << '\n'
                  << model::ArmyText::goalHelp(goalOf(goal)).toStdString() << '\n';
    for (const Chosen& chosen : best.chosen)
        context.out() << "  " << words.line({chosen.content, chosen.on, 1, chosen.cost}).toStdString() << ": "
                      << Cli::tr("%n point(s)", nullptr, chosen.cost).toStdString() << ", "
                      << Cli::tr("adds %1 to the goal")
                             .arg(static_cast<double>(chosen.worth) / 1000, 0, 'f', 2)
                             .toStdString()
                      << '\n';
}

Json chosenJson(const BestArmy& best, const std::string& goal, const Library& library) {
    const model::ArmyText words(library);
    Json::Array chosen;
    for (const Chosen& one : best.chosen)
        chosen.push_back(Json::Object{{"content", one.content.value},
                                      {"name", words.name(one.content).toStdString()},
                                      {"on", one.on.value},
                                      {"cost", one.cost},
                                      {"worth", static_cast<double>(one.worth) / 1000}});
    return Json::Object{{"goal", goal},
                        {"points", best.cost},
                        {"limit", best.roster.limit.value_or(0)},
                        {"worth", static_cast<double>(best.worth) / 1000},
                        {"proven", best.proven},
                        {"chosen", std::move(chosen)}};
}

/// What is wrong with an army that was only added to was wrong before; true when it was told.
bool tellErrors(Console& context, const Roster& roster, const std::string& start) {
    ValidateRequest request;
    request.library = context.library();
    request.roster = &roster;
    const model::FindingText words(*context.library(), nullptr, &roster);
    Problems problems;
    for (const Finding& finding : validate(request).findings)
        if (finding.severity == Severity::Error)
            problems.push_back(
                {"army.start-has-errors", {words.sentence(finding).toStdString()}, start, "", 0, 0});
    if (!problems.empty())
        context.fail(problems, ExitCode::Findings);
    return !problems.empty();
}

void makeBest(Console& context, const MakeVerb& verb) {
    context.startWords();
    const LibraryPtr library = context.library();
    const ContentPtr content = contentFor(library);
    std::optional<ArmyInput> start;
    BestArmyRequest request{*content, {}, verb.points, goalOf(verb.goal)};
    if (!verb.start.empty()) {
        start = openArmy(context, ownSystem, verb.start);
        if (!start)
            return;
        request.start = &start->roster;
        request.faction = start->roster.faction;
        if (!verb.pointsGiven)
            request.points = start->roster.limit.value_or(verb.points);
    } else if (verb.faction.empty()) {
        context.missing("--faction");
    }
    if (!verb.faction.empty()) {
        const auto faction = factionNamed(context, ownSystem, verb.faction);
        if (!faction)
            return;
        request.faction = *faction;
    }
    for (const std::string& name : verb.heroes) {
        const auto tile = tileNamed(context, *content, name);
        if (!tile)
            return;
        request.required.push_back(*tile);
    }
    for (const auto& [names, ids] :
         {std::pair(&verb.only, &request.permitted), std::pair(&verb.without, &request.forbidden)})
        for (const std::string& name : *names) {
            const auto id = contentNamed(context, *content, name);
            if (!id)
                return;
            ids->push_back(*id);
        }
    Collection collection;
    if (!verb.collection.empty()) {
        auto opened = context.openCollection(verb.collection);
        if (!opened)
            return context.fail(opened.problems());
        collection = std::move(*opened);
        request.collection = &collection;
    }
    if (const Problems told = contradictions(request); !told.empty())
        return context.fail(model::ArmyText::named(told, *library));
    std::optional<BestArmy> best = bestArmy(request);
    if (best && start && tellErrors(context, best->roster, verb.start))
        return;
    if (!best)
        return context.fail({{"army.nothing-fits", {std::to_string(request.points)}, "", "", 0, 0}},
                            ExitCode::Findings);
    if (!start)
        best->roster.title = Text(Cli::tr("%1, %n point(s)", nullptr, request.points)
                                      .arg(model::ArmyText::goal(request.goal))
                                      .toStdString());
    if (!finish(context, best->roster, verb))
        return;
    if (!context.json)
        return tellChosen(context, *best, verb.goal, *library);
    Json out = chosenJson(*best, verb.goal, *library);
    if (!verb.output.empty())
        out.set("output", verb.output);
    context.print(out);
}

void makeRandom(Console& context, const MakeVerb& verb) {
    context.startWords();
    const auto faction = factionNamed(context, ownSystem, verb.faction);
    if (!faction)
        return;
    const ContentPtr content = contentFor(context.library());
    Roster roster = randomArmy(*content, *faction, verb.points, verb.seed);
    if (roster.entries.empty())
        return context.fail({{"army.nothing-fits", {std::to_string(verb.points)}, "", "", 0, 0}},
                            ExitCode::Findings);
    if (!finish(context, roster, verb))
        return;
    const int points = totalsOf(ArmyView(roster, *content)).points.value;
    if (context.json)
        context.print(Json::Object{{"output", verb.output},
                                   {"points", points},
                                   {"limit", verb.points},
                                   {"seed", static_cast<std::int64_t>(verb.seed)}});
    else
        context.out() << model::localized(roster.title).toStdString() << ": "
                      << Cli::tr("%1 of %2 points").arg(points).arg(verb.points).toStdString() << '\n';
}

MakeVerb makeVerb(const CommandArguments& given) {
    MakeVerb verb;
    verb.faction = given.text("--faction");
    verb.goal = given.text("--goal");
    verb.collection = given.text("--collection");
    verb.start = given.text("--start");
    verb.output = given.text("--output");
    verb.title = given.text("--title");
    verb.heroes = given.list("--hero");
    verb.only = given.list("--only");
    verb.without = given.list("--without");
    verb.points = given.number("--points", 200);
    verb.pointsGiven = given.has("--points");
    verb.seed = static_cast<unsigned>(given.number("--seed", 1));
    return verb;
}

void runBest(Console& context, const CommandArguments& given) {
    makeBest(context, makeVerb(given));
}

void runRandom(Console& context, const CommandArguments& given) {
    makeRandom(context, makeVerb(given));
}

using Kind = CommandOption::Kind;

const CommandOption pointsOption{.name = "--points",
                                 .help = "Army points to spend",
                                 .kind = Kind::Number,
                                 .type = "N",
                                 .range = {{1, 10'000}},
                                 .fallback = "200"};
const CommandOption titleOption{.name = "--title", .help = "Title of the army"};

CommandOption factionOption(bool required) {
    return {.name = "--faction",
            .help = "Faction, by id or name (majestic)",
            .type = "F",
            .required = required,
            .tells = CommandOption::Tells::Faction};
}

}  // namespace

GameCommand bestArmyCommand() {
    std::vector<std::string> goals;
    for (const model::NamedGoal& goal : model::namedGoals())
        goals.emplace_back(goal.code);
    return {"army best",
            "The best legal army for a goal, proven, and what was chosen",
            {pointsOption,
             factionOption(false),
             {.name = "--goal",
              .help = "What the army should be good at",
              .choices = goals,
              .fallback = "points"},
             {.name = "--start",
              .help = "Army to keep: only its last points are filled",
              .type = "FILE",
              .tells = CommandOption::Tells::Document},
             {.name = "--hero",
              .help = "Hero or tile that must be in it; may be given several times",
              .kind = Kind::Several,
              .type = "ID"},
             {.name = "--only",
              .help = "Permitted content; may be given several times",
              .kind = Kind::Several,
              .type = "ID"},
             {.name = "--without",
              .help = "Forbidden content; may be given several times",
              .kind = Kind::Several,
              .type = "ID"},
             {.name = "--collection", .help = "Use no more than the boxes you own", .type = "FILE"},
             titleOption,
             {.name = "-o,--output", .help = "Army file to write", .type = "OUT"}},
            "document.no-army",
            &runBest};
}

GameCommand randomArmyCommand() {
    return {"army random",
            "A legal army at random; the same seed gives the same army",
            {pointsOption,
             factionOption(true),
             {.name = "--seed",
              .help = "Where chance starts",
              .kind = Kind::Number,
              .type = "S",
              .range = {{0, 4'294'967'295}},
              .fallback = "1"},
             titleOption,
             {.name = "-o,--output", .help = "Army file to write", .type = "OUT", .required = true}},
            "document.no-army",
            &runRandom};
}

}  // namespace bocage::console::son
