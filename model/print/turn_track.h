#pragma once

#include "model/print/pictures.h"

namespace bocage::model::print {

/// The spaces of the turn track with initiative, events and END, in rows; `space` is how large one is.
BlockPtr turnTrackBlock(const Subject& subject, const Options& options, Size space);
/// The events in full sentences, turn by turn, and who has the initiative.
Blocks turnWords(const Subject& subject, const Writer& writer);

}  // namespace bocage::model::print
