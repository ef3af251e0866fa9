#include <algorithm>
#include <climits>
#include <cstdlib>

#include "rules/board/square.h"
#include "rules/systems/normandie/odds/odds.h"

namespace bocage::rules::normandie {

namespace {

/// Everything that forbids the shot before a die is touched, most basic reason first.
Refusal refusalOf(const Shot& shot) {
    const Fighter& shooter = shot.shooter;
    if (!bonusAgainst(shooter.bonus, shot.target.unitClass))
        return {"bonus-x", shot.target.unitClass == UnitClass::Creature ? "SON-UNI-08" : "SON-UNI-07"};
    if (shot.target.concealed)
        return {"target-concealed", "SON-SA-01"};
    if (shot.target.burrowing)
        return {"target-underground", "SON-SA-35"};
    if (shot.blocked)
        return {"sight-blocked", "SON-FIR-01"};
    if (shot.outsideArc)
        return {"outside-arc", "SON-FIR-12"};
    if (shot.onTheMove && !shooter.fireMove)
        return {"moving", shooter.unitClass == UnitClass::Light || shooter.unitClass == UnitClass::Heavy
                              ? "SON-FIR-02"
                              : "SON-SA-11"};
    if (shot.distance > maximumRange(shot.lighting))
        return {"beyond-sight-range", "SON-NGT-01"};
    if (shooter.limitedRange && shot.distance > *shooter.limitedRange)
        return {"beyond-limited-range", "SON-SA-16"};
    if (shot.lighting != Light::Day && shooter.indirectFire)
        return {"indirect-weapon-in-the-dark", "SON-NGT-07"};
    if (shot.suppressive && !shooter.suppressiveFire &&
        !(shot.rulings.suppressiveUniversal && shooter.unitClass == UnitClass::Infantry))
        return {"no-suppressive-fire", "SON-SA-31"};
    return {};
}

int longRangePenalty(const Shot& shot) {
    return !shot.shooter.hawkeye && shot.distance >= longRangeFrom(shot.lighting, shot.rulings) ? -2 : 0;
}

/// Steps 2 to 6 and 9 of the sequence. Refuses a split that is not allowed.
Refusal addUpAttack(const Shot& shot, Tally& attack) {
    const Fighter& shooter = shot.shooter;
    attack.add("base-bonus", *bonusAgainst(shooter.bonus, shot.target.unitClass),
               shot.target.unitClass == UnitClass::Creature ? "SON-UNI-08" : "SON-FIR-03");
    if (shot.onTheMove)
        attack.add("fire-on-the-move", -std::abs(*shooter.fireMove), "SON-SA-11");
    attack.addUnlessZero("equipment", shot.equipment, "SON-FIR-10");
    attack.addUnlessZero("cards", shot.cards, "SON-FIR-11");
    if (shot.enraged)
        attack.addUnlessZero("rage", shooter.rage, "SON-MAD-02");
    if (shot.share) {
        if (!shooter.machineGunner)
            return {"no-machine-gunner", "SON-SA-17"};
        // The other targets need at least +1 as well.
        if (*shot.share < 1 || *shot.share > attack.total - 1)
            return {"share-out-of-range", "SON-SA-17"};
        attack.add("split", *shot.share - attack.total, "SON-SA-17");
    }
    if (shot.target.manifestation)
        attack.addUnlessZero("mythos-hunter", shooter.mythosHunter, "SON-SA-21");
    const int longRange = longRangePenalty(shot);
    if (!shot.rulings.rangeOnFinalResult)
        attack.addUnlessZero("long-range", longRange, "SON-FIR-04");
    if (shot.suppressive)
        attack.add("doubled", attack.total, "SON-FIR-08");
    attack.addUnlessZero("suppressed", -2 * shooter.suppressed, "SON-FIR-03");
    if (shot.rulings.rangeOnFinalResult)
        attack.addUnlessZero("long-range", longRange, "SON-FIR-04");
    attack.addUnlessZero("obscuring", -shot.obscuring, "SON-LOS-04");
    attack.addUnlessZero("hysteria", -shooter.hysterical, "SON-MAD-07");
    return {};
}

void addUpDefense(const Shot& shot, Tally& defense) {
    const Fighter& target = shot.target;
    const bool vehicle = target.unitClass == UnitClass::Light || target.unitClass == UnitClass::Heavy;
    defense.add("defense", defenseOn(target.defense, shot.side),
                target.defense.byFacing() ? "SON-FIR-13" : "SON-FIR-05");
    if (target.unitClass == UnitClass::Infantry && !shot.samePosition)
        defense.addUnlessZero("terrain", shot.terrainDefense, "SON-TER-02");
    defense.addUnlessZero("other-defense", shot.otherDefense, "SON-OPT-64");
    if (vehicle)
        defense.addUnlessZero("rust", -shot.rust, "SON-OPT-28");
}

}  // namespace

int maximumRange(Light lighting) {
    return lighting == Light::Night ? 7 : lighting == Light::Fog ? 9 : INT_MAX;
}

int longRangeFrom(Light lighting, const Rulings& rulings) {
    if (lighting == Light::Day)
        return 8;
    return (lighting == Light::Night ? 5 : 6) + (rulings.nightInclusive ? 0 : 1);
}

Refusal splitRefusal(const Fighter& shooter, int bonus, std::span<const SplitTarget> targets) {
    if (!shooter.machineGunner)
        return {"no-machine-gunner", "SON-SA-17"};
    int spent = 0;
    for (const SplitTarget& target : targets) {
        spent += target.share;
        if (target.share < 1)
            return {"share-out-of-range", "SON-SA-17"};
        if (target.blocked)
            return {"sight-blocked", "SON-SA-17"};
        for (const SplitTarget& other : targets) {
            if (other.unitClass != target.unitClass)
                return {"mixed-classes", "SON-SA-17"};
            if (Square::distance(other.at, target.at) > 2)
                return {"targets-too-far-apart", "SON-SA-17"};
        }
    }
    if (targets.size() < 2 || spent > bonus)
        return {"share-out-of-range", "SON-SA-17"};
    return {};
}

Odds shotOdds(const Shot& shot) {
    Odds odds;
    odds.refusal = refusalOf(shot);
    if (!odds.refusal)
        odds.refusal = addUpAttack(shot, odds.attack);
    if (odds.refusal)
        return odds;
    addUpDefense(shot, odds.defense);
    odds.attackDice = shot.shooter.dualWeapon ? 2 : 1;

    const int hitFrom = odds.defense.total;
    const int killFrom = std::max(hitFrom, 2 * hitFrom);
    const bool unharmed = cannotHarm(shot.shooter, shot.target, shot.rulings);
    const auto resolve = [&](int die) {
        const int result = die + odds.attack.total;
        Outcome outcome;
        if (result < hitFrom) {
            if (shot.target.promisedBlood)
                outcome.attacker.testsTerror =
                    static_cast<std::uint8_t>(std::max(0, *shot.target.promisedBlood));
            return Distribution<Outcome>::certain(outcome);
        }
        if (shot.suppressive) {
            outcome.verb = Verb::Suppressed;
            outcome.target.suppressed = result >= killFrom ? 2 : 1;
            return Distribution<Outcome>::certain(outcome);
        }
        outcome.verb = result >= killFrom ? Verb::KillShot : Verb::Hit;
        if (unharmed)
            return Distribution<Outcome>::certain(outcome);
        const Distribution<Fate> fates =
            outcome.verb == Verb::KillShot
                ? takeKillShot(shot.target, {}, shot.shooter.perforating, shot.rulings)
                : takeHit(shot.target, {}, shot.shooter.perforating);
        return fates.map([&](const Fate& fate) {
            Outcome after = outcome;
            after.target = fate;
            return after;
        });
    };
    odds.outcomes = (odds.attackDice == 2 ? bestOfTwoDice() : oneDie()).then(resolve);
    return odds;
}

}  // namespace bocage::rules::normandie
