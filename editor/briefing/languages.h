#pragma once

#include <string>
#include <vector>

#include "rules/scenario/scenario.h"

namespace bocage::editor {

/// Languages that a scenario has texts in, English and French always among them.
std::vector<std::string> writtenLanguages(const rules::Scenario& scenario);

/// Codes that "add a language" offers.
const std::vector<std::string>& offeredLanguages();

}  // namespace bocage::editor
