#pragma once

#include <QString>
#include <functional>

#include "rules/content/library.h"
#include "rules/scenario/scenario.h"

namespace bocage::model {

/// What can be done to a scenario is done to one of these: an open document, or a trial that nobody sees.
class ScenarioTarget {
public:
    virtual ~ScenarioTarget() = default;
    virtual const rules::Scenario& scenario() const = 0;
    virtual const rules::LibraryPtr& library() const = 0;
    /// Applies `change` as one step of that name. Consecutive edits with the same non-empty merge key (one
    /// drag, one typing run) become one step. Returns false when nothing changed.
    virtual bool edit(const QString& text, const std::function<void(rules::Scenario&)>& change,
                      const QString& mergeKey = {}) = 0;
};

/// "May I?" by the same path as the deed: a scenario without history, file or views.
class ScenarioTrial : public ScenarioTarget {
public:
    ScenarioTrial(rules::Scenario scenario, rules::LibraryPtr library)
        : m_scenario(std::move(scenario)), m_library(std::move(library)) {}

    const rules::Scenario& scenario() const override { return m_scenario; }
    const rules::LibraryPtr& library() const override { return m_library; }
    bool edit(const QString&, const std::function<void(rules::Scenario&)>& change, const QString&) override {
        change(m_scenario);
        return true;
    }

private:
    rules::Scenario m_scenario;
    rules::LibraryPtr m_library;
};

}  // namespace bocage::model
