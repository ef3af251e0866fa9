#include <benchmark/benchmark.h>

#include "model/io/document_files.h"
#include "model/library/content_library.h"
#include "model/messages/finding_text.h"
#include "rules/checks/check.h"

/// Job 12: the whole verdict on one army, in words.
namespace {

using namespace bocage;

void validateArmy(benchmark::State& state) {
    const model::LibraryLoad load = model::loadLibrary({QStringLiteral(BOCAGE_RESOURCES_FOLDER "/packs")});
    const auto army =
        model::loadValue(QStringLiteral(BOCAGE_RESOURCES_FOLDER "/samples/ranger-company.army.json"));
    if (!army) {
        state.SkipWithError("the sample army cannot be read");
        return;
    }
    rules::ValidateRequest request;
    request.library = load.library;
    request.roster = std::get_if<rules::Roster>(&army->value);
    const model::FindingText words(*load.library);
    for (auto _ : state) {
        qsizetype letters = 0;
        for (const rules::Finding& finding : rules::validate(request).findings)
            letters += words.sentence(finding).size();
        benchmark::DoNotOptimize(letters);
    }
}

BENCHMARK(validateArmy)->Name("army-validate/bocage");

}  // namespace
