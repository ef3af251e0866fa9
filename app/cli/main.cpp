#include <CLI/CLI.hpp>

#include <cstdio>

#include "rules/format/formats.h"

int main(int argc, char** argv) {
    CLI::App app("Bocage on the command line");
    std::string name;
    auto* schema = app.add_subcommand("schema", "Print the JSON Schema of a format");
    schema->add_option("NAME", name)->required();
    CLI11_PARSE(app, argc, argv);
    if (*schema)
        std::fputs(bocage::rules::schemaText(name).c_str(), stdout);
    return 0;
}
