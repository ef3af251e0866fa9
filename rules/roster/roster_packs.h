#pragma once

#include <vector>

#include "rules/content/library.h"
#include "rules/roster/roster.h"

namespace bocage::rules {

/// The installed packs that the roster's references come from, each in the version that is there, by id.
std::vector<PackPin> packsOf(const Roster& roster, const Library& library);

}  // namespace bocage::rules
