#include <QFile>
#include <QLabel>
#include <QTemporaryDir>

#include "editor/panels/problems_panel.h"
#include "editor/tools/tool.h"
#include "model/io/document_files.h"
#include "model/messages/terrain_words.h"
#include "model/messages/victory_words.h"
#include "model/plan/placed_elements.h"
#include "rules/checks/check.h"
#include "tests/editor/keyboard_hand.h"
#include "tests/editor/mouse_hand.h"

using namespace bocage;
using bocage::test::Hand;
using bocage::test::KeyboardHand;
using bocage::test::MouseHand;
using bocage::test::WindowFixture;
using rules::Cell;
using rules::ElementId;

namespace {

bool isWater(WindowFixture& f, Cell cell) {
    const auto* kind = model::TerrainWords::kindAt(f.scenario(), *f.document().library(), cell);
    return kind && std::any_of(kind->effects.begin(), kind->effects.end(),
                               [](const rules::Effect& effect) { return effect.name == "water"; });
}

}  // namespace

/// Two people who never saw the program before: the first ten minutes, and the first chapter of the expansion
/// from an empty battlefield, in the real window.
class TestNewUsers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFirstTenMinutes() {
        WindowFixture f;
        f.window->activateWindow();
        QCoreApplication::processEvents();
        // 1. The welcome page is in front with a sample at hand: one key opens it, with nothing to read.
        auto* sample = f.window->findChild<QWidget*>(QStringLiteral("sample.crossroads-at-dusk"));
        QVERIFY(sample && sample->isVisible());
        sample->setFocus();
        QTest::keyClick(sample, Qt::Key_Space);
        QCoreApplication::processEvents();
        QVERIFY(f.window->pages().current()->document);
        QVERIFY(!f.scenario().battlefield.boards.empty());
        // 2. One friendly line says what to do.
        QVERIFY(!f.canvas().tool()->hint().isEmpty());

