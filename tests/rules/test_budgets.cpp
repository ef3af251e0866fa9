#include <QtTest>

#include "rules/format/budgets.h"
#include "rules/format/formats.h"

using namespace bocage::rules;

namespace {

using Codes = std::vector<std::string>;

Codes codes(const Problems& problems) {
    Codes found;
    for (const Problem& problem : problems)
        found.push_back(problem.code + " " + problem.pointer);
    return found;
}

Scenario scenarioWith(std::size_t pieces) {
    Scenario scenario;
    scenario.system = "normandie";
    scenario.title = "T";
    for (std::size_t i = 0; i < pieces; ++i) {
        Piece piece;
        piece.id = ElementId("p" + std::to_string(i));
        piece.content = ContentId("a:unit/b");
        scenario.pieces.push_back(piece);
    }
    return scenario;
}

}  // namespace

/// Each budget holds at its number and not at one more.
class TestBudgets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsAreCounted() {
        const std::size_t most = listBudget("Scenario", "pieces");
        QCOMPARE(codes(overBudget(scenarioWith(most))), Codes());
        QCOMPARE(codes(overBudget(scenarioWith(most + 1))), (Codes{"budget.list /pieces"}));
        QCOMPARE(overBudget(scenarioWith(most + 1)).front().arguments,
                 (std::vector{std::to_string(most), std::to_string(most + 1)}));
    }

    void listsInsideListsAreCounted() {
        Scenario scenario = scenarioWith(0);
        scenario.sides.resize(1);
        scenario.sides[0].players.resize(1);
        Roster roster;
        roster.entries.resize(listBudget("Army", "entries") + 1);
        scenario.sides[0].players[0].force.armies.push_back({ElementId("army-1"), "", roster});
        QCOMPARE(codes(overBudget(scenario)),
                 (Codes{"budget.list /sides/0/players/0/force/armies/0/roster/entries"}));
    }

    void everythingTogetherIsCounted() {
        Roster roster;
        roster.variants.resize(listBudget("Army", "variants"));
        for (RosterVariant& variant : roster.variants)
            variant.entries.resize(listBudget("RosterVariant", "entries"));
        for (RosterVariant& variant : roster.variants)
            for (RosterEntry& entry : variant.entries)
                entry.fillings.resize(5);
        QCOMPARE(codes(overBudget(roster)), (Codes{"budget.items "}));
    }

    void textsAreMeasured() {
        Scenario scenario = scenarioWith(0);
        scenario.title = std::string(budget.nameBytes, 'x');
        scenario.texts.introduction = std::string(budget.textBytes, 'x');
        QCOMPARE(codes(overBudget(scenario)), Codes());
        scenario.title = std::string(budget.nameBytes + 1, 'x');
        scenario.texts.introduction = std::string(budget.textBytes + 1, 'x');
        QCOMPARE(codes(overBudget(scenario)),
                 (Codes{"budget.text /title", "budget.text /texts/introduction"}));
    }

    void marksOnOneLetterAreCounted() {
        Scenario scenario = scenarioWith(0);
        std::string letter = "e";
        for (std::size_t i = 0; i < budget.marks; ++i)
            letter += "\u0301";
        scenario.title = letter + letter + "日本 naïve";
        QCOMPARE(codes(overBudget(scenario)), Codes());
        scenario.title = letter + "\u0301";
        QCOMPARE(codes(overBudget(scenario)), (Codes{"budget.marks /title"}));
    }

    void spacesAndUnknownFieldsAreCounted() {
        Scenario scenario = scenarioWith(0);
        scenario.zones.resize(6);
        for (Zone& zone : scenario.zones)
            zone.cells.resize(budget.cells / 5);
        QCOMPARE(codes(overBudget(scenario)), (Codes{"budget.cells "}));
        scenario.zones.clear();
        scenario.extras.emplace_back("later", Json(std::string(budget.unknownBytes, 'x')));
        QCOMPARE(codes(overBudget(scenario)), (Codes{"budget.unknown "}));
    }

    /// A report of a hostile file stays short.
    void reportsStayShort() {
        Scenario scenario = scenarioWith(listBudget("Scenario", "pieces"));
        for (Piece& piece : scenario.pieces)
            piece.label = std::string(budget.nameBytes + 1, 'x');
        QVERIFY(overBudget(scenario).size() <= 103);
    }

    /// Many equal ids get names of their own, and are told about briefly.
    void equalIdsAreRenamed() {
        Scenario scenario = scenarioWith(2000);
        for (Piece& piece : scenario.pieces)
            piece.id = ElementId("same");
        const auto loaded = readScenario(writeScenario(scenario));
        QVERIFY(loaded.ok());
        std::set<std::string> ids;
        for (const Piece& piece : loaded->value.pieces)
            ids.insert(piece.id.value);
        QCOMPARE(ids.size(), std::size_t{2000});
        QVERIFY(loaded->notes.size() <= 101);
    }
};

QTEST_APPLESS_MAIN(TestBudgets)
#include "test_budgets.moc"
