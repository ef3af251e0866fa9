#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDropEvent>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>

#include "editor/panels/box_panel.h"
#include "editor/panels/replace_dialog.h"
#include "editor/tools/edge_run.h"
#include "editor/tools/place_tool.h"
#include "model/commands/army_units.h"
#include "model/commands/scenario_edits.h"
#include "model/plan/placed_elements.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using bocage::test::WindowFixture;
using rules::Cell;
using rules::Edge;
using rules::ElementId;

/// Laying down what the box and the armies hold: edge runs, corners, tokens with values, units that face
/// somewhere and come from an army once; and putting placed things in line or swapping them.
class TestPlaceTool : public QObject {
    Q_OBJECT

private:
    static void choose(WindowFixture& f, int tab, const QString& words) {
        auto* box = f.window->findChild<editor::BoxPanel*>();
        box->tabs()->setCurrentIndex(tab);
        box->search()->setText(words);
        QTRY_VERIFY_WITH_TIMEOUT(box->list()->model()->rowCount() > 0, 60'000);
        QTest::mouseClick(box->list()->viewport(), Qt::LeftButton, {},
                          box->list()->visualRect(box->list()->model()->index(0, 0)).center());
        QCOMPARE(f.canvas().tool()->id(), QStringLiteral("tool.place"));
        QCoreApplication::processEvents();
    }
    static void dragPixels(WindowFixture& f, QPointF from, QPointF to) {
        QWidget* viewport = f.canvas().viewport();
        QTest::mousePress(viewport, Qt::LeftButton, {}, f.pixel(from));
        WindowFixture::sendMove(viewport, f.pixel((from + to) / 2));
        WindowFixture::sendMove(viewport, f.pixel(to));
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, f.pixel(to));
    }
    /// A space on the boards where no unit stands.
    static Cell freeCell(WindowFixture& f, int number = 0) {
        const auto bounds = model::battlefieldBounds(f.scenario(), *f.document().library());
        for (int row = bounds.row + 1; row < bounds.row + bounds.rows - 1; ++row)
            for (int col = bounds.col + 1; col < bounds.col + bounds.cols - 1; ++col) {
                bool free = true;
                for (int dx = -1; dx <= 1; ++dx)
                    for (int dy = -1; dy <= 1; ++dy)
                        for (const auto& element :
                             model::elementsAt(f.scenario(), *f.document().library(), {col + dx, row + dy}))
                            free = free && element.section != model::Section::Pieces;
                if (free && number-- == 0)
                    return {col, row};
            }
        qFatal("the map is full");
    }

    /// Every unit back into the tray.
    static void clearUnits(WindowFixture& f) {
        std::set<ElementId> ids;
        for (const rules::Piece& piece : f.scenario().pieces)
            ids.insert(piece.id);
        f.view().selection().set(ids);
        f.action("edit.delete")->trigger();
    }

private Q_SLOTS:
    void runsGoAlongAndRoundOneBend() {
        using Axis = Edge::Axis;
        QCOMPARE(editor::edgeRun(rules::squareGrid(), {{2, 3}, Axis::North}, {5, 3}),
                 (std::vector<Edge>{{{2, 3}, Axis::North}, {{3, 3}, Axis::North}, {{4, 3}, Axis::North}}));
        QCOMPARE(editor::edgeRun(rules::squareGrid(), {{2, 3}, Axis::North}, {1, 3}),
                 (std::vector<Edge>{{{2, 3}, Axis::North}, {{1, 3}, Axis::North}}));
        QCOMPARE(
            editor::edgeRun(rules::squareGrid(), {{2, 3}, Axis::North}, {4, 5}),
            (std::vector<Edge>{
                {{2, 3}, Axis::North}, {{3, 3}, Axis::North}, {{4, 3}, Axis::West}, {{4, 4}, Axis::West}}));
        QCOMPARE(editor::edgeRun(rules::squareGrid(), {{2, 3}, Axis::West}, {2, 1}),
                 (std::vector<Edge>{{{2, 3}, Axis::West}, {{2, 2}, Axis::West}, {{2, 1}, Axis::West}}));
        // Wherever the hand goes, the run is connected, has no repeats and starts where it was pressed.
        for (int col = -4; col <= 4; ++col)
            for (int row = -4; row <= 4; ++row)
                for (const Axis axis : {Axis::North, Axis::West}) {
                    const auto run = editor::edgeRun(rules::squareGrid(), {{0, 0}, axis}, {col, row});
                    QVERIFY(run.front() == (Edge{{0, 0}, axis}));
                    QCOMPARE(std::set<Edge>(run.begin(), run.end()).size(), run.size());
                }
    }

