#pragma once

#include "model/print/aid.h"
#include "model/print/flow/flow.h"

namespace bocage::model::print {

/// Everything players read before a battle, as flowing parts; briefings add to it.
std::vector<Segment> bookletParts(const Subject& subject, const Options& options);

AidPtr bookletAid();
AidPtr turnTrackAid();
AidPtr legendAid();

}  // namespace bocage::model::print
