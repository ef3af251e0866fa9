#include <QtTest>

#include <random>
#include <set>

#include "rules/systems/normandie/odds/odds.h"
#include "tests/rules/dice_tape.h"

using namespace bocage::rules;
using namespace bocage::rules::normandie;
namespace test = bocage::test;
using test::DiceTape;

namespace {

Fighter raiders() {
    Fighter unit;
    unit.bonus = {2, 1, std::nullopt};
    unit.defense.front = 5;
    unit.absorbs = true;
    unit.assault = true;
    unit.assaultValue = 1;
    return unit;
}

Fighter rifles() {
    Fighter unit = raiders();
    unit.assault = false;
    unit.assaultValue = 0;
    return unit;
}

Fighter ofClass(UnitClass unitClass) {
    Fighter unit = raiders();
    unit.unitClass = unitClass;
    unit.bonus = {1, 2, 3};
    if (unitClass == UnitClass::Heavy)
        unit.secondary = Bonuses{4, 0, 0};
    return unit;
}

Assault assaultOn(const Fighter& attacker, const Fighter& defender) {
    Assault assault;
    assault.attacker = attacker;
    assault.defender = defender;
    return assault;
}

bool refused(const Odds& odds, std::string_view code, std::string_view rule) {
    return odds.refusal == Refusal{code, rule};
}

int termValue(const Tally& tally, std::string_view code) {
    const Term* term = tally.find(code);
    return term ? term->value : 0;
}

/// A fight in which everything is certain but the verb: the attacker cannot lose.
Assault surelyWon(Assault assault) {
    assault.attackerExtras.push_back({"test", 50, ""});
    return assault;
}
Assault surelyLost(Assault assault) {
    assault.attackerExtras.push_back({"test", -50, ""});
    return assault;
}

/// A unit on the oracle's table.
struct Body {
    const Fighter* who;
    int life;
    bool canFlip;
    std::uint8_t markers;
    bool flipped = false, dead = false, retreats = false, advances = false;
    int lifeLost = 0, suppressed = 0;
    std::string worst = "";
    std::set<std::uint8_t> received = {};

    explicit Body(const Fighter& fighter)
        : who(&fighter), life(fighter.lifePoints), canFlip(fighter.absorbs), markers(fighter.damage) {}

