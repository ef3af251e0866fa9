#include "editor/tools/tool.h"

#include <cmath>

namespace bocage::editor {

rules::Cell ToolEvent::cell() const {
    return {static_cast<int>(std::floor(position.x())), static_cast<int>(std::floor(position.y()))};
}

void Tool::setContext(ToolContext* context) {
    if (context == m_context)
        return;
    if (m_context)
        cancel();
    m_context = context;
}

}  // namespace bocage::editor
