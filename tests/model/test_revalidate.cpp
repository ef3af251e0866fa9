#include <QDir>
#include <QFile>
#include <QtTest>
#include <map>
#include <random>

#include "model/commands/apply_fix.h"
#include "model/commands/scenario_edits.h"
#include "model/document/scenario_document.h"
#include "model/io/resource_paths.h"
#include "model/judging/judging.h"
#include "model/library/content_library.h"
#include "model/plan/placed_elements.h"
#include "rules/format/formats.h"
#include "rules/judging/revalidate.h"
#include "rules/systems/game_system.h"

using namespace bocage;
using namespace bocage::model;
using namespace bocage::rules;

namespace {

using Random = std::mt19937_64;

std::size_t below(Random& random, std::size_t bound) {
    return static_cast<std::size_t>(random() % bound);
}

const LibraryPtr& library() {
    static const LibraryLoad load = loadInstalledLibrary();
    return load.library;
}

std::string fileText(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

Scenario sample(const char* name) {
    const auto loaded =
        readScenario(fileText(resourcesFolder() + QStringLiteral("/samples/") + QString::fromLatin1(name)));
    return loaded ? loaded->value : Scenario();
}

bool same(const Verdict& a, const Verdict& b) {
    return a.findings == b.findings && a.waived == b.waived;
}

QString listed(const Verdict& verdict) {
    QStringList keys;
    for (const Finding& finding : verdict.findings)
        keys << QString::fromStdString(finding.key());
    return keys.join(QStringLiteral(", "));
}

/// The oracle: what a fresh look says.
bool agrees(Revalidator& revalidator, const Scenario& scenario, bool strict = false) {
    ValidateRequest request;
    request.library = library();
    request.scenario = &scenario;
    request.strict = strict;
    const Verdict known = revalidator.validate(request);
    const Verdict fresh = validate(request);
    if (same(known, fresh))
        return true;
    qWarning().noquote() << "known:" << listed(known) << "\nfresh:" << listed(fresh);
    return false;
}

template <class T>
void shake(Random& random, std::vector<T>& list) {
    if (list.empty())
        return;
    const std::size_t at = below(random, list.size());
    if (below(random, 2))
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(at));
    else
        list.push_back(T(list[at]));
}

/// One random change of one part, as crude as a hand-written file may be.
void change(Random& random, Scenario& scenario) {
    const auto cell = [&] {
        return Cell{static_cast<int>(below(random, 24)) - 2, static_cast<int>(below(random, 18)) - 2};
    };
    switch (below(random, 22)) {
        case 0:
            scenario.title = Text(below(random, 2) ? "" : "Another title");
            break;
        case 1:
            shake(random, scenario.battlefield.boards);
            break;
        case 2:
            shake(random, scenario.battlefield.overlays);
            break;
        case 3:
            if (!scenario.battlefield.overlays.empty())
                scenario.battlefield.overlays[below(random, scenario.battlefield.overlays.size())].at =
                    cell();
            break;
        case 4:
            scenario.battlefield.conditions =
                below(random, 2) ? std::vector<std::string>{"night"} : std::vector<std::string>();
            break;
        case 5:
            shake(random, scenario.zones);
            break;
        case 6:
            if (!scenario.zones.empty())
                scenario.zones[below(random, scenario.zones.size())].cells = {cell(), cell()};
            break;
        case 7:
            shake(random, scenario.entries);
            break;
        case 8:
            shake(random, scenario.objectives);
            break;
        case 9:
            if (!scenario.objectives.empty())
                scenario.objectives[below(random, scenario.objectives.size())].cells = {cell()};
            break;
        case 10:
            shake(random, scenario.pieces);
            break;
        case 11:
        case 12:
            if (!scenario.pieces.empty())
                scenario.pieces[below(random, scenario.pieces.size())].at = cell();
            break;
        case 13:
            shake(random, scenario.sides);
            break;
        case 14:
            if (!scenario.sides.empty() && !scenario.sides.front().players.empty()) {
                Player& player = scenario.sides.front().players.front();
                player.cards = static_cast<int>(below(random, 9));
                player.force.budget = static_cast<int>(below(random, 300));
            }
            break;
        case 15:
        case 16:
            for (ScenarioSide& side : scenario.sides)
                for (Player& player : side.players)
                    for (Force::Army& army : player.force.armies)
                        if (army.roster && below(random, 2))
                            shake(random, army.roster->entries);
            break;
        case 17:
            scenario.turnTrack.end =
                below(random, 3) ? std::optional<int>(static_cast<int>(below(random, 14))) : std::nullopt;
            break;
        case 18:
            shake(random, scenario.decks);
            shake(random, scenario.bags);
            break;
        case 19:
            scenario.rulings["cave.night"] = below(random, 2) ? "true" : "false";
            scenario.rulings["building.vehicles"] = below(random, 2) ? "true" : "false";
            break;
        case 20:
            shake(random, scenario.victory);
            break;
        case 21:
            scenario.texts.deployment = Text(below(random, 2) ? "" : "Anywhere.");
            shake(random, scenario.specialRules);
            shake(random, scenario.campaign);
            break;
    }
}

}  // namespace

