#include <QtTest>

#include "model/systems/crusades/garrison_turns.h"
#include "model/systems/crusades/render/table_layout.h"
#include "rules/systems/crusades/building/fortress_rosters.h"
#include "tests/rules/crusades_kit.h"

using namespace bocage;
using namespace bocage::rules;
using namespace bocage::rules::crusades;
using namespace bocage::tests;
using model::crusades::TableArrangement;
using model::crusades::TableLayout;

/// What defenders are worth in turns, and how the table lies in its room.
class TestCrusadesGarrison : public QObject {
    Q_OBJECT

    static Json turnsOf(const Scenario& scenario, const TempoStats& stats) {
        const SetUp game = crusadesSetUp(scenario);
        Json settings = Json::Object{{"garrison", model::crusades::garrisonSettings(game)}};
        return model::crusades::garrisonTurns(settings, stats);
    }

private Q_SLOTS:
    void CC_SIM_08_whatEachDefenderBuys() {
        Scenario scenario = crusadesScenario(2);
        const SetUp game = crusadesSetUp(scenario);
        const TempoStats stats = simulateTempo(game.table, 7, {0, 3000});
        const Json rows = turnsOf(scenario, stats);
        // Castles are alike, and so are walls: two rows.
        QCOMPARE(rows.array().size(), 2u);
        const Json &castle = rows.array()[0], &wall = rows.array()[1];
        QCOMPARE(writeJson(*castle.find("swordsNeeded")), writeJson(Json::Array{4, 5, 6, 7}));
        QCOMPARE(writeJson(*wall.find("swordsNeeded")), writeJson(Json::Array{3, 4, 5}));
        const auto mean = [&](std::size_t swords) {
            return TempoStats::summary(stats.swords[swords], stats.runs).mean;
        };
        QCOMPARE(wall.find("meanTurns")->array()[0].real(), mean(3));
        QCOMPARE(wall.find("turnsBought")->array()[0].real(), mean(4) - mean(3));
        QCOMPARE(wall.find("turnsBought")->array()[1].real(), mean(5) - mean(4));
        for (const Json& bought : castle.find("turnsBought")->array())
            QVERIFY(bought.real() > 0);

        // Who is posted already has been paid for: what is left are the others.
        RosterEntry::Filling posted;
        posted.id = ElementId("archer");
        posted.option = ContentId("cc-base:village-card/bowmen-red-1");
        scenario.sides[0].players[0].force.armies[0].roster->entries[1].fillings = {posted};
        const Json more = turnsOf(scenario, stats);
        QCOMPARE(more.array().size(), 3u);
        QCOMPARE(writeJson(*more.array()[1].find("swordsNeeded")), writeJson(Json::Array{4, 5}));

        // Half a shield each (CC-AMB-03): the first buys nothing, the second does.
        scenario.sides[0].players[0].force.armies[0].roster->entries[1].fillings.clear();
        scenario.rulings["defenderShieldHalves"] = "1";
        const Json halves = turnsOf(scenario, stats);
        QCOMPARE(writeJson(*halves.array()[1].find("swordsNeeded")), writeJson(Json::Array{3, 3, 4}));
        QCOMPARE(halves.array()[1].find("turnsBought")->array()[0].real(), 0.0);
    }

    /// Where some runs never have the swords, what a defender buys is a lower bound and says so; leaving
    /// those runs out made it look cheap.
    void CC_SIM_08_runsThatFailAreNotLeftOut() {
        TempoStats stats;
        stats.runs = 10;
        stats.swords[3][1] = 10;
        stats.swords[4][2] = 5;
        stats.swords[4].back() = 5;
        const Json settings = Json::Object{
            {"garrison", Json::Array{Json::Object{{"place", "wall"}, {"swordsNeeded", Json::Array{3, 4}}}}}};
        const Json rows = model::crusades::garrisonTurns(settings, stats);
        const Json& wall = rows.array()[0];
        QCOMPARE(wall.find("turnsBought")->array()[0].real(), (5 * 3.0 + 5 * maxTurnsOfTempo) / 10 - 2);
        QCOMPARE(writeJson(*wall.find("atLeast")), writeJson(Json::Array{false, true}));
        const auto table = model::crusades::garrisonTurnsTable(settings, stats);
        QVERIFY(table && table->rows[1].back().startsWith(QStringLiteral("≥ ")));
        QVERIFY(!table->rows[0][3].startsWith(QStringLiteral("≥")));
    }