    void hit(bool perforating, DiceTape& dice) {
        if (dead)
            return;
        if (life > 0) {
            --life;
            ++lifeLost;
            if (worst.empty())
                worst = "life-points";
        } else if (who->unitClass == UnitClass::Light) {
            dead = true;
        } else if (who->unitClass == UnitClass::Heavy) {
            static const std::uint8_t bits[] = {1, 2, 4, 4, 8};
            const int roll = dice.next() + perforating;
            if (roll > 5 || (markers & bits[roll - 1])) {
                dead = true;
                return;
            }
            markers |= bits[roll - 1];
            received.insert(bits[roll - 1]);
            worst = "damaged";
            if (bits[roll - 1] == 4)
                suppressed += 2;
        } else if (canFlip) {
            canFlip = false;
            flipped = true;
            worst = "flipped";
        } else {
            dead = true;
        }
    }
    std::string describe(const std::string& prefix) const {
        std::string text;
        if (dead)
            return "." + prefix + "eliminated";
        if (!worst.empty() && worst != "damaged")
            text += "." + prefix + worst;
        static const std::map<std::uint8_t, std::string> names{
            {1, "crew"}, {2, "track"}, {4, "hull"}, {8, "primary-weapon"}};
        for (const std::uint8_t bit : received)
            text += "." + prefix + names.at(bit);
        if (lifeLost > 1 || (lifeLost == 1 && worst != "life-points"))
            text += "." + prefix + "life-points-" + std::to_string(lifeLost);
        if (suppressed > 0)
            text += "." + prefix + "suppressed-" + std::to_string(suppressed);
        if (retreats)
            text += "." + prefix + "retreats";
        if (advances)
            text += "." + prefix + "advances";
        return text;
    }
};

bool bites(const Fighter& winner, const Fighter& loser) {
    return !loser.ethereal || winner.manifestation || winner.mythosHunter > 0;
}

int printedBonus(const Fighter& unit, UnitClass against, bool defending) {
    const Bonuses& bonus = defending && unit.unitClass == UnitClass::Heavy ? *unit.secondary : unit.bonus;
    int best = -99;
    if (bonus.infantry && (against == UnitClass::Infantry || against == UnitClass::Creature))
        best = std::max(best, *bonus.infantry);
    if (bonus.light && (against == UnitClass::Light || against == UnitClass::Creature))
        best = std::max(best, *bonus.light);
    if (bonus.heavy && (against == UnitClass::Heavy || against == UnitClass::Creature))
        best = std::max(best, *bonus.heavy);
    return best == -99 ? 0 : best;
}

void trySacrifice(Body& user, Body& victim, DiceTape& dice) {
    if (user.dead || victim.dead)
        return;
    if (user.canFlip && (user.who->sacrifice || user.who->ultimateSacrifice)) {
        user.canFlip = false;
        user.worst = "flipped";
    } else if (user.who->ultimateSacrifice) {
        user.dead = true;
    } else {
        return;
    }
    if (bites(*user.who, *victim.who))
        victim.hit(user.who->perforating, dice);
}

/// An assault played out with dice on the table.
std::string oracleAssault(const Assault& fight, DiceTape& dice) {
    Body attacker(fight.attacker), defender(fight.defender);
    int attack = dice.bestOfTwo() + printedBonus(fight.attacker, fight.defender.unitClass, false);
    attack += fight.brutal ? *fight.attacker.assaultBrutal : fight.attacker.assaultValue;
    if (fight.onTheMove)
        attack -= *fight.attacker.assaultMove;
    if (fight.defender.manifestation)
        attack += fight.attacker.mythosHunter;
    attack -= 2 * fight.attacker.suppressed;
    int extra = 0;
    for (const Term& term : fight.attackerExtras)
        extra += term.value;
    attack += extra;

    int defense;
    if (fight.outsideArc)
        ++defender.suppressed;
    if (fight.defender.bare) {
        defense = dice.next();
    } else {
        defense = fight.defender.assault ? dice.bestOfTwo() : dice.next();
        defense += printedBonus(fight.defender, fight.attacker.unitClass, true);
        if (fight.defender.assault)
            defense += fight.defender.assaultValue;
        if (fight.attacker.manifestation)
            defense += fight.defender.mythosHunter;
        if (fight.defender.unitClass == UnitClass::Infantry && !fight.samePosition)
            defense += fight.terrainDefense;
    }
    defense -= 2 * (fight.defender.suppressed + defender.suppressed);

    std::string verb = "tie";
    if (attack > defense) {
        verb = "attacker-wins";
        const bool infantry = fight.defender.unitClass == UnitClass::Infantry;
        const bool hurts = bites(fight.attacker, fight.defender);
        if (hurts)
            defender.hit(fight.attacker.perforating, dice);
        if (!defender.dead) {
            if (fight.attacker.claws && infantry && hurts) {
                if (fight.clawsDropBarred)
                    defender.dead = true;
                else if (dice.next() < *fight.attacker.claws)
                    defender.hit(fight.attacker.perforating, dice);
                defender.retreats = !defender.dead;
            } else if (infantry || !hurts) {
                if (fight.retreatPossible)
                    defender.retreats = true;
                else
                    defender.dead = true;
            }
        }
        attacker.advances = (defender.dead || defender.retreats) && fight.canEnter && fight.distance == 1;
        if (fight.attacker.terrifying && !defender.dead)
            defender.suppressed += 2;
        if (fight.defender.terrifying)
            ++attacker.suppressed;
    } else if (attack < defense) {
        verb = "defender-wins";
        if (bites(fight.defender, fight.attacker))
            attacker.hit(fight.defender.perforating, dice);
        if (fight.defender.terrifying && !attacker.dead)
            attacker.suppressed += 2;
        if (fight.attacker.terrifying)
            ++defender.suppressed;
    }
    if (fight.attackerSacrifices)
        trySacrifice(attacker, defender, dice);
    if (fight.defenderSacrifices)
        trySacrifice(defender, attacker, dice);
    return verb + defender.describe("") + attacker.describe("attacker-");
}

}  // namespace

