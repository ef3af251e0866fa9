#pragma once

#include <memory>
#include <vector>

#include "editor/workspace.h"

namespace bocage::app {

/// Every kind of document the window can show. The one place where a workspace is registered.
std::vector<std::unique_ptr<editor::Workspace>> makeWorkspaces();

}  // namespace bocage::app
