#pragma once

#include <QIcon>

#include "editor/briefing/briefing_fields.h"
#include "rules/content/library.h"
#include "rules/scenario/scenario.h"

namespace bocage::editor {

/// A faction's sign on its colour, in its frame's shape: told by either.
QIcon factionIcon(const rules::Library& library, const rules::ContentId& faction);
QPixmap factionMark(const rules::Library& library, const rules::ContentId& faction, int size, qreal ratio);
/// Invalid for no faction.
QColor factionColour(const rules::Library& library, const rules::ContentId& faction);
/// Colour of a side: its own, else that of its first player's faction.
QColor sideColour(const rules::Library& library, const rules::ScenarioSide& side);

/// Factions that take part, after one with an empty key for none.
std::vector<BriefingFields::Choice> factionChoices(const rules::LibraryPtr& library,
                                                   const rules::Scenario& scenario, const QString& none);
/// Every faction of the packs of a system.
std::vector<BriefingFields::Choice> allFactionChoices(const rules::LibraryPtr& library,
                                                      const std::string& system, const QString& none);

}  // namespace bocage::editor
