#include <QtTest>

#include "model/commands/ground.h"
#include "model/io/load_file.h"
#include "model/library/content_library.h"
#include "model/plan/placed_elements.h"
#include "rules/checks/check.h"
#include "rules/format/formats.h"
#include "rules/systems/normandie/movement/scout_reach.h"

using namespace bocage;
using namespace bocage::model;
using namespace bocage::rules;

class TestScoutReach : public QObject {
    Q_OBJECT

    LibraryPtr m_library;
    Scenario m_sample;
    normandie::ContentPtr m_content;

private Q_SLOTS:
    void initTestCase() {
        m_library = loadInstalledLibrary().library;
        m_content = normandie::contentFor(m_library);
        const auto sample = readScenario(asText(*readFile(
            QStringLiteral(BOCAGE_SOURCE_DIR "/resources/samples/crossroads-at-dusk.scenario.json"))));
        QVERIFY(sample.ok());
        m_sample = sample->value;
    }

    /// What the zone tool shows and what the validator allows are the same spaces.
    void SON_SCN_37_reachIsWhereTheValidatorLetsScoutsStart() {
        int scoutsTried = 0;
        for (const auto& [id, unit] : m_content->units()) {
            const normandie::AbilityUse* scout = normandie::findAbility(unit.front, "scout");
            if (!scout || unit.footprint != 1)
                continue;
            ++scoutsTried;
            Scenario scenario = m_sample;
            const SideId side = scenario.sides.front().id;
            // Whoever does not belong to the side is told that and nothing else.
            scenario.sides.front().players.front().faction = unit.faction;
            const Ground ground(scenario, *m_library);
            std::vector<Cell> zone, objectives;
            for (const Zone& each : scenario.zones)
                if (each.side == side)
                    zone.insert(zone.end(), each.cells.begin(), each.cells.end());
            for (const Objective& objective : scenario.objectives) {
                objectives.insert(objectives.end(), objective.cells.begin(), objective.cells.end());
                if (const auto building = placedElement(scenario, *m_library, objective.element))
                    objectives.insert(objectives.end(), building->cells.begin(), building->cells.end());
            }
            const auto reach =
                normandie::scoutReach(zone, objectives, ground.all(), scout->value.value_or(0));
            QVERIFY(!reach.empty());
            // One Scout on every space of the battlefield; each is judged by itself.
            scenario.pieces.clear();
            for (const Cell cell : ground.all()) {
                Piece piece;
                piece.id = ElementId("scout-" + cellName(cell));
                piece.content = id;
                piece.at = cell;
                piece.side = side;
                piece.entry = "army-1/platoon";
                scenario.pieces.push_back(piece);
            }
            ValidateRequest request;
            request.library = m_library;
            request.scenario = &scenario;
            std::set<ElementId> refused;
            for (const Finding& finding : validate(request).findings)
                if (finding.rule == "SON-SCN-37")
                    refused.insert(finding.locations.front().elements.front());
            for (const Cell cell : ground.all()) {
                const bool inZone = std::find(zone.begin(), zone.end(), cell) != zone.end();
                const bool shown = std::binary_search(reach.begin(), reach.end(), cell);
                QVERIFY2(refused.contains(ElementId("scout-" + cellName(cell))) == !(inZone || shown),
                         qPrintable(QString::fromStdString(id.value + " " + cellName(cell))));
            }
        }
        QVERIFY(scoutsTried > 0);
    }

    void theLongestScoutOfAnArmyCounts() {
        Scenario scenario = m_sample;
        scenario.sides.front().players.front().force.armies.clear();
        QCOMPARE(normandie::longestScout(scenario, scenario.sides.front().id, *m_content), 0);
        QCOMPARE(normandie::longestScout(scenario, SideId("nobody"), *m_content), 0);
        for (const auto& [id, tile] : m_content->tiles())
            for (const Copies& copies : tile.units) {
                const normandie::Unit* unit = m_content->unit(copies.id);
                const auto* scout = unit ? normandie::findAbility(unit->front, "scout") : nullptr;
                if (!scout)
                    continue;
                Roster roster;
                roster.system = "normandie";
                roster.entries.push_back({ElementId("one"), id, {}, {}, false, {}});
                scenario.sides.front().players.front().force.armies = {{ElementId("army"), {}, roster}};
                QVERIFY(normandie::longestScout(scenario, scenario.sides.front().id, *m_content) >=
                        scout->value.value_or(0));
            }
    }
};

QTEST_GUILESS_MAIN(TestScoutReach)
#include "test_scout_reach.moc"
