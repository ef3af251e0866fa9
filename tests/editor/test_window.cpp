#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QTabBar>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QToolBar>

#include "editor/actions/fuzzy.h"
#include "editor/theme/theme.h"
#include "model/language/language.h"
#include "rules/format/formats.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using bocage::test::WindowFixture;

namespace {

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void collect(const QMenu& menu, QSet<QString>& ids) {
    for (QAction* action : menu.actions()) {
        if (action->menu())
            collect(*action->menu(), ids);
        ids.insert(action->objectName());
    }
}

}  // namespace

class TestWindow : public QObject {
    Q_OBJECT

    /// Runs something with a document of every kind in front, for what belongs to one is in sight there only.
    template <class Look>
    static void eachKindOfDocument(WindowFixture& f, Look look) {
        const QString resources = model::resourcesFolder();
        QTemporaryDir pack;
        for (const char* file : {"pack.json", "boards.json"})
            QFile::copy(resources + QStringLiteral("/packs/som-base/") + QLatin1String(file),
                        pack.filePath(QLatin1String(file)));
        for (const QString& path :
             {resources + QStringLiteral("/samples/crossroads-at-dusk.scenario.json"),
              resources + QStringLiteral("/samples/the-last-ferry.scenario.json"),
              resources + QStringLiteral("/samples/ranger-company.army.json"),
              resources + QStringLiteral("/samples/three-from-the-coast.army.json"),
              resources + QStringLiteral("/samples/crow-keep.army.json"),
              resources + QStringLiteral("/samples/spreading-the-shadows.campaign.json"),
              pack.filePath(QStringLiteral("pack.json"))}) {
            f.window->openFiles({path});
            QCoreApplication::processEvents();
            QVERIFY2(f.window->currentDocument(), qPrintable(path));
            look();
        }
    }

private Q_SLOTS:
    void startsOnTheWelcomePage() {
        WindowFixture f;
        QCOMPARE(f.window->pages().count(), 1);
        QVERIFY(!f.window->pages().current()->document);
        QVERIFY(f.window->findChild<QAbstractButton*>(QStringLiteral("sample.crossroads-at-dusk")));
    }

    /// Whoever starts with a document does not wait until every sample was read for the page behind it; that
    /// comes when it is looked at.
    void welcomeWaitsBehindADocument() {
        WindowFixture f;
        app::MainWindow window(*f.settings, WindowFixture::library());
        window.expectDocuments();
        window.show();
        window.openFiles({test::samplePath()});
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QTest::qWait(50);
        const QString sample = QStringLiteral("sample.crossroads-at-dusk");
        QVERIFY(window.currentDocument());
        QVERIFY(!window.findChild<QAbstractButton*>(sample));
        window.pages().setCurrentIndex(0);
        QTRY_VERIFY(window.findChild<QAbstractButton*>(sample));
        QVERIFY(window.findChild<QAbstractButton*>(sample)->isVisible());
    }

    void welcomeCardOpensTheSample() {
        WindowFixture f;
        QTest::mouseClick(f.window->findChild<QAbstractButton*>(QStringLiteral("sample.crossroads-at-dusk")),
                          Qt::LeftButton);
        QVERIFY(f.window->currentDocument());
        QVERIFY(f.window->currentDocument()->path().isEmpty());  // a copy of one's own
        const model::Document* opened = f.window->currentDocument();
        QCOMPARE(opened->toBytes(), bytesOf(test::samplePath()));
        // Opening it again, from another page, shows the same tab.
        f.window->pages().setCurrentIndex(0);
        QVERIFY(f.window->currentDocument() != opened);
        f.openSample();
        QCOMPARE(f.window->pages().count(), 2);
        QCOMPARE(f.window->currentDocument(), opened);
    }

    /// Enter presses what has the keyboard, whatever the desktop thinks of it.
    void enterOpensTheWelcomeCard() {
        WindowFixture f;
        auto* card = f.window->findChild<QAbstractButton*>(QStringLiteral("sample.crossroads-at-dusk"));
        QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
        card->setFocus();
        QTRY_VERIFY(card->hasFocus());
        QTest::keyClick(card, Qt::Key_Return);
        QVERIFY(f.window->currentDocument());
        QCOMPARE(f.window->currentDocument()->toBytes(), bytesOf(test::samplePath()));
    }

