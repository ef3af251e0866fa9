#pragma once

#include <QButtonGroup>
#include <QListWidget>
#include <QPointer>
#include <QTabBar>

#include "editor/actions/action_set.h"
#include "editor/actions/command_palette.h"
#include "tests/editor/scenario_hand.h"

namespace bocage::test {

/// Tab, arrows, Enter, shortcuts and the command palette; never the mouse.
class KeyboardHand : public Hand {
public:
    using Hand::command;
    using Hand::Hand;

    /// By its name in "Find anything", as for an action whose keys nobody remembers.
    void command(const char* id) override {
        const QString name = editor::ActionSet::plainText(*f.action(id));
        key(Qt::Key_K, Qt::ControlModifier);
        keys(QString(name).remove(QChar(0x2026)));
        const auto offered = [&] {
            return f.window->commandPalette().list()->currentIndex().data().toString();
        };
        for (int guard = 0; offered() != name && guard < 20; ++guard)
            key(Qt::Key_Down);
        QCOMPARE(offered(), name);
        key(Qt::Key_Return);
    }
    void press(const QString& name) override {
        auto* button = find<QAbstractButton>(name);
        auto* group = button->group();
        if (!group || !group->exclusive() || button->isChecked()) {
            reach(*button);
            key(Qt::Key_Space);
            return;
        }
        // One of several: Tab comes to the one that is chosen, arrows choose its neighbours.
        reach(*group->checkedButton());
        for (int guard = 0; !find<QAbstractButton>(name)->isChecked() && guard < 10; ++guard)
            key(Qt::Key_Right);
        QVERIFY2(find<QAbstractButton>(name)->isChecked(), qPrintable(name));
    }
    void reach(QWidget& control) override {
        const QString name = control.objectName();
        QPointer<QWidget> wanted = &control;
        while (wanted->focusProxy())
            wanted = wanted->focusProxy();
        QStringList passed;
        for (int steps = 0; steps < 400 && wanted && !wanted->hasFocus(); ++steps) {
            key(Qt::Key_Tab);
            passed << keyboard()->objectName();
        }
        if (!wanted || !wanted->hasFocus()) {
            passed.removeDuplicates();
            qFatal("Tab never comes to %s%s, only to %s", qPrintable(name), wanted ? "" : " (it is gone)",
                   qPrintable(passed.join(QLatin1Char(' '))));
        }
    }
    void showTab(const char* bar, int index) override {
        auto* tabs = find<QTabBar>(QString::fromLatin1(bar));
        reach(*tabs);
        for (int guard = 0; tabs->currentIndex() != index && guard < 10; ++guard)
            key(tabs->currentIndex() < index ? Qt::Key_Right : Qt::Key_Left);
        QCOMPARE(tabs->currentIndex(), index);
    }
    void showSection(int row) override {
        auto* list = find<QListWidget>(QStringLiteral("briefingNavigation"));
        reach(*list);
        key(Qt::Key_Home);
        for (int step = 0; step < row; ++step)
            key(Qt::Key_Down);
        QCOMPARE(list->currentRow(), row);
    }
    void backToScenario() override {
        for (int guard = 0; !scenarioInFront() && guard < 10; ++guard)
            key(Qt::Key_PageUp, Qt::ControlModifier);
    }
    void take(int tab, const QString& words) override {
        showTab("boxTabs", tab);
        type(QStringLiteral("boxSearch"), words);
        QVERIFY(boxList().hasFocus());
        key(Qt::Key_Return);
        QVERIFY(f.canvas().hasFocus());
    }
    void takeFromTray() override {
        reach(boxList());
        key(Qt::Key_Home);
        key(Qt::Key_Return);
        QVERIFY(f.canvas().hasFocus());
    }
    void layAt(rules::Cell cell) override {
        goTo(cell);
        key(Qt::Key_Return);
    }
    void frame(rules::Cell from, rules::Cell to) override {
        layAt(from);
        layAt(to);
    }
    void tool(const char* id) override {
        reach(f.canvas());
        QTest::keySequence(keyboard(), f.action(id)->shortcut());
        settle();
    }
    void addEvent(int turn, const QString& words) override {
        reach(track());
        key(Qt::Key_Insert);
        reach(track());
        for (int at = 1; at < turn; ++at)
            key(Qt::Key_Right);
        key(Qt::Key_Return);
        keys(words);
    }
    void setEnd(int turn) override {
        reach(track());
        key(Qt::Key_E);
        for (int guard = 0; guard < 4; ++guard)
            key(Qt::Key_Down);  // END comes after the events
        for (int guard = 0; f.scenario().turnTrack.end != turn && guard < 30; ++guard)
            key(Qt::Key_Right);
    }
    void putTile(const QString& words) override {
        key(Qt::Key_F, Qt::ControlModifier);
        keys(words);
        key(Qt::Key_Return);
    }
    void saveAs(const QString& path) override {
        withDialog([&] { key(Qt::Key_S, Qt::ControlModifier); },
                   [&] { type(QStringLiteral("fileNameEdit"), path); });
    }

private:
    void goTo(rules::Cell cell) {
        reach(f.canvas());
        const auto walk = [&](Qt::Key forth, Qt::Key back, int steps) {
            for (; steps >= 5; steps -= 5)
                key(forth, Qt::ShiftModifier);
            for (; steps > 0; --steps)
                key(forth);
            for (; steps < 0; ++steps)
                key(back);
        };
        key(Qt::Key_Home);
        walk(Qt::Key_Right, Qt::Key_Left, cell.col - f.canvas().cursorCell().col);
        walk(Qt::Key_Down, Qt::Key_Up, cell.row - f.canvas().cursorCell().row);
        QCOMPARE(f.canvas().cursorCell(), cell);
    }
};

}  // namespace bocage::test
