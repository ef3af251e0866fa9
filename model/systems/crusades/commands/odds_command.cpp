#include <algorithm>
#include <ostream>

#include "model/io/linked_armies.h"
#include "model/simulation/table_text.h"
#include "model/systems/crusades/commands/commands.h"
#include "model/systems/crusades/odds_report.h"
#include "model/systems/crusades/simulators.h"
#include "model/systems/crusades/words/crusades_words.h"
#include "rules/systems/crusades/play/solve.h"

namespace bocage::console::cc {

namespace {

using namespace rules;
using namespace rules::crusades;
namespace view = model::crusades;

NightPolicy policyNamed(const std::string& name) {
    return name == "never"    ? NightPolicy::Never
           : name == "always" ? NightPolicy::Always
                              : NightPolicy::IfExpected;
}

/// The scenario itself, or one around an army's decks.
struct OddsInput {
    std::optional<Scenario> scenario;
    std::optional<Roster> roster;
    SetUp setUp;
};

std::optional<OddsInput> openOdds(Console& context, const std::string& path) {
    Result<InputFile> file = context.open(path);
    if (!file) {
        context.fail(file.problems());
        return std::nullopt;
    }
    OddsInput input;
    model::SimulationInput asked;
    asked.library = context.library();
    if (auto* scenario = std::get_if<Scenario>(&file->value)) {
        input.scenario = std::move(*scenario);
        context.warn(model::loadLinkedArmies(*input.scenario, QString::fromStdString(path)));
        asked.scenario = &*input.scenario;
    } else if (auto* roster = std::get_if<Roster>(&file->value)) {
        input.roster = std::move(*roster);
        asked.roster = &*input.roster;
    } else {
        context.fail({{"document.no-army", {}, path, "", 0, 0}});
        return std::nullopt;
    }
    if (!context.json)
        context.warn(file->notes);
    input.setUp = view::setUpOf(asked);
    return input;
}

void tellWin(Console& context, const OddsInput& input, Json& answer) {
    const Table& table = input.setUp.table;
    const State state = begin(table, static_cast<std::uint64_t>(input.scenario->seed), 0);
    const Solution solution = winThisTurn(table, state);
    const view::TableWords words(*input.scenario, input.setUp, *context.library(), context.language);
    Json::Array moves;
    State now = state;
    now.turn.drawn = true;
    model::SimulationTable steps{QCoreApplication::translate("CrusadesOdds", "A sure win in this turn"),
                                 {QCoreApplication::translate("CrusadesOdds", "Move")},
                                 {}};
    for (const Move& move : solution.moves) {
        const QString text = words.move(now, move);
        steps.rows.push_back({text});
        moves.push_back(text.toStdString());
        play(table, now, move);
    }
    if (solution.moves.empty())
        steps.rows.push_back(
            {solution.complete
                 ? QCoreApplication::translate("CrusadesOdds", "There is none, whatever is tried.")
                 : QCoreApplication::translate("CrusadesOdds", "None was found; the search was cut short.")});
    answer.set("win", Json::Object{{"found", !solution.moves.empty()},
                                   {"complete", solution.complete},
                                   {"moves", std::move(moves)}});
    if (!context.json)
        model::tellTable(context.out(), steps);
}

void runOdds(Console& context, const CommandArguments& given) {
    context.startWords();
    const std::string path = given.text("FILE");
    const auto input = openOdds(context, path);
    if (!input)
        return;
    const SetUp& setUp = input->setUp;
    if (setUp.table.start.village.deck.empty()) {
        Problems problems = setUp.problems;
        if (problems.empty())
            problems.push_back({"play.no-deck", {}, path, "", 0, 0});
        for (Problem& problem : problems)
            problem.file = path;
        return context.fail(problems, ExitCode::Findings);
    }
    std::vector<int> sizes;
    if (given.has("--cards"))
        sizes = {given.number("--cards", 5)};
    else
        sizes = {5, 6, 8, 10};
    Json answer = Json::Object{{"sampleValues", setUp.table.sampleValues},
                               {"deck", view::deckJson(setUp)},
                               {"hands", view::handJson(setUp, sizes)},
                               {"dagon", view::dagonJson(setUp)}};
    std::vector<model::SimulationTable> tables = {
        view::deckTable(setUp), view::handTable(setUp, sizes),
        view::kindsTable(setUp, sizes, given.number("--at-least", 1)), view::dagonTable(setUp)};
    if (input->scenario && setUp.playable()) {
        answer.set("garrison", view::garrisonJson(setUp));
        tables.push_back(view::garrisonTable(*input->scenario, setUp, *context.library(), context.language));
    }
    if (given.has("--swords")) {
        AttackQuestion question;
        question.swords = given.number("--swords", 0);
        question.defenceHalves = 2 * given.number("--shields", 2);
        question.unseen = view::unseenMonsters(setUp);
        for (const std::string& reduction : given.list("--monster"))
            question.known.push_back(reduction == "cancels" ? Reaction{0, true}
                                                            : Reaction{std::atoi(reduction.c_str()), false});
        question.night = given.has("--night");
        question.policy = policyNamed(given.text("--night"));
        const DeckCounts village = DeckCounts::of(setUp.table, setUp.table.start.village.deck);
        const int fighters = village.count(CardKind::Soldiers) + village.count(CardKind::Bowmen);
        question.attackers = given.number("--attackers", 1);
        question.stationed = given.number("--posted", 0);
        question.weapons = given.number("--weapons", 0);
        question.weaponsLost = setUp.table.options.siegeLostOnDefeat;
        question.expectedSwords =
            fighters ? static_cast<double>(village.swords) / fighters * question.attackers : 0;
        answer.set("attack", view::attackJson(question));
        tables.push_back(view::attackTable(question));
    }
    // What was asked for comes first.
    if (given.has("--win")) {
        if (!input->scenario || !setUp.playable()) {
            Problems problems = setUp.problems;
            if (problems.empty())
                problems.push_back({"simulation.needs-scenario", {}, path, "", 0, 0});
            return context.fail(problems, ExitCode::Findings);
        }
        tellWin(context, *input, answer);
    }
    if (!context.json)
        for (const model::SimulationTable& table : tables)
            model::tellTable(context.out(), table);
    if (context.json)
        context.print(answer);
}

}  // namespace

GameCommand oddsCommand() {
    using Kind = CommandOption::Kind;
    return {"odds",
            "Exact odds: decks, hands, offerings, garrisons and attacks",
            {{.name = "FILE",
              .help = "Scenario, or army with deck lists",
              .required = true,
              .tells = CommandOption::Tells::Document},
             {.name = "--cards",
              .help = "Hands of so many cards",
              .kind = Kind::Number,
              .type = "N",
              .range = {{1, 60}}},
             {.name = "--at-least",
              .help = "So many of a kind in the hand",
              .kind = Kind::Number,
              .type = "K",
              .range = {{1, 60}},
              .fallback = "1"},
             {.name = "--swords",
              .help = "An attack with so many swords",
              .kind = Kind::Number,
              .type = "N",
              .range = {{0, 999}}},
             {.name = "--shields",
              .help = "Shields it has to beat",
              .kind = Kind::Number,
              .type = "N",
              .range = {{0, 999}},
              .fallback = "2",
              .needs = {"--swords"}},
             {.name = "--attackers",
              .help = "Soldiers and Bowmen in the attack, as a defender sees them at night",
              .kind = Kind::Number,
              .type = "N",
              .range = {{0, 99}},
              .fallback = "1",
              .needs = {"--swords"}},
             {.name = "--weapons",
              .help = "Siege weapons in the attack; lost with it only where the ruling says so",
              .kind = Kind::Number,
              .type = "N",
              .range = {{0, 99}},
              .fallback = "0",
              .needs = {"--swords"}},
             {.name = "--posted",
              .help = "Defenders that fall with the card; their shields are among --shields",
              .kind = Kind::Number,
              .type = "N",
              .range = {{0, 99}},
              .fallback = "0",
              .needs = {"--swords"}},
             {.name = "--monster",
              .help = "A monster that the defender is known to hold: swords it takes, or cancels",
              .kind = Kind::Several,
              .type = "N",
              .needs = {"--swords"}},
             {.name = "--night",
              .help = "By night, against a defender who reacts like this",
              .type = "POLICY",
              .choices = {"never", "always", "expected"},
              .needs = {"--swords"}},
             {.name = "--win", .help = "Look for a sure win in this turn of a snapshot", .kind = Kind::Flag}},
            "document.no-army",
            &runOdds};
}

}  // namespace bocage::console::cc
