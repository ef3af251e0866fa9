#pragma once

#include <vector>

#include "rules/systems/malice/party/party.h"
#include "rules/systems/malice/sim/dice.h"

/// Bands of a party, as they move.
namespace bocage::rules::malice::sim {

/// The avatars that move together with this one, itself included; who is in no band goes alone.
std::vector<const Avatar*> bandOf(const Avatar& avatar, const Party& party);

/// Movement points of these avatars as one band: each rolls with its own bonus and with what radiance of
/// movement gives to all members (SOM-RAD-16), and the lowest counts.
Pmf bandMovement(const std::vector<const Avatar*>& members, const Catalogue& catalogue);

}  // namespace bocage::rules::malice::sim
