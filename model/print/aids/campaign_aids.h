#pragma once

#include "model/print/aid.h"

namespace bocage::model::print {

/// The story, how its chapters hang together, and the booklet of each of them.
AidPtr campaignBookletAid();
/// What happened chapter by chapter, to fill in by hand.
AidPtr campaignLogAid();

}  // namespace bocage::model::print
