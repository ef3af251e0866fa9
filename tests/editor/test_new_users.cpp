#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QTreeWidget>
#include <QUrl>

#include "editor/army/army_problems_panel.h"
#include "editor/army/totals_panel.h"
#include "editor/panels/problems_panel.h"
#include "editor/print/print_dialog.h"
#include "editor/tools/tool.h"
#include "model/document/roster_document.h"
#include "model/io/resource_paths.h"
#include "model/language/language.h"
#include "model/library/pack_install.h"
#include "model/messages/terrain_words.h"
#include "model/plan/placed_elements.h"
#include "rules/format/formats.h"
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

/// The first cell of the battlefield, from `from` on, of which `wanted` is true.
template <class Wanted>
std::optional<Cell> findCell(WindowFixture& f, Cell from, Wanted wanted) {
    const auto bounds = model::battlefieldBounds(f.scenario(), *f.document().library());
    for (int row = from.row; row < bounds.row + bounds.rows - 2; ++row)
        for (int col = from.col; col < bounds.col + bounds.cols - 2; ++col)
            if (wanted(Cell{col, row}))
                return Cell{col, row};
    return std::nullopt;
}

Cell freeGround(WindowFixture& f, Cell from) {
    const auto found = findCell(f, from, [&](Cell cell) {
        return model::elementsAt(f.scenario(), *f.document().library(), cell).size() == 1;
    });
    return found.value_or(from);
}

/// The error that names this piece.
std::optional<rules::Finding> errorAbout(const rules::Verdict& verdict, const ElementId& id) {
    for (const rules::Finding& finding : verdict.findings)
        for (const rules::Location& place : finding.locations)
            if (finding.severity == rules::Severity::Error &&
                std::find(place.elements.begin(), place.elements.end(), id) != place.elements.end())
                return finding;
    return std::nullopt;
}

}  // namespace

/// Somebody who never saw the program before, in the first ten minutes: the tutorial of the manual
/// (docs/first-steps.md) and what a newcomer tries besides. Each step begins where the one before ended.
class TestNewUsers : public QObject {
    Q_OBJECT

    /// 1, 2. The welcome page has the keyboard on the sample: Enter opens it, with nothing to read.
    static void openTheSample(WindowFixture& f) {
        auto* sample = f.window->findChild<QWidget*>(QStringLiteral("sample.crossroads-at-dusk"));
        QVERIFY(sample && sample->isVisible());
        QTRY_COMPARE(QApplication::focusWidget(), sample);
        QTest::keyClick(sample, Qt::Key_Return);
        QCoreApplication::processEvents();
        QVERIFY(f.window->pages().current()->document);
        QVERIFY(!f.scenario().battlefield.boards.empty());
        // One friendly line says what to do.
        QVERIFY(!f.canvas().tool()->hint().isEmpty());
    }

