#pragma once

#include <optional>

#include "model/simulation/simulator.h"
#include "rules/systems/crusades/play/set_up.h"
#include "rules/systems/crusades/play/simulate.h"

/// What each defender of a fortress is worth in turns (CC-SIM-08): the swords that it takes before and after
/// it is posted, by the turn in which one player alone has so many (CC-SIM-06). The fortresses are part of
/// the settings of a tempo run, so that its parts can be joined without the document.
namespace bocage::model::crusades {

/// Places that differ, each with the swords that take it as it is and with one more defender after the other.
rules::Json garrisonSettings(const rules::crusades::SetUp& setUp);
rules::Json garrisonTurns(const rules::Json& settings, const rules::crusades::TempoStats& stats);
/// Nothing when the settings name no fortress.
std::optional<SimulationTable> garrisonTurnsTable(const rules::Json& settings,
                                                  const rules::crusades::TempoStats& stats);

}  // namespace bocage::model::crusades
