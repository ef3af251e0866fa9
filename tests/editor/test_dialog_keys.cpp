#include <QAbstractItemView>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QFileDialog>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QScopeGuard>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolButton>
#include <set>

#include "editor/briefing/briefing_view.h"
#include "editor/panels/problems_panel.h"
#include "model/document/roster_document.h"
#include "tests/editor/fitting.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using bocage::test::WindowFixture;

namespace {

QString sample(const char* file) {
    return model::resourcesFolder() + QStringLiteral("/samples/") + QString::fromLatin1(file);
}

/// What can have the keyboard on the page in front: the first of each kind.
QList<QWidget*> kindsIn(const QWidget& front) {
    QList<QWidget*> kinds;
    std::set<QByteArray> seen;
    for (QWidget* widget : front.findChildren<QWidget*>()) {
        const bool reached = widget->isVisible() && widget->isEnabled() &&
                             widget->window() == front.window() && (widget->focusPolicy() & Qt::TabFocus) &&
                             !widget->focusProxy();
        if (reached && seen.insert(widget->metaObject()->className()).second)
            kinds << widget;
    }
    return kinds;
}

QList<QPushButton*> markedIn(const QDialog& dialog) {
    QList<QPushButton*> marked;
    for (QPushButton* button : dialog.findChildren<QPushButton*>())
        if (button->isDefault() && button->isVisible())
            marked << button;
    return marked;
}

bool isPressed(const QWidget& widget) {
    return qobject_cast<const QAbstractButton*>(&widget) && !qobject_cast<const QCheckBox*>(&widget) &&
           !qobject_cast<const QRadioButton*>(&widget);
}

bool takesLines(const QWidget& widget) {
    const auto* text = qobject_cast<const QPlainTextEdit*>(&widget);
    return text && !text->isReadOnly();
}

/// A dialog whose buttons are counted instead of obeyed.
class Counted {
public:
    explicit Counted(QDialog& dialog) {
        for (QAbstractButton* button : dialog.findChildren<QAbstractButton*>())
            if (isPressed(*button)) {
                QObject::disconnect(button, SIGNAL(clicked(bool)), nullptr, nullptr);
                QObject::connect(button, &QAbstractButton::clicked, &m_owner,
                                 [this, button] { m_clicked << button; });
            }
    }
    /// What was clicked since the last time.
    QList<QAbstractButton*> take() { return std::exchange(m_clicked, {}); }

private:
    QObject m_owner;
    QList<QAbstractButton*> m_clicked;
};

}  // namespace

/// Enter and Escape mean the same in every dialog and panel: whatever an action with an ellipsis opens is
/// walked through, so that a new dialog is held to it too.
class TestDialogKeys : public QObject {
    Q_OBJECT

    std::set<QString> m_walked;  ///< names of dialogs
    QStringList m_wrong;

    /// Calls `look` with the dialog that `open` brings up; false when it brings up none of ours.
    bool with(const std::function<void()>& open, const std::function<void(QDialog&)>& look) {
        bool looked = false;
        QTimer poll;
        connect(&poll, &QTimer::timeout, &poll, [&] {
            const QPointer dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (!dialog) {
                if (QWidget* popup = QApplication::activePopupWidget())
                    popup->close();
                return;
            }
            poll.stop();
            if (!qobject_cast<QFileDialog*>(dialog.data())) {
                looked = true;
                dialog->activateWindow();
                QCoreApplication::processEvents();
                look(*dialog);
            }
            if (dialog && dialog->isVisible())
                dialog->reject();
        });
        poll.start(5);
        open();
        for (int i = 0; i < 20 && poll.isActive(); ++i)
            QTest::qWait(5);
        return looked;
    }

    void expect(bool right, const QDialog& dialog, const QString& what) {
        if (!right)
            m_wrong << QStringLiteral("%1: %2").arg(nameOf(dialog), what);
    }
    static QString nameOf(const QDialog& dialog) {
        return dialog.objectName().isEmpty() ? QString::fromLatin1(dialog.metaObject()->className())
                                             : dialog.objectName();
    }

