#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QStatusBar>
#include <QtTest>

#include "editor/army/army_sheet.h"
#include "editor/army/catalogue_panel.h"
#include "editor/army/new_army_dialog.h"
#include "editor/panels/inspector_panel.h"
#include "editor/panels/problems_panel.h"
#include "editor/table/table_view.h"
#include "model/commands/apply_fix.h"
#include "model/commands/roster_edits.h"
#include "model/commands/scenario_edits.h"
#include "model/io/load_file.h"
#include "model/messages/finding_text.h"
#include "model/render/map_image.h"
#include "rules/format/formats.h"
#include "tests/editor/hex_hands.h"
#include "tests/support/orchard_game.h"

using namespace bocage;
using test::chooseNext;
using test::clickHex;
using test::hexPixel;
using test::WindowFixture;

/// A game that no shared file knows is opened in the real window, edited, undone, judged, drawn and saved.
class TestHexWindow : public QObject {
    Q_OBJECT

    orchard::Guest m_guest;
    model::LibraryLoad m_load;

    /// The installed packs and that of the game.
    const model::LibraryLoad& load() {
        if (!m_load.library) {
            m_load = WindowFixture::library();
            std::vector<rules::Pack> packs = m_load.library->packs();
            packs.push_back(orchard::pack());
            m_load.library = rules::Library::build(std::move(packs)).first;
        }
        return m_load;
    }
    /// A new scenario of the game with its board laid by hand and one tree on B2.
    void plant(WindowFixture& f) {
        chooseNext(QStringLiteral("Orchard"), QStringLiteral("gameChosen"));
        f.action("file.new")->trigger();
        QCOMPARE(f.scenario().system, orchard::id);
        model::Placement board;
        board.content = orchard::meadow;
        f.canvas().setBrush(board);
        f.action("tool.place")->trigger();
        QTest::mouseClick(f.canvas().viewport(), Qt::LeftButton, {}, f.canvas().viewport()->rect().center());
        QCOMPARE(f.scenario().battlefield.boards.size(), std::size_t(1));
        QCOMPARE(f.scenario().battlefield.boards[0].at, rules::Cell(0, 0));
        model::Placement tree;
        tree.content = orchard::tree;
        f.canvas().setBrush(tree);
        clickHex(f, {1, 1});
        QCOMPARE(f.scenario().pieces.size(), std::size_t(1));
        QCOMPARE(f.scenario().pieces[0].at, rules::Cell(1, 1));
    }

private Q_SLOTS:
    void initTestCase() { qApp->setProperty("testChoosesTheGame", true); }

    void boardIsEditedUndoneAndNamed() {
        WindowFixture f(WindowFixture::Leftovers::Remove, load());
        plant(f);
        QVERIFY(!QTest::currentTestFailed());
        const QByteArray laid = f.document().toBytes();
        // Every hex is picked where it is drawn, also those whose column leans out of its square.
        for (const rules::Cell cell : {rules::Cell{4, 3}, rules::Cell{0, 3}, rules::Cell{4, 0}})
            QCOMPARE(editor::cellAt(rules::hexGrid(), f.canvas().toCells(hexPixel(f, cell))), cell);
        f.action("tool.select")->trigger();
        clickHex(f, {1, 1});
        QCOMPARE(f.view().selection().list().size(), std::size_t(1));
        QTest::mouseMove(f.canvas().viewport(), hexPixel(f, {1, 1}) + QPoint(2, 2));
        QVERIFY(f.window->statusBar()
                    ->findChild<QLabel*>(QStringLiteral("statusText"))
                    ->text()
                    .startsWith(QString::fromStdString(rules::hexGrid().name({1, 1}))));
        // The game's own row in the inspector.
        auto* inspector = f.window->findChild<editor::InspectorPanel*>();
        bool bears = false;
        for (const QLabel* label : inspector->findChildren<QLabel*>())
            bears = bears || label->text() == QLatin1String("apples");
        QVERIFY(bears);
        // A tree is dragged to another hex, the board turned by a sixth; both taken back.
        QTest::mousePress(f.canvas().viewport(), Qt::LeftButton, {}, hexPixel(f, {1, 1}));
        WindowFixture::sendMove(f.canvas().viewport(), hexPixel(f, {2, 2}));
        WindowFixture::sendMove(f.canvas().viewport(), hexPixel(f, {3, 2}));
        QTest::mouseRelease(f.canvas().viewport(), Qt::LeftButton, {}, hexPixel(f, {3, 2}));
        QCOMPARE(f.scenario().pieces[0].at, rules::Cell(3, 2));
        model::ScenarioEdits(f.document()).rotate({f.scenario().battlefield.boards[0].id});
        QCOMPARE(f.scenario().battlefield.boards[0].rotation, rules::Rotation::R60);
        f.action("edit.undo")->trigger();
        f.action("edit.undo")->trigger();
        QCOMPARE(f.document().toBytes(), laid);
        f.action("edit.redo")->trigger();
        QCOMPARE(f.scenario().pieces[0].at, rules::Cell(3, 2));
    }