class TestOddsAssaults : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void agreeWithEnumeratedDice() {
        std::mt19937 random(8061944);
        const auto upTo = [&](int most) {
            return static_cast<int>(random() % static_cast<unsigned>(most + 1));
        };
        const auto maybe = [&] { return random() % 2 == 0; };
        const auto seldom = [&] { return random() % 5 == 0; };
        for (int round = 0; round < 300; ++round) {
            const auto fighter = [&](UnitClass unitClass) {
                Fighter unit = ofClass(unitClass);
                unit.bonus = {upTo(3), upTo(3), upTo(3)};
                unit.absorbs = maybe() && unitClass != UnitClass::Heavy;
                unit.lifePoints = seldom() ? upTo(2) : 0;
                unit.suppressed = seldom() ? 1 : 0;
                unit.assaultValue = upTo(2);
                unit.manifestation = maybe();
                unit.mythosHunter = seldom() ? 2 : 0;
                unit.terrifying = seldom();
                unit.perforating = seldom();
                unit.ethereal = seldom();
                unit.sacrifice = maybe();
                unit.ultimateSacrifice = seldom();
                unit.damage = unitClass == UnitClass::Heavy ? static_cast<std::uint8_t>(upTo(15)) : 0;
                return unit;
            };
            Assault fight = assaultOn(fighter(static_cast<UnitClass>(round % 4)),
                                      fighter(static_cast<UnitClass>(round / 4 % 4)));
            if (seldom())
                fight.attacker.claws = 2 + upTo(3);
            fight.defender.assault = maybe();
            fight.attacker.assaultMove = 1;
            fight.attacker.assaultLong = 3;
            fight.attacker.assaultBrutal = 3;
            fight.onTheMove = seldom();
            fight.brutal = seldom();
            fight.distance = seldom() ? 2 : 1;
            fight.terrainDefense = upTo(2);
            fight.samePosition = seldom();
            fight.outsideArc = seldom();
            fight.retreatPossible = maybe();
            fight.canEnter = maybe();
            fight.clawsDropBarred = seldom();
            fight.defender.bare = seldom();
            fight.attackerSacrifices = seldom();
            fight.defenderSacrifices = seldom();
            const Odds odds = assaultOdds(fight);
            QVERIFY(!odds.refusal);
            const auto counted =
                DiceTape::enumerate(8, [&](DiceTape& dice) { return oracleAssault(fight, dice); });
            QVERIFY(test::sameOdds(odds.outcomes, counted, 8,
                                   [](const Outcome& outcome) { return outcomeCode(outcome); }));
        }
    }

    void SON_ASL_01_onlyUnitsWithAssaultStartOne() {
        QVERIFY(!assaultOdds(assaultOn(raiders(), rifles())).refusal);
        QVERIFY(refused(assaultOdds(assaultOn(rifles(), raiders())), "no-assault", "SON-ASL-01"));
    }
    void SON_ASL_02_onlyFromAnAdjacentSpace() {
        Assault fight = assaultOn(raiders(), rifles());
        fight.distance = 2;
        QVERIFY(refused(assaultOdds(fight), "too-far", "SON-ASL-02"));
    }
    void SON_ASL_03_xBarsTheAssault() {
        QVERIFY(!assaultOdds(assaultOn(raiders(), ofClass(UnitClass::Light))).refusal);
        QVERIFY(
            refused(assaultOdds(assaultOn(raiders(), ofClass(UnitClass::Heavy))), "bonus-x", "SON-ASL-03"));
        QVERIFY(!assaultOdds(assaultOn(raiders(), ofClass(UnitClass::Creature))).refusal);
    }
    void SON_ASL_04_suppressedWhenAttackedFromOutsideTheArc() {
        Assault fight = assaultOn(raiders(), rifles());
        const int before = assaultOdds(fight).defense.total;
        fight.outsideArc = true;
        const Odds odds = assaultOdds(fight);
        QCOMPARE(odds.defense.total, before - 2);
        QCOMPARE(odds.chance([](const Outcome& o) { return o.target.suppressed == 1; }), (Chance{1, 1}));
    }
    void SON_ASL_05_attackerTakesTheBetterOfTwoDice() {
        const Odds odds = assaultOdds(assaultOn(raiders(), rifles()));
        QCOMPARE(odds.attackDice, 2);
        QCOMPARE(odds.attack.total, 3);
    }
    void SON_ASL_06_defenderRollsOneDieUnlessItHasAssault() {
        QCOMPARE(assaultOdds(assaultOn(raiders(), rifles())).defenseDice, 1);
        const Odds even = assaultOdds(assaultOn(raiders(), raiders()));
        QCOMPARE(even.defenseDice, 2);
        QCOMPARE(even.defense.total, 3);
        QCOMPARE(even.verbChance(Verb::AttackerWins), even.verbChance(Verb::DefenderWins));
    }
    void SON_ASL_07_noTerrainInASharedPosition() {
        Assault fight = assaultOn(raiders(), rifles());
        fight.terrainDefense = 2;
        QCOMPARE(termValue(assaultOdds(fight).defense, "terrain"), 2);
        fight.samePosition = true;
        QCOMPARE(termValue(assaultOdds(fight).defense, "terrain"), 0);
    }
    void SON_ASL_08_heavyVehicleDefendsWithItsSecondaryWeapon() {
        Fighter tank = ofClass(UnitClass::Heavy);
        Fighter sappers = raiders();
        sappers.bonus.heavy = 0;
        QCOMPARE(termValue(assaultOdds(assaultOn(sappers, tank)).defense, "base-bonus"), 4);
        tank.secondary.reset();
        QCOMPARE(termValue(assaultOdds(assaultOn(sappers, tank)).defense, "base-bonus"), 0);
    }
    void SON_ASL_09_suppressedCostsTwoOnBothSides() {
        Assault fight = assaultOn(raiders(), rifles());
        fight.attacker.suppressed = 1;
        fight.defender.suppressed = 2;
        QCOMPARE(termValue(assaultOdds(fight).attack, "suppressed"), -2);
        QCOMPARE(termValue(assaultOdds(fight).defense, "suppressed"), -4);
    }
    void SON_ASL_10_beatenInfantryIsHitAndRetreats() {
        Assault fight = surelyWon(assaultOn(raiders(), rifles()));
        QCOMPARE(outcomeCode(assaultOdds(fight).outcomes.rows().front().first),
                 std::string("attacker-wins.flipped.retreats.attacker-advances"));
        fight.retreatPossible = false;
        QCOMPARE(outcomeCode(assaultOdds(fight).outcomes.rows().front().first),
                 std::string("attacker-wins.eliminated.attacker-advances"));
        fight.canEnter = false;
        QCOMPARE(outcomeCode(assaultOdds(fight).outcomes.rows().front().first),
                 std::string("attacker-wins.eliminated"));
    }
    void SON_ASL_11_vehiclesAndCreaturesNeverRetreat() {
        Fighter sappers = raiders();
        sappers.bonus.heavy = 0;
        QCOMPARE(assaultOdds(surelyWon(assaultOn(sappers, ofClass(UnitClass::Light)))).eliminated(),
                 (Chance{1, 1}));
        QCOMPARE(assaultOdds(surelyWon(assaultOn(sappers, ofClass(UnitClass::Heavy)))).eliminated(),
                 (Chance{1, 6}));
        Assault onCreature = surelyWon(assaultOn(sappers, ofClass(UnitClass::Creature)));
        onCreature.retreatPossible = false;
        QCOMPARE(outcomeCode(assaultOdds(onCreature).outcomes.rows().front().first),
                 std::string("attacker-wins.flipped"));
    }
    void SON_ASL_12_beatenAttackerTakesTheHit() {
        const Odds odds = assaultOdds(surelyLost(assaultOn(raiders(), rifles())));
        QCOMPARE(outcomeCode(odds.outcomes.rows().front().first),
                 std::string("defender-wins.attacker-flipped"));
    }
    void SON_AMB_53_beatenVehiclesSufferByClass() {
        QCOMPARE(assaultOdds(surelyLost(assaultOn(ofClass(UnitClass::Light), rifles())))
                     .chance([](const Outcome& o) { return !o.attacker.alive(); }),
                 (Chance{1, 1}));
        QCOMPARE(assaultOdds(surelyLost(assaultOn(ofClass(UnitClass::Heavy), rifles())))
                     .chance([](const Outcome& o) { return !o.attacker.alive(); }),
                 (Chance{1, 6}));
    }
    void SON_ASL_13_tieHarmsNobody() {
        const Odds odds = assaultOdds(assaultOn(raiders(), raiders()));
        for (const auto& [outcome, ways] : odds.outcomes.rows())
            if (outcome.verb == Verb::Tie)
                QVERIFY(outcome.attacker == Fate{} && outcome.target == Fate{});
        // 1 + 9 + 25 + 49 + 81 + 121 equal pairs
        QCOMPARE(odds.verbChance(Verb::Tie), (Chance{286, 1296}));
    }
    void SON_ASL_14_noKillShotInAssaults() {
        Assault fight = surelyWon(assaultOn(raiders(), rifles()));
        fight.defender.defense.front = 1;
        QCOMPARE(assaultOdds(fight).eliminated(), (Chance{0, 1}));
    }
    void SON_ASL_15_neverInTheSupplyPhase() {
        Assault fight = assaultOn(raiders(), rifles());
        fight.supplyPhase = true;
        QVERIFY(refused(assaultOdds(fight), "supply-phase", "SON-ASL-15"));
    }
    void SON_SA_03_assaultValueAddsOnBothSides() {
        const Odds odds = assaultOdds(assaultOn(raiders(), raiders()));
        QCOMPARE(termValue(odds.attack, "assault"), 1);
        QCOMPARE(termValue(odds.defense, "assault"), 1);
    }
    void SON_SA_04_longDistanceDoesNotAdvance() {
        Assault fight = surelyWon(assaultOn(raiders(), rifles()));
        fight.attacker.assaultLong = 3;
        fight.distance = 3;
        QCOMPARE(outcomeCode(assaultOdds(fight).outcomes.rows().front().first),
                 std::string("attacker-wins.flipped.retreats"));
        fight.distance = 4;
        QVERIFY(refused(assaultOdds(fight), "too-far", "SON-SA-04"));
    }
    void SON_SA_05_brutalReplacesTheAssaultValue() {
        Assault fight = assaultOn(raiders(), rifles());
        fight.brutal = true;
        QVERIFY(refused(assaultOdds(fight), "no-brutal-assault", "SON-SA-05"));
        fight.attacker.assaultBrutal = 4;
        QCOMPARE(assaultOdds(fight).attack.total, 6);
    }
    void SON_SA_06_onTheMoveLowersTheBonus() {
        Assault fight = assaultOn(raiders(), rifles());
        fight.onTheMove = true;
        QVERIFY(refused(assaultOdds(fight), "moving", "SON-SA-06"));
        fight.attacker.assaultMove = -2;
        QCOMPARE(assaultOdds(fight).attack.total, 1);
    }
    void SON_SA_21_mythosHunterOnEitherSide() {
        Assault fight = assaultOn(raiders(), rifles());
        fight.attacker.mythosHunter = 2;
        fight.defender.manifestation = true;
        QCOMPARE(termValue(assaultOdds(fight).attack, "mythos-hunter"), 2);
        fight.defender.mythosHunter = 1;
        QCOMPARE(termValue(assaultOdds(fight).defense, "mythos-hunter"), 0);
        fight.attacker.manifestation = true;
        QCOMPARE(termValue(assaultOdds(fight).defense, "mythos-hunter"), 1);
    }
    void SON_SA_25_sacrificeNeedsAnUndamagedSide() {
        Assault fight = surelyWon(assaultOn(raiders(), rifles()));
        fight.attackerSacrifices = true;
        QCOMPARE(assaultOdds(fight).eliminated(), (Chance{0, 1}));  // has no such ability
        fight.attacker.sacrifice = true;
        QCOMPARE(assaultOdds(fight).eliminated(), (Chance{1, 1}));
        fight.attacker.absorbs = false;
        QCOMPARE(assaultOdds(fight).eliminated(), (Chance{0, 1}));
    }
    void SON_SA_32_terrifyingSuppressesTheLoser() {
        Assault fight = assaultOn(raiders(), rifles());
        fight.attacker.terrifying = true;
        QCOMPARE(int(assaultOdds(surelyWon(fight)).outcomes.rows().front().first.target.suppressed), 2);
        QCOMPARE(int(assaultOdds(surelyLost(fight)).outcomes.rows().front().first.target.suppressed), 1);
    }
    void SON_SA_35_burrowersSurfaceSuppressedAndDieWhenBeaten() {
        Assault fight = assaultOn(raiders(), rifles());
        fight.defender.burrowing = true;
        QCOMPARE(termValue(assaultOdds(fight).defense, "surfacing"), -2);
        QCOMPARE(assaultOdds(surelyWon(fight)).eliminated(), (Chance{1, 1}));
        Assault from = assaultOn(raiders(), rifles());
        from.attacker.burrowing = true;
        QCOMPARE(assaultOdds(surelyLost(from)).chance([](const Outcome& o) { return !o.attacker.alive(); }),
                 (Chance{1, 1}));
    }
    void SON_SA_37_crewDefendsWithABareDie() {
        Assault fight = assaultOn(raiders(), ofClass(UnitClass::Light));
        fight.byTeleport = true;
        const Odds odds = assaultOdds(fight);
        QCOMPARE(odds.defenseDice, 1);
        QCOMPARE(odds.defense.total, 0);
        QCOMPARE(assaultOdds(surelyLost(fight)).chance([](const Outcome& o) { return !o.attacker.alive(); }),
                 (Chance{1, 1}));
        fight.defender = raiders();  // infantry fights back as usual
        QCOMPARE(assaultOdds(fight).defense.total, 3);
    }
    void SON_SA_39_clawsRollBelowTheirValueForMoreDamage() {
        Assault fight = surelyWon(assaultOn(raiders(), rifles()));
        fight.attacker.claws = 3;
        QCOMPARE(assaultOdds(fight).eliminated(), (Chance{2, 6}));
        fight.clawsDropBarred = true;
        QCOMPARE(assaultOdds(fight).eliminated(), (Chance{1, 1}));
        fight.clawsDropBarred = false;
        fight.retreatPossible = false;  // no retreat is made, so none can be missing
        QCOMPARE(assaultOdds(fight).eliminated(), (Chance{2, 6}));
    }
    void SON_SA_40_ultimateSacrificeMayKillItsUser() {
        Assault fight = surelyLost(assaultOn(raiders(), rifles()));
        fight.attacker.ultimateSacrifice = true;
        fight.attackerSacrifices = true;
        // Flipped by losing, it can only die for its hit.
        QCOMPARE(outcomeCode(assaultOdds(fight).outcomes.rows().front().first),
                 std::string("defender-wins.flipped.attacker-eliminated"));
        fight.attacker.ultimateSacrifice = false;
        fight.attacker.sacrifice = true;
        QCOMPARE(outcomeCode(assaultOdds(fight).outcomes.rows().front().first),
                 std::string("defender-wins.attacker-flipped"));
    }
    void SON_SA_42_etherealRetreatsUnhurt() {
        Assault fight = surelyWon(assaultOn(raiders(), rifles()));
        fight.defender.ethereal = true;
        QCOMPARE(outcomeCode(assaultOdds(fight).outcomes.rows().front().first),
                 std::string("attacker-wins.retreats.attacker-advances"));
        fight.retreatPossible = false;
        QCOMPARE(assaultOdds(fight).eliminated(), (Chance{1, 1}));
    }
    void SON_OPT_27_paralyzedDefenderRollsABareDie() {
        Assault fight = assaultOn(raiders(), raiders());
        fight.defender.bare = true;
        QCOMPARE(assaultOdds(fight).defenseDice, 1);
        QCOMPARE(assaultOdds(fight).defense.total, 0);
    }
    void SON_UNC_03_twoForEachUncontrolledCreature() {
        Assault fight = assaultOn(raiders(), rifles());
        fight.attacker.uncontrolled = true;
        fight.uncontrolledBeside = 2;
        QCOMPARE(termValue(assaultOdds(fight).attack, "uncontrolled"), 0);
        fight.uncontrolledPhase = true;
        QCOMPARE(termValue(assaultOdds(fight).attack, "uncontrolled"), 6);
    }
    void SON_AMB_46_attackerCountsOrNot() {
        Assault fight = assaultOn(raiders(), rifles());
        fight.attacker.uncontrolled = true;
        fight.uncontrolledPhase = true;
        QCOMPARE(termValue(assaultOdds(fight).attack, "uncontrolled"), 2);
        fight.rulings = Rulings::from({{"unc.includeSelf", "false"}});
        QCOMPARE(termValue(assaultOdds(fight).attack, "uncontrolled"), 0);
    }
};

QTEST_APPLESS_MAIN(TestOddsAssaults)
#include "test_odds_assaults.moc"