    /// Goes on to the next page of a dialog that has several.
    static int pagesOf(const QDialog& dialog) {
        const auto* tabs = dialog.findChild<QTabWidget*>();
        return tabs ? tabs->count() : 1;
    }
    static void showPage(const QDialog& dialog, int page) {
        if (auto* tabs = dialog.findChild<QTabWidget*>())
            tabs->setCurrentIndex(page);
        QCoreApplication::processEvents();
    }

    void pressEnterEverywhere(QDialog& dialog) {
        const bool question = qobject_cast<QMessageBox*>(&dialog);
        const auto marked = markedIn(dialog);
        expect(marked.size() <= 1, dialog, QStringLiteral("several buttons are marked"));
        if (!marked.isEmpty() && !question) {
            const auto* box = qobject_cast<QDialogButtonBox*>(marked.front()->parentWidget());
            expect(!box || box->buttonRole(marked.front()) != QDialogButtonBox::RejectRole ||
                       dialog.objectName() == QLatin1String("packQuestion"),
                   dialog, QStringLiteral("Enter would close it from any field"));
        }
        for (int page = 0; page < pagesOf(dialog); ++page) {
            showPage(dialog, page);
            // Asked for anew each time: a dialog may make its fields again.
            for (int number = 0; number < kindsIn(dialog).size(); ++number) {
                QWidget* widget = kindsIn(dialog)[number];
                Counted counted(dialog);
                widget->setFocus(Qt::TabFocusReason);
                // A button with a menu opens it; keys that are asked for are no command.
                const auto* tool = qobject_cast<const QToolButton*>(widget);
                if (!widget->hasFocus() || qobject_cast<QKeySequenceEdit*>(widget) || (tool && tool->menu()))
                    continue;
                const auto now = markedIn(dialog);
                const QList<QAbstractButton*> wanted =
                    isPressed(*widget) ? QList<QAbstractButton*>{static_cast<QAbstractButton*>(widget)}
                    : takesLines(*widget) || now.isEmpty() || !now.front()->isEnabled()
                        ? QList<QAbstractButton*>()
                        : QList<QAbstractButton*>{now.front()};
                const QString place = test::pathOf(widget);
                const bool lines = takesLines(*widget);
                QTest::keyClick(widget, Qt::Key_Return);
                if (counted.take() != wanted)
                    expect(false, dialog, QStringLiteral("Enter in %1 does something else").arg(place));
                expect(dialog.isVisible(), dialog, QStringLiteral("Enter in %1 closes it").arg(place));
                if (!lines || now.isEmpty())
                    continue;
                QTest::keyClick(widget, Qt::Key_Return, Qt::ControlModifier);
                const auto pressed = counted.take();
                expect(pressed.size() == (now.front()->isEnabled() ? 1 : 0), dialog,
                       QStringLiteral("Ctrl+Enter in %1 does not press the marked button").arg(place));
            }
        }
    }

    /// Escape from the widget of this number, in the dialog just opened; false when there are no more.
    bool pressEscapeIn(QDialog& dialog, int page, int number) {
        if (page >= pagesOf(dialog))
            return false;
        showPage(dialog, page);
        const auto kinds = kindsIn(dialog);
        if (number >= kinds.size())
            return false;
        QWidget* widget = kinds[number];
        widget->setFocus(Qt::TabFocusReason);
        const QString place = test::pathOf(widget);
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &dialog, Qt::Key_Escape);
        expect(!dialog.isVisible(), dialog, QStringLiteral("Escape in %1 does not close it").arg(place));
        expect(dialog.result() == QDialog::Rejected || qobject_cast<QMessageBox*>(&dialog), dialog,
               QStringLiteral("Escape in %1 takes something").arg(place));
        return true;
    }

    void walk(const std::function<void()>& open) {
        QString name;
        int pages = 0;
        if (!with(open, [&](QDialog& dialog) {
                name = nameOf(dialog);
                pages = pagesOf(dialog);
                if (m_walked.insert(name).second)
                    pressEnterEverywhere(dialog);
                else
                    pages = 0;
            }))
            return;
        for (int page = 0; page < pages; ++page)
            for (int number = 0;; ++number) {
                bool more = false;
                with(open, [&](QDialog& dialog) { more = pressEscapeIn(dialog, page, number); });
                if (!more)
                    break;
            }
    }

    void walkActions(WindowFixture& f) {
        QStringList ids;
        for (const QAction* action : f.window->actions().all())
            if (action->text().endsWith(QChar(0x2026)) && action->isEnabled() && action->isVisible())
                ids << action->objectName();
        const int page = f.window->pages().currentIndex();
        for (const QString& id : ids)
            // The list of everything is no dialog.
            if (id != QLatin1String("window.find"))
                walk([&f, id, page] {
                    f.window->pages().setCurrentIndex(page);  // templates are chosen on the welcome page
                    f.window->actions().action(id)->trigger();
                });
        f.window->pages().setCurrentIndex(page);
    }

    void tell() {
        for (const QString& line : std::as_const(m_wrong))
            qWarning("%s", qPrintable(line));
        QCOMPARE(m_wrong.size(), 0);
    }

