#pragma once

#include "model/print/aid.h"
#include "model/print/imposition.h"

namespace bocage::model::print {

/// Counters, markers, tiles, options, cards and overlays to be cut out.
AidPtr pieceSheetsAid();

/// Which pieces are printed, by the options: what the subject needs, a whole pack, or a picked list.
rules::Result<std::vector<PieceCopies>> piecesToPrint(const Subject& subject, const Options& options);
/// Every piece of a pack but its boards: one of each, or as many as its boxes and decks hold. A card that
/// lies in several decks is one for each, for each has a back of its own.
std::vector<PieceCopies> piecesOf(const rules::Pack& pack, bool asPacked);
/// The pieces as items to be laid on sheets, those of one faction side by side.
std::vector<SheetItem> sheetItems(const std::vector<PieceCopies>& pieces, const Subject& subject,
                                  const Options& options);

/// More copies of one thing cannot be meant.
inline constexpr int mostCopies = 500;

}  // namespace bocage::model::print
