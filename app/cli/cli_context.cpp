#include "app/cli/cli_context.h"

#include <CLI/CLI.hpp>

#include <QFileInfo>
#include <QFont>
#include <QFontInfo>
#include <QGuiApplication>

#include <algorithm>
#include <ostream>

#include "app/cli/terminal_text.h"
#include "model/console/words.h"
#include "model/export/bundle.h"
#include "model/io/judge_file.h"
#include "model/io/load_file.h"
#include "model/io/save_file.h"
#include "model/language/language.h"
#include "model/messages/finding_text.h"
#include "model/messages/problem_text.h"
#include "model/messages/words.h"
#include "model/systems/game_face.h"
#include "rules/board/grid.h"
#include "rules/checks/ownership.h"
#include "rules/core/text_argument.h"
#include "rules/systems/game_system.h"

namespace bocage::cli {

using namespace rules;
using console::Cli;

CliContext::CliContext(int& argc, char** argv, std::ostream& out, std::ostream& err, std::ostream& raw)
    : m_argc(argc), m_argv(argv), m_out(out), m_err(err), m_raw(raw) {}

CliContext::~CliContext() = default;

void CliContext::end(ExitCode code) {
    m_exitCode = std::max(m_exitCode, code);
}

namespace {

/// What is told of a document from now on is told in the words of its game.
void speakOf(const model::DocumentValue& value) {
    if (const auto* scenario = std::get_if<Scenario>(&value))
        model::speakAs(scenario->system);
    else if (const auto* roster = std::get_if<Roster>(&value))
        model::speakAs(roster->system);
    else if (const auto* campaign = std::get_if<Campaign>(&value))
        model::speakAs(campaign->system);
}

}  // namespace

void CliContext::startDrawing() {
    if (m_drawing)
        return;
    m_application.reset();  // Qt allows one application object at a time
    qputenv("QT_QPA_PLATFORM", "offscreen");
    m_application = std::make_unique<QGuiApplication>(m_argc, m_argv);
    // Qt draws on without a word where it found no font, and every name and number would be missing.
    if (QFontInfo(QFont()).family().isEmpty())
        throw NoFonts();
    model::useLanguage(QString::fromStdString(language));
    m_drawing = true;
}

void CliContext::startWords() {
    if (m_application)
        return;
    m_application = std::make_unique<QCoreApplication>(m_argc, m_argv);
    model::useLanguage(QString::fromStdString(language));
}

LibraryPtr CliContext::library() {
    if (!m_library.library) {
        startWords();  // the installed packs are found beside the executable, which the application knows
        m_library = model::loadInstalledLibrary();
        if (!json)
            warn(m_library.problems);
    }
    return m_library.library;
}

const model::PackSource* CliContext::packSource(const PackId& id) {
    library();
    for (const model::PackSource& source : m_library.sources)
        if (source.id == id)
            return &source;
    return nullptr;
}

Result<InputFile> CliContext::open(const std::string& path) {
    if (const auto peeked = m_peeked.find(path); peeked != m_peeked.end()) {
        if (peeked->second)
            speakOf(peeked->second->value);
        return peeked->second;
    }
    // Names are bytes to the system; Qt would lose those that are no UTF-8.
    const std::string shown = readableName(path);
    const QString name = QString::fromStdString(shown);
    const Result<QByteArray> bytes = path == "-"
                                         ? model::readStandardInput()
                                         : model::readNamedFile(QByteArray::fromStdString(path), name);
    if (!bytes)
        return bytes.problems();
    if (model::looksLikeZip(*bytes)) {
        const Result<model::Bundle> bundle = model::readBundle(*bytes, name);
        if (!bundle)
            return bundle.problems();
        library();
        m_library = model::withParts(m_library, bundle->packs);
        InputFile inside{shown, model::mainDocument(*bundle), {}, currentVersion};
        speakOf(inside.value);
        return inside;
    }
    Result<model::LoadedValue> loaded = model::readValue(*bytes, name);
    if (!loaded)
        return loaded.problems();
    speakOf(loaded->value);
    return InputFile{shown, std::move(loaded->value), std::move(loaded->notes), loaded->fromVersion};
}

const Result<InputFile>& CliContext::peek(const std::string& path) {
    auto opened = open(path);
    return m_peeked.try_emplace(path, std::move(opened)).first->second;
}

Result<Done> CliContext::write(const std::string& output, const QByteArray& bytes) {
    if (output == "-") {
        m_outputTaken = true;
        m_raw.write(bytes.constData(), static_cast<std::streamsize>(bytes.size()));
        m_raw.flush();
        if (!m_raw)
            return Problem{"save.stdout", {}, output, "", 0, 0};
        return Done{};
    }
    if (!isUtf8(output))
        return Problem{"save.not-utf8", {}, readableName(output), "", 0, 0};
    const QString path = QString::fromStdString(output);
    if (!force && QFileInfo(path).isFile())
        return Problem{"save.exists", {}, output, "", 0, 0};
    return model::saveAtomically(path, bytes);
}

Result<Done> CliContext::writeValue(const std::string& output, const model::DocumentValue& value) {
    const QByteArray bytes = model::valueBytes(value);
    if (Result<Done> verified = model::verifyBytes(bytes, value); !verified)
        return model::inFile(verified.problems(), QString::fromStdString(output));
    return write(output, bytes);
}

Result<Collection> CliContext::openCollection(const std::string& path) {
    Result<InputFile> input = open(path);
    if (!input)
        return input.problems();
    auto* collection = std::get_if<Collection>(&input->value);
    if (!collection)
        return Problem{"document.not-a-collection", {}, path, "/format", 0, 0};
    if (!json)
        warn(input->notes);
    return std::move(*collection);
}

std::string CliContext::sentence(const Problem& problem) {
    startWords();
    return model::ProblemText::full(problem).toStdString();
}

std::string CliContext::sentence(const Finding& finding, const Scenario* scenario, const Roster* roster) {
    const model::FindingText words(*library(), scenario, roster);
    const QString place = words.place(finding);
    QString text =
        QStringLiteral("%1 %2: %3")
            .arg(isOwnership(finding) ? Cli::tr("Not owned") : model::FindingText::severity(finding.severity),
                 QString::fromStdString(finding.rule), words.sentence(finding));
    if (!place.isEmpty())
        text += QStringLiteral(" (%1)").arg(place);
    return text.toStdString();
}

void CliContext::fail(const Problems& problems, ExitCode code) {
    if (json)
        print(Json::Object{{"problems", toJson(problems)}});
    else
        warn(problems);
    end(code);
}

void CliContext::missing(const std::string& option) {
    throw CLI::RequiredError(option);
}

model::Fitness CliContext::fitness(const model::DocumentValue& value, const std::string& path) {
    startWords();
    ValidateRequest request;
    request.library = library();
    if (const auto* asked = std::get_if<Scenario>(&value)) {
        Scenario scenario = *asked;
        return model::Fitness(model::judgeFile(scenario, QString::fromStdString(path), request).verdict);
    }
    const auto* roster = std::get_if<Roster>(&value);
    if (!roster)
        return {};
    request.roster = roster;
    return model::Fitness(validate(request));
}

void CliContext::tell(const model::Fitness& fitness, const std::string& path) {
    if (!fitness.line().isEmpty() && !json)
        m_err << path << ": " << fitness.line().toStdString() << '\n';
}

void CliContext::warn(const Problems& problems) {
    for (const Problem& problem : problems)
        m_err << sentence(problem) << '\n';
}

Json CliContext::toJson(const Problem& problem) {
    startWords();
    Json::Object out{{"code", problem.code},
                     {"text", model::ProblemText::sentence(problem).toStdString()},
                     {"advice", model::ProblemText::wayOut(problem).toStdString()},
                     {"file", problem.file},
                     {"pointer", problem.pointer}};
    if (problem.line > 0) {
        out.emplace_back("line", problem.line);
        out.emplace_back("column", problem.column);
    }
    return out;
}

Json CliContext::toJson(const Problems& problems) {
    Json::Array out;
    for (const Problem& problem : problems)
        out.push_back(toJson(problem));
    return out;
}

namespace {

/// Texts of several languages in the one that is spoken.
Json spoken(const std::vector<std::string>& arguments) {
    Json::Array out;
    for (const std::string& argument : arguments)
        out.emplace_back(model::localized(readTextArgument(argument)).toStdString());
    return out;
}

Json ids(const std::vector<ElementId>& elements) {
    Json::Array out;
    for (const ElementId& id : elements)
        out.emplace_back(id.value);
    return out;
}

/// Cells as the sentences name them, which is as people read them off the map.
std::string nameOf(Cell cell, const Scenario* scenario) {
    const GameSystem* system = scenario ? findGameSystem(scenario->system) : nullptr;
    const Grid* grid = system ? system->grid() : nullptr;
    return grid ? grid->name(cell) : cellName(cell);
}

Json locationJson(const Location& location, const Scenario* scenario) {
    Json::Object out{{"pointer", location.pointer}};
    Json::Array cells;
    for (const Cell cell : location.cells)
        cells.emplace_back(nameOf(cell, scenario));
    out.emplace_back("cells", std::move(cells));
    out.emplace_back("elements", ids(location.elements));
    out.emplace_back("entries", ids(location.entries));
    if (!location.army.empty())
        out.emplace_back("army", location.army.value);
    return out;
}

}  // namespace

Json CliContext::toJson(const Finding& finding, const Scenario* scenario, const Roster* roster) {
    static constexpr const char* severities[] = {"error", "warning", "note"};
    const model::FindingText words(*library(), scenario, roster);
    Json::Array locations;
    for (const Location& location : finding.locations)
        locations.push_back(locationJson(location, scenario));
    Json::Array fixes;
    for (const Fix& fix : finding.fixes) {
        Json::Object out{{"code", fix.code}, {"text", words.fix(fix).toStdString()}};
        if (fix.price)
            out.emplace_back("price", *fix.price);
        fixes.push_back(std::move(out));
    }
    return Json::Object{
        {"rule", finding.rule},
        {"severity", isOwnership(finding) ? "missing" : severities[static_cast<int>(finding.severity)]},
        {"text", words.sentence(finding).toStdString()},
        {"place", words.place(finding).toStdString()},
        {"key", finding.key()},
        {"arguments", spoken(finding.arguments)},
        {"locations", std::move(locations)},
        {"fixes", std::move(fixes)}};
}

Json CliContext::toJson(const Findings& findings, const Scenario* scenario, const Roster* roster) {
    Json::Array out;
    for (const Finding& finding : findings)
        out.push_back(toJson(finding, scenario, roster));
    return out;
}

void CliContext::print(const Json& document) {
    (m_outputTaken ? m_err : m_raw) << escapedForTerminal(writeJson(document));
}

}  // namespace bocage::cli
