#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabBar>
#include <QTreeView>

#include "editor/briefing/briefing_card.h"
#include "editor/briefing/briefing_view.h"
#include "editor/panels/box_panel.h"
#include "editor/panels/problems_panel.h"
#include "editor/tools/place_tool.h"
#include "editor/tools/sight_tool.h"
#include "model/commands/army_units.h"
#include "model/commands/briefing_edits.h"
#include "model/commands/scenario_edits.h"
#include "model/messages/element_names.h"
#include "model/plan/placed_elements.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using bocage::test::WindowFixture;
using model::ScenarioEdits;
using rules::Cell;
using rules::ContentId;
using rules::ElementId;

/// What hurt a designer who built real battles by mouse and keyboard: boards that slid, popups that hid
/// entries, letters that fired tools, forms that jumped.
class TestDesigner : public QObject {
    Q_OBJECT

private:
    static const rules::PlacedBoard& board(WindowFixture& f, std::size_t index) {
        return f.scenario().battlefield.boards.at(index);
    }
    /// A space of the board on which nothing but the board lies.
    static Cell emptyCell(WindowFixture& f, const rules::PlacedBoard& board) {
        for (const Cell cell : model::coveredCells(board, *f.document().library()))
            if (model::elementsAt(f.scenario(), *f.document().library(), cell).size() == 1)
                return cell;
        return board.at;
    }
    static void release(WindowFixture& f, Cell at) {
        QTest::mouseRelease(f.canvas().viewport(), Qt::LeftButton, {}, f.middleOf(at));
    }

private Q_SLOTS:
    void aShortDragOnTheGroundMovesNoBoard() {
        WindowFixture f;
        f.openSample();
        const QByteArray before = f.document().toBytes();
        const Cell at = emptyCell(f, board(f, 0));
        f.click(at);  // selects the board
        QVERIFY(f.view().selection().contains(board(f, 0).id));
        f.drag(at, at + Cell{1, 0});
        f.drag(at, at + Cell{0, 2});
        QCOMPARE(f.document().toBytes(), before);
        QVERIFY(f.canvas().told().contains(QStringLiteral("Ctrl")));
        // Nor do the arrows, which then move the cursor.
        f.canvas().setFocus();
        QTest::keyClick(&f.canvas(), Qt::Key_Right);
        const Cell cursor = f.canvas().cursorCell();
        QTest::keyClick(&f.canvas(), Qt::Key_Right);
        QCOMPARE(f.document().toBytes(), before);
        QCOMPARE(f.canvas().cursorCell(), (cursor + Cell{1, 0}));
        QTest::keyClick(&f.canvas(), Qt::Key_Left, Qt::ControlModifier);
        QVERIFY(f.document().toBytes() != before || !f.canvas().told().isEmpty());
    }

    void aBoardSnapsBesideAnotherAndCarriesEverything() {
        WindowFixture f;
        f.openSample();
        QVERIFY(f.scenario().battlefield.boards.size() > 1);
        const rules::Scenario before = f.scenario();
        const std::size_t last = before.battlefield.boards.size() - 1;
        const auto bounds = model::battlefieldBounds(before, *f.document().library());
        const auto covered = model::coveredCells(board(f, last), *f.document().library());
        // Ten spaces to the right of everything: a free place beside the field.
        const Cell way{bounds.col + bounds.cols - board(f, last).at.col, 0};
        ScenarioEdits(f.document()).move({board(f, last).id}, way);
        const auto on = [&](Cell cell) {
            return std::find(covered.begin(), covered.end(), cell) != covered.end();
        };
        int carried = 0;
        for (std::size_t i = 0; i < before.pieces.size(); ++i) {
            const bool goes = !before.pieces[i].corner && on(before.pieces[i].at);
            QCOMPARE(f.scenario().pieces[i].at, before.pieces[i].at + (goes ? way : Cell{}));
            carried += goes;
        }
        for (std::size_t i = 0; i < before.battlefield.overlays.size(); ++i)
            if (on(before.battlefield.overlays[i].at)) {
                QCOMPARE(f.scenario().battlefield.overlays[i].at, before.battlefield.overlays[i].at + way);
                ++carried;
            }
        for (std::size_t z = 0; z < before.zones.size(); ++z) {
            std::vector<Cell> wanted;
            for (const Cell cell : before.zones[z].cells)
                wanted.push_back(on(cell) ? cell + way : cell);
            std::sort(wanted.begin(), wanted.end());
            QCOMPARE(f.scenario().zones[z].cells, wanted);
        }
        QVERIFY(carried > 0);
        QCOMPARE(f.document().undoStack().count(), 1);
        f.action("edit.undo")->trigger();
        QVERIFY(f.scenario() == before);
    }

