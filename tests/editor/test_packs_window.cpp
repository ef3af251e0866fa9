#include <QDropEvent>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QUrl>

#include "editor/panels/box_panel.h"
#include "model/library/pack_install.h"
#include "rules/format/formats.h"
#include "tests/editor/studio_fixture.h"

using namespace bocage;
using namespace bocage::test;
using bocage::rules::ContentId;
using bocage::rules::Json;

/// Packs in the real window: dropped, shown before anything happens, installed, updated, listed, removed.
class TestPacksWindow : public QObject {
    Q_OBJECT

    static QByteArray manifest(const QByteArray& version) {
        rules::PackManifest made;
        made.id = rules::PackId("mine");
        made.version = version.toStdString();
        made.system = "normandie";
        made.title = "My tokens";
        return QByteArray::fromStdString(rules::writePackManifest(made));
    }
    static QByteArray marker(const char* name, int terror) {
        const Json item = Json::Object{{"id", "mine:marker/lantern"},
                                       {"name", name},
                                       {"help", "Light."},
                                       {"symbol", "fog"},
                                       {"terror", terror}};
        return QByteArray::fromStdString(rules::writeJson(Json::Object{
            {"format", "bocage.content"}, {"version", 1}, {"kind", "marker"}, {"items", Json::Array{item}}}));
    }
    static void drop(WindowFixture& f, const QString& path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        // Qt hands a drop only to who was entered before.
        QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(f.window.get(), &enter);
        QDropEvent event(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(f.window.get(), &event);
        QCoreApplication::processEvents();
    }

private Q_SLOTS:
    void init() { QDir(model::userPacksFolder()).removeRecursively(); }
    void cleanup() { QDir(model::userPacksFolder()).removeRecursively(); }

    void aDroppedPackIsInstalledUpdatedAndRemoved() {
        QTemporaryDir folder;
        QVERIFY(write(folder.filePath(QStringLiteral("mine/pack.json")), manifest("1.0.0")));
        QVERIFY(write(folder.filePath(QStringLiteral("mine/markers.json")), marker("Lantern of mine", 1)));
        WindowFixture f;
        f.openSample();
        auto& box = *f.window->findChild<editor::BoxPanel*>();
        const ContentId lantern("mine:marker/lantern");
        WindowFixture::answerNext(QStringLiteral("notNow"));
        drop(f, folder.filePath(QStringLiteral("mine")));
        QVERIFY(!box.palette().indexOf(lantern).isValid());

        QString done;
        const auto closeDone = [&] {
            inDialog(QStringLiteral("packInstalled"), [&](QDialog& said) {
                done = static_cast<QMessageBox&>(said).text();
                said.accept();
            });
        };
        QString summary;
        inDialog(QStringLiteral("packQuestion"), [&](QDialog& dialog) {
            for (const QLabel* label : dialog.findChildren<QLabel*>())
                summary += label->text() + u'\n';
            closeDone();
            dialog.findChild<QPushButton*>(QStringLiteral("install"))->click();
        });
        drop(f, folder.filePath(QStringLiteral("mine")));
        QTRY_VERIFY2(done.contains(QStringLiteral("My tokens")), qPrintable(done));
        QVERIFY2(summary.contains(QStringLiteral("Nothing in it can run")), qPrintable(summary));
        QVERIFY2(summary.contains(QStringLiteral("Markers: 1")), qPrintable(summary));
        QVERIFY(box.palette().indexOf(lantern).isValid());
        QVERIFY(f.document().library()->head(lantern));
        QVERIFY(!f.document().isModified());

        // A newer one says what differs.
        QVERIFY(write(folder.filePath(QStringLiteral("mine/pack.json")), manifest("1.1.0")));
        QVERIFY(write(folder.filePath(QStringLiteral("mine/markers.json")), marker("Lantern of mine", 3)));
        QString difference;
        done.clear();
        inDialog(QStringLiteral("packQuestion"), [&](QDialog& dialog) {
            difference = dialog.findChild<QPlainTextEdit*>(QStringLiteral("packDifference"))->toPlainText();
            closeDone();
            dialog.findChild<QPushButton*>(QStringLiteral("install"))->click();
        });
        drop(f, folder.filePath(QStringLiteral("mine")));
        QTRY_VERIFY(!done.isEmpty());
        QCOMPARE(difference, QStringLiteral("Lantern of mine: Terror 1 → 3"));
        QCOMPARE(f.window->library()->marker(lantern)->terror, 3);

        // Listed with its facts, checked, removed: no restart.
        QString facts, report;
        inDialog(QStringLiteral("packsDialog"), [&](QDialog& dialog) {
            auto& list = control<QListWidget>(dialog, QStringLiteral("packsList"));
            for (int i = 0; i < list.count(); ++i)
                if (list.item(i)->data(Qt::UserRole).toString() == QLatin1String("mine"))
                    list.setCurrentRow(i);
            facts = control<QLabel>(dialog, QStringLiteral("packFacts")).text();
            control<QPushButton>(dialog, QStringLiteral("packCheck")).click();
            report = control<QPlainTextEdit>(dialog, QStringLiteral("packReport")).toPlainText();
            WindowFixture::answerNext(QStringLiteral("removeIt"));
            control<QPushButton>(dialog, QStringLiteral("packRemove")).click();
            control<QPushButton>(dialog, QStringLiteral("packsClose")).click();
        });
        f.action("file.packs")->trigger();
        QVERIFY2(
            facts.contains(QStringLiteral("Version 1.1.0")) && facts.contains(QStringLiteral("Markers: 1")),
            qPrintable(facts));
        QVERIFY(!report.isEmpty());
        QVERIFY(!f.window->library()->head(lantern));
        QVERIFY(!box.palette().indexOf(lantern).isValid());
        QVERIFY(!QFileInfo::exists(model::userPacksFolder() + QStringLiteral("/mine")));
    }

    /// The difference is told in values, with the armies that it changes: those of the documents' folder too.
    void anUpdateNamesTheArmiesThatChange() {
        QTemporaryDir folder;
        const auto pack = [&](const char* version, int cost) {
            rules::PackManifest made;
            made.id = rules::PackId("mine");
            made.version = version;
            made.system = "normandie";
            made.title = "My box";
            made.needs.push_back({rules::PackId("son-core"), "1.0.0"});
            const Json tile = Json::Object{
                {"id", "mine:tile/platoon"},
                {"name", "Ranger Platoon"},
                {"faction", "son-core:faction/majestic"},
                {"cost", cost},
                {"breakingPoints", 2},
                {"victoryPoints", 2},
                {"units", Json::Array{Json::Object{{"id", "son-core:unit/ranger-rifles"}, {"count", 3}}}}};
            const Json tiles = Json::Object{
                {"format", "bocage.content"}, {"version", 1}, {"kind", "tile"}, {"items", Json::Array{tile}}};
            return write(folder.filePath(QStringLiteral("mine/pack.json")),
                         QByteArray::fromStdString(rules::writePackManifest(made))) &&
                   write(folder.filePath(QStringLiteral("mine/tiles.json")),
                         QByteArray::fromStdString(rules::writeJson(tiles)));
        };
        QVERIFY(pack("1.0.0", 110));
        QVERIFY(model::installPack(folder.filePath(QStringLiteral("mine")), false, model::userPacksFolder()));
        rules::Roster army;
        army.system = "normandie";
        army.faction = ContentId("son-core:faction/majestic");
        army.packs = {{rules::PackId("mine"), "1.0.0"}};
        for (int i = 0; i < 4; ++i) {
            army.title = "Company " + std::to_string(i);
            army.entries.clear();
            const char* tile = i < 3 ? "mine:tile/platoon" : "son-core:tile/ranger-platoon";
            army.entries.push_back({rules::ElementId("e1"), ContentId(tile), {}, {}, false, {}});
            QVERIFY(write(folder.filePath(QStringLiteral("battles/company-%1.army.json").arg(i)),
                          QByteArray::fromStdString(rules::writeRoster(army))));
        }
        WindowFixture f(WindowFixture::Leftovers::Remove, model::loadInstalledLibrary());
        f.settings->setDocumentsFolder(folder.filePath(QStringLiteral("battles")));
        QVERIFY(pack("1.1.0", 115));
        QString difference, touched;
        inDialog(QStringLiteral("packQuestion"), [&](QDialog& dialog) {
            difference = control<QPlainTextEdit>(dialog, QStringLiteral("packDifference")).toPlainText();
            touched = control<QLabel>(dialog, QStringLiteral("packTouched")).text();
            control<QPushButton>(dialog, QStringLiteral("notNow")).click();
        });
        drop(f, folder.filePath(QStringLiteral("mine")));
        QTRY_VERIFY(!touched.isEmpty());
        QCOMPARE(difference, QStringLiteral("Ranger Platoon: Cost 110 → 115"));
        QVERIFY2(touched.startsWith(QStringLiteral("3 of your armies change: ")), qPrintable(touched));
        QVERIFY2(touched.contains(QStringLiteral("company-0.army.json")) &&
                     !touched.contains(QStringLiteral("company-3")),
                 qPrintable(touched));
    }

    /// What cannot be a pack is refused with a sentence, and nothing is installed.
    void badPacksAreRefusedWithASentence_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("said");
        QTest::newRow("damaged") << QByteArray("cut.bocagepack") << QByteArray("PK\x03\x04 no more")
                                 << QStringLiteral("cut.bocagepack");
        QByteArray newer = manifest("1.0.0");
        newer.replace("\"version\": 1,", "\"version\": 99,");
        QTest::newRow("newer than the program")
            << QByteArray("newer/pack.json") << newer << QStringLiteral("newer");
        QTest::newRow("no JSON") << QByteArray("torn/pack.json") << QByteArray("{\"format\":")
                                 << QStringLiteral("torn");
    }
    void badPacksAreRefusedWithASentence() {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, said);
        QTemporaryDir folder;
        const QString path = folder.filePath(QString::fromLatin1(name));
        QVERIFY(write(path, bytes));
        WindowFixture f;
        QString text, detail;
        inDialog(QStringLiteral("problemBox"), [&](QDialog& box) {
            text = static_cast<QMessageBox&>(box).text();
            detail = static_cast<QMessageBox&>(box).informativeText();
            box.accept();
        });
        drop(f, name.endsWith("pack.json") ? QFileInfo(path).absolutePath() : path);
        QTRY_VERIFY(!text.isEmpty());
        QVERIFY2(text.contains(said), qPrintable(text));
        QVERIFY2(detail.size() > 20, qPrintable(detail));
        QVERIFY(QDir(model::userPacksFolder()).isEmpty());
    }
};

QTEST_MAIN(TestPacksWindow)
#include "test_packs_window.moc"
