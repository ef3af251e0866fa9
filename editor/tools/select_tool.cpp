#include "editor/tools/select_tool.h"

#include <QApplication>
#include <QKeyEvent>

#include "editor/picking/picking.h"
#include "model/commands/scenario_edits.h"

namespace bocage::editor {

namespace {

bool adds(Qt::KeyboardModifiers modifiers) {
    return modifiers & (Qt::ControlModifier | Qt::ShiftModifier);
}

}  // namespace

QString SelectTool::hint() const {
    if (context() && boardsSelected())
        return tr("Drag the board beside another; Ctrl with drag or arrows moves it by single spaces.");
    return tr("Click to select, Ctrl-click to add, drag to move. R turns, F flips, Delete removes.");
}

QCursor SelectTool::cursor() const {
    return m_move ? Qt::SizeAllCursor : Qt::ArrowCursor;
}

void SelectTool::activate() {
    disconnect(m_watch);
    m_nudged.clear();
    m_watch = connect(&context()->selection(), &Selection::changed, this, [this] {
        m_nudged.clear();
        Q_EMIT hintChanged();
    });
}

void SelectTool::deactivate() {
    disconnect(m_watch);
    Tool::deactivate();
}

void SelectTool::press(const ToolEvent& event) {
    m_fromKeyboard = false;
    m_nudged.clear();
    auto& selection = context()->selection();
    const auto hits = pickableNear(*context(), event.position);
    context()->setCursorCell(event.cell());
    if (event.button == Qt::RightButton) {
        const bool onSelected = std::any_of(hits.begin(), hits.end(),
                                            [&](const auto& hit) { return selection.contains(hit.id); });
        if (!onSelected) {
            if (hits.empty())
                selection.clear();
            else
                selection.setOnly(hits.front().id);
        }
        context()->showContextMenu(event.global);
        return;
    }
    if (event.button != Qt::LeftButton)
        return;
    m_pressed = event;
    m_onSelected = false;
    if (hits.empty()) {
        if (!adds(event.modifiers))
            selection.clear();
        return;
    }
    if (event.modifiers & Qt::AltModifier) {
        // Alt reaches below: the next one under what is selected now.
        std::size_t next = 0;
        for (std::size_t i = 0; i < hits.size(); ++i)
            if (selection.contains(hits[i].id))
                next = (i + 1) % hits.size();
        selection.setOnly(hits[next].id);
        return;
    }
    if (event.modifiers & Qt::ControlModifier) {
        selection.toggle(hits.front().id);
        return;
    }
    // Boards carry everything else: a drag that starts on an unselected one draws a frame instead.
    const bool topSelected = selection.contains(hits.front().id);
    if (!topSelected && !(event.modifiers & Qt::ShiftModifier))
        selection.setOnly(hits.front().id);
    m_onSelected = topSelected || hits.front().section != model::Section::Boards;
}

void SelectTool::move(const ToolEvent& event) {
    if (!m_pressed || !(event.buttons & Qt::LeftButton))
        return;
    if (!m_move && !m_marquee) {
        if ((event.pixel - m_pressed->pixel).manhattanLength() < QApplication::startDragDistance())
            return;
        const bool plain = !adds(m_pressed->modifiers);
        if (plain && m_onSelected && !context()->selection().empty()) {
            m_move.emplace(*context(), m_pressed->position);
        } else {
            const auto mode = m_pressed->modifiers & Qt::ControlModifier ? MarqueeGesture::Mode::Subtract
                              : m_pressed->modifiers & Qt::ShiftModifier ? MarqueeGesture::Mode::Add
                                                                         : MarqueeGesture::Mode::Replace;
            m_marquee.emplace(m_pressed->position, mode, context()->selection());
        }
    }
    if (m_move)
        m_move->moveTo(event.position, event.modifiers & Qt::ControlModifier);
    if (m_marquee) {
        m_marquee->moveTo(event.position);
        context()->selection().set(m_marquee->result(*context()));
    }
    context()->updateOverlay();
}

void SelectTool::release(const ToolEvent& event) {
    if (event.button != Qt::LeftButton || !m_pressed)
        return;
    // The gesture is forgotten first: its deed may ask the view to repaint.
    if (auto gesture = std::exchange(m_move, std::nullopt))
        gesture->finish();
    m_marquee.reset();
    m_pressed.reset();
    context()->updateOverlay();
}

bool SelectTool::key(QKeyEvent& event) {
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    // Whoever clicked the ground and goes on with the arrows means the cursor; a board needs Ctrl.
    const auto wanted = boardsSelected() ? Qt::ControlModifier : Qt::NoModifier;
    if (context()->selection().empty() || modifiers != wanted)
        return false;
    switch (event.key()) {
        case Qt::Key_Left:
            nudge({-1, 0});
            return true;
        case Qt::Key_Right:
            nudge({1, 0});
            return true;
        case Qt::Key_Up:
            nudge({0, -1});
            return true;
        case Qt::Key_Down:
            nudge({0, 1});
            return true;
        default:
            return false;
    }
}

bool SelectTool::boardsSelected() const {
    const auto& boards = context()->document().scenario().battlefield.boards;
    return std::any_of(boards.begin(), boards.end(), [&](const rules::PlacedBoard& board) {
        return context()->selection().contains(board.id);
    });
}

void SelectTool::nudge(rules::Cell by) {
    auto& document = context()->document();
    // Boards lie on nothing and can take along what lies on them at every step.
    const bool boards = boardsSelected();
    if (m_nudged.empty() || boards)
        m_nudged = boards ? context()->selection().list() : withLoad(document, context()->selection().list());
    const auto deed = [&](model::ScenarioEdits& edits) {
        const QString run = QStringLiteral("nudge");
        if (boards)
            edits.move(m_nudged, by, run);
        else
            edits.moveOnly(m_nudged, by, run);
    };
    const auto all = boards ? withLoad(document, m_nudged) : m_nudged;
    if (const QString reason = editor::whyNot(document, all, deed); !reason.isEmpty()) {
        context()->tell(reason);
        return;
    }
    model::ScenarioEdits edits(document);
    deed(edits);
    if (m_fromKeyboard)
        context()->setCursorCell(context()->cursorCell() + by);
}

void SelectTool::actAtCursor(Qt::KeyboardModifiers modifiers) {
    const rules::Cell cell = context()->cursorCell();
    const auto hits = pickableNear(*context(), middleOf(grid(), cell));
    auto& selection = context()->selection();
    m_fromKeyboard = true;
    if (hits.empty()) {
        selection.clear();
        return;
    }
    if (adds(modifiers)) {
        selection.toggle(hits.front().id);
        return;
    }
    // Enter again goes one deeper.
    std::size_t next = 0;
    for (std::size_t i = 0; i < hits.size(); ++i)
        if (selection.contains(hits[i].id))
            next = (i + 1) % hits.size();
    selection.setOnly(hits[next].id);
}

bool SelectTool::cancel() {
    const bool busy = m_move || m_marquee;
    m_move.reset();
    m_marquee.reset();
    m_pressed.reset();
    if (!context())
        return busy;
    if (!busy && !context()->selection().empty()) {
        context()->selection().clear();
        return true;
    }
    context()->updateOverlay();
    return busy;
}

void SelectTool::paint(QPainter& painter, double pixel) const {
    if (m_move)
        m_move->paint(painter, pixel);
    if (m_marquee)
        m_marquee->paint(painter, pixel);
}

}  // namespace bocage::editor
