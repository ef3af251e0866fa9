#pragma once

#include <vector>

#include "rules/systems/normandie/odds.h"

/// Odds between two counters as they lie: sight, range, facing, cover and room to retreat are read off the
/// battlefield.
namespace bocage::rules::normandie {

/// What the map does not tell.
struct FieldAttack {
    bool onTheMove = false;
    int equipment = 0;
    int cards = 0;
};

struct FieldShot {
    WeaponChoice weapon = WeaponChoice::Own;
    bool suppressive = false;
    Cell from, to;  ///< the spaces the attacker would choose
    Odds odds;
};

/// A shot with every weapon, also suppressive where that is possible; each from the best pair of spaces.
std::vector<FieldShot> shotsOnField(const Battlefield& field, const FieldUnit& shooter,
                                    const FieldUnit& target, const FieldAttack& attack = {});

/// An assault from where the attacker would start it: the space beside the target on the side it comes from.
Odds assaultOnField(const Battlefield& field, const FieldUnit& attacker, const FieldUnit& defender,
                    const FieldAttack& attack = {});

/// The counter as it lies, with the markers on it.
Fighter fighterOnField(const FieldUnit& unit, WeaponChoice weapon = WeaponChoice::Own);

/// Whether beaten infantry finds one of the three spaces away from the attacker (SON-ASL-10, SON-ZOC-07).
bool canRetreat(const Battlefield& field, const FieldUnit& unit, Cell attackedFrom);

}  // namespace bocage::rules::normandie
