#include "rules/systems/malice/sim/march.h"

#include <algorithm>
#include <cstdlib>
#include <deque>

namespace bocage::rules::malice::sim {

namespace {

std::uint32_t count(std::size_t size) {
    return static_cast<std::uint32_t>(size);
}

/// One of the numbers for which `fits` holds, each equally likely; −1: none.
template <class Fits>
int pickOf(int numbers, Rng& rng, Fits fits) {
    int picked = -1;
    std::uint32_t seen = 0;
    for (int i = 0; i < numbers; ++i)
        if (fits(i) && (++seen == 1 || rng.below(seen) == 0))
            picked = i;
    return picked;
}

/// Wells of one run: kinds dealt, states as they change.
struct Wells {
    std::vector<bool> light;
    std::vector<WellState> state;

    bool unrevealed(std::size_t well) const { return state[well] == WellState::Unrevealed; }
    bool shines(std::size_t well) const { return light[well] && state[well] == WellState::Revealed; }
    int revealedLight() const {
        int sum = 0;
        for (std::size_t i = 0; i < state.size(); ++i)
            sum += shines(i) ? 1 : 0;
        return sum;
    }
};

/// SOM-SETUP-04: one Light and two Dark for each map in one pile, less what is fixed.
void deal(const AethosBoard& board, Wells& wells, std::vector<bool>& pile, Rng& rng) {
    const std::size_t count = board.strongholds.size();
    wells.light.assign(count, false);
    wells.state.resize(count);
    int fixedLight = 0, open = 0;
    for (std::size_t i = 0; i < count; ++i) {
        wells.state[i] = board.strongholds[i].state;
        wells.light[i] = board.strongholds[i].well == WellLight::Light;
        fixedLight += wells.light[i] ? 1 : 0;
        open += board.strongholds[i].well == WellLight::Random ? 1 : 0;
    }
    const auto shuffle = [&] {
        for (std::size_t i = pile.size(); i > 1; --i) {
            const std::size_t other = rng.below(sim::count(i));
            const bool kept = pile[i - 1];
            pile[i - 1] = pile[other];
            pile[other] = kept;
        }
    };
    std::size_t next = 0;
    if (open > 0) {
        const int lights = std::clamp(board.maps() - fixedLight, 0, open);
        pile.assign(static_cast<std::size_t>(open), false);
        std::fill_n(pile.begin(), lights, true);
        shuffle();
        for (std::size_t i = 0; i < count; ++i)
            if (board.strongholds[i].well == WellLight::Random)
                wells.light[i] = pile[next++];
    }
    if (!board.dealAnew)
        return;
    pile.clear();
    for (std::size_t i = 0; i < count; ++i)
        if (wells.unrevealed(i))
            pile.push_back(wells.light[i]);
    shuffle();
    next = 0;
    for (std::size_t i = 0; i < count; ++i)
        if (wells.unrevealed(i))
            wells.light[i] = pile[next++];
}

struct Walker {
    int cell = 0;
    int life = 0;
};

/// The Shadows of one run, until one of them takes a Light Well.
class March {
public:
    March(const MarchBoard& board, const MarchRules& rules)
        : m_board(board), m_rules(rules), m_realm(board.realm) {}

    struct Outcome {
        int round = 0;  ///< of the first Light Well; 0: never
        int stronghold = -1;
        int life = 0;
        int firstAttack = 0;  ///< round; 0: never
        int revealed = 0;     ///< Wells, that one included
        int arrivals = 0, died = 0, dissipated = 0;
    };