    void aDragLaysARunAsOneStep() {
        WindowFixture f;
        f.openSample();
        choose(f, 1, QStringLiteral("wire"));
        const QByteArray before = f.document().toBytes();
        const std::size_t edges = f.scenario().battlefield.edges.size();
        dragPixels(f, {4.5, 2.03}, {7.9, 2.03});
        QCOMPARE(f.scenario().battlefield.edges.size(), edges + 4);
        QCOMPARE(f.document().undoStack().count(), 1);
        // Over the same place again: what lies there stays, the reason is told.
        dragPixels(f, {6.5, 2.03}, {9.9, 2.03});
        QCOMPARE(f.scenario().battlefield.edges.size(), edges + 6);
        QVERIFY(f.canvas().told().contains(QStringLiteral("left out")));
        f.action("edit.undo")->trigger();
        f.action("edit.undo")->trigger();
        QCOMPARE(f.document().toBytes(), before);
    }

    void edgesAndCornersByKeyboard() {
        WindowFixture f;
        f.openSample();
        choose(f, 1, QStringLiteral("wire"));
        f.canvas().setFocus();
        QTest::keyClick(&f.canvas(), Qt::Key_Home);
        for (int i = 0; i < 3; ++i) {
            QTest::keyClick(&f.canvas(), Qt::Key_Right);
            QTest::keyClick(&f.canvas(), Qt::Key_Down);
        }
        const std::size_t edges = f.scenario().battlefield.edges.size();
        for (int turn = 0; turn < 4; ++turn) {
            QTest::keyClick(&f.canvas(), Qt::Key_Return);
            QTest::keyClick(&f.canvas(), Qt::Key_R);
        }
        QCOMPARE(f.scenario().battlefield.edges.size(), edges + 4);
        choose(f, 3, QStringLiteral("totem"));
        f.canvas().setFocus();
        const std::size_t corners = f.scenario().battlefield.corners.size();
        QTest::keyClick(&f.canvas(), Qt::Key_Return);
        QTest::keyClick(&f.canvas(), Qt::Key_R);
        QTest::keyClick(&f.canvas(), Qt::Key_Return);
        QCOMPARE(f.scenario().battlefield.corners.size(), corners + 2);
    }

    void tokensCarryValuesAndLabels() {
        WindowFixture f;
        f.openSample();
        choose(f, 3, QStringLiteral("search"));
        f.option<QSpinBox>("tokenValue").setValue(4);
        auto& label = f.option<QLineEdit>("tokenLabel");
        label.setFocus();
        QTest::keyClicks(&label, QStringLiteral("well"));
        QTest::keyClick(&label, Qt::Key_Return);
        f.click(freeCell(f));
        QCOMPARE(f.scenario().pieces.back().value, std::optional<int>(4));
        QCOMPARE(f.scenario().pieces.back().label.english(), std::string("well"));
    }

    void aBoardThatIsMovedOntoAnotherIsPulledBesideIt() {
        WindowFixture f;
        f.openSample();
        const auto boards = f.scenario().battlefield.boards;
        QCOMPARE(boards.size(), std::size_t(2));
        const auto second = [&]() -> const rules::PlacedBoard& { return f.scenario().battlefield.boards[1]; };
        model::ScenarioEdits(f.document()).move({boards[1].id}, {4, 0});
        f.action("view.fit")->trigger();
        f.view().selection().setOnly(boards[1].id);
        // Three spaces too far to the left: it would lie on the first board.
        Cell grip = second().at;
        for (const Cell cell : model::coveredCells(second(), *f.document().library()))
            if (model::elementsAt(f.scenario(), *f.document().library(), cell).size() == 1)
                grip = cell;
        const auto dragTo = [&](Cell to) {
            dragPixels(f, {grip.col + .5, grip.row + .5}, {to.col + .5, to.row + .5});
        };
        f.canvas().setFocus();
        dragTo(grip + Cell{-7, 0});
        QCOMPARE(second().at, boards[1].at);
        QVERIFY(f.canvas().told().contains(QStringLiteral("went along")));
        // Less than half its length is no reason to move a board with all that lies on it.
        f.document().undoStack().undo();
        dragTo(grip + Cell{-2, 0});
        QCOMPARE(second().at, boards[1].at + (Cell{4, 0}));
        f.document().undoStack().setClean();
    }

