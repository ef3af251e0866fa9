#include <ostream>

#include "model/io/linked_armies.h"
#include "model/simulation/table_text.h"
#include "model/systems/malice/sim/malice_simulator.h"
#include "model/systems/malice/sim/simulators.h"

namespace bocage::console::malice {

namespace {

using namespace rules;
using namespace rules::malice::sim;
using model::SimulationInput;
using model::SimulationTable;
using model::Simulator;
using model::malice::SimulationWords;

/// What can be asked without playing.
const Simulator* const* asked(const std::string& name) {
    static const Simulator* const all[] = {
        &model::malice::movementSimulator(), &model::malice::luckSimulator(),
        &model::malice::creatureSimulator(), &model::malice::combatSimulator(),
        &model::malice::reachSimulator()};
    for (const Simulator* const& each : all)
        if (each->name() == name)
            return &each;
    return nullptr;
}

void tellList(Console& context) {
    Json::Array list;
    for (const Simulator* simulator : model::malice::simulators()) {
        if (!asked(std::string(simulator->name())))
            continue;
        SimulationTable table{simulator->title(),
                              {SimulationWords::tr("Setting"), SimulationWords::tr("Usual value"),
                               SimulationWords::tr("Meaning")},
                              {}};
        Json::Array settings;
        for (const model::SimulationParameter& each : simulator->parameters()) {
            table.rows.push_back(
                {QString::fromStdString(each.name), QString::fromStdString(each.fallback), each.title});
            settings.push_back(Json::Object{
                {"name", each.name}, {"usual", each.fallback}, {"meaning", each.title.toStdString()}});
        }
        list.push_back(Json::Object{{"ask", simulator->name()},
                                    {"help", simulator->help().toStdString()},
                                    {"settings", std::move(settings)}});
        if (!context.json) {
            context.out() << "--ask " << simulator->name() << ": " << simulator->help().toStdString() << '\n';
            model::tellTable(context.out(), table);
        }
    }
    if (context.json)
        context.print(Json::Object{{"questions", std::move(list)}});
}

void tellRoll(Console& context, const std::string& text) {
    const Result<DiceExpression> dice = parseDice(text);
    if (!dice)
        return context.fail(dice.problems());
    const Result<Distribution<int>> ways = distributionOf(*dice);
    if (!ways)
        return context.fail(ways.problems());
    Pmf pmf;
    for (const auto& [value, count] : ways->rows())
        pmf.add(value, static_cast<double>(count) / static_cast<double>(ways->total()));
    if (context.json) {
        Json json = model::malice::pmfJson(pmf);
        Json::Array rows;
        for (const auto& [value, count] : ways->rows())
            rows.push_back(Json::Array{value, std::to_string(count)});
        // Of the ways themselves: no rounding of their shares.
        long double sum = 0;
        for (const auto& [value, count] : ways->rows())
            sum += static_cast<long double>(count) * value;
        json.set("mean", static_cast<double>(sum / static_cast<long double>(ways->total())));
        json.set("roll", text);
        json.set("ways", std::move(rows));
        json.set("of", std::to_string(ways->total()));
        return context.print(json);
    }
    SimulationTable table = model::malice::quantileTable(QString::fromStdString(text));
    model::malice::addQuantiles(table, SimulationWords::tr("Sum"), pmf);
    model::tellTable(context.out(), table);
    SimulationTable rows{SimulationWords::tr("By sum"),
                         {SimulationWords::tr("Sum"), SimulationWords::tr("Ways"),
                          SimulationWords::tr("Exactly"), SimulationWords::tr("At least")},
                         {}};
    for (const auto& [value, count] : ways->rows())
        rows.rows.push_back(
            {QString::number(value),
             SimulationWords::tr("%1 of %2").arg(QString::number(count), QString::number(ways->total())),
             model::malice::percent(pmf.at(value)), model::malice::percent(pmf.atLeast(value))});
    model::tellTable(context.out(), rows);
}

/// Shadows and Xulthûl at a Well.
void tellWells(Console& context) {
    Json::Array reveal, out;
    SimulationTable table{SimulationWords::tr("At a stronghold"),
                          {SimulationWords::tr("Life or attempts"),
                           SimulationWords::tr("A Shadow of that life reveals the Well"),
                           SimulationWords::tr("Xulthûl has put out the Light Well by then")},
                          {}};
    for (int i = 1; i <= 6; ++i) {
        reveal.emplace_back(revealChance(i));
        out.emplace_back(extinguishedBy(i));
        table.rows.push_back({QString::number(i), model::malice::percent(revealChance(i)),
                              model::malice::percent(extinguishedBy(i))});
    }
    const double attempts = meanExtinguishAttempts(), lost = 1.5 * (attempts - 1);
    if (context.json)
        return context.print(Json::Object{{"revealByLife", std::move(reveal)},
                                          {"extinguishedByAttempt", std::move(out)},
                                          {"meanAttempts", attempts},
                                          {"meanLifeLost", lost}});
    model::tellTable(context.out(), table);
    context.out() << SimulationWords::tr("Xulthûl needs %1 attempts and loses %2 life on average.")
                         .arg(model::malice::decimal(attempts, 3), model::malice::decimal(lost, 3))
                         .toStdString()
                  << '\n';
}

void runOdds(Console& context, const CommandArguments& given) {
    context.startWords();
    if (given.has("--roll"))
        return tellRoll(context, given.text("--roll"));
    const std::string name = given.text("--ask");
    if (name.empty())
        return tellList(context);
    if (name == "wells")
        return tellWells(context);
    SimulationInput input;
    for (const std::string& value : given.list("--set")) {
        const std::size_t sign = value.find('=');
        if (sign == std::string::npos || sign == 0)
            return context.fail({{"simulation.set", {value}, "", "", 0, 0}});
        input.parameters[value.substr(0, sign)] = value.substr(sign + 1);
    }
    std::optional<Result<InputFile>> file;
    const std::string path = given.text("FILE");
    if (!path.empty()) {
        file = context.open(path);
        if (!*file)
            return context.fail(file->problems());
        auto& value = file->value().value;
        if (auto* scenario = std::get_if<Scenario>(&value))
            context.warn(model::loadLinkedArmies(*scenario, QString::fromStdString(path)));
        input.scenario = std::get_if<Scenario>(&value);
        input.roster = std::get_if<Roster>(&value);
    }
    input.library = context.library();
    const Simulator& simulator = **asked(name);
    if (simulator.needsDocument() && !input.scenario)
        return context.fail({{"simulation.needs-scenario", {}, path, "", 0, 0}});
    const Result<Json> settings = simulator.settings(input);
    if (!settings)
        return context.fail(settings.problems());
    const Result<Json> statistics = simulator.run(input, {});
    if (!statistics)
        return context.fail(statistics.problems());
    if (!statistics->find("exact"))
        return context.fail({{"odds.not-exact", {name}, path, "", 0, 0}});
    if (context.json)
        return context.print(Json::Object{
            {"ask", name}, {"settings", *settings}, {"answer", simulator.summary(*settings, *statistics)}});
    const model::SimulationReport report = simulator.report(*settings, *statistics, 0);
    context.out() << report.headline.toStdString() << '\n';
    for (const QString& line : report.settings)
        context.out() << "  " << line.toStdString() << '\n';
    context.out() << '\n';
    for (const SimulationTable& table : report.tables)
        model::tellTable(context.out(), table);
}

}  // namespace

GameCommand oddsCommand() {
    using Kind = CommandOption::Kind;
    return {"odds",
            "Exact odds of rolls, creatures, fights and ways",
            {{.name = "FILE",
              .help = "Scenario whose settings hold, or whose ways are asked for",
              .tells = CommandOption::Tells::Document},
             {.name = "--ask",
              .help = "What is asked; without it, everything that can be asked is listed",
              .type = "NAME",
              .choices = {"movement", "luck", "creature", "combat", "reach", "wells"}},
             {.name = "--set",
              .help = "A setting of the question, as often as needed",
              .kind = Kind::Several,
              .type = "NAME=VALUE",
              .needs = {"--ask"}},
             {.name = "--roll",
              .help = "Every sum of a roll of dice: 2d6+1d★-1",
              .type = "DICE",
              .excludes = {"--ask"}}},
            "document.no-army",
            &runOdds};
}

}  // namespace bocage::console::malice
