#pragma once

#include "model/systems/game_face.h"

namespace bocage::model {

/// Shadows over Normandie.
class NormandieFace : public GameFace {
public:
    std::string_view id() const override { return "normandie"; }
    std::optional<int> armyPoints(const rules::Roster& roster,
                                  const rules::LibraryPtr& library) const override;
    bool canAnalyse() const override { return true; }
    BattleAnalysisPtr analyse(const rules::Scenario& scenario, const rules::LibraryPtr& library,
                              const BattleAnalysisPtr& before) const override;
    const RosterFace* rosters() const override;
    std::span<const console::GameCommand> commands() const override;
};

}  // namespace bocage::model
