#pragma once

#include <memory>

#include "model/document/scenario_document.h"
#include "rules/core/finding.h"

class QPainter;

namespace bocage::editor {

/// What a way out would change on the map, drawn above it before anybody decides: what goes is struck out,
/// what comes or moves is drawn where it would be.
class FixPreview {
public:
    /// Null when the fix does not fit the document any more.
    static std::unique_ptr<FixPreview> of(const model::ScenarioDocument& document, const rules::Fix& fix);

    void paint(QPainter& painter, const model::ScenarioDocument& document, double pixel) const;
    /// Every cell that looks different, to bring them into sight.
    std::vector<rules::Cell> cells(const model::ScenarioDocument& document) const;
    const std::vector<rules::ElementId>& going() const { return m_going; }
    const std::vector<rules::ElementId>& coming() const { return m_coming; }

private:
    FixPreview() = default;

    std::unique_ptr<model::ScenarioDocument> m_after;
    std::vector<rules::ElementId> m_going;   ///< removed, or changed: as it is now
    std::vector<rules::ElementId> m_coming;  ///< added, or changed: as it would be
};

}  // namespace bocage::editor
