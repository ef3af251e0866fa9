#include "rules/format/migrations.h"

#include "rules/format/formats.h"

namespace bocage::rules::format {

namespace {

constexpr Migration migrations[] = {
    {"bocage.scenario", 0, migrateScenarioFromVersion0},
};

}  // namespace

Result<int> migrate(Json& document, std::string_view format, Problems& notes) {
    const Json* version = document.find("version");
    const std::optional<std::int64_t> number = version ? version->wholeNumber() : std::nullopt;
    if (!number)
        return Problem{"document.version", {}, {}, version ? "/version" : "", 0, 0};
    if (*number > currentVersion)
        return Problem{"document.newer",
                       {std::to_string(*number), std::to_string(currentVersion)},
                       {},
                       "/version",
                       0,
                       0};
    const auto from = static_cast<int>(std::max<std::int64_t>(*number, -1));
    for (int step = from; step < currentVersion; ++step) {
        const Migration* found = nullptr;
        for (const Migration& candidate : migrations)
            if (candidate.format == format && candidate.from == step)
                found = &candidate;
        if (!found)
            return Problem{"document.no-migration", {std::to_string(from)}, {}, "/version", 0, 0};
        found->run(document, notes);
        document.set("version", step + 1);
        notes.push_back(
            {"document.migrated", {std::to_string(step), std::to_string(step + 1)}, {}, {}, 0, 0});
    }
    return from;
}

}  // namespace bocage::rules::format
