#include <QRegularExpression>
#include <QtTest>
#include <functional>
#include <random>

#include "model/commands/scenario_edits.h"
#include "model/document/campaign_document.h"
#include "model/document/roster_document.h"
#include "model/io/load_file.h"
#include "model/library/content_library.h"
#include "model/plan/placed_elements.h"
#include "model/plan/quick_layout.h"
#include "rules/format/formats.h"
#include "tests/model/edit_walks.h"
#include "tests/support/random_documents.h"

using namespace bocage;
using namespace bocage::model;
using namespace bocage::rules;

namespace {

/// A pack with boards and overlays: those of games without a map come along too.
const Pack& boardPack(const Library& library) {
    for (const Pack& pack : library.packs())
        if (!pack.boards.empty() && !pack.overlays.empty())
            return pack;
    return library.packs().front();
}

using Random = std::mt19937_64;

Cell randomCell(Random& random) {
    return {static_cast<int>(below(random, 40)) - 10, static_cast<int>(below(random, 40)) - 10};
}

/// Some of the elements there are; sometimes also an id that nothing has.
ScenarioEdits::Ids someIds(Random& random, const ScenarioDocument& document) {
    ScenarioEdits::Ids ids;
    const auto all = allElements(document.scenario(), *document.library());
    for (std::size_t i = all.empty() ? 0 : 1 + below(random, 4); i > 0; --i)
        ids.push_back(all[below(random, all.size())].id);
    if (below(random, 10) == 0)
        ids.push_back(ElementId("nobody"));
    return ids;
}

/// One entry for every edit of placed things. A test below fails when an edit is neither here nor among the
/// briefing's.
std::vector<Walk> walksOfPlacedThings() {
    return {
        {"addBoard",
         [](Random& random, ScenarioDocument& document) {
             const auto& pack = boardPack(*document.library());
             const BoardDef& board = pack.boards[below(random, pack.boards.size())];
             ScenarioEdits(document).addBoard(board.id, board.faces.front().name, randomCell(random),
                                              static_cast<Rotation>(below(random, 4)));
         }},
        {"addOverlay",
         [](Random& random, ScenarioDocument& document) {
             const auto& pack = boardPack(*document.library());
             const OverlayDef& overlay = pack.overlays[below(random, pack.overlays.size())];
             ScenarioEdits(document).addOverlay(overlay.id, overlay.faces.front().name, randomCell(random));
         }},
        {"addEdge",
         [](Random& random, ScenarioDocument& document) {
             const Edge::Axis axis = below(random, 2) == 0 ? Edge::Axis::North : Edge::Axis::West;
             ScenarioEdits(document).addEdge(ContentId("son-core:terrain/wire"), {randomCell(random), axis});
         }},
        {"addEdges",
         [](Random& random, ScenarioDocument& document) {
             const Cell at = randomCell(random);
             ScenarioEdits(document).addEdges(
                 ContentId("son-core:terrain/wire"),
                 {{at, Edge::Axis::North}, {at + Cell{1, 0}, Edge::Axis::North}, {at, Edge::Axis::West}});
         }},
        {"addCorner",
         [](Random& random, ScenarioDocument& document) {
             const Cell at = randomCell(random);
             ScenarioEdits(document).addCorner(ContentId("son-core:terrain/totem"), {at.col, at.row});
         }},
        {"addPiece",
         [](Random& random, ScenarioDocument& document) {
             Piece piece = random_documents::make<Piece>(random());
             // Random values lie at the limits of the format; moving would carry them over.
             piece.at = randomCell(random);
             if (piece.corner)
                 piece.corner = Corner{3, 4};
             ScenarioEdits(document).addPiece(piece);
         }},
        {"addZone",
         [](Random& random, ScenarioDocument& document) {
             Zone zone;
             zone.cells = {randomCell(random)};
             ScenarioEdits(document).addZone(zone);
         }},
        {"addObjective",
         [](Random& random, ScenarioDocument& document) {
             Objective objective = random_documents::make<Objective>(random());
             objective.cells = {randomCell(random)};
             objective.alternatives = {{randomCell(random)}, {}};
             if (objective.corner)
                 objective.corner = Corner{5, 6};
             ScenarioEdits(document).addObjective(objective);
         }},
        {"addNote",
         [](Random& random, ScenarioDocument& document) {
             ScenarioEdits(document).addNote(randomCell(random), random_documents::make<Note>(random()).text);
         }},
        {"setNoteText",
         [](Random& random, ScenarioDocument& document) {
             const auto& notes = document.scenario().notes;
             if (!notes.empty())
                 ScenarioEdits(document).setNoteText(notes[below(random, notes.size())].id,
                                                     random_documents::make<Note>(random()).text);
         }},
        {"turnTo",
         [](Random& random, ScenarioDocument& document) {
             ScenarioEdits(document).turnTo(someIds(random, document),
                                            static_cast<Rotation>(below(random, 4)));
         }},
        {"turnBattlefield",
         [](Random& random, ScenarioDocument& document) {
             ScenarioEdits(document).turnBattlefield(static_cast<int>(below(random, 7)) - 3);
         }},
        {"mirrorBattlefield",
         [](Random& random, ScenarioDocument& document) {
             ScenarioEdits(document).mirrorBattlefield(below(random, 2) == 0);
         }},
        {"layOutBoards",
         [](Random& random, ScenarioDocument& document) {
             ScenarioEdits(document).layOutBoards(dealBoards(*document.library(), document.scenario().system,
                                                             1 + static_cast<int>(below(random, 3)), 2,
                                                             random(), below(random, 2) == 0));
         }},
        {"addEntry",
         [](Random& random, ScenarioDocument& document) {
             ScenarioEdits(document).addEntry(
                 {{}, SideId("allies"), randomCell(random), static_cast<Side>(below(random, 4)), {}, {}});
         }},
        {"paintZone",
         [](Random& random, ScenarioDocument& document) {
             const auto& zones = document.scenario().zones;
             if (zones.empty()) {
                 ScenarioEdits(document).addZone({});
                 return;
             }
             ScenarioEdits(document).paintZone(zones[below(random, zones.size())].id,
                                               {randomCell(random), randomCell(random)},
                                               below(random, 2) ? QStringLiteral("stroke") : QString());
             if (below(random, 4) == 0)
                 document.endMerge();
         }},
        {"eraseZones",
         [](Random& random, ScenarioDocument& document) {
             const auto& zones = document.scenario().zones;
             if (!zones.empty()) {
                 const Zone zone = zones[below(random, zones.size())];
                 if (!zone.cells.empty())
                     ScenarioEdits(document).eraseZones({zone.id, ElementId("nobody")},
                                                        {zone.cells[below(random, zone.cells.size())]});
             }
         }},
        {"moveOnly",
         [](Random& random, ScenarioDocument& document) {
             const auto& overlays = document.scenario().battlefield.overlays;
             if (!overlays.empty())
                 ScenarioEdits(document).moveOnly({overlays[below(random, overlays.size())].id}, {1, 0});
         }},
        {"swapPlaces",
         [](Random& random, ScenarioDocument& document) {
             const auto& boards = document.scenario().battlefield.boards;
             if (boards.size() > 1)
                 ScenarioEdits(document).swapPlaces(boards[below(random, boards.size())].id,
                                                    boards[below(random, boards.size())].id);
         }},
        {"addAlternative",
         [](Random& random, ScenarioDocument& document) {
             const auto& objectives = document.scenario().objectives;
             if (!objectives.empty())
                 ScenarioEdits(document).addAlternative(objectives[below(random, objectives.size())].id,
                                                        {randomCell(random), randomCell(random)});
         }},
        {"removeAlternative",
         [](Random& random, ScenarioDocument& document) {
             for (const Objective& objective : document.scenario().objectives)
                 if (!objective.alternatives.empty() && !objective.alternatives.back().empty()) {
                     const Cell at = objective.alternatives.back().front();
                     ScenarioEdits(document).removeAlternative(objective.id, at);
                     return;
                 }
             Objective objective;
             objective.alternatives = {{randomCell(random)}};
             ScenarioEdits(document).addObjective(objective);
         }},
        {"describeObjective",
         [](Random& random, ScenarioDocument& document) {
             Objective wanted;
             wanted.kind = static_cast<Objective::Kind>(below(random, 3));
             wanted.value = static_cast<int>(below(random, 9));
             const auto& objectives = document.scenario().objectives;
             if (objectives.empty())
                 ScenarioEdits(document).addObjective(wanted);
             else
                 ScenarioEdits(document).describeObjective(objectives[below(random, objectives.size())].id,
                                                           wanted);
         }},
        {"move",
         [](Random& random, ScenarioDocument& document) {
             const Cell by{static_cast<int>(below(random, 7)) - 3, static_cast<int>(below(random, 7)) - 3};
             const bool drag = below(random, 2) == 0;
             ScenarioEdits(document).move(someIds(random, document), by,
                                          drag ? QStringLiteral("drag") : QString());
             if (below(random, 4) == 0)
                 document.endMerge();
         }},
        {"replaceBy",
         [](Random& random, ScenarioDocument& document) {
             const auto& pack = boardPack(*document.library());
             ScenarioEdits(document).replaceBy(someIds(random, document),
                                               below(random, 2)
                                                   ? pack.boards[below(random, pack.boards.size())].id
                                                   : pack.overlays[below(random, pack.overlays.size())].id);
         }},
        {"align",
         [](Random& random, ScenarioDocument& document) {
             ScenarioEdits(document).align(someIds(random, document),
                                           static_cast<ScenarioEdits::Alignment>(below(random, 6)));
         }},
        {"rotate",
         [](Random& random, ScenarioDocument& document) {
             ScenarioEdits(document).rotate(someIds(random, document),
                                            static_cast<int>(below(random, 5)) - 2);
         }},
        {"flip", [](Random& random,
                    ScenarioDocument& document) { ScenarioEdits(document).flip(someIds(random, document)); }},
        {"remove",
         [](Random& random, ScenarioDocument& document) {
             ScenarioEdits(document).remove(someIds(random, document));
         }},
        {"duplicate",
         [](Random& random, ScenarioDocument& document) {
             ScenarioEdits(document).duplicate(someIds(random, document), {1, 1});
         }},
        {"document: texts and rules",
         [](Random& random, ScenarioDocument& document) {
             const Scenario other = random_documents::make<Scenario>(random() % 40);
             document.edit(
                 QStringLiteral("Change"),
                 [&](Scenario& scenario) {
                     switch (below(random, 6)) {
                         case 0:
                             scenario.title = other.title;
                             break;
                         case 1:
                             scenario.sides = other.sides;
                             break;
                         case 2:
                             scenario.turnTrack = other.turnTrack;
                             break;
                         case 3:
                             scenario.victory = other.victory;
                             break;
                         case 4:
                             scenario.extras = other.extras;
                             break;
                         default:
                             scenario.rulings = other.rulings;
                     }
                 },
                 below(random, 3) == 0 ? QStringLiteral("typing") : QString());
         }},
        {"document: reorder and rename",
         [](Random& random, ScenarioDocument& document) {
             document.edit(QStringLiteral("Raise"), [&](Scenario& scenario) {
                 auto& list = scenario.pieces;
                 if (list.size() > 1)
                     std::swap(list[below(random, list.size())], list[below(random, list.size())]);
                 auto& overlays = scenario.battlefield.overlays;
                 if (!overlays.empty())
                     std::rotate(
                         overlays.begin(),
                         overlays.begin() + static_cast<std::ptrdiff_t>(below(random, overlays.size())),
                         overlays.end());
             });
         }},
    };
}

const std::vector<Walk>& walks() {
    static const std::vector<Walk> all = [] {
        std::vector<Walk> together = walksOfPlacedThings();
        together.insert(together.end(), briefingWalks().begin(), briefingWalks().end());
        return together;
    }();
    return all;
}

/// More edits add than remove; a walk on an ever larger map would only become slower.
bool crowded(const ScenarioDocument& document) {
    const Scenario& scenario = document.scenario();
    return scenario.pieces.size() + scenario.objectives.size() + scenario.zones.size() +
               scenario.battlefield.boards.size() + scenario.battlefield.overlays.size() +
               scenario.battlefield.edges.size() + scenario.battlefield.corners.size() >
           35;
}

const Walk& removal() {
    return *std::find_if(walks().begin(), walks().end(),
                         [](const Walk& walk) { return std::string_view(walk.edit) == "remove"; });
}

}  // namespace

