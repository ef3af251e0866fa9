#include "editor/tools/note_tool.h"

#include <QApplication>
#include <QPainter>

#include "editor/tools/measure_painting.h"

namespace bocage::editor {

using rules::Cell;
using rules::ElementId;

QString NoteTool::hint() const {
    return tr("Click to write, drag to move, double-click to change. Players never see notes.");
}

QCursor NoteTool::cursor() const {
    return m_move ? Qt::SizeAllCursor : Qt::CrossCursor;
}

ElementId NoteTool::noteAt(Cell cell) const {
    for (const rules::Note& note : context()->document().scenario().notes)
        if (note.at == cell && context()->mayPick(model::Section::Notes))
            return note.id;
    return {};
}

void NoteTool::press(const ToolEvent& event) {
    if (event.button == Qt::RightButton) {
        context()->activateTool(QStringLiteral("tool.select"));
        return;
    }
    if (event.button != Qt::LeftButton)
        return;
    context()->setCursorCell(event.cell());
    m_pressed = event;
    if (const ElementId note = noteAt(event.cell()); !note.empty())
        context()->selection().setOnly(note);
    else
        context()->selection().clear();
}

void NoteTool::move(const ToolEvent& event) {
    if (!m_pressed || !(event.buttons & Qt::LeftButton) || context()->selection().empty())
        return;
    if (!m_move && (event.pixel - m_pressed->pixel).manhattanLength() >= QApplication::startDragDistance())
        m_move.emplace(*context(), m_pressed->position);
    if (m_move)
        m_move->moveTo(event.position);
}

void NoteTool::release(const ToolEvent& event) {
    if (event.button != Qt::LeftButton || !m_pressed)
        return;
    const Cell cell = m_pressed->cell();
    m_pressed.reset();
    if (auto gesture = std::exchange(m_move, std::nullopt))
        gesture->finish();
    else if (noteAt(cell).empty())
        context()->writeNote(cell, {});
    context()->updateOverlay();
}

void NoteTool::doubleClick(const ToolEvent& event) {
    m_pressed.reset();
    context()->writeNote(event.cell(), noteAt(event.cell()));
}

void NoteTool::actAtCursor(Qt::KeyboardModifiers) {
    const Cell cell = context()->cursorCell();
    if (const ElementId note = noteAt(cell); !note.empty())
        context()->selection().setOnly(note);
    context()->writeNote(cell, noteAt(cell));
}

bool NoteTool::cancel() {
    const bool busy = m_move.has_value();
    m_move.reset();
    m_pressed.reset();
    return busy;
}

void NoteTool::paint(QPainter& painter, double pixel) const {
    if (m_move)
        m_move->paint(painter, pixel);
}

}  // namespace bocage::editor
