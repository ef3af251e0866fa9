#include <CLI/CLI.hpp>

#include <memory>
#include <ostream>

#include "app/cli/cli_context.h"
#include "app/cli/verbs.h"
#include "model/commands/fix_all.h"
#include "model/console/words.h"
#include "model/io/judge_file.h"
#include "model/library/rule_catalogues.h"
#include "model/messages/finding_text.h"
#include "rules/judging/revalidate.h"

namespace bocage::cli {

using console::Cli;

namespace {

using namespace rules;

struct FixOptions {
    std::string input;
    std::string output;
    std::string rule;
    bool all = false;
    bool dryRun = false;
};

/// Says what was done and what is left, as text or JSON.
void tell(CliContext& context, const FixOptions& options, const model::FixOutcome& outcome,
          const std::vector<std::string>& done) {
    const auto* scenario = std::get_if<Scenario>(&outcome.value);
    if (context.json) {
        Json::Array steps;
        for (std::size_t i = 0; i < outcome.steps.size(); ++i)
            steps.push_back(Json::Object{{"rule", outcome.steps[i].finding.rule},
                                         {"key", outcome.steps[i].finding.key()},
                                         {"fix", outcome.steps[i].fix.code},
                                         {"text", done[i]}});
        return context.print(Json::Object{{"file", options.input},
                                          {"output", options.dryRun ? std::string() : options.output},
                                          {"steps", std::move(steps)},
                                          {"left", context.toJson(outcome.verdict.findings, scenario)}});
    }
    for (std::size_t i = 0; i < done.size(); ++i)
        context.out() << outcome.steps[i].finding.rule << ": " << done[i] << '\n';
    QStringList parts{Cli::tr("%n fix(es) applied", nullptr, static_cast<int>(done.size()))};
    parts << Cli::tr("%n error(s) left", nullptr, static_cast<int>(outcome.verdict.count(Severity::Error)))
          << Cli::tr("%n warning(s) left", nullptr,
                     static_cast<int>(outcome.verdict.count(Severity::Warning)));
    context.out() << parts.join(QStringLiteral(", ")).toStdString() << '\n';
}

/// Whether the validator has such a rule for this game; says which it has when not. Ids with DOC are about
/// documents of any game.
bool knownRule(CliContext& context, const std::string& id, const std::string& system) {
    if (id.empty() || id.starts_with("DOC-"))
        return true;
    std::string known;
    if (const auto catalogue = model::ruleCatalogue(system))
        for (const CatalogueRule& rule : catalogue->rules()) {
            if (rule.id == id)
                return true;
            if (rule.status == CatalogueRule::Status::Checked)
                known += (known.empty() ? "" : ", ") + rule.id;
        }
    context.fail({{"argument.no-such-rule", {id, known}, "", "", 0, 0}});
    return false;
}

void fix(CliContext& context, const FixOptions& options) {
    context.startWords();
    Result<InputFile> input = context.open(options.input);
    if (!input)
        return context.fail(input.problems());
    model::FixableValue value;
    if (auto* scenario = std::get_if<Scenario>(&input->value))
        value = std::move(*scenario);
    else if (auto* roster = std::get_if<Roster>(&input->value))
        value = std::move(*roster);
    else
        return context.fail({{"document.nothing-to-fix", {}, options.input, "/format", 0, 0}});
    if (!knownRule(context, options.rule, std::visit([](const auto& v) { return v.system; }, value)))
        return;
    if (!context.json)
        context.warn(input->notes);
    Revalidator validator;
    const auto judge = [&](const model::FixableValue& judged) {
        ValidateRequest request;
        request.library = context.library();
        if (const auto* roster = std::get_if<Roster>(&judged)) {
            request.roster = roster;
            return validator.validate(request);
        }
        Scenario scenario = std::get<Scenario>(judged);
        return model::judgeFile(scenario, QString::fromStdString(options.input), request, validator).verdict;
    };
    // Words need the things as they were before each step; ids stay, so the names of the first state do.
    const model::FixableValue before = value;
    const model::FixOutcome outcome =
        model::fixAll(std::move(value), {options.rule, {}, !options.all && options.rule.empty()}, judge);
    const model::FindingText words(*context.library(), std::get_if<Scenario>(&before),
                                   std::get_if<Roster>(&before));
    std::vector<std::string> done;
    for (const model::FixStep& step : outcome.steps)
        done.push_back(words.fix(step.fix).toStdString());
    if (!options.dryRun) {
        const auto saved = context.writeValue(
            options.output,
            std::visit([](const auto& mended) { return model::DocumentValue(mended); }, outcome.value));
        if (!saved)
            return context.fail(saved.problems());
    }
    tell(context, options, outcome, done);
    if (!outcome.verdict.clean())
        context.end(ExitCode::Findings);
}

}  // namespace

void addFixVerb(CLI::App& app, CliContext& context) {
    auto options = std::make_shared<FixOptions>();
    CLI::App* verb = app.add_subcommand("fix", "Apply the best way out of every error, as long as it helps");
    verb->add_option("FILE", options->input, "Scenario or army to mend")->required();
    auto* output =
        verb->add_option("-o,--output", options->output, "File to write; may be FILE itself, with --force")
            ->type_name("OUT");
    verb->add_option("--rule", options->rule, "Only what this rule finds")->type_name("ID");
    verb->add_flag("--all", options->all, "Mend warnings and notes too, not only errors");
    verb->add_flag("--dry-run", options->dryRun, "Say what would be done and write nothing");
    verb->callback([options, output, &context] {
        if (options->dryRun == (output->count() > 0))
            throw CLI::RequiredError("Either --output or --dry-run");
        fix(context, *options);
    });
}

}  // namespace bocage::cli
