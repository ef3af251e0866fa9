#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>
#include <ostream>

#include "app/cli/choices.h"
#include "app/cli/cli_context.h"
#include "app/cli/verbs.h"
#include "rules/format/formats.h"

namespace bocage::cli {

void addSchemaVerb(CLI::App& app, CliContext& context) {
    auto name = std::make_shared<std::string>();
    CLI::App* verb = app.add_subcommand("schema", "Print the JSON Schema (draft 7) of a format");
    std::vector<std::string> names;
    for (const std::string_view known : rules::schemaNames())
        names.emplace_back(known);
    verb->add_option("NAME", *name, "Format to describe")->required()->check(oneOf(names));
    verb->callback([name, &context] { context.out() << rules::schemaText(*name); });
}

}  // namespace bocage::cli
