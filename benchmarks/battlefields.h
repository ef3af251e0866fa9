#pragma once

#include "rules/systems/normandie/field/battlefield.h"

namespace bocage::benchmarks {

/// A scenario with the content it needs.
struct MadeScenario {
    rules::Scenario scenario;
    rules::normandie::ContentPtr content;

    rules::normandie::Battlefield build() const {
        return rules::normandie::Battlefield::build(scenario, content);
    }
};

/// A square battlefield of mixed terrain: hedgerows and rocks that block (about one cell in ten), thickets
/// and wheat that obscure (one in five), fences, walls, and houses with doors and windows. The same every
/// time.
MadeScenario mixedTerrain(int side);

/// The same laid out as an author would: boards of 10 × 10, overlays (one per twenty-five cells of a board)
/// and so many units.
MadeScenario laidOut(int side, int units);

}  // namespace bocage::benchmarks
