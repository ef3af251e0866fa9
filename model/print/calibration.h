#pragma once

#include "model/print/aid.h"

namespace bocage::model::print {

/// Bends the pages so that they come out of that printer as they were meant: larger where it shrinks, and
/// backs moved against its shift.
void calibrate(Document& document, const Options& options);

/// How far a back has to be moved on its own page so that it lies behind its front.
Place backShift(const Calibration& calibration, Backs backs);

}  // namespace bocage::model::print
