#pragma once

#include "editor/tools/following_tool.h"

namespace bocage::editor {

/// Lays entry arrows over the border of the battlefield, of its holes and steps too. The arrow snaps to the
/// nearest border; elsewhere its ghost says why it cannot lie there.
class EntryTool : public FollowingTool {
    Q_OBJECT

public:
    QString id() const override { return QStringLiteral("tool.entry"); }
    QString hint() const override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    ToolOptions* createOptions(QWidget* parent) override;
    void press(const ToolEvent& event) override;
    void move(const ToolEvent& event) override;
    void leave() override;
    bool wantsKey(const QKeyEvent& event) const override;
    bool key(QKeyEvent& event) override;
    void actAtCursor(Qt::KeyboardModifiers modifiers) override;
    void paint(QPainter& painter, double pixel) const override;

    const QString& reason() const { return m_reason; }

protected:
    void follow() override;
    bool drop() override;
    void aimAt(QPointF position) override;

private:
    void aim(QPointF position, int turn);
    void judge();
    void place();

    std::optional<rules::EntryArrow> m_ghost;
    QString m_reason;
    int m_turn = 0;  ///< which border of a corner space the keyboard means
    QString m_label;
};

}  // namespace bocage::editor
