#include <CLI/CLI.hpp>

#include <QFileInfo>

#include <algorithm>
#include <memory>
#include <ostream>

#include "app/cli/cli_context.h"
#include "app/cli/facts.h"
#include "app/cli/verbs.h"
#include "model/campaign/campaign_files.h"
#include "model/console/words.h"
#include "model/library/content_library.h"

namespace bocage::cli {

using console::Cli;

namespace {

using namespace rules;

/// How a document stands with the rules, as a fact; nothing for what has no verdict.
void addVerdict(Facts& facts, const InputFile& input, const LibraryPtr& library, const QString& path) {
    ValidateRequest request{library, std::get_if<Scenario>(&input.value), std::get_if<Roster>(&input.value),
                            nullptr, false};
    const auto* campaign = std::get_if<Campaign>(&input.value);
    if (!request.scenario && !request.roster && !campaign)
        return;
    const Verdict verdict =
        campaign ? model::judgeCampaign(*campaign, path, request).verdict : validate(request);
    const auto count = [&](Severity severity) { return static_cast<int>(verdict.count(severity)); };
    const int errors = count(Severity::Error);
    const int warnings = count(Severity::Warning);
    const int notes = count(Severity::Note);
    const QString text = Cli::tr("%n error(s)", nullptr, errors) + QStringLiteral(", ") +
                         Cli::tr("%n warning(s)", nullptr, warnings) + QStringLiteral(", ") +
                         Cli::tr("%n note(s)", nullptr, notes);
    facts.push_back({"findings", Cli::tr("Findings"), text,
                     Json::Object{{"errors", errors},
                                  {"warnings", warnings},
                                  {"notes", notes},
                                  {"waived", static_cast<int>(verdict.waived.size())}}});
}

/// What a folder or archive that is a pack holds, else what the document holds.
Result<Facts> look(CliContext& context, const std::string& path, Problems& notes) {
    const QString name = QString::fromStdString(path);
    if (QFileInfo(name).isDir() || name.endsWith(QStringLiteral(".bocagepack"))) {
        auto load = model::loadPack(name);
        if (!load)
            return load.problems();
        notes = load->problems;
        return factsAbout(load->pack, context.language);
    }
    const Result<InputFile> input = context.open(path);
    if (!input)
        return input.problems();
    notes = input->notes;
    Facts facts = factsAbout(input->value, *context.library(), context.language);
    addVerdict(facts, *input, context.library(), name);
    return facts;
}

void info(CliContext& context, const std::vector<std::string>& paths) {
    context.startWords();
    Json::Array files;
    for (const std::string& path : paths) {
        Problems notes;
        const Result<Facts> facts = look(context, path, notes);
        Json::Object file{{"file", path}};
        if (!facts) {
            file.emplace_back("problems", context.toJson(facts.problems()));
            if (!context.json)
                context.warn(facts.problems());
            context.end(ExitCode::Unreadable);
            files.push_back(std::move(file));
            continue;
        }
        qsizetype width = 0;
        for (const Fact& fact : *facts)
            if (!fact.text.isEmpty())
                width = std::max(width, fact.label.size());
        if (!context.json)
            context.out() << path << '\n';
        for (const Fact& fact : *facts) {
            if (!context.json && !fact.text.isEmpty())
                context.out() << "  " << (fact.label + u':').leftJustified(width + 2).toStdString()
                              << fact.text.toStdString() << '\n';
            file.emplace_back(fact.key, fact.value);
        }
        if (!context.json)
            context.warn(notes);
        file.emplace_back("remarks", context.toJson(notes));
        files.push_back(std::move(file));
    }
    if (context.json)
        context.print(Json::Object{{"files", std::move(files)}});
}

}  // namespace

void addInfoVerb(CLI::App& app, CliContext& context) {
    auto files = std::make_shared<std::vector<std::string>>();
    CLI::App* verb = app.add_subcommand("info", "Tell what is in a document or content pack");
    verb->add_option("FILE", *files,
                     "Scenarios, armies, campaigns, collections, packs (folder or .bocagepack)")
        ->required();
    verb->callback([files, &context] { info(context, *files); });
}

}  // namespace bocage::cli
