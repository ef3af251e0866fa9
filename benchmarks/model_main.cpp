#include <benchmark/benchmark.h>

#include <QGuiApplication>
#include <cstdlib>
#include <string_view>

#include "benchmarks/agreement.h"

int main(int argc, char** argv) {
    // Nothing is shown: no display is asked for.
    if (!std::getenv("QT_QPA_PLATFORM"))
        setenv("QT_QPA_PLATFORM", "offscreen", 1);
    if (!std::getenv("BOCAGE_RESOURCES"))
        setenv("BOCAGE_RESOURCES", BOCAGE_RESOURCES_FOLDER, 1);
    const QGuiApplication application(argc, argv);
    if (argc > 1 && std::string_view(argv[1]) == "--agree")
        return bocage::benchmarks::runAgreementChecks() ? 0 : 1;
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
