#include "model/analysis/battle_analysis.h"

#include <algorithm>

#include "model/systems/game_face.h"
#include "rules/board/hex.h"
#include "rules/board/square.h"

namespace bocage::model {

std::optional<int> ReachAnswer::cost(rules::Cell cell) const {
    const auto found = std::find_if(m_cells.begin(), m_cells.end(),
                                    [&](const Reached& reached) { return reached.cell == cell; });
    return found == m_cells.end() ? std::nullopt : std::optional(found->cost);
}

BattleAnalysisPtr analyse(const rules::Scenario& scenario, const rules::LibraryPtr& library,
                          const BattleAnalysisPtr& before) {
    const GameFace* game = findGameFace(scenario.system);
    return game ? game->analyse(scenario, library, before) : nullptr;
}

bool canAnalyse(std::string_view system) {
    const GameFace* game = findGameFace(system);
    return game && game->canAnalyse();
}

int spacesBetween(rules::GridKind grid, rules::Cell from, rules::Cell to) {
    return grid == rules::GridKind::Square ? rules::Square::distance(from, to)
                                           : rules::Hex::distance(from, to);
}

}  // namespace bocage::model
