#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "model/document/scenario_document.h"
#include "model/io/autosave.h"
#include "model/io/backups.h"
#include "model/io/document_lock.h"
#include "model/io/file_watch.h"
#include "model/io/load_file.h"
#include "model/io/save_file.h"

using namespace bocage;
using namespace bocage::model;
using namespace std::chrono_literals;

namespace {

rules::LibraryPtr emptyLibrary() {
    return rules::Library::build({}).first;
}

std::unique_ptr<ScenarioDocument> newDocument(const char* title = "Test") {
    rules::Scenario scenario;
    scenario.system = "normandie";
    scenario.title = title;
    return std::make_unique<ScenarioDocument>(scenario, emptyLibrary());
}

void retitle(ScenarioDocument& document, const char* title) {
    document.edit(QStringLiteral("Rename"), [&](rules::Scenario& scenario) { scenario.title = title; });
}

QString runner() {
    return qEnvironmentVariable("BOCAGE_BIN", QCoreApplication::applicationDirPath()) +
           QStringLiteral("/autosaver");
}

}  // namespace

class TestAutosave : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString at(const QString& name) const { return m_folder.filePath(name); }

private Q_SLOTS:
    void init() {
        QDir(m_folder.path()).removeRecursively();
        QDir().mkpath(m_folder.path());
    }

    void copiesModifiedDocuments() {
        Autosave autosave(at(QStringLiteral("r")));
        autosave.setDelay(20ms);
        auto document = newDocument();
        autosave.watch(document.get());
        QSignalSpy written(&autosave, &Autosave::copyWritten);
        QTest::qWait(60);
        QVERIFY(autosave.copyOf(document.get()).isEmpty());  // nothing to lose yet
        retitle(*document, "Changed");
        QVERIFY(written.wait(60'000));
        const QString copy = autosave.copyOf(document.get());
        const auto recovery = parseRecovery(*readFile(copy), copy);
        QVERIFY(recovery.ok());
        QCOMPARE(recovery->bytes, document->toBytes());
        QCOMPARE(recovery->path, QString());
        // Alive and ours: not offered to anyone.
        QVERIFY(scanRecoveries(at(QStringLiteral("r"))).found.empty());
        document->undoStack().undo();
        QVERIFY(autosave.copyOf(document.get()).isEmpty());  // as on disk again
        retitle(*document, "Again");
        QVERIFY(written.wait(60'000));
        autosave.forget(document.get());
        QVERIFY(QDir(at(QStringLiteral("r"))).isEmpty(QDir::Files));
    }

    void savingRemovesTheCopy() {
        Autosave autosave(at(QStringLiteral("r")));
        autosave.setDelay(0ms);
        auto document = newDocument();
        autosave.watch(document.get());
        retitle(*document, "Changed");
        QTRY_VERIFY_WITH_TIMEOUT(!autosave.copyOf(document.get()).isEmpty(), 60'000);
        const QString path = at(QStringLiteral("a.scenario.json"));
        QVERIFY(saveDocument(*document, path).ok());
        QVERIFY(!document->isModified());
        QCOMPARE(document->path(), path);
        QVERIFY(QDir(at(QStringLiteral("r"))).isEmpty(QDir::Files));
    }

    void recoversAfterTheEnd() {
        {
            auto document = newDocument();
            Autosave autosave(at(QStringLiteral("r")));
            autosave.watch(document.get());
            retitle(*document, "Precious");
            autosave.saveNow();
        }
        const RecoveryScan scan = scanRecoveries(at(QStringLiteral("r")));
        QCOMPARE(scan.found.size(), std::size_t{1});
        QCOMPARE(scan.found[0].title, QStringLiteral("Precious"));
        auto restored = restoreDocument(scan.found[0], emptyLibrary());
        QVERIFY(restored.ok());
        QVERIFY(restored->document->isModified());
        QCOMPARE(restored->document->displayName(), QStringLiteral("Precious"));
        Autosave autosave(at(QStringLiteral("r")));
        autosave.adopt(restored->document.get(), scan.found[0]);
        QVERIFY(scanRecoveries(at(QStringLiteral("r"))).found.empty());
        QVERIFY(saveDocument(*restored->document, at(QStringLiteral("a.scenario.json"))).ok());
        QVERIFY(QDir(at(QStringLiteral("r"))).isEmpty(QDir::Files));
    }

    /// What equals the file on disk is nothing to recover.
    void offersNothingStale() {
        const QString path = at(QStringLiteral("a.scenario.json"));
        auto document = newDocument();
        QVERIFY(saveDocument(*document, path).ok());
        Recovery recovery{at(QStringLiteral("r/x.recovery")), path, QStringLiteral("T"),
                          QDateTime::currentDateTimeUtc(), document->toBytes()};
        QVERIFY(makeFolder(at(QStringLiteral("r"))).ok());
        QVERIFY(saveAtomically(recovery.file, recoveryBytes(recovery)).ok());
        QVERIFY(scanRecoveries(at(QStringLiteral("r"))).found.empty());
        QVERIFY(!QFileInfo::exists(recovery.file));
    }

    /// Nobody is offered a step back: a copy from before the last save is set aside, whoever saved.
    void offersNothingOlderThanWhatWasSaved() {
        const QString path = at(QStringLiteral("older.scenario.json"));
        const QString folder = at(QStringLiteral("r"));
        auto document = newDocument("Saved");
        QVERIFY(saveDocument(*document, path).ok());
        retitle(*document, "Copied");
        Recovery recovery{folder + QStringLiteral("/x.recovery"),
                          path,
                          QStringLiteral("T"),
                          QDateTime::currentDateTimeUtc().addSecs(-60),
                          document->toBytes(),
                          baseOf(path)};
        QVERIFY(makeFolder(folder).ok());
        QVERIFY(saveAtomically(recovery.file, recoveryBytes(recovery)).ok());
        // The file is younger than the copy, but it is what the work began from.
        QCOMPARE(scanRecoveries(folder).found.size(), std::size_t{1});
        retitle(*document, "Saved later");
        QVERIFY(saveDocument(*document, path).ok());
        QVERIFY(scanRecoveries(folder).found.empty());
        QVERIFY(!QFileInfo::exists(recovery.file));
        QCOMPARE(setAsideRecoveries(folder).size(), std::size_t{1});
        QCOMPARE(setAsideRecoveries(folder).front().bytes, recovery.bytes);
        // A copy of the first version, which did not say what it began from, goes by its time.
        const QByteArray known = recoveryBytes(recovery);
        recovery.base.clear();
        QVERIFY(parseRecovery(known, recovery.file)->base != recovery.base);
        QVERIFY(saveAtomically(recovery.file, recoveryBytes(recovery)).ok());
        QVERIFY(scanRecoveries(folder).found.empty());
    }

    /// The window watches a document before it hears that it came from a copy: that copy is its own all the
    /// same, and no second one stays behind.
    void adoptsACopyOfAWatchedDocument() {
        const QString folder = at(QStringLiteral("r"));
        {
            auto document = newDocument();
            Autosave autosave(folder);
            autosave.watch(document.get());
            retitle(*document, "Precious");
            autosave.saveNow();
        }
        const Recovery left = scanRecoveries(folder).found.at(0);
        auto restored = restoreDocument(left, emptyLibrary());
        Autosave autosave(folder);
        autosave.watch(restored->document.get());
        autosave.adopt(restored->document.get(), left);
        QCOMPARE(autosave.copyOf(restored->document.get()), left.file);
        retitle(static_cast<ScenarioDocument&>(*restored->document), "More");
        autosave.saveNow();
        QCOMPARE(QDir(folder).entryList({QStringLiteral("*.recovery")}).size(), 1);
        // Closed without saving: not offered again, but kept for a while.
        autosave.forget(restored->document.get());
        QVERIFY(scanRecoveries(folder).found.empty());
        QCOMPARE(setAsideRecoveries(folder).size(), std::size_t{1});
        QCOMPARE(setAsideRecoveries(folder).front().title, QStringLiteral("More"));
    }

    void copiesWhenTheUserPauses() {
        Autosave autosave(at(QStringLiteral("r")));
        autosave.setDelay(std::chrono::hours(1));
        autosave.setPause(10ms);
        auto document = newDocument();
        autosave.watch(document.get());
        QSignalSpy written(&autosave, &Autosave::copyWritten);
        QSignalSpy about(&autosave, &Autosave::aboutToCopy);
        retitle(*document, "Changed");
        QVERIFY(!autosave.isSafe(document.get()));
        QTRY_COMPARE_WITH_TIMEOUT(written.size(), 1, 60'000);
        QCOMPARE(about.size(), 1);
        QVERIFY(autosave.isSafe(document.get()));
        retitle(*document, "Again");
        QVERIFY(!autosave.isSafe(document.get()));
    }

    /// A file of a newer version opens with everything in it, to be looked at.
    void opensNewerFilesToLookAt() {
        const QString path = at(QStringLiteral("a.scenario.json"));
        QByteArray bytes = newDocument("From tomorrow")->toBytes();
        bytes.replace("\"version\": 1", "\"version\": 7,\n  \"hologram\": {\"depth\": 3}");
        QVERIFY(saveAtomically(path, bytes).ok());
        QVERIFY(!loadValue(path).ok());  // nobody else takes it for one of ours
        auto opened = openDocument(path, emptyLibrary());
        QVERIFY(opened.ok());
        QCOMPARE(opened->fromVersion, 7);
        QCOMPARE(opened->document->displayName(), QStringLiteral("From tomorrow"));
        QVERIFY(opened->document->toBytes().contains("hologram"));
        bytes.replace("\"title\"", "\"sides\": 4, \"title\"");
        QVERIFY(saveAtomically(path, bytes).ok());
        QCOMPARE(openDocument(path, emptyLibrary()).problems().front().code, std::string("document.newer"));
    }

    void setsDamagedCopiesAside() {
        const Recovery recovery{at(QStringLiteral("r/x.recovery")), QStringLiteral("/a"), QStringLiteral("T"),
                                QDateTime::currentDateTimeUtc(), newDocument()->toBytes()};
        const QByteArray good = recoveryBytes(recovery);
        QVERIFY(parseRecovery(good, recovery.file).ok());
        QRandomGenerator random(2);
        for (int round = 0; round < 1000; ++round) {
            QByteArray bytes = good;
            if (round % 4 == 0)
                bytes.truncate(static_cast<int>(random.bounded(static_cast<quint32>(bytes.size()))));
            else
                bytes[static_cast<int>(random.bounded(static_cast<quint32>(bytes.size())))] ^=
                    static_cast<char>(1 << random.bounded(8));
            QVERIFY(!parseRecovery(bytes, recovery.file).ok());
        }
        QVERIFY(makeFolder(at(QStringLiteral("r"))).ok());
        QVERIFY(saveAtomically(recovery.file, good.left(good.size() - 1)).ok());
        const RecoveryScan scan = scanRecoveries(at(QStringLiteral("r")));
        QVERIFY(scan.found.empty());
        QCOMPARE(scan.problems.size(), std::size_t{1});
        QCOMPARE(scan.problems[0].code, std::string("recovery.damaged"));
        QVERIFY(QFileInfo::exists(recovery.file + QStringLiteral(".damaged")));
        QVERIFY(scanRecoveries(at(QStringLiteral("r"))).problems.empty());
    }

    /// A process that edits and is killed leaves work that is recovered, up to its last copy.
    void survivesKills() {
        QRandomGenerator random(4);
        for (int round = 0; round < 10; ++round) {
            QProcess process;
            process.start(runner(), {at(QStringLiteral("r"))});
            QVERIFY(process.waitForReadyRead());
            QTest::qSleep(20 + static_cast<int>(random.bounded(60)));
            process.kill();
            QVERIFY(process.waitForFinished());
            const QByteArrayList said = process.readAllStandardOutput().split('\n');
            // The last line may be cut off by the kill; the one before names a step whose copy was on disk.
            const int copied = said.size() > 1 ? said[said.size() - 2].toInt() : 0;
            const RecoveryScan scan = scanRecoveries(at(QStringLiteral("r")));
            QCOMPARE(scan.problems.size(), std::size_t{0});
            QCOMPARE(scan.found.size(), std::size_t{1});
            QVERIFY(scan.found[0].title.toInt() >= copied);
            discardRecovery(scan.found[0]);
            QVERIFY(scanRecoveries(at(QStringLiteral("r"))).found.empty());
        }
    }

    void keepsNumberedBackups() {
        const QString folder = at(QStringLiteral("b"));
        const QString path = at(QStringLiteral("a.scenario.json"));
        for (int version = 1; version <= 8; ++version)
            QVERIFY(keepBackup(path, "version " + QByteArray::number(version), {}, folder).ok());
        const auto kept = backupsOf(path, folder);
        QCOMPARE(kept.size(), std::size_t{5});
        QCOMPARE(kept.front().number, 8);
        QCOMPARE(*readFile(kept.front().file), QByteArray("version 8"));
        QCOMPARE(*readFile(kept.back().file), QByteArray("version 4"));
        // The same name elsewhere has backups of its own.
        QVERIFY(backupsOf(at(QStringLiteral("sub/a.scenario.json")), folder).empty());
        const BackupLimits small{5, 3000};
        for (int version = 1; version <= 5; ++version)
            QVERIFY(keepBackup(at(QStringLiteral("b.json")), QByteArray(1000, 'x'), small, folder).ok());
        QVERIFY(backupsOf(at(QStringLiteral("b.json")), folder).size() <= 3);
        QCOMPARE(keepBackup(path, QByteArray(4000, 'x'), small, folder).problems().front().code,
                 std::string("backup.too-large"));
    }

    void savingKeepsTheVersionBefore() {
        const QString path = at(QStringLiteral("a.scenario.json"));
        auto document = newDocument();
        QVERIFY(saveDocument(*document, path).ok());
        const QByteArray first = *readFile(path);
        QVERIFY(backupsOf(path).empty());
        QVERIFY(saveDocument(*document, path).ok());
        QVERIFY(backupsOf(path).empty());  // nothing changed
        retitle(*document, "Second");
        rules::Problems notes;
        QVERIFY(saveDocument(*document, path, &notes).ok());
        QVERIFY(notes.empty());
        QCOMPARE(backupsOf(path).size(), std::size_t{1});
        QCOMPARE(*readFile(backupsOf(path).front().file), first);
        for (const Backup& backup : backupsOf(path))
            QFile::remove(backup.file);
    }

    void locksDocuments() {
        const QString path = at(QStringLiteral("a.scenario.json"));
        DocumentLock first, second;
        QCOMPARE(first.acquire(path), DocumentLock::State::Held);
        QCOMPARE(second.acquire(path), DocumentLock::State::Elsewhere);
        QCOMPARE(second.holder()->process, QCoreApplication::applicationPid());
        QVERIFY(!second.holder()->user.isEmpty());
        QCOMPARE(second.takeOver(), DocumentLock::State::Held);
        first.release();
        second.release();
        QCOMPARE(first.acquire(path), DocumentLock::State::Held);
        first.release();
        QVERIFY(!QFileInfo::exists(DocumentLock::lockFileOf(path)));
        // A lock from another machine cannot be judged stale: it stays until taken over.
        QFile foreign(DocumentLock::lockFileOf(path));
        QVERIFY(foreign.open(QIODevice::WriteOnly));
        foreign.write("12345\nbocage\nanother-host\n");
        foreign.close();
        QCOMPARE(first.acquire(path), DocumentLock::State::Elsewhere);
        QCOMPARE(first.holder()->host, QStringLiteral("another-host"));
        QCOMPARE(first.takeOver(), DocumentLock::State::Held);
        DocumentLock nowhere;
        QCOMPARE(nowhere.acquire(at(QStringLiteral("no/such/folder/a.json"))),
                 DocumentLock::State::Unlockable);
    }

    void killedHoldersFreeTheirLock() {
        const QString path = at(QStringLiteral("a.scenario.json"));
        QProcess process;
        process.start(runner(), {QStringLiteral("--lock"), path});
        QVERIFY(process.waitForReadyRead());
        DocumentLock lock;
        QCOMPARE(lock.acquire(path), DocumentLock::State::Elsewhere);
        QCOMPARE(lock.holder()->process, process.processId());
        process.kill();
        QVERIFY(process.waitForFinished());
        QCOMPARE(lock.acquire(path), DocumentLock::State::Held);
    }

    void noticesOtherPrograms() {
        const QString path = at(QStringLiteral("a.json"));
        QVERIFY(saveAtomically(path, "one").ok());
        FileWatch watch;
        QSignalSpy changed(&watch, &FileWatch::changedOnDisk);
        QSignalSpy vanished(&watch, &FileWatch::vanished);
        watch.follow(path);
        QVERIFY(saveAtomically(path, "ours").ok());
        watch.acknowledge();
        QTest::qWait(400);
        QCOMPARE(changed.size(), 0);
        QVERIFY(saveAtomically(path, "theirs").ok());
        QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, 60'000);
        QVERIFY(saveAtomically(path, "theirs again").ok());
        QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 2, 60'000);
        QVERIFY(QFile::remove(path));
        QTRY_COMPARE_WITH_TIMEOUT(vanished.size(), 1, 60'000);
        QVERIFY(saveAtomically(path, "back").ok());
        QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 3, 60'000);
    }

    void opensAndReloads() {
        const QString path = at(QStringLiteral("a.scenario.json"));
        QVERIFY(saveDocument(*newDocument("One"), path).ok());
        auto opened = openDocument(path, emptyLibrary());
        QVERIFY(opened.ok());
        QCOMPARE(opened->document->path(), path);
        QVERIFY(!opened->document->isModified());
        retitle(static_cast<ScenarioDocument&>(*opened->document), "Two");
        QVERIFY(reloadDocument(*opened->document).ok());
        QCOMPARE(opened->document->displayName(), QStringLiteral("One"));
        QVERIFY(!opened->document->isModified());
        QVERIFY(saveAtomically(path, "{").ok());
        QVERIFY(!reloadDocument(*opened->document).ok());
        QCOMPARE(opened->document->displayName(), QStringLiteral("One"));
        QCOMPARE(openDocument(path, emptyLibrary()).problems().front().file, path.toStdString());
        // What could not be read back is not written.
        rules::Scenario broken;
        broken.title = std::string("bad \xff UTF-8");
        const auto refused = saveValue(broken, path);
        QVERIFY(!refused.ok());
        QCOMPARE(refused.problems().front().code, std::string("save.unreadable"));
        QCOMPARE(*readFile(path), QByteArray("{"));
    }
};

QTEST_GUILESS_MAIN(TestAutosave)
#include "test_autosave.moc"