/// Judging again after an edit gives what judging afresh gives, and looks at less.
class TestRevalidate : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void longWalkAgreesWithAFreshLook_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("seed");
        for (const char* name : {"crossroads-at-dusk", "drowned-causeway"})
            for (int seed = 1; seed <= 3; ++seed)
                QTest::addRow("%s %d", name, seed) << QString::fromLatin1(name) << seed;
    }
    void longWalkAgreesWithAFreshLook() {
        QFETCH(QString, name);
        QFETCH(int, seed);
        const Scenario first = sample(qPrintable(name + QStringLiteral(".scenario.json")));
        QVERIFY(!first.sides.empty());
        Random random(static_cast<std::uint64_t>(seed));
        Scenario scenario = first;
        Revalidator revalidator;
        for (int step = 0; step < 120; ++step) {
            // Crude changes pile up to rubble; from time to time the walk starts from the real battle.
            if (step % 30 == 29)
                scenario = first;
            for (std::size_t edits = 1 + below(random, 2); edits > 0; --edits)
                change(random, scenario);
            if (!agrees(revalidator, scenario, below(random, 8) == 0))
                QFAIL(qPrintable(QStringLiteral("step %1").arg(step)));
        }
    }

    void everyBrokenDocumentAfterEveryOther() {
        // The corpus breaks documents in named ways, one rule each: nearly every check speaks up here.
        Random random(7);
        std::vector<Scenario> scenarios;
        const QDir folder(QStringLiteral(BOCAGE_TEST_DATA "/verdict"));
        for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
            const auto mutation = parseJson(fileText(folder.filePath(name)));
            QVERIFY(mutation.ok());
            if (!mutation->find("base") || !mutation->find("edits"))
                continue;
            auto base = parseJson(fileText(QStringLiteral(BOCAGE_SOURCE_DIR "/") +
                                           QString::fromStdString(mutation->find("base")->string())));
            if (!base)
                continue;
            std::vector<Edit> edits;
            for (const Json& step : mutation->find("edits")->array()) {
                const Json::Array& parts = step.array();  // operation, pointer, value
                const std::string& op = parts[0].string();
                edits.push_back({op == "add"      ? Edit::Kind::Add
                                 : op == "remove" ? Edit::Kind::Remove
                                                  : Edit::Kind::Replace,
                                 parts[1].string(), parts.size() > 2 ? parts[2] : Json()});
            }
            const auto broken = applyEdits(std::move(*base), edits);
            if (!broken)
                continue;
            if (auto scenario = readScenario(writeJson(*broken)))
                scenarios.push_back(std::move(scenario->value));
        }
        QVERIFY(scenarios.size() > 60);
        Revalidator revalidator;
        for (int round = 0; round < 2; ++round) {
            std::shuffle(scenarios.begin(), scenarios.end(), random);
            for (const Scenario& scenario : scenarios)
                QVERIFY(agrees(revalidator, scenario));
        }
    }

    void editsOfTheEditorRunOnlyWhatReadsThem() {
        ScenarioDocument document(sample("crossroads-at-dusk.scenario.json"), library());
        Revalidator revalidator;
        ValidateRequest request;
        request.library = library();
        request.scenario = &document.scenario();
        revalidator.validate(request);
        const std::size_t all = revalidator.checksRun();
        revalidator.validate(request);
        QCOMPARE(revalidator.checksRun(), std::size_t(0));
        document.edit(QStringLiteral("Title"), [](Scenario& s) { s.title = Text("Other"); });
        revalidator.validate(request);
        QVERIFY2(revalidator.checksRun() * 4 < all, qPrintable(QString::number(revalidator.checksRun())));
        // A waiver sorts findings and looks at nothing.
        document.edit(QStringLiteral("Waive"), [](Scenario& s) { s.waivers.push_back({"X", "X||", {}}); });
        revalidator.validate(request);
        QCOMPARE(revalidator.checksRun(), std::size_t(0));
    }

    void everyRealEditAgrees() {
        ScenarioDocument document(sample("crossroads-at-dusk.scenario.json"), library());
        Random random(3);
        Revalidator revalidator;
        for (int step = 0; step < 60; ++step) {
            ScenarioEdits edits(document);
            const auto all = allElements(document.scenario(), *document.library());
            const ScenarioEdits::Ids ids{all[below(random, all.size())].id};
            switch (below(random, 5)) {
                case 0:
                    edits.move(ids, {static_cast<int>(below(random, 5)) - 2, 1});
                    break;
                case 1:
                    edits.rotate(ids);
                    break;
                case 2:
                    edits.duplicate(ids);
                    break;
                case 3:
                    edits.flip(ids);
                    break;
                case 4:
                    document.undoStack().undo();
                    break;
            }
            QVERIFY(agrees(revalidator, document.scenario()));
        }
    }

    void anEditThatLeavesTheGroundAloneIsCheap() {
        ScenarioDocument document(sample("crossroads-at-dusk.scenario.json"), library());
        Revalidator revalidator;
        ValidateRequest request;
        request.library = library();
        request.scenario = &document.scenario();
        revalidator.validate(request);
        const std::size_t all = revalidator.checksRun();
        // A label lies on the map, but means nothing to the rules of the ground.
        document.edit(QStringLiteral("Label"), [](Scenario& s) { s.battlefield.overlays[0].label = "Mill"; });
        revalidator.validate(request);
        QVERIFY2(revalidator.checksRun() * 4 < all, qPrintable(QString::number(revalidator.checksRun())));
        document.edit(QStringLiteral("Move"), [](Scenario& s) { s.pieces[0].at.row += 1; });
        revalidator.validate(request);
        QVERIFY2(revalidator.checksRun() * 2 < all, qPrintable(QString::number(revalidator.checksRun())));
    }

    void everyCheckOfTheGameSaysWhatItLooksAt() {
        for (const Check& check : findGameSystem("normandie")->checks())
            QVERIFY2(check.judges != part::all && check.judges != 0, std::string(check.rule).c_str());
    }

    void whatWasCutShortIsNotBuiltOn() {
        Scenario scenario = sample("crossroads-at-dusk.scenario.json");
        Revalidator revalidator;
        QVERIFY(agrees(revalidator, scenario));
        const std::atomic_bool overtaken(true);
        Scenario other = scenario;
        other.turnTrack.end = 99;
        other.zones.clear();
        ValidateRequest request;
        request.library = library();
        request.scenario = &other;
        request.overtaken = &overtaken;
        revalidator.validate(request);
        QCOMPARE(revalidator.checksRun(), std::size_t(0));
        QVERIFY(agrees(revalidator, other));
    }

    void liveChecksNeverRunInTheGuiThread() {
        ScenarioDocument document(sample("crossroads-at-dusk.scenario.json"), library());
        Judging checks;
        checks.setDocument(&document);
        // A burst of edits, as while dragging: nothing is judged until the events are let in.
        for (int i = 0; i < 50; ++i)
            document.edit(QStringLiteral("Turns"), [i](Scenario& s) { s.turnTrack.end = 1 + i % 8; });
        QVERIFY(checks.busy());
        QVERIFY(!checks.upToDate());
        QTRY_VERIFY_WITH_TIMEOUT(checks.upToDate(), 60'000);
        ValidateRequest request;
        request.library = library();
        request.scenario = &document.scenario();
        QVERIFY(same(checks.verdict(), validate(request)));
    }

    void staleVerdictsAreDropped() {
        ScenarioDocument document(sample("crossroads-at-dusk.scenario.json"), library());
        Judging checks;
        checks.setDocument(&document);
        QTRY_VERIFY_WITH_TIMEOUT(checks.upToDate(), 60'000);
        Random random(5);
        int told = 0;
        connect(&checks, &Judging::verdictChanged, &checks, [&] {
            ++told;
            ValidateRequest request;
            request.library = library();
            request.scenario = &document.scenario();
            QVERIFY(same(checks.verdict(), validate(request)));
        });
        for (int i = 0; i < 30; ++i) {
            document.edit(QStringLiteral("Turns"),
                          [&](Scenario& s) { s.turnTrack.end = 1 + static_cast<int>(below(random, 20)); });
            QTest::qWait(static_cast<int>(below(random, 90)));
        }
        QTRY_VERIFY_WITH_TIMEOUT(checks.upToDate(), 60'000);
        QVERIFY(told > 0);
    }
};

QTEST_GUILESS_MAIN(TestRevalidate)
#include "test_revalidate.moc"
