#include <QtTest>

#include "model/document/embedded_army.h"
#include "model/io/load_file.h"
#include "model/io/resource_paths.h"
#include "model/judging/judging.h"
#include "model/library/content_library.h"
#include "model/plan/scenario_patch.h"
#include "rules/format/formats.h"
#include "tests/support/counted_memory.h"
#include "tests/support/random_documents.h"

using namespace bocage;
using namespace bocage::model;
using namespace bocage::rules;
namespace memory = bocage::tests::memory;

namespace {

const LibraryPtr& library() {
    static const LibraryLoad load = loadInstalledLibrary();
    return load.library;
}

Roster sampleArmy() {
    const auto bytes = readFile(resourcesFolder() + QStringLiteral("/samples/ranger-company.army.json"));
    return readRoster(asText(*bytes))->value;
}

/// The sample battle with a full army for every player.
Scenario sampleBattle() {
    const auto bytes =
        readFile(resourcesFolder() + QStringLiteral("/samples/crossroads-at-dusk.scenario.json"));
    Scenario scenario = readScenario(asText(*bytes))->value;
    for (ScenarioSide& side : scenario.sides)
        for (Player& player : side.players) {
            const ElementId id("army-of-" + player.id.value);
            player.force.armies = {{id, {}, sampleArmy()}};
        }
    return scenario;
}

ElementId firstArmy(const Scenario& scenario) {
    return scenario.sides.front().players.front().force.armies.front().id;
}

constexpr int steps = 10000;
constexpr long long mostBytes = 100'000'000;

/// What the history of `steps` edits weighs.
template <class Edit>
long long weightOf(ScenarioDocument& document, Edit edit) {
    edit(0);
    const long long before = memory::bytes;
    for (int i = 1; i <= steps; ++i)
        edit(i);
    const long long after = memory::bytes;
    [&] { QCOMPARE(document.undoStack().count(), steps + 1); }();
    return after - before;
}

}  // namespace

/// What an edit costs in bytes kept and in copies made.
class TestUndoMemory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tenThousandArmyEditsStaySmall() {
        ScenarioDocument document(sampleBattle(), library());
        EmbeddedArmy army(document, firstArmy(document.scenario()));
        QVERIFY(army.roster().entries.size() > 1);
        const QByteArray first = document.toBytes();
        const long long weight = weightOf(document, [&](int i) {
            army.edit(QStringLiteral("Name"), [i](Roster& roster) {
                RosterEntry& entry = roster.entries[static_cast<std::size_t>(i) % roster.entries.size()];
                entry.label = Text("The " + std::to_string(i) + "th of the line");
            });
        });
        QVERIFY2(weight < mostBytes, qPrintable(QString::number(weight)));
        qInfo("%lld bytes for %d edits of an army", weight, steps);
        for (int i = 0; i < 50; ++i)
            document.undoStack().undo();
        document.undoStack().setIndex(0);
        QCOMPARE(document.toBytes(), first);
    }

    void tenThousandBriefingEditsStaySmall() {
        ScenarioDocument document(sampleBattle(), library());
        const long long weight = weightOf(document, [&](int i) {
            document.edit(QStringLiteral("Write"), [i](Scenario& scenario) {
                const std::string words = "Version " + std::to_string(i) + " of what is written here.";
                switch (i % 4) {
                    case 0:
                        scenario.texts.introduction = Text(words);
                        break;
                    case 1:
                        scenario.sides.front().players.front().name = Text(words);
                        break;
                    case 2:
                        scenario.victory.front().text = Text(words);
                        break;
                    default:
                        scenario.sides.back().players.back().force.budget = i;
                }
            });
        });
        QVERIFY2(weight < mostBytes, qPrintable(QString::number(weight)));
        qInfo("%lld bytes for %d edits of the briefing", weight, steps);
    }

    /// Whatever two scenarios hold, the difference leads from one to the other and back.
    void patchesLeadBothWays() {
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            const Scenario a = seed % 3 ? random_documents::make<Scenario>(seed) : sampleBattle();
            Scenario b = seed % 2 ? random_documents::make<Scenario>(seed + 1000) : a;
            if (seed % 2 == 0 && !b.sides.empty()) {
                b.sides.front().colour = "#123456";
                for (Player& player : b.sides.front().players)
                    for (Force::Army& army : player.force.armies)
                        if (army.roster)
                            army.roster->entries.resize(army.roster->entries.size() / 2);
            }
            const ScenarioPatch patch = ScenarioPatch::between(a, b);
            QCOMPARE(patch.empty(), a == b);
            Scenario walked = a;
            patch.apply(walked);
            QVERIFY(walked == b);
            patch.revert(walked);
            QVERIFY(walked == a);
        }
    }

    /// One to be changed and one for the judge; a run of typing no more.
    void anEditCopiesTheScenarioTwice_data() {
        QTest::addColumn<QString>("mergeKey");
        QTest::newRow("steps of their own") << QString();
        QTest::newRow("one run") << QStringLiteral("drag");
    }
    void anEditCopiesTheScenarioTwice() {
        QFETCH(QString, mergeKey);
        Scenario scenario = sampleBattle();
        scenario.author = std::string(123'456, 'x');  // a block of a size that nothing else has
        ScenarioDocument document(std::move(scenario), library());
        Judging judging;
        judging.setDocument(&document);
        QTRY_VERIFY_WITH_TIMEOUT(judging.upToDate(), 60000);
        for (int i = 0; i < 3; ++i) {
            memory::watchedBlocks = 0;
            memory::watched = 123'457;
            document.edit(
                QStringLiteral("Move"), [](Scenario& s) { s.pieces.front().at.row += 1; }, mergeKey);
            QVERIFY(!judging.upToDate());
            QTRY_VERIFY_WITH_TIMEOUT(judging.upToDate(), 60000);
            memory::watched = 0;
            QVERIFY2(memory::watchedBlocks <= 2, qPrintable(QString::number(memory::watchedBlocks)));
            QVERIFY(memory::watchedBlocks > 0);  // the count counts
        }
    }
};

QTEST_GUILESS_MAIN(TestUndoMemory)
#include "test_undo_memory.moc"
