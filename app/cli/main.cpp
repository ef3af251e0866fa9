#include <CLI/CLI.hpp>

#include <langinfo.h>
#include <clocale>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <iostream>

#include "app/cli/cli_context.h"
#include "app/cli/verbs.h"

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

int run(int argc, char** argv) {
    CliContext context(argc, argv, std::cout, std::cerr);
    CLI::App app(
        "Bocage on the command line: looks at, judges and draws scenarios, armies and content packs.");
    app.name("bocage-cli");
    app.set_version_flag("--version", std::string("bocage-cli ") + BOCAGE_VERSION);
    app.footer(
        "Exit codes: 0 fine, 1 the input has errors, 2 wrong usage or unreadable input, 3 internal error.\n"
        "Options of a verb: bocage-cli VERB --help. Nothing ever asks a question.");
    addVerbs(app, context);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        // CLI11 numbers its errors; to a script they all mean wrong usage. Help and version are no errors.
        const int code = app.exit(error, std::cout, std::cerr);
        return static_cast<int>(code == 0 ? ExitCode::Fine : ExitCode::Unreadable);
    }
    std::cout.flush();
    if (!std::cout) {
        std::cerr << "bocage-cli: the output could not be written completely. Is the disk full?\n";
        return static_cast<int>(ExitCode::Unreadable);
    }
    return static_cast<int>(context.exitCode());
}

}  // namespace

int main(int argc, char** argv) {
    useUtf8Locale();
    try {
        return run(argc, argv);
    } catch (const std::exception& error) {
        std::cerr << "bocage-cli: this should not have happened: " << error.what()
                  << ". Please report it together with the command line and the file.\n";
    } catch (...) {
        std::cerr << "bocage-cli: this should not have happened: an unknown error. Please report it together "
                     "with the command line and the file.\n";
    }
    return static_cast<int>(ExitCode::Internal);
}
