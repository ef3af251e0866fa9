#pragma once

#include "model/export/table_kit.h"

namespace bocage::model {

/// Text and attribute values as HTML: nothing of a document can become markup.
QString escapedHtml(const QString& text);
/// Headings start one level deeper than written: the page has its own title.
QString htmlOf(const KitTexts& texts);
/// A sheet as a table with boxes to tick.
QString htmlOf(const KitSheet& sheet);

}  // namespace bocage::model