    /// ORC-01 is found, told in the game's words, and its way out is one undo step.
    void rulesJudgeIt() {
        WindowFixture f(WindowFixture::Leftovers::Remove, load());
        plant(f);
        QVERIFY(!QTest::currentTestFailed());
        rules::ValidateRequest request;
        request.library = load().library;
        request.scenario = &f.scenario();
        const auto found = [&](const char* rule) {
            const rules::Verdict verdict = rules::validate(request);
            return std::count_if(verdict.findings.begin(), verdict.findings.end(),
                                 [&](const rules::Finding& finding) { return finding.rule == rule; });
        };
        QCOMPARE(found("ORC-01"), 0);
        rules::Piece twin = f.scenario().pieces[0];
        twin.id = rules::ElementId("twin");
        f.document().edit(QStringLiteral("Plant"),
                          [&](rules::Scenario& scenario) { scenario.pieces.push_back(twin); });
        QCOMPARE(found("ORC-01"), 1);
        // Live in the window, in the game's words.
        auto* panel = f.window->findChild<editor::ProblemsPanel*>();
        const auto live = [&]() -> std::optional<rules::Finding> {
            for (const rules::Finding& finding : panel->judging().verdict().findings)
                if (finding.rule == "ORC-01")
                    return finding;
            return std::nullopt;
        };
        QTRY_VERIFY_WITH_TIMEOUT(live(), 60'000);
        const rules::Finding told = *live();
        QCOMPARE(model::FindingText(*load().library, &f.scenario()).sentence(told),
                 QStringLiteral("Two trees stand on one space."));
        QVERIFY(model::applyFix(f.document(), told.fixes.front(), QStringLiteral("Fix")));
        QCOMPARE(f.scenario().pieces.size(), std::size_t(1));
        QCOMPARE(found("ORC-01"), 0);
        f.action("edit.undo")->trigger();
        QCOMPARE(f.scenario().pieces.size(), std::size_t(2));
    }

    void drawnAndSaved() {
        WindowFixture f(WindowFixture::Leftovers::Remove, load());
        plant(f);
        QVERIFY(!QTest::currentTestFailed());
        // On screen: green where a hex is, the tree's disc in its middle, nothing of it in the corner that
        // leans away.
        f.canvas().settle();
        const QImage screen = f.canvas().viewport()->grab().toImage();
        const auto colour = [&](QPointF cells) {
            return QColor(screen.pixel((f.canvas().toPixels(cells) * screen.devicePixelRatio()).toPoint()));
        };
        QCOMPARE(colour(editor::middleOf(rules::hexGrid(), rules::Cell{3, 2})), QColor("#7FB069"));
        QCOMPARE(colour(editor::middleOf(rules::hexGrid(), rules::Cell{1, 1})), QColor("#1B3A1B"));
        const QPointF beside = editor::middleOf(rules::hexGrid(), rules::Cell{-1, 3});
        QVERIFY(colour(beside) != QColor("#7FB069"));
        // As a file.
        const auto png = model::mapImage(f.scenario(), load().library, model::PictureFormat::Png, {});
        QVERIFY(png);
        const QImage image = QImage::fromData(*png);
        int green = 0;
        for (int y = 0; y < image.height(); y += 4)
            for (int x = 0; x < image.width(); x += 4)
                green += image.pixelColor(x, y) == QColor("#7FB069") ? 1 : 0;
        QVERIFY(green > 100);
        // On disk, and back.
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("trees.scenario.json"));
        const QByteArray before = f.document().toBytes();
        QVERIFY(f.window->saveTo(*f.window->pages().current(), path));
        QCOMPARE(*model::readFile(path), before);
        f.action("file.close")->trigger();
        f.window->openFiles({path});
        QCOMPARE(f.document().toBytes(), before);
        QVERIFY(!f.document().isModified());
    }

