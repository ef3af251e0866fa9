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
    std::string file, name, shard;
    std::vector<std::string> policies, parts;
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
    Result<InputFile> file = context.open(verb.file);
    if (!file)
        return context.fail(file.problems());
    if (!context.json)
        context.warn(file->notes);
    if (auto* scenario = std::get_if<Scenario>(&file->value))
        context.warn(model::loadLinkedArmies(*scenario, QString::fromStdString(verb.file)));
    model::SimulationInput input;
    input.library = context.library();
    input.scenario = std::get_if<Scenario>(&file->value);
    input.roster = std::get_if<Roster>(&file->value);
    input.policies = verb.policies;
    input.seed = verb.seed;
    if (!input.scenario && !input.roster)
        return context.fail({{"document.no-army", {}, verb.file, "", 0, 0}});
    const std::string& system = input.scenario ? input.scenario->system : input.roster->system;
    const Simulator* simulator = simulatorOf(context, system, verb.name, verb.file);
    if (!simulator)
        return;
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
        return context.fail(inFile(settings.problems()), ExitCode::Findings);
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
    CLI::App* sub = app.add_subcommand("simulate", "Play it many times: seeded, on all cores, in parts");
    sub->add_option("FILE", verb->file, "Scenario, or army with deck lists");
    sub->add_option("NAME", verb->name, "What to simulate: games, tempo");
    sub->add_option("--runs", verb->runs, "How often")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}))
        ->capture_default_str();
    sub->add_option("--seed", verb->seed, "The same seed gives the same result")
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{1} << 53))
        ->capture_default_str();
    sub->add_option("--shard", verb->shard, "Only the K-th of N parts")->type_name("K/N");
    sub->add_option("--threads", verb->threads, "Threads; the result does not depend on it")
        ->check(CLI::Range(1, 64));
    sub->add_option("--policy", verb->policies, "How the players play, seat by seat");
    CLI::App* join = sub->add_subcommand("merge", "Join the parts of one simulation");
    join->add_option("PART", verb->parts, "What simulate --shard --json wrote")->required();
    join->callback([verb, &context] { merge(context, *verb); });
    sub->footer("Answered by: " + listed(games) + ".");
    sub->callback([verb, sub, &context] {
        if (!sub->get_subcommands().empty())
            return;
        for (const char* name : {"FILE", "NAME"})
            if (!sub->get_option(name)->count())
                context.missing(name);
        simulate(context, *verb);
    });
}

}  // namespace bocage::cli
