#pragma once

#include <vector>

#include "rules/systems/crusades/play/arithmetic.h"

namespace bocage::rules::crusades {

/// A monster as odds see it.
struct Reaction {
    int reduction = 0;
    bool cancels = false;
    bool operator==(const Reaction&) const = default;
};

/// How a defender who cannot see the attack answers it (CC-SIM-04).
enum class NightPolicy { Never, Always, IfExpected };

/// One attack to be judged before it is made (CC-SIM-03, 04).
struct AttackQuestion {
    int swords = 0;
    int defenceHalves = 0;
    std::vector<Reaction> known;   ///< monsters that the defender is known to hold
    std::vector<Reaction> unseen;  ///< where the others come from
    int held = 0;                  ///< how many others the defender holds
    int attackers = 1;             ///< cards spent with the attack
    int weapons = 0;  ///< siege weapons among what fights, lost with a failure where a ruling says so
    bool weaponsLost = false;
    int stationed = 0;  ///< defenders that fall with their wall
    bool night = false;
    NightPolicy policy = NightPolicy::Always;
    double expectedSwords = 0;  ///< by night: what the defender reckons with
};

struct AttackOdds {
    double success = 0;
    double attackersLost = 0;   ///< cards of the attacker, on average
    double defendersLost = 0;   ///< posted cards
    double reactionsSpent = 0;  ///< monsters, on average
};

/// Exact: every hand of monsters with its chance. By day the defender sees the swords and plays the fewest
/// monsters that repel the attack, none when no number of them would.
AttackOdds attackOdds(const AttackQuestion& question);

/// What a Night with nothing under it draws out of the defender, in monsters on average.
double bluffValue(AttackQuestion question);

}  // namespace bocage::rules::crusades
