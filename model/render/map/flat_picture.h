#pragma once

#include <QImage>
#include <QRect>

#include "model/render/map_renderer.h"

namespace bocage::model::map {

/// The map with one pixel per cell: what is shown for the moment before the drawing is ready.
struct FlatPicture {
    QImage image;
    QRect cells;
};

/// Takes a millisecond where a scene takes many: no ground is inferred, nothing is outlined.
FlatPicture flatPicture(const rules::Scenario& scenario, const rules::Library& library,
                        const MapOptions& options);

}  // namespace bocage::model::map
