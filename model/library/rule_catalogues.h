#pragma once

#include <memory>
#include <string_view>

#include "rules/checks/rule_catalogue.h"

namespace bocage::model {

/// The rules of one game system, from the program's resources.
rules::Result<rules::RuleCatalogue> loadRuleCatalogue(std::string_view system);

/// The same, read once and kept; null when it cannot be had. May be asked from any thread.
std::shared_ptr<const rules::RuleCatalogue> ruleCatalogue(const std::string& system);

}  // namespace bocage::model
