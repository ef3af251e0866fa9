#pragma once

#include <functional>
#include <string>
#include <vector>

#include "rules/content/collection.h"

namespace bocage::rules {

/// One thing that must lie on the table: a board, a counter, an option tile …
struct Demand {
    ContentId content;
    std::string subject;  ///< who asks: element, roster entry or filling; makes findings addressable
    ElementId element;    ///< placed element, may be empty
    ElementId entry;      ///< roster entry or filling, may be empty
    ElementId army;

    bool operator==(const Demand&) const = default;
};

/// Demands that cannot be met together: one more than there are pieces for them. Taking any one of them away
/// leaves the rest of this set possible.
struct Clash {
    std::vector<std::size_t> demands;  ///< indexes into the demands given
    std::vector<ContentId> pieces;     ///< physical pieces that could have served them, sorted
    int available = 0;                 ///< how many of those the collection holds
    std::vector<std::size_t> unmet;    ///< all demands for these pieces that go empty; one for each missing

    int wanted() const { return available + static_cast<int>(unmet.size()); }
};

/// Which physical pieces may stand for a demanded content, besides the piece of the same id: the wreck on the
/// back of a vehicle's counter, for example.
using Substitutes = std::function<std::vector<ContentId>(const ContentId&)>;

/// Assigns physical pieces to demands, exactly: a piece has one side up and lies in one place. Empty when all
/// can be met. Pieces that run short give one clash, however many are missing.
std::vector<Clash> findClashes(const std::vector<Demand>& demands, const Collection& collection,
                               const Library& library, const Substitutes& substitutes);

}  // namespace bocage::rules
