#pragma once

#include <QImage>
#include <QRect>

namespace bocage::model::map {

/// The map with one pixel per cell: what is shown for the moment before the drawing is ready.
struct FlatPicture {
    QImage image;
    QRect cells;
};

}  // namespace bocage::model::map
