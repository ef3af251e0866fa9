#pragma once

#include <QByteArray>
#include <iosfwd>
#include <string>

#include "model/io/document_files.h"
#include "model/messages/fitness.h"
#include "rules/content/library.h"
#include "rules/core/json.h"

/// What commands that are typed need: whoever answers one sees neither the standard streams nor the program
/// that was started. The command line implements it; tests may too.
namespace bocage::console {

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

class Console {
public:
    virtual ~Console() = default;

    // Set by the options that all commands share.
    std::string language = "en";
    bool json = false;
    bool force = false;  ///< outputs may replace files

    virtual std::ostream& out() = 0;
    /// Notes how a step ended; the worst one becomes the exit code of the process.
    virtual void end(ExitCode code) = 0;

    /// Commands that draw call this first; it needs no display. All others run without a GUI.
    virtual void startDrawing() = 0;
    /// Needed for words in another language; cheap, and called by whatever here needs it.
    virtual void startWords() = 0;

    /// All installed packs, loaded at the first call.
    virtual rules::LibraryPtr library() = 0;

    /// Writes a result where the user wants it: "-" is the standard output, and a file that is there already
    /// stays unless --force was given.
    virtual rules::Result<rules::Done> write(const std::string& output, const QByteArray& bytes) = 0;
    /// The same for a document, in canonical form and read back before it is written.
    virtual rules::Result<rules::Done> writeValue(const std::string& output,
                                                  const model::DocumentValue& value) = 0;
    /// Reads a document of any kind; "-" is the standard input. Every problem names the file.
    virtual rules::Result<InputFile> open(const std::string& path) = 0;
    virtual rules::Result<rules::Collection> openCollection(const std::string& path) = 0;

    /// Tells problems (as text, or as a JSON object with only "problems") and ends with `code`.
    virtual void fail(const rules::Problems& problems, ExitCode code = ExitCode::Unreadable) = 0;
    /// Problems that do not end the run: one line each on the error stream.
    virtual void warn(const rules::Problems& problems) = 0;
    /// Wrong usage: this option or argument has to be given.
    [[noreturn]] virtual void missing(const std::string& option) = 0;

    /// How fit for play a document is. Armies that a scenario links to count.
    virtual model::Fitness fitness(const model::DocumentValue& value, const std::string& path) = 0;
    /// Says on the error stream what is about to be drawn or written unfit for play, unless the answer is
    /// JSON.
    virtual void tell(const model::Fitness& fitness, const std::string& path) = 0;
    /// Both at once.
    model::Fitness tellFitness(const model::DocumentValue& value, const std::string& path) {
        const model::Fitness found = fitness(value, path);
        tell(found, path);
        return found;
    }

    /// Writes one JSON document to the output stream.
    virtual void print(const rules::Json& json) = 0;
};

}  // namespace bocage::console
