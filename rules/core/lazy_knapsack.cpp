#include "rules/core/lazy_knapsack.h"

#include <algorithm>
#include <limits>

namespace bocage::rules {

namespace {

constexpr long long unreachable = std::numeric_limits<long long>::min();
/// A table wider than this would no longer answer while the user waits.
constexpr std::size_t mostStates = 256;

}  // namespace

int LazyKnapsack::addLimit(int most) {
    m_conditions.push_back({Kind::Limit, std::max(most, 0), -1});
    return static_cast<int>(m_conditions.size()) - 1;
}

int LazyKnapsack::addRequirement() {
    m_conditions.push_back({Kind::Requirement, 0, -1});
    return static_cast<int>(m_conditions.size()) - 1;
}

int LazyKnapsack::addBalance(int limit) {
    m_conditions.push_back({Kind::Balance, m_conditions[static_cast<std::size_t>(limit)].most, limit});
    return static_cast<int>(m_conditions.size()) - 1;
}

/// Mixed-radix states of the active conditions. A limit counts up to its most; a requirement is idle, pending
/// or met; a balance starts in the middle.
struct LazyKnapsack::Table {
    const LazyKnapsack& problem;
    std::vector<int> active;
    std::vector<int> radix, stride;
    std::size_t states = 1;
    int start = 0;

    Table(const LazyKnapsack& knapsack, const std::vector<int>& conditions)
        : problem(knapsack), active(conditions) {
        for (const int condition : active) {
            const Condition& info = problem.m_conditions[static_cast<std::size_t>(condition)];
            radix.push_back(info.kind == Kind::Limit     ? info.most + 1
                            : info.kind == Kind::Balance ? 2 * info.most + 1
                                                         : 3);
            stride.push_back(static_cast<int>(states));
            if (info.kind == Kind::Balance)
                start += info.most * stride.back();
            states *= static_cast<std::size_t>(radix.back());
        }
    }

    /// The state after taking the alternative, or -1 when a limit forbids it.
    int after(int state, const Alternative& alternative) const {
        for (const Use& use : alternative.uses) {
            const auto found = std::find(active.begin(), active.end(), use.condition);
            if (found == active.end())
                continue;
            const auto index = static_cast<std::size_t>(found - active.begin());
            const int now = state / stride[index] % radix[index];
            int next = now;
            const Kind kind = problem.m_conditions[static_cast<std::size_t>(use.condition)].kind;
            if (kind == Kind::Limit) {
                next = now + use.amount;
                if (next >= radix[index])
                    return -1;
            } else if (kind == Kind::Balance) {
                next = std::clamp(now + use.amount, 0, radix[index] - 1);
            } else if (use.provides) {
                next = 2;
            } else if (use.triggers && now == 0) {
                next = 1;
            }
            state += (next - now) * stride[index];
        }
        return state;
    }

    bool final(int state) const {
        for (std::size_t i = 0; i < active.size(); ++i) {
            const Condition& info = problem.m_conditions[static_cast<std::size_t>(active[i])];
            const int digit = state / stride[i] % radix[i];
            if (info.kind == Kind::Requirement ? digit == 1 : info.kind == Kind::Balance && digit < info.most)
                return false;
        }
        return true;
    }
};

std::optional<LazyKnapsack::Answer> LazyKnapsack::solveWith(int budget, const std::vector<int>& active,
                                                            const std::function<bool()>& cancelled) const {
    const Table table(*this, active);
    const auto width = static_cast<std::size_t>(budget) + 1;
    const std::size_t size = width * table.states;
    struct Step {
        int from =
            -1;  ///< cell of the layer before (the same layer for unlimited items); -1 = nothing taken here
        int item = -1;
        int alternative = -1;
    };
    // Alternatives that land in the same place for less worth can never be part of an optimum.
    std::vector<std::vector<std::vector<int>>> next(m_items.size());
    for (std::size_t i = 0; i < m_items.size(); ++i)
        for (const Alternative& alternative : m_items[i].alternatives) {
            std::vector<int>& row = next[i].emplace_back(table.states);
            for (std::size_t s = 0; s < table.states; ++s)
                row[s] = table.after(static_cast<int>(s), alternative);
        }

    std::vector<long long> worth(size, unreachable);
    std::vector<std::vector<Step>> layers;
    const auto cell = [&](std::size_t state, int cost) {
        return state * width + static_cast<std::size_t>(cost);
    };
    worth[cell(static_cast<std::size_t>(table.start), 0)] = 0;

    // Items with a copy count: one layer per copy.
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const Item& item = m_items[i];
        const int copies = item.mandatory ? 1 : item.copies;
        for (int copy = 0; copy < copies; ++copy) {
            if (cancelled && cancelled())
                return std::nullopt;
            std::vector<long long> fresh = item.mandatory ? std::vector<long long>(size, unreachable) : worth;
            std::vector<Step> steps(size);
            for (std::size_t a = 0; a < item.alternatives.size(); ++a) {
                const Alternative& alternative = item.alternatives[a];
                for (std::size_t s = 0; s < table.states; ++s) {
                    const int target = next[i][a][s];
                    if (target < 0)
                        continue;
                    for (int cost = 0; cost + alternative.cost <= budget; ++cost) {
                        const long long before = worth[cell(s, cost)];
                        if (before == unreachable)
                            continue;
                        const std::size_t to =
                            cell(static_cast<std::size_t>(target), cost + alternative.cost);
                        if (before + alternative.worth > fresh[to]) {
                            fresh[to] = before + alternative.worth;
                            steps[to] = {static_cast<int>(cell(s, cost)), static_cast<int>(i),
                                         static_cast<int>(a)};
                        }
                    }
                }
            }
            worth = std::move(fresh);
            layers.push_back(std::move(steps));
        }
    }
    // Unlimited items, cost by cost: whatever is taken comes from a smaller cost, which is final by then.
    std::vector<Step> last(size);
    for (int cost = 1; cost <= budget; ++cost) {
        if (cancelled && cancelled())
            return std::nullopt;
        for (std::size_t i = 0; i < m_items.size(); ++i) {
            if (m_items[i].mandatory || m_items[i].copies >= 0)
                continue;
            for (std::size_t a = 0; a < m_items[i].alternatives.size(); ++a) {
                const Alternative& alternative = m_items[i].alternatives[a];
                if (alternative.cost <= 0 || alternative.cost > cost)
                    continue;
                for (std::size_t s = 0; s < table.states; ++s) {
                    const long long before = worth[cell(s, cost - alternative.cost)];
                    const int target = next[i][a][s];
                    if (before == unreachable || target < 0)
                        continue;
                    const std::size_t to = cell(static_cast<std::size_t>(target), cost);
                    if (before + alternative.worth > worth[to]) {
                        worth[to] = before + alternative.worth;
                        last[to] = {static_cast<int>(cell(s, cost - alternative.cost)), static_cast<int>(i),
                                    static_cast<int>(a)};
                    }
                }
            }
        }
    }

