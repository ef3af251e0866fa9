#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/console/console.h"

namespace bocage::console {

/// An army from the command line, on its own or out of a scenario, where the scenario's limits apply.
struct ArmyInput {
    std::string player;  ///< id of the player whose army it is; empty for a file of its own
    rules::Text playerName;
    rules::Roster roster;
    decltype(rules::Scenario::rulings) rulings;  ///< of the scenario it came out of
    model::Fitness fitness;                      ///< under the rules of the scenario when it came out of one
};

/// The armies of a file that are of one game (of any when `system` is empty): one of an army document, all of
/// a scenario (those of one player when `player` is given). Tells the context what is wrong and gives nothing
/// otherwise; armies with errors are told as such.
std::vector<ArmyInput> openArmies(Console& context, std::string_view system, const std::string& path,
                                  const std::string& player = {});
/// The only army of a file, or that of the player.
std::optional<ArmyInput> openArmy(Console& context, std::string_view system, const std::string& path,
                                  const std::string& player = {});

/// By its id or by the last part of it.
bool isNamed(const rules::ContentId& id, const std::string& name);
/// A faction of a game; tells the context when there is none of that name.
std::optional<rules::ContentId> factionNamed(Console& context, std::string_view system,
                                             const std::string& name);

}  // namespace bocage::console
