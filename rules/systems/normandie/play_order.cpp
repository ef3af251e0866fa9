#include "rules/systems/normandie/play_order.h"

#include <algorithm>

#include "rules/systems/normandie/content/rulings.h"

namespace bocage::rules::normandie {

namespace {

/// Everybody, side by side.
std::vector<PlayerId> seats(const Scenario& scenario) {
    std::vector<PlayerId> players;
    for (const ScenarioSide& side : scenario.sides)
        for (const Player& player : side.players)
            players.push_back(player.id);
    return players;
}

/// The list turned so that it begins with `first`; as it is when `first` is not in it.
std::vector<PlayerId> startingWith(std::vector<PlayerId> players, const PlayerId& first) {
    const auto found = std::find(players.begin(), players.end(), first);
    if (found != players.end())
        std::rotate(players.begin(), found, players.end());
    return players;
}

/// The player without allies, when all the others are one side; empty otherwise.
PlayerId lonePlayer(const Scenario& scenario) {
    if (scenario.sides.size() != 2)
        return {};
    for (std::size_t s = 0; s < 2; ++s)
        if (scenario.sides[s].players.size() == 1 && scenario.sides[1 - s].players.size() == 2)
            return scenario.sides[s].players.front().id;
    return {};
}

/// SON-SCN-18: S1, A1, S2, B1, S3, A2, S4, B2 for the lone player S against A and B. The side with the
/// initiative begins.
std::vector<PlayOrder::Activation> twoAgainstOne(const Scenario& scenario, const PlayerId& lone,
                                                 const PlayerId& first) {
    std::vector<PlayerId> allies;
    for (const ScenarioSide& side : scenario.sides)
        for (const Player& player : side.players)
            if (player.id != lone)
                allies.push_back(player.id);
    allies = startingWith(allies, first);
    std::vector<PlayOrder::Activation> order;
    for (int turn = 0; turn < 4; ++turn) {
        const PlayOrder::Activation own{lone, turn + 1};
        const PlayOrder::Activation other{allies[static_cast<std::size_t>(turn % 2)], turn / 2 + 1};
        const bool loneFirst = first == lone;
        order.push_back(loneFirst ? own : other);
        order.push_back(loneFirst ? other : own);
    }
    return order;
}

}  // namespace

PlayOrder playOrder(const Scenario& scenario) {
    PlayOrder result;
    const std::vector<PlayerId> players = seats(scenario);
    const PlayerId& first = scenario.initiative.first;
    const bool drawn = scenario.initiative.random;
    if (players.size() < 2)
        return result;
    if (const PlayerId& deployer =
            scenario.initiative.firstDeployer.empty() && !drawn ? first : scenario.initiative.firstDeployer;
        !deployer.empty())
        result.deployment = startingWith(players, deployer);
    if (drawn || first.empty())
        return result;
    const Rulings rulings = Rulings::from(scenario.rulings);
    const std::vector<PlayerId> order = startingWith(players, first);
    for (int turn = 0; rulings.initiativeRotates && turn < scenario.turnTrack.end.value_or(0); ++turn)
        result.initiative.push_back(order[static_cast<std::size_t>(turn) % order.size()]);
    if (const PlayerId lone = lonePlayer(scenario); !lone.empty()) {
        result.activation = twoAgainstOne(scenario, lone, first);
        return result;
    }
    for (int number = 1; number <= 2; ++number)
        for (const PlayerId& player : order)
            result.activation.push_back({player, number});
    return result;
}

}  // namespace bocage::rules::normandie
