#include <QComboBox>
#include <QDockWidget>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QScreen>
#include <QTabBar>
#include <QTableWidget>
#include <QTemporaryDir>

#include "app/gui/keys_dialog.h"
#include "app/gui/preferences_dialog.h"
#include "editor/panels/inspector_panel.h"
#include "editor/theme/theme.h"
#include "model/language/language.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using bocage::test::WindowFixture;

namespace {

/// Runs while the next modal dialog is open; it has to close it.
void inDialog(const std::function<void(QWidget&)>& look) {
    QTimer::singleShot(0, qApp, [look] {
        QWidget* dialog = QApplication::activeModalWidget();
        QVERIFY(dialog);
        look(*dialog);
        dialog->close();
    });
}

void chooseAction(QWidget& keys, const QString& id) {
    auto* table = keys.findChild<QTableWidget*>();
    for (int row = 0; row < table->rowCount(); ++row)
        if (table->item(row, 0)->data(Qt::UserRole).toString() == id)
            table->setCurrentCell(row, 0);
}

QStringList found(WindowFixture& f, const QString& words) {
    f.window->commandPalette().popup();
    f.window->commandPalette().field()->setText(words);
    QStringList texts;
    const QAbstractItemModel* model = f.window->commandPalette().list()->model();
    for (int row = 0; row < model->rowCount(); ++row)
        texts << model->index(row, 0).data().toString();
    return texts;
}

QStringList windowList(WindowFixture& f) {
    QMenu* menu = f.window->actions().menu(editor::Menu::Window);
    Q_EMIT menu->aboutToShow();
    QStringList titles;
    for (QAction* action : menu->actions())
        if (action->objectName().startsWith(QLatin1String("window.tab.")))
            titles << action->text();
    return titles;
}

}  // namespace

class TestShell : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keysCanBeChangedAndAreRemembered() {
        WindowFixture f;
        inDialog([](QWidget& keys) {
            chooseAction(keys, QStringLiteral("file.saveAll"));
            keys.findChild<QKeySequenceEdit*>()->setKeySequence(QKeySequence(QStringLiteral("Ctrl+Shift+S")));
            // "Save as" has them: it is told before it loses them.
            QVERIFY(keys.findChild<QLabel*>(QStringLiteral("keysNote"))
                        ->text()
                        .contains(QLatin1String("Save as")));
            keys.findChild<QPushButton*>(QStringLiteral("keysSet"))->click();
        });
        f.action("help.keys")->trigger();
        QCOMPARE(f.action("file.saveAll")->shortcut(), QKeySequence(QStringLiteral("Ctrl+Shift+S")));
        QVERIFY(f.action("file.saveAs")->shortcut().isEmpty());
        QVERIFY(f.action("file.saveAll")->toolTip().contains(QLatin1String("Ctrl+Shift+S")));

        app::Settings again;
        app::MainWindow next(again, WindowFixture::library());
        QCOMPARE(next.actions().action(QStringLiteral("file.saveAll"))->shortcut(),
                 QKeySequence(QStringLiteral("Ctrl+Shift+S")));