    void aDraggedBoardLandsSquareBesideTheOthers() {
        WindowFixture f;
        f.openSample();
        f.canvas().zoomBy(0.5);
        const Cell from = emptyCell(f, board(f, 1));
        const Cell first = board(f, 0).at, before = board(f, 1).at;
        f.click(from);
        // Roughly below the first board: two spaces off in both directions.
        const Cell below = first + Cell{0, 10};
        f.drag(from, from + (below + Cell{2, 2} - before));
        QCOMPARE(board(f, 1).at, below);
        QVERIFY(f.canvas().told().contains(QStringLiteral("went along")));
    }

    void aHouseTakesItsTokenAlong() {
        WindowFixture f;
        f.openSample();
        const rules::PlacedOverlay house = f.scenario().battlefield.overlays.front();
        const auto cells = model::coveredCells(house, *f.document().library());
        rules::Piece token;
        for (const rules::Pack& pack : f.document().library()->packs())
            for (const rules::MarkerDef& marker : pack.markers)
                if (token.content.empty() && marker.place == rules::MarkerDef::Place::Cell)
                    token.content = marker.id;
        token.at = cells.back();
        const ElementId id = ScenarioEdits(f.document()).addPiece(token);
        rules::Objective objective;
        objective.element = house.id;
        ScenarioEdits(f.document()).addObjective(objective);
        ScenarioEdits(f.document()).move({house.id}, {1, 0});
        const auto at = [&] {
            return model::placedElement(f.scenario(), *f.document().library(), id)->cells;
        };
        QCOMPARE(at().front(), (cells.back() + Cell{1, 0}));
        f.action("edit.undo")->trigger();
        QCOMPARE(at().front(), cells.back());
        // Turned four times everything is where it was, and in between inside the house.
        const rules::Scenario before = f.scenario();
        for (int turn = 0; turn < 4; ++turn) {
            ScenarioEdits(f.document()).rotate({house.id});
            const auto turned = model::placedElement(f.scenario(), *f.document().library(), house.id)->cells;
            QVERIFY(std::find(turned.begin(), turned.end(), at().front()) != turned.end());
        }
        QVERIFY(f.scenario() == before);
    }

    void twoBoardsChangePlacesWithWhatLiesOnThem() {
        WindowFixture f;
        f.openSample();
        const rules::Scenario before = f.scenario();
        QVERIFY(!f.action("battlefield.swap")->isEnabled());
        f.view().selection().set({board(f, 0).id, board(f, 1).id});
        QVERIFY(f.action("battlefield.swap")->isEnabled());
        f.action("battlefield.swap")->trigger();
        QCOMPARE(board(f, 0).at, before.battlefield.boards[1].at);
        QCOMPARE(board(f, 1).at, before.battlefield.boards[0].at);
        QVERIFY(f.scenario().pieces != before.pieces || f.scenario().zones != before.zones ||
                f.scenario().battlefield.overlays != before.battlefield.overlays);
        QCOMPARE(f.document().undoStack().count(), 1);
        f.action("battlefield.swap")->trigger();
        QVERIFY(f.scenario() == before);
    }

