#pragma once

#include <QPointF>
#include <functional>
#include <optional>
#include <vector>

#include "editor/tools/tool_context.h"
#include "model/commands/scenario_edits.h"

class QPainter;

namespace bocage::editor {

/// Drags the selection by whole cells. Nothing changes until the button is released; then it is one undo
/// step, or none with the reason told.
class MoveGesture {
public:
    MoveGesture(ToolContext& context, QPointF from);

    void moveTo(QPointF position);
    rules::Cell offset() const { return m_offset; }
    /// Why the things may not lie there; also shown beside the preview.
    const QString& reason() const { return m_reason; }
    void finish();
    void paint(QPainter& painter, double pixel) const;

private:
    /// A board that would lie on another is pulled beside it.
    void snapBoard();

    ToolContext& m_context;
    std::vector<rules::ElementId> m_ids;
    QPointF m_from;
    rules::Cell m_wanted;  ///< where the hand is
    rules::Cell m_offset;  ///< where the things come to lie
    QString m_reason;
};

/// Whether the elements may lie as the edit would leave them; the reason when not. What already lay wrong may
/// stay wrong.
QString whyNot(const model::ScenarioDocument& document, const std::vector<rules::ElementId>& ids,
               const std::function<void(model::ScenarioEdits&)>& edit);
/// Whether the elements may be moved so; the reason when not. What already lay wrong may stay wrong.
QString whyNotMove(const model::ScenarioDocument& document, const std::vector<rules::ElementId>& ids,
                   rules::Cell by);

}  // namespace bocage::editor
