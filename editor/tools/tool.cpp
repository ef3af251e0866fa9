#include "editor/tools/tool.h"

#include <cmath>

namespace bocage::editor {

rules::Cell ToolEvent::cell() const {
    return cellAt(*grid, position);
}

void Tool::setContext(ToolContext* context) {
    if (context == m_context)
        return;
    if (m_context)
        cancel();
    m_context = context;
}

}  // namespace bocage::editor
