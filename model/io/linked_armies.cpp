#include "model/io/linked_armies.h"

#include "model/io/linked_files.h"

namespace bocage::model {

using namespace rules;

Problems loadLinkedArmies(Scenario& scenario, const QString& scenarioPath) {
    Problems problems;
    for (ScenarioSide& side : scenario.sides)
        for (Player& player : side.players)
            for (Force::Army& army : player.force.armies) {
                if (army.roster || army.file.empty())
                    continue;
                Result<Roster> roster = loadLinkedArmy(army.file, scenarioPath);
                if (roster)
                    army.roster = std::move(*roster);
                else
                    problems.insert(problems.end(), roster.problems().begin(), roster.problems().end());
            }
    return problems;
}

}  // namespace bocage::model
