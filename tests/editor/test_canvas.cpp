#include <QAccessible>
#include <QAccessibleInterface>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QTabBar>

#include "editor/panels/box_panel.h"
#include "editor/panels/inspector_panel.h"
#include "editor/picking/picking.h"
#include "editor/scenario/scenario_workspace.h"
#include "editor/tools/place_tool.h"
#include "model/plan/placed_elements.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using bocage::test::WindowFixture;
using rules::Cell;
using rules::ElementId;

class TestCanvas : public QObject {
    Q_OBJECT

private:
    static const rules::PlacedOverlay& overlay(WindowFixture& f, const char* id) {
        for (const auto& overlay : f.scenario().battlefield.overlays)
            if (overlay.id == ElementId(id))
                return overlay;
        qFatal("no such overlay");
    }

private Q_SLOTS:
    void clickSelectsCtrlAdds() {
        WindowFixture f;
        f.openSample();
        const auto house = overlay(f, "overlay-1");
        f.click(house.at);
        QVERIFY(f.view().selection().contains(house.id));
        QCOMPARE(f.view().selection().ids().size(), std::size_t(1));
        const auto hall = overlay(f, "overlay-2");
        f.click(hall.at, Qt::ControlModifier);
        QVERIFY(f.view().selection().contains(hall.id));
        QVERIFY(f.view().selection().contains(house.id));
        QTest::keyClick(&f.canvas(), Qt::Key_Escape);
        QVERIFY(f.view().selection().empty());
    }

    void dragMovesAsOneStep() {
        WindowFixture f;
        f.openSample();
        const QByteArray before = f.document().toBytes();
        const auto hedge = overlay(f, "overlay-4");
        f.drag(hedge.at, hedge.at + Cell{0, 1});
        QCOMPARE(overlay(f, "overlay-4").at, hedge.at + (Cell{0, 1}));
        QCOMPARE(f.document().undoStack().count(), 1);
        f.action("edit.undo")->trigger();
        QCOMPARE(f.document().toBytes(), before);
        f.action("edit.redo")->trigger();
        QCOMPARE(overlay(f, "overlay-4").at, hedge.at + (Cell{0, 1}));
    }

    void dragOffTheBoardsIsRefusedWithTheReason() {
        WindowFixture f;
        f.openSample();
        const auto house = overlay(f, "overlay-1");
        f.canvas().zoomBy(0.5);
        f.drag(house.at, Cell{house.at.col, -4});
        QCOMPARE(overlay(f, "overlay-1").at, house.at);
        QCOMPARE(f.document().undoStack().count(), 0);
        QVERIFY(f.canvas().told().contains(QStringLiteral("off the boards")));
    }

    void keysTurnFlipDuplicateDeleteNudge() {
        WindowFixture f;
        f.openSample();
        const QByteArray before = f.document().toBytes();
        const auto house = overlay(f, "overlay-1");
        f.click(house.at);
        QTest::keyClick(&f.canvas(), Qt::Key_R);
        QVERIFY(overlay(f, "overlay-1").rotation != house.rotation);
        QTest::keyClick(&f.canvas(), Qt::Key_F);
        QVERIFY(overlay(f, "overlay-1").face != house.face);
        QTest::keyClick(&f.canvas(), Qt::Key_D, Qt::ControlModifier);
        const std::size_t count = f.scenario().battlefield.overlays.size();
        QTest::keyClick(&f.canvas(), Qt::Key_Delete);
        QCOMPARE(f.scenario().battlefield.overlays.size(), count - 1);
        f.click(overlay(f, "overlay-4").at);
        const Cell at = overlay(f, "overlay-4").at;
        QTest::keyClick(&f.canvas(), Qt::Key_Down);
        QTest::keyClick(&f.canvas(), Qt::Key_Down);
        QCOMPARE(overlay(f, "overlay-4").at, at + (Cell{0, 2}));
        QCOMPARE(f.document().undoStack().count(), 5);  // two nudges are one step
        while (f.document().undoStack().canUndo())
            f.action("edit.undo")->trigger();
        QCOMPARE(f.document().toBytes(), before);
    }

