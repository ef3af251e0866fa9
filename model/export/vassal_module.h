#pragma once

#include "model/export/exporter.h"

namespace bocage::model {

const Exporter& vassalExporter();

/// A list as VASSAL writes it: items joined by a sign that is escaped inside them (its SequenceEncoder).
QString vassalList(const QStringList& items, QChar between);

}  // namespace bocage::model
