#pragma once

#include <iosfwd>
#include <string>

#include "model/console/army_input.h"
#include "rules/core/json.h"
#include "rules/systems/normandie/army/army_diff.h"
#include "rules/systems/normandie/army/army_totals.h"

namespace bocage::console::son {

/// Everything derived from one army, for people and for programs.
void tellArmy(std::ostream& out, const ArmyInput& input, const rules::normandie::Content& content);
rules::Json armyJson(const ArmyInput& input, const rules::normandie::Content& content);

/// What differs between two lists.
void tellDiff(std::ostream& out, const rules::normandie::ArmyDiff& diff, const rules::Library& library,
              const std::string& indent);
rules::Json diffJson(const rules::normandie::ArmyDiff& diff, const rules::Library& library);

}  // namespace bocage::console::son
