#include <CLI/CLI.hpp>

#include <QDir>
#include <QFileInfo>

#include <memory>
#include <ostream>

#include "app/cli/choices.h"
#include "app/cli/cli_context.h"
#include "app/cli/terminal_text.h"
#include "app/cli/verbs.h"
#include "model/console/words.h"
#include "model/export/export_readers.h"

namespace bocage::cli {

namespace {

using console::Cli;
using namespace rules;

struct ExportVerb {
    std::string input, output, format, baseUrl, reader;
    int pixels = 64;
    bool dryRun = false;
};

std::vector<std::string> formatNames() {
    std::vector<std::string> names;
    for (const model::Exporter* exporter : model::exporters())
        names.emplace_back(exporter->id());
    return names;
}

/// The name of an output without the suffix of its format.
QString stemOf(const std::string& output, const std::string& input, const model::Exporter& exporter) {
    QString name = QFileInfo(QString::fromStdString(output.empty() ? input : output)).fileName();
    const QString suffix = u'.' + exporter.suffix();
    if (!output.empty()) {
        if (name.endsWith(suffix, Qt::CaseInsensitive))
            name.chop(suffix.size());
        return name.isEmpty() ? QStringLiteral("untitled") : name;
    }
    return model::safeStem(name.section(u'.', 0, 0));
}

Json lossJson(const model::Losses& losses) {
    Json::Array list;
    for (const model::Loss& loss : losses) {
        Json::Array pointers;
        for (const std::string& pointer : loss.pointers)
            pointers.emplace_back(pointer);
        list.push_back(
            Json::Object{{"code", loss.code},
                         {"kind", loss.kind == model::Loss::Kind::LeftOut ? "left-out" : "not-played"},
                         {"text", loss.text.toStdString()},
                         {"pointers", std::move(pointers)}});
    }
    return list;
}

Json fileJson(const QStringList& names) {
    Json::Array list;
    for (const QString& name : names)
        list.emplace_back(name.toStdString());
    return list;
}

void tellLosses(std::ostream& out, const model::Losses& losses) {
    if (losses.empty())
        out << Cli::tr("Nothing is lost.").toStdString() << '\n';
    for (const model::Loss& loss : losses)
        out << (loss.kind == model::Loss::Kind::LeftOut ? Cli::tr("Left out: %1") : Cli::tr("Not played: %1"))
                   .arg(loss.text)
                   .toStdString()
            << '\n';
}

void runExport(CliContext& context, const ExportVerb& verb) {
    const model::Exporter* exporter = model::findExporter(verb.format);
    if (!exporter)
        return context.fail({{"export.unknown-format", {verb.format}, "", "", 0, 0}});
    if (exporter->draws())
        context.startDrawing();
    else
        context.startWords();
    Result<InputFile> input = context.open(verb.input);
    if (!input)
        return context.fail(input.problems());
    if (!exporter->appliesTo(input->value))
        return context.fail(
            {{exporter->whyNot(input->value), {exporter->name().toStdString()}, input->path, "", 0, 0}});
    if (verb.output.empty() && !verb.dryRun)
        return context.fail({{"export.no-output", {}, input->path, "", 0, 0}});
    context.library();
    model::ExportSubject subject = model::exportSubject(
        std::move(input->value), QString::fromStdString(input->path), context.loadedLibrary());
    if (!verb.reader.empty()) {
        Result<model::ExportSubject> known = model::subjectFor(subject, PlayerId(verb.reader));
        if (!known)
            return context.fail(known.problems());
        subject = std::move(*known);
    }
    if (!context.json)
        context.warn(subject.missing);
    context.tell(subject.fitness, input->path);
    model::ExportOptions options;
    options.stem = stemOf(verb.output, verb.input, *exporter);
    options.language = QString::fromStdString(context.language);
    options.pixelsPerCell = verb.pixels;
    options.baseUrl = QString::fromStdString(verb.baseUrl);
    const model::ExportPlan plan = exporter->plan(subject, options);
    const model::Losses losses = model::lossesOf(*exporter, subject, options);
    Json::Object answer{{"format", std::string(exporter->id())},
                        {"errors", subject.fitness.errors},
                        {"losses", lossJson(losses)},
                        {"files", fileJson(model::filesOf(plan))}};
    if (verb.dryRun) {
        if (context.json)
            return context.print(answer);
        for (const QString& name : model::filesOf(plan))
            context.out() << Cli::tr("Would write %1").arg(name).toStdString() << '\n';
        return tellLosses(context.out(), losses);
    }
    QStringList written;
    if (verb.output == "-") {
        if (plan.size() != 1)
            return context.fail({{"export.many-files", {std::to_string(plan.size())}, "-", "", 0, 0}});
        const Result<QByteArray> bytes = plan.front().make();
        if (!bytes)
            return context.fail(bytes.problems());
        if (const auto saved = context.write(verb.output, *bytes); !saved)
            return context.fail(saved.problems());
        written << QStringLiteral("-");
    } else {
        if (!isUtf8(verb.output))
            return context.fail({{"save.not-utf8", {}, readableName(verb.output), "", 0, 0}});
        const QFileInfo target(QString::fromStdString(verb.output));
        if (target.isDir())
            return context.fail({{"save.is-folder", {}, verb.output, "", 0, 0}});
        const Result<QStringList> done = model::writeExport(plan, target.path(), context.force);
        if (!done)
            return context.fail(done.problems());
        written = *done;
    }
    if (context.json) {
        answer.emplace_back("written", fileJson(written));
        return context.print(answer);
    }
    for (const model::Loss& loss : losses)
        if (loss.kind == model::Loss::Kind::LeftOut)
            context.err() << Cli::tr("Left out: %1").arg(loss.text).toStdString() << '\n';
}

}  // namespace

void addExportVerb(CLI::App& app, CliContext& context) {
    auto verb = std::make_shared<ExportVerb>();
    CLI::App* sub = app.add_subcommand("export", "Write a document for another program");
    sub->add_option("FILE", verb->input, "Scenario, army, campaign or bundle to export")->required();
    sub->add_option("--to", verb->format, "Format to write")
        ->type_name("FORMAT")
        ->required()
        ->check(oneOf(formatNames()));
    sub->add_option("-o,--output", verb->output,
                    "Main file to write; pictures and further files go beside it")
        ->type_name("OUT");
    sub->add_flag("--dry-run", verb->dryRun, "Write nothing: tell the files and what the target cannot hold");
    sub->add_option("--pixels", verb->pixels, "Pixels of a space in pictures")
        ->type_name("N")
        ->check(between(16, 256))
        ->capture_default_str();
    sub->add_option("--base-url", verb->baseUrl,
                    "Address under which pictures will lie, for Tabletop Simulator and Cockatrice")
        ->type_name("URL");
    sub->add_option("--for", verb->reader, "Only what this player may know, by id")->type_name("PLAYER");
    sub->callback([verb, &context] { runExport(context, *verb); });
}

}  // namespace bocage::cli
