#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/cli_context.h"
#include "rules/systems/normandie/content/content.h"
#include "rules/systems/normandie/content/rulings.h"

namespace bocage::cli {

/// An army from the command line, on its own or out of a scenario, where the scenario's limits apply.
struct ArmyInput {
    std::string player;  ///< id of the player whose army it is; empty for a file of its own
    rules::Text playerName;
    rules::Roster roster;
    rules::normandie::Rulings rulings;  ///< of the scenario it came out of
    model::Fitness fitness;             ///< under the rules of the scenario when it came out of one
};

/// The armies of a file: one of an army document, all of a scenario (those of one player when `player` is
/// given). Tells the context what is wrong and gives nothing otherwise; armies with errors are told as such.
std::vector<ArmyInput> openArmies(CliContext& context, const std::string& path,
                                  const std::string& player = {});
/// The only army of a file, or that of the player.
std::optional<ArmyInput> openArmy(CliContext& context, const std::string& path,
                                  const std::string& player = {});

/// A faction by its id or by the last part of it; tells the context when there is none of that name.
std::optional<rules::ContentId> factionNamed(CliContext& context, const std::string& name);
/// A recruitment tile in the same way.
std::optional<rules::ContentId> tileNamed(CliContext& context, const rules::normandie::Content& content,
                                          const std::string& name);

/// A tile or option in the same way.
std::optional<rules::ContentId> contentNamed(CliContext& context, const rules::normandie::Content& content,
                                             const std::string& name);

}  // namespace bocage::cli