    void theBoxTurnsToWhatIsFoundByName() {
        WindowFixture f;
        f.openSample();
        auto* box = f.window->findChild<editor::BoxPanel*>();
        box->tabs()->setCurrentIndex(0);
        QTest::keyClick(f.window.get(), Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(f.window->commandPalette().field(), QStringLiteral("chapel"));
        QTest::keyClick(f.window->commandPalette().field(), Qt::Key_Return);
        QCOMPARE(f.canvas().brush()->content, rules::ContentId("son-core:overlay/chapel"));
        QCOMPARE(box->tabs()->currentIndex(), 1);
        QCOMPARE(box->list()->currentIndex().data().toString(), QStringLiteral("Chapel"));
        // A tab that is opened with the piece in hand stays open.
        box->tabs()->setCurrentIndex(2);
        f.canvas().setFocus();
        QTest::keyClick(&f.canvas(), Qt::Key_R);
        QCOMPARE(box->tabs()->currentIndex(), 2);
    }

    void dragFacesAUnit() {
        WindowFixture f;
        f.openSample();
        choose(f, 2, QStringLiteral("rifle"));
        const Cell at = freeCell(f);
        dragPixels(f, {at.col + 0.5, at.row + 0.5}, {at.col + 2.5, at.row + 0.6});
        QCOMPARE(f.scenario().pieces.back().at, at);
        QCOMPARE(f.scenario().pieces.back().facing, 2);
        QCOMPARE(f.document().undoStack().count(), 1);
        // The brackets turn what is in hand, a quarter each.
        f.canvas().setFocus();
        QTest::keyClick(&f.canvas(), Qt::Key_BracketRight);
        f.click(freeCell(f, 2));
        QCOMPARE(f.scenario().pieces.back().facing, 4);
        QTest::keyClick(&f.canvas(), Qt::Key_Escape);
        QTest::keyClick(&f.canvas(), Qt::Key_BracketLeft);
        QCOMPARE(f.scenario().pieces.back().facing, 2);
    }

    /// After a click in the box the keys are still the map's: R turns the piece and does not search the
    /// cards.
    void theMapTakesTheKeysWithAPieceInHand() {
        WindowFixture f;
        f.openSample();
        QApplication::setActiveWindow(f.window.get());
        choose(f, 1, QStringLiteral("barn"));
        auto* box = f.window->findChild<editor::BoxPanel*>();
        box->list()->setFocus();
        QVERIFY(box->list()->hasFocus());
        const QPointF inside(50, 50);
        QEnterEvent enter(inside, inside, f.canvas().viewport()->mapToGlobal(inside));
        QCoreApplication::sendEvent(f.canvas().viewport(), &enter);
        QVERIFY(f.canvas().hasFocus());
        QTest::keyClick(f.window->focusWidget(), Qt::Key_R);
        QCOMPARE(f.canvas().brush()->rotation, rules::Rotation::R90);
        // With nothing in hand the pointer passes without taking the keyboard.
        f.action("tool.select")->trigger();
        box->search()->setFocus();
        QCoreApplication::sendEvent(f.canvas().viewport(), &enter);
        QVERIFY(box->search()->hasFocus());
    }

    void whatWasJustLaidIsNotObjectedTo() {
        WindowFixture f;
        f.openSample();
        choose(f, 2, QStringLiteral("rifle"));
        const Cell at = freeCell(f);
        auto* tool = qobject_cast<editor::PlaceTool*>(f.canvas().tool());
        f.click(at);
        const std::size_t pieces = f.scenario().pieces.size();
        QVERIFY(!tool->ghost());
        // The hand still rests there: no red ghost over the new piece; a second click asks for the reason.
        tool->hover({at.col + 0.4, at.row + 0.6});
        QVERIFY(!tool->ghost());
        f.click(at);
        QCOMPARE(f.scenario().pieces.size(), pieces);
        QVERIFY(f.canvas().told().contains(QStringLiteral("stands on")));
        tool->hover({at.col + 1.5, at.row + 0.5});
        QVERIFY(tool->ghost());
    }

    void aDropEmptiesTheHand() {
        WindowFixture f;
        f.openSample();
        auto* box = f.window->findChild<editor::BoxPanel*>();
        box->tabs()->setCurrentIndex(1);
        QMimeData mime;
        mime.setData(editor::contentMimeType, "son-core:overlay/craters");
        const QPoint at = f.middleOf({6, 5});
        QDragEnterEvent enter(at, Qt::CopyAction, &mime, Qt::LeftButton, {});
        QCoreApplication::sendEvent(f.canvas().viewport(), &enter);
        QVERIFY(box->list()->selectionModel()->hasSelection());
        QDropEvent drop(QPointF(at), Qt::CopyAction, &mime, Qt::LeftButton, {});
        QCoreApplication::sendEvent(f.canvas().viewport(), &drop);
        QCOMPARE(f.scenario().battlefield.overlays.back().overlay.value, "son-core:overlay/craters");
        QVERIFY(!f.canvas().brush());
        QVERIFY(!box->list()->selectionModel()->hasSelection());
        // What was taken by a click and put away again is not marked either.
        choose(f, 1, QStringLiteral("barn"));
        QVERIFY(box->list()->selectionModel()->hasSelection());
        f.action("tool.select")->trigger();
        QVERIFY(!box->list()->selectionModel()->hasSelection());
    }

    void unitsTakeSideModeAndRestrictions() {
        WindowFixture f;
        f.openSample();
        choose(f, 2, QStringLiteral("rifle"));
        // The side that plays the unit's faction is proposed.
        QVERIFY(f.option<QComboBox>("unitSide").currentIndex() > 0);
        QTest::mouseClick(&f.option<QPushButton>("unitStays"), Qt::LeftButton);
        auto& side = f.option<QComboBox>("unitSide");
        side.setFocus();
        while (side.currentIndex() > 0)
            QTest::keyClick(&side, Qt::Key_Up);
        auto& mode = f.option<QComboBox>("unitMode");
        mode.setFocus();
        QTest::keyClick(&mode, Qt::Key_Down);
        QTest::mouseClick(&f.option<QPushButton>("unitBack"), Qt::LeftButton);
        f.click(freeCell(f));
        const rules::Piece& piece = f.scenario().pieces.back();
        QCOMPARE(piece.mode, std::string("aggressive"));
        QCOMPARE(piece.face, std::string("back"));
        QVERIFY(piece.side.empty());
        QCOMPARE(piece.restrictions, (std::vector<std::string>{"may-not-leave"}));
    }

    void anArmysUnitIsPlacedOnce() {
        WindowFixture f;
        f.openSample();
        auto* box = f.window->findChild<editor::BoxPanel*>();
        QAbstractItemModelTester tester(&box->tray(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        box->tabs()->setCurrentIndex(2);
        QTest::mouseClick(box->trayButton(), Qt::LeftButton);
        const int initially = box->tray().unplaced();
        clearUnits(f);
        const int before = box->tray().unplaced();
        QVERIFY(before > initially);
        // A row with a single unit: it leaves the tray, and the hand is empty.
        int row = 0;
        while (box->tray().unitsAt(box->tray().index(row)).left() != 1)
            ++row;
        const auto units = box->tray().unitsAt(box->tray().index(row));
        const int rows = box->tray().rowCount();
        box->list()->scrollTo(box->list()->model()->index(row, 0));
        QTest::mouseClick(box->list()->viewport(), Qt::LeftButton, {},
                          box->list()->visualRect(box->list()->model()->index(row, 0)).center());
        f.click(freeCell(f));
        const rules::Piece piece = f.scenario().pieces.back();
        QCOMPARE(piece.entry, units.entry);
        QCOMPARE(piece.content, units.unit);
        QCOMPARE(piece.side, units.side);
        QCOMPARE(piece.player, units.player);
        QCOMPARE(box->tray().rowCount(), rows - 1);
        QCOMPARE(box->tray().unplaced(), before - 1);
        QVERIFY(!f.canvas().brush());
        QCOMPARE(f.canvas().tool()->id(), QStringLiteral("tool.select"));
        // A copy is no second unit of the army; a deleted one comes back where it was.
        QTest::keyClick(&f.canvas(), Qt::Key_D, Qt::ControlModifier);
        QVERIFY(f.scenario().pieces.back().entry.empty());
        f.action("edit.undo")->trigger();
        f.view().selection().setOnly(piece.id);
        f.action("edit.delete")->trigger();
        QCOMPARE(box->tray().unplaced(), before);
        QCOMPARE(box->tray().unitsAt(box->tray().index(row)), units);
        while (f.document().undoStack().canUndo())
            f.action("edit.undo")->trigger();
        QCOMPARE(box->tray().unplaced(), initially);
        QVERIFY(box->trayButton()->text().contains(QString::number(initially)));
    }

    void dropFromTheTrayKeepsTheEntry() {
        WindowFixture f;
        f.openSample();
        auto* box = f.window->findChild<editor::BoxPanel*>();
        box->tabs()->setCurrentIndex(2);
        QTest::mouseClick(box->trayButton(), Qt::LeftButton);
        clearUnits(f);
        const auto units = box->tray().unitsAt(box->tray().index(0));
        const std::unique_ptr<QMimeData> data(
            box->list()->model()->mimeData({box->list()->model()->index(0, 0)}));
        QWidget* viewport = f.canvas().viewport();
        const QPoint at = f.middleOf(freeCell(f));
        QDragEnterEvent enter(at, Qt::CopyAction, data.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(viewport, &enter);
        QDropEvent drop(QPointF(at), Qt::CopyAction, data.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(viewport, &drop);
        QCOMPARE(f.scenario().pieces.back().entry, units.entry);
        QCOMPARE(f.scenario().pieces.back().side, units.side);
    }

    void alignPutsThingsInLine() {
        WindowFixture f;
        f.openSample();
        const auto& overlays = f.scenario().battlefield.overlays;
        f.view().selection().set({overlays[0].id, overlays[1].id});
        QVERIFY(f.action("arrange.top")->isEnabled());
        const int top = std::min(overlays[0].at.row, overlays[1].at.row);
        f.action("arrange.top")->trigger();
        QCOMPARE(overlays[0].at.row, top);
        QCOMPARE(overlays[1].at.row, top);
        QCOMPARE(f.document().undoStack().count(), 1);
        f.view().selection().setOnly(overlays[0].id);
        QVERIFY(!f.action("arrange.top")->isEnabled());
    }

    void replaceSwapsForAnother() {
        WindowFixture f;
        f.openSample();
        f.view().selection().setOnly(f.scenario().battlefield.overlays[0].id);
        QVERIFY(f.action("edit.replace")->isEnabled());
        const Cell at = f.scenario().battlefield.overlays[0].at;
        f.action("edit.replace")->trigger();
        auto* dialog = f.window->findChild<editor::ReplaceDialog*>();
        QVERIFY(dialog && QTest::qWaitForWindowExposed(dialog));
        auto* ok = dialog->findChild<QPushButton*>(QStringLiteral("replaceOk"));
        QVERIFY(!ok->isEnabled());
        QTest::keyClicks(dialog->findChild<QLineEdit*>(QStringLiteral("replaceSearch")),
                         QStringLiteral("craters"));
        auto* list = dialog->findChild<QListView*>(QStringLiteral("replaceList"));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(list->model()->index(0, 0)).center());
        QTest::mouseClick(ok, Qt::LeftButton);
        QVERIFY(f.scenario().battlefield.overlays[0].overlay.value.find("crater") != std::string::npos);
        QCOMPARE(f.scenario().battlefield.overlays[0].at, at);
        QCOMPARE(f.document().undoStack().count(), 1);
        f.view().selection().set({f.scenario().pieces.front().id});
        QVERIFY(!f.action("edit.replace")->isEnabled());
    }
};

QTEST_MAIN(TestPlaceTool)
#include "test_place_tool.moc"
