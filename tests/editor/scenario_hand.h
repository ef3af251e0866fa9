#pragma once

#include <QAbstractButton>
#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QListView>
#include <functional>

#include "editor/briefing/turn_track_widget.h"
#include "editor/panels/box_panel.h"
#include "model/messages/finding_text.h"
#include "rules/checks/check.h"
#include "tests/editor/window_fixture.h"

namespace bocage::test {

/// What a user does to the window, said once and done in two ways. Nothing here touches a document: whatever
/// happens goes through an event on a control that is in front.
class Hand {
public:
    /// Sections of the briefing, from the top.
    enum Section { Basics, Sides, Play, Turns, Victory };
    /// Tabs of the box.
    enum Box { Boards, Overlays, Units, Tokens };

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
    /// Presses a button of the dialog in front that asks for a file, and names this one.
    void inFileDialog(const QString& button, const QString& path) {
        QTimer poll;
        QObject::connect(&poll, &QTimer::timeout, &poll, [&] {
            if (!qobject_cast<QFileDialog*>(QApplication::activeModalWidget()))
                return;
            poll.stop();
            type(QStringLiteral("fileNameEdit"), path);  // Enter in the field takes it
        });
        poll.start(20);
        press(button);
        QVERIFY2(!poll.isActive(), "nobody asked for a file");
    }
    /// Presses a button that opens a picker of content, and picks the first entry that has these words.
    void pick(const QString& button, const QString& words) {
        withDialog([&] { press(button); },
                   [&] {
                       auto* search = find<QLineEdit>(QStringLiteral("pickerSearch"));
                       search->setFocus();
                       QTest::keyClicks(search, words);
                       QTest::keyClick(search, Qt::Key_Return);
                   });
    }
    void nameTwoSides(const QString& first, const QString& second) {
        showSection(Sides);
        press(QStringLiteral("addSide"));
        press(QStringLiteral("addSide"));
        type(QStringLiteral("side-name/side-1"), first);
        type(QStringLiteral("side-name/side-2"), second);
    }
    /// Faction, points where there are any, and cards of a player whose side is in front.
    void describePlayer(const char* player, const char* faction, const char* budget, const char* cards) {
        const auto field = [&](const char* name) {
            return QString::fromLatin1(name) + QLatin1Char('/') + QString::fromLatin1(player);
        };
        chooseKey(field("player-faction"), faction);
        if (*budget)
            type(field("player-budget"), QString::fromLatin1(budget));
        type(field("player-cards"), QString::fromLatin1(cards));
    }
    /// A new army of these tiles for a player, in a tab of its own and back.
    void muster(const char* player, const char* army, std::initializer_list<const char*> tiles) {
        showSection(Sides);
        press(QStringLiteral("army-new/") + QString::fromLatin1(player));
        press(QStringLiteral("army-open/") + QString::fromLatin1(army));
        QVERIFY(!scenarioInFront());
        for (const char* tile : tiles)
            putTile(QString::fromLatin1(tile));
        backToScenario();
        QVERIFY(scenarioInFront());
        const rules::Player* owner = findPlayer(f.scenario(), rules::PlayerId(player));
        QCOMPARE(owner->force.armies.front().roster->entries.size(), tiles.size());
    }
    /// Everybody of the armies onto the map: the first side into the three columns at the left, the other
    /// into those at the right, three to a row from the first row on.
    void deployFromTray(int firstRow, int rowStep) {
        showTab("boxTabs", Units);
        type(QStringLiteral("boxSearch"), QString());
        press(QStringLiteral("unitsFromArmies"));
        auto& tray = f.window->findChild<editor::BoxPanel*>()->tray();
        QVERIFY(tray.unplaced() > 4);
        int number[] = {0, 0};
        while (tray.unplaced() > 0) {
            // The hand keeps a kind of unit until the last of it stands.
            if (!f.canvas().brush() || f.canvas().brush()->manner.entry.empty())
                takeFromTray();
            const bool first = f.canvas().brush()->manner.side == rules::SideId("side-1");
            int& count = number[first ? 0 : 1];
            const int left = tray.unplaced();
            layAt({first ? count % 3 : 17 + count % 3, firstRow + count / 3 * rowStep});
            ++count;
            QVERIFY2(tray.unplaced() < left || count < 24, qPrintable(f.canvas().told()));
        }
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

/// The rules have no errors to tell of the scenario; those they have are printed.
inline void expectNoErrors(const rules::Scenario& scenario) {
    const auto& library = WindowFixture::library().library;
    rules::ValidateRequest request;
    request.library = library;
    request.scenario = &scenario;
    const rules::Verdict verdict = validate(request);
    const model::FindingText words(*library, &scenario);
    for (const rules::Finding& finding : verdict.findings)
        if (finding.severity == rules::Severity::Error)
            qWarning() << finding.rule.c_str() << words.sentence(finding);
    QVERIFY(verdict.clean());
}

}  // namespace bocage::test
