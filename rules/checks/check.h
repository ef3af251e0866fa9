#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <span>
#include <string_view>

#include "rules/checks/parts.h"
#include "rules/content/collection.h"
#include "rules/content/library.h"
#include "rules/core/finding.h"
#include "rules/scenario/scenario.h"

namespace bocage::rules {

/// What a game system works out once per run and shares between its checks: typed content, the battlefield,
/// resolved armies. Each system derives its own.
struct CheckContext {
    virtual ~CheckContext() = default;
};

/// Everything a check may look at. A copy of values, so that checks can run in a thread.
struct CheckInput {
    const Library& library;
    const Scenario* scenario = nullptr;      ///< null when a roster is judged on its own
    const Roster* roster = nullptr;          ///< null when a scenario is judged (its armies come one by one)
    const Player* player = nullptr;          ///< whose roster it is, inside a scenario
    const Force::Army* army = nullptr;       ///< the army the roster came from, inside a scenario
    const Collection* collection = nullptr;  ///< null: cardboard is not checked
    const CheckContext* context = nullptr;   ///< made by the game system's prepare(); null when it needs none
};

/// One row of a check table: one rule, one function, and the parts of the scenario it looks at. Packs, the
/// collection and, for an army, its roster are looked at by every check and not named. Who names nothing
/// looks at everything.
struct Check {
    std::string_view rule;
    Severity severity;
    void (*run)(const CheckInput&, Findings&);
    Parts judges = part::all;  ///< decide whether there is anything to say
    Parts details = 0;         ///< matter besides once there is: for the ways out, for an id nothing else has

    /// Whether an edit of the `changed` parts can change what it says.
    bool concernedBy(Parts changed, bool spoke) const {
        return (changed & (spoke ? judges | details : judges)) != 0;
    }
};

/// What is judged: one scenario with its armies, or one roster.
struct ValidateRequest {
    LibraryPtr library;
    const Scenario* scenario = nullptr;
    const Roster* roster = nullptr;
    const Collection* collection = nullptr;
    bool strict = false;  ///< waivers are refused
    /// Armies that the scenario links by file, by Force::Army::file. What is missing here is reported.
    std::map<std::string, Roster> linkedArmies = {};
    /// Set from another thread when the verdict is no longer wanted: the run ends between two checks.
    const std::atomic_bool* overtaken = nullptr;
};

/// The roster of an army of the scenario, embedded or linked; null when its file could not be read.
const Roster* rosterOf(const ValidateRequest& request, const Force::Army& army);

struct Verdict {
    Findings findings;  ///< errors first, then by rule
    Findings waived;
    std::size_t count(Severity severity) const;
    bool clean() const { return count(Severity::Error) == 0; }
};

/// The one door to judgement, for window, command line, print and export alike.
Verdict validate(const ValidateRequest& request);

/// What is wrong with a collection itself: boxes and pieces that no open pack has.
Findings checkCollection(const Collection& collection, const Library& library);

/// Checks that hold for every game system: references, duplicate ids, geometry of boards.
std::span<const Check> structureChecks();

}  // namespace bocage::rules
