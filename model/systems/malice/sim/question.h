#pragma once

#include <memory>

#include "model/simulation/simulator.h"
#include "rules/systems/malice/sim/combat.h"
#include "rules/systems/malice/sim/from_table.h"

/// What was asked: settings by name, and what the document brings along.
namespace bocage::model::malice {

/// What people call a choice of the command line, such as "dealt-anew".
QString choiceWords(const std::string& choice);

/// The document's table with its ways, worked out once.
struct Ground {
    rules::malice::Table table;
    std::unique_ptr<rules::malice::Graph> graph;

    explicit Ground(const SimulationInput& input);
};

/// Settings with everything filled in; the same whether asked for or read back from a result.
struct Question {
    SimulationValues values;
    rules::malice::GeneratorProfile profile;
    std::string profileName;
    rules::malice::sim::StarMethod method = rules::malice::sim::StarMethod::All;
    int avatars = 2;
    bool withdrawHit = false;

    int number(const std::string& name) const;
    bool flag(const std::string& name) const { return text(name) == "yes"; }
    const std::string& text(const std::string& name) const;
    /// Settings were checked before: what cannot be read is nothing.
    rules::malice::sim::RollBonus bonus(const std::string& name) const;
    /// One for each member; a single one is meant for all.
    std::vector<rules::malice::sim::RollBonus> bonuses(const std::string& name, int members) const;
};

/// Parameters that most simulators have, by the name they are typed as.
SimulationParameter numberSetting(const char* name, const QString& title, int low, int high, int fallback);
SimulationParameter flagSetting(const char* name, const QString& title);
SimulationParameter bonusSetting(const char* name, const QString& title);
SimulationParameter choiceSetting(const char* name, const QString& title, std::vector<std::string> choices,
                                  const std::string& fallback);
/// A generator profile as people read it; those of packs by their own names.
QString profileText(const std::string& name);
SimulationParameter profileSetting();
SimulationParameter methodSetting();
SimulationParameter avatarsSetting();
std::vector<std::string> terrainChoices();
std::vector<std::string> opponentChoices();

/// Checks what was given against the simulator's parameters and fills in what the document says.
rules::Result<Question> questionOf(const Simulator& simulator, const SimulationInput& input);
rules::Json settingsJson(const Question& question);
Question questionOf(const rules::Json& settings);
/// What decided the result, in lines, for people.
QStringList settingLines(const Simulator& simulator, const Question& question);

rules::malice::sim::Encounter encounterOf(const Question& question);
/// The parties of a scenario, or the roster itself.
std::vector<const rules::Roster*> partiesOf(const SimulationInput& input);
/// Avatars in the party of a scenario or of a roster; 0: none.
int avatarsOf(const SimulationInput& input);

}  // namespace bocage::model::malice
