#include "model/systems/normandie/normandie_face.h"

#include "model/systems/normandie/analysis/normandie_analysis.h"
#include "model/systems/normandie/army/normandie_rosters.h"
#include "model/systems/normandie/commands/commands.h"

namespace bocage::model {

BattleAnalysisPtr NormandieFace::analyse(const rules::Scenario& scenario, const rules::LibraryPtr& library,
                                         const BattleAnalysisPtr& before) const {
    return NormandieAnalysis::make(scenario, library, before);
}

const RosterFace* NormandieFace::rosters() const {
    static const NormandieRosters rosters;
    return &rosters;
}

std::span<const console::GameCommand> NormandieFace::commands() const {
    using namespace console::son;
    static const console::GameCommand all[] = {sightCommand(),      reachCommand(),  oddsCommand(),
                                               atlasCommand(),      armyCommand(),   bestArmyCommand(),
                                               randomArmyCommand(), compareCommand()};
    return all;
}

}  // namespace bocage::model
