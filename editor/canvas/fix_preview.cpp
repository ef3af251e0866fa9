#include "editor/canvas/fix_preview.h"

#include <QPainter>
#include <QPainterPath>

#include "editor/picking/overlay_painting.h"
#include "model/commands/fix_all.h"
#include "model/plan/scenario_patch.h"

namespace bocage::editor {

std::unique_ptr<FixPreview> FixPreview::of(const model::ScenarioDocument& document, const rules::Fix& fix) {
    auto value = model::fixed(document.scenario(), fix);
    if (!value)
        return nullptr;
    auto& after = std::get<rules::Scenario>(*value);
    const model::Change change = model::ScenarioPatch::between(document.scenario(), after).change();
    std::unique_ptr<FixPreview> preview(new FixPreview);
    for (const model::Change::List& list : change.lists) {
        const auto append = [](auto& to, const auto& ids) { to.insert(to.end(), ids.begin(), ids.end()); };
        append(preview->m_going, list.removed);
        append(preview->m_going, list.changed);
        append(preview->m_coming, list.added);
        append(preview->m_coming, list.changed);
    }
    preview->m_after = std::make_unique<model::ScenarioDocument>(std::move(after), document.library());
    return preview;
}

void FixPreview::paint(QPainter& painter, const model::ScenarioDocument& document, double pixel) const {
    for (const auto& id : m_going)
        if (const auto element = model::placedElement(document.scenario(), *document.library(), id)) {
            paintOutline(painter, gridOf(document.scenario()), *element, ghostBad(), pixel, true);
            if (element->cells.empty())
                continue;
            painter.save();
            painter.setPen(QPen(ghostBad(), 2 * pixel));
            painter.setClipPath(outlineOf(gridOf(document.scenario()), element->cells));
            const QRectF box = outlineOf(gridOf(document.scenario()), element->cells).boundingRect();
            painter.fillRect(box, QColor(0xB3, 0x26, 0x1E, 40));
            painter.drawLine(box.topLeft(), box.bottomRight());
            painter.drawLine(box.topRight(), box.bottomLeft());
            painter.restore();
        }
    for (const auto& id : m_coming)
        if (const auto element = model::placedElement(m_after->scenario(), *m_after->library(), id)) {
            painter.save();
            painter.setOpacity(0.85);
            paintElementGhost(painter, *m_after, *element);
            painter.restore();
            paintOutline(painter, gridOf(document.scenario()), *element, ghostGood(), pixel);
        }
}

std::vector<rules::Cell> FixPreview::cells(const model::ScenarioDocument& document) const {
    std::vector<rules::Cell> cells;
    const auto add = [&](const model::ScenarioDocument& from, const std::vector<rules::ElementId>& ids) {
        for (const auto& id : ids)
            if (const auto element = model::placedElement(from.scenario(), *from.library(), id))
                cells.insert(cells.end(), element->cells.begin(), element->cells.end());
    };
    add(document, m_going);
    add(*m_after, m_coming);
    return cells;
}

}  // namespace bocage::editor
