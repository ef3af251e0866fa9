#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>
#include <QtTest>

#include "editor/army/army_problems_panel.h"
#include "editor/army/army_sheet.h"
#include "editor/army/catalogue_panel.h"
#include "editor/army/curve_plot.h"
#include "editor/briefing/briefing_view.h"
#include "editor/panels/problems_panel.h"
#include "editor/systems/crusades/deck_builder.h"
#include "editor/systems/crusades/simulation_panel.h"
#include "editor/systems/crusades/table_centre.h"
#include "editor/table/table_view.h"
#include "model/judging/judging.h"
#include "model/language/language.h"
#include "model/systems/crusades/house_edits.h"
#include "rules/format/formats.h"
#include "rules/systems/crusades/sections.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using namespace bocage::rules::crusades;
using editor::crusades::DeckBuilder;
using editor::crusades::SimulationPanel;
using editor::crusades::TableCentre;
using test::WindowFixture;

/// The real window: a scenario for three with a Village deck of its own, built by mouse and then by the
/// keyboard alone; a fortress with its garrison on the sheet; odds and simulations beside the table.
class TestCrusadesBuilder : public QObject {
    Q_OBJECT

    static TableCentre& centre(WindowFixture& f) {
        auto* view = qobject_cast<editor::TableView*>(f.window->pages().current()->view);
        if (!view)
            qFatal("no table in front");
        return *view->findChild<TableCentre*>();
    }
    static model::ScenarioDocument& document(WindowFixture& f) {
        return *qobject_cast<model::ScenarioDocument*>(f.window->pages().current()->document.get());
    }
    template <class Widget>
    static Widget& named(QWidget& in, const char* name) {
        auto* found = in.findChild<Widget*>(QLatin1String(name));
        if (!found)
            qFatal("no %s", name);
        return *found;
    }
    static void showTab(WindowFixture& f, const char* builder) {
        auto& tabs = named<QTabWidget>(centre(f), "tableSide");
        for (int i = 0; i < tabs.count(); ++i)
            if (tabs.widget(i)->findChild<QWidget*>(QLatin1String(builder)))
                QTest::mouseClick(tabs.tabBar(), Qt::LeftButton, {}, tabs.tabBar()->tabRect(i).center());
    }
    static int rowOf(QTableWidget& table, const char* card) {
        for (int row = 0; row < table.rowCount(); ++row)
            if (table.item(row, 0)->data(Qt::UserRole + 1).toString().endsWith(QLatin1String(card)))
                return row;
        return -1;
    }
    static int copiesOf(const rules::Extras& extras, bool roster, const char* card) {
        const DeckLists decks = roster ? rosterSection(extras).decks : scenarioSection(extras).decks;
        for (const DeckKind deck : listedDecks)
            for (const DeckEntry& entry : decks.of(deck).entries)
                if (entry.card.name() == card)
                    return entry.copies;
        return 0;
    }
    static rules::Roster sample(const char* name) {
        QFile file(model::resourcesFolder() + QStringLiteral("/samples/") + QLatin1String(name));
        const bool open = file.open(QIODevice::ReadOnly);
        const auto loaded = rules::readRoster(file.readAll().toStdString());
        if (!open || !loaded)
            qFatal("%s cannot be read", name);
        return loaded->value;
    }
    static std::size_t errors(WindowFixture& f) {
        rules::ValidateRequest request;
        request.library = document(f).library();
        request.scenario = &document(f).scenario();
        return rules::validate(request).count(rules::Severity::Error);
    }

private Q_SLOTS:
    void threeSeatsAndAVillageByMouse() {
        WindowFixture f;
        f.window->newScenario("crusades");
        for (int i = 0; i < 3; ++i)
            QTest::mouseClick(&named<QPushButton>(centre(f), "addSeat"), Qt::LeftButton);
        QCOMPARE(document(f).scenario().sides.size(), 3u);
        showTab(f, "deckCards");
        auto& builder = *centre(f).findChild<DeckBuilder*>();
        auto& table = named<QTableWidget>(builder, "deckCards");
        auto& more = named<QPushButton>(builder, "moreCopies");
        const auto add = [&](const char* card, int copies) {
            const int row = rowOf(table, card);
            QVERIFY2(row >= 0, card);
            table.scrollToItem(table.item(row, 0));
            QTest::mouseClick(table.viewport(), Qt::LeftButton, {},
                              table.visualItemRect(table.item(row, 0)).center());
            for (int i = 0; i < copies; ++i)
                QTest::mouseClick(&more, Qt::LeftButton);
            QCOMPARE(copiesOf(document(f).scenario().extras, false, card), copies);
        };
        add("soldiers-red-2", 6);
        add("soldiers-blue-2", 6);
        add("soldiers-green-2", 6);
        add("bowmen-red-1", 6);
        add("bowmen-blue-1", 6);
        add("bowmen-green-1", 6);
        add("gold", 8);
        QVERIFY(named<QLabel>(builder, "deckSum").text().contains(QStringLiteral("44")));
        QVERIFY(!builder.findChildren<editor::CurvePlot*>().isEmpty());
        // Clicks on the same card are one step of the history.
        const int steps = document(f).undoStack().count();
        QCOMPARE(steps, 3 + 7);
        f.action("edit.undo")->trigger();
        QCOMPARE(copiesOf(document(f).scenario().extras, false, "gold"), 0);
        f.action("edit.redo")->trigger();
        QCOMPARE(copiesOf(document(f).scenario().extras, false, "gold"), 8);
        QCOMPARE(errors(f), 0u);
        // Dealt and played by buttons.
        QTest::mouseClick(&named<QPushButton>(centre(f), "begin"), Qt::LeftButton);
        QCOMPARE(scenarioSection(document(f).scenario().extras).mode, Mode::Snapshot);
        QTest::mouseClick(&named<QPushButton>(centre(f), "backToStart"), Qt::LeftButton);
        QCOMPARE(scenarioSection(document(f).scenario().extras).mode, Mode::Start);
        QCOMPARE(errors(f), 0u);
        for (const auto& side : document(f).scenario().sides)
            QVERIFY(rosterSection(side.players[0].force.armies[0].roster->extras).hand.empty());
    }

