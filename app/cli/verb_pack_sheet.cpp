#include <CLI/CLI.hpp>

#include <QBuffer>
#include <QImage>

#include <memory>
#include <ostream>

#include "app/cli/choices.h"
#include "app/cli/cli_context.h"
#include "app/cli/pack_report.h"
#include "app/cli/verbs.h"
#include "model/console/words.h"
#include "model/io/save_file.h"
#include "model/library/content_library.h"
#include "model/render/contact_sheet.h"
#include "model/render/fitness_line.h"

namespace bocage::cli {

using console::Cli;

namespace {

using namespace rules;

struct SheetRequest {
    std::string pack;
    std::string kind = "unit";
    std::string output;
    int cell = 150;
    bool grey = false;
};

/// The installed packs, with the one on disk in the place of its installed twin: a pack under work is drawn
/// with what it depends on. Sets the id to look for.
LibraryPtr libraryWith(CliContext& context, const std::string& pack, PackId& id) {
    id = PackId(pack);
    const LibraryPtr installed = context.library();
    if (installed->pack(id))
        return installed;
    auto load = model::loadPack(QString::fromStdString(pack));
    if (!load) {
        context.fail(load.problems());
        return nullptr;
    }
    if (!context.json)
        context.warn(load->problems);
    id = load->pack.manifest.id;
    std::vector<Pack> packs{std::move(load->pack)};
    for (const Pack& other : installed->packs())
        if (other.manifest.id != id)
            packs.push_back(other);
    auto [library, problems] = Library::build(std::move(packs));
    if (!context.json)
        context.warn(problems);
    return library;
}

/// What the rules say against the pack that is drawn. Items that cannot be read count: they are not on the
/// sheet.
model::Fitness packFitness(CliContext& context, const SheetRequest& request, const PackId& id) {
    // These are drawings of the program, whatever pack is named.
    if (request.kind == "symbol" || request.kind == "icon")
        return {};
    const model::PackSource* source = context.packSource(id);
    const bool installed = source && id.value == request.pack;
    const PackReport report =
        reportOnPack(installed ? source->path : QString::fromStdString(request.pack), *context.library());
    model::Fitness fitness(Verdict{report.findings, {}});
    fitness.errors += static_cast<int>(report.problems.size());
    return fitness;
}

void drawSheet(CliContext& context, const SheetRequest& request) {
    context.startDrawing();
    PackId id;
    const LibraryPtr library = libraryWith(context, request.pack, id);
    if (!library)
        return;
    const model::PieceRenderer renderer(library);
    model::SheetOptions options;
    options.cell = request.cell;
    options.grey = request.grey;
    options.language = QString::fromStdString(context.language);
    QImage sheet = model::contactSheet(renderer, id, QString::fromStdString(request.kind), options);
    if (sheet.isNull()) {
        context.err() << Cli::tr("Pack %1 has nothing of the kind %2.")
                             .arg(QString::fromStdString(id.value), QString::fromStdString(request.kind))
                             .toStdString()
                      << '\n';
        context.end(ExitCode::Unreadable);
        return;
    }
    const model::Fitness fitness = packFitness(context, request, id);
    context.tell(fitness, request.pack);
    if (!fitness.line().isEmpty())
        sheet = model::withFitnessLine(sheet, fitness.line());
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!sheet.save(&buffer, "PNG")) {
        context.end(ExitCode::Internal);
        return;
    }
    const auto saved = context.write(request.output, bytes);
    if (!saved) {
        context.fail(saved.problems());
        return;
    }
    if (context.json)
        context.print(Json::Object{{"output", request.output},
                                   {"pack", id.value},
                                   {"kind", request.kind},
                                   {"width", sheet.width()},
                                   {"height", sheet.height()},
                                   {"errors", fitness.errors}});
    else
        context.out() << request.output << ": " << sheet.width() << " x " << sheet.height() << '\n';
}

}  // namespace

void addPackSheetVerb(CLI::App& pack, CliContext& context) {
    auto request = std::make_shared<SheetRequest>();
    std::vector<std::string> kinds;
    for (const QString& kind : model::sheetKinds())
        kinds.push_back(kind.toStdString());
    CLI::App* verb = pack.add_subcommand("sheet", "Draw everything of one kind in a pack on one picture");
    verb->add_option("PACK", request->pack, "Id of an installed pack, a folder or a .bocagepack file")
        ->required();
    verb->add_option("-k,--kind", request->kind, "What to draw")->check(oneOf(kinds));
    verb->add_option("-o,--output", request->output, "PNG file to write")->required()->type_name("FILE");
    verb->add_option("--cell", request->cell, "Pixels of one space")->check(CLI::Range(16, 1000));
    verb->add_flag("--grey", request->grey, "As a black and white printer would show it");
    verb->callback([request, &context] { drawSheet(context, *request); });
}

}  // namespace bocage::cli
