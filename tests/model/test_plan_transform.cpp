#include <QtTest>
#include <random>

#include "model/analysis/battle_analysis.h"
#include "model/commands/clipboard.h"
#include "model/commands/scenario_edits.h"
#include "model/io/load_file.h"
#include "model/library/content_library.h"
#include "model/plan/plan_transform.h"
#include "model/plan/quick_layout.h"
#include "rules/format/formats.h"

using namespace bocage;
using namespace bocage::model;
using namespace bocage::rules;

class TestPlanTransform : public QObject {
    Q_OBJECT

    LibraryPtr m_library;
    Scenario m_sample;

    static bool sameLook(const SightLine& a, const SightLine& b) {
        return a.quality == b.quality && a.penalty == b.penalty;
    }
    /// Sight and reach on the moved plan are those of the plan, carried along.
    void compare(const Scenario& plan, bool mirror, int turns) {
        Scenario moved = plan;
        const PlanTransform transform(battlefieldBounds(plan, *m_library), mirror, turns);
        transformPlan(moved, *m_library, mirror, turns);
        const auto before = analyse(plan, m_library), after = analyse(moved, m_library);
        const CellRect bounds = battlefieldBounds(plan, *m_library);
        std::mt19937 random(7);
        const auto anywhere = [&] {
            return Cell{bounds.col + static_cast<int>(random() % static_cast<unsigned>(bounds.cols)),
                        bounds.row + static_cast<int>(random() % static_cast<unsigned>(bounds.rows))};
        };
        for (int i = 0; i < 400; ++i) {
            const Cell a = anywhere(), b = anywhere();
            QCOMPARE(after->exists(transform(a)), before->exists(a));
            if (a == b || !before->exists(a) || !before->exists(b))
                continue;
            QVERIFY2(sameLook(before->sight(a, b), after->sight(transform(a), transform(b))),
                     qPrintable(QStringLiteral("%1 → %2").arg(QString::fromStdString(cellName(a)),
                                                              QString::fromStdString(cellName(b)))));
        }
        for (const Piece& piece : plan.pieces) {
            ReachQuestion question;
            question.piece = piece.id;
            const auto old = before->reach(question), now = after->reach(question);
            QCOMPARE(!old, !now);
            if (!old)
                continue;
            QCOMPARE(now->cells().size(), old->cells().size());
            for (const auto& reached : old->cells())
                QCOMPARE(now->cost(transform(reached.cell)), std::optional(reached.cost));
        }
    }

private Q_SLOTS:
    void initTestCase() {
        m_library = loadInstalledLibrary().library;
        const auto sample = readScenario(asText(*readFile(
            QStringLiteral(BOCAGE_SOURCE_DIR "/resources/samples/crossroads-at-dusk.scenario.json"))));
        QVERIFY(sample.ok());
        m_sample = sample->value;
    }

    void fourTurnsAndTwoMirrorsAreNothing() {
        ScenarioDocument document(m_sample, m_library);
        ScenarioEdits edits(document);
        for (int i = 0; i < 4; ++i)
            QVERIFY(edits.turnBattlefield(1));
        QVERIFY(document.scenario() == m_sample);
        QVERIFY(edits.turnBattlefield(-1));
        QVERIFY(edits.turnBattlefield(3) && edits.turnBattlefield(2));
        QVERIFY(document.scenario() == m_sample);
        QCOMPARE(document.undoStack().count(), 7);
        for (const bool topToBottom : {false, true}) {
            QVERIFY(edits.mirrorBattlefield(topToBottom));
            QVERIFY(!(document.scenario() == m_sample));
            QVERIFY(edits.mirrorBattlefield(topToBottom));
            // Where several turns of a face look the same, the way back may choose another of them.
            QCOMPARE(document.scenario().zones, m_sample.zones);
            QCOMPARE(document.scenario().pieces, m_sample.pieces);
            QCOMPARE(document.scenario().entries, m_sample.entries);
            QCOMPARE(document.scenario().battlefield.edges, m_sample.battlefield.edges);
        }
        document.undoStack().setIndex(0);
        QVERIFY(document.scenario() == m_sample);
    }

    void everythingStaysOnTheSameGround() {
        for (int turns = 0; turns < 4; ++turns)
            for (const bool mirror : {false, true}) {
                Scenario moved = m_sample;
                transformPlan(moved, *m_library, mirror, turns);
                const PlanTransform transform(battlefieldBounds(m_sample, *m_library), mirror, turns);
                for (const PlacedElement& element : allElements(m_sample, *m_library)) {
                    const auto now = placedElement(moved, *m_library, element.id);
                    QVERIFY(now);
                    std::set<Cell> expected;
                    for (const Cell cell : element.cells)
                        expected.insert(transform(cell));
                    // An overlay that is no rectangle keeps its shape when it has no mirror image.
                    if (!mirror || element.section != Section::Overlays)
                        QCOMPARE(std::set<Cell>(now->cells.begin(), now->cells.end()), expected);
                    if (element.edge)
                        QCOMPARE(*now->edge, transform(*element.edge));
                }
            }
    }

