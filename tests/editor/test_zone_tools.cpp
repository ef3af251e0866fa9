#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSet>
#include <QSpinBox>

#include "editor/tools/entry_tool.h"
#include "editor/tools/zone_tool.h"
#include "model/commands/ground.h"
#include "model/commands/scenario_edits.h"
#include "model/language/language.h"
#include "model/plan/placed_elements.h"
#include "rules/board/square.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using bocage::test::WindowFixture;
using rules::Cell;
using rules::ElementId;
using rules::Objective;
using rules::Side;
using rules::Zone;

/// The tools that say who starts where and what is fought for: zones, entry arrows, objectives. By mouse, by
/// keys, and through the strip with their options.
class TestZoneTools : public QObject {
    Q_OBJECT

private:
    static void choose(WindowFixture& f, const char* id, int index) {
        auto& box = f.option<QComboBox>(id);
        box.setFocus();
        while (box.currentIndex() != index)
            QTest::keyClick(&box, box.currentIndex() < index ? Qt::Key_Down : Qt::Key_Up);
        QCoreApplication::processEvents();
    }
    static void press(WindowFixture& f, const char* id) {
        auto& button = f.option<QPushButton>(id);
        QTest::mouseClick(&button, Qt::LeftButton);
        QCoreApplication::processEvents();
    }
    static void start(WindowFixture& f, const char* tool) {
        f.openSample();
        f.action(tool)->trigger();
        QCOMPARE(f.canvas().tool()->id(), QString::fromLatin1(tool));
        f.canvas().setFocus();
    }
    static void goTo(WindowFixture& f, Cell cell) {
        f.canvas().setFocus();
        QTest::keyClick(&f.canvas(), Qt::Key_Home);
        for (Cell at = f.canvas().cursorCell(); at.col < cell.col; ++at.col)
            QTest::keyClick(&f.canvas(), Qt::Key_Right);
        for (Cell at = f.canvas().cursorCell(); at.row < cell.row; ++at.row)
            QTest::keyClick(&f.canvas(), Qt::Key_Down);
        QCOMPARE(f.canvas().cursorCell(), cell);
    }
    static const Zone& lastZone(WindowFixture& f) { return f.scenario().zones.back(); }

private Q_SLOTS:
    /// "The space highlighted in red": the strip paints the next area so, the inspector those that are there.
    void areasAreHighlightedInAColour() {
        WindowFixture f;
        start(f, "tool.zone");
        choose(f, "zoneKind", 1);
        choose(f, "zoneColour", 1);
        const auto zones = f.scenario().zones.size();
        f.click({4, 4});
        QCOMPARE(f.scenario().zones.size(), zones + 1);
        QCOMPARE(lastZone(f).kind, Zone::Kind::Area);
        const QString red = QString::fromStdString(lastZone(f).colour);
        QVERIFY2(QColor(red).isValid() && QColor(red).red() > 180 && QColor(red).blue() < 80,
                 qPrintable(red));
        // It shows on the map.
        const auto shade = [&] {
            f.canvas().settle();
            const QImage map = f.canvas().viewport()->grab().toImage();
            return map.pixelColor(f.pixel({4.8, 4.2}));
        };
        const QColor lit = shade();
        auto* highlight = f.window->findChild<QComboBox*>(QStringLiteral("inspector.highlight"));
        QVERIFY(highlight);
        QCOMPARE(highlight->currentIndex(), 1);
        Q_EMIT highlight->activated(0);
        QVERIFY(lastZone(f).colour.empty());
        QVERIFY2(lit.red() - lit.blue() > shade().red() - shade().blue() + 30, qPrintable(lit.name()));
        f.document().undoStack().undo();
        QCOMPARE(QString::fromStdString(lastZone(f).colour), red);
        f.document().undoStack().setClean();
    }

