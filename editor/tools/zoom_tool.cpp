#include "editor/tools/zoom_tool.h"

#include <QPainter>

namespace bocage::editor {

namespace {
constexpr double step = 1.5;
}

QString ZoomTool::hint() const {
    return tr("Click to zoom in, Shift-click to zoom out, or draw a frame around what you want to see.");
}

void ZoomTool::press(const ToolEvent& event) {
    if (event.button != Qt::LeftButton)
        return;
    m_from = m_to = event.position;
}

void ZoomTool::move(const ToolEvent& event) {
    if (!m_from)
        return;
    m_to = event.position;
    context()->updateOverlay();
}

void ZoomTool::release(const ToolEvent& event) {
    if (!m_from)
        return;
    const QRectF wanted = frame();
    m_from.reset();
    context()->updateOverlay();
    // A hand that trembled wanted a click.
    if (std::max(wanted.width(), wanted.height()) * context()->pixelsPerCell() > 12)
        context()->zoomTo(wanted);
    else
        context()->zoomBy(event.modifiers & Qt::ShiftModifier ? 1 / step : step, event.position);
}

void ZoomTool::actAtCursor(Qt::KeyboardModifiers modifiers) {
    const rules::Cell cell = context()->cursorCell();
    context()->zoomBy(modifiers & Qt::ShiftModifier ? 1 / step : step,
                      middleOf(grid(), cell));
}

bool ZoomTool::cancel() {
    const bool framing = m_from.has_value();
    m_from.reset();
    return framing;
}

void ZoomTool::paint(QPainter& painter, double pixel) const {
    if (!m_from)
        return;
    painter.setPen(QPen(Qt::white, 1.5 * pixel, Qt::DashLine));
    painter.setBrush(QColor(255, 255, 255, 40));
    painter.drawRect(frame());
}

}  // namespace bocage::editor
