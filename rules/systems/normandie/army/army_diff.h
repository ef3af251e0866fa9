#pragma once

#include <vector>

#include "rules/systems/normandie/army/army_view.h"

namespace bocage::rules::normandie {

/// So many copies of one thing, on a tile, in a book, or on their own.
struct ArmyDiffLine {
    ContentId content;
    ContentId on;  ///< the tile an option sits on, the book a spell is in; empty for tiles and free options
    int count = 0;
    int cost = 0;  ///< of all copies; what is unknown or granted counts nothing

    bool operator==(const ArmyDiffLine&) const = default;
};

/// What turns one list into another, by content: the same things under other ids are no difference.
struct ArmyDiff {
    std::vector<ArmyDiffLine> added, removed;
    int gained = 0;  ///< points of what was added
    int lost = 0;    ///< points of what was removed

    bool empty() const { return added.empty() && removed.empty(); }
    int points() const { return gained - lost; }
};

ArmyDiff diffOf(const ArmyView& before, const ArmyView& after);

}  // namespace bocage::rules::normandie
