#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "rules/core/run_threads.h"
#include "rules/systems/malice/sim/creature.h"
#include "rules/systems/malice/sim/tally.h"

/// The Shadows' Turn and Xulthûl's (spec §13, §14), played with nobody in the way.
namespace bocage::rules::malice::sim {

/// The Shadow Realm: cells of its land mass by number.
struct RealmBoard {
    std::vector<std::array<int, 6>> neighbours;  ///< by direction; −1: off the land mass
    int pit = 0;
    std::vector<int> gates;
    std::vector<bool> active;  ///< by gate: unsealed from the start; shorter lists mean sealed

    /// A hexagon of this radius with the pit in its middle and Gates on its six corners (S-1: 2, S-2: 3).
    static RealmBoard hexagon(int radius);
};

enum class WellLight { Light, Dark, Random };
enum class WellState { Unrevealed, Revealed, Extinguished };

/// The terrain boards as cells by number, with their joins.
struct AethosBoard {
    struct Stronghold {
        int cell = 0;
        int map = 0;
        WellLight well = WellLight::Random;
        WellState state = WellState::Unrevealed;
    };
    std::vector<std::vector<int>> neighbours;  ///< steps over land and water, joins included
    std::vector<int> mapOf;                    ///< by cell
    std::vector<int> gates;                    ///< Gate cell by map; −1: none
    std::vector<int> places;                   ///< cells with a city or mystic
    std::vector<Stronghold> strongholds;
    bool dealAnew = false;  ///< hidden Wells change places in every run, as many Light ones as lie there

    int maps() const { return static_cast<int>(gates.size()); }
    /// Steps from every cell to this one; −1: none. With Gates as steps of no length, if wanted.
    std::vector<int> stepsTo(int cell, bool throughGates) const;
};

/// What both Shadows and settings bring along.
struct MarchRules {
    int avatars = 2;
    bool spawnAtStartOfTurn = false;  ///< SOM-AMB-08: only when the realm was empty at the start of the turn
    bool enterActs = true;            ///< SOM-AMB-09
    int supply = 6;                   ///< Shadow tokens (SOM-COMP-19, SOM-AMB-20)
    int spawningLife = 0;             ///< 0: of the table
    int light = 0;                    ///< revealed Light Wells besides those of the board
    /// Revealed Light Wells by round, where they change over time: the last entry holds on.
    std::vector<int> lightByRound;

    int spawns() const { return spawningLife > 0 ? spawningLife : shadowRow(avatars).spawningLife; }
    int lightIn(int round) const {
        if (lightByRound.empty())
            return light;
        const std::size_t at = static_cast<std::size_t>(round - 1);
        return at < lightByRound.size() ? lightByRound[at] : lightByRound.back();
    }
};

/// The Shadow in the realm and the seals.
struct RealmState {
    std::vector<int> sealed;   ///< numbers of Gates still sealed
    std::vector<bool> active;  ///< by Gate
    int cell = -1;             ///< −1: no Shadow in the realm
    int life = 0;

    explicit RealmState(const RealmBoard& board);
};
struct RealmTurn {
    bool entered = false, died = false, spawned = false;
    int life = 0;  ///< of the one that entered
};
/// SOM-STURN-01 … 03; `inAethos` Shadows are out of the supply.
RealmTurn playRealm(const RealmBoard& board, RealmState& state, int light, int inAethos,
                    const MarchRules& rules, Rng& rng);

inline constexpr int maxArrivals = 6;
inline constexpr int maxRounds = 2000;

/// SOM-SIM-05. Counters: Shadows spawned, that died on sealed Gates, runs without a first arrival.
/// Histograms: round of arrival 1 … 6, rounds between the first two, life of the first, life of any arrival.
inline constexpr TallyShape arrivalShape = {3, maxArrivals + 3};
Tally simulateArrivals(const RealmBoard& board, const MarchRules& rules, std::uint64_t seed, RunRange range,
                       const RunControl& control = {});

/// A Shadow or Xulthûl that stands on the boards from the start.
struct StandingShadow {
    int cell = 0;
    int life = 1;
};

struct MarchBoard {
    RealmBoard realm;
    AethosBoard aethos;
    std::vector<StandingShadow> shadows;
    int realmShadow = -1;  ///< cell of a Shadow in the realm; −1: none
    int realmLife = 0;

    /// Distances, worked out once.
    void prepare();
    std::vector<std::vector<int>> steps;      ///< by stronghold and cell
    std::vector<std::vector<int>> gateSteps;  ///< the same through Gates
    std::vector<int> toGate;                  ///< by cell: steps to the nearest Gate on foot
};

/// SOM-SIM-06. Counters: runs in which no Light Well was ever revealed by a Shadow, arrivals, Shadows that
/// died at a stronghold, that dissipated. Histograms: round of the first Light Well, Wells revealed until
/// then, life of the Shadow that did it, round of the first attack on a Well.
inline constexpr TallyShape threatShape = {4, 4};
Tally simulateThreat(const MarchBoard& board, const MarchRules& rules, std::uint64_t seed, RunRange range,
                     const RunControl& control = {});

/// Where Xulthûl stands and how the Wells lie when it comes; without a place it comes as the Shadows bring
/// it about (SOM-SIM-06 first).
struct ClockStart {
    int cell = -1;
    int life = 0;  ///< 0: full
};
inline constexpr int lifeRounds = 40;
inline constexpr int maxDamage = 12;
/// SOM-SIM-07. Counters: lost (all Light Wells out), destroyed by its own failures, neither within the
/// rounds, no arrival at all, cities and mystics destroyed, and by round 1 … 40 its life and the runs that
/// got there. Histograms: rounds until the last Light Well is out; damage per round that would have
/// destroyed it in time (13: none of 1 … 12); its life at the end.
inline constexpr TallyShape clockShape = {5 + 2 * lifeRounds, 3};
Tally simulateClock(const MarchBoard& board, const ClockStart& start, const MarchRules& rules,
                    std::uint64_t seed, RunRange range, const RunControl& control = {});

/// A Shadow at a stronghold: that it reveals the Well before it dies, by its life (SOM-STURN-10.a).
double revealChance(int life);
/// That a Light Well is out by the n-th attempt (SOM-XTURN-02).
double extinguishedBy(int attempts);
double meanExtinguishAttempts();

}  // namespace bocage::rules::malice::sim
