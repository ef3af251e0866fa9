#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <memory>
#include <ostream>
#include <thread>

#include "app/cli/choices.h"
#include "app/cli/cli_context.h"
#include "app/cli/verbs.h"
#include "model/console/words.h"
#include "model/io/linked_armies.h"
#include "model/io/load_file.h"
#include "model/simulation/simulator.h"
#include "model/simulation/table_text.h"
#include "model/systems/game_face.h"
#include "rules/systems/game_system.h"

namespace bocage::cli {

namespace {

using namespace rules;
using console::Cli;
using console::ExitCode;
using console::InputFile;
using model::SimulationFile;
using model::Simulator;

struct SimulateVerb {
    std::string file, name, shard, system;
    std::vector<std::string> policies, parts, values;
    std::uint64_t runs = 10'000;
    std::uint64_t seed = 1;
    int threads = 0;
};

std::string gameName(const std::string& system) {
    const GameSystem* game = findGameSystem(system);
    return game ? game->name().in("en") : system;
}

/// Tells the context when the game has no such simulation.
const Simulator* simulatorOf(CliContext& context, const std::string& system, const std::string& name,
                             const std::string& file) {
    const model::GameFace* face = model::findGameFace(system);
    std::vector<std::string> names, games;
    if (face)
        for (const Simulator* simulator : face->simulators()) {
            if (simulator->name() == name)
                return simulator;
            names.emplace_back(simulator->name());
        }
    for (const model::GameFace* other : model::gameFaces())
        if (!other->simulators().empty())
            games.push_back(gameName(std::string(other->id())));
    if (names.empty())
        context.fail({{"simulation.none", {gameName(system), listed(games)}, file, "", 0, 0}});
    else if (name.empty())
        context.fail({{"simulation.name", {gameName(system), listed(names)}, file, "", 0, 0}});
    else
        context.fail({{"simulation.unknown", {name, gameName(system), listed(names)}, file, "", 0, 0}});
    return nullptr;
}

/// "2/8"; nothing when it is no part of a whole.
std::optional<std::pair<std::uint64_t, std::uint64_t>> partOf(const std::string& text) {
    std::uint64_t part = 0, parts = 0;
    const char* end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, part);
    if (first.ec != std::errc() || first.ptr == end || *first.ptr != '/')
        return std::nullopt;
    const auto second = std::from_chars(first.ptr + 1, end, parts);
    if (second.ec != std::errc() || second.ptr != end || part < 1 || part > parts || parts > 1'000'000)
        return std::nullopt;
    return std::pair(part, parts);
}

/// Whether what was typed is wrong, not what the file holds.
bool ofSettings(const Problems& problems) {
    static const std::vector<std::string> codes = {
        "simulation.parameter", "simulation.no-parameters", "simulation.number", "simulation.choice",
        "simulation.policy",    "simulation.policies",      "dice.unreadable",   "dice.too-many",
        "dice.too-much",        "dice.stars-only"};
    return std::any_of(problems.begin(), problems.end(), [](const Problem& problem) {
        return std::find(codes.begin(), codes.end(), problem.code) != codes.end();
    });
}

void tell(CliContext& context, const SimulationFile& result, const Simulator& simulator) {
    if (context.json) {
        context.print(simulationJson(result, simulator));
        return;
    }
    const model::SimulationReport report = simulator.report(result.settings, result.statistics, result.seed);
    if (result.parts > 1)
        context.out() << Cli::tr("Part %1 of %2")
                             .arg(QString::number(result.part), QString::number(result.parts))
                             .toStdString()
                      << '\n';
    context.out() << report.headline.toStdString() << '\n';
    for (const QString& line : report.settings)
        context.out() << "  " << line.toStdString() << '\n';
    context.out() << '\n';
    for (const model::SimulationTable& table : report.tables)
        model::tellTable(context.out(), table);
}

void simulate(CliContext& context, const SimulateVerb& verb) {
    context.startWords();
    std::pair<std::uint64_t, std::uint64_t> shard{1, 1};
    if (!verb.shard.empty()) {
        const auto part = partOf(verb.shard);
        if (!part)
            return context.fail({{"simulation.shard", {verb.shard}, "", "", 0, 0}});
        shard = *part;
    }
    model::SimulationInput input;
    input.policies = verb.policies;
    input.seed = verb.seed;
    for (const std::string& value : verb.values) {
        const std::size_t sign = value.find('=');
        if (sign == std::string::npos || sign == 0)
            return context.fail({{"simulation.set", {value}, "", "", 0, 0}});
        input.parameters[value.substr(0, sign)] = value.substr(sign + 1);
    }
    std::optional<Result<InputFile>> file;
    std::string system = verb.system;
    if (!verb.file.empty()) {
        file = context.open(verb.file);
        if (!*file)
            return context.fail(file->problems());
        InputFile& opened = file->value();
        if (!context.json)
            context.warn(opened.notes);
        if (auto* scenario = std::get_if<Scenario>(&opened.value))
            context.warn(model::loadLinkedArmies(*scenario, QString::fromStdString(verb.file)));
        input.scenario = std::get_if<Scenario>(&opened.value);
        input.roster = std::get_if<Roster>(&opened.value);
        if (!input.scenario && !input.roster)
            return context.fail({{"document.no-army", {}, verb.file, "", 0, 0}});
        system = input.scenario ? input.scenario->system : input.roster->system;
    }
    input.library = context.library();
    const Simulator* simulator = simulatorOf(context, system, verb.name, verb.file);
    if (!simulator)
        return;
    if (verb.file.empty() && simulator->needsDocument())
        return context.fail({{"simulation.needs-scenario", {}, "", "", 0, 0}});
    SimulationFile result;
    result.system = system;
    result.simulator = std::string(simulator->name());
    result.seed = verb.seed;
    result.runs = verb.runs;
    result.part = shard.first;
    result.parts = shard.second;
    const auto inFile = [&](Problems problems) {
        return model::inFile(std::move(problems), QString::fromStdString(verb.file));
    };
    Result<Json> settings = simulator->settings(input);
    if (!settings)
        return context.fail(inFile(settings.problems()),
                            ofSettings(settings.problems()) ? ExitCode::Unreadable : ExitCode::Findings);
    result.settings = std::move(*settings);
    const auto [from, to] = model::simulationPart(verb.runs, shard.first, shard.second);
    model::SimulationRuns runs;
    runs.from = from;
    runs.to = to;
    runs.threads = verb.threads > 0
                       ? verb.threads
                       : std::clamp<int>(static_cast<int>(std::thread::hardware_concurrency()), 1, 64);
    Result<Json> statistics = simulator->run(input, runs);
    if (!statistics)
        return context.fail(inFile(statistics.problems()), ExitCode::Findings);
    result.statistics = std::move(*statistics);
    tell(context, result, *simulator);
}

void merge(CliContext& context, const SimulateVerb& verb) {
    context.startWords();
    std::vector<SimulationFile> parts;
    for (const std::string& name : verb.parts) {
        const Result<QByteArray> bytes = model::readFile(QString::fromStdString(name));
        if (!bytes)
            return context.fail(bytes.problems());
        Result<SimulationFile> part = model::readSimulation(model::asText(bytes.value()), name);
        if (!part)
            return context.fail(part.problems());
        parts.push_back(std::move(*part));
    }
    const Simulator* simulator =
        simulatorOf(context, parts.front().system, parts.front().simulator, verb.parts.front());
    if (!simulator)
        return;
    const Result<SimulationFile> whole = model::mergeSimulations(parts, verb.parts, *simulator);
    if (!whole)
        return context.fail(whole.problems());
    tell(context, whole.value(), *simulator);
}

}  // namespace

