#pragma once

#include <string_view>

#include "rules/roster/roster.h"

namespace bocage::rules {

/// An id that no entry or filling of the roster and its variants has.
ElementId freshId(const Roster& roster, std::string_view prefix);

}  // namespace bocage::rules
