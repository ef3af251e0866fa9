#include <QtTest>
#include <set>

#include "model/campaign/campaign_files.h"
#include "model/messages/finding_text.h"
#include "model/messages/rule_lesson.h"
#include "model/systems/game_face.h"
#include "model/systems/normandie/words/normandie_words.h"
#include "rules/campaign/story_graph.h"
#include "rules/systems/looks_back.h"
#include "tests/model/verdict_case.h"

using namespace bocage;
using namespace bocage::rules;
using namespace bocage::tests;

/// Documents that are broken in exactly one named way: the intended rule catches each, and no other error
/// shows. The clean ones they were made from are clean.
class TestVerdictCorpus : public QObject {
    Q_OBJECT

    std::set<std::pair<std::string, std::string>> m_caught;  ///< rule and variant of its sentence

    /// What, why, where and how out: words for each, whatever is found.
    void checkTeaches(const Findings& findings) {
        // A pack that is not open, an unknown game and a stranger on the shelf lie nowhere in the document.
        static const std::set<std::string> placeless = {"DOC-PACK-01", "DOC-SYS-01", "DOC-BOX-02"};
        for (const Finding& finding : findings) {
            m_caught.emplace(finding.rule, finding.message);
            const std::string key = finding.key();
            QVERIFY2(model::FindingText::knows(finding), key.c_str());
            if (!finding.rule.starts_with("PACK-"))
                QVERIFY2(!model::RuleLessons::lesson(finding.rule.starts_with("CC-")    ? "crusades"
                                                     : finding.rule.starts_with("SOM-") ? "malice"
                                                                                        : "normandie",
                                                     finding.rule)
                              .why.isEmpty(),
                         key.c_str());
            QVERIFY2(!finding.locations.empty() || placeless.contains(finding.rule), key.c_str());
            for (const Location& location : finding.locations)
                QVERIFY2(!location.pointer.empty() || !location.elements.empty() ||
                             !location.entries.empty() || !location.cells.empty() || !location.army.empty() ||
                             documentIsPlace(finding),
                         key.c_str());
            for (const Fix& fix : finding.fixes)
                QVERIFY2(model::FindingText::knows(fix) && !fix.edits.empty(), (key + fix.code).c_str());
        }
    }

    /// An army on its own is its own place.
    static bool documentIsPlace(const Finding& finding) {
        return finding.rule.starts_with("SON-ARM-") || finding.rule.starts_with("SON-SA-");
    }

    /// What one file alone cannot show, judged here: a battle without boards has things off the map as well,
    /// and a campaign is held against the files of its chapters.
    void catchWhatIsNoCase() {
        Scenario bare;
        bare.system = "normandie";
        bare.title = Text("Nowhere");
        ValidateRequest request;
        request.library = corpusLibrary();
        request.scenario = &bare;
        checkTeaches(validate(request).findings);

        bare.sides.emplace_back().id = SideId("allies");
        CampaignLink box;
        box.id = ElementId("box");
        box.side = "axis";
        std::map<std::string, ChapterFile> files;
        for (const auto state : {ChapterFile::State::Missing, ChapterFile::State::LeadsOut,
                                 ChapterFile::State::NoScenario, ChapterFile::State::Read}) {
            box.chapter = std::to_string(bare.campaign.size()) + ".scenario.json";
            files[box.chapter] = {state, bare};
            bare.campaign.push_back(box);
        }
        const auto* game = dynamic_cast<const LooksBack*>(findGameSystem(bare.system));
        QVERIFY(game);
        checkTeaches(game->judgeChapterFiles(bare, files));

        Campaign campaign;
        for (const char* id : {"first", "second"}) {
            CampaignChapter chapter;
            chapter.id = ElementId(id);
            chapter.outcomes = {"won"};
            campaign.chapters.push_back(chapter);
        }
        CampaignChapter::Next& next = campaign.chapters[0].next.emplace_back();
        next.outcome = "won";
        next.chapter = campaign.chapters[1].id;
        std::map<ElementId, Scenario> scenarios;
        scenarios[ElementId("first")].sides.emplace_back().id = SideId("allies");
        CampaignLink stranger, itself;
        stranger.chapter = "first";
        stranger.side = "martians";
        itself.chapter = "second";
        scenarios[ElementId("second")].campaign = {stranger, itself};
        checkTeaches(checkLooksBack(campaign, scenarios));
    }

