#pragma once

#include "model/simulation/simulator.h"
#include "rules/systems/crusades/odds/attack.h"
#include "rules/systems/crusades/odds/dagon.h"
#include "rules/systems/crusades/odds/hand.h"
#include "rules/systems/crusades/play/set_up.h"

/// Exact odds as tables, for the panel and the command line (CC-SIM-01 … 05, 08).
namespace bocage::model::crusades {

SimulationTable deckTable(const rules::crusades::SetUp& setUp);
SimulationTable handTable(const rules::crusades::SetUp& setUp, const std::vector<int>& sizes);
/// The chance of at least so many of each kind of card.
SimulationTable kindsTable(const rules::crusades::SetUp& setUp, const std::vector<int>& sizes, int atLeast);
SimulationTable dagonTable(const rules::crusades::SetUp& setUp);
/// Swords needed for every place of every seat, now and with one more defender after the other.
SimulationTable garrisonTable(const rules::Scenario& scenario, const rules::crusades::SetUp& setUp,
                              const rules::Library& library, const std::string& language);
/// One attack against a number of shields: by how many monsters the defender holds.
SimulationTable attackTable(const rules::crusades::AttackQuestion& question);

rules::Json deckJson(const rules::crusades::SetUp& setUp);
rules::Json handJson(const rules::crusades::SetUp& setUp, const std::vector<int>& sizes);
rules::Json dagonJson(const rules::crusades::SetUp& setUp);
rules::Json garrisonJson(const rules::crusades::SetUp& setUp);
rules::Json attackJson(const rules::crusades::AttackQuestion& question);

/// Monsters of the Cthulhu deck that nobody holds yet.
std::vector<rules::crusades::Reaction> unseenMonsters(const rules::crusades::SetUp& setUp);

}  // namespace bocage::model::crusades
