#pragma once

#include <QString>
#include <QStringList>
#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "rules/content/library.h"
#include "rules/core/json.h"
#include "rules/core/result.h"
#include "rules/scenario/scenario.h"

/// Simulations of a game that can be split: a part of the runs gives whole numbers, parts add up to the whole
/// whatever their order, and what people read is worked out from the sums.
namespace bocage::model {

/// Something that can be set for a simulation, as data: the command line checks what was given, and a panel
/// makes a form of it.
struct SimulationParameter {
    enum class Kind { Number, Flag, Choice, Text };
    std::string name;  ///< as typed: "band"
    QString title;     ///< as shown: "Avatars in the band"
    Kind kind = Kind::Number;
    std::string fallback = {};
    int low = 0, high = 0;                  ///< of a number
    std::vector<std::string> choices = {};  ///< of a choice
};
/// By name: what was given; what is missing takes its fallback.
using SimulationValues = std::map<std::string, std::string>;

/// What is simulated: a scenario with its armies loaded, or a roster on its own.
struct SimulationInput {
    const rules::Scenario* scenario = nullptr;
    const rules::Roster* roster = nullptr;
    rules::LibraryPtr library;
    std::vector<std::string> policies;  ///< by player; those not named play the usual one
    SimulationValues parameters = {};
    std::uint64_t seed = 1;
};

/// Which runs: from … to − 1.
struct SimulationRuns {
    std::uint64_t from = 0;
    std::uint64_t to = 0;
    int threads = 1;
    const std::atomic_bool* cancelled = nullptr;
    std::function<void(std::uint64_t done)> progress;  ///< from any thread, one at a time
};

/// A table or a curve of a report, in words.
struct SimulationTable {
    QString title;
    QStringList columns;
    std::vector<QStringList> rows;
};
struct SimulationCurve {
    QString title, across, up;
    std::vector<double> values;  ///< at 1, 2, 3 …
};
struct SimulationReport {
    QString headline;
    QStringList settings;  ///< preset, options, policy, whether values are samples
    std::vector<SimulationTable> tables;
    std::vector<SimulationCurve> curves;
};

class Simulator {
public:
    virtual ~Simulator() = default;

    virtual std::string_view name() const = 0;  ///< as typed: "games"
    virtual QString title() const = 0;
    virtual QString help() const = 0;

    /// What can be set.
    virtual std::vector<SimulationParameter> parameters() const { return {}; }
    /// Whether it can be asked about nothing in particular, without a file.
    virtual bool needsDocument() const { return true; }

    /// What besides seed and runs decides the result, as JSON; parts with other settings do not add up.
    /// Problems when this cannot be simulated.
    virtual rules::Result<rules::Json> settings(const SimulationInput& input) const = 0;
    /// Whole numbers only.
    virtual rules::Result<rules::Json> run(const SimulationInput& input,
                                           const SimulationRuns& runs) const = 0;
    /// The sum of the statistics of parts; problems when one of them is none.
    virtual rules::Result<rules::Json> sum(const std::vector<const rules::Json*>& parts) const = 0;
    /// Means, shares and intervals for scripts.
    virtual rules::Json summary(const rules::Json& settings, const rules::Json& statistics) const = 0;
    /// The same for people.
    virtual SimulationReport report(const rules::Json& settings, const rules::Json& statistics,
                                    std::uint64_t seed) const = 0;
};

/// What was given with all fallbacks filled in, or what is wrong with it: a name that the simulator does not
/// know, a number out of range, a word that is no choice.
rules::Result<SimulationValues> simulationValues(const Simulator& simulator, const SimulationValues& given);

/// The k-th of n parts of `runs` runs.
std::pair<std::uint64_t, std::uint64_t> simulationPart(std::uint64_t runs, std::uint64_t part,
                                                       std::uint64_t parts);

/// One simulation, or a part of one, as a file holds it.
struct SimulationFile {
    std::string system, simulator;
    std::uint64_t seed = 1, runs = 0, part = 1, parts = 1;
    rules::Json settings, statistics;
};
rules::Json simulationJson(const SimulationFile& file, const Simulator& simulator);
rules::Result<SimulationFile> readSimulation(std::string_view text, const std::string& name);
/// Joins all parts of one simulation; problems when they are not of one, or not all there.
rules::Result<SimulationFile> mergeSimulations(const std::vector<SimulationFile>& parts,
                                               const std::vector<std::string>& names,
                                               const Simulator& simulator);

}  // namespace bocage::model
