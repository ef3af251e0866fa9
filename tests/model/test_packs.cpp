#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "hostile_archives.h"
#include "model/io/load_file.h"
#include "model/io/png_door.h"
#include "model/io/save_file.h"
#include "model/library/content_library.h"
#include "model/library/pack_art.h"
#include "model/library/pack_install.h"
#include "rules/format/formats.h"

using namespace bocage;
using namespace bocage::model;

namespace {

QByteArray manifest(const QByteArray& id, const QByteArray& version, const QByteArray& needs = "[]") {
    return R"({"format": "bocage.pack", "version": 1, "id": ")" + id + R"(", "packVersion": ")" + version +
           R"(", "system": "normandie", "title": "Test", "needs": )" + needs + "}";
}

QByteArray markers(const QByteArray& pack, const QByteArrayList& names) {
    QByteArrayList items;
    for (const QByteArray& name : names)
        items.push_back(R"({"id": ")" + pack + ":marker/" + name + R"(", "name": "Mine"})");
    return R"({"format": "bocage.content", "version": 1, "kind": "marker", "items": [)" + items.join(", ") +
           "]}";
}

void put(const QString& path, const QByteArray& bytes) {
    QVERIFY(QDir().mkpath(QFileInfo(path).absolutePath()));
    QVERIFY(saveAtomically(path, bytes).ok());
}

QStringList codes(const rules::Problems& problems) {
    QStringList list;
    for (const rules::Problem& problem : problems)
        list.push_back(QString::fromStdString(problem.code));
    return list;
}

/// Names and contents of everything under a folder.
QMap<QString, QByteArray> tree(const QString& folder) {
    QMap<QString, QByteArray> all;
    QDirIterator walk(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                      QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        const QString path = walk.next();
        all.insert(path, walk.fileInfo().isFile() ? *readFile(path) : QByteArray("folder"));
    }
    return all;
}

}  // namespace

class TestPacks : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString at(const QString& name) const { return m_folder.filePath(name); }

