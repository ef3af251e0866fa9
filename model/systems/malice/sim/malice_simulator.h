#pragma once

#include "model/systems/malice/sim/question.h"
#include "model/systems/malice/sim/report_parts.h"

namespace bocage::model::malice {

/// What the simulators of this game share: settings by name, and statistics that are a tally, or nothing at
/// all where the answer is exact and follows from the settings alone.
class MaliceSimulator : public Simulator {
public:
    using Names = std::span<const std::string_view>;

    bool needsDocument() const override { return false; }
    rules::Result<rules::Json> settings(const SimulationInput& input) const override;
    rules::Result<rules::Json> run(const SimulationInput& input, const SimulationRuns& runs) const override;
    rules::Result<rules::Json> sum(const std::vector<const rules::Json*>& parts) const override;
    rules::Json summary(const rules::Json& settings, const rules::Json& statistics) const override;
    SimulationReport report(const rules::Json& settings, const rules::Json& statistics,
                            std::uint64_t seed) const override;

protected:
    using Tally = rules::malice::sim::Tally;

    virtual Names counters() const { return {}; }
    virtual Names histograms() const { return {}; }
    /// Whether the settings alone give the answer.
    virtual bool exact(const Question&) const { return true; }
    /// Further settings that come from the document; problems when it cannot be simulated.
    virtual rules::Result<rules::Json::Object> ground(const SimulationInput&, const Question&) const {
        return rules::Json::Object{};
    }
    virtual rules::Result<Tally> play(const SimulationInput&, const Question&, const SimulationRuns&) const {
        return Tally();
    }
    virtual rules::Json tell(const Question& question, const rules::Json& settings,
                             const Tally& tally) const = 0;
    virtual void fill(SimulationReport& report, const Question& question, const rules::Json& settings,
                      const Tally& tally) const = 0;
};

QString creatureTypeName(rules::malice::CreatureType type);

const Simulator& movementSimulator();
const Simulator& luckSimulator();
const Simulator& creatureSimulator();
const Simulator& combatSimulator();
const Simulator& arrivalSimulator();
const Simulator& threatSimulator();
const Simulator& clockSimulator();
const Simulator& reachSimulator();
const Simulator& balanceSimulator();

}  // namespace bocage::model::malice
