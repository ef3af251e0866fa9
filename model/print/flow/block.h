#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "model/print/length.h"

class QPainter;

namespace bocage::model::print {

/// A strip of a column that is never cut: a line of text, a row of a table, a picture.
struct Slice {
    Length height;
    Length before;               ///< room above it, unless it is the first of its column
    bool mayBreakBefore = true;  ///< whether a column may end above it
    std::function<void(QPainter&, const Place&)> paint;
    std::shared_ptr<const Slice> head;  ///< stands above it once more where it begins a column
};
using Slices = std::vector<Slice>;

/// What flows down the columns of a page. A block knows where it may be broken: never after a heading, never
/// so that a single line is left alone.
class Block {
public:
    virtual ~Block() = default;
    virtual Slices slices(Length width) const = 0;
    bool keepWithNext = false;
};
using BlockPtr = std::shared_ptr<const Block>;
using Blocks = std::vector<BlockPtr>;

/// The slices of all, one below the other, with the places where columns may end.
Slices slicesOf(const Blocks& blocks, Length width);
Length heightOf(const Slices& slices);
/// Draws them one below the other; for boxes of a fixed place.
void paintSlices(QPainter& painter, const Slices& slices, Place at);

}  // namespace bocage::model::print
