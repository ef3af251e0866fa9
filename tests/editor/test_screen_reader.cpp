#include <QAbstractButton>
#include <QAccessible>
#include <QDockWidget>
#include <QLabel>
#include <QListWidget>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QTreeView>

#include "app/gui/main_window.h"
#include "editor/actions/mnemonics.h"
#include "editor/panels/problems_delegate.h"
#include "editor/panels/problems_view.h"
#include "model/items/findings_model.h"
#include "model/items/findings_tree.h"
#include "model/messages/element_names.h"
#include "model/plan/placed_elements.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using bocage::test::WindowFixture;
using rules::Cell;

namespace {

/// What the window tells a screen reader, in order.
struct Spoken {
    QAccessible::Event event;
    QString name;
    QAccessible::Role role;
};
QList<Spoken> spoken;

void listen(QAccessibleEvent* event) {
    if (QAccessibleInterface* about = event->accessibleInterface())
        spoken.append({event->type(), about->text(QAccessible::Name), about->role()});
}

QString pathOf(const QWidget* widget) {
    QStringList names;
    for (; widget; widget = widget->parentWidget())
        names.prepend(widget->objectName().isEmpty() ? QString::fromLatin1(widget->metaObject()->className())
                                                     : widget->objectName());
    return names.join(QLatin1Char('/'));
}

/// The letter that is underlined, lower case; null for none.
QChar mnemonicOf(const QString& text) {
    for (qsizetype i = 0; i + 1 < text.size(); ++i)
        if (text[i] == QLatin1Char('&')) {
            if (text[i + 1] != QLatin1Char('&'))
                return text[i + 1].toLower();
            ++i;
        }
    return {};
}

QStringList clashesIn(QWidget& menu, const QString& where) {
    QStringList clashes;
    QMap<QChar, QString> taken;
    for (QAction* action : menu.actions()) {
        const QChar letter = mnemonicOf(action->text());
        if (letter.isNull() || action->isSeparator() || !action->isVisible())
            continue;
        if (taken.contains(letter))
            clashes << QStringLiteral("%1: %2 and %3").arg(where, taken[letter], action->text());
        taken[letter] = action->text();
    }
    return clashes;
}

}  // namespace

/// The window as somebody hears it: every control has a name, the cell cursor speaks, letters to press are
/// unique, and rows read from right to left where people do.
class TestScreenReader : public QObject {
    Q_OBJECT

private:
    static void speak(WindowFixture& f, const char* language) {
        for (QAction* action :
             f.window->findChildren<QAction*>(QStringLiteral("language.") + QString::fromLatin1(language)))
            action->trigger();
        QCoreApplication::processEvents();
    }

private Q_SLOTS:
    void init() {
        spoken.clear();
        QAccessible::setActive(true);
        QAccessible::installUpdateHandler(listen);
    }
    void cleanup() { QAccessible::installUpdateHandler(nullptr); }

