#include <QtTest>

#include <set>

#include "tests/rules/crusades_kit.h"

using namespace bocage;
using namespace bocage::rules;
using namespace bocage::rules::crusades;
using namespace bocage::tests;
using Kit = CrusadesKit;

/// Rules that are seen in few lines, one function each; test_crusades_turn, _attack and _defence have the
/// longer ones.
class TestCrusadesRules : public QObject {
    Q_OBJECT

    static Kit withHand(CardList (*cards)(Kit&)) {
        Kit kit;
        kit.hand() = cards(kit);
        return kit;
    }

private Q_SLOTS:
    void CC_MCHK_01_castleBehindWalls() {
        Kit kit = withHand([](Kit& k) { return CardList{k.soldiers(9)}; });
        kit.breakWalls(1, 1);
        QVERIFY(kit.refusedOnly(Kit::attack(kit.hand(), 1, 0), Refusal::CastleBehindWalls));
        kit.breakWalls(1, 0);
        QVERIFY(kit.legal(Kit::attack(kit.hand(), 1, 0)));
    }
    void CC_MCHK_02_ramBeforeTwoWalls() {
        Kit kit = withHand([](Kit& k) { return CardList{k.ram()}; });
        kit.breakWalls(1, 2);
        QVERIFY(kit.refusedOnly(Kit::attack(kit.hand(), 1, 0), Refusal::RamNotLastWall));
        kit.breakWalls(1, 1);
        QVERIFY(kit.legal(Kit::attack(kit.hand(), 1, 0)));
    }
    void CC_MCHK_03_secondFortressCard() {
        Kit kit = withHand([](Kit& k) { return CardList{k.soldiers(3)}; });
        kit.state.turn.fortressAttacks = 1;
        QVERIFY(kit.refusedOnly(Kit::attack(kit.hand()), Refusal::SecondFortressAttack));
        kit.state.turn.idol = true;
        QVERIFY(kit.legal(Kit::attack(kit.hand())));
    }
    void CC_MCHK_04_priceOfBuying() {
        Kit kit = withHand([](Kit& k) { return CardList{k.gold(), k.gold()}; });
        QVERIFY(kit.refusedOnly(Kit::move(Action::Buy, kit.hand()), Refusal::BuyPrice));
        QVERIFY(kit.legal(Kit::move(Action::Buy, {kit.gold()})));
    }
    void CC_MCHK_05_priceOfBuilding() {
        Kit kit = withHand([](Kit& k) { return CardList{k.builder(), k.gold(), k.gold(), k.gold()}; });
        QVERIFY(kit.legal(Kit::move(Action::Build, kit.hand())));
        CardList three(kit.hand().begin(), kit.hand().end() - 1);
        QVERIFY(kit.refusedOnly(Kit::move(Action::Build, three), Refusal::BuildPrice));
    }
    void CC_MCHK_06_priceOfASummons() {
        Kit kit = withHand([](Kit& k) { return CardList{k.cultist(), k.gold(), k.gold()}; });
        QVERIFY(kit.legal(Kit::move(Action::Summon, kit.hand())));
        QVERIFY(
            kit.refusedOnly(Kit::move(Action::Summon, {kit.cultist(), kit.gold()}), Refusal::SummonPrice));
    }
    void CC_MCHK_07_defenders() {
        Kit kit = withHand([](Kit& k) { return CardList{k.bowmen(1)}; });
        const Move post = Kit::on(Action::Station, kit.hand(), 1);
        QVERIFY(kit.legal(post));
        kit.state.turn.stationed = 1;
        QVERIFY(kit.refusedOnly(post, Refusal::SecondDefender));
    }
    void CC_MCHK_08_passing() {
        Kit kit = withHand([](Kit& k) { return CardList{k.gold()}; });
        QVERIFY(kit.refusedOnly(Kit::move(Action::EndTurn), Refusal::PassWithCards));
        kit.hand().clear();
        QVERIFY(kit.legal(Kit::move(Action::EndTurn)));
    }
    void CC_MCHK_09_monstersOfOthers() {
        Kit kit(3);
        kit.hand() = {kit.soldiers(3)};
        kit.seat(2).reactions = kit.seat(1).reactions = {kit.monster(1)};
        Move attack = Kit::attack(kit.hand());
        attack.reactions = {kit.monster(1)};
        QVERIFY(kit.legal(attack));
        attack.reactor = 2;
        QVERIFY(kit.refusedOnly(attack, Refusal::ReactionNotTarget));
    }
    void CC_MCHK_10_weaponsNotPaid() {
        Kit kit = withHand([](Kit& k) { return CardList{k.gold()}; });
        kit.seat(0).weapons = {{kit.engine(4, 3, 1), true}};
        Move attack = Kit::attack({});
        attack.weapons = {0};
        QVERIFY(kit.refusedOnly(attack, Refusal::WeaponUnpaid));
        attack.gold = 1;
        QVERIFY(kit.legal(attack));
    }
    void CC_MCHK_11_drawingUnderAnAmbush() {
        Kit kit;
        kit.state.turn.drawn = false;
        QVERIFY(kit.legal(Kit::move(Action::TurnDraw)));
        kit.seat(0).ambushTurns = 1;
        QVERIFY(kit.refusedOnly(Kit::move(Action::TurnDraw), Refusal::DrawAmbushed));
    }
    void CC_MCHK_12_aThiefWithoutGold() {
        Kit kit = withHand([](Kit& k) { return CardList{k.victim(), k.gold()}; });
        kit.seat(1).hand = {kit.card(CardKind::Thief)};
        Move offer = Kit::move(Action::Offer, {kit.victim()});
        offer.thief = 1;
        QVERIFY(kit.refusedOnly(offer, Refusal::ThiefWithoutGold));
        Move buy = Kit::move(Action::Buy, {kit.gold()});
        buy.thief = 1;
        QVERIFY(kit.legal(buy));
    }
    void CC_MCHK_13_theOwnFortress() {
        Kit kit = withHand([](Kit& k) { return CardList{k.soldiers(3)}; });
        QVERIFY(kit.refusedOnly(Kit::attack(kit.hand(), 0), Refusal::OwnTarget));
        QVERIFY(kit.legal(Kit::attack(kit.hand(), 1)));
    }

