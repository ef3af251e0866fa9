#include <QCheckBox>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

#include "editor/briefing/briefing_view.h"
#include "editor/briefing/turn_track_widget.h"
#include "model/commands/briefing_edits.h"
#include "model/document/embedded_army.h"
#include "model/messages/element_names.h"
#include "rules/format/formats.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using bocage::test::WindowFixture;

namespace {

/// The sample with its briefing in front, driven as a user would.
struct BriefingFixture : WindowFixture {
    explicit BriefingFixture(const char* sample = nullptr) {
        if (sample)
            window->openFiles({model::resourcesFolder() + QStringLiteral("/samples/") +
                               QLatin1String(sample) + QStringLiteral(".scenario.json")});
        else
            openSample();
        QTest::keyClick(window.get(), Qt::Key_2, Qt::ControlModifier);
        QCoreApplication::processEvents();
    }
    void goTo(const char* section) {
        view().briefing().showSection(QString::fromLatin1(section));
        QCoreApplication::processEvents();
    }
    template <class T>
    T* find(const QString& name) {
        auto* found = view().briefing().findChild<T*>(name);
        if (!found)
            qWarning() << "no control is called" << name;
        return found;
    }
    void press(const QString& name) {
        auto* button = find<QAbstractButton>(name);
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton);
        QCoreApplication::processEvents();
    }
    void type(const QString& name, const QString& text) {
        auto* field = find<QWidget>(name);
        QVERIFY(field);
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, text);
        QCoreApplication::processEvents();
    }
    void choose(const QString& name, const QString& key) {
        auto* box = find<QComboBox>(name);
        QVERIFY(box);
        const int wanted = box->findData(key);
        QVERIFY(wanted >= 0);
        box->setFocus();
        // By keyboard: there is no other way in without a popup.
        for (int guard = 0; box->currentIndex() != wanted && guard < 100; ++guard)
            QTest::keyClick(box, wanted > box->currentIndex() ? Qt::Key_Down : Qt::Key_Up);
        QCoreApplication::processEvents();
    }
    editor::TurnTrackWidget& track() { return *find<editor::TurnTrackWidget>(QStringLiteral("turnTrack")); }
    int steps() { return document().undoStack().index(); }
};

}  // namespace

class TestBriefing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ctrl1AndCtrl2SwitchFaces() {
        BriefingFixture f;
        QCOMPARE(f.view().face(), editor::ScenarioView::Face::Briefing);
        QVERIFY(f.view().briefing().isVisible());
        QVERIFY(!f.action("edit.selectAll")->isEnabled());
        // The switch lies in the same place on both faces.
        const auto* toMap = f.view().findChild<QPushButton*>(QStringLiteral("faceMap"));
        const int width = toMap->width();
        QTest::keyClick(f.window.get(), Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(f.view().face(), editor::ScenarioView::Face::Centre);
        QCoreApplication::processEvents();
        QCOMPARE(toMap->width(), width);
        QVERIFY(f.canvas().isVisible());
        QVERIFY(f.action("edit.selectAll")->isEnabled());
    }

    void everySectionShowsItselfAndNamesItsControls() {
        BriefingFixture f;
        const QByteArray before = f.document().toBytes();
        auto* navigation = f.find<QListWidget>(QStringLiteral("briefingNavigation"));
        QCOMPARE(navigation->count(), 9);
        navigation->setFocus();
        for (int row = 0; row < navigation->count(); ++row) {
            QCOMPARE(navigation->currentRow(), row);
            auto* section = f.view().briefing().section(f.view().briefing().currentSection());
            QVERIFY(section->widget());
            for (QWidget* control : section->widget()->findChildren<QWidget*>()) {
                // Lists that pop up belong to their boxes.
                if (!(control->focusPolicy() & Qt::TabFocus) || control->window() != f.window.get() ||
                    control->objectName().startsWith("qt_"))
                    continue;
                auto* button = qobject_cast<QAbstractButton*>(control);
                QVERIFY2(!control->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                         qPrintable(section->id() + QLatin1Char('/') + control->objectName()));
            }
            QTest::keyClick(navigation, Qt::Key_Down);
        }
        QCOMPARE(f.document().toBytes(), before);
        QCOMPARE(f.steps(), 0);
    }