    void saveAsWritesWhatReloadReads() {
        WindowFixture f;
        f.openSample();
        const QByteArray before = f.document().toBytes();
        QCOMPARE(before, bytesOf(test::samplePath()));
        f.document().edit(QStringLiteral("Rename"),
                          [](rules::Scenario& s) { s.title = rules::Text("Changed"); });
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("copy.scenario.json"));
        QVERIFY(f.window->saveTo(*f.window->pages().current(), path));
        QVERIFY(!f.document().isModified());
        QCOMPARE(bytesOf(path), f.document().toBytes());
        f.window->openFiles({path});
        QCOMPARE(f.window->pages().count(), 2);  // it is open already
        QCOMPARE(bytesOf(test::samplePath()), before);
        // Closed and opened again it is what was saved.
        const rules::Scenario saved = f.scenario();
        Q_EMIT f.window->pages().closeWanted(f.window->pages().currentIndex());
        QCOMPARE(f.window->pages().count(), 1);
        f.window->openFiles({path});
        QCOMPARE(f.window->pages().count(), 2);
        QVERIFY(f.scenario() == saved);
        QCOMPARE(f.scenario().title.in("en"), std::string("Changed"));
        QCOMPARE(f.document().path(), path);
    }

    void closingAsksAboutUnsavedChanges_data() {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<int>("tabs");
        QTest::newRow("keep editing") << "cancel" << 2;
        QTest::newRow("discard") << "discard" << 1;
        QTest::newRow("save") << "save" << 1;
    }
    void closingAsksAboutUnsavedChanges() {
        QFETCH(QString, answer);
        QFETCH(int, tabs);
        WindowFixture f;
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("battle.scenario.json"));
        QVERIFY(QFile::copy(test::samplePath(), path));
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        f.window->openFiles({path});
        const QByteArray before = bytesOf(path);
        f.document().edit(QStringLiteral("Rename"),
                          [](rules::Scenario& s) { s.title = rules::Text("Changed"); });
        QVERIFY(f.window->pages().tabs()->tabText(1).endsWith(QStringLiteral("•")));
        WindowFixture::answerNext(answer);
        f.action("file.close")->trigger();
        QCOMPARE(f.window->pages().count(), tabs);
        QCOMPARE(bytesOf(path) == before, answer != QLatin1String("save"));
    }

    void changedOnDiskOffersReload() {
        WindowFixture f;
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("battle.scenario.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytesOf(test::samplePath()));
        file.close();
        f.window->openFiles({path});
        QVERIFY(!f.window->findChild<QFrame*>(QStringLiteral("noticeBar")));
        rules::Scenario other = f.scenario();
        other.title = rules::Text("From outside");
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(rules::writeScenario(other)));
        file.close();
        QTRY_VERIFY_WITH_TIMEOUT(f.window->findChild<QFrame*>(QStringLiteral("noticeBar")), 60'000);
        for (auto* button :
             f.window->findChild<QFrame*>(QStringLiteral("noticeBar"))->findChildren<QPushButton*>())
            if (button->property("accent").toBool()) {
                button->click();
                break;
            }
        QCOMPARE(f.scenario().title, rules::Text("From outside"));
    }

    void unsavedWorkIsOfferedAfterACrash() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("battle.scenario.json"));
        QVERIFY(QFile::copy(test::samplePath(), path));
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        QByteArray lost;
        {
            WindowFixture f;
            f.window->openFiles({path});
            f.document().edit(QStringLiteral("Rename"),
                              [](rules::Scenario& s) { s.title = rules::Text("Lost?"); });
            lost = f.document().toBytes();
            f.window->autosave().saveNow();
            // The window goes without being asked to close, as in a crash.
        }
        {
            WindowFixture f(WindowFixture::Leftovers::Keep);
            auto* notice = f.window->findChild<QFrame*>(QStringLiteral("noticeBar"));
            QVERIFY(notice);
            for (auto* button : notice->findChildren<QPushButton*>())
                if (button->property("accent").toBool()) {
                    button->click();
                    break;
                }
            QVERIFY(f.window->currentDocument());
            QCOMPARE(f.document().toBytes(), lost);
            QVERIFY(f.document().isModified());
            WindowFixture::answerNext(QStringLiteral("save"));
            f.action("file.close")->trigger();
            QCOMPARE(bytesOf(path), lost);
        }
        WindowFixture f(WindowFixture::Leftovers::Keep);
        QVERIFY(!f.window->findChild<QFrame*>(QStringLiteral("noticeBar")));
    }

    void aFileOpenElsewhereCanBeRead() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("battle.scenario.json"));
        QVERIFY(QFile::copy(test::samplePath(), path));
        model::DocumentLock other;
        QCOMPARE(other.acquire(path), model::DocumentLock::State::Held);
        WindowFixture f;
        WindowFixture::answerNext(QStringLiteral("cancel"));
        f.window->openFiles({path});
        QVERIFY(!f.window->currentDocument());
        WindowFixture::answerNext(QStringLiteral("read"));
        f.window->openFiles({path});
        QVERIFY(f.window->currentDocument());
    }

    void everyActionIsInAMenuAndInThePalette() {
        WindowFixture f;
        QSet<QString> inPalette{QStringLiteral("window.find")};
        eachKindOfDocument(f, [&] {
            f.action("window.find")->trigger();
            for (QAction* action : f.window->actions().all()) {
                const QString text = editor::ActionSet::plainText(*action);
                f.window->commandPalette().field()->setText(text);
                const auto* list = f.window->commandPalette().list()->model();
                for (int row = 0; row < list->rowCount(); ++row)
                    if (list->index(row, 0).data().toString() == text)
                        inPalette.insert(action->objectName());
            }
            f.window->commandPalette().hide();
        });
        QSet<QString> inMenus;
        for (QAction* top : f.window->menuBar()->actions())
            collect(*top->menu(), inMenus);
        for (QAction* action : f.window->actions().all()) {
            const QString id = action->objectName();
            QVERIFY2(inMenus.contains(id), qPrintable(id));
            QVERIFY2(!action->text().isEmpty() && !action->statusTip().isEmpty(), qPrintable(id));
            QVERIFY2(inPalette.contains(id), qPrintable(id));
        }
    }

    /// Among what is in sight together; the key that adds a chapter may add a piece to a pack.
    void shortcutsAreUnique() {
        WindowFixture f;
        QString clash;
        eachKindOfDocument(f, [&] {
            QHash<QString, QString> taken;
            for (QAction* action : f.window->actions().all())
                for (const QKeySequence& keys : action->shortcuts()) {
                    if (!action->isVisible())
                        continue;
                    const QString text = keys.toString();
                    if (taken.contains(text))
                        clash +=
                            QStringLiteral("%1: %2, %3; ").arg(text, taken.value(text), action->objectName());
                    taken.insert(text, action->objectName());
                }
        });
        QCOMPARE(clash, QString());
    }

    void iconsExist() {
        WindowFixture f;
        for (QAction* action : f.window->actions().all()) {
            const auto* info = f.window->actions().info(action->objectName());
            if (*info->icon)
                QVERIFY2(!action->icon().isNull(), info->icon);
            QVERIFY2(info->toolBar == 0 || !action->icon().isNull(), info->id);
        }
    }

    void theToolBarHoldsWhatThePageNeeds() {
        WindowFixture f;
        auto* bar = f.window->findChild<QToolBar*>(QStringLiteral("toolBar"));
        const auto has = [&](const char* id) { return bar->actions().contains(f.action(id)); };
        QVERIFY(has("file.new") && has("file.open") && has("edit.undo"));
        QVERIFY(!has("tool.select") && !has("army.put"));
        f.openSample();
        QVERIFY(has("file.save") && has("tool.select") && has("edit.undo") && !has("army.put"));
        f.action("view.briefing")->trigger();
        QVERIFY(!has("tool.select") && has("edit.undo"));
        f.window->openFiles({model::resourcesFolder() + QStringLiteral("/samples/ranger-company.army.json")});
        QVERIFY(has("army.put") && has("army.share") && !has("tool.select"));
        // No separators are left behind at the ends or side by side.
        bool parted = true;
        for (const QAction* action : bar->actions()) {
            QVERIFY(!(parted && action->isSeparator()));
            parted = action->isSeparator();
        }
    }

    void theKeysAreSearched() {
        WindowFixture f;
        QTimer::singleShot(0, f.window.get(), [] {
            QWidget* dialog = QApplication::activeModalWidget();
            QVERIFY(dialog);
            auto* table = dialog->findChild<QTableWidget*>(QStringLiteral("keysTable"));
            const auto shown = [&] {
                QStringList names;
                for (int row = 0; row < table->rowCount(); ++row)
                    if (!table->isRowHidden(row))
                        names << table->item(row, 0)->text();
                return names;
            };
            QVERIFY(shown().size() > 40);
            QTest::keyClicks(dialog->findChild<QLineEdit*>(QStringLiteral("keysSearch")),
                             QStringLiteral("sight"));
            QVERIFY(shown().contains(QStringLiteral("Sight ruler")));
            QVERIFY(!shown().contains(QStringLiteral("Undo")));
            dialog->close();
        });
        f.action("help.keys")->trigger();
    }

    void theStatusBarSaysWhatIsSelected() {
        WindowFixture f;
        f.openSample();
        auto* status = f.window->findChild<QLabel*>(QStringLiteral("statusText"));
        QCOMPARE(status->text(), QStringLiteral("2 boards · 7 overlays · 15 units and markers"));
        f.view().selection().setOnly(f.scenario().battlefield.overlays[0].id);
        QCOMPARE(status->text(), QStringLiteral("Selected: Baker's house"));
        f.view().selection().set(
            {f.scenario().battlefield.overlays[0].id, f.scenario().battlefield.overlays[1].id});
        QCOMPARE(status->text(), QStringLiteral("2 things selected"));
    }

    void paletteRunsByKeyboard() {
        WindowFixture f;
        f.openSample();
        QTest::keyClick(f.window.get(), Qt::Key_K, Qt::ControlModifier);
        QVERIFY(f.window->commandPalette().isVisible());
        QTest::keyClicks(f.window->commandPalette().field(), QStringLiteral("dark"));
        QTest::keyClick(f.window->commandPalette().field(), Qt::Key_Return);
        QVERIFY(!f.window->commandPalette().isVisible());
        QVERIFY(editor::Theme::current().dark);
        QCOMPARE(f.settings->look(), app::Settings::Look::Dark);
    }

    void paletteGoesToACell() {
        WindowFixture f;
        f.openSample();
        f.window->commandPalette().popup();
        QTest::keyClicks(f.window->commandPalette().field(), QStringLiteral("k4"));
        QTest::keyClick(f.window->commandPalette().field(), Qt::Key_Return);
        QCOMPARE(f.canvas().cursorCell(), (rules::Cell{10, 3}));
    }

    void themeSwitchesLiveAndIsRemembered() {
        WindowFixture f;
        f.openSample();
        f.action("view.dark")->setChecked(true);
        QVERIFY(editor::Theme::current().dark);
        QVERIFY(qApp->styleSheet().contains(editor::Theme::darkTheme().panel.name()));
        QCOMPARE(app::Settings().look(), app::Settings::Look::Dark);
        f.action("view.dark")->setChecked(false);
        QVERIFY(!editor::Theme::current().dark);
    }

    void languageSwitchesWithoutRestart() {
        WindowFixture f;
        f.openSample();
        const QString english = f.window->actions().menu(editor::Menu::File)->title();
        for (QAction* action : f.window->findChildren<QAction*>(QStringLiteral("language.fr")))
            action->trigger();
        QCOMPARE(model::currentLanguage(), QStringLiteral("fr"));
        QTRY_COMPARE_WITH_TIMEOUT(f.window->pages().tabs()->tabText(1),
                                  QStringLiteral("Le carrefour au crépuscule"), 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(f.window->actions().menu(editor::Menu::File)->title() != english, 60'000);
        // The keys too are called as they are written on the keyboard, and work as before.
        QCOMPARE(QKeySequence(Qt::SHIFT | Qt::Key_Delete).toString(QKeySequence::NativeText),
                 QStringLiteral("Maj+Suppr"));
        f.view().selection().setOnly(f.scenario().pieces.front().id);
        const std::size_t pieces = f.scenario().pieces.size();
        QTest::keyClick(&f.canvas(), Qt::Key_Delete);
        QCOMPARE(f.scenario().pieces.size(), pieces - 1);
        f.document().undoStack().undo();
        for (QAction* action : f.window->findChildren<QAction*>(QStringLiteral("language.en")))
            action->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(f.window->actions().menu(editor::Menu::File)->title(), english, 60'000);
    }

    void damagedLayoutFallsBackToTheFirst() {
        WindowFixture f;
        f.settings->setLayout(QStringLiteral("scenario"), QByteArray("not a state"));
        f.openSample();
        QVERIFY(f.window->findChild<QWidget*>(QStringLiteral("boxPanel"))->isVisible());
        QVERIFY(f.window->findChild<QWidget*>(QStringLiteral("inspectorPanel"))->isVisible());
        QVERIFY(f.window->findChild<QWidget*>(QStringLiteral("problemsPanel"))->isVisible());
    }

    void unreadableFileIsToldAndNothingOpens() {
        WindowFixture f;
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("broken.scenario.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{ \"format\": \"bocage.scenario\", ");
        file.close();
        WindowFixture::answerNext(QStringLiteral("Close"));
        f.window->openFiles({path});
        QCOMPARE(f.window->pages().count(), 1);
    }

    void fuzzyPrefersBeginningsOfWords() {
        using editor::fuzzyScore;
        QVERIFY(fuzzyScore(QStringLiteral("zi"), QStringLiteral("Zoom in")));
        QVERIFY(!fuzzyScore(QStringLiteral("zx"), QStringLiteral("Zoom in")));
        QVERIFY(*fuzzyScore(QStringLiteral("save"), QStringLiteral("Save as")) >
                *fuzzyScore(QStringLiteral("save"), QStringLiteral("Undo save")));
        QVERIFY(fuzzyScore(QStringLiteral("ecran"), QStringLiteral("Plein écran")));
    }
};

QTEST_MAIN(TestWindow)
#include "test_window.moc"
