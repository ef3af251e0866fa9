#include "app/cli/verbs.h"

#include <CLI/CLI.hpp>

#include "app/cli/cli_context.h"

namespace bocage::cli {

namespace {

using AddVerb = void (*)(CLI::App&, CliContext&);

constexpr AddVerb verbTable[] = {
    addInfoVerb, addValidateVerb, addFixVerb,       addSightVerb, addReachVerb, addOddsVerb,   addAtlasVerb,
    addArmyVerb, addRenderVerb,   addThumbnailVerb, addPackVerb,  addRulesVerb, addSchemaVerb,
};

void addSharedOptions(CLI::App& verb, CliContext& context) {
    const auto nested = verb.get_subcommands([](const CLI::App*) { return true; });
    for (CLI::App* inner : nested)
        addSharedOptions(*inner, context);
    const auto ownArguments =
        verb.get_options([](const CLI::Option* option) { return option->get_positional(); });
    if (!nested.empty() && ownArguments.empty()) {
        verb.require_subcommand(1);
        return;
    }
    verb.add_flag("--json", context.json, "Write machine-readable JSON to the standard output");
    verb.add_option("--lang", context.language, "Language of sentences and names, for example en or fr")
        ->type_name("CODE")
        ->capture_default_str();
}

}  // namespace

void addVerbs(CLI::App& app, CliContext& context) {
    for (const AddVerb add : verbTable)
        add(app, context);
    for (CLI::App* verb : app.get_subcommands([](const CLI::App*) { return true; }))
        addSharedOptions(*verb, context);
    app.require_subcommand(1);
}

}  // namespace bocage::cli
