#pragma once

#include <string>
#include <vector>

#include "rules/systems/game_system.h"
#include "rules/systems/normandie/army/army_totals.h"
#include "rules/systems/normandie/army/handed_out.h"
#include "rules/systems/normandie/checks/ground_ways.h"
#include "rules/systems/normandie/checks/side_room.h"
#include "rules/systems/normandie/field/battlefield.h"

namespace bocage::rules::normandie {

/// An army taking part, with everything worked out about it.
struct JudgedArmy {
    const Roster* roster = nullptr;
    const ScenarioSide* side = nullptr;  ///< null when the army is judged on its own
    const Player* player = nullptr;
    const Force::Army* army = nullptr;
    ArmyView view;
    ArmyTotals totals;
};

/// A counter on the map with the markers that lie in one of its spaces.
struct LoadedCounter {
    const FieldUnit* unit = nullptr;
    std::vector<std::size_t> markers;  ///< indices of pieces
};

/// What all Normandie checks share in one run.
struct NormandieContext : CheckContext {
    ContentPtr content;
    /// False for whoever only asks whether something is wrong: looking for the ways out takes longest.
    bool offersWaysOut = true;
    std::vector<JudgedArmy> armies;
    std::vector<HandedOut> handedOut;  ///< by player, without those who get nothing
    Battlefield battlefield;           ///< empty when an army is judged on its own
    std::shared_ptr<GroundWays> ways;  ///< over its ground, shared with the runs before as long as that lasts
    // What several checks of a run ask for, worked out by the first of them.
    mutable std::map<SideId, SideRoom> rooms;  ///< of the sides that were asked about, see roomOf()
    mutable std::optional<std::vector<LoadedCounter>> loaded;
    mutable std::optional<Findings> unreachedPlaces;

    const JudgedArmy* find(const Roster* roster) const;
    /// What the scenario hands out to the player; null when that is nothing.
    const HandedOut* handedTo(const Player* player) const;
};

std::shared_ptr<const NormandieContext> makeContext(const ValidateRequest& request);
/// The same, building on an earlier one.
Prepared makeContextAgain(const ValidateRequest& request, const NormandieContext& before, Parts changed);

/// What a check of one army sees.
struct ArmyCheck {
    const JudgedArmy& judged;
    const ArmyView& army;
    const ArmyTotals& totals;
    const Content& content;
    const NormandieContext& context;
    const Scenario* scenario;  ///< null when judged on its own
    const Player* player;
    const Collection* collection;
};

/// Whoever takes a tile or a support option out of an army takes its counters off the map as well: adds that
/// to the ways out of the findings from the n-th on.
void takeCountersAlong(const ArmyCheck& check, Findings& findings, std::size_t from);

/// Binds a typed army check to the shell's table: runs once per army.
template <void (*Run)(const ArmyCheck&, Findings&)>
void armyCheck(const CheckInput& input, Findings& findings) {
    if (!input.roster || !input.context)
        return;
    const auto& context = static_cast<const NormandieContext&>(*input.context);
    const JudgedArmy* judged = context.find(input.roster);
    if (!judged)
        return;
    const ArmyCheck check{*judged, judged->view,   judged->totals, *context.content,
                          context, input.scenario, input.player,   input.collection};
    const std::size_t before = findings.size();
    Run(check, findings);
    takeCountersAlong(check, findings, before);
}

/// What a check of the scenario as a whole sees.
struct ScenarioCheck {
    const Scenario& scenario;
    const Library& library;
    const Content& content;
    const NormandieContext& context;
    const Battlefield& battlefield;
    const Collection* collection;
};

template <void (*Run)(const ScenarioCheck&, Findings&)>
void scenarioCheck(const CheckInput& input, Findings& findings) {
    if (!input.scenario || input.roster || !input.context)
        return;
    const auto& context = static_cast<const NormandieContext&>(*input.context);
    Run({*input.scenario, input.library, *context.content, context, context.battlefield, input.collection},
        findings);
}

// Findings about the scenario as a whole or one of its elements.
Finding aboutScenario(std::string rule, Severity severity, std::string subject = {});
/// `list` and `index` make the JSON pointer, for example "zones" and 2.
Finding aboutElement(std::string rule, Severity severity, const ElementId& id, std::string_view list,
                     std::size_t index, std::vector<Cell> cells = {});
Fix removeFix(const ElementId& id, std::string_view list, std::size_t index);

// Findings about armies, with their place.
Finding aboutEntry(const ArmyCheck& check, std::string rule, Severity severity, const EntryView& entry);
Finding aboutFilling(const ArmyCheck& check, std::string rule, Severity severity, const FillingView& filling,
                     const EntryView* entry);
Finding aboutArmy(const ArmyCheck& check, std::string rule, Severity severity);

// Ways out that many checks offer.
Fix removeFix(const FillingView& filling);
Fix removeFix(const EntryView& entry);
/// Offers to add a tile, when the army can pay for it.
void offerTile(const ArmyCheck& check, const Tile& tile, Finding& finding);
/// Army points: what the scenario allows, else what the army sets itself.
std::optional<int> limitOf(const ArmyCheck& check);
/// Moves a filling to the first free slot that fits and satisfies `suits`; false when there is none.
bool moveFix(const ArmyCheck& check, const FillingView& filling,
             bool (*suits)(const ArmyCheck&, const EntryView&), Fix& fix);

/// Check tables of this folder, one per file.
std::span<const Check> armyChecks();
std::span<const Check> scenarioChecks();

}  // namespace bocage::rules::normandie
