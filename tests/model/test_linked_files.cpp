#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "model/campaign/campaign_files.h"
#include "model/io/judge_file.h"
#include "model/io/link_watch.h"
#include "model/io/linked_files.h"
#include "model/io/save_file.h"
#include "model/library/content_library.h"
#include "rules/format/formats.h"

using namespace bocage;
using namespace bocage::model;
using namespace bocage::rules;

namespace {

QByteArray armyNamed(const char* title) {
    Roster roster;
    roster.system = "normandie";
    roster.title = Text(title);
    return QByteArray::fromStdString(writeRoster(roster));
}

/// A folder with a scenario's place in it.
struct Folder {
    QTemporaryDir dir;
    QString scenario = path("battle.scenario.json");

    QString path(const char* name) const { return dir.filePath(QString::fromLatin1(name)); }
    void write(const char* name, const QByteArray& bytes, int secondsAgo = 60) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
        file.close();
        setAge(name, secondsAgo);
    }
    void setAge(const char* name, int seconds) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QDateTime when = QDateTime::fromSecsSinceEpoch(1'700'000'000).addSecs(-seconds);
        QVERIFY(file.setFileTime(when, QFileDevice::FileModificationTime));
    }
    std::string title(const char* link) const {
        const auto army = loadLinkedArmy(link, scenario);
        return army ? army->title.english() : army.problems().front().code;
    }
};

}  // namespace

