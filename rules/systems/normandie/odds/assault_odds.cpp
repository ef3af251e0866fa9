#include <algorithm>
#include <cstdlib>

#include "rules/systems/normandie/odds/odds.h"

namespace bocage::rules::normandie {

namespace {

bool isVehicle(UnitClass unitClass) {
    return unitClass == UnitClass::Light || unitClass == UnitClass::Heavy;
}

Refusal refusalOf(const Assault& assault) {
    const Fighter& attacker = assault.attacker;
    if (assault.supplyPhase)
        return {"supply-phase", "SON-ASL-15"};
    if (!attacker.assault)
        return {"no-assault", "SON-ASL-01"};
    if (!bonusAgainst(attacker.bonus, assault.defender.unitClass))
        return {"bonus-x", "SON-ASL-03"};
    if (assault.onTheMove && !attacker.assaultMove)
        return {"moving", "SON-SA-06"};
    if (assault.brutal && !attacker.assaultBrutal)
        return {"no-brutal-assault", "SON-SA-05"};
    if (assault.distance > std::max(1, attacker.assaultLong.value_or(1)))
        return {"too-far", attacker.assaultLong ? "SON-SA-04" : "SON-ASL-02"};
    return {};
}

void addUpAttack(const Assault& assault, Tally& attack) {
    const Fighter& attacker = assault.attacker;
    attack.add("base-bonus", *bonusAgainst(attacker.bonus, assault.defender.unitClass), "SON-ASL-05");
    if (assault.brutal)
        attack.addUnlessZero("assault-brutal", *attacker.assaultBrutal, "SON-SA-05");
    else
        attack.addUnlessZero("assault", attacker.assaultValue, "SON-SA-03");
    if (assault.onTheMove)
        attack.addUnlessZero("assault-on-the-move", -std::abs(*attacker.assaultMove), "SON-SA-06");
    if (assault.defender.manifestation)
        attack.addUnlessZero("mythos-hunter", attacker.mythosHunter, "SON-SA-21");
    if (assault.uncontrolledPhase && attacker.uncontrolled)
        attack.addUnlessZero(
            "uncontrolled",
            2 * (assault.uncontrolledBeside + (assault.rulings.uncontrolledIncludeSelf ? 1 : 0)),
            "SON-UNC-03");
    attack.addUnlessZero("rage", attacker.rage, "SON-MAD-02");
    attack.addUnlessZero("serum", attacker.melee, "SON-OPT-64");
    for (const Term& extra : assault.attackerExtras)
        attack.addUnlessZero(extra.code, extra.value, extra.rule);
    attack.addUnlessZero("suppressed", -2 * attacker.suppressed, "SON-ASL-09");
    attack.addUnlessZero("hysteria", -attacker.hysterical, "SON-MAD-07");
}

/// Markers on the defender when the dice fall: some assaults suppress first.
int suppressedFirst(const Assault& assault) {
    return (assault.outsideArc ? 1 : 0) + (assault.defender.burrowing ? 1 : 0);
}

/// A crew with the enemy inside the hull: one die and no combat value (SON-SA-37).
bool insideTheHull(const Assault& assault) {
    return assault.byTeleport && isVehicle(assault.defender.unitClass);
}

/// True when the defender rolls a single die whatever it can do: struck by Paralyze, or a crew like that.
bool defenceless(const Assault& assault) {
    return assault.defender.bare || insideTheHull(assault);
}

void addUpDefense(const Assault& assault, Tally& defense) {
    const Fighter& defender = assault.defender;
    if (!defenceless(assault)) {
        const Bonuses& used =
            defender.unitClass == UnitClass::Heavy ? defender.secondary.value_or(Bonuses{}) : defender.bonus;
        // X bars attacks only (SON-UNI-07): a unit that cannot attack back still rolls its die.
        defense.add("base-bonus", bonusAgainst(used, assault.attacker.unitClass).value_or(0),
                    defender.unitClass == UnitClass::Heavy ? "SON-ASL-08" : "SON-ASL-06");
        if (defender.assault)
            defense.addUnlessZero("assault", defender.assaultValue, "SON-SA-03");
        if (assault.attacker.manifestation)
            defense.addUnlessZero("mythos-hunter", defender.mythosHunter, "SON-SA-21");
        if (defender.unitClass == UnitClass::Infantry && !assault.samePosition)
            defense.addUnlessZero("terrain", assault.terrainDefense, "SON-TER-02");
        defense.addUnlessZero("serum", defender.melee, "SON-OPT-64");
    }
    // Options and cards help a crew all the same (SON-AMB-72), but nobody who is paralyzed.
    if (!defender.bare)
        for (const Term& extra : assault.defenderExtras)
            defense.addUnlessZero(extra.code, extra.value, extra.rule);
    defense.addUnlessZero("suppressed", -2 * defender.suppressed, "SON-ASL-09");
    if (assault.outsideArc)
        defense.add("outside-arc", -2, "SON-ASL-04");
    if (defender.burrowing)
        defense.add("surfacing", -2, "SON-SA-35");
    defense.addUnlessZero("hysteria", -defender.hysterical, "SON-MAD-07");
}

using Outcomes = Distribution<Outcome>;

Outcomes certain(const Outcome& outcome) {
    return Outcomes::certain(outcome);
}

void suppress(Fate& fate, int markers) {
    if (fate.alive())
        fate.suppressed = static_cast<std::uint8_t>(fate.suppressed + markers);
}

/// Where the beaten defender goes, and the winner with it (SON-ASL-10, -11, SON-SA-39, -42).
Outcomes settleSpaces(const Assault& assault, Outcome outcome, bool unhurt) {
    const Fighter& defender = assault.defender;
    const bool infantry = defender.unitClass == UnitClass::Infantry;
    const bool longDistance = assault.distance > 1;
    const auto advance = [&](Outcome after) {
        const bool vacated = !after.target.alive() || after.target.retreats;
        after.attacker.advances = vacated && assault.canEnter && !longDistance;
        return certain(after);
    };
    if (!outcome.target.alive())
        return advance(outcome);
    if (assault.attacker.claws && infantry && !unhurt) {
        // The victim is put down beside the winner instead of retreating.
        if (assault.clawsDropBarred) {
            outcome.target = Fate::death();
            return advance(outcome);
        }
        return oneDie().then([&](int die) {
            if (die >= *assault.attacker.claws) {
                Outcome after = outcome;
                after.target.retreats = true;
                return advance(after);
            }
            return takeHit(defender, outcome.target, assault.attacker.perforating)
                .then([&](const Fate& fate) {
                    Outcome after = outcome;
                    after.target = fate;
                    after.target.retreats = fate.alive();
                    return advance(after);
                });
        });
    }
    if (!infantry && !unhurt)
        return certain(outcome);  // vehicles and creatures stay where they are
    if (assault.retreatPossible)
        outcome.target.retreats = true;
    else
        outcome.target = Fate::death();
    return advance(outcome);
}

Outcomes attackerWins(const Assault& assault) {
    Outcome outcome;
    outcome.verb = Verb::AttackerWins;
    outcome.target.suppressed = static_cast<std::uint8_t>(suppressedFirst(assault));
    const bool unhurt = cannotHarm(assault.attacker, assault.defender, assault.rulings);
    Distribution<Fate> fates = Distribution<Fate>::certain(outcome.target);
    if (!unhurt)
        fates = assault.defender.burrowing
                    ? Distribution<Fate>::certain(Fate::death())
                    : takeHit(assault.defender, outcome.target, assault.attacker.perforating);
    return fates.then([&](const Fate& fate) {
        Outcome after = outcome;
        after.target = fate;
        return settleSpaces(assault, after, unhurt).map([&](Outcome settled) {
            if (assault.attacker.terrifying)
                suppress(settled.target, 2);
            if (assault.defender.terrifying)
                suppress(settled.attacker, 1);
            return settled;
        });
    });
}

Outcomes defenderWins(const Assault& assault) {
    Outcome outcome;
    outcome.verb = Verb::DefenderWins;
    outcome.target.suppressed = static_cast<std::uint8_t>(suppressedFirst(assault));
    Distribution<Fate> fates = Distribution<Fate>::certain({});
    if (assault.attacker.burrowing || assault.byTeleport)
        fates = Distribution<Fate>::certain(Fate::death());
    else if (!cannotHarm(assault.defender, assault.attacker, assault.rulings))
        fates = takeHit(assault.attacker, {}, assault.defender.perforating);
    return fates.map([&](const Fate& fate) {
        Outcome after = outcome;
        after.attacker = fate;
        if (assault.defender.terrifying)
            suppress(after.attacker, 2);
        if (assault.attacker.terrifying)
            suppress(after.target, 1);
        return after;
    });
}

/// One unit turns to its damaged side to hurt the other (SON-SA-25); with Ultimate Sacrifice it may also die
/// of it (SON-SA-40).
Outcomes sacrifice(const Fighter& user, const Fighter& victim, Outcome outcome, bool attackerUses,
                   const Rulings& rulings) {
    Fate& own = attackerUses ? outcome.attacker : outcome.target;
    const Fate other = attackerUses ? outcome.target : outcome.attacker;
    if (!own.alive() || !other.alive())
        return certain(outcome);
    const bool undamaged = user.absorbs && own.harm != Harm::Flipped;
    if (!(undamaged && (user.sacrifice || user.ultimateSacrifice)) && !user.ultimateSacrifice)
        return certain(outcome);
    if (undamaged)
        own.harm = Harm::Flipped;
    else
        own = Fate::death();
    if (cannotHarm(user, victim, rulings))
        return certain(outcome);
    return takeHit(victim, other, user.perforating).map([&](const Fate& fate) {
        Outcome after = outcome;
        (attackerUses ? after.target : after.attacker) = fate;
        return after;
    });
}

}  // namespace

bool cannotHarm(const Fighter& winner, const Fighter& loser, const Rulings& rulings) {
    const bool hunts = rulings.mythosAlias ? winner.mythosHunter > 0 : winner.mythosFighter;
    return loser.ethereal && !winner.manifestation && !hunts;
}

Odds assaultOdds(const Assault& assault) {
    Odds odds;
    odds.refusal = refusalOf(assault);
    if (odds.refusal)
        return odds;
    addUpAttack(assault, odds.attack);
    addUpDefense(assault, odds.defense);
    if (assault.defender.diesAssaulted) {
        // No dice: whoever comes destroys it (SON-OPT-54).
        Outcome outcome;
        outcome.verb = Verb::AttackerWins;
        outcome.target = Fate::death();
        odds.attackDice = 0;
        odds.outcomes = settleSpaces(assault, outcome, false);
        return odds;
    }
    odds.attackDice = 2;
    odds.defenseDice = assault.defender.assault && !defenceless(assault) ? 2 : 1;

    const int lead = odds.attack.total - odds.defense.total;
    // The branches do not depend on the dice beyond who is higher, so each is worked out once.
    Outcome tie;
    tie.verb = Verb::Tie;
    tie.target.suppressed = static_cast<std::uint8_t>(suppressedFirst(assault));
    const Outcomes won = attackerWins(assault), lost = defenderWins(assault), level = certain(tie);
    const Distribution<int> defense = odds.defenseDice == 2 ? bestOfTwoDice() : oneDie();
    odds.outcomes = bestOfTwoDice()
                        .then([&](int attack) {
                            return defense.map([&](int die) {
                                const int difference = attack + lead - die;
                                return difference > 0 ? 1 : difference < 0 ? -1 : 0;
                            });
                        })
                        .then([&](int sign) { return sign > 0   ? won
                                                     : sign < 0 ? lost
                                                                : level; });
    if (assault.attackerSacrifices)
        odds.outcomes = odds.outcomes.then([&](const Outcome& outcome) {
            return sacrifice(assault.attacker, assault.defender, outcome, true, assault.rulings);
        });
    if (assault.defenderSacrifices)
        odds.outcomes = odds.outcomes.then([&](const Outcome& outcome) {
            return sacrifice(assault.defender, assault.attacker, outcome, false, assault.rulings);
        });
    return odds;
}

}  // namespace bocage::rules::normandie
