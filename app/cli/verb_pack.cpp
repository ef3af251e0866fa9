#include <CLI/CLI.hpp>

#include <memory>
#include <ostream>

#include "app/cli/cli_context.h"
#include "app/cli/pack_report.h"
#include "app/cli/verbs.h"
#include "model/console/words.h"
#include "model/io/resource_paths.h"
#include "model/io/save_file.h"
#include "model/library/pack_install.h"
#include "rules/checks/pack_check.h"

namespace bocage::cli {

using console::Cli;

namespace {

using namespace rules;

QString q(const std::string& text) {
    return QString::fromStdString(text);
}

void listPacks(CliContext& context) {
    context.startWords();
    const LibraryPtr library = context.library();
    Json::Array packs;
    for (const Pack& pack : library->packs()) {
        const PackManifest& manifest = pack.manifest;
        const model::PackSource* source = context.packSource(manifest.id);
        const bool own = source && !source->installed;
        Json::Object counts;
        for (const auto& [kind, count] : countsByKind(pack))
            counts.emplace_back(kind, count);
        packs.push_back(Json::Object{{"id", manifest.id.value},
                                     {"version", manifest.version},
                                     {"system", manifest.system},
                                     {"title", manifest.title.in(context.language)},
                                     {"path", source ? source->path.toStdString() : ""},
                                     {"origin", own ? "user" : "program"},
                                     {"counts", std::move(counts)}});
        if (!context.json)
            context.out() << QStringLiteral("%1 %2  %3  (%4)")
                                 .arg(q(manifest.id.value), q(manifest.version),
                                      q(manifest.title.in(context.language)),
                                      own ? Cli::tr("installed by you") : Cli::tr("comes with Bocage"))
                                 .toStdString()
                          << '\n';
    }
    if (context.json)
        context.print(Json::Object{{"packs", std::move(packs)},
                                   {"problems", context.toJson(context.libraryProblems())}});
    else if (library->packs().empty())
        context.out() << Cli::tr("There are no packs.").toStdString() << '\n';
}

/// Tells what is wrong with a pack; true when nothing is.
bool tellReport(CliContext& context, const std::string& path, const PackReport& report) {
    if (!report.readable)
        context.end(ExitCode::Unreadable);
    else if (!report.sound())
        context.end(ExitCode::Findings);
    if (!context.json) {
        context.warn(report.problems);
        for (const Finding& finding : report.findings)
            context.out() << path << ": " << context.sentence(finding) << '\n';
    }
    return report.sound();
}

Json reportJson(CliContext& context, const std::string& path, const PackReport& report) {
    Json::Object out{{"file", path}, {"readable", report.readable}};
    if (report.readable) {
        out.emplace_back("id", report.pack.manifest.id.value);
        out.emplace_back("version", report.pack.manifest.version);
    }
    out.emplace_back("problems", context.toJson(report.problems));
    out.emplace_back("findings", context.toJson(report.findings));
    return out;
}

void checkPacks(CliContext& context, std::vector<std::string> paths) {
    context.startWords();
    if (paths.empty())
        for (const Pack& pack : context.library()->packs())
            if (const model::PackSource* source = context.packSource(pack.manifest.id))
                paths.push_back(source->path.toStdString());
    Json::Array packs;
    for (const std::string& path : paths) {
        const PackReport report = reportOnPack(q(path), *context.library());
        packs.push_back(reportJson(context, path, report));
        if (tellReport(context, path, report) && !context.json)
            context.out() << Cli::tr("%1: pack %2 %3 is sound")
                                 .arg(q(path), q(report.pack.manifest.id.value),
                                      q(report.pack.manifest.version))
                                 .toStdString()
                          << '\n';
    }
    if (context.json)
        context.print(Json::Object{{"packs", std::move(packs)}});
}

/// A pack with errors goes nowhere: whoever got it could do nothing about them. Null when it was refused.
std::unique_ptr<PackReport> soundPack(CliContext& context, const std::string& path) {
    context.startWords();
    auto report = std::make_unique<PackReport>(reportOnPack(q(path), *context.library()));
    if (tellReport(context, path, *report))
        return report;
    if (context.json)
        context.print(reportJson(context, path, *report));
    return nullptr;
}

void tellOutput(CliContext& context, const std::string& path, const PackReport& report, const QString& output,
                const QString& words) {
    if (!context.json) {
        context.out() << words.toStdString() << '\n';
        return;
    }
    Json out = reportJson(context, path, report);
    out.set("output", output.toStdString());
    context.print(out);
}

void buildPack(CliContext& context, const std::string& folder, const std::string& output) {
    const auto report = soundPack(context, folder);
    if (!report)
        return;
    const PackManifest& manifest = report->pack.manifest;
    const QString file =
        output.empty()
            ? QStringLiteral("%1-%2.%3").arg(q(manifest.id.value), q(manifest.version), model::packSuffix)
            : q(output);
    const Result<QByteArray> archive = model::buildPack(q(folder));
    if (!archive)
        return context.fail(archive.problems());
    if (const auto saved = context.write(file.toStdString(), *archive); !saved)
        return context.fail(saved.problems());
    tellOutput(context, folder, *report, file,
               Cli::tr("Pack %1 %2 is in %3").arg(q(manifest.id.value), q(manifest.version), file));
}

void installPack(CliContext& context, const std::string& path, bool replace) {
    const auto report = soundPack(context, path);
    if (!report)
        return;
    const auto installed = model::installPack(q(path), replace, model::userPacksFolder());
    if (!installed)
        return context.fail(installed.problems());
    tellOutput(context, path, *report, installed->path,
               Cli::tr("Pack %1 %2 is installed in %3")
                   .arg(q(installed->id.value), q(installed->version), installed->path));
}

void removePack(CliContext& context, const std::string& id) {
    context.startWords();
    const auto removed = model::removePack(PackId(id), model::userPacksFolder());
    if (!removed)
        return context.fail(removed.problems());
    if (context.json)
        context.print(Json::Object{{"removed", id}});
    else
        context.out() << Cli::tr("Pack %1 is removed").arg(q(id)).toStdString() << '\n';
}

}  // namespace

void addPackVerb(CLI::App& app, CliContext& context) {
    CLI::App* verb =
        app.add_subcommand("pack", "List, check, test, build, install, remove and draw content packs");

    CLI::App* list = verb->add_subcommand("list", "List the installed packs");
    list->callback([&context] { listPacks(context); });

    auto paths = std::make_shared<std::vector<std::string>>();
    CLI::App* check = verb->add_subcommand("check", "Say what is wrong with packs");
    check->add_option("PACK", *paths,
                      "Folders with a pack.json, or .bocagepack files; without any, every installed pack");
    check->callback([paths, &context] { checkPacks(context, *paths); });

    auto folder = std::make_shared<std::string>();
    auto output = std::make_shared<std::string>();
    CLI::App* build = verb->add_subcommand("build", "Check a pack folder and make one file of it");
    build->add_option("FOLDER", *folder, "Folder with a pack.json")->required();
    build->add_option("-o,--output", *output, "File to write; else ID-VERSION.bocagepack in this folder")
        ->type_name("FILE");
    build->callback([folder, output, &context] { buildPack(context, *folder, *output); });

    auto package = std::make_shared<std::string>();
    CLI::App* install = verb->add_subcommand("install", "Check a pack and add it to your own packs");
    install->add_option("PACK", *package, "A .bocagepack file or a folder with a pack.json")->required();
    auto replace = std::make_shared<bool>(false);
    install->add_flag("--replace", *replace, "Put it in the place of a pack of the same id");
    install->callback([package, replace, &context] { installPack(context, *package, *replace); });

    auto id = std::make_shared<std::string>();
    CLI::App* remove = verb->add_subcommand("remove", "Take away a pack that you installed");
    remove->add_option("ID", *id, "Id of the pack")->required();
    remove->callback([id, &context] { removePack(context, *id); });

    addPackSheetVerb(*verb, context);
    addPackTestVerbs(*verb, context);
}

}  // namespace bocage::cli
