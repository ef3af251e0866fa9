#pragma once

#include "model/plan/value_patch.h"
#include "rules/scenario/scenario.h"

namespace bocage::model {

/// The difference between two scenarios, kept small so that ten thousand undo steps stay cheap: of lists the
/// elements that differ, of armies the entries, of everything else the fields. Holds values only.
class ScenarioPatch {
public:
    static ScenarioPatch between(const rules::Scenario& before, const rules::Scenario& after);

    bool empty() const { return m_parts.empty(); }
    void apply(rules::Scenario& scenario) const;
    void revert(rules::Scenario& scenario) const;
    Change change() const;

private:
    PartPatches<rules::Scenario> m_parts;
};

}  // namespace bocage::model
