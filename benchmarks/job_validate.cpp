#include <benchmark/benchmark.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <optional>

#include "benchmarks/agreement.h"
#include "benchmarks/battle_scenario.h"
#include "rules/judging/revalidate.h"

/// Job 5: the verdict on a large battle, whole and after one edit. For scale, Tiled converts a map of about
/// that size.
namespace bocage::benchmarks {

using namespace rules;

namespace {

ValidateRequest requestFor(const MapScenario& battle) {
    ValidateRequest request;
    request.library = battle.library;
    request.scenario = &battle.scenario;
    return request;
}

/// One edit as a designer makes it, there and back again.
struct NamedEdit {
    const char* name;
    void (*apply)(Scenario&, std::size_t round);
};

constexpr NamedEdit edits[] = {
    {"move",
     [](Scenario& scenario, std::size_t round) {
         Piece& piece = scenario.pieces[round * 31 % scenario.pieces.size()];
         piece.at.col += round % 2 == 0 ? 1 : -1;
     }},
    {"overlay",
     [](Scenario& scenario, std::size_t round) {
         auto& overlays = scenario.battlefield.overlays;
         overlays[round / 2 * 7 % overlays.size()].at.col += round % 2 == 0 ? 1 : -1;
     }},
    {"zone",
     [](Scenario& scenario, std::size_t round) {
         std::vector<Cell>& cells = scenario.zones.front().cells;
         if (round % 2 == 0)
             cells.push_back({6, static_cast<int>(round / 2 % 60)});
         else
             cells.pop_back();
     }},
    {"objective",
     [](Scenario& scenario, std::size_t round) {
         auto& objectives = scenario.objectives;
         objectives[round % objectives.size()].cells.front().row = static_cast<int>(round % 60);
     }},
    {"army",
     [](Scenario& scenario, std::size_t round) {
         scenario.sides.front().players.front().force.armies.front().roster->limit =
             200 + static_cast<int>(round % 7);
     }},
    {"text", [](Scenario& scenario,
                std::size_t round) { scenario.title = Text("Long day " + std::to_string(round)); }},
};

void whole(benchmark::State& state) {
    MapScenario battle = battleScenario();
    std::size_t round = 0;
    for (auto _ : state) {
        edits[0].apply(battle.scenario, round++);
        benchmark::DoNotOptimize(validate(requestFor(battle)).findings.size());
    }
}

void again(benchmark::State& state, const NamedEdit& edit) {
    MapScenario battle = battleScenario();
    Revalidator revalidator;
    revalidator.validate(requestFor(battle));
    std::size_t round = 0;
    for (auto _ : state) {
        edit.apply(battle.scenario, round++);
        benchmark::DoNotOptimize(revalidator.validate(requestFor(battle)).findings.size());
    }
}

/// CPU time of one run of a program, or nothing when it could not be started.
std::optional<double> childSeconds(const std::vector<std::string>& command,
                                   const std::vector<std::string>& settings) {
    const pid_t child = fork();
    if (child == 0) {
        for (const std::string& setting : settings)
            putenv(strdup(setting.c_str()));
        const int nowhere = open("/dev/null", O_WRONLY);
        dup2(nowhere, STDOUT_FILENO);
        dup2(nowhere, STDERR_FILENO);
        std::vector<char*> arguments;
        for (const std::string& word : command)
            arguments.push_back(strdup(word.c_str()));
        arguments.push_back(nullptr);
        execvp(arguments.front(), arguments.data());
        _exit(127);
    }
    int status = 0;
    rusage usage{};
    if (child < 0 || wait4(child, &status, 0, &usage) != child || !WIFEXITED(status) ||
        WEXITSTATUS(status) != 0)
        return std::nullopt;
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

std::string emptyMap(int side) {
    std::string cells;
    for (int i = 0; i < side * side; ++i)
        cells += i ? ",0" : "0";
    const std::string size = std::to_string(side);
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<map version=\"1.8\" orientation=\"orthogonal\" "
           "width=\"" +
           size + "\" height=\"" + size +
           "\" tilewidth=\"32\" tileheight=\"32\" infinite=\"0\">\n<layer id=\"1\" name=\"ground\" width=\"" +
           size + "\" height=\"" + size + "\"><data encoding=\"csv\">" + cells + "</data></layer>\n</map>\n";
}

void tiled(benchmark::State& state) {
    std::string folder = (std::filesystem::temp_directory_path() / "bocage-tiled-XXXXXX").string();
    if (!mkdtemp(folder.data()))
        return state.SkipWithError("no room for the map");
    std::ofstream(folder + "/map.tmx") << emptyMap(50);
    for (auto _ : state) {
        const auto seconds =
            childSeconds({"tiled", "--export-map", "json", folder + "/map.tmx", folder + "/map.json"},
                         {"QT_QPA_PLATFORM=offscreen", "HOME=" + folder});
        if (!seconds) {
            state.SkipWithError("tiled is not installed");
            break;
        }
        state.SetIterationTime(*seconds);
    }
    std::filesystem::remove_all(folder);
}

BENCHMARK(whole)->Name("validate/bocage-whole")->Unit(benchmark::kMillisecond);
BENCHMARK(tiled)->Name("validate/tiled")->Unit(benchmark::kMillisecond)->UseManualTime();

[[maybe_unused]] const bool registered = [] {
    for (const NamedEdit& edit : edits)
        benchmark::RegisterBenchmark((std::string("validate/bocage-after-") + edit.name).c_str(),
                                     [&edit](benchmark::State& state) { again(state, edit); })
            ->Unit(benchmark::kMillisecond);
    return true;
}();

const AgreementCheck agreement("validate", [] {
    for (const NamedEdit& edit : edits) {
        MapScenario battle = battleScenario();
        Revalidator revalidator;
        for (std::size_t round = 0; round < 12; ++round) {
            edit.apply(battle.scenario, round);
            if (revalidator.validate(requestFor(battle)).findings != validate(requestFor(battle)).findings)
                return std::string("different findings after ") + edit.name + " " + std::to_string(round);
        }
    }
    return std::string();
});

}  // namespace

}  // namespace bocage::benchmarks