    void aHandedOutHeroComesFromTheTray() {
        WindowFixture f;
        f.openSample();
        const rules::PlayerId player = f.scenario().sides.back().players.front().id;
        ContentId hero;
        for (const rules::Pack& pack : f.document().library()->packs())
            for (const rules::SystemContent& content : pack.system)
                if (const rules::Json* flag = content.fields.find("hero");
                    hero.empty() && content.id.kind() == "tile" && flag && *flag == rules::Json(true))
                    hero = content.id;
        QVERIFY(!hero.empty());
        model::BriefingEdits(f.document()).setGrant(player, hero, 1);
        auto* box = f.window->findChild<editor::BoxPanel*>();
        box->tabs()->setCurrentIndex(2);
        QTest::mouseClick(box->trayButton(), Qt::LeftButton);
        QModelIndex card;
        for (int row = 0; row < box->list()->model()->rowCount(); ++row)
            if (const QModelIndex index = box->list()->model()->index(row, 0);
                index.data(model::PaletteModel::EntryRole)
                    .toString()
                    .endsWith(QString::fromStdString(hero.value)))
                card = index;
        QVERIFY(card.isValid());
        const int unplaced = box->tray().unplaced();
        box->list()->scrollTo(card);
        QTest::mouseClick(box->list()->viewport(), Qt::LeftButton, {},
                          box->list()->visualRect(card).center());
        const auto bounds = model::battlefieldBounds(f.scenario(), *f.document().library());
        for (int i = 0; i < bounds.cols && box->tray().unplaced() == unplaced; ++i)
            f.click({bounds.col + i, bounds.row + bounds.rows - 1});
        QCOMPARE(box->tray().unplaced(), unplaced - 1);
        QCOMPARE(f.scenario().pieces.back().entry, player.value + "/" + hero.value);
        QCOMPARE(f.scenario().pieces.back().player, player);
    }

    void everyPopupShowsAllItsEntries() {
        WindowFixture f;
        f.openSample();
        f.action("tool.zone")->trigger();
        QCoreApplication::processEvents();
        int looked = 0;
        for (QComboBox* box : f.window->findChildren<QComboBox*>()) {
            if (!box->isVisible() || !box->isEnabled() || box->count() == 0)
                continue;
            box->showPopup();
            QCoreApplication::processEvents();
            const QAbstractItemView* view = box->view();
            const int rows = std::min(box->count(), box->maxVisibleItems());
            for (int row = 0; row < rows && box->count() <= box->maxVisibleItems(); ++row) {
                const QRect place = view->visualRect(view->model()->index(row, box->modelColumn()));
                QVERIFY2(place.top() >= 0 && place.bottom() < view->viewport()->height() &&
                             view->sizeHintForIndex(view->model()->index(row, box->modelColumn())).width() <=
                                 view->viewport()->width(),
                         qPrintable(QStringLiteral("%1: row %2 of %3 at %4..%5, popup of %6; %7 in %8")
                                        .arg(box->objectName())
                                        .arg(row)
                                        .arg(box->count())
                                        .arg(place.top())
                                        .arg(place.bottom())
                                        .arg(view->viewport()->height())
                                        .arg(place.width())
                                        .arg(view->viewport()->width())));
            }
            box->hidePopup();
            ++looked;
        }
        QVERIFY(looked >= 3);
    }

    void lettersBelongToTheListThatHasTheKeyboard() {
        WindowFixture f;
        f.openSample();
        f.view().selection().setOnly(f.scenario().battlefield.overlays.front().id);
        const QByteArray before = f.document().toBytes();
        const QString tool = f.canvas().tool()->id();
        for (const char* name : {"outlineTree", "boxList", "problemsList"}) {
            auto* list = f.window->findChild<QAbstractItemView*>(QString::fromLatin1(name));
            QVERIFY(list);
            list->setFocus();
            f.window->activateWindow();
            QCoreApplication::processEvents();
            QTest::keyClicks(list, QStringLiteral("grave[]"));
            QCOMPARE(f.document().toBytes(), before);
            QCOMPARE(f.canvas().tool()->id(), tool);
        }
        // On the map they are shortcuts.
        f.view().selection().setOnly(f.scenario().battlefield.overlays.front().id);
        f.canvas().setFocus();
        QTest::keyClick(&f.canvas(), Qt::Key_R);
        QVERIFY(f.document().toBytes() != before);
    }

