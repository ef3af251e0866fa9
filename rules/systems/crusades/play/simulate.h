#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rules/core/json.h"
#include "rules/core/run_threads.h"
#include "rules/systems/crusades/play/policy.h"

/// Seeded simulations. Results are sums of whole numbers, so that parts played in any order by any number of
/// threads or machines add up to the same.
namespace bocage::rules::crusades {

/// Turns after which a game counts as unfinished, and a goal as not reached.
inline constexpr int maxTurnsOfGame = 600;
inline constexpr int maxTurnsOfTempo = 120;
/// Strength up to which tempo is told.
inline constexpr int maxTempoSwords = 24;

using rules::RunControl;
using rules::RunRange;

/// Whole games (CC-SIM-07).
struct GameStats {
    std::uint64_t runs = 0;
    std::uint64_t unfinished = 0;
    std::vector<std::uint64_t> winsBySeat;
    std::vector<std::uint64_t> winsByOrder;  ///< 0: who began
    std::vector<std::uint64_t> turns;        ///< finished games by length
    std::uint64_t turnSum = 0;
    std::uint64_t reshuffles = 0;

    GameStats() = default;
    explicit GameStats(std::size_t seats)
        : winsBySeat(seats), winsByOrder(seats), turns(maxTurnsOfGame + 1) {}
    void add(const GameStats& other);
    bool operator==(const GameStats&) const = default;

    std::uint64_t finished() const { return runs - unfinished; }
    double meanTurns() const;
    /// Length that a share `q` of the finished games does not exceed.
    int quantile(double q) const;
};

/// How fast things come to one player alone (CC-SIM-06).
struct TempoStats {
    std::uint64_t runs = 0;
    /// By strength: in how many runs the hand first reached it in turn t; the last column means "not at all".
    std::vector<std::vector<std::uint64_t>> swords;
    std::vector<std::uint64_t> siege;  ///< first siege weapon, the same way

    TempoStats();
    void add(const TempoStats& other);
    bool operator==(const TempoStats&) const = default;

    struct Summary {
        double mean = 0;       ///< turns; a run that never gets there counts with all the turns it lasted
        bool atLeast = false;  ///< some never got there, so that the true mean is no less than this
        int median = 0;        ///< 0: fewer than half got there
        double reached = 0;    ///< share of runs
        double error = 0;      ///< standard error of the mean
    };
    static Summary summary(const std::vector<std::uint64_t>& column, std::uint64_t runs);
};

/// A share of games with its 95 % interval (Wilson).
struct Share {
    double value = 0, low = 0, high = 0;
};
Share shareOf(std::uint64_t wins, std::uint64_t of);

/// One policy per seat; a shorter list is filled up with the first. Gives what was played when cancelled.
GameStats simulateGames(const Table& table, const std::vector<const Policy*>& policies, std::uint64_t seed,
                        RunRange range, const RunControl& control = {});
/// One player who plays greedily in front of the fortress of the first seat, if there is one.
TempoStats simulateTempo(const Table& table, std::uint64_t seed, RunRange range,
                         const RunControl& control = {});

Json toJson(const GameStats& stats);
Json toJson(const TempoStats& stats);
/// Nothing when the JSON is no such statistics.
std::optional<GameStats> gameStatsOf(const Json& json);
std::optional<TempoStats> tempoStatsOf(const Json& json);

}  // namespace bocage::rules::crusades