    /// 3. A wood by keyboard and one by mouse; both undone, both done again.
    static void layTwoWoods(WindowFixture& f) {
        const std::size_t overlays = f.scenario().battlefield.overlays.size();
        const QByteArray before = f.document().toBytes();
        KeyboardHand keys(f);
        keys.take(Hand::Overlays, QStringLiteral("thicket"));
        keys.layAt(freeGround(f, {1, 1}));
        QCOMPARE(f.scenario().battlefield.overlays.size(), overlays + 1);
        MouseHand mouse(f);
        mouse.take(Hand::Overlays, QStringLiteral("thicket"));
        mouse.layAt(freeGround(f, {6, 6}));
        QCOMPARE(f.scenario().battlefield.overlays.size(), overlays + 2);
        const QByteArray after = f.document().toBytes();
        QTest::keyClick(&f.canvas(), Qt::Key_Escape);  // puts the piece away
        QVERIFY(f.action("tool.select")->isChecked());
        for (int i = 0; i < 2; ++i)
            QTest::keyClick(&f.canvas(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(f.document().toBytes(), before);
        for (int i = 0; i < 2; ++i)
            QTest::keyClick(&f.canvas(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(f.document().toBytes(), after);
    }

    /// 4. A unit dragged into the water: the list says which rule, offers ways out, and takes one.
    static void breakARule(WindowFixture& f) {
        MouseHand hand(f);
        auto water = findCell(f, {0, 0}, [&](Cell cell) { return isWater(f, cell); });
        if (!water) {
            hand.take(Hand::Overlays, QStringLiteral("pond"));
            hand.layAt(freeGround(f, {3, 3}));
            water = findCell(f, {0, 0}, [&](Cell cell) { return isWater(f, cell); });
        }
        QVERIFY(water);
        hand.tool("tool.select");
        const auto unit =
            std::find_if(f.scenario().pieces.begin(), f.scenario().pieces.end(),
                         [](const rules::Piece& piece) { return piece.content.kind() == "unit"; });
        const ElementId id = unit->id;
        const int before = f.document().undoStack().index();
        f.drag(unit->at, *water);
        auto* problems = f.window->findChild<editor::ProblemsPanel*>();
        const auto found = [&] { return errorAbout(problems->judging().verdict(), id); };
        QTRY_VERIFY_WITH_TIMEOUT(found(), 20000);
        const rules::Finding finding = *found();
        QVERIFY(finding.rule.starts_with("SON-"));
        problems->showProblem(finding.rule);
        auto* list = problems->findChild<QAbstractItemView*>(QStringLiteral("problemsList"));
        QVERIFY(list->currentIndex().isValid());
        // The first way out is under the hand: Enter takes it, as one step.
        QVERIFY(!finding.fixes.empty());
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_COMPARE(f.document().undoStack().index(), before + 2);
        QTRY_VERIFY_WITH_TIMEOUT(!found() || found()->key() != finding.key(), 20000);
        for (int i = 0; i < 2; ++i)
            QTest::keyClick(&f.canvas(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(!found(), 20000);
    }

    /// Sight and reach answer in words and change nothing.
    static void askTheRules(WindowFixture& f) {
        const QByteArray before = f.document().toBytes();
        f.canvas().setFocus();
        QTest::keyClick(&f.canvas(), Qt::Key_L);
        f.drag({2, 2}, {12, 8});
        const QString seen = f.canvas().told();
        QVERIFY(!seen.isEmpty());
        QTest::keyClick(&f.canvas(), Qt::Key_M);
        f.click(f.scenario().pieces.front().at);
        QVERIFY(!f.canvas().told().isEmpty() && f.canvas().told() != seen);
        QTest::keyClick(&f.canvas(), Qt::Key_Escape);
        QCOMPARE(f.document().toBytes(), before);
    }

    /// The briefing is one key away, and a title typed there is the document's.
    static void tellTheStory(WindowFixture& f) {
        KeyboardHand hand(f);
        QTest::keyClick(&f.canvas(), Qt::Key_2, Qt::ControlModifier);
        hand.showSection(Hand::Basics);
        hand.type(QStringLiteral("title"), QStringLiteral("My first battle"));
        QCOMPARE(f.scenario().title.in("en"), "My first battle");
        QTest::keyClick(f.window.get(), Qt::Key_1, Qt::ControlModifier);
    }

    /// 6. The printed aids are seen before they are on paper; in black and white, as a file.
    static void print(WindowFixture& f, const QString& path) {
        MouseHand hand(f);
        hand.command("file.print", [&] {
            auto* dialog = qobject_cast<editor::PrintDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            [&] { QTRY_VERIFY_WITH_TIMEOUT(dialog->pageCount() > 0, 60000); }();
            hand.choose(QStringLiteral("colours"), 2);
            [&] { QTRY_VERIFY_WITH_TIMEOUT(dialog->pageCount() > 0, 60000); }();
            hand.inFileDialog(QStringLiteral("savePdf"), path);
            [&] { QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), 60000); }();
            QTest::keyClick(dialog, Qt::Key_Escape);
        });
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.read(5) == "%PDF-");
    }

    /// 7. Before a file for another program is written, what it cannot hold is listed.
    static void exportIt(WindowFixture& f, const QString& folder) {
        MouseHand hand(f);
        hand.command("file.export", [&] {
            auto* dialog = static_cast<QDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog->findChild<QTreeWidget*>(QStringLiteral("exportLosses"))->topLevelItemCount() > 0);
            hand.type(QStringLiteral("exportFolder"), folder);
            const QStringList written = QDir(folder).entryList(QDir::Files);
            QVERIFY2(!written.isEmpty(), "Enter in a field exports");
            QTest::keyClick(dialog, Qt::Key_Escape);
        });
    }

    /// 5. An army of 500 points: spending too much is shown at once and not forbidden.
    static void buildAnArmy(WindowFixture& f) {
        KeyboardHand hand(f);
        hand.command("file.newArmy", [&] {
            hand.chooseKey(QStringLiteral("newArmyFaction"), "son-core:faction/majestic");
            // Enter in the number creates the army.
            hand.type(QStringLiteral("newArmyLimit"), QStringLiteral("500"));
        });
        auto* army = qobject_cast<model::RosterDocument*>(f.window->currentDocument());
        QVERIFY(army);
        QCOMPARE(army->roster().limit, std::optional(500));
        auto* panel = f.window->findChild<editor::ArmyProblemsPanel*>();
        auto* totals = f.window->findChild<editor::TotalsPanel*>();
        hand.putTile(QStringLiteral("ranger command"));
        QCOMPARE(army->roster().entries.size(), std::size_t(1));
        for (int i = 0; i < 8 && totals->totals().points() <= 500; ++i)
            hand.putTile(QStringLiteral("ranger platoon"));
        QVERIFY(totals->totals().points() > 500);
        QTRY_VERIFY_WITH_TIMEOUT(panel->title().contains(QStringLiteral("problem")), 60000);
        hand.command("edit.undo");
        QVERIFY(totals->totals().points() <= 500);
    }

    /// 8. A pack that is dropped says what is in it before anything happens; "Not now" leaves everything.
    static void dropAPack(WindowFixture& f, const QString& folder) {
        const QString path = folder + QStringLiteral("/lanterns.bocagepack");
        makePack(folder + QStringLiteral("/lanterns"), path);
        QString summary;
        const auto drop = [&] {
            QMimeData data;
            data.setUrls({QUrl::fromLocalFile(path)});
            // Qt hands a drop only to who was entered before.
            QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, {});
            QCoreApplication::sendEvent(f.window.get(), &enter);
            QDropEvent event(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, {});
            QCoreApplication::sendEvent(f.window.get(), &event);
            QCoreApplication::processEvents();
        };
        const auto installed = [&] {
            return f.window->library()->pack(rules::PackId("lanterns")) != nullptr;
        };
        Hand::withDialog(drop, [&] {
            QWidget* dialog = QApplication::activeModalWidget();
            for (const QLabel* label : dialog->findChildren<QLabel*>())
                summary += label->text() + u'\n';
            QTest::keyClick(dialog, Qt::Key_Escape);
        });
        for (const char* words : {"Lanterns", "by Somebody", "Markers: 1", "Nothing in it can run"})
            QVERIFY2(summary.contains(QString::fromLatin1(words)), qPrintable(summary));
        QVERIFY(!installed());
        WindowFixture::answerNext(QStringLiteral("install"));
        QTimer ending;
        QObject::connect(&ending, &QTimer::timeout, &ending, [] {
            if (auto* said = qobject_cast<QMessageBox*>(QApplication::activeModalWidget()))
                said->accept();
        });
        ending.start(20);
        drop();
        QTRY_VERIFY_WITH_TIMEOUT(installed(), 20000);
    }

    static void makePack(const QString& folder, const QString& path) {
        rules::PackManifest made;
        made.id = rules::PackId("lanterns");
        made.version = "1.0.0";
        made.system = "normandie";
        made.title = "Lanterns";
        made.author = "Somebody";
        const auto write = [](const QString& name, const QByteArray& bytes) {
            QFile file(name);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes);
        };
        QDir().mkpath(folder);
        write(folder + QStringLiteral("/pack.json"),
              QByteArray::fromStdString(rules::writePackManifest(made)));
        write(folder + QStringLiteral("/markers.json"),
              R"({"format": "bocage.content", "version": 1, "kind": "marker", "items": [)"
              R"({"id": "lanterns:marker/lantern", "name": "Lantern", "help": "Light.", "symbol": "fog"}]})");
        const auto bytes = model::buildPack(folder);
        QVERIFY(bytes.ok());
        write(path, *bytes);
    }

