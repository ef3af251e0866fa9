#pragma once

#include "rules/core/json.h"
#include "rules/systems/normandie/odds/checks_on_field.h"
#include "rules/systems/normandie/odds/odds_on_field.h"

/// Chances as machine output.
namespace bocage::console::son {

rules::Json toJson(const rules::normandie::Refusal& refusal);
rules::Json toJson(const rules::normandie::Tally& tally);
rules::Json toJson(const rules::normandie::Odds& odds);
rules::Json toJson(const rules::normandie::FieldShot& shot);
rules::Json toJson(const rules::normandie::SearchOdds& odds);
rules::Json toJson(const rules::normandie::FieldDemolition& odds);
rules::Json toJson(const rules::normandie::FieldRaising& odds);
rules::Json toJson(const rules::normandie::FieldTerror& test, const rules::Scenario& scenario);

}  // namespace bocage::console::son
