#pragma once

#include "editor/tools/tool.h"
#include "model/systems/malice/analysis/table_edits.h"

namespace bocage::editor::malice {

/// Takes a board and lays it so that its edges meet those of others; their joins follow. R turns it in hand.
class BoardTool : public Tool {
    Q_OBJECT

public:
    explicit BoardTool(QObject* parent = nullptr) : Tool(parent) {}

    QString id() const override { return QStringLiteral("tool.malice.boards"); }
    QString hint() const override;
    QCursor cursor() const override { return m_board.empty() ? Qt::OpenHandCursor : Qt::ClosedHandCursor; }
    ToolOptions* createOptions(QWidget* parent) override;
    void press(const ToolEvent& event) override;
    void move(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    bool claims(const QKeyEvent& event) const override;
    bool key(QKeyEvent& event) override;
    void actAtCursor(Qt::KeyboardModifiers modifiers) override;
    void cursorMoved() override;
    bool cancel() override;
    void paint(QPainter& painter, double pixel) const override;

private:
    void take(rules::Cell cell, QPointF point);
    void wish(QPointF point);
    void lay();
    void turn(int by);

    rules::ElementId m_board;
    QPointF m_grip;  ///< from where the board lies to the hand, in cells
    rules::Cell m_wanted, m_at;
    int m_turns = 0;
    std::optional<model::malice::EdgeFit> m_fit;
    std::vector<rules::Cell> m_cells;  ///< of the board in its own frame
};

}  // namespace bocage::editor::malice
