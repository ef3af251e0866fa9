#include "model/simulation/simulator.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace bocage::model {

using namespace rules;

namespace {

constexpr std::string_view simulationFormat = "bocage.simulation";

std::optional<std::uint64_t> countIn(const Json& json, std::string_view key) {
    const Json* member = json.find(key);
    if (!member || !member->isInteger() || member->integer() < 0)
        return std::nullopt;
    return static_cast<std::uint64_t>(member->integer());
}

Json count(std::uint64_t value) {
    return Json(static_cast<std::int64_t>(value));
}

}  // namespace

Result<SimulationValues> simulationValues(const Simulator& simulator, const SimulationValues& given) {
    const std::vector<SimulationParameter> known = simulator.parameters();
    const auto problem = [](const char* code, std::vector<std::string> arguments) {
        return Problem{code, std::move(arguments), {}, {}, 0, 0};
    };
    Problems problems;
    for (const auto& asked : given) {
        const std::string& name = asked.first;
        if (std::none_of(known.begin(), known.end(), [&](const auto& each) { return each.name == name; })) {
            std::string names;
            for (const SimulationParameter& each : known)
                names += (names.empty() ? "" : ", ") + each.name;
            problems.push_back(
                known.empty()
                    ? problem("simulation.no-parameters", {name, std::string(simulator.name())})
                    : problem("simulation.parameter", {name, std::string(simulator.name()), names}));
        }
    }
    SimulationValues values;
    for (const SimulationParameter& each : known) {
        const auto found = given.find(each.name);
        std::string value = found == given.end() ? each.fallback : found->second;
        using Kind = SimulationParameter::Kind;
        if (each.kind == Kind::Number && found != given.end()) {
            int number = 0;
            const char* end = value.data() + value.size();
            const auto read = std::from_chars(value.data(), end, number);
            if (read.ec != std::errc() || read.ptr != end || number < each.low || number > each.high)
                problems.push_back(problem("simulation.number", {each.name, value, std::to_string(each.low),
                                                                 std::to_string(each.high)}));
            else
                value = std::to_string(number);
        }
        std::vector<std::string> choices = each.choices;
        if (each.kind == Kind::Flag) {
            choices = {"no", "yes"};
            if (value.empty())
                value = "no";
        }
        if (found != given.end() && !choices.empty() &&
            std::find(choices.begin(), choices.end(), value) == choices.end()) {
            std::string names;
            for (const std::string& choice : choices)
                names += (names.empty() ? "" : ", ") + choice;
            problems.push_back(problem("simulation.choice", {each.name, value, names}));
        }
        values[each.name] = std::move(value);
    }
    if (!problems.empty())
        return problems;
    return values;
}

std::pair<std::uint64_t, std::uint64_t> simulationPart(std::uint64_t runs, std::uint64_t part,
                                                       std::uint64_t parts) {
    const std::uint64_t each = runs / parts, rest = runs % parts;
    const std::uint64_t from = (part - 1) * each + std::min(part - 1, rest);
    return {from, from + each + (part <= rest ? 1 : 0)};
}

Json simulationJson(const SimulationFile& file, const Simulator& simulator) {
    Json json = Json::Object{{"format", simulationFormat}, {"version", 1},
                             {"system", file.system},      {"simulator", file.simulator},
                             {"seed", count(file.seed)},   {"runs", count(file.runs)},
                             {"part", count(file.part)},   {"parts", count(file.parts)},
                             {"settings", file.settings},  {"statistics", file.statistics}};
    // A part says nothing about the whole yet.
    if (file.parts == 1)
        json.set("summary", simulator.summary(file.settings, file.statistics));
    return json;
}

Result<SimulationFile> readSimulation(std::string_view text, const std::string& name) {
    auto json = parseJson(text);
    if (!json) {
        Problems problems = json.problems();
        for (Problem& problem : problems)
            problem.file = name;
        return problems;
    }
    const Problem refused{"simulation.not-one", {}, name, "", 0, 0};
    const Json* format = json->find("format");
    const Json* system = json->find("system");
    const Json* simulator = json->find("simulator");
    const Json* settings = json->find("settings");
    const Json* statistics = json->find("statistics");
    const auto seed = countIn(*json, "seed"), runs = countIn(*json, "runs"), part = countIn(*json, "part"),
               parts = countIn(*json, "parts");
    if (!format || !format->isString() || format->string() != simulationFormat || !system ||
        !system->isString() || !simulator || !simulator->isString() || !settings || !statistics || !seed ||
        !runs || !part || !parts || *part < 1 || *part > *parts || countIn(*json, "version") != 1u)
        return refused;
    return SimulationFile{system->string(), simulator->string(), *seed,      *runs, *part,
                          *parts,           *settings,           *statistics};
}

Result<SimulationFile> mergeSimulations(const std::vector<SimulationFile>& parts,
                                        const std::vector<std::string>& names, const Simulator& simulator) {
    SimulationFile whole = parts.front();
    std::set<std::uint64_t> seen;
    std::vector<const Json*> statistics;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const SimulationFile& part = parts[i];
        if (part.system != whole.system || part.simulator != whole.simulator || part.seed != whole.seed ||
            part.runs != whole.runs || part.parts != whole.parts || part.settings != whole.settings)
            return Problem{"simulation.other", {names.front()}, names[i], "", 0, 0};
        if (!seen.insert(part.part).second)
            return Problem{"simulation.twice", {std::to_string(part.part)}, names[i], "", 0, 0};
        statistics.push_back(&part.statistics);
    }
    if (seen.size() != whole.parts) {
        std::uint64_t missing = 1;
        while (seen.contains(missing))
            ++missing;
        return Problem{"simulation.missing",
                       {std::to_string(missing), std::to_string(whole.parts)},
                       names.front(),
                       "",
                       0,
                       0};
    }
    auto sum = simulator.sum(statistics);
    if (!sum)
        return sum.problems();
    whole.part = whole.parts = 1;
    whole.statistics = std::move(*sum);
    return whole;
}

}  // namespace bocage::model
