#include <CLI/CLI.hpp>

#include <memory>
#include <ostream>

#include "app/cli/cli_context.h"
#include "app/cli/verbs.h"

namespace bocage::cli {

namespace {

void info(CliContext& context, const std::vector<std::string>& files) {
    for (const std::string& file : files) {
        const auto input = context.open(file);
        if (!input)
            context.fail(input.problems());
        else
            context.out() << file << ": " << input->format << '\n';
    }
}

}  // namespace

void addInfoVerb(CLI::App& app, CliContext& context) {
    auto files = std::make_shared<std::vector<std::string>>();
    CLI::App* verb = app.add_subcommand("info", "Tell what is in a document");
    verb->add_option("FILE", *files, "Documents to look at")->required();
    verb->callback([files, &context] { info(context, *files); });
}

}  // namespace bocage::cli