    void aStrokeIsOneZoneAndOneStep() {
        WindowFixture f;
        start(f, "tool.zone");
        const QByteArray before = f.document().toBytes();
        const std::size_t zones = f.scenario().zones.size();
        f.drag({2, 3}, {6, 3});
        QCOMPARE(f.scenario().zones.size(), zones + 1);
        QCOMPARE(lastZone(f).cells, (std::vector<Cell>{{2, 3}, {3, 3}, {4, 3}, {5, 3}, {6, 3}}));
        QCOMPARE(f.document().undoStack().count(), 1);
        QVERIFY(f.view().selection().contains(lastZone(f).id));
        // The zone is selected now: the next stroke extends it, Ctrl takes away.
        f.drag({2, 4}, {3, 4});
        QCOMPARE(f.scenario().zones.size(), zones + 1);
        QCOMPARE(lastZone(f).cells.size(), std::size_t(7));
        QTest::mouseClick(f.canvas().viewport(), Qt::LeftButton, Qt::ControlModifier, f.middleOf({6, 3}));
        QCOMPARE(lastZone(f).cells.size(), std::size_t(6));
        QTest::mouseClick(f.canvas().viewport(), Qt::RightButton, {}, f.middleOf({5, 3}));
        QCOMPARE(lastZone(f).cells.size(), std::size_t(5));
        QCOMPARE(f.document().undoStack().count(), 4);
        while (f.document().undoStack().canUndo())
            f.action("edit.undo")->trigger();
        QCOMPARE(f.document().toBytes(), before);
    }

    void rectangleFillAndStripFollowTheBoards() {
        WindowFixture f;
        start(f, "tool.zone");
        const model::Ground ground(f.scenario(), *f.document().library());
        press(f, "zoneRectangle");
        f.drag({1, 1}, {4, 3});
        QCOMPARE(lastZone(f).cells.size(), std::size_t(12));
        f.view().selection().clear();
        press(f, "zoneStrip");
        f.option<QSpinBox>("zoneDepth").setValue(3);
        f.click({5, 0});
        QCOMPARE(lastZone(f).cells, ground.strip(Side::North, 3));
        f.view().selection().clear();
        press(f, "zoneFill");
        f.click({5, 5});
        QCOMPARE(lastZone(f).cells, ground.sameTerrain({5, 5}));
        QVERIFY(lastZone(f).cells.size() < ground.all().size());
        f.view().selection().clear();
        press(f, "zoneBoard");
        f.click({5, 5});
        QCOMPARE(lastZone(f).cells, ground.board({5, 5}));
        QCOMPARE(f.document().undoStack().count(), 4);
    }

    void offTheBoardsIsRefusedWithTheReason() {
        WindowFixture f;
        start(f, "tool.zone");
        f.canvas().zoomBy(0.5);
        f.click({-2, -2});
        QCOMPARE(f.document().undoStack().count(), 0);
        QVERIFY(f.canvas().told().contains(QStringLiteral("off")));
    }

    void optionsDescribeTheNextZone() {
        WindowFixture f;
        start(f, "tool.zone");
        f.view().selection().clear();
        choose(f, "zoneKind", 2);
        choose(f, "zoneSide", 2);
        auto& group = f.option<QLineEdit>("zoneGroup");
        group.setFocus();
        QTest::keyClick(&group, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&group, QStringLiteral("C"));
        QTest::keyClick(&group, Qt::Key_Return);
        QCOMPARE(f.document().undoStack().count(), 0);
        f.click({4, 4});
        QCOMPARE(lastZone(f).kind, Zone::Kind::Exit);
        QCOMPARE(lastZone(f).group, std::string("C"));
        QCOMPARE(lastZone(f).side, f.scenario().sides[1].id);
        // Another kind or side is another zone: what is painted stays as it is.
        const Zone painted = lastZone(f);
        const std::size_t zones = f.scenario().zones.size();
        choose(f, "zoneKind", 1);
        choose(f, "zoneSide", 1);
        QVERIFY(lastZone(f) == painted);
        QCOMPARE(f.option<QComboBox>("zoneTarget").currentIndex(), 0);
        f.click({8, 4});
        QCOMPARE(f.scenario().zones.size(), zones + 1);
        QCOMPARE(lastZone(f).kind, Zone::Kind::Area);
        QCOMPARE(lastZone(f).side, f.scenario().sides[0].id);
        QVERIFY(f.scenario().zones[zones - 1] == painted);
        QCOMPARE(f.document().undoStack().count(), 2);
        // Each is called by a name of its own.
        QSet<QString> names;
        for (int i = 0; i < f.option<QComboBox>("zoneTarget").count(); ++i)
            names.insert(f.option<QComboBox>("zoneTarget").itemText(i));
        QCOMPARE(names.size(), f.option<QComboBox>("zoneTarget").count());
        // Choosing a zone in the strip selects it, "New zone" lets go of it.
        choose(f, "zoneTarget", 1);
        QVERIFY(f.view().selection().contains(f.scenario().zones.front().id));
        choose(f, "zoneTarget", 0);
        QVERIFY(f.view().selection().empty());
    }

