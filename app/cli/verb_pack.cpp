#include <CLI/CLI.hpp>

#include <QDir>
#include <QFileInfo>

#include <memory>
#include <ostream>

#include "app/cli/cli_context.h"
#include "app/cli/pack_report.h"
#include "app/cli/verbs.h"
#include "app/cli/words.h"
#include "model/io/resource_paths.h"
#include "model/io/save_file.h"
#include "model/io/zip_door.h"
#include "model/library/content_library.h"
#include "model/library/pack_files.h"

namespace bocage::cli {

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
        packs.push_back(Json::Object{{"id", manifest.id.value},
                                     {"version", manifest.version},
                                     {"system", manifest.system},
                                     {"title", manifest.title.in(context.language)},
                                     {"path", source ? source->path.toStdString() : ""},
                                     {"origin", own ? "user" : "program"}});
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

void checkPacks(CliContext& context, const std::vector<std::string>& paths) {
    context.startWords();
    Json::Array packs;
    for (const std::string& path : paths) {
        const PackReport report = checkPack(q(path), *context.library());
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

/// The archive of a pack: only files a pack may hold, same bytes for the same files.
Result<QByteArray> archiveOf(const QString& path) {
    const auto files = model::PackFiles::open(path);
    if (!files)
        return files.problems();
    model::ZipEntries entries;
    for (const QString& name : files->names()) {
        auto bytes = files->read(name);
        if (!bytes)
            return bytes.problems();
        entries[name] = std::move(*bytes);
    }
    return model::writeZip(entries);
}

/// Checks, packs and writes; `target` names the file once the manifest is known. A pack with errors is not
/// written: whoever got it could do nothing about them.
void writePack(CliContext& context, const std::string& path,
               const std::function<QString(const PackManifest&)>& target,
               const std::function<QString(const PackManifest&, const QString&)>& words) {
    context.startWords();
    const PackReport report = checkPack(q(path), *context.library());
    if (!tellReport(context, path, report)) {
        if (context.json)
            context.print(reportJson(context, path, report));
        return;
    }
    const Result<QByteArray> archive = archiveOf(q(path));
    if (!archive)
        return context.fail(archive.problems());
    const QString output = target(report.pack.manifest);
    const QString folder = QFileInfo(output).absolutePath();
    if (!QFileInfo(folder).isDir()) {
        const auto made = model::makeFolder(folder);
        if (!made)
            return context.fail(made.problems());
    }
    const auto saved = model::saveAtomically(output, *archive);
    if (!saved)
        return context.fail(saved.problems());
    if (context.json) {
        Json out = reportJson(context, path, report);
        out.set("output", output.toStdString());
        context.print(out);
    } else {
        context.out() << words(report.pack.manifest, output).toStdString() << '\n';
    }
}

void buildPack(CliContext& context, const std::string& folder, const std::string& output) {
    writePack(
        context, folder,
        [&](const PackManifest& manifest) {
            return output.empty() ? q(manifest.id.value + "-" + manifest.version + ".bocagepack") : q(output);
        },
        [](const PackManifest& manifest, const QString& file) {
            return Cli::tr("Pack %1 %2 is in %3").arg(q(manifest.id.value), q(manifest.version), file);
        });
}

void installPack(CliContext& context, const std::string& path) {
    QString before;
    writePack(
        context, path,
        [&](const PackManifest& manifest) {
            const Pack* old = context.library()->pack(manifest.id);
            before = old ? q(old->manifest.version) : QString();
            return QDir(model::userPacksFolder()).filePath(q(manifest.id.value) + u'.' + model::packSuffix);
        },
        [&](const PackManifest& manifest, const QString& file) {
            return before.isEmpty() ? Cli::tr("Pack %1 %2 is installed in %3")
                                          .arg(q(manifest.id.value), q(manifest.version), file)
                                    : Cli::tr("Pack %1 %2 is installed in %3; there was version %4 before")
                                          .arg(q(manifest.id.value), q(manifest.version), file, before);
        });
}

}  // namespace

void addPackVerb(CLI::App& app, CliContext& context) {
    CLI::App* verb = app.add_subcommand("pack", "List, check, build and install content packs");

    CLI::App* list = verb->add_subcommand("list", "List the installed packs");
    list->callback([&context] { listPacks(context); });

    auto paths = std::make_shared<std::vector<std::string>>();
    CLI::App* check = verb->add_subcommand("check", "Say what is wrong with a pack");
    check->add_option("PACK", *paths, "Folders with a pack.json, or .bocagepack files")->required();
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
    install->callback([package, &context] { installPack(context, *package); });
}

}  // namespace bocage::cli