        inDialog([](QWidget& keys) {
            chooseAction(keys, QStringLiteral("file.saveAs"));
            keys.findChild<QPushButton*>(QStringLiteral("keysFirst"))->click();
        });
        f.action("help.keys")->trigger();
        QCOMPARE(f.action("file.saveAs")->shortcut(), QKeySequence(QStringLiteral("Ctrl+Shift+S")));
        QVERIFY(f.action("file.saveAll")->shortcut().isEmpty());
    }

    void preferencesCountAtOnce() {
        WindowFixture f;
        QCOMPARE(f.settings->look(), app::Settings::Look::System);
        inDialog([](QWidget& dialog) {
            auto* look = dialog.findChild<QComboBox*>(QStringLiteral("preferencesLook"));
            look->setCurrentIndex(2);
            Q_EMIT look->activated(2);
            QVERIFY(editor::Theme::current().dark);
            auto* language = dialog.findChild<QComboBox*>(QStringLiteral("preferencesLanguage"));
            const int french = language->findData(QStringLiteral("fr"));
            language->setCurrentIndex(french);
            Q_EMIT language->activated(french);
        });
        f.action("edit.preferences")->trigger();
        QCOMPARE(app::Settings().look(), app::Settings::Look::Dark);
        QVERIFY(f.action("view.dark")->isChecked());
        QCOMPARE(model::currentLanguage(), QStringLiteral("fr"));
        QCOMPARE(app::Settings().language(), QStringLiteral("fr"));
        model::useLanguage(QStringLiteral("en"));
        app::applyTheme(false);
    }

    void tabsOfOneTitleAreToldApartAndListed() {
        WindowFixture f;
        QTemporaryDir folder;
        const QString first = folder.filePath(QStringLiteral("first.scenario.json"));
        const QString second = folder.filePath(QStringLiteral("second.scenario.json"));
        for (const QString& path : {first, second}) {
            QVERIFY(QFile::copy(test::samplePath(), path));
            QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        }
        f.window->openFiles({first});
        QVERIFY(!f.window->pages().tabs()->tabText(1).contains(QLatin1String("first.scenario.json")));
        f.window->openFiles({second});
        QVERIFY(f.window->pages().tabs()->tabText(1).contains(QLatin1String("first.scenario.json")));
        QVERIFY(f.window->pages().tabs()->tabText(2).contains(QLatin1String("second.scenario.json")));
        QCOMPARE(windowList(f).size(), 3);
        f.window->findChild<QAction*>(QStringLiteral("window.tab.2"))->trigger();
        QCOMPARE(f.window->pages().currentIndex(), 1);
        f.action("window.closeOthers")->trigger();
        QCOMPARE(f.window->pages().count(), 1);
        QCOMPARE(f.window->currentDocument()->path(), first);
        QCOMPARE(windowList(f).size(), 1);
        f.action("window.closeAll")->trigger();
        QVERIFY(!f.window->currentDocument());
    }

    void thePaletteFindsByWhatThingsDo() {
        WindowFixture f;
        f.openSample();
        for (const char* word : {"print", "export"})
            QVERIFY(found(f, QLatin1String(word)).contains(QStringLiteral("Printing, pictures and exports")));
        QVERIFY(found(f, QStringLiteral("language")).contains(QStringLiteral("Preferences")));
        QVERIFY(found(f, QStringLiteral("title")).contains(QStringLiteral("Basics")));
        const QStringList nothing = found(f, QStringLiteral("qwertzuiop"));
        QCOMPARE(nothing.size(), 1);
        QVERIFY(nothing.first().contains(QLatin1String("qwertzuiop")));
        QTest::keyClick(f.window->commandPalette().field(), Qt::Key_Return);
        QVERIFY(f.window->commandPalette().isVisible());  // there is nothing to run
    }

    void theFirstWindowFitsTheScreen() {
        WindowFixture f;
        f.settings->setGeometry({});
        const app::MainWindow window(*f.settings, {});
        const QSize screen = window.screen()->availableSize();
        QVERIFY2(screen.height() <= 800, "a screen that is too low for the window we would like");
        QVERIFY2(window.height() < screen.height() && window.width() <= screen.width(),
                 qPrintable(QStringLiteral("%1 × %2").arg(window.width()).arg(window.height())));
    }

    void panelsHaveNamesOfTheirOwn() {
        WindowFixture f;
        f.openSample();
        f.view().selection().setOnly(f.scenario().battlefield.overlays[0].id);
        QCOMPARE(f.window->findChild<QAction*>(QStringLiteral("panel.inspector"))->text(),
                 QStringLiteral("Inspector"));
        // So has its tab, while its head names what is selected.
        auto* dock = f.window->findChild<QDockWidget*>(QStringLiteral("inspector"));
        QCOMPARE(dock->windowTitle(), QStringLiteral("Inspector"));
        QCOMPARE(dock->titleBarWidget()->findChild<QLabel*>(QStringLiteral("dockTitle"))->text(),
                 f.window->findChild<editor::InspectorPanel*>()->heading());
        QVERIFY(f.window->findChild<editor::InspectorPanel*>()->heading() != dock->windowTitle());
    }
};

QTEST_MAIN(TestShell)
#include "test_shell.moc"
