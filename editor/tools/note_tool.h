#pragma once

#include "editor/tools/move_gesture.h"
#include "editor/tools/tool.h"

namespace bocage::editor {

/// The designer's paper notes on the map: a click writes one or takes one in hand, a drag moves it, a double
/// click or Enter opens it. Players never see them.
class NoteTool : public Tool {
    Q_OBJECT

public:
    using Tool::Tool;

    QString id() const override { return QStringLiteral("tool.note"); }
    QString hint() const override;
    QCursor cursor() const override;
    void press(const ToolEvent& event) override;
    void move(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    void doubleClick(const ToolEvent& event) override;
    void actAtCursor(Qt::KeyboardModifiers modifiers) override;
    bool cancel() override;
    void paint(QPainter& painter, double pixel) const override;

private:
    rules::ElementId noteAt(rules::Cell cell) const;

    std::optional<ToolEvent> m_pressed;
    std::optional<MoveGesture> m_move;
};

}  // namespace bocage::editor
