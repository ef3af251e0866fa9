#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include "model/io/load_file.h"
#include "model/io/save_file.h"

using namespace bocage;
using namespace bocage::model;

namespace {

QString saver() {
    return qEnvironmentVariable("BOCAGE_BIN", QCoreApplication::applicationDirPath()) +
           QStringLiteral("/saver");
}

QString code(const rules::Result<rules::Done>& result) {
    return result.ok() ? QStringLiteral("ok") : QString::fromStdString(result.problems().front().code);
}

/// A version as the saver writes it: one letter only, of the length that goes with some version.
bool isWhole(const QByteArray& bytes) {
    return bytes.size() >= 200'000 && bytes.size() < 200'100 && bytes.count(bytes[0]) == bytes.size();
}

}  // namespace

class TestSaveFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void savesAndReplaces() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.scenario.json"));
        QVERIFY(saveAtomically(path, "one").ok());
        QVERIFY(saveAtomically(path, "two, longer").ok());
        QCOMPARE(*readFile(path), QByteArray("two, longer"));
        QVERIFY(saveAtomically(path, "").ok());
        QCOMPARE(*readFile(path), QByteArray());
        QVERIFY(saveAtomically(path, QByteArray(5 << 20, 'x')).ok());
        QCOMPARE(readFile(path)->size(), qsizetype{5 << 20});
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    void followsLinks() {
        QTemporaryDir folder;
        const QString real = folder.filePath(QStringLiteral("real.json"));
        const QString link = folder.filePath(QStringLiteral("link.json"));
        QVERIFY(saveAtomically(real, "old").ok());
        QVERIFY(QFile::link(real, link));
        QVERIFY(saveAtomically(link, "new").ok());
        QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(*readFile(real), QByteArray("new"));
    }

    void saysWhyNot() {
        QTemporaryDir folder;
        QCOMPARE(code(saveAtomically(folder.filePath(QStringLiteral("no/where.json")), "x")),
                 QStringLiteral("save.no-folder"));
        QCOMPARE(code(saveAtomically(folder.path(), "x")), QStringLiteral("save.is-folder"));
        if (::geteuid() == 0)
            QSKIP("root may write everywhere");
        const QString path = folder.filePath(QStringLiteral("a.json"));
        QVERIFY(saveAtomically(path, "old").ok());
        QFile::setPermissions(path, QFile::ReadOwner);
        QCOMPARE(code(saveAtomically(path, "x")), QStringLiteral("save.read-only-file"));
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner);
        QCOMPARE(code(saveAtomically(path, "x")), QStringLiteral("save.read-only-folder"));
        QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        QCOMPARE(*readFile(path), QByteArray("old"));
    }

    void readingHasLimits() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a"));
        QVERIFY(saveAtomically(path, "12345").ok());
        QVERIFY(readFile(path, 5).ok());
        QCOMPARE(readFile(path, 4).problems().front().code, std::string("file.too-large"));
        QCOMPARE(readFile(folder.path()).problems().front().code, std::string("file.not-regular"));
        QCOMPARE(readFile(folder.filePath(QStringLiteral("b"))).problems().front().code,
                 std::string("file.missing"));
        QCOMPARE(readFile(folder.filePath(QStringLiteral("b"))).problems().front().file,
                 folder.filePath(QStringLiteral("b")).toStdString());
        // A pipe without a writer would block for ever; a device has no end.
        const QString pipe = folder.filePath(QStringLiteral("pipe"));
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QCOMPARE(readFile(pipe).problems().front().code, std::string("file.not-regular"));
        QCOMPARE(readFile(QStringLiteral("/dev/zero")).problems().front().code,
                 std::string("file.not-regular"));
        // Files of /proc say that they have no bytes, and then have some.
        QVERIFY(!readFile(QStringLiteral("/proc/self/status"))->isEmpty());
    }

    void sweepsOnlyStrays() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.json"));
        const QStringList strays{QStringLiteral("a.json.aBcDeF"), QStringLiteral("a.json.ZZzzZZ")};
        const QStringList others{QStringLiteral("a.json.backup"),  QStringLiteral("a.json.Backup"),
                                 QStringLiteral("a.json.BACKUP"),  QStringLiteral("a.json.abcdefg"),
                                 QStringLiteral("a.json.12aB34"),  QStringLiteral("b.json.aBcDeF"),
                                 QStringLiteral("xa.json.aBcDeF"), QStringLiteral("a.json")};
        for (const QString& name : strays + others)
            QVERIFY(saveAtomically(folder.filePath(name), "x").ok());
        QCOMPARE(sweepStrays(path), 0);  // too young: another save may be running
        QCOMPARE(sweepStrays(path, std::chrono::seconds(0)), 2);
        for (const QString& name : others)
            QVERIFY2(QFileInfo::exists(folder.filePath(name)), qPrintable(name));
    }

    /// Killed at any moment, the file is exactly an old or a new version.
    void survivesKills() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.scenario.json"));
        QVERIFY(saveAtomically(path, QByteArray(200'000, 'a')).ok());
        QRandomGenerator random(5);
        const int kills = qEnvironmentVariableIntValue("BOCAGE_KILLS") > 0
                              ? qEnvironmentVariableIntValue("BOCAGE_KILLS")
                              : 200;
        for (int round = 0; round < kills; ++round) {
            QProcess process;
            process.start(saver(), {QStringLiteral("loop"), path});
            QVERIFY(process.waitForStarted());
            QTest::qSleep(4 + static_cast<int>(random.bounded(20)));
            process.kill();
            process.waitForFinished();
            const auto bytes = readFile(path);
            QVERIFY(bytes.ok());
            QVERIFY2(isWhole(*bytes),
                     qPrintable(QStringLiteral("round %1: %2 bytes").arg(round).arg(bytes->size())));
        }
        sweepStrays(path, std::chrono::seconds(0));
        QCOMPARE(sweepStrays(path, std::chrono::seconds(0)), 0);
        QVERIFY(saveAtomically(path, "after").ok());
        QCOMPARE(*readFile(path), QByteArray("after"));
    }

    /// A write that stops short, wherever: the old version stays, the fault is told, nothing is left behind.
    void survivesShortWrites() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.json"));
        QVERIFY(saveAtomically(path, "the old version").ok());
        for (int step = 0; step < 64; ++step) {
            QProcess process;
            process.start(saver(), {QStringLiteral("limited"), path, QString::number(step * 4096 + 1)});
            QVERIFY(process.waitForFinished());
            QCOMPARE(process.exitCode(), 1);
            QCOMPARE(process.readAllStandardOutput().trimmed().split(' ').first(), QByteArray("save.write"));
            QCOMPARE(*readFile(path), QByteArray("the old version"));
        }
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    void survivesFullDisks() {
        QTemporaryDir folder;
        const QByteArray mountPoint = QFile::encodeName(folder.path());
        if (::mount("tmpfs", mountPoint.constData(), "tmpfs", 0, "size=512k") != 0)
            QSKIP("mounting a small file system needs root");
        const QString path = folder.filePath(QStringLiteral("a.json"));
        int full = 0;
        QString wrong;
        for (int step = 1; step <= 64 && wrong.isEmpty(); ++step) {
            if (!saveAtomically(path, "the old version").ok())
                wrong = QStringLiteral("could not save the small version");
            const QByteArray fresh(step * 16 * 1024, 'n');
            const auto saved = saveAtomically(path, fresh);
            const auto now = readFile(path);
            if (!now.ok() || *now != (saved.ok() ? fresh : QByteArray("the old version")))
                wrong = QStringLiteral("step %1 left neither the old nor the new version").arg(step);
            if (!saved.ok()) {
                ++full;
                if (code(saved) != QStringLiteral("save.disk-full"))
                    wrong = code(saved);
            }
        }
        const qsizetype files = QDir(folder.path()).entryList(QDir::Files).size();
        ::umount(mountPoint.constData());
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        QVERIFY(full > 20);
        QCOMPARE(files, qsizetype{1});
    }

    /// The data must be on the disk before the rename, and the folder after it.
    void syncsInOrder() {
        const QString strace = QStandardPaths::findExecutable(QStringLiteral("strace"));
        if (strace.isEmpty() && !qEnvironmentVariableIsSet("BOCAGE_ALL_TOOLS"))
            QSKIP("strace is not installed");
        QTemporaryDir folder;
        const QString log = folder.filePath(QStringLiteral("log"));
        // A new file is linked into place; only the next version replaces one.
        QVERIFY(saveAtomically(folder.filePath(QStringLiteral("a.json")), "old").ok());
        QProcess process;
        process.start(strace, {QStringLiteral("-f"), QStringLiteral("-o"), log, QStringLiteral("-e"),
                               QStringLiteral("trace=fsync,rename,renameat,renameat2,linkat"), saver(),
                               QStringLiteral("once"), folder.filePath(QStringLiteral("a.json"))});
        QVERIFY(process.waitForFinished());
        if (process.exitCode() != 0)
            QSKIP("strace may not trace here");
        const QByteArray text = *readFile(log);
        const qsizetype data = text.indexOf("fsync(");
        const qsizetype rename = text.indexOf("rename");
        QVERIFY(data >= 0 && rename > data);
        QVERIFY(text.indexOf("fsync(", rename) > rename);
    }

    /// Every system call of a save fails in turn: the save says so or the file is whole.
    void survivesFailingCalls() {
        const QString strace = QStandardPaths::findExecutable(QStringLiteral("strace"));
        if (strace.isEmpty() && !qEnvironmentVariableIsSet("BOCAGE_ALL_TOOLS"))
            QSKIP("strace is not installed");
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.json"));
        int failures = 0;
        for (const auto& [call, error] : {std::pair("write", "EIO"),
                                          {"fsync", "EIO"},
                                          {"rename", "EROFS"},
                                          {"linkat", "EDQUOT"},
                                          {"openat", "EMFILE"}}) {
            for (int when = 1; when <= 3; ++when) {
                QVERIFY(saveAtomically(path, "the old version").ok());
                QProcess process;
                QStringList arguments{QStringLiteral("-o"), QStringLiteral("/dev/null"), QStringLiteral("-e"),
                                      QStringLiteral("inject=%1:error=%2:when=%3")
                                          .arg(QLatin1String(call), QLatin1String(error))
                                          .arg(when)};
                // Libraries are opened too; only what concerns the folder is to fail.
                if (QByteArray(call) == "openat")
                    arguments << QStringLiteral("-P") << folder.path();
                process.start(
                    strace, arguments << saver() << QStringLiteral("once") << path << QStringLiteral("5000"));
                QVERIFY(process.waitForFinished());
                const QByteArray said = process.readAllStandardOutput().trimmed();
                const auto now = readFile(path);
                QVERIFY(now.ok());
                if (said == "saved") {
                    QCOMPARE(*now, QByteArray(5000, 'n'));
                } else if (!said.isEmpty()) {
                    ++failures;
                    QVERIFY(said.startsWith("save."));
                    QVERIFY(*now == "the old version" || *now == QByteArray(5000, 'n'));
                    // "Left as it is" is said of what was left as it is, and of nothing else.
                    QCOMPARE(*now == QByteArray(5000, 'n'), said.startsWith("save.sync-folder") ||
                                                                said.startsWith("save.verify"));
                }
            }
        }
        if (failures == 0)
            QSKIP("strace may not trace here");
    }
};

QTEST_GUILESS_MAIN(TestSaveFile)
#include "test_save_file.moc"
