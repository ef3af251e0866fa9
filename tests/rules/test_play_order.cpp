#include <QtTest>

#include "rules/systems/play_order.h"

using namespace bocage::rules;

namespace {

/// Players of each side, as letters: {"A", "BC"} is A alone against B and C.
Scenario scenarioOf(const std::vector<std::string>& sides, const char* first) {
    Scenario scenario;
    scenario.system = "normandie";
    for (const std::string& letters : sides) {
        ScenarioSide& side = scenario.sides.emplace_back();
        side.id = SideId(letters);
        for (const char letter : letters)
            side.players.emplace_back().id = PlayerId(std::string(1, letter));
    }
    scenario.turnTrack.end = 5;
    scenario.initiative.first = PlayerId(first);
    return scenario;
}

std::string text(const std::vector<PlayerId>& players) {
    std::string all;
    for (const PlayerId& player : players)
        all += player.value;
    return all;
}

std::string text(const std::vector<PlayOrder::Activation>& steps) {
    std::string all;
    for (const PlayOrder::Activation& step : steps)
        all += (all.empty() ? "" : " ") + step.player.value + std::to_string(step.order);
    return all;
}

}  // namespace

/// What follows from the number of players, a rule per function.
class TestPlayOrder : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void SON_SCN_15_initiativePassesOnEveryTurn() {
        QCOMPARE(text(playOrder(scenarioOf({"A", "B"}, "B")).initiative), std::string("BABAB"));
        QCOMPARE(text(playOrder(scenarioOf({"A", "B", "C"}, "B")).initiative), std::string("BCABC"));
        QCOMPARE(text(playOrder(scenarioOf({"A", "B"}, "B")).activation), std::string("B1 A1 B2 A2"));
        Scenario drawn = scenarioOf({"A", "B"}, "");
        drawn.initiative.random = true;
        QCOMPARE(playOrder(drawn), PlayOrder());
        Scenario everyTurn = scenarioOf({"A", "B"}, "A");
        everyTurn.rulings["initiative.mode"] = "random";
        QVERIFY(playOrder(everyTurn).initiative.empty());
    }
    void SON_SCN_18_theLonePlayerActsBetweenTheOthers() {
        QCOMPARE(text(playOrder(scenarioOf({"S", "AB"}, "S")).activation),
                 std::string("S1 A1 S2 B1 S3 A2 S4 B2"));
        QCOMPARE(text(playOrder(scenarioOf({"AB", "S"}, "B")).activation),
                 std::string("B1 S1 A1 S2 B2 S3 A2 S4"));
    }
    void SON_SCN_19_everybodyDeploysOnce() {
        Scenario scenario = scenarioOf({"S", "AB"}, "S");
        QCOMPARE(text(playOrder(scenario).deployment), std::string("SAB"));
        scenario.initiative.firstDeployer = PlayerId("B");
        QCOMPARE(text(playOrder(scenario).deployment), std::string("BSA"));
        scenario.initiative.random = true;
        QCOMPARE(text(playOrder(scenario).deployment), std::string("BSA"));
    }
    void otherGamesHaveNone() {
        Scenario scenario = scenarioOf({"A", "B"}, "A");
        scenario.system = "malice";
        QCOMPARE(playOrder(scenario), PlayOrder());
        QCOMPARE(playOrder(Scenario()), PlayOrder());
    }
};

QTEST_APPLESS_MAIN(TestPlayOrder)
#include "test_play_order.moc"