    /// The sample campaign, its files changed as a case says.
    struct Story {
        Campaign campaign;
        model::CampaignFiles files;
        std::optional<Collection> boxes;

        explicit Story(const Json& changes = Json(Json::Object{})) {
            const auto patched = [&](const std::string& name) {
                const auto sample = documentNamed("resources/samples/" + name);
                const Json* steps = changes.find(name);
                return steps ? writeJson(*model::applyEdits(*sample, editsOf(*steps))) : writeJson(*sample);
            };
            campaign = readCampaign(patched("spreading-the-shadows.campaign.json"))->value;
            for (const CampaignChapter& chapter : campaign.chapters)
                if (documentNamed("resources/samples/" + chapter.scenario))
                    files.scenarios[chapter.id] = readScenario(patched(chapter.scenario))->value;
        }
        Findings judged() const {
            ValidateRequest request;
            request.library = corpusLibrary();
            request.collection = boxes ? &*boxes : nullptr;
            return model::judgeCampaign(campaign, files, request).verdict.findings;
        }
    };

    void catchStories() {
        const QDir folder(QStringLiteral(BOCAGE_TEST_DATA "/campaign"));
        for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files)) {
            const auto read = parseJson(fileText(folder.filePath(name)));
            QVERIFY2(read, qPrintable(name));
            Story story(*read->find("patches"));
            if (const Json* gone = read->find("without"))
                for (const Json& file : gone->array())
                    std::erase_if(story.files.scenarios, [&](const auto& each) {
                        return findChapter(story.campaign, each.first)->scenario == file.string();
                    });
            if (const Json* boxes = read->find("collection")) {
                Json file = Json::Object{{"format", "bocage.collection"}, {"version", 1}};
                file.set("boxes", *boxes);
                story.boxes = readCollection(writeJson(file))->value;
            }
            checkTeaches(story.judged());
        }
        Story otherGame;
        otherGame.files.scenarios.begin()->second.system = "malice";
        checkTeaches(otherGame.judged());
        Story emptyHands;
        emptyHands.campaign.chapters[0].next.front().carry.emplace_back().side =
            emptyHands.files.scenarios.begin()->second.sides.front().id;
        checkTeaches(emptyHands.judged());
        Story played;
        CampaignLogEntry& game = played.campaign.log.emplace_back();
        game.chapter = played.campaign.chapters[0].id;
        game.outcome = "sons";
        game.stamp = "00000000";
        checkTeaches(played.judged());
        Story endless;
        endless.campaign.chapters.clear();
        endless.files.scenarios.clear();
        for (int i = 0; i < 14; ++i) {
            CampaignChapter& chapter = endless.campaign.chapters.emplace_back();
            chapter.id = ElementId("chapter-" + std::to_string(i));
            chapter.outcomes = {"won", "lost"};
        }
        checkTeaches(endless.judged());
    }

