#pragma once

#include "model/export/exporter.h"

namespace bocage::model {

/// One HTML file to play from: map, counters, dice, turns, sheets, sight, without any network.
const Exporter& webPageExporter();

}  // namespace bocage::model
