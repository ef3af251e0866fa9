#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "rules/core/finding.h"

namespace bocage::model {

/// How many findings something has, for badges.
struct FindingCounts {
    int errors = 0;
    int warnings = 0;
    int notes = 0;

    void add(rules::Severity severity);
    int total() const { return errors + warnings + notes; }
    /// What the badge looks like; nothing when there is no finding.
    std::optional<rules::Severity> worst() const;

    bool operator==(const FindingCounts&) const = default;
};

/// Which findings are about what: one look-up for badges on the map, the outline and the army sheet. Refers
/// to the findings it was made from; make it anew with each verdict.
class FindingIndex {
public:
    FindingIndex() = default;
    explicit FindingIndex(const rules::Findings& findings);

    using List = std::vector<const rules::Finding*>;

    /// About one element of the scenario, the worst first.
    const List& findingsFor(const rules::ElementId& element) const;
    /// About one entry or filling. `army` is the id inside the scenario, empty for an army document.
    const List& findingsFor(const rules::ElementId& army, const rules::ElementId& entry) const;
    /// About whatever a location names: its elements and entries, each finding once.
    List findingsFor(const rules::Location& location) const;
    static FindingCounts count(const List& findings);

    const std::map<rules::ElementId, List>& elements() const { return m_elements; }

private:
    std::map<rules::ElementId, List> m_elements;
    std::map<std::pair<rules::ElementId, rules::ElementId>, List> m_entries;
};

}  // namespace bocage::model
