#include <CLI/CLI.hpp>

#include <memory>
#include <ostream>

#include "app/cli/army_input.h"
#include "app/cli/army_report.h"
#include "app/cli/verb_army_check.h"
#include "app/cli/verbs.h"
#include "rules/systems/normandie/checks/check_context.h"

namespace bocage::cli {

namespace {

using namespace rules;

struct ArmyVerb {
    std::string file, player;
};

void run(CliContext& context, const ArmyVerb& verb) {
    const std::vector<ArmyInput> armies = openArmies(context, verb.file, verb.player);
    if (armies.empty())
        return;
    const normandie::ContentPtr content = normandie::contentFor(context.library());
    Json::Array list;
    for (const ArmyInput& army : armies) {
        if (army.fitness.errors > 0)
            context.end(ExitCode::Findings);
        if (context.json) {
            list.push_back(armyJson(army, *content));
            continue;
        }
        if (&army != &armies.front())
            context.out() << '\n';
        tellArmy(context.out(), army, *content);
    }
    if (context.json)
        context.print(Json::Object{{"armies", std::move(list)}});
}

}  // namespace

void addArmyVerb(CLI::App& app, CliContext& context) {
    auto verb = std::make_shared<ArmyVerb>();
    CLI::App* sub = app.add_subcommand("army",
                                       "What an army adds up to, with every source; or make, compare and "
                                       "share armies of Shadows over Normandie");
    sub->add_option("FILE", verb->file, "Army, or scenario whose armies are meant");
    sub->add_option("--player", verb->player, "Only the armies of this player of a scenario")
        ->type_name("ID");
    addArmyMakingVerbs(*sub, context);
    addArmyComparingVerb(*sub, context);
    addArmyCheckingVerb(*sub, context);
    addArmySharingVerbs(*sub, context);
    sub->callback([verb, sub, &context] {
        if (!sub->get_subcommands().empty())
            return;
        if (verb->file.empty())
            throw CLI::RequiredError("FILE");
        run(context, *verb);
    });
}

}  // namespace bocage::cli