    Outcome run(Rng& rng) {
        deal(m_board.aethos, m_wells, m_pile, rng);
        m_realm = RealmState(m_board.realm);
        m_realm.cell = m_board.realmShadow;
        m_realm.life = m_board.realmLife;
        m_shadows.clear();
        for (const StandingShadow& shadow : m_board.shadows)
            m_shadows.push_back({shadow.cell, shadow.life});
        Outcome outcome;
        for (int round = 1; round <= maxRounds; ++round) {
            if (!canHappen())
                return outcome;
            const int light = m_wells.revealedLight() + m_rules.lightIn(round);
            const RealmTurn turn =
                playRealm(m_board.realm, m_realm, light, static_cast<int>(m_shadows.size()), m_rules, rng);
            std::size_t acting = m_shadows.size();
            if (turn.entered) {
                ++outcome.arrivals;
                const int map = pickOf(m_board.aethos.maps(), rng, [&](int each) { return mayEnter(each); });
                if (map >= 0)
                    m_shadows.push_back({m_board.aethos.gates[static_cast<std::size_t>(map)], turn.life});
            }
            if (m_rules.enterActs)
                acting = m_shadows.size();
            for (std::size_t i = 0; i < acting; ++i)
                if (act(m_shadows[i], round, outcome, rng)) {
                    outcome.round = round;
                    return outcome;
                }
            std::erase_if(m_shadows, [](const Walker& shadow) { return shadow.life <= 0; });
        }
        return outcome;
    }

    const Wells& wells() const { return m_wells; }

private:
    bool canHappen() const {
        for (std::size_t i = 0; i < m_wells.state.size(); ++i)
            if (m_wells.light[i] && m_wells.unrevealed(i))
                return true;
        return false;
    }
    /// SOM-STURN-04: a map with a Gate and an unrevealed Well.
    bool mayEnter(int map) const {
        if (m_board.aethos.gates[static_cast<std::size_t>(map)] < 0)
            return false;
        const auto& strongholds = m_board.aethos.strongholds;
        for (std::size_t i = 0; i < strongholds.size(); ++i)
            if (strongholds[i].map == map && m_wells.unrevealed(i))
                return true;
        return false;
    }

    /// SOM-STURN-10 for one Shadow; true when it took a Light Well.
    bool act(Walker& shadow, int round, Outcome& outcome, Rng& rng) {
        const auto& strongholds = m_board.aethos.strongholds;
        int nearest = -1, target = -1;
        std::uint32_t equal = 0;
        for (std::size_t i = 0; i < strongholds.size(); ++i) {
            if (!m_wells.unrevealed(i))
                continue;
            const int steps = m_board.steps[i][static_cast<std::size_t>(shadow.cell)];
            if (steps < 0 || (target >= 0 && steps > nearest))
                continue;
            equal = target < 0 || steps < nearest ? 1 : equal + 1;
            if (equal == 1 || rng.below(equal) == 0)
                target = static_cast<int>(i);
            nearest = steps;
        }
        if (target < 0) {
            shadow.life = 0;
            ++outcome.dissipated;
            return false;
        }
        if (nearest == 0) {
            if (outcome.firstAttack == 0)
                outcome.firstAttack = round;
            if (rollDie(rng, 6) > shadow.life) {
                if (--shadow.life == 0)
                    ++outcome.died;
                return false;
            }
            ++outcome.revealed;
            const std::size_t well = static_cast<std::size_t>(target);
            m_wells.state[well] = WellState::Revealed;
            if (!m_wells.light[well])
                return false;
            m_wells.state[well] = WellState::Extinguished;  // goes Dark in the same instant (SOM-AMB-29)
            outcome.stronghold = target;
            outcome.life = shadow.life;
            return true;
        }
        const std::vector<int>& steps = m_board.steps[static_cast<std::size_t>(target)];
        for (int left = std::min(rollDie(rng, 2), nearest); left > 0; --left) {
            const auto& around = m_board.aethos.neighbours[static_cast<std::size_t>(shadow.cell)];
            const int wanted = steps[static_cast<std::size_t>(shadow.cell)] - 1;
            const int next = pickOf(static_cast<int>(around.size()), rng, [&](int i) {
                return steps[static_cast<std::size_t>(around[static_cast<std::size_t>(i)])] == wanted;
            });
            shadow.cell = around[static_cast<std::size_t>(next)];
        }
        return false;
    }

    const MarchBoard& m_board;
    const MarchRules& m_rules;
    RealmState m_realm;
    Wells m_wells;
    std::vector<bool> m_pile;
    std::vector<Walker> m_shadows;
};

/// Xulthûl's turns of one run.
class Clock {
public:
    Clock(const MarchBoard& board, const MarchRules& rules)
        : m_board(board), m_power(xulthulRow(rules.avatars).power), m_full(powerRow(m_power).life) {}

