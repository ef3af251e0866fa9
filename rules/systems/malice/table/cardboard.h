#pragma once

#include "rules/systems/game_system.h"

namespace bocage::rules::malice {

/// What a scenario with its parties, or a party alone, takes out of the boxes: boards, tokens, avatars,
/// cards.
CardboardNeeds cardboardNeeds(const ValidateRequest& request);

}  // namespace bocage::rules::malice
