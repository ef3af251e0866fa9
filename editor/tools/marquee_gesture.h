#pragma once

#include <QPointF>
#include <QRectF>
#include <set>

#include "editor/picking/tool_context.h"

class QPainter;

namespace bocage::editor {

/// A frame drawn over the map: what lies wholly inside it becomes the selection, or joins it, or leaves it.
class MarqueeGesture {
public:
    enum class Mode { Replace, Add, Subtract };

    MarqueeGesture(QPointF from, Mode mode, const Selection& selection);
    void moveTo(QPointF position) { m_to = position; }
    /// The selection as it would be if the button were released now.
    std::set<rules::ElementId> result(ToolContext& context) const;
    void paint(QPainter& painter, double pixel) const;

private:
    QRectF frame() const { return QRectF(m_from, m_to).normalized(); }

    QPointF m_from, m_to;
    Mode m_mode;
    std::set<rules::ElementId> m_before;
};

}  // namespace bocage::editor
