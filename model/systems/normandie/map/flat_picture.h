#pragma once

#include "model/render/board_painter.h"

namespace bocage::model::map {

/// Takes a millisecond where a scene takes many: no ground is inferred, nothing is outlined.
FlatPicture flatPicture(const rules::Scenario& scenario, const rules::Library& library,
                        const MapOptions& options);

}  // namespace bocage::model::map
