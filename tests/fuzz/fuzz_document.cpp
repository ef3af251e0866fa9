// Any document: what is read can be judged, written and read again as the same value.
#include "model/io/document_files.h"
#include "model/library/content_library.h"
#include "rules/checks/campaign_checks.h"
#include "rules/checks/check.h"
#include "tests/fuzz/fuzz_target.h"

using namespace bocage;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::needApplication();
    static const rules::LibraryPtr library = model::loadInstalledLibrary().library;
    const auto loaded = model::readValue(fuzz::bytesOf(data, size), QStringLiteral("fuzz"));
    if (!loaded)
        return 0;
    rules::ValidateRequest request;
    request.library = library;
    request.scenario = std::get_if<rules::Scenario>(&loaded->value);
    request.roster = std::get_if<rules::Roster>(&loaded->value);
    if (request.scenario || request.roster)
        rules::validate(request);
    if (const auto* campaign = std::get_if<rules::Campaign>(&loaded->value))
        rules::checkCampaign(*campaign);
    const QByteArray bytes = model::valueBytes(loaded->value);
    const auto again = model::readValue(bytes, QStringLiteral("again"));
    fuzz::must(again && again->value == loaded->value);
    fuzz::must(model::valueBytes(again->value) == bytes);
    return 0;
}
