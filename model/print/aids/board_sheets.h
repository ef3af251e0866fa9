#pragma once

#include <QString>
#include <vector>

#include "model/print/aid.h"

namespace bocage::model::print {

/// Boards at true size, split over pages where they are larger than the paper.
AidPtr boardSheetsAid();

/// One window on a large picture that fits a page.
struct BoardPart {
    int column = 0, row = 0;
    Rect window;           ///< what of the picture it shows, its overlap included
    Rect own;              ///< what it shows without the overlap
    QString code() const;  ///< "B2"
};

/// Cuts a picture of `whole` into windows of at most `room`, at multiples of `step` (the side of a space)
/// where that is possible, neighbours sharing `overlap`.
std::vector<BoardPart> splitBoard(Size whole, Size room, Length step, Length overlap);

}  // namespace bocage::model::print