    enum class End { Lost, Destroyed, Neither };
    struct Outcome {
        End end = End::Neither;
        int rounds = 0, lifeAtEnd = 0, destroyed = 0;
        std::vector<int> lifeAfter;            ///< by round
        std::vector<std::pair<int, int>> ebb;  ///< by round: lost in its action, recovered after it
    };

    Outcome run(Wells wells, int cell, int life, Rng& rng) {
        m_wells = std::move(wells);
        m_attempts.assign(m_wells.state.size(), 0);
        m_gone.assign(m_board.aethos.places.size(), false);
        m_cell = cell;
        m_life = life > 0 ? std::min(life, m_full) : m_full;
        Outcome outcome;
        // Without a Light Well left its arrival alone ends the game (SOM-SCEN-05).
        while (outcome.rounds < maxRounds && lightLeft()) {
            ++outcome.rounds;
            m_lost = 0;
            action(rng);
            outcome.destroyed = m_destroyed;
            m_life -= std::min(m_lost, m_life);
            if (m_life == 0) {
                outcome.end = End::Destroyed;
                outcome.ebb.emplace_back(m_lost, 0);
                outcome.lifeAfter.push_back(0);
                return outcome;
            }
            const int recovers = recovery();
            outcome.ebb.emplace_back(m_lost, recovers);
            m_life = std::min(m_full, m_life + recovers);
            outcome.lifeAfter.push_back(m_life);
        }
        outcome.lifeAtEnd = m_life;
        if (!lightLeft())
            outcome.end = End::Lost;
        return outcome;
    }

    /// The least damage per round, dealt before its turn, that ends it in time; maxDamage + 1: none.
    int damageNeeded(const Outcome& outcome, int life) const {
        const int start = life > 0 ? std::min(life, m_full) : m_full;
        for (int damage = 1; damage <= maxDamage; ++damage) {
            int left = start;
            for (const auto& [lost, recovers] : outcome.ebb) {
                left -= damage;
                if (left <= 0)
                    return damage;
                left -= lost;
                if (left <= 0)
                    return damage;
                left = std::min(m_full, left + recovers);
            }
        }
        return maxDamage + 1;
    }

private:
    bool lightLeft() const {
        for (std::size_t i = 0; i < m_wells.state.size(); ++i)
            if (m_wells.light[i] && m_wells.state[i] != WellState::Extinguished)
                return true;
        return false;
    }
    /// SOM-XTURN-04, on the map it stands on; extinguished Wells count as Dark (SOM-AMB-12).
    int recovery() const {
        const int map = m_board.aethos.mapOf[static_cast<std::size_t>(m_cell)];
        int sum = 2;
        for (std::size_t i = 0; i < m_wells.state.size(); ++i)
            if (m_board.aethos.strongholds[i].map == map && !m_wells.unrevealed(i))
                sum += m_wells.shines(i) ? -1 : 1;
        return std::max(0, sum);
    }
    /// SOM-XTURN-01: the nearest revealed Light Well, else the nearest unrevealed one; equal ones by lot.
    int target(Rng& rng) const {
        for (const bool revealed : {true, false}) {
            int nearest = -1, found = -1;
            std::uint32_t equal = 0;
            for (std::size_t i = 0; i < m_wells.state.size(); ++i) {
                if (revealed ? !m_wells.shines(i) : !m_wells.unrevealed(i))
                    continue;
                const int steps = m_board.gateSteps[i][static_cast<std::size_t>(m_cell)];
                if (steps < 0 || (found >= 0 && steps > nearest))
                    continue;
                equal = found < 0 || steps < nearest ? 1 : equal + 1;
                if (equal == 1 || rng.below(equal) == 0)
                    found = static_cast<int>(i);
                nearest = steps;
            }
            if (found >= 0)
                return found;
        }
        return -1;
    }

    void action(Rng& rng) {
        const int aim = target(rng);
        if (aim < 0)
            return;
        const std::size_t well = static_cast<std::size_t>(aim);
        if (m_board.aethos.strongholds[well].cell == m_cell) {
            if (m_wells.unrevealed(well)) {
                if (rollDie(rng, 6) <= m_power)
                    m_wells.state[well] = WellState::Revealed;
                else
                    ++m_lost;
            } else if (rollDie(rng, 6) + m_attempts[well]++ > 5) {
                m_wells.state[well] = WellState::Extinguished;
            } else {
                m_lost += rollDie(rng, 2);
            }
            return;
        }
        walk(well, rollDie(rng, 2) + rollDie(rng, 2), rng);
    }

