#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTreeWidget>

#include "app/gui/notice_bar.h"
#include "editor/print/print_dialog.h"
#include "editor/studio/balance_page.h"
#include "editor/studio/tests_page.h"
#include "model/document/pack_document.h"
#include "model/document/roster_document.h"
#include "model/io/resource_paths.h"
#include "model/library/pack_install.h"
#include "model/studio/pack_open.h"
#include "model/studio/pack_refresh.h"
#include "rules/format/formats.h"
#include "tests/editor/studio_fixture.h"

using namespace bocage;
using namespace bocage::test;
using bocage::rules::ContentId;
using bocage::rules::Json;

/// Tools for authors of packs in the real window: rule tests kept from what is in front and run live, the
/// balance of costs, documents under another version of a pack, a pack changed by another program.
class TestAuthorPages : public QObject {
    Q_OBJECT

    static Json tile(int cost, const std::string& name) {
        return Json::Object{
            {"id", "mine:tile/" + name},
            {"name", "My squad"},
            {"faction", "son-core:faction/majestic"},
            {"cost", cost},
            {"breakingPoints", 2},
            {"victoryPoints", 2},
            {"stars", 3},
            {"officer", true},
            {"units", Json::Array{Json::Object{{"id", "son-core:unit/ranger-lieutenant"}},
                                  Json::Object{{"id", "son-core:unit/ranger-rifles"}, {"count", 3}}}}};
    }
    static QByteArray tiles(int cost, const std::string& name = "squad") {
        return QByteArray::fromStdString(
            rules::writeJson(Json::Object{{"format", "bocage.content"},
                                          {"version", 1},
                                          {"kind", "tile"},
                                          {"items", Json::Array{tile(cost, name)}}}));
    }
    /// A pack among the user's own.
    static QString makePack(const char* version, int cost, const std::string& name = "squad",
                            rules::Extras extras = {}) {
        rules::PackManifest manifest;
        manifest.id = rules::PackId("mine");
        manifest.version = version;
        manifest.system = "normandie";
        manifest.title = "My box";
        manifest.provenance = rules::Provenance::OfficialUserEntered;
        manifest.needs.push_back({rules::PackId("son-core"), "1.0.0"});
        manifest.extras = std::move(extras);
        const QString folder = model::userPacksFolder() + QStringLiteral("/mine");
        if (!write(folder + QStringLiteral("/pack.json"),
                   QByteArray::fromStdString(rules::writePackManifest(manifest))) ||
            !write(folder + QStringLiteral("/tiles.json"), tiles(cost, name)))
            qFatal("cannot write the pack");
        return folder;
    }
    static rules::Roster army() {
        rules::Roster roster;
        roster.system = "normandie";
        roster.title = "One squad";
        roster.packs = {{rules::PackId("mine"), "1.0.0"}, {rules::PackId("son-core"), "1.0.0"}};
        roster.faction = ContentId("son-core:faction/majestic");
        roster.limit = 100;
        roster.entries.push_back({rules::ElementId("e1"), ContentId("mine:tile/squad"), {}, {}, false, {}});
        return roster;
    }
    static QString resultOf(editor::TestsPage& page, int row) {
        return page.tests().topLevelItemCount() > row ? page.tests().topLevelItem(row)->text(1) : QString();
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void cleanup() { QDir(model::userPacksFolder()).removeRecursively(); }

    void aTestIsKeptFromTheArmyInFrontAndRunLive() {
        makePack("1.0.0", 90);
        WindowFixture f(WindowFixture::Leftovers::Remove, model::loadInstalledLibrary());
        const QString file = m_folder.filePath(QStringLiteral("one.army.json"));
        QVERIFY(model::saveValue(army(), file).ok());
        f.window->openFiles({file});
        inDialog(QStringLiteral("keepTestDialog"), [](QDialog& dialog) {
            auto* expected = dialog.findChild<QListWidget*>(QStringLiteral("keepTestExpected"));
            QCOMPARE(expected->count(), 1);
            QTest::keyClicks(dialog.findChild<QLineEdit*>(QStringLiteral("keepTestName")),
                             QStringLiteral("Legal squad"));
            QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("keepTest")), Qt::LeftButton);
        });
        f.action("check.keepTest")->trigger();
        auto* pack = qobject_cast<model::PackDocument*>(f.window->currentDocument());
        QVERIFY(pack);
        QVERIFY(pack->value().files.contains(QStringLiteral("tests/legal-squad.test.json")));
        QVERIFY(pack->isModified());
        editor::TestsPage& page = studio(f).view()->tests();
        QVERIFY(page.isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(page.upToDate(), 30000);
        QCOMPARE(page.tests().topLevelItemCount(), 1);
        QVERIFY(resultOf(page, 0).contains(QStringLiteral("✓")));
        // A price that breaks it is noticed at once.
        model::PackEdits(*pack).set({ContentId("mine:tile/squad")}, "/cost", Json(150),
                                    QStringLiteral("dear"));
        QTRY_VERIFY_WITH_TIMEOUT(resultOf(page, 0).contains(QStringLiteral("✗")), 30000);
        pack->undoStack().undo();
        QTRY_VERIFY_WITH_TIMEOUT(resultOf(page, 0).contains(QStringLiteral("✓")), 30000);
        // Coverage: the cost is touched, the victory points are not.
        QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("measureCoverage")), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page.coverage().topLevelItemCount() == 1, 60000);
        QStringList untouched;
        const QTreeWidgetItem* piece = page.coverage().topLevelItem(0)->child(0);
        for (int i = 0; i < piece->childCount(); ++i)
            untouched << piece->child(i)->text(0);
        QVERIFY(untouched.contains(QStringLiteral("Victory points")));
        QVERIFY(!untouched.contains(QStringLiteral("Cost")));
        // Its army opens again; the test goes and comes back with undo.
        page.tests().setCurrentItem(page.tests().topLevelItem(0));
        QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("removeRuleTest")), Qt::LeftButton);
        QVERIFY(!pack->value().files.contains(QStringLiteral("tests/legal-squad.test.json")));
        pack->undoStack().undo();
        QTRY_VERIFY_WITH_TIMEOUT(page.upToDate() && page.tests().topLevelItemCount() == 1, 30000);
        page.tests().setCurrentItem(page.tests().topLevelItem(0));
        QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("openRuleTest")), Qt::LeftButton);
        auto* opened = qobject_cast<model::RosterDocument*>(f.window->currentDocument());
        QVERIFY(opened);
        QCOMPARE(opened->roster(), army());
    }

    void theCostOfTheFormulaIsOffered() {
        const QString folder = makePack("1.0.0", 9);
        WindowFixture f(WindowFixture::Leftovers::Remove, model::loadInstalledLibrary());
        f.window->openFiles({folder + QStringLiteral("/pack.json")});
        auto* pack = qobject_cast<model::PackDocument*>(f.window->currentDocument());
        QVERIFY(pack);
        f.action("studio.balance")->trigger();
        editor::BalancePage& page = studio(f).view()->balance();
        QVERIFY(page.isVisible());
        QCOMPARE(page.list().topLevelItemCount(), 1);
        QVERIFY(page.list().topLevelItem(0)->text(0).contains(QStringLiteral("◆")));
        QCOMPARE(pack->value().of("tile")[0].json().find("cost")->integer(), 9);  // never forced
        QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("takeFormulaCost")), Qt::LeftButton);
        const auto cost = pack->value().of("tile")[0].json().find("cost")->integer();
        QVERIFY(cost > 9);
        QTRY_COMPARE(page.list().topLevelItem(0)->text(1), QString::number(cost));
        pack->undoStack().undo();
        QCOMPARE(pack->value().of("tile")[0].json().find("cost")->integer(), 9);
    }

    void aDocumentUnderANewerPackIsConverted_data() {
        QTest::addColumn<QString>("button");
        QTest::addColumn<QString>("content");
        QTest::addColumn<QString>("version");
        QTest::newRow("convert") << "refreshConvert"
                                 << "mine:tile/platoon"
                                 << "1.1.0";
        QTest::newRow("ghost") << "refreshGhost"
                               << "mine:tile/squad"
                               << "1.1.0";
        QTest::newRow("keep") << "refreshKeep"
                              << "mine:tile/squad"
                              << "1.0.0";
    }
    void aDocumentUnderANewerPackIsConverted() {
        QFETCH(QString, button);
        QFETCH(QString, content);
        QFETCH(QString, version);
        makePack("1.1.0", 95, "platoon",
                 {{"renamed", Json::Object{{"mine:tile/squad", "mine:tile/platoon"}}}});
        WindowFixture f(WindowFixture::Leftovers::Remove, model::loadInstalledLibrary());
        const QString file = m_folder.filePath(QStringLiteral("one.army.json"));
        QVERIFY(model::saveValue(army(), file).ok());
        f.window->openFiles({file});
        auto* document = qobject_cast<model::RosterDocument*>(f.window->currentDocument());
        QVERIFY(document);
        auto* choice = f.window->findChild<QPushButton*>(button);
        QVERIFY(choice);
        QTest::mouseClick(choice, Qt::LeftButton);
        QCOMPARE(QString::fromStdString(document->roster().entries[0].content.value), content);
        QCOMPARE(QString::fromStdString(document->roster().packs[0].version), version);
        QCOMPARE(document->isModified(), button != QStringLiteral("refreshKeep"));
        document->undoStack().undo();
        QCOMPARE(document->roster(), army());
    }

    void anotherProgramChangesAFileOfThePack() {
        const QString folder = makePack("1.0.0", 90);
        WindowFixture f(WindowFixture::Leftovers::Remove, model::loadInstalledLibrary());
        f.window->openFiles({folder + QStringLiteral("/pack.json")});
        QCOMPARE(f.window->findChildren<app::NoticeBar*>().size(), 0);
        QVERIFY(write(folder + QStringLiteral("/tiles.json"), tiles(77)));
        QTRY_COMPARE_WITH_TIMEOUT(f.window->findChildren<app::NoticeBar*>().size(), 1, 20000);
    }

    void aPackIsPrintedAsItIsBeingEdited() {
        const QString folder = makePack("1.0.0", 90);
        WindowFixture f(WindowFixture::Leftovers::Remove, model::loadInstalledLibrary());
        f.window->openFiles({folder + QStringLiteral("/pack.json")});
        auto* pack = qobject_cast<model::PackDocument*>(f.window->currentDocument());
        QVERIFY(pack);
        QVERIFY(model::PackEdits(*pack).set({ContentId("mine:tile/squad")}, "/cost", Json(77),
                                            QStringLiteral("cheap")));
        int pages = 0, cost = 0;
        inDialog(QStringLiteral("printDialog"), [&](QDialog& dialog) {
            auto& aids = static_cast<editor::PrintDialog&>(dialog);
            aids.form().chooseAid(QStringLiteral("counters"));
            for (int waited = 0; waited < 300 && aids.pageCount() == 0; ++waited)
                QTest::qWait(100);
            pages = aids.pageCount();
            const rules::LibraryPtr library = aids.form().source()->library;
            if (const auto* tile = library->systemContent(ContentId("mine:tile/squad")))
                cost = static_cast<int>(tile->fields.find("cost")->integer());
            dialog.reject();
        });
        f.action("file.print")->trigger();
        QCOMPARE(pages, 2);  // one tile and its back
        QCOMPARE(cost, 77);
    }

    void aNewIdIsWrittenDownAndTestsFollow() {
        const QString folder = makePack("1.0.0", 90);
        WindowFixture f(WindowFixture::Leftovers::Remove, model::loadInstalledLibrary());
        f.window->openFiles({folder + QStringLiteral("/pack.json")});
        auto* pack = qobject_cast<model::PackDocument*>(f.window->currentDocument());
        QVERIFY(pack);
        const model::RuleTest test = model::ruleTestOf("Squad", army(), pack->liveLibrary());
        const QString name = model::ruleTestFile("Squad", {});
        QVERIFY(model::PackEdits(*pack).setFile(name, model::writeRuleTest(test), QStringLiteral("keep")));
        const QByteArray before = pack->toBytes();
        QVERIFY(model::PackEdits(*pack).rename(ContentId("mine:tile/squad"), "platoon"));
        const auto& extras = pack->value().manifest.extras;
        QCOMPARE(extras.size(), std::size_t(1));
        QCOMPARE(extras[0].first, std::string(model::renamedField));
        const auto read = model::readRuleTest(pack->value().files.at(name), name);
        QVERIFY(read.ok());
        QCOMPARE(std::get<rules::Roster>(read->given).entries[0].content, ContentId("mine:tile/platoon"));
        QVERIFY(model::runRuleTest(*read, pack->liveLibrary())[0].held);
        pack->undoStack().undo();
        QCOMPARE(pack->toBytes(), before);
    }
};

QTEST_MAIN(TestAuthorPages)
#include "test_author_pages.moc"