    void copyAndPasteBetweenDocuments() {
        WindowFixture f;
        f.openSample();
        f.click(overlay(f, "overlay-1").at);
        f.action("edit.copy")->trigger();
        f.window->newFromFile(test::samplePath());
        const std::size_t before = f.scenario().battlefield.overlays.size();
        f.action("edit.paste")->trigger();
        QCOMPARE(f.scenario().battlefield.overlays.size(), before + 1);
        f.action("edit.undo")->trigger();
        QCOMPARE(f.scenario().battlefield.overlays.size(), before);
        f.document().undoStack().setClean();
    }

    void marqueeSelectsWhatLiesInside() {
        WindowFixture f;
        f.openSample();
        const auto bounds = model::battlefieldBounds(f.scenario(), *f.document().library());
        f.canvas().zoomBy(0.7);
        QWidget* viewport = f.canvas().viewport();
        const QPoint from = f.pixel({bounds.col - 0.5, bounds.row - 0.5});
        const QPoint to = f.pixel({bounds.col + bounds.cols + 0.5, bounds.row + bounds.rows + 0.5});
        QTest::mousePress(viewport, Qt::LeftButton, {}, from);
        WindowFixture::sendMove(viewport, (from + to) / 2);
        WindowFixture::sendMove(viewport, to);
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, to);
        QVERIFY(f.view().selection().ids().size() >= f.scenario().battlefield.overlays.size());
    }

    void clickInTheBoxThenOnTheMapPlaces() {
        WindowFixture f;
        f.openSample();
        auto* box = f.window->findChild<editor::BoxPanel*>();
        box->tabs()->setCurrentIndex(1);
        box->search()->setText(QStringLiteral("craters"));
        QTRY_VERIFY_WITH_TIMEOUT(box->list()->model()->rowCount() > 0, 60'000);
        const QModelIndex first = box->list()->model()->index(0, 0);
        QTest::mouseClick(box->list()->viewport(), Qt::LeftButton, {},
                          box->list()->visualRect(first).center());
        const std::size_t before = f.scenario().battlefield.overlays.size();
        f.click({5, 5});
        QCOMPARE(f.scenario().battlefield.overlays.size(), before + 1);
        // Off the boards: refused, with the reason said.
        f.canvas().zoomBy(0.6);
        f.click({-3, -3});
        QCOMPARE(f.scenario().battlefield.overlays.size(), before + 1);
        QVERIFY(!f.canvas().told().isEmpty());
    }

    void dropFromTheBoxPlaces() {
        WindowFixture f;
        f.openSample();
        QMimeData data;
        data.setData(editor::contentMimeType, "son-core:overlay/thicket");
        const std::size_t before = f.scenario().battlefield.overlays.size();
        QWidget* viewport = f.canvas().viewport();
        const QPoint at = f.middleOf({4, 7});
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(viewport, &enter);
        QVERIFY(enter.isAccepted());
        QDragMoveEvent move(at, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(viewport, &move);
        auto* tool = qobject_cast<editor::PlaceTool*>(f.canvas().tool());
        QVERIFY(tool && tool->ghost());
        QDropEvent drop(QPointF(at), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(viewport, &drop);
        QCOMPARE(f.scenario().battlefield.overlays.size(), before + 1);
        QCOMPARE(f.canvas().tool()->id(), QStringLiteral("tool.select"));
    }

    void ghostTurnsRedWhereABoardOverlaps() {
        WindowFixture f;
        f.openSample();
        model::Placement brush;
        brush.content = f.scenario().battlefield.boards.front().board;
        f.canvas().setBrush(brush);
        f.action("tool.place")->trigger();
        auto* tool = qobject_cast<editor::PlaceTool*>(f.canvas().tool());
        tool->hover({5, 5});
        QVERIFY(tool->reason().contains(QStringLiteral("already covers")));
        // Near the rim it snaps beside the others.
        tool->hover({5, 14.5});
        QVERIFY(tool->reason().isEmpty());
        QCOMPARE(tool->ghost()->at.row, 10);
    }

    void aBoardIsPulledSquareBesideTheOthers() {
        WindowFixture f;
        f.openSample();
        model::Placement brush;
        brush.content = f.scenario().battlefield.boards.front().board;
        f.canvas().setBrush(brush);
        f.action("tool.place")->trigger();
        auto* tool = qobject_cast<editor::PlaceTool*>(f.canvas().tool());
        // The pointer holds the board by its middle: half of it would cover the last columns.
        tool->hover({22.5, 6.8});
        QVERIFY(tool->reason().isEmpty());
        QCOMPARE(tool->ghost()->at, (Cell{20, 0}));
        // Close beside the others, but half a board further down: staggered stays staggered.
        tool->hover({25, 10});
        QVERIFY(tool->reason().isEmpty());
        QCOMPARE(tool->ghost()->at, (Cell{20, 5}));
    }

    void withABoardInHandThereIsRoomAroundTheMap() {
        WindowFixture f;
        f.openSample();
        const double before = f.canvas().pixelsPerCell();
        model::Placement brush;
        brush.content = f.scenario().battlefield.boards.front().board;
        f.canvas().setBrush(brush);
        f.action("tool.place")->trigger();
        QVERIFY(f.canvas().pixelsPerCell() < before);
        QVERIFY(f.canvas().visibleCells().contains(QRectF(20, 0, 5, 10)));
        QVERIFY(f.canvas().visibleCells().contains(QRectF(0, 10, 20, 5)));
        f.action("tool.select")->trigger();
        QCOMPARE(f.canvas().pixelsPerCell(), before);
        // Whoever zoomed keeps the view.
        f.canvas().setPixelsPerCell(40);
        f.action("tool.place")->trigger();
        QCOMPARE(f.canvas().pixelsPerCell(), 40.0);
    }

    void keyboardAlonePlacesAndMoves() {
        WindowFixture f;
        f.openSample();
        const std::size_t before = f.scenario().battlefield.overlays.size();
        auto* box = f.window->findChild<editor::BoxPanel*>();
        box->tabs()->setCurrentIndex(1);
        box->search()->setFocus();
        QTest::keyClicks(box->search(), QStringLiteral("craters"));
        QTest::keyClick(box->search(), Qt::Key_Return);
        QTest::keyClick(box->list(), Qt::Key_Return);
        QVERIFY(f.canvas().hasFocus());
        for (int i = 0; i < 6; ++i) {
            QTest::keyClick(&f.canvas(), Qt::Key_Right);
            QTest::keyClick(&f.canvas(), Qt::Key_Down);
        }
        QTest::keyClick(&f.canvas(), Qt::Key_Return);
        QCOMPARE(f.scenario().battlefield.overlays.size(), before + 1);
        QTest::keyClick(&f.canvas(), Qt::Key_Escape);
        QCOMPARE(f.canvas().tool()->id(), QStringLiteral("tool.select"));
        const Cell at = f.scenario().battlefield.overlays.back().at;
        QTest::keyClick(&f.canvas(), Qt::Key_Left);
        QCOMPARE(f.scenario().battlefield.overlays.back().at, at - (Cell{1, 0}));
    }

    void zoomKeepsThePointUnderThePointer() {
        WindowFixture f;
        f.openSample();
        const QPoint at = f.middleOf({6, 6});
        const QPointF before = f.canvas().toCells(at);
        QWheelEvent wheel(QPointF(at), f.canvas().viewport()->mapToGlobal(QPointF(at)), {}, {0, 240}, {}, {},
                          Qt::NoScrollPhase, false);
        const int percent = f.canvas().zoomPercent();
        QCoreApplication::sendEvent(f.canvas().viewport(), &wheel);
        QVERIFY(f.canvas().zoomPercent() > percent);
        const QPointF after = f.canvas().toCells(at);
        QVERIFY(std::abs(after.x() - before.x()) * f.canvas().pixelsPerCell() < 1.5);
        QVERIFY(std::abs(after.y() - before.y()) * f.canvas().pixelsPerCell() < 1.5);
        f.action("view.fit")->trigger();
        QCOMPARE(f.canvas().zoomPercent(), percent);
    }

    void statusSaysCellAndTerrain() {
        WindowFixture f;
        f.openSample();
        const auto house = overlay(f, "overlay-1");
        const QPoint at = f.middleOf(house.at);
        QMouseEvent move(QEvent::MouseMove, QPointF(at), f.canvas().viewport()->mapToGlobal(QPointF(at)),
                         Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(f.canvas().viewport(), &move);
        auto* status = f.window->findChild<QLabel*>(QStringLiteral("statusText"));
        QVERIFY(status->text().startsWith(QString::fromStdString(rules::cellName(house.at))));
        QVERIFY2(status->text().contains(QStringLiteral("defense +")), qPrintable(status->text()));
    }

    void inspectorEditsPlaceTurnFaceAndLabel() {
        WindowFixture f;
        f.openSample();
        f.click(overlay(f, "overlay-4").at);
        auto* panel = f.window->findChild<editor::InspectorPanel*>();
        auto* turn = panel->findChild<QPushButton*>(QStringLiteral("inspector.turn180"));
        QVERIFY(turn);
        turn->click();
        QCOMPARE(overlay(f, "overlay-4").rotation, rules::Rotation::R180);
        auto* label = panel->findChild<QLineEdit*>(QStringLiteral("inspector.label"));
        QVERIFY(label);
        label->setFocus();
        QTest::keyClicks(label, QStringLiteral("Long hedge"));
        QTest::keyClick(label, Qt::Key_Return);
        QCOMPARE(overlay(f, "overlay-4").label.english(), std::string("Long hedge"));
        auto* place = panel->findChild<QLineEdit*>(QStringLiteral("inspector.place"));
        QVERIFY(place);
        const Cell before = overlay(f, "overlay-4").at;
        place->setFocus();
        place->selectAll();
        QTest::keyClicks(place, QStringLiteral("c3"));
        QTest::keyClick(place, Qt::Key_Return);
        QVERIFY(overlay(f, "overlay-4").at != before);
    }

    void canvasSpeaks() {
        WindowFixture f;
        f.openSample();
        QAccessibleInterface* canvas = QAccessible::queryAccessibleInterface(&f.canvas());
        QVERIFY(canvas);
        QCOMPARE(canvas->text(QAccessible::Name), QStringLiteral("Battlefield"));
        QCOMPARE(canvas->childCount(), 20 * 10);
        QVERIFY(canvas->child(0)->text(QAccessible::Name).startsWith(QStringLiteral("A1 · ")));
        f.canvas().setCursorCell({3, 2});
        QVERIFY(canvas->text(QAccessible::Value).startsWith(QStringLiteral("D3 · ")));
    }

    /// What is dragged to the rim of the view goes on to what was out of sight; at the end the map stays.
    void aDragScrollsTheMap() {
        WindowFixture f;
        f.openSample();
        f.action("view.actualSize")->trigger();
        const auto unit = std::find_if(f.scenario().pieces.begin(), f.scenario().pieces.end(),
                                       [](const rules::Piece& piece) {
                                           return piece.at == rules::Cell{2, 4};
                                       });
        QVERIFY(unit != f.scenario().pieces.end());
        const rules::ElementId id = unit->id;
        f.canvas().revealCells({{0, 4}});
        const auto at = [&] {
            return std::find_if(f.scenario().pieces.begin(), f.scenario().pieces.end(),
                                [&](const rules::Piece& piece) { return piece.id == id; })
                ->at;
        };
        QWidget* viewport = f.canvas().viewport();
        const double before = f.canvas().visibleCells().right();
        const QPoint from = f.middleOf({2, 4}), rim(viewport->width() - 6, from.y());
        QTest::mousePress(viewport, Qt::LeftButton, {}, from);
        WindowFixture::sendMove(viewport, (from + rim) / 2);
        WindowFixture::sendMove(viewport, rim);
        QCOMPARE(f.canvas().visibleCells().right(), before);  // in passing nothing moves
        QTRY_VERIFY_WITH_TIMEOUT(f.canvas().visibleCells().right() > before + 2, 60'000);
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, rim);
        QVERIFY2(at().col > static_cast<int>(before), qPrintable(QString::number(at().col)));
        QCOMPARE(f.document().undoStack().count(), 1);
        const double after = f.canvas().visibleCells().right();
        QTest::qWait(400);
        QCOMPARE(f.canvas().visibleCells().right(), after);
        f.action("view.fit")->trigger();
        const QRectF whole = f.canvas().visibleCells();
        QTest::mousePress(viewport, Qt::LeftButton, {}, f.middleOf(at()));
        WindowFixture::sendMove(viewport, rim);
        QTest::qWait(400);
        QCOMPARE(f.canvas().visibleCells(), whole);
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, rim);
        f.document().undoStack().setClean();
    }
};

QTEST_MAIN(TestCanvas)
#include "test_canvas.moc"
