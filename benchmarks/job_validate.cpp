#include <benchmark/benchmark.h>
#include <sys/resource.h>

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

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

double childSeconds() {
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

QByteArray emptyMap(int side) {
    QByteArray cells;
    for (int i = 0; i < side * side; ++i)
        cells += i ? ",0" : "0";
    const QByteArray size = QByteArray::number(side);
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<map version=\"1.8\" orientation=\"orthogonal\" "
           "width=\"" +
           size + "\" height=\"" + size +
           "\" tilewidth=\"32\" tileheight=\"32\" infinite=\"0\">\n<layer id=\"1\" name=\"ground\" width=\"" +
           size + "\" height=\"" + size + "\"><data encoding=\"csv\">" + cells + "</data></layer>\n</map>\n";
}

void tiled(benchmark::State& state) {
    const QString program = QStandardPaths::findExecutable(QStringLiteral("tiled"));
    if (program.isEmpty()) {
        state.SkipWithError("tiled is not installed");
        return;
    }
    QTemporaryDir folder;
    QFile map(folder.filePath(QStringLiteral("map.tmx")));
    if (!map.open(QIODevice::WriteOnly) || map.write(emptyMap(50)) < 0)
        return state.SkipWithError("no room for the map");
    map.close();
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("HOME"), folder.path());
    process.setProcessEnvironment(environment);
    for (auto _ : state) {
        const double before = childSeconds();
        process.start(program, {QStringLiteral("--export-map"), QStringLiteral("json"), map.fileName(),
                                folder.filePath(QStringLiteral("map.json"))});
        process.waitForFinished();
        state.SetIterationTime(childSeconds() - before);
    }
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
