#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeWidget>

#include "editor/export/export_dialog.h"
#include "model/export/bundle.h"
#include "model/io/load_file.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using bocage::test::WindowFixture;

/// File > Export and Import, Edit > Copy as text, as a user has them.
class TestExportDialog : public QObject {
    Q_OBJECT

    static std::shared_ptr<const model::ExportSubject> subject(WindowFixture& fixture) {
        return std::make_shared<const model::ExportSubject>(
            model::exportSubject(fixture.scenario(), {}, WindowFixture::library()));
    }

    template <class Widget>
    static Widget* child(QWidget& parent, const char* name) {
        return parent.findChild<Widget*>(QString::fromLatin1(name));
    }

private Q_SLOTS:
    void menuOpensTheDialogWithFilesAndLosses() {
        WindowFixture fixture;
        fixture.openSample();
        bool seen = false;
        QTimer::singleShot(0, fixture.window.get(), [&] {
            auto* dialog = qobject_cast<editor::ExportDialog*>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            QCOMPARE(child<QLineEdit>(*dialog, "exportStem")->text(), QStringLiteral("crossroads-at-dusk"));
            auto* files = child<QTreeWidget>(*dialog, "exportFiles");
            auto* losses = child<QTreeWidget>(*dialog, "exportLosses");
            auto* formats = child<QListWidget>(*dialog, "exportFormats");
            QVERIFY(formats->count() >= 14);
            for (int i = 0; i < formats->count(); ++i) {
                formats->setCurrentRow(i);
                QVERIFY(files->topLevelItemCount() > 0);
                QVERIFY(losses->topLevelItemCount() > 0);
            }
            seen = true;
            dialog->close();
        });
        fixture.action("file.export")->trigger();
        QVERIFY(seen);
    }

    void filesForOnePlayerTellLess() {
        WindowFixture fixture;
        fixture.openSample();
        QTemporaryDir folder;
        bool seen = false;
        QTimer::singleShot(0, fixture.window.get(), [&] {
            auto* dialog = qobject_cast<editor::ExportDialog*>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            auto* reader = child<QComboBox>(*dialog, "exportReader");
            QCOMPARE(reader->count(), 3);  // everybody, and both players
            QVERIFY(dialog->chooseFormat("text"));
            dialog->setFolder(folder.path());
            QStringList texts;
            for (int i = 0; i < 2; ++i) {
                reader->setCurrentIndex(i);
                child<QLineEdit>(*dialog, "exportStem")->setText(QStringLiteral("text-%1").arg(i));
                child<QPushButton>(*dialog, "exportRun")->click();
                QFile file(folder.filePath(QStringLiteral("text-%1.txt").arg(i)));
                QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
                texts << QString::fromUtf8(file.readAll());
            }
            QVERIFY(texts[0].contains(QLatin1String("Circle in the field")));
            QVERIFY(!texts[1].contains(QLatin1String("Circle in the field")));
            QVERIFY(texts[1].contains(QLatin1String("Ranger company")));
            seen = true;
            dialog->close();
        });
        fixture.action("file.export")->trigger();
        QVERIFY(seen);
    }

    void writesAndAsksBeforeItReplaces() {
        WindowFixture fixture;
        fixture.openSample();
        QTemporaryDir folder;
        editor::ExportDialog dialog(subject(fixture), folder.path(), QStringLiteral("battle"));
        QVERIFY(dialog.chooseFormat("markdown"));
        auto* run = child<QPushButton>(dialog, "exportRun");
        auto* openFolder = child<QPushButton>(dialog, "exportOpenFolder");
        QVERIFY(!openFolder->isEnabled());
        run->click();
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("battle.md"))));
        QVERIFY(openFolder->isEnabled());
        // There already: asked, and a no leaves the file alone.
        QFile file(folder.filePath(QStringLiteral("battle.md")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("mine");
        file.close();
        for (const bool replace : {false, true}) {
            QTimer::singleShot(0, &dialog, [&] {
                auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                QVERIFY(box);
                if (replace)
                    child<QPushButton>(*box, "replace")->click();
                else
                    box->reject();
            });
            run->click();
            QCOMPARE(*model::readFile(file.fileName()) == "mine", !replace);
        }
        // A name that leads out of the folder cannot be given.
        child<QLineEdit>(dialog, "exportStem")->setText(QStringLiteral("../out"));
        QVERIFY(!run->isEnabled());
    }

    void saysWhyItCouldNotWrite() {
        WindowFixture fixture;
        fixture.openSample();
        editor::ExportDialog dialog(subject(fixture), QStringLiteral("/nowhere/at/all"), QStringLiteral("x"));
        QVERIFY(dialog.chooseFormat("text"));
        child<QPushButton>(dialog, "exportRun")->click();
        QVERIFY(child<QLabel>(dialog, "exportState")->text().contains(QStringLiteral("/nowhere/at/all")));
    }

    void copyAsText() {
        WindowFixture fixture;
        fixture.openSample();
        fixture.action("edit.copyText")->trigger();
        const QString text = QApplication::clipboard()->text();
        QVERIFY(text.startsWith(QStringLiteral("CROSSROADS AT DUSK")));
        QVERIFY(text.contains(QStringLiteral("Ranger Rifles")));
    }

    void opensABundle() {
        WindowFixture fixture;
        fixture.openSample();
        QTemporaryDir folder;
        model::ExportOptions options;
        options.stem = QStringLiteral("battle");
        const auto what = subject(fixture);
        QVERIFY(model::writeExport(model::bundleExporter().plan(*what, options), folder.path(), false).ok());
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("out")));
        QVERIFY(fixture.window->importFile(folder.filePath(QStringLiteral("battle.bocage")),
                                           folder.filePath(QStringLiteral("out"))));
        QCOMPARE(fixture.window->currentDocument()->path(),
                 folder.filePath(QStringLiteral("out/battle.scenario.json")));
        QVERIFY(fixture.scenario() == *what->scenario());
    }

    void importedMapsAreUnsavedWork() {
        WindowFixture fixture;
        fixture.openSample();
        QTemporaryDir folder;
        model::ExportOptions options;
        options.stem = QStringLiteral("map");
        options.pixelsPerCell = 16;
        const auto what = subject(fixture);
        QVERIFY(
            model::writeExport(model::findExporter("tmx")->plan(*what, options), folder.path(), false).ok());
        fixture.window->openFiles({folder.filePath(QStringLiteral("map.tmx"))});
        QVERIFY(fixture.window->currentDocument()->path().isEmpty());
        QVERIFY(fixture.window->currentDocument()->isModified());
        QVERIFY(fixture.scenario() == *what->scenario());
    }
};

QTEST_MAIN(TestExportDialog)
#include "test_export_dialog.moc"
