#include <benchmark/benchmark.h>

#include <string_view>

#include "benchmarks/agreement.h"

int main(int argc, char** argv) {
    if (argc > 1 && std::string_view(argv[1]) == "--agree")
        return bocage::benchmarks::runAgreementChecks() ? 0 : 1;
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
