#pragma once

#include "rules/content/library.h"

namespace bocage::rules {

/// Which boxes a user owns and how many.
struct Collection {
    Text title;
    std::vector<Copies> boxes;
    std::vector<Copies> pieces;  ///< single pieces besides the boxes
    Extras extras;
    bool operator==(const Collection&) const = default;
};

/// How many of one physical piece the collection holds, over boxes and single pieces.
int ownedCopies(const Collection& collection, const Library& library, const ContentId& id);

}  // namespace bocage::rules
