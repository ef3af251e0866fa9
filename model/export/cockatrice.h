#pragma once

#include "model/export/exporter.h"

namespace bocage::model {

const Exporter& cockatriceExporter();

}  // namespace bocage::model
