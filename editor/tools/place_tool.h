#pragma once

#include "editor/tools/following_tool.h"

namespace bocage::editor {

/// Lays down what the palette holds ready: a ghost follows pointer or cell cursor, green where it may lie and
/// red with the reason where not. Stays in hand, so that several can be placed. A drag lays a run of edge
/// pieces, or turns a unit to face the pointer.
class PlaceTool : public FollowingTool {
    Q_OBJECT

public:
    QString id() const override { return QStringLiteral("tool.place"); }
    QString hint() const override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    ToolOptions* createOptions(QWidget* parent) override;
    void activate() override;
    void press(const ToolEvent& event) override;
    void move(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    void leave() override;
    bool key(QKeyEvent& event) override;
    bool wantsKey(const QKeyEvent& event) const override;
    void actAtCursor(Qt::KeyboardModifiers modifiers) override;
    void brushChanged() override;
    void paint(QPainter& painter, double pixel) const override;

    /// Drag and drop from the palette goes the same way.
    void hover(QPointF position);
    bool dropAt(QPointF position);

    const std::optional<model::Placement>& ghost() const { return m_ghost; }
    QString reason() const;

protected:
    void follow() override;
    bool drop() override;
    void aimAt(QPointF position) override;

private:
    std::optional<model::Section> section() const;
    bool holdsUnit() const;
    void aim(QPointF position);
    void judge();
    bool placeGhost();
    bool moreInTray() const;
    bool samePlace(const model::Placement& laid, model::Placement held) const;
    QString shortage() const;
    std::optional<QPointF> hand() const;  ///< where it holds the piece
    void emptyHand();
    void turn(int steps);
    void setRotation(rules::Rotation rotation);
    void changeManner(const std::function<void(model::Placement::Manner&)>& change);
    void addUnitOptions(ToolOptions& options, const model::Placement& brush);

    void stretchRun(QPointF position);
    void finishRun();
    void paintRun(QPainter& painter, double pixel) const;

    std::optional<model::Placement> m_ghost;
    std::optional<model::PlacementProblem> m_problem;
    std::optional<model::Placement> m_justLaid;  ///< needs no ghost over itself until the hand moves on
    std::vector<rules::Edge> m_run;              ///< edges that a drag would lay
    std::vector<rules::Edge> m_laidRun;          ///< those the last one did
    std::optional<QPointF> m_faceFrom;           ///< middle of the unit that a drag turns
    rules::ContentId m_known;                    ///< the piece whose side was guessed
    model::Placement::Manner m_manner;           ///< for units and markers from the box
};

}  // namespace bocage::editor
