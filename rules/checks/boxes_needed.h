#pragma once

#include "rules/checks/cardboard.h"

namespace bocage::rules {

/// The answer to "what boxes do I need".
struct BoxesNeeded {
    std::vector<Copies> boxes;       ///< as few boxes as possible, besides what is owned
    std::vector<ContentId> nowhere;  ///< wanted, but in no box of the packs at hand
    bool found = true;               ///< false when even a dozen boxes would not do
};

/// The smallest number of boxes that, added to the collection, meets every demand together. Among equally
/// small answers the one with boxes that come first in the packs.
BoxesNeeded boxesNeeded(const std::vector<Demand>& demands, const Collection& owned, const Library& library,
                        const Substitutes& substitutes);

}  // namespace bocage::rules
