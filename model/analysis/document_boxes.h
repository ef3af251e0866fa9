#pragma once

#include "model/document/scenario_document.h"
#include "rules/systems/game_system.h"

namespace bocage::model {

/// Every piece of cardboard that a scenario puts on the table, its linked armies included: what "which boxes
/// do I need" is asked about. Nothing for a game whose rules do not say.
rules::CardboardNeeds cardboardNeeds(const ScenarioDocument& document);

}  // namespace bocage::model
