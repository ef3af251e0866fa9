#pragma once

#include <QByteArray>

#include "model/print/page.h"
#include "rules/core/result.h"

namespace bocage::model::print {

/// What Qt wrote, put right: exact page boxes in place of rounded ones, the document's own description, no
/// time of day, objects and font names numbered by their order in the document.
rules::Result<QByteArray> finishedPdf(const QByteArray& raw, const Document& document);

}  // namespace bocage::model::print
