#include <QtTest>

#include "rules/systems/crusades/odds/hand.h"
#include "rules/systems/crusades/play/simulate.h"
#include "rules/systems/crusades/play/solve.h"
#include "tests/rules/crusades_kit.h"

using namespace bocage;
using namespace bocage::rules;
using namespace bocage::rules::crusades;
using namespace bocage::tests;

/// Seeded simulations: the same seed gives the same numbers, however the work is split; the policy only makes
/// legal moves; and where an exact value is known, it is met.
class TestCrusadesSimulation : public QObject {
    Q_OBJECT

    const std::vector<const Policy*> m_greedy{&policies().front()};

private Q_SLOTS:
    void CC_SIM_07_sameSeedSameNumbers() {
        const SetUp game = crusadesSetUp(crusadesScenario(3));
        QVERIFY(game.playable());
        const GameStats once = simulateGames(game.table, m_greedy, 7, {0, 600});
        QCOMPARE(once.runs, 600u);
        QVERIFY(once.finished() > 590);
        QVERIFY(simulateGames(game.table, m_greedy, 7, {0, 600}, {.threads = 3}) == once);
        QVERIFY(simulateGames(game.table, m_greedy, 8, {0, 600}) != once);
        GameStats parts(3);
        for (const std::uint64_t part : {4u, 2u, 1u, 3u})
            parts.add(simulateGames(game.table, m_greedy, 7, RunRange::shard(600, part, 4)));
        QVERIFY(parts == once);
        const auto read = gameStatsOf(toJson(once));
        QVERIFY(read && *read == once);
    }

    void CC_SIM_07_shardsCoverEveryRunOnce() {
        for (const std::uint64_t runs : {0u, 1u, 7u, 100u})
            for (const std::uint64_t parts : {1u, 3u, 8u}) {
                std::uint64_t next = 0;
                for (std::uint64_t part = 1; part <= parts; ++part) {
                    const RunRange range = RunRange::shard(runs, part, parts);
                    QCOMPARE(range.from, next);
                    next = range.to;
                }
                QCOMPARE(next, runs);
            }
    }

    void CC_SIM_07_everyMoveOfEveryPolicyIsLegal() {
        for (int seats = 2; seats <= 4; ++seats) {
            Scenario scenario = crusadesScenario(seats);
            if (seats == 3)
                scenario.rulings = {{"drawRule", "everyone"},      {"ambushBlocks", "allDraws"},
                                    {"thiefCancels", "true"},      {"siegeFirstUse", "onTableAtOnce"},
                                    {"siegeLostOnDefeat", "true"}, {"stationPerTurn", "perAction"},
                                    {"defenderShieldHalves", "1"}, {"colourMatching", "kindOnly"}};
            const SetUp game = crusadesSetUp(scenario);
            QVERIFY(game.playable());
            for (std::uint64_t run = 0; run < 12; ++run) {
                const Policy& policy = policies()[run % policies().size()];
                State state = begin(game.table, 3, run);
                Move move;
                for (int turn = 0; turn < 120 && state.winner < 0; ++turn) {
                    // As playTurn does, but asking the rules each time.
                    Move draw = CrusadesKit::move(Action::TurnDraw);
                    if (refusals(game.table, state, draw).empty())
                        play(game.table, state, draw);
                    while (state.turn.actionsLeft > 0 && state.winner < 0 &&
                           chooseAction(game.table, state, policy, move)) {
                        QVERIFY(state.turn.actionsDone < 60);
                        answer(game.table, state, move);
                        const auto against = refusals(game.table, state, move).list();
                        QVERIFY2(against.empty(),
                                 infoOf(against.empty() ? Refusal::GameOver : against.front()).code.data());
                        play(game.table, state, move);
                    }
                    if (state.winner >= 0)
                        break;
                    if (state.turn.actionsDone > 0 && chooseAmbush(game.table, state, move)) {
                        QVERIFY(refusals(game.table, state, move).empty());
                        play(game.table, state, move);
                    }
                    const Move end = CrusadesKit::move(Action::EndTurn);
                    const auto unended = refusals(game.table, state, end).list();
                    QVERIFY2(unended.empty(),
                             infoOf(unended.empty() ? Refusal::GameOver : unended.front()).code.data());
                    play(game.table, state, end);
                    // No card is lost or made.
                    std::size_t now = state.removed.size();
                    for (const Pile* pile : {&state.village, &state.siege, &state.dagon, &state.cthulhu})
                        now += pile->deck.size() + pile->discard.size();
                    for (const Seat& seat : state.seats) {
                        now += seat.hand.size() + seat.reactions.size() + seat.weapons.size() +
                               seat.ambushes.size();
                        for (const Slot& slot : seat.slots)
                            now += slot.stationed.size();
                    }
                    QCOMPARE(now, 80u + 10u + 15u + 8u);
                }
            }
        }
    }

