#include <CLI/CLI.hpp>

#include <memory>
#include <ostream>

#include "app/cli/cli_context.h"
#include "app/cli/verbs.h"

namespace bocage::cli {

namespace {

struct ValidateOptions {
    std::vector<std::string> files;
    bool strict = false;
};

void validateAll(CliContext& context, const ValidateOptions& options) {
    for (const std::string& file : options.files) {
        const auto input = context.open(file);
        if (!input) {
            context.fail(input.problems());
            continue;
        }
        rules::ValidateRequest request{context.library(), nullptr, nullptr, nullptr, options.strict};
        request.scenario = std::get_if<rules::Scenario>(&input->value);
        request.roster = std::get_if<rules::Roster>(&input->value);
        if (!request.scenario && !request.roster)
            continue;
        const rules::Verdict verdict = rules::validate(request);
        for (const rules::Finding& finding : verdict.findings)
            context.out() << file << ": " << finding.rule << '\n';
        if (!verdict.clean())
            context.end(ExitCode::Findings);
    }
}

}  // namespace

void addValidateVerb(CLI::App& app, CliContext& context) {
    auto options = std::make_shared<ValidateOptions>();
    CLI::App* verb = app.add_subcommand("validate", "Judge documents by the rules");
    verb->add_option("FILE", options->files, "Documents to judge")->required();
    verb->add_flag("--strict", options->strict, "Refuse waivers: accepted findings count again");
    verb->callback([options, &context] { validateAll(context, *options); });
}

}  // namespace bocage::cli
