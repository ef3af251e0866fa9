#pragma once

#include <string>

#include "rules/roster/roster.h"

namespace bocage::rules {

/// What a list carries besides the army: who plays it, for which club, when. Kept among the roster's own
/// fields of the file.
enum class RosterFact { Player, Club, Date };

/// Empty when the list does not say.
std::string factOf(const Roster& roster, RosterFact fact);
/// An empty text takes the field away.
void setFact(Roster& roster, RosterFact fact, const std::string& text);

/// Names of single counters of an entry, in the order they lie on the card; empty where there is none.
std::string unitName(const RosterEntry& entry, std::size_t unit);
void setUnitName(RosterEntry& entry, std::size_t unit, const std::string& name);

}  // namespace bocage::rules
