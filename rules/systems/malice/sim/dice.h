#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/core/distribution.h"
#include "rules/core/result.h"
#include "rules/core/rng.h"
#include "rules/systems/malice/sim/pmf.h"

/// The dice of SOM-DICE-01 … 08 and the rolls that have a name (SOM-ROLL-*), exactly.
namespace bocage::rules::malice::sim {

/// So many dice of so many sides; one "side" means d★, which shows 0 or 1.
struct DiceTerm {
    int count = 1;  ///< taken away when negative
    int sides = 6;
};

/// "2d6 + 1d★ − 3".
struct DiceExpression {
    std::vector<DiceTerm> terms;
    int flat = 0;
};

/// Dice of one expression, and what may be added to it.
inline constexpr int maxDiceOfRoll = 24;
inline constexpr int maxFlatOfRoll = 1000;

/// Reads what people type: "2d6", "d*+1", "3d★ - 2". Problems say what cannot be read or is too much.
Result<DiceExpression> parseDice(std::string_view text);

/// In how many equally likely ways each sum comes up; a problem when there are more than 64 bits hold.
Result<Distribution<int>> distributionOf(const DiceExpression& dice);

/// What to add to a roll: a number, d★ to add, d★ to take away.
struct RollBonus {
    int flat = 0;
    int stars = 0;
    int penaltyStars = 0;

    RollBonus plus(const RollBonus& other) const {
        return {flat + other.flat, stars + other.stars, penaltyStars + other.penaltyStars};
    }
    Pmf rolled() const { return Pmf::stars(stars).minus(Pmf::stars(penaltyStars)).shifted(flat); }
    bool operator==(const RollBonus&) const = default;
};
/// "2", "+1d★", "3d*-1".
Result<RollBonus> parseBonus(std::string_view text);
std::string bonusText(const RollBonus& bonus);

/// Movement points of a band whose members roll with these bonuses: the larger of two dice, one per head and
/// the bonus, the lowest of all (SOM-ROLL-MR, SOM-MOVE-02). Never below zero.
Pmf movementPoints(std::span<const RollBonus> members);
/// That somebody of so many rolls a double and draws a fate card (SOM-FATE-01).
double fateChance(int members);

/// One die and the bonus: strictly more than the target (SOM-ROLL-LR).
double luckChance(int target, const RollBonus& bonus);
/// The same against one die (SOM-ROLL-LR, second half).
double luckAgainstDie(const RollBonus& bonus);
/// One die not above the power (SOM-ROLL-PR).
double powerRollChance(int power);

/// The named exit, or by chance (SOM-GATE-01, -02): what share of jumps ends there.
double gateChance(const RollBonus& luck, int gates, bool gateControl);

inline int rollDie(Rng& rng, int sides) {
    return static_cast<int>(rng.below(static_cast<std::uint32_t>(sides))) + 1;
}
inline int rollStars(Rng& rng, int count) {
    int sum = 0;
    for (; count > 0; --count)
        sum += static_cast<int>(rng.below(2));
    return sum;
}

}  // namespace bocage::rules::malice::sim
