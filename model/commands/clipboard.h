#pragma once

#include <QByteArray>
#include <vector>

#include "model/document/scenario_document.h"

namespace bocage::model {

/// The mime type of copied things of a scenario.
inline const QString elementsMimeType = QStringLiteral("application/x-bocage-elements+json");

/// A small scenario that holds nothing but these elements, as bytes for the clipboard.
QByteArray copyElements(const ScenarioDocument& document, const std::vector<rules::ElementId>& ids);

/// The pieces of cardboard that copied bytes hold, with repeats: what pasting would take out of the boxes.
std::vector<rules::ContentId> copiedContents(const QByteArray& bytes);

/// Lays copied elements down, their top left at the cell or, where they may not lie there, as near as they
/// may; one undo step. What belonged to a side of another document goes to the side of the same faction here,
/// else of the same name, else in the same place. An army's unit stays one as long as the army has it to
/// place. The new ids; empty when the bytes hold nothing that can be placed.
std::vector<rules::ElementId> pasteElements(ScenarioDocument& document, const QByteArray& bytes,
                                            rules::Cell at);

}  // namespace bocage::model