void addSimulateVerb(CLI::App& app, CliContext& context) {
    auto verb = std::make_shared<SimulateVerb>();
    std::vector<std::string> games;
    for (const model::GameFace* face : model::gameFaces())
        if (!face->simulators().empty())
            games.push_back(gameName(std::string(face->id())));
    std::vector<std::string> systems, names;
    for (const GameSystem* game : gameSystems())
        systems.emplace_back(game->id());
    for (const model::GameFace* face : model::gameFaces())
        for (const Simulator* simulator : face->simulators())
            names.emplace_back(simulator->name());
    CLI::App* sub = app.add_subcommand("simulate", "Play it many times: seeded, on all cores, in parts");
    sub->add_option("FILE", verb->file, "Scenario, or army with deck lists");
    sub->add_option("NAME", verb->name, "What to simulate: " + listed(names));
    sub->add_option("--runs", verb->runs, "How often")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}))
        ->capture_default_str();
    sub->add_option("--seed", verb->seed, "The same seed gives the same result")
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{1} << 53))
        ->capture_default_str();
    sub->add_option("--shard", verb->shard, "Only the K-th of N parts")->type_name("K/N");
    sub->add_option("--threads", verb->threads, "Threads; the result does not depend on it")
        ->check(CLI::Range(1, 64));
    sub->add_option("--set", verb->values, "A setting of the simulation, as often as needed")
        ->type_name("NAME=VALUE");
    sub->add_option("--system", verb->system, "The game, for simulations that need no file")
        ->check(oneOf(systems));
    sub->add_option("--policy", verb->policies, "How the players play, seat by seat");
    CLI::App* join = sub->add_subcommand("merge", "Join the parts of one simulation");
    join->add_option("PART", verb->parts, "What simulate --shard --json wrote")->required();
    join->callback([verb, &context] { merge(context, *verb); });
    sub->footer("Answered by: " + listed(games) + ".");
    sub->callback([verb, sub, &context] {
        if (!sub->get_subcommands().empty())
            return;
        // Some simulations are about no file: then the only argument is their name.
        if (!verb->system.empty() && sub->get_option("FILE")->count() && !sub->get_option("NAME")->count()) {
            verb->name.swap(verb->file);
            return simulate(context, *verb);
        }
        // Without a name the game of the file says which there are.
        if (!sub->get_option("FILE")->count())
            context.missing("FILE");
        simulate(context, *verb);
    });
}

}  // namespace bocage::cli