    /// A fortress stands under the house rules it is built for, inside a scenario under those of the
    /// scenario.
    void housesRulesOfAFortress() {
        Scenario scenario = crusadesScenario(2);
        ScenarioSection section = scenarioSection(scenario.extras);
        section.options = {{"castleShields", "5"}, {"handSize", "7"}};
        setSection(scenario.extras, section);
        scenario.rulings["defenderShieldHalves"] = "1";
        const Roster& inside = *scenario.sides[0].players[0].force.armies[0].roster;
        const auto castleOf = [](const Roster& roster) {
            const auto library = crusadesLibrary();
            const auto cards = Cards::build(*library);
            const RosterSection own = rosterSection(roster.extras);
            const SetUp alone = setUpAlone(own.decks, ownOptions(own), roster, *library, *cards);
            const Json rows = model::crusades::garrisonSettings(alone);
            return writeJson(*rows.array()[0].find("swordsNeeded"));
        };
        QCOMPARE(castleOf(inside), writeJson(Json::Array{4, 5, 6, 7}));
        const Roster ruled = underRulesOf(scenario, inside);
        QCOMPARE(castleOf(ruled), writeJson(Json::Array{6, 6, 7, 7, 8, 8}));
        const RosterSection told = rosterSection(ruled.extras);
        QCOMPARE(ownOptions(told).handSize, 7);
        QCOMPARE(told.decks, scenarioSection(scenario.extras).decks);  // it brings none of its own
        // Slots of the sheet and what may be put there follow.
        const FortressRosters rules;
        QCOMPARE(rules.sheet(inside, crusadesLibrary()).cards[0].slots.size(), 3u);
        QCOMPARE(rules.sheet(ruled, crusadesLibrary()).cards[0].slots.size(), 5u);
    }

    /// Strength that nobody reaches is not told, and settings that are none do no harm.
    void unknownStrengthIsNotTold() {
        const Json settings = Json::Object{
            {"garrison", Json::Array{Json::Object{{"place", "wall"}, {"swordsNeeded", Json::Array{3, 99}}},
                                     Json::Object{{"place", "moon"}}, Json(4)}}};
        const TempoStats none;
        const Json rows = model::crusades::garrisonTurns(settings, none);
        QCOMPARE(rows.array().size(), 1u);
        QVERIFY(rows.array()[0].find("turnsBought")->array()[0].type() == Json::Type::Null);
        QVERIFY(model::crusades::garrisonTurnsTable(settings, none));
        QVERIFY(!model::crusades::garrisonTurnsTable(Json::Object{}, none));
    }

    void theTableUsesItsRoom_data() {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("hand");
        QTest::addColumn<QSizeF>("room");
        for (const int seats : {2, 3, 4})
            for (const int hand : {0, 5, 9})
                for (const QSizeF room : {QSizeF(860, 480), QSizeF(1480, 840), QSizeF(700, 900)})
                    QTest::addRow("%d seats, %d cards, %dx%d", seats, hand, qRound(room.width()),
                                  qRound(room.height()))
                        << seats << hand << room;
    }
    void theTableUsesItsRoom() {
        QFETCH(int, seats);
        QFETCH(int, hand);
        QFETCH(QSizeF, room);
        CrusadesKit kit(seats);
        for (Seat& seat : kit.state.seats)
            seat.hand.assign(static_cast<std::size_t>(hand), kit.gold());
        const TableLayout layout = TableLayout::fitted(kit.state, room, {});
        // No other arrangement would be much larger.
        for (const int columns : {1, 2})
            for (const bool piles : {false, true})
                for (const bool beside : {false, true})
                    QVERIFY(TableLayout::of(kit.state, {columns, piles, beside}).scaleIn(room) <=
                            1.1 * layout.scaleIn(room));
        const QRectF table(QPointF(0, 0), layout.size);
        for (const model::crusades::TableSpot& spot : layout.spots) {
            QVERIFY(table.contains(spot.rect));
            if (spot.seat >= 0)
                QVERIFY(layout.bands[static_cast<std::size_t>(spot.seat)].contains(spot.rect));
        }
        for (std::size_t a = 0; a < layout.bands.size(); ++a)
            for (std::size_t b = 0; b < a; ++b)
                QVERIFY(!layout.bands[a].intersects(layout.bands[b]));
        // It stays as it lies while that is about as good.
        kit.hand().push_back(kit.gold());
        const TableLayout after = TableLayout::fitted(kit.state, room, layout.arrangement);
        QVERIFY(after.arrangement == layout.arrangement ||
                after.scaleIn(room) > 1.05 * TableLayout::of(kit.state, layout.arrangement).scaleIn(room));
    }
};

QTEST_GUILESS_MAIN(TestCrusadesGarrison)
#include "test_crusades_garrison.moc"