    /// An Idol and the Gold that draws it again from the discards would make a turn without an end.
    void CC_IDOL_03_noTurnLastsForEver() {
        CrusadesKit kit;
        kit.state.village.deck.clear();
        kit.hand() = {kit.card(CardKind::Idol), kit.gold(), kit.gold()};
        Move move;
        for (const Policy& policy : policies()) {
            State state = kit.state;
            playTurn(kit.table, state, policy, move);
            QCOMPARE(state.active, 1);
        }
    }

    void CC_SIM_07_whoWinsAddsUp() {
        const SetUp game = crusadesSetUp(crusadesScenario(2));
        const GameStats stats = simulateGames(game.table, m_greedy, 1, {0, 400}, {.threads = 2});
        QCOMPARE(stats.winsBySeat[0] + stats.winsBySeat[1], stats.finished());
        QCOMPARE(stats.winsByOrder[0] + stats.winsByOrder[1], stats.finished());
        const Share edge = shareOf(stats.winsByOrder[0], stats.finished());
        QVERIFY(edge.low < edge.value && edge.value < edge.high && edge.low > 0 && edge.high < 1);
        QVERIFY(stats.quantile(0.1) <= stats.quantile(0.5) && stats.quantile(0.5) <= stats.quantile(0.9));
        QVERIFY(stats.meanTurns() > 4);
    }

    void CC_SIM_07_cancelledAndProgress() {
        const SetUp game = crusadesSetUp(crusadesScenario(2));
        std::atomic_bool cancelled = false;
        RunControl control;
        control.cancelled = &cancelled;
        std::uint64_t last = 0;
        control.progress = [&](std::uint64_t done) {
            last = done;
            cancelled = done >= 64;
        };
        const GameStats stats = simulateGames(game.table, m_greedy, 1, {0, 100'000'000}, control);
        QCOMPARE(stats.runs, last);
        QVERIFY(stats.runs < 1000);
    }

    /// The chance that six cards have three swords or more is known; so is what the first turn of the tempo
    /// simulation shows.
    void CC_SIM_06_withinThreeStandardErrorsOfTheExactValue() {
        const SetUp game = crusadesSetUp(crusadesScenario(2));
        constexpr std::uint64_t runs = 20'000;
        const TempoStats stats = simulateTempo(game.table, 11, {0, runs}, {.threads = 2});
        QCOMPARE(stats.runs, runs);
        const HandOdds exact(DeckCounts::of(game.table, game.table.start.village.deck), 6);
        for (const int swords : {1, 3, 4, 5, 7}) {
            const double p = exact.atLeastSwords(swords);
            const double found =
                static_cast<double>(stats.swords[static_cast<std::size_t>(swords)].front()) / runs;
            const double error = std::sqrt(p * (1 - p) / runs);
            QVERIFY2(std::abs(found - p) <= 3 * error, qPrintable(QString::number(found - p)));
        }
        QVERIFY(simulateTempo(game.table, 11, {0, runs}, {.threads = 1}) == stats);
        const auto wall = TempoStats::summary(stats.swords[3], runs);
        const auto castle = TempoStats::summary(stats.swords[7], runs);
        QVERIFY(wall.mean < castle.mean && wall.median <= castle.median && wall.error < 0.05);
        const auto read = tempoStatsOf(toJson(stats));
        QVERIFY(read && *read == stats);
    }

