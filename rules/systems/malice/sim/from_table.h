#pragma once

#include "rules/systems/malice/sim/combat.h"
#include "rules/systems/malice/sim/march.h"
#include "rules/systems/malice/sim/travel.h"
#include "rules/systems/malice/table/graph.h"

/// A scenario's table as the simulators see it.
namespace bocage::rules::malice::sim {

RealmBoard realmOf(const Table& table);
/// Boards, joins, Wells as they lie, Shadows that stand already; prepared.
MarchBoard marchOf(const Table& table, const Graph& graph);
/// Where Xulthûl stands already; no cell when it does not.
ClockStart clockOf(const Table& table, const Graph& graph);
MarchRules rulesOf(const Table& table, int avatars);

/// A way of the cheapest cost from a Gate to a place, for one kind of traveller.
struct Way {
    int board = 0;  ///< index in Table::boards
    Cell from, to;
    int toBoard = 0;
    Site site = Site::Stronghold;
    std::vector<int> costs;  ///< in halves; empty and not `reached`: none
    bool reached = false;
};
/// From each Gate on foot and afloat to every stronghold, city, mystic and lair that it can get to.
std::vector<Way> waysOf(const Table& table, const Graph& graph);
/// The costs of the shortest way from a Gate through all strongholds, Gates as links that cost nothing; the
/// best of all Gates to begin at. Nothing when there is none.
std::optional<std::vector<int>> tourOf(const Graph& graph);

/// An ability card as far as a fight can tell; what it says besides is left out (`whole` is then false).
struct AbilityReading {
    FightAbility ability;
    bool whole = true;
};
AbilityReading readAbility(const Ability& card);
/// Every card of the trove with its copies; cards of which only the name is known stay out.
std::vector<FightAbility> troveOf(const Catalogue& catalogue);

}  // namespace bocage::rules::malice::sim
