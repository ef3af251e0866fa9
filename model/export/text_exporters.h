#pragma once

#include "model/export/exporter.h"
#include "model/export/table_kit.h"

namespace bocage::model {

const Exporter& markdownExporter();
const Exporter& bbcodeExporter();
const Exporter& plainTextExporter();

/// The same words, one renderer each. Everything in them is escaped: names with any sign come out as they
/// are.
QString markdownOf(const KitTexts& texts);
QString bbcodeOf(const KitTexts& texts);
QString plainTextOf(const KitTexts& texts);

/// All that is said of a document: title, what players read, sheets of its armies.
KitTexts documentTexts(const ExportSubject& subject);

}  // namespace bocage::model
