#pragma once

#include <sys/syscall.h>
#include <unistd.h>

#include <QAbstractItemView>
#include <QClipboard>
#include <QCryptographicHash>
#include <QDialog>
#include <QDrag>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QProgressBar>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <atomic>
#include <ctime>
#include <map>

#include "editor/panels/problems_panel.h"
#include "model/io/document_files.h"
#include "tests/editor/window_fixture.h"

namespace bocage::test {

/// Time that passes at a word: what waits for a moment of rest has it at once, however busy the machine is.
struct Hours {
    static inline std::atomic<long> ahead{0};  ///< seconds
    static void pass(long seconds) { ahead += seconds; }
};

/// Counts what the event loop still had to do, so that one can tell when it is at rest.
class Restlessness : public QObject {
public:
    explicit Restlessness(const QObject& own) : m_own(own) { qApp->installEventFilter(this); }
    bool eventFilter(QObject* receiver, QEvent* event) override {
        if (receiver == &m_own)
            return false;
        if (event->type() == QEvent::MetaCall || event->type() == QEvent::LayoutRequest)
            ++m_count;
        if (const auto* timer = qobject_cast<QTimer*>(receiver);
            timer && event->type() == QEvent::Timer && (timer->isSingleShot() || timer->interval() == 0))
            ++m_count;
        return false;
    }
    int taken() { return std::exchange(m_count, 0); }

private:
    const QObject& m_own;  ///< whose business does not count
    int m_count = 0;
};

/// A hand that knows every page, panel, menu and dialog of the window. All it does comes from its seed:
/// before every move it waits until nothing is under way any more, and then an age passes.
class Monkey : public QObject {
public:
    Monkey(app::MainWindow& window, quint32 seed, QStringList files)
        : m_window(window), m_random(seed), m_files(std::move(files)) {
        // Letters typed into a list are one word or two by the clock of the machine.
        QApplication::setKeyboardInputInterval(-1);
        // The fixture has a hand of its own for the question which game a new document is for.
        qApp->setProperty("testChoosesTheGame", true);
        for (QAction* action : window.actions().all())
            if (mayTrigger(action))
                m_actions << action;
        connect(&m_timer, &QTimer::timeout, this, [this] {
            // What opens a dialog in turn must not do so inside the timer: it would not ring again.
            if (!m_answering)
                QMetaObject::invokeMethod(
                    this, [this] { answer(); }, Qt::QueuedConnection);
        });
        m_timer.start(5);
    }
    ~Monkey() override {
        qApp->setProperty("testChoosesTheGame", false);
        for (int i = 0; i < m_window.pages().count(); ++i)
            if (model::Document* document = m_window.pages().at(i).document.get())
                document->undoStack().setClean();
    }

    /// One move, and whatever comes of it. False when an undo step did not bring back the bytes it should.
    bool act() {
        for (const QString& file : m_files)
            if (!isOpen(file))
                m_window.openFiles({file});
        settle();
        ++m_step;
        switch (m_random.bounded(12)) {
            case 0:
                m_window.pages().setCurrentIndex(m_random.bounded(m_window.pages().count()));
                m_last = QStringLiteral("page %1").arg(m_window.pages().currentIndex());
                break;
            case 1:
            case 2:
            case 3: {
                QAction* action = m_actions[m_random.bounded(static_cast<int>(m_actions.size()))];
                m_last = action->objectName();
                m_diary << QStringLiteral("%1 %2").arg(m_step).arg(m_last);
                if (action->isEnabled())
                    action->trigger();
                break;
            }
            case 4:
                m_last = QStringLiteral("undo");
                if (model::Document* document = current())
                    document->undoStack().undo();
                break;
            case 5:
                m_last = QStringLiteral("redo");
                if (model::Document* document = current())
                    document->undoStack().redo();
                break;
            default:
                poke(m_window, m_random);
        }
        settle();
        m_diary << QStringLiteral("%1 %2 %3").arg(m_step).arg(m_last, QString::fromLatin1(digest().left(8)));
        return stepsHold();
    }

    /// Nothing is judged, painted, saved or laid out any more, and no timer waits for a moment of rest.
    void settle() {
        for (int quiet = 0; quiet < 2;) {
            if (QApplication::activePopupWidget() && !m_answering)
                answerPopup();
            Hours::pass(60);
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            const bool busy = isBusy();
            if (busy)
                QTest::qSleep(1);
            const bool popup = QApplication::activePopupWidget() && !m_answering;
            quiet = busy || popup || m_restlessness.taken() > 0 ? 0 : quiet + 1;
        }
    }

