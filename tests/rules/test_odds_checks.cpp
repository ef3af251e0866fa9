#include <QtTest>

#include "rules/systems/normandie/odds/odds.h"
#include "tests/rules/dice_tape.h"

using namespace bocage::rules;
using namespace bocage::rules::normandie;
namespace test = bocage::test;
using test::DiceTape;

namespace {

/// Twelve tokens, all kinds present, so that a draw is two dice for the oracle: row and half.
MadnessBag bagOfTwelve() {
    MadnessBag bag;
    bag.tokens = {0, 2, 2, 2, 2, 1, 2, 1};
    return bag;
}

TerrorTest testAgainst(int value) {
    TerrorTest test;
    test.unit.suppressed = 1;
    test.unit.absorbs = true;
    test.sources = {{value, false}};
    test.bag = bagOfTwelve();
    return test;
}

Chance failChance(const TerrorTest& test) {
    return terrorOdds(test).outcomes.chance([](const TerrorOutcome& outcome) { return !outcome.passed; });
}
Chance drawn(const TerrorTest& test, Madness madness) {
    return terrorOdds(test).outcomes.chance(
        [&](const TerrorOutcome& outcome) { return outcome.madness == madness; });
}
std::vector<std::string> rowsWith(const TerrorTest& test, Madness madness) {
    std::vector<std::string> rows;
    const TerrorOdds odds = terrorOdds(test);
    for (const auto& [outcome, ways] : odds.outcomes.rows())
        if (outcome.madness == madness)
            rows.push_back(outcomeCode(outcome));
    return rows;
}

SearchCheck searchBesideToken() {
    SearchCheck check;
    check.besideToken = true;
    return check;
}

}  // namespace