/// The one way from a path found in a document to a file.
class TestLinkedFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void leadNowhereElse() {
        const Folder folder;
        folder.write("army.army.json", armyNamed("Here"));
        QCOMPARE(folder.title("army.army.json"), std::string("Here"));
        QCOMPARE(folder.title("./x/../army.army.json"), std::string("Here"));
        QTemporaryDir elsewhere;
        const QString outside = elsewhere.filePath(QStringLiteral("army.army.json"));
        QVERIFY(QFile::copy(folder.path("army.army.json"), outside));
        QVERIFY(QFile::link(outside, folder.path("link.army.json")));
        QVERIFY(QDir(folder.dir.path()).mkdir(QStringLiteral("folder.army.json")));
        const std::string out = "document.link-leads-out";
        QCOMPARE(folder.title(outside.toUtf8().constData()), out);
        QCOMPARE(folder.title("../army.army.json"), out);
        QCOMPARE(folder.title("x/../../army.army.json"), out);
        QCOMPARE(folder.title("link.army.json"), out);
        QCOMPARE(folder.title(""), out);
        QVERIFY(folder.title("folder.army.json").starts_with("file."));
        QVERIFY(folder.title("missing.army.json").starts_with("file."));
        folder.write("battle.scenario.json", QByteArray::fromStdString(writeScenario({})));
        QCOMPARE(folder.title("battle.scenario.json"), std::string("document.not-an-army"));
        QVERIFY(loadLinkedScenario("battle.scenario.json", folder.path("story.campaign.json")).ok());
        QVERIFY(!loadLinkedScenario("../battle.scenario.json", folder.path("story.campaign.json")).ok());
    }

    void areReadAgainOnlyWhenTheyChanged() {
        const Folder folder;
        folder.write("army.army.json", armyNamed("First"));
        QCOMPARE(folder.title("army.army.json"), std::string("First"));
        // Same size, same time: nobody looks into it.
        folder.write("army.army.json", armyNamed("Other"));
        QCOMPARE(folder.title("army.army.json"), std::string("First"));
        folder.setAge("army.army.json", 30);
        QCOMPARE(folder.title("army.army.json"), std::string("Other"));
        folder.write("army.army.json", armyNamed("A longer one"), 30);
        QCOMPARE(folder.title("army.army.json"), std::string("A longer one"));
        QVERIFY(QFile::remove(folder.path("army.army.json")));
        QVERIFY(folder.title("army.army.json").starts_with("file."));
    }

    /// Saved twice within one tick of the clock it is not mistaken for what it was.
    void freshFilesAreNotKept() {
        const Folder folder;
        QFile file(folder.path("army.army.json"));
        for (const char* title : {"one", "two", "six"}) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(armyNamed(title));
            file.close();
            QCOMPARE(folder.title("army.army.json"), std::string(title));
        }
    }

    void areWatched() {
        const Folder folder;
        folder.write("army.army.json", armyNamed("First"));
        Scenario scenario;
        scenario.sides.emplace_back().players.emplace_back();
        Force& force = scenario.sides.front().players.front().force;
        force.armies = {{ElementId("army-1"), "army.army.json", {}},
                        {ElementId("army-2"), "../secret.army.json", {}}};
        ScenarioDocument document(scenario, loadInstalledLibrary().library);
        const LinkWatch watch(document);
        QVERIFY(watch.files().isEmpty());
        document.setPath(folder.scenario);
        QCOMPARE(watch.files(), QStringList{folder.path("army.army.json")});
        QSignalSpy told(&document, &ScenarioDocument::linkedArmiesChanged);
        QVERIFY(saveAtomically(folder.path("army.army.json"), armyNamed("Second")).ok());
        QTRY_COMPARE_WITH_TIMEOUT(told.size(), 1, 60'000);
        QVERIFY(QFile::remove(folder.path("army.army.json")));
        QTRY_COMPARE_WITH_TIMEOUT(told.size(), 2, 60'000);
        folder.write("army.army.json", armyNamed("Third"));
        QTRY_COMPARE_WITH_TIMEOUT(told.size(), 3, 60'000);
        document.edit(QStringLiteral("Take it away"),
                      [](Scenario& s) { s.sides.front().players.front().force.armies.clear(); });
        QVERIFY(watch.files().isEmpty());
        document.undoStack().undo();
        QCOMPARE(watch.files().size(), 1);
    }

    /// SON-SCN-60: a campaign box that names its chapter by file is judged by what lies there.
    void earlierChaptersAreJudged() {
        const Folder folder;
        Scenario earlier;
        earlier.system = "normandie";
        earlier.sides.emplace_back().id = SideId("allies");
        folder.write("one.scenario.json", QByteArray::fromStdString(writeScenario(earlier)));
        folder.write("army.army.json", armyNamed("Here"));
        earlier.system = "malice";
        folder.write("other.scenario.json", QByteArray::fromStdString(writeScenario(earlier)));
        Scenario scenario;
        scenario.system = "normandie";
        scenario.sides.emplace_back().id = SideId("allies");
        folder.write("battle.scenario.json", QByteArray::fromStdString(writeScenario(scenario)));
        CampaignLink& box = scenario.campaign.emplace_back();
        box.id = ElementId("box");
        box.side = "allies";
        box.outcome = "won";
        ValidateRequest request;
        request.library = loadInstalledLibrary().library;
        const auto verdictOf = [&](const char* chapter, const QString& path) {
            box.chapter = chapter;
            Scenario copy = scenario;
            return judgeFile(copy, path, request).verdict;
        };
        const auto said = [&](const char* chapter, const QString& path) {
            std::string found;
            for (const Finding& finding : verdictOf(chapter, path).findings)
                if (finding.rule == "SON-SCN-60" && finding.severity == Severity::Error &&
                    finding.fixes.size() == 1 && finding.locations.front().pointer == "/campaign/0")
                    found += finding.message;
            return found;
        };
        QCOMPARE(said("one.scenario.json", folder.scenario), std::string());
        QCOMPARE(said("The first chapter", folder.scenario), std::string());
        QCOMPARE(said("gone.scenario.json", folder.scenario), std::string("file"));
        QCOMPARE(said("army.army.json", folder.scenario), std::string("no-scenario"));
        QCOMPARE(said("other.scenario.json", folder.scenario), std::string("no-scenario"));
        QCOMPARE(said("battle.scenario.json", folder.scenario), std::string("itself"));
        QCOMPARE(said("../one.scenario.json", folder.scenario), std::string("leads-out"));
        // Nobody knows what lies beside a document that was never saved.
        QCOMPARE(said("gone.scenario.json", QString()), std::string());
        // A bundle travels alone.
        QCOMPARE(said("gone.scenario.json", folder.path("battle.bocage.zip")), std::string());
        box.side = "axis";
        scenario.sides.emplace_back().id = SideId("axis");
        QCOMPARE(said("one.scenario.json", folder.scenario), std::string("not-there"));
        // What the scenario shows by itself is told once.
        box.outcome = "slept";
        QCOMPARE(said("gone.scenario.json", folder.scenario), std::string("outcome"));
        box.outcome = "won";
        for (const Finding& finding : verdictOf("gone.scenario.json", folder.scenario).findings)
            if (finding.rule == "SON-SCN-60")
                scenario.waivers.push_back({finding.rule, finding.key(), {}});
        QCOMPARE(scenario.waivers.size(), 1u);
        QCOMPARE(said("gone.scenario.json", folder.scenario), std::string());
        QCOMPARE(verdictOf("gone.scenario.json", folder.scenario).waived.size(), 1u);
    }

    /// They are watched like armies.
    void earlierChaptersAreWatched() {
        const Folder folder;
        Scenario scenario;
        scenario.campaign.emplace_back().chapter = "one.scenario.json";
        scenario.campaign.emplace_back().chapter = "The second one";
        ScenarioDocument document(scenario, loadInstalledLibrary().library);
        const LinkWatch watch(document);
        document.setPath(folder.scenario);
        QCOMPARE(watch.files(), QStringList{folder.path("one.scenario.json")});
    }

    /// A campaign rests on its chapters and on the armies these link, also on those that are still missing.
    void chaptersAreWatched() {
        const Folder folder;
        Scenario scenario;
        scenario.system = "normandie";
        scenario.title = Text("Chapter");
        scenario.sides.emplace_back().id = SideId("side-1");
        scenario.sides.front().players.emplace_back().id = PlayerId("player-1");
        scenario.sides.front().players.front().force.armies = {
            {ElementId("army-1"), "army.army.json", {}}, {ElementId("army-2"), "../secret.army.json", {}}};
        folder.write("one.scenario.json", QByteArray::fromStdString(writeScenario(scenario)));
        Campaign campaign;
        campaign.chapters.emplace_back().id = ElementId("one");
        campaign.chapters.back().scenario = "one.scenario.json";
        campaign.chapters.emplace_back().id = ElementId("two");
        campaign.chapters.back().scenario = "two.scenario.json";
        campaign.chapters.emplace_back().id = ElementId("three");
        campaign.chapters.back().scenario = "../three.scenario.json";
        const CampaignFiles files = loadChapters(campaign, folder.scenario);
        QCOMPARE(files.scenarios.size(), 1u);
        QVERIFY(!files.missing.empty());
        const std::set<QString> wanted{folder.path("one.scenario.json"), folder.path("army.army.json"),
                                       folder.path("two.scenario.json")};
        QCOMPARE(files.paths, wanted);

        LinkedFilesWatch watch;
        watch.follow(files.paths);
        QCOMPARE(watch.files().size(), 3);
        QSignalSpy told(&watch, &LinkedFilesWatch::changed);
        folder.write("army.army.json", armyNamed("First"));
        QTRY_COMPARE(told.size(), 1);
        QCOMPARE(told.last().first().toString(), folder.path("army.army.json"));
        folder.write("two.scenario.json", QByteArray::fromStdString(writeScenario(scenario)));
        QTRY_COMPARE(told.size(), 2);
        QVERIFY(QFile::remove(folder.path("one.scenario.json")));
        QTRY_COMPARE(told.size(), 3);
        watch.follow({});
        QVERIFY(watch.files().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestLinkedFiles)
#include "test_linked_files.moc"