    void aWallThatWasLaidIsNotBlamedForLyingThere() {
        WindowFixture f;
        f.openSample();
        model::Placement wall;
        for (const rules::Pack& pack : f.document().library()->packs())
            for (const rules::TerrainKind& kind : pack.terrain)
                if (wall.content.empty() && kind.place == rules::TerrainKind::Place::Edge)
                    wall.content = kind.id;
        f.canvas().setBrush(wall);
        f.action("tool.place")->trigger();
        auto* place = qobject_cast<editor::PlaceTool*>(f.canvas().tool());
        const std::size_t before = f.scenario().battlefield.edges.size();
        const auto press = [&](QPointF from, QPointF to) {
            QTest::mousePress(f.canvas().viewport(), Qt::LeftButton, {}, f.pixel(from));
            WindowFixture::sendMove(f.canvas().viewport(), f.pixel(to));
            QTest::mouseRelease(f.canvas().viewport(), Qt::LeftButton, {}, f.pixel(to));
        };
        press({2.5, 4.05}, {2.5, 4.05});
        QCOMPARE(f.scenario().battlefield.edges.size(), before + 1);
        QCOMPARE(place->reason(), QString());
        QTest::mouseMove(f.canvas().viewport(), f.pixel({2.4, 4.1}));
        QTest::mouseMove(f.canvas().viewport(), f.pixel({2.7, 3.95}));
        QCOMPARE(place->reason(), QString());
        press({5.5, 4.05}, {8.1, 4.05});
        QVERIFY(f.scenario().battlefield.edges.size() > before + 2);
        QTest::mouseMove(f.canvas().viewport(), f.pixel({7.5, 4.05}));
        QCOMPARE(place->reason(), QString());
        // Whoever comes back later and clicks there again is told.
        QTest::mouseMove(f.canvas().viewport(), f.pixel({12.5, 8.05}));
        QTest::mouseMove(f.canvas().viewport(), f.pixel({2.5, 4.05}));
        QVERIFY(!place->reason().isEmpty());
    }

    void theNextProblemLandsOnTheRightSide() {
        WindowFixture f;
        f.openSample();
        const auto& sides = f.scenario().sides;
        const std::size_t last = sides.size() - 1;
        rules::Location place;
        place.pointer = "/sides/" + std::to_string(last) + "/players/0/force";
        f.action("view.briefing")->trigger();
        QVERIFY(f.view().briefing().showPlace(place));
        QCOMPARE(f.view().briefing().currentSection(), QStringLiteral("sides"));
        const auto marked = [&] {
            QList<editor::BriefingCard*> cards;
            for (auto* card : f.view().briefing().findChildren<editor::BriefingCard*>())
                if (card->isVisible() && card->marked())
                    cards << card;
            return cards;
        };
        QCOMPARE(marked().size(), 1);
        QVERIFY(marked().front()->anchors().contains(QStringLiteral("/sides/%1/players/0").arg(last)));
        auto* area = f.view().briefing().section(QStringLiteral("sides"));
        const QRect card(marked().front()->mapTo(area->viewport(), QPoint()), marked().front()->size());
        QVERIFY(area->viewport()->rect().intersects(card));
        QVERIFY(card.top() >= 0 && card.top() < area->viewport()->height());
        // A side that cannot win is shown at its own place among the ways to win.
        place.pointer = "/victory";
        place.elements = {ElementId(sides[last].id.value)};
        QVERIFY(f.view().briefing().showPlace(place));
        QCOMPARE(marked().size(), 1);
        QVERIFY(marked().front()->anchors().contains(QString::fromStdString(sides[last].id.value)));
    }

    void whatTheNumberCountsIsReadInTheSection() {
        WindowFixture f;
        f.openSample();
        f.action("view.briefing")->trigger();
        rules::Finding finding;
        finding.rule = "SON-SCN-61";
        finding.severity = rules::Severity::Warning;
        finding.arguments = {"chapter 1"};
        finding.locations.emplace_back().pointer = "/campaign";
        f.view().briefing().setFindings({finding});
        f.view().briefing().showSection(QStringLiteral("campaign"));
        auto* section = f.view().briefing().section(QStringLiteral("campaign"));
        section->showFindings();
        auto* rest = section->findChild<editor::BriefingCard*>(QStringLiteral("sectionFindings"));
        QVERIFY(rest && rest->isVisible());
        QVERIFY(rest->findChild<QWidget*>(QStringLiteral("findingRow")));
        f.view().briefing().setFindings({});
        QVERIFY(!rest->isVisible());
    }