    /// What was done so far, and what came of it.
    const QStringList& diary() const { return m_diary; }
    const QSet<QString>& seen() const { return m_seen; }
    QString report(quint32 seed) const {
        return QStringLiteral("seed %1, event %2: %3\n%4")
            .arg(seed)
            .arg(m_step)
            .arg(m_fault, m_diary.mid(m_diary.size() - 12).join(QLatin1Char('\n')));
    }

    bool canBeSaved() {
        for (int i = 0; i < m_window.pages().count(); ++i) {
            model::Document* document = m_window.pages().at(i).document.get();
            if (document && !document->owner() &&
                !model::verifyBytes(document->toBytes(), model::valueOf(*document)).ok()) {
                m_fault = QStringLiteral("%1 cannot be saved").arg(document->displayName());
                return false;
            }
        }
        return true;
    }

    /// Back to the first step that is known and forth again: the same bytes at every step.
    bool walkBackAndForth(int most) {
        model::Document* document = current();
        if (!document || document->owner())
            return true;
        QUndoStack& stack = document->undoStack();
        std::vector<QByteArray> versions{document->toBytes()};
        for (int i = 0; i < most && stack.canUndo(); ++i) {
            stack.undo();
            settle();
            if (!stepsHold())
                return false;
            versions.push_back(document->toBytes());
        }
        for (std::size_t i = versions.size() - 1; i > 0; --i) {
            if (!stack.canRedo()) {
                m_fault = QStringLiteral("a step got lost on the way back");
                return false;
            }
            stack.redo();
            settle();
            if (document->toBytes() != versions[i - 1]) {
                m_fault = QStringLiteral("redo of “%1” gave other bytes").arg(stack.text(stack.index() - 1));
                return false;
            }
        }
        return true;
    }

private:
    /// Something is worked out beside the window, and will change it when it is done.
    bool isBusy() const {
        const model::Judging& judging = m_window.findChild<editor::ProblemsPanel*>()->judging();
        if (judging.document() && judging.busy())
            return true;
        // Dialogs that work show a bar for as long as they do.
        if (const QWidget* front = QApplication::activeModalWidget())
            for (const QProgressBar* bar : front->findChildren<QProgressBar*>())
                if (bar->isVisible())
                    return true;
        return false;
    }
    static bool mayTrigger(const QAction* action) {
        // Leaving, and a list that other programs write.
        static const QSet<QString> never{QStringLiteral("file.quit"), QStringLiteral("view.fullScreen"),
                                         QStringLiteral("file.clearRecent")};
        return !never.contains(action->objectName()) && action->menuRole() != QAction::QuitRole;
    }
    bool isOpen(const QString& file) const {
        for (int i = 0; i < m_window.pages().count(); ++i)
            if (const auto& document = m_window.pages().at(i).document; document && document->path() == file)
                return true;
        return false;
    }
    model::Document* current() const {
        const auto* page = m_window.pages().current();
        return page ? page->document.get() : nullptr;
    }
    QByteArray digest() const {
        const model::Document* document = current();
        return document ? QCryptographicHash::hash(document->toBytes(), QCryptographicHash::Sha1).toHex()
                        : QByteArray();
    }

    /// Every version of every history by its step: an undo, or a redo, must bring back just that.
    bool stepsHold() {
        for (int i = 0; i < m_window.pages().count(); ++i) {
            model::Document* document = m_window.pages().at(i).document.get();
            if (!document || document->owner())
                continue;
            QUndoStack& stack = document->undoStack();
            History& known = m_histories[document];
            if (known.document != document)
                known = {document, {}, {}};
            // Steps that were taken back and then replaced by others are forgotten.
            std::vector<const QUndoCommand*> commands;
            for (int step = 0; step < stack.count(); ++step)
                commands.push_back(stack.command(step));
            std::size_t same = 0;
            while (same < commands.size() && same < known.commands.size() &&
                   commands[same] == known.commands[same])
                ++same;
            if (same < known.commands.size() || commands.size() > known.commands.size())
                known.versions.erase(known.versions.upper_bound(static_cast<int>(same)),
                                     known.versions.end());
            known.commands = commands;
            const QByteArray bytes = document->toBytes();
            const auto [found, fresh] = known.versions.emplace(stack.index(), bytes);
            if (!fresh && found->second != bytes) {
                m_fault =
                    QStringLiteral("%1: the bytes after step %2 (%3) are not those that were there before")
                        .arg(document->displayName())
                        .arg(stack.index())
                        .arg(stack.text(stack.index() - 1));
                return false;
            }
        }
        return true;
    }