class TestEditWalk : public QObject {
    Q_OBJECT

    LibraryPtr m_library;

private Q_SLOTS:
    void initTestCase() {
        m_library = loadInstalledLibrary().library;
        QVERIFY(!m_library->packs().empty());
    }

    void everyEditIsWalked() {
        QString header;
        for (const char* name : {"scenario_edits.h", "briefing_edits.h"})
            header += QString::fromUtf8(
                *readFile(QStringLiteral(BOCAGE_SOURCE_DIR "/model/commands/") + QLatin1String(name)));
        // What is private is no edit of its own.
        header.remove(QRegularExpression(QStringLiteral("private:.*?\\};"),
                                         QRegularExpression::DotMatchesEverythingOption));
        const QRegularExpression method(QStringLiteral(R"(\n    (?:bool|Ids|void|[A-Za-z:]+) ([a-z]\w*)\()"));
        QStringList walked;
        for (const Walk& walk : walks())
            walked.push_back(QString::fromLatin1(walk.edit));
        int found = 0;
        for (auto match = method.globalMatch(header); match.hasNext(); ++found) {
            const QString name = match.next().captured(1);
            QVERIFY2(walked.contains(name),
                     qPrintable(name + QStringLiteral(" is not part of the random walk")));
        }
        QVERIFY(found >= 70);
    }

