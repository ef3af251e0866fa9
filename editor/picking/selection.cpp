#include "editor/picking/selection.h"

#include "model/plan/placed_elements.h"

namespace bocage::editor {

Selection::Selection(model::ScenarioDocument& document, QObject* parent)
    : QObject(parent), m_document(document) {
    connect(&document, &model::ScenarioDocument::changed, this, &Selection::forgetRemoved);
}

void Selection::set(std::set<rules::ElementId> ids) {
    if (ids == m_ids)
        return;
    m_document.endMerge();
    m_ids = std::move(ids);
    Q_EMIT changed();
}

void Selection::toggle(const rules::ElementId& id) {
    auto ids = m_ids;
    if (!ids.erase(id))
        ids.insert(id);
    set(std::move(ids));
}

void Selection::add(const std::vector<rules::ElementId>& ids) {
    auto all = m_ids;
    all.insert(ids.begin(), ids.end());
    set(std::move(all));
}

void Selection::forgetRemoved(const model::Change& change) {
    auto ids = m_ids;
    if (change.everything) {
        std::erase_if(ids, [&](const rules::ElementId& id) {
            return !model::placedElement(m_document.scenario(), *m_document.library(), id);
        });
    } else {
        for (const auto& list : change.lists)
            for (const auto& id : list.removed)
                if (!model::placedElement(m_document.scenario(), *m_document.library(), id))
                    ids.erase(id);
    }
    if (ids != m_ids) {
        m_ids = std::move(ids);
        Q_EMIT changed();
    }
}

}  // namespace bocage::editor