    void arrowsSayTheCellWithTerrainUnitAndFinding() {
        WindowFixture f;
        f.openSample();
        f.window->activateWindow();
        f.canvas().setFocus();
        QTRY_VERIFY_WITH_TIMEOUT(f.canvas().hasFocus(), 60'000);
        const rules::Piece unit = f.scenario().pieces.front();
        QTest::keyClick(&f.canvas(), Qt::Key_Home);
        rules::Finding finding;
        finding.rule = "SON-SCN-64";
        finding.message = "off-board";
        finding.arguments = {unit.id.value};
        finding.locations.emplace_back().elements = {unit.id};
        f.canvas().setFindings({finding});
        while (f.canvas().cursorCell().row < unit.at.row)
            QTest::keyClick(&f.canvas(), Qt::Key_Down);
        while (f.canvas().cursorCell().col < unit.at.col - 1)
            QTest::keyClick(&f.canvas(), Qt::Key_Right);
        spoken.clear();
        QTest::keyClick(&f.canvas(), Qt::Key_Right);
        QCOMPARE(f.canvas().cursorCell(), unit.at);
        const auto& library = *f.document().library();
        QAccessibleInterface* map = QAccessible::queryAccessibleInterface(&f.canvas());
        QVERIFY(map->focusChild());
        const QString name = map->focusChild()->text(QAccessible::Name);
        QVERIFY(name.startsWith(QString::fromStdString(cellName(unit.at))));
        QVERIFY(name.contains(model::ElementNames::element(f.scenario(), library, unit.id)));
        QVERIFY(name.contains(QStringLiteral("Problem: ")));
        QVERIFY(name.contains(QStringLiteral("lies off the battlefield")));
        QCOMPARE(map->text(QAccessible::Value), name);
        // Qt sends events only while somebody listens, which nobody does on a machine without a reader.
        if (QAccessible::isActive()) {
            const auto focus = std::find_if(spoken.begin(), spoken.end(), [](const Spoken& each) {
                return each.event == QAccessible::Focus && each.role == QAccessible::Cell;
            });
            QVERIFY(focus != spoken.end());
            QCOMPARE(focus->name, name);
        }
        // The cell is a child of the map and has the focus there.
        QVERIFY(map->focusChild()->state().focused);
        QCOMPARE(map->child(map->indexOfChild(map->focusChild())), map->focusChild());
        // Elsewhere no problem is told, and beside the boards the cursor still speaks.
        QTest::keyClick(&f.canvas(), Qt::Key_Home);
        QVERIFY(!map->focusChild()->text(QAccessible::Name).contains(QStringLiteral("Problem")));
        QTest::keyClick(&f.canvas(), Qt::Key_Left);
        QVERIFY(map->focusChild()->text(QAccessible::Name).contains(QStringLiteral("off the boards")));
        QCOMPARE(map->indexOfChild(map->focusChild()), -1);
    }

    void everyControlHasAName() {
        WindowFixture f;
        f.openSample();
        QStringList unnamed;
        const auto look = [&] {
            QCoreApplication::processEvents();
            for (QWidget* widget : f.window->findChildren<QWidget*>()) {
                // The line inside a spin box is a part of it.
                if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) ||
                    widget->objectName() == QLatin1String("qt_spinbox_lineedit"))
                    continue;
                QAccessibleInterface* about = QAccessible::queryAccessibleInterface(widget);
                if (about && about->text(QAccessible::Name).trimmed().isEmpty())
                    unnamed << pathOf(widget);
            }
        };
        look();
        for (const char* tool : {"tool.zone", "tool.objective", "tool.entry", "tool.reach"}) {
            f.action(tool)->trigger();
            look();
        }
        for (QDockWidget* dock : f.window->findChildren<QDockWidget*>())
            if (dock->toggleViewAction()->isVisible() && !dock->isVisible()) {
                dock->toggleViewAction()->trigger();
                look();
            }
        f.action("view.briefing")->trigger();
        for (int row = 0; row < 9; ++row) {
            f.window->findChild<QListWidget*>(QStringLiteral("briefingNavigation"))->setCurrentRow(row);
            look();
        }
        unnamed.removeDuplicates();
        QVERIFY2(unnamed.isEmpty(), qPrintable(unnamed.join(QLatin1Char('\n'))));
    }

    void noTwoEntriesAnswerToOneLetter() {
        WindowFixture f;
        f.openSample();
        for (const char* language : {"en", "fr"}) {
            speak(f, language);
            QCoreApplication::processEvents();
            QStringList clashes = clashesIn(*f.window->menuBar(), QStringLiteral("menu bar"));
            QSet<QChar> bar;
            for (QAction* title : f.window->menuBar()->actions()) {
                bar.insert(mnemonicOf(title->text()));
                if (QMenu* menu = title->menu()) {
                    Q_EMIT menu->aboutToShow();
                    clashes << clashesIn(*menu, title->text());
                }
            }
            // What stands in the window listens to Alt and a letter as the menu bar does.
            for (const char* face : {"view.map", "view.briefing"}) {
                f.action(face)->trigger();
                QCoreApplication::processEvents();
                QMap<QChar, QString> taken;
                for (QWidget* widget : f.window->findChildren<QWidget*>()) {
                    const auto* button = qobject_cast<QAbstractButton*>(widget);
                    const auto* label = qobject_cast<QLabel*>(widget);
                    const QString text = button                    ? button->text()
                                         : label && label->buddy() ? label->text()
                                                                   : QString();
                    const QChar letter = mnemonicOf(text);
                    if (letter.isNull() || !widget->isVisible())
                        continue;
                    if (bar.contains(letter) || taken.contains(letter))
                        clashes << QStringLiteral("%1 in the window").arg(text);
                    taken[letter] = text;
                }
            }
            QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join(QLatin1Char('\n'))));
        }
        speak(f, "en");
    }

    void lettersThatClashMoveToFreeOnes() {
        QMenu menu;
        for (const char* text : {"&Save", "Save &as", "&Swap boards", "&Sort", "&Seal && sign"})
            menu.addAction(QString::fromLatin1(text));
        editor::tellMnemonicsApart(menu);
        QCOMPARE(clashesIn(menu, {}), QStringList());
        QCOMPARE(menu.actions().at(0)->text(), QStringLiteral("&Save"));
        QCOMPARE(menu.actions().at(2)->text(), QStringLiteral("Swap &boards"));
        QStringList before, after;
        for (QAction* action : menu.actions())
            before << action->text();
        editor::tellMnemonicsApart(menu);
        for (QAction* action : menu.actions())
            after << action->text();
        QCOMPARE(after, before);
    }

    void problemRowsReadFromRightToLeft() {
        WindowFixture f;
        f.openSample();
        rules::Scenario broken = f.scenario();
        broken.turnTrack.end = 99;
        broken.victory.clear();
        f.document().edit(QStringLiteral("break"), [&](rules::Scenario& scenario) { scenario = broken; });
        auto* list = f.window->findChild<editor::ProblemsView*>(QStringLiteral("problemsList"));
        QTRY_VERIFY_WITH_TIMEOUT(list->model()->rowCount() > 0, 20000);
        const auto* tree = qobject_cast<model::FindingsTree*>(list->model());
        QModelIndex row;
        for (const QModelIndex& index : tree->findings())
            if (!index.data(model::FindingsModel::FixesRole).toStringList().isEmpty() && !row.isValid())
                row = index;
        QVERIFY(row.isValid());
        list->expand(row.parent());
        list->scrollTo(row);
        const auto fixes = [&] {
            QStyleOptionViewItem option;
            option.widget = list;
            option.direction = list->layoutDirection();
            option.fontMetrics = list->fontMetrics();
            option.rect = list->visualRect(row);
            QSet<int> columns;
            for (int x = 0; x < list->viewport()->width(); ++x)
                for (int y = option.rect.top(); y < option.rect.bottom(); y += 4)
                    if (list->rows().fixAt(option, row, {x, y}) >= 0)
                        columns.insert(x);
            return columns;
        };
        const QSet<int> left = fixes();
        QVERIFY(!left.isEmpty());
        list->setLayoutDirection(Qt::RightToLeft);
        QCoreApplication::processEvents();
        const int width = list->viewport()->width();
        QSet<int> mirrored;
        for (const int x : left)
            mirrored.insert(width - 1 - x);
        QCOMPARE(fixes(), mirrored);
    }
};

QTEST_MAIN(TestScreenReader)
#include "test_screen_reader.moc"
