#include "rules/systems/crusades/play/simulate.h"

#include <algorithm>
#include <cmath>

namespace bocage::rules::crusades {

namespace {

using Counts = std::vector<std::uint64_t>;

void addCounts(Counts& sum, const Counts& more) {
    if (sum.size() < more.size())
        sum.resize(more.size());
    for (std::size_t i = 0; i < more.size(); ++i)
        sum[i] += more[i];
}

}  // namespace

void GameStats::add(const GameStats& other) {
    runs += other.runs;
    unfinished += other.unfinished;
    turnSum += other.turnSum;
    reshuffles += other.reshuffles;
    addCounts(winsBySeat, other.winsBySeat);
    addCounts(winsByOrder, other.winsByOrder);
    addCounts(turns, other.turns);
}

double GameStats::meanTurns() const {
    return finished() ? static_cast<double>(turnSum) / static_cast<double>(finished()) : 0;
}

int GameStats::quantile(double q) const {
    std::uint64_t seen = 0;
    for (std::size_t i = 0; i < turns.size(); ++i) {
        seen += turns[i];
        if (seen > 0 && static_cast<double>(seen) >= q * static_cast<double>(finished()))
            return static_cast<int>(i);
    }
    return 0;
}

TempoStats::TempoStats()
    : swords(maxTempoSwords + 1, Counts(maxTurnsOfTempo + 1)), siege(maxTurnsOfTempo + 1) {}

void TempoStats::add(const TempoStats& other) {
    runs += other.runs;
    for (std::size_t i = 0; i < swords.size(); ++i)
        addCounts(swords[i], other.swords[i]);
    addCounts(siege, other.siege);
}

TempoStats::Summary TempoStats::summary(const Counts& column, std::uint64_t runs) {
    Summary summary;
    if (runs == 0)
        return summary;
    std::uint64_t reached = 0;
    double sum = 0, squares = 0;
    const auto add = [&](std::uint64_t times, std::size_t turns) {
        const double t = static_cast<double>(turns), n = static_cast<double>(times);
        sum += n * t;
        squares += n * t * t;
    };
    for (std::size_t turn = 0; turn < static_cast<std::size_t>(maxTurnsOfTempo); ++turn) {
        reached += column[turn];
        add(column[turn], turn + 1);
        if (summary.median == 0 && 2 * reached >= runs)
            summary.median = static_cast<int>(turn + 1);
    }
    // To leave out the runs that failed would make what often fails look quick.
    add(runs - reached, maxTurnsOfTempo);
    const double n = static_cast<double>(runs);
    summary.mean = sum / n;
    summary.atLeast = reached < runs;
    summary.error = runs > 1 ? std::sqrt(std::max(0.0, (squares - sum * sum / n) / (n - 1)) / n) : 0;
    summary.reached = static_cast<double>(reached) / n;
    return summary;
}

Share shareOf(std::uint64_t wins, std::uint64_t of) {
    if (of == 0)
        return {};
    const double n = static_cast<double>(of), p = static_cast<double>(wins) / n, z = 1.959963984540054;
    const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n);
    return {p, std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

GameStats simulateGames(const Table& table, const std::vector<const Policy*>& policies, std::uint64_t seed,
                        RunRange range, const RunControl& control) {
    const std::size_t seats = table.start.seats.size();
    std::vector<const Policy*> bySeat;
    for (std::size_t i = 0; i < seats; ++i)
        bySeat.push_back(i < policies.size() ? policies[i]
                         : !policies.empty() ? policies.front()
                                             : &crusades::policies().front());
    return inThreads(range, control, GameStats(seats), [&] {
        return [&table, &bySeat, seed, seats, state = State(), move = Move()](std::uint64_t run,
                                                                              GameStats& stats) mutable {
            beginInto(state, table, seed, run);
            const int first = state.active, firstRound = state.round;
            while (state.winner < 0 && state.round - firstRound < maxTurnsOfGame)
                playTurn(table, state, *bySeat[static_cast<std::size_t>(state.active)], move);
            ++stats.runs;
            stats.reshuffles += static_cast<std::uint64_t>(state.reshuffles);
            if (state.winner < 0) {
                ++stats.unfinished;
                return;
            }
            const std::size_t length = static_cast<std::size_t>(state.round - firstRound + 1);
            ++stats.turns[std::min(length, stats.turns.size() - 1)];
            stats.turnSum += length;
            const std::size_t winner = static_cast<std::size_t>(state.winner);
            ++stats.winsBySeat[winner];
            ++stats.winsByOrder[(winner + seats - static_cast<std::size_t>(first)) % seats];
        };
    });
}

TempoStats simulateTempo(const Table& table, std::uint64_t seed, RunRange range, const RunControl& control) {
    // Greedy as in whole games; there is nobody to attack, so that the first step is never taken.
    const Policy& alone = policies().front();
    Table single = table;
    const int hand = table.handSizes.empty() ? table.options.handSize : table.handSizes.front();
    Seat own;
    if (!table.start.seats.empty())
        own.slots = table.start.seats.front().slots;
    single.start.seats.assign(1, own);
    single.handSizes.assign(1, hand);
    single.firstSeat = 0;
    single.snapshot = false;
    single.start.turn = {};
    single.start.winner = -1;
    single.options.everyoneDraws = false;
    return inThreads(range, control, TempoStats(), [&] {
        return [&single, &alone, seed, state = State(), move = Move()](std::uint64_t run,
                                                                       TempoStats& stats) mutable {
            beginInto(state, single, seed, run);
            int reached = 0;
            bool built = false;
            ++stats.runs;
            for (std::size_t turn = 0; turn < maxTurnsOfTempo; ++turn) {
                Move draw;
                draw.action = Action::TurnDraw;
                play(single, state, draw);
                const auto count = [&] {
                    int swords = 0;
                    for (const CardNo card : state.seats.front().hand)
                        swords += single.facts(card).swords;
                    for (; reached < std::min(swords, maxTempoSwords); ++reached)
                        ++stats.swords[static_cast<std::size_t>(reached + 1)][turn];
                };
                count();
                if (reached == maxTempoSwords && built)
                    return;
                while (state.turn.actionsLeft > 0 && chooseAction(single, state, alone, move)) {
                    const bool builds = move.action == Action::Build;
                    play(single, state, move);
                    if (builds && !built) {
                        built = true;
                        ++stats.siege[turn];
                    }
                }
                move.action = Action::EndTurn;
                play(single, state, move);
            }
            for (; reached < maxTempoSwords; ++reached)
                ++stats.swords[static_cast<std::size_t>(reached + 1)].back();
            if (!built)
                ++stats.siege.back();
        };
    });
}

}  // namespace bocage::rules::crusades
