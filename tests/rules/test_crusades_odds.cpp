#include <QtTest>

#include "rules/systems/crusades/odds/attack.h"
#include "rules/systems/crusades/odds/dagon.h"
#include "rules/systems/crusades/odds/hand.h"
#include "rules/systems/crusades/odds/hypergeometric.h"
#include "tests/rules/crusades_kit.h"

using namespace bocage;
using namespace bocage::rules;
using namespace bocage::rules::crusades;
using namespace bocage::tests;

namespace {

bool close(double a, double b, double margin = 1e-12) {
    return std::abs(a - b) <= margin;
}

SetUp sample() {
    const LibraryPtr library = crusadesLibrary();
    return setUpDecks(sampleDecks(), Options(), *library, *Cards::build(*library));
}

std::vector<Reaction> sampleMonsters() {
    std::vector<Reaction> monsters;
    const SetUp decks = sample();
    for (const CardNo card : decks.table.start.cthulhu.deck)
        monsters.push_back({decks.table.facts(card).reduction, decks.table.facts(card).cancels});
    return monsters;
}

DagonCards sampleDagon() {
    DagonCards cards;
    const SetUp decks = sample();
    for (const CardNo card : decks.table.start.dagon.deck)
        cards.emplace_back(decks.table.facts(card).deepOnes, decks.table.facts(card).reward);
    return cards;
}

}  // namespace

