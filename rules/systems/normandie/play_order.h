#pragma once

#include "rules/systems/play_order.h"

namespace bocage::rules::normandie {

/// SON-SCN-15, -18 and -19: initiative passes on every turn; a player alone against two acts between them and
/// deploys everything at once.
PlayOrder playOrder(const Scenario& scenario);

}  // namespace bocage::rules::normandie
