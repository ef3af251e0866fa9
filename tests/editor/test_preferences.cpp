#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QToolButton>

#include "app/gui/recent_files.h"
#include "app/gui/templates.h"
#include "app/gui/welcome_page.h"
#include "editor/tools/measure_tool.h"
#include "model/io/document_files.h"
#include "model/language/length_unit.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using bocage::test::WindowFixture;

namespace {

/// Runs while the next modal dialog is open; closes it then.
void inDialog(const std::function<void(QWidget&)>& look) {
    QTimer::singleShot(0, qApp, [look] {
        QWidget* dialog = QApplication::activeModalWidget();
        QVERIFY(dialog);
        look(*dialog);
        dialog->close();
    });
}

template <class T>
T& part(QWidget& dialog, const char* name) {
    auto* found = dialog.findChild<T*>(QString::fromLatin1(name));
    if (!found)
        qFatal("no %s", name);
    return *found;
}

void choose(QComboBox& box, int index) {
    box.setCurrentIndex(index);
    Q_EMIT box.activated(index);
}

/// Types into the next question for a name and agrees.
void answerName(const QString& name) {
    QTimer::singleShot(0, qApp, [name] {
        auto* question = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
        QVERIFY(question);
        question->setTextValue(name);
        question->accept();
    });
}

QStringList titles(QListWidget& list) {
    QStringList all;
    for (int row = 0; row < list.count(); ++row)
        all << list.item(row)->text();
    return all;
}

}  // namespace