    /// 10. Another language and another look, while everything stays open.
    static void changeLanguageAndLook(WindowFixture& f) {
        MouseHand hand(f);
        const QString english = f.window->actions().menu(editor::Menu::File)->title();
        const int tabs = f.window->pages().count();
        hand.command("edit.preferences", [&] {
            hand.chooseKey(QStringLiteral("preferencesLanguage"), "fr");
            QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape);
        });
        QTRY_VERIFY_WITH_TIMEOUT(f.window->actions().menu(editor::Menu::File)->title() != english, 60000);
        QCOMPARE(model::currentLanguage(), QStringLiteral("fr"));
        hand.command("edit.preferences", [&] {
            hand.chooseKey(QStringLiteral("preferencesLanguage"), "en");
            QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape);
        });
        QTRY_COMPARE_WITH_TIMEOUT(f.window->actions().menu(editor::Menu::File)->title(), english, 60000);
        const QColor light = f.window->palette().color(QPalette::Window);
        f.action("view.dark")->trigger();
        QVERIFY(f.window->palette().color(QPalette::Window) != light);
        f.action("view.dark")->trigger();
        QCOMPARE(f.window->palette().color(QPalette::Window), light);
        QCOMPARE(f.window->pages().count(), tabs);
    }

    /// 9. The program dies; the next start offers the work, whole.
    static void expectTheWorkBack(const QList<QByteArray>& lost) {
        WindowFixture f(WindowFixture::Leftovers::Keep);
        auto* notice = f.window->findChild<QFrame*>(QStringLiteral("noticeBar"));
        QVERIFY(notice);
        for (auto* button : notice->findChildren<QPushButton*>())
            if (button->property("accent").toBool()) {
                button->click();
                break;
            }
        QList<QByteArray> back;
        for (int i = 0; i < f.window->pages().count(); ++i)
            if (const model::Document* document = f.window->pages().at(i).document.get())
                back << document->toBytes();
        for (const QByteArray& bytes : lost)
            QVERIFY(back.contains(bytes));
    }

    std::unique_ptr<WindowFixture> m_window;
    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() {
        QDir(model::userPacksFolder()).removeRecursively();
        m_window = std::make_unique<WindowFixture>();
        m_window->window->activateWindow();
        QCoreApplication::processEvents();
    }
    void cleanupTestCase() { QDir(model::userPacksFolder()).removeRecursively(); }

    void oneKeyOpensTheSample() { openTheSample(*m_window); }
    void terrainIsLaidAndTakenBack() { layTwoWoods(*m_window); }
    void aBrokenRuleIsToldAndMended() { breakARule(*m_window); }
    void theRulesAnswer() { askTheRules(*m_window); }
    void theStoryIsTold() { tellTheStory(*m_window); }
    void itIsPrinted() { print(*m_window, m_folder.filePath(QStringLiteral("battle.pdf"))); }
    void itIsExported() {
        QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("out")));
        exportIt(*m_window, m_folder.filePath(QStringLiteral("out")));
    }
    void itIsSaved() {
        const QString path = m_folder.filePath(QStringLiteral("first.scenario.json"));
        MouseHand(*m_window).saveAs(path);
        QVERIFY(QFile::exists(path));
    }
    void anArmyIsBuilt() { buildAnArmy(*m_window); }
    void aPackIsDropped() { dropAPack(*m_window, m_folder.path()); }
    void languageAndLookChange() { changeLanguageAndLook(*m_window); }
    void aCrashLosesNothing() {
        QVERIFY(m_window->window->currentDocument());
        const QList<QByteArray> lost{m_window->window->currentDocument()->toBytes()};
        m_window->window->autosave().saveNow();
        m_window.reset();  // without being asked to close, as in a crash
        expectTheWorkBack(lost);
    }
};

QTEST_MAIN(TestNewUsers)
#include "test_new_users.moc"
