#include "rules/core/slot_groups.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>

namespace bocage::rules {

namespace {

constexpr long long unreachable = std::numeric_limits<long long>::min();

template <class T>
auto& at(T& values, int index) {
    return values[static_cast<std::size_t>(index)];
}

int find(std::vector<int>& parent, int node) {
    while (at(parent, node) != node)
        node = at(parent, node) = at(parent, at(parent, node));
    return node;
}

/// Of worths by cost those that are more than anything cheaper.
std::vector<std::pair<int, long long>> rising(const std::vector<long long>& worths) {
    std::vector<std::pair<int, long long>> points;
    for (std::size_t c = 0; c < worths.size(); ++c)
        if (worths[c] != unreachable && (points.empty() || worths[c] > points.back().second))
            points.emplace_back(static_cast<int>(c), worths[c]);
    return points;
}

}  // namespace

SlotKnapsack::Groups::Groups(const SlotKnapsack& problem, const std::function<bool()>& cancelled)
    : m_problem(problem), m_cancel(cancelled) {
    std::vector<int> parent(problem.m_fillers.size());
    std::iota(parent.begin(), parent.end(), 0);
    for (const SlotClass& slots : problem.m_classes)
        for (const int filler : slots.fillers)
            at(parent, find(parent, filler)) = find(parent, slots.fillers.front());
    std::vector<int> first(problem.m_resources.size(), -1);
    std::vector<bool> shared(problem.m_resources.size(), false);
    for (int f = 0; f < static_cast<int>(problem.m_fillers.size()); ++f)
        for (const Amount& use : at(problem.m_fillers, f).effect.uses) {
            if (at(first, use.resource) < 0) {
                at(first, use.resource) = f;
                continue;
            }
            shared[static_cast<std::size_t>(use.resource)] = true;
            at(parent, find(parent, f)) = find(parent, at(first, use.resource));
        }
    std::map<int, std::size_t> groupOf;
    for (int f = 0; f < static_cast<int>(problem.m_fillers.size()); ++f) {
        const auto [found, fresh] = groupOf.emplace(find(parent, f), m_groups.size());
        if (fresh)
            m_groups.emplace_back();
        m_groups[found->second].fillers.push_back(f);
    }
    for (int c = 0; c < static_cast<int>(problem.m_classes.size()); ++c)
        if (!at(problem.m_classes, c).fillers.empty())
            m_groups[groupOf[find(parent, at(problem.m_classes, c).fillers.front())]].classes.push_back(c);
    for (int r = 0; r < static_cast<int>(problem.m_resources.size()); ++r)
        if (shared[static_cast<std::size_t>(r)])
            m_groups[groupOf[find(parent, at(first, r))]].resources.push_back(r);
}

std::vector<SlotKnapsack::Groups::Plan> SlotKnapsack::Groups::plansFor(const Leaf& leaf) const {
    // How often each filler can be there at all.
    std::vector<int> caps(m_problem.m_fillers.size(), 0);
    std::vector<bool> hasSlot(m_problem.m_fillers.size(), false);
    std::uint64_t providable = 0;
    for (std::size_t c = 0; c < m_problem.m_classes.size(); ++c)
        if (leaf.slots[c] > 0)
            for (const int filler : m_problem.m_classes[c].fillers) {
                hasSlot[static_cast<std::size_t>(filler)] = true;
                providable |= m_problem.m_classes[c].effect.provides;
            }
    for (std::size_t f = 0; f < caps.size(); ++f) {
        const Filler& filler = m_problem.m_fillers[f];
        if (!hasSlot[f] || filler.cost > leaf.budget)
            continue;
        int cap = filler.stock;
        for (const Amount& use : filler.effect.uses)
            if (use.amount > 0)
                cap = std::min(cap, at(leaf.resources, use.resource) / use.amount);
        caps[f] = std::max(cap, 0);
        if (cap > 0)
            providable |= filler.effect.provides;
    }
    const std::uint64_t must = leaf.triggers & ~leaf.provides;
    if (must & ~providable)
        return {};
    std::uint64_t optional = 0;
    for (std::size_t f = 0; f < caps.size(); ++f)
        if (caps[f] > 0)
            optional |= m_problem.m_fillers[f].effect.triggers;
    optional &= providable & ~leaf.provides & ~must;
    std::vector<Plan> plans;
    // Whatever is asked for by a filler is either provided, or nobody asks.
    for (std::uint64_t subset = optional;; subset = (subset - 1) & optional) {
        Plan plan;
        plan.required = must | subset;
        for (std::size_t g = 0; g < m_groups.size(); ++g) {
            const Group& group = m_groups[g];
            Question question;
            question.group = g;
            question.budget = leaf.budget;
            question.burden = m_problem.m_mostBurden ? *m_problem.m_mostBurden - leaf.burden : -1;
            question.required = plan.required;
            int places = 0;
            for (const int c : group.classes) {
                question.slots.push_back(at(leaf.slots, c));
                places += at(leaf.slots, c);
            }
            long long most = 0;
            for (const int f : group.fillers) {
                const bool allowed =
                    !(at(m_problem.m_fillers, f).effect.triggers & ~leaf.provides & ~plan.required);
                question.caps.push_back(allowed ? std::min(at(caps, f), places) : 0);
                most += static_cast<long long>(question.caps.back()) * at(m_problem.m_fillers, f).cost;
            }
            if (std::all_of(question.caps.begin(), question.caps.end(), [](int cap) { return cap == 0; }))
                continue;
            question.budget = static_cast<int>(std::min<long long>(question.budget, most));
            for (const int r : group.resources)
                question.resources.push_back(at(leaf.resources, r));
            plan.questions.push_back(std::move(question));
        }
        plans.push_back(std::move(plan));
        if (subset == 0)
            break;
    }
    return plans;
}

/// Mixed-radix states of a group: slots used, shared stock used, conditions met, burden and bearers.
struct SlotKnapsack::Groups::Space {
    const SlotKnapsack& problem;
    const Group& group;
    const Question& question;
    std::vector<int> radix, stride;
    std::vector<std::uint64_t> bits;  ///< one for each condition digit
    int states = 1;