    void typingIsUndoneByWordsAndUndoBelongsToTheDocument() {
        BriefingFixture f;
        f.type(QStringLiteral("title"), QStringLiteral("Dawn at the mill"));
        QCOMPARE(f.scenario().title.in("en"), "Dawn at the mill");
        QCOMPARE(f.steps(), 4);
        auto* title = f.find<QLineEdit>(QStringLiteral("title"));
        QTest::keyClick(title, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(title->text(), QStringLiteral("Dawn at the "));
        for (int word = 0; word < 3; ++word)
            QTest::keyClick(title, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(f.scenario().title.in("en"), "Crossroads at Dusk");
        QCOMPARE(title->text(), QStringLiteral("Crossroads at Dusk"));
        for (int word = 0; word < 4; ++word)
            QTest::keyClick(title, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(title->text(), QStringLiteral("Dawn at the mill"));
        // Leaving the field ends the run: the next letters are a step of their own.
        QTest::keyClick(title, Qt::Key_Tab);
        f.type(QStringLiteral("title"), QStringLiteral("Dusk"));
        QCOMPARE(f.steps(), 5);
    }

    void eventsAndEndAreDragged() {
        BriefingFixture f;
        f.goTo("turns");
        const rules::ElementId event("event-1");
        auto& track = f.track();
        const auto drag = [&](QPoint from, QPoint to) {
            QTest::mousePress(&f.track(), Qt::LeftButton, {}, from);
            WindowFixture::sendMove(&f.track(), (from + to) / 2);
            WindowFixture::sendMove(&f.track(), to);
            QTest::mouseRelease(&f.track(), Qt::LeftButton, {}, to);
            QCoreApplication::processEvents();
        };
        drag(track.middleOfEvent(event), track.middleOfSpace(3));
        QCOMPARE(f.scenario().turnTrack.events.front().turn, 3);
        QCOMPARE(f.steps(), 1);
        drag(f.track().middleOfEnd(), f.track().middleOfSpace(10));
        QCOMPARE(f.scenario().turnTrack.end, std::optional<int>(10));
        QCOMPARE(f.steps(), 2);
        // Beside every space nothing happens.
        drag(f.track().middleOfEnd(), QPoint(-50, -50));
        QCOMPARE(f.steps(), 2);
        QTest::mouseDClick(&f.track(), Qt::LeftButton, {}, f.track().middleOfSpace(2));
        QCOMPARE(f.scenario().turnTrack.events.size(), std::size_t(2));
        QCOMPARE(f.scenario().turnTrack.events.back().turn, 2);
    }

    void theTrackHasAMenuOfItsOwn() {
        BriefingFixture f;
        f.goTo("turns");
        const auto menu = [&](QPoint at, const QString& words) {
            bool offered = false;
            QTimer::singleShot(50, &f.track(), [&] {
                auto* open = qobject_cast<QMenu*>(QApplication::activePopupWidget());
                if (!open)
                    return;
                for (QAction* action : open->actions())
                    if (action->text() == words) {
                        offered = true;
                        QTest::mouseClick(open, Qt::LeftButton, {}, open->actionGeometry(action).center());
                        return;
                    }
                open->close();
            });
            QContextMenuEvent wanted(QContextMenuEvent::Mouse, at, f.track().mapToGlobal(at));
            QCoreApplication::sendEvent(&f.track(), &wanted);
            QCoreApplication::processEvents();
            return offered;
        };
        QVERIFY(menu(f.track().middleOfSpace(3), QStringLiteral("Add an event on turn 3")));
        QCOMPARE(f.scenario().turnTrack.events.back().turn, 3);
        const auto added = f.scenario().turnTrack.events.back().id;
        QVERIFY(!menu(f.track().middleOfSpace(4), QStringLiteral("Remove this event")));
        QVERIFY(menu(f.track().middleOfEvent(added), QStringLiteral("Remove this event")));
        QCOMPARE(f.scenario().turnTrack.events.size(), std::size_t(1));
        QVERIFY(menu(f.track().middleOfSpace(6), QStringLiteral("End the battle with turn 6")));
        QCOMPARE(f.scenario().turnTrack.end, std::optional<int>(6));
        QVERIFY(menu(f.track().middleOfSpace(2), QStringLiteral("Take END off the track")));
        QVERIFY(!f.scenario().turnTrack.end);
        QCOMPARE(f.steps(), 4);
        // Off the track it lies ready on the last space, to be dragged or to be moved by keys.
        const QPoint from = f.track().middleOfEnd(), to = f.track().middleOfSpace(9);
        QCOMPARE(from.x(), f.track().middleOfSpace(12).x());
        QTest::mousePress(&f.track(), Qt::LeftButton, {}, from);
        WindowFixture::sendMove(&f.track(), (from + to) / 2);
        WindowFixture::sendMove(&f.track(), to);
        QTest::mouseRelease(&f.track(), Qt::LeftButton, {}, to);
        QCOMPARE(f.scenario().turnTrack.end, std::optional<int>(9));
    }

    void turnsStandInRowsOfOneLength() {
        BriefingFixture f;
        f.goTo("turns");
        std::map<int, int> turnsByRow;
        int right = 0;
        for (int turn = 1; turn <= 12; ++turn) {
            const QPoint middle = f.track().middleOfSpace(turn);
            ++turnsByRow[middle.y()];
            right = std::max(right, middle.x());
        }
        QVERIFY(turnsByRow.size() > 1);
        for (const auto& [y, turns] : turnsByRow)
            QCOMPARE(turns, turnsByRow.begin()->second);
        // They share the whole width.
        QVERIFY(right > f.track().width() * 3 / 4);
    }

    void aNewWayToWinComesIntoSight() {
        BriefingFixture f;
        f.goTo("victory");
        f.press(QStringLiteral("add-victory/%1/0")
                    .arg(QString::fromStdString(f.scenario().sides.front().id.value)));
        const auto& made = f.scenario().victory.back();
        auto* kind =
            f.find<QComboBox>(QStringLiteral("victory-kind/") + QString::fromStdString(made.id.value));
        QVERIFY(kind && kind->hasFocus());
        QVERIFY(!kind->visibleRegion().isEmpty());
    }

    void theLineOfAnArmyFollowsTheRules() {
        BriefingFixture f;
        f.goTo("sides");
        const auto& army = f.scenario().sides.front().players.front().force.armies.front();
        const QString line = QStringLiteral("army-status/") + QString::fromStdString(army.id.value);
        QTRY_VERIFY_WITH_TIMEOUT(f.find<QLabel>(line)->text().contains(QStringLiteral("✓")), 60'000);
        // The rules answer a moment after the edit: the line must not stay with what it said before.
        QVERIFY(f.document().edit(QStringLiteral("Empty the army"), [](rules::Scenario& scenario) {
            scenario.sides.front().players.front().force.armies.front().roster->entries.clear();
        }));
        QTRY_VERIFY_WITH_TIMEOUT(f.find<QLabel>(line)->text().contains(QStringLiteral("⬣")), 60'000);
    }

    void trackByKeyboardAlone() {
        BriefingFixture f;
        f.goTo("turns");
        f.track().setFocus();
        QTest::keyClick(&f.track(), Qt::Key_Down);
        QCOMPARE(f.track().chosen(), rules::ElementId("event-1"));
        QTest::keyClick(&f.track(), Qt::Key_Right);
        QTest::keyClick(&f.track(), Qt::Key_Right);
        QCOMPARE(f.scenario().turnTrack.events.front().turn, 7);
        QCOMPARE(f.steps(), 2);
        QTest::keyClick(&f.track(), Qt::Key_Insert);
        QCOMPARE(f.scenario().turnTrack.events.size(), std::size_t(2));
        const rules::ElementId added = f.track().chosen();
        QCOMPARE(added, f.scenario().turnTrack.events.back().id);
        QTest::keyClick(&f.track(), Qt::Key_Return);
        auto* words =
            f.find<QPlainTextEdit>(QStringLiteral("event-text/") + QString::fromStdString(added.value));
        QCOMPARE(QApplication::focusWidget(), words);
        QTest::keyClicks(words, QStringLiteral("Tanks arrive"));
        QCOMPARE(f.scenario().turnTrack.events.back().text.in("en"), "Tanks arrive");
        f.track().setFocus();
        QTest::keyClick(&f.track(), Qt::Key_Delete);
        QCOMPARE(f.scenario().turnTrack.events.size(), std::size_t(1));
        QTest::keyClick(&f.track(), Qt::Key_Down);
        QTest::keyClick(&f.track(), Qt::Key_Down);
        QTest::keyClick(&f.track(), Qt::Key_Left);  // END
        QCOMPARE(f.scenario().turnTrack.end, std::optional<int>(7));
    }

    /// Whoever wins by most points sees what counts how much, also what no palette offers as a unit.
    void theScoreTableOfMostPointsIsInSight() {
        BriefingFixture f("vortex-of-destiny");
        f.goTo("victory");
        const rules::VictoryCondition& majestic = f.scenario().victory.front();
        QCOMPARE(majestic.kind, rules::VictoryCondition::Kind::MostPoints);
        for (std::size_t line = 0; line < majestic.scores.size(); ++line) {
            const QString name = QStringLiteral("%1/victory-1/%2");
            auto* points = f.find<QSpinBox>(name.arg(QStringLiteral("score-points")).arg(line));
            QVERIFY(points);
            QCOMPARE(points->value(), majestic.scores[line].points);
            QCOMPARE(f.find<QComboBox>(name.arg(QStringLiteral("score-victim")).arg(line))
                         ->currentData()
                         .toString()
                         .toStdString(),
                     majestic.scores[line].victim.value);
        }
        QCOMPARE(f.find<QComboBox>(QStringLiteral("score-unit/victory-1/3"))->currentText(),
                 model::ElementNames::content(*f.document().library(), majestic.scores[3].unit));
        f.press(QStringLiteral("score-remove/victory-1/3"));
        QCOMPARE(f.scenario().victory.front().scores.size(), std::size_t(3));
        f.document().undoStack().undo();
        QCOMPARE(f.scenario().victory.front().scores.size(), std::size_t(4));
    }

    /// A prisoner is one's own; the space where he is freed counts too.
    void whoIsFreedAndWhereIsChosen() {
        BriefingFixture f("caves-of-terror");
        f.goTo("victory");
        for (const char* target : {"piece-1", "zone-door"}) {
            auto* chip = f.find<QPushButton>(QStringLiteral("victory-target/victory-1/%1").arg(target));
            QVERIFY(chip);
            QVERIFY(chip->isChecked());
        }
        f.press(QStringLiteral("victory-target/victory-1/zone-door"));
        QCOMPARE(f.scenario().victory.front().targets, std::vector{rules::ElementId("piece-1")});
    }

    void victoryIsBuiltFromForms() {
        BriefingFixture f;
        f.goTo("victory");
        const int before = static_cast<int>(f.scenario().victory.size());
        f.press(QStringLiteral("add-victory/axis/1"));  // capture
        QCOMPARE(static_cast<int>(f.scenario().victory.size()), before + 1);
        const rules::VictoryCondition& made = f.scenario().victory.back();
        const QString id = QString::fromStdString(made.id.value);
        f.press(QStringLiteral("victory-target/%1/objective-2").arg(id));
        QCOMPARE(f.scenario().victory.back().targets, std::vector{rules::ElementId("objective-2")});
        auto* turn = f.find<QSpinBox>(QStringLiteral("victory-turn/%1").arg(id));
        turn->setFocus();
        QTest::keyClick(turn, Qt::Key_Up);
        QTest::keyClick(turn, Qt::Key_Up);
        QCOMPARE(f.scenario().victory.back().turn, std::optional<int>(2));
        QCOMPARE(f.find<QPlainTextEdit>(QStringLiteral("victory-text/%1").arg(id))->placeholderText(),
                 QStringLiteral("Black Sun wins by capturing Baker's house before the end of turn 2."));
        f.choose(QStringLiteral("victory-kind/%1").arg(id), QStringLiteral("5"));
        QCOMPARE(f.scenario().victory.back().kind, rules::VictoryCondition::Kind::Score);
        f.press(QStringLiteral("score-add/%1").arg(id));
        QCOMPARE(f.scenario().victory.back().scores.size(), std::size_t(1));
        QCOMPARE(f.scenario().victory.back().scores.front().victim, rules::SideId("allies"));
        f.type(QStringLiteral("victory-text/%1").arg(id), QStringLiteral("Count them."));
        QCOMPARE(f.scenario().victory.back().text.in("en"), "Count them.");
        f.press(QStringLiteral("victory-remove/%1").arg(id));
        QCOMPARE(static_cast<int>(f.scenario().victory.size()), before);
        while (f.document().undoStack().canUndo())
            f.document().undoStack().undo();
        QCOMPARE(f.document().toBytes(), QByteArray::fromStdString(rules::writeScenario(f.scenario())));
        QCOMPARE(static_cast<int>(f.scenario().victory.size()), before);
    }

    void showOnTheMapSelectsTheTargets() {
        BriefingFixture f;
        f.goTo("victory");
        f.press(QStringLiteral("victory-map/victory-1"));
        QCOMPARE(f.view().face(), editor::ScenarioView::Face::Centre);
        QVERIFY(f.view().selection().ids().contains(rules::ElementId("objective-1")));
        QVERIFY(f.view().selection().ids().contains(rules::ElementId("objective-2")));
    }

    void sidesPlayersAndForces() {
        BriefingFixture f;
        f.goTo("sides");
        f.press(QStringLiteral("addSide"));
        QCOMPARE(f.scenario().sides.size(), std::size_t(3));
        f.type(QStringLiteral("side-name/side-1"), QStringLiteral("Maquis"));
        f.choose(QStringLiteral("player-faction/player-1"), QStringLiteral("son-core:faction/majestic"));
        auto* points = f.find<QSpinBox>(QStringLiteral("player-budget/player-1"));
        f.type(points->objectName(), QStringLiteral("150"));
        QTest::keyClick(points, Qt::Key_Return);
        f.press(QStringLiteral("army-new/player-1"));
        const rules::Player* player = findPlayer(f.scenario(), rules::PlayerId("player-1"));
        QVERIFY(player);
        QCOMPARE(player->force.budget, std::optional<int>(150));
        QCOMPARE(player->force.armies.size(), std::size_t(1));
        QCOMPARE(player->force.armies.front().id, rules::ElementId("army-3"));
        QCOMPARE(player->force.armies.front().roster->limit, std::optional<int>(150));
        QCOMPARE(f.scenario().sides.back().name.in("en"), "Maquis");
        f.press(QStringLiteral("army-open/army-3"));
        const auto* army = qobject_cast<model::EmbeddedArmy*>(f.window->currentDocument());
        QVERIFY(army);
        QCOMPARE(army->army(), rules::ElementId("army-3"));
        QTest::keyClick(f.window.get(), Qt::Key_PageUp, Qt::ControlModifier);  // back to the scenario
        QCoreApplication::processEvents();
        f.press(QStringLiteral("side-remove/side-1"));
        QCOMPARE(f.scenario().sides.size(), std::size_t(2));
    }

    void piecesArePickedBySearch() {
        BriefingFixture f;
        f.goTo("sides");
        QTimer::singleShot(50, qApp, [] {
            QWidget* picker = QApplication::activeModalWidget();
            QVERIFY(picker);
            auto* search = picker->findChild<QLineEdit*>(QStringLiteral("pickerSearch"));
            QTest::keyClicks(search, QStringLiteral("grenades"));
            QTest::keyClick(search, Qt::Key_Return);
        });
        f.press(QStringLiteral("grants/majestic"));
        const rules::Player* player = findPlayer(f.scenario(), rules::PlayerId("majestic"));
        QCOMPARE(player->force.fixed.size(), std::size_t(1));
        QCOMPARE(player->force.fixed.front().id, rules::ContentId("son-core:option/grenades"));
        f.press(QStringLiteral("grants/majestic/son-core:option/grenades/more"));
        player = findPlayer(f.scenario(), rules::PlayerId("majestic"));
        QCOMPARE(player->force.fixed.front().count, 2);
        f.press(QStringLiteral("grants/majestic/son-core:option/grenades/remove"));
        player = findPlayer(f.scenario(), rules::PlayerId("majestic"));
        QVERIFY(player->force.fixed.empty());
    }

    void initiativeConditionsDecksAndBags() {
        BriefingFixture f;
        f.goTo("play");
        f.choose(QStringLiteral("initiative"), QStringLiteral("*"));
        QVERIFY(f.scenario().initiative.random);
        QVERIFY(f.scenario().initiative.first.empty());
        f.choose(QStringLiteral("first-deployer"), QString());
        QVERIFY(f.scenario().initiative.firstDeployer.empty());
        QTest::keyClick(f.find<QCheckBox>(QStringLiteral("condition/night")), Qt::Key_Space);
        QCOMPARE(f.scenario().battlefield.conditions, std::vector<std::string>{"night"});
        f.press(QStringLiteral("deck-remove/deck-1"));
        QCOMPARE(f.scenario().decks.size(), std::size_t(1));
        f.press(QStringLiteral("add-deck/majestic"));
        QCOMPARE(f.scenario().decks.back().deck, rules::ContentId("son-core:deck/majestic"));
        f.press(QStringLiteral("bag-remove/bag-2"));
        QCOMPARE(f.scenario().bags.size(), std::size_t(1));
        f.press(QStringLiteral("add-bag/son-core:bag/search"));
        QCOMPARE(f.scenario().bags.back().bag, rules::ContentId("son-core:bag/search"));
    }

    void noMoreCardsAreTakenOutThanTheDeckHolds() {
        BriefingFixture f;
        f.goTo("play");
        const auto& use = f.scenario().decks.front();
        const rules::Copies card = f.document().library()->deck(use.deck)->cards.front();
        const QString name = QString::fromStdString(use.id.value);
        const std::string slug = card.id.value;
        QVERIFY(model::BriefingEdits(f.document()).setRemovedCard(use.id, card.id, 1));
        QCoreApplication::processEvents();
        const QString more =
            QStringLiteral("deck-removed/%1/%2/more").arg(name, QString::fromStdString(slug));
        for (int taken = 1; taken < card.count; ++taken)
            f.press(more);
        QCOMPARE(f.scenario().decks.front().removed.front().count, card.count);
        QVERIFY(!f.find<QToolButton>(more)->isEnabled());
    }

    /// Whoever changes a text is told which translation of it no longer says the same.
    void translationsThatAreOutOfDateSaySo() {
        BriefingFixture f;
        f.goTo("texts");
        const QString english = QStringLiteral("text/5/left"), french = QStringLiteral("text/5/right");
        f.type(english, QStringLiteral("The end."));
        f.type(french, QStringLiteral("Fin."));
        const auto notice = [&](const char* name) {
            return f.find<QLabel>(QString::fromLatin1(name))->isVisible();
        };
        QVERIFY(!notice("outdated/5/left") && !notice("outdated/5/right"));
        f.type(english, QStringLiteral("The very end."));
        QVERIFY(notice("outdated/5/right"));
        QVERIFY(!notice("outdated/5/left"));
        // It is kept in the file, and gone once the translation is written again.
        const auto again = rules::readScenario(rules::writeScenario(f.scenario()))->value;
        QVERIFY(model::isOutdated(again, model::TextField::Epilogue, "fr"));
        QVERIFY(!model::isOutdated(again, model::TextField::Epilogue, "en"));
        f.type(french, QStringLiteral("Vraiment fini."));
        QVERIFY(!notice("outdated/5/right") && !notice("outdated/5/left"));
        f.type(english, QStringLiteral("The End."));
        QVERIFY(notice("outdated/5/right"));
        f.press(QStringLiteral("confirm/5/right"));
        QVERIFY(!notice("outdated/5/right"));
        f.document().undoStack().undo();
        QVERIFY(notice("outdated/5/right"));
        f.document().undoStack().setClean();
    }

    void rulesRulingsTextsAndCampaign() {
        BriefingFixture f;
        f.goTo("rules");
        f.press(QStringLiteral("add-rule/early-totems"));
        QCOMPARE(f.scenario().specialRules.front().rules, std::vector<std::string>{"SON-SUP-09"});
        f.choose(QStringLiteral("ruling/los.corner"), QStringLiteral("either"));
        QCOMPARE(f.scenario().rulings.at("los.corner"), "either");
        f.choose(QStringLiteral("ruling/los.corner"), QString());
        QVERIFY(f.scenario().rulings.empty());
        f.goTo("texts");
        f.type(QStringLiteral("text/5/right"), QStringLiteral("Fin."));
        QCOMPARE(f.scenario().texts.epilogue.in("fr"), "Fin.");
        f.goTo("campaign");
        f.press(QStringLiteral("addLink"));
        f.type(QStringLiteral("link-chapter/link-1"), QStringLiteral("chapter-1"));
        QCOMPARE(f.scenario().campaign.front().chapter, "chapter-1");
    }

    void findingsAreShownWhereTheyBelong() {
        BriefingFixture f;
        f.goTo("turns");
        f.press(QStringLiteral("addEvent"));  // an event without words is an error
        QTRY_VERIFY_WITH_TIMEOUT(f.find<QListWidget>(QStringLiteral("briefingNavigation"))
                                         ->item(3)
                                         ->data(Qt::AccessibleDescriptionRole)
                                         .toString() == QStringLiteral("1 error"),
                                 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(f.view()
                                     .briefing()
                                     .section(QStringLiteral("turns"))
                                     ->findChild<QWidget*>(QStringLiteral("findingRow")),
                                 60'000);
    }

    void boxesAreCounted() {
        BriefingFixture f;
        f.goTo("boxes");
        QCOMPARE(f.find<QLabel>(QStringLiteral("boxesNeeded"))->text(),
                 QStringLiteral("1 × Core box (sample)"));
        QVERIFY(!f.view().briefing().findChild<QLabel*>(QStringLiteral("boxesMissing")));
        auto* owned = f.find<QSpinBox>(QStringLiteral("owned/son-call:box/call-box"));
        owned->setFocus();
        QTest::keyClick(owned, Qt::Key_Up);
        QCOMPARE(f.window->collection().boxes(rules::ContentId("son-call:box/call-box")), 1);
        QCOMPARE(f.find<QLabel>(QStringLiteral("boxesMissing"))->text(),
                 QStringLiteral("You still need 1 × Core box (sample)."));
        // The shelf is no part of the scenario.
        QCOMPARE(f.steps(), 0);
        // Another window knows it again.
        QCOMPARE(model::UserCollection().boxes(rules::ContentId("son-call:box/call-box")), 1);
        QFile::remove(model::UserCollection::defaultFile());
    }

    void cleanup() {
        for (QWidget* widget : QApplication::topLevelWidgets())
            QVERIFY(widget->objectName() != QLatin1String("contentPicker") || !widget->isVisible());
    }
};

QTEST_MAIN(TestBriefing)
#include "test_briefing.moc"
