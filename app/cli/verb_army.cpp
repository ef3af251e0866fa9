#include <CLI/CLI.hpp>

#include "app/cli/game_verbs.h"
#include "app/cli/verb_army_check.h"
#include "app/cli/verbs.h"

namespace bocage::cli {

void addArmyVerb(CLI::App& app, CliContext& context) {
    CLI::App* army = addGameVerb(app, context, "army");
    if (!army)
        army = app.add_subcommand("army", "Check and share armies");
    for (const char* name : {"army best", "army random", "army compare"})
        addGameVerb(*army, context, name);
    addArmyCheckingVerb(*army, context);
    addArmySharingVerbs(*army, context);
}

}  // namespace bocage::cli
