#pragma once

#include "editor/systems/element_facts.h"
#include "model/plan/placed_elements.h"
#include "model/document/scenario_document.h"

namespace bocage::editor {

/// What every game tells of an element, and what its own adds.
ElementFacts factsOf(const model::ScenarioDocument& document, const model::PlacedElement& element);

}  // namespace bocage::editor
