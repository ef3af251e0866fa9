#pragma once

#include <QObject>
#include <set>
#include <vector>

#include "model/document/scenario_document.h"

namespace bocage::editor {

/// What is selected in one view of a scenario: ids only. Forgets what a change removed.
class Selection : public QObject {
    Q_OBJECT

public:
    explicit Selection(model::ScenarioDocument& document, QObject* parent = nullptr);

    const std::set<rules::ElementId>& ids() const { return m_ids; }
    std::vector<rules::ElementId> list() const { return {m_ids.begin(), m_ids.end()}; }
    bool contains(const rules::ElementId& id) const { return m_ids.contains(id); }
    bool empty() const { return m_ids.empty(); }

    void set(std::set<rules::ElementId> ids);
    void setOnly(const rules::ElementId& id) { set({id}); }
    void toggle(const rules::ElementId& id);
    void add(const std::vector<rules::ElementId>& ids);
    void clear() { set({}); }

Q_SIGNALS:
    void changed();

private:
    void forgetRemoved(const model::Change& change);

    model::ScenarioDocument& m_document;
    std::set<rules::ElementId> m_ids;
};

}  // namespace bocage::editor
