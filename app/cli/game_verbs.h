#pragma once

#include <string>

namespace CLI {
class App;
}

namespace bocage::cli {

class CliContext;

/// Adds a verb that games answer (GameFace::commands): with the options of all games that do, and their
/// names in its help. Which game is asked follows from --system, a document or a faction that was given; a
/// game that cannot answer is told, with those that can. `name` is "sight", or "army best" below another.
CLI::App* addGameVerb(CLI::App& parent, CliContext& context, const std::string& name);

}  // namespace bocage::cli
