#pragma once

#include "model/systems/normandie/map/brush.h"

namespace bocage::model::map {

/// A hint of what a room is for, kept to the side of the cell so that pieces stay readable.
void paintFurniture(const Brush& brush, int col, int row, const SceneCell& cell, Style style);

}  // namespace bocage::model::map
