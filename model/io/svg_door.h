#pragma once

#include <QByteArray>

#include "rules/core/result.h"

namespace bocage::model {

/// What a picture of a pack may ask of us.
struct SvgLimits {
    qsizetype bytes = 512 * 1024;
    int depth = 24;
    int elements = 4000;
    int pathNumbers = 20'000;
    int useExpansion = 5000;
    double largest = 1e6;       ///< of any number
    double dashes = 100'000.0;  ///< how often a dash pattern may repeat along all outlines together
};

/// Rewrites a foreign SVG into a small, harmless one: only shapes, gradients and `use` of the file's own
/// parts, only attributes whose values were understood. Qt reads files that an SVG names and hangs on some
/// pictures, so it never sees anything that did not come out of here. What cannot be meant well (scripts, a
/// document type, links to elsewhere) is refused with a reason and a line.
rules::Result<QByteArray> cleanSvg(const QByteArray& foreign, const SvgLimits& limits = {});

}  // namespace bocage::model
