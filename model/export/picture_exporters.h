#pragma once

#include "model/export/exporter.h"

namespace bocage::model {

/// The map or the army's sheet as a picture, and every counter of it beside.
const Exporter& pngExporter();
const Exporter& svgExporter();

}  // namespace bocage::model
