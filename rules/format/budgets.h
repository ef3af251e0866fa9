#pragma once

#include <cstddef>
#include <string_view>

#include "rules/content/collection.h"
#include "rules/core/result.h"
#include "rules/scenario/campaign.h"

/// What a document may ask of the program, counted in things that mean something: a battle at a table has a
/// few dozen boards and some hundred counters. Whatever keeps within this opens in a moment and in little
/// memory; what does not is refused with the place and the number, before anything is built from it.
namespace bocage::rules {

struct Budget {
    std::size_t items = 20'000;            ///< boards, counters, entries, events … of a document in all
    std::size_t cells = 200'000;           ///< named by its zones and objectives in all
    std::size_t nameBytes = 1'000;         ///< of one title, name or label in one language
    std::size_t textBytes = 50'000;        ///< of one text
    std::size_t allTextBytes = 4'000'000;  ///< of all of them
    std::size_t unknownBytes = 1'000'000;  ///< of fields that this version does not know
    std::size_t marks = 20;                ///< on one letter: accents, and what cannot be seen
    std::size_t languages = 40;            ///< of one text
};
inline constexpr Budget budget;

/// How many elements a list of a document may have, by type and field ("Battlefield", "boards").
std::size_t listBudget(std::string_view type, std::string_view field);

/// What passes the budget, each with its JSON pointer; empty when all is well.
Problems overBudget(const Scenario& scenario);
Problems overBudget(const Roster& roster);
Problems overBudget(const Campaign& campaign);
Problems overBudget(const Collection& collection);

}  // namespace bocage::rules