    void formsDoNotJumpAsFindingsComeAndGo() {
        WindowFixture f;
        f.openSample();
        // The verdict on the sample has come: none may arrive between the findings of this test.
        auto* problems = f.window->findChild<editor::ProblemsPanel*>();
        QVERIFY(problems);
        QTRY_VERIFY_WITH_TIMEOUT(problems->judging().upToDate(), 60000);
        f.action("view.briefing")->trigger();
        f.view().briefing().setFindings({});
        f.view().briefing().showSection(QStringLiteral("sides"));
        auto* section = f.view().briefing().section(QStringLiteral("sides"));
        const auto name = QStringLiteral("player-name/") +
                          QString::fromStdString(f.scenario().sides.back().players.front().id.value);
        auto* field = section->findChild<QWidget*>(name);
        QVERIFY(field);
        field->setFocus();
        section->ensureWidgetVisible(field);
        QCoreApplication::processEvents();
        const int before = field->mapTo(section->viewport(), QPoint()).y();
        const int height = section->widget()->height();
        rules::Findings findings;
        for (int i = 0; i < 3; ++i) {
            rules::Finding finding;
            finding.rule = "SON-SCN-46";
            finding.arguments = {f.scenario().sides.front().players.front().id.value};
            finding.locations.emplace_back().pointer = "/sides/0/players/0";
            findings.push_back(finding);
            f.view().briefing().setFindings(findings);
            QCoreApplication::processEvents();
            QCOMPARE(field->mapTo(section->viewport(), QPoint()).y(), before);
        }
        QVERIFY(section->widget()->height() > height);  // three lines need more than the room for one
        f.view().briefing().setFindings({});
        QCoreApplication::processEvents();
        QCOMPARE(field->mapTo(section->viewport(), QPoint()).y(), before);
    }

    void mapAndBriefingAreSwitchedWhereTheyWere() {
        WindowFixture f;
        f.openSample();
        QCoreApplication::processEvents();
        auto* button = f.window->findChild<QPushButton*>(QStringLiteral("faceBriefing"));
        const auto place = [&] {
            QCoreApplication::processEvents();
            return button->mapTo(f.window.get(), QPoint());
        };
        const QPoint before = place();
        QVERIFY(before.x() > 200);  // panels stand at the left
        f.action("view.briefing")->trigger();
        QCOMPARE(place(), before);
        f.action("view.map")->trigger();
        QCOMPARE(place(), before);
    }

    void addingABagKeepsTheKeyboardInTheForm() {
        WindowFixture f;
        f.openSample();
        f.action("view.briefing")->trigger();
        f.view().briefing().showSection(QStringLiteral("play"));
        auto* section = f.view().briefing().section(QStringLiteral("play"));
        f.window->activateWindow();
        QPushButton* add = nullptr;
        for (QPushButton* button : section->findChildren<QPushButton*>())
            if (button->objectName().startsWith(QStringLiteral("add-bag/")))
                add = add ? add : button;
        QVERIFY(add);
        add->setFocus();
        QCoreApplication::processEvents();
        QTest::keyClick(add, Qt::Key_Space);
        QCoreApplication::processEvents();
        QWidget* focus = QApplication::focusWidget();
        QVERIFY(focus && section->isAncestorOf(focus));
        const QString bag = QString::fromStdString(f.scenario().bags.back().id.value);
        QVERIFY2(focus->objectName().contains(bag), qPrintable(focus->objectName()));
        // And when it goes again the keyboard stays in the form too.
        auto* remove = section->findChild<QWidget*>(QStringLiteral("bag-remove/") + bag);
        QVERIFY(remove);
        remove->setFocus();
        QTest::keyClick(remove, Qt::Key_Space);
        QCoreApplication::processEvents();
        focus = QApplication::focusWidget();
        QVERIFY(focus && section->isAncestorOf(focus));
    }

    void everythingSeenHasAMenuEntryAndALegend() {
        WindowFixture f;
        f.openSample();
        QAction* seen = f.action("battlefield.seen");
        QVERIFY(seen->isEnabled() && !seen->isChecked());
        seen->trigger();
        auto* sight = qobject_cast<editor::SightTool*>(f.canvas().tool());
        QVERIFY(sight);
        QVERIFY(!sight->seen().empty());
        QCoreApplication::processEvents();
        for (int i = 0; i < 3; ++i) {
            auto* row = f.view().optionsBar().findChild<QWidget*>(QStringLiteral("sightLegend.%1").arg(i));
            QVERIFY(row && row->isVisible());
            QVERIFY(!row->findChildren<QLabel*>().last()->text().isEmpty());
        }
        f.canvas().setFocus();
        QTest::keyClick(&f.canvas(), Qt::Key_S);
        QVERIFY(!seen->isChecked());
        QVERIFY(sight->seen().empty());
        seen->trigger();
        f.action("tool.select")->trigger();
        QVERIFY(!seen->isChecked());
    }