    void walk(std::size_t well, int left, Rng& rng) {
        const std::vector<int>& through = m_board.gateSteps[well];
        bool jumped = false;
        while (m_board.aethos.strongholds[well].cell != m_cell) {
            const int here = through[static_cast<std::size_t>(m_cell)];
            const auto& around = m_board.aethos.neighbours[static_cast<std::size_t>(m_cell)];
            const auto nearer = [&](int i) {
                const int steps = through[static_cast<std::size_t>(around[static_cast<std::size_t>(i)])];
                return steps >= 0 && steps < here;
            };
            const bool onFoot = [&] {
                for (int i = 0; i < static_cast<int>(around.size()); ++i)
                    if (nearer(i))
                        return true;
                return false;
            }();
            if (!onFoot) {
                // Only a Gate leads nearer. One passage in a turn: by choice with a power roll, else by lot.
                if (jumped)
                    return;
                jumped = true;
                jump(well, rng);
                continue;
            }
            if (left == 0)
                return;
            --left;
            const int next = pickOf(static_cast<int>(around.size()), rng, nearer);
            m_cell = around[static_cast<std::size_t>(next)];
            pass(rng);
        }
    }

    void jump(std::size_t well, Rng& rng) {
        const std::vector<int>& gates = m_board.aethos.gates;
        const std::vector<int>& onFoot = m_board.steps[well];
        if (rollDie(rng, 6) <= m_power) {
            int best = -1;
            for (const int gate : gates) {
                if (gate < 0 || onFoot[static_cast<std::size_t>(gate)] < 0)
                    continue;
                if (best < 0 ||
                    onFoot[static_cast<std::size_t>(gate)] < onFoot[static_cast<std::size_t>(best)])
                    best = gate;
            }
            if (best >= 0)
                m_cell = best;
            return;
        }
        const int map = pickOf(static_cast<int>(gates.size()), rng,
                               [&](int each) { return gates[static_cast<std::size_t>(each)] >= 0; });
        m_cell = gates[static_cast<std::size_t>(map)];
    }

    /// SOM-XTURN-03.
    void pass(Rng& rng) {
        for (std::size_t i = 0; i < m_gone.size(); ++i)
            if (!m_gone[i] && m_board.aethos.places[i] == m_cell && rollDie(rng, 6) <= m_power) {
                m_gone[i] = true;
                ++m_destroyed;
            }
    }

