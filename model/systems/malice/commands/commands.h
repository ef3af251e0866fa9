#pragma once

#include "model/console/game_command.h"
#include "rules/systems/malice/table/graph.h"

namespace bocage::console::malice {

inline constexpr std::string_view ownSystem = "malice";

/// A scenario of the game, ready for questions about ways.
struct TableInput {
    rules::Scenario scenario;
    rules::malice::Table table;
    std::unique_ptr<rules::malice::Graph> graph;
};
/// Tells the context what is wrong and gives nothing otherwise.
std::unique_ptr<TableInput> openTable(Console& context, const std::string& path);
/// A node by the name of its cell on the table, or the Gate of a board by the board's id.
std::optional<int> nodeNamed(Console& context, const TableInput& input, const std::string& file,
                             const std::string& name);
std::string cellName(const TableInput& input, int node);
/// "Gate of Hollow Coast", or the name of the cell.
std::string siteName(Console& context, const TableInput& input, int node);
/// 2½ for five halves.
std::string points(int halves);

GameCommand reachCommand();
GameCommand atlasCommand();
GameCommand armyCommand();
GameCommand compareCommand();

}  // namespace bocage::console::malice
