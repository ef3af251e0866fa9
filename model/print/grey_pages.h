#pragma once

#include "model/print/page.h"

namespace bocage::model::print {

/// Makes every page draw without colours, whatever draws on it: pens, brushes, gradients, textures and
/// pictures reach the paper as greys of the same lightness. Lines stay lines and letters stay letters.
void removeColours(Document& document);

}  // namespace bocage::model::print
