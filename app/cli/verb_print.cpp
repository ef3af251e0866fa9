#include <CLI/CLI.hpp>

#include <QFile>
#include <QFileInfo>

#include <memory>
#include <set>
#include <vector>

#include "app/cli/choices.h"
#include "app/cli/cli_context.h"
#include "app/cli/verbs.h"
#include "model/campaign/campaign_files.h"
#include "model/console/game_command.h"
#include "model/console/words.h"
#include "model/io/linked_armies.h"
#include "model/io/load_file.h"
#include "model/language/language.h"
#include "model/print/aid.h"
#include "model/print/game_prints.h"
#include "model/print/pdf_file.h"
#include "model/print/printers.h"
#include "rules/format/formats.h"

namespace bocage::cli {

namespace {

using namespace rules;
using console::Cli;
namespace print = model::print;
using console::Cli;

struct PrintRequest {
    std::string input, aid, output, paper = "a4", colours = "full", language = "en", backs = "long-edge",
                                    form = "full", reader, printer;
    double space = 25;
    double bleed = -1;
    std::vector<std::string> kinds, picked;
    bool gaps = false, noMarks = false, safeArea = false, singly = false, copies = false, list = false;
};

std::vector<std::string> standard(const QStringList& words) {
    std::vector<std::string> all;
    for (const QString& word : words)
        all.push_back(word.toStdString());
    return all;
}

Problem about(std::string code, std::vector<std::string> arguments, const std::string& file = {}) {
    return {std::move(code), std::move(arguments), file, "", 0, 0};
}

/// What is printed, kept alive while its aids are made.
struct Source {
    model::DocumentValue value;
    print::Subject subject;
    model::Fitness fitness;
    model::CampaignFiles chapters;
};

Result<std::unique_ptr<Source>> sourceOf(CliContext& context, const std::string& input) {
    auto source = std::make_unique<Source>();
    source->subject.library = context.library();
    const PackId pack(input);
    if (!QFileInfo::exists(QString::fromStdString(input)) && context.library()->pack(pack)) {
        source->subject.pack = pack;
        return source;
    }
    Result<InputFile> opened = context.open(input);
    if (!opened)
        return opened.problems();
    source->value = std::move(opened->value);
    source->fitness = context.tellFitness(source->value, input);
    source->subject.remark = source->fitness.line();
    if (auto* scenario = std::get_if<Scenario>(&source->value)) {
        context.warn(model::loadLinkedArmies(*scenario, QString::fromStdString(input)));
        source->subject.scenario = scenario;
    } else if (const auto* roster = std::get_if<Roster>(&source->value)) {
        source->subject.army = roster;
    } else if (const auto* campaign = std::get_if<Campaign>(&source->value)) {
        source->subject.campaign = campaign;
        source->chapters = model::loadChapters(*campaign, QString::fromStdString(input));
        context.warn(source->chapters.missing);
        source->subject.chapters = &source->chapters.scenarios;
    } else {
        return about("print.nothing-to-print", {}, input);
    }
    return source;
}

/// Every language that the document or the program speaks.
std::vector<std::string> languagesOf(const Source& source) {
    std::set<std::string> codes;
    for (const model::LanguageInfo& language : model::languages())
        codes.insert(language.code.toStdString());
    const auto add = [&](const Text& text) {
        for (const auto& [code, words] : text.byLanguage)
            codes.insert(code);
    };
    if (const Scenario* scenario = source.subject.scenario) {
        add(scenario->title);
        add(scenario->texts.introduction);
        add(scenario->texts.gameplay);
    }
    if (const Roster* army = source.subject.army)
        add(army->title);
    if (const Campaign* campaign = source.subject.campaign)
        add(campaign->title);
    if (const Pack* pack = source.subject.library->pack(source.subject.pack))
        codes.insert(pack->manifest.languages.begin(), pack->manifest.languages.end());
    return {codes.begin(), codes.end()};
}

Result<std::vector<print::PieceCopies>> pickedPieces(const std::vector<std::string>& words) {
    std::vector<print::PieceCopies> all;
    for (const std::string& word : words) {
        const auto equals = word.find('=');
        const std::string piece = word.substr(0, equals);
        const auto at = piece.find('@');
        const std::string id = piece.substr(0, at);
        int count = 1;
        const bool numbered = equals == std::string::npos ||
                              (CLI::detail::lexical_cast(word.substr(equals + 1), count) && count > 0);
        if (!numbered || id.find(':') == std::string::npos || id.find('/') == std::string::npos)
            return about("print.unknown-piece", {word});
        all.push_back({ContentId(id), count,
                       ContentId(at == std::string::npos ? std::string() : piece.substr(at + 1))});
    }
    return all;
}

Result<print::Options> optionsOf(const PrintRequest& request, const Source& source) {
    print::Options options;
    options.paper = *print::paperNamed(QString::fromStdString(request.paper));
    options.colours = *print::coloursNamed(QString::fromStdString(request.colours));
    const std::vector<std::string> languages = languagesOf(source);
    if (std::find(languages.begin(), languages.end(), request.language) == languages.end())
        return about("print.unknown-language", {request.language, listed(languages)});
    options.language = QString::fromStdString(request.language);
    options.space = print::Length::millimetres(request.space);
    options.sheets.backs = *print::backsNamed(QString::fromStdString(request.backs));
    options.sheets.gaps = request.gaps;
    options.sheets.cropMarks = !request.noMarks;
    options.sheets.safeArea = request.safeArea;
    options.sheets.singly = request.singly;
    if (request.bleed >= 0)
        options.sheets.bleed = print::Length::millimetres(request.bleed);
    for (const std::string& kind : request.kinds)
        options.kinds << QString::fromStdString(kind);
    auto picked = pickedPieces(request.picked);
    if (!picked)
        return picked.problems();
    options.picked = std::move(*picked);
    options.copiesAsPacked = request.copies;
    options.tournament = request.form == "tournament";
    options.reader = QString::fromStdString(request.reader);
    if (!request.printer.empty()) {
        const auto calibration = print::Printers().find(QString::fromStdString(request.printer));
        if (!calibration)
            return about("print.unknown-printer", {request.printer});
        options.calibration = *calibration;
    }
    return options;
}

/// battle.pdf becomes battle-majestic.pdf.
std::string nameFor(const std::string& output, const QString& reader) {
    const std::string suffix = ".pdf";
    return output.substr(0, output.size() - suffix.size()) + "-" + reader.toStdString() + suffix;
}

void listAids(CliContext& context, const Source& source) {
    Json::Array all;
    for (const print::AidPtr& aid : print::aidsFor(source.subject)) {
        if (context.json)
            all.push_back(Json::Object{{"id", aid->id().toStdString()},
                                       {"name", aid->name().toStdString()},
                                       {"purpose", aid->purpose().toStdString()}});
        else
            context.out() << aid->id().leftJustified(16).toStdString() << aid->name().toStdString() << ". "
                          << aid->purpose().toStdString() << '\n';
    }
    if (context.json)
        context.print(Json::Object{{"aids", std::move(all)}});
}

bool isThere(const std::string& output) {
    return output != "-" && QFileInfo(QString::fromStdString(output)).isFile();
}

struct Written {
    std::string output;
    QByteArray bytes;
    std::size_t pages = 0;
};

Result<Written> writtenAid(const print::Aid& aid, const print::Subject& subject,
                           const print::Options& options, const std::string& output) {
    const Result<print::Document> document = print::makeAid(aid, subject, options);
    if (!document)
        return model::inFile(document.problems(), QString::fromStdString(output));
    const Result<QByteArray> bytes = print::pdfFile(*document);
    if (!bytes)
        return model::inFile(bytes.problems(), QString::fromStdString(output));
    return Written{output, *bytes, document->pages.size()};
}

void printAid(CliContext& context, PrintRequest request) {
    request.language = request.language.substr(0, request.language.find_first_of("_."));
    context.language = model::matchLanguage(QString::fromStdString(request.language)).toStdString();
    context.startDrawing();
    const auto source = sourceOf(context, request.input);
    if (!source)
        return context.fail(source.problems());
    if (request.list)
        return listAids(context, **source);
    if (request.aid.empty() || request.output.empty()) {
        context.err()
            << Cli::tr(
                   "Say which aid is wanted (--aid) and where to write it (--output); --list shows the aids.")
                   .toStdString()
            << '\n';
        return context.end(ExitCode::Unreadable);
    }
    const print::Subject& subject = (*source)->subject;
    const print::AidPtr aid = print::findAid(subject, QString::fromStdString(request.aid));
    if (!aid) {
        std::vector<std::string> ids;
        for (const print::AidPtr& each : print::aidsFor(subject))
            ids.push_back(each->id().toStdString());
        return context.fail({about("print.unknown-aid", {request.aid, listed(ids)}, request.input)});
    }
    if (request.output != "-" && console::outputFormat(request.output, "", "pdf") != "pdf")
        return context.fail({about("print.not-pdf", {}, request.output)});
    Result<print::Options> options = optionsOf(request, **source);
    if (!options)
        return context.fail(options.problems());
    std::vector<Written> files;
    // One file for each reader unless one was named; all are made before the first is written.
    std::vector<std::pair<QString, std::string>> wanted{{options->reader, request.output}};
    if (aid->choices().testFlag(print::Choice::Readers) && options->reader.isEmpty() &&
        request.output != "-") {
        wanted.clear();
        for (const print::Reader& reader : aid->readers(subject))
            wanted.emplace_back(reader.id, nameFor(request.output, reader.id));
    }
    for (const auto& [reader, output] : wanted) {
        options->reader = reader;
        Result<Written> file = writtenAid(*aid, subject, *options, output);
        if (!file)
            return context.fail(file.problems());
        files.push_back(std::move(*file));
    }
    // All of them or none.
    if (!context.force)
        for (const Written& file : files)
            if (isThere(file.output))
                return context.fail({about("save.exists", {}, file.output)});
    Json::Array written;
    QStringList made;
    for (const Written& file : files) {
        const bool before = isThere(file.output);
        if (const auto saved = context.write(file.output, file.bytes); !saved) {
            for (const QString& path : made)
                QFile::remove(path);
            return context.fail(saved.problems());
        }
        if (!before && file.output != "-")
            made << QString::fromStdString(file.output);
        written.push_back(Json::Object{{"output", file.output},
                                       {"pages", static_cast<int>(file.pages)},
                                       {"bytes", static_cast<std::int64_t>(file.bytes.size())}});
    }
    if (context.json)
        context.print(Json::Object{{"files", std::move(written)},
                                   {"errors", (*source)->fitness.errors},
                                   {"waived", (*source)->fitness.waived}});
}

}  // namespace

void addPrintVerb(CLI::App& app, CliContext& context) {
    auto request = std::make_shared<PrintRequest>();
    CLI::App* verb =
        app.add_subcommand("print", "Make game aids for the table: booklets, counters, army sheets");
    verb->add_option("FILE", request->input, "Scenario, army or campaign, or the id of a pack")->required();
    verb->add_option("--aid", request->aid, "Which aid; --list shows those there are")->type_name("AID");
    verb->add_option("-o,--output", request->output, "PDF file to write")->type_name("OUT");
    verb->add_flag("--list", request->list, "List the aids of this file");
    verb->add_option("--paper", request->paper, "Size of the paper")
        ->check(oneOf(standard(print::paperNames())))
        ->capture_default_str();
    verb->add_option("--colours", request->colours, "Colours, less ink, or black and white")
        ->check(oneOf(standard(print::coloursNames())))
        ->capture_default_str();
    verb->add_option("--lang", request->language,
                     "Language of the pages, also one that only the document has")
        ->type_name("CODE")
        ->capture_default_str();
    verb->add_option("--space", request->space, "Side of a space of the battlefield, in millimetres")
        ->type_name("MM")
        ->check(between(5, 100))
        ->capture_default_str();
    verb->add_option("--backs", request->backs, "How backs come behind their fronts")
        ->check(oneOf(standard(print::backsNames())))
        ->capture_default_str();
    verb->add_option("--bleed", request->bleed,
                     "Picture beyond the cut, in millimetres; else what suits the piece")
        ->type_name("MM")
        ->check(between(0, 10));
    verb->add_flag("--gaps", request->gaps, "Leave gaps between pieces instead of sharing cuts");
    verb->add_flag("--no-marks", request->noMarks, "No cut marks");
    verb->add_flag("--safe-area", request->safeArea, "Show how far from the cut all that matters lies");
    verb->add_flag("--singly", request->singly, "One piece a page, with page boxes for printing houses");
    verb->add_option("--kinds", request->kinds,
                     "Only these pieces: counters, markers, tiles, options, cards, overlays")
        ->delimiter(',')
        ->check(oneOf({"counters", "markers", "tiles", "options", "cards", "overlays"}));
    verb->add_option("--pick", request->picked,
                     "These pieces instead of those needed: ID=NUMBER, with commas between; ID@DECK for the "
                     "back that a card has in a deck")
        ->delimiter(',');
    verb->add_flag("--copies", request->copies, "Of a pack, as many of each piece as its boxes hold");
    verb->add_option("--form", request->form, "Form of army sheets")
        ->check(oneOf({"full", "tournament"}))
        ->capture_default_str();
    verb->add_option("--for", request->reader, "Briefing of this player only, by id, or referee")
        ->type_name("READER");
    verb->add_option("--printer", request->printer, "Make up for what was measured of this printer")
        ->type_name("NAME");
    verb->callback([request, &context] { printAid(context, *request); });
}

}  // namespace bocage::cli
