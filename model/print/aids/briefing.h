#pragma once

#include "model/print/aid.h"

namespace bocage::model::print {

/// What one player may know, or all of it for the referee; a document for each.
AidPtr briefingAid();

}  // namespace bocage::model::print
