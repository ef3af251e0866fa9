// No work lost, nothing changed behind the user's back: what is typed, what the wheel does, what undo takes
// back, what a save does and says.
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTabBar>
#include <QTemporaryDir>
#include <QWheelEvent>

#include "editor/briefing/briefing_view.h"
#include "editor/forms/pending_input.h"
#include "editor/forms/typing_run.h"
#include "model/commands/army_units.h"
#include "model/commands/briefing_edits.h"
#include "model/document/embedded_army.h"
#include "model/io/backups.h"
#include "model/io/save_file.h"
#include "model/io/share_code.h"
#include "rules/format/formats.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using bocage::test::WindowFixture;

namespace {

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A battle in a file of the user's own.
struct FileFixture : WindowFixture {
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("battle.scenario.json"));

    FileFixture() {
        QFile::copy(test::samplePath(), path);
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        window->openFiles({path});
        QCoreApplication::processEvents();
    }
    template <class T>
    T* field(const QString& name) {
        QCoreApplication::processEvents();
        for (T* found : window->findChildren<T*>(name))
            if (found->isVisible())
                return found;
        qFatal("nothing in front is called %s", qPrintable(name));
    }
    /// Types into a field and leaves it at that: no Enter, no Tab.
    void type(QWidget* target, const QString& text) {
        target->setFocus();
        QTest::keyClick(target, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(target, text);
    }
    void goToSides() {
        QTest::keyClick(window.get(), Qt::Key_2, Qt::ControlModifier);
        view().briefing().showSection(QStringLiteral("sides"));
        QCoreApplication::processEvents();
    }
    QLineEdit* labelOfFirstObjective() {
        view().selection().setOnly(scenario().objectives.front().id);
        return field<QLineEdit>(QStringLiteral("inspector.label"));
    }
    QSpinBox* cards() {
        const QString id = QString::fromStdString(scenario().sides.front().players.front().id.value);
        return field<QSpinBox>(QStringLiteral("player-cards/%1").arg(id));
    }
    std::optional<int> cardsInDocument() { return scenario().sides.front().players.front().cards; }
    rules::Scenario onDisk() { return rules::readScenario(bytesOf(path).toStdString())->value; }
};

void wheelOver(QWidget* widget) {
    const QPointF at = widget->rect().center();
    QWheelEvent wheel(at, widget->mapToGlobal(at), {}, {0, -120}, {}, {}, Qt::NoScrollPhase, false);
    // As from the desk: only such an event gives focus and goes on to what lies behind.
    QSpontaneKeyEvent::setSpontaneous(&wheel);
    qApp->notify(widget, &wheel);
}

}  // namespace

