#pragma once

#include <QString>
#include <vector>

#include "model/messages/terrain_words.h"

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

}  // namespace bocage::editor
