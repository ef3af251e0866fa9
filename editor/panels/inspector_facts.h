#pragma once

#include <QString>
#include <vector>

#include "model/commands/placed_elements.h"
#include "model/document/scenario_document.h"
#include "model/messages/terrain_words.h"
#include "rules/systems/normandie/content/content.h"

namespace bocage::editor {

/// One line that only tells.
struct Fact {
    QString name, value;
};

/// What the inspector says about one element besides what can be edited.
struct ElementFacts {
    QString help;  ///< of the content, in our own words
    std::vector<Fact> facts;
    std::vector<model::TerrainWords::Sentence> effects;
    std::vector<Fact> boxes;  ///< which box holds it and how many are left
};

ElementFacts factsOf(const model::ScenarioDocument& document, const model::PlacedElement& element,
                     const rules::normandie::Content* content);

}  // namespace bocage::editor