    const MarchBoard& m_board;
    const int m_power, m_full;
    Wells m_wells;
    std::vector<int> m_attempts;
    std::vector<bool> m_gone;
    int m_cell = 0, m_life = 0, m_lost = 0, m_destroyed = 0;
};

}  // namespace

RealmBoard RealmBoard::hexagon(int radius) {
    static constexpr std::array<std::pair<int, int>, 6> directions = {
        {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};
    RealmBoard board;
    std::vector<std::pair<int, int>> cells;
    for (int q = -radius; q <= radius; ++q)
        for (int r = -radius; r <= radius; ++r)
            if (std::abs(q + r) <= radius)
                cells.emplace_back(q, r);
    const auto numbered = [&](int q, int r) {
        const auto found = std::find(cells.begin(), cells.end(), std::pair(q, r));
        return found == cells.end() ? -1 : static_cast<int>(found - cells.begin());
    };
    for (const auto& [q, r] : cells) {
        auto& around = board.neighbours.emplace_back();
        for (std::size_t d = 0; d < 6; ++d)
            around[d] = numbered(q + directions[d].first, r + directions[d].second);
    }
    board.pit = numbered(0, 0);
    for (const auto& [q, r] : directions)
        board.gates.push_back(numbered(radius * q, radius * r));
    return board;
}

std::vector<int> AethosBoard::stepsTo(int cell, bool throughGates) const {
    std::vector<int> steps(neighbours.size(), -1);
    std::deque<int> queue{cell};
    steps[static_cast<std::size_t>(cell)] = 0;
    bool gatesDone = false;
    while (!queue.empty()) {
        const int here = queue.front();
        queue.pop_front();
        const int so = steps[static_cast<std::size_t>(here)];
        // Neighbourhood is mutual, so the way to the cell is the way from it.
        if (throughGates && !gatesDone && std::find(gates.begin(), gates.end(), here) != gates.end()) {
            gatesDone = true;
            for (const int gate : gates)
                if (gate >= 0 && steps[static_cast<std::size_t>(gate)] < 0) {
                    steps[static_cast<std::size_t>(gate)] = so;
                    queue.push_front(gate);
                } else if (gate >= 0 && steps[static_cast<std::size_t>(gate)] > so) {
                    steps[static_cast<std::size_t>(gate)] = so;  // was reached on foot a step later
                    queue.push_front(gate);
                }
        }
        for (const int next : neighbours[static_cast<std::size_t>(here)]) {
            int& reached = steps[static_cast<std::size_t>(next)];
            if (reached < 0 || reached > so + 1) {
                reached = so + 1;
                queue.push_back(next);
            }
        }
    }
    return steps;
}

RealmState::RealmState(const RealmBoard& board) : active(board.gates.size()) {
    for (std::size_t i = 0; i < board.gates.size(); ++i) {
        active[i] = i < board.active.size() && board.active[i];
        if (!active[i])
            sealed.push_back(static_cast<int>(i));
    }
}

RealmTurn playRealm(const RealmBoard& board, RealmState& state, int light, int inAethos,
                    const MarchRules& rules, Rng& rng) {
    RealmTurn turn;
    const bool wasEmpty = state.cell < 0;
    const auto gateAt = [&](int cell) {
        const auto found = std::find(board.gates.begin(), board.gates.end(), cell);
        return found == board.gates.end() ? -1 : static_cast<int>(found - board.gates.begin());
    };
    const auto activeAt = [&](int cell) {
        const int gate = cell < 0 ? -1 : gateAt(cell);
        return gate >= 0 && state.active[static_cast<std::size_t>(gate)];
    };
    const auto enter = [&] {
        turn.entered = true;
        turn.life = state.life;
        state.cell = -1;
    };
    // SOM-STURN-01.
    if (!state.sealed.empty()) {
        const std::size_t pick = rng.below(count(state.sealed.size()));
        state.active[static_cast<std::size_t>(state.sealed[pick])] = true;
        state.sealed[pick] = state.sealed.back();
        state.sealed.pop_back();
        if (state.cell >= 0 && activeAt(state.cell))
            enter();
    }
    // SOM-STURN-02.
    if (state.cell >= 0) {
        ++state.life;
        const auto& around = board.neighbours[static_cast<std::size_t>(state.cell)];
        const int black = around[rng.below(6)];
        int to = activeAt(black) ? black : -1;
        for (int i = 0; i < light; ++i) {
            const int white = around[rng.below(6)];
            if (to < 0 && activeAt(white))
                to = white;
        }
        if (to < 0)
            to = black;
        if (to >= 0)
            state.cell = to;
        if (state.cell == board.pit)
            ++state.life;
        const int gate = gateAt(state.cell);
        if (gate >= 0 && !state.active[static_cast<std::size_t>(gate)]) {
            state.life -= rollDie(rng, 2);
            if (state.life <= 0) {
                state.cell = -1;
                turn.died = true;
            }
        } else if (gate >= 0) {
            enter();
        }
    }
    // SOM-STURN-03.
    if (state.cell < 0 && (wasEmpty || !rules.spawnAtStartOfTurn) &&
        inAethos + (turn.entered ? 1 : 0) < rules.supply) {
        state.cell = board.pit;
        state.life = rules.spawns();
        turn.spawned = true;
    }
    return turn;
}

Tally simulateArrivals(const RealmBoard& board, const MarchRules& rules, std::uint64_t seed, RunRange range,
                       const RunControl& control) {
    return inThreads(range, control, Tally(arrivalShape), [&] {
        return [&, seed](std::uint64_t number, Tally& tally) {
            Rng rng(seed, number);
            RealmState state(board);
            int arrivals = 0, first = 0;
            for (int round = 1; round <= maxRounds && arrivals < std::min(maxArrivals, rules.supply);
                 ++round) {
                const RealmTurn turn = playRealm(board, state, rules.lightIn(round), arrivals, rules, rng);
                if (turn.spawned)
                    tally.count(0);
                if (turn.died)
                    tally.count(1);
                if (!turn.entered)
                    continue;
                tally.note(static_cast<std::size_t>(arrivals), round);
                if (arrivals == 0) {
                    first = round;
                    tally.note(maxArrivals + 1, turn.life);
                } else if (arrivals == 1) {
                    tally.note(maxArrivals, round - first);
                }
                tally.note(maxArrivals + 2, turn.life);
                ++arrivals;
            }
            if (arrivals == 0)
                tally.count(2);
            ++tally.runs;
        };
    });
}

void MarchBoard::prepare() {
    steps.clear();
    gateSteps.clear();
    for (const AethosBoard::Stronghold& stronghold : aethos.strongholds) {
        steps.push_back(aethos.stepsTo(stronghold.cell, false));
        gateSteps.push_back(aethos.stepsTo(stronghold.cell, true));
    }
}

Tally simulateThreat(const MarchBoard& board, const MarchRules& rules, std::uint64_t seed, RunRange range,
                     const RunControl& control) {
    return inThreads(range, control, Tally(threatShape), [&] {
        return [seed, march = March(board, rules)](std::uint64_t number, Tally& tally) mutable {
            Rng rng(seed, number);
            const March::Outcome outcome = march.run(rng);
            ++tally.runs;
            tally.count(1, static_cast<std::uint64_t>(outcome.arrivals));
            tally.count(2, static_cast<std::uint64_t>(outcome.died));
            tally.count(3, static_cast<std::uint64_t>(outcome.dissipated));
            if (outcome.firstAttack > 0)
                tally.note(3, outcome.firstAttack);
            if (outcome.round == 0)
                return tally.count(0);
            tally.note(0, outcome.round);
            tally.note(1, outcome.revealed);
            tally.note(2, outcome.life);
        };
    });
}

Tally simulateClock(const MarchBoard& board, const ClockStart& start, const MarchRules& rules,
                    std::uint64_t seed, RunRange range, const RunControl& control) {
    return inThreads(range, control, Tally(clockShape), [&] {
        return [&, seed, march = March(board, rules)](std::uint64_t number, Tally& tally) mutable {
            Rng rng(seed, number);
            Clock clock(board, rules);
            ++tally.runs;
            Wells wells;
            int cell = start.cell;
            if (cell < 0) {
                const March::Outcome arrival = march.run(rng);
                if (arrival.round == 0)
                    return tally.count(3);
                wells = march.wells();
                cell = board.aethos.strongholds[static_cast<std::size_t>(arrival.stronghold)].cell;
            } else {
                std::vector<bool> pile;
                deal(board.aethos, wells, pile, rng);
            }
            const Clock::Outcome outcome = clock.run(std::move(wells), cell, start.life, rng);
            tally.count(static_cast<std::size_t>(outcome.end));
            tally.count(4, static_cast<std::uint64_t>(outcome.destroyed));
            for (std::size_t i = 0; i < std::min<std::size_t>(lifeRounds, outcome.lifeAfter.size()); ++i) {
                tally.count(5 + i, static_cast<std::uint64_t>(outcome.lifeAfter[i]));
                tally.count(5 + lifeRounds + i);
            }
            if (outcome.end != Clock::End::Lost)
                return;
            tally.note(0, outcome.rounds);
            tally.note(1, clock.damageNeeded(outcome, start.life));
            tally.note(2, outcome.lifeAtEnd);
        };
    });
}

double revealChance(int life) {
    double before = 1;  // that it still tries
    double revealed = 0;
    for (int left = life; left > 0; --left) {
        const double now = std::min(left, 6) / 6.0;
        revealed += before * now;
        before *= 1 - now;
    }
    return revealed;
}

double extinguishedBy(int attempts) {
    double fails = 1;
    for (int i = 0; i < attempts; ++i)
        fails *= 1 - std::min(1.0, (1 + i) / 6.0);
    return 1 - fails;
}

double meanExtinguishAttempts() {
    double mean = 0;
    for (int i = 0; i < 6; ++i)
        mean += 1 - extinguishedBy(i);
    return mean;
}

}  // namespace bocage::rules::malice::sim
