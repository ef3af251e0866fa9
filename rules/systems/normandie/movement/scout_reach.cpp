#include "rules/systems/normandie/movement/scout_reach.h"

#include <algorithm>
#include <set>

#include "rules/board/square.h"
#include "rules/systems/normandie/army/given_abilities.h"
#include "rules/systems/normandie/army/handed_out.h"

namespace bocage::rules::normandie {

std::vector<Cell> scoutReach(const std::vector<Cell>& zone, const std::vector<Cell>& objectives,
                             const std::vector<Cell>& ground, int spaces) {
    const std::set<Cell> inside(zone.begin(), zone.end());
    std::set<Cell> barred;
    for (const Cell cell : objectives) {
        barred.insert(cell);
        for (const Cell next : Square::neighbours(cell))
            barred.insert(next);
    }
    // Distance counts diagonals as one and nothing stops it, so every step of the way widens the zone by its
    // neighbours, over objectives and off the boards too.
    std::set<Cell> reached = inside, rim = inside;
    for (int step = 0; step < spaces; ++step) {
        std::set<Cell> next;
        for (const Cell cell : rim)
            for (const Cell neighbour : Square::neighbours(cell))
                if (reached.insert(neighbour).second)
                    next.insert(neighbour);
        rim = std::move(next);
    }
    std::vector<Cell> added;
    for (const Cell cell : reached)
        if (!inside.contains(cell) && !barred.contains(cell) &&
            std::binary_search(ground.begin(), ground.end(), cell))
            added.push_back(cell);
    return added;
}

int longestScout(const Scenario& scenario, const SideId& side, const Content& content) {
    int longest = 0;
    const ScenarioSide* owner = findSide(scenario, side);
    if (!owner)
        return 0;
    for (const Player& player : owner->players) {
        for (const auto& [id, unit] : handedOutBy(player.force.fixed, content).units)
            if (const AbilityUse* scout = unit ? findAbility(unit->front, "scout") : nullptr)
                longest = std::max(longest, scout->value.value_or(0));
        for (const Force::Army& army : player.force.armies) {
            if (!army.roster)
                continue;
            const ArmyView view(*army.roster, content);
            for (const ArmyUnit& unit : view.units)
                longest = std::max(longest, bestValue(view, unit, "scout").value_or(0));
        }
    }
    return longest;
}

}  // namespace bocage::rules::normandie
