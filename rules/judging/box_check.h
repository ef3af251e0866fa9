#pragma once

#include "rules/systems/game_system.h"

namespace bocage::rules {

/// DOC-BOX-01 for every game that says what it needs: the collection holds it, else the smallest clash is
/// shown. A game that knows more about its boxes has a row of its own in its table of checks instead.
/// It is judged with the whole request, since what lies in linked armies comes out of the same boxes.
extern const Check boxCheck;  // `run` is null: judgeBoxes() it is
bool judgesBoxes(const GameSystem& system);
void judgeBoxes(const GameSystem& system, const ValidateRequest& request, Findings& findings);

}  // namespace bocage::rules
