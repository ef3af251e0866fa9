#pragma once

#include "editor/tools/tool.h"

namespace bocage::editor {

/// Lays down what the palette holds ready: a ghost follows pointer or cell cursor, green where it may lie and
/// red with the reason where not. Stays in hand, so that several can be placed.
class PlaceTool : public Tool {
    Q_OBJECT

public:
    QString id() const override { return QStringLiteral("tool.place"); }
    QString hint() const override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    void activate() override;
    void deactivate() override;
    void press(const ToolEvent& event) override;
    void move(const ToolEvent& event) override;
    void leave() override;
    bool key(QKeyEvent& event) override;
    bool wantsKey(const QKeyEvent& event) const override;
    void actAtCursor(Qt::KeyboardModifiers modifiers) override;
    void cursorMoved() override;
    bool cancel() override;
    void paint(QPainter& painter, double pixel) const override;

    /// Drag and drop from the palette goes the same way.
    void hover(QPointF position);
    bool dropAt(QPointF position);

    const std::optional<model::Placement>& ghost() const { return m_ghost; }
    QString reason() const;

private:
    void aim(QPointF position);
    bool placeGhost();

    std::optional<model::Placement> m_ghost;
    std::optional<model::PlacementProblem> m_problem;
};

}  // namespace bocage::editor
