#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "rules/checks/check.h"
#include "rules/systems/normandie/army/army_worth.h"

namespace bocage::rules::normandie {

struct BestArmyRequest {
    const Content& content;
    ContentId faction;
    int points = 200;
    Goal goal = Goal::SpendPoints;
    const Roster* start = nullptr;          ///< kept as it is; free slots are filled and tiles added
    std::vector<ContentId> required = {};   ///< tiles or heroes that must be in it ("I want this hero")
    std::vector<ContentId> permitted = {};  ///< empty: everything of the faction
    std::vector<ContentId> forbidden = {};
    const Collection* collection = nullptr;  ///< limits copies of tiles, options and counters
    std::function<bool()> cancelled = {};
};

/// Why something is in the answer.
struct Chosen {
    ContentId content;
    ContentId on;  ///< the tile it sits on; empty for tiles
    int cost = 0;
    long long worth = 0;
};

struct BestArmy {
    Roster roster;
    int cost = 0;
    long long worth = 0;  ///< of what was added
    std::vector<Chosen> chosen;
    bool proven = true;
};

/// Wishes that no army can fulfil together: a tile both asked for and forbidden, an army to start from that
/// is of another faction …
Problems contradictions(const BestArmyRequest& request);

/// The best legal army for the goal within the points, exactly: no legal army without useless things is worth
/// more. Empty when cancelled, when the wishes contradict each other or when nothing legal fits. Options of
/// unknown cost are left alone.
std::optional<BestArmy> bestArmy(const BestArmyRequest& request);

/// A legal army drawn at random; the same seed gives the same army.
Roster randomArmy(const Content& content, const ContentId& faction, int points, unsigned seed);

}  // namespace bocage::rules::normandie
