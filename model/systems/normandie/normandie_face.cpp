#include "model/systems/normandie/normandie_face.h"

#include "model/systems/normandie/analysis/normandie_analysis.h"
#include "model/systems/normandie/army/normandie_rosters.h"
#include "model/systems/normandie/commands/commands.h"
#include "rules/systems/normandie/army/army_totals.h"
#include "rules/systems/normandie/checks/check_context.h"

namespace bocage::model {

std::optional<int> NormandieFace::armyPoints(const rules::Roster& roster,
                                             const rules::LibraryPtr& library) const {
    const auto content = rules::normandie::contentFor(library);
    return totalsOf(rules::normandie::ArmyView(roster, *content)).points.value;
}

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
