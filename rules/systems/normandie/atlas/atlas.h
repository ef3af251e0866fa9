#pragma once

#include <cstdint>
#include <vector>

#include "rules/systems/normandie/field/battlefield.h"
#include "rules/systems/normandie/sight/sight.h"

/// The sight atlas of a scenario: what each side sees of the battlefield before anybody has moved.
namespace bocage::rules::normandie {

/// A set of cells that the atlas speaks about.
struct AtlasPlace {
    enum class Kind : std::uint8_t { Zone, Entry, Objective };
    Kind kind = Kind::Zone;
    std::size_t index = 0;   ///< into the scenario's list of that kind
    int side = -1;           ///< index into Scenario::sides; -1 for nobody's
    std::vector<int> cells;  ///< cell indices of the battlefield, ascending
};

/// How much of one place is seen from another, over all pairs of their cells and within range.
struct SightShare {
    std::size_t from = 0, to = 0;  ///< into Atlas::places
    std::int64_t pairs = 0;
    std::int64_t seen = 0;   ///< clear or obscured
    std::int64_t clear = 0;  ///< clear alone
    int cellsSeen = 0;       ///< cells of `to` that at least one cell of `from` sees
    double share() const { return pairs == 0 ? 0.0 : static_cast<double>(seen) / static_cast<double>(pairs); }
};

/// What a zone or entry sees of the whole battlefield.
struct Coverage {
    std::size_t place = 0;              ///< into Atlas::places
    std::vector<std::uint16_t> seenBy;  ///< by cell index: from how many cells of the place it is seen
    std::vector<int> deadGround;        ///< existing cells that none of them sees, ascending
};

/// Ground that one side can use unseen by an enemy place, joined to where it starts.
struct SafeApproach {
    std::size_t start = 0;    ///< zone or entry of the side, into Atlas::places
    std::size_t watcher = 0;  ///< enemy zone or entry
    std::vector<int> cells;   ///< reached step by step over unseen ground that infantry can enter, ascending
    std::vector<std::size_t> objectives;  ///< places of objectives that it comes into or next to
};

/// How exposed a side's deployment is to an enemy's on the first turn.
struct Exposure {
    std::size_t place = 0;    ///< the exposed zone or entry
    std::size_t watcher = 0;  ///< the enemy's
    int cells = 0;
    int exposed = 0;       ///< cells that at least one enemy cell sees
    double meanShare = 0;  ///< of enemy cells that see a cell, on average over the zone
    double worstShare = 0;
    int worstCell = -1;  ///< cell index; -1 when nothing is exposed
    int safeCells() const { return cells - exposed; }
};

struct Atlas {
    std::vector<AtlasPlace> places;  ///< zones, then entries, then objectives; those without cells left out
    std::vector<SightShare> shares;  ///< from every zone and entry to every other place
    std::vector<Coverage> coverage;  ///< one per zone and entry
    std::vector<SafeApproach> approaches;
    std::vector<Exposure> exposures;
};

/// Infantry eyes by default, and the ground alone: units are still to be placed.
Atlas makeAtlas(const Battlefield& field, const Scenario& scenario,
                const SightOptions& options = {UnitClass::Infantry, UnitClass::Infantry, false});

}  // namespace bocage::rules::normandie
