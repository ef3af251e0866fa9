#include <QtTest>

#include <random>

#include "rules/systems/normandie/odds/odds.h"
#include "tests/rules/dice_tape.h"

using namespace bocage::rules;
using namespace bocage::rules::normandie;
namespace test = bocage::test;
using test::DiceTape;

namespace {

Fighter rifles() {
    Fighter unit;
    unit.bonus = {2, 0, std::nullopt};
    unit.defense.front = 5;
    unit.absorbs = true;
    return unit;
}

Fighter tank() {
    Fighter unit;
    unit.unitClass = UnitClass::Heavy;
    unit.bonus = {3, 4, 5};
    unit.defense = {9, 7, 7, 5};
    return unit;
}

Fighter truck() {
    Fighter unit;
    unit.unitClass = UnitClass::Light;
    unit.bonus = {1, std::nullopt, std::nullopt};
    unit.defense.front = 5;
    return unit;
}

Fighter creature() {
    Fighter unit;
    unit.unitClass = UnitClass::Creature;
    unit.bonus = {3, 2, 1};
    unit.defense.front = 6;
    unit.absorbs = true;
    return unit;
}

Shot shotAt(const Fighter& shooter, const Fighter& target) {
    Shot shot;
    shot.shooter = shooter;
    shot.target = target;
    return shot;
}

bool refused(const Odds& odds, std::string_view code, std::string_view rule) {
    return odds.refusal == Refusal{code, rule};
}

int termValue(const Tally& tally, std::string_view code) {
    const Term* term = tally.find(code);
    return term ? term->value : 0;
}

/// The target as the oracle keeps it while hits come in.
struct Victim {
    int life;
    bool canFlip;
    std::uint8_t markers;
    int lifeLost = 0, suppressed = 0;
    std::string worst = "";
    bool dead = false;
};

void oracleHit(const Fighter& target, Victim& victim, bool perforating, DiceTape& dice) {
    if (victim.dead)
        return;
    if (victim.life > 0) {
        --victim.life;
        ++victim.lifeLost;
        if (victim.worst.empty())
            victim.worst = "life-points";
        return;
    }
    if (target.unitClass == UnitClass::Heavy) {
        int roll = dice.next();
        if (perforating)
            ++roll;
        std::string kind;
        std::uint8_t bit = 0;
        if (roll == 1)
            kind = "crew", bit = 1;
        if (roll == 2)
            kind = "track", bit = 2;
        if (roll == 3 || roll == 4)
            kind = "hull", bit = 4;
        if (roll == 5)
            kind = "primary-weapon", bit = 8;
        if (kind.empty() || (victim.markers & bit)) {
            victim.dead = true;
        } else {
            victim.worst = kind;
            if (kind == "hull")
                victim.suppressed += 2;
        }
        return;
    }
    if (target.unitClass != UnitClass::Light && victim.canFlip) {
        victim.canFlip = false;
        victim.worst = "flipped";
        return;
    }
    victim.dead = true;
}

std::string describe(const Victim& victim) {
    if (victim.dead)
        return ".eliminated";
    std::string text;
    const std::string worst = victim.dead ? "eliminated" : victim.worst;
    if (!worst.empty())
        text += "." + worst;
    if (victim.lifeLost > 1 || (victim.lifeLost == 1 && worst != "life-points"))
        text += ".life-points-" + std::to_string(victim.lifeLost);
    if (victim.suppressed > 0)
        text += ".suppressed-" + std::to_string(victim.suppressed);
    return text;
}

/// A shot played with real dice, straight from the sequence of SON-FIR-03.
std::string oracleShot(const Shot& shot, DiceTape& dice) {
    int bonus = 0;
    const Bonuses& printed = shot.shooter.bonus;
    switch (shot.target.unitClass) {
        case UnitClass::Infantry:
            bonus = *printed.infantry;
            break;
        case UnitClass::Light:
            bonus = *printed.light;
            break;
        case UnitClass::Heavy:
            bonus = *printed.heavy;
            break;
        case UnitClass::Creature:
            bonus = std::max(
                {printed.infantry.value_or(-99), printed.light.value_or(-99), printed.heavy.value_or(-99)});
    }
    if (shot.onTheMove)
        bonus -= *shot.shooter.fireMove;
    bonus += shot.equipment + shot.cards;
    if (shot.share)
        bonus = *shot.share;
    if (shot.target.manifestation)
        bonus += shot.shooter.mythosHunter;
    const int farFrom = shot.lighting == Light::Day ? 8 : shot.lighting == Light::Night ? 5 : 6;
    const bool far = shot.distance >= farFrom && !shot.shooter.hawkeye;
    if (far && !shot.rulings.rangeOnFinalResult)
        bonus -= 2;
    if (shot.suppressive)
        bonus += bonus;
    int result = (shot.shooter.dualWeapon ? dice.bestOfTwo() : dice.next()) + bonus;
    result -= 2 * shot.shooter.suppressed + shot.obscuring;
    if (far && shot.rulings.rangeOnFinalResult)
        result -= 2;
    if (shot.shooter.hysterical)
        --result;
    int defense = shot.target.defense.front;
    if (shot.side == Facing4::Back && shot.target.defense.back)
        defense = *shot.target.defense.back;
    if (shot.target.unitClass == UnitClass::Infantry) {
        if (!shot.samePosition)
            defense += shot.terrainDefense;
    } else if (shot.target.unitClass != UnitClass::Creature) {
        defense -= shot.rust;
    }
    if (result < defense)
        return "miss";
    const bool twice = result >= 2 * defense;
    if (shot.suppressive)
        return twice ? "suppressed.suppressed-2" : "suppressed.suppressed-1";
    const std::string verb = twice ? "kill-shot" : "hit";
    if (shot.target.ethereal && !shot.shooter.manifestation && shot.shooter.mythosHunter == 0)
        return verb;
    Victim victim{shot.target.lifePoints, shot.target.absorbs, shot.target.damage, 0, 0, "", false};
    if (twice && (victim.life == 0 || !shot.rulings.killShotCostsTwo)) {
        victim.dead = true;
    } else {
        oracleHit(shot.target, victim, shot.shooter.perforating, dice);
        if (twice)
            oracleHit(shot.target, victim, shot.shooter.perforating, dice);
    }
    return verb + describe(victim);
}

}  // namespace

