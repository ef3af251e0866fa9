#pragma once

#include <QString>

#include "rules/content/library.h"
#include "rules/core/finding.h"
#include "rules/scenario/scenario.h"

namespace bocage::editor {

/// "182 of 200 points · 9 units · 1 error": what a force's army amounts to and whether the rules allow it.
QString armyStatus(const rules::LibraryPtr& library, const rules::Scenario& scenario,
                   const rules::Force::Army& army, const rules::Roster& roster,
                   const rules::Findings& findings);

}  // namespace bocage::editor
