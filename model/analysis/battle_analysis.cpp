#include "model/analysis/battle_analysis.h"

#include <algorithm>

#include "model/analysis/normandie_analysis.h"
#include "rules/board/hex.h"
#include "rules/board/square.h"

namespace bocage::model {

namespace {

struct Game {
    std::string_view system;
    BattleAnalysisPtr (*make)(const rules::Scenario&, const rules::LibraryPtr&, const BattleAnalysisPtr&);
};

/// The one list of games whose rules can be asked.
constexpr Game games[] = {{"normandie", &NormandieAnalysis::make}};

const Game* gameNamed(std::string_view system) {
    const auto* found = std::find_if(std::begin(games), std::end(games),
                                     [&](const Game& game) { return game.system == system; });
    return found == std::end(games) ? nullptr : found;
}

}  // namespace

std::optional<int> ReachAnswer::cost(rules::Cell cell) const {
    const auto found = std::find_if(m_cells.begin(), m_cells.end(),
                                    [&](const Reached& reached) { return reached.cell == cell; });
    return found == m_cells.end() ? std::nullopt : std::optional(found->cost);
}

BattleAnalysisPtr analyse(const rules::Scenario& scenario, const rules::LibraryPtr& library,
                          const BattleAnalysisPtr& before) {
    const Game* game = gameNamed(scenario.system);
    return game ? game->make(scenario, library, before) : nullptr;
}

bool canAnalyse(std::string_view system) {
    return gameNamed(system);
}

int spacesBetween(rules::GridKind grid, rules::Cell from, rules::Cell to) {
    return grid == rules::GridKind::Square ? rules::Square::distance(from, to)
                                           : rules::Hex::distance(from, to);
}

}  // namespace bocage::model
