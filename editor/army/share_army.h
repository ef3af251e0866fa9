#pragma once

#include "model/document/roster_document.h"

class QWidget;

namespace bocage::editor {

/// Shows the share code and the QR code.
void shareArmy(const model::RosterDocument& document, QWidget* parent);

}  // namespace bocage::editor
