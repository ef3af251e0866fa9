#include "rules/core/slot_knapsack.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include "rules/core/slot_groups.h"

namespace bocage::rules {

namespace {

constexpr long long unreachable = std::numeric_limits<long long>::min();
using Worths = std::vector<long long>;                  ///< best worth by cost
using Points = std::vector<std::pair<int, long long>>;  ///< cost and worth, both rising

Points rising(const Worths& worths) {
    Points points;
    for (std::size_t c = 0; c < worths.size(); ++c)
        if (worths[c] != unreachable && (points.empty() || worths[c] > points.back().second))
            points.emplace_back(static_cast<int>(c), worths[c]);
    return points;
}

Worths sum(const Worths& worths, const Points& points) {
    Worths result(worths.size(), unreachable);
    for (const auto& [cost, worth] : points)
        for (std::size_t c = 0; c + static_cast<std::size_t>(cost) < worths.size(); ++c)
            if (worths[c] != unreachable)
                result[c + static_cast<std::size_t>(cost)] =
                    std::max(result[c + static_cast<std::size_t>(cost)], worths[c] + worth);
    return result;
}

/// The same of two rising lists. `table` is as long as the budget and all unreachable, before and after.
Points sum(const Points& left, const Points& right, Worths& table) {
    int first = static_cast<int>(table.size());
    int last = -1;
    for (const auto& [cost, worth] : left)
        for (const auto& [more, gain] : right) {
            const auto at = static_cast<std::size_t>(cost + more);
            if (at >= table.size())
                break;
            table[at] = std::max(table[at], worth + gain);
            first = std::min(first, cost + more);
            last = std::max(last, cost + more);
        }
    Points points;
    for (int c = first; c <= last; ++c) {
        long long& worth = table[static_cast<std::size_t>(c)];
        if (worth != unreachable && (points.empty() || worth > points.back().second))
            points.emplace_back(c, worth);
        worth = unreachable;
    }
    return points;
}

}  // namespace

/// Goes through the numbers of each holder, best bound first. The bound fills every slot as if the stock were
/// endless, so it never lies below the truth.
class SlotKnapsack::Search {
public:
    Search(const SlotKnapsack& problem, int budget, const std::function<bool()>& cancelled)
        : m_problem(problem), m_budget(budget), m_cancel(cancelled), m_groups(problem, cancelled) {
        m_order.resize(problem.m_holders.size());
        std::iota(m_order.begin(), m_order.end(), 0);
        std::stable_sort(m_order.begin(), m_order.end(), [&](std::size_t a, std::size_t b) {
            const Holder& left = problem.m_holders[a];
            const Holder& right = problem.m_holders[b];
            return std::pair(left.least, left.cost) > std::pair(right.least, right.cost);
        });
        for (const std::size_t h : m_order)
            m_points.push_back(pointsOf(problem.m_holders[h]));
        m_rest.assign(m_order.size() + 1, Worths(static_cast<std::size_t>(budget) + 1, 0));
        m_provided.assign(m_order.size() + 1, 0);
        for (const Filler& filler : problem.m_fillers)
            m_provided.back() |= filler.effect.provides;
        for (const SlotClass& slots : problem.m_classes)
            m_provided.back() |= slots.effect.provides;
        for (std::size_t i = m_order.size(); i > 0; --i) {
            const Holder& holder = m_problem.m_holders[m_order[i - 1]];
            m_provided[i - 1] = m_provided[i] | holder.effect.provides;
            Worths best = m_rest[i];
            Worths more = best;
            for (int copy = 0; copy < mostOf(holder) && !stop(); ++copy) {
                more = sum(more, m_points[i - 1]);
                bool better = false;
                for (std::size_t c = 0; c < best.size(); ++c)
                    if (more[c] > best[c]) {
                        best[c] = more[c];
                        better = true;
                    }
                if (!better)
                    break;
            }
            for (std::size_t c = 1; c < best.size(); ++c)
                best[c] = std::max(best[c], best[c - 1]);
            m_rest[i - 1] = std::move(best);
        }
    }

    std::optional<Answer> run() {
        Node root;
        root.leaf.slots.assign(m_problem.m_classes.size(), 0);
        root.leaf.resources = m_problem.m_resources;
        root.worths = {{0, 0}};
        m_table.assign(static_cast<std::size_t>(m_budget) + 1, unreachable);
        m_counts.assign(m_order.size(), 0);
        visit(0, root);
        if (stop() || !m_best)
            return std::nullopt;
        return answer();
    }

private:
    struct Node {
        Groups::Leaf leaf;  ///< its budget is set at the end
        int cost = 0;
        long long worth = 0;
        Points worths;  ///< bound for the chosen holders with their slots filled
    };

    int mostOf(const Holder& holder) const {
        return holder.cost > 0 ? std::min(holder.most, m_budget / holder.cost) : holder.most;
    }
    bool stop() { return m_cancelled || (m_cancel && (m_cancelled = m_cancel())) || m_groups.cancelled(); }

