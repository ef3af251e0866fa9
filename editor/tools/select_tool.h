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
    void activate() override;
    void deactivate() override;
    void press(const ToolEvent& event) override;
    void move(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    bool key(QKeyEvent& event) override;
    void actAtCursor(Qt::KeyboardModifiers modifiers) override;
    bool cancel() override;
    void paint(QPainter& painter, double pixel) const override;

private:
    bool boardsSelected() const;
    void nudge(rules::Cell by);

    QMetaObject::Connection m_watch;  ///< what is selected decides what the hint says
    std::optional<MarqueeGesture> m_marquee;
    std::optional<MoveGesture> m_move;
    std::optional<ToolEvent> m_pressed;
    /// What the arrows move: what was selected and what lay on it at the first step. A hedge that is pushed
    /// over units does not sweep them along.
    std::vector<rules::ElementId> m_nudged;
    bool m_onSelected = false;    ///< the press was on something selected: a drag moves it
    bool m_fromKeyboard = false;  ///< the last choice was made at the cell cursor
};

}  // namespace bocage::editor
