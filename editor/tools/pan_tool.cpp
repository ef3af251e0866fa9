#include "editor/tools/pan_tool.h"

namespace bocage::editor {

QString PanTool::hint() const {
    return tr("Drag the map. The middle button or Space does this in every tool.");
}

QCursor PanTool::cursor() const {
    return m_last ? Qt::ClosedHandCursor : Qt::OpenHandCursor;
}

void PanTool::press(const ToolEvent& event) {
    if (event.button == Qt::LeftButton)
        m_last = event.pixel;
}

void PanTool::move(const ToolEvent& event) {
    if (!m_last)
        return;
    context()->panBy(event.pixel - *m_last);
    m_last = event.pixel;
}

void PanTool::release(const ToolEvent&) {
    m_last.reset();
}

bool PanTool::cancel() {
    const bool panning = m_last.has_value();
    m_last.reset();
    return panning;
}

}  // namespace bocage::editor
