#include "editor/tools/place_tool.h"

#include <QKeyEvent>
#include <QPainter>

#include "editor/canvas/overlay_painting.h"
#include "editor/canvas/picking.h"
#include "model/commands/placed_elements.h"

namespace bocage::editor {

using model::PlacementRules;

QString PlaceTool::hint() const {
    if (context() && !context()->brush())
        return tr("Choose a piece in the box first; then click where it shall lie.");
    return tr("Click to place, R turns, F shows the other face, Escape ends.");
}

void PlaceTool::activate() {
    cursorMoved();
    Q_EMIT hintChanged();
}

void PlaceTool::deactivate() {
    m_ghost.reset();
    if (context())
        context()->updateOverlay();
}

void PlaceTool::aim(QPointF position) {
    const auto brush = context()->brush();
    if (!brush) {
        m_ghost.reset();
        return;
    }
    const auto& document = context()->document();
    const rules::Library& library = *document.library();
    model::Placement ghost = *brush;
    const auto section = PlacementRules::sectionFor(ghost.content, library);
    // The piece is held by its middle, snapped to whole cells.
    ghost.at = {0, 0};
    int right = 0, bottom = 0;
    for (const rules::Cell cell : PlacementRules::cells(ghost, library)) {
        right = std::max(right, cell.col + 1);
        bottom = std::max(bottom, cell.row + 1);
    }
    ghost.at = snappedTopLeft(position, std::max(1, right), std::max(1, bottom));
    if (section == model::Section::Boards)
        ghost.at = snapToBoards(ghost, document);
    ghost.edge = nearestEdge(position);
    ghost.corner = nearestCorner(position);
    if (m_ghost == ghost)
        return;
    m_ghost = ghost;
    m_problem = PlacementRules(document.scenario(), library).problem(ghost);
    context()->updateOverlay();
}

QString PlaceTool::reason() const {
    return m_ghost && m_problem ? m_problem->text() : QString();
}

bool PlaceTool::placeGhost() {
    if (!m_ghost)
        return false;
    if (m_problem) {
        context()->tell(m_problem->text());
        return false;
    }
    const rules::ElementId id = model::place(context()->document(), *m_ghost);
    if (id.empty())
        return false;
    context()->selection().setOnly(id);
    // What was free is taken now: judge the ghost again.
    m_problem =
        PlacementRules(context()->document().scenario(), *context()->document().library()).problem(*m_ghost);
    context()->updateOverlay();
    return true;
}

void PlaceTool::press(const ToolEvent& event) {
    if (event.button == Qt::RightButton) {
        context()->activateTool(QStringLiteral("tool.select"));
        return;
    }
    if (event.button != Qt::LeftButton)
        return;
    if (!context()->brush()) {
        context()->tell(hint());
        return;
    }
    context()->setCursorCell(event.cell());
    aim(event.position);
    placeGhost();
}

void PlaceTool::move(const ToolEvent& event) {
    aim(event.position);
}

void PlaceTool::leave() {
    m_ghost.reset();
    context()->updateOverlay();
}

void PlaceTool::hover(QPointF position) {
    aim(position);
}

bool PlaceTool::dropAt(QPointF position) {
    aim(position);
    return placeGhost();
}

bool PlaceTool::wantsKey(const QKeyEvent& event) const {
    return context() && context()->brush() && event.modifiers() == Qt::NoModifier &&
           (event.key() == Qt::Key_R || event.key() == Qt::Key_F);
}

bool PlaceTool::key(QKeyEvent& event) {
    auto brush = context()->brush();
    if (!brush || event.modifiers() != Qt::NoModifier)
        return false;
    const rules::Library& library = *context()->document().library();
    if (event.key() == Qt::Key_R) {
        brush->rotation = brush->rotation + rules::Rotation::R90;
    } else if (event.key() == Qt::Key_F) {
        brush->face = otherFace(*brush, library);
    } else {
        return false;
    }
    const auto at = m_ghost ? std::optional(ghostMiddle(*m_ghost, library)) : std::nullopt;
    context()->setBrush(brush);
    if (at)
        aim(*at);
    context()->updateOverlay();
    return true;
}

void PlaceTool::cursorMoved() {
    const rules::Cell cell = context()->cursorCell();
    aim(QPointF(cell.col + 0.5, cell.row + 0.5));
}

void PlaceTool::actAtCursor(Qt::KeyboardModifiers) {
    if (!context()->brush()) {
        context()->tell(hint());
        return;
    }
    cursorMoved();
    placeGhost();
}

bool PlaceTool::cancel() {
    const bool had = m_ghost.has_value();
    m_ghost.reset();
    if (context()) {
        context()->updateOverlay();
        if (had)
            context()->activateTool(QStringLiteral("tool.select"));
    }
    return had;
}

void PlaceTool::paint(QPainter& painter, double pixel) const {
    if (m_ghost)
        paintPlacementGhost(painter, context()->document(), *m_ghost, reason(), pixel);
}

}  // namespace bocage::editor