    Space(const SlotKnapsack& knapsack, const Group& own, const Question& asked)
        : problem(knapsack), group(own), question(asked) {
        for (const int slots : question.slots)
            add(slots + 1);
        for (std::size_t r = 0; r < group.resources.size(); ++r) {
            // More than everybody could use is as good as no limit: the digit stays small.
            long long most = 0;
            for (std::size_t f = 0; f < group.fillers.size(); ++f)
                for (const Amount& use : at(problem.m_fillers, group.fillers[f]).effect.uses)
                    if (use.resource == group.resources[r])
                        most += static_cast<long long>(use.amount) * question.caps[f];
            add(most <= question.resources[r] ? 1 : question.resources[r] + 1);
        }
        std::uint64_t met = 0;
        for (std::size_t f = 0; f < group.fillers.size(); ++f)
            if (question.caps[f] > 0)
                met |= at(problem.m_fillers, group.fillers[f]).effect.provides;
        for (const int c : group.classes)
            met |= at(problem.m_classes, c).effect.provides;
        for (met &= question.required; met; met &= met - 1) {
            bits.push_back(met & ~(met - 1));
            add(2);
        }
        const bool counted = question.burden >= 0;
        add(counted ? question.burden + 1 : 1);
        add(counted ? *problem.m_mostBurden + 1 : 1);
    }
    void add(int digits) {
        radix.push_back(digits);
        stride.push_back(states);
        states *= digits;
    }
    int digit(int state, std::size_t index) const { return state / stride[index] % radix[index]; }