private Q_SLOTS:
    void initTestCase() {
        QVERIFY(corpusLibrary()->packs().size() >= 3);
        const QStringList names = caseNames();
        QVERIFY2(names.size() >= 150, qPrintable(QString::number(names.size())));
        std::set<std::string> bases;
        for (const QString& name : names)
            if (const auto read = readCase(name))
                bases.insert(read->base);
        QVERIFY2(bases.size() >= 10, qPrintable(QString::number(bases.size())));
    }

    void basesAreClean_data() {
        QTest::addColumn<QString>("name");
        for (const QString& name : QDir(QStringLiteral(BOCAGE_TEST_DATA "/verdict/bases"))
                                       .entryList({QStringLiteral("*.json")}, QDir::Files))
            QTest::newRow(qPrintable(name)) << name.chopped(5);
        for (const QString& name : QDir(QStringLiteral(BOCAGE_SOURCE_DIR "/resources/samples"))
                                       .entryList({QStringLiteral("*.json")}, QDir::Files))
            QTest::newRow(qPrintable(name)) << QStringLiteral("resources/samples/") + name;
    }
    void basesAreClean() {
        QFETCH(QString, name);
        const auto document = documentNamed(name.toStdString());
        QVERIFY(document);
        const auto verdict = judge(*document);
        QVERIFY(verdict);
        QVERIFY2(verdict->clean(), qPrintable(listed(verdict->findings)));
    }

    void caughtByTheRightRule_data() {
        QTest::addColumn<QString>("name");
        for (const QString& name : caseNames())
            QTest::newRow(qPrintable(name)) << name;
    }
    void caughtByTheRightRule() {
        QFETCH(QString, name);
        const auto read = readCase(name);
        QVERIFY2(read, "cannot be read");
        QVERIFY2(read->name.starts_with(read->rule), "the name of the file begins with the rule");
        const auto clean = judge(read->clean, read->base);
        QVERIFY(clean);
        QVERIFY2(clean->clean(), qPrintable(listed(clean->findings)));
        for (const Finding& finding : clean->findings)
            QVERIFY2(finding.rule != read->rule, "the clean document has it already");

        const auto verdict = judge(read->broken, read->base, read->with);
        QVERIFY(verdict);
        bool caught = false;
        for (const Finding& finding : verdict->findings) {
            caught = caught || finding.rule == read->rule;
            QVERIFY2(finding.severity != Severity::Error || finding.rule == read->rule,
                     qPrintable(listed(verdict->findings)));
        }
        QVERIFY2(caught, qPrintable(listed(verdict->findings)));
        // Nobody is left alone with an error of a scenario or an army. Where packs are changed, what is wrong
        // is wrong in the pack.
        static const QStringList hopeless{QStringLiteral("SON-SCN-03-no-deck"),
                                          QStringLiteral("SON-ARM-65-too-many"),
                                          QStringLiteral("SON-SCN-23-unknown")};
        const std::string format = documentFormat(writeJson(read->broken));
        const bool mendable = format == "bocage.scenario" || format == "bocage.army";
        for (const Finding& finding : verdict->findings)
            QVERIFY2(!mendable || !finding.rule.starts_with("SON-") || finding.severity != Severity::Error ||
                         !finding.fixes.empty() || hopeless.contains(name),
                     (finding.key() + " has no way out").c_str());
        checkTeaches(verdict->findings);
        if (!read->wayOut.empty())
            QVERIFY2(std::any_of(verdict->findings.begin(), verdict->findings.end(),
                                 [&](const Finding& finding) {
                                     return finding.rule == read->rule &&
                                            std::any_of(
                                                finding.fixes.begin(), finding.fixes.end(),
                                                [&](const Fix& fix) { return fix.code == read->wayOut; });
                                 }),
                     "the way out is not offered");
        if (!read->legal)
            return;

        // One step away from the broken document, under the same circumstances, the rule is silent.
        const auto legal = judge(*read->legal, read->base, read->with);
        QVERIFY(legal);
        QVERIFY2(legal->clean(), qPrintable(listed(legal->findings)));
        for (const Finding& finding : legal->findings)
            QVERIFY2(finding.rule != read->rule, "the legal neighbour has it as well");
    }

    /// Every sentence that the validator can say of a document is said of one of these.
    void everySentenceHasACase() {
        catchWhatIsNoCase();
        catchStories();
        QStringList missing;
        for (const auto& table :
             {model::documentFindings(), model::armyFindings(), model::scenarioFindings()})
            for (const model::FindingWords& words : table.findings)
                if (!m_caught.contains({words.rule, words.message}))
                    missing << QStringLiteral("%1 %2").arg(QLatin1String(words.rule),
                                                           QLatin1String(words.message));
        for (const char* game : {"crusades", "malice"})
            for (const model::FindingTable& table : model::findGameFace(game)->words().findings)
                for (const model::FindingWords& words : table.findings)
                    if (!m_caught.contains({words.rule, words.message}))
                        missing << QStringLiteral("%1 %2").arg(QLatin1String(words.rule),
                                                               QLatin1String(words.message));
        QCOMPARE(missing.join(QStringLiteral(", ")), QString());
    }
};

QTEST_GUILESS_MAIN(TestVerdictCorpus)
#include "test_verdict_corpus.moc"
