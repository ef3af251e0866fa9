#pragma once

#include <set>
#include <vector>

#include "editor/panels/inspector_form.h"
#include "model/document/scenario_document.h"
#include "model/plan/each_element.h"
#include "model/plan/placed_elements.h"

namespace bocage::editor {

/// The things a field stands for: one, or several that are changed together as one undo step.
struct InspectedThings {
    model::ScenarioDocument& document;
    std::vector<model::PlacedElement> elements;
    std::set<rules::ElementId> ids;

    InspectedThings(model::ScenarioDocument& document, std::vector<model::PlacedElement> elements);
    bool all(model::Section section) const;
    bool several() const { return elements.size() > 1; }
};

/// What the things have in common: `read` gives a value for each, or none where it has no such field.
template <class Value>
struct Common {
    std::size_t count = 0;       ///< how many have the field
    std::optional<Value> value;  ///< none when they differ
};
template <class Value, class Read>
Common<Value> commonValue(const rules::Scenario& scenario, const std::set<rules::ElementId>& ids, Read read) {
    Common<Value> common;
    model::visitElements(scenario, ids, [&](const auto& element) {
        const std::optional<Value> value = read(element);
        if (!value)
            return;
        if (common.count++ == 0)
            common.value = value;
        else if (common.value != value)
            common.value.reset();
    });
    return common;
}

/// Puts a text into the language the user reads.
void setLocalText(rules::Text& text, const QString& value);

/// Fields by kind; each adds what all the things share and nothing else.
void addPlaceFields(InspectorForm& form, const InspectedThings& things);
void addOwnerFields(InspectorForm& form, const InspectedThings& things);
void addKindFields(InspectorForm& form, const InspectedThings& things);
/// Mode and limits of units, value of tokens.
void addPieceFields(InspectorForm& form, const InspectedThings& things);
void addWordFields(InspectorForm& form, const InspectedThings& things);

}  // namespace bocage::editor