class TestOddsChecks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void agreesWithEnumeratedDiceAndTokens() {
        for (int value = 1; value <= 8; ++value)
            for (int suppressed = 1; suppressed <= 3; ++suppressed)
                for (int hunter = 0; hunter <= 2; ++hunter)
                    for (const UnitClass unitClass : {UnitClass::Infantry, UnitClass::Heavy}) {
                        TerrorTest test = testAgainst(value);
                        test.unit.unitClass = unitClass;
                        test.unit.suppressed = suppressed;
                        test.unit.mythosHunter = hunter;
                        const auto counted = DiceTape::enumerate(4, [&](DiceTape& dice) -> std::string {
                            if (dice.next() - 2 * suppressed + hunter >= value)
                                return "passed";
                            const int token = (dice.next() - 1) * 2 + (dice.next() > 3 ? 1 : 0);
                            static const char* const order[] = {"steady",
                                                                "steady",
                                                                "rage",
                                                                "rage",
                                                                "catatonia",
                                                                "catatonia",
                                                                "paranoia",
                                                                "paranoia",
                                                                "suicide",
                                                                "fear.flipped.retreats",
                                                                "fear.flipped.retreats",
                                                                "hysteria"};
                            const std::string name = order[token];
                            if (name != "suicide")
                                return name;
                            if (unitClass == UnitClass::Infantry)
                                return "suicide.flipped";
                            static const char* const table[] = {
                                "crew",           "track",     "hull.suppressed-2", "hull.suppressed-2",
                                "primary-weapon", "eliminated"};
                            return "suicide." + std::string(table[dice.next() - 1]);
                        });
                        QVERIFY(test::sameOdds(terrorOdds(test).outcomes, counted, 4,
                                               [](const TerrorOutcome& o) { return outcomeCode(o); }));
                    }
    }

    void SON_TRR_01_onlySuppressedUnitsTest() {
        TerrorTest test = testAgainst(4);
        QVERIFY(!terrorOdds(test).refusal);
        test.unit.suppressed = 0;
        QCOMPARE(terrorOdds(test).refusal, (Refusal{"not-suppressed", "SON-TRR-01"}));
        test.unit.suppressed = 1;
        test.unit.manifestation = true;
        QCOMPARE(terrorOdds(test).refusal, (Refusal{"manifestation", "SON-TRR-01"}));
        test.unit.manifestation = false;
        test.sources = {{std::nullopt, false}};
        QCOMPARE(terrorOdds(test).refusal, (Refusal{"nothing-frightening", "SON-TRR-01"}));
    }
    void SON_TRR_02_oneTestAgainstTheHighest() {
        TerrorTest test = testAgainst(2);
        test.sources.push_back({5, true});
        test.sources.push_back({std::nullopt, false});
        QCOMPARE(terrorOdds(test).value, 5);
    }
    void SON_TRR_03_dieMinusSuppressedPlusHunter() {
        TerrorTest test = testAgainst(3);
        QCOMPARE(failChance(test), (Chance{4, 6}));  // die - 2 >= 3 needs a five
        test.unit.mythosHunter = 2;
        QCOMPARE(failChance(test), (Chance{2, 6}));
        test.unit.suppressed = 3;
        QCOMPARE(failChance(test), (Chance{1, 1}));
    }
    void SON_TRR_04_failureDrawsFromTheBag() {
        QCOMPARE(drawn(testAgainst(5), Madness::Rage), (Chance{2, 12}));
        TerrorTest steadyOnly = testAgainst(5);
        steadyOnly.bag = {};
        steadyOnly.bag.tokens[1] = 3;
        QCOMPARE(drawn(steadyOnly, Madness::Steady), (Chance{1, 1}));
        steadyOnly.bag = {};
        QCOMPARE(failChance(steadyOnly), (Chance{1, 1}));
        QCOMPARE(drawn(steadyOnly, Madness::None), (Chance{1, 1}));
    }
    void SON_TRR_05_manifestationsTestOnlyWhenForced() {
        TerrorTest test = testAgainst(4);
        test.unit.manifestation = true;
        QVERIFY(terrorOdds(test).refusal);
        test.forced = true;
        QVERIFY(!terrorOdds(test).refusal);
        test.unit.suppressed = 0;
        QCOMPARE(failChance(test), (Chance{3, 6}));
    }
    void SON_TRR_06_faithNeverFails() {
        TerrorTest test = testAgainst(6);
        test.unit.faith = true;
        QVERIFY(!terrorOdds(test).refusal);
        QCOMPARE(failChance(test), (Chance{0, 1}));
    }
    void SON_SA_10_faithHoldsAgainstForcedTests() {
        TerrorTest test = testAgainst(6);
        lendAbility(test.unit, {"faith", std::nullopt});
        test.forced = true;
        QCOMPARE(failChance(test), (Chance{0, 1}));
    }
    void SON_AMB_03_faithExemptsOrPasses() {
        TerrorTest test = testAgainst(6);
        test.unit.faith = true;
        test.rulings = Rulings::from({{"faith.mode", "exempt"}});
        QCOMPARE(terrorOdds(test).refusal, (Refusal{"faith", "SON-TRR-06"}));
    }
    void SON_AMB_07_testsInActivationOnlyByRuling() {
        TerrorTest test = testAgainst(4);
        test.supplyPhase = false;
        QCOMPARE(terrorOdds(test).refusal, (Refusal{"not-supply-phase", "SON-TRR-01"}));
        test.rulings = Rulings::from({{"terror.phase", "both"}});
        QVERIFY(!terrorOdds(test).refusal);
    }
    void SON_AMB_08_obscuredManifestationsFrightenUnlessRuledOut() {
        TerrorTest test = testAgainst(4);
        test.sources = {{4, true}};
        QVERIFY(!terrorOdds(test).refusal);
        test.rulings = Rulings::from({{"terror.los", "clear"}});
        QVERIFY(terrorOdds(test).refusal);
    }
    void SON_MAD_01_steadyHarmsNobody() {
        QCOMPARE(rowsWith(testAgainst(5), Madness::Steady), std::vector<std::string>{"steady"});
    }
    void SON_MAD_05_suicideIsOneHit() {
        QCOMPARE(rowsWith(testAgainst(5), Madness::Suicide), std::vector<std::string>{"suicide.flipped"});
        TerrorTest heavy = testAgainst(5);
        heavy.unit.unitClass = UnitClass::Heavy;
        QCOMPARE(rowsWith(heavy, Madness::Suicide).size(), 5u);
    }
    void SON_MAD_06_fearKillsWhoCannotFlee() {
        TerrorTest test = testAgainst(5);
        QCOMPARE(rowsWith(test, Madness::Fear), std::vector<std::string>{"fear.flipped.retreats"});
        test.unit.absorbs = false;
        QCOMPARE(rowsWith(test, Madness::Fear), std::vector<std::string>{"fear.retreats"});
        test.canFlee = false;
        QCOMPARE(rowsWith(test, Madness::Fear), std::vector<std::string>{"fear.eliminated"});
    }
    void SON_SRC_02_notBesideAnEnemy() {
        SearchCheck check = searchBesideToken();
        QVERIFY(!searchOdds(check).refusal);
        check.enemyAdjacent = true;
        QCOMPARE(searchOdds(check).refusal, (Refusal{"enemy-adjacent", "SON-SRC-02"}));
        check.enemyAdjacent = false;
        check.besideToken = false;
        QCOMPARE(searchOdds(check).refusal, (Refusal{"nothing-to-search", "SON-SRC-02"}));
    }
    void SON_AMB_09_tokenOrSymbol() {
        SearchCheck symbol;
        symbol.onSymbol = true;
        QVERIFY(!searchOdds(symbol).refusal);
        symbol.rulings = Rulings::from({{"search.mode", "token"}});
        QVERIFY(searchOdds(symbol).refusal);
        SearchCheck token = searchBesideToken();
        token.rulings = Rulings::from({{"search.mode", "symbol"}});
        QVERIFY(searchOdds(token).refusal);
        token = searchBesideToken();
        token.hasOrder = false;
        QCOMPARE(searchOdds(token).refusal, (Refusal{"no-order", "SON-SRC-02"}));
        token.supplyPhase = true;
        QVERIFY(!searchOdds(token).refusal);
    }
    void SON_SRC_03_sixOrTheSearchValue() {
        SearchCheck check = searchBesideToken();
        QCOMPARE(searchOdds(check).success, (Chance{1, 6}));
        check.unit.search = 4;
        QCOMPARE(searchOdds(check).success, (Chance{3, 6}));
        check.unit.suppressed = 1;
        QCOMPARE(searchOdds(check).success, (Chance{1, 6}));
    }
    void SON_SA_27_searchTakesTheBetterOfTwoSources() {
        SearchCheck check = searchBesideToken();
        lendAbility(check.unit, {"search", 5});
        lendAbility(check.unit, {"search", 3});
        QCOMPARE(searchOdds(check).success, (Chance{4, 6}));
    }
    void SON_ZOM_04_oneToThreeZombies() {
        const Distribution<int> plenty = zombiesCreated(false, 9);
        for (int count = 1; count <= 3; ++count)
            QCOMPARE(plenty.chance([&](int n) { return n == count; }), (Chance{1, 3}));
        QCOMPARE(zombiesCreated(true, 9).chance([](int n) { return n == 1; }), (Chance{1, 1}));
        QCOMPARE(zombiesCreated(false, 1).chance([](int n) { return n == 1; }), (Chance{1, 1}));
        QCOMPARE(zombiesCreated(false, 0).chance([](int n) { return n == 0; }), (Chance{1, 1}));
    }
};

QTEST_APPLESS_MAIN(TestOddsChecks)
#include "test_odds_checks.moc"