    void undoAndRedoGiveTheSameBytes_data() {
        QTest::addColumn<int>("seed");
        const int seeds = qMax(1, qEnvironmentVariableIntValue("BOCAGE_WALKS"));
        for (int seed = 1; seed <= seeds; ++seed)
            QTest::newRow(qPrintable(QString::number(seed))) << seed;
    }
    void undoAndRedoGiveTheSameBytes() {
        QFETCH(int, seed);
        Random random(static_cast<std::uint64_t>(seed));
        const auto sample = readScenario(asText(*readFile(
            QStringLiteral(BOCAGE_SOURCE_DIR "/resources/samples/crossroads-at-dusk.scenario.json"))));
        QVERIFY(sample.ok());
        ScenarioDocument document(sample->value, m_library);
        QUndoStack& stack = document.undoStack();
        std::vector<QByteArray> versions{document.toBytes()};
        int changes = 0;
        connect(&document, &ScenarioDocument::changed, &document, [&] { ++changes; });
        std::map<std::string, int> uses;
        constexpr int steps = 40'000;
        for (int step = 0; step < steps; ++step) {
            const std::size_t choice = below(random, 100);
            const auto before = static_cast<std::size_t>(stack.index());
            if (choice < 25 && stack.canUndo()) {
                stack.undo();
            } else if (choice < 45 && stack.canRedo()) {
                stack.redo();
            } else {
                const Walk& walk = crowded(document) ? removal() : walks()[below(random, walks().size())];
                walk.run(random, document);
                const auto now = static_cast<std::size_t>(stack.index());
                const QByteArray bytes = document.toBytes();
                if (now == before && bytes == versions[now])
                    continue;  // nothing happened, or a drag came back to where it began
                ++uses[walk.edit];
                versions.resize(std::min(versions.size(), now));
                if (versions.size() == now)
                    versions.push_back(bytes);
                QVERIFY2(versions.size() == now + 1, walk.edit);
                continue;
            }
            QVERIFY2(document.toBytes() == versions[static_cast<std::size_t>(stack.index())],
                     qPrintable(QStringLiteral("seed %1, step %2").arg(seed).arg(step)));
        }
        for (const Walk& walk : walks())
            QVERIFY2(uses[walk.edit] > 20, walk.edit);
        QVERIFY(changes > steps / 2);
        while (stack.canRedo())
            stack.redo();
        const QByteArray last = document.toBytes();
        stack.setIndex(0);
        QCOMPARE(document.toBytes(), versions.front());
        stack.setIndex(stack.count());
        QCOMPARE(document.toBytes(), last);
        const auto back = readScenario(asText(last));
        QVERIFY2(back.ok(), back.ok() ? "" : back.problems().front().pointer.c_str());
        QVERIFY(back->value == document.scenario());
    }

