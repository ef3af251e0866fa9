#pragma once

#include "editor/tools/tool.h"

namespace bocage::editor {

/// Click zooms in, Shift-click out, a frame zooms to what it holds.
class ZoomTool : public Tool {
    Q_OBJECT

public:
    QString id() const override { return QStringLiteral("tool.zoom"); }
    QString hint() const override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    void press(const ToolEvent& event) override;
    void move(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    void actAtCursor(Qt::KeyboardModifiers modifiers) override;
    bool cancel() override;
    void paint(QPainter& painter, double pixel) const override;

private:
    QRectF frame() const { return QRectF(*m_from, m_to).normalized(); }

    std::optional<QPointF> m_from;
    QPointF m_to;
};

}  // namespace bocage::editor
