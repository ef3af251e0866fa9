#pragma once

#include <QPointF>
#include <functional>
#include <optional>
#include <vector>

#include "editor/picking/tool_context.h"
#include "model/commands/scenario_edits.h"

class QPainter;

namespace bocage::editor {

/// Drags the selection by whole cells. Nothing changes until the button is released; then it is one undo
/// step, or none with the reason told. A board carries everything on it: it stays until the hand has gone
/// nearly half its length, then snaps beside the others; only `freely` goes space by space.
class MoveGesture {
public:
    MoveGesture(ToolContext& context, QPointF from);

    void moveTo(QPointF position, bool freely = false);
    rules::Cell offset() const { return m_offset; }
    /// Why the things may not lie there; also shown beside the preview.
    const QString& reason() const { return m_reason; }
    void finish();
    void paint(QPainter& painter, double pixel) const;

private:
    /// Where the boards among the things come to lie: still here, or beside the others.
    rules::Cell snappedBoards(rules::Cell wanted) const;

    ToolContext& m_context;
    std::vector<rules::ElementId> m_ids;
    std::vector<rules::ElementId> m_load;  ///< what goes along
    std::vector<rules::PlacedBoard> m_boards;
    int m_hold = 0;  ///< spaces that the hand may go before the boards follow
    QPointF m_from;
    std::optional<rules::Cell> m_wanted;  ///< where the hand is
    bool m_freely = false;
    rules::Cell m_offset;  ///< where the things come to lie
    QString m_reason;
};

/// Whether the elements may lie as the edit would leave them; the reason when not. What already lay wrong may
/// stay wrong.
QString whyNot(const model::ScenarioDocument& document, const std::vector<rules::ElementId>& ids,
               const std::function<void(model::ScenarioEdits&)>& edit);
/// These, and what lies on the boards and overlays among them.
std::vector<rules::ElementId> withLoad(const model::ScenarioDocument& document,
                                       std::vector<rules::ElementId> ids);
/// How many things go along with boards and overlays, in a sentence; empty when none do.
QString whatGoesAlong(const model::ScenarioDocument& document, const std::vector<rules::ElementId>& ids);
/// Whether the elements may be moved so, with what lies on them; the reason when not. What already lay wrong
/// may stay wrong.
QString whyNotMove(const model::ScenarioDocument& document, const std::vector<rules::ElementId>& ids,
                   rules::Cell by);

}  // namespace bocage::editor