    void rostersAndCampaignsUndoToo() {
        RosterDocument army(random_documents::make<Roster>(1), m_library);
        CampaignDocument campaign(random_documents::make<Campaign>(1), m_library);
        std::vector<QByteArray> armies{army.toBytes()}, campaigns{campaign.toBytes()};
        for (std::uint64_t seed = 2; seed < 60; ++seed) {
            if (army.edit(QStringLiteral("Change"),
                          [&](Roster& roster) { roster = random_documents::make<Roster>(seed); }))
                armies.push_back(army.toBytes());
            if (campaign.edit(QStringLiteral("Change"),
                              [&](Campaign& value) { value = random_documents::make<Campaign>(seed); }))
                campaigns.push_back(campaign.toBytes());
        }
        for (std::size_t i = armies.size(); i-- > 0;) {
            army.undoStack().setIndex(static_cast<int>(i));
            QCOMPARE(army.toBytes(), armies[i]);
        }
        for (std::size_t i = campaigns.size(); i-- > 0;) {
            campaign.undoStack().setIndex(static_cast<int>(i));
            QCOMPARE(campaign.toBytes(), campaigns[i]);
        }
        QVERIFY(!army.edit(QStringLiteral("Nothing"), [](Roster&) {}));
    }
};

QTEST_GUILESS_MAIN(TestEditWalk)
#include "test_edit_walk.moc"
