#pragma once

namespace CLI {
class App;
}

namespace bocage::cli {

class CliContext;

/// The organiser's check, below `army`.
void addArmyCheckingVerb(CLI::App& army, CliContext& context);

}  // namespace bocage::cli
