#pragma once

#include <string>

namespace CLI {
class App;
}

namespace bocage::cli {

class CliContext;

// One file per verb (verb_<name>.cpp). Each adds its subcommand with its options and a callback that does the
// work and tells the context how it ended. The options that all verbs share (--json, --lang) come from
// addVerbs. A new verb is declared here and listed in verbs.cpp; one that the games answer only listed.
void addArmyVerb(CLI::App& app, CliContext& context);
void addArmySharingVerbs(CLI::App& army, CliContext& context);  ///< part of army
void addCampaignVerb(CLI::App& app, CliContext& context);
void addExportVerb(CLI::App& app, CliContext& context);
void addFixVerb(CLI::App& app, CliContext& context);
void addImportVerb(CLI::App& app, CliContext& context);
void addInfoVerb(CLI::App& app, CliContext& context);
void addPackVerb(CLI::App& app, CliContext& context);
void addPackSheetVerb(CLI::App& pack, CliContext& context);  ///< part of pack
void addPackTestVerbs(CLI::App& pack, CliContext& context);  ///< part of pack
void addPrintVerb(CLI::App& app, CliContext& context);
void addRefreshVerb(CLI::App& app, CliContext& context);
void addRulesVerb(CLI::App& app, CliContext& context);
void addRenderVerb(CLI::App& app, CliContext& context);
void addSchemaVerb(CLI::App& app, CliContext& context);
void addSimulateVerb(CLI::App& app, CliContext& context);
void addThumbnailVerb(CLI::App& app, CliContext& context);
void addValidateVerb(CLI::App& app, CliContext& context);

/// Adds every verb, in the order in which --help lists them, and the options they share.
void addVerbs(CLI::App& app, CliContext& context);

/// A sentence about a word that should be a verb and is none, with those there are; empty when all is well.
std::string unknownVerb(const CLI::App& app, int argc, char** argv);

}  // namespace bocage::cli