    void theSameByKeyboard() {
        WindowFixture f;
        f.window->newScenario("crusades");
        auto& addSeat = named<QPushButton>(centre(f), "addSeat");
        addSeat.setFocus(Qt::TabFocusReason);
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(&addSeat, Qt::Key_Space);
        QCOMPARE(document(f).scenario().sides.size(), 3u);
        auto& tabs = named<QTabWidget>(centre(f), "tableSide");
        tabs.tabBar()->setFocus(Qt::TabFocusReason);
        while (!tabs.currentWidget()->findChild<QTableWidget*>(QStringLiteral("deckCards"))) {
            const int before = tabs.currentIndex();
            QTest::keyClick(tabs.tabBar(), Qt::Key_Right);
            QVERIFY(tabs.currentIndex() != before);
        }
        auto& builder = *centre(f).findChild<DeckBuilder*>();
        auto& table = named<QTableWidget>(builder, "deckCards");
        table.setFocus(Qt::TabFocusReason);
        const auto go = [&](const char* card) {
            const int row = rowOf(table, card);
            QVERIFY2(row >= 0, card);
            while (table.currentRow() < row)
                QTest::keyClick(&table, Qt::Key_Down);
            while (table.currentRow() > row)
                QTest::keyClick(&table, Qt::Key_Up);
        };
        go("soldiers-red-1");
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(&table, Qt::Key_Plus);
        QTest::keyClick(&table, Qt::Key_Minus);
        QCOMPARE(copiesOf(document(f).scenario().extras, false, "soldiers-red-1"), 2);
        f.action("edit.undo")->trigger();
        QCOMPARE(copiesOf(document(f).scenario().extras, false, "soldiers-red-1"), 0);
        // The deck of the mouse, card by card: digits are typed over what is there.
        const auto type = [&](const char* card, int copies) {
            go(card);
            const QString digits = QString::number(copies);
            QTest::keyClick(&table, digits[0].toLatin1());
            auto* box = table.findChild<QSpinBox*>();
            QVERIFY2(box, card);
            for (const QChar digit : digits.mid(1))
                QTest::keyClick(box, digit.toLatin1());
            QTest::keyClick(box, Qt::Key_Return);
            QTRY_COMPARE(copiesOf(document(f).scenario().extras, false, card), copies);
            QTRY_VERIFY(!table.findChild<QSpinBox*>());
        };
        for (const char* card : {"soldiers-red-2", "soldiers-blue-2", "soldiers-green-2", "bowmen-red-1",
                                 "bowmen-blue-1", "bowmen-green-1"})
            type(card, 6);
        type("gold", 16);
        f.action("edit.undo")->trigger();
        QCOMPARE(copiesOf(document(f).scenario().extras, false, "gold"), 0);
        type("gold", 8);
        QVERIFY(named<QLabel>(builder, "deckSum").text().contains(QStringLiteral("44")));
        QCOMPARE(errors(f), 0u);
        // Dealt by the keyboard, and back.
        auto& begin = named<QPushButton>(centre(f), "begin");
        begin.setFocus(Qt::TabFocusReason);
        QTest::keyClick(&begin, Qt::Key_Space);
        QCOMPARE(scenarioSection(document(f).scenario().extras).mode, Mode::Snapshot);
        auto& back = named<QPushButton>(centre(f), "backToStart");
        back.setFocus(Qt::TabFocusReason);
        QTest::keyClick(&back, Qt::Key_Space);
        QCOMPARE(scenarioSection(document(f).scenario().extras).mode, Mode::Start);
        QCOMPARE(errors(f), 0u);
    }

