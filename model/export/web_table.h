#pragma once

#include "model/export/web_page.h"

namespace bocage::model {

/// A page for a game without a map: what lies before each player, and decks that can be drawn from.
rules::Result<QByteArray> webTable(const ExportSubject& subject, const ExportOptions& options,
                                   const WebChain& chain);

}  // namespace bocage::model