    void sightAndReachTurnAlong() {
        for (int turns = 1; turns < 4; ++turns)
            compare(m_sample, false, turns);
    }

    void sightAndReachMirrorWhereTheCardboardCan() {
        // What has a mirror image is enough for a battle; the rest of the sample stays in the box.
        Scenario plan = m_sample;
        const auto fixed = withoutMirrorImage(plan, *m_library);
        QVERIFY(!fixed.empty());
        std::erase_if(plan.battlefield.overlays, [&](const PlacedOverlay& overlay) {
            return std::find(fixed.begin(), fixed.end(), overlay.id) != fixed.end();
        });
        int boards = 0;
        for (const Pack& pack : m_library->packs())
            for (const BoardDef& board : pack.boards)
                for (const Face& face : board.faces)
                    if (pack.manifest.system == plan.system && mirrorImage(board.faces, face.name)) {
                        if (static_cast<std::size_t>(boards) < plan.battlefield.boards.size()) {
                            auto& placed = plan.battlefield.boards[static_cast<std::size_t>(boards)];
                            placed.board = board.id;
                            placed.face = face.name;
                        }
                        ++boards;
                    }
        if (static_cast<std::size_t>(boards) < plan.battlefield.boards.size())
            std::erase_if(plan.battlefield.boards, [&](const PlacedBoard& board) {
                const auto* definition = m_library->board(board.board);
                return !mirrorImage(definition->faces, board.face);
            });
        if (plan.battlefield.boards.empty())
            QSKIP("No board of the sample packs has a mirror image.");
        QVERIFY(withoutMirrorImage(plan, *m_library).empty());
        compare(plan, true, 0);
        compare(plan, true, 2);
        compare(plan, true, 1);
    }

    void dealsAreRepeatableAndWithinTheBoxes() {
        const auto boxes = boardsInBoxes(*m_library, "normandie");
        QVERIFY(!boxes.empty());
        bool differs = false;
        for (std::uint64_t seed = 1; seed < 20; ++seed) {
            const auto deal = dealBoards(*m_library, "normandie", 3, 2, seed, true);
            QVERIFY(deal == dealBoards(*m_library, "normandie", 3, 2, seed, true));
            differs = differs || deal != dealBoards(*m_library, "normandie", 3, 2, seed + 1, true);
            std::map<ContentId, int> used;
            for (const BoardSlot& place : deal)
                QVERIFY(++used[place.board] <= boxes.at(place.board));
            QCOMPARE(dealBoards(*m_library, "normandie", 3, 3, seed, false).size(), std::size_t(9));
            // Side by side, none over another.
            std::set<Cell> ground;
            std::size_t cells = 0;
            for (const PlacedBoard& board : boardsInRows(deal, *m_library))
                for (const Cell cell : coveredCells(board, *m_library)) {
                    ground.insert(cell);
                    ++cells;
                }
            QCOMPARE(ground.size(), cells);
        }
        QVERIFY(differs);
    }

    void pastedThingsFindTheirSide() {
        ScenarioDocument from(m_sample, m_library);
        Scenario other = m_sample;
        QVERIFY(other.sides.size() >= 2);
        // The same factions under other names and in the other order.
        std::swap(other.sides[0], other.sides[1]);
        other.sides[0].id = SideId("reds");
        other.sides[1].id = SideId("blues");
        ScenarioDocument to(other, m_library);
        const Piece& piece =
            *std::find_if(m_sample.pieces.begin(), m_sample.pieces.end(),
                          [&](const Piece& each) { return each.side == m_sample.sides[0].id; });
        const auto fresh = pasteElements(to, copyElements(from, {piece.id}), {0, 0});
        QCOMPARE(fresh.size(), std::size_t(1));
        QCOMPARE(to.scenario().pieces.back().side.value, std::string("blues"));
        // At home it stays who it was.
        pasteElements(from, copyElements(from, {piece.id}), {0, 0});
        QCOMPARE(from.scenario().pieces.back().side, piece.side);
        QVERIFY(from.scenario().pieces.back().entry.empty());
    }
};

QTEST_GUILESS_MAIN(TestPlanTransform)
#include "test_plan_transform.moc"
