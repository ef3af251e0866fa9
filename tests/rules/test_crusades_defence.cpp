#include <QtTest>

#include "rules/systems/crusades/play/policy.h"
#include "tests/rules/crusades_kit.h"

using namespace bocage;
using namespace bocage::rules;
using namespace bocage::rules::crusades;
using namespace bocage::tests;
using Kit = CrusadesKit;

/// Defenders, siege weapons on the table and the Thief.
class TestCrusadesDefence : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Defence -------------------------------------------------------------------------------------------

    void CC_DEF_01_bowmenOnWallsSoldiersInTheCastle_CC_MCHK_07() {
        Kit kit;
        kit.hand() = {kit.bowmen(1), kit.soldiers(1), kit.gold()};
        QVERIFY(kit.legal(Kit::on(Action::Station, {kit.bowmen(1)}, 1)));
        QVERIFY(kit.refusedOnly(Kit::on(Action::Station, {kit.bowmen(1)}, 0), Refusal::DefenderKind));
        QVERIFY(kit.legal(Kit::on(Action::Station, {kit.soldiers(1)}, 0)));
        QVERIFY(kit.refusedOnly(Kit::on(Action::Station, {kit.soldiers(1)}, 1), Refusal::DefenderKind));
        QVERIFY(kit.refusedOnly(Kit::on(Action::Station, {kit.gold()}, 1), Refusal::DefenderKind));
    }

    void CC_DEF_02_oneATurn_CC_AMB_15() {
        for (const bool perAction : {false, true}) {
            Kit kit;
            kit.table.options.stationPerAction = perAction;
            kit.state.turn.idol = true;
            kit.state.turn.actionsLeft = 2;
            kit.hand() = {kit.bowmen(1), kit.bowmen(1)};
            kit.play(Kit::on(Action::Station, {kit.bowmen(1)}, 1));
            const Move second = Kit::on(Action::Station, {kit.bowmen(1)}, 2);
            QVERIFY(perAction ? kit.legal(second) : kit.refusedOnly(second, Refusal::SecondDefender));
        }
        Kit kit;
        kit.hand() = {kit.bowmen(1), kit.bowmen(1)};
        QVERIFY(kit.refusedOnly(Kit::on(Action::Station, {kit.bowmen(1), kit.bowmen(1)}, 1),
                                Refusal::OneCardOnly));
    }

    void CC_DEF_03_coloursMatch_CC_AMB_09() {
        Kit kit;
        kit.hand() = {kit.bowmen(1, 2), kit.bowmen(1, 0)};
        const Move other = Kit::on(Action::Station, {kit.bowmen(1, 2)}, 1);
        QVERIFY(kit.refusedOnly(other, Refusal::DefenderColour));
        QVERIFY(kit.legal(Kit::on(Action::Station, {kit.bowmen(1, 0)}, 1)));  // no colour at all
        kit.table.options.colourMatching = false;
        QVERIFY(kit.legal(other));
    }

    void CC_DEF_04_asManyAsShields() {
        Kit kit;
        kit.seat(0).slots[1].stationed = {kit.bowmen(1)};
        kit.hand() = {kit.bowmen(1)};
        const Move third = Kit::on(Action::Station, {kit.bowmen(1)}, 1);
        QVERIFY(kit.legal(third));
        kit.play(third);
        QCOMPARE(defenceHalves(kit.table, kit.seat(0).slots[1]), 8);  // CC-DEF-07
        kit.hand() = {kit.bowmen(1)};
        kit.state.turn = {true, false, 1, 0, 0, 0};
        QVERIFY(kit.refusedOnly(third, Refusal::DefenderLimit));
    }

    void CC_DEF_06_recalling() {
        Kit kit;
        kit.seat(0).slots[1].stationed = {kit.bowmen(1), kit.bowmen(2)};
        QVERIFY(kit.refusedOnly(Kit::on(Action::Recall, {}, 2), Refusal::NothingToRecall));
        QVERIFY(kit.refusedOnly(Kit::on(Action::Recall, {}, 1, 2), Refusal::NothingToRecall));
        QVERIFY(kit.legal(Kit::on(Action::Recall, {}, 1, 1)));
        kit.play(Kit::on(Action::Recall, {}, 1, 1));
        QCOMPARE(kit.hand(), CardList{kit.bowmen(2)});
        QCOMPARE(kit.seat(0).slots[1].stationed, CardList{kit.bowmen(1)});
        QCOMPARE(kit.state.turn.actionsLeft, 0);
    }

    void CC_DEF_08_attackingThePosted_CC_AMB_10() {
        Kit kit;
        kit.seat(1).slots[1].stationed = {kit.bowmen(1, 2), kit.bowmen(2, 2)};
        kit.hand() = {kit.soldiers(2)};
        Move attack = Kit::attack(kit.hand());
        attack.target = {Target::Kind::Stationed, 1, 1, 1};
        QVERIFY(kit.legal(attack));
        Kit off = kit;
        off.table.options.attackStationed = false;
        QVERIFY(off.refusedOnly(attack, Refusal::StationedProtected));
        const Outcome outcome = kit.play(attack);  // 2 against its own shield
        QVERIFY(outcome.success);
        QCOMPARE(outcome.drawn, 0);  // CC-LOOT-02
        QCOMPARE(kit.seat(1).slots[1].stationed, CardList{kit.bowmen(1, 2)});
        QVERIFY(kit.seat(1).slots[1].standing);
    }

    void CC_DEF_09_nobodyOnARuin() {
        Kit kit;
        kit.seat(0).slots[1].standing = false;
        kit.hand() = {kit.bowmen(1)};
        QVERIFY(kit.refusedOnly(Kit::on(Action::Station, kit.hand(), 1), Refusal::DefenderOnRuin));
        QVERIFY(kit.legal(Kit::on(Action::Station, kit.hand(), 2)));
    }

    // Siege weapons on the table ------------------------------------------------------------------------

    void CC_SIEGE_04_laterUsesCostGold_CC_MCHK_10() {
        Kit kit;
        kit.seat(0).weapons = {{kit.engine(4, 3, 2), true}};
        kit.hand() = {kit.gold(), kit.gold(), kit.soldiers(1)};
        Move attack = Kit::attack({});
        attack.weapons = {0};
        QVERIFY(kit.refusedOnly(attack, Refusal::WeaponUnpaid));
        attack.gold = 1;
        QVERIFY(kit.refusedOnly(attack, Refusal::WeaponUnpaid));
        attack.gold = 2;
        QVERIFY(kit.legal(attack));
        kit.play(attack);
        QCOMPARE(kit.hand().front(), kit.soldiers(1));
        QCOMPARE(kit.seat(0).weapons.size(), 1u);
        QCOMPARE(kit.state.village.discard.size(), 2u);
        Kit poor;
        poor.seat(0).weapons = {{poor.engine(4, 3, 2), true}};
        poor.hand() = {poor.gold()};
        attack.gold = 2;
        QVERIFY(poor.refusedOnly(attack, Refusal::WeaponUnpaid));
    }

    void CC_SIEGE_03_theFirstUseIsFree() {
        Kit kit;
        kit.hand() = {kit.engine(4, 3, 2)};
        QVERIFY(kit.legal(Kit::attack(kit.hand())));
    }

    void CC_SIEGE_05_destroyedOnTheTable() {
        for (const auto& [swords, falls] : {std::pair(2, false), std::pair(3, true)}) {
            Kit kit;
            kit.seat(1).weapons = {{kit.engine(2, 2, 1), true}};
            kit.hand() = {kit.soldiers(swords)};
            Move attack = Kit::attack(kit.hand());
            attack.target = {Target::Kind::Weapon, 1, 0, 0};
            QVERIFY(kit.legal(attack));
            const Outcome outcome = kit.play(attack);
            QCOMPARE(outcome.success, falls);
            QCOMPARE(kit.seat(1).weapons.size(), falls ? 0u : 1u);
            QCOMPARE(outcome.drawn, 0);  // CC-LOOT-02
        }
    }

    // The Thief -----------------------------------------------------------------------------------------

    void CC_THIEF_01_takesTheGold_CC_THIEF_02() {
        Kit kit(3);
        const CardNo b = kit.builder(), g = kit.gold(), thief = kit.card(CardKind::Thief);
        kit.hand() = {b, g, g, g};
        kit.seat(2).hand = {thief};
        Move build = Kit::move(Action::Build, {b, g, g, g});
        build.thief = 2;
        QVERIFY(kit.legal(build));
        const Outcome outcome = kit.play(build);
        QCOMPARE(outcome.stolen, 3);
        QCOMPARE(kit.seat(2).hand, (CardList{g, g, g}));
        QVERIFY(outcome.taken != noCard);  // what was paid for still happens
        QCOMPARE(kit.state.village.discard, (CardList{thief, b}));
    }

    void CC_AMB_13_theThiefCancels() {
        Kit kit;
        kit.table.options.thiefCancels = true;
        const CardNo g = kit.gold(), thief = kit.card(CardKind::Thief);
        kit.hand() = {g, kit.builder()};
        kit.seat(1).hand = {thief};
        Move buy = Kit::move(Action::Buy, {g});
        buy.thief = 1;
        const Outcome outcome = kit.play(buy);
        QCOMPARE(outcome.drawn, 0);
        QCOMPARE(kit.seat(1).hand, CardList{g});
        QCOMPARE(kit.state.turn.actionsLeft, 0);
    }

    void CC_AMB_13_aWeaponNotPaidForStaysSilent() {
        Kit kit;
        kit.table.options.thiefCancels = true;
        kit.seat(0).weapons = {{kit.engine(4, 3, 1), true}};
        kit.hand() = {kit.gold(), kit.soldiers(1)};
        kit.seat(1).hand = {kit.card(CardKind::Thief)};
        Move attack = Kit::attack({kit.soldiers(1)});
        attack.weapons = {0};
        attack.gold = 1;
        QVERIFY(attackSum(kit.table, kit.state, attack).success());
        attack.thief = 1;
        QVERIFY(kit.legal(attack));
        QCOMPARE(attackSum(kit.table, kit.state, attack).swords, 1);
    }

    void CC_THIEF_01_notWithoutGold_CC_MCHK_12() {
        Kit kit;
        kit.hand() = {kit.victim(), kit.cultist()};
        kit.seat(1).hand = {kit.card(CardKind::Thief)};
        Move summon = Kit::move(Action::Summon, {kit.cultist(), kit.victim()});
        QVERIFY(kit.legal(summon));
        summon.thief = 1;
        QVERIFY(kit.refusedOnly(summon, Refusal::ThiefWithoutGold));
        kit.hand() = {kit.gold()};
        Move buy = Kit::move(Action::Buy, {kit.gold()});
        buy.thief = 1;
        QVERIFY(kit.legal(buy));
        kit.seat(1).hand.clear();
        QVERIFY(kit.refusedOnly(buy, Refusal::ThiefNotHeld));
    }

    void CC_THIEF_03_theNextInOrderIsFirst() {
        Kit kit(4);
        kit.state.active = 2;
        kit.hand() = {kit.gold()};
        const CardNo thief = kit.card(CardKind::Thief);
        kit.seat(1).hand = {thief};
        kit.seat(3).hand = {thief};
        QCOMPARE(firstThief(kit.table, kit.state, Kit::move(Action::Buy, {kit.gold()})), 3);
        kit.seat(3).out = true;
        QCOMPARE(firstThief(kit.table, kit.state, Kit::move(Action::Buy, {kit.gold()})), 1);
    }
};

QTEST_APPLESS_MAIN(TestCrusadesDefence)
#include "test_crusades_defence.moc"
