#pragma once

#include "editor/tools/following_tool.h"

namespace bocage::editor {

/// Lays objectives on spaces, areas, interspaces and buildings, and gives the selected one the random places
/// of which one is drawn at set-up.
class ObjectiveTool : public FollowingTool {
    Q_OBJECT

public:
    enum class Place { Spaces, Corner, Building };

    QString id() const override { return QStringLiteral("tool.objective"); }
    QString hint() const override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    ToolOptions* createOptions(QWidget* parent) override;
    void press(const ToolEvent& event) override;
    void move(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    void leave() override;
    bool wantsKey(const QKeyEvent& event) const override;
    bool key(QKeyEvent& event) override;
    void actAtCursor(Qt::KeyboardModifiers modifiers) override;
    void paint(QPainter& painter, double pixel) const override;

protected:
    void follow() override;
    bool drop() override;
    void aimAt(QPointF position) override;

private:
    /// The selected objective; null when none is.
    const rules::Objective* target() const;
    /// Kind, value and label of the target, else those of the next one.
    rules::Objective manner() const;
    void changeManner(const std::function<void(rules::Objective&)>& change);
    void aim(QPointF position);
    /// Why the objective cannot lie where it is aimed at.
    QString reason() const;
    void place();

    Place m_place = Place::Spaces;
    bool m_random = false;
    rules::Objective m_manner;
    std::optional<rules::Objective> m_ghost;  ///< only its place counts
    std::optional<rules::Cell> m_from;        ///< where the frame of an area began
    bool m_byKeys = false;
    int m_turn = 0;  ///< which corner of the space the keyboard means
};

}  // namespace bocage::editor
