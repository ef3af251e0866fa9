#pragma once

#include "rules/checks/cardboard.h"
#include "rules/core/finding.h"

namespace bocage::rules {

/// DOC-BOX-01 for one clash: what runs short, with every place that wants it, the one that goes empty first.
Finding shortage(const Clash& clash, const std::vector<Demand>& demands);

}  // namespace bocage::rules