    /// The state after the filler took a slot of the class; -1 when there is no room for it.
    int after(int state, int filler, std::size_t slotClass) const {
        const Filler& thing = at(problem.m_fillers, filler);
        const SlotClass& slots = at(problem.m_classes, group.classes[slotClass]);
        if (digit(state, slotClass) + 1 >= radix[slotClass])
            return -1;
        int next = state + stride[slotClass];
        std::size_t index = group.classes.size();
        for (std::size_t r = 0; r < group.resources.size(); ++r, ++index) {
            if (radix[index] == 1)
                continue;
            for (const Amount& use : thing.effect.uses)
                if (use.resource == group.resources[r]) {
                    if (digit(next, index) + use.amount >= radix[index])
                        return -1;
                    next += use.amount * stride[index];
                }
        }
        const std::uint64_t provided = thing.effect.provides | slots.effect.provides;
        for (std::size_t b = 0; b < bits.size(); ++b, ++index)
            if ((provided & bits[b]) && digit(next, index) == 0)
                next += stride[index];
        if (question.burden >= 0) {
            const int burden = thing.effect.burden + slots.effect.burden;
            if (digit(next, index) + burden >= radix[index])
                return -1;
            next += burden * stride[index];
            ++index;
            const int bearers = std::min(thing.effect.bearers, radix[index] - 1 - digit(next, index));
            next += bearers * stride[index];
        }
        return next;
    }
    Outcome outcome(int state) const {
        Outcome result;
        std::size_t index = group.classes.size() + group.resources.size();
        for (std::size_t b = 0; b < bits.size(); ++b, ++index)
            if (digit(state, index))
                result.provided |= bits[b];
        result.burden = digit(state, index);
        result.bearers = digit(state, index + 1);
        return result;
    }
};

SlotKnapsack::Groups::Table SlotKnapsack::Groups::solve(const Question& question, const Outcome* wanted,
                                                        int cost, std::vector<Filling>* filling) {
    const Group& group = m_groups[question.group];
    const Space space(m_problem, group, question);
    const auto width = static_cast<std::size_t>(question.budget) + 1;
    std::vector<long long> worth(width * static_cast<std::size_t>(space.states), unreachable);
    worth[0] = 0;
    const auto row = [&](std::vector<long long>& table, int state) {
        return table.data() + static_cast<std::size_t>(state) * width;
    };
    // The dearest cost reached in each state, -1 for none: most states are reached late or never.
    std::vector<int> dearest(static_cast<std::size_t>(space.states), -1);
    dearest[0] = 0;
    struct Layer {
        int filler;
        std::vector<long long> before;
    };
    std::vector<Layer> layers;  // only kept when the filling itself is wanted
    const auto classesOf = [&](int filler) {
        std::vector<std::size_t> classes;
        for (std::size_t c = 0; c < group.classes.size(); ++c) {
            const SlotClass& slots = at(m_problem.m_classes, group.classes[c]);
            if (question.slots[c] > 0 &&
                std::find(slots.fillers.begin(), slots.fillers.end(), filler) != slots.fillers.end())
                classes.push_back(c);
        }
        return classes;
    };
    const auto gain = [&](int filler, std::size_t slotClass) {
        return at(m_problem.m_fillers, filler).worth +
               at(m_problem.m_classes, group.classes[slotClass]).bonus;
    };
    constexpr int unknown = -2;
    for (std::size_t f = 0; f < group.fillers.size(); ++f) {
        const int filler = group.fillers[f];
        const int price = at(m_problem.m_fillers, filler).cost;
        if (question.caps[f] <= 0 || price > question.budget)
            continue;
        const std::vector<std::size_t> classes = classesOf(filler);
        if (classes.empty())
            continue;
        std::vector<int> ways(classes.size() * static_cast<std::size_t>(space.states), unknown);
        for (int copy = 0; copy < question.caps[f]; ++copy) {
            if (stop())
                return {};
            if (filling)
                layers.push_back({filler, worth});
            // A step leads to a higher state: from the top down each is read before this copy changes it.
            for (int state = space.states; state-- > 0;) {
                const int last = std::min(at(dearest, state), question.budget - price);
                if (last < 0)
                    continue;
                const long long* from = row(worth, state);
                for (std::size_t c = 0; c < classes.size(); ++c) {
                    int& to =
                        ways[c * static_cast<std::size_t>(space.states) + static_cast<std::size_t>(state)];
                    if (to == unknown)
                        to = space.after(state, filler, classes[c]);
                    if (to < 0)
                        continue;
                    const long long more = gain(filler, classes[c]);
                    long long* into = row(worth, to) + price;
                    for (int spent = 0; spent <= last; ++spent)
                        if (from[spent] != unreachable && from[spent] + more > into[spent])
                            into[spent] = from[spent] + more;
                    at(dearest, to) = std::max(at(dearest, to), last + price);
                }
            }
        }
    }
    if (filling) {
        // Back from the cell asked for: a layer was used where the value is not the one before it.
        int state = -1;
        for (int s = 0; s < space.states; ++s)
            if (space.outcome(s) == *wanted && row(worth, s)[cost] != unreachable &&
                (state < 0 || row(worth, s)[cost] > row(worth, state)[cost]))
                state = s;
        for (auto layer = layers.rbegin(); layer != layers.rend() && state >= 0; ++layer) {
            const long long value = row(worth, state)[cost];
            const int price = at(m_problem.m_fillers, layer->filler).cost;
            if (row(layer->before, state)[cost] != value && cost >= price) {
                const std::vector<std::size_t> classes = classesOf(layer->filler);
                bool found = false;
                for (int before = 0; before < state && !found; ++before) {
                    const long long had = row(layer->before, before)[cost - price];
                    if (had == unreachable)
                        continue;
                    for (const std::size_t c : classes)
                        if (!found && had + gain(layer->filler, c) == value &&
                            space.after(before, layer->filler, c) == state) {
                            filling->push_back({layer->filler, group.classes[c]});
                            state = before;
                            cost -= price;
                            found = true;
                        }
                }
            }
            worth = std::move(layer->before);
        }
        return {};
    }
    std::map<Outcome, std::vector<long long>> dense;
    for (int s = 0; s < space.states; ++s) {
        if (at(dearest, s) < 0)
            continue;
        auto& best = dense[space.outcome(s)];
        best.resize(width, unreachable);
        for (std::size_t c = 0; c < width; ++c)
            best[c] = std::max(best[c], row(worth, s)[c]);
    }
    Table table;
    for (const auto& [outcome, best] : dense) {
        if (Points points = rising(best); !points.empty())
            table.emplace(outcome, std::move(points));
    }
    return table;
}

const SlotKnapsack::Groups::Table& SlotKnapsack::Groups::tableOf(const Question& question) {
    const auto found = m_tables.find(question);
    if (found != m_tables.end())
        return found->second;
    return m_tables.emplace(question, solve(question)).first->second;
}

SlotKnapsack::Groups::Outcome SlotKnapsack::Groups::added(const Outcome& had, const Outcome& gained) const {
    return {had.provided | gained.provided, had.burden + gained.burden,
            std::min(had.bearers + gained.bearers, m_problem.m_mostBurden.value_or(0))};
}

bool SlotKnapsack::Groups::combine(const Plan& plan, int budget, std::vector<Dense>& stages) {
    const auto width = static_cast<std::size_t>(budget) + 1;
    Dense start;
    start[{}].assign(width, unreachable);
    start[{}][0] = 0;
    stages.push_back(std::move(start));
    for (const Question& question : plan.questions) {
        const Table& table = tableOf(question);
        if (m_cancelled)
            return false;
        const Dense& before = stages.back();
        Dense after;
        for (const auto& [had, worths] : before)
            for (const auto& [gained, points] : table) {
                auto& to = after[added(had, gained)];
                to.resize(width, unreachable);
                for (const auto& [cost, worth] : points) {
                    if (cost > budget)
                        break;
                    for (std::size_t c = 0; c + static_cast<std::size_t>(cost) < width; ++c)
                        if (worths[c] != unreachable)
                            to[c + static_cast<std::size_t>(cost)] =
                                std::max(to[c + static_cast<std::size_t>(cost)], worths[c] + worth);
                }
            }
        stages.push_back(std::move(after));
    }
    return true;
}

std::optional<std::pair<SlotKnapsack::Groups::Outcome, int>> SlotKnapsack::Groups::bestOf(
    const Dense& dense, const Leaf& leaf, std::uint64_t required) const {
    std::optional<std::pair<Outcome, int>> best;
    long long most = unreachable;
    for (const auto& [outcome, worths] : dense) {
        if (!keeps(outcome, leaf, required))
            continue;
        for (std::size_t c = 0; c < worths.size(); ++c)
            if (worths[c] != unreachable && worths[c] > most) {
                most = worths[c];
                best = {outcome, static_cast<int>(c)};
            }
    }
    return best;
}

bool SlotKnapsack::Groups::keeps(const Outcome& outcome, const Leaf& leaf, std::uint64_t required) const {
    if (required & ~outcome.provided)
        return false;
    if (!m_problem.m_mostBurden)
        return true;
    const int burden = leaf.burden + outcome.burden;
    return burden <= *m_problem.m_mostBurden && burden <= leaf.bearers + outcome.bearers;
}

std::optional<long long> SlotKnapsack::Groups::worthOf(const Plan& plan, const Leaf& leaf) {
    const auto width = static_cast<std::size_t>(leaf.budget) + 1;
    Table now;
    now[{}] = {{0, 0}};
    for (const Question& question : plan.questions) {
        const Table& table = tableOf(question);
        if (m_cancelled)
            return std::nullopt;
        Dense after;
        for (const auto& [had, worths] : now)
            for (const auto& [gained, points] : table) {
                const Outcome sum = added(had, gained);
                if (m_problem.m_mostBurden && leaf.burden + sum.burden > *m_problem.m_mostBurden)
                    continue;
                auto& to = after[sum];
                to.resize(width, unreachable);
                for (const auto& [cost, worth] : worths)
                    for (const auto& [price, gain] : points) {
                        if (cost + price > leaf.budget)
                            break;
                        at(to, cost + price) = std::max(at(to, cost + price), worth + gain);
                    }
            }
        now.clear();
        for (const auto& [outcome, worths] : after)
            if (Points points = rising(worths); !points.empty())
                now.emplace(outcome, std::move(points));
    }
    std::optional<long long> best;
    for (const auto& [outcome, points] : now)
        if (keeps(outcome, leaf, plan.required))
            best = std::max(best.value_or(unreachable), points.back().second);
    return best;
}

std::optional<long long> SlotKnapsack::Groups::best(const Leaf& leaf, long long atLeast) {
    std::optional<long long> best;
    for (const Plan& plan : plansFor(leaf)) {
        long long most = 0;
        for (const Question& question : plan.questions) {
            long long own = 0;
            for (const auto& [outcome, points] : tableOf(question))
                own = std::max(own, points.back().second);
            most += own;
        }
        if (m_cancelled)
            return std::nullopt;
        if (most <= std::max(atLeast, best.value_or(unreachable)))
            continue;
        const auto found = worthOf(plan, leaf);
        if (m_cancelled)
            return std::nullopt;
        if (found)
            best = std::max(best.value_or(unreachable), *found);
    }
    return best;
}

std::vector<SlotKnapsack::Groups::Filling> SlotKnapsack::Groups::bestFilling(const Leaf& leaf) {
    std::vector<Filling> filling;
    std::optional<Plan> chosen;
    std::vector<Dense> stages;
    std::pair<Outcome, int> end;
    long long most = unreachable;
    for (Plan& plan : plansFor(leaf)) {
        std::vector<Dense> own;
        if (!combine(plan, leaf.budget, own))
            return {};
        const auto found = bestOf(own.back(), leaf, plan.required);
        if (!found)
            continue;
        const long long worth = own.back()[found->first][static_cast<std::size_t>(found->second)];
        if (worth <= most)
            continue;
        most = worth;
        end = *found;
        stages = std::move(own);
        chosen = std::move(plan);
    }
    if (!chosen)
        return {};
    for (std::size_t q = chosen->questions.size(); q > 0; --q) {
        const Question& question = chosen->questions[q - 1];
        const long long value = stages[q][end.first][static_cast<std::size_t>(end.second)];
        bool traced = false;
        for (const auto& [had, worths] : stages[q - 1]) {
            for (const auto& [gained, points] : tableOf(question)) {
                const Outcome sum{had.provided | gained.provided, had.burden + gained.burden,
                                  std::min(had.bearers + gained.bearers, m_problem.m_mostBurden.value_or(0))};
                if (sum != end.first)
                    continue;
                for (const auto& [cost, worth] : points) {
                    if (cost > end.second ||
                        worths[static_cast<std::size_t>(end.second - cost)] == unreachable ||
                        worths[static_cast<std::size_t>(end.second - cost)] + worth != value)
                        continue;
                    solve(question, &gained, cost, &filling);
                    end = {had, end.second - cost};
                    traced = true;
                    break;
                }
                if (traced)
                    break;
            }
            if (traced)
                break;
        }
    }
    return filling;
}

}  // namespace bocage::rules