    void answerPopup() {
        QPointer<QWidget> popup = QApplication::activePopupWidget();
        if (auto* menu = qobject_cast<QMenu*>(popup.data()); menu && m_random.bounded(2)) {
            QList<QAction*> entries;
            for (QAction* action : menu->actions())
                if (action->isEnabled() && action->isVisible() && !action->isSeparator() && !action->menu() &&
                    mayTrigger(action))
                    entries << action;
            if (!entries.isEmpty()) {
                QAction* action = entries[m_random.bounded(static_cast<int>(entries.size()))];
                m_diary << QStringLiteral("   menu: %1").arg(action->text());
                menu->setActiveAction(action);
                QTest::keyClick(menu, Qt::Key_Return);
            }
        }
        if (popup && popup->isVisible())
            popup->close();
    }

    /// Plays with the dialog in front for a while, then agrees or sends it away.
    void answer() {
        if (m_answering)
            return;
        QDrag::cancel();
        if (QApplication::activePopupWidget()) {
            answerPopup();
            return;
        }
        QPointer<QDialog> dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        settleInside();
        if (!dialog || QApplication::activeModalWidget() != dialog)
            return;
        if (dialog != m_dialog) {
            m_dialog = dialog;
            m_patience = m_random.bounded(4);
            m_diary << QStringLiteral("   %1 “%2” opens")
                           .arg(QString::fromLatin1(dialog->metaObject()->className()),
                                dialog->windowTitle());
            m_seen.insert(QString::fromLatin1(dialog->metaObject()->className()) + u'/' +
                          dialog->objectName());
        }
        const bool files = dialog->inherits("QFileDialog");
        if (m_patience-- > 0 && !files) {
            poke(*dialog, m_random);
            m_diary << QStringLiteral("   in a dialog: %1").arg(m_last);
            return;
        }
        // One that does not take its answer is sent away; where files are kept is no game for monkeys.
        const bool again = m_patience < -1;
        const bool agree = !again && !files && m_random.bounded(2) != 0;
        m_diary << QStringLiteral("   %1: %2")
                       .arg(dialog->windowTitle(), agree ? QStringLiteral("yes") : QStringLiteral("no"));
        auto* question = qobject_cast<QMessageBox*>(dialog.data());
        if (question && agree && question->defaultButton())
            question->defaultButton()->click();
        else
            agree ? dialog->accept() : dialog->reject();
    }
    /// While a dialog waits for its answer its own loop runs; here only what is due is let come.
    void settleInside() {
        m_answering = true;
        for (int quiet = 0; quiet < 2;) {
            Hours::pass(60);
            QCoreApplication::processEvents();
            const bool busy = isBusy();
            if (busy)
                QTest::qSleep(1);
            quiet = busy || m_restlessness.taken() > 0 ? 0 : quiet + 1;
        }
        m_answering = false;
    }

    /// For whoever looks for what made two walks differ: everything that is shown, into the file of that
    /// name.
    void trace(const QList<QWidget*>& shown) const {
        QFile file(qEnvironmentVariable("BOCAGE_MONKEY_TRACE"));
        if (file.fileName().isEmpty() || !file.open(QIODevice::Append))
            return;
        for (const QWidget* widget : shown) {
            const auto* label = qobject_cast<const QLabel*>(widget);
            file.write(qPrintable(QStringLiteral("%1 %2/%3 %4 %5×%6\n")
                                      .arg(m_step)
                                      .arg(QString::fromLatin1(widget->metaObject()->className()),
                                           widget->objectName(), label ? label->text() : QString())
                                      .arg(widget->width())
                                      .arg(widget->height())));
        }
    }

