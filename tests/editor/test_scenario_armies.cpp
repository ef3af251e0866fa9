// Armies inside and beside a scenario follow what happens to each other.
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QSignalSpy>

#include "editor/briefing/briefing_view.h"
#include "model/commands/army_units.h"
#include "model/commands/briefing_edits.h"
#include "model/document/embedded_army.h"
#include "tests/editor/file_fixture.h"

using namespace bocage;
using bocage::test::FileFixture;
using bocage::test::WindowFixture;

class TestScenarioArmies : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What a tab shows of a linked army counts in the scenario before it is saved, and the scenario says so.
    void aScenarioSeesUnsavedEditsOfALinkedArmy() {
        FileFixture f;
        const QString file = f.folder.filePath(QStringLiteral("rangers.army.json"));
        QVERIFY(QFile::copy(model::resourcesFolder() + QStringLiteral("/samples/ranger-company.army.json"),
                            file));
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
        model::ScenarioDocument& scenario = f.document();
        const rules::PlayerId player = scenario.scenario().sides.front().players.front().id;
        const rules::ElementId linked =
            model::BriefingEdits(scenario).linkArmy(player, QStringLiteral("rangers.army.json"));
        const std::size_t before =
            model::armyUnits(scenario.scenario(), scenario.library(), model::readLinkedArmies(scenario))
                .size();
        f.desk().openArmy(scenario, linked);
        auto* army = qobject_cast<model::RosterDocument*>(f.window->currentDocument());
        QVERIFY(army && army->path() == file);
        QSignalSpy told(&scenario, &model::ScenarioDocument::linkedArmiesChanged);
        army->edit(QStringLiteral("Empty it"), [](rules::Roster& roster) { roster.entries.clear(); });
        QTRY_COMPARE_WITH_TIMEOUT(told.size(), 1, 60'000);
        QCOMPARE(scenario.openArmies().size(), std::size_t{1});
        QVERIFY(model::armyUnits(scenario.scenario(), scenario.library(), model::readLinkedArmies(scenario))
                    .size() < before);
        f.window->pages().setCurrent(*f.window->pages().pageOf(scenario));
        f.goToSides();
        auto* status =
            f.field<QLabel>(QStringLiteral("army-status/%1").arg(QString::fromStdString(linked.value)));
        QTRY_VERIFY2(status->text().contains(QStringLiteral("not saved yet")), qPrintable(status->text()));
        army->undoStack().undo();
        QTRY_VERIFY_WITH_TIMEOUT(scenario.openArmies().empty(), 60'000);
        scenario.undoStack().setClean();
    }

    void linkingAnArmyOffersToSaveFirst() {
        WindowFixture f;
        f.openSample();
        QTest::keyClick(f.window.get(), Qt::Key_2, Qt::ControlModifier);
        f.view().briefing().showSection(QStringLiteral("sides"));
        QCoreApplication::processEvents();
        const QString player = QString::fromStdString(f.scenario().sides.front().players.front().id.value);
        auto* link = f.view().briefing().findChild<QPushButton*>(QStringLiteral("army-link/%1").arg(player));
        QVERIFY(link);
        bool offered = false;
        bool whole = false;
        QTimer::singleShot(100, f.window.get(), [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(box);
            offered = box->findChild<QPushButton*>(QStringLiteral("save"));
            whole = true;
            for (QLabel* label : box->findChildren<QLabel*>())
                whole =
                    whole && (label->text().isEmpty() || !label->isVisible() ||
                              (label->wordWrap() ? label->heightForWidth(label->width()) <= label->height()
                                                 : label->sizeHint().width() <= label->width()));
            box->findChild<QPushButton*>(QStringLiteral("cancel"))->click();
        });
        QTest::mouseClick(link, Qt::LeftButton);
        QVERIFY(offered);
        QVERIFY(whole);
    }

    /// A tile taken out of an army and put in again: the counter on the map is given to the new one.
    void aCounterIsGivenToAnotherEntry() {
        FileFixture f;
        model::ScenarioDocument& document = f.document();
        // The first unit of an army inside the scenario, or of one that we put there.
        const rules::PlayerId player = document.scenario().sides.front().players.front().id;
        const auto roster =
            model::loadValue(model::resourcesFolder() + QStringLiteral("/samples/ranger-company.army.json"));
        const rules::ElementId army =
            model::BriefingEdits(document).embedArmy(player, std::get<rules::Roster>(roster->value));
        const auto ours = [&] {
            std::vector<model::ArmyUnits> units;
            for (const model::ArmyUnits& each : model::armyUnits(document.scenario(), document.library()))
                if (each.entry.starts_with(army.value + "/"))
                    units.push_back(each);
            return units;
        };
        const model::ArmyUnits unit = ours().front();
        rules::Piece piece;
        piece.id = rules::ElementId("counter-of-ours");
        piece.content = unit.unit;
        piece.at = {1, 1};
        piece.side = unit.side;
        piece.player = unit.player;
        piece.entry = army.value + "/gone";
        document.edit(QStringLiteral("Place"), [&](rules::Scenario& s) { s.pieces.push_back(piece); });
        f.view().selection().setOnly(piece.id);
        auto* choice = f.field<QComboBox>(QStringLiteral("inspector.entry"));
        QCOMPARE(choice->currentText(), QStringLiteral("taken out of its army"));
        const int wanted = 1;
        QVERIFY(choice->count() >= 3);
        choice->setFocus();
        while (choice->currentIndex() != wanted)
            QTest::keyClick(choice, choice->currentIndex() > wanted ? Qt::Key_Up : Qt::Key_Down);
        const int placed = ours().front().placed;
        QCOMPARE(placed, unit.placed + 1);
        document.undoStack().setClean();
    }

    void anArmyTabGoesWithItsArmy() {
        FileFixture f;
        model::ScenarioDocument& document = f.document();
        const rules::PlayerId player = document.scenario().sides.front().players.front().id;
        const rules::ElementId army = model::BriefingEdits(document).embedArmy(
            player,
            model::emptyArmyFor(document.scenario(), *rules::findPlayer(document.scenario(), player)));
        f.desk().openArmy(document, army);
        QCOMPARE(f.window->pages().count(), 3);
        f.window->pages().setCurrent(*f.window->pages().pageOf(document));
        WindowFixture::answerNext(QStringLiteral("Reload"));
        f.action("file.reload")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(f.window->pages().count(), 2, 60'000);
    }
};

QTEST_MAIN(TestScenarioArmies)
#include "test_scenario_armies.moc"
