#include <CLI/CLI.hpp>

#include <QHashSeed>

#include <langinfo.h>
#include <clocale>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <iostream>
#include <new>

#include "app/cli/cli_context.h"
#include "app/cli/terminal_text.h"
#include "app/cli/verbs.h"
#include "model/io/picture_helper.h"

namespace {

using bocage::cli::CliContext;
using bocage::cli::ExitCode;

/// Qt prints a warning for every run under a locale that is not UTF-8, which scripts and build machines often
/// have. Our texts and file names are UTF-8 whatever the locale says.
void useUtf8Locale() {
    std::setlocale(LC_ALL, "");
    if (std::strcmp(nl_langinfo(CODESET), "UTF-8") != 0) {
        setenv("LC_ALL", "C.UTF-8", 1);
        std::setlocale(LC_ALL, "C.UTF-8");
    }
    // Numbers in JSON and messages keep their point.
    std::setlocale(LC_NUMERIC, "C");
}

/// Qt's own remarks (no runtime folder, odd fonts) mean nothing to whoever runs a command; its errors do.
void tellOnlyErrors(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::cerr << "bocage-cli: " << message.toStdString() << '\n';
}

/// Memory that ran out inside a function which may not throw ends here, and so does whatever else nobody
/// caught. Nothing is left half written: files are replaced whole or not at all.
[[noreturn]] void giveUp() {
    std::fputs("bocage-cli: there was not enough memory, or an internal error.\n", stderr);
    std::_Exit(static_cast<int>(ExitCode::Internal));
}

#if defined(__SANITIZE_ADDRESS__)
constexpr bool sanitized = true;
#elif defined(__has_feature)
constexpr bool sanitized = __has_feature(address_sanitizer);
#else
constexpr bool sanitized = false;
#endif

/// Some libraries do not look whether they were given the memory they asked for. Whoever runs a script gets a
/// sentence and an exit code all the same. A sanitizer says more than we could, and is left to it.
struct LastWords {
    LastWords() {
        std::set_terminate(giveUp);
        if (sanitized)
            return;
        const auto tell = [](int) { giveUp(); };
        for (const int signal : {SIGSEGV, SIGABRT, SIGFPE, SIGILL})
            std::signal(signal, tell);
#ifdef SIGBUS
        std::signal(SIGBUS, tell);
#endif
#ifdef SIGTRAP
        std::signal(SIGTRAP, tell);  // how GLib ends where it is granted no memory
#endif
    }
};
// Before what other files set up at their start.
#ifdef __GNUC__
__attribute__((init_priority(101)))
#endif
const LastWords lastWords;

int run(int argc, char** argv) {
    bocage::cli::TerminalText outFilter(std::cout.rdbuf()), errFilter(std::cerr.rdbuf());
    std::ostream out(&outFilter), err(&errFilter);
    err << std::unitbuf;
    CliContext context(argc, argv, out, err, std::cout);
    CLI::App app(
        "Bocage on the command line: looks at, judges and draws scenarios, armies and content packs.");
    app.name("bocage-cli");
    app.set_version_flag("--version", std::string("bocage-cli ") + BOCAGE_VERSION);
    app.footer(
        "Exit codes: 0 fine, 1 the input has errors, 2 wrong usage or unreadable input, 3 internal error.\n"
        "Options of a verb: bocage-cli VERB --help. Nothing ever asks a question.");
    addVerbs(app, context);
    if (const std::string wrong = bocage::cli::unknownVerb(app, argc, argv); !wrong.empty()) {
        err << wrong << "\nRun with --help for more information.\n";
        return static_cast<int>(ExitCode::Unreadable);
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        // CLI11 numbers its errors; to a script they all mean wrong usage. Help and version are no errors.
        const int code = app.exit(error, out, err);
        return static_cast<int>(code == 0 ? ExitCode::Fine : ExitCode::Unreadable);
    }
    out.flush();
    std::cout.flush();
    if (!out || !std::cout) {
        err << "bocage-cli: the output could not be written completely. Is the disk full?\n";
        return static_cast<int>(ExitCode::Unreadable);
    }
    return static_cast<int>(context.exitCode());
}

}  // namespace

int main(int argc, char** argv) {
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN);  // an output that may not grow is told like a full disk
#endif
    // The same input gives the same bytes: Qt writes fonts and attributes in the order of its hash tables.
    QHashSeed::setDeterministicGlobalSeed();
    useUtf8Locale();
    qInstallMessageHandler(tellOnlyErrors);
    // Not a verb: our own programs start it for pictures of packs that nobody vouches for.
    if (argc == 2 && std::strcmp(argv[1], bocage::model::pictureHelperFlag) == 0)
        return bocage::model::servePictures();
    try {
        return run(argc, argv);
    } catch (const std::bad_alloc&) {
        giveUp();
    } catch (const bocage::cli::NoFonts&) {
        std::cerr << "bocage-cli: no font was found on this machine, so nothing can be lettered. Install "
                     "one, for example "
                     "the package fonts-dejavu-core, and start again.\n";
        return static_cast<int>(ExitCode::Unreadable);
    } catch (const std::exception& error) {
        std::cerr << "bocage-cli: this should not have happened: " << error.what()
                  << ". Please report it together with the command line and the file.\n";
    } catch (...) {
        std::cerr << "bocage-cli: this should not have happened: an unknown error. Please report it together "
                     "with the command line and the file.\n";
    }
    return static_cast<int>(ExitCode::Internal);
}