    /// Docks are moved by animations and by where the pointer of the machine is, which is no business of the
    /// seed.
    static bool dragsADock(const QWidget& widget) {
        return widget.inherits("QDockWidget") ||
               (widget.parentWidget() && widget.parentWidget()->inherits("QDockWidget")) ||
               widget.objectName().startsWith(QLatin1String("dock")) || widget.inherits("QToolBar") ||
               widget.inherits("QMainWindow");
    }
    /// Not what comes and goes by itself: buttons that fade, and what the status bar hides while it tells
    /// something.
    static bool isSteady(const QWidget& widget) {
        for (const QWidget* at = &widget; at; at = at->parentWidget())
            if (at->inherits("QStatusBar") || at->inherits("QLineEditIconButton"))
                return false;
        return true;
    }

    void poke(QWidget& window, QRandomGenerator& random) {
        QList<QWidget*> shown;
        for (QWidget* widget : window.findChildren<QWidget*>())
            if (widget->isVisible() && widget->isEnabled() && widget->width() > 4 && widget->height() > 4 &&
                widget->window() == &window && isSteady(*widget))
                shown << widget;
        // Drawn before anything depends on sizes, so that a wider word elsewhere changes nothing here.
        const double which = random.generateDouble();
        const double x = random.generateDouble(), y = random.generateDouble();
        const double toX = random.generateDouble(), toY = random.generateDouble();
        const int kind = random.bounded(7);
        static constexpr Qt::Key keys[] = {
            Qt::Key_Left,  Qt::Key_Right,  Qt::Key_Up,       Qt::Key_Down,     Qt::Key_Return, Qt::Key_Tab,
            Qt::Key_Space, Qt::Key_Escape, Qt::Key_Delete,   Qt::Key_9,        Qt::Key_R,      Qt::Key_F2,
            Qt::Key_Home,  Qt::Key_End,    Qt::Key_PageDown, Qt::Key_Backspace};
        const Qt::Key key = keys[random.bounded(static_cast<int>(std::size(keys)))];
        if (shown.isEmpty())
            return;
        QPointer<QWidget> target = shown[static_cast<qsizetype>(which * static_cast<double>(shown.size()))];
        const QPoint at(static_cast<int>(x * target->width()), static_cast<int>(y * target->height()));
        const QPoint to(static_cast<int>(toX * target->width()), static_cast<int>(toY * target->height()));
        m_last =
            QString::fromLatin1(target->metaObject()->className()) + u'/' + target->objectName() +
            QStringLiteral(" of %1, kind %2 at %3,%4").arg(shown.size()).arg(kind).arg(at.x()).arg(at.y());
        m_diary << QStringLiteral("%1 %2").arg(m_step).arg(m_last);
        trace(shown);
        if (kind < 3) {
            QTest::mouseClick(target, Qt::LeftButton, {}, at);
        } else if (kind == 3 && !dragsADock(*target)) {
            QTest::mousePress(target, Qt::LeftButton, {}, at);
            if (target)
                WindowFixture::sendMove(target, (at + to) / 2);
            if (target)
                WindowFixture::sendMove(target, to);
            if (target)
                QTest::mouseRelease(target, Qt::LeftButton, {}, to);
        } else if (kind == 4) {
            QTest::keyClick(target, key);
        } else if (kind == 5) {
            QTest::mouseDClick(target, Qt::LeftButton, {}, at);
        } else if (QWidget* focus = QApplication::focusWidget()) {
            QTest::keyClicks(focus, QStringLiteral("7a"));
        }
    }

    struct History {
        QPointer<model::Document> document;
        std::vector<const QUndoCommand*> commands;
        std::map<int, QByteArray> versions;
    };

    app::MainWindow& m_window;
    QRandomGenerator m_random;
    QStringList m_files;
    QTimer m_timer;
    Restlessness m_restlessness{*this};
    QList<QAction*> m_actions;
    bool m_answering = false;
    QPointer<QDialog> m_dialog;
    int m_patience = 0;
    int m_step = 0;
    QString m_last, m_fault;
    QStringList m_diary;
    QSet<QString> m_seen;
    std::map<const model::Document*, History> m_histories;
};

}  // namespace bocage::test

/// Stands before that of the library, for Qt and everything else in this program.
extern "C" inline int clock_gettime(clockid_t clock, struct timespec* time) noexcept {
    const long result = syscall(SYS_clock_gettime, clock, time);
    if (result == 0 && clock == CLOCK_MONOTONIC)
        time->tv_sec += bocage::test::Hours::ahead;
    return static_cast<int>(result);
}
