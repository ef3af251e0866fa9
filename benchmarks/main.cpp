#include <benchmark/benchmark.h>
#include <malloc.h>

#include <string_view>

#include "benchmarks/agreement.h"

int main(int argc, char** argv) {
    // A program that is open for hours has other things above what it frees. A loop that frees all it has
    // would give the heap back to the system in every round, and be timed for fetching it again.
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
    if (argc > 1 && std::string_view(argv[1]) == "--agree")
        return bocage::benchmarks::runAgreementChecks() ? 0 : 1;
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
