#include <QtTest>
#include <cmath>

#include "rules/systems/malice/sim/combat.h"
#include "rules/systems/malice/sim/travel.h"
#include "tests/rules/malice_corridor.h"

using namespace bocage::rules;
using namespace bocage::rules::malice;
using namespace bocage::rules::malice::sim;
using namespace bocage::tests;

namespace {

FightRules by(StarMethod method) {
    FightRules rules;
    rules.method = method;
    return rules;
}

Fighter strong(int bonus) {
    Fighter avatar;
    avatar.combat.flat = bonus;
    return avatar;
}

}  // namespace

/// Every oracle of the spec, exact ones to four digits and played ones within three standard errors.
class TestMaliceSim : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Dice --------------------------------------------------------------------------------------------------

    void SOM_DICE_01_SOM_DICE_02_SOM_DICE_03_SOM_DICE_04_SOM_DICE_05_SOM_DICE_06_SOM_DICE_07_waysOfSums() {
        const auto two = distributionOf(*parseDice("2d6"));
        QVERIFY(two.ok());
        QCOMPARE(two->total(), 36u);
        QCOMPARE(two->chance([](int sum) { return sum == 7; }), (Chance{6, 36}));
        const auto stars = distributionOf(*parseDice("3d★ - 1"));
        QCOMPARE(stars->chance([](int sum) { return sum == -1; }), (Chance{1, 8}));
        QCOMPARE(stars->chance([](int sum) { return sum == 2; }), (Chance{1, 8}));
        // Every die shows each of its faces equally often.
        for (int sides = 2; sides <= 6; ++sides) {
            const auto die = distributionOf({{{1, sides}}, 0});
            QCOMPARE(die->rows().size(), static_cast<std::size_t>(sides));
            for (const auto& [face, ways] : die->rows())
                QVERIFY(face >= 1 && face <= sides && ways == 1);
        }
    }

    void SOM_DICE_whatCannotBeRolledIsRefused() {
        const auto code = [](const char* text) {
            const auto dice = parseDice(text);
            return dice.ok() ? std::string() : dice.problems().front().code;
        };
        for (const char* text : {"", "d7", "d1", "2d", "d0", "+", "2d6+", "2d6 3", "x", "d-2", "1d6d6"})
            QCOMPARE(code(text), std::string("dice.unreadable"));
        for (const char* text : {"1000000000d6", "25d6", "20d6+5d★", "99999999999999999999d6"})
            QCOMPARE(code(text), std::string("dice.too-many"));
        for (const char* text : {"1001", "-5000", "600+600"})
            QCOMPARE(code(text), std::string("dice.too-much"));
        QCOMPARE(code("24d6"), std::string());
        QCOMPARE(code("D6 − 2d* + 3"), std::string());
        QVERIFY(distributionOf(*parseDice("24d6")).ok());
        QCOMPARE(parseBonus("2d6").problems().front().code, std::string("dice.stars-only"));
        QCOMPARE(*parseBonus("+2-1d★+3d*"), (RollBonus{2, 3, 1}));
        QCOMPARE(bonusText({2, 3, 1}), std::string("+2+3d★−1d★"));
    }

    void SOM_ROLL_MR_largerOfTwoDice() {
        const Pmf larger = Pmf::die(6).highestOf(2);
        for (int k = 1; k <= 6; ++k)
            QVERIFY(near(larger.at(k), (2 * k - 1) / 36.0, 1e-12));
        QVERIFY(near(larger.mean(), 4.4722));
        const double wanted[] = {5.4722, 5.6998, 6.2432, 6.9381};
        const double fate[] = {0.1667, 0.3056, 0.4213, 0.5177};
        for (int size = 1; size <= 4; ++size) {
            QVERIFY(near(movementPoints(std::vector<RollBonus>(static_cast<std::size_t>(size))).mean(),
                         wanted[size - 1]));
            QVERIFY(near(fateChance(size), fate[size - 1]));
        }
        // SOM-MOVE-07: two points at least; a curse cannot make them fewer than none.
        QCOMPARE(movementPoints(std::vector<RollBonus>(1)).first(), 2);
        QCOMPARE(movementPoints(std::vector<RollBonus>{{-9, 0, 0}}).last(), 0);
    }

    void SOM_ROLL_LR_SOM_ROLL_PR_SOM_GATE_01_SOM_GATE_02_SOM_GATE_06_strictlyMore() {
        for (int target = 2; target <= 5; ++target)
            QVERIFY(near(luckChance(target, {}), (6 - target) / 6.0, 1e-12));
        QVERIFY(near(luckChance(5, {1, 0, 0}), 2 / 6.0, 1e-12));
        QVERIFY(near(luckChance(5, {0, 1, 0}), 1.5 / 6.0, 1e-12));
        QVERIFY(near(luckAgainstDie({}), 15 / 36.0, 1e-12));
        for (int power = 0; power <= 7; ++power)
            QVERIFY(near(powerRollChance(power), std::min(power, 6) / 6.0, 1e-12));
        QVERIFY(near(gateChance({}, 2, false), 4 / 6.0 + 1 / 6.0, 1e-12));
        QVERIFY(near(gateChance({}, 4, true), 1, 1e-12));
    }

    // Creatures ---------------------------------------------------------------------------------------------

    void SOM_CRE_03_SOM_CRE_04_mixesOfTheProfiles() {
        const auto odds = [](const GeneratorProfile& profile, bool lair, int light, int dark) {
            Encounter where;
            where.lair = lair;
            where.light = light;
            where.dark = dark;
            return creatureOdds(where, profile);
        };
        const GeneratorProfile &even = GeneratorProfile::even(), &tapered = GeneratorProfile::tapered();
        const auto mix = [](const Pmf& pmf, std::initializer_list<int> sixths) {
            int value = pmf.first();
            for (const int each : sixths)
                if (!near(pmf.at(value++), each / 6.0, 1e-12))
                    return false;
            return pmf.last() == value - 1;
        };
        QVERIFY(mix(odds(even, false, 0, 0).power, {2, 2, 2}));
        QVERIFY(mix(odds(even, true, 0, 0).power, {1, 2, 2, 1}));
        QVERIFY(mix(odds(tapered, false, 0, 0).power, {3, 2, 1}));
        QVERIFY(mix(odds(tapered, true, 0, 0).power, {2, 2, 2}));
        QVERIFY(near(odds(even, true, 0, 0).power.mean(), 2.5, 1e-12));
        QVERIFY(near(odds(tapered, false, 0, 0).power.mean(), 1.6667));
        QVERIFY(near(odds(even, false, 1, 0).abilities.mean(), 0.6667));
        QVERIFY(near(odds(even, false, 0, 0).abilities.mean(), 1.0));
        QVERIFY(near(odds(even, false, 0, 1).abilities.mean(), 1.3333));
        QVERIFY(near(odds(even, false, 0, 2).abilities.mean(), 1.6667));
        QVERIFY(near(odds(even, false, 0, 0).life.mean(), 4, 1e-12));
        QVERIFY(near(odds(even, false, 0, 0).harvest.mean(), 2, 1e-12));
    }

    void SOM_CRE_02_everyColumnHasEachTypeOnce() {
        for (int column = 1; column <= 3; ++column) {
            std::set<CreatureType> seen;
            for (std::size_t terrain = 0; terrain < terrains; ++terrain)
                seen.insert(natureOf(static_cast<Terrain>(terrain), column));
            QCOMPARE(seen.size(), creatureTypes);
        }
        QCOMPARE(natureOf(Terrain::Forest, 1), CreatureType::Reptilid);
    }

    void SOM_SHADE_01_SOM_XUL_01_byAvatars() {
        const int shadow[8][3] = {{3, 1, 1}, {3, 1, 1}, {3, 2, 1}, {3, 2, 2},
                                  {4, 1, 2}, {4, 2, 2}, {4, 2, 3}, {4, 2, 3}};
        const int xulthul[8][2] = {{4, 2}, {4, 2}, {4, 3}, {4, 3}, {5, 2}, {5, 2}, {5, 3}, {5, 3}};
        for (int avatars = 1; avatars <= 8; ++avatars) {
            const ThreatRow row = shadowRow(avatars), lord = xulthulRow(avatars);
            QCOMPARE(row.power, shadow[avatars - 1][0]);
            QCOMPARE(row.abilities, shadow[avatars - 1][1]);
            QCOMPARE(row.spawningLife, shadow[avatars - 1][2]);
            QCOMPARE(lord.power, xulthul[avatars - 1][0]);
            QCOMPARE(lord.abilities, xulthul[avatars - 1][1]);
        }
        QCOMPARE(powerRow(5).life, 10);
        QCOMPARE(powerRow(5).combat, 4);
        QCOMPARE(powerRow(1).woundStars, 0);
    }

    void SOM_GUARD_02_andRollsAgreeWithTheMix() {
        Encounter where;
        where.kind = OpponentKind::Guardian;
        where.dark = 3;
        const CreatureOdds guardian = creatureOdds(where, GeneratorProfile::even());
        QCOMPARE(guardian.power.mean(), 4.0);
        QCOMPARE(guardian.abilities.mean(), 2.0);
        QCOMPARE(guardian.life.mean(), 8.0);
        where = {};
        where.terrain = Terrain::Swamp;
        where.lair = true;
        where.dark = 1;
        const CreatureOdds odds = creatureOdds(where, GeneratorProfile::even());
        constexpr int runs = 6000;
        double power = 0, abilities = 0;
        std::array<int, creatureTypes> types{};
        for (int run = 0; run < runs; ++run) {
            Rng rng(5, static_cast<std::uint64_t>(run));
            const CreatureRoll roll = rollCreature(where, GeneratorProfile::even(), rng);
            QCOMPARE(roll.powerModifier, 1);
            QCOMPARE(roll.abilityModifier, 1);
            power += roll.creature.power;
            abilities += roll.creature.abilities;
            ++types[static_cast<std::size_t>(roll.creature.type)];
        }
        const double error = 3 / std::sqrt(runs);
        QVERIFY(near(power / runs, odds.power.mean(), error * odds.power.deviation()));
        QVERIFY(near(abilities / runs, odds.abilities.mean(), error * odds.abilities.deviation()));
        for (std::size_t i = 0; i < creatureTypes; ++i)
            QVERIFY(near(double(types[i]) / runs, odds.types[i] / 6.0, error * 0.5));
    }

    // Combat ------------------------------------------------------------------------------------------------

    void SOM_COMBAT_15_SOM_ROLL_CR_onePhase() {
        const double win[4][5] = {{0.4167, 0.2778, 0.1667, 0.0833, 0.0278},
                                  {0.5787, 0.4167, 0.2685, 0.1435, 0.0509},
                                  {0.6597, 0.4938, 0.3333, 0.1875, 0.0702},
                                  {0.7074, 0.5409, 0.3763, 0.2200, 0.0863}};
        const double lose[5] = {0.4167, 0.5833, 0.7222, 0.8333, 0.9167};
        for (int dice = 1; dice <= 4; ++dice)
            for (int power = 1; power <= 5; ++power) {
                const PhaseOdds odds =
                    phaseOdds({}, {Opponent::ofPower(power).combat, false}, dice, StarMethod::All);
                QVERIFY(near(odds.win, win[dice - 1][power - 1]));
                if (dice == 1)
                    QVERIFY(near(odds.lose, lose[power - 1]));
                QVERIFY(near(odds.win + odds.tie + odds.lose, 1, 1e-12));
            }
        // SOM-AMB-19: who defends rolls one die less one.
        QVERIFY(near(phaseOdds({{}, true}, {}, 1, StarMethod::All).win, 10 / 36.0, 1e-12));
    }

    void SOM_DSTAR_1_SOM_DSTAR_2_SOM_DSTAR_3_SOM_DSTAR_4_theFourMethods() {
        const auto odds = [](StarMethod method) {
            return phaseOdds({{0, 3, 0}, false}, {{0, 2, 0}, false}, 1, method);
        };
        const auto is = [](const PhaseOdds& found, double win, double tie, double lose) {
            return near(found.win, win) && near(found.tie, tie) && near(found.lose, lose);
        };
        QVERIFY(is(odds(StarMethod::Halfsies), 0.5833, 0.1389, 0.2778));
        QVERIFY(is(odds(StarMethod::Net), 0.5000, 0.1528, 0.3472));
        QVERIFY(is(odds(StarMethod::All), 0.5000, 0.1406, 0.3594));
        QVERIFY(is(odds(StarMethod::Lockdown), 0.5000, 0.1406, 0.3594));
        QVERIFY(is(phaseOdds({{2, 0, 0}, false}, {}, 1, StarMethod::Lockdown), 0.7222, 0.1111, 0.1667));
    }

    void SOM_SIM_04_wholeFights() {
        const auto win = [](StarMethod method, int bonus, int power) {
            return fightOdds(strong(bonus), Opponent::ofPower(power), by(method)).win;
        };
        const double all[] = {0.8906, 0.1285, 0.0008}, half[] = {0.8906, 0.0899, 0.0009},
                     locked[] = {0.8906, 0.1634, 0.0016}, two[] = {0.9988, 0.7771, 0.1313, 0.0015},
                     three[] = {1.0000, 0.9458, 0.4492, 0.0328};
        for (int power = 1; power <= 4; ++power) {
            QVERIFY(near(win(StarMethod::All, 2, power), two[power - 1]));
            QVERIFY(near(win(StarMethod::All, 3, power), three[power - 1]));
            if (power == 4)
                continue;
            QVERIFY(near(win(StarMethod::All, 0, power), all[power - 1]));
            QVERIFY(near(win(StarMethod::Halfsies, 0, power), half[power - 1]));
            QVERIFY(near(win(StarMethod::Lockdown, 0, power), locked[power - 1]));
        }
    }

    void SOM_SIM_04_everythingEnds() {
        const FightOdds odds = fightOdds(strong(1), Opponent::ofPower(2), {});
        QVERIFY(near(odds.win + odds.death, 1, 1e-9));
        QCOMPARE(odds.undecided, 0.0);
        QVERIFY(near(odds.phases.total(), 1, 1e-9));
        QVERIFY(near(odds.lifeLost.at(5), odds.death, 1e-9));
        QVERIFY(odds.phases.first() >= 3);
    }

    /// SOM-COMBAT-20: a creature that cannot wound goes, a Guardian reforms and stays.
    void SOM_COMBAT_20_inVain() {
        Fighter shielded;
        shielded.shield.flat = 4;
        shielded.combat.flat = -9;
        const FightOdds fled = fightOdds(shielded, Opponent::ofPower(3), {});
        QVERIFY(near(fled.fled, 1, 1e-9));
        QVERIFY(near(fled.phases.mean(), 2, 1e-6));  // power 3 sees it in half of the phases
        const FightOdds stays = fightOdds(shielded, Opponent::ofPower(3, OpponentKind::Guardian), {});
        QCOMPARE(stays.undecided, 1.0);
        // In the phase of reforming it defends, which lets a weak avatar hit once in a while.
        shielded.combat.flat = -3;
        const FightOdds now = fightOdds(shielded, Opponent::ofPower(3, OpponentKind::Guardian), {});
        QVERIFY(now.win > 0.9 && now.death == 0 && now.fled == 0);
        QCOMPARE(fightOdds(shielded, Opponent::ofPower(3, OpponentKind::Xulthul), {}).win, 0.0);
        // Drains of a Shadow pass every shield, so it never fights in vain; nor does Xulthûl run.
        shielded.combat.flat = -9;
        QVERIFY(near(fightOdds(shielded, Opponent::ofPower(3, OpponentKind::Shadow), {}).death, 1, 1e-9));
        QCOMPARE(fightOdds(shielded, Opponent::ofPower(3, OpponentKind::Xulthul), {}).undecided, 1.0);
    }

    void SOM_LIFE_03_SOM_LIFE_04_shieldsAndDrains() {
        QVERIFY(near(woundsOfHit({0, 2, 0}, {1, 0, 0}, StarMethod::All).mean(), 1, 1e-12));
        QCOMPARE(woundsOfHit({}, {5, 0, 0}, StarMethod::All).last(), 0);
        Fighter avatar = strong(1);
        Opponent cold = Opponent::ofPower(2);
        cold.energy = true;
        const double bare = fightOdds(avatar, cold, {}).win;
        avatar.shield.flat = 2;
        QVERIFY(near(fightOdds(avatar, cold, {}).win, bare, 1e-12));
        avatar.energyShield.flat = 1;
        QVERIFY(fightOdds(avatar, cold, {}).win > bare + 0.05);
        Opponent shadow = Opponent::ofPower(3, OpponentKind::Shadow);
        shadow.life = 3;
        const double drained = fightOdds(avatar, shadow, {}).win;
        avatar.radiance = 2;
        QVERIFY(fightOdds(avatar, shadow, {}).win > drained + 0.02);
        const Opponent guardian = Opponent::ofPower(3, OpponentKind::Guardian);
        avatar.radiance = 0;
        const double without = fightOdds(avatar, guardian, {}).win;
        avatar.radiance = 2;
        QVERIFY(near(fightOdds(avatar, guardian, {}).win, without, 1e-12));
    }

    void SOM_SHARD_08_SOM_SHARD_11_shardsInCombat() {
        Fighter avatar;
        const Opponent opponent = Opponent::ofPower(2);
        const double none = fightOdds(avatar, opponent, {}).win;
        avatar.shards = 6;
        const double plain = fightOdds(avatar, opponent, {}).win;
        avatar.shards = 0;
        avatar.matching = 6;
        const double matching = fightOdds(avatar, opponent, {}).win;
        QVERIFY(none < plain && plain < matching);
        // More Light Wells let an avatar with enough of them invoke more in each phase.
        FightRules lit;
        avatar.matching = 60;
        const double one = fightOdds(avatar, opponent, lit).win;
        lit.shardLimit = 2;
        QVERIFY(fightOdds(avatar, opponent, lit).win > one);
        avatar.matching = 0;
        lit.shardLimit = 0;
        avatar.shards = 6;
        QVERIFY(near(fightOdds(avatar, opponent, lit).win, none, 1e-12));
    }

    /// Both readings of SOM-AMB-26 act: who is gone before the blows loses nothing more.
    void SOM_AMB_26_SOM_COMBAT_21_withdrawing() {
        Fighter avatar;
        avatar.withdrawAt = 2;
        FightRules gone, hit, chosen;
        hit.withdrawHit = true;
        chosen.chooseHex = true;
        const Opponent opponent = Opponent::ofPower(3);
        const FightOdds safe = fightOdds(avatar, opponent, gone), struck = fightOdds(avatar, opponent, hit),
                        named = fightOdds(avatar, opponent, chosen);
        QVERIFY(struck.death > safe.death + 0.1);
        QVERIFY(near(safe.win, struck.win, 1e-9));
        QVERIFY(safe.withdrawn > named.withdrawn && named.withdrawn > 0.05);
        QVERIFY(near(named.win + named.death + named.withdrawn, 1, 1e-9));
    }

    /// What is played agrees with what is worked out, whatever the rules of the fight.
    void SOM_SIM_04_playedAgreesWithExact() {
        struct Case {
            Fighter avatar;
            Opponent opponent;
            FightRules rules;
        };
        std::vector<Case> cases;
        for (const StarMethod method :
             {StarMethod::All, StarMethod::Net, StarMethod::Lockdown, StarMethod::Halfsies}) {
            Case one{strong(1), Opponent::ofPower(2), by(method)};
            one.avatar.combat = {1, 2, 1};
            one.avatar.wounds.stars = 1;
            one.avatar.shield.stars = 2;
            one.opponent.shield.stars = 1;
            one.opponent.combat.stars = 1;
            cases.push_back(one);
        }
        Case shadow{strong(1), Opponent::ofPower(3, OpponentKind::Shadow), {}};
        shadow.avatar.radiance = 2;
        shadow.avatar.matching = 2;
        shadow.avatar.shards = 4;
        shadow.rules.shardLimit = 2;
        shadow.opponent.life = 4;
        cases.push_back(shadow);
        Case leaving{strong(1), Opponent::ofPower(3), {}};
        leaving.avatar.withdrawAt = 2;
        leaving.rules.chooseHex = leaving.rules.withdrawHit = true;
        leaving.avatar.luck.stars = 1;
        cases.push_back(leaving);
        Case vain{strong(-2), Opponent::ofPower(2), {}};
        vain.avatar.shield.flat = 3;
        cases.push_back(vain);
        vain.opponent.kind = OpponentKind::Guardian;
        cases.push_back(vain);
        for (const Case& each : cases) {
            const FightOdds odds = fightOdds(each.avatar, each.opponent, each.rules);
            FightQuestion question;
            question.band = {each.avatar};
            question.opponent = each.opponent;
            question.rules = each.rules;
            constexpr std::uint64_t runs = 8000;
            const Tally tally = simulateFights(question, 11, {0, runs});
            const double chances[] = {odds.win, odds.death, odds.fled, odds.withdrawn, odds.undecided};
            for (std::size_t i = 0; i < 5; ++i)
                QVERIFY(near(tally.share(i), chances[i],
                             3 * std::sqrt(chances[i] * (1 - chances[i]) / runs) + 1e-9));
            QVERIFY(near(tally.pmf(0).mean(), odds.phases.mean(),
                         3 * odds.phases.deviation() / std::sqrt(runs) + 1e-9));
            QVERIFY(near(tally.pmf(1).mean(), odds.lifeLost.mean(),
                         3 * odds.lifeLost.deviation() / std::sqrt(runs) + 1e-9));
        }
    }

    void SOM_COMBAT_13_SOM_SHARD_09_bandsAndGuards() {
        FightQuestion question;
        question.band = {Fighter(), Fighter()};
        question.opponent = Opponent::ofPower(2);
        const Tally two = simulateFights(question, 3, {0, 4000});
        question.band.push_back(Fighter());
        const Tally three = simulateFights(question, 3, {0, 4000});
        const double alone = fightOdds(Fighter(), question.opponent, {}).win;
        QVERIFY(two.share(0) > alone + 0.2);
        QVERIFY(three.share(0) > two.share(0));
        // Somebody sturdy who draws the blows keeps the others alive.
        question.band[0].life = 12;
        question.band[1].life = question.band[2].life = 1;
        question.band[0].shards = 60;
        const Tally unguarded = simulateFights(question, 3, {0, 4000});
        question.rules.guard = 0;
        const Tally guarded = simulateFights(question, 3, {0, 4000});
        QVERIFY(guarded.pmf(2).mean() < unguarded.pmf(2).mean() - 0.5);
    }

    void SOM_CRE_06_SOM_COMBAT_11_SOM_COMBAT_19_abilitiesAct() {
        FightQuestion question;
        question.band = {strong(2)};
        question.opponent = Opponent::ofPower(2);
        const auto win = [&](std::vector<FightAbility> abilities) {
            question.opponent.abilities = std::move(abilities);
            return simulateFights(question, 9, {0, 4000}).share(0);
        };
        using On = AbilityEffect::On;
        const double plain = win({});
        QVERIFY(win({{"", "", false, false, {{On::Combat, false, {2, 0, 0}}}}}) < plain - 0.2);
        QVERIFY(win({{"", "", false, false, {{On::Combat, true, {-2, 0, 0}}}}}) < plain - 0.2);
        QVERIFY(win({{"", "", false, false, {{On::Regenerate, false, {0, 1, 0}}}}}) < plain - 0.05);
        QVERIFY(win({{"", "", false, false, {{On::Drain, true, {1, 0, 0}}}}}) < plain - 0.05);
        const double gaze = win({{"", "", true, false, {{On::Drain, true, {3, 0, 0}}}}});
        QVERIFY(gaze < plain - 0.05);
        QVERIFY(win({{"", "", true, true, {{On::Drain, true, {3, 0, 0}}}}}) > gaze + 0.05);
    }

    /// What a wound brings about needs a wound: a hit that a shield stops drains nobody.
    void SOM_COMBAT_18_hitsAndWounds() {
        FightQuestion question;
        question.band = {Fighter()};
        question.opponent = Opponent::ofPower(2);
        question.opponent.abilities = {
            {"", "", false, false, {{AbilityEffect::On::Drain, true, {1, 0, 0}}}}};
        QVERIFY(simulateFights(question, 9, {0, 500}).pmf(1).mean() > 1);
        question.band[0].shield.flat = 20;
        QCOMPARE(simulateFights(question, 9, {0, 500}).pmf(1).last(), 0);
    }

    /// The same seed gives the same numbers, whatever the threads and parts.
    void SOM_SIM_sameSeedSameNumbers() {
        const MarchBoard board = corridor(true);
        const MarchRules rules;
        FightQuestion question;
        question.band = {Fighter(), strong(1)};
        question.drawn = Encounter();
        question.profile = GeneratorProfile::even();
        const auto check = [](auto simulate) {
            const Tally whole = simulate(7, RunRange{0, 500}, RunControl{});
            QCOMPARE(whole.runs, 500u);
            RunControl threads;
            threads.threads = 3;
            QVERIFY(simulate(7, RunRange{0, 500}, threads) == whole);
            QVERIFY(!(simulate(8, RunRange{0, 500}, RunControl{}) == whole));
            Tally parts = whole;
            for (auto& counter : parts.counters)
                counter = 0;
            for (auto& histogram : parts.histograms)
                histogram.clear();
            parts.runs = 0;
            for (const std::uint64_t part : {3u, 1u, 2u})
                parts.add(simulate(7, RunRange::shard(500, part, 3), threads));
            QVERIFY(parts == whole);
        };
        check([&](auto seed, auto range, const auto& control) {
            return simulateArrivals(board.realm, rules, static_cast<std::uint64_t>(seed), range, control);
        });
        check([&](auto seed, auto range, const auto& control) {
            return simulateThreat(board, rules, static_cast<std::uint64_t>(seed), range, control);
        });
        check([&](auto seed, auto range, const auto& control) {
            return simulateClock(board, {}, rules, static_cast<std::uint64_t>(seed), range, control);
        });
        check([&](auto seed, auto range, const auto& control) {
            return simulateFights(question, static_cast<std::uint64_t>(seed), range, control);
        });
    }

    void SOM_SIM_cancelledAndProgress() {
        const MarchBoard board = corridor(true);
        std::atomic_bool cancelled = false;
        RunControl control;
        control.cancelled = &cancelled;
        std::uint64_t last = 0;
        control.progress = [&](std::uint64_t done) {
            last = done;
            cancelled = done >= 64;
        };
        const Tally tally = simulateThreat(board, {}, 1, {0, 100'000'000}, control);
        QCOMPARE(tally.runs, last);
        QVERIFY(tally.runs < 1000);
    }

    // Travel ------------------------------------------------------------------------------------------------

    void SOM_SIM_08_movesAlongAWay() {
        const Pmf points = movementPoints(std::vector<RollBonus>(1));
        QCOMPARE(movesAlong({}, points).first(), 0);
        QCOMPARE(movesAlong({4}, points).last(), 1);  // two points: every roll pays
        const Pmf three = movesAlong({6}, points);    // three points: all but a double one
        QVERIFY(near(three.at(1), 35 / 36.0, 1e-12));
        QVERIFY(near(three.at(2), 35 / 1296.0, 1e-12));
        // What is left of a move is lost: 3 + 3 points in one move need a roll of 6 or more.
        const Pmf twice = movesAlong({6, 6}, points);
        QVERIFY(near(twice.at(1), points.atLeast(6), 1e-12));
        QVERIFY(movesAlong({2, 15}, points).empty());
        QCOMPARE(roundsAlong({1, 1, 1, 1}, points).last(), 1);  // a road: half a point each
        QVERIFY(near(roundsAlong(std::vector<int>(20, 2), points).total(), 1, 1e-9));
    }

    void SOM_SIM_09_shortestTour() {
        // Places on a line at 2, 5 and −1, start at 0.
        const std::vector<int> at = {2, 5, -1};
        std::vector<int> from;
        std::vector<std::vector<int>> between;
        for (const int a : at) {
            from.push_back(std::abs(a));
            between.emplace_back();
            for (const int b : at)
                between.back().push_back(std::abs(a - b));
        }
        QCOMPARE(shortestTour(from, between), (std::vector<int>{2, 0, 1}));
        from = {1, -1, -1};
        between[0][1] = between[2][1] = between[0][2] = -1;
        QVERIFY(shortestTour(from, between).empty());
    }
};

QTEST_APPLESS_MAIN(TestMaliceSim)
#include "test_malice_sim.moc"
