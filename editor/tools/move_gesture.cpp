#include "editor/tools/move_gesture.h"

#include <QPainter>
#include <cmath>

#include "editor/canvas/overlay_painting.h"
#include "editor/canvas/picking.h"
#include "model/commands/placed_elements.h"

namespace bocage::editor {

QString whyNot(const model::ScenarioDocument& document, const std::vector<rules::ElementId>& ids,
               const std::function<void(model::ScenarioEdits&)>& edit) {
    // Try it on a scratch document: the same path as the real deed, so preview and deed cannot disagree.
    model::ScenarioDocument scratch(document.scenario(), document.library());
    const model::PlacementRules before(document.scenario(), *document.library());
    model::ScenarioEdits edits(scratch);
    edit(edits);
    const model::PlacementRules after(scratch.scenario(), *document.library());
    for (const auto& id : ids)
        if (const auto problem = after.problem(id); problem && !before.problem(id))
            return problem->text();
    return {};
}

QString whyNotMove(const model::ScenarioDocument& document, const std::vector<rules::ElementId>& ids,
                   rules::Cell by) {
    return whyNot(document, ids, [&](model::ScenarioEdits& edits) { edits.move(ids, by); });
}

MoveGesture::MoveGesture(ToolContext& context, QPointF from)
    : m_context(context), m_ids(context.selection().list()), m_from(from) {}

void MoveGesture::moveTo(QPointF position) {
    const QPointF way = position - m_from;
    const rules::Cell offset{static_cast<int>(std::lround(way.x())), static_cast<int>(std::lround(way.y()))};
    if (offset == m_wanted)
        return;
    m_wanted = m_offset = offset;
    m_reason = offset == rules::Cell{} ? QString() : whyNotMove(m_context.document(), m_ids, offset);
    if (!m_reason.isEmpty())
        snapBoard();
    m_context.updateOverlay();
}

void MoveGesture::snapBoard() {
    const auto& document = m_context.document();
    if (m_ids.size() != 1)
        return;
    for (const rules::PlacedBoard& board : document.scenario().battlefield.boards) {
        if (board.id != m_ids.front())
            continue;
        model::Placement ghost;
        ghost.content = board.board;
        ghost.face = board.face;
        ghost.rotation = board.rotation;
        ghost.at = board.at + m_wanted;
        const rules::Cell beside = snapToBoards(ghost, document, board.id) - board.at;
        const QString reason = whyNotMove(document, m_ids, beside);
        if (!reason.isEmpty())
            return;
        m_offset = beside;
        m_reason.clear();
    }
}

void MoveGesture::finish() {
    if (m_offset == rules::Cell{})
        return;
    if (!m_reason.isEmpty()) {
        m_context.tell(m_reason);
        return;
    }
    model::ScenarioEdits(m_context.document()).move(m_ids, m_offset);
}

void MoveGesture::paint(QPainter& painter, double pixel) const {
    if (m_offset == rules::Cell{})
        return;
    const auto& document = m_context.document();
    const bool legal = m_reason.isEmpty();
    painter.save();
    painter.translate(m_offset.col, m_offset.row);
    for (const auto& id : m_ids)
        if (const auto element = model::placedElement(document.scenario(), *document.library(), id)) {
            painter.setOpacity(0.75);
            paintElementGhost(painter, document, *element);
            painter.setOpacity(1);
            paintOutline(painter, *element, legal ? ghostGood() : ghostBad(), pixel, !legal);
        }
    painter.restore();
    if (!legal)
        paintBubble(painter, m_from + QPointF(m_offset.col, m_offset.row), m_reason, {}, pixel);
}

}  // namespace bocage::editor
