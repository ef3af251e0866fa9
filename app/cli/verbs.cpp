#include "app/cli/verbs.h"

#include <CLI/CLI.hpp>

#include "app/cli/choices.h"
#include "app/cli/cli_context.h"
#include "app/cli/game_verbs.h"
#include "app/cli/terminal_text.h"
#include "model/language/language.h"

namespace bocage::cli {

namespace {

struct VerbRow {
    void (*add)(CLI::App&, CliContext&);  ///< null: the games answer it
    const char* name = "";
};

constexpr VerbRow verbTable[] = {
    {addInfoVerb},     {addValidateVerb},     {addFixVerb},      {nullptr, "sight"}, {nullptr, "reach"},
    {nullptr, "odds"}, {nullptr, "creature"}, {nullptr, "play"}, {nullptr, "atlas"}, {addSimulateVerb},
    {addArmyVerb},     {addCampaignVerb},     {addRenderVerb},   {addPrintVerb},     {addThumbnailVerb},
    {addExportVerb},   {addImportVerb},       {addPackVerb},     {addRefreshVerb},   {addRulesVerb},
    {addSchemaVerb},
};

/// Regions are welcome, fr-CH and fr_CA.UTF-8 mean fr.
CLI::Validator knownLanguage() {
    std::vector<std::string> codes;
    for (const model::LanguageInfo& language : model::languages())
        codes.push_back(language.code.toStdString());
    return CLI::Validator(
        [codes](std::string& given) { return oneOf(codes)(given.substr(0, given.find_first_of("-_."))); },
        "{" + listed(codes) + "}");
}

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
    if (verb.get_option_no_throw("--lang")) {  // pages may speak a language that only their document has
        if (verb.get_option_no_throw("--output"))
            verb.add_flag("--force", context.force, "Replace the file to write if it is there already");
        return;
    }
    verb.add_option("--lang", context.language, "Language of sentences and names")
        ->type_name("CODE")
        ->check(knownLanguage())
        ->capture_default_str();
    if (verb.get_option_no_throw("--output") || verb.get_option_no_throw("OUT"))
        verb.add_flag("--force", context.force, "Replace the file to write if it is there already");
}

}  // namespace

std::string unknownVerb(const CLI::App& app, int argc, char** argv) {
    const auto words = [](const CLI::App& verb) {
        std::vector<std::string> names;
        for (const CLI::App* inner : verb.get_subcommands([](const CLI::App*) { return true; }))
            names.push_back(inner->get_name());
        return names;
    };
    const CLI::App* at = &app;
    for (int i = 1; i < argc && argv[i][0] != '-'; ++i) {
        const std::vector<std::string> names = words(*at);
        const bool takesFiles =
            !at->get_options([](const CLI::Option* option) { return option->get_positional(); }).empty();
        if (names.empty() || takesFiles)
            return {};
        if (std::find(names.begin(), names.end(), argv[i]) == names.end())
            return "There is no \"" + readableName(argv[i]) + "\" here. Choose one of: " + listed(names) +
                   ".";
        at = at->get_subcommand(argv[i]);
    }
    return {};
}

void addVerbs(CLI::App& app, CliContext& context) {
    for (const VerbRow& verb : verbTable)
        if (verb.add)
            verb.add(app, context);
        else
            addGameVerb(app, context, verb.name);
    for (CLI::App* verb : app.get_subcommands([](const CLI::App*) { return true; }))
        addSharedOptions(*verb, context);
    app.require_subcommand(1);
}

}  // namespace bocage::cli
