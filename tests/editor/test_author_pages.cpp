#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTreeWidget>
#include <algorithm>

#include "app/gui/notice_bar.h"
#include "editor/print/print_dialog.h"
#include "editor/studio/balance_page.h"
#include "editor/studio/tests_page.h"
#include "model/analysis/battle_analysis.h"
#include "model/analysis/exact_odds.h"
#include "model/document/campaign_document.h"
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

    /// A campaign answers for the files of its chapters, which are converted with backups; its own ids are a
    /// step that can be undone.
    void aCampaignUnderANewerPackIsConverted_data() { aDocumentUnderANewerPackIsConverted_data(); }
    void aCampaignUnderANewerPackIsConverted() {
        QFETCH(QString, button);
        QFETCH(QString, content);
        QFETCH(QString, version);
        QTemporaryDir folder;
        rules::Scenario scenario =
            rules::readScenario([&] {
                QFile sample(samplePath());
                return sample.open(QIODevice::ReadOnly) ? sample.readAll().toStdString() : std::string();
            }())
                ->value;
        scenario.packs.push_back({rules::PackId("mine"), "1.0.0"});
        scenario.sides[0].players[0].force.armies = {
            {rules::ElementId("mine"), "one.army.json", std::nullopt}};
        rules::Campaign campaign;
        campaign.system = "normandie";
        campaign.title = "Two evenings";
        rules::CampaignChapter chapter;
        chapter.id = rules::ElementId("c1");
        chapter.scenario = "one.scenario.json";
        rules::CarryOver carry;
        carry.id = rules::ElementId("k1");
        carry.grants = {{ContentId("mine:tile/squad"), 1}};
        chapter.next.push_back({"", rules::ElementId("c2"), {carry}});
        campaign.chapters = {chapter};
        chapter.id = rules::ElementId("c2");
        chapter.next.clear();
        campaign.chapters.push_back(chapter);
        const auto path = [&](const char* name) { return folder.filePath(QString::fromLatin1(name)); };
        makePack("1.1.0", 95, "platoon",
                 {{"renamed", Json::Object{{"mine:tile/squad", "mine:tile/platoon"}}}});
        QVERIFY(model::saveValue(army(), path("one.army.json")).ok());
        QVERIFY(model::saveValue(scenario, path("one.scenario.json")).ok());
        QVERIFY(model::saveValue(campaign, path("two.campaign.json")).ok());
        WindowFixture f(WindowFixture::Leftovers::Remove, model::loadInstalledLibrary());
        f.window->openFiles({path("two.campaign.json")});
        auto* document = qobject_cast<model::CampaignDocument*>(f.window->currentDocument());
        QVERIFY(document);
        const QByteArray before = document->toBytes();
        auto* choice = f.window->findChild<QPushButton*>(button);
        QVERIFY(choice);
        QTest::mouseClick(choice, Qt::LeftButton);
        const auto& grants = document->campaign().chapters[0].next[0].carry[0].grants;
        QCOMPARE(QString::fromStdString(grants[0].id.value), content);
        const auto roster = model::loadValue(path("one.army.json"));
        QVERIFY(roster.ok());
        const auto& kept = std::get<rules::Roster>(roster->value);
        QCOMPARE(QString::fromStdString(kept.entries[0].content.value), content);
        QCOMPARE(QString::fromStdString(kept.packs[0].version), version);
        const auto battle = model::loadValue(path("one.scenario.json"));
        QVERIFY(battle.ok());
        QCOMPARE(QString::fromStdString(std::get<rules::Scenario>(battle->value).packs.back().version),
                 version);
        if (content == QLatin1String("mine:tile/platoon"))
            document->undoStack().undo();
        QCOMPARE(document->toBytes(), before);
        // Asked once: the files are as the installed packs want them, or were to stay.
        if (version == QLatin1String("1.1.0")) {
            f.window->openFiles({path("one.army.json")});
            QVERIFY(qobject_cast<model::RosterDocument*>(f.window->currentDocument()));
            // The notice that was answered is hidden at once and gone when the click is over.
            QCoreApplication::processEvents();
            const auto offers = f.window->findChildren<QPushButton*>(QStringLiteral("refreshConvert"));
            QCOMPARE(std::count_if(offers.begin(), offers.end(),
                                   [](const QPushButton* each) { return each->isVisible(); }),
                     content == QLatin1String("mine:tile/platoon") ? 0 : 1);
        }
    }

    /// The two units that the Chances tool was asked about are offered, and what they roll is kept.
    void chancesAreKeptFromTheWindow() {
        makePack("1.0.0", 90);
        WindowFixture f(WindowFixture::Leftovers::Remove, model::loadInstalledLibrary());
        f.window->openFiles({samplePath()});
        QCoreApplication::processEvents();
        const auto analysis = model::analyse(f.scenario(), f.document().library());
        const auto* teller = dynamic_cast<const model::TellsExactOdds*>(analysis.get());
        QVERIFY(teller);
        std::optional<std::pair<rules::Cell, rules::Cell>> attack;
        for (const rules::Piece& one : f.scenario().pieces)
            for (const rules::Piece& other : f.scenario().pieces)
                if (const auto all = teller->exactOdds(one.at, other.at);
                    !attack && all && !all->empty() && one.side != other.side)
                    attack.emplace(one.at, other.at);
        QVERIFY(attack);
        f.action("tool.odds")->trigger();
        f.click(attack->first);
        f.click(attack->second);
        QString from, to;
        int before = 0, after = 0;
        inDialog(QStringLiteral("keepTestDialog"), [&](QDialog& dialog) {
            auto* expected = dialog.findChild<QListWidget*>(QStringLiteral("keepTestExpected"));
            auto* field = dialog.findChild<QLineEdit*>(QStringLiteral("keepTestFromOdds"));
            from = field->text();
            to = dialog.findChild<QLineEdit*>(QStringLiteral("keepTestToOdds"))->text();
            before = expected->count();
            // Enter asks; it does not keep the test yet.
            field->setFocus();
            QTest::keyClick(field, Qt::Key_Return);
            after = expected->count();
            dialog.findChild<QLineEdit*>(QStringLiteral("keepTestName"))->setText(QStringLiteral("Shots"));
            QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("keepTest")), Qt::LeftButton);
        });
        f.action("check.keepTest")->trigger();
        QVERIFY(!from.isEmpty() && !to.isEmpty());
        QVERIFY(after >= before + 3);
        auto* pack = qobject_cast<model::PackDocument*>(f.window->currentDocument());
        QVERIFY(pack);
        const QString name = QStringLiteral("tests/shots.test.json");
        const auto read = model::readRuleTest(pack->value().files.at(name), name);
        QVERIFY(read.ok());
        for (const auto& answer : model::runRuleTest(*read, pack->liveLibrary()))
            QVERIFY2(answer.held, qPrintable(answer.found));
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

    /// Where nothing has a price there is no page of balance: its button is away, its command says why.
    void balanceIsThereWhereSomethingIsWeighed() {
        const QString folder = makePack("1.0.0", 90);
        WindowFixture f(WindowFixture::Leftovers::Remove, model::loadInstalledLibrary());
        f.window->openFiles({folder + QStringLiteral("/pack.json")});
        auto* pack = qobject_cast<model::PackDocument*>(f.window->currentDocument());
        QVERIFY(pack);
        editor::StudioView& view = *studio(f).view();
        const auto* button = view.findChild<QPushButton*>(QStringLiteral("studioBalance"));
        const auto there = [&] {
            QCoreApplication::processEvents();
            return button->isVisibleTo(&view) && f.action("studio.balance")->isEnabled();
        };
        const auto away = [&] {
            QCoreApplication::processEvents();
            return !button->isVisibleTo(&view) && !f.action("studio.balance")->isEnabled();
        };
        QVERIFY(there());
        studio(f).outline()->chooseKind("tile");
        QVERIFY(there());
        for (const char* kind : {"deck", "board", "terrain", "card"}) {
            studio(f).outline()->chooseKind(kind);
            QVERIFY2(away(), kind);
            view.setMode(editor::StudioView::Mode::Balance);
            QVERIFY2(view.mode() != editor::StudioView::Mode::Balance, kind);
        }
        studio(f).outline()->choose({});
        f.action("studio.balance")->trigger();
        QCOMPARE(view.mode(), editor::StudioView::Mode::Balance);
        // The last price goes while the page is open.
        model::PackEdits(*pack).set({ContentId("mine:tile/squad")}, "/cost", std::nullopt,
                                    QStringLiteral("step"));
        QVERIFY(away());
        QVERIFY(!view.balance().isVisible());
        pack->undoStack().undo();
        QVERIFY(there());
        // Games without prices have none of it.
        newPack(f, QStringLiteral("Hexes"), "malice");
        QVERIFY(!studio(f).view()->hasBalance());
        QVERIFY(!f.action("studio.balance")->isEnabled());
    }

    /// Two new ids after each other, back to the first, and one that was given up.
    void earlierIdsLeadToTheNewestOne() {
        const QString folder = makePack("1.0.0", 90);
        WindowFixture f(WindowFixture::Leftovers::Remove, model::loadInstalledLibrary());
        f.window->openFiles({folder + QStringLiteral("/pack.json")});
        auto* pack = qobject_cast<model::PackDocument*>(f.window->currentDocument());
        QVERIFY(pack);
        const QByteArray first = pack->toBytes();
        const auto renamed = [&]() -> Json {
            const auto& extras = pack->value().manifest.extras;
            return extras.empty() ? Json() : extras[0].second;
        };
        model::PackEdits edits(*pack);
        QVERIFY(edits.rename(ContentId("mine:tile/squad"), "platoon"));
        QVERIFY(edits.rename(ContentId("mine:tile/platoon"), "company"));
        QCOMPARE(rules::writeJson(renamed()),
                 rules::writeJson(Json(Json::Object{{"mine:tile/squad", "mine:tile/company"}})));
        // A document of before finds it, whatever it is called now.
        rules::Roster old = army();
        old.packs[0].version = "1.0.0";
        const model::RefreshPlan plan =
            model::refreshPlan(model::DocumentValue(old), *pack->liveLibrary(), {});
        QCOMPARE(plan.renamed.size(), std::size_t(1));
        QCOMPARE(plan.renamed[0].to, ContentId("mine:tile/company"));
        QVERIFY(plan.gone.empty());
        // A new piece does not take the id that documents know for another.
        const ContentId added = edits.add("tile", QStringLiteral("Squad"));
        QCOMPARE(added, ContentId("mine:tile/squad-2"));
        QVERIFY(edits.rename(ContentId("mine:tile/company"), "squad"));
        QVERIFY(pack->value().manifest.extras.empty());
        while (pack->undoStack().canUndo())
            pack->undoStack().undo();
        QCOMPARE(pack->toBytes(), first);
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
