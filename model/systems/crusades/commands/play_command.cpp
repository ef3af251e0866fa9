#include <ostream>

#include "model/io/linked_armies.h"
#include "model/io/load_file.h"
#include "model/systems/crusades/commands/commands.h"
#include "model/systems/crusades/words/crusades_words.h"
#include "rules/format/formats.h"
#include "rules/systems/crusades/checks/check_context.h"
#include "rules/systems/crusades/play/move_text.h"
#include "rules/systems/crusades/play/policy.h"

namespace bocage::console::cc {

namespace {

using namespace rules;
using namespace rules::crusades;
namespace view = model::crusades;

Result<std::vector<MoveText>> readMoveFile(const std::string& path) {
    const QString name = QString::fromStdString(path);
    const auto bytes = path == "-" ? model::readStandardInput() : model::readFile(name);
    if (!bytes)
        return bytes.problems();
    const auto json = parseJson(model::asText(*bytes));
    if (!json)
        return model::inFile(json.problems(), name);
    auto moves = readMoves(*json);
    if (!moves)
        return model::inFile(moves.problems(), name);
    return moves;
}

Json refusedJson(const Refusals& refusals) {
    Json::Array list;
    for (const Refusal refusal : refusals.list()) {
        const RefusalInfo& info = infoOf(refusal);
        Json row = Json::Object{{"code", std::string(info.code)}, {"rule", std::string(info.rule)}};
        if (!info.check.empty())
            row.set("check", std::string(info.check));
        row.set("text", view::CrusadesWords::refusal(refusal).toStdString());
        list.push_back(std::move(row));
    }
    return list;
}

Json outcomeJson(const Outcome& outcome, const Table& table) {
    Json json = Json::Object{{"drawn", outcome.drawn}, {"stolen", outcome.stolen}};
    if (outcome.attack)
        json.set("attack", Json::Object{{"swords", outcome.sum.swords},
                                        {"reduction", outcome.sum.reduction},
                                        {"cancelled", outcome.sum.cancelled},
                                        {"halfShields", outcome.sum.defenceHalves},
                                        {"success", outcome.success},
                                        {"eliminated", outcome.eliminated}});
    if (outcome.taken != noCard)
        json.set("taken", table.ids[outcome.taken].value);
    return json;
}

/// Where the game stands: what can be counted from outside.
Json seatsJson(const SetUp& game, const State& state) {
    Json::Array list;
    for (std::size_t i = 0; i < state.seats.size(); ++i) {
        const Seat& seat = state.seats[i];
        int standing = 0, posted = 0;
        for (const Slot& slot : seat.slots) {
            standing += slot.standing ? 1 : 0;
            posted += static_cast<int>(slot.stationed.size());
        }
        list.push_back(Json::Object{{"player", game.players[i].value},
                                    {"hand", static_cast<int>(seat.hand.size())},
                                    {"monsters", static_cast<int>(seat.reactions.size())},
                                    {"weapons", static_cast<int>(seat.weapons.size())},
                                    {"standing", standing},
                                    {"posted", posted},
                                    {"out", seat.out}});
    }
    return list;
}

void runPlay(Console& context, const CommandArguments& given) {
    context.startWords();
    const std::string path = given.text("FILE");
    Result<InputFile> file = context.open(path);
    if (!file)
        return context.fail(file.problems());
    auto* opened = std::get_if<Scenario>(&file->value);
    if (!opened)
        return context.fail({{"simulation.needs-scenario", {}, path, "", 0, 0}});
    Scenario scenario = std::move(*opened);
    if (!context.json)
        context.warn(file->notes);
    context.warn(model::loadLinkedArmies(scenario, QString::fromStdString(path)));
    const auto moves = readMoveFile(given.text("MOVES"));
    if (!moves)
        return context.fail(moves.problems());
    ValidateRequest request;
    request.library = context.library();
    request.scenario = &scenario;
    const SetUp game = setUp(request, *cardsFor(request.library));
    if (!game.playable())
        return context.fail(model::inFile(game.problems, QString::fromStdString(path)), ExitCode::Findings);
    const view::TableWords words(scenario, game, *context.library(), context.language);
    // An opening is dealt by its seed.
    State state = begin(game.table, static_cast<std::uint64_t>(scenario.seed), 0);
    Json::Array told;
    bool refused = false;
    for (std::size_t i = 0; i < moves->size(); ++i) {
        const auto named = moveOf((*moves)[i], game, state);
        if (!named) {
            Problems problems = model::inFile(named.problems(), QString::fromStdString(given.text("MOVES")));
            for (Problem& problem : problems)
                problem.pointer = "/" + std::to_string(i);
            return context.fail(problems);
        }
        Move move = *named;
        Refusals against = refusals(game.table, state, move);
        if (against.empty() && given.has("--answer")) {
            answer(game.table, state, move);
            against = refusals(game.table, state, move);
        }
        const std::string number = std::to_string(i + 1) + ". ";
        if (!against.empty()) {
            refused = true;
            context.end(ExitCode::Findings);
            told.push_back(Json::Object{{"legal", false}, {"refusals", refusedJson(against)}});
            if (!context.json)
                context.out() << number << view::CrusadesWords::reasons(against).toStdString() << '\n';
            break;
        }
        const State before = state;
        const Outcome outcome = play(game.table, state, move);
        const std::string text = words.told(before, move, outcome).toStdString();
        told.push_back(
            Json::Object{{"legal", true}, {"text", text}, {"outcome", outcomeJson(outcome, game.table)}});
        if (!context.json)
            context.out() << number << text << '\n';
    }
    if (context.json) {
        Json answer = Json::Object{
            {"moves", std::move(told)},
            {"seats", seatsJson(game, state)},
            {"turn", Json::Object{{"player", game.players[static_cast<std::size_t>(state.active)].value},
                                  {"actions", state.turn.actionsLeft}}}};
        answer.set("winner", state.winner < 0
                                 ? Json()
                                 : Json(game.players[static_cast<std::size_t>(state.winner)].value));
        context.print(answer);
    } else if (state.winner >= 0) {
        context.out() << view::CrusadesWords::tr("%1 has won.").arg(words.seat(state.winner)).toStdString()
                      << '\n';
    }
    if (given.has("--output") && !refused)
        if (const auto written =
                context.writeValue(given.text("--output"), withPosition(scenario, request, game, state));
            !written)
            context.fail(written.problems());
}

}  // namespace

GameCommand playCommand() {
    using Kind = CommandOption::Kind;
    return {
        "play",
        "Make moves in a position: what comes of each, or why it may not be made",
        {{.name = "FILE",
          .help = "Scenario; an opening is dealt by its seed",
          .required = true,
          .tells = CommandOption::Tells::Document},
         {.name = "MOVES", .help = "File with a list of moves, - for the standard input", .required = true},
         {.name = "--answer",
          .help = "The others answer attacks and gold as best they can",
          .kind = Kind::Flag},
         {.name = "-o,--output", .help = "Write the position after the moves", .type = "OUT"}},
        "document.no-army",
        &runPlay};
}

}  // namespace bocage::console::cc
