#pragma once

#include "rules/core/json.h"
#include "rules/scenario/scenario.h"

namespace bocage::rules {

/// Parts of documents as their files have them, for edits described as data. The same writers as for whole
/// files: every field, also those that are unknown to us.
Json jsonOf(const Text& text);
Json jsonOf(const Copies& copies);
Json jsonOf(const std::vector<Copies>& list);
Json jsonOf(const RosterEntry& entry);
Json jsonOf(const RosterEntry::Filling& filling);
Json jsonOf(const DeckUse& deck);
Json jsonOf(const BagUse& bag);
Json jsonOf(const SpecialRule& rule);
Json jsonOf(const VictoryCondition& condition);
Json jsonOf(const VictoryCondition::Score& score);

}  // namespace bocage::rules
