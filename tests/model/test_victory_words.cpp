#include <QTest>

#include "model/items/content_model.h"
#include "model/language/language.h"
#include "model/library/content_library.h"
#include "model/messages/briefing_words.h"
#include "model/messages/ruling_words.h"
#include "model/messages/victory_words.h"
#include "rules/systems/game_system.h"

using namespace bocage;
using namespace bocage::model;
using Victory = rules::VictoryCondition;

class TestVictoryWords : public QObject {
    Q_OBJECT

    rules::LibraryPtr m_library;
    rules::Scenario m_scenario;

    QString said(const Victory& condition) const {
        return VictoryWords(m_scenario, *m_library).sentence(condition);
    }
    Victory condition(Victory::Kind kind) const {
        Victory made;
        made.side = rules::SideId("us");
        made.kind = kind;
        return made;
    }

private Q_SLOTS:
    void initTestCase() {
        m_library = loadInstalledLibrary().library;
        useLanguage(QStringLiteral("en"));
        for (const char* side : {"us", "them"}) {
            rules::ScenarioSide made;
            made.id = rules::SideId(side);
            made.name = rules::Text(side == std::string("us") ? "Rangers" : "Cultists");
            m_scenario.sides.push_back(made);
        }
        for (const char* id : {"mill", "bridge"}) {
            rules::Objective objective;
            objective.id = rules::ElementId(id);
            objective.label = rules::Text(std::string("the ") + id);
            m_scenario.objectives.push_back(objective);
        }
    }

    void sentences() {
        Victory hold = condition(Victory::Kind::Hold);
        hold.targets = {rules::ElementId("mill"), rules::ElementId("bridge")};
        hold.turn = 8;
        QCOMPARE(said(hold),
                 QStringLiteral("Rangers wins by holding the mill and the bridge at the end of turn 8."));
        Victory eliminate = condition(Victory::Kind::Eliminate);
        QCOMPARE(said(eliminate), QStringLiteral("Rangers wins by eliminating every enemy unit."));
        eliminate.count = 1;
        eliminate.turn = 3;
        QCOMPARE(said(eliminate), QStringLiteral("Rangers wins by eliminating at least 1 enemy unit before "
                                                 "the end of turn 3."));
        eliminate.count = 4;
        QVERIFY(said(eliminate).contains(QStringLiteral("4 enemy units")));
        Victory score = condition(Victory::Kind::Score);
        score.count = 10;
        score.scores = {{rules::SideId("them"), {}, 1},
                        {rules::SideId("them"), rules::ContentId("son-core:unit/black-sun-magus"), 3}};
        QVERIFY(
            said(score).startsWith(QStringLiteral("Rangers wins by scoring at least 10 points. It scores "
                                                  "1 point for each eliminated unit of Cultists and 3 "
                                                  "points for each eliminated ")));
        QCOMPARE(said(condition(Victory::Kind::TurnLimit)),
                 QStringLiteral("Rangers wins when the end of the battle comes and nobody has won before."));
    }

    void ownWordsComeFirst() {
        Victory hold = condition(Victory::Kind::Hold);
        hold.text = rules::Text("Whoever drinks the last cider wins.");
        QCOMPARE(said(hold), QStringLiteral("Whoever drinks the last cider wins."));
        QVERIFY(VictoryWords(m_scenario, *m_library).generated(hold) != said(hold));
    }

    /// A name with %1 in it stays a name.
    void namesAreNotFilledIn() {
        m_scenario.sides[0].name = rules::Text("%1 and %2");
        const QString text = said(condition(Victory::Kind::Eliminate));
        m_scenario.sides[0].name = rules::Text("Rangers");
        QCOMPARE(text, QStringLiteral("%1 and %2 wins by eliminating every enemy unit."));
    }

    void everyKindHasAFormInWords() {
        for (int kind = 0; kind <= static_cast<int>(Victory::Kind::Text); ++kind) {
            const auto which = static_cast<Victory::Kind>(kind);
            QVERIFY(!BriefingWords::kind(which).isEmpty());
            QVERIFY(!BriefingWords::kindHelp(which).isEmpty());
            QCOMPARE(said(condition(which)).isEmpty(), which == Victory::Kind::Text);
        }
    }

    /// What a system offers is never shown by its code.
    void switchesConditionsAndRulingsHaveWords() {
        for (const rules::GameSystem* system : rules::gameSystems()) {
            for (const rules::ConditionInfo& info : system->conditions())
                QVERIFY(!BriefingWords::conditionHelp(info.name).isEmpty());
            for (const rules::RuleSwitchInfo& info : system->ruleSwitches())
                QVERIFY(!BriefingWords::ruleSwitchText(info.name).isEmpty());
            for (const rules::RulingInfo& info : system->rulings()) {
                const QString key = QString::fromUtf8(info.key.data(), qsizetype(info.key.size()));
                QVERIFY2(RulingWords::question(info.key) != key, qPrintable(key));
                for (const std::string_view value : info.values)
                    QVERIFY2(!RulingWords::answer(info.key, value).isEmpty(), qPrintable(key));
            }
        }
    }

    void listsAreJoined() {
        QCOMPARE(BriefingWords::list({}), QString());
        QCOMPARE(BriefingWords::list({QStringLiteral("A")}), QStringLiteral("A"));
        QCOMPARE(BriefingWords::list({QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C")}),
                 QStringLiteral("A, B and C"));
    }
};

QTEST_GUILESS_MAIN(TestVictoryWords)
#include "test_victory_words.moc"
