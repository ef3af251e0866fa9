#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/systems/normandie/content/content.h"
#include "rules/systems/normandie/content/unit_marks.h"

namespace bocage::rules::normandie {

/// A unit as a die roll sees it: the side up (or one weapon of it), and the markers on it. No strings, so
/// that thousands of rolls can be asked for.
struct Fighter {
    UnitClass unitClass = UnitClass::Infantry;
    Bonuses bonus;                     ///< of the weapon in use
    std::optional<Bonuses> secondary;  ///< heavy vehicles defend with it in assaults (SON-ASL-08)
    Defense defense;
    int lifePoints = 0;
    int suppressed = 0;
    std::uint8_t damage = 0;  ///< damage markers already on a heavy vehicle
    bool absorbs = false;     ///< a hit flips it
    bool concealed = false;   ///< hidden side up (SON-SA-01)
    bool burrowing = false;   ///< underground side up (SON-SA-35)
    int hysterical = 0;       ///< Hysteria: -1 on its rolls for each (SON-MAD-07)
    bool uncontrolled = false;
    int melee = 0;               ///< markers on its dice in assaults (SON-OPT-64)
    int rage = 0;                ///< bonus of an enraged unit's attack (SON-MAD-02)
    bool bare = false;           ///< assaulted, it rolls one die and adds nothing (SON-OPT-27)
    bool diesAssaulted = false;  ///< an assault destroys it (SON-OPT-54)

    bool assault = false;
    int assaultValue = 0;
    std::optional<int> assaultLong, assaultBrutal, assaultMove, fireMove;  ///< penalties as printed, any sign
    std::optional<int> limitedRange, claws, promisedBlood, search;
    std::optional<int> juryRigged;  ///< breaks on so much or more when used (SON-SA-15)
    int destruction = 0;
    int mythosHunter = 0;             ///< summed over its sources
    bool mythosFighter = false;       ///< some of it bears the newer name (SON-AMB-02)
    bool limitedInterspaces = false;  ///< the limited range is counted in interspaces (SON-SA-16)
    bool manifestation = false;
    std::optional<int> terror;  ///< value of a manifestation; none frightens nobody
    bool dualWeapon = false, hawkeye = false, machineGunner = false, suppressiveFire = false, faith = false;
    bool perforating = false, terrifying = false, sacrifice = false, ultimateSacrifice = false;
    bool ethereal = false, indirectFire = false;

    bool operator==(const Fighter&) const = default;
};

enum class WeaponChoice { Own, Primary, Secondary };

/// The unit with that face up. A weapon's own abilities are added to those of the side (SON-UNI-17).
Fighter makeFighter(const Unit& unit, std::string_view face = "front",
                    WeaponChoice weapon = WeaponChoice::Own);

/// The side of the unit as it would fight.
Fighter makeFighter(const Unit& unit, const UnitSide& side, WeaponChoice weapon);

/// Adds what lies on the counter.
void carryMarkers(Fighter& fighter, const UnitMarks& marks);

/// Adds what an option, tile or card lends; unknown slugs change nothing (SON-AMB-52).
void lendAbility(Fighter& fighter, const AbilityUse& ability);

/// Bonus against a class; against a creature the best that is not X (SON-UNI-08). None: it cannot attack.
std::optional<int> bonusAgainst(const Bonuses& bonus, UnitClass target);

/// Where a shot comes from, seen from the target.
enum class Facing4 : std::uint8_t { Front, Right, Back, Left };

/// The side or sides that a shot from `shooter` meets: the 90 degree sector holding the shooter; on the line
/// between two sectors both are given and the attacker chooses (SON-FIR-13, SON-AMB-13).
std::vector<Facing4> facingsHit(Cell target, int facing, Cell shooter);
/// True when `target` lies in the arc of so many degrees centred on the facing (SON-FIR-12). Arcs are kept to
/// quarters of a circle, rounded down, the sectors being pictures only.
bool insideArc(Cell shooter, int facing, int degrees, Cell target);

int defenseOn(const Defense& defense, Facing4 side);

}  // namespace bocage::rules::normandie
