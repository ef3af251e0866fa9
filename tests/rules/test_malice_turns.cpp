#include <QtTest>
#include <cmath>

#include "tests/rules/malice_corridor.h"

using namespace bocage;
using namespace bocage::rules;
using namespace bocage::rules::malice;
using namespace bocage::rules::malice::sim;
using tests::corridor, tests::met, tests::near;

namespace {

/// How the six Wells lie: L and D hidden, l and d revealed, x extinguished.
void wells(MarchBoard& board, const char* lying) {
    for (std::size_t i = 0; i < 6; ++i) {
        AethosBoard::Stronghold& own = board.aethos.strongholds[i];
        const char as = lying[i];
        own.well = as == 'L' || as == 'l' || as == 'x' ? WellLight::Light : WellLight::Dark;
        own.state = as == 'x'                ? WellState::Extinguished
                    : as == 'l' || as == 'd' ? WellState::Revealed
                                             : WellState::Unrevealed;
    }
}

/// Games of all that were lost in that round.
double share(const Tally& tally, std::size_t round) {
    const auto& rounds = tally.histograms[0];
    return round < rounds.size() ? static_cast<double>(rounds[round]) / static_cast<double>(tally.runs) : 0;
}

}  // namespace

/// The Shadows' Turn and Xulthûl's, step by step and as a whole.
class TestMaliceTurns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The oracles of the spec -------------------------------------------------------------------------------

    void SOM_SIM_05_sampleRealms() {
        struct Row {
            int radius, light;
            double mean, life;
        };
        constexpr std::uint64_t runs = 20'000;
        for (const Row& row : {Row{2, 0, 7.45, 7.6}, Row{2, 1, 5.6, 0}, Row{2, 2, 5.0, 0},
                               Row{3, 0, 16.6, 17.4}, Row{3, 1, 11.6, 12.1}, Row{3, 2, 9.9, 10.4}}) {
            MarchRules rules;
            rules.light = row.light;
            rules.spawningLife = 1;
            const Tally tally = simulateArrivals(RealmBoard::hexagon(row.radius), rules, 1, {0, runs});
            QVERIFY(met(tally.pmf(0), runs, row.mean, row.mean == 7.45 ? 0.01 : 0.1));
            if (row.life > 0)
                QVERIFY(met(tally.pmf(maxArrivals + 1), runs, row.life, 0.1));
            if (row.radius == 2 && row.light == 0) {
                QCOMPARE(tally.pmf(0).quantile(0.5), 6);
                QVERIFY(near(tally.pmf(0).deviation(), 4.2, 0.1));
            }
        }
    }

    /// SOM-AMB-08, both readings.
    void SOM_AMB_08_SOM_STURN_20_spawnTiming() {
        constexpr std::uint64_t runs = 20'000;
        MarchRules rules;
        rules.spawningLife = 1;
        const Tally sequential = simulateArrivals(RealmBoard::hexagon(2), rules, 2, {0, runs});
        rules.spawnAtStartOfTurn = true;
        const Tally start = simulateArrivals(RealmBoard::hexagon(2), rules, 2, {0, runs});
        QVERIFY(met(sequential.pmf(maxArrivals), runs, 6.0, 0.1));
        QVERIFY(met(start.pmf(maxArrivals), runs, 7.0, 0.1));
    }

    void SOM_STURN_25_atTheStronghold() {
        const double wanted[] = {0.1667, 0.4444, 0.7222, 0.9074, 0.9846, 1};
        for (int i = 1; i <= 6; ++i) {
            QVERIFY(near(revealChance(i), wanted[i - 1]));
            QVERIFY(near(extinguishedBy(i), wanted[i - 1]));
        }
        QVERIFY(near(meanExtinguishAttempts(), 2.775, 0.0005));
        QVERIFY(near((meanExtinguishAttempts() - 1) * 1.5, 2.662, 0.0005));
    }

    void SOM_SIM_06_threatOfTheCorridor() {
        const MarchRules rules;
        const Tally joined = simulateThreat(corridor(true), rules, 4, {0, 3000});
        const Tally apart = simulateThreat(corridor(false), rules, 4, {0, 3000});
        QCOMPARE(joined.counters[0], 0u);
        QCOMPARE(joined.noted(0), 3000u);
        QVERIFY(joined.pmf(0).mean() > 8);
        QVERIFY(joined.pmf(1).last() <= 5);  // four Dark ones at most before a Light one
        // Maps that do not adjoin protect each other (SOM-STURN-24): Shadows dissipate.
        QVERIFY(apart.counters[3] > 0);
        QVERIFY(apart.pmf(0).mean() > joined.pmf(0).mean());
    }

    /// SOM-AMB-09: a Shadow that waits a turn is later.
    void SOM_AMB_09_SOM_STURN_21_enterActs() {
        MarchRules rules;
        constexpr std::uint64_t runs = 6000;
        const Pmf acts = simulateThreat(corridor(true), rules, 4, {0, runs}).pmf(3);
        rules.enterActs = false;
        const Pmf waits = simulateThreat(corridor(true), rules, 4, {0, runs}).pmf(3);
        const double error =
            std::sqrt((acts.deviation() * acts.deviation() + waits.deviation() * waits.deviation()) / runs);
        QVERIFY(near(waits.mean() - acts.mean(), 1, 3 * error));
    }

    void SOM_SIM_06_knownWellsAndNone() {
        MarchBoard board = corridor(true);
        for (auto& stronghold : board.aethos.strongholds)
            stronghold.well = WellLight::Dark;
        const Tally none = simulateThreat(board, {}, 1, {0, 100});
        QCOMPARE(none.counters[0], 100u);
        // Dealt anew, as many Light Wells as lie there are somewhere else each time.
        board.aethos.strongholds[5].well = WellLight::Light;
        const Pmf fixed = simulateThreat(board, {}, 1, {0, 2000}).pmf(1);
        board.aethos.dealAnew = true;
        const Pmf anew = simulateThreat(board, {}, 1, {0, 2000}).pmf(1);
        QVERIFY(near(anew.mean(), fixed.mean(), 2) && std::abs(anew.mean() - fixed.mean()) > 0.1);
        board.aethos.dealAnew = false;
        board.aethos.strongholds[5].well = WellLight::Dark;
        // A Shadow that stands on the only Light Well with six life takes it at once.
        board.aethos.strongholds[0].well = WellLight::Light;
        board.shadows = {{3, 6}};
        const Tally now = simulateThreat(board, {}, 1, {0, 100});
        QCOMPARE(now.pmf(0).last(), 1);
        QCOMPARE(now.pmf(2).first(), 6);
    }

    void SOM_SIM_07_clock() {
        MarchBoard board = corridor(true);
        const Tally brought = simulateClock(board, {}, {}, 6, {0, 2000});
        QCOMPARE(brought.counters[0] + brought.counters[1] + brought.counters[2] + brought.counters[3],
                 2000u);
        QVERIFY(brought.share(0) > 0.5);
        QVERIFY(brought.counters[4] > 0);  // the city in its way
        // One revealed Light Well under its feet: the attempts of the oracle, and never more than six.
        for (auto& stronghold : board.aethos.strongholds)
            stronghold.well = WellLight::Dark;
        board.aethos.strongholds[2].well = WellLight::Light;
        board.aethos.strongholds[2].state = WellState::Revealed;
        const Tally one = simulateClock(board, {9, 0}, {}, 6, {0, 6000});
        QCOMPARE(one.counters[0] + one.counters[1], 6000u);
        QVERIFY(near(one.pmf(0).at(1), 1 / 6.0, 0.02));
        QCOMPARE(one.pmf(0).last(), 6);
        QCOMPARE(one.noted(1), one.counters[0]);
        // On one map alone the arrival itself ends it (SOM-SCEN-05).
        board.aethos.strongholds[2].state = WellState::Extinguished;
        const Tally over = simulateClock(board, {9, 0}, {}, 6, {0, 10});
        QCOMPARE(over.pmf(0).last(), 0);
        QCOMPARE(over.counters[0], 10u);
    }

    // The Shadow Realm, step by step ------------------------------------------------------------------------

    /// A seal is broken at random, and whoever waits there comes out, with the life it has.
    void SOM_STURN_01_aSealIsBroken() {
        const RealmBoard board = RealmBoard::hexagon(2);
        Rng rng(1, 0);
        RealmState state(board);
        QCOMPARE(state.sealed.size(), std::size_t(6));
        playRealm(board, state, 0, 0, {}, rng);
        QCOMPARE(state.sealed.size(), std::size_t(5));
        RealmState waiting(board);
        waiting.sealed = {2};
        waiting.active.assign(6, true);
        waiting.active[2] = false;
        waiting.cell = board.gates[2];
        waiting.life = 3;
        const RealmTurn turn = playRealm(board, waiting, 0, 0, {}, rng);
        QVERIFY(turn.entered && turn.life == 3);
        QVERIFY(waiting.sealed.empty());
    }

    /// It gains a life, one more on the pit, loses some on a seal; every white die is one more chance to
    /// leave.
    void SOM_STURN_02_itGrowsAndWanders() {
        const RealmBoard board = RealmBoard::hexagon(2);
        const int beside = board.neighbours[static_cast<std::size_t>(board.pit)][0];
        int onPit = 0, onSeal = 0, died = 0;
        constexpr int runs = 6000;
        for (std::uint64_t run = 0; run < runs; ++run) {
            Rng rng(5, run);
            RealmState state(board);
            state.sealed.clear();  // nothing is left to unseal
            state.cell = beside;
            state.life = 1;
            const RealmTurn turn = playRealm(board, state, 0, 6, {}, rng);
            const bool gate =
                std::find(board.gates.begin(), board.gates.end(), state.cell) != board.gates.end();
            onPit += state.cell == board.pit ? 1 : 0;
            onSeal += gate && !turn.died ? 1 : 0;
            died += turn.died ? 1 : 0;
            if (!turn.died)
                QCOMPARE(state.life, state.cell == board.pit ? 3 : gate ? 1 : 2);
        }
        QVERIFY(near(onPit / double(runs), 1 / 6.0, 0.015));
        QVERIFY(near(died / double(runs), 1 / 12.0, 0.012));
        QVERIFY(near(onSeal / double(runs), 1 / 12.0, 0.012));
    }

    /// Each revealed Light Well is a white die that may point at an active Gate.
    void SOM_WELL_01_lightQuickensTheShadow() {
        const RealmBoard board = RealmBoard::hexagon(2);
        const int beside = board.neighbours[static_cast<std::size_t>(board.pit)][0];
        constexpr int runs = 6000;
        for (const int light : {0, 1, 3}) {
            int entered = 0;
            for (std::uint64_t run = 0; run < runs; ++run) {
                Rng rng(6, run);
                RealmState state(board);
                state.sealed.clear();
                state.active.assign(6, true);
                state.cell = beside;
                state.life = 1;
                entered += playRealm(board, state, light, 0, {}, rng).entered ? 1 : 0;
            }
            QVERIFY(near(entered / double(runs), 1 - std::pow(5 / 6.0, 1 + light), 0.02));
        }
    }

    /// A die that points off the land leaves it where it is.
    void SOM_SR_01_itStaysOnTheLand() {
        const RealmBoard board = RealmBoard::hexagon(2);
        int rim = -1;
        for (int cell = 0; cell < static_cast<int>(board.neighbours.size()); ++cell)
            if (std::ranges::count(board.neighbours[static_cast<std::size_t>(cell)], -1) == 2)
                rim = cell;
        QVERIFY(rim >= 0);
        int stayed = 0;
        constexpr int runs = 6000;
        for (std::uint64_t run = 0; run < runs; ++run) {
            Rng rng(7, run);
            RealmState state(board);
            state.sealed.clear();
            state.cell = rim;
            state.life = 9;
            playRealm(board, state, 0, 0, {}, rng);
            stayed += state.cell == rim ? 1 : 0;
        }
        QVERIFY(near(stayed / double(runs), 2 / 6.0, 0.02));
    }

    void SOM_STURN_03_anEmptyRealmSpawns() {
        const RealmBoard board = RealmBoard::hexagon(2);
        Rng rng(1, 0);
        MarchRules rules;
        rules.avatars = 8;
        RealmState state(board);
        QVERIFY(playRealm(board, state, 0, 5, rules, rng).spawned);
        QCOMPARE(state.cell, board.pit);
        QCOMPARE(state.life, 3);  // SOM-SHADE-01: seven or eight avatars
        QVERIFY(!playRealm(board, state, 0, 5, rules, rng).spawned);
        // SOM-AMB-20: all six tokens are out.
        RealmState none(board);
        QVERIFY(!playRealm(board, none, 0, 6, rules, rng).spawned);
        QCOMPARE(none.cell, -1);
    }

    // Shadows in Aethos, step by step -----------------------------------------------------------------------

    /// Nobody comes out on a map whose Wells are all revealed.
    void SOM_STURN_04_aMapWithAHiddenWell() {
        MarchBoard board = corridor(false);
        wells(board, "dddDLL");
        const Tally tally = simulateThreat(board, {}, 3, {0, 500});
        QCOMPARE(tally.counters[3], 0u);  // none dissipates for want of a Well
        QCOMPARE(tally.counters[0], 0u);
    }

    /// One or two steps towards the nearest hidden Well, then a roll against its life.
    void SOM_STURN_10_itGoesForTheNearestWell() {
        MarchBoard board = corridor(true);
        wells(board, "LDDDDD");
        board.shadows = {{1, 6}};
        constexpr std::uint64_t runs = 6000;
        const Tally tally = simulateThreat(board, {}, 3, {0, runs});
        QCOMPARE(tally.pmf(0).first(), 2);
        QCOMPARE(tally.pmf(0).last(), 3);
        QVERIFY(near(tally.pmf(0).at(2), 0.5, 0.02));
        // With one life it fails five times of six, and is gone.
        board.shadows = {{3, 1}};
        const Pmf weak = simulateThreat(board, {}, 3, {0, runs}).pmf(0);
        QVERIFY(near(weak.at(1), 1 / 6.0, 0.015));
    }

    /// What lies on its way, revealed strongholds among it, does not hold it up.
    void SOM_STURN_23_nothingStopsIt() {
        MarchBoard board = corridor(true);
        wells(board, "dLDDDD");
        board.shadows = {{2, 6}};
        const Tally tally = simulateThreat(board, {}, 3, {0, 2000});
        QCOMPARE(tally.pmf(0).first(), 3);  // four steps by twos, then the Well
        QCOMPARE(tally.pmf(0).last(), 5);
    }

    /// The first Light Well that a Shadow finds ends the game.
    void SOM_SCEN_02_SOM_LOSS_01_theFirstLightLoses() {
        MarchBoard board = corridor(true);
        wells(board, "LLLLLL");
        const Tally tally = simulateThreat(board, {}, 3, {0, 500});
        QCOMPARE(tally.noted(0), 500u);
        QCOMPARE(tally.pmf(1).last(), 1);
    }

    /// Gates are no way for Shadows; Xulthûl passes them.
    void SOM_GATE_08_whoPassesGates() {
        MarchBoard board = corridor(false);
        wells(board, "dddLDD");
        board.shadows = {{1, 6}};
        QVERIFY(simulateThreat(board, {}, 3, {0, 500}).counters[3] >= 500u);
        wells(board, "dddldd");
        board.shadows.clear();
        const Tally clock = simulateClock(board, {1, 0}, {}, 3, {0, 500});
        QVERIFY(clock.share(0) > 0.3);
    }

    // Xulthûl's Turn, step by step --------------------------------------------------------------------------

    /// Shadows are gone when it comes, where one of them took the Light; the game goes on for the others.
    void SOM_SCEN_03_SOM_WELL_03_itComesWhereTheLightWas() {
        MarchBoard board = corridor(true);
        wells(board, "LlDDDD");
        board.shadows = {{3, 6}};
        const Tally tally = simulateClock(board, {}, {}, 3, {0, 4000});
        QCOMPARE(tally.counters[0] + tally.counters[1], 4000u);
        // Three steps to the other one (2d2), then attempts: round 2 at the earliest, and only if 2d2 > 2.
        QCOMPARE(tally.pmf(0).first(), 2);
        QVERIFY(near(share(tally, 2), 0.75 / 6, 0.02));
        // The Well that was taken is Dark: with no other the game is over.
        wells(board, "Lddddd");
        const Tally over = simulateClock(board, {}, {}, 3, {0, 100});
        QCOMPARE(over.counters[0], 100u);
        QCOMPARE(over.pmf(0).last(), 0);
    }

    /// With one life it puts the last Light out in a sixth of the games, or dies of its failure.
    void SOM_SCEN_04_SOM_XTURN_05_SOM_XTURN_12_SOM_WIN_02_SOM_LOSS_02_howItEnds() {
        MarchBoard board = corridor(true);
        wells(board, "lddddd");
        const Tally tally = simulateClock(board, {3, 1}, {}, 3, {0, 6000});
        QVERIFY(near(tally.share(0), 1 / 6.0, 0.015));
        QVERIFY(near(tally.share(1), 5 / 6.0, 0.015));
        QCOMPARE(tally.pmf(0).last(), 1);
    }

    /// A revealed Light Well farther away comes before a hidden one that is nearer.
    void SOM_XTURN_01_revealedLightComesFirst() {
        MarchBoard board = corridor(true);
        wells(board, "lDdddd");
        const Tally tally = simulateClock(board, {5, 0}, {}, 3, {0, 6000});
        QVERIFY(near(share(tally, 2), 1 / 6.0, 0.015));
    }

    /// Revealing takes a power roll, putting out 6 on a die, and one action each.
    void SOM_XTURN_02_revealsThenPutsOut() {
        MarchBoard board = corridor(true);
        wells(board, "Lddddd");
        MarchRules rules;
        for (const int avatars : {2, 8}) {
            rules.avatars = avatars;
            const Tally tally = simulateClock(board, {3, 0}, rules, 3, {0, 8000});
            QCOMPARE(tally.pmf(0).first(), 2);
            QVERIFY(near(share(tally, 2), xulthulRow(avatars).power / 36.0, 0.012));
        }
    }

    void SOM_XTURN_03_SOM_SERV_03_townsOnItsWay() {
        MarchBoard board = corridor(true);
        wells(board, "dldddd");
        const Tally tally = simulateClock(board, {4, 0}, {}, 3, {0, 6000});  // by way of the city at 5
        QVERIFY(near(static_cast<double>(tally.counters[4]) / 6000, 4 / 6.0, 0.02));
    }

    /// What it lost comes back: two, one more for each Dark Well shown on its map, one less for each Light
    /// one.
    void SOM_XTURN_04_SOM_XTURN_13_SOM_WELL_02_itRecovers() {
        MarchBoard board = corridor(true);
        MarchRules rules;
        rules.avatars = 8;  // life 10
        const auto lifeAfterOne = [&](const char* lying) {
            wells(board, lying);
            const Tally tally = simulateClock(board, {3, 0}, rules, 3, {0, 8000});
            return static_cast<double>(tally.counters[5]) /
                   static_cast<double>(tally.counters[5 + lifeRounds]);
        };
        QCOMPARE(lifeAfterOne("lddddd"), 10.0);
        QVERIFY(near(lifeAfterOne("lDDddd"), 10 - 5 / 12.0, 0.02));       // it recovers one
        QVERIFY(near(lifeAfterOne("llDddd"), 10 - 5 / 6.0 * 1.5, 0.03));  // nothing, unless one is out
    }

    /// An extinguished Well counts as a Dark one that is revealed.
    void SOM_WELL_04_extinguishedIsDark() {
        MarchBoard board = corridor(true);
        MarchRules rules;
        rules.avatars = 8;
        wells(board, "lxDddd");
        const Tally tally = simulateClock(board, {3, 0}, rules, 3, {0, 2000});
        QCOMPARE(tally.counters[5], 10 * tally.counters[5 + lifeRounds]);
    }

    /// Each Well counts its own attempts.
    void SOM_XTURN_11_attemptsStartAnew() {
        MarchBoard board = corridor(true);
        wells(board, "lldddd");
        board.aethos.strongholds[1].cell = 4;
        board.prepare();
        MarchRules rules;
        rules.avatars = 8;
        const Tally tally = simulateClock(board, {3, 0}, rules, 3, {0, 20'000});
        QVERIFY(near(share(tally, 3), 1 / 36.0, 0.0035));
    }
};

QTEST_APPLESS_MAIN(TestMaliceTurns)
#include "test_malice_turns.moc"