    void erasingEverythingRemovesTheZone() {
        WindowFixture f;
        start(f, "tool.zone");
        const std::size_t zones = f.scenario().zones.size();
        f.drag({2, 3}, {4, 3});
        QCOMPARE(f.scenario().zones.size(), zones + 1);
        press(f, "zoneErase");
        f.drag({2, 3}, {4, 3});
        QCOMPARE(f.scenario().zones.size(), zones);
    }

    void zonesByKeyboardAlone() {
        WindowFixture f;
        start(f, "tool.zone");
        press(f, "zoneRectangle");
        goTo(f, {2, 2});
        QTest::keyClick(&f.canvas(), Qt::Key_Return);
        QTest::keyClick(&f.canvas(), Qt::Key_Right);
        QTest::keyClick(&f.canvas(), Qt::Key_Right);
        QTest::keyClick(&f.canvas(), Qt::Key_Down);
        const std::size_t zones = f.scenario().zones.size();
        QTest::keyClick(&f.canvas(), Qt::Key_Return);
        QCOMPARE(f.scenario().zones.size(), zones + 1);
        QCOMPARE(lastZone(f).cells.size(), std::size_t(6));
        // Escape first gives up the frame, then puts the tool away.
        QTest::keyClick(&f.canvas(), Qt::Key_Return);
        QTest::keyClick(&f.canvas(), Qt::Key_Escape);
        QCOMPARE(f.canvas().tool()->id(), QStringLiteral("tool.zone"));
        QTest::keyClick(&f.canvas(), Qt::Key_Escape);
        QCOMPARE(f.canvas().tool()->id(), QStringLiteral("tool.select"));
        QCOMPARE(f.document().undoStack().count(), 1);
    }

    void arrowsSnapToTheBorderAndSayWhyNotElsewhere() {
        WindowFixture f;
        start(f, "tool.entry");
        const std::size_t entries = f.scenario().entries.size();
        const auto bounds = model::battlefieldBounds(f.scenario(), *f.document().library());
        const Cell rim{bounds.col + bounds.cols - 1, bounds.row + 4};
        QTest::mouseClick(f.canvas().viewport(), Qt::LeftButton, {}, f.pixel({rim.col + 0.9, rim.row + 0.5}));
        QCOMPARE(f.scenario().entries.size(), entries + 1);
        QCOMPARE(f.scenario().entries.back().at, rim);
        QCOMPARE(f.scenario().entries.back().from, Side::East);
        QCOMPARE(f.scenario().entries.back().side, f.scenario().sides.front().id);
        // The same again, and one in the middle: refused.
        QTest::mouseClick(f.canvas().viewport(), Qt::LeftButton, {}, f.pixel({rim.col + 0.9, rim.row + 0.5}));
        QVERIFY(f.canvas().told().contains(QStringLiteral("already")));
        f.click({bounds.col + 5, bounds.row + 5});
        QVERIFY(f.canvas().told().contains(QStringLiteral("border")));
        QCOMPARE(f.scenario().entries.size(), entries + 1);
        // The other side may come in there too.
        choose(f, "entrySide", 2);
        QTest::mouseClick(f.canvas().viewport(), Qt::LeftButton, {}, f.pixel({rim.col + 0.9, rim.row + 0.5}));
        QCOMPARE(f.scenario().entries.size(), entries + 2);
        QCOMPARE(f.document().undoStack().count(), 2);
    }

    void arrowsKnowTheBordersOfHoles() {
        WindowFixture f;
        f.openSample();
        // Three boards around nothing: the fourth quarter is a hole with borders of its own.
        rules::Scenario scenario = f.scenario();
        const auto board = scenario.battlefield.boards.front();
        scenario.battlefield = {};
        int number = 0;
        for (const Cell at : {Cell{0, 0}, Cell{10, 0}, Cell{0, 10}}) {
            scenario.battlefield.boards.push_back(board);
            scenario.battlefield.boards.back().at = at;
            scenario.battlefield.boards.back().id = ElementId("b" + std::to_string(++number));
        }
        const model::Ground ground(scenario, *f.document().library());
        QVERIFY(ground.isBorder({{9, 12}, Side::East}));
        QVERIFY(ground.isBorder({{12, 9}, Side::South}));
        QVERIFY(!ground.isBorder({{9, 5}, Side::East}));
        QCOMPARE(ground.borders({9, 9}).size(), std::size_t(0));
        QCOMPARE(ground.borders({0, 0}), (std::vector<Side>{Side::North, Side::West}));
        // Seen from the south, every column begins where its boards do.
        const auto strip = ground.strip(Side::South, 1);
        QVERIFY(std::binary_search(strip.begin(), strip.end(), Cell{3, 19}));
        QVERIFY(std::binary_search(strip.begin(), strip.end(), Cell{15, 9}));
        QCOMPARE(strip.size(), std::size_t(20));
    }

