#pragma once

#include <QCoreApplication>

#include <iosfwd>
#include <map>
#include <memory>
#include <string>

#include "model/console/console.h"
#include "model/io/document_files.h"
#include "model/library/content_library.h"
#include "model/messages/fitness.h"

namespace bocage::cli {

using console::ExitCode;
using console::InputFile;

/// Thrown where something is to be drawn on a machine without a single font.
struct NoFonts {};

/// What every verb needs: where to write, in which language, and how the run ended. Verbs get it by
/// reference and never touch the standard streams or exit themselves, so that the run stays testable.
class CliContext : public console::Console {
public:
    /// `out` and `err` are for words; `raw` is the standard output for bytes that must arrive as they are.
    CliContext(int& argc, char** argv, std::ostream& out, std::ostream& err, std::ostream& raw);
    ~CliContext() override;
    CliContext(const CliContext&) = delete;
    CliContext& operator=(const CliContext&) = delete;

    /// Where words go: the standard output, unless that was taken by an output called "-".
    std::ostream& out() override { return m_outputTaken ? m_err : m_out; }
    std::ostream& err() { return m_err; }

    /// Notes how a step ended; the worst one becomes the exit code of the process.
    void end(ExitCode code) override;
    ExitCode exitCode() const { return m_exitCode; }

    /// Verbs that draw call this first; it needs no display. All others run without a GUI.
    void startDrawing() override;
    /// Needed for words in another language; cheap, and called by whatever here needs it.
    void startWords() override;

    /// All installed packs, loaded at the first call. Trouble with a pack is told once, on the error stream.
    rules::LibraryPtr library() override;
    /// The same with where its packs lie.
    const model::LibraryLoad& loadedLibrary() { return library(), m_library; }
    const rules::Problems& libraryProblems() const { return m_library.problems; }
    /// Where a pack of the library came from; null for one that is not in it.
    const model::PackSource* packSource(const rules::PackId& id);

    rules::Result<rules::Done> write(const std::string& output, const QByteArray& bytes) override;
    rules::Result<rules::Done> writeValue(const std::string& output,
                                          const model::DocumentValue& value) override;
    rules::Result<InputFile> open(const std::string& path) override;
    rules::Result<rules::Collection> openCollection(const std::string& path) override;
    /// Opens a document to see what it is; whoever opens it afterwards gets the same.
    const rules::Result<InputFile>& peek(const std::string& path);

    /// One problem as a person reads it: file, place, sentence.
    std::string sentence(const rules::Problem& problem);
    /// One finding as a person reads it: severity, rule, sentence, places. The scenario it is about gives
    /// names to its elements.
    std::string sentence(const rules::Finding& finding, const rules::Scenario* scenario = nullptr,
                         const rules::Roster* roster = nullptr);
    /// Tells problems (as text, or as a JSON object with only "problems") and ends with `code`.
    void fail(const rules::Problems& problems, ExitCode code = ExitCode::Unreadable) override;
    [[noreturn]] void missing(const std::string& option) override;
    model::Fitness fitness(const model::DocumentValue& value, const std::string& path) override;
    void tell(const model::Fitness& fitness, const std::string& path) override;
    void warn(const rules::Problems& problems) override;

    rules::Json toJson(const rules::Problem& problem);
    rules::Json toJson(const rules::Problems& problems);
    rules::Json toJson(const rules::Finding& finding, const rules::Scenario* scenario = nullptr,
                       const rules::Roster* roster = nullptr);
    rules::Json toJson(const rules::Findings& findings, const rules::Scenario* scenario = nullptr,
                       const rules::Roster* roster = nullptr);
    void print(const rules::Json& json) override;

private:
    int& m_argc;
    char** m_argv;
    std::ostream& m_out;
    std::ostream& m_err;
    std::ostream& m_raw;
    bool m_outputTaken = false;
    ExitCode m_exitCode = ExitCode::Fine;
    std::unique_ptr<QCoreApplication> m_application;
    bool m_drawing = false;
    model::LibraryLoad m_library;
    std::map<std::string, rules::Result<InputFile>> m_peeked;
};

}  // namespace bocage::cli
