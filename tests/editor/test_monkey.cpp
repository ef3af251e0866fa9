#include <QAbstractItemView>
#include <QClipboard>
#include <QCryptographicHash>
#include <QDialog>
#include <QMessageBox>
#include <QPointer>
#include <QRandomGenerator>
#include <QWheelEvent>

#include "editor/panels/problems_panel.h"
#include "model/io/document_files.h"
#include "rules/format/formats.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using bocage::test::WindowFixture;

namespace {

/// Judgement comes from a thread: whoever counts on what the window shows waits for it.
bool isJudged(const QWidget& window) {
    const model::Judging& judging = window.findChild<editor::ProblemsPanel*>()->judging();
    return !judging.document() || judging.upToDate() || !judging.busy();
}

/// Answers every dialog and closes every menu. It has luck of its own, drawn once for each dialog when all
/// that could still change the window has come, so that no pace of a timer or thread changes what happens.
class Answers : public QObject {
public:
    Answers(const QWidget& window, quint32 seed) : m_window(window), m_random(seed ^ 0x5eed) {
        connect(&m_timer, &QTimer::timeout, this, [this] { answer(); });
        m_timer.start(5);
    }

    /// Lets everything come that is on its way.
    void settle() {
        do {
            QCoreApplication::processEvents();
            if (QWidget* menu = QApplication::activePopupWidget())
                menu->close();
        } while (!isJudged(m_window) || QApplication::activePopupWidget());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }

private:
    void answer() {
        if (QWidget* menu = QApplication::activePopupWidget())
            menu->close();
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (!dialog || !isJudged(m_window))
            return;
        // One that does not take its answer is sent away.
        const bool again = dialog == m_last;
        m_last = dialog;
        const bool agree = !again && m_random.bounded(2) != 0 && !dialog->inherits("QFileDialog");
        if (auto* question = qobject_cast<QMessageBox*>(dialog);
            question && agree && question->defaultButton())
            question->defaultButton()->click();
        else
            agree ? dialog->accept() : dialog->reject();
    }

    const QWidget& m_window;
    QRandomGenerator m_random;
    QTimer m_timer;
    QPointer<QDialog> m_last;
};

/// A hand that knows every page and every control of the window.
class Monkey {
public:
    Monkey(app::MainWindow& window, quint32 seed)
        : m_window(window), m_random(seed), m_answers(window, seed) {
        for (QAction* action : window.actions().all()) {
            const QString name = action->objectName();
            const bool leaves =
                name.startsWith(QLatin1String("file.")) || name.startsWith(QLatin1String("help.")) ||
                name.startsWith(QLatin1String("window.")) || name == QLatin1String("view.fullScreen");
            if (!leaves)
                m_actions << action;
        }
    }

    void act() {
        switch (m_random.bounded(10)) {
            case 0:
                m_window.pages().setCurrentIndex(m_random.bounded(m_window.pages().count()));
                m_last = QStringLiteral("page");
                break;
            case 1:
            case 2:
            case 3: {
                QAction* action = m_actions[m_random.bounded(static_cast<int>(m_actions.size()))];
                m_last = action->objectName();
                if (action->isEnabled())
                    action->trigger();
                break;
            }
            default:
                poke();
        }
        m_diary << m_last;
    }

    void settle() { m_answers.settle(); }
    /// What was done so far, and what came of it.
    const QStringList& diary() const { return m_diary; }
    void writeDown() {
        if (model::Document* document = current())
            m_diary << QString::fromLatin1(
                QCryptographicHash::hash(document->toBytes(), QCryptographicHash::Sha1).toHex());
    }

    bool canBeSaved() const {
        model::Document* document = current();
        if (!document || document->owner())
            return true;
        return model::verifyBytes(document->toBytes(), model::valueOf(*document)).ok();
    }

    /// Some steps back, and forth again: the same bytes at every step.
    bool walkBackAndForth() {
        model::Document* document = current();
        if (!document)
            return true;
        std::vector<QByteArray> versions{document->toBytes()};
        QUndoStack& stack = document->undoStack();
        for (int i = 0; i < 6 && stack.canUndo(); ++i) {
            stack.undo();
            QCoreApplication::processEvents();
            versions.push_back(document->toBytes());
        }
        for (std::size_t i = versions.size() - 1; i > 0; --i) {
            if (!stack.canRedo())
                return false;
            stack.redo();
            QCoreApplication::processEvents();
            if (document->toBytes() != versions[i - 1])
                return false;
        }
        return true;
    }

