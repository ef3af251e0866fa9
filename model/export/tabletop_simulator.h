#pragma once

#include "model/export/exporter.h"

namespace bocage::model {

const Exporter& tabletopSimulatorExporter();

}  // namespace bocage::model
