#include "editor/systems/malice/board_tool.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include "editor/picking/overlay_painting.h"
#include "editor/tools/tool_options.h"
#include "rules/board/hex.h"

namespace bocage::editor::malice {

using model::malice::EdgeFit;
using model::malice::TableEdits;
using rules::Cell;
using rules::malice::Table;

namespace {

/// How near the hand must bring a board before it snaps, in cells.
constexpr double snapReach = 2.2;

}  // namespace

QString BoardTool::hint() const {
    return m_board.empty()
               ? tr("Drag a board to the edge of another; with the keyboard, Enter takes and lays it.")
               : tr("R turns the board, Escape leaves it where it was.");
}

ToolOptions* BoardTool::createOptions(QWidget* parent) {
    auto* options = new ToolOptions(parent);
    options->addButton(tr("Join as they lie"), QStringLiteral("boards.join"),
                       tr("Joins all edges that lie upon each other, in place of the joins there are."),
                       [this] {
                           if (!context())
                               return;
                           context()->tell(TableEdits(context()->document()).deriveJoins()
                                               ? tr("The boards are joined as they lie.")
                                               : tr("The joins are as the boards lie already."));
                       });
    return options;
}

void BoardTool::take(Cell cell, QPointF point) {
    const Table table = Table::of(context()->document().scenario(), *context()->document().library());
    const auto found = table.find(cell);
    if (found.board < 0) {
        context()->tell(tr("There is no board here. Boards come from the box."));
        return;
    }
    const auto& board = table.boards[static_cast<std::size_t>(found.board)];
    m_board = board.id;
    m_turns = board.turns;
    m_wanted = m_at = board.origin;
    m_grip = point - middleOf(grid(), board.origin);
    m_cells.clear();
    for (const auto& each : board.cells)
        m_cells.push_back(each.at);
    context()->selection().setOnly(m_board);
    m_fit.reset();
    Q_EMIT hintChanged();
}

void BoardTool::wish(QPointF point) {
    if (m_board.empty())
        return;
    m_wanted = cellAt(grid(), point - m_grip);
    m_at = m_wanted;
    m_fit.reset();
    const Table table = Table::of(context()->document().scenario(), *context()->document().library());
    for (const EdgeFit& fit : model::malice::edgeFits(table, m_board, m_wanted, m_turns))
        if (fit.away <= snapReach) {
            m_fit = fit;
            m_at = fit.at;
            break;
        }
    context()->updateOverlay();
}

void BoardTool::lay() {
    if (m_board.empty())
        return;
    const rules::ElementId board = std::exchange(m_board, {});
    TableEdits(context()->document()).layBoard(board, m_at, m_turns);
    if (m_fit)
        context()->tell(tr("The board lies edge to edge and is joined."));
    m_fit.reset();
    context()->updateOverlay();
    Q_EMIT hintChanged();
}

void BoardTool::press(const ToolEvent& event) {
    if (event.button == Qt::RightButton) {
        cancel();
        return;
    }
    if (event.button == Qt::LeftButton && m_board.empty())
        take(event.cell(), event.position);
}

void BoardTool::move(const ToolEvent& event) {
    wish(event.position);
}

void BoardTool::release(const ToolEvent& event) {
    if (event.button == Qt::LeftButton)
        lay();
}

bool BoardTool::claims(const QKeyEvent& event) const {
    return !m_board.empty() && event.key() == Qt::Key_R && !(event.modifiers() & ~Qt::ShiftModifier);
}

bool BoardTool::key(QKeyEvent& event) {
    if (!claims(event))
        return false;
    turn(event.modifiers() & Qt::ShiftModifier ? 5 : 1);
    return true;
}

void BoardTool::turn(int by) {
    m_turns = (m_turns + by) % 6;
    wish(middleOf(grid(), m_wanted) + m_grip);
}

void BoardTool::actAtCursor(Qt::KeyboardModifiers) {
    const Cell cell = context()->cursorCell();
    if (m_board.empty())
        take(cell, middleOf(grid(), cell));
    else
        lay();
}

void BoardTool::cursorMoved() {
    if (!m_board.empty())
        wish(middleOf(grid(), context()->cursorCell()));
}

bool BoardTool::cancel() {
    const bool any = !m_board.empty();
    m_board = {};
    m_fit.reset();
    if (context())
        context()->updateOverlay();
    if (any)
        Q_EMIT hintChanged();
    return any;
}

void BoardTool::paint(QPainter& painter, double pixel) const {
    if (m_board.empty())
        return;
    std::vector<Cell> cells;
    for (const Cell cell : m_cells)
        cells.push_back(m_at + rules::Hex::rotate(cell, m_turns));
    const QPainterPath outline = outlineOf(grid(), cells);
    QColor wash = m_fit ? ghostGood() : QColor(0x1F, 0x5F, 0xA8);
    paintOutline(painter, outline, wash, pixel, !m_fit);
    wash.setAlphaF(0.18f);
    painter.fillPath(outline, wash);
    const QString edge = m_fit ? tr("Edge to edge") : tr("Free on the table");
    paintBubble(painter, middleOf(grid(), m_at) + m_grip, edge, {}, pixel);
}

}  // namespace bocage::editor::malice