    /// Runs that never get there are no quick ones: they count with all the turns they lasted, and it is
    /// said.
    void CC_SIM_06_runsThatFailCount() {
        std::vector<std::uint64_t> column(maxTurnsOfTempo + 1);
        column[2] = 6;
        column.back() = 2;
        const TempoStats::Summary summary = TempoStats::summary(column, 8);
        QVERIFY(summary.atLeast);
        QCOMPARE(summary.mean, (6.0 * 3 + 2.0 * maxTurnsOfTempo) / 8);
        QCOMPARE(summary.reached, 0.75);
        QCOMPARE(summary.median, 3);
        column[2] = 8;
        column.back() = 0;
        const TempoStats::Summary all = TempoStats::summary(column, 8);
        QVERIFY(!all.atLeast);
        QCOMPARE(all.mean, 3.0);
        QCOMPARE(all.error, 0.0);
        // More swords never come sooner, however rarely they come at all.
        Scenario scenario = crusadesScenario(2);
        ScenarioSection section = scenarioSection(scenario.extras);
        section.decks.village = {{},
                                 {{ContentId("cc-base:village-card/soldiers-red-1"), 6},
                                  {ContentId("cc-base:village-card/night"), 30}}};
        setSection(scenario.extras, section);
        const TempoStats rare = simulateTempo(crusadesSetUp(scenario).table, 3, {0, 600});
        double before = 0;
        for (int swords = 1; swords <= maxTempoSwords; ++swords) {
            const auto told = TempoStats::summary(rare.swords[static_cast<std::size_t>(swords)], rare.runs);
            QVERIFY(told.mean >= before);
            before = told.mean;
        }
        QCOMPARE(before, double(maxTurnsOfTempo));
    }

    /// The policy of the book posts before it wastes. Half the deck fights with one sword, the other half is
    /// good for nothing. Without a fortress every fighter drawn stays in the hand. With three walls of two
    /// shields one is posted in each turn, no more than one is drawn, and so the hand does not grow until six
    /// are posted: who is not strong enough at the first draw sees six fighters more, in six turns at least.
    void CC_SIM_06_postsWhereThereIsAFortress() {
        CrusadesKit kit;
        kit.state.village.deck.clear();
        for (int i = 0; i < 40; ++i) {
            kit.state.village.deck.push_back(kit.bowmen(1));
            kit.state.village.deck.push_back(kit.card(CardKind::Night));
        }
        kit.state.turn.drawn = false;
        kit.table.handSizes = {5, 5};
        kit.table.start = kit.state;
        constexpr std::uint64_t runs = 400;
        constexpr std::size_t places = 6;
        const TempoStats fortress = simulateTempo(kit.table, 5, {0, runs});
        kit.table.start.seats.clear();
        const TempoStats field = simulateTempo(kit.table, 5, {0, runs});
        for (std::size_t swords = 2; swords <= 6; ++swords) {
            const auto posted = TempoStats::summary(fortress.swords[swords], runs);
            const auto free = TempoStats::summary(field.swords[swords], runs);
            const auto& turns = fortress.swords[swords];
            const std::uint64_t atOnce = turns.front();
            QCOMPARE(atOnce, field.swords[swords].front());  // the first draw is the same
            for (std::size_t turn = 1; turn <= places; ++turn)
                QCOMPARE(turns[turn], 0u);
            const double later = static_cast<double>(runs - atOnce) / runs;
            const QString means = QStringLiteral("%1 swords: %2 and %3 turns, %4 of the runs not at once")
                                      .arg(swords)
                                      .arg(posted.mean)
                                      .arg(free.mean)
                                      .arg(later);
            QVERIFY2(!posted.atLeast && !free.atLeast, qPrintable(means));
            QVERIFY2(posted.mean >= free.mean + places * later, qPrintable(means));
        }
        QVERIFY(field.swords[6][1] + field.swords[6][2] + field.swords[6][3] > 0);
        // One card is drawn and one spent in each turn: of six in the hand nobody makes seven swords.
        for (const TempoStats* stats : {&fortress, &field})
            QCOMPARE(TempoStats::summary(stats->swords[7], runs).reached, 0.0);
        QVERIFY(simulateTempo(kit.table, 5, {0, runs}, {.threads = 3}) == field);
    }

