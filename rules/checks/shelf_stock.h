#pragma once

#include <map>

#include "rules/content/collection.h"

namespace bocage::rules {

/// How many of each piece of a game lie on the shelf. A shelf on which nothing was named yet counts as one of
/// each box: what a player needs for "2 left" to mean something at the table.
std::map<ContentId, int> shelfStock(const Library& library, const std::string& system,
                                    const Collection& collection);

}  // namespace bocage::rules
