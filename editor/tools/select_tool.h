#pragma once

#include <optional>

#include "editor/tools/marquee_gesture.h"
#include "editor/tools/move_gesture.h"
#include "editor/tools/tool.h"

namespace bocage::editor {

/// Click selects, Ctrl adds, a frame selects many, a drag moves. With something selected the arrows nudge it.
class SelectTool : public Tool {
    Q_OBJECT

public:
    QString id() const override { return QStringLiteral("tool.select"); }
    QString hint() const override;
    QCursor cursor() const override;
    void press(const ToolEvent& event) override;
    void move(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    bool key(QKeyEvent& event) override;
    void actAtCursor(Qt::KeyboardModifiers modifiers) override;
    bool cancel() override;
    void paint(QPainter& painter, double pixel) const override;

private:
    void nudge(rules::Cell by);

    std::optional<MarqueeGesture> m_marquee;
    std::optional<MoveGesture> m_move;
    std::optional<ToolEvent> m_pressed;
    bool m_onSelected = false;    ///< the press was on something selected: a drag moves it
    bool m_fromKeyboard = false;  ///< the last choice was made at the cell cursor
};

}  // namespace bocage::editor
