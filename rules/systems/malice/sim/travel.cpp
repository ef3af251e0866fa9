#include "rules/systems/malice/sim/travel.h"

#include <algorithm>
#include <limits>

namespace bocage::rules::malice::sim {

Pmf movesAlong(const std::vector<int>& costs, const Pmf& points) {
    for (const int cost : costs)
        if (cost > 2 * points.last())
            return {};
    std::vector<double> at(costs.size() + 1, 0.0);
    at[0] = 1;
    Pmf moves;
    // Positions only grow, so the chance to be still under way falls to nothing.
    constexpr int most = 4000;
    double left = 1;
    if (costs.empty())
        return Pmf::certain(0);
    for (int move = 1; move <= most && left > 1e-13; ++move) {
        std::vector<double> next(at.size(), 0.0);
        for (std::size_t i = 0; i < costs.size(); ++i) {
            if (at[i] <= 0)
                continue;
            for (int p = points.first(); p <= points.last(); ++p) {
                const double chance = at[i] * points.at(p);
                if (chance <= 0)
                    continue;
                std::size_t reached = i;
                for (int halves = 2 * p; reached < costs.size() && costs[reached] <= halves; ++reached)
                    halves -= costs[reached];
                next[reached] += chance;
            }
        }
        if (next.back() > 0)
            moves.add(move, next.back());
        left -= next.back();
        next.back() = 0;
        at.swap(next);
    }
    return moves;
}

Pmf roundsAlong(const std::vector<int>& costs, const Pmf& points) {
    const Pmf moves = movesAlong(costs, points);
    Pmf rounds;
    for (int m = moves.first(); m <= moves.last(); ++m)
        if (moves.at(m) > 0)
            rounds.add((m + movesPerRound - 1) / movesPerRound, moves.at(m));
    return rounds;
}

std::vector<int> shortestTour(const std::vector<int>& from, const std::vector<std::vector<int>>& between) {
    const std::size_t places = from.size();
    if (places == 0 || places > maxTour)
        return {};
    constexpr int never = std::numeric_limits<int>::max();
    const std::size_t sets = std::size_t{1} << places;
    std::vector<std::vector<int>> best(sets, std::vector<int>(places, never)), before = best;
    for (std::size_t i = 0; i < places; ++i)
        if (from[i] >= 0)
            best[std::size_t{1} << i][i] = from[i];
    for (std::size_t set = 1; set < sets; ++set)
        for (std::size_t last = 0; last < places; ++last) {
            const int so = best[set][last];
            if (so == never)
                continue;
            for (std::size_t next = 0; next < places; ++next) {
                const std::size_t with = set | std::size_t{1} << next;
                if (with == set || between[last][next] < 0 || so + between[last][next] >= best[with][next])
                    continue;
                best[with][next] = so + between[last][next];
                before[with][next] = static_cast<int>(last);
            }
        }
    std::size_t set = sets - 1;
    const auto& ends = best[set];
    std::size_t last = static_cast<std::size_t>(std::min_element(ends.begin(), ends.end()) - ends.begin());
    if (ends[last] == never)
        return {};
    std::vector<int> order;
    for (;;) {
        order.push_back(static_cast<int>(last));
        const int previous = before[set][last];
        set &= ~(std::size_t{1} << last);
        if (set == 0)
            break;
        last = static_cast<std::size_t>(previous);
    }
    std::reverse(order.begin(), order.end());
    return order;
}

}  // namespace bocage::rules::malice::sim