    void arrowsByKeyboard() {
        WindowFixture f;
        start(f, "tool.entry");
        const std::size_t entries = f.scenario().entries.size();
        goTo(f, {0, 0});
        QTest::keyClick(&f.canvas(), Qt::Key_Return);
        QTest::keyClick(&f.canvas(), Qt::Key_R);
        QTest::keyClick(&f.canvas(), Qt::Key_Return);
        QCOMPARE(f.scenario().entries.size(), entries + 2);
        QVERIFY(f.scenario().entries[entries].from != f.scenario().entries[entries + 1].from);
        QTest::keyClick(&f.canvas(), Qt::Key_Escape);
        QCOMPARE(f.canvas().tool()->id(), QStringLiteral("tool.select"));
    }

    void aSelectedArrowTurnsToBordersOnly() {
        WindowFixture f;
        f.openSample();
        const auto lay = [&](Cell at, rules::Side from) {
            rules::EntryArrow arrow;
            arrow.at = at;
            arrow.from = from;
            f.view().selection().setOnly(model::ScenarioEdits(f.document()).addEntry(arrow));
        };
        const auto from = [&] { return f.scenario().entries.back().from; };
        lay({0, 0}, rules::Side::North);  // the corner of the battlefield has two borders
        f.action("edit.rotate")->trigger();
        QCOMPARE(from(), rules::Side::West);
        f.action("edit.rotate")->trigger();
        QCOMPARE(from(), rules::Side::North);
        f.action("edit.rotateBack")->trigger();
        QCOMPARE(from(), rules::Side::West);
        lay({5, 0}, rules::Side::North);
        f.action("edit.rotate")->trigger();
        QCOMPARE(from(), rules::Side::North);
        f.document().undoStack().setClean();
    }

    void objectivesOnSpacesAreasCornersAndBuildings() {
        WindowFixture f;
        start(f, "tool.objective");
        f.view().selection().clear();
        const std::size_t before = f.scenario().objectives.size();
        const auto last = [&]() -> const Objective& { return f.scenario().objectives.back(); };
        f.option<QSpinBox>("objectiveValue").setValue(3);
        choose(f, "objectiveKind", 1);
        f.click({4, 4});
        QCOMPARE(last().cells, (std::vector<Cell>{{4, 4}}));
        QCOMPARE(last().kind, Objective::Kind::Secondary);
        QCOMPARE(last().value, 3);
        f.drag({5, 5}, {6, 7});
        QCOMPARE(last().cells.size(), std::size_t(6));
        press(f, "objectiveCorner");
        QTest::mouseClick(f.canvas().viewport(), Qt::LeftButton, {}, f.pixel({3.1, 2.95}));
        QVERIFY(last().corner && *last().corner == (rules::Corner{3, 3}));
        press(f, "objectiveBuilding");
        const auto house = f.scenario().battlefield.overlays.front();
        f.click(house.at);
        QCOMPARE(last().element, house.id);
        QVERIFY(last().cells.empty());
        QCOMPARE(f.scenario().objectives.size(), before + 4);
        QCOMPARE(f.document().undoStack().count(), 4);
    }

    void randomPlacesComeAndGo() {
        WindowFixture f;
        start(f, "tool.objective");
        f.view().selection().clear();
        QVERIFY(!f.option<QPushButton>("objectiveRandom").isEnabled());
        f.click({4, 4});
        press(f, "objectiveRandom");
        f.click({6, 6});
        f.click({7, 7});
        const auto& objective = f.scenario().objectives.back();
        QCOMPARE(objective.alternatives.size(), std::size_t(2));
        f.click({6, 6});
        QCOMPARE(f.scenario().objectives.back().alternatives, (std::vector<std::vector<Cell>>{{{7, 7}}}));
        QCOMPARE(f.document().undoStack().count(), 4);
        // A number typed in the strip goes to the selected objective.
        f.option<QSpinBox>("objectiveValue").setValue(5);
        QCOMPARE(f.scenario().objectives.back().value, 5);
    }

