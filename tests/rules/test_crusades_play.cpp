#include <QtTest>

#include <set>

#include "rules/systems/crusades/play/policy.h"
#include "tests/rules/crusades_kit.h"

using namespace bocage;
using namespace bocage::rules;
using namespace bocage::rules::crusades;
using namespace bocage::tests;
using Kit = CrusadesKit;

/// Turn and actions, each rule with a legal and a just illegal case where it has both.
class TestCrusadesPlay : public QObject {
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
            QCOMPARE(kit.state.siege.discard.size(), 1u);
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

    // Setting up ----------------------------------------------------------------------------------------

    void CC_SETUP_04_fiveCardsEach() {
        const SetUp game = crusadesSetUp(crusadesScenario(4));
        QVERIFY(game.playable());
        const State state = begin(game.table, 1, 1);
        for (const Seat& seat : state.seats)
            QCOMPARE(seat.hand.size(), 5u);
        QCOMPARE(state.village.deck.size(), 60u);
        QVERIFY(begin(game.table, 1, 1) == state);
        QVERIFY(!(begin(game.table, 1, 2) == state));
    }

    void CC_SETUP_01_oneCastleThreeWalls() {
        const SetUp game = crusadesSetUp(crusadesScenario(2));
        const Seat& seat = game.table.start.seats.front();
        QCOMPARE(seat.slots.size(), 4u);
        QCOMPARE(game.table.facts(seat.slots[0].card).shields, std::int16_t(3));
        QCOMPARE(game.table.facts(seat.slots[1].card).shields, std::int16_t(2));
    }

    void options_changeWhatIsPlayed() {
        Scenario scenario = crusadesScenario(2);
        ScenarioSection section = scenarioSection(scenario.extras);
        section.options = {{"castleShields", "5"}, {"wallShields", "1"}, {"handSize", "7"}};
        setSection(scenario.extras, section);
        scenario.rulings = {{"defenderShieldHalves", "1"}};
        const SetUp game = crusadesSetUp(scenario);
        const Seat& seat = game.table.start.seats.front();
        QCOMPARE(game.table.facts(seat.slots[0].card).shields, std::int16_t(5));
        QCOMPARE(game.table.facts(seat.slots[1].card).shields, std::int16_t(1));
        QCOMPARE(begin(game.table, 1, 0).seats[0].hand.size(), 7u);
        for (std::size_t i = 0; i < game.table.cards.size(); ++i)
            if (game.table.cards[i].kind == CardKind::Bowmen)
                QCOMPARE(game.table.cards[i].halves, std::int16_t(1));
        section.preset = "retail-2017";
        section.options.clear();
        QCOMPARE(optionsOf(scenario, section).walls, 2);
        QVERIFY(optionsOf(scenario, section).retailSummons);
    }

    /// A position goes into the document and comes out the same.
    void snapshot_roundTrip() {
        const Scenario scenario = crusadesScenario(3);
        ValidateRequest request;
        request.library = crusadesLibrary();
        request.scenario = &scenario;
        const auto cards = Cards::build(*request.library);
        const SetUp game = setUp(request, *cards);
        State state = begin(game.table, 4, 4);
        const Policy& policy = policies().front();
        Move move;
        for (int turn = 0; turn < 25; ++turn)
            playTurn(game.table, state, policy, move);
        const Scenario made = withPosition(scenario, request, game, state);
        request.scenario = &made;
        const SetUp again = setUp(request, *cards);
        QVERIFY(again.playable());
        const State& read = again.table.start;
        const auto names = [](const SetUp& from, CardList list) {
            std::vector<std::string> result;
            for (const CardNo card : list)
                result.push_back(from.table.ids[card].value);
            std::sort(result.begin(), result.end());
            return result;
        };
        for (std::size_t seat = 0; seat < 3; ++seat) {
            QCOMPARE(names(again, read.seats[seat].hand), names(game, state.seats[seat].hand));
            QCOMPARE(names(again, read.seats[seat].reactions), names(game, state.seats[seat].reactions));
            QCOMPARE(read.seats[seat].weapons.size(), state.seats[seat].weapons.size());
            for (std::size_t slot = 0; slot < 4; ++slot) {
                QCOMPARE(read.seats[seat].slots[slot].standing, state.seats[seat].slots[slot].standing);
                QCOMPARE(names(again, read.seats[seat].slots[slot].stationed),
                         names(game, state.seats[seat].slots[slot].stationed));
            }
        }
        QCOMPARE(names(again, read.village.deck), names(game, state.village.deck));
        QCOMPARE(names(again, read.siege.deck), names(game, state.siege.deck));
        QCOMPARE(read.active, state.active);
    }

    void CC_AMB_01_oldNames() {
        QCOMPARE(kindByOldName("Explorers"), std::optional(CardKind::Sacrifice));
        QCOMPARE(kindByOldName("Duke"), std::optional(CardKind::Cultist));
        QCOMPARE(kindByOldName("KING"), std::optional(CardKind::Idol));
        QCOMPARE(kindByOldName("academy"), std::optional(CardKind::Monster));
        QVERIFY(!kindByOldName("Wizard"));
    }

    void refusalsHaveRulesOfTheBook() {
        std::set<std::string_view> checks;
        for (int i = 0; i < static_cast<int>(Refusal::Count); ++i) {
            const RefusalInfo& info = infoOf(static_cast<Refusal>(i));
            QVERIFY(!info.code.empty() && info.rule.starts_with("CC-"));
            if (!info.check.empty())
                checks.insert(info.check);
        }
        QCOMPARE(checks.size(), 13u);
    }
};

QTEST_APPLESS_MAIN(TestCrusadesPlay)
#include "test_crusades_play.moc"
