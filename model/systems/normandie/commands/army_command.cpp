#include <ostream>

#include "model/console/army_input.h"
#include "model/systems/normandie/commands/army_report.h"
#include "model/systems/normandie/commands/commands.h"
#include "rules/systems/normandie/checks/check_context.h"

namespace bocage::console::son {

namespace {

using namespace rules;

void runArmy(Console& context, const CommandArguments& given) {
    const std::vector<ArmyInput> armies =
        openArmies(context, ownSystem, given.text("FILE"), given.text("--player"));
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

GameCommand armyCommand() {
    return {"army",
            "What an army adds up to, with every source; or make, compare and share armies",
            {{.name = "FILE",
              .help = "Army, or scenario whose armies are meant",
              .tells = CommandOption::Tells::Document},
             {.name = "--player", .help = "Only the armies of this player of a scenario", .type = "ID"}},
            "document.no-army",
            &runArmy};
}

}  // namespace bocage::console::son
