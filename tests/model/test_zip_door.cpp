#include <QRandomGenerator>
#include <QtTest>
#include <optional>

#include "hostile_archives.h"
#include "model/io/zip_door.h"
#include "tests/support/work_time.h"

using namespace bocage;
using namespace bocage::model;
using hostile::archive;
using hostile::Entry;

class TestZipDoor : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatItWrites() {
        const ZipEntries files{{QStringLiteral("pack.json"), "{}\n"},
                               {QStringLiteral("art/house.png"), QByteArray(5000, 'x') + "end"},
                               {QStringLiteral("texts/a/b/c.md"), ""}};
        const auto zip = writeZip(files);
        QVERIFY(zip.ok());
        QCOMPARE(*writeZip(files), *zip);
        const auto back = readZip(*zip);
        QVERIFY(back.ok());
        QVERIFY(*back == files);
    }

    void acceptsPlainArchives() {
        const auto read =
            readZip(archive({{"art/", "", false, 040755}, {"art/a.txt", "hello", true}, {"b.txt", "x"}}));
        QVERIFY(read.ok());
        QCOMPARE(read->size(), std::size_t{2});
        QCOMPARE(read->at(QStringLiteral("art/a.txt")), QByteArray("hello"));
    }

    void names_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<bool>("safe");
        const auto row = [](const char* name, bool safe) { QTest::newRow(name) << QByteArray(name) << safe; };
        row("pack.json", true);
        row("a/b/c/d/e/f/g.png", true);
        row("a/b/c/d/e/f/g/h.png", false);
        row("../x", false);
        row("a/../x", false);
        row("/etc/passwd", false);
        row("c:/x", false);
        row("a\\b", false);
        row(".hidden", false);
        row("a/.git/x", false);
        row("a//b", false);
        row("a/", false);
        row("A.json", false);
        row("nul", false);
        row("con.txt", false);
        row("com1.png", false);
        row("comma.png", true);
        row("trailing.", false);
        row("sp ace", false);
        row("caf\xc3\xa9.txt", false);
        row("", false);
        QTest::newRow("long") << QByteArray(121, 'a') << false;
    }
    void names() {
        QFETCH(QByteArray, name);
        QFETCH(bool, safe);
        QCOMPARE(isSafeEntryName(name.toStdString()), safe);
    }

    /// Every way an archive can be hostile, and the reason it is refused with.
    void hostile_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* what, const QByteArray& bytes, const char* code) {
            QTest::newRow(what) << bytes << QString::fromLatin1(code);
        };
        const QByteArray megabyte(1 << 20, 'A');
        row("parent path", archive({{"../evil.txt", "x"}}), "zip.unsafe-name");
        row("inner parent path", archive({{"a/../../evil.txt", "x"}}), "zip.unsafe-name");
        row("absolute path", archive({{"/tmp/evil.txt", "x"}}), "zip.unsafe-name");
        row("drive", archive({{"c:evil.txt", "x"}}), "zip.unsafe-name");
        row("backslash", archive({{"..\\evil.txt", "x"}}), "zip.unsafe-name");
        row("device", archive({{"nul.txt", "x"}}), "zip.unsafe-name");
        row("hidden", archive({{".profile", "x"}}), "zip.unsafe-name");
        row("upper case twin", archive({{"a.txt", "x"}, {"A.txt", "y"}}), "zip.unsafe-name");
        row("newline", archive({{"a\n.txt", "x"}}), "zip.unsafe-name");
        row("symbolic link", archive({{"link", "/etc/passwd", false, 0120777}}), "zip.not-a-file");
        row("named pipe", archive({{"pipe", "", false, 0010644}}), "zip.not-a-file");
        row("device node", archive({{"disk", "", false, 0060644}}), "zip.not-a-file");
        row("folder with content", archive({{"a/", "xyz", false, 040755}}), "zip.not-a-file");
        row("duplicate", archive({{"a.txt", "x"}, {"a.txt", "y"}}), "zip.damaged");
        row("file and folder", archive({{"a", "x"}, {"a/b", "y"}}), "zip.name-conflict");
        row("encrypted", archive({{"a.txt", "x", false, 0100644, {}, 1}}), "zip.encrypted");
        row("unknown method", archive({{"a.txt", "x", false, 0100644, {}, 0, 95}}), "zip.method");
        row("bad checksum", archive({{"a.txt", "hello", false, 0100644, {}, 0, {}, {}, 1u}}), "zip.damaged");
        row("bomb", archive({{"a.txt", megabyte, true}}), "zip.bomb");
        row("bomb that says 10 bytes", archive({{"a.txt", QByteArray(50 << 20, 'A'), true, 0100644, 10u}}),
            "zip.bomb");
        row("nested archive", archive({{"a.bin", archive({{"b", "x"}})}}), "zip.nested");
        row("nested gzip", archive({{"a.bin", "\x1f\x8b\x08zzz"}}), "zip.nested");
        std::vector<Entry> many;
        for (int i = 0; i < 2001; ++i)
            many.push_back({"f" + QByteArray::number(i), ""});
        row("too many entries", archive(many), "zip.too-many-entries");
        QByteArray noise(200'000, '\0');
        QRandomGenerator random(1);
        for (char& c : noise)
            c = static_cast<char>(random.bounded(256));
        std::vector<Entry> overlapping{{"f0", noise}};
        for (int i = 1; i < 20; ++i)
            overlapping.push_back({"f0", noise, false, 0100644, {}, 0, {}, 0u});
        row("overlapping entries", archive(overlapping), "zip.damaged");
        row("large entry", archive({{"a.bin", QByteArray((8 << 20) + 1, 'x')}}), "zip.entry-too-large");
        row("too large in all", QByteArray((64 << 20) + 1, 'x'), "zip.too-large");
        const QByteArray good = archive({{"a.txt", "hello hello hello", true}});
        row("cut off", good.left(good.size() - 30), "zip.damaged");
        row("no archive", "{}", "zip.damaged");
        row("empty file", "", "zip.damaged");
        QByteArray noisy = good;
        noisy[40] = static_cast<char>(noisy[40] ^ 0x55);
        row("flipped data", noisy, "zip.damaged");
    }
    void hostile() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, code);
        const test::WorkTime time;
        const auto read = readZip(bytes);
        QVERIFY(!read.ok());
        QCOMPARE(QString::fromStdString(read.problems().front().code), code);
        QVERIFY2(time.seconds() < 1, "a hostile archive is refused within a second of work");
    }

    /// A name with a NUL is read up to it: nothing is ever written under it, and twins are caught.
    void cutsNamesAtNul() {
        const auto read = readZip(archive({{QByteArray("a.txt\0/../../x", 14), "x"}}));
        if (read.ok())
            QVERIFY(isSafeEntryName(read->begin()->first.toStdString()));
    }

    void survivesRandomDamage() {
        const QByteArray good =
            archive({{"pack.json", "{\"a\": 1}", true}, {"art/x.png", QByteArray(300, 'y'), true}});
        QRandomGenerator random(7);
        int refused = 0;
        for (int round = 0; round < 20'000; ++round) {
            QByteArray bytes = good;
            for (int flips = 1 + static_cast<int>(random.bounded(4)); flips > 0; --flips)
                bytes[static_cast<int>(random.bounded(static_cast<quint32>(bytes.size())))] =
                    static_cast<char>(random.bounded(256));
            const auto read = readZip(bytes);
            if (!read.ok())
                ++refused;
            else
                for (const auto& [name, content] : *read)
                    QVERIFY(isSafeEntryName(name.toStdString()));
        }
        QVERIFY(refused > 10'000);
    }

    void canBeCancelled() {
        const std::atomic_bool cancel = true;
        const auto read = readZip(archive({{"a.txt", "hello"}}), {}, &cancel);
        QVERIFY(!read.ok());
        QCOMPARE(read.problems().front().code, std::string("zip.cancelled"));
    }
};

QTEST_APPLESS_MAIN(TestZipDoor)
#include "test_zip_door.moc"
