#include <QAbstractItemView>
#include <QDialog>
#include <QMessageBox>
#include <QRandomGenerator>
#include <QWheelEvent>

#include "rules/format/formats.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using bocage::test::WindowFixture;

/// Seeded random clicks, drags, keys and actions on the real window. Whatever happens, the document can be
/// written and read back, and undoing everything gives the first bytes.
class TestMonkey : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void documentStaysSavable() {
        WindowFixture f;
        f.openSample();
        const QByteArray first = f.document().toBytes();
        QRandomGenerator random(20240607);
        // Everything but what leaves the window, opens a dialog or another document.
        QList<QAction*> actions;
        for (QAction* action : f.window->actions().all())
            if (!action->objectName().startsWith(QLatin1String("file.")) &&
                !action->objectName().startsWith(QLatin1String("help.")) &&
                !action->objectName().startsWith(QLatin1String("window.")) &&
                action->objectName() != QLatin1String("edit.replace") &&
                action->objectName() != QLatin1String("view.fullScreen"))
                actions << action;
        // Whatever asks is answered, one way or the other.
        QTimer answers;
        connect(&answers, &QTimer::timeout, this, [&random] {
            if (QWidget* menu = QApplication::activePopupWidget())
                menu->close();
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (auto* question = qobject_cast<QMessageBox*>(dialog); question && random.bounded(2))
                question->defaultButton()->click();
            else if (dialog)
                random.bounded(2) ? dialog->accept() : dialog->reject();
        });
        answers.start(5);
        QWidget* viewport = f.canvas().viewport();
        editor::ScenarioView& view = f.view();
        const auto anywhere = [&] {
            return QPoint(random.bounded(viewport->width()), random.bounded(viewport->height()));
        };
        for (int step = 0; step < 2000; ++step) {
            switch (random.bounded(8)) {
                case 0:
                case 1:
                    QTest::mouseClick(viewport, Qt::LeftButton, {}, anywhere());
                    break;
                case 2: {
                    const QPoint from = anywhere(), to = anywhere();
                    QTest::mousePress(viewport, Qt::LeftButton, {}, from);
                    WindowFixture::sendMove(viewport, (from + to) / 2);
                    WindowFixture::sendMove(viewport, to);
                    QTest::mouseRelease(viewport, Qt::LeftButton, {}, to);
                    break;
                }
                case 3: {
                    const Qt::Key all[] = {Qt::Key_Left,   Qt::Key_Right,  Qt::Key_Up, Qt::Key_Down,
                                           Qt::Key_Return, Qt::Key_Escape, Qt::Key_R,  Qt::Key_F};
                    QTest::keyClick(&view.canvas(), all[random.bounded(8)]);
                    break;
                }
                case 4:
                case 5: {
                    QAction* action = actions[random.bounded(int(actions.size()))];
                    if (action->isEnabled())
                        action->trigger();
                    break;
                }
                case 6: {
                    auto* box = f.window->findChild<QAbstractItemView*>(QStringLiteral("boxList"));
                    const int rows = box->model()->rowCount();
                    if (rows > 0 && box->isVisible())
                        Q_EMIT box->clicked(box->model()->index(random.bounded(rows), 0));
                    break;
                }
                case 7: {
                    const QPointF at = anywhere();
                    QWheelEvent wheel(at, viewport->mapToGlobal(at), {}, {0, random.bounded(2) ? 120 : -120},
                                      {}, {}, Qt::NoScrollPhase, false);
                    QCoreApplication::sendEvent(viewport, &wheel);
                    break;
                }
            }
            if (step % 200 == 0) {
                QCoreApplication::processEvents();
                const QByteArray bytes = view.document().toBytes();
                const auto read =
                    rules::readScenario({bytes.constData(), static_cast<std::size_t>(bytes.size())});
                QVERIFY(read.ok());
                QVERIFY(read->value == view.document().scenario());
            }
        }
        while (view.document().undoStack().canUndo())
            view.document().undoStack().undo();
        QCOMPARE(view.document().toBytes(), first);
        view.document().undoStack().setClean();
    }
};

QTEST_MAIN(TestMonkey)
#include "test_monkey.moc"
