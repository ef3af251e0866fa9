#pragma once

#include <memory>
#include <vector>

#include "editor/systems/face_tool.h"

namespace bocage::editor::malice {

/// Sites and launches, routes, mixed terrain and the rim of a board, for the studio.
std::vector<std::unique_ptr<FaceTool>> faceTools();

}  // namespace bocage::editor::malice