    void CC_ACT_01_oneGoldTwoCards() {
        Kit kit = withHand([](Kit& k) { return CardList{k.gold()}; });
        QCOMPARE(kit.play(Kit::move(Action::Buy, {kit.gold()})).drawn, 2);
    }
    void CC_ACT_04_aNightAttackTakesANight() {
        Kit kit = withHand([](Kit& k) { return CardList{k.card(CardKind::Night), k.soldiers(1)}; });
        Move attack = Kit::attack(kit.hand());
        attack.night = true;
        QVERIFY(kit.legal(attack));
        attack.cards = {kit.soldiers(1)};
        QVERIFY(kit.refusedOnly(attack, Refusal::NightMissing));
    }
    void CC_ACT_05_posting() {
        Kit kit = withHand([](Kit& k) { return CardList{k.soldiers(2)}; });
        kit.play(Kit::on(Action::Station, kit.hand(), 0));
        QCOMPARE(kit.seat(0).slots[0].stationed.size(), 1u);
        QCOMPARE(kit.state.turn.actionsLeft, 0);
    }
    void CC_ACT_06_callingBack() {
        Kit kit;
        kit.seat(0).slots[0].stationed = {kit.soldiers(2)};
        kit.play(Kit::on(Action::Recall, {}, 0));
        QCOMPARE(kit.hand(), CardList{kit.soldiers(2)});
    }
    void CC_ACT_07_building() {
        Kit kit = withHand([](Kit& k) { return CardList(4, k.builder()); });
        QVERIFY(kit.play(Kit::move(Action::Build, kit.hand())).taken != noCard);
        QCOMPARE(kit.hand().size(), 1u);
    }
    void CC_ACT_08_usingAWeaponAgain() {
        Kit kit = withHand([](Kit& k) { return CardList{k.gold(), k.gold()}; });
        kit.seat(0).weapons = {{kit.engine(4, 3, 2), true}};
        Move attack = Kit::attack({});
        attack.weapons = {0};
        attack.gold = 2;
        QVERIFY(kit.play(attack).success);  // 4 against 2
    }
    void CC_ACT_09_twoMoreActions() {
        Kit kit = withHand([](Kit& k) { return CardList{k.card(CardKind::Idol), k.gold()}; });
        QVERIFY(kit.refused(Kit::move(Action::PlayIdol, {kit.gold()}), Refusal::NotThatCard));
        kit.play(Kit::move(Action::PlayIdol, {kit.card(CardKind::Idol)}));
        QCOMPARE(kit.state.turn.actionsLeft, 2);
    }
    void CC_ACT_12_wasting() {
        Kit kit = withHand([](Kit& k) { return CardList{k.gold(), k.gold()}; });
        QVERIFY(kit.refusedOnly(Kit::move(Action::Waste, kit.hand()), Refusal::OneCardOnly));
        kit.play(Kit::move(Action::Waste, {kit.gold()}));
        QCOMPARE(kit.hand().size(), 1u);
    }
    void CC_ACT_13_attackingAWeapon() {
        Kit kit = withHand([](Kit& k) { return CardList{k.soldiers(3)}; });
        kit.seat(1).weapons = {{kit.engine(2, 2, 1), true}};
        Move attack = Kit::attack(kit.hand());
        attack.target = {Target::Kind::Weapon, 1, 0, 0};
        QVERIFY(kit.play(attack).success);
        attack.target.index = 5;
        kit.hand() = {kit.soldiers(3)};
        kit.state.turn = {true, false, 1, 0, 0, 0};
        QVERIFY(kit.refusedOnly(attack, Refusal::NoSuchTarget));
    }
    void CC_ACT_14_attackingDefendersAlone() {
        Kit kit = withHand([](Kit& k) { return CardList{k.soldiers(2)}; });
        kit.seat(1).slots[1].stationed = {kit.bowmen(1, 2)};
        Move attack = Kit::attack(kit.hand());
        attack.target = {Target::Kind::Stationed, 1, 1, 0};
        QVERIFY(kit.play(attack).success);
        QVERIFY(kit.seat(1).slots[1].standing);
    }
    void CC_GOLD_02_goldBuildsAndPaysCultists() {
        Kit kit = withHand([](Kit& k) {
            return CardList{k.builder(), k.gold(), k.gold(), k.gold(), k.cultist()};
        });
        QVERIFY(kit.legal(Kit::move(Action::Build, {kit.builder(), kit.gold(), kit.gold(), kit.gold()})));
        QVERIFY(kit.legal(Kit::move(Action::Summon, {kit.cultist(), kit.gold(), kit.gold()})));
        QVERIFY(!kit.legal(Kit::move(Action::Offer, {kit.gold()})));
    }
    void CC_DAGON_01_offeredBlind() {
        // However hungry the card on top is, the offer stands.
        Kit kit = withHand([](Kit& k) { return CardList{k.victim()}; });
        kit.state.dagon.deck = {kit.dagon(9, 9)};
        QVERIFY(kit.legal(Kit::move(Action::Offer, kit.hand())));
        QVERIFY(!kit.play(Kit::move(Action::Offer, {kit.victim()})).success);
    }
    void CC_SUMMON_01_theMonsterWaits() {
        Kit kit = withHand([](Kit& k) { return CardList{k.cultist(), k.victim()}; });
        kit.play(Kit::move(Action::Summon, kit.hand()));
        QCOMPARE(kit.seat(0).reactions.size(), 1u);
    }
    void CC_SUMMON_03_whatIsPaidIsDiscarded() {
        Kit kit = withHand([](Kit& k) { return CardList{k.cultist(), k.gold(), k.gold()}; });
        kit.play(Kit::move(Action::Summon, kit.hand()));
        QCOMPARE(kit.state.village.discard, (CardList{kit.gold(), kit.gold()}));
    }
    void CC_SUMMON_04_anEmptyDeck() {
        Kit kit = withHand([](Kit& k) { return CardList{k.cultist(), k.victim()}; });
        QVERIFY(kit.legal(Kit::move(Action::Summon, kit.hand())));
        kit.state.cthulhu.deck.clear();
        QVERIFY(kit.refusedOnly(Kit::move(Action::Summon, kit.hand()), Refusal::CthulhuEmpty));
    }
    void CC_ATTACK_01_oneTargetIsNamed() {
        Kit kit = withHand([](Kit& k) { return CardList{k.soldiers(3)}; });
        Move attack = Kit::attack(kit.hand());
        QVERIFY(kit.legal(attack));
        attack.target.seat = -1;
        QVERIFY(kit.refusedOnly(attack, Refusal::NoSuchTarget));
    }
    void CC_ATTACK_04_swordsAddUp() {
        Kit kit(3);
        kit.hand() = {kit.soldiers(2), kit.bowmen(1), kit.engine(2, 2, 1)};
        kit.seat(2).hand = {kit.soldiers(1, 3)};
        Move attack = Kit::attack(kit.hand());
        attack.allies = {{2, kit.seat(2).hand}};
        QCOMPARE(attackSum(kit.table, kit.state, attack).swords, 6);
    }
    void CC_ATTACK_05_shieldsAddUp() {
        Kit kit = withHand([](Kit& k) { return CardList{k.soldiers(3)}; });
        kit.seat(1).slots[1].stationed = {kit.bowmen(1, 2), kit.bowmen(2, 2)};
        QCOMPARE(attackSum(kit.table, kit.state, Kit::attack(kit.hand())).defenceHalves, 8);
    }
    void CC_ATTACK_10_oneFortressCardATurn() {
        Kit kit = withHand([](Kit& k) { return CardList{k.soldiers(3), k.soldiers(3)}; });
        kit.play(Kit::attack({kit.soldiers(3)}));
        QVERIFY(kit.refused(Kit::attack({kit.soldiers(3)}, 1, 2), Refusal::SecondFortressAttack));
    }
    void CC_ATTACK_11_weaponsStay() {
        Kit kit = withHand([](Kit& k) { return CardList{k.engine(2, 2, 1)}; });
        QVERIFY(!kit.play(Kit::attack(kit.hand())).success);
        QCOMPARE(kit.seat(0).weapons.size(), 1u);
    }
    void CC_ATTACK_14_nobodyIsPostedMeanwhile() {
        // The sum counts who stood there when the attack was declared; posting is an action of its own.
        Kit kit = withHand([](Kit& k) { return CardList{k.soldiers(3)}; });
        kit.seat(1).hand = {kit.bowmen(1, 2)};
        Move attack = Kit::attack(kit.hand());
        attack.reactions = {kit.bowmen(1, 2)};
        QVERIFY(kit.refusedOnly(attack, Refusal::CardNotHeld));
    }
    void CC_DEF_07_whatAPostedCardAdds() {
        Kit kit;
        kit.seat(0).slots[0].stationed = {kit.soldiers(2)};
        QCOMPARE(defenceHalves(kit.table, kit.seat(0).slots[0]), 8);
    }
    void CC_NIGHT_01_theTargetIsAnnounced() {
        Kit kit = withHand([](Kit& k) { return CardList{k.card(CardKind::Night)}; });
        Move attack = Kit::attack(kit.hand());
        attack.night = true;
        attack.target.slot = 9;
        QVERIFY(kit.refusedOnly(attack, Refusal::NoSuchTarget));
        attack.target.slot = 1;
        QVERIFY(kit.legal(attack));
    }
    void CC_NIGHT_05_theNightIsSpent() {
        Kit kit = withHand([](Kit& k) { return CardList{k.card(CardKind::Night)}; });
        Move attack = Kit::attack(kit.hand());
        attack.night = true;
        kit.play(attack);
        QCOMPARE(kit.state.village.discard, CardList{kit.card(CardKind::Night)});
    }
    void CC_SIEGE_02_theTopWeapon() {
        Kit kit = withHand([](Kit& k) { return CardList(4, k.builder()); });
        const CardNo top = kit.state.siege.deck.back();
        QCOMPARE(kit.play(Kit::move(Action::Build, kit.hand())).taken, top);
    }
    void CC_SIEGE_08_forThatAttackOnly() {
        Kit kit = withHand([](Kit& k) { return CardList{k.trap(), k.soldiers(9)}; });
        QVERIFY(kit.legal(Kit::attack({kit.trap(), kit.soldiers(9)}, 1, 0)));
        kit.seat(0).weapons = {{kit.trap(), true}};
        QVERIFY(kit.refusedOnly(Kit::attack({kit.soldiers(9)}, 1, 0), Refusal::CastleBehindWalls));
    }
    void CC_SIEGE_09_theWallsPassedStay() {
        Kit kit = withHand([](Kit& k) { return CardList{k.trap(), k.soldiers(2)}; });
        kit.play(Kit::attack(kit.hand(), 1, 0));
        QCOMPARE(kit.state.standingWalls(1), 3);
    }
    void CC_REACT_02_eachOnce() {
        Kit kit = withHand([](Kit& k) { return CardList{k.soldiers(3)}; });
        kit.seat(1).reactions = {kit.monster(1)};
        Move attack = Kit::attack(kit.hand());
        attack.reactions = {kit.monster(1), kit.monster(1)};
        QVERIFY(kit.refusedOnly(attack, Refusal::CardNotHeld));
        attack.reactions.pop_back();
        kit.play(attack);
        QVERIFY(kit.seat(1).reactions.empty());
    }
    void CC_LOOT_01_oneCardForAFortressCard() {
        Kit kit = withHand([](Kit& k) { return CardList{k.soldiers(3)}; });
        QCOMPARE(kit.play(Kit::attack(kit.hand())).drawn, 1);
    }
    void CC_LOOT_02_noneForAWeapon() {
        Kit kit = withHand([](Kit& k) { return CardList{k.soldiers(3)}; });
        kit.seat(1).weapons = {{kit.engine(2, 2, 1), true}};
        Move attack = Kit::attack(kit.hand());
        attack.target = {Target::Kind::Weapon, 1, 0, 0};
        const Outcome outcome = kit.play(attack);
        QVERIFY(outcome.success);
        QCOMPARE(outcome.drawn, 0);
    }
    void CC_LOOT_03_whatTheFallenLeave() {
        Kit kit(3, 0);
        kit.hand() = {kit.soldiers(4)};
        kit.seat(1).hand = {kit.builder()};
        kit.play(Kit::attack(kit.hand(), 1, 0));
        QCOMPARE(kit.state.village.discard, (CardList{kit.soldiers(4), kit.builder()}));
    }
    void CC_THIEF_02_whatWasPaidForStillHappens() {
        Kit kit = withHand([](Kit& k) { return CardList{k.gold()}; });
        kit.seat(1).hand = {kit.card(CardKind::Thief)};
        Move buy = Kit::move(Action::Buy, {kit.gold()});
        buy.thief = 1;
        QCOMPARE(kit.play(buy).drawn, 2);
        QCOMPARE(kit.seat(1).hand, CardList{kit.gold()});
        QCOMPARE(kit.state.village.discard, CardList{kit.card(CardKind::Thief)});
    }
    void CC_TURN_04_onlyCardsGiveMoreActions() {
        Kit kit = withHand([](Kit& k) { return CardList{k.card(CardKind::Ambush), k.gold(), k.gold()}; });
        kit.play(Kit::move(Action::Buy, {kit.gold()}));
        QVERIFY(kit.refused(Kit::move(Action::Buy, {kit.gold()}), Refusal::NoActionLeft));
        Move ambush = Kit::move(Action::PlayAmbush, {kit.card(CardKind::Ambush)});
        ambush.target.seat = 1;
        QVERIFY(kit.legal(ambush));
    }
    void CC_TURN_05_handsHaveNoLimit() {
        Kit kit;
        kit.hand().assign(200, kit.gold());
        kit.state.turn.drawn = false;
        QVERIFY(kit.legal(Kit::move(Action::TurnDraw)));
        kit.play(Kit::move(Action::TurnDraw));
        QCOMPARE(kit.hand().size(), 201u);
    }
    void CC_SETUP_03_decksAreShuffled() {
        const SetUp game = crusadesSetUp(crusadesScenario(2));
        QVERIFY(begin(game.table, 1, 0).siege.deck != begin(game.table, 1, 1).siege.deck);
        QVERIFY(begin(game.table, 1, 0).siege.deck == begin(game.table, 1, 0).siege.deck);
    }
    void CC_SETUP_05_whoBegins() {
        Scenario scenario = crusadesScenario(3);
        scenario.initiative.random = false;
        scenario.initiative.first = PlayerId("p2");
        QCOMPARE(begin(crusadesSetUp(scenario).table, 9, 9).active, 1);
        scenario.initiative.random = true;
        const SetUp game = crusadesSetUp(scenario);
        std::set<int> first;
        for (std::uint64_t run = 0; run < 60; ++run)
            first.insert(begin(game.table, 1, run).active);
        QCOMPARE(first.size(), 3u);
    }
    void CC_SETUP_07_nothingElseOnTheTable() {
        const State state = begin(crusadesSetUp(crusadesScenario(2)).table, 1, 1);
        for (const Seat& seat : state.seats) {
            QVERIFY(seat.reactions.empty() && seat.weapons.empty());
            for (const Slot& slot : seat.slots)
                QVERIFY(slot.stationed.empty());
        }
    }
    void CC_DECK_06_pilesAreSortedOut() {
        Kit kit = withHand([](Kit& k) { return CardList{k.soldiers(3)}; });
        kit.seat(1).reactions = {kit.monster(1)};
        Move attack = Kit::attack(kit.hand());
        attack.reactions = {kit.monster(1)};
        kit.play(attack);
        QCOMPARE(kit.state.village.discard.size(), 1u);
        QCOMPARE(kit.state.cthulhu.discard.size(), 1u);
    }
};

QTEST_APPLESS_MAIN(TestCrusadesRules)
#include "test_crusades_rules.moc"
