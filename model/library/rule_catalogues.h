#pragma once

#include <QString>
#include <memory>
#include <string_view>

#include "rules/judging/rule_catalogue.h"

namespace bocage::model {

/// The rules of one game system, from the program's resources, in that language as far as its sentences are
/// there.
rules::Result<rules::RuleCatalogue> loadRuleCatalogue(std::string_view system,
                                                      const QString& language = QStringLiteral("en"));

/// The same in the language of the user, read once and kept; null when it cannot be had. May be asked from
/// any thread.
std::shared_ptr<const rules::RuleCatalogue> ruleCatalogue(const std::string& system);

}  // namespace bocage::model
