#include "editor/tools/line_tool.h"

#include "model/plan/placed_elements.h"

namespace bocage::editor {

using rules::Cell;

LineTool::LineTool(QObject* parent) : Tool(parent), m_analysis(this) {
    connect(&m_analysis, &DocumentAnalysis::outdated, this, [this] {
        if (context())
            endsChanged();
    });
}

const model::BattleAnalysis* LineTool::rules() {
    return m_analysis.of(context()->document());
}

QString LineTool::name(Cell cell) const {
    return QString::fromStdString(grid().name(cell));
}

std::optional<std::pair<Cell, Cell>> LineTool::ends() {
    if (!m_from || !m_to || *m_from == *m_to)
        return std::nullopt;
    const auto onTheField = [&](Cell cell) {
        if (const auto* game = rules())
            return game->exists(cell);
        const auto& document = context()->document();
        for (const auto& element : model::elementsAt(document.scenario(), *document.library(), cell))
            if (element.section == model::Section::Boards)
                return true;
        return false;
    };
    return onTheField(*m_from) && onTheField(*m_to) ? std::optional(std::pair(*m_from, *m_to)) : std::nullopt;
}

void LineTool::setEnds(std::optional<Cell> from, std::optional<Cell> to) {
    if (m_from == from && m_to == to)
        return;
    m_from = from;
    m_to = to;
    endsChanged();
    context()->updateOverlay();
}

void LineTool::setHot(std::optional<Cell> cell) {
    if (m_hot == cell)
        return;
    m_hot = cell;
    hotChanged();
}

void LineTool::press(const ToolEvent& event) {
    if (event.button == Qt::RightButton)
        cancel();
    if (event.button != Qt::LeftButton)
        return;
    m_dragging = true;
    m_following = false;
    context()->setCursorCell(event.cell());
    setEnds(event.cell(), event.cell());
}

void LineTool::move(const ToolEvent& event) {
    setHot(event.cell());
    if (m_dragging)
        setEnds(m_from, event.cell());
}

void LineTool::release(const ToolEvent& event) {
    if (event.button != Qt::LeftButton || !m_dragging)
        return;
    m_dragging = false;
    // A mere click leaves nothing to read.
    if (m_from == m_to)
        setEnds(std::nullopt, std::nullopt);
}

void LineTool::leave() {
    if (!m_from)
        setHot(std::nullopt);
}

void LineTool::actAtCursor(Qt::KeyboardModifiers) {
    // First the start, then the end follows the cursor, then it stays.
    m_following = !m_following;
    if (m_following)
        setEnds(context()->cursorCell(), context()->cursorCell());
}

void LineTool::cursorMoved() {
    setHot(context()->cursorCell());
    if (m_following)
        setEnds(m_from, context()->cursorCell());
}

bool LineTool::cancel() {
    const bool any = m_from.has_value();
    m_dragging = m_following = false;
    if (context())
        setEnds(std::nullopt, std::nullopt);
    return any;
}

}  // namespace bocage::editor
