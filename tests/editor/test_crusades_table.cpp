#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QtTest>

#include "editor/systems/crusades/table_centre.h"
#include "model/library/content_library.h"
#include "rules/format/formats.h"
#include "rules/systems/crusades/sections.h"
#include "tests/rules/sample_packs.h"

using namespace bocage;
using namespace bocage::rules::crusades;
using editor::crusades::TableCanvas;
using editor::crusades::TableCentre;
using Spot = model::crusades::TableSpot;

/// The table by mouse and by keyboard: a scenario for three is built, dealt and played, a puzzle is won,
/// undone and played again.
class TestCrusadesTable : public QObject {
    Q_OBJECT

    rules::LibraryPtr m_library = model::loadInstalledLibrary().library;

    static rules::Scenario sample(const char* name) {
        return rules::readScenario(
                   tests::textOf(tests::resource(QStringLiteral("samples/") + QLatin1String(name))))
            ->value;
    }
    static const Spot* find(TableCanvas& canvas, Spot::Kind kind, int seat, int slot, int index) {
        for (const Spot& spot : canvas.table().spots)
            if (spot.kind == kind && spot.seat == seat && (kind != Spot::Kind::Place || spot.slot == slot) &&
                (kind == Spot::Kind::Place || spot.index == index))
                return &spot;
        return nullptr;
    }
    static void click(TableCanvas& canvas, const Spot* spot) {
        QVERIFY(spot);
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.place(*spot).topLeft() + QPoint(6, 12));
    }
    static void key(TableCanvas& canvas, const Spot* spot, Qt::Key press) {
        QVERIFY(spot);
        for (std::size_t i = 0; i < canvas.table().spots.size(); ++i)
            if (canvas.table().spots[i].sameAs(*spot))
                canvas.setCursorAt(static_cast<int>(i));
        QTest::keyClick(&canvas, press);
    }
    static void press(TableCentre& centre, const char* name) {
        auto* button = centre.findChild<QPushButton*>(QLatin1String(name));
        QVERIFY(button && button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
    }
    /// Which of the cards in hand is called so, by the end of its id.
    static int held(const model::ScenarioDocument& document, int seat, const char* name, int nth = 0) {
        const auto section = rosterSection(document.scenario()
                                               .sides[static_cast<std::size_t>(seat)]
                                               .players.front()
                                               .force.armies.front()
                                               .roster->extras);
        for (std::size_t i = 0; i < section.hand.size(); ++i)
            if (section.hand[i].name() == name && nth-- == 0)
                return static_cast<int>(i);
        return -1;
    }

private Q_SLOTS:
    void threeSeatsByMouseThenPlayed() {
        rules::Scenario empty;
        empty.system = "crusades";
        empty.title = "Empty";
        model::ScenarioDocument document(empty, m_library);
        TableCentre centre(document);
        centre.resize(1280, 720);
        centre.show();
        for (int i = 0; i < 3; ++i)
            press(centre, "addSeat");
        QCOMPARE(document.scenario().sides.size(), 3u);
        for (const char* deck : {"deck-village", "deck-siege", "deck-dagon", "deck-cthulhu"}) {
            auto* box = centre.findChild<QComboBox*>(QLatin1String(deck));
            QVERIFY(box && box->count() > 1);
            box->setFocus();
            QTest::keyClick(box, Qt::Key_Down);
            QCOMPARE(box->currentIndex(), 1);
        }
        const rules::Scenario opening = document.scenario();
        rules::ValidateRequest request;
        request.library = m_library;
        request.scenario = &opening;
        QCOMPARE(rules::validate(request).count(rules::Severity::Error), 0u);
        press(centre, "begin");
        QCOMPARE(scenarioSection(document.scenario().extras).mode, Mode::Snapshot);
        for (int seat = 0; seat < 3; ++seat)
            QVERIFY(find(centre.canvas(), Spot::Kind::Hand, seat, 0, 4));
        press(centre, qPrintable(QStringLiteral("action-%1").arg(static_cast<int>(Action::TurnDraw))));
        document.undoStack().undo();
        document.undoStack().undo();
        QVERIFY(document.scenario() == opening);
    }

    void thePuzzleByMouse() {
        model::ScenarioDocument document(sample("last-wall.scenario.json"), m_library);
        const rules::Scenario before = document.scenario();
        TableCentre centre(document);
        centre.resize(1600, 1200);
        centre.show();
        TableCanvas& canvas = centre.canvas();
        const auto hand = [&](const char* name, int nth = 0) {
            return find(canvas, Spot::Kind::Hand, 0, 0, held(document, 0, name, nth));
        };
        click(canvas, hand("idol"));
        press(centre, qPrintable(QStringLiteral("action-%1").arg(static_cast<int>(Action::PlayIdol))));
        // A castle behind a wall stays dark and says why.
        click(canvas, hand("soldiers-red-2"));
        const auto against = centre.moveOn(*find(canvas, Spot::Kind::Place, 1, 0, 0));
        QVERIFY(against);
        click(canvas, find(canvas, Spot::Kind::Place, 1, 0, 0));
        QVERIFY(document.scenario().sides.size() == 2);
        click(canvas, hand("bowmen-red-1"));
        click(canvas, find(canvas, Spot::Kind::Weapon, 0, 0, 0));
        click(canvas, find(canvas, Spot::Kind::Place, 1, 3, 0));
        QVERIFY(centre.findChild<QLabel*>(QStringLiteral("told"))->text().contains(QStringLiteral("5")));
        click(canvas, hand("soldiers-blue-2"));
        click(canvas, hand("bowmen-green-2"));
        click(canvas, find(canvas, Spot::Kind::Weapon, 0, 0, 0));
        click(canvas, find(canvas, Spot::Kind::Place, 1, 0, 0));
        QVERIFY(rosterSection(document.scenario().sides[1].players[0].force.armies[0].roster->extras).out);
        const rules::Scenario won = document.scenario();
        for (int i = 0; i < 3; ++i)
            document.undoStack().undo();
        QVERIFY(document.scenario() == before);
        for (int i = 0; i < 3; ++i)
            document.undoStack().redo();
        QVERIFY(document.scenario() == won);
    }

    void thePuzzleByKeyboard() {
        model::ScenarioDocument document(sample("last-wall.scenario.json"), m_library);
        TableCentre centre(document);
        centre.resize(1280, 720);
        centre.show();
        TableCanvas& canvas = centre.canvas();
        canvas.setFocus();
        const auto choose = [&](const char* name) {
            key(canvas, find(canvas, Spot::Kind::Hand, 0, 0, held(document, 0, name)), Qt::Key_Space);
        };
        choose("idol");
        auto* idol = centre.findChild<QPushButton*>(
            QStringLiteral("action-%1").arg(static_cast<int>(Action::PlayIdol)));
        QTest::keyClick(idol, Qt::Key_Space);
        choose("soldiers-red-2");
        choose("bowmen-red-1");
        key(canvas, find(canvas, Spot::Kind::Weapon, 0, 0, 0), Qt::Key_Space);
        key(canvas, find(canvas, Spot::Kind::Place, 1, 3, 0), Qt::Key_Return);
        choose("soldiers-blue-2");
        choose("bowmen-green-2");
        key(canvas, find(canvas, Spot::Kind::Weapon, 0, 0, 0), Qt::Key_Space);
        key(canvas, find(canvas, Spot::Kind::Place, 1, 0, 0), Qt::Key_Return);
        QVERIFY(rosterSection(document.scenario().sides[1].players[0].force.armies[0].roster->extras).out);
    }

    /// Build, summon, post, call back, a night attack answered by hand: each one undo step that says what
    /// came of it; undone all are gone, done again all are back.
    void everyKindOfMoveIsMadeUndoneAndReplayed() {
        rules::Scenario position = sample("last-wall.scenario.json");
        const auto card = [](const char* name) {
            return rules::ContentId(std::string("cc-base:village-card/") + name);
        };
        auto& own = position.sides[0].players[0].force.armies[0].roster->extras;
        RosterSection crow = rosterSection(own);
        crow.hand = {card("builder"),        card("builder"),     card("gold"),  card("gold"),
                     card("cultist"),        card("sacrifice"),   card("night"), card("soldiers-red-2"),
                     card("soldiers-red-1"), card("bowmen-red-1")};
        setSection(own, crow);
        ScenarioSection section = scenarioSection(position.extras);
        section.turn.actions = 5;
        section.turn.idol = true;
        setSection(position.extras, section);
        model::ScenarioDocument document(position, m_library);
        const rules::Scenario before = document.scenario();
        TableCentre centre(document);
        centre.resize(1600, 1200);
        centre.show();
        TableCanvas& canvas = centre.canvas();
        const auto choose = [&](const char* name, int nth = 0) {
            click(canvas, find(canvas, Spot::Kind::Hand, 0, 0, held(document, 0, name, nth)));
        };
        const auto act = [&](Action action) {
            press(centre, qPrintable(QStringLiteral("action-%1").arg(static_cast<int>(action))));
        };
        const auto seat = [&](int number) {
            return rosterSection(document.scenario()
                                     .sides[static_cast<std::size_t>(number)]
                                     .players[0]
                                     .force.armies[0]
                                     .roster->extras);
        };
        const auto told = [&] { return centre.findChild<QLabel*>(QStringLiteral("told"))->text(); };
        choose("builder");
        choose("builder", 1);
        choose("gold");
        choose("gold", 1);
        act(Action::Build);
        QCOMPARE(seat(0).hand.size(), 10u - 4u + 1u);
        choose("cultist");
        choose("sacrifice");
        act(Action::Summon);
        QCOMPARE(seat(0).reactions.size(), 1u);
        QCOMPARE(scenarioSection(document.scenario().extras).removed.size(), 1u);
        choose("bowmen-red-1");
        click(canvas, find(canvas, Spot::Kind::Place, 0, 1, 0));
        QCOMPARE(document.scenario().sides[0].players[0].force.armies[0].roster->entries[1].fillings.size(),
                 1u);
        auto* recall =
            centre.findChild<QPushButton*>(QStringLiteral("action-%1").arg(static_cast<int>(Action::Recall)));
        QVERIFY(!recall->isEnabled());  // nobody is chosen yet
        for (const Spot& spot : canvas.table().spots)
            if (spot.kind == Spot::Kind::Stationed && spot.seat == 0 && spot.slot == 1)
                QTest::mouseClick(&canvas, Qt::LeftButton, {},
                                  canvas.place(spot).bottomLeft() + QPoint(8, -6));
        act(Action::Recall);
        QVERIFY(document.scenario().sides[0].players[0].force.armies[0].roster->entries[1].fillings.empty());
        // By night against the last wall (3 shields): 2 + 1 + 1 swords, and the defender plays the Lurker
        // (−1).
        QTest::mouseClick(centre.findChild<QCheckBox*>(QStringLiteral("night")), Qt::LeftButton, {},
                          QPoint(8, 8));
        QTest::mouseClick(centre.findChild<QCheckBox*>(QStringLiteral("answers")), Qt::LeftButton, {},
                          QPoint(8, 8));
        choose("night");
        choose("soldiers-red-2");
        choose("soldiers-red-1");
        choose("bowmen-red-1");
        click(canvas, find(canvas, Spot::Kind::Reaction, 1, 0, 0));
        click(canvas, find(canvas, Spot::Kind::Place, 1, 3, 0));
        QVERIFY2(told().contains(QStringLiteral("4 − 1 = 3")), qPrintable(told()));
        QVERIFY(seat(1).reactions.empty());
        QCOMPARE(seat(1).destroyed.size(), 2u);
        const rules::Scenario after = document.scenario();
        QCOMPARE(document.undoStack().count(), 5);
        QVERIFY(document.undoStack().text(4).contains(QStringLiteral("4 − 1 = 3")));
        for (int i = 0; i < 5; ++i)
            document.undoStack().undo();
        QVERIFY(document.scenario() == before);
        for (int i = 0; i < 5; ++i)
            document.undoStack().redo();
        QVERIFY(document.scenario() == after);
    }

    /// As large as it goes, whatever the room; who zooms keeps the zoom until 0 is pressed.
    void theTableFillsItsRoom() {
        model::ScenarioDocument document(sample("last-wall.scenario.json"), m_library);
        TableCentre centre(document);
        centre.resize(1240, 600);
        centre.show();
        TableCanvas& canvas = centre.canvas();
        const QWidget& room = *canvas.parentWidget();
        const auto fills = [&] {
            const QSize size = canvas.sizeHint();
            return size.width() <= room.width() && size.height() <= room.height() &&
                   (size.width() > 0.95 * room.width() || size.height() > 0.95 * room.height());
        };
        QVERIFY2(fills(),
                 qPrintable(
                     QStringLiteral("%1 in %2x%3").arg(canvas.zoom()).arg(room.width()).arg(room.height())));
        const double small = canvas.zoom();
        centre.resize(1900, 960);
        QVERIFY(fills());
        QVERIFY(canvas.zoom() > 1.3 * small);
        canvas.setFocus();
        QTest::keyClick(&canvas, Qt::Key_Minus);
        const double chosen = canvas.zoom();
        centre.resize(1240, 600);
        QCOMPARE(canvas.zoom(), chosen);
        QTest::keyClick(&canvas, Qt::Key_0);
        QVERIFY(fills());
    }

    /// With the others' answers in one's own hands a Thief takes the gold when it is chosen.
    void aThiefChosenByHand() {
        rules::Scenario position = sample("last-wall.scenario.json");
        auto& other = position.sides[1].players[0].force.armies[0].roster->extras;
        RosterSection tide = rosterSection(other);
        tide.hand = {rules::ContentId("cc-base:village-card/thief")};
        setSection(other, tide);
        model::ScenarioDocument document(position, m_library);
        TableCentre centre(document);
        centre.resize(1600, 1200);
        centre.show();
        TableCanvas& canvas = centre.canvas();
        QTest::mouseClick(centre.findChild<QCheckBox*>(QStringLiteral("answers")), Qt::LeftButton, {},
                          QPoint(8, 8));
        click(canvas, find(canvas, Spot::Kind::Hand, 0, 0, held(document, 0, "gold")));
        click(canvas, find(canvas, Spot::Kind::Hand, 1, 0, held(document, 1, "thief")));
        press(centre, qPrintable(QStringLiteral("action-%1").arg(static_cast<int>(Action::Buy))));
        QVERIFY(held(document, 1, "gold") == 0 && held(document, 1, "thief") < 0);
        QCOMPARE(scenarioSection(document.scenario().extras).discard,
                 tide.hand);  // the Thief; the gold went to its hand
    }

    /// Every fortress has a "castle": a finding leads to the one it is about, and to the field it is about.
    void findingsLeadToTheirPlace() {
        model::ScenarioDocument document(sample("last-wall.scenario.json"), m_library);
        TableCentre centre(document);
        centre.resize(1280, 720);
        centre.show();
        rules::Location location;
        location.army = rules::ElementId("fortress-2");
        location.entries = {rules::ElementId("castle")};
        QVERIFY(centre.reveal(location));
        QVERIFY(centre.canvas().cursorSpot());
        QCOMPARE(centre.canvas().cursorSpot()->seat, 1);
        auto* side = centre.findChild<QTabWidget*>(QStringLiteral("tableSide"));
        const auto leads = [&](const char* pointer, const char* widget) {
            rules::Location there;
            there.pointer = pointer;
            return centre.reveal(there) && side->currentWidget()->findChild<QWidget*>(QLatin1String(widget));
        };
        QVERIFY(leads("/crusades/decks/siege", "deckCards"));
        QVERIFY(leads("/crusades/options/walls", "walls"));
        QVERIFY(leads("/initiative", "firstPlayer"));
        QVERIFY(!leads("/title", "walls"));
    }

    void anIllegalDropSaysWhy() {
        model::ScenarioDocument document(sample("last-wall.scenario.json"), m_library);
        TableCentre centre(document);
        centre.resize(1600, 1200);
        centre.show();
        TableCanvas& canvas = centre.canvas();
        const rules::Scenario before = document.scenario();
        key(canvas, find(canvas, Spot::Kind::Hand, 0, 0, held(document, 0, "soldiers-red-2")), Qt::Key_Space);
        key(canvas, find(canvas, Spot::Kind::Place, 1, 0, 0), Qt::Key_Return);
        QVERIFY(document.scenario() == before);
        QVERIFY(
            centre.findChild<QLabel*>(QStringLiteral("told"))->text().contains(QStringLiteral("CC-MCHK-01")));
    }
};

QTEST_MAIN(TestCrusadesTable)
#include "test_crusades_table.moc"
