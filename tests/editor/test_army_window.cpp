#include <QAbstractButton>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QEnterEvent>
#include <QFile>
#include <QHelpEvent>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolTip>

#include "editor/army/army_problems_panel.h"
#include "editor/army/army_sheet.h"
#include "editor/army/catalogue_detail.h"
#include "editor/army/catalogue_panel.h"
#include "editor/army/totals_panel.h"
#include "editor/canvas/map_canvas.h"
#include "model/commands/roster_edits.h"
#include "model/document/embedded_army.h"
#include "rules/format/formats.h"
#include "rules/roster/roster_facts.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using bocage::test::WindowFixture;
using model::ArmyPlace;
using rules::ContentId;

namespace {

QString armySample() {
    return model::resourcesFolder() + QStringLiteral("/samples/ranger-company.army.json");
}

/// A hand and a keyboard in front of an army.
struct ArmyHand {
    WindowFixture f;

    editor::ArmySheet& sheet() {
        return *qobject_cast<editor::ArmySheet*>(f.window->pages().current()->view);
    }
    const rules::Roster& roster() { return sheet().document().roster(); }
    editor::CataloguePanel& catalogue() { return *f.window->findChild<editor::CataloguePanel*>(); }
    editor::TotalsPanel& totals() { return *f.window->findChild<editor::TotalsPanel*>(); }

    QModelIndex row(const char* id) {
        auto& panel = catalogue();
        const QModelIndex index =
            panel.filter().mapFromSource(panel.catalogue().indexOf(ContentId(std::string("son-core:") + id)));
        panel.list()->scrollTo(index);
        return index;
    }
    QPoint spot(const char* id) { return catalogue().list()->visualRect(row(id)).center(); }
    void doubleClick(const char* id) {
        const QPoint at = spot(id);
        QWidget* viewport = catalogue().list()->viewport();
        QTest::mouseClick(viewport, Qt::LeftButton, {}, at);
        QTest::mouseDClick(viewport, Qt::LeftButton, {}, at);
    }
    void click(const ArmyPlace& place) {
        QTest::mouseClick(sheet().viewport(), Qt::LeftButton, {}, sheet().rectOf(place).center());
    }
    /// Qt cannot play a drag offscreen: the events that one ends in are sent instead.
    void drop(const QString& type, const QByteArray& data, const QPoint& at) {
        QMimeData mime;
        mime.setData(type, data);
        QWidget* viewport = sheet().viewport();
        QDragEnterEvent enter(at, Qt::CopyAction, &mime, Qt::LeftButton, {});
        QCoreApplication::sendEvent(viewport, &enter);
        QVERIFY(enter.isAccepted());
        QDragMoveEvent move(at, Qt::CopyAction, &mime, Qt::LeftButton, {});
        QCoreApplication::sendEvent(viewport, &move);
        QDropEvent drop(QPointF(at), Qt::CopyAction, &mime, Qt::LeftButton, {});
        QCoreApplication::sendEvent(viewport, &drop);
    }
    void dropOption(const char* id, const ArmyPlace& place) {
        drop(editor::contentMimeType, QByteArray("son-core:") + id, sheet().rectOf(place).center());
    }
    ArmyPlace slot(std::size_t entry, int slot) { return {roster().entries.at(entry).id, slot}; }
    const rules::RosterEntry::Filling* filling(std::size_t entry, int slot) {
        return model::fillingIn(roster().entries.at(entry), slot);
    }
    void key(int which, Qt::KeyboardModifiers modifiers = {}) {
        QWidget* focus = f.window->focusWidget();
        QTest::keyClick(focus ? focus : f.window.get(), static_cast<Qt::Key>(which), modifiers);
    }
    void type(const QString& text) {
        for (const QChar letter : text)
            QTest::keyClicks(f.window->focusWidget(), QString(letter));
    }
    /// Legal, 200 points, and what is on disk is what is open.
    void saveAndJudge() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("built.army.json"));
        QVERIFY(f.window->saveTo(*f.window->pages().current(), path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto loaded = rules::readRoster(file.readAll().toStdString());
        QVERIFY(loaded.ok());
        QVERIFY(loaded->value == roster());
        rules::ValidateRequest request;
        request.library = f.window->library();
        request.roster = &loaded->value;
        const rules::Verdict verdict = rules::validate(request);
        for (const auto& finding : verdict.findings)
            QVERIFY2(finding.severity == rules::Severity::Note, finding.rule.c_str());
        QCOMPARE(totals().totals().points(), 200);
    }
    /// The empty army both builders start from.
    void expectEmpty() {
        QVERIFY(qobject_cast<model::RosterDocument*>(f.window->currentDocument()));
        QCOMPARE(roster().limit, std::optional(200));
        QCOMPARE(roster().faction, ContentId("son-core:faction/majestic"));
        QVERIFY(roster().entries.empty());
    }
};

}  // namespace

class TestArmyWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anArmyOpensWithItsSheet() {
        ArmyHand hand;
        hand.f.window->openFiles({armySample()});
        QCOMPARE(hand.sheet().sheetModel().rowCount(), static_cast<int>(hand.roster().entries.size()));
        QVERIFY(hand.catalogue().isVisible());
        QVERIFY(hand.totals().isVisible());
        QVERIFY(hand.totals().totals().points() > 0);
    }

    /// With a filled slot chosen, Enter goes on to the next free slot that takes the option; what nothing
    /// takes stays in the search.
    void typingAndEnterGoOnFillingSlots() {
        ArmyHand hand;
        WindowFixture::answerNext(QStringLiteral("newArmyCreate"));
        QTest::mouseClick(hand.f.window->findChild<QAbstractButton*>(QStringLiteral("template.army")),
                          Qt::LeftButton);
        hand.doubleClick("tile/ranger-command");
        hand.click(hand.slot(0, 0));
        hand.sheet().setFocus();
        for (const char* words : {"bluff", "planning"}) {
            hand.type(QString::fromLatin1(words));
            hand.key(Qt::Key_Return);
            QCOMPARE(hand.catalogue().search()->text(), QString());
            QCOMPARE(hand.f.window->focusWidget(), &hand.sheet());
        }
        QVERIFY(hand.filling(0, 0));
        QVERIFY(hand.filling(0, 1));
        QCOMPARE(hand.filling(0, 0)->option, ContentId("son-core:option/bluff"));
        QCOMPARE(hand.filling(0, 1)->option, ContentId("son-core:option/planning"));
        // Both order slots are filled now.
        const QByteArray before = hand.sheet().document().toBytes();
        hand.type(QStringLiteral("improvisation"));
        hand.key(Qt::Key_Return);
        QCOMPARE(hand.sheet().document().toBytes(), before);
        QCOMPARE(hand.catalogue().search()->text(), QStringLiteral("improvisation"));
    }

    /// A click on a tile, a counter or a filled slot says what it is.
    void theSheetExplainsWhatIsOnIt() {
        ArmyHand hand;
        hand.f.window->openFiles({armySample()});
        const auto words = [&] { return hand.catalogue().detail()->words(); };
        hand.click({hand.roster().entries.front().id});
        QVERIFY(words().contains(QStringLiteral("officer tile")));
        const auto& card = hand.sheet().layoutOfSheet().cards.front();
        QVERIFY(!card.counters.empty());
        const QPoint counter = card.counters.front().center().toPoint();
        QTest::mouseClick(hand.sheet().viewport(), Qt::LeftButton, {}, counter);
        QVERIFY(words().contains(QStringLiteral("movement")));
        QVERIFY(words().contains(QStringLiteral("Other side")));
        QVERIFY(!words().contains(QStringLiteral("officer tile")));
        for (std::size_t e = 0; e < hand.roster().entries.size(); ++e)
            for (const auto& filling : hand.roster().entries[e].fillings)
                if (filling.option == ContentId("son-core:option/grenades")) {
                    hand.click(hand.slot(e, filling.slot));
                    QVERIFY(words().contains(QStringLiteral("Combat bonus")));
                    QVERIFY(words().contains(QStringLiteral("Reaches")));
                    return;
                }
        QFAIL("the sample has no grenades");
    }

    /// A single counter gets a name of its own from the menu on it; the sheet shows it and one step takes it
    /// back.
    void aSingleCounterIsNamed() {
        ArmyHand hand;
        hand.f.window->openFiles({armySample()});
        const QPoint at = hand.sheet().layoutOfSheet().cards.front().counters.at(1).center().toPoint();
        const auto shown = [&] {
            QToolTip::hideText();
            QHelpEvent rest(QEvent::ToolTip, at, hand.sheet().viewport()->mapToGlobal(at));
            QCoreApplication::sendEvent(hand.sheet().viewport(), &rest);
            return QToolTip::text();
        };
        const QString before = shown();
        bool asked = false;
        QTimer::singleShot(0, qApp, [&] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            for (QAction* action : menu->actions())
                if (action->text() == QStringLiteral("Name this counter…")) {
                    QTimer::singleShot(0, qApp, [&asked] {
                        auto* question = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
                        QVERIFY(question);
                        asked = true;
                        question->setTextValue(QStringLiteral("Old Tom’s squad"));
                        question->accept();
                    });
                    action->trigger();
                }
            menu->close();
        });
        QContextMenuEvent menu(QContextMenuEvent::Mouse, at, hand.sheet().viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(hand.sheet().viewport(), &menu);
        QVERIFY(asked);
        QCOMPARE(rules::unitName(hand.roster().entries.front(), 1), std::string("Old Tom’s squad"));
        QVERIFY2(shown().contains(QStringLiteral("Old Tom’s squad")), qPrintable(shown()));
        hand.f.action("edit.undo")->trigger();
        QCOMPARE(rules::unitName(hand.roster().entries.front(), 1), std::string());
        QCOMPARE(shown(), before);
    }

    /// What is searched and filtered for one army does not narrow the catalogue of another.
    void searchAndChipsBelongToTheirArmy() {
        ArmyHand hand;
        hand.f.window->openFiles({armySample()});
        hand.catalogue().search()->setText(QStringLiteral("grenades"));
        hand.catalogue().chip(QStringLiteral("3"))->setChecked(true);
        const int few = hand.catalogue().filter().rowCount();
        const int first = hand.f.window->pages().currentIndex();
        hand.f.window->openFiles(
            {model::resourcesFolder() + QStringLiteral("/samples/tide-of-spawn.army.json")});
        QCOMPARE(hand.catalogue().search()->text(), QString());
        QVERIFY(!hand.catalogue().chip(QStringLiteral("3"))->isChecked());
        QVERIFY(hand.catalogue().filter().rowCount() > few);
        hand.f.window->pages().setCurrentIndex(first);
        QCOMPARE(hand.catalogue().search()->text(), QStringLiteral("grenades"));
        QVERIFY(hand.catalogue().chip(QStringLiteral("3"))->isChecked());
        QCOMPARE(hand.catalogue().filter().rowCount(), few);
    }

    /// A double click buys what it aims at: the rows stay where they are while the pointer is on them.
    void theCatalogueStaysPutUnderThePointer() {
        ArmyHand hand;
        hand.f.window->openFiles({armySample()});
        auto* viewport = hand.catalogue().list()->viewport();
        const auto names = [&] {
            QStringList list;
            for (int row = 0; row < hand.catalogue().filter().rowCount(); ++row)
                list << hand.catalogue().filter().index(row, 0).data().toString();
            return list;
        };
        const QStringList before = names();
        QEnterEvent enter(QPointF(5, 5), QPointF(5, 5), viewport->mapToGlobal(QPointF(5, 5)));
        QCoreApplication::sendEvent(viewport, &enter);
        viewport->setAttribute(Qt::WA_UnderMouse, true);
        hand.sheet().setCurrent(hand.slot(0, 2));
        QCOMPARE(names(), before);
        viewport->setAttribute(Qt::WA_UnderMouse, false);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(viewport, &leave);
        QTRY_VERIFY_WITH_TIMEOUT(names() != before, 60'000);
    }

    /// Title and limit stand at the top of the panel, who plays the list and when further down; all of it is
    /// undone like any other step.
    void whoPlaysTheListIsAtHand() {
        ArmyHand hand;
        hand.f.window->resize(1280, 720);
        hand.f.window->openFiles({armySample()});
        QCoreApplication::processEvents();
        const auto field = [&](const char* name) {
            return hand.f.window->findChild<QWidget*>(QString::fromLatin1(name));
        };
        for (const char* name : {"armyTitle", "armyLimit", "armyNotes"})
            QVERIFY2(field(name)->visibleRegion().boundingRect() == field(name)->rect(), name);
        const rules::Roster before = hand.roster();
        const std::pair<const char*, rules::RosterFact> facts[] = {{"armyPlayer", rules::RosterFact::Player},
                                                                   {"armyClub", rules::RosterFact::Club},
                                                                   {"armyDate", rules::RosterFact::Date}};
        for (const auto& [name, fact] : facts) {
            field(name)->setFocus();
            QTest::keyClicks(field(name), QStringLiteral("Anna 1"));
            QTest::keyClick(field(name), Qt::Key_Return);
            QCOMPARE(factOf(hand.roster(), fact), std::string("Anna 1"));
        }
        for (int i = 0; i < 12 && hand.roster() != before; ++i)
            QTest::keyClick(field("armyDate"), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(hand.roster() == before);
    }

    /// A waived error is neither "Legal" nor without a mark.
    void aWaiverIsSaidEverywhere() {
        ArmyHand hand;
        hand.f.window->openFiles({armySample()});
        model::RosterEdits edits(hand.sheet().document());
        edits.setLimit(10);
        auto* panel = hand.f.window->findChild<editor::ArmyProblemsPanel*>();
        QTRY_COMPARE_WITH_TIMEOUT(panel->title(), QStringLiteral("1 problem"), 60'000);
        rules::ValidateRequest request;
        request.library = hand.f.window->library();
        request.roster = &hand.roster();
        const auto found = rules::validate(request).findings;
        edits.waive(found.front(), QStringLiteral("agreed"));
        QTRY_VERIFY_WITH_TIMEOUT(panel->title().startsWith(QStringLiteral("Legal with 1 waiver")), 60'000);
        auto* tabs = hand.f.window->pages().tabs();
        QTRY_VERIFY_WITH_TIMEOUT(!tabs->tabIcon(tabs->currentIndex()).isNull(), 60'000);
        QVERIFY(tabs->tabToolTip(tabs->currentIndex()).contains(QStringLiteral("Legal with 1 waiver")));
    }

    /// Pointing at a way out shows on the sheet what it would change, as on the map; nothing is done yet.
    void aWayOutIsShownBeforeItIsTaken() {
        ArmyHand hand;
        hand.f.window->openFiles({armySample()});
        model::RosterEdits(hand.sheet().document()).setLimit(200);
        auto* panel = hand.f.window->findChild<editor::ArmyProblemsPanel*>();
        QTRY_COMPARE_WITH_TIMEOUT(panel->title(), QStringLiteral("1 problem"), 60'000);
        const QByteArray before = hand.sheet().document().toBytes();
        QLabel* label = nullptr;
        const auto seen = [&] {
            for (QLabel* each : panel->findChildren<QLabel*>(QStringLiteral("armyProblem")))
                if (each->isVisible() && each->text().contains(QStringLiteral("SON-ARM-10")))
                    label = each;
            return label != nullptr;
        };
        QTRY_VERIFY_WITH_TIMEOUT(seen(), 60'000);
        QVERIFY(!hand.sheet().preview());
        Q_EMIT label->linkHovered(QStringLiteral("fix:0:0"));
        QVERIFY(hand.sheet().preview());
        QCOMPARE(hand.sheet().preview()->going.size(), std::size_t(1));
        QCOMPARE(hand.sheet().preview()->going.front(), (ArmyPlace{hand.roster().entries[1].id}));
        Q_EMIT label->linkHovered(QString());
        QVERIFY(!hand.sheet().preview());
        // By keyboard the links of a sentence are walked with Tab.
        label->setFocus(Qt::TabFocusReason);
        QTest::keyClick(label, Qt::Key_Tab);
        QTRY_VERIFY_WITH_TIMEOUT(hand.sheet().preview(), 60'000);
        QCOMPARE(hand.sheet().document().toBytes(), before);
        const auto going = hand.sheet().preview()->going.front();
        QTest::keyClick(label, Qt::Key_Return);
        QCOMPARE(hand.roster().entries.size(), std::size_t(1));
        QVERIFY(!model::findEntry(hand.roster(), going.entry));
        QVERIFY(!hand.sheet().preview());
    }

    void a200PointArmyByMouse() {
        ArmyHand hand;
        WindowFixture::answerNext(QStringLiteral("newArmyCreate"));
        QTest::mouseClick(hand.f.window->findChild<QAbstractButton*>(QStringLiteral("template.army")),
                          Qt::LeftButton);
        hand.expectEmpty();
        hand.doubleClick("tile/ranger-command");
        hand.doubleClick("tile/ranger-assault-group");
        QCOMPARE(hand.roster().entries.size(), std::size_t(2));
        // By drag and drop onto slots; one drop that the rules refuse leaves everything as it was.
        hand.dropOption("option/bluff", hand.slot(0, 0));
        hand.dropOption("option/ammo", hand.slot(0, 1));
        QVERIFY(!hand.filling(0, 1));
        QVERIFY(hand.f.window->findChild<QLabel*>(QStringLiteral("statusText"))
                    ->text()
                    .contains(QStringLiteral("SON-ARM-15")));
        hand.dropOption("option/improvisation", hand.slot(0, 1));
        // By choosing the slot and double-clicking what goes in.
        hand.click(hand.slot(0, 3));
        hand.doubleClick("option/elder-medallion");
        QCOMPARE(hand.filling(0, 3)->option, ContentId("son-core:option/elder-medallion"));
        QCOMPARE(hand.totals().totals().points(), 200);
        // A filling dragged to another slot, and back.
        const auto bluff = hand.filling(0, 0)->id;
        hand.drop(QString::fromLatin1(editor::fillingMimeType), QByteArray::fromStdString(bluff.value),
                  hand.sheet().rectOf(hand.slot(0, 1)).center());
        QCOMPARE(hand.filling(0, 1)->option, ContentId("son-core:option/bluff"));
        QCOMPARE(hand.filling(0, 0)->option, ContentId("son-core:option/improvisation"));
        hand.f.action("edit.undo")->trigger();
        hand.saveAndJudge();
    }

    void a200PointArmyByKeyboard() {
        ArmyHand hand;
        WindowFixture::answerNext(QStringLiteral("newArmyCreate"));
        hand.f.action("file.newArmy")->trigger();
        hand.expectEmpty();
        // Back in front after the dialog: only an active window hears shortcuts.
        hand.f.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(hand.f.window.get()));
        hand.sheet().setFocus();
        hand.type(QStringLiteral("ranger comm"));
        QCOMPARE(hand.f.window->focusWidget(), static_cast<QWidget*>(hand.catalogue().search()));
        hand.key(Qt::Key_Return);
        QCOMPARE(hand.roster().entries.size(), std::size_t(1));
        QCOMPARE(hand.f.window->focusWidget(), static_cast<QWidget*>(&hand.sheet()));
        QVERIFY(hand.sheet().current() == ArmyPlace{hand.roster().entries[0].id});
        hand.key(Qt::Key_Down);  // first slot
        QVERIFY(hand.sheet().current() == hand.slot(0, 0));
        hand.type(QStringLiteral("bluff"));
        hand.key(Qt::Key_Return);
        QVERIFY(hand.filling(0, 0));
        hand.key(Qt::Key_Right);
        QVERIFY(hand.sheet().current() == hand.slot(0, 1));
        hand.type(QStringLiteral("improvis"));
        hand.key(Qt::Key_Return);
        hand.key(Qt::Key_Down);
        QVERIFY(hand.sheet().current() == hand.slot(0, 3));
        // Wrong one first, taken out again.
        hand.type(QStringLiteral("leader"));
        hand.key(Qt::Key_Return);
        QVERIFY(hand.filling(0, 3));
        hand.key(Qt::Key_Delete);
        QVERIFY(!hand.filling(0, 3));
        hand.type(QStringLiteral("medallion"));
        hand.key(Qt::Key_Return);
        hand.type(QStringLiteral("ranger assault"));
        hand.key(Qt::Key_Return);
        QCOMPARE(hand.roster().entries.size(), std::size_t(2));
        // Twice and once away; up and down the sheet.
        hand.key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(hand.roster().entries.size(), std::size_t(3));
        hand.key(Qt::Key_Delete);
        QCOMPARE(hand.roster().entries.size(), std::size_t(2));
        hand.key(Qt::Key_End);
        hand.key(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(hand.roster().entries[0].content, ContentId("son-core:tile/ranger-assault-group"));
        hand.key(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(hand.roster().entries[0].content, ContentId("son-core:tile/ranger-command"));
        hand.saveAndJudge();
    }

    void problemsStandOnTheirCardAndAFixIsOneStep() {
        ArmyHand hand;
        hand.f.window->openFiles({armySample()});
        const auto entry = hand.roster().entries[1].id;
        model::RosterEdits(hand.sheet().document()).fillSlot(entry, 1, ContentId("son-core:option/planning"));
        const auto problems = [&] {
            return hand.sheet()
                .sheetModel()
                .indexOf({entry, 1})
                .data(model::ArmySheetModel::ProblemsRole)
                .toStringList();
        };
        QTRY_VERIFY_WITH_TIMEOUT(!problems().isEmpty(), 60'000);
        auto* panel = hand.f.window->findChild<editor::ArmyProblemsPanel*>();
        QVERIFY(panel->title().contains(QStringLiteral("1")));
        const int steps = hand.sheet().document().undoStack().count();
        panel->follow(QStringLiteral("fix:0:0"));
        QCOMPARE(hand.sheet().document().undoStack().count(), steps + 1);
        QTRY_VERIFY_WITH_TIMEOUT(problems().isEmpty(), 60'000);
        hand.f.action("edit.undo")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!problems().isEmpty(), 60'000);
    }

    void anArmyInsideAScenarioIsEditedThere() {
        ArmyHand hand;
        hand.f.openSample();
        auto& scenario = hand.f.document();
        rules::ElementId army;
        for (const auto& side : scenario.scenario().sides)
            for (const auto& player : side.players)
                for (const auto& one : player.force.armies)
                    if (one.roster && army.empty())
                        army = one.id;
        if (army.empty()) {
            scenario.edit(QStringLiteral("Embed"), [](rules::Scenario& value) {
                rules::Roster roster;
                roster.system = value.system;
                roster.faction = value.sides[0].players[0].faction;
                value.sides[0].players[0].force.armies.push_back({rules::ElementId("inside"), {}, roster});
            });
            army = rules::ElementId("inside");
        }
        hand.f.desk().openArmy(scenario, army);
        auto* open = qobject_cast<model::EmbeddedArmy*>(hand.f.window->currentDocument());
        QVERIFY(open);
        const QByteArray before = scenario.toBytes();
        model::RosterEdits(*open).addEntry(ContentId("son-core:tile/ranger-weapons"));
        QVERIFY(scenario.toBytes() != before);
        // Undo in the army's tab is undo of the scenario; opening it again shows the same tab.
        hand.f.action("edit.undo")->trigger();
        QCOMPARE(scenario.toBytes(), before);
        const int tabs = hand.f.window->pages().count();
        hand.f.desk().openArmy(scenario, army);
        QCOMPARE(hand.f.window->pages().count(), tabs);
        // Closing the scenario takes the army's tab along.
        hand.f.window->pages().setCurrent(
            *hand.f.window->pages().pageOf(static_cast<const model::Document&>(scenario)));
        WindowFixture::answerNext(QStringLiteral("discard"));
        hand.f.action("file.close")->trigger();
        QVERIFY(!qobject_cast<model::EmbeddedArmy*>(hand.f.window->currentDocument()));
    }
};

QTEST_MAIN(TestArmyWindow)
#include "test_army_window.moc"
