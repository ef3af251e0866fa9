#include "editor/tools/marquee_gesture.h"

#include <QPainter>
#include <algorithm>

#include "model/plan/placed_elements.h"

namespace bocage::editor {

MarqueeGesture::MarqueeGesture(QPointF from, Mode mode, const Selection& selection)
    : m_from(from), m_to(from), m_mode(mode), m_before(selection.ids()) {}

std::set<rules::ElementId> MarqueeGesture::result(ToolContext& context) const {
    const QRectF inside = frame();
    const auto& document = context.document();
    const rules::Grid& grid = gridOf(document.scenario());
    std::set<rules::ElementId> ids = m_mode == Mode::Replace ? std::set<rules::ElementId>() : m_before;
    for (const auto& element : model::allElements(document.scenario(), *document.library())) {
        // Half a cell is enough at the rim: nobody frames to the exact line.
        bool taken = !element.cells.empty() &&
                     std::all_of(element.cells.begin(), element.cells.end(), [&](rules::Cell cell) {
                         return inside.contains(middleOf(grid, cell));
                     });
        if (element.corner)
            taken = inside.contains(middleOf(grid, *element.corner));
        if (element.edge)
            taken = inside.contains(middleOf(grid, *element.edge));
        if (!taken || !context.mayPick(element.section))
            continue;
        if (m_mode == Mode::Subtract)
            ids.erase(element.id);
        else
            ids.insert(element.id);
    }
    return ids;
}

void MarqueeGesture::paint(QPainter& painter, double pixel) const {
    painter.setPen(QPen(QColor("#1F5FA8"), 1.5 * pixel, Qt::DashLine));
    painter.setBrush(QColor(31, 95, 168, 40));
    painter.drawRect(frame());
}

}  // namespace bocage::editor