        // 3. A wood by keyboard and one by mouse; both undone, both done again.
        const std::size_t overlays = f.scenario().battlefield.overlays.size();
        const QByteArray before = f.document().toBytes();
        const auto free = [&](Cell from) {
            const auto bounds = model::battlefieldBounds(f.scenario(), *f.document().library());
            for (int row = from.row; row < bounds.row + bounds.rows - 2; ++row)
                for (int col = from.col; col < bounds.col + bounds.cols - 2; ++col)
                    if (model::elementsAt(f.scenario(), *f.document().library(), {col, row}).size() == 1)
                        return Cell{col, row};
            return from;
        };
        {
            KeyboardHand hand(f);
            hand.take(Hand::Overlays, QStringLiteral("thicket"));
            hand.layAt(free({1, 1}));
        }
        QCOMPARE(f.scenario().battlefield.overlays.size(), overlays + 1);
        {
            MouseHand hand(f);
            hand.take(Hand::Overlays, QStringLiteral("thicket"));
            hand.layAt(free({6, 6}));
        }
        QCOMPARE(f.scenario().battlefield.overlays.size(), overlays + 2);
        const QByteArray after = f.document().toBytes();
        f.action("tool.select")->trigger();
        f.canvas().setFocus();
        QTest::keyClick(&f.canvas(), Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(&f.canvas(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(f.document().toBytes(), before);
        QTest::keyClick(&f.canvas(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTest::keyClick(&f.canvas(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(f.document().toBytes(), after);

        // 4. A unit dragged into the water: the list says which rule, shows where, and offers ways out.
        if (const auto bounds = model::battlefieldBounds(f.scenario(), *f.document().library()); true) {
            std::optional<Cell> water;
            for (int row = bounds.row; row < bounds.row + bounds.rows && !water; ++row)
                for (int col = bounds.col; col < bounds.col + bounds.cols && !water; ++col)
                    if (isWater(f, {col, row}))
                        water = Cell{col, row};
            if (!water) {
                MouseHand hand(f);
                hand.take(Hand::Overlays, QStringLiteral("pond"));
                hand.layAt(free({3, 3}));
                for (int row = bounds.row; row < bounds.row + bounds.rows && !water; ++row)
                    for (int col = bounds.col; col < bounds.col + bounds.cols && !water; ++col)
                        if (isWater(f, {col, row}))
                            water = Cell{col, row};
                f.action("tool.select")->trigger();
            }
            QVERIFY(water);
            const auto unit =
                std::find_if(f.scenario().pieces.begin(), f.scenario().pieces.end(),
                             [](const rules::Piece& piece) { return piece.content.kind() == "unit"; });
            const ElementId id = unit->id;
            f.drag(unit->at, *water);
            const auto about = [&](const rules::Findings& findings) -> const rules::Finding* {
                for (const rules::Finding& finding : findings)
                    for (const rules::Location& place : finding.locations)
                        if (finding.severity == rules::Severity::Error &&
                            std::find(place.elements.begin(), place.elements.end(), id) !=
                                place.elements.end())
                            return &finding;
                return nullptr;
            };
            auto* problems = f.window->findChild<editor::ProblemsPanel*>();
            QTRY_VERIFY_WITH_TIMEOUT(about(problems->judging().verdict().findings), 20000);
            const rules::Finding found = *about(problems->judging().verdict().findings);
            QVERIFY(!found.rule.empty());
            problems->showProblem(found.rule);
            auto* list = problems->findChild<QAbstractItemView*>(QStringLiteral("problemsList"));
            QVERIFY(list->currentIndex().isValid());
            f.view().selection().clear();
            f.action("check.next")->trigger();  // "show": something is selected or framed
            QCoreApplication::processEvents();
            QTest::keyClick(&f.canvas(), Qt::Key_Z, Qt::ControlModifier);
            QTRY_VERIFY_WITH_TIMEOUT(!about(problems->judging().verdict().findings), 20000);
        }

        // 10. Dark and light without a new start.
        const QColor light = f.window->palette().color(QPalette::Window);
        f.action("view.dark")->trigger();
        QVERIFY(f.window->palette().color(QPalette::Window) != light);
        f.action("view.dark")->trigger();
        QCOMPARE(f.window->palette().color(QPalette::Window), light);
    }

    /// "Master, we're ready!" as far as the texts tell it (SON-CH-01 to -15).
    void chapterOneFromAnEmptyBattlefield() {
        QTemporaryDir folder;
        WindowFixture f;
        MouseHand hand(f);
        hand.command("file.new");
        hand.command("battlefield.quickLayout", [&] {
            hand.press(QStringLiteral("preset.2x2"));
            hand.press(QStringLiteral("layOut"));
        });
        QCOMPARE(f.scenario().battlefield.boards.size(), std::size_t(4));

        hand.command("view.briefing");
        hand.showSection(Hand::Basics);
        hand.type(QStringLiteral("title"), QStringLiteral("Master, we're ready!"));
        hand.nameTwoSides(QStringLiteral("Sons of Cthulhu"), QStringLiteral("Black Sun"));
        hand.describePlayer("player-1", "son-call:faction/sons-of-cthulhu", "", "4");
        hand.describePlayer("player-2", "son-core:faction/black-sun", "", "4");
        // The hero leads the cult: handed out by the scenario.
        hand.pick(QStringLiteral("grants/player-1"), QStringLiteral("Erghol Derleth"));
        QCOMPARE(f.scenario().sides[0].players[0].force.fixed.size(), std::size_t(1));
        hand.muster("player-1", "army-1", {"cult conclave"});
        hand.muster("player-2", "army-2", {"sturm command", "sturm platoon"});
        if (QTest::currentTestFailed())
            return;

        hand.showSection(Hand::Play);
        hand.chooseKey(QStringLiteral("initiative"), "player-1");
        hand.chooseKey(QStringLiteral("first-deployer"), "player-1");
        // Cultists draw from the Majestic deck in place of their own; the Madness bag is on the table.
        hand.press(QStringLiteral("add-deck/player-1"));
        hand.chooseKey(QStringLiteral("deck/deck-1"), "son-core:deck/majestic");
        hand.chooseKey(QStringLiteral("deck-substitute/deck-1"), "son-call:deck/sons-of-cthulhu");
        hand.press(QStringLiteral("add-bag/son-core:bag/madness"));
        QCOMPARE(f.scenario().bags.size(), std::size_t(1));
        hand.showSection(Hand::Turns);
        hand.setEnd(8);
        QCOMPARE(f.scenario().turnTrack.end, std::optional<int>(8));

        hand.command("view.map");
        hand.take(Hand::Overlays, QStringLiteral("ritual circle"));
        hand.layAt({9, 9});
        hand.tool("tool.zone");
        hand.press(QStringLiteral("zoneRectangle"));
        hand.choose(QStringLiteral("zoneSide"), 1);
        hand.frame({0, 1}, {2, 8});
        // The second side is chosen, and the next stroke is the second zone: nothing else to do.
        hand.choose(QStringLiteral("zoneSide"), 2);
        hand.frame({17, 1}, {19, 8});
        QCOMPARE(f.scenario().zones.size(), std::size_t(2));
        QVERIFY(f.scenario().zones[0].side != f.scenario().zones[1].side);

        // Everybody comes from the tray, the hero among them.
        hand.deployFromTray(1, 1);
        if (QTest::currentTestFailed())
            return;
        const auto erghol = std::find_if(
            f.scenario().pieces.begin(), f.scenario().pieces.end(),
            [](const rules::Piece& piece) { return piece.content.value == "son-call:unit/erghol-derleth"; });
        QVERIFY(erghol != f.scenario().pieces.end());
        QCOMPARE(erghol->entry, std::string("player-1/son-call:tile/erghol-derleth"));

        // Black Sun wins by capturing him before the end of turn 8, the cult otherwise.
        hand.command("view.briefing");
        hand.showSection(Hand::Victory);
        hand.press(QStringLiteral("add-victory/side-2/0"));
        hand.pick(QStringLiteral("victory-units/victory-1"), QStringLiteral("Erghol Derleth"));
        hand.type(QStringLiteral("victory-turn/victory-1"), QStringLiteral("8"));
        hand.press(QStringLiteral("add-victory/side-1/7"));
        QCOMPARE(f.scenario().victory.size(), std::size_t(2));
        QCOMPARE(f.scenario().victory[0].kind, rules::VictoryCondition::Kind::Eliminate);
        QCOMPARE(f.scenario().victory[1].kind, rules::VictoryCondition::Kind::Survive);
        const model::VictoryWords words(f.scenario(), *f.document().library());
        QVERIFY(words.sentence(f.scenario().victory[0]).contains(QStringLiteral("Erghol Derleth")));

        const QString path = folder.filePath(QStringLiteral("chapter-1.scenario.json"));
        hand.saveAs(path);
        QVERIFY(QFile::exists(path));
        const auto loaded = model::loadValue(path);
        QVERIFY(loaded.ok());
        const auto& scenario = std::get<rules::Scenario>(loaded->value);
        QCOMPARE(scenario.initiative.first, rules::PlayerId("player-1"));
        QCOMPARE(scenario.initiative.firstDeployer, rules::PlayerId("player-1"));
        QCOMPARE(scenario.sides[0].players[0].cards, std::optional<int>(4));
        QCOMPARE(scenario.sides[1].players[0].cards, std::optional<int>(4));
        test::expectNoErrors(scenario);
    }
};

QTEST_MAIN(TestNewUsers)
#include "test_new_users.moc"
