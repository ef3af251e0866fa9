#pragma once

#include "model/export/exporter.h"

namespace bocage::model {

const Exporter& universalVttExporter();

}  // namespace bocage::model