private Q_SLOTS:
    void init() {
        QDir(m_folder.path()).removeRecursively();
        QDir().mkpath(m_folder.path());
    }

    void loadsFoldersAndArchives() {
        put(at(QStringLiteral("p/a/pack.json")), manifest("a", "1.0.0"));
        put(at(QStringLiteral("p/a/markers.json")), markers("a", {"mine", "wire"}));
        put(at(QStringLiteral("p/b.bocagepack")),
            hostile::archive({{"pack.json", manifest("b", "2.0", R"([{"id": "a", "version": "1"}])")},
                              {"markers.json", markers("b", {"gas"}), true}}));
        put(at(QStringLiteral("p/not-a-pack/x.txt")), "x");
        const LibraryLoad load = loadLibrary({at(QStringLiteral("p"))});
        QCOMPARE(codes(load.problems), QStringList());
        QCOMPARE(load.library->packs().size(), std::size_t{2});
        QVERIFY(load.library->marker(rules::ContentId("a:marker/wire")));
        QVERIFY(load.library->marker(rules::ContentId("b:marker/gas")));
        QVERIFY(!load.library->marker(rules::ContentId("b:marker/ghost")));
        QCOMPARE(load.pathOf(rules::PackId("a")), at(QStringLiteral("p/a")));
    }

    void readsAZippedFolder() {
        const auto zip = [&](const char* second) {
            return hostile::archive(
                {{"mine/pack.json", manifest("mine", "1")}, {second, markers("mine", {"gas"}), true}});
        };
        put(at(QStringLiteral("good.zip")), zip("mine/markers.json"));
        const auto installed = installPack(at(QStringLiteral("good.zip")), false, at(QStringLiteral("own")));
        QVERIFY(installed.ok());
        QVERIFY(QFileInfo::exists(at(QStringLiteral("own/mine/markers.json"))));
        // A file beside the folder belongs to nothing: then it is no zipped pack, and the manifest is missed.
        put(at(QStringLiteral("bad.zip")), zip("markers.json"));
        QVERIFY(!installPack(at(QStringLiteral("bad.zip")), false, at(QStringLiteral("own2"))).ok());
    }

    void putsNeededPacksFirst() {
        put(at(QStringLiteral("p/a/pack.json")), manifest("a", "1", R"([{"id": "z", "version": "1.2"}])"));
        put(at(QStringLiteral("p/z/pack.json")), manifest("z", "1.10", R"([{"id": "a", "version": "9"}])"));
        const LibraryLoad load = loadLibrary({at(QStringLiteral("p"))});
        QCOMPARE(load.library->packs().front().manifest.id.value, std::string("z"));
        QCOMPARE(codes(load.problems), QStringList{QStringLiteral("library.old-pack")});
    }

    void reportsBadPacksAndKeepsTheRest() {
        put(at(QStringLiteral("p/good/pack.json")),
            manifest("good", "1", R"([{"id": "gone", "version": "3"}])"));
        put(at(QStringLiteral("p/good/markers.json")),
            R"({"format": "bocage.content", "version": 1, "kind": "marker", "items": [)"
            R"({"id": "good:marker/one", "name": "One"}, {"id": "good:marker/two"}, {"id": "other:marker/three", "name": "Three"}]})");
        put(at(QStringLiteral("p/good/cards.json")), "not json");
        put(at(QStringLiteral("p/broken/pack.json")), "{");
        put(at(QStringLiteral("p/evil.bocagepack")), hostile::archive({{"../pack.json", "x"}}));
        put(at(QStringLiteral("p/newer/pack.json")),
            R"({"format": "bocage.pack", "version": 99, "id": "newer"})");
        const LibraryLoad load = loadLibrary({at(QStringLiteral("p"))});
        const QStringList expected{
            QStringLiteral("json.syntax"),         QStringLiteral("zip.unsafe-name"),
            QStringLiteral("document.newer"),      QStringLiteral("json.syntax"),
            QStringLiteral("field.missing"),       QStringLiteral("content.foreign-id"),
            QStringLiteral("library.missing-pack")};
        QCOMPARE(codes(load.problems), expected);
        for (const rules::Problem& problem : load.problems)
            QVERIFY2(!problem.file.empty(), problem.code.c_str());
        QVERIFY(load.library->marker(rules::ContentId("good:marker/one")));
        QVERIFY(!load.library->head(rules::ContentId("good:marker/two")));
        QVERIFY(!load.library->head(rules::ContentId("other:marker/three")));
    }

    void takesTheNewerTwin() {
        put(at(QStringLiteral("p/a/pack.json")), manifest("a", "1.9"));
        put(at(QStringLiteral("u/a/pack.json")), manifest("a", "1.10"));
        const LibraryLoad newer = loadLibrary({at(QStringLiteral("p")), at(QStringLiteral("u"))});
        QCOMPARE(newer.pathOf(rules::PackId("a")), at(QStringLiteral("u/a")));
        QCOMPARE(codes(newer.problems), QStringList{QStringLiteral("library.duplicate-pack")});
        put(at(QStringLiteral("u/a/pack.json")), manifest("a", "1.9"));
        const LibraryLoad equal = loadLibrary({at(QStringLiteral("p")), at(QStringLiteral("u"))});
        QCOMPARE(equal.pathOf(rules::PackId("a")), at(QStringLiteral("p/a")));
    }

    void reportsDuplicateIds() {
        put(at(QStringLiteral("p/a/pack.json")), manifest("a", "1"));
        put(at(QStringLiteral("p/a/markers.json")), markers("a", {"mine", "mine"}));
        const LibraryLoad load = loadLibrary({at(QStringLiteral("p"))});
        QCOMPARE(codes(load.problems), QStringList{QStringLiteral("library.duplicate-id")});
        QCOMPARE(load.problems.front().file, at(QStringLiteral("p/a")).toStdString());
    }

    void buildsInstallsAndRemoves() {
        QImage picture(4, 4, QImage::Format_RGB32);
        picture.fill(Qt::red);
        put(at(QStringLiteral("src/pack.json")), manifest("mine", "1.2.3"));
        put(at(QStringLiteral("src/markers.json")), markers("mine", {"mine"}));
        put(at(QStringLiteral("src/art/house.png")), pngBytes(picture));
        put(at(QStringLiteral("src/art/tree.svg")),
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 1'><rect width='2' height='1'/></svg>");
        put(at(QStringLiteral("src/SKETCH.xcf")), "not part of it");
        const auto built = buildPack(at(QStringLiteral("src")));
        QVERIFY2(built.ok(), built.ok() ? "" : built.problems().front().code.c_str());
        QCOMPARE(*buildPack(at(QStringLiteral("src"))), *built);
        put(at(QStringLiteral("mine.bocagepack")), *built);

        const QString packs = at(QStringLiteral("user/packs"));
        QDir().mkpath(packs);
        const auto before = tree(m_folder.path());
        for (int round = 0; round < 20; ++round) {
            const auto installed = installPack(at(QStringLiteral("mine.bocagepack")), false, packs);
            QVERIFY2(installed.ok(), installed.ok() ? "" : installed.problems().front().code.c_str());
            QCOMPARE(installed->version, std::string("1.2.3"));
            const LibraryLoad load = loadLibrary({packs});
            QCOMPARE(codes(load.problems), QStringList());
            QVERIFY(load.library->marker(rules::ContentId("mine:marker/mine")));
            QCOMPARE(codes(installPack(at(QStringLiteral("mine.bocagepack")), false, packs).problems()),
                     QStringList{QStringLiteral("pack.exists")});
            QVERIFY(installPack(at(QStringLiteral("mine.bocagepack")), true, packs).ok());
            QVERIFY(removePack(rules::PackId("mine"), packs).ok());
            QCOMPARE(tree(m_folder.path()), before);
        }

        QVERIFY(installPack(at(QStringLiteral("src")), false, packs).ok());
        const auto files = PackFiles::openFolder(packs + QStringLiteral("/mine"));
        QVERIFY(files.ok());
        QCOMPARE(packImage(*files, QStringLiteral("art/house.png"))->pixelColor(1, 1), QColor(Qt::red));
        QCOMPARE(packImage(*files, QStringLiteral("art/tree.svg"), 40)->size(), QSize(40, 20));
        QVERIFY(!packImage(*files, QStringLiteral("../../secret.png")).ok());
        put(packs + QStringLiteral("/mine/note.txt"), "my own");
        QCOMPARE(codes(removePack(rules::PackId("mine"), packs).problems()),
                 QStringList{QStringLiteral("pack.kept-files")});
        QVERIFY(QFileInfo::exists(packs + QStringLiteral("/mine/note.txt")));
        QCOMPARE(codes(removePack(rules::PackId("../mine"), packs).problems()),
                 QStringList{QStringLiteral("pack.not-installed")});
    }

    void refusesAlteredPacks() {
        put(at(QStringLiteral("src/pack.json")), manifest("mine", "1"));
        put(at(QStringLiteral("src/markers.json")), markers("mine", {"mine"}));
        const auto built = buildPack(at(QStringLiteral("src")));
        QVERIFY(built.ok());
        ZipEntries entries = *readZip(*built);
        entries[QStringLiteral("markers.json")].replace("Mine", "Mime");
        put(at(QStringLiteral("altered.bocagepack")), *writeZip(entries));
        const auto altered =
            installPack(at(QStringLiteral("altered.bocagepack")), false, at(QStringLiteral("packs")));
        QCOMPARE(codes(altered.problems()),
                 (QStringList{QStringLiteral("pack.has-problems"), QStringLiteral("pack.checksum")}));
        entries = *readZip(*built);
        entries.emplace(QStringLiteral("extra.txt"), "x");
        put(at(QStringLiteral("extra.bocagepack")), *writeZip(entries));
        const auto extra =
            installPack(at(QStringLiteral("extra.bocagepack")), false, at(QStringLiteral("packs")));
        QCOMPARE(codes(extra.problems()),
                 (QStringList{QStringLiteral("pack.has-problems"), QStringLiteral("pack.unlisted")}));
        QVERIFY(!QFileInfo::exists(at(QStringLiteral("packs/mine"))));
    }

    void refusesUnsoundPacks() {
        put(at(QStringLiteral("src/pack.json")), manifest("mine", "1"));
        put(at(QStringLiteral("src/art/x.svg")), "<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>");
        put(at(QStringLiteral("src/art/y.png")), "GIF89a");
        const QStringList expected{QStringLiteral("pack.has-problems"), QStringLiteral("svg.element"),
                                   QStringLiteral("png.not-png")};
        QCOMPARE(codes(buildPack(at(QStringLiteral("src"))).problems()), expected);
        QCOMPARE(codes(installPack(at(QStringLiteral("src")), false, at(QStringLiteral("packs"))).problems()),
                 expected);
    }

    /// Links inside a pack folder lead nowhere.
    void doesNotFollowLinks() {
        put(at(QStringLiteral("secret.txt")), "secret");
        put(at(QStringLiteral("src/pack.json")), manifest("mine", "1"));
        QVERIFY(QFile::link(at(QStringLiteral("secret.txt")), at(QStringLiteral("src/leak.txt"))));
        const auto files = PackFiles::openFolder(at(QStringLiteral("src")));
        QVERIFY(files.ok());
        QCOMPARE(files->names(), QStringList{QStringLiteral("pack.json")});
        QVERIFY(!files->read(QStringLiteral("leak.txt")).ok());
        QVERIFY(!files->read(QStringLiteral("../secret.txt")).ok());
    }

    void installedLibraryIsSound() {
        const LibraryLoad load = loadInstalledLibrary();
        QVERIFY(load.library->packs().size() >= 1);
        for (const rules::Problem& problem : load.problems)
            QFAIL((problem.file + " " + problem.pointer + " " + problem.code).c_str());
    }
};

QTEST_GUILESS_MAIN(TestPacks)
#include "test_packs.moc"
