#include <QAbstractItemModelTester>
#include <QtTest>
#include <random>

#include "model/commands/fix_all.h"
#include "model/commands/waivers.h"
#include "model/document/scenario_document.h"
#include "model/io/document_files.h"
#include "model/io/resource_paths.h"
#include "model/items/finding_index.h"
#include "model/items/findings_tree.h"
#include "model/library/content_library.h"
#include "model/library/rule_catalogues.h"
#include "rules/format/formats.h"

using namespace bocage;
using namespace bocage::model;
using Tree = FindingsTree;

namespace {

const rules::LibraryPtr& library() {
    static const LibraryLoad load = loadInstalledLibrary();
    return load.library;
}

rules::Scenario sample() {
    QFile file(resourcesFolder() + QStringLiteral("/samples/crossroads-at-dusk.scenario.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return rules::readScenario(file.readAll().toStdString())->value;
}

FindingRow row(const char* rule, const char* subject, rules::Severity severity = rules::Severity::Error) {
    FindingRow made;
    made.finding.rule = rule;
    made.finding.subject = subject;
    made.finding.severity = severity;
    made.key = made.finding.key();
    made.sentence = QStringLiteral("Something about %1.").arg(QString::fromLatin1(subject));
    made.place = QString::fromLatin1(subject);
    made.places = {made.place};
    made.side = rules::SideId(severity == rules::Severity::Error ? "blue" : "");
    made.sideName = QStringLiteral("Blue");
    return made;
}

rules::Verdict judge(const rules::Scenario& scenario, bool strict = false) {
    rules::ValidateRequest request;
    request.library = library();
    request.scenario = &scenario;
    request.strict = strict;
    return rules::validate(request);
}

}  // namespace

class TestFindingsTree : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void followsAnyChangeRowByRow() {
        Tree tree;
        QAbstractItemModelTester tester(&tree, QAbstractItemModelTester::FailureReportingMode::QtTest);
        std::mt19937 random(11);
        const char* const rules[] = {"SON-SCN-31", "SON-SCN-34", "SON-ARM-10"};
        const char* const subjects[] = {"a", "b", "c", "d", "e"};
        for (int step = 0; step < 400; ++step) {
            std::vector<FindingRow> rows;
            for (const char* rule : rules)
                for (const char* subject : subjects)
                    if (random() % 2) {
                        FindingRow made =
                            row(rule, subject, static_cast<bocage::rules::Severity>(random() % 3));
                        made.waived = random() % 4 == 0;
                        for (auto i = random() % 3; i > 0; --i) {
                            made.fixes << QStringLiteral("Fix %1").arg(i);
                            made.finding.fixes.push_back({"remove", {}, {}, {}});
                        }
                        rows.push_back(std::move(made));
                    }
            std::shuffle(rows.begin(), rows.end(), random);
            // A finding that stays keeps its row in the views, wherever it goes under the same parent.
            const QModelIndexList before = tree.findings();
            const QPersistentModelIndex kept(before.isEmpty() ? QModelIndex() : before.first());
            const std::string key = kept.isValid() ? tree.finding(kept)->key : std::string();
            const QString group = kept.isValid() ? kept.parent().data().toString() : QString();
            switch (random() % 6) {
                case 0:
                    tree.setGrouping(static_cast<Tree::Grouping>(random() % 4));
                    continue;
                case 1: {
                    Tree::Filter filter;
                    filter.warnings = random() % 2;
                    filter.waived = random() % 2;
                    filter.text = random() % 3 ? QString() : QStringLiteral("about a");
                    tree.setFilter(filter);
                    break;
                }
                default:
                    tree.setRows(rows, "normandie");
            }
            const QModelIndex now = tree.indexOf(key);
            if (!key.empty() && now.isValid() && now.parent().data().toString() == group)
                QCOMPARE(QModelIndex(kept), now);
        }
    }

    /// Somebody is just writing the file of the rules: the lessons are not gone for good.
    void rulesThatCouldNotBeReadAreAskedForAgain() {
        QFile rules(resourcesFolder() + QStringLiteral("/rules/normandie.json"));
        QVERIFY(rules.open(QIODevice::ReadOnly));
        const QByteArray whole = rules.readAll();
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("rules")));
        qputenv("BOCAGE_RESOURCES", folder.path().toUtf8());
        const auto write = [&](const QByteArray& bytes) {
            QFile file(folder.filePath(QStringLiteral("rules/half.json")));
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        };
        QVERIFY(write(whole.left(whole.size() / 2)));
        const bool half = ruleCatalogue("half") != nullptr;
        QVERIFY(write(whole));
        const auto read = ruleCatalogue("half");
        qunsetenv("BOCAGE_RESOURCES");
        QVERIFY(!half);
        QVERIFY(read && read->find("SON-SCN-34"));
    }

    void groupsFilterAndTeach() {
        Tree tree;
        FindingRow first = row("SON-SCN-34", "zone-1");
        first.places = {QStringLiteral("Zone A"), QStringLiteral("Rangers")};
        first.finding.locations.resize(2);
        first.fixes = {QStringLiteral("Grow the zone"), QStringLiteral("Drop a team (−14)")};
        first.finding.fixes.resize(2);
        FindingRow waived = row("SON-SCN-34", "zone-2");
        waived.waived = true;
        waived.reason = QStringLiteral("It is a last stand.");
        const FindingRow warning = row("SON-SCN-29", "objective-1", rules::Severity::Warning);
        tree.setRows({first, warning, waived}, "normandie");
        QCOMPARE(tree.rowCount(), 3);  // two findings and the waived ones apart
        QCOMPARE(tree.kind(tree.index(2, 0)), Tree::Kind::Group);
        QCOMPARE(tree.findings().size(), 3);

        const QModelIndex index = tree.index(0, 0);
        QList<Tree::Kind> kinds;
        for (int i = 0; i < tree.rowCount(index); ++i)
            kinds << tree.kind(tree.index(i, 0, index));
        QCOMPARE(kinds.first(), Tree::Kind::Why);
        QVERIFY(!tree.index(0, 0, index).data(Tree::SourceRole).toString().isEmpty());
        QCOMPARE(kinds.count(Tree::Kind::Place), 2);
        QCOMPARE(kinds.count(Tree::Kind::Fix), 2);
        const QModelIndex lastFix = tree.index(tree.rowCount(index) - 1, 0, index);
        QCOMPARE(tree.fix(lastFix), 1);
        QCOMPARE(tree.finding(lastFix)->key, first.key);
        const QModelIndex reason = tree.index(0, 0, tree.index(0, 0, tree.index(2, 0)));
        QCOMPARE(tree.kind(reason), Tree::Kind::Reason);
        QVERIFY(reason.data().toString().contains(waived.reason));

        tree.setGrouping(Tree::Grouping::Rule);
        QCOMPARE(tree.rowCount(), 3);
        tree.setGrouping(Tree::Grouping::Side);
        QCOMPARE(tree.index(0, 0).data().toString(), QStringLiteral("Blue"));
        Tree::Filter filter;
        filter.errors = false;
        filter.waived = false;
        tree.setFilter(filter);
        QCOMPARE(tree.findings().size(), 1);
        filter.text = QStringLiteral("SCN-29 objective");
        tree.setFilter(filter);
        QCOMPARE(tree.findings().size(), 1);
        filter.text = QStringLiteral("nothing like it");
        tree.setFilter(filter);
        QCOMPARE(tree.rowCount(), 0);
    }

    void badgesFindTheirFindings() {
        rules::Findings findings(3);
        findings[0].severity = rules::Severity::Warning;
        findings[0].locations = {{{}, {}, {rules::ElementId("zone-1")}, {}, {}}};
        findings[1].locations = {{{}, {}, {rules::ElementId("zone-1"), rules::ElementId("zone-2")}, {}, {}},
                                 {{}, {}, {rules::ElementId("zone-1")}, {}, {}}};
        findings[2].locations = {{{}, {}, {}, {rules::ElementId("entry-1")}, rules::ElementId("army-1")}};
        const FindingIndex index(findings);
        const auto& zone = index.findingsFor(rules::ElementId("zone-1"));
        QCOMPARE(zone.size(), std::size_t(2));
        QCOMPARE(zone.front(), &findings[1]);  // the worst first, each once
        QCOMPARE(FindingIndex::count(zone).worst(), std::optional(rules::Severity::Error));
        QVERIFY(index.findingsFor(rules::ElementId("army-2"), rules::ElementId("entry-1")).empty());
        QCOMPARE(index.findingsFor(rules::ElementId("army-1"), rules::ElementId("entry-1")).size(),
                 std::size_t(1));
        QCOMPARE(index.findingsFor(findings[2].locations.front()).size(), std::size_t(1));
        QVERIFY(!FindingCounts().worst());
    }

    void waiversAreOneStepAndStrictRefusesThem() {
        rules::Scenario broken = sample();
        broken.turnTrack.end.reset();
        ScenarioDocument document(broken, library());
        const auto before = judge(document.scenario());
        QVERIFY(!before.clean());
        const rules::Finding finding = before.findings.front();
        QVERIFY(Waivers::waive(document, finding, QStringLiteral("Played to the end of the evening")));
        QVERIFY(!Waivers::waive(document, finding, QStringLiteral("Played to the end of the evening")));
        QCOMPARE(document.undoStack().count(), 1);
        const auto waived = judge(document.scenario());
        QCOMPARE(waived.waived.size(), before.waived.size() + 1);
        QCOMPARE(waived.findings.size(), before.findings.size() - 1);
        QVERIFY(judge(document.scenario(), true).waived.empty());
        const auto rows = findingRows(waived, *library(), {&document.scenario(), nullptr});
        QCOMPARE(rows.back().reason, QStringLiteral("Played to the end of the evening"));
        // The file keeps it.
        const auto again = rules::readScenario(document.toBytes().toStdString());
        QVERIFY(again.ok());
        QCOMPARE(again->value.waivers.size(), std::size_t(1));
        QVERIFY(Waivers::takeBack(document, finding));
        QVERIFY(!Waivers::takeBack(document, finding));
        QVERIFY(judge(document.scenario()).findings == before.findings);
    }

    void fixAllEndsWithLessAndNeverMore() {
        rules::Scenario broken = sample();
        broken.turnTrack.end.reset();
        for (rules::TurnEvent& event : broken.turnTrack.events)
            event.text = {};
        rules::TurnEvent event;
        for (int i = 0; i < 4; ++i) {
            event.id = rules::ElementId("extra-" + std::to_string(i));
            event.turn = 1 + i;
            broken.turnTrack.events.push_back(event);
        }
        const auto weigh = [](const FixableValue& value) { return judge(std::get<rules::Scenario>(value)); };
        const auto before = judge(broken);
        const FixOutcome one = fixAll(broken, {"SON-SCN-12", {}, false}, weigh);
        QVERIFY(one.steps.size() >= 4);
        for (const FixStep& step : one.steps)
            QCOMPARE(step.finding.rule, std::string("SON-SCN-12"));
        QVERIFY(std::none_of(one.verdict.findings.begin(), one.verdict.findings.end(),
                             [](const rules::Finding& f) { return f.rule == "SON-SCN-12"; }));
        QVERIFY(one.verdict.findings.size() < before.findings.size());
        const FixOutcome all = fixAll(broken, {}, weigh);
        QVERIFY(all.verdict.count(rules::Severity::Error) < before.count(rules::Severity::Error));
        QVERIFY(all.verdict.findings == weigh(all.value).findings);
        // Done is done.
        QVERIFY(fixAll(all.value, {}, weigh).steps.empty());
        const std::atomic_bool overtaken(true);
        QVERIFY(fixAll(broken, {}, weigh, &overtaken).steps.empty());
    }

    /// Two hundred mistakes of one kind are not judged two hundred times.
    void manyFixesCostFewVerdicts() {
        rules::Scenario broken = sample();
        rules::TurnEvent event;
        for (int i = 0; i < 200; ++i) {
            event.id = rules::ElementId("mute-" + std::to_string(i));
            event.turn = 1 + i % 8;
            broken.turnTrack.events.push_back(event);
        }
        int judged = 0;
        const auto weigh = [&](const FixableValue& value) {
            ++judged;
            return judge(std::get<rules::Scenario>(value));
        };
        const FixOutcome outcome = fixAll(broken, {"SON-SCN-12", {}, false}, weigh);
        QVERIFY2(outcome.steps.size() >= 200, qPrintable(QString::number(outcome.steps.size())));
        QVERIFY2(judged <= 40, qPrintable(QString::number(judged)));
    }
};

QTEST_MAIN(TestFindingsTree)
#include "test_findings_tree.moc"
