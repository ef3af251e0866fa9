#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/console/console.h"
#include "rules/systems/normandie/field/battlefield.h"

namespace bocage::console::son {

/// A scenario from the command line with the battlefield that the rules see of it.
struct BattlefieldInput {
    rules::Scenario scenario;
    rules::normandie::ContentPtr content;
    rules::normandie::Battlefield field;
};

/// Opens a scenario of Shadows over Normandie; tells the context what is wrong and gives nothing otherwise.
std::optional<BattlefieldInput> openBattlefield(Console& context, const std::string& path);

/// Where a line starts or ends: one cell, or the cells of a unit.
struct BattlefieldPlace {
    std::vector<rules::Cell> cells;
    const rules::normandie::FieldUnit* unit = nullptr;  ///< when a piece was named
};

/// Reads "C5" or the id of a piece; tells the context when it is neither.
std::optional<BattlefieldPlace> placeFrom(Console& context, const BattlefieldInput& input,
                                          const std::string& file, const std::string& name);

}  // namespace bocage::console::son