/// What the window remembers of its user: preferences, templates, arrangements of panels, recent files.
class TestPreferences : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        for (const QString& path : app::templateFiles())
            app::removeTemplate(path);
    }

    void everyPageFitsASmallScreen() {
        WindowFixture f;
        inDialog([](QWidget& dialog) {
            auto& tabs = part<QTabWidget>(dialog, "preferencesTabs");
            QCOMPARE(tabs.count(), 4);
            for (int i = 0; i < tabs.count(); ++i) {
                tabs.setCurrentIndex(i);
                QCoreApplication::processEvents();
                QVERIFY(dialog.height() < 680 && dialog.width() < 1200);
            }
        });
        f.action("edit.preferences")->trigger();
    }

    void safetyCopiesLengthsAndPaper() {
        WindowFixture f;
        f.openSample();
        QVERIFY(f.settings->autosaveSeconds() == 20);
        const auto* status = f.window->findChild<QLabel*>(QStringLiteral("viewText"));
        inDialog([](QWidget& dialog) {
            choose(part<QComboBox>(dialog, "preferencesAutosave"), 0);
            choose(part<QComboBox>(dialog, "preferencesUnit"), 1);
            auto& paper = part<QComboBox>(dialog, "preferencesPaper");
            choose(paper, paper.findData(QStringLiteral("Letter")));
            part<QCheckBox>(dialog, "preferencesReopen").click();
        });
        f.action("edit.preferences")->trigger();
        QCOMPARE(app::Settings().autosaveSeconds(), 5);
        QCOMPARE(app::Settings().paper(), QStringLiteral("Letter"));
        QVERIFY(f.action("file.reopenAtStart")->isChecked());
        QVERIFY(app::Settings().flag(QStringLiteral("files/reopen"), false));
        QVERIFY2(status->toolTip().contains(QStringLiteral("5 second")), qPrintable(status->toolTip()));
        // Four spaces of 25 mm are ten centimetres.
        f.action("tool.measure")->trigger();
        f.drag({2, 2}, {6, 2});
        QVERIFY2(f.canvas().told().contains(QStringLiteral("10.0 cm")), qPrintable(f.canvas().told()));
        model::useLengthUnit(model::LengthUnit::Spaces);
    }

    void boxesAreOneClickAway() {
        WindowFixture f;
        bool shown = false;
        inDialog([&](QWidget& dialog) {
            QVERIFY(!part<QLabel>(dialog, "preferencesCollection").text().isEmpty());
            inDialog([&](QWidget& boxes) { shown = boxes.objectName() == QLatin1String("boxesDialog"); });
            part<QPushButton>(dialog, "preferencesBoxes").click();
        });
        f.action("edit.preferences")->trigger();
        QVERIFY(shown);
    }

    void templatesAreRenamedAndDeleted() {
        WindowFixture f;
        f.openSample();
        for (const char* name : {"First try", "Second try"}) {
            answerName(QString::fromLatin1(name));
            f.action("file.saveTemplate")->trigger();
        }
        inDialog([](QWidget& dialog) {
            auto& list = part<QListWidget>(dialog, "ownTemplates");
            QCOMPARE(titles(list), (QStringList{QStringLiteral("First try"), QStringLiteral("Second try")}));
            list.setCurrentRow(0);
            answerName(QStringLiteral("River crossing"));
            part<QPushButton>(dialog, "renameTemplate").click();
            QVERIFY(titles(list).contains(QStringLiteral("River crossing")));
            list.setCurrentRow(static_cast<int>(titles(list).indexOf(QStringLiteral("Second try"))));
            WindowFixture::answerNext(QStringLiteral("delete"));
            part<QPushButton>(dialog, "deleteTemplate").click();
            QCOMPARE(titles(list), QStringList{QStringLiteral("River crossing")});
        });
        f.action("edit.preferences")->trigger();
        QStringList own;
        for (const QString& path : app::templateFiles())
            if (app::isTemplate(path))
                own << QFileInfo(path).fileName();
        QCOMPARE(own, QStringList{QStringLiteral("river-crossing.scenario.json")});
        f.action("window.welcome")->trigger();
        QVERIFY(f.window->findChild<QAbstractButton*>(QStringLiteral("template.river-crossing")));
    }

    void arrangementsOfPanelsHaveNames() {
        WindowFixture f;
        f.openSample();
        auto* menu = f.window->findChild<QMenu*>(QStringLiteral("arrangements"));
        QVERIFY(menu);
        const auto entry = [&](const QString& text) -> QAction* {
            Q_EMIT menu->aboutToShow();
            for (QAction* action : menu->actions())
                if (action->text() == text)
                    return action;
            return nullptr;
        };
        auto* box = f.window->findChild<QDockWidget*>(QStringLiteral("box"));
        auto* layers = f.window->findChild<QDockWidget*>(QStringLiteral("layers"));
        box->hide();
        layers->show();
        answerName(QStringLiteral("Zones & goals"));
        Q_EMIT menu->aboutToShow();
        menu->findChild<QAction*>(QStringLiteral("arrangements.keep"))->trigger();
        f.action("view.resetLayout")->trigger();
        QVERIFY(box->isVisible());
        QVERIFY(!layers->isVisible());
        QVERIFY(entry(QStringLiteral("Zones && goals")));
        entry(QStringLiteral("Zones && goals"))->trigger();
        QVERIFY(!box->isVisible());
        QVERIFY(layers->isVisible());
        f.action("view.resetLayout")->trigger();
        Q_EMIT menu->aboutToShow();
        for (QAction* action : menu->actions())
            if (QMenu* forget = action->menu())
                forget->actions().front()->trigger();
        QVERIFY(!entry(QStringLiteral("Zones && goals")));
    }

    /// Whatever panels are open, the window fits a small screen.
    void allPanelsFitASmallScreen() {
        WindowFixture f;
        f.openSample();
        for (QDockWidget* dock : f.window->findChildren<QDockWidget*>())
            if (QAction* toggle = dock->toggleViewAction(); toggle->isVisible() && !toggle->isChecked())
                toggle->trigger();
        QCoreApplication::processEvents();
        for (const char* id : {"layers", "minimap", "history", "inspector"}) {
            auto* dock = f.window->findChild<QDockWidget*>(QString::fromLatin1(id));
            QVERIFY2(!dock->isHidden(), id);
        }
        const QSize least = f.window->minimumSizeHint();
        QVERIFY2(least.height() <= 700 && least.width() <= 1280,
                 qPrintable(QStringLiteral("%1 x %2").arg(least.width()).arg(least.height())));
        f.window->resize(1280, 700);
        QCoreApplication::processEvents();
        QVERIFY(f.window->height() <= 700);
    }

    void recentFilesSayWhatTheyAre() {
        WindowFixture f;
        QTemporaryDir folder;
        const QString battle = folder.filePath(QStringLiteral("battle.scenario.json"));
        const QString army = folder.filePath(QStringLiteral("army.army.json"));
        QVERIFY(QFile::copy(test::samplePath(), battle));
        QVERIFY(QFile::copy(model::resourcesFolder() + QStringLiteral("/samples/ranger-company.army.json"),
                            army));
        for (const QString& path : {battle, army})
            QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        f.window->openFiles({battle, army});
        f.action("window.welcome")->trigger();
        const auto row = [&](const QString& path) -> app::RecentFile* {
            for (app::RecentFile* file : f.window->findChildren<app::RecentFile*>())
                if (file->isVisible() && file->property("path").toString() == path)
                    return file;
            return nullptr;
        };
        QVERIFY(row(battle) && row(army));
        QTRY_VERIFY_WITH_TIMEOUT(!row(battle)->facts().picture.isNull(), 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(!row(army)->facts().picture.isNull(), 60'000);
        QVERIFY2(row(battle)->facts().detail.contains(QStringLiteral("spaces")),
                 qPrintable(row(battle)->facts().detail));
        QVERIFY2(row(army)->facts().detail.contains(QStringLiteral("Majestic")) &&
                     row(army)->facts().detail.contains(QStringLiteral("points")),
                 qPrintable(row(army)->facts().detail));
        QVERIFY(row(army)->accessibleDescription().contains(QDir(folder.path()).dirName()));
        // Pinned, it stays on top, also when the list is cleared.
        QVERIFY(row(army)->y() < row(battle)->y());
        row(battle)->findChild<QToolButton*>(QStringLiteral("pin"))->click();
        QCoreApplication::processEvents();
        QVERIFY(row(battle)->y() < row(army)->y());
        QCOMPARE(app::Settings().pinnedFiles(), QStringList{battle});
        f.action("file.clearRecent")->trigger();
        QCoreApplication::processEvents();
        QVERIFY(row(battle) && !row(army));
        row(battle)->findChild<QToolButton*>(QStringLiteral("pin"))->click();
        QCoreApplication::processEvents();
        QVERIFY(!row(battle));
    }
};

QTEST_MAIN(TestPreferences)
#include "test_preferences.moc"