    void objectivesByKeyboard() {
        WindowFixture f;
        start(f, "tool.objective");
        const std::size_t before = f.scenario().objectives.size();
        goTo(f, {2, 6});
        QTest::keyClick(&f.canvas(), Qt::Key_Return);
        QTest::keyClick(&f.canvas(), Qt::Key_Right);
        QTest::keyClick(&f.canvas(), Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClick(&f.canvas(), Qt::Key_Right);
        QTest::keyClick(&f.canvas(), Qt::Key_Return);
        QCOMPARE(f.scenario().objectives.size(), before + 2);
        QCOMPARE(f.scenario().objectives.back().cells, (std::vector<Cell>{{3, 6}, {4, 6}}));
    }

    void zonesAndObjectivesAreNotMovedOffTheBoards() {
        WindowFixture f;
        f.openSample();
        const auto zone = f.scenario().zones.front();
        f.view().selection().set({zone.id, f.scenario().objectives.front().id});
        const QByteArray before = f.document().toBytes();
        f.canvas().setFocus();
        // Half over the rim it may go, wholly beyond it not.
        for (int step = 0; step < 30; ++step)
            QTest::keyClick(&f.canvas(), Qt::Key_Left);
        QVERIFY(f.canvas().told().contains(QStringLiteral("off the boards")));
        const auto& cells = f.scenario().zones.front().cells;
        QVERIFY(std::any_of(cells.begin(), cells.end(), [](rules::Cell cell) { return cell.col >= 0; }));
        f.document().undoStack().undo();
        QCOMPARE(f.document().toBytes(), before);
    }

    /// At the smallest size of a usual screen no sentence is cut: what the strip has no room for stands
    /// above.
    void everyHintCanBeReadToItsEnd() {
        for (const char* language : {"en", "fr"}) {
            WindowFixture f;
            f.window->resize(1280, 720);
            f.openSample();
            f.window->findChild<QAction*>(QStringLiteral("language.") + QLatin1String(language))->trigger();
            QCOMPARE(model::currentLanguage(), QString::fromLatin1(language));
            for (const char* tool :
                 {"tool.select", "tool.zone", "tool.entry", "tool.objective", "tool.pan", "tool.zoom",
                  "tool.sight", "tool.reach", "tool.odds", "tool.measure", "tool.note"}) {
                f.action(tool)->trigger();
                QCoreApplication::processEvents();
                const auto* below = f.view().findChild<QLabel*>(QStringLiteral("toolHint"));
                const auto* above = f.view().findChild<QLabel*>(QStringLiteral("toolHintAbove"));
                const QString hint = f.canvas().tool()->hint();
                const QLabel* shown = below->isVisible() ? below : above;
                QCOMPARE(shown->text(), hint);
                const int lines = shown == above ? 2 : 1;
                const QRect needed = shown->fontMetrics().boundingRect(
                    QRect(0, 0, shown->width(), 1000), lines > 1 ? Qt::TextWordWrap : 0, hint);
                QVERIFY2(
                    needed.width() <= shown->width() && needed.height() <= shown->height(),
                    qPrintable(
                        QStringLiteral("%1 %2: %3").arg(QLatin1String(language), QLatin1String(tool), hint)));
            }
        }
    }

    void theStripFollowsToolLanguageAndWidth() {
        WindowFixture f;
        start(f, "tool.zone");
        auto& bar = f.view().optionsBar();
        QVERIFY(bar.options());
        const int wide = bar.height();
        f.window->resize(900, 700);
        QCoreApplication::processEvents();
        QVERIFY(bar.height() >= wide);
        int controls = 0;
        for (QWidget* control : bar.options()->findChildren<QWidget*>()) {
            if (!control->objectName().startsWith(QLatin1String("zone")))
                continue;
            ++controls;
            QVERIFY2(!control->accessibleName().isEmpty(), qPrintable(control->objectName()));
            QVERIFY2(!control->toolTip().isEmpty(), qPrintable(control->objectName()));
            QVERIFY2(bar.rect().contains(QRect(control->mapTo(&bar, QPoint()), control->size())),
                     qPrintable(control->objectName()));
        }
        QVERIFY(controls >= 9);
        f.action("tool.select")->trigger();
        QCoreApplication::processEvents();
        QVERIFY(!bar.options());
    }
};

QTEST_MAIN(TestZoneTools)
#include "test_zone_tools.moc"