private Q_SLOTS:
    void everyDialog() {
        WindowFixture f;
        qApp->setProperty("testChoosesTheGame", true);
        const auto done = qScopeGuard([] { qApp->setProperty("testChoosesTheGame", {}); });
        walk([&] { f.action("file.new")->trigger(); });
        walkActions(f);
        walk([&] { f.action("help.keys")->trigger(); });
        walk([&] { f.action("help.about")->trigger(); });
        // A battle with a problem to waive, a thing to replace and a backup.
        f.openSample();
        auto* problems = f.window->findChild<editor::ProblemsPanel*>();
        QTRY_VERIFY_WITH_TIMEOUT(!problems->judging().verdict().findings.empty(), 20000);
        problems->showProblem(problems->judging().verdict().findings.front().rule);
        QCoreApplication::processEvents();
        f.view().selection().setOnly(f.scenario().battlefield.overlays.front().id);
        QCoreApplication::processEvents();
        const QByteArray before = f.document().toBytes();
        walkActions(f);
        f.action("view.briefing")->trigger();
        f.view().briefing().showSection(QStringLiteral("sides"));
        QCoreApplication::processEvents();
        const auto player = QString::fromStdString(f.scenario().sides.front().players.front().id.value);
        auto* grants = f.window->findChild<QAbstractButton*>(QStringLiteral("grants/") + player);
        QVERIFY(grants);
        walk([&] { grants->click(); });
        QCOMPARE(f.document().toBytes(), before);
        f.window->openFiles({sample("ranger-company.army.json")});
        QCoreApplication::processEvents();
        walkActions(f);
        f.window->openFiles({sample("spreading-the-shadows.campaign.json")});
        QCoreApplication::processEvents();
        walkActions(f);
        tell();
        qInfo("walked: %s", qPrintable(QStringList(m_walked.begin(), m_walked.end()).join(u' ')));
        for (const char* name : {"boxesDialog", "chooseGame", "contentPicker", "exportDialog", "keysDialog",
                                 "packsDialog", "preferencesDialog", "printDialog"})
            QVERIFY2(m_walked.contains(QString::fromLatin1(name)), name);
    }

    void escapeInAPanelGoesBackToTheDocument() {
        WindowFixture f;
        for (const QString& file : {test::samplePath(), sample("ranger-company.army.json")}) {
            f.window->openFiles({file});
            f.window->activateWindow();
            QCoreApplication::processEvents();
            QWidget* view = f.window->pages().current()->view;
            int panels = 0;
            for (const QDockWidget* dock : f.window->findChildren<QDockWidget*>()) {
                if (!dock->isVisible() || dock->visibleRegion().isEmpty())
                    continue;
                ++panels;
                for (QWidget* widget : kindsIn(*dock)) {
                    widget->setFocus(Qt::TabFocusReason);
                    QTest::keyClick(widget, Qt::Key_Escape);
                    const QWidget* focus = QApplication::focusWidget();
                    QVERIFY2(focus && (focus == view || view->isAncestorOf(focus)),
                             qPrintable(test::pathOf(widget)));
                }
            }
            QVERIFY(panels >= 2);
        }
    }

    /// A search in a panel is over when the panel is left.
    void escapeEndsASearch() {
        WindowFixture f;
        f.openSample();
        f.window->activateWindow();
        auto* search = f.window->findChild<QLineEdit*>(QStringLiteral("boxSearch"));
        search->setFocus();
        QTest::keyClicks(search, QStringLiteral("wall"));
        QTest::keyClick(search, Qt::Key_Escape);
        QCOMPARE(search->text(), QString());
        QVERIFY(f.canvas().hasFocus());
    }

    /// "Find", then "Use this army": two times Enter, from a number.
    void enterInBestArmyFindsAndTakes() {
        WindowFixture f;
        f.window->openFiles({sample("ranger-company.army.json")});
        QCoreApplication::processEvents();
        const auto entries = [&] {
            return qobject_cast<model::RosterDocument*>(f.window->currentDocument())->roster().entries;
        };
        const auto before = entries();
        with([&] { f.action("army.random")->trigger(); },
             [&](QDialog& dialog) {
                 auto* points = dialog.findChild<QSpinBox*>();
                 points->setFocus();
                 points->selectAll();
                 QTest::keyClicks(points, QStringLiteral("150"));
                 QTest::keyClick(points, Qt::Key_Return);
                 const auto taken = [&] {
                     const auto marked = markedIn(dialog);
                     return marked.size() == 1 && marked.front()->isEnabled() &&
                            marked.front()->text().contains(QStringLiteral("Use"));
                 };
                 QTRY_VERIFY_WITH_TIMEOUT(taken(), 60000);
                 points->setFocus();
                 QTest::keyClick(points, Qt::Key_Return);
                 QVERIFY(!dialog.isVisible());
             });
        QVERIFY(entries() != before);
    }

    /// Search, down to a piece, Enter: one step; while nothing is chosen, or by Escape, nothing is replaced.
    void enterInTheReplaceDialogReplaces() {
        WindowFixture f;
        f.openSample();
        const auto& overlays = f.scenario().battlefield.overlays;
        f.view().selection().setOnly(overlays.front().id);
        const auto before = overlays.front();
        const auto ask = [&](const std::function<void(QDialog&, QLineEdit&, QAbstractItemView&)>& look) {
            return with([&] { f.action("edit.replace")->trigger(); },
                        [&](QDialog& dialog) {
                            QCOMPARE(dialog.objectName(), QStringLiteral("replaceDialog"));
                            look(dialog, *dialog.findChild<QLineEdit*>(QStringLiteral("replaceSearch")),
                                 *dialog.findChild<QAbstractItemView*>(QStringLiteral("replaceList")));
                        });
        };
        const auto choose = [](QLineEdit& search, QAbstractItemView& list) {
            search.setFocus();
            QTest::keyClicks(&search, QStringLiteral("craters"));
            list.setFocus();
            QTest::keyClick(&list, Qt::Key_Down);
            QVERIFY(list.currentIndex().isValid());
        };
        QVERIFY(ask([&](QDialog& dialog, QLineEdit& search, QAbstractItemView& list) {
            QTest::keyClick(&search, Qt::Key_Return);
            QVERIFY(dialog.isVisible());
            choose(search, list);
            QTest::keyClick(&list, Qt::Key_Escape);
            QVERIFY(!dialog.isVisible());
        }));
        QVERIFY(overlays.front() == before);
        QCOMPARE(f.document().undoStack().count(), 0);
        QVERIFY(ask([&](QDialog& dialog, QLineEdit& search, QAbstractItemView& list) {
            choose(search, list);
            QTest::keyClick(&list, Qt::Key_Return);
            QVERIFY(!dialog.isVisible());
        }));
        QVERIFY(overlays.front().overlay.value.find("crater") != std::string::npos);
        QCOMPARE(overlays.front().at, before.at);
        QCOMPARE(f.document().undoStack().count(), 1);
    }

    /// A number of boxes is taken over by Enter, and the window of the boxes stays.
    void enterKeepsMyBoxesOpen() {
        WindowFixture f;
        with([&] { f.action("army.boxes")->trigger(); },
             [&](QDialog& dialog) {
                 auto* number = dialog.findChild<QSpinBox*>();
                 number->setFocus();
                 QTest::keyClick(number, Qt::Key_Return);
                 QVERIFY(dialog.isVisible());
             });
    }
};

QTEST_MAIN(TestDialogKeys)
#include "test_dialog_keys.moc"