/// The exact figures of the specification on the sample decks, and others worked out by hand.
class TestCrusadesOdds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void CC_SIM_01_countsOfADeck() {
        const SetUp decks = sample();
        const DeckCounts village = DeckCounts::of(decks.table, decks.table.start.village.deck);
        QCOMPARE(village.cards, 80);
        QCOMPARE(village.count(CardKind::Soldiers), 16);
        QCOMPARE(village.count(CardKind::Bowmen), 16);
        QCOMPARE(village.count(CardKind::Gold), 16);
        QCOMPARE(village.count(CardKind::Builder), 12);
        QCOMPARE(village.count(CardKind::Sacrifice), 8);
        QCOMPARE(village.count(CardKind::Cultist), 4);
        QCOMPARE(village.count(CardKind::Thief), 3);
        QCOMPARE(village.count(CardKind::Night), 2);
        QCOMPARE(village.count(CardKind::Idol), 2);
        QCOMPARE(village.count(CardKind::Ambush), 1);
        QCOMPARE(village.bySwords, (std::vector<int>{0, 18, 14}));
        QVERIFY(close(village.swordsPerCard(), 46.0 / 80));
        QVERIFY(close(DeckCounts::drawsToFirst(80, 1), 40.5));
        QVERIFY(close(DeckCounts::drawsToFirst(80, 0), 0));
        QCOMPARE(decks.table.start.siege.deck.size(), 10u);
        QCOMPARE(decks.table.start.dagon.deck.size(), 15u);
        QCOMPARE(decks.table.start.cthulhu.deck.size(), 8u);
    }

    void CC_SIM_02_oraclesOfTheHand_data() {
        QTest::addColumn<int>("cards");
        QTest::addColumn<double>("mean");
        QTest::addColumn<QList<double>>("chances");  // ≥ 3, 4, 5, 7 swords, siege, summons
        QTest::newRow("5") << 5 << 2.875 << QList<double>{0.5597, 0.3401, 0.1680, 0.0213, 0.0443, 0.1164};
        QTest::newRow("6") << 6 << 3.45 << QList<double>{0.6778, 0.4676, 0.2739, 0.0553, 0.0998, 0.1672};
        QTest::newRow("8") << 8 << 4.6 << QList<double>{0.8409, 0.6860, 0.5005, 0.1807, 0.2649, 0.2723};
        QTest::newRow("10") << 10 << 5.75 << QList<double>{0.9284, 0.8341, 0.6947, 0.3606, 0.4580, 0.3704};
    }
    void CC_SIM_02_oraclesOfTheHand() {
        QFETCH(int, cards);
        QFETCH(double, mean);
        QFETCH(QList<double>, chances);
        const SetUp decks = sample();
        const HandOdds hand(DeckCounts::of(decks.table, decks.table.start.village.deck), cards);
        QVERIFY(close(hand.meanSwords(), mean));
        const int thresholds[] = {3, 4, 5, 7};
        for (int i = 0; i < 4; ++i)
            QVERIFY2(close(hand.atLeastSwords(thresholds[i]), chances[i], 0.00005),
                     qPrintable(QString::number(hand.atLeastSwords(thresholds[i]))));
        QVERIFY(close(hand.siegeAffordable(), chances[4], 0.00005));
        QVERIFY(close(hand.summonAffordable(), chances[5], 0.00005));
    }

    void CC_SIM_02_smallDecksByHand() {
        // Four cards, two of them with a sword, two drawn: 1/6 none, 4/6 one, 1/6 two.
        DeckCounts deck;
        deck.cards = 4;
        deck.bySwords = {0, 2};
        deck.byKind[static_cast<std::size_t>(CardKind::Soldiers)] = 2;
        deck.swords = 2;
        const HandOdds hand(deck, 2);
        QVERIFY(close(hand.swords()[0], 1.0 / 6));
        QVERIFY(close(hand.swords()[1], 4.0 / 6));
        QVERIFY(close(hand.atLeastSwords(2), 1.0 / 6));
        QVERIFY(close(hand.atLeast(CardKind::Soldiers, 1), 5.0 / 6));
        QCOMPARE(HandOdds(deck, 9).cards(), 4);
        QVERIFY(close(HandOdds(deck, 9).atLeastSwords(2), 1));
        const std::vector<double> none = hypergeometric(10, 0, 3);
        QVERIFY(close(none[0], 1));
    }

    void CC_SIM_02_largeDecksTakeNoTime() {
        DeckCounts deck;
        deck.cards = 900'000'000;
        deck.bySwords.assign(1000, 0);
        for (std::size_t swords = 1; swords < deck.bySwords.size(); ++swords)
            deck.bySwords[swords] = 1000;
        deck.swords = 1;
        const HandOdds hand(deck, 1'000'000);
        QCOMPARE(hand.cards(), maxHandCards);
        QVERIFY(hand.atLeastSwords(1) > 0 && hand.atLeastSwords(1) < 1);
    }

    void CC_SIM_03_oneOrTwoRandomReactions() {
        const double one[] = {0, 3.0 / 8, 3.0 / 4, 7.0 / 8, 7.0 / 8};
        const double two[] = {0, 0, 3.0 / 28, 3.0 / 7, 9.0 / 14, 3.0 / 4};
        AttackQuestion question;
        question.defenceHalves = 4;
        question.unseen = sampleMonsters();
        for (int m = 1; m <= 5; ++m) {
            question.swords = 2 + m;
            question.held = 1;
            QVERIFY(close(attackOdds(question).success, one[m - 1]));
        }
        for (int m = 1; m <= 6; ++m) {
            question.swords = 2 + m;
            question.held = 2;
            QVERIFY(close(attackOdds(question).success, two[m - 1]));
        }
        question.held = 0;
        question.swords = 3;
        QVERIFY(close(attackOdds(question).success, 1));
        question.swords = 2;
        QVERIFY(close(attackOdds(question).success, 0));
    }

    void CC_SIM_03_figureTwoFails() {
        AttackQuestion question;
        question.swords = 4;
        question.defenceHalves = 6;
        question.known = {{2, false}};
        const AttackOdds odds = attackOdds(question);
        QVERIFY(close(odds.success, 0));
        QVERIFY(close(odds.reactionsSpent, 1));
        question.known.clear();
        QVERIFY(close(attackOdds(question).success, 1));
    }

    void CC_SIM_03_expectedLosses() {
        AttackQuestion question;
        question.swords = 5;
        question.defenceHalves = 4;
        question.attackers = 3;
        question.weapons = 1;
        question.stationed = 2;
        question.unseen = {{3, false}, {1, false}};
        question.held = 1;  // one half of the time the attack is repelled
        AttackOdds odds = attackOdds(question);
        QVERIFY(close(odds.success, 0.5));
        QVERIFY(close(odds.reactionsSpent, 0.5));  // nobody wastes the weak one
        QVERIFY(close(odds.defendersLost, 1));
        QVERIFY(close(odds.attackersLost, 3));
        question.weaponsLost = true;
        QVERIFY(close(attackOdds(question).attackersLost, 3.5));
    }

    void CC_SIM_04_policiesByNight() {
        AttackQuestion question;
        question.night = true;
        question.swords = 4;
        question.defenceHalves = 4;
        question.known = {{2, false}, {1, false}};
        question.policy = NightPolicy::Never;
        QVERIFY(close(attackOdds(question).success, 1));
        QVERIFY(close(attackOdds(question).reactionsSpent, 0));
        question.policy = NightPolicy::Always;
        QVERIFY(close(attackOdds(question).success, 0));
        QVERIFY(close(attackOdds(question).reactionsSpent, 2));
        question.policy = NightPolicy::IfExpected;
        question.expectedSwords = 2;  // not more than two shields
        QVERIFY(close(attackOdds(question).success, 1));
        QVERIFY(close(bluffValue(question), 0));
        question.expectedSwords = 2.5;
        QVERIFY(close(attackOdds(question).success, 0));
        QVERIFY(close(bluffValue(question), 2));
    }

    void CC_SIM_05_dagon() {
        const auto rows = dagonTable(sampleDagon());
        QCOMPARE(rows.size(), 4u);
        const Chance satisfied[] = {{6, 15}, {11, 15}, {14, 15}, {1, 1}};
        const double reward[] = {12.0 / 15, 32.0 / 15, 47.0 / 15, 54.0 / 15};
        for (std::size_t k = 0; k < 4; ++k) {
            QVERIFY(rows[k].satisfied == satisfied[k]);
            QVERIFY(close(rows[k].reward(), reward[k]));
            QVERIFY(close(rows[k].net(), reward[k] - static_cast<double>(k + 1)));
        }
        QVERIFY(close(rows[0].reward(), 0.8) && close(rows[3].net(), -0.4));
        QCOMPARE(bestOffer(sampleDagon(), 1), 0);
        QCOMPARE(bestOffer(sampleDagon(), 2), 2);
        QCOMPARE(bestOffer(sampleDagon(), 8), 2);  // three are no better than two
        QCOMPARE(bestOffer({}, 3), 0);
    }
};

QTEST_APPLESS_MAIN(TestCrusadesOdds)
#include "test_crusades_odds.moc"
