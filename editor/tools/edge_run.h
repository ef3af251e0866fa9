#pragma once

#include <vector>

#include "rules/board/grid.h"

namespace bocage::editor {

/// The edges that a drag lays from the edge it began on to a corner: first along that edge's own line, then
/// round one bend. In order, each once, the first one always among them.
std::vector<rules::Edge> edgeRun(const rules::Grid& grid, rules::Edge first, rules::Corner to);

}  // namespace bocage::editor