    /// What one of these can be worth for its cost, slots filled regardless of stock.
    Points pointsOf(const Holder& holder) const {
        Worths worths(static_cast<std::size_t>(m_budget) + 1, unreachable);
        if (holder.cost > m_budget)
            return {};
        worths[static_cast<std::size_t>(holder.cost)] = holder.worth;
        for (const int slot : holder.slots) {
            const SlotClass& slots = m_problem.m_classes[static_cast<std::size_t>(slot)];
            Worths one(worths.size(), unreachable);
            one[0] = 0;
            for (const int f : slots.fillers) {
                const Filler& filler = m_problem.m_fillers[static_cast<std::size_t>(f)];
                if (filler.stock > 0 && filler.cost <= m_budget) {
                    long long& best = one[static_cast<std::size_t>(filler.cost)];
                    best = std::max(best, filler.worth + slots.bonus);
                }
            }
            worths = sum(worths, rising(one));
        }
        return rising(worths);
    }

    long long bound(const Node& node, std::size_t next) const {
        long long best = unreachable;
        const auto last = static_cast<std::size_t>(m_budget);
        // What the rest is worth rises with what is left for it, so that the rising points say it all.
        for (const auto& [cost, worth] : node.worths)
            best = std::max(best, worth + m_rest[next][last - static_cast<std::size_t>(cost)]);
        return m_problem.m_ceiling ? std::min(best, *m_problem.m_ceiling) : best;
    }

    /// One more of the holder; false when there is no budget or stock for it.
    bool add(Node& node, std::size_t index) {
        const Holder& holder = m_problem.m_holders[m_order[index]];
        if (node.cost + holder.cost > m_budget)
            return false;
        for (const Amount& use : holder.effect.uses)
            if ((node.leaf.resources[static_cast<std::size_t>(use.resource)] -= use.amount) < 0)
                return false;
        node.cost += holder.cost;
        node.worth += holder.worth;
        for (const int slot : holder.slots)
            ++node.leaf.slots[static_cast<std::size_t>(slot)];
        node.leaf.triggers |= holder.effect.triggers;
        node.leaf.provides |= holder.effect.provides;
        node.leaf.burden += holder.effect.burden;
        node.leaf.bearers += holder.effect.bearers;
        if (m_problem.m_mostBurden && node.leaf.burden > *m_problem.m_mostBurden)
            return false;
        node.worths = sum(node.worths, m_points[index], m_table);
        return true;
    }

    void visit(std::size_t index, const Node& node) {
        if (stop())
            return;
        if (node.leaf.triggers & ~node.leaf.provides & ~m_provided[index])
            return;
        if (index == m_order.size())
            return finish(node);
        const Holder& holder = m_problem.m_holders[m_order[index]];
        struct Child {
            long long bound;
            int count;
            Node node;
        };
        std::vector<Child> children;
        Node next = node;
        for (int count = 0; count <= mostOf(holder); ++count) {
            if (count > 0 && !add(next, index))
                break;
            if (count >= holder.least)
                if (const long long most = bound(next, index + 1); most > m_bestWorth)
                    children.push_back({most, count, next});
        }
        std::stable_sort(children.begin(), children.end(),
                         [](const Child& a, const Child& b) { return a.bound > b.bound; });
        for (const Child& child : children) {
            if (child.bound <= m_bestWorth)
                break;
            m_counts[index] = child.count;
            visit(index + 1, child.node);
        }
        m_counts[index] = 0;
    }

    void finish(const Node& node) {
        Groups::Leaf leaf = node.leaf;
        leaf.budget = m_budget - node.cost;
        const long long before = m_best ? m_bestWorth - node.worth : unreachable;
        const auto filled = m_groups.best(leaf, before);
        if (!filled || (m_best && node.worth + *filled <= m_bestWorth))
            return;
        m_bestWorth = node.worth + *filled;
        m_best = std::pair(std::move(leaf), m_counts);
    }

    Answer answer() {
        Answer result;
        result.worth = m_bestWorth;
        std::vector<Groups::Filling> filling = m_groups.bestFilling(m_best->first);
        for (std::size_t i = 0; i < m_order.size(); ++i) {
            const Holder& holder = m_problem.m_holders[m_order[i]];
            for (int copy = 0; copy < m_best->second[i]; ++copy) {
                Choice choice{static_cast<int>(m_order[i]), {}};
                result.cost += holder.cost;
                for (std::size_t s = 0; s < holder.slots.size(); ++s) {
                    const auto found = std::find_if(
                        filling.begin(), filling.end(),
                        [&](const Groups::Filling& one) { return one.slotClass == holder.slots[s]; });
                    if (found == filling.end())
                        continue;
                    choice.filled.emplace_back(static_cast<int>(s), found->filler);
                    result.cost += m_problem.m_fillers[static_cast<std::size_t>(found->filler)].cost;
                    filling.erase(found);
                }
                result.choices.push_back(std::move(choice));
            }
        }
        return result;
    }

    const SlotKnapsack& m_problem;
    int m_budget;
    const std::function<bool()>& m_cancel;
    bool m_cancelled = false;
    Groups m_groups;
    std::vector<std::size_t> m_order;
    std::vector<Points> m_points;
    Worths m_table;                         ///< for sums of points
    std::vector<Worths> m_rest;             ///< bound for the holders from here on, by budget
    std::vector<std::uint64_t> m_provided;  ///< conditions that anything from here on could meet
    std::vector<int> m_counts;
    std::optional<std::pair<Groups::Leaf, std::vector<int>>> m_best;
    long long m_bestWorth = unreachable;
};

std::optional<SlotKnapsack::Answer> SlotKnapsack::solve(int budget,
                                                        const std::function<bool()>& cancelled) const {
    if (budget < 0)
        return std::nullopt;
    return Search(*this, budget, cancelled).run();
}

}  // namespace bocage::rules
