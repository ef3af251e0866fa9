#pragma once

#include <string>

#include "rules/scenario/scenario.h"

namespace bocage::rules {

/// Eight hexadecimal digits that change when anything changes that matters at the table: boards, forces,
/// turns, victory … Titles, stories, labels, notes, the author and the look do not count.
std::string rulesStamp(const Scenario& scenario);

}  // namespace bocage::rules
