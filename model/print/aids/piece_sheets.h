#pragma once

#include "model/print/aid.h"
#include "model/print/imposition.h"

namespace bocage::model::print {

/// Counters, markers, tiles, options, cards and overlays to be cut out.
AidPtr pieceSheetsAid();

/// Which pieces are printed, by the options: what the subject needs, a whole pack, or a picked list.
rules::Result<std::vector<rules::Copies>> piecesToPrint(const Subject& subject, const Options& options);
/// Every piece of a pack but its boards: one of each, or as many as its boxes and decks hold.
std::vector<rules::Copies> piecesOf(const rules::Pack& pack, bool asPacked);
/// The pieces as items to be laid on sheets, those of one faction side by side.
std::vector<SheetItem> sheetItems(const std::vector<rules::Copies>& pieces, const Subject& subject,
                                  const Options& options);

/// More copies of one thing cannot be meant.
inline constexpr int mostCopies = 500;

}  // namespace bocage::model::print
