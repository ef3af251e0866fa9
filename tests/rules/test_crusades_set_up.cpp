#include <QtTest>

#include <set>

#include "rules/systems/crusades/play/policy.h"
#include "tests/rules/crusades_kit.h"

using namespace bocage;
using namespace bocage::rules;
using namespace bocage::rules::crusades;
using namespace bocage::tests;
using Kit = CrusadesKit;

/// How a scenario becomes a game, positions, names and refusals.
class TestCrusadesSetUp : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Setting up ----------------------------------------------------------------------------------------

    void CC_SETUP_04_fiveCardsEach() {
        const SetUp game = crusadesSetUp(crusadesScenario(4));
        QVERIFY(game.playable());
        const State state = begin(game.table, 1, 1);
        for (const Seat& seat : state.seats)
            QCOMPARE(seat.hand.size(), 5u);
        QCOMPARE(state.village.deck.size(), 60u);
        QVERIFY(begin(game.table, 1, 1) == state);
        QVERIFY(!(begin(game.table, 1, 2) == state));
    }

    void CC_SETUP_01_oneCastleThreeWalls() {
        const SetUp game = crusadesSetUp(crusadesScenario(2));
        const Seat& seat = game.table.start.seats.front();
        QCOMPARE(seat.slots.size(), 4u);
        QCOMPARE(game.table.facts(seat.slots[0].card).shields, std::int16_t(3));
        QCOMPARE(game.table.facts(seat.slots[1].card).shields, std::int16_t(2));
    }

    void options_changeWhatIsPlayed() {
        Scenario scenario = crusadesScenario(2);
        ScenarioSection section = scenarioSection(scenario.extras);
        section.options = {{"castleShields", "5"}, {"wallShields", "1"}, {"handSize", "7"}};
        setSection(scenario.extras, section);
        scenario.rulings = {{"defenderShieldHalves", "1"}};
        const SetUp game = crusadesSetUp(scenario);
        const Seat& seat = game.table.start.seats.front();
        QCOMPARE(game.table.facts(seat.slots[0].card).shields, std::int16_t(5));
        QCOMPARE(game.table.facts(seat.slots[1].card).shields, std::int16_t(1));
        QCOMPARE(begin(game.table, 1, 0).seats[0].hand.size(), 7u);
        for (std::size_t i = 0; i < game.table.cards.size(); ++i)
            if (game.table.cards[i].kind == CardKind::Bowmen)
                QCOMPARE(game.table.cards[i].halves, std::int16_t(1));
        section.preset = "retail-2017";
        section.options.clear();
        QCOMPARE(optionsOf(scenario, section).walls, 2);
        QVERIFY(optionsOf(scenario, section).retailSummons);
    }

    /// A position goes into the document and comes out the same.
    void snapshot_roundTrip() {
        const Scenario scenario = crusadesScenario(3);
        ValidateRequest request;
        request.library = crusadesLibrary();
        request.scenario = &scenario;
        const auto cards = Cards::build(*request.library);
        const SetUp game = setUp(request, *cards);
        State state = begin(game.table, 4, 4);
        const Policy& policy = policies().front();
        Move move;
        for (int turn = 0; turn < 25; ++turn)
            playTurn(game.table, state, policy, move);
        const Scenario made = withPosition(scenario, request, game, state);
        request.scenario = &made;
        const SetUp again = setUp(request, *cards);
        QVERIFY(again.playable());
        const State& read = again.table.start;
        const auto names = [](const SetUp& from, CardList list) {
            std::vector<std::string> result;
            for (const CardNo card : list)
                result.push_back(from.table.ids[card].value);
            std::sort(result.begin(), result.end());
            return result;
        };
        for (std::size_t seat = 0; seat < 3; ++seat) {
            QCOMPARE(names(again, read.seats[seat].hand), names(game, state.seats[seat].hand));
            QCOMPARE(names(again, read.seats[seat].reactions), names(game, state.seats[seat].reactions));
            QCOMPARE(read.seats[seat].weapons.size(), state.seats[seat].weapons.size());
            for (std::size_t slot = 0; slot < 4; ++slot) {
                QCOMPARE(read.seats[seat].slots[slot].standing, state.seats[seat].slots[slot].standing);
                QCOMPARE(names(again, read.seats[seat].slots[slot].stationed),
                         names(game, state.seats[seat].slots[slot].stationed));
            }
        }
        QCOMPARE(names(again, read.village.deck), names(game, state.village.deck));
        QCOMPARE(names(again, read.siege.deck), names(game, state.siege.deck));
        QCOMPARE(read.active, state.active);
    }

    void CC_AMB_01_oldNames() {
        QCOMPARE(kindByOldName("Explorers"), std::optional(CardKind::Sacrifice));
        QCOMPARE(kindByOldName("Duke"), std::optional(CardKind::Cultist));
        QCOMPARE(kindByOldName("KING"), std::optional(CardKind::Idol));
        QCOMPARE(kindByOldName("academy"), std::optional(CardKind::Monster));
        QVERIFY(!kindByOldName("Wizard"));
    }

    void refusalsHaveRulesOfTheBook() {
        std::set<std::string_view> checks;
        for (int i = 0; i < static_cast<int>(Refusal::Count); ++i) {
            const RefusalInfo& info = infoOf(static_cast<Refusal>(i));
            QVERIFY(!info.code.empty() && info.rule.starts_with("CC-"));
            if (!info.check.empty())
                checks.insert(info.check);
        }
        QCOMPARE(checks.size(), 13u);
    }
};

QTEST_APPLESS_MAIN(TestCrusadesSetUp)
#include "test_crusades_set_up.moc"
