#include <QtTest>

#include "model/commands/scenario_edits.h"
#include "model/document/scenario_document.h"
#include "model/plan/plan_transform.h"
#include "rules/format/formats.h"

using namespace bocage;
using namespace bocage::rules;

namespace {

Scenario hexScenario() {
    Scenario scenario;
    scenario.system = "malice";
    scenario.title = "Hexes";
    scenario.battlefield.grid = GridKind::Hex;
    const Grid& grid = hexGrid();
    for (int turn = 0; turn < grid.turns(); ++turn)
        scenario.battlefield.boards.push_back({ElementId("board-" + std::to_string(turn)),
                                               ContentId("a:board/b"),
                                               "a",
                                               {turn, 2},
                                               grid.rotation(turn),
                                               {}});
    for (int i = 0; i < grid.turns(); ++i) {
        const std::string number = std::to_string(i);
        scenario.battlefield.edges.push_back(
            {ElementId("edge-" + number), ContentId("a:terrain/wall"), grid.side({3, 4}, i), {}});
        scenario.battlefield.corners.push_back(
            {ElementId("corner-" + number), ContentId("a:marker/totem"), grid.corner({3, 4}, i), {}});
        EntryArrow arrow;
        arrow.id = ElementId("entry-" + number);
        arrow.at = {i, 0};
        arrow.from = grid.sides()[static_cast<std::size_t>(i)];
        scenario.entries.push_back(arrow);
    }
    Piece piece;
    piece.id = ElementId("piece-1");
    piece.content = ContentId("a:marker/well");
    piece.corner = grid.corner({1, 1}, 3);
    piece.facing = 5;
    scenario.pieces.push_back(piece);
    Objective objective;
    objective.id = ElementId("objective-1");
    objective.corner = grid.corner({2, 2}, 0);
    scenario.objectives.push_back(objective);
    return scenario;
}

QString firstProblem(const std::string& text) {
    const auto read = readScenario(text);
    if (read)
        return {};
    const Problem& problem = read.problems().front();
    QString said = QString::fromStdString(problem.code + " " + problem.pointer);
    for (const std::string& argument : problem.arguments)
        said += QStringLiteral(" | ") + QString::fromStdString(argument);
    return said;
}

std::string with(const std::string& grid, const std::string& edge) {
    return R"({"format": "bocage.scenario", "version": 1, "system": "malice", "title": "T", "battlefield": {)" +
           grid + R"("edges": [{"id": "e", "kind": "a:terrain/wall", "at": [1, 2, ")" + edge + R"("]}]}})";
}

}  // namespace

/// Sides, corners and turns of hexes in scenarios.
class TestHexPlaces : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void roundTrip() {
        const Scenario scenario = hexScenario();
        const std::string text = writeScenario(scenario);
        const auto read = readScenario(text);
        QVERIFY2(read.ok(), qPrintable(firstProblem(text)));
        QVERIFY(read->value == scenario);
        QCOMPARE(writeScenario(read->value), text);
        QVERIFY(text.find("\"north-east\"") != std::string::npos);
        QVERIFY(text.find("\"bottom\"") != std::string::npos);
        QVERIFY(text.find("300") != std::string::npos);
    }

    void editsAreUndone() {
        const Scenario before = hexScenario();
        model::ScenarioDocument document(before, Library::build({}).first);
        const std::string first = writeScenario(document.scenario());
        QVERIFY(document.edit(QStringLiteral("Turn all"), [](Scenario& scenario) {
            const Grid& grid = hexGrid();
            for (PlacedEdge& edge : scenario.battlefield.edges)
                edge.at = std::get<Edge>(grid.turned(edge.at, 1));
            for (PlacedCorner& corner : scenario.battlefield.corners)
                corner.at = std::get<Corner>(grid.mirrored(corner.at));
            scenario.battlefield.boards[1].rotation = grid.rotation(5);
            scenario.entries[0].from = Side::SouthWest;
            scenario.pieces[0].corner = grid.corner({4, 4}, 0);
        }));
        const std::string second = writeScenario(document.scenario());
        QVERIFY(second != first);
        document.undoStack().undo();
        QCOMPARE(writeScenario(document.scenario()), first);
        document.undoStack().redo();
        QCOMPARE(writeScenario(document.scenario()), second);
    }

    /// Turning and mirroring a plan of hexes keeps it a plan of hexes: six turns, and two mirrors, are none.
    void plansTurnAndMirror() {
        const LibraryPtr library = Library::build({}).first;
        const std::string first = writeScenario(hexScenario());
        Scenario scenario = hexScenario();
        for (int turn = 1; turn <= 6; ++turn) {
            model::transformPlan(scenario, *library, false, 1);
            const std::string text = writeScenario(scenario);
            QVERIFY2(readScenario(text).ok(), qPrintable(firstProblem(text)));
            QCOMPARE(text == first, turn == 6);
        }
        model::transformPlan(scenario, *library, true, 0);
        QVERIFY(readScenario(writeScenario(scenario)).ok());
        QVERIFY(writeScenario(scenario) != first);
        model::transformPlan(scenario, *library, true, 0);
        QCOMPARE(writeScenario(scenario), first);
    }

    void thingsMoveAndTurn() {
        model::ScenarioDocument document(hexScenario(), Library::build({}).first);
        model::ScenarioEdits edits(document);
        const std::vector<ElementId> all{ElementId("edge-0"), ElementId("corner-0"), ElementId("piece-1"),
                                         ElementId("board-1"), ElementId("entry-2")};
        QVERIFY(edits.move(all, {1, 2}));
        QVERIFY(document.scenario().battlefield.edges[0].at == hexGrid().side({4, 6}, 0));
        QVERIFY(document.scenario().battlefield.corners[0].at == hexGrid().corner({4, 6}, 0));
        QVERIFY(edits.rotate({ElementId("board-1"), ElementId("piece-1"), ElementId("entry-2")}, 1));
        QCOMPARE(document.scenario().battlefield.boards[1].rotation, Rotation::R120);
        QCOMPARE(document.scenario().pieces[0].facing, 0);
        QVERIFY(document.scenario().entries[2].from == Side::SouthWest);
        QVERIFY(readScenario(writeScenario(document.scenario())).ok());
        document.undoStack().undo();
        document.undoStack().undo();
        QCOMPARE(writeScenario(document.scenario()), writeScenario(hexScenario()));
    }

    /// A side of the one grid is no side of the other, and the file says where.
    void eachGridHasItsOwnSides() {
        QCOMPARE(firstProblem(with("", "north")), QString());
        QCOMPARE(firstProblem(with(R"("grid": "hex", )", "north-east")), QString());
        QVERIFY(firstProblem(with("", "north-east")).startsWith("field.type /battlefield/edges/0/at"));
        QVERIFY(firstProblem(with(R"("grid": "hex", )", "north")).contains("north-west"));
    }
};

QTEST_GUILESS_MAIN(TestHexPlaces)
#include "test_hex_places.moc"
