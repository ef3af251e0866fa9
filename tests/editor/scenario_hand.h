#pragma once

#include <QAbstractButton>
#include <QComboBox>
#include <QListView>
#include <functional>

#include "editor/briefing/turn_track_widget.h"
#include "tests/editor/window_fixture.h"

namespace bocage::test {

/// What a user does to the window, said once and done in two ways. Nothing here touches a document: whatever
/// happens goes through an event on a control that is in front.
class Hand {
public:
    explicit Hand(WindowFixture& fixture) : f(fixture) {}
    virtual ~Hand() = default;

    /// An action of the menus, without and with a dialog that it opens and `answer` ends.
    virtual void command(const char* id) = 0;
    void command(const char* id, const std::function<void()>& answer) {
        withDialog([&] { command(id); }, answer);
    }
    virtual void press(const QString& button) = 0;
    /// Makes the control ready for typing.
    virtual void reach(QWidget& control) = 0;
    virtual void showTab(const char* bar, int index) = 0;
    virtual void showSection(int row) = 0;
    virtual void backToScenario() = 0;
    /// The first match of the words on this tab of the box comes into the hand.
    virtual void take(int tab, const QString& words) = 0;
    /// The first unit of the tray comes into the hand.
    virtual void takeFromTray() = 0;
    virtual void layAt(rules::Cell cell) = 0;
    virtual void frame(rules::Cell from, rules::Cell to) = 0;
    virtual void tool(const char* id) = 0;
    virtual void addEvent(int turn, const QString& words) = 0;
    virtual void setEnd(int turn) = 0;
    virtual void putTile(const QString& words) = 0;
    virtual void saveAs(const QString& path) = 0;

    void type(const QString& field, const QString& text) {
        reach(*find<QWidget>(field));
        key(Qt::Key_A, Qt::ControlModifier);
        text.isEmpty() ? key(Qt::Key_Backspace) : keys(text);
        // A line or a number is taken over by Enter; a paragraph takes every letter.
        if (!find<QWidget>(field)->inherits("QPlainTextEdit"))
            key(Qt::Key_Return);
    }
    void choose(const QString& box, int wanted) {
        reach(*find<QComboBox>(box));
        // The strip of tool options is made anew after each step: ask for the box again.
        for (int guard = 0; find<QComboBox>(box)->currentIndex() != wanted && guard < 100; ++guard)
            key(find<QComboBox>(box)->currentIndex() < wanted ? Qt::Key_Down : Qt::Key_Up);
        if (find<QComboBox>(box)->currentIndex() != wanted)
            qFatal("%s does not take item %d", qPrintable(box), wanted);
    }
    void chooseKey(const QString& box, const char* data) {
        choose(box, find<QComboBox>(box)->findData(QString::fromLatin1(data)));
    }
    void chooseText(const QString& box, const QString& beginning) {
        choose(box, find<QComboBox>(box)->findText(beginning, Qt::MatchStartsWith));
    }

    /// The control of this name that a user sees, in the dialog in front or in the window.
    template <class T>
    T* find(const QString& name) {
        settle();
        QWidget* front = QApplication::activeModalWidget();
        for (T* found : (front ? front : f.window.get())->template findChildren<T*>(name))
            if (found->isVisible())
                return found;
        qFatal("nothing in front is called %s", qPrintable(name));
    }
    editor::TurnTrackWidget& track() { return *find<editor::TurnTrackWidget>(QStringLiteral("turnTrack")); }
    QListView& boxList() { return *find<QListView>(QStringLiteral("boxList")); }
    bool scenarioInFront() {
        return qobject_cast<editor::ScenarioView*>(f.window->pages().current()->view) != nullptr;
    }

protected:
    /// The dialog that `open` brings up is dealt with by `answer`.
    static void withDialog(const std::function<void()>& open, const std::function<void()>& answer) {
        QTimer poll;
        QObject::connect(&poll, &QTimer::timeout, &poll, [&] {
            if (!QApplication::activeModalWidget())
                return;
            poll.stop();
            answer();
        });
        poll.start(20);
        open();
        QVERIFY2(!poll.isActive(), "no dialog came up");
    }
    void settle() {
        QCoreApplication::processEvents();
        // A window manager gives the keyboard back when a menu or dialog closes; offscreen there is none.
        if (!QApplication::activeWindow() && !QApplication::activePopupWidget()) {
            QWidget* dialog = QApplication::activeModalWidget();
            (dialog ? dialog : f.window.get())->activateWindow();
            QCoreApplication::processEvents();
        }
    }
    /// Keys go where the keyboard is, as on a real desk.
    QWidget* keyboard() {
        QWidget* focus = QApplication::focusWidget();
        QWidget* dialog = QApplication::activeModalWidget();
        return focus ? focus : dialog ? dialog : f.window.get();
    }
    void key(Qt::Key which, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(keyboard(), which, modifiers);
        settle();
    }
    void keys(const QString& text) {
        for (const QChar letter : text)
            QTest::keyClick(keyboard(), letter.toLatin1());
        settle();
    }

    WindowFixture& f;
};

}  // namespace bocage::test
