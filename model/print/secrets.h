#pragma once

#include "model/print/game_prints.h"
#include "rules/scenario/scenario.h"

namespace bocage::model::print {

/// The scenario as one player may know it: without the armies, hidden counters, taken cards and notes of
/// others, and without whatever its author marked as known to other sides only. Whatever is made from the
/// answer, words, pictures or descriptions of files, cannot tell what is not in it.
///
/// An author marks an element with a field `onlyFor`, the id of a side or a list of them.
rules::Scenario knownTo(const rules::PlayerId& reader, const rules::Scenario& scenario,
                        const rules::Library& library, const GamePrints& prints);

/// Who may know an element by its `onlyFor`; empty: everybody.
std::vector<std::string> onlyFor(const rules::Extras& extras);

}  // namespace bocage::model::print
