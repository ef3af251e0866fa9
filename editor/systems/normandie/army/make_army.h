#pragma once

#include "editor/systems/normandie/army/optimise_dialog.h"
#include "model/document/roster_document.h"
#include "model/io/user_collection.h"

namespace bocage::editor {

/// Asks for what is wanted and puts the army found on the sheet, as one undo step. A shelf on which boxes are
/// named limits the army at first.
void makeArmy(OptimiseDialog::Purpose purpose, model::RosterDocument& document,
              const model::UserCollection* shelf, QWidget* parent);

}  // namespace bocage::editor
