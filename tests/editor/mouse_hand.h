#pragma once

#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QScrollArea>
#include <QTabBar>

#include "tests/editor/scenario_hand.h"

namespace bocage::test {

/// Clicks and drags; letters and numbers are typed, drop-down boxes stepped through.
class MouseHand : public Hand {
public:
    using Hand::command;
    using Hand::Hand;

    void command(const char* id) override {
        QAction* wanted = f.action(id);
        QMenuBar* bar = f.window->menuBar();
        for (QAction* top : bar->actions())
            if (top->menu() && top->menu()->actions().contains(wanted)) {
                click(*bar, bar->actionGeometry(top).center());
                if (!top->menu()->isVisible())
                    qFatal("the menu of %s stays shut", id);
                click(*top->menu(), top->menu()->actionGeometry(wanted).center());
                return;
            }
        qFatal("%s is in no menu", id);
    }
    void press(const QString& button) override { reach(*find<QAbstractButton>(button)); }
    void reach(QWidget& control) override {
        for (QWidget* parent = control.parentWidget(); parent; parent = parent->parentWidget())
            if (auto* area = qobject_cast<QScrollArea*>(parent))
                area->ensureWidgetVisible(&control);  // as the wheel would
        if (qobject_cast<QComboBox*>(&control))
            control.setFocus(Qt::MouseFocusReason);  // a click would drop its list down
        else
            click(control, control.rect().center());
    }
    void showTab(const char* bar, int index) override {
        auto* tabs = find<QTabBar>(QString::fromLatin1(bar));
        click(*tabs, tabs->tabRect(index).center());
        QCOMPARE(tabs->currentIndex(), index);
    }
    void showSection(int row) override {
        auto* list = find<QListWidget>(QStringLiteral("briefingNavigation"));
        click(*list->viewport(), list->visualItemRect(list->item(row)).center());
        QCOMPARE(list->currentRow(), row);
    }
    void backToScenario() override {
        for (int tab = 0; tab < f.window->pages().count() && !scenarioInFront(); ++tab)
            showTab("documentTabs", tab);
    }
    void take(int tab, const QString& words) override {
        showTab("boxTabs", tab);
        type(QStringLiteral("boxSearch"), words);
        clickFirstCard();
    }
    void takeFromTray() override { clickFirstCard(); }
    void layAt(rules::Cell cell) override {
        // Beside the very middle, where a piece two spaces wide could go either way.
        click(*f.canvas().viewport(), f.pixel({cell.col + 0.6, cell.row + 0.6}));
    }
    void frame(rules::Cell from, rules::Cell to) override {
        f.drag(from, to);
        settle();
    }
    void tool(const char* id) override { command(id); }
    void addEvent(int turn, const QString& words) override {
        QTest::mouseDClick(&track(), Qt::LeftButton, {}, track().middleOfSpace(turn));
        settle();
        keys(words);  // the new event's text has the keyboard
    }
    void setEnd(int turn) override {
        type(QStringLiteral("end"), QString::number(turn - 2));
        const QPoint from = track().middleOfEnd(), to = track().middleOfSpace(turn);
        QTest::mousePress(&track(), Qt::LeftButton, {}, from);
        WindowFixture::sendMove(&track(), (from + to) / 2);
        WindowFixture::sendMove(&track(), to);
        QTest::mouseRelease(&track(), Qt::LeftButton, {}, to);
        settle();
    }
    void putTile(const QString& words) override {
        reach(*find<QLineEdit>(QStringLiteral("catalogueSearch")));
        key(Qt::Key_A, Qt::ControlModifier);
        keys(words);
        auto* list = find<QListView>(QStringLiteral("catalogueList"));
        const QPoint first = list->visualRect(list->model()->index(0, 0)).center();
        click(*list->viewport(), first);
        QTest::mouseDClick(list->viewport(), Qt::LeftButton, {}, first);
        settle();
    }
    void saveAs(const QString& path) override {
        command("file.save", [&] {
            type(QStringLiteral("fileNameEdit"), path);  // Enter in the field saves
        });
    }

private:
    void click(QWidget& widget, QPoint at) {
        QTest::mouseClick(&widget, Qt::LeftButton, {}, at);
        settle();
    }
    void clickFirstCard() {
        const QModelIndex first = boxList().model()->index(0, 0);
        boxList().scrollTo(first);
        click(*boxList().viewport(), boxList().visualRect(first).center());
    }
};

}  // namespace bocage::test
