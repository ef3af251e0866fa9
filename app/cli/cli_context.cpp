#include "app/cli/cli_context.h"

#include <QFile>
#include <QGuiApplication>

#include <algorithm>
#include <ostream>

#include "rules/format/formats.h"

namespace bocage::cli {

using namespace rules;

CliContext::CliContext(int& argc, char** argv, std::ostream& out, std::ostream& err)
    : m_argc(argc), m_argv(argv), m_out(out), m_err(err) {}

CliContext::~CliContext() = default;

void CliContext::end(ExitCode code) {
    m_exitCode = std::max(m_exitCode, code);
}

void CliContext::startDrawing() {
    if (m_drawing)
        return;
    m_application.reset();  // Qt allows one application object at a time
    qputenv("QT_QPA_PLATFORM", "offscreen");
    m_application = std::make_unique<QGuiApplication>(m_argc, m_argv);
    m_drawing = true;
}

void CliContext::startWords() {
    if (!m_application)
        m_application = std::make_unique<QCoreApplication>(m_argc, m_argv);
}

LibraryPtr CliContext::library() {
    if (!m_library) {
        auto [library, problems] = Library::build({});
        m_library = std::move(library);
        m_libraryProblems = std::move(problems);
        warn(m_libraryProblems);
    }
    return m_library;
}

namespace {

Result<std::string> readText(const std::string& path) {
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::ReadOnly))
        return Problem{"file.unreadable", {file.errorString().toStdString()}, path, "", 0, 0};
    return file.readAll().toStdString();
}

template <class T>
Result<InputFile> wrap(Result<Loaded<T>> loaded, const std::string& path, std::string format) {
    if (!loaded) {
        Problems problems = loaded.problems();
        for (Problem& problem : problems)
            problem.file = path;
        return problems;
    }
    InputFile input{path, std::move(format), std::move(loaded->value), std::move(loaded->notes),
                    loaded->fromVersion};
    for (Problem& note : input.notes)
        note.file = path;
    return input;
}

}  // namespace

Result<InputFile> CliContext::open(const std::string& path) {
    const Result<std::string> text = readText(path);
    if (!text)
        return text.problems();
    const std::string format = documentFormat(*text);
    if (format == "bocage.army")
        return wrap(readRoster(*text), path, format);
    if (format == "bocage.campaign")
        return wrap(readCampaign(*text), path, format);
    if (format == "bocage.collection")
        return wrap(readCollection(*text), path, format);
    if (format == "bocage.pack")
        return wrap(readPackManifest(*text), path, format);
    // Whatever else it says it is, the scenario reader has the right complaint about it.
    return wrap(readScenario(*text), path, format);
}

Result<Collection> CliContext::openCollection(const std::string& path) {
    const Result<std::string> text = readText(path);
    if (!text)
        return text.problems();
    Result<InputFile> input = wrap(readCollection(*text), path, "bocage.collection");
    if (!input)
        return input.problems();
    warn(input->notes);
    return std::get<Collection>(std::move(input->value));
}

std::string CliContext::sentence(const Problem& problem) {
    std::string text = problem.file;
    if (problem.line > 0)
        text += ":" + std::to_string(problem.line) + ":" + std::to_string(problem.column);
    if (!problem.pointer.empty())
        text += " " + problem.pointer;
    text += text.empty() ? "" : ": ";
    text += problem.code;
    for (const std::string& argument : problem.arguments)
        text += " " + argument;
    return text;
}

void CliContext::fail(const Problems& problems, ExitCode code) {
    if (json)
        print(Json::Object{{"problems", toJson(problems)}});
    else
        warn(problems);
    end(code);
}

void CliContext::warn(const Problems& problems) {
    for (const Problem& problem : problems)
        m_err << sentence(problem) << '\n';
}

Json CliContext::toJson(const Problem& problem) {
    Json::Object out{{"code", problem.code}, {"text", sentence(problem)}, {"file", problem.file}};
    if (!problem.pointer.empty())
        out.emplace_back("pointer", problem.pointer);
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

Json strings(const std::vector<std::string>& texts) {
    Json::Array out;
    for (const std::string& text : texts)
        out.emplace_back(text);
    return out;
}

Json ids(const std::vector<ElementId>& elements) {
    Json::Array out;
    for (const ElementId& id : elements)
        out.emplace_back(id.value);
    return out;
}

Json locationJson(const Location& location) {
    Json::Object out{{"pointer", location.pointer}};
    Json::Array cells;
    for (const Cell cell : location.cells)
        cells.emplace_back(cellName(cell));
    out.emplace_back("cells", std::move(cells));
    out.emplace_back("elements", ids(location.elements));
    out.emplace_back("entries", ids(location.entries));
    if (!location.army.empty())
        out.emplace_back("army", location.army.value);
    return out;
}

}  // namespace

Json CliContext::toJson(const Finding& finding) {
    static constexpr const char* severities[] = {"error", "warning", "note"};
    Json::Array locations;
    for (const Location& location : finding.locations)
        locations.push_back(locationJson(location));
    return Json::Object{{"rule", finding.rule},
                        {"severity", severities[static_cast<int>(finding.severity)]},
                        {"key", finding.key()},
                        {"arguments", strings(finding.arguments)},
                        {"locations", std::move(locations)}};
}

void CliContext::print(const Json& document) {
    m_out << writeJson(document);
}

}  // namespace bocage::cli
