// What a save does and says, and files of other times: samples, refused saves, imports, earlier versions.
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "model/io/backups.h"
#include "model/io/save_file.h"
#include "model/io/share_code.h"
#include "rules/format/formats.h"
#include "tests/editor/file_fixture.h"

using namespace bocage;
using bocage::test::bytesOf;
using bocage::test::FileFixture;
using bocage::test::WindowFixture;

class TestSaving : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSampleIsAnUntitledCopy() {
        WindowFixture f;
        f.openSample();
        QVERIFY(f.document().path().isEmpty());
        QVERIFY(!f.document().isModified());
        QVERIFY(f.settings->recentFiles().isEmpty());
        // Not touched yet: asking for it again shows it.
        f.openSample();
        QCOMPARE(f.window->pages().count(), 2);
        f.document().edit(QStringLiteral("Rename"),
                          [](rules::Scenario& s) { s.title = rules::Text("Mine"); });
        f.openSample();
        QCOMPARE(f.window->pages().count(), 3);
        // Save asks for a place, and proposes one of the user's own.
        f.window->pages().setCurrentIndex(1);
        QString proposed;
        QTimer::singleShot(100, f.window.get(), [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            proposed = dialog->directory().absolutePath();
            dialog->reject();
        });
        f.action("file.save")->trigger();
        const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
        QCOMPARE(proposed, QFileInfo(documents).isDir() ? documents : QDir::homePath());
        f.document().undoStack().setClean();
    }

    void aTemplateIsAnUntitledCopy() {
        WindowFixture f;
        f.window->openFiles(
            {model::resourcesFolder() + QStringLiteral("/templates/1-skirmish.scenario.json")});
        QVERIFY(f.window->currentDocument()->path().isEmpty());
    }

    void aRefusedSaveSaysWhy_data() {
        QTest::addColumn<QString>("where");
        QTest::newRow("program file") << "program";
        QTest::newRow("file of another tab") << "tab";
        QTest::newRow("read-only folder") << "folder";
        QTest::newRow("read-only folder, file exists") << "file";
        QTest::newRow("locked") << "locked";
    }
    void aRefusedSaveSaysWhy() {
        QFETCH(QString, where);
        FileFixture f;
        QString target = test::samplePath();
        const QString closed = f.folder.filePath(QStringLiteral("closed"));
        model::DocumentLock other;
        if (where == QLatin1String("tab")) {
            target = f.path;
            f.openSample();
        } else if (where != QLatin1String("program")) {
            QVERIFY(QDir().mkpath(closed));
            target = closed + QStringLiteral("/x.scenario.json");
        }
        if (where == QLatin1String("file"))
            QVERIFY(QFile::copy(f.path, target));
        if (where == QLatin1String("locked"))
            QCOMPARE(other.acquire(target), model::DocumentLock::State::Held);
        else if (QFileInfo(closed).exists())
            QFile::setPermissions(closed, QFile::ReadOwner | QFile::ExeOwner);
        // For root no folder is closed by its permissions; this one takes no files from anybody.
        if (QFileInfo(closed).exists() && where != QLatin1String("locked") && QFileInfo(closed).isWritable())
            target = where == QLatin1String("file") ? QStringLiteral("/proc/version")
                                                    : QStringLiteral("/proc/x.scenario.json");
        f.document().edit(QStringLiteral("Rename"),
                          [](rules::Scenario& s) { s.title = rules::Text("Mine"); });
        const QByteArray before = bytesOf(target);
        QString said;
        QTimer poll;
        connect(&poll, &QTimer::timeout, this, [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box)
                return;
            said += box->objectName() + QLatin1Char(' ') + box->informativeText();
            // "Take over" is none of the answers here; the way out is.
            (box->escapeButton() ? box->escapeButton() : box->button(QMessageBox::Close))->click();
        });
        poll.start(20);
        QVERIFY(!f.window->saveTo(*f.window->pages().current(), target));
        QFile::setPermissions(closed, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        QVERIFY(!said.isEmpty());
        QVERIFY(f.document().isModified());
        QCOMPARE(bytesOf(target), before);
        f.document().undoStack().setClean();
    }

    void aChangeOnDiskIsNeverOverwrittenUnasked_data() {
        QTest::addColumn<QString>("answer");
        QTest::newRow("keep editing") << "cancel";
        QTest::newRow("write over it") << "overwrite";
    }
    void aChangeOnDiskIsNeverOverwrittenUnasked() {
        QFETCH(QString, answer);
        FileFixture f;
        f.document().edit(QStringLiteral("Rename"),
                          [](rules::Scenario& s) { s.title = rules::Text("Mine"); });
        rules::Scenario other = f.scenario();
        other.title = rules::Text("Theirs");
        const QByteArray theirs = QByteArray::fromStdString(rules::writeScenario(other));
        QVERIFY(model::saveAtomically(f.path, theirs).ok());
        // At once: no time for a notice.
        WindowFixture::answerNext(answer);
        QTest::keyClick(f.window.get(), Qt::Key_S, Qt::ControlModifier);
        const bool written = answer == QLatin1String("overwrite");
        QCOMPARE(bytesOf(f.path) == theirs, !written);
        QCOMPARE(f.document().isModified(), !written);
        if (written)
            QCOMPARE(bytesOf(model::backupsOf(f.path).front().file), theirs);
        f.document().undoStack().setClean();
    }

    void anImportIsUnsavedWork() {
        WindowFixture f;
        f.window->openFiles({model::resourcesFolder() + QStringLiteral("/samples/ranger-company.army.json")});
        auto* army = qobject_cast<model::RosterDocument*>(f.window->currentDocument());
        QVERIFY(army);
        const auto code = model::shareCode(army->roster());
        QVERIFY(code.ok());
        QTimer::singleShot(50, f.window.get(), [code = *code] {
            QWidget* dialog = QApplication::activeModalWidget();
            QVERIFY(dialog);
            dialog->findChild<QPlainTextEdit*>()->setPlainText(code);
            QCoreApplication::processEvents();
            static_cast<QDialog*>(dialog)->accept();
        });
        f.desk().importShareCode();
        QVERIFY(f.window->currentDocument() != army);
        QVERIFY(f.window->currentDocument()->isModified());
        f.window->autosave().saveNow();
        QVERIFY(!f.window->autosave().copyOf(f.window->currentDocument()).isEmpty());
        const int tabs = f.window->pages().count();
        WindowFixture::answerNext(QStringLiteral("cancel"));
        f.action("file.close")->trigger();
        QCOMPARE(f.window->pages().count(), tabs);
        f.window->autosave().forget(f.window->currentDocument());
    }

    void aNewerFileOpensToRead() {
        FileFixture f;
        const QString path = f.folder.filePath(QStringLiteral("newer.scenario.json"));
        QByteArray bytes = bytesOf(f.path);
        bytes.replace("\"version\": 1", "\"version\": 9");
        QVERIFY(model::saveAtomically(path, bytes).ok());
        f.window->openFiles({path});
        QCOMPARE(f.document().path(), path);
        f.document().edit(QStringLiteral("Rename"),
                          [](rules::Scenario& s) { s.title = rules::Text("Mine"); });
        QString asked;
        QTimer::singleShot(100, f.window.get(), [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            asked = dialog->objectName() + dialog->windowTitle();
            dialog->reject();
        });
        f.action("file.save")->trigger();
        QVERIFY(!asked.isEmpty());
        QCOMPARE(bytesOf(path), bytes);
        f.document().undoStack().setClean();
    }

    void manyRecentFilesAreNoBurden() {
        QStringList files;
        for (int i = 0; i < 20'000; ++i)
            files << QStringLiteral("/nowhere/%1.scenario.json").arg(i);
        WindowFixture f;
        QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("bocage"),
                  QStringLiteral("bocage"))
            .setValue(QStringLiteral("files/recent"), files);
        QCOMPARE(app::Settings().recentFiles().size(), 12);
    }

    void noticesNeverMakeTheWindowGrow() {
        QDir().mkpath(model::recoveryFolder());
        WindowFixture clean;
        const int width = clean.window->minimumSizeHint().width();
        const int height = clean.window->minimumSizeHint().height();
        QDir().mkpath(model::recoveryFolder());
        for (int i = 0; i < 60; ++i) {
            QFile file(model::recoveryFolder() +
                       QStringLiteral("/%1%2.recovery").arg(QString(180, u'x')).arg(i));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("no copy at all");
        }
        WindowFixture f(WindowFixture::Leftovers::Keep);
        QCoreApplication::processEvents();
        QVERIFY(f.window->findChild<QFrame*>(QStringLiteral("noticeBar")));
        QCOMPARE(f.window->size(), QSize(1280, 800));
        QVERIFY2(f.window->minimumSizeHint().width() <= std::max(width, 1280),
                 qPrintable(QString::number(f.window->minimumSizeHint().width())));
        QVERIFY2(f.window->minimumSizeHint().height() <= std::max(height, 600),
                 qPrintable(QString::number(f.window->minimumSizeHint().height())));
        QDir(model::recoveryFolder()).removeRecursively();
    }

    void theSessionComesBack() {
        QTemporaryDir folder;
        QStringList files;
        for (const char* name : {"a", "b"}) {
            files << folder.filePath(QLatin1String(name) + QStringLiteral(".scenario.json"));
            QVERIFY(QFile::copy(test::samplePath(), files.back()));
        }
        WindowFixture f;
        QVERIFY(!f.action("file.reopenSession")->isEnabled());
        f.window->openFiles(files);
        f.window->pages().setCurrentIndex(1);
        QVERIFY(f.window->close());
        QVERIFY(QFile::remove(files[1]));
        app::MainWindow next(*f.settings, WindowFixture::library());
        next.show();
        QVERIFY(next.actions().action(QStringLiteral("file.reopenSession"))->isEnabled());
        next.actions().action(QStringLiteral("file.reopenSession"))->trigger();
        QCOMPARE(next.pages().count(), 2);
        QCOMPARE(next.currentDocument()->path(), files[0]);
    }

    void earlierVersionsComeBack() {
        FileFixture f;
        const QByteArray first = f.document().toBytes();
        f.document().edit(QStringLiteral("Rename"),
                          [](rules::Scenario& s) { s.title = rules::Text("Second"); });
        f.action("file.save")->trigger();
        QVERIFY(!f.document().isModified());
        WindowFixture::answerNext(QStringLiteral("takeVersion"));
        f.action("file.versions")->trigger();
        QCOMPARE(f.document().toBytes(), first);
        QVERIFY(f.document().isModified());
        f.document().undoStack().undo();
        QCOMPARE(f.scenario().title, rules::Text("Second"));
        const int tabs = f.window->pages().count();
        WindowFixture::answerNext(QStringLiteral("openVersion"));
        f.action("file.versions")->trigger();
        QCOMPARE(f.window->pages().count(), tabs + 1);
        QCOMPARE(f.document().toBytes(), first);
        QVERIFY(f.document().path().isEmpty() && f.document().isModified());
        f.document().undoStack().setClean();
    }

    void theStatusBarSaysHowSafeTheWorkIs() {
        FileFixture f;
        auto* status = f.window->findChild<QLabel*>(QStringLiteral("viewText"));
        QVERIFY(status->text().endsWith(QStringLiteral("saved")));
        f.document().edit(QStringLiteral("Rename"),
                          [](rules::Scenario& s) { s.title = rules::Text("Mine"); });
        QVERIFY2(status->text().contains(QStringLiteral("within 20 s")), qPrintable(status->text()));
        f.window->autosave().saveNow();
        QTRY_VERIFY2(status->text().contains(QStringLiteral("safety copy")) &&
                         !status->text().contains(QStringLiteral("within")),
                     qPrintable(status->text()));
        QVERIFY(status->toolTip().contains(QStringLiteral("20 seconds")));
        f.action("file.save")->trigger();
        QVERIFY(status->text().endsWith(QStringLiteral("· saved")));
    }
};

QTEST_MAIN(TestSaving)
#include "test_saving.moc"
