#pragma once

#include <string_view>

#include "rules/core/json.h"
#include "rules/core/result.h"

namespace bocage::rules::format {

/// One step of one format, from `from` to `from + 1`, in place. Notes tell the user what changed.
struct Migration {
    std::string_view format;
    int from;
    void (*run)(Json& document, Problems& notes);
};

/// Brings a document to the current version, one step at a time. Fails for a newer or unknown version.
/// Returns the version it came from.
Result<int> migrate(Json& document, std::string_view format, Problems& notes);

void migrateScenarioFromVersion0(Json& document, Problems& notes);

}  // namespace bocage::rules::format
