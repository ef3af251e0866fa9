#pragma once

#include "model/systems/malice/sim/malice_simulator.h"

/// What the simulators that play on boards share (SOM-SIM-05 … 09): the boards of a scenario and the settings
/// that say how they are played.
namespace bocage::model::malice {

rules::Problem refusal(const char* code);

/// Tells boards apart, so that parts of different scenarios are not taken for one.
rules::Json fingerprint(const rules::malice::sim::RealmBoard& board);

bool playable(const rules::malice::sim::RealmBoard& realm);

rules::RunControl controlOf(const SimulationRuns& runs);

/// Revealed Light Wells round by round: numbers from 0 to 4 with commas.
std::vector<int> roundsList(const std::string& text, bool& good);

rules::malice::sim::MarchRules marchRules(const Question& question, const Ground* ground);

SimulationParameter spawnSetting();
/// SOM-SIM-06 is about random deals; a fixed one can be looked at too.
SimulationParameter wellsSetting();
SimulationParameter actsSetting();

/// What SOM-SIM-06, 07 and 09 share: the boards of a scenario.
class BoardSimulator : public MaliceSimulator {
public:
    bool needsDocument() const override { return true; }

protected:
    bool exact(const Question&) const override { return false; }
    static rules::Result<rules::malice::sim::MarchBoard> boardOf(const Ground& ground,
                                                                 const Question& question);
    static rules::Json::Object boardSettings(const rules::malice::sim::MarchBoard& board,
                                             const rules::malice::sim::MarchRules& rules);
    rules::Result<rules::Json::Object> ground(const SimulationInput& input,
                                              const Question& question) const override;
};

/// Of SOM-SIM-06, which the balance card plays too.
inline constexpr std::string_view threatCounters[] = {"never", "arrivals", "died", "dissipated"};
inline constexpr std::string_view threatHistograms[] = {"rounds", "wells", "life", "firstAttack"};

}  // namespace bocage::model::malice
