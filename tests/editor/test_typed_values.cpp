// What is typed is never lost, and undo takes back what the user did and nothing else.
#include <QLineEdit>
#include <QPlainTextEdit>

#include "editor/briefing/briefing_view.h"
#include "editor/forms/pending_input.h"
#include "editor/forms/typing_run.h"
#include "model/commands/briefing_edits.h"
#include "rules/format/formats.h"
#include "tests/editor/file_fixture.h"

using namespace bocage;
using bocage::test::bytesOf;
using bocage::test::FileFixture;
using bocage::test::WindowFixture;

class TestTypedValues : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
};

QTEST_MAIN(TestTypedValues)
#include "test_typed_values.moc"