    /// Reactions of whole games against the exact odds: one random monster, a margin of two swords.
    void CC_SIM_03_playedOutMeetsTheExactValue() {
        CrusadesKit kit;
        const CardNo monsters[] = {kit.monster(1), kit.monster(1), kit.monster(1), kit.monster(2),
                                   kit.monster(2), kit.monster(2), kit.monster(3), kit.monster(0, true)};
        Rng rng(5, 5);
        constexpr int runs = 20'000;
        int wins = 0;
        for (int i = 0; i < runs; ++i) {
            CrusadesKit game = kit;
            game.hand() = {game.soldiers(2), game.soldiers(2)};
            game.seat(1).reactions = {monsters[rng.below(8)]};
            Move move = CrusadesKit::attack(game.hand());
            answer(game.table, game.state, move);
            wins += game.play(move).success;
        }
        const double p = 3.0 / 8, found = static_cast<double>(wins) / runs;
        QVERIFY(std::abs(found - p) <= 3 * std::sqrt(p * (1 - p) / runs));
    }

    void solver_findsAWinWithTheIdol() {
        CrusadesKit kit;
        kit.breakWalls(1, 1);
        kit.seat(1).reactions = {kit.monster(1)};
        kit.hand() = {kit.card(CardKind::Idol),
                      kit.soldiers(2),
                      kit.soldiers(2),
                      kit.bowmen(2),
                      kit.bowmen(1),
                      kit.ram()};
        // The wall takes 4 of 7 … a Ram past the last wall does it at once: 3 + 2 against 3 shields and 1.
        const Solution solution = winThisTurn(kit.table, kit.state);
        QVERIFY(solution.complete && !solution.moves.empty());
        State state = kit.state;
        for (Move move : solution.moves) {
            if (move.action == Action::Attack)
                move.reactions = state.seats[1].reactions;
            QVERIFY(refusals(kit.table, state, move).empty());
            play(kit.table, state, move);
        }
        QCOMPARE(state.winner, 0);
    }

    void solver_findsNothingAgainstAMonsterTooMany() {
        CrusadesKit kit;
        kit.breakWalls(1, 1);
        kit.seat(1).reactions = {kit.monster(0, true)};
        kit.hand() = {kit.card(CardKind::Idol), kit.soldiers(2), kit.soldiers(2), kit.bowmen(2), kit.ram()};
        const Solution solution = winThisTurn(kit.table, kit.state);
        QVERIFY(solution.complete && solution.moves.empty());
    }

    void solver_neverHangs() {
        CrusadesKit kit(2, 200);
        for (int i = 0; i < 60; ++i)
            kit.hand().push_back(kit.soldiers(1 + i % 20, 1 + i % 3));
        for (int i = 0; i < 10; ++i)
            kit.hand().push_back(kit.card(CardKind::Idol));
        const Solution solution = winThisTurn(kit.table, kit.state, 20'000);
        QVERIFY(solution.moves.empty());
        QVERIFY(!solution.complete);
    }

    void badInput_isRefusedNotPlayed() {
        QVERIFY(!crusadesSetUp(crusadesScenario(1)).playable());
        QVERIFY(!crusadesSetUp(crusadesScenario(5)).playable());
        Scenario large = crusadesScenario(2);
        ScenarioSection section = scenarioSection(large.extras);
        for (int i = 0; i < 20; ++i)
            section.decks.village.entries.push_back({ContentId("cc-base:village-card/gold"), 1000});
        setSection(large.extras, section);
        const SetUp refused = crusadesSetUp(large);
        QVERIFY(!refused.playable());
        QCOMPARE(refused.problems.front().code, std::string("play.deck-too-large"));
        Scenario walls = crusadesScenario(2);
        auto& entries = walls.sides.front().players.front().force.armies.front().roster->entries;
        for (int i = 0; i < 200; ++i) {
            entries.push_back(entries.back());
            entries.back().id = ElementId("more-" + std::to_string(i));
        }
        const SetUp played = crusadesSetUp(walls);
        QVERIFY(played.playable());
        QVERIFY(simulateGames(played.table, m_greedy, 1, {0, 3}).runs == 3);
    }
};

QTEST_APPLESS_MAIN(TestCrusadesSimulation)
#include "test_crusades_simulation.moc"