    void theBoxIsFilteredByCategoryAndEachTabRemembers() {
        WindowFixture f;
        f.openSample();
        auto* box = f.window->findChild<editor::BoxPanel*>();
        const auto choose = [&](int index) {
            box->categories()->setCurrentIndex(index);
            Q_EMIT box->categories()->activated(index);
        };
        box->tabs()->setCurrentIndex(1);
        QVERIFY(box->categories()->isVisible());
        const int all = box->list()->model()->rowCount();
        int sum = 0;
        for (int i = 1; i < box->categories()->count(); ++i) {
            choose(i);
            const int some = box->list()->model()->rowCount();
            QVERIFY(some > 0 && some < all);
            sum += some;
        }
        QCOMPARE(sum, all);
        const int buildings = box->categories()->findText(QStringLiteral("Buildings"));
        QVERIFY(buildings > 0);
        choose(buildings);
        const int houses = box->list()->model()->rowCount();
        box->search()->setText(QStringLiteral("barn"));
        const int barns = box->list()->model()->rowCount();
        QVERIFY(barns < houses);
        box->tabs()->setCurrentIndex(2);
        QVERIFY(box->search()->text().isEmpty());  // no unit is called so
        QCOMPARE(box->categories()->currentIndex(), 0);
        const int units = box->list()->model()->rowCount();
        choose(box->categories()->findText(QStringLiteral("Black Sun"), Qt::MatchContains));
        QVERIFY(box->list()->model()->rowCount() > 0 && box->list()->model()->rowCount() < units);
        box->tabs()->setCurrentIndex(1);
        QCOMPARE(box->categories()->currentIndex(), buildings);
        QCOMPARE(box->list()->model()->rowCount(), houses);
    }

    void theHistoryIsToldInTheLanguageOfNow() {
        WindowFixture f;
        f.openSample();
        const auto speak = [&](const char* code) {
            for (QAction* action :
                 f.window->findChildren<QAction*>(QStringLiteral("language.") + QString::fromLatin1(code)))
                action->trigger();
            QCoreApplication::processEvents();
        };
        const auto history = [&] {
            QStringList texts;
            for (int i = 0; i < f.document().undoStack().count(); ++i)
                texts << f.document().undoStack().text(i);
            return texts;
        };
        f.view().selection().setOnly(f.scenario().battlefield.overlays.front().id);
        f.action("edit.rotate")->trigger();
        f.action("edit.delete")->trigger();
        ScenarioEdits(f.document()).turnBattlefield(1);
        f.view().selection().set({f.scenario().pieces[0].id, f.scenario().pieces[1].id});
        f.action("edit.delete")->trigger();
        const QStringList english = history();
        QCOMPARE(english.size(), 4);
        speak("fr");
        const QStringList french = history();
        for (int i = 0; i < 4; ++i)
            QVERIFY2(french[i] != english[i], qPrintable(french[i]));
        QVERIFY(french[3].contains(u'2'));
        auto* view = f.window->findChild<QAbstractItemView*>(QStringLiteral("historyView"));
        QCOMPARE(view->model()->index(3, 0).data().toString(), french[2]);
        speak("en");
        QCOMPARE(history(), english);
    }

    void sidesPlayersAndZonesHaveNames() {
        rules::Scenario scenario;
        scenario.system = "normandie";
        scenario.sides.resize(2);
        scenario.sides[0].id = rules::SideId("side-1");
        scenario.sides[1].id = rules::SideId("side-2");
        scenario.sides[1].players.resize(1);
        scenario.sides[1].players[0].id = rules::PlayerId("player-1");
        using Names = model::ElementNames;
        QCOMPARE(Names::side(scenario, rules::SideId("side-2")), QStringLiteral("Side 2"));
        QCOMPARE(Names::player(scenario, rules::PlayerId("player-1")), QStringLiteral("Player 1"));
        for (int i = 0; i < 3; ++i) {
            rules::Zone zone;
            zone.id = ElementId("zone-" + std::to_string(i));
            zone.side = scenario.sides[i == 1 ? 1 : 0].id;
            zone.cells = {{i, 0}};
            scenario.zones.push_back(zone);
        }
        QSet<QString> names;
        for (const rules::Zone& zone : scenario.zones)
            names.insert(Names::zone(scenario, zone));
        QCOMPARE(names.size(), 3);
        QCOMPARE(Names::zone(scenario, scenario.zones[1]), QStringLiteral("Deployment zone: Side 2"));
    }
};

QTEST_MAIN(TestDesigner)
#include "test_designer.moc"
