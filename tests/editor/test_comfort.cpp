#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTableView>
#include <QToolTip>

#include "editor/canvas/note_editor.h"
#include "editor/panels/inspector_panel.h"
#include "editor/panels/layers_panel.h"
#include "editor/scenario/element_menu.h"
#include "editor/scenario/quick_layout_dialog.h"
#include "editor/tools/note_tool.h"
#include "model/commands/briefing_edits.h"
#include "model/commands/placement.h"
#include "model/commands/scenario_edits.h"
#include "model/plan/placed_elements.h"
#include "tests/editor/fitting.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using bocage::test::WindowFixture;
using editor::LayersModel;
using editor::ViewLayer;
using rules::Cell;
using rules::ElementId;

class TestComfort : public QObject {
    Q_OBJECT

private:
    static void write(WindowFixture& f, const QString& text, Qt::KeyboardModifiers how = Qt::ControlModifier,
                      Qt::Key key = Qt::Key_Return) {
        auto* sheet = f.canvas().findChild<editor::NoteEditor*>();
        QVERIFY(sheet);
        QTest::keyClicks(sheet->field(), text);
        QTest::keyClick(sheet->field(), key, how);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

private Q_SLOTS:
    void notesAreWrittenMovedChangedDeleted() {
        WindowFixture f;
        f.openSample();
        const QByteArray before = f.document().toBytes();
        f.action("tool.note")->trigger();
        f.click({4, 2});
        write(f, QStringLiteral("Is the lane too wide?"));
        QCOMPARE(f.scenario().notes.size(), std::size_t(1));
        QCOMPARE(f.scenario().notes[0].text.english(), std::string("Is the lane too wide?"));
        QCOMPARE(f.document().undoStack().count(), 1);
        f.drag({4, 2}, {6, 3});
        QCOMPARE(f.scenario().notes[0].at, (Cell{6, 3}));
        QTest::mouseDClick(f.canvas().viewport(), Qt::LeftButton, {}, f.middleOf({6, 3}));
        write(f, QStringLiteral(" No."));
        QCOMPARE(f.scenario().notes[0].text.english(), std::string("Is the lane too wide? No."));
        f.action("edit.delete")->trigger();
        QVERIFY(f.scenario().notes.empty());
        while (f.document().undoStack().canUndo())
            f.document().undoStack().undo();
        QCOMPARE(f.document().toBytes(), before);
    }

    void aNoteByKeyboardAndEscapeKeepsNothing() {
        WindowFixture f;
        f.openSample();
        f.canvas().setFocus(Qt::TabFocusReason);
        QTest::keyClick(&f.canvas(), Qt::Key_N);
        QTest::keyClick(&f.canvas(), Qt::Key_Return);
        write(f, QStringLiteral("vhz"), {}, Qt::Key_Escape);
        QVERIFY(f.scenario().notes.empty());
        QVERIFY(qobject_cast<editor::NoteTool*>(f.canvas().tool()));
        QTest::keyClick(&f.canvas(), Qt::Key_Return);
        write(f, QStringLiteral("vhz"));
        QCOMPARE(f.scenario().notes.size(), std::size_t(1));
        f.document().undoStack().setClean();
    }

    void layersHideLockAndFade() {
        WindowFixture f;
        f.openSample();
        auto* panel = f.window->findChild<editor::LayersPanel*>();
        QVERIFY(panel);
        const QAbstractItemModelTester tester(&panel->layers(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        LayersModel& model = panel->layers();
        const auto row = [](ViewLayer layer) { return static_cast<int>(layer); };
        const auto house = f.scenario().battlefield.overlays.front();
        f.click(house.at);
        QVERIFY(f.view().selection().contains(house.id));
        f.view().selection().clear();
        QVERIFY(model.setData(model.index(row(ViewLayer::Overlays), LayersModel::Locked), Qt::Checked,
                              Qt::CheckStateRole));
        f.click(house.at);
        QVERIFY(!f.view().selection().contains(house.id));
        QVERIFY(model.setData(model.index(row(ViewLayer::Overlays), LayersModel::Locked), Qt::Unchecked,
                              Qt::CheckStateRole));
        QVERIFY(model.setData(model.index(row(ViewLayer::Overlays), LayersModel::Name), Qt::Unchecked,
                              Qt::CheckStateRole));
        f.view().selection().clear();
        f.click(house.at);
        QVERIFY(!f.view().selection().contains(house.id));
        f.action("view.grid")->trigger();
        QCOMPARE(model.index(row(ViewLayer::Grid), LayersModel::Name).data(Qt::CheckStateRole).toInt(),
                 static_cast<int>(Qt::Unchecked));
        QVERIFY(model.setData(model.index(row(ViewLayer::Grid), LayersModel::Name), Qt::Checked,
                              Qt::CheckStateRole));
        QVERIFY(f.action("view.grid")->isChecked());
        QVERIFY(model.setData(model.index(row(ViewLayer::Pieces), LayersModel::Opacity), 40));
        QVERIFY(model.setData(model.index(row(ViewLayer::Pieces), LayersModel::Opacity), -3));
        QCOMPARE(f.canvas().layers().at(ViewLayer::Pieces).opacity, editor::LayerSettings::leastOpacity);
        QVERIFY(!model.setData(model.index(row(ViewLayer::Grid), LayersModel::Locked), Qt::Checked,
                               Qt::CheckStateRole));
        f.canvas().grab();
        QCOMPARE(f.document().undoStack().count(), 0);
    }

    void layersBelongToTheView() {
        WindowFixture f;
        f.openSample();
        f.canvas().layers().setShown(ViewLayer::Pieces, false);
        QVERIFY(!f.action("view.pieces")->isChecked());
        f.window->newFromFile(test::samplePath());
        QVERIFY(f.canvas().layers().at(ViewLayer::Pieces).shown);
        QVERIFY(f.action("view.pieces")->isChecked());
    }

    void fadedTerrainMixesThePictures() {
        WindowFixture f;
        f.openSample();
        const auto picture = [&] {
            f.canvas().settle();
            return f.canvas().grab().toImage();
        };
        auto& layers = f.canvas().layers();
        const QImage full = picture();
        layers.setShown(ViewLayer::Overlays, false);
        const QImage without = picture();
        layers.set(ViewLayer::Overlays, {true, false, 50});
        const QImage half = picture();
        int compared = 0;
        for (int y = 0; y < full.height(); y += 7)
            for (int x = 0; x < full.width(); x += 7) {
                const QColor a = full.pixelColor(x, y), b = without.pixelColor(x, y),
                             c = half.pixelColor(x, y);
                if (a == b)
                    continue;
                ++compared;
                QVERIFY(qAbs(2 * c.red() - a.red() - b.red()) <= 6);
                QVERIFY(qAbs(2 * c.green() - a.green() - b.green()) <= 6);
            }
        QVERIFY(compared > 50);
    }

    void theWholeBattlefieldTurnsAndMirrors() {
        WindowFixture f;
        f.openSample();
        const QByteArray before = f.document().toBytes();
        f.action("battlefield.turn")->trigger();
        QCOMPARE(f.document().undoStack().count(), 1);
        f.action("battlefield.turnBack")->trigger();
        QCOMPARE(f.document().toBytes(), before);
        WindowFixture::answerNext(QStringLiteral("mirrorAnyway"));
        f.action("battlefield.mirror")->trigger();
        QVERIFY(f.document().toBytes() != before);
        f.document().undoStack().undo();
        QCOMPARE(f.document().toBytes(), before);
    }

    void quickLayoutByItsDialog() {
        WindowFixture f;
        f.openSample();
        QTimer::singleShot(200, f.window.get(), [] {
            auto* dialog = qobject_cast<editor::QuickLayoutDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("preset.3x2")), Qt::LeftButton);
            QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("shuffle")), Qt::LeftButton);
            QCOMPARE(dialog->findChild<QSpinBox*>(QStringLiteral("seed"))->value(), 2);
            QCOMPARE(dialog->chosen().size(), std::size_t(6));
            auto* place = dialog->findChild<QComboBox*>(QStringLiteral("place.2.1"));
            QVERIFY(place);
            place->setFocus();
            QTest::keyClick(place, Qt::Key_Home);
            QCOMPARE(dialog->chosen().size(), std::size_t(5));
            QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("layOut")), Qt::LeftButton);
        });
        f.action("battlefield.quickLayout")->trigger();
        QCOMPARE(f.scenario().battlefield.boards.size(), std::size_t(5));
        QCOMPARE(f.document().undoStack().count(), 1);
        f.document().undoStack().undo();
    }

    void inspectorChangesModeAndLimitsOfAUnit() {
        WindowFixture f;
        f.openSample();
        auto* panel = f.window->findChild<editor::InspectorPanel*>();
        const auto unit = [&]() -> const rules::Piece& {
            return *std::find_if(f.scenario().pieces.begin(), f.scenario().pieces.end(),
                                 [](const rules::Piece& piece) { return piece.content.kind() == "unit"; });
        };
        const ElementId id = unit().id;
        f.view().selection().set({id});
        QVERIFY(!panel->findChild<QComboBox*>(QStringLiteral("inspector.mode")));  // its side leads it
        auto* limits = panel->findChild<QComboBox*>(QStringLiteral("inspector.restrictions"));
        QVERIFY(limits);
        limits->setFocus();
        QTest::keyClick(limits, Qt::Key_End);
        QCOMPARE(unit().restrictions, (std::vector<std::string>{"placed"}));
        QTest::keyClick(limits, Qt::Key_Up);
        QCOMPARE(unit().restrictions, (std::vector<std::string>{"may-not-leave", "no-orders"}));

        auto* side = panel->findChild<QComboBox*>(QStringLiteral("inspector.side"));
        side->setFocus();
        QTest::keyClick(side, Qt::Key_Home);  // nobody
        f.view().selection().set({});
        f.view().selection().set({id});
        auto* mode = panel->findChild<QComboBox*>(QStringLiteral("inspector.mode"));
        QVERIFY(mode);
        mode->setFocus();
        QTest::keyClick(mode, Qt::Key_End);
        QCOMPARE(unit().mode, std::string("roaming"));
        QCOMPARE(f.document().undoStack().count(), 4);
    }

    void inspectorChangesSeveralThingsAtOnce() {
        WindowFixture f;
        f.openSample();
        auto* panel = f.window->findChild<editor::InspectorPanel*>();
        std::set<ElementId> ids;
        for (const rules::Piece& piece : f.scenario().pieces)
            ids.insert(piece.id);
        QVERIFY(ids.size() > 3);
        f.view().selection().set(ids);
        auto* side = panel->findChild<QComboBox*>(QStringLiteral("inspector.side"));
        QVERIFY(side);
        QCOMPARE(side->currentIndex(), -1);  // two sides are on the map
        QCOMPARE(side->placeholderText(), QStringLiteral("several values"));
        auto* label = panel->findChild<QLineEdit*>(QStringLiteral("inspector.label"));
        QVERIFY(label);
        label->setFocus();
        QTest::keyClick(label, Qt::Key_Return);  // nothing typed, nothing changed
        QCOMPARE(f.document().undoStack().count(), 0);
        QTest::keyClicks(label, QStringLiteral("reserve"));
        QTest::keyClick(label, Qt::Key_Return);
        QCOMPARE(f.document().undoStack().count(), 1);
        for (const rules::Piece& piece : f.scenario().pieces)
            QCOMPARE(piece.label.english(), std::string("reserve"));
        side = panel->findChild<QComboBox*>(QStringLiteral("inspector.side"));
        side->setFocus();
        QTest::keyClick(side, Qt::Key_Home);
        for (const rules::Piece& piece : f.scenario().pieces)
            QVERIFY(piece.side.empty());
        QCOMPARE(f.document().undoStack().count(), 2);
        f.document().undoStack().setIndex(0);
        // With a board among them only what a board has too is left.
        ids.insert(f.scenario().battlefield.boards.front().id);
        f.view().selection().set(ids);
        QVERIFY(!panel->findChild<QComboBox*>(QStringLiteral("inspector.side")));
        f.document().undoStack().setClean();
    }

    void contextMenusOfferWhatFits() {
        WindowFixture f;
        f.openSample();
        const auto offered = [&](const std::set<ElementId>& ids) {
            f.view().selection().set(ids);
            QMenu menu;
            editor::fillElementMenu(menu, f.window->actions(), f.document(), f.view().selection());
            QStringList names;
            for (const QAction* action : menu.actions())
                if (!action->isSeparator())
                    names << action->objectName();
            return names;
        };
        const auto piece = offered({f.scenario().pieces.front().id});
        QVERIFY(piece.contains(QStringLiteral("tool.reach")));
        QVERIFY(piece.contains(QStringLiteral("edit.flip")));
        const auto zone = offered({f.scenario().zones.front().id});
        QVERIFY(!zone.contains(QStringLiteral("edit.flip")));
        QVERIFY(zone.contains(QStringLiteral("edit.delete")));
        const auto ground = offered({});
        QVERIFY(ground.contains(QStringLiteral("edit.paste")));
        QVERIFY(!ground.contains(QStringLiteral("edit.delete")));
    }

    void copyAndPasteBetweenDocumentsByKeyboard() {
        WindowFixture f;
        f.openSample();
        const auto piece = f.scenario().pieces.front();
        f.click(piece.at);
        QTest::keyClick(&f.canvas(), Qt::Key_C, Qt::ControlModifier);
        f.window->newFromFile(test::samplePath());
        const std::size_t before = f.scenario().pieces.size();
        f.canvas().setFocus(Qt::TabFocusReason);
        QTest::keyClick(&f.canvas(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(f.scenario().pieces.size(), before + 1);
        QCOMPARE(f.scenario().pieces.back().side, piece.side);
        f.document().undoStack().setClean();
    }

    void duplicatesLieBesideTheOriginal() {
        WindowFixture f;
        f.openSample();
        const auto cellsOf = [&](const ElementId& id) {
            return model::placedElement(f.scenario(), *f.document().library(), id)->cells;
        };
        for (const ElementId& id :
             {f.scenario().battlefield.boards.front().id, f.scenario().battlefield.overlays.front().id,
              f.scenario().pieces.front().id}) {
            f.view().selection().setOnly(id);
            f.action("edit.duplicate")->trigger();
            QCOMPARE(f.view().selection().ids().size(), std::size_t(1));
            const ElementId copy = *f.view().selection().ids().begin();
            QVERIFY(copy != id);
            QVERIFY(!model::PlacementRules(f.scenario(), *f.document().library()).problem(copy));
            for (const Cell cell : cellsOf(copy)) {
                const auto original = cellsOf(id);
                QVERIFY(std::find(original.begin(), original.end(), cell) == original.end());
            }
            f.document().undoStack().undo();
        }
    }

    void aBuildingAndItsObjectiveAreCopiedTogether() {
        WindowFixture f;
        f.openSample();
        const ElementId house = f.scenario().battlefield.overlays.front().id;
        rules::Objective objective;
        objective.element = house;
        const ElementId aim = model::ScenarioEdits(f.document()).addObjective(objective);
        f.view().selection().set({house, aim});
        f.action("edit.duplicate")->trigger();
        QCOMPARE(f.scenario().objectives.back().element, f.scenario().battlefield.overlays.back().id);
        f.document().undoStack().setClean();
    }

    void aCutUnitStaysItsArmysAndPasteFindsFreeGround() {
        WindowFixture f;
        f.openSample();
        const auto found = std::find_if(f.scenario().pieces.begin(), f.scenario().pieces.end(),
                                        [](const rules::Piece& piece) { return !piece.entry.empty(); });
        QVERIFY(found != f.scenario().pieces.end());
        const rules::Piece unit = *found;
        f.click(unit.at);
        QTest::keyClick(&f.canvas(), Qt::Key_C, Qt::ControlModifier);
        QTest::keyClick(&f.canvas(), Qt::Key_V, Qt::ControlModifier);
        // The pointer is still over it: the copy stands beside it, and the army has only the one.
        const rules::Piece copy = f.scenario().pieces.back();
        QVERIFY(copy.id != unit.id);
        QVERIFY(copy.at != unit.at);
        QVERIFY(copy.entry.empty());
        f.document().undoStack().undo();
        f.view().selection().setOnly(unit.id);
        QTest::keyClick(&f.canvas(), Qt::Key_X, Qt::ControlModifier);
        QTest::keyClick(&f.canvas(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(f.scenario().pieces.back().entry, unit.entry);
        QCOMPARE(f.scenario().pieces.back().at, unit.at);
        f.document().undoStack().setClean();
    }

    /// A long title has the whole row, and is told to its end where even that is too short; so is the title
    /// of a dock.
    void longTitlesCanBeReadInTheInspector() {
        WindowFixture f;
        f.openSample();
        f.window->resize(1280, 720);
        auto* panel = f.window->findChild<editor::InspectorPanel*>();
        const auto show = [&](const QString& title) {
            f.document().edit(QStringLiteral("Change title"),
                              [&](rules::Scenario& scenario) { scenario.title = title.toStdString(); });
            QCoreApplication::processEvents();
            return panel->findChild<QLineEdit*>(QStringLiteral("inspector.title"));
        };
        const auto needs = [](const QLineEdit& field) {
            return field.fontMetrics().horizontalAdvance(field.text()) + 20;
        };
        const int narrow = show(QStringLiteral("Dusk"))->width();
        const QLineEdit* field = show(QStringLiteral("Le carrefour au crépuscule"));
        QVERIFY2(needs(*field) > narrow, "would have been cut");
        QVERIFY2(needs(*field) <= field->width(), qPrintable(QString::number(field->width())));
        const QString longest =
            QStringLiteral("Les carrefours de la forêt au crépuscule, ou la nuit de tous les dangers");
        field = show(longest);
        QVERIFY(needs(*field) > field->width());
        QVERIFY(test::toldAtRest(*field).contains(longest));
        auto* dock = f.window->findChild<QDockWidget*>(QStringLiteral("inspector"));
        auto* title = dock->titleBarWidget()->findChild<QLabel*>(QStringLiteral("dockTitle"));
        QCOMPARE(title->text(), longest);
        QCOMPARE(title->toolTip(), longest);
        QVERIFY(title->geometry().right() < dock->titleBarWidget()->width() - 20);
        show(QStringLiteral("Dusk"));
        QCOMPARE(title->toolTip(), QString());
    }

    void inspectorSaysWhyAPlaceCannotBe() {
        WindowFixture f;
        f.openSample();
        auto* panel = f.window->findChild<editor::InspectorPanel*>();
        const ElementId house = f.scenario().battlefield.overlays.front().id;
        f.view().selection().setOnly(house);
        const auto type = [&](const QString& text) {
            auto* place = panel->findChild<QLineEdit*>(QStringLiteral("inspector.place"));
            place->setFocus();
            place->selectAll();
            QTest::keyClicks(place, text);
            QTest::keyClick(place, Qt::Key_Return);
            return place->text();
        };
        const QString home = panel->findChild<QLineEdit*>(QStringLiteral("inspector.place"))->text();
        QCOMPARE(type(QStringLiteral("Z99")), home);
        QVERIFY2(QToolTip::text().contains(QStringLiteral("off the boards")), qPrintable(QToolTip::text()));
        QCOMPARE(type(QStringLiteral("there")), home);
        QVERIFY2(QToolTip::text().contains(QStringLiteral("no space")), qPrintable(QToolTip::text()));
        QCOMPARE(f.document().undoStack().count(), 0);
        QCOMPARE(type(QStringLiteral("m2")), QStringLiteral("M2"));
        QCOMPARE(f.document().undoStack().count(), 1);
        // What is no number does not stay in a field for one.
        f.view().selection().setOnly(f.scenario().objectives.front().id);
        auto* value = panel->findChild<QLineEdit*>(QStringLiteral("inspector.value"));
        const QString worth = value->text();
        value->setFocus();
        value->selectAll();
        QTest::keyClicks(value, QStringLiteral("much"));
        QTest::keyClick(value, Qt::Key_Return);
        QCOMPARE(value->text(), worth);
        f.document().undoStack().setClean();
    }

    void aFieldIsWrittenWhenTheHandGoesToTheMap() {
        WindowFixture f;
        f.openSample();
        auto* panel = f.window->findChild<editor::InspectorPanel*>();
        const ElementId house = f.scenario().battlefield.overlays.front().id;
        f.view().selection().setOnly(house);
        auto* label = panel->findChild<QLineEdit*>(QStringLiteral("inspector.label"));
        label->setFocus();
        label->selectAll();
        QTest::keyClicks(label, QStringLiteral("Mill"));
        f.canvas().setFocus(Qt::MouseFocusReason);  // the page is built anew by what its field did
        QCOMPARE(f.scenario().battlefield.overlays.front().label.english(), std::string("Mill"));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCOMPARE(panel->findChildren<QLineEdit*>(QStringLiteral("inspector.label")).size(), 1);
        f.document().undoStack().setClean();
    }

    void aUnitGoesToAPlayerOfItsSide() {
        WindowFixture f;
        f.openSample();
        auto* panel = f.window->findChild<editor::InspectorPanel*>();
        const ElementId id = f.scenario().pieces.front().id;
        f.view().selection().setOnly(id);
        QVERIFY(!panel->findChild<QComboBox*>(QStringLiteral("inspector.player")));  // the side has only one
        const auto second = model::BriefingEdits(f.document()).addPlayer(f.scenario().pieces.front().side);
        auto* player = panel->findChild<QComboBox*>(QStringLiteral("inspector.player"));
        QVERIFY(player);
        player->setFocus();
        QTest::keyClick(player, Qt::Key_End);
        QCOMPARE(f.scenario().pieces.front().player, second);
        // Another side has other players.
        auto* side = panel->findChild<QComboBox*>(QStringLiteral("inspector.side"));
        side->setFocus();
        QTest::keyClick(side, Qt::Key_Home);
        QVERIFY(f.scenario().pieces.front().player.empty());
        f.document().undoStack().setClean();
    }

    void theInspectorSaysWhichBoxesAreNeeded() {
        WindowFixture f;
        f.openSample();
        auto* panel = f.window->findChild<editor::InspectorPanel*>();
        const auto says = [&](const QString& words) {
            for (const QLabel* label : panel->findChildren<QLabel*>())
                if (label->text().contains(words))
                    return true;
            return false;
        };
        f.view().selection().clear();
        QVERIFY(says(QStringLiteral("× Core box")));
        QVERIFY(!says(QStringLiteral("Expansion box")));
        // Live: a piece of another box on the table, another box in the list.
        const auto temple = rules::ContentId("son-call:board/temple");
        const auto id = model::ScenarioEdits(f.document()).addBoard(temple, "a", {40, 0});
        QVERIFY(says(QStringLiteral("Expansion box")));
        model::ScenarioEdits(f.document()).remove({id});
        QVERIFY(!says(QStringLiteral("Expansion box")));
        f.document().undoStack().setClean();
    }
};

QTEST_MAIN(TestComfort)
#include "test_comfort.moc"
