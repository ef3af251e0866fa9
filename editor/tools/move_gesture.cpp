#include "editor/tools/move_gesture.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "editor/picking/overlay_painting.h"
#include "editor/picking/picking.h"
#include "editor/tools/select_tool.h"
#include "model/plan/carried.h"
#include "model/plan/placed_elements.h"

namespace bocage::editor {

QString whyNot(const model::ScenarioDocument& document, const std::vector<rules::ElementId>& ids,
               const std::function<void(model::ScenarioEdits&)>& edit) {
    // The same path as the real deed, so preview and deed cannot disagree.
    model::ScenarioTrial scratch(document.scenario(), document.library());
    const model::PlacementRules before(document.scenario(), *document.library());
    model::ScenarioEdits edits(scratch);
    edit(edits);
    const model::PlacementRules after(scratch.scenario(), *document.library());
    for (const auto& id : ids)
        if (const auto problem = after.problem(id); problem && !before.problem(id))
            return problem->text();
    return {};
}

std::vector<rules::ElementId> withLoad(const model::ScenarioDocument& document,
                                       std::vector<rules::ElementId> ids) {
    const auto load =
        model::carriedBy(document.scenario(), *document.library(), {ids.begin(), ids.end()}).things;
    ids.insert(ids.end(), load.begin(), load.end());
    return ids;
}

QString whyNotMove(const model::ScenarioDocument& document, const std::vector<rules::ElementId>& ids,
                   rules::Cell by) {
    return whyNot(document, withLoad(document, ids),
                  [&](model::ScenarioEdits& edits) { edits.move(ids, by); });
}

QString whatGoesAlong(const model::ScenarioDocument& document, const std::vector<rules::ElementId>& ids) {
    const auto load = withLoad(document, ids).size() - ids.size();
    return load == 0 ? QString()
                     : SelectTool::tr("%n thing(s) on it went along.", nullptr, static_cast<int>(load));
}

MoveGesture::MoveGesture(ToolContext& context, QPointF from)
    : m_context(context), m_ids(context.selection().list()), m_from(from) {
    const auto& document = context.document();
    const auto all = withLoad(document, m_ids);
    m_load.assign(all.begin() + static_cast<std::ptrdiff_t>(m_ids.size()), all.end());
    for (const rules::PlacedBoard& board : document.scenario().battlefield.boards)
        if (std::find(m_ids.begin(), m_ids.end(), board.id) != m_ids.end()) {
            m_boards.push_back(board);
            rules::Cell last = board.at;
            for (const rules::Cell cell : model::coveredCells(board, *document.library()))
                last = {std::max(last.col, cell.col), std::max(last.row, cell.row)};
            const rules::Cell size = last - board.at + rules::Cell{1, 1};
            m_hold = std::max(m_hold, std::max(size.col, size.row) / 2 - 1);
        }
}

void MoveGesture::moveTo(QPointF position, bool freely) {
    const QPointF way = position - m_from;
    const rules::Cell offset = stepsOf(gridOf(m_context.document().scenario()), way);
    if (offset == m_wanted && freely == m_freely)
        return;
    m_wanted = m_offset = offset;
    m_freely = freely;
    if (!m_boards.empty() && !freely)
        m_offset = snappedBoards(offset);
    m_reason = m_offset == rules::Cell{} ? QString() : whyNotMove(m_context.document(), m_ids, m_offset);
    m_context.updateOverlay();
}

rules::Cell MoveGesture::snappedBoards(rules::Cell wanted) const {
    if (std::max(std::abs(wanted.col), std::abs(wanted.row)) <= m_hold)
        return {};
    const auto& document = m_context.document();
    if (m_boards.size() != 1 || document.scenario().battlefield.boards.size() < 2)
        return wanted;
    const rules::PlacedBoard& board = m_boards.front();
    model::Placement ghost;
    ghost.content = board.board;
    ghost.face = board.face;
    ghost.rotation = board.rotation;
    ghost.at = board.at + wanted;
    return snapToBoards(ghost, document, board.id) - board.at;
}

void MoveGesture::finish() {
    if (m_offset == rules::Cell{}) {
        if (!m_boards.empty() && m_wanted != rules::Cell{})
            m_context.tell(
                SelectTool::tr("The board stays: drag it further to lay it beside another, or hold Ctrl to "
                               "move it by single spaces."));
        return;
    }
    if (!m_reason.isEmpty()) {
        m_context.tell(m_reason);
        return;
    }
    const QString along = whatGoesAlong(m_context.document(), m_ids);
    model::ScenarioEdits(m_context.document()).move(m_ids, m_offset);
    if (!along.isEmpty())
        m_context.tell(along);
}

void MoveGesture::paint(QPainter& painter, double pixel) const {
    if (m_offset == rules::Cell{})
        return;
    const auto& document = m_context.document();
    const bool legal = m_reason.isEmpty();
    painter.save();
    painter.translate(wayOf(gridOf(document.scenario()), m_offset));
    for (const auto* list : {&m_ids, &m_load})
        for (const auto& id : *list)
            if (const auto element = model::placedElement(document.scenario(), *document.library(), id)) {
                painter.setOpacity(0.75);
                paintElementGhost(painter, document, *element);
                painter.setOpacity(1);
                if (list == &m_ids)
                    paintOutline(painter, gridOf(document.scenario()), *element, legal ? ghostGood() : ghostBad(), pixel, !legal);
            }
    painter.restore();
    if (!legal)
        paintBubble(painter, m_from + wayOf(gridOf(document.scenario()), m_offset), m_reason, {}, pixel);
}

}  // namespace bocage::editor