class TestKeptWork : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // What is typed

    void aTypedLabelIsSaved() {
        FileFixture f;
        f.type(f.labelOfFirstObjective(), QStringLiteral("The old mill"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(f.onDisk().objectives.front().label.english(), std::string("The old mill"));
        QVERIFY(!f.document().isModified());
    }

    void aTypedNumberIsSaved() {
        FileFixture f;
        f.goToSides();
        f.type(f.cards(), QStringLiteral("9"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(f.onDisk().sides.front().players.front().cards, std::optional<int>(9));
    }

    /// Save is offered although the document counts as unmodified while the field holds what was typed.
    void saveWorksOnADocumentWithNothingButTypedWords() {
        FileFixture f;
        QLineEdit* label = f.labelOfFirstObjective();
        QVERIFY(!f.document().isModified());
        f.type(label, QStringLiteral("Only typed"));
        QTest::keyClick(label, Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(f.onDisk().objectives.front().label.english(), std::string("Only typed"));
    }

    void closingAsksAboutTypedWords() {
        FileFixture f;
        f.type(f.labelOfFirstObjective(), QStringLiteral("The old mill"));
        WindowFixture::answerNext(QStringLiteral("save"));
        QVERIFY(f.window->close());
        QCOMPARE(f.onDisk().objectives.front().label.english(), std::string("The old mill"));
    }

    void closingTheTabAsksAboutATypedNumber() {
        FileFixture f;
        f.goToSides();
        f.type(f.cards(), QStringLiteral("9"));
        WindowFixture::answerNext(QStringLiteral("save"));
        f.action("file.close")->trigger();
        QCOMPARE(f.onDisk().sides.front().players.front().cards, std::optional<int>(9));
    }

    void anotherTabKeepsTypedWords() {
        FileFixture f;
        model::ScenarioDocument& document = f.document();
        f.type(f.labelOfFirstObjective(), QStringLiteral("The old mill"));
        f.window->newScenario("normandie");
        QCOMPARE(document.scenario().objectives.front().label.english(), std::string("The old mill"));
        QVERIFY(f.document().scenario().objectives.empty());
    }

    void anotherSelectionKeepsTypedWords() {
        FileFixture f;
        f.type(f.labelOfFirstObjective(), QStringLiteral("The old mill"));
        f.view().selection().setOnly(f.scenario().pieces.front().id);
        QCOMPARE(f.scenario().objectives.front().label.english(), std::string("The old mill"));
    }

    void undoTakesBackWhatIsTyped() {
        FileFixture f;
        const std::string before = f.scenario().objectives.front().label.english();
        QLineEdit* label = f.labelOfFirstObjective();
        f.type(label, QStringLiteral("The old mill"));
        QTest::keyClick(label, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(f.scenario().objectives.front().label.english(), before);
        QCOMPARE(f.document().undoStack().count(), 1);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(f.scenario().objectives.front().label.english(), std::string("The old mill"));
    }

    void theSafetyCopyHoldsWhatIsTyped() {
        FileFixture f;
        f.goToSides();
        f.document().edit(QStringLiteral("Rename"), [](rules::Scenario& s) { s.title = rules::Text("A"); });
        f.type(f.cards(), QStringLiteral("9"));
        f.window->autosave().saveNow();
        const QString copy = f.window->autosave().copyOf(&f.document());
        const auto recovery = model::parseRecovery(bytesOf(copy), copy);
        QVERIFY(recovery.ok());
        QCOMPARE(
            rules::readScenario(recovery->bytes.toStdString())->value.sides.front().players.front().cards,
            std::optional<int>(9));
        // The user is still at it.
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(f.cards()));
    }

    void aNoteIsSavedWhileItIsWritten() {
        FileFixture f;
        const std::size_t notes = f.scenario().notes.size();
        f.canvas().writeNote({1, 1}, {});
        QWidget* text = QApplication::focusWidget();
        QCOMPARE(text->objectName(), QStringLiteral("noteEditor.text"));
        QTest::keyClicks(text, QStringLiteral("Ask Ann"));
        // A safety copy takes it without closing the sheet, and Escape takes it back.
        editor::commitInputSoftly();
        QCOMPARE(f.scenario().notes.size(), notes + 1);
        QCOMPARE(QApplication::focusWidget(), text);
        QTest::keyClicks(text, QStringLiteral(" about it"));
        editor::commitInputSoftly();
        QCOMPARE(f.scenario().notes.size(), notes + 1);
        QTest::keyClick(text, Qt::Key_Escape);
        QCOMPARE(f.scenario().notes.size(), notes);
        f.canvas().writeNote({1, 1}, {});
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Ask Ben"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(f.onDisk().notes.back().text.english(), std::string("Ask Ben"));
    }

    // Undo

    /// The case of the report: a number typed between two steps was written into the undo of the first.
    void aTypedNumberNeverEndsUpInsideAnotherStep() {
        FileFixture f;
        f.goToSides();
        QByteArrayList states{f.document().toBytes()};
        const QString side = QString::fromStdString(f.scenario().sides.front().id.value);
        QTest::mouseClick(f.field<QAbstractButton>(QStringLiteral("side-down/%1").arg(side)), Qt::LeftButton);
        states << f.document().toBytes();
        QVERIFY(states[0] != states[1]);
        f.type(f.cards(), QStringLiteral("9"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(f.document().toBytes(), states[1]);
        QTest::keyClick(f.window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(f.document().toBytes(), states[0]);
        f.action("edit.redo")->trigger();
        QCOMPARE(f.document().toBytes(), states[1]);
        f.action("edit.redo")->trigger();
        QCOMPARE(f.cardsInDocument(), std::optional<int>(9));
        while (f.document().undoStack().canUndo())
            f.document().undoStack().undo();
        QCOMPARE(f.document().toBytes(), states[0]);
    }

    /// Even when nobody handed the number over before the undo, the history stays whole.
    void anUndoUnderATypingHandKeepsTheHistory() {
        FileFixture f;
        f.goToSides();
        const QByteArray first = f.document().toBytes();
        model::BriefingEdits(f.document()).moveSide(f.scenario().sides.front().id, 1);
        const QByteArray moved = f.document().toBytes();
        f.type(f.cards(), QStringLiteral("9"));
        f.document().undoStack().undo();
        QCOMPARE(f.document().toBytes(), first);
        f.document().undoStack().redo();
        QCOMPARE(f.document().toBytes(), moved);
    }

    /// A press on a button that takes no focus: the number belongs to before it.
    void aButtonComesAfterWhatWasTyped() {
        FileFixture f;
        f.goToSides();
        const QString side = QString::fromStdString(f.scenario().sides.front().id.value);
        const rules::PlayerId player = f.scenario().sides.front().players.front().id;
        f.type(f.cards(), QStringLiteral("9"));
        QTest::mouseClick(f.field<QAbstractButton>(QStringLiteral("side-down/%1").arg(side)), Qt::LeftButton);
        QCOMPARE(rules::findPlayer(f.scenario(), player)->cards, std::optional<int>(9));
        QCOMPARE(f.document().undoStack().count(), 2);
    }

    void noStepBeginsInsideAnother() {
        qunsetenv("BOCAGE_STRICT");
        rules::Scenario scenario;
        model::ScenarioDocument document(scenario, rules::Library::build({}).first);
        bool refused = true;
        connect(&document, &model::ScenarioDocument::changed, this, [&] {
            refused = refused && !document.edit(QStringLiteral("Inside"),
                                                [](rules::Scenario& s) { s.author = "somebody"; });
        });
        QTest::ignoreMessage(QtWarningMsg, "\"Inside\" wanted to begin inside another step and was refused");
        QVERIFY(document.edit(QStringLiteral("Rename"), [](rules::Scenario& s) { s.title = "A"; }));
        QTest::ignoreMessage(QtWarningMsg, "\"Inside\" wanted to begin inside another step and was refused");
        document.undoStack().undo();
        QVERIFY(refused);
        QVERIFY(document.scenario() == scenario);
        qputenv("BOCAGE_STRICT", "1");
    }

    void typingIsUndoneByWordsAndPauses() {
        editor::TypingRun run;
        const auto steps = [&](const QStringList& states, qint64 between) {
            int count = 0;
            qint64 now = 0;
            editor::TypingRun fresh;
            run = fresh;
            for (qsizetype i = 1; i < states.size(); ++i)
                count += run.begins(states[i - 1], states[i], now += between);
            return count;
        };
        const auto typed = [](const QString& text) {
            QStringList states{QString()};
            for (qsizetype i = 1; i <= text.size(); ++i)
                states << text.left(i);
            return states;
        };
        QCOMPARE(steps(typed(QStringLiteral("mill")), 100), 1);
        QCOMPARE(steps(typed(QStringLiteral("the old mill")), 100), 3);
        QCOMPARE(steps(typed(QStringLiteral("keep  off.  Now")), 100), 3);
        QCOMPARE(steps(typed(QStringLiteral("don't")), 100), 1);
        QCOMPARE(steps(typed(QStringLiteral("mill")), 2000), 4);
        QStringList back = typed(QStringLiteral("mill"));
        back << QStringLiteral("mil") << QStringLiteral("mi");
        QCOMPARE(steps(back, 100), 2);
        QCOMPARE(steps({QString(), QStringLiteral("a pasted line")}, 100), 1);
    }

    void undoInAParagraphTakesAWord() {
        FileFixture f;
        QTest::keyClick(f.window.get(), Qt::Key_2, Qt::ControlModifier);
        f.view().briefing().showSection(QStringLiteral("basics"));
        auto* text = f.field<QPlainTextEdit>(QStringLiteral("introduction"));
        f.type(text, QStringLiteral("The mill burns"));
        QCOMPARE(f.scenario().texts.introduction.english(), std::string("The mill burns"));
        QTest::keyClick(text, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(f.scenario().texts.introduction.english(), std::string("The mill "));
        QTest::keyClick(text, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(f.scenario().texts.introduction.english(), std::string("The "));
        QTest::keyClick(text, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(f.scenario().texts.introduction.english(), std::string("The mill "));
    }

    // The wheel

    void theWheelPassesOverInputs_data() {
        QTest::addColumn<QString>("page");
        for (const char* page : {"map", "briefing", "army"})
            QTest::newRow(page) << QString::fromLatin1(page);
    }
    void theWheelPassesOverInputs() {
        QFETCH(QString, page);
        FileFixture f;
        QStringList sections{QString()};
        if (page == QLatin1String("army"))
            f.window->openFiles(
                {model::resourcesFolder() + QStringLiteral("/samples/ranger-company.army.json")});
        if (page == QLatin1String("map"))
            f.view().selection().setOnly(f.scenario().pieces.front().id);
        if (page == QLatin1String("briefing")) {
            QTest::keyClick(f.window.get(), Qt::Key_2, Qt::ControlModifier);
            sections = QStringList{QStringLiteral("basics"), QStringLiteral("sides"), QStringLiteral("play"),
                                   QStringLiteral("victory")};
        }
        int tried = 0;
        for (const QString& section : sections) {
            if (!section.isEmpty())
                f.view().briefing().showSection(section);
            QCoreApplication::processEvents();
            const QByteArray before = f.window->currentDocument()->toBytes();
            f.window->pages().tabs()->setFocus();
            for (QWidget* widget : f.window->findChildren<QWidget*>()) {
                if (!widget->isVisible() || !widget->isEnabled())
                    continue;
                auto* box = qobject_cast<QComboBox*>(widget);
                auto* number = qobject_cast<QSpinBox*>(widget);
                auto* slider = qobject_cast<QSlider*>(widget);
                if (!box && !number && !slider)
                    continue;
                const int was = box ? box->currentIndex() : number ? number->value() : slider->value();
                wheelOver(widget);
                QVERIFY2(!widget->hasFocus(), qPrintable(widget->objectName()));
                QVERIFY2(widget->focusPolicy() != Qt::WheelFocus, qPrintable(widget->objectName()));
                QCOMPARE(box ? box->currentIndex() : number ? number->value() : slider->value(), was);
                ++tried;
            }
            QCOMPARE(f.window->currentDocument()->toBytes(), before);
        }
        QVERIFY2(tried >= 2, qPrintable(QString::number(tried)));
    }

    void theWheelScrollsThePanelBehindAnInput() {
        QWidget body;
        auto* area = new QScrollArea(&body);
        auto* inside = new QWidget;
        inside->setMinimumSize(200, 2000);
        auto* number = new QSpinBox(inside);
        number->move(10, 10);
        area->setWidget(inside);
        area->resize(220, 200);
        body.resize(220, 200);
        WindowFixture f;  // brings the rules
        body.show();
        QVERIFY(QTest::qWaitForWindowExposed(&body));
        area->setFocus();
        wheelOver(number);
        QCOMPARE(number->value(), 0);
        QVERIFY(area->verticalScrollBar()->value() > 0);
        number->setFocus();
        const int scrolled = area->verticalScrollBar()->value();
        wheelOver(number);
        QVERIFY(number->value() == 0 && area->verticalScrollBar()->value() == scrolled);  // lowest already
        number->setValue(5);
        wheelOver(number);
        QCOMPARE(number->value(), 4);
    }

    // Samples, saves

    void aSampleIsAnUntitledCopy() {
        WindowFixture f;
        f.openSample();
        QVERIFY(f.document().path().isEmpty());
        QVERIFY(!f.document().isModified());
        QVERIFY(f.settings->recentFiles().isEmpty());
        // Not touched yet: asking for it again shows it.
        f.openSample();
        QCOMPARE(f.window->pages().count(), 2);
        f.document().edit(QStringLiteral("Rename"),
                          [](rules::Scenario& s) { s.title = rules::Text("Mine"); });
        f.openSample();
        QCOMPARE(f.window->pages().count(), 3);
        // Save asks for a place, and proposes one of the user's own.
        f.window->pages().setCurrentIndex(1);
        QString proposed;
        QTimer::singleShot(100, f.window.get(), [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            proposed = dialog->directory().absolutePath();
            dialog->reject();
        });
        f.action("file.save")->trigger();
        const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
        QCOMPARE(proposed, QFileInfo(documents).isDir() ? documents : QDir::homePath());
        f.document().undoStack().setClean();
    }

    void aTemplateIsAnUntitledCopy() {
        WindowFixture f;
        f.window->openFiles(
            {model::resourcesFolder() + QStringLiteral("/templates/1-skirmish.scenario.json")});
        QVERIFY(f.window->currentDocument()->path().isEmpty());
    }

    void aRefusedSaveSaysWhy_data() {
        QTest::addColumn<QString>("where");
        QTest::newRow("program file") << "program";
        QTest::newRow("file of another tab") << "tab";
        QTest::newRow("read-only folder") << "folder";
        QTest::newRow("read-only folder, file exists") << "file";
        QTest::newRow("locked") << "locked";
    }
    void aRefusedSaveSaysWhy() {
        QFETCH(QString, where);
        FileFixture f;
        QString target = test::samplePath();
        const QString closed = f.folder.filePath(QStringLiteral("closed"));
        model::DocumentLock other;
        if (where == QLatin1String("tab")) {
            target = f.path;
            f.openSample();
        } else if (where != QLatin1String("program")) {
            QVERIFY(QDir().mkpath(closed));
            target = closed + QStringLiteral("/x.scenario.json");
        }
        if (where == QLatin1String("file"))
            QVERIFY(QFile::copy(f.path, target));
        if (where == QLatin1String("locked"))
            QCOMPARE(other.acquire(target), model::DocumentLock::State::Held);
        else if (QFileInfo(closed).exists())
            QFile::setPermissions(closed, QFile::ReadOwner | QFile::ExeOwner);
        // For root no folder is closed by its permissions; this one takes no files from anybody.
        if (QFileInfo(closed).exists() && where != QLatin1String("locked") && QFileInfo(closed).isWritable())
            target = where == QLatin1String("file") ? QStringLiteral("/proc/version")
                                                    : QStringLiteral("/proc/x.scenario.json");
        f.document().edit(QStringLiteral("Rename"),
                          [](rules::Scenario& s) { s.title = rules::Text("Mine"); });
        const QByteArray before = bytesOf(target);
        QString said;
        QTimer poll;
        connect(&poll, &QTimer::timeout, this, [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box)
                return;
            said += box->objectName() + QLatin1Char(' ') + box->informativeText();
            // "Take over" is none of the answers here; the way out is.
            (box->escapeButton() ? box->escapeButton() : box->button(QMessageBox::Close))->click();
        });
        poll.start(20);
        QVERIFY(!f.window->saveTo(*f.window->pages().current(), target));
        QFile::setPermissions(closed, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        QVERIFY(!said.isEmpty());
        QVERIFY(f.document().isModified());
        QCOMPARE(bytesOf(target), before);
        f.document().undoStack().setClean();
    }

    void aChangeOnDiskIsNeverOverwrittenUnasked_data() {
        QTest::addColumn<QString>("answer");
        QTest::newRow("keep editing") << "cancel";
        QTest::newRow("write over it") << "overwrite";
    }
    void aChangeOnDiskIsNeverOverwrittenUnasked() {
        QFETCH(QString, answer);
        FileFixture f;
        f.document().edit(QStringLiteral("Rename"),
                          [](rules::Scenario& s) { s.title = rules::Text("Mine"); });
        rules::Scenario other = f.scenario();
        other.title = rules::Text("Theirs");
        const QByteArray theirs = QByteArray::fromStdString(rules::writeScenario(other));
        QVERIFY(model::saveAtomically(f.path, theirs).ok());
        // At once: no time for a notice.
        WindowFixture::answerNext(answer);
        QTest::keyClick(f.window.get(), Qt::Key_S, Qt::ControlModifier);
        const bool written = answer == QLatin1String("overwrite");
        QCOMPARE(bytesOf(f.path) == theirs, !written);
        QCOMPARE(f.document().isModified(), !written);
        if (written)
            QCOMPARE(bytesOf(model::backupsOf(f.path).front().file), theirs);
        f.document().undoStack().setClean();
    }

    void anImportIsUnsavedWork() {
        WindowFixture f;
        f.window->openFiles({model::resourcesFolder() + QStringLiteral("/samples/ranger-company.army.json")});
        auto* army = qobject_cast<model::RosterDocument*>(f.window->currentDocument());
        QVERIFY(army);
        const auto code = model::shareCode(army->roster());
        QVERIFY(code.ok());
        QTimer::singleShot(50, f.window.get(), [code = *code] {
            QWidget* dialog = QApplication::activeModalWidget();
            QVERIFY(dialog);
            dialog->findChild<QPlainTextEdit*>()->setPlainText(code);
            QCoreApplication::processEvents();
            static_cast<QDialog*>(dialog)->accept();
        });
        f.desk().importShareCode();
        QVERIFY(f.window->currentDocument() != army);
        QVERIFY(f.window->currentDocument()->isModified());
        f.window->autosave().saveNow();
        QVERIFY(!f.window->autosave().copyOf(f.window->currentDocument()).isEmpty());
        const int tabs = f.window->pages().count();
        WindowFixture::answerNext(QStringLiteral("cancel"));
        f.action("file.close")->trigger();
        QCOMPARE(f.window->pages().count(), tabs);
        f.window->autosave().forget(f.window->currentDocument());
    }

    // Armies of a scenario

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
        QTRY_COMPARE(told.size(), 1);
        QCOMPARE(scenario.openArmies().size(), std::size_t{1});
        QVERIFY(model::armyUnits(scenario.scenario(), scenario.library(), model::readLinkedArmies(scenario))
                    .size() < before);
        f.window->pages().setCurrent(*f.window->pages().pageOf(scenario));
        f.goToSides();
        auto* status =
            f.field<QLabel>(QStringLiteral("army-status/%1").arg(QString::fromStdString(linked.value)));
        QTRY_VERIFY2(status->text().contains(QStringLiteral("not saved yet")), qPrintable(status->text()));
        army->undoStack().undo();
        QTRY_VERIFY(scenario.openArmies().empty());
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
        QTRY_COMPARE(f.window->pages().count(), 2);
    }

    // Files of other times

    void aNewerFileOpensToRead() {
        FileFixture f;
        const QString path = f.folder.filePath(QStringLiteral("newer.scenario.json"));
        QByteArray bytes = bytesOf(f.path);
        bytes.replace("\"version\": 1", "\"version\": 9");
        QVERIFY(model::saveAtomically(path, bytes).ok());
        f.window->openFiles({path});
        QCOMPARE(f.document().path(), path);
        f.document().edit(QStringLiteral("Rename"),
                          [](rules::Scenario& s) { s.title = rules::Text("Mine"); });
        QString asked;
        QTimer::singleShot(100, f.window.get(), [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            asked = dialog->objectName() + dialog->windowTitle();
            dialog->reject();
        });
        f.action("file.save")->trigger();
        QVERIFY(!asked.isEmpty());
        QCOMPARE(bytesOf(path), bytes);
        f.document().undoStack().setClean();
    }

    void manyRecentFilesAreNoBurden() {
        QStringList files;
        for (int i = 0; i < 20'000; ++i)
            files << QStringLiteral("/nowhere/%1.scenario.json").arg(i);
        WindowFixture f;
        QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("bocage"),
                  QStringLiteral("bocage"))
            .setValue(QStringLiteral("files/recent"), files);
        QCOMPARE(app::Settings().recentFiles().size(), 12);
    }

    void noticesNeverMakeTheWindowGrow() {
        QDir().mkpath(model::recoveryFolder());
        WindowFixture clean;
        const int width = clean.window->minimumSizeHint().width();
        const int height = clean.window->minimumSizeHint().height();
        QDir().mkpath(model::recoveryFolder());
        for (int i = 0; i < 60; ++i) {
            QFile file(model::recoveryFolder() +
                       QStringLiteral("/%1%2.recovery").arg(QString(180, u'x')).arg(i));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("no copy at all");
        }
        WindowFixture f(WindowFixture::Leftovers::Keep);
        QCoreApplication::processEvents();
        QVERIFY(f.window->findChild<QFrame*>(QStringLiteral("noticeBar")));
        QCOMPARE(f.window->size(), QSize(1280, 800));
        QVERIFY2(f.window->minimumSizeHint().width() <= std::max(width, 1280),
                 qPrintable(QString::number(f.window->minimumSizeHint().width())));
        QVERIFY2(f.window->minimumSizeHint().height() <= std::max(height, 600),
                 qPrintable(QString::number(f.window->minimumSizeHint().height())));
        QDir(model::recoveryFolder()).removeRecursively();
    }

    void theSessionComesBack() {
        QTemporaryDir folder;
        QStringList files;
        for (const char* name : {"a", "b"}) {
            files << folder.filePath(QLatin1String(name) + QStringLiteral(".scenario.json"));
            QVERIFY(QFile::copy(test::samplePath(), files.back()));
        }
        WindowFixture f;
        QVERIFY(!f.action("file.reopenSession")->isEnabled());
        f.window->openFiles(files);
        f.window->pages().setCurrentIndex(1);
        QVERIFY(f.window->close());
        QVERIFY(QFile::remove(files[1]));
        app::MainWindow next(*f.settings, WindowFixture::library());
        next.show();
        QVERIFY(next.actions().action(QStringLiteral("file.reopenSession"))->isEnabled());
        next.actions().action(QStringLiteral("file.reopenSession"))->trigger();
        QCOMPARE(next.pages().count(), 2);
        QCOMPARE(next.currentDocument()->path(), files[0]);
    }

    void earlierVersionsComeBack() {
        FileFixture f;
        const QByteArray first = f.document().toBytes();
        f.document().edit(QStringLiteral("Rename"),
                          [](rules::Scenario& s) { s.title = rules::Text("Second"); });
        f.action("file.save")->trigger();
        QVERIFY(!f.document().isModified());
        WindowFixture::answerNext(QStringLiteral("takeVersion"));
        f.action("file.versions")->trigger();
        QCOMPARE(f.document().toBytes(), first);
        QVERIFY(f.document().isModified());
        f.document().undoStack().undo();
        QCOMPARE(f.scenario().title, rules::Text("Second"));
        const int tabs = f.window->pages().count();
        WindowFixture::answerNext(QStringLiteral("openVersion"));
        f.action("file.versions")->trigger();
        QCOMPARE(f.window->pages().count(), tabs + 1);
        QCOMPARE(f.document().toBytes(), first);
        QVERIFY(f.document().path().isEmpty() && f.document().isModified());
        f.document().undoStack().setClean();
    }

    void theStatusBarSaysHowSafeTheWorkIs() {
        FileFixture f;
        auto* status = f.window->findChild<QLabel*>(QStringLiteral("viewText"));
        QVERIFY(status->text().endsWith(QStringLiteral("saved")));
        f.document().edit(QStringLiteral("Rename"),
                          [](rules::Scenario& s) { s.title = rules::Text("Mine"); });
        QVERIFY2(status->text().contains(QStringLiteral("within 20 s")), qPrintable(status->text()));
        f.window->autosave().saveNow();
        QTRY_VERIFY2(status->text().contains(QStringLiteral("safety copy")) &&
                         !status->text().contains(QStringLiteral("within")),
                     qPrintable(status->text()));
        QVERIFY(status->toolTip().contains(QStringLiteral("20 seconds")));
        f.action("file.save")->trigger();
        QVERIFY(status->text().endsWith(QStringLiteral("· saved")));
    }
};

QTEST_MAIN(TestKeptWork)
#include "test_kept_work.moc"