    /// The shared sheet shows another game's cards: three slots, no costs.
    void rosterOfThreeSlots() {
        WindowFixture f(WindowFixture::Leftovers::Remove, load());
        chooseNext(QStringLiteral("Orchard"), QStringLiteral("newArmyCreate"));
        f.action("file.newArmy")->trigger();
        auto* sheet = qobject_cast<editor::ArmySheet*>(f.window->pages().current()->view);
        QVERIFY(sheet);
        QCOMPARE(sheet->document().roster().system, orchard::id);
        QVERIFY(!sheet->document().roster().limit);
        auto* catalogue = f.window->findChild<editor::CataloguePanel*>();
        QCOMPARE(catalogue->catalogue().groups(),
                 QStringList({QStringLiteral("Baskets"), QStringLiteral("Fruit")}));
        QVERIFY(!f.action("army.best")->isVisible());  // another game's
        const auto put = [&](const rules::ContentId& thing) {
            catalogue->choose(thing);
            f.action("army.put")->trigger();
        };
        put(orchard::basket);
        QCOMPARE(sheet->sheetModel().cards().size(), std::size_t(1));
        QCOMPARE(sheet->sheetModel().cards()[0].slotRows.size(), std::size_t(3));
        put(orchard::apple);
        put(orchard::pear);
        const QByteArray filled = sheet->document().toBytes();
        put(orchard::apple);  // each kind once
        QCOMPARE(sheet->document().toBytes(), filled);
        QCOMPARE(sheet->document().roster().entries[0].fillings.size(), std::size_t(2));
        f.action("edit.undo")->trigger();
        QCOMPARE(sheet->document().roster().entries[0].fillings.size(), std::size_t(1));
        f.action("edit.redo")->trigger();
        QCOMPARE(sheet->document().toBytes(), filled);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("basket.army.json"));
        QVERIFY(f.window->saveTo(*f.window->pages().current(), path));
        QCOMPARE(*model::readFile(path), filled);
    }

    /// A game without a board opens no canvas, no map panels, no map tools and no map menu.
    void withoutABoardThereIsNoMap() {
        WindowFixture f(WindowFixture::Leftovers::Remove, load());
        f.window->newScenario("crusades");
        QVERIFY(qobject_cast<editor::TableView*>(f.window->pages().current()->view));
        QVERIFY(f.window->pages().current()->view->findChildren<editor::MapCanvas*>().isEmpty());
        for (const char* dock : {"box", "outline", "inspector", "layers", "minimap"})
            QVERIFY(!f.window->findChild<QDockWidget*>(QString::fromLatin1(dock))->isVisible());
        QVERIFY(!f.action("tool.place")->isVisible());
        QVERIFY(!f.action("view.grid")->isVisible());
        QVERIFY(!f.window->actions().menu(editor::Menu::Battlefield)->menuAction()->isVisible());
        // With a map in front everything is back.
        f.window->newScenario("normandie");
        QVERIFY(f.action("tool.place")->isVisible());
        QVERIFY(f.window->actions().menu(editor::Menu::Battlefield)->menuAction()->isVisible());
        QVERIFY(f.window->findChild<QDockWidget*>(QStringLiteral("box"))->isVisible());
    }
};

QTEST_MAIN(TestHexWindow)
#include "test_hex_window.moc"