    std::size_t best = size;
    for (std::size_t s = 0; s < table.states; ++s) {
        if (!table.final(static_cast<int>(s)))
            continue;
        for (int cost = 0; cost <= budget; ++cost)
            if (worth[cell(s, cost)] != unreachable && (best == size || worth[cell(s, cost)] > worth[best]))
                best = cell(s, cost);
    }
    if (best == size)
        return std::nullopt;
    Answer answer;
    answer.worth = worth[best];
    answer.cost = static_cast<int>(best % width);
    const auto take = [&](const Step& step) {
        const auto& alternatives = m_items[static_cast<std::size_t>(step.item)].alternatives;
        answer.choices.push_back({step.item, alternatives[static_cast<std::size_t>(step.alternative)].tag});
    };
    std::size_t at = best;
    while (last[at].from >= 0) {
        take(last[at]);
        at = static_cast<std::size_t>(last[at].from);
    }
    for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer)
        if ((*layer)[at].from >= 0) {
            take((*layer)[at]);
            at = static_cast<std::size_t>((*layer)[at].from);
        }
    std::reverse(answer.choices.begin(), answer.choices.end());
    return answer;
}

std::vector<int> LazyKnapsack::broken(const Answer& answer) const {
    std::vector<int> used(m_conditions.size(), 0);
    std::vector<bool> triggered(m_conditions.size(), false), provided(m_conditions.size(), false);
    for (const Choice& choice : answer.choices)
        for (const Alternative& alternative : m_items[static_cast<std::size_t>(choice.item)].alternatives)
            if (alternative.tag == choice.tag)
                for (const Use& use : alternative.uses) {
                    const auto index = static_cast<std::size_t>(use.condition);
                    used[index] += use.amount;
                    triggered[index] = triggered[index] || use.triggers;
                    provided[index] = provided[index] || use.provides;
                }
    std::vector<int> result;
    for (std::size_t i = 0; i < m_conditions.size(); ++i)
        switch (m_conditions[i].kind) {
            case Kind::Limit:
                if (used[i] > m_conditions[i].most)
                    result.push_back(static_cast<int>(i));
                break;
            case Kind::Requirement:
                if (triggered[i] && !provided[i])
                    result.push_back(static_cast<int>(i));
                break;
            case Kind::Balance:
                if (used[i] < 0)
                    result.insert(result.end(), {static_cast<int>(i), m_conditions[i].limit});
                break;
        }
    return result;
}

std::optional<LazyKnapsack::Answer> LazyKnapsack::solve(int budget,
                                                        const std::function<bool()>& cancelled) const {
    std::vector<int> active;
    for (int round = 1;; ++round) {
        std::optional<Answer> answer = solveWith(budget, active, cancelled);
        if (!answer)
            return std::nullopt;
        answer->rounds = round;
        const std::vector<int> more = broken(*answer);
        if (more.empty())
            return answer;
        for (const int condition : more)
            if (std::find(active.begin(), active.end(), condition) == active.end())
                active.push_back(condition);
        if (Table(*this, active).states > mostStates) {
            answer->proven = false;
            return answer;
        }
    }
}

}  // namespace bocage::rules