    void aListIsPastedWithOldNames() {
        WindowFixture f;
        f.window->newScenario("crusades");
        showTab(f, "deckCards");
        auto& builder = *centre(f).findChild<DeckBuilder*>();
        QGuiApplication::clipboard()->setText(
            QStringLiteral("8 Explorers\n4 Duke\n2 King\n10 Gold\n3 Wizards\n0 Idol\n"));
        QTest::mouseClick(&named<QPushButton>(builder, "pasteDeck"), Qt::LeftButton);
        QCOMPARE(copiesOf(document(f).scenario().extras, false, "sacrifice"), 8);
        QCOMPARE(copiesOf(document(f).scenario().extras, false, "cultist"), 4);
        QCOMPARE(copiesOf(document(f).scenario().extras, false, "idol"), 2);
        const QString told = named<QLabel>(builder, "deckTold").text();
        QVERIFY2(told.contains(QStringLiteral("Wizards")) && told.contains(QStringLiteral("Duke")),
                 qPrintable(told));
        QTest::mouseClick(&named<QPushButton>(builder, "copyDeck"), Qt::LeftButton);
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("10 ")));
        f.action("edit.undo")->trigger();
        QCOMPARE(copiesOf(document(f).scenario().extras, false, "sacrifice"), 0);
    }

    /// Castle, walls and defenders on the shared sheet; a deck of a pack becomes one of its own.
    void aFortressOnTheSheet() {
        WindowFixture f;
        rules::Roster blank;
        blank.system = "crusades";
        blank.title = "Keep";
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("keep.army.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(model::RosterDocument(blank, WindowFixture::library().library).toBytes());
        file.close();
        f.window->openFiles({file.fileName()});
        auto* sheet = qobject_cast<editor::ArmySheet*>(f.window->pages().current()->view);
        QVERIFY(sheet);
        auto* catalogue = f.window->findChild<editor::CataloguePanel*>();
        const auto put = [&](const char* id) {
            catalogue->choose(rules::ContentId(std::string("cc-base:") + id));
            f.action("army.put")->trigger();
        };
        put("fortress-card/castle-green");
        QCOMPARE(sheet->document().roster().entries.size(), 1u);
        catalogue->choose(rules::ContentId("cc-base:fortress-card/castle-green"));
        QVERIFY(f.action("fortress.build")->isVisible() && f.action("fortress.build")->isEnabled());
        f.action("fortress.build")->trigger();
        QCOMPARE(sheet->document().roster().entries.size(), 4u);
        put("village-card/bowmen-green-1");
        QCOMPARE(sheet->document().roster().entries[1].fillings.size(), 1u);
        const QByteArray before = sheet->document().toBytes();
        put("village-card/bowmen-red-1");  // of another colour
        QCOMPARE(sheet->document().toBytes(), before);
        f.action("fortress.decks")->trigger();
        auto* builder = f.window->findChild<DeckBuilder*>();
        QVERIFY(builder && builder->isVisible());
        auto& source = named<QComboBox>(*builder, "deckSource");
        source.setFocus();
        QTest::keyClick(&source, Qt::Key_Down);
        QVERIFY(!rosterSection(sheet->document().roster().extras).decks.village.deck.empty());
        auto& table = named<QTableWidget>(*builder, "deckCards");
        table.setFocus();
        table.setCurrentCell(rowOf(table, "idol"), 1);
        QTest::keyClick(&table, Qt::Key_Plus);
        QCOMPARE(copiesOf(sheet->document().roster().extras, true, "idol"), 3);
        f.action("edit.undo")->trigger();
        QCOMPARE(copiesOf(sheet->document().roster().extras, true, "idol"), 0);
    }

    /// The builder has the room of the table: cards to read on the left, what they amount to beside them,
    /// nothing to scroll sideways and no word cut; any other page gives the table back.
    void decksHaveTheRoomOfTheTable_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1280x720") << QSize(1280, 720);
        QTest::newRow("1920x1080") << QSize(1920, 1080);
    }
    void decksHaveTheRoomOfTheTable() {
        QFETCH(QSize, size);
        WindowFixture f;
        f.window->resize(size);
        f.window->openFiles(
            {model::resourcesFolder() + QStringLiteral("/samples/three-keeps.scenario.json")});
        showTab(f, "deckCards");
        auto& builder = *centre(f).findChild<DeckBuilder*>();
        QVERIFY(!centre(f).canvas().isVisible());
        QTRY_VERIFY2(builder.width() > 0.95 * centre(f).width(),
                     qPrintable(QString::number(builder.width())));
        for (const rules::crusades::DeckKind deck : listedDecks) {
            builder.deckBox()->setCurrentIndex(builder.deckBox()->findData(static_cast<int>(deck)));
            QCoreApplication::processEvents();
            beside(builder);
        }
        showTab(f, "tableOutline");
        QVERIFY(centre(f).canvas().isVisible());
        QTRY_VERIFY(centre(f).canvas().width() > 0.5 * centre(f).width());
    }
    static void beside(DeckBuilder& builder) {
        auto& cards = named<QTableWidget>(builder, "deckCards");
        auto& facts = named<QScrollArea>(builder, "deckFacts");
        const auto left = [&](const QWidget& widget) { return widget.mapTo(&builder, QPoint()).x(); };
        QTRY_VERIFY2(left(facts) >= left(cards) + cards.width(), "the facts stand beside the cards");
        QTRY_COMPARE(cards.horizontalScrollBar()->maximum(), 0);
        QTRY_COMPARE(facts.horizontalScrollBar()->maximum(), 0);
        QVERIFY(!facts.findChildren<editor::CurvePlot*>().isEmpty());
        for (QTableWidget* table : facts.findChildren<QTableWidget*>())
            QTRY_COMPARE(table->horizontalScrollBar()->maximum(), 0);
        QVERIFY(cards.iconSize().height() >= 60);
        const QFontMetrics metrics(cards.font());
        for (int row = 0; row < cards.rowCount(); ++row)
            for (const QString& line : cards.item(row, 0)->text().split(QLatin1Char('\n'))) {
                const int room = cards.columnWidth(0) - cards.iconSize().width() - 12;
                // Words wrap, into as many lines as the row is high.
                const QRect needed = metrics.boundingRect(QRect(0, 0, room, 1000), Qt::TextWordWrap,
                                                          cards.item(row, 0)->text());
                QVERIFY2(needed.width() <= room && needed.height() <= cards.rowHeight(row), qPrintable(line));
            }
        for (const QPushButton* button : builder.findChildren<QPushButton*>())
            QVERIFY2(button->width() >= button->fontMetrics().horizontalAdvance(button->text()) + 8,
                     qPrintable(button->text()));
        QVERIFY(named<QLabel>(builder, "viewedCard").isVisible());
    }

    /// A roster that brings decks and no fortress shows its decks at once; a fortress shows itself, and its
    /// decks where they are asked for or a finding is about them.
    void aRosterOfDecksShowsThemAtOnce() {
        WindowFixture f;
        f.window->resize(1280, 720);
        const auto open = [&](const char* sample) {
            f.window->openFiles(
                {model::resourcesFolder() + QStringLiteral("/samples/") + QLatin1String(sample)});
            auto* sheet = qobject_cast<editor::ArmySheet*>(f.window->pages().current()->view);
            if (!sheet)
                qFatal("no sheet in front");
            return sheet;
        };
        editor::ArmySheet* decks = open("deep-village.army.json");
        QVERIFY(decks->pageShown());
        auto* builder = decks->findChild<DeckBuilder*>();
        QVERIFY(builder && builder->isVisible());
        QVERIFY(named<QTableWidget>(*builder, "deckCards").rowCount() > 10);
        beside(*builder);
        editor::ArmySheet* keep = open("crow-keep.army.json");
        QVERIFY(!keep->pageShown());
        QTest::mouseClick(&named<QPushButton>(*keep, "facePage"), Qt::LeftButton);
        QVERIFY(keep->pageShown() && keep->findChild<DeckBuilder*>()->isVisible());
        // What lies behind the decks is not thrown away by accident.
        QVERIFY(!f.action("edit.delete")->isEnabled());
        f.action("fortress.decks")->trigger();
        QVERIFY(!keep->pageShown());
        rules::Location list;
        list.pointer = "/crusades/decks/village/entries/0";
        for (const auto& workspace : f.window->workspaces())
            if (auto* armies = qobject_cast<editor::ArmyWorkspace*>(workspace.get())) {
                armies->reveal(list);
                QVERIFY(keep->pageShown());
                rules::Location castle;
                castle.entries = {rules::ElementId("castle")};
                armies->reveal(castle);
                QVERIFY(!keep->pageShown());
            }
    }

    /// A label whose words do not fit it, with how much is missing; empty when all fit.
    static QString cutWord(const QWidget& in) {
        for (const QLabel* label : in.findChildren<QLabel*>()) {
            const QSize needed(label->minimumSizeHint().width(), label->heightForWidth(label->width()));
            if (label->width() < needed.width() || label->height() < needed.height())
                return QStringLiteral("%1: %2x%3 of %4x%5")
                    .arg(label->text())
                    .arg(label->width())
                    .arg(label->height())
                    .arg(needed.width())
                    .arg(needed.height());
        }
        return {};
    }

    /// The house rules of a fortress in a file of its own: every option of the game with the rule that it
    /// touches and what is usual, one step of the history each; a finding about one leads to its field.
    void aFortressHasHouseRules() {
        WindowFixture f;
        f.window->resize(1280, 720);
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("keep.army.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        rules::Roster keep = sample("crow-keep.army.json");
        RosterSection own = rosterSection(keep.extras);
        own.options = {{"handSize", "99"}, {"noSuchRule", "on"}};
        setSection(keep.extras, own);
        file.write(model::RosterDocument(keep, WindowFixture::library().library).toBytes());
        file.close();
        f.window->openFiles({file.fileName()});
        auto* sheet = qobject_cast<editor::ArmySheet*>(f.window->pages().current()->view);
        QVERIFY(sheet);
        auto& rules = named<QWidget>(*f.window, "houseRules");
        const auto field = [&](std::string_view key) -> QComboBox& {
            return named<QComboBox>(rules, std::string(key).c_str());
        };
        const auto small = [](const QComboBox& box) {
            return box.parentWidget()->findChildren<QLabel*>().last();
        };
        const auto options = [&] { return rosterSection(sheet->document().roster().extras).options; };
        for (const OptionInfo& option : optionTable()) {
            QComboBox& box = field(option.key);
            QVERIFY2(box.isEnabled() && box.count() == static_cast<int>(option.values.size()),
                     qPrintable(box.objectName()));
            const auto* touches = small(box);
            QVERIFY(touches && touches->text().contains(
                                   QString::fromUtf8(option.rule.data(), qsizetype(option.rule.size()))));
            QVERIFY2(touches->text().contains(box.itemText(0)), qPrintable(touches->text()));
            if (option.key != "handSize")
                QCOMPARE(box.currentIndex(), 0);
        }
        // No word of it is cut off in the narrow column.
        for (const char* language : {"fr", "en"}) {
            model::useLanguage(QLatin1String(language));
            QCoreApplication::processEvents();
            QString cut;
            QTRY_VERIFY2((cut = cutWord(rules)).isEmpty(), qPrintable(cut));
        }
        // What no rule knows is told as the file has it, and a finding leads there.
        QCOMPARE(field("handSize").currentIndex(), -1);
        QCOMPARE(field("handSize").placeholderText(), QStringLiteral("99"));
        auto* problems = f.window->findChild<editor::ArmyProblemsPanel*>();
        QLabel* objection = nullptr;
        QTRY_VERIFY2(
            [&] {
                for (QLabel* label : problems->findChildren<QLabel*>(QStringLiteral("armyProblem")))
                    if (label->text().contains(QStringLiteral("CC-CHK-12")) &&
                        label->text().contains(QStringLiteral("99")))
                        objection = label;
                return objection;
            }(),
            "the finding is shown");
        const QRegularExpressionMatch link =
            QRegularExpression(QStringLiteral("href='(show:\\d+)'")).match(objection->text());
        QVERIFY2(link.hasMatch(), qPrintable(objection->text()));
        problems->follow(link.captured(1));
        QTRY_VERIFY(field("handSize").hasFocus());
        auto* area = f.window->findChild<QScrollArea*>(QStringLiteral("armySidePanel"));
        const auto inSight = [&](const QWidget& widget) {
            return area->viewport()->rect().contains(
                QRect(widget.mapTo(area->viewport(), QPoint()), widget.size()));
        };
        QTRY_VERIFY(inSight(field("handSize")));
        // By keyboard, and back.
        QTest::keyClick(&field("handSize"), Qt::Key_Down);
        QVERIFY(!options().contains("handSize"));
        QCOMPARE(field("handSize").currentIndex(), 0);
        f.action("edit.undo")->trigger();
        QCOMPARE(options().at("handSize"), std::string("99"));
        QCOMPARE(field("handSize").currentIndex(), -1);
        f.action("edit.redo")->trigger();
        // So is any other.
        field("walls").setFocus();
        QTest::keyClick(&field("walls"), Qt::Key_Down);
        QCOMPARE(options().at("walls"), std::string("0"));
        // The preset has another idea of what is usual.
        f.action("edit.undo")->trigger();
        field("preset").setFocus();
        QTest::keyClick(&field("preset"), Qt::Key_Down);
        QCOMPARE(rosterSection(sheet->document().roster().extras).preset, std::string("retail-2017"));
        QCOMPARE(field("walls").currentText(), QStringLiteral("2"));
        QVERIFY(small(field("walls"))->text().contains(QStringLiteral("Usually 2")));
        // The action leads there by itself.
        named<QScrollArea>(*f.window, "armySidePanel").verticalScrollBar()->setValue(0);
        QVERIFY(f.action("fortress.rules")->isVisible() && f.action("fortress.rules")->isEnabled());
        f.action("fortress.rules")->trigger();
        QTRY_VERIFY(inSight(field("preset")));
        QTRY_VERIFY(field("preset").hasFocus());
    }

    /// Inside a scenario its house rules count: the fortress shows them and lets them be.
    void aFortressInAScenarioShowsItsRules() {
        WindowFixture f;
        f.window->openFiles(
            {model::resourcesFolder() + QStringLiteral("/samples/three-keeps.scenario.json")});
        model::ScenarioDocument& scenario = document(f);
        const OptionInfo* walls = findOption("walls");
        QVERIFY(model::crusades::HouseEdits(scenario).setOption(*walls, "4"));
        for (const auto& workspace : f.window->workspaces())
            workspace->openRoster(scenario, scenario.scenario().sides[0].players[0].force.armies[0].id);
        auto* sheet = qobject_cast<editor::ArmySheet*>(f.window->pages().current()->view);
        QVERIFY(sheet);
        auto& rules = named<QWidget>(*f.window, "houseRules");
        auto& box = named<QComboBox>(rules, "walls");
        QVERIFY(!box.isEnabled());
        QCOMPARE(box.currentText(), QStringLiteral("4"));
        QVERIFY(named<QLabel>(rules, "houseRulesTold").text().contains(QStringLiteral("scenario")));
        QVERIFY(!model::crusades::HouseEdits(sheet->document()).setOption(*walls, "5"));
        f.action("edit.undo")->trigger();
        QCOMPARE(box.currentText(), QStringLiteral("3"));
    }

    /// Everything that can be read in the window.
    static QStringList wordsIn(const QWidget& window) {
        QStringList words;
        for (const QWidget* widget : window.findChildren<QWidget*>()) {
            if (!widget->isVisibleTo(&window))
                continue;
            QStringList own{widget->toolTip(), widget->accessibleName(), widget->windowTitle()};
            if (const auto* label = qobject_cast<const QLabel*>(widget))
                own << label->text();
            if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
                own << button->text();
            if (const auto* edit = qobject_cast<const QLineEdit*>(widget))
                own << edit->placeholderText();
            if (const auto* box = qobject_cast<const QComboBox*>(widget))
                for (int i = 0; i < box->count(); ++i)
                    own << box->itemText(i);
            if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
                for (int i = 0; i < tabs->count(); ++i)
                    own << tabs->tabText(i);
            if (const auto* view = qobject_cast<const QAbstractItemView*>(widget); view && view->model())
                for (int column = 0; column < view->model()->columnCount(); ++column) {
                    own << view->model()->headerData(column, Qt::Horizontal).toString();
                    for (int row = 0; row < view->model()->rowCount(); ++row)
                        own << view->model()->index(row, column).data().toString();
                }
            own.removeAll(QString());
            words << own;
        }
        return words;
    }
    static QStringList wordsOfAllPages(WindowFixture& f) {
        QStringList words;
        const model::Judging& judging = f.window->findChild<editor::ProblemsPanel*>()->judging();
        const auto show = [&](const char* sample) {
            f.window->openFiles(
                {model::resourcesFolder() + QStringLiteral("/samples/") + QLatin1String(sample)});
            QCoreApplication::processEvents();
            // Findings are words too, and come from another thread.
            if (!QTest::qWaitFor([&] { return judging.document() && !judging.busy(); }, 60000))
                QTest::qFail("the document was not judged", __FILE__, __LINE__);
            QCoreApplication::processEvents();  // lists show new rows a moment later
        };
        for (const char* sample : {"three-keeps.scenario.json", "last-wall.scenario.json"}) {
            show(sample);
            auto& tabs = named<QTabWidget>(centre(f), "tableSide");
            for (int i = 0; i < tabs.count(); ++i) {
                tabs.setCurrentIndex(i);
                QCoreApplication::processEvents();
                words << wordsIn(*f.window);
            }
        }
        for (const char* sample : {"crow-keep.army.json", "deep-village.army.json"}) {
            show(sample);
            words << wordsIn(*f.window);
        }
        return words;
    }

    /// A window whose language is changed while it is open reads like one that was opened in that language,
    /// and calls a fortress what it is.
    void theLanguageMayChange() {
        QStringList opened, changed;
        {
            WindowFixture f;
            model::useLanguage(QStringLiteral("fr"));
            opened = wordsOfAllPages(f);
        }
        {
            WindowFixture f;
            wordsOfAllPages(f);
            model::useLanguage(QStringLiteral("fr"));
            QCoreApplication::processEvents();
            changed = wordsOfAllPages(f);
        }
        model::useLanguage(QStringLiteral("en"));
        QStringList differ;
        for (const QString& words : opened)
            if (!changed.contains(words) && !differ.contains(words))
                differ << words;
        for (const QString& words : changed)
            if (!opened.contains(words) && !differ.contains(words))
                differ << words;
        QVERIFY2(differ.isEmpty(), qPrintable(differ.join(QLatin1Char('\n'))));
        QVERIFY(opened.contains(QStringLiteral("Forteresse")));
        // Findings call a fortress by its name in the language of the reader.
        for (const QString& words : opened)
            QVERIFY2(!words.contains(QStringLiteral("Crow keep and a warlike")), qPrintable(words));
        for (const char* other : {"Armée", "Army", "Deal and play", "Decks", "Search cards"})
            QVERIFY2(!opened.contains(QString::fromUtf8(other)), other);
    }

    /// What only other games ask of their players and battles is not asked here.
    void theBriefingAsksWhatTheGameHas() {
        WindowFixture f;
        f.window->openFiles(
            {model::resourcesFolder() + QStringLiteral("/samples/three-keeps.scenario.json")});
        auto* view = qobject_cast<editor::TableView*>(f.window->pages().current()->view);
        view->setFace(editor::FacedView::Face::Briefing);
        editor::BriefingView& briefing = view->briefing();
        rules::Location sides;
        sides.pointer = "/sides";
        QVERIFY(briefing.showPlace(sides));
        for (const char* field : {"player-faction", "player-budget", "player-mixed", "grants", "permitted"})
            QVERIFY2(!briefing.findChild<QWidget*>(QLatin1String(field) + QStringLiteral("/player-1")),
                     field);
        for (const char* field : {"player-name", "player-cards", "army-new"})
            QVERIFY2(briefing.findChild<QWidget*>(QLatin1String(field) + QStringLiteral("/player-1")), field);
        sides.pointer = "/turnTrack";
        QVERIFY(briefing.sectionOf(sides).isEmpty());
        sides.pointer = "/title";
        QVERIFY(briefing.showPlace(sides));
        QVERIFY(!named<QLabel>(briefing, "glance").text().contains(QStringLiteral("turn track")));
    }

    void oddsAndSimulationsBesideTheTable_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << QStringLiteral("en");
        QTest::newRow("fr") << QStringLiteral("fr");
    }
    void oddsAndSimulationsBesideTheTable() {
        QFETCH(QString, language);
        WindowFixture f;
        f.window->resize(1280, 720);
        model::useLanguage(language);
        const auto english = qScopeGuard([] { model::useLanguage(QStringLiteral("en")); });
        f.window->openFiles(
            {model::resourcesFolder() + QStringLiteral("/samples/three-keeps.scenario.json")});
        showTab(f, "oddsReport");
        auto& odds = named<QWidget>(centre(f), "oddsReport");
        QVERIFY(odds.findChildren<QTableWidget*>().size() >= 4);
        for (const QTableWidget* table : odds.findChildren<QTableWidget*>())
            QVERIFY2(table->columnWidth(0) >= 110, "its first column can be read");
        QTRY_VERIFY2(
            [&] {
                const auto tables = odds.findChildren<QTableWidget*>();
                return std::all_of(tables.begin(), tables.end(), [](const QTableWidget* table) {
                    return table->horizontalScrollBar()->maximum() == 0;
                });
            }(),
            "nothing is cut off at the side");
        const int lent = centre(f).canvas().width();
        showTab(f, "walls");
        QTRY_VERIFY2(centre(f).canvas().width() > lent, "the table has its room again");
        showTab(f, "oddsReport");
        QVERIFY(!odds.findChildren<editor::CurvePlot*>().isEmpty());
        showTab(f, "simulationReport");
        auto& panel = *centre(f).findChild<SimulationPanel*>();
        named<QSpinBox>(panel, "runs").setValue(60);
        QSignalSpy done(&panel, &SimulationPanel::finished);
        QTest::mouseClick(&named<QPushButton>(panel, "runSimulation"), Qt::LeftButton);
        QVERIFY(panel.running());
        QVERIFY(done.wait(60000));
        auto& report = named<QWidget>(panel, "simulationReport");
        QVERIFY(!report.findChildren<QTableWidget*>().isEmpty());
        QVERIFY(!report.findChildren<editor::CurvePlot*>().isEmpty());
        // A long one is stopped.
        named<QSpinBox>(panel, "runs").setValue(1'000'000);
        QTest::mouseClick(&named<QPushButton>(panel, "runSimulation"), Qt::LeftButton);
        QTest::mouseClick(&named<QPushButton>(panel, "stopSimulation"), Qt::LeftButton);
        QVERIFY(done.wait(60000));
        QVERIFY(!panel.running());
    }
};

QTEST_MAIN(TestCrusadesBuilder)
#include "test_crusades_builder.moc"