    QString report(quint32 seed, int step) const {
        return QStringLiteral("seed %1, event %2, last: %3").arg(seed).arg(step).arg(m_last);
    }

private:
    model::Document* current() const {
        const auto* page = m_window.pages().current();
        return page ? page->document.get() : nullptr;
    }

    void poke() {
        QList<QWidget*> shown;
        for (QWidget* widget : m_window.findChildren<QWidget*>())
            if (widget->isVisible() && widget->isEnabled() && widget->width() > 4 && widget->height() > 4)
                shown << widget;
        QPointer<QWidget> target = shown[m_random.bounded(static_cast<int>(shown.size()))];
        m_last = QString::fromLatin1(target->metaObject()->className()) + u'/' + target->objectName();
        const QPoint at(m_random.bounded(target->width()), m_random.bounded(target->height()));
        const int kind = m_random.bounded(6);
        m_last += QStringLiteral(" %1 at %2,%3").arg(kind).arg(at.x()).arg(at.y());
        const QPoint to(m_random.bounded(target->width()), m_random.bounded(target->height()));
        static constexpr Qt::Key keys[] = {Qt::Key_Left,   Qt::Key_Right, Qt::Key_Up,    Qt::Key_Down,
                                           Qt::Key_Return, Qt::Key_Tab,   Qt::Key_Space, Qt::Key_Escape,
                                           Qt::Key_Delete, Qt::Key_9,     Qt::Key_R,     Qt::Key_F2};
        const Qt::Key key = keys[m_random.bounded(static_cast<int>(std::size(keys)))];
        if (kind < 3) {
            QTest::mouseClick(target, Qt::LeftButton, {}, at);
        } else if (kind == 3) {
            QTest::mousePress(target, Qt::LeftButton, {}, at);
            if (target)
                WindowFixture::sendMove(target, (at + to) / 2);
            if (target)
                WindowFixture::sendMove(target, to);
            if (target)
                QTest::mouseRelease(target, Qt::LeftButton, {}, to);
        } else if (kind == 4) {
            QTest::keyClick(target, key);
        } else if (QWidget* focus = QApplication::focusWidget()) {
            QTest::keyClicks(focus, QStringLiteral("7a"));
        }
    }

    app::MainWindow& m_window;
    QRandomGenerator m_random;
    Answers m_answers;
    QList<QAction*> m_actions;
    QString m_last;
    QStringList m_diary;
};

}  // namespace

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
        Answers answers(*f.window, 20240607);
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
                answers.settle();
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

    /// Every page and dialog: battle with map and briefing, and an army, by seed. tests/release/monkey.sh
    /// runs it over many; alone it is skipped.
    void wholeWindow() {
        const int events = qEnvironmentVariableIntValue("BOCAGE_MONKEY_EVENTS");
        if (events <= 0)
            QSKIP("run by tests/release/monkey.sh");
        const auto seed = static_cast<quint32>(qEnvironmentVariableIntValue("BOCAGE_MONKEY_SEED"));
        WindowFixture f;
        f.openSample();
        const QDir samples(model::resourcesFolder() + QStringLiteral("/samples"));
        for (const QString& army : samples.entryList({QStringLiteral("*.army.json")}).mid(0, 1))
            f.window->openFiles({samples.filePath(army)});
        Monkey monkey(*f.window, seed);
        for (int step = 0; step < events; ++step) {
            monkey.act();
            if (step % 25 == 0) {
                monkey.settle();
                QVERIFY2(monkey.canBeSaved(), qPrintable(monkey.report(seed, step)));
                QVERIFY2(monkey.walkBackAndForth(), qPrintable(monkey.report(seed, step)));
            }
        }
        for (int i = 0; i < f.window->pages().count(); ++i)
            if (model::Document* document = f.window->pages().at(i).document.get())
                document->undoStack().setClean();
    }
};

QTEST_MAIN(TestMonkey)
#include "test_monkey.moc"
