#include <QtTest>

#include "rules/campaign/story_graph.h"
#include "rules/checks/campaign_checks.h"
#include "rules/core/text_argument.h"

using namespace bocage::rules;

namespace {

/// Two chapters: whoever wins the first plays the second.
Campaign twoChapters() {
    Campaign campaign;
    campaign.system = "normandie";
    CampaignChapter first;
    first.id = ElementId("first");
    first.title = "The bridge";
    first.outcomes = {"won", "lost"};
    first.next = {{"won", ElementId("second"), {}}};
    CampaignChapter second;
    second.id = ElementId("second");
    second.title = "The village";
    campaign.chapters = {first, second};
    return campaign;
}

std::vector<std::string> rulesOf(const Findings& findings) {
    std::vector<std::string> out;
    for (const Finding& finding : findings)
        out.push_back(finding.rule + finding.message);
    return out;
}

using Rules = std::vector<std::string>;

}  // namespace

class TestCampaignChecks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void DOC_CAM_05_looksBackAtChaptersThatWere() {
        Campaign campaign = twoChapters();
        const CampaignChapter &first = campaign.chapters[0], &second = campaign.chapters[1];
        std::map<ElementId, Scenario> scenarios;
        ScenarioSide side;
        side.id = SideId("allies");
        scenarios[first.id].sides = {side};
        CampaignLink link;
        link.chapter = first.id.value;
        link.side = "allies";
        link.outcome = "won";
        scenarios[second.id].campaign = {link};
        QVERIFY(checkLooksBack(campaign, scenarios).empty());
        scenarios[second.id].campaign[0].side = "martians";
        QCOMPARE(rulesOf(checkLooksBack(campaign, scenarios)), Rules{"DOC-CAM-05side"});
        scenarios[second.id].campaign[0].chapter = second.id.value;
        QCOMPARE(rulesOf(checkLooksBack(campaign, scenarios)), Rules{"DOC-CAM-05chapter"});
    }
    void soundCampaignHasNoFindings() { QCOMPARE(checkCampaign(twoChapters()).size(), std::size_t(0)); }

    void DOC_CAM_01_wayToNowhere() {
        Campaign campaign = twoChapters();
        campaign.chapters[0].next.push_back({"lost", ElementId("third"), {}});
        const Findings findings = checkCampaign(campaign);
        QCOMPARE(rulesOf(findings), Rules{"DOC-CAM-01"});
        QCOMPARE(findings[0].locations[0].pointer, std::string("/chapters/0/next/1/chapter"));
    }

    void DOC_CAM_02_resultNobodyCanHave() {
        Campaign campaign = twoChapters();
        campaign.chapters[0].next[0].outcome = "drawn";
        QCOMPARE(rulesOf(checkCampaign(campaign)), Rules{"DOC-CAM-02way"});
    }

    void DOC_CAM_02_resultsOfTheVictoryConditions() {
        Campaign campaign = twoChapters();
        campaign.chapters[0].outcomes.clear();
        QVERIFY(checkCampaign(campaign).empty());  // nobody knows how it ends
        const ElementId first = campaign.chapters[0].id;
        const std::string outcome = campaign.chapters[0].next[0].outcome;
        QVERIFY(checkCampaign(campaign, {{first, {outcome, "draw"}}}).empty());
        QCOMPARE(rulesOf(checkCampaign(campaign, {{first, {"draw"}}})), Rules{"DOC-CAM-02way"});
    }

    void DOC_CAM_02_loggedResultNobodyCanHave() {
        Campaign campaign = twoChapters();
        CampaignLogEntry game;
        game.chapter = ElementId("first");
        game.outcome = "drawn";
        campaign.log.push_back(game);
        QCOMPARE(rulesOf(checkCampaign(campaign)), Rules{"DOC-CAM-02log"});
        campaign.log[0].outcome = "lost";
        QVERIFY(checkCampaign(campaign).empty());
    }

    void DOC_CAM_03_chapterNobodyReaches() {
        Campaign campaign = twoChapters();
        CampaignChapter island;
        island.id = ElementId("island");
        campaign.chapters.push_back(island);
        const Findings findings = checkCampaign(campaign);
        QCOMPARE(rulesOf(findings), Rules{"DOC-CAM-03"});
        QVERIFY(findings[0].severity == Severity::Warning);
    }

    void DOC_CAM_03_chaptersInPlainOrderAreAllReached() {
        Campaign campaign = twoChapters();
        campaign.chapters[0].next.clear();
        QVERIFY(checkCampaign(campaign).empty());
    }

    void DOC_CAM_03_circlesEnd() {
        Campaign campaign = twoChapters();
        campaign.chapters[1].next.push_back({"", ElementId("first"), {}});
        QVERIFY(checkCampaign(campaign).empty());
    }

    /// What leads round and round without an end; a circle that some result leaves is none.
    void DOC_CAM_15_circlesWithoutAnEnd() {
        Campaign campaign = twoChapters();
        campaign.chapters[1].next.push_back({"", ElementId("first"), {}});
        QVERIFY(checkStoryGraph(campaign, {}).empty());  // the first chapter may be lost
        campaign.chapters[0].next.push_back({"lost", ElementId("second"), {}});
        const Findings findings = checkStoryGraph(campaign, {});
        QCOMPARE(rulesOf(findings), Rules{"DOC-CAM-15"});
        QCOMPARE(findings[0].arguments[1], std::string("The bridge → The village → The bridge"));
        campaign.chapters[0].next = {{"", ElementId("first"), {}}};
        campaign.chapters[1].next.clear();
        QCOMPARE(rulesOf(checkStoryGraph(campaign, {})), Rules{"DOC-CAM-15self"});
        // Nobody comes to the circle of the others.
        campaign.chapters[0].next.clear();
        campaign.chapters[1].next = {{"", ElementId("second"), {}}};
        QVERIFY(checkStoryGraph(campaign, {}).empty());
    }

    void DOC_CAM_16_waysThatNoResultOpens() {
        Campaign campaign = twoChapters();
        campaign.chapters[0].next.push_back({"", ElementId("second"), {}});
        QVERIFY(checkStoryGraph(campaign, {}).empty());
        campaign.chapters[0].next.push_back({"lost", ElementId("second"), {}});
        const Findings findings = checkStoryGraph(campaign, {});
        QCOMPARE(rulesOf(findings), Rules{"DOC-CAM-16"});
        QCOMPARE(findings[0].locations[0].pointer, std::string("/chapters/0/next/1"));
        campaign.chapters[0].outcomes.clear();  // there may be others
        QVERIFY(checkStoryGraph(campaign, {}).empty());
    }

    void textsAreArgumentsInAllTheirLanguages() {
        Text text("Caves");
        QCOMPARE(textArgument(text), std::string("Caves"));
        text.byLanguage["fr"] = "Grottes \"profondes\"";
        QVERIFY(readTextArgument(textArgument(text)) == text);
        const Text brace("{\"en\":\"no\"}");
        QVERIFY(readTextArgument(textArgument(brace)) == brace);
        Text french;
        french.byLanguage["fr"] = "Seul";
        QVERIFY(readTextArgument(textArgument(french)) == french);
        QCOMPARE(readTextArgument("{}").english(), std::string("{}"));
        QCOMPARE(joinedTexts({text, Text("B")}, ", ").in("fr"), std::string("Grottes \"profondes\", B"));
    }

    void DOC_CAM_04_logOfAnUnknownChapter() {
        Campaign campaign = twoChapters();
        CampaignLogEntry game;
        game.chapter = ElementId("third");
        game.outcome = "won";
        campaign.log.push_back(game);
        QCOMPARE(rulesOf(checkCampaign(campaign)), Rules{"DOC-CAM-04"});
    }
};

QTEST_APPLESS_MAIN(TestCampaignChecks)
#include "test_campaign_checks.moc"