class TestOddsShots : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void agreeWithEnumeratedDice() {
        std::mt19937 random(20240611);
        const auto upTo = [&](int most) {
            return static_cast<int>(random() % static_cast<unsigned>(most + 1));
        };
        const auto maybe = [&] { return random() % 2 == 0; };
        for (int round = 0; round < 4000; ++round) {
            Shot shot = shotAt(rifles(), rifles());
            shot.shooter.bonus = {upTo(5), upTo(5), upTo(5)};
            const Fighter targets[] = {rifles(), tank(), truck(), creature()};
            shot.target = targets[round % 4];
            shot.target.lifePoints = maybe() ? 0 : upTo(3);
            shot.target.absorbs = maybe();
            shot.target.damage =
                shot.target.unitClass == UnitClass::Heavy ? static_cast<std::uint8_t>(upTo(15)) : 0;
            shot.target.defense.front = 2 + upTo(7);
            shot.target.manifestation = maybe();
            shot.target.ethereal = upTo(4) == 0;
            shot.shooter.mythosHunter = maybe() ? 0 : upTo(3);
            shot.shooter.suppressed = maybe() ? 0 : upTo(2);
            shot.shooter.dualWeapon = maybe();
            shot.shooter.hawkeye = maybe();
            shot.shooter.perforating = maybe();
            shot.shooter.hysterical = upTo(3) == 0;
            shot.shooter.fireMove = 1;
            shot.shooter.suppressiveFire = true;
            shot.shooter.machineGunner = true;
            shot.onTheMove = maybe();
            shot.suppressive = upTo(2) == 0;
            shot.equipment = upTo(3);
            shot.lighting = static_cast<Light>(upTo(2));
            shot.distance = 1 + upTo(6);
            shot.obscuring = upTo(3);
            shot.side = maybe() ? Facing4::Front : Facing4::Back;
            shot.terrainDefense = upTo(2);
            shot.samePosition = maybe();
            shot.rust = upTo(1);
            shot.rulings.rangeOnFinalResult = maybe();
            shot.rulings.killShotCostsTwo = maybe();
            const Odds whole = shotOdds(shot);
            if (upTo(3) == 0 && whole.attack.find("base-bonus"))
                shot.share = 1;
            const Odds odds = shotOdds(shot);
            if (odds.refusal)
                continue;  // a bonus too small to split
            const auto counted =
                DiceTape::enumerate(4, [&](DiceTape& dice) { return oracleShot(shot, dice); });
            QVERIFY(test::sameOdds(odds.outcomes, counted, 4,
                                   [](const Outcome& outcome) { return outcomeCode(outcome); }));
        }
    }

    void SON_FIR_01_needsBonusAndSight() {
        QVERIFY(!shotOdds(shotAt(rifles(), rifles())).refusal);
        Shot hidden = shotAt(rifles(), rifles());
        hidden.blocked = true;
        QVERIFY(refused(shotOdds(hidden), "sight-blocked", "SON-FIR-01"));
    }
    void SON_UNI_07_xBarsTheShotZeroDoesNot() {
        QVERIFY(!shotOdds(shotAt(rifles(), truck())).refusal);
        QVERIFY(refused(shotOdds(shotAt(rifles(), tank())), "bonus-x", "SON-UNI-07"));
    }
    void SON_UNI_08_creatureTakesBestBonus() {
        QCOMPARE(termValue(shotOdds(shotAt(rifles(), creature())).attack, "base-bonus"), 2);
        Fighter unarmed = rifles();
        unarmed.bonus = {};
        QVERIFY(refused(shotOdds(shotAt(unarmed, creature())), "bonus-x", "SON-UNI-08"));
    }
    void SON_FIR_02_movingVehicleNeedsFireOnTheMove() {
        Shot shot = shotAt(tank(), rifles());
        shot.onTheMove = true;
        QVERIFY(refused(shotOdds(shot), "moving", "SON-FIR-02"));
        shot.shooter.fireMove = 2;
        QCOMPARE(shotOdds(shot).attack.total, 1);
    }
    void SON_FIR_03_sequenceSubtractsAfterDoubling() {
        Shot shot = shotAt(rifles(), rifles());
        shot.shooter.suppressiveFire = true;
        shot.suppressive = true;
        shot.shooter.suppressed = 1;
        shot.obscuring = 1;
        shot.distance = 8;
        // (2) doubled is 4; then -2, -2, -1.
        QCOMPARE(shotOdds(shot).attack.total, -1);
    }
    void SON_FIR_04_longRangeBeginsBeyondSeven() {
        Shot shot = shotAt(rifles(), rifles());
        shot.distance = 7;
        QCOMPARE(shotOdds(shot).attack.total, 2);
        shot.distance = 8;
        QCOMPARE(shotOdds(shot).attack.total, 0);
    }
    void SON_AMB_11_longRangeBeforeOrAfterDoubling() {
        Shot shot = shotAt(rifles(), rifles());
        shot.shooter.suppressiveFire = true;
        shot.suppressive = true;
        shot.distance = 9;
        QCOMPARE(shotOdds(shot).attack.total, 2);
        shot.rulings = Rulings::from({{"range.final", "false"}});
        QCOMPARE(shotOdds(shot).attack.total, 0);
    }
    void SON_NGT_01_maximumRangeByNightAndFog() {
        Shot shot = shotAt(rifles(), rifles());
        shot.lighting = Light::Night;
        shot.distance = 7;
        QVERIFY(!shotOdds(shot).refusal);
        shot.distance = 8;
        QVERIFY(refused(shotOdds(shot), "beyond-sight-range", "SON-NGT-01"));
        shot.lighting = Light::Fog;
        shot.distance = 9;
        QVERIFY(!shotOdds(shot).refusal);
        shot.distance = 10;
        QVERIFY(refused(shotOdds(shot), "beyond-sight-range", "SON-NGT-01"));
    }
    void SON_NGT_02_penaltyFromFiveAndSix() {
        Shot shot = shotAt(rifles(), rifles());
        shot.lighting = Light::Night;
        shot.distance = 4;
        QCOMPARE(termValue(shotOdds(shot).attack, "long-range"), 0);
        shot.distance = 5;
        QCOMPARE(termValue(shotOdds(shot).attack, "long-range"), -2);
        shot.lighting = Light::Fog;
        QCOMPARE(termValue(shotOdds(shot).attack, "long-range"), 0);
        shot.distance = 6;
        QCOMPARE(termValue(shotOdds(shot).attack, "long-range"), -2);
    }
    void SON_AMB_10_nightStartsOneLaterWhenExclusive() {
        const Rulings exclusive = Rulings::from({{"night.inclusive", "false"}});
        QCOMPARE(longRangeFrom(Light::Night, {}), 5);
        QCOMPARE(longRangeFrom(Light::Night, exclusive), 6);
        QCOMPARE(longRangeFrom(Light::Fog, exclusive), 7);
        QCOMPARE(longRangeFrom(Light::Day, exclusive), 8);
    }
    void SON_NGT_03_limitedRangeIsCappedByTheDark() {
        Shot shot = shotAt(rifles(), rifles());
        shot.shooter.limitedRange = 10;
        shot.lighting = Light::Night;
        shot.distance = 8;
        QVERIFY(refused(shotOdds(shot), "beyond-sight-range", "SON-NGT-01"));
        shot.lighting = Light::Day;
        QVERIFY(!shotOdds(shot).refusal);
    }
    void SON_NGT_07_indirectWeaponsDoNotFireDirectlyInTheDark() {
        Shot shot = shotAt(rifles(), rifles());
        shot.shooter.indirectFire = true;
        QVERIFY(!shotOdds(shot).refusal);
        shot.lighting = Light::Fog;
        QVERIFY(refused(shotOdds(shot), "indirect-weapon-in-the-dark", "SON-NGT-07"));
    }
    void SON_FIR_05_defenseAddsTerrainForInfantryAndRustForVehicles() {
        Shot shot = shotAt(tank(), rifles());
        shot.terrainDefense = 2;
        shot.rust = 1;
        QCOMPARE(shotOdds(shot).defense.total, 7);
        shot.target = truck();
        QCOMPARE(shotOdds(shot).defense.total, 4);
    }
    void SON_TER_02_noTerrainDefenseForCreatures() {
        Shot shot = shotAt(rifles(), creature());
        shot.terrainDefense = 2;
        QCOMPARE(shotOdds(shot).defense.total, 6);
    }
    void SON_BLD_06_noTerrainDefenseFromInside() {
        Shot shot = shotAt(rifles(), rifles());
        shot.terrainDefense = 2;
        QCOMPARE(shotOdds(shot).defense.total, 7);
        shot.samePosition = true;
        QCOMPARE(shotOdds(shot).defense.total, 5);
    }
    void SON_FIR_06_resultEqualToDefenseHits() {
        // 2 + die against 5: 3, 4, 5 and 6 hit.
        QCOMPARE(shotOdds(shotAt(rifles(), rifles())).harmed(), (Chance{4, 6}));
        Fighter harder = rifles();
        harder.defense.front = 6;
        QCOMPARE(shotOdds(shotAt(rifles(), harder)).harmed(), (Chance{3, 6}));
    }
    void SON_FIR_07_killShotAtTwiceTheDefense() {
        Fighter soft = rifles();
        soft.defense.front = 4;
        const Odds odds = shotOdds(shotAt(rifles(), soft));
        QCOMPARE(odds.verbChance(Verb::KillShot), (Chance{1, 6}));
        QCOMPARE(odds.eliminated(), (Chance{1, 6}));
        Shot atTank = shotAt(tank(), tank());
        atTank.target.defense = {5, 5, 5, 5};
        // 5 + die: 10 needs a five.
        QCOMPARE(shotOdds(atTank).verbChance(Verb::KillShot), (Chance{2, 6}));
    }
    void SON_FIR_08_suppressiveFireNeverHarms() {
        Shot shot = shotAt(rifles(), rifles());
        shot.suppressive = true;
        shot.shooter.suppressiveFire = true;
        const Odds odds = shotOdds(shot);
        QCOMPARE(odds.harmed(), (Chance{0, 6}));
        // 4 + die against 5, doubled at 10: always one marker, two on a six.
        QCOMPARE(odds.chance([](const Outcome& o) { return o.target.suppressed == 1; }), (Chance{5, 6}));
        QCOMPARE(odds.chance([](const Outcome& o) { return o.target.suppressed == 2; }), (Chance{1, 6}));
    }
    void SON_SA_31_suppressiveFireNeedsTheAbility() {
        Shot shot = shotAt(rifles(), rifles());
        shot.suppressive = true;
        QVERIFY(refused(shotOdds(shot), "no-suppressive-fire", "SON-SA-31"));
    }
    void SON_AMB_12_suppressiveFireForAllInfantry() {
        Shot shot = shotAt(rifles(), rifles());
        shot.suppressive = true;
        shot.rulings = Rulings::from({{"suppressive.universal", "true"}});
        QVERIFY(!shotOdds(shot).refusal);
        shot.shooter = tank();
        QVERIFY(refused(shotOdds(shot), "no-suppressive-fire", "SON-SA-31"));
    }
    void SON_FIR_10_equipmentAddsToTheBonus() {
        Shot shot = shotAt(rifles(), rifles());
        shot.shooter.suppressiveFire = shot.suppressive = true;
        shot.equipment = 2;
        QCOMPARE(shotOdds(shot).attack.total, 8);
    }
    void SON_FIR_11_cardsAddOneEach() {
        Shot shot = shotAt(rifles(), rifles());
        shot.cards = 1;
        QCOMPARE(shotOdds(shot).attack.total, 3);
    }
    void SON_FIR_12_onlyInsideTheArc() {
        QVERIFY(insideArc({5, 5}, 0, 90, {5, 1}));
        QVERIFY(insideArc({5, 5}, 0, 90, {7, 3}));
        QVERIFY(!insideArc({5, 5}, 0, 90, {8, 3}));
        Shot shot = shotAt(rifles(), rifles());
        shot.outsideArc = true;
        QVERIFY(refused(shotOdds(shot), "outside-arc", "SON-FIR-12"));
    }
    void SON_AMB_13_wideArcAndDiagonalFacings() {
        QVERIFY(insideArc({5, 5}, 0, 180, {9, 5}));
        QVERIFY(!insideArc({5, 5}, 0, 180, {9, 6}));
        QVERIFY(insideArc({5, 5}, 1, 90, {9, 1}));
        QVERIFY(insideArc({5, 5}, 1, 90, {5, 1}));
        QVERIFY(!insideArc({5, 5}, 1, 90, {4, 1}));
    }
    void SON_FIR_13_facingByQuarterSector() {
        using F = Facing4;
        QCOMPARE(facingsHit({5, 5}, 0, {6, 1}), std::vector<F>{F::Front});
        QCOMPARE(facingsHit({5, 5}, 0, {9, 6}), std::vector<F>{F::Right});
        QCOMPARE(facingsHit({5, 5}, 0, {4, 9}), std::vector<F>{F::Back});
        QCOMPARE(facingsHit({5, 5}, 2, {4, 1}), std::vector<F>{F::Left});
        QCOMPARE(facingsHit({5, 5}, 0, {7, 3}), (std::vector<F>{F::Front, F::Right}));
        Shot shot = shotAt(tank(), tank());
        shot.side = Facing4::Back;
        QCOMPARE(shotOdds(shot).defense.total, 5);
    }
    void SON_DMG_01_infantryFlipsThenDies() {
        Shot shot = shotAt(rifles(), rifles());
        QCOMPARE(shotOdds(shot).eliminated(), (Chance{0, 6}));
        shot.target.absorbs = false;
        QCOMPARE(shotOdds(shot).eliminated(), (Chance{4, 6}));
    }
    void SON_DMG_02_lightVehicleIsDestroyed() {
        Shot shot = shotAt(rifles(), truck());
        // 0 + die against 5
        QCOMPARE(shotOdds(shot).eliminated(), (Chance{2, 6}));
    }
    void SON_DMG_03_heavyDamageTable() {
        const Distribution<Fate> fates = takeHit(tank(), {}, false);
        const auto of = [&](std::uint8_t marker) {
            return fates.chance([&](const Fate& fate) { return fate.damage == marker; });
        };
        QCOMPARE(of(damage::crew), (Chance{1, 6}));
        QCOMPARE(of(damage::track), (Chance{1, 6}));
        QCOMPARE(of(damage::hull), (Chance{2, 6}));
        QCOMPARE(of(damage::primary), (Chance{1, 6}));
        QCOMPARE(fates.chance([](const Fate& fate) { return !fate.alive(); }), (Chance{1, 6}));
        QCOMPARE(fates.chance([](const Fate& fate) { return fate.suppressed == 2; }), (Chance{2, 6}));
    }
    void SON_SA_23_perforatingAddsOneToTheDamageRoll() {
        const Distribution<Fate> fates = takeHit(tank(), {}, true);
        QCOMPARE(fates.chance([](const Fate& fate) { return fate.damage == damage::crew; }), (Chance{0, 6}));
        QCOMPARE(fates.chance([](const Fate& fate) { return !fate.alive(); }), (Chance{2, 6}));
    }
    void SON_DMG_04_secondMarkerOfAKindDestroys() {
        Fighter hurt = tank();
        hurt.damage = damage::hull;
        QCOMPARE(takeHit(hurt, {}, false).chance([](const Fate& fate) { return !fate.alive(); }),
                 (Chance{3, 6}));
    }
    void SON_DMG_05_lifePointsCancelHits() {
        Shot shot = shotAt(rifles(), rifles());
        shot.target.lifePoints = 1;
        QCOMPARE(shotOdds(shot).chance([](const Outcome& o) { return o.target.harm == Harm::LifePoints; }),
                 (Chance{4, 6}));
    }
    void SON_AMB_04_killShotCostsTwoLifePoints() {
        Shot shot = shotAt(rifles(), rifles());
        shot.shooter.bonus.infantry = 9;  // always a kill shot against 5
        shot.target.lifePoints = 2;
        QCOMPARE(shotOdds(shot).chance([](const Outcome& o) { return o.target.lifePointsLost == 2; }),
                 (Chance{1, 1}));
        shot.target.lifePoints = 1;
        QCOMPARE(shotOdds(shot).chance([](const Outcome& o) { return o.target.harm == Harm::Flipped; }),
                 (Chance{1, 1}));
        shot.target.lifePoints = 0;
        QCOMPARE(shotOdds(shot).eliminated(), (Chance{1, 1}));
        shot.target.lifePoints = 2;
        shot.rulings = Rulings::from({{"killshot.lifepoints", "none"}});
        QCOMPARE(shotOdds(shot).eliminated(), (Chance{1, 1}));
    }
    void SON_DMG_06_creaturesFlipLikeInfantry() {
        Shot shot = shotAt(rifles(), creature());
        QCOMPARE(shotOdds(shot).chance([](const Outcome& o) { return o.target.harm == Harm::Flipped; }),
                 (Chance{3, 6}));
        shot.target.absorbs = false;
        QCOMPARE(shotOdds(shot).eliminated(), (Chance{3, 6}));
    }
    void SON_DMG_07_destructionRollsFourOrMore() {
        const auto counted = DiceTape::enumerate(3, [](DiceTape& dice) {
            int markers = 0;
            for (int die = 0; die < 3; ++die)
                markers += dice.next() >= 4;
            return std::to_string(markers);
        });
        QVERIFY(test::sameOdds(demolitionMarkers(3), counted, 3, [](int n) { return std::to_string(n); }));
        QCOMPARE(structureDestroyed(2, 2, 0), (Chance{1, 4}));
        QCOMPARE(structureDestroyed(2, 2, 1), (Chance{3, 4}));
        QCOMPARE(structureDestroyed(2, 3, 0), (Chance{0, 1}));
        // A Suppressed shooter takes two from every die it rolls: only a six is left.
        const auto shaken = DiceTape::enumerate(2, [](DiceTape& dice) {
            int markers = 0;
            for (int die = 0; die < 2; ++die)
                markers += dice.next() - 2 >= 4;
            return std::to_string(markers);
        });
        QVERIFY(test::sameOdds(demolitionMarkers(2, 2), shaken, 2, [](int n) { return std::to_string(n); }));
        QCOMPARE(structureDestroyed(1, 1, 0, 4), (Chance{0, 6}));
    }
    void SON_SA_08_noDestructionNoMarkers() {
        QCOMPARE(structureDestroyed(0, 1, 0), (Chance{0, 1}));
        QCOMPARE(structureDestroyed(1, 1, 0), (Chance{1, 2}));
    }
    void SON_SA_09_dualWeaponTakesTheBetterDie() {
        Shot shot = shotAt(rifles(), rifles());
        shot.shooter.dualWeapon = true;
        QCOMPARE(shotOdds(shot).harmed(), (Chance{32, 36}));
    }
    void SON_SA_11_infantryFiresOnTheMoveAtAPenalty() {
        Shot shot = shotAt(rifles(), rifles());
        shot.onTheMove = true;
        QVERIFY(refused(shotOdds(shot), "moving", "SON-SA-11"));
        shot.shooter.fireMove = -1;
        QCOMPARE(shotOdds(shot).attack.total, 1);
    }
    void SON_SA_13_hawkeyeIgnoresLongRangeNotMaximumRange() {
        Shot shot = shotAt(rifles(), rifles());
        shot.shooter.hawkeye = true;
        shot.distance = 12;
        QCOMPARE(shotOdds(shot).attack.total, 2);
        shot.lighting = Light::Fog;
        QVERIFY(refused(shotOdds(shot), "beyond-sight-range", "SON-NGT-01"));
    }
    void SON_SA_01_hiddenUnitsAreNoTargets() {
        Shot shot = shotAt(rifles(), rifles());
        shot.target.concealed = true;
        QVERIFY(refused(shotOdds(shot), "target-concealed", "SON-SA-01"));
    }
    void SON_SA_15_juryRiggedBreaksAtItsValue() {
        QCOMPARE(juryRiggedBreaks(5), (Chance{2, 6}));
        QCOMPARE(juryRiggedBreaks(7), (Chance{0, 6}));
    }
    void SON_SA_16_limitedRange() {
        Shot shot = shotAt(rifles(), rifles());
        shot.shooter.limitedRange = 4;
        shot.distance = 4;
        QVERIFY(!shotOdds(shot).refusal);
        shot.distance = 5;
        QVERIFY(refused(shotOdds(shot), "beyond-limited-range", "SON-SA-16"));
    }
    void SON_SA_17_machineGunnerSplitsItsBonus() {
        Shot shot = shotAt(rifles(), rifles());
        shot.shooter.bonus.infantry = 4;
        shot.share = 1;
        QVERIFY(refused(shotOdds(shot), "no-machine-gunner", "SON-SA-17"));
        shot.shooter.machineGunner = true;
        QCOMPARE(shotOdds(shot).attack.total, 1);
        shot.share = 3;
        QVERIFY(!shotOdds(shot).refusal);
        shot.share = 4;  // nothing left for a second target
        QVERIFY(refused(shotOdds(shot), "share-out-of-range", "SON-SA-17"));
        shot.share = 0;
        QVERIFY(refused(shotOdds(shot), "share-out-of-range", "SON-SA-17"));

        std::vector<SplitTarget> targets{{{3, 3}, UnitClass::Infantry, false, 2},
                                         {{5, 4}, UnitClass::Infantry, false, 2}};
        QVERIFY(!splitRefusal(shot.shooter, 4, targets));
        QVERIFY(splitRefusal(shot.shooter, 3, targets));
        targets[1].at = {6, 4};
        QCOMPARE(splitRefusal(shot.shooter, 4, targets).code, std::string_view("targets-too-far-apart"));
        targets[1].at = {5, 4};
        targets[1].unitClass = UnitClass::Light;
        QCOMPARE(splitRefusal(shot.shooter, 4, targets).code, std::string_view("mixed-classes"));
    }
    void SON_SA_21_mythosHunterCountsOnlyAgainstManifestations() {
        Shot shot = shotAt(rifles(), creature());
        lendAbility(shot.shooter, {"mythos-hunter", 2});
        lendAbility(shot.shooter, {"mythos-hunter", 1});
        QCOMPARE(shotOdds(shot).attack.total, 2);
        shot.target.manifestation = true;
        QCOMPARE(shotOdds(shot).attack.total, 5);
    }
    void SON_SA_35_noShotsAtBurrowers() {
        Shot shot = shotAt(rifles(), rifles());
        shot.target.burrowing = true;
        QVERIFY(refused(shotOdds(shot), "target-underground", "SON-SA-35"));
    }
    void SON_SA_42_etherealIsHurtOnlyByTheMythosOrItsHunters() {
        Shot shot = shotAt(rifles(), rifles());
        shot.target.ethereal = true;
        QCOMPARE(shotOdds(shot).harmed(), (Chance{0, 6}));
        shot.shooter.mythosHunter = 1;
        QCOMPARE(shotOdds(shot).harmed(), (Chance{4, 6}));
        shot.shooter.mythosHunter = 0;
        shot.shooter.manifestation = true;
        QCOMPARE(shotOdds(shot).harmed(), (Chance{4, 6}));
    }
    void SON_SA_48_missesAgainstPromisedBloodTestTerror() {
        Shot shot = shotAt(rifles(), rifles());
        shot.target.promisedBlood = 3;
        QCOMPARE(shotOdds(shot).chance([](const Outcome& o) { return o.attacker.testsTerror == 3; }),
                 (Chance{2, 6}));
    }
    void SON_MAD_07_hysteriaCostsOne() {
        Shot shot = shotAt(rifles(), rifles());
        shot.shooter.hysterical = true;
        QCOMPARE(shotOdds(shot).attack.total, 1);
    }
    void SON_OPT_28_rustLowersVehicleDefenseOnly() {
        Shot shot = shotAt(rifles(), truck());
        shot.rust = 2;
        QCOMPARE(shotOdds(shot).defense.total, 3);
        shot.target = creature();
        QCOMPARE(shotOdds(shot).defense.total, 6);
    }
    void SON_UNI_17_weaponsBringTheirOwnAbilities() {
        Unit unit;
        unit.unitClass = UnitClass::Heavy;
        unit.front.bonus = {0, 0, 0};
        unit.front.primary = Weapon{{2, 4, 5}, {{"perforating", std::nullopt}}};
        unit.front.secondary = Weapon{{3, 1, std::nullopt}, {{"fire-move", 1}}};
        const Fighter gun = makeFighter(unit, "front", WeaponChoice::Primary);
        QVERIFY(gun.perforating && !gun.fireMove);
        QCOMPARE(gun.bonus.heavy, std::optional<int>(5));
        const Fighter coaxial = makeFighter(unit, "front", WeaponChoice::Secondary);
        QVERIFY(!coaxial.perforating && coaxial.fireMove);
        QVERIFY(!coaxial.bonus.heavy);
    }
};

QTEST_APPLESS_MAIN(TestOddsShots)
#include "test_odds_shots.moc"
