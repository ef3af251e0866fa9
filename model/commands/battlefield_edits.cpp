// What is done to the battlefield as a whole: part of ScenarioEdits.
#include "model/commands/scenario_edits.h"
#include "model/plan/plan_transform.h"
#include "model/plan/quick_layout.h"

namespace bocage::model {

using namespace rules;

bool ScenarioEdits::turnBattlefield(int turns) {
    const Library& library = *m_document.library();
    return m_document.edit(tr("Turn the battlefield"),
                           [&](Scenario& scenario) { transformPlan(scenario, library, false, turns); });
}

bool ScenarioEdits::mirrorBattlefield(bool topToBottom) {
    const Library& library = *m_document.library();
    return m_document.edit(
        topToBottom ? tr("Mirror the battlefield top to bottom") : tr("Mirror the battlefield left to right"),
        [&](Scenario& scenario) { transformPlan(scenario, library, true, topToBottom ? 2 : 0); });
}

bool ScenarioEdits::layOutBoards(const std::vector<BoardSlot>& places) {
    const Library& library = *m_document.library();
    return m_document.edit(tr("Lay out %n board(s)", nullptr, static_cast<int>(places.size())),
                           [&](Scenario& scenario) {
                               scenario.battlefield.boards.clear();
                               for (const PlacedBoard& board : boardsInRows(places, library)) {
                                   scenario.battlefield.boards.push_back(board);
                                   scenario.battlefield.boards.back().id = freshId(scenario, "board");
                               }
                           });
}

}  // namespace bocage::model
