#include <QtTest>

#include "rules/systems/crusades/play/policy.h"
#include "tests/rules/crusades_kit.h"

using namespace bocage;
using namespace bocage::rules;
using namespace bocage::rules::crusades;
using namespace bocage::tests;
using Kit = CrusadesKit;

/// Turn and actions, each rule with a legal and a just illegal case where it has both.
class TestCrusadesTurn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The turn ------------------------------------------------------------------------------------------

    void CC_TURN_01_drawOneFirst() {
        Kit kit;
        kit.state.turn.drawn = false;
        kit.hand() = {kit.gold()};
        QVERIFY(kit.refusedOnly(Kit::move(Action::Buy, {kit.gold()}), Refusal::DrawFirst));
        QVERIFY(kit.legal(Kit::move(Action::TurnDraw)));
        QCOMPARE(kit.play(Kit::move(Action::TurnDraw)).drawn, 1);
        QCOMPARE(kit.hand().size(), 2u);
        QCOMPARE(kit.seat(1).hand.size(), 0u);
        QVERIFY(kit.refusedOnly(Kit::move(Action::TurnDraw), Refusal::DrawnAlready));
        QVERIFY(kit.legal(Kit::move(Action::Buy, {kit.gold()})));
    }

    void CC_AMB_04_everyoneDraws() {
        Kit kit(3);
        kit.table.options.everyoneDraws = true;
        kit.state.turn.actionsLeft = 0;
        kit.play(Kit::move(Action::EndTurn));
        QCOMPARE(kit.seat(0).hand.size(), 1u);
        QCOMPARE(kit.seat(2).hand.size(), 1u);
        QCOMPARE(kit.seat(1).hand.size(), 0u);  // whose turn it is draws as ever
        kit.play(Kit::move(Action::TurnDraw));
        QCOMPARE(kit.seat(1).hand.size(), 1u);
    }

    void CC_TURN_02_oneAction() {
        Kit kit;
        kit.hand() = {kit.gold(), kit.gold()};
        kit.play(Kit::move(Action::Buy, {kit.gold()}));
        QVERIFY(kit.refusedOnly(Kit::move(Action::Buy, {kit.gold()}), Refusal::NoActionLeft));
        QVERIFY(kit.legal(Kit::move(Action::EndTurn)));
    }

    void CC_TURN_03_noPassing_CC_MCHK_08() {
        Kit kit;
        kit.hand() = {kit.gold()};
        QVERIFY(kit.refusedOnly(Kit::move(Action::EndTurn), Refusal::PassWithCards));
        QVERIFY(kit.legal(Kit::move(Action::Waste, {kit.gold()})));
        kit.play(Kit::move(Action::Waste, {kit.gold()}));
        QVERIFY(kit.legal(Kit::move(Action::EndTurn)));
        QCOMPARE(kit.state.village.discard, CardList{kit.gold()});
    }

    void CC_TURN_06_anEmptyHandSkips() {
        Kit kit;
        QVERIFY(kit.legal(Kit::move(Action::EndTurn)));
        kit.seat(0).reactions = {kit.monster(1)};
        QVERIFY(kit.refusedOnly(Kit::move(Action::EndTurn), Refusal::PassWithCards));
    }

    void CC_TURN_07_discardsBecomeTheDeck() {
        Kit kit;
        kit.state.village.deck.clear();
        kit.state.village.discard = {kit.gold(), kit.builder()};
        kit.state.removed = {kit.cultist()};
        kit.state.turn.drawn = false;
        QCOMPARE(kit.play(Kit::move(Action::TurnDraw)).drawn, 1);
        QCOMPARE(kit.state.reshuffles, 1);
        QCOMPARE(kit.state.village.deck.size() + kit.hand().size(), 2u);
        QVERIFY(kit.state.village.discard.empty());
        QCOMPARE(kit.state.removed.size(), 1u);
    }

    void CC_TURN_08_noCardsNoDraw() {
        Kit kit;
        kit.state.village.deck.clear();
        kit.hand() = {kit.gold()};
        kit.state.turn.drawn = false;
        QVERIFY(kit.legal(Kit::move(Action::Waste, {kit.gold()})));
        QCOMPARE(kit.play(Kit::move(Action::TurnDraw)).drawn, 0);
    }

    void CC_SETUP_06_clockwiseWithoutTheFallen() {
        Kit kit(4);
        kit.seat(1).out = true;
        kit.play(Kit::move(Action::EndTurn));
        QCOMPARE(kit.state.active, 2);
        kit.play(Kit::move(Action::EndTurn));
        kit.play(Kit::move(Action::EndTurn));
        QCOMPARE(kit.state.active, 0);
    }

    // Gold, Dagon, building, summoning ------------------------------------------------------------------

    void CC_GOLD_01_buyForOneGold_CC_MCHK_04() {
        Kit kit;
        kit.hand() = {kit.gold(), kit.gold(), kit.builder()};
        QVERIFY(kit.refusedOnly(Kit::move(Action::Buy, {kit.gold(), kit.gold()}), Refusal::BuyPrice));
        QVERIFY(kit.refusedOnly(Kit::move(Action::Buy, {kit.builder()}), Refusal::BuyPrice));
        QVERIFY(kit.refusedOnly(Kit::move(Action::Buy), Refusal::BuyPrice));
        QVERIFY(kit.legal(Kit::move(Action::Buy, {kit.gold()})));
        QCOMPARE(kit.play(Kit::move(Action::Buy, {kit.gold()})).drawn, 2);
        QCOMPARE(kit.hand().size(), 4u);
        QCOMPARE(kit.state.village.discard.size(), 1u);
    }

    void CC_DAGON_02_enoughVictimsOrNothing() {
        Kit kit;
        kit.hand() = {kit.victim(), kit.victim(), kit.victim()};
        Kit few = kit;
        const Outcome failed = few.play(Kit::move(Action::Offer, {kit.victim()}));
        QVERIFY(!failed.success);
        QCOMPARE(failed.drawn, 0);
        QCOMPARE(few.hand().size(), 2u);
        Kit enough = kit;
        const Outcome fed = enough.play(Kit::move(Action::Offer, {kit.victim(), kit.victim()}));
        QVERIFY(fed.success);
        QCOMPARE(fed.drawn, 4);
        const Outcome surplus =
            kit.play(Kit::move(Action::Offer, {kit.victim(), kit.victim(), kit.victim()}));
        QCOMPARE(surplus.drawn, 4);
        QCOMPARE(kit.state.village.discard.size(), 3u);
    }

    void CC_ACT_02_onlySacrificesAtLeastOne() {
        Kit kit;
        kit.hand() = {kit.victim(), kit.gold()};
        QVERIFY(kit.refusedOnly(Kit::move(Action::Offer), Refusal::OfferPrice));
        QVERIFY(kit.refusedOnly(Kit::move(Action::Offer, {kit.gold()}), Refusal::OfferPrice));
        QVERIFY(kit.legal(Kit::move(Action::Offer, {kit.victim()})));
    }

    void CC_DAGON_03_itsPileIsShuffledAgain() {
        Kit kit;
        kit.hand() = {kit.victim(), kit.victim()};
        kit.play(Kit::move(Action::Offer, {kit.victim()}));
        QVERIFY(kit.state.dagon.deck.empty());
        QCOMPARE(kit.state.dagon.discard.size(), 1u);
        kit.state.turn.actionsLeft = 1;
        QVERIFY(kit.legal(Kit::move(Action::Offer, {kit.victim()})));
        kit.play(Kit::move(Action::Offer, {kit.victim()}));
        kit.state.dagon = {};
        kit.hand() = {kit.victim()};
        kit.state.turn.actionsLeft = 1;
        QVERIFY(kit.refusedOnly(Kit::move(Action::Offer, {kit.victim()}), Refusal::DagonEmpty));
    }

    void CC_SIEGE_01_fourCardsWithABuilder_CC_MCHK_05() {
        Kit kit;
        const CardNo b = kit.builder(), g = kit.gold();
        kit.hand() = {b, b, b, b, b, g, g, g, g, kit.victim()};
        QVERIFY(kit.legal(Kit::move(Action::Build, {b, b, b, b})));
        QVERIFY(kit.legal(Kit::move(Action::Build, {b, g, g, g})));
        QVERIFY(kit.refusedOnly(Kit::move(Action::Build, {g, g, g, g}), Refusal::BuildPrice));
        QVERIFY(kit.refusedOnly(Kit::move(Action::Build, {b, b, b}), Refusal::BuildPrice));
        QVERIFY(kit.refusedOnly(Kit::move(Action::Build, {b, b, b, b, b}), Refusal::BuildPrice));
        QVERIFY(kit.refusedOnly(Kit::move(Action::Build, {b, b, b, kit.victim()}), Refusal::BuildPrice));
        const CardNo top = kit.state.siege.deck.back();
        QCOMPARE(kit.play(Kit::move(Action::Build, {b, g, g, g})).taken, top);
        QCOMPARE(kit.hand().back(), top);  // hidden until its first use (CC-SIEGE-03)
        QVERIFY(kit.seat(0).weapons.empty());
    }

    void CC_AMB_12_onTheTableAtOnce() {
        Kit kit;
        kit.table.options.siegeOnTableAtOnce = true;
        const CardNo b = kit.builder();
        kit.hand() = {b, b, b, b};
        kit.play(Kit::move(Action::Build, {b, b, b, b}));
        QVERIFY(kit.hand().empty());
        QCOMPARE(kit.seat(0).weapons.size(), 1u);
        QVERIFY(!kit.seat(0).weapons.front().used);
        // The first use is free there too.
        kit.state.turn.actionsLeft = 1;
        Move attack = Kit::attack({});
        attack.weapons = {0};
        QVERIFY(kit.legal(attack));
        kit.play(attack);
        QVERIFY(kit.seat(0).weapons.front().used);
    }

    void CC_AMB_20_emptySiegeAndCthulhuDecks() {
        Kit kit;
        const CardNo b = kit.builder();
        kit.hand() = {b, b, b, b, kit.cultist(), kit.victim()};
        kit.state.siege.discard = std::move(kit.state.siege.deck);
        kit.state.siege.deck.clear();
        kit.state.cthulhu.discard = std::move(kit.state.cthulhu.deck);
        kit.state.cthulhu.deck.clear();
        const Move build = Kit::move(Action::Build, {b, b, b, b});
        const Move summon = Kit::move(Action::Summon, {kit.cultist(), kit.victim()});
        QVERIFY(kit.refusedOnly(build, Refusal::SiegeEmpty));
        QVERIFY(kit.refusedOnly(summon, Refusal::CthulhuEmpty));
        kit.table.options.recycleSiege = true;
        kit.table.options.recycleCthulhu = true;
        QVERIFY(kit.legal(build));
        QVERIFY(kit.legal(summon));
        QVERIFY(kit.play(build).taken != noCard);
    }

    void CC_ACT_10_priceOfASummons_CC_MCHK_06() {
        Kit kit;
        const CardNo c = kit.cultist(), v = kit.victim(), g = kit.gold();
        kit.hand() = {c, c, c, v, v, g, g};
        QVERIFY(kit.legal(Kit::move(Action::Summon, {c, v})));
        QVERIFY(kit.legal(Kit::move(Action::Summon, {c, g, g})));
        QVERIFY(kit.refusedOnly(Kit::move(Action::Summon, {c, g}), Refusal::SummonPrice));
        QVERIFY(kit.refusedOnly(Kit::move(Action::Summon, {c}), Refusal::SummonPrice));
        QVERIFY(kit.refusedOnly(Kit::move(Action::Summon, {c, v, g}), Refusal::SummonPrice));
        QVERIFY(kit.refusedOnly(Kit::move(Action::Summon, {c, c, v}), Refusal::SummonPrice));
        Kit retail = kit;
        retail.table.options.retailSummons = true;
        QVERIFY(retail.legal(Kit::move(Action::Summon, {c, c, v})));
        QVERIFY(retail.legal(Kit::move(Action::Summon, {c, c, c})));
        QVERIFY(retail.refusedOnly(Kit::move(Action::Summon, {c, v}), Refusal::SummonPrice));
    }

    void CC_SUMMON_02_theCultistLeavesTheGame() {
        Kit kit;
        kit.hand() = {kit.cultist(), kit.victim()};
        const CardNo top = kit.state.cthulhu.deck.back();
        kit.play(Kit::move(Action::Summon, {kit.cultist(), kit.victim()}));
        QCOMPARE(kit.state.removed, CardList{kit.cultist()});
        QCOMPARE(kit.state.village.discard, CardList{kit.victim()});  // CC-SUMMON-03
        QCOMPARE(kit.seat(0).reactions, CardList{top});               // CC-SUMMON-01
    }

    void CC_SUMMON_02_aWastedCultistComesBack() {
        Kit kit;
        kit.hand() = {kit.cultist()};
        kit.play(Kit::move(Action::Waste, {kit.cultist()}));
        QVERIFY(kit.state.removed.empty());
        QCOMPARE(kit.state.village.discard, CardList{kit.cultist()});
    }

    // Idol and Ambush -----------------------------------------------------------------------------------

    void CC_IDOL_01_twoMoreActionsDrawingIncluded() {
        Kit kit;
        const CardNo idol = kit.card(CardKind::Idol);
        kit.hand() = {idol, kit.gold()};
        QVERIFY(kit.refusedOnly(Kit::move(Action::IdolDraw), Refusal::DrawNeedsIdol));
        kit.play(Kit::move(Action::PlayIdol, {idol}));
        QCOMPARE(kit.state.turn.actionsLeft, 2);
        QVERIFY(kit.legal(Kit::move(Action::IdolDraw)));
        QCOMPARE(kit.play(Kit::move(Action::IdolDraw)).drawn, 1);  // CC-AMB-21
        QCOMPARE(kit.state.turn.actionsLeft, 1);
        kit.play(Kit::move(Action::Buy, {kit.gold()}));
        QVERIFY(kit.refused(Kit::move(Action::Buy, {kit.gold()}), Refusal::NoActionLeft));
    }

    void CC_IDOL_02_twoFortressCardsInATurn_CC_MCHK_03() {
        Kit kit;
        const CardNo strong = kit.soldiers(3);
        kit.hand() = {strong, strong};
        kit.play(Kit::attack({strong}, 1, 1));
        QVERIFY(kit.refused(Kit::attack({strong}, 1, 2), Refusal::SecondFortressAttack));
        // Even with an action to spare: one fortress card a turn.
        kit.state.turn.actionsLeft = 1;
        QVERIFY(kit.refusedOnly(Kit::attack({strong}, 1, 2), Refusal::SecondFortressAttack));
        kit.state.turn.idol = true;
        QVERIFY(kit.legal(Kit::attack({strong}, 1, 2)));
    }

    void CC_IDOL_03_idolsChain() {
        Kit kit;
        const CardNo idol = kit.card(CardKind::Idol);
        kit.hand() = {idol, idol};
        kit.play(Kit::move(Action::PlayIdol, {idol}));
        QVERIFY(kit.legal(Kit::move(Action::PlayIdol, {idol})));
        kit.play(Kit::move(Action::PlayIdol, {idol}));
        QCOMPARE(kit.state.turn.actionsLeft, 3);
        QCOMPARE(kit.state.village.discard.size(), 2u);
    }

    void CC_AMB_22_aWeaponIsNoFortressCard() {
        Kit kit;
        const CardNo strong = kit.soldiers(3);
        kit.hand() = {strong, strong};
        kit.seat(1).weapons = {{kit.engine(2, 2, 1), true}};
        kit.state.turn.idol = true;
        kit.state.turn.actionsLeft = 2;
        kit.play(Kit::attack({strong}, 1, 1));
        Move onWeapon = Kit::attack({strong});
        onWeapon.target = {Target::Kind::Weapon, 1, 0, 0};
        kit.state.turn.idol = false;
        QVERIFY(kit.legal(onWeapon));
    }

    void CC_AMBUSH_01_twoDrawsMissed_CC_MCHK_11() {
        Kit kit;
        const CardNo ambush = kit.card(CardKind::Ambush);
        kit.hand() = {ambush, kit.gold()};
        Move play = Kit::move(Action::PlayAmbush, {ambush});
        play.target.seat = 1;
        QVERIFY(kit.legal(play));  // as the action
        kit.play(Kit::move(Action::Waste, {kit.gold()}));
        QVERIFY(kit.legal(play));  // and after another one
        kit.play(play);
        for (int turn = 0; turn < 2; ++turn) {
            kit.play(Kit::move(Action::EndTurn));
            QCOMPARE(kit.state.active, 1);
            QVERIFY(kit.refusedOnly(Kit::move(Action::TurnDraw), Refusal::DrawAmbushed));
            QVERIFY(kit.legal(Kit::move(Action::EndTurn)));  // it may still act; it has no card
            kit.play(Kit::move(Action::EndTurn));
        }
        QCOMPARE(kit.seat(1).ambushTurns, 0);
        QVERIFY(std::count(kit.state.village.discard.begin(), kit.state.village.discard.end(), ambush) == 1);
        kit.play(Kit::move(Action::EndTurn));
        QVERIFY(kit.legal(Kit::move(Action::TurnDraw)));
    }

    void CC_AMBUSH_02_otherGainsStayFree_CC_AMB_07() {
        Kit kit;
        kit.seat(0).ambushTurns = 2;
        kit.seat(0).ambushes = {kit.card(CardKind::Ambush)};
        kit.hand() = {kit.gold()};
        Kit strict = kit;
        QCOMPARE(kit.play(Kit::move(Action::Buy, {kit.gold()})).drawn, 2);
        strict.table.options.ambushBlocksAllDraws = true;
        QCOMPARE(strict.play(Kit::move(Action::Buy, {kit.gold()})).drawn, 0);
    }

    void CC_AMBUSH_03_oneAfterTheOther() {
        Kit kit(3);
        const CardNo ambush = kit.card(CardKind::Ambush);
        kit.seat(1).ambushTurns = 1;
        kit.seat(1).ambushes = {ambush};
        kit.hand() = {ambush};
        Move play = Kit::move(Action::PlayAmbush, {ambush});
        play.target.seat = 1;
        kit.play(play);
        QCOMPARE(kit.seat(1).ambushTurns, 1);
        kit.play(Kit::move(Action::EndTurn));
        kit.play(Kit::move(Action::EndTurn));
        QCOMPARE(kit.seat(1).ambushTurns, 2);
        QCOMPARE(kit.seat(1).ambushes.size(), 1u);
    }

    /// After any other action, so also between the two of an Idol, where it costs neither of them.
    void CC_ACT_11_ridesAlongBetweenTheActionsOfAnIdol() {
        Kit kit;
        const CardNo idol = kit.card(CardKind::Idol), ambush = kit.card(CardKind::Ambush);
        kit.hand() = {idol, ambush, kit.gold(), kit.gold()};
        kit.play(Kit::move(Action::PlayIdol, {idol}));
        kit.play(Kit::move(Action::Buy, {kit.gold()}));
        Move ride = Kit::move(Action::PlayAmbush, {ambush});
        ride.target.seat = 1;
        kit.play(ride);
        QCOMPARE(kit.seat(1).ambushTurns, 2);
        QCOMPARE(kit.state.turn.actionsLeft, 1);
        QVERIFY(kit.legal(Kit::move(Action::Buy, {kit.gold()})));
        // As the action of a turn it is that action.
        Kit alone;
        alone.hand() = {ambush, alone.gold()};
        alone.play(ride);
        QVERIFY(alone.refusedOnly(Kit::move(Action::Buy, {alone.gold()}), Refusal::NoActionLeft));
    }

    void CC_ACT_11_notOnOneselfNorTheFallen() {
        Kit kit(3);
        const CardNo ambush = kit.card(CardKind::Ambush);
        kit.hand() = {ambush};
        Move play = Kit::move(Action::PlayAmbush, {ambush});
        play.target.seat = 0;
        QVERIFY(kit.refusedOnly(play, Refusal::AmbushTarget));
        kit.seat(2).out = true;
        play.target.seat = 2;
        QVERIFY(kit.refusedOnly(play, Refusal::AmbushTarget));
        play.target.seat = 1;
        QVERIFY(kit.legal(play));
    }
};

QTEST_APPLESS_MAIN(TestCrusadesTurn)
#include "test_crusades_turn.moc"
