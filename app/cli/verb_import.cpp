#include <CLI/CLI.hpp>

#include <QFileInfo>

#include <memory>
#include <ostream>

#include "app/cli/cli_context.h"
#include "app/cli/terminal_text.h"
#include "app/cli/verbs.h"
#include "model/console/words.h"
#include "model/export/bundle.h"
#include "model/export/importer.h"
#include "model/io/load_file.h"
#include "model/io/resource_paths.h"

namespace bocage::cli {

namespace {

using console::Cli;
using namespace rules;

struct ImportVerb {
    std::string input, output;
    bool dryRun = false;
};

Json packList(const std::vector<PackId>& packs) {
    Json::Array list;
    for (const PackId& id : packs)
        list.emplace_back(id.value);
    return list;
}

void tellPacks(std::ostream& out, const QString& words, const std::vector<PackId>& packs) {
    for (const PackId& id : packs)
        out << words.arg(QString::fromStdString(id.value)).toStdString() << '\n';
}

void runBundle(CliContext& context, const ImportVerb& verb, const model::Bundle& bundle) {
    if (verb.dryRun) {
        Json::Array documents;
        for (const auto& [name, value] : bundle.documents)
            documents.emplace_back(name.toStdString());
        if (context.json)
            return context.print(Json::Object{{"format", "bundle"},
                                              {"main", bundle.main.toStdString()},
                                              {"documents", std::move(documents)}});
        for (const auto& [name, value] : bundle.documents)
            context.out() << Cli::tr("Would write %1").arg(name).toStdString() << '\n';
        return;
    }
    if (!isUtf8(verb.output))
        return context.fail({{"save.not-utf8", {}, readableName(verb.output), "", 0, 0}});
    const Result<model::BundleReport> report =
        model::importBundle(bundle, QString::fromStdString(verb.output), context.force,
                            context.loadedLibrary(), model::userPacksFolder());
    if (!report)
        return context.fail(report.problems());
    if (context.json) {
        Json::Array written;
        for (const QString& path : report->documents)
            written.emplace_back(path.toStdString());
        return context.print(Json::Object{{"format", "bundle"},
                                          {"main", report->main.toStdString()},
                                          {"written", std::move(written)},
                                          {"installed", packList(report->installed)},
                                          {"extended", packList(report->extended)},
                                          {"kept", packList(report->kept)},
                                          {"notes", context.toJson(report->notes)}});
    }
    context.warn(report->notes);
    for (const QString& path : report->documents)
        context.out() << Cli::tr("Wrote %1").arg(path).toStdString() << '\n';
    tellPacks(context.out(), Cli::tr("Installed the parts of the pack %1"), report->installed);
    tellPacks(context.out(), Cli::tr("Added parts to the pack %1"), report->extended);
    tellPacks(context.out(), Cli::tr("Left the installed pack %1 as it is"), report->kept);
}

void runImport(CliContext& context, const ImportVerb& verb) {
    context.startWords();
    if (verb.output.empty() && !verb.dryRun)
        return context.fail({{"export.no-output", {}, readableName(verb.input), "", 0, 0}});
    const QString name = QString::fromStdString(readableName(verb.input));
    const Result<QByteArray> bytes = verb.input == "-"
                                         ? model::readStandardInput()
                                         : model::readNamedFile(QByteArray::fromStdString(verb.input), name);
    if (!bytes)
        return context.fail(bytes.problems());
    if (model::isBundle(*bytes)) {
        const Result<model::Bundle> bundle = model::readBundle(*bytes, name);
        return bundle ? runBundle(context, verb, *bundle) : context.fail(bundle.problems());
    }
    Result<model::Imported> imported = model::importForeign(*bytes, name, context.library());
    if (!imported)
        return context.fail(imported.problems());
    if (!context.json)
        context.warn(imported->notes);
    if (!verb.dryRun)
        if (const auto saved = context.writeValue(verb.output, imported->value); !saved)
            return context.fail(saved.problems());
    if (context.json)
        context.print(Json::Object{{"format", imported->format},
                                   {"kind", model::valueSuffix(imported->value).toStdString()},
                                   {"notes", context.toJson(imported->notes)}});
}

}  // namespace

void addImportVerb(CLI::App& app, CliContext& context) {
    auto verb = std::make_shared<ImportVerb>();
    CLI::App* sub = app.add_subcommand(
        "import", "Read back a bundle, a Tiled map or a BattleScribe roster that was exported from Bocage");
    sub->add_option("FILE", verb->input, "File to read")->required();
    sub->add_option("-o,--output", verb->output,
                    "Document to write; for a bundle the folder to unpack it into")
        ->type_name("OUT");
    sub->add_flag("--dry-run", verb->dryRun,
                  "Write nothing: tell what it holds and what would not come back");
    sub->callback([verb, &context] { runImport(context, *verb); });
}

}  // namespace bocage::cli
