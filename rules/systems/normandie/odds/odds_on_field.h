#pragma once

#include <vector>

#include "rules/systems/normandie/odds/odds.h"

/// Odds between two counters as they lie: sight, range, facing, cover, markers and room to retreat are read
/// off the battlefield.
namespace bocage::rules::normandie {

/// What the map does not tell.
struct FieldAttack {
    bool onTheMove = false;
    bool supplyPhase = false;  ///< nobody shoots or assaults then (SON-SUP-08)
    bool byTeleport = false;   ///< the attacker arrives out of nowhere, on or in the target (SON-SA-37)
    int equipment = 0;
    int cards = 0;
    SpentMarkers spent;
    int defenderEquipment = 0;
    int defenderCards = 0;
    SpentMarkers defenderSpent;
    bool attackerSacrifices = false, defenderSacrifices = false;
};

struct FieldShot {
    WeaponChoice weapon = WeaponChoice::Own;
    bool suppressive = false;
    Cell from, to;  ///< the spaces the attacker would choose
    Odds odds;
    bool turnsOver = false;             ///< a hidden shooter shows itself (SON-SA-01)
    bool onlyWeapon = false;            ///< crew hit: one weapon a round (SON-DMG-03)
    std::optional<int> juryRigged;      ///< breaks on so much when used (SON-SA-15)
    int demolition = 0, structure = 0;  ///< dice against the structure the target is in, and its value
    int demolished = 0;                 ///< markers lying on it already
    int demolitionPenalty = 0;          ///< what the shooter's markers take from each of those dice
};

/// A shot with every weapon, also suppressive where that is possible; each from the best pair of spaces.
std::vector<FieldShot> shotsOnField(const Battlefield& field, const FieldUnit& shooter,
                                    const FieldUnit& target, const FieldAttack& attack = {});

/// One target of a Machine Gunner and what it gets of the bonus (SON-SA-17).
struct FieldShare {
    const FieldUnit* target = nullptr;
    int share = 1;
};
struct FieldSplit {
    WeaponChoice weapon = WeaponChoice::Own;
    bool suppressive = false;
    Refusal refusal;  ///< of the whole; empty when it may be split like that
    std::vector<FieldShot> shots;
};
/// The bonus of every weapon spread over several targets, and once more as suppressive fire where the gunner
/// may: it is split before it is doubled (SON-FIR-03).
std::vector<FieldSplit> splitOnField(const Battlefield& field, const FieldUnit& shooter,
                                     const std::vector<FieldShare>& shares, const FieldAttack& attack = {});

/// An assault from where the attacker would start it: the space beside the target on the side it comes from.
Odds assaultOnField(const Battlefield& field, const FieldUnit& attacker, const FieldUnit& defender,
                    const FieldAttack& attack = {});

/// Why the assault cannot be started in this move from where the attacker stands; empty when it can.
Refusal outOfAssaultReach(const Battlefield& field, const FieldUnit& attacker, const FieldUnit& defender);

/// The counter as it lies, with the markers on it.
Fighter fighterOnField(const FieldUnit& unit, WeaponChoice weapon = WeaponChoice::Own);

/// Whether beaten infantry finds one of the three spaces away from the attacker (SON-ASL-10, SON-ZOC-07).
bool canRetreat(const Battlefield& field, const FieldUnit& unit, Cell attackedFrom);

}  // namespace bocage::rules::normandie
