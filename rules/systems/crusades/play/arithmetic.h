#pragma once

#include <algorithm>

namespace bocage::rules::crusades {

/// The sum of one attack (CC-ATTACK-04 … 07). Shields are counted in halves (CC-AMB-03).
struct AttackSum {
    int swords = 0;          ///< A
    int reduction = 0;       ///< R
    bool cancelled = false;  ///< a monster stops the attack whatever its strength
    int defenceHalves = 0;   ///< twice D

    int left() const { return cancelled ? 0 : std::max(0, swords - reduction); }
    /// Strictly greater: a tie fails.
    bool success() const { return !cancelled && 2 * left() > defenceHalves; }

    bool operator==(const AttackSum&) const = default;
};

/// The fewest swords that beat a defence of so many half shields.
inline int swordsNeeded(int defenceHalves) {
    return std::max(0, defenceHalves) / 2 + 1;
}

}  // namespace bocage::rules::crusades
