#include <QtTest>

#include "rules/systems/crusades/play/policy.h"
#include "tests/rules/crusades_kit.h"

using namespace bocage;
using namespace bocage::rules;
using namespace bocage::rules::crusades;
using namespace bocage::tests;
using Kit = CrusadesKit;

/// Attacks by day and by night, alone and with allies.
class TestCrusadesAttack : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Attacks -------------------------------------------------------------------------------------------

    void CC_ATTACK_07_strictlyGreater() {
        for (const auto& [swords, falls] : {std::pair(2, false), std::pair(3, true)}) {
            Kit kit;
            kit.hand() = {kit.soldiers(swords)};
            const Outcome outcome = kit.play(Kit::attack({kit.soldiers(swords)}));
            QCOMPARE(outcome.success, falls);
            QCOMPARE(kit.seat(1).slots[1].standing, !falls);
            QCOMPARE(outcome.drawn, falls ? 1 : 0);  // CC-LOOT-01
        }
    }

    void CC_ATTACK_07_figureTwo() {
        Kit kit;
        CardFacts strongWall = kit.table.facts(kit.seat(1).slots[1].card);
        strongWall.shields = 3;
        kit.seat(1).slots[1].card = kit.add(strongWall);
        kit.seat(1).reactions = {kit.monster(2)};
        kit.hand() = {kit.soldiers(4)};
        Move attack = Kit::attack({kit.soldiers(4)});
        attack.reactions = {kit.monster(2)};
        QVERIFY(kit.legal(attack));
        const Outcome outcome = kit.play(attack);
        QVERIFY(!outcome.success);
        QCOMPARE(outcome.sum.left(), 2);
        QCOMPARE(outcome.sum.defenceHalves, 6);
        QVERIFY(kit.seat(1).reactions.empty());
        QVERIFY(kit.seat(1).slots[1].standing);
    }

    void CC_ATTACK_07_halfShields_CC_AMB_03() {
        Kit kit;
        CardFacts half = kit.table.facts(kit.bowmen(1, 2));
        half.halves = 1;
        kit.seat(1).slots[1].stationed = {kit.add(half)};
        kit.hand() = {kit.soldiers(3), kit.soldiers(2)};
        QVERIFY(attackSum(kit.table, kit.state, Kit::attack({kit.soldiers(3)})).success());  // 3 > 2½
        kit.seat(1).slots[1].stationed = {kit.bowmen(1, 2)};
        QVERIFY(!attackSum(kit.table, kit.state, Kit::attack({kit.soldiers(3)})).success());  // 3 = 3
        QCOMPARE(swordsNeeded(5), 3);
        QCOMPARE(swordsNeeded(6), 4);
    }

    void CC_ATTACK_03_castleBehindWalls_CC_MCHK_01() {
        Kit kit;
        kit.hand() = {kit.soldiers(9)};
        QVERIFY(kit.refusedOnly(Kit::attack(kit.hand(), 1, 0), Refusal::CastleBehindWalls));
        kit.breakWalls(1, 1);
        QVERIFY(kit.refusedOnly(Kit::attack(kit.hand(), 1, 0), Refusal::CastleBehindWalls));
        kit.breakWalls(1, 0);
        QVERIFY(kit.legal(Kit::attack(kit.hand(), 1, 0)));
    }

    void CC_ATTACK_02_anyStandingWall() {
        Kit kit;
        kit.hand() = {kit.soldiers(9)};
        for (int slot = 1; slot <= 3; ++slot)
            QVERIFY(kit.legal(Kit::attack(kit.hand(), 1, slot)));
        kit.seat(1).slots[2].standing = false;
        QVERIFY(kit.refusedOnly(Kit::attack(kit.hand(), 1, 2), Refusal::TargetDown));
        QVERIFY(kit.refusedOnly(Kit::attack(kit.hand(), 1, 9), Refusal::NoSuchTarget));
    }

    void CC_SIEGE_06_theRamPassesTheLastWall_CC_MCHK_02() {
        Kit kit;
        kit.hand() = {kit.ram(), kit.soldiers(2)};
        kit.breakWalls(1, 2);
        QVERIFY(kit.refusedOnly(Kit::attack(kit.hand(), 1, 0), Refusal::RamNotLastWall));
        QVERIFY(kit.legal(Kit::attack({kit.ram()}, 1, 1)));  // on a wall it is a weapon like others
        kit.breakWalls(1, 1);
        QVERIFY(kit.legal(Kit::attack(kit.hand(), 1, 0)));
        kit.breakWalls(1, 0);
        QVERIFY(kit.legal(Kit::attack(kit.hand(), 1, 0)));  // nothing to pass; its swords still count
        QCOMPARE(attackSum(kit.table, kit.state, Kit::attack(kit.hand(), 1, 0)).swords, 5);
    }

    void CC_SIEGE_07_theTrapPassesAll() {
        Kit kit;
        kit.hand() = {kit.trap(), kit.soldiers(2)};
        QVERIFY(kit.legal(Kit::attack(kit.hand(), 1, 0)));
        QVERIFY(kit.refusedOnly(Kit::attack({kit.soldiers(2)}, 1, 0),
                                Refusal::CastleBehindWalls));  // CC-SIEGE-08
        const Outcome outcome = kit.play(Kit::attack(kit.hand(), 1, 0));
        QVERIFY(outcome.success && outcome.eliminated);
        QVERIFY(kit.seat(1).slots[1].standing);  // CC-SIEGE-09
        QCOMPARE(kit.state.winner, 0);
    }

    void CC_ATTACK_08_whatFalls() {
        Kit kit;
        kit.seat(1).slots[1].stationed = {kit.bowmen(1, 2)};
        kit.hand() = {kit.soldiers(2), kit.soldiers(2), kit.engine(2, 2, 1)};
        kit.play(Kit::attack(kit.hand()));
        QVERIFY(!kit.seat(1).slots[1].standing);
        QVERIFY(kit.seat(1).slots[1].stationed.empty());
        QCOMPARE(kit.state.village.discard.size(), 3u);  // two soldiers and the bowmen
        QCOMPARE(kit.seat(0).weapons.size(), 1u);        // CC-ATTACK-11
        QVERIFY(kit.seat(0).weapons.front().used);
        QCOMPARE(kit.hand().size(), 1u);  // loot
    }

    void CC_ATTACK_09_whatAFailureCosts() {
        Kit kit;
        kit.seat(1).slots[1].stationed = {kit.bowmen(1, 2)};
        kit.state.turn.idol = true;
        kit.state.turn.actionsLeft = 2;
        kit.hand() = {kit.soldiers(2), kit.gold()};
        const Outcome outcome = kit.play(Kit::attack({kit.soldiers(2)}));
        QVERIFY(!outcome.success);
        QCOMPARE(kit.seat(1).slots[1].stationed.size(), 1u);
        QCOMPARE(kit.state.village.discard, CardList{kit.soldiers(2)});
        QCOMPARE(kit.state.turn.actionsLeft, 0);  // the turn passes
        QVERIFY(kit.legal(Kit::move(Action::EndTurn)));
    }

    void CC_AMB_08_weaponsLostWithTheBattle() {
        for (const bool lost : {false, true}) {
            Kit kit;
            kit.table.options.siegeLostOnDefeat = lost;
            kit.hand() = {kit.engine(2, 2, 1)};
            kit.play(Kit::attack(kit.hand()));
            QCOMPARE(kit.seat(0).weapons.size(), lost ? 0u : 1u);
            QCOMPARE(kit.state.siege.discard.size(), lost ? 1u : 0u);
        }
    }

    void CC_ATTACK_06_manyReactionsEachOnce_CC_AMB_14() {
        Kit kit;
        kit.seat(1).reactions = {kit.monster(1), kit.monster(1), kit.monster(2)};
        kit.hand() = {kit.soldiers(6)};
        Move attack = Kit::attack(kit.hand());
        attack.reactions = {kit.monster(1), kit.monster(2), kit.monster(1)};
        QVERIFY(kit.legal(attack));
        QVERIFY(!kit.play(attack).success);  // 6 − 4 against 2
        QCOMPARE(kit.state.cthulhu.discard.size(), 3u);
        attack.reactions.push_back(kit.monster(1));
        kit.hand() = {kit.soldiers(6)};
        kit.state.turn = {true, false, 1, 0, 0, 0};
        QVERIFY(kit.refused(attack, Refusal::CardNotHeld));
    }

    void CC_REACT_01_onlyTheOneAttacked_CC_MCHK_09() {
        Kit kit(3);
        kit.seat(2).reactions = {kit.monster(1)};
        kit.hand() = {kit.soldiers(6), kit.gold()};
        Move attack = Kit::attack({kit.soldiers(6)});
        attack.reactions = {kit.monster(1)};
        attack.reactor = 2;
        QVERIFY(kit.refusedOnly(attack, Refusal::ReactionNotTarget));
        Move buy = Kit::move(Action::Buy, {kit.gold()});
        buy.reactions = {kit.monster(1)};
        QVERIFY(kit.refusedOnly(buy, Refusal::ReactionOutsideAttack));
        attack.target.seat = 2;
        QVERIFY(kit.legal(attack));
    }

    void CC_ATTACK_13_aMonsterThatCancels() {
        Kit kit;
        kit.seat(1).reactions = {kit.monster(0, true)};
        kit.hand() = {kit.soldiers(50)};
        Move attack = Kit::attack(kit.hand());
        attack.reactions = kit.seat(1).reactions;
        QVERIFY(!kit.play(attack).success);
    }

    void CC_ATTACK_12_aFallenCastle_CC_LOOT_03() {
        for (const bool toAttacker : {false, true}) {
            Kit kit(3, 0);
            kit.table.options.lootToAttacker = toAttacker;
            kit.seat(1).hand = {kit.gold(), kit.gold()};
            kit.seat(1).reactions = {kit.monster(1)};
            kit.seat(1).weapons = {{kit.engine(2, 2, 1), true}};
            kit.hand() = {kit.soldiers(4)};
            const Outcome outcome = kit.play(Kit::attack(kit.hand(), 1, 0));
            QVERIFY(outcome.eliminated && kit.seat(1).out);
            QCOMPARE(kit.state.winner, -1);  // a third castle still stands
            QCOMPARE(outcome.drawn, 1);      // CC-AMB-19
            QCOMPARE(kit.hand().size(), toAttacker ? 3u : 1u);
            QCOMPARE(kit.seat(0).reactions.size(), toAttacker ? 1u : 0u);
            QVERIFY(kit.seat(1).hand.empty() && kit.seat(1).weapons.empty());
            // Table cards are left like those in hand, so a weapon changes sides with them.
            QCOMPARE(kit.state.siege.discard.size(), toAttacker ? 0u : 1u);
            QCOMPARE(kit.seat(0).weapons.size(), toAttacker ? 1u : 0u);
        }
    }

    void CC_GAME_03_theLastCastleWins() {
        Kit kit(2, 0);
        kit.hand() = {kit.soldiers(4)};
        kit.play(Kit::attack(kit.hand(), 1, 0));
        QCOMPARE(kit.state.winner, 0);
        QVERIFY(kit.refusedOnly(Kit::move(Action::EndTurn), Refusal::GameOver));
    }

    void CC_GAME_05_notOnOneself_CC_MCHK_13() {
        Kit kit;
        kit.hand() = {kit.soldiers(4)};
        QVERIFY(kit.refusedOnly(Kit::attack(kit.hand(), 0, 1), Refusal::OwnTarget));
        QVERIFY(kit.legal(Kit::attack(kit.hand(), 1, 1)));
    }

    void CC_ACT_03_attackCardsOnlyAndAtLeastOne() {
        Kit kit;
        kit.hand() = {kit.gold(), kit.bowmen(1), kit.soldiers(1)};
        QVERIFY(kit.refusedOnly(Kit::attack({}), Refusal::NoAttackCards));
        QVERIFY(kit.refusedOnly(Kit::attack({kit.gold()}), Refusal::NotAnAttackCard));
        QVERIFY(kit.legal(Kit::attack({kit.bowmen(1), kit.soldiers(1)})));
        QVERIFY(kit.refusedOnly(Kit::attack({kit.soldiers(1), kit.soldiers(1)}), Refusal::CardNotHeld));
    }

    // Night and allies ----------------------------------------------------------------------------------

    void CC_NIGHT_02_aBluffIsLegal() {
        Kit kit;
        const CardNo night = kit.card(CardKind::Night);
        kit.hand() = {night, kit.soldiers(3)};
        Move bluff = Kit::attack({night});
        bluff.night = true;
        QVERIFY(kit.legal(bluff));
        Move without = Kit::attack({kit.soldiers(3)});
        without.night = true;
        QVERIFY(kit.refusedOnly(without, Refusal::NightMissing));
        Move byDay = Kit::attack({night, kit.soldiers(3)});
        QVERIFY(kit.refused(byDay, Refusal::NotAnAttackCard));
        QVERIFY(!kit.play(bluff).success);
        QCOMPARE(kit.state.village.discard, CardList{night});  // CC-NIGHT-05
    }

    void CC_NIGHT_04_resolvedLikeAnyAttack() {
        Kit kit;
        const CardNo night = kit.card(CardKind::Night);
        kit.hand() = {night, kit.soldiers(3)};
        Move attack = Kit::attack({night, kit.soldiers(3)});
        attack.night = true;
        QVERIFY(kit.play(attack).success);
        QCOMPARE(kit.state.village.discard.size(), 2u);
    }

    void CC_NIGHT_06_whenOthersMayJoin_CC_AMB_11() {
        using Joint = Options::Joint;
        for (const Joint joint : {Joint::Always, Joint::Night, Joint::Never})
            for (const bool atNight : {false, true}) {
                Kit kit(3);
                kit.table.options.joint = joint;
                const CardNo night = kit.card(CardKind::Night);
                kit.hand() = {kit.soldiers(2), night};
                kit.seat(2).hand = {kit.bowmen(1, 3)};
                Move attack =
                    atNight ? Kit::attack({kit.soldiers(2), night}) : Kit::attack({kit.soldiers(2)});
                attack.night = atNight;
                attack.allies = {{2, {kit.bowmen(1, 3)}}};
                const bool allowed = joint == Joint::Always || (joint == Joint::Night && atNight);
                if (!allowed) {
                    QVERIFY(kit.refusedOnly(attack, Refusal::JointForbidden));
                    continue;
                }
                QVERIFY(kit.legal(attack));
                QVERIFY(kit.play(attack).success);  // 2 + 1 against 2
                QVERIFY(kit.seat(2).hand.empty());
                QCOMPARE(kit.hand().size(), atNight ? 1u : 2u);  // loot for the active player; a Night left
            }
    }

    void CC_NIGHT_03_noAllyAgainstOneself() {
        Kit kit(3);
        kit.hand() = {kit.soldiers(2)};
        kit.seat(1).hand = {kit.bowmen(1, 2)};
        Move attack = Kit::attack({kit.soldiers(2)});
        attack.allies = {{1, {kit.bowmen(1, 2)}}};
        QVERIFY(kit.refusedOnly(attack, Refusal::AllyInvolved));
    }
};

QTEST_APPLESS_MAIN(TestCrusadesAttack)
#include "test_crusades_attack.moc"
