#pragma once

#include <QCoreApplication>

#include <iosfwd>
#include <memory>
#include <string>

#include "model/io/document_files.h"
#include "model/library/content_library.h"
#include "model/messages/fitness.h"

namespace bocage::cli {

/// What a script can rely on. The worst of a run wins.
enum class ExitCode {
    Fine = 0,
    Findings = 1,    ///< the input was read and has errors
    Unreadable = 2,  ///< wrong usage, or input that cannot be read
    Internal = 3,    ///< our fault
};

/// One document from the command line, of whatever kind it turned out to be.
struct InputFile {
    std::string path;
    model::DocumentValue value;
    rules::Problems notes;  ///< what the user should know about how it was read
    int fromVersion = rules::currentVersion;
};

/// What every verb needs: where to write, in which language, and how the run ended. Verbs get it by
/// reference and never touch the standard streams or exit themselves, so that the run stays testable.
class CliContext {
public:
    /// `out` and `err` are for words; `raw` is the standard output for bytes that must arrive as they are.
    CliContext(int& argc, char** argv, std::ostream& out, std::ostream& err, std::ostream& raw);
    ~CliContext();
    CliContext(const CliContext&) = delete;
    CliContext& operator=(const CliContext&) = delete;

    // Set by the options that all verbs share.
    std::string language = "en";
    bool json = false;
    bool force = false;  ///< outputs may replace files

    /// Where words go: the standard output, unless that was taken by an output called "-".
    std::ostream& out() { return m_outputTaken ? m_err : m_out; }
    std::ostream& err() { return m_err; }

    /// Notes how a step ended; the worst one becomes the exit code of the process.
    void end(ExitCode code);
    ExitCode exitCode() const { return m_exitCode; }

    /// Verbs that draw call this first; it needs no display. All others run without a GUI.
    void startDrawing();
    /// Needed for words in another language; cheap, and called by whatever here needs it.
    void startWords();

    /// All installed packs, loaded at the first call. Trouble with a pack is told once, on the error stream.
    rules::LibraryPtr library();
    const rules::Problems& libraryProblems() const { return m_library.problems; }
    /// Where a pack of the library came from; null for one that is not in it.
    const model::PackSource* packSource(const rules::PackId& id);

    /// Writes a result where the user wants it: "-" is the standard output, and a file that is there already
    /// stays unless --force was given.
    rules::Result<rules::Done> write(const std::string& output, const QByteArray& bytes);
    /// The same for a document, in canonical form and read back before it is written.
    rules::Result<rules::Done> writeValue(const std::string& output, const model::DocumentValue& value);

    /// Reads a document of any kind; "-" is the standard input. Every problem names the file.
    rules::Result<InputFile> open(const std::string& path);
    rules::Result<rules::Collection> openCollection(const std::string& path);

    /// One problem as a person reads it: file, place, sentence.
    std::string sentence(const rules::Problem& problem);
    /// One finding as a person reads it: severity, rule, sentence, places. The scenario it is about gives
    /// names to its elements.
    std::string sentence(const rules::Finding& finding, const rules::Scenario* scenario = nullptr);
    /// Tells problems (as text, or as a JSON object with only "problems") and ends with `code`.
    void fail(const rules::Problems& problems, ExitCode code = ExitCode::Unreadable);
    /// How fit for play a document is. Armies that a scenario links to count.
    model::Fitness fitness(const model::DocumentValue& value, const std::string& path);
    /// Says on the error stream what is about to be drawn or written unfit for play, unless the answer is
    /// JSON.
    void tell(const model::Fitness& fitness, const std::string& path);
    /// Both at once.
    model::Fitness tellFitness(const model::DocumentValue& value, const std::string& path);
    /// Problems that do not end the run: one line each on the error stream.
    void warn(const rules::Problems& problems);

    rules::Json toJson(const rules::Problem& problem);
    rules::Json toJson(const rules::Problems& problems);
    rules::Json toJson(const rules::Finding& finding, const rules::Scenario* scenario = nullptr);
    rules::Json toJson(const rules::Findings& findings, const rules::Scenario* scenario = nullptr);
    /// Writes one JSON document to the output stream.
    void print(const rules::Json& json);

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
};

}  // namespace bocage::cli
