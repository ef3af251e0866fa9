#pragma once

#include <string_view>

#include "rules/checks/rule_catalogue.h"

namespace bocage::model {

/// The rules of one game system, from the program's resources.
rules::Result<rules::RuleCatalogue> loadRuleCatalogue(std::string_view system);

}  // namespace bocage::model
