#pragma once

#include "rules/scenario/scenario.h"

/// A battle that was prepared as a chapter of a campaign says so itself: its boxes are decided and gone, but
/// it still follows other chapters. The remark is one of the document's `extras`, which every program keeps.
namespace bocage::rules {

inline constexpr std::string_view chapterOfKey = "chapterOf";

void setChapterOf(Scenario& scenario, const Text& campaign, const ElementId& chapter);
bool isPreparedChapter(const Scenario& scenario);

}  // namespace bocage::rules
