#pragma once

#include "editor/tools/document_analysis.h"
#include "editor/tools/tool.h"

namespace bocage::editor {

/// What sight ruler and measure have in common: a line between two spaces, dragged with the mouse or set with
/// Enter at the cell cursor, which stays to be read until Escape or the next one.
class LineTool : public Tool {
    Q_OBJECT

public:
    explicit LineTool(QObject* parent = nullptr);

    QCursor cursor() const override { return Qt::CrossCursor; }
    void press(const ToolEvent& event) override;
    void move(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    void leave() override;
    void actAtCursor(Qt::KeyboardModifiers modifiers) override;
    void cursorMoved() override;
    bool cancel() override;

protected:
    /// The two ends, or the document under them, changed.
    virtual void endsChanged() = 0;
    /// Pointer or cell cursor went to another space, or away.
    virtual void hotChanged() {}

    const std::optional<rules::Cell>& from() const { return m_from; }
    const std::optional<rules::Cell>& to() const { return m_to; }
    /// Both ends, when they are two spaces of the battlefield.
    std::optional<std::pair<rules::Cell, rules::Cell>> ends();
    const std::optional<rules::Cell>& hot() const { return m_hot; }
    void setHot(std::optional<rules::Cell> cell);
    const model::BattleAnalysis* rules();
    QString name(rules::Cell cell) const;

private:
    void setEnds(std::optional<rules::Cell> from, std::optional<rules::Cell> to);

    DocumentAnalysis m_analysis;
    std::optional<rules::Cell> m_from, m_to;
    std::optional<rules::Cell> m_hot;  ///< under pointer or cell cursor
    bool m_dragging = false;
    bool m_following = false;  ///< the end follows the cell cursor
};

}  // namespace bocage::editor
