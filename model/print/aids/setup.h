#pragma once

#include "model/print/aid.h"

namespace bocage::model::print {

/// How to build the table, step by step, and how to clear it.
/// With `everything` also what nobody at the table may know; offered only where there is such a thing.
AidPtr setupAid(bool everything = false);
/// A page that shows what a printer does to lengths and to the backs of sheets.
AidPtr calibrationAid();

}  // namespace bocage::model::print
