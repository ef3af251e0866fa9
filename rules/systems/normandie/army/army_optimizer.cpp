#include "rules/systems/normandie/army/army_optimizer.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <map>
#include <set>
#include <unordered_map>

#include "rules/core/lazy_knapsack.h"
#include "rules/systems/normandie/army/army_totals.h"
#include "rules/systems/normandie/army/stocked_army.h"

namespace bocage::rules::normandie {

namespace {

/// Translates the rules of recruitment into knapsack items and conditions, and an answer back into a roster.
/// Everything is there in any number: that is what makes the table small.
class Planner {
public:
    Planner(const BestArmyRequest& request, const Recruiting& recruiting)
        : m_request(request), m_recruiting(recruiting), m_content(request.content) {
        for (int bit = 0; bit < recruiting.conditions(); ++bit)
            m_knapsack.addRequirement();
    }

    enum class Outcome { Solved, Nothing, TooManyConditions };

    Outcome run(std::optional<BestArmy>& best) {
        int startOrders = 0;
        if (m_request.start) {
            const ArmyTotals totals = totalsOf(ArmyView(*m_request.start, m_content));
            m_startCost = totals.points.value;
            startOrders = totals.orders.value;
            m_slack = std::max(0, totals.orders.value - totals.ableToTakeOrders);
        }
        m_orders = m_knapsack.addLimit(std::max(orderCap, startOrders));
        m_balance = m_knapsack.addBalance(m_orders);
        if (m_request.start)
            addStart();
        for (const auto& [id, tile] : m_content.tiles())
            if (m_recruiting.mayAdd(tile))
                addTile(id, tile);
        for (const auto& [id, option] : m_content.options())
            if (m_recruiting.mayAddFree(option))
                addFree(option);
        if (m_tooManyCounted)
            return Outcome::TooManyConditions;
        const int budget = m_request.points - m_startCost;
        if (budget < 0)
            return Outcome::Nothing;
        const auto answer = m_knapsack.solve(budget, m_request.cancelled);
        if (!answer || answer->choices.empty())
            return Outcome::Nothing;
        if (!answer->proven)
            return Outcome::TooManyConditions;
        best = build(*answer);
        return Outcome::Solved;
    }

private:
    using Uses = std::vector<LazyKnapsack::Use>;
    /// One way to fill the slots of a tile: an option per slot, or none.
    struct Plan {
        const Tile* tile = nullptr;  ///< null for a free option
        const Option* free = nullptr;
        int startEntry = -1;  ///< entry of the given roster whose free slots are filled
        std::vector<std::pair<int, const Option*>> filled;
    };

    void addUses(const Recruiting::Effect& effect, Uses& uses) {
        for (std::uint64_t bits = effect.triggers | effect.provides; bits; bits &= bits - 1) {
            const int bit = std::countr_zero(bits);
            uses.push_back({bit, 0, (effect.triggers >> bit & 1) != 0, (effect.provides >> bit & 1) != 0});
        }
        if (effect.orders > 0)
            uses.push_back({m_orders, effect.orders, false, false});
        if (effect.takers != effect.orders)
            uses.push_back({m_balance, effect.takers - effect.orders, false, false});
        for (const auto& [name, amount] : effect.limited) {
            const auto [found, fresh] = m_limits.emplace(name, -1);
            if (fresh)
                found->second = m_knapsack.addLimit(m_recruiting.mostOf(name));
            uses.push_back({found->second, amount, false, false});
        }
    }

    /// What choices ask for and give together: of those with the same sum only the best matters.
    struct Sum {
        static constexpr int mostCounted = 8;
        static constexpr std::int16_t untouched = std::numeric_limits<std::int16_t>::min();

        int cost = 0;
        std::uint64_t triggers = 0, provides = 0;
        std::array<std::int16_t, mostCounted> amounts;  ///< orders, balance and limits
        Sum() { amounts.fill(untouched); }
        bool operator==(const Sum&) const = default;
    };
    struct SumHash {
        std::size_t operator()(const Sum& sum) const {
            std::uint64_t hash = static_cast<std::uint64_t>(sum.cost);
            const auto mix = [&](std::uint64_t part) {
                hash = (hash ^ part) * 0x9e3779b97f4a7c15ull;
                hash ^= hash >> 29;
            };
            mix(sum.triggers);
            mix(sum.provides);
            for (const std::int16_t amount : sum.amounts)
                mix(static_cast<std::uint16_t>(amount));
            return static_cast<std::size_t>(hash);
        }
    };

    void add(const Uses& uses, Sum& sum) {
        for (const auto& use : uses) {
            const int counted = use.condition - m_orders;
            if (counted < 0) {
                const std::uint64_t bit = std::uint64_t(1) << use.condition;
                sum.triggers |= use.triggers ? bit : 0;
                sum.provides |= use.provides ? bit : 0;
            } else if (counted < Sum::mostCounted) {
                std::int16_t& amount = sum.amounts[static_cast<std::size_t>(counted)];
                amount = static_cast<std::int16_t>((amount == Sum::untouched ? 0 : amount) + use.amount);
            } else {
                m_tooManyCounted = true;
            }
        }
    }

    /// The order in which options are tried: by cost, then by the conditions they touch.
    std::vector<int> rankOf(const Sum& sum) const {
        std::vector<int> rank{sum.cost};
        for (std::uint64_t bits = sum.triggers | sum.provides; bits; bits &= bits - 1) {
            const int bit = std::countr_zero(bits);
            rank.insert(rank.end(), {bit, 0, static_cast<int>(sum.triggers >> bit & 1),
                                     static_cast<int>(sum.provides >> bit & 1)});
        }
        for (int counted = 0; counted < Sum::mostCounted; ++counted)
            if (const int amount = sum.amounts[static_cast<std::size_t>(counted)]; amount != Sum::untouched)
                rank.insert(rank.end(), {m_orders + counted, amount, 0, 0});
        return rank;
    }

    /// One option in one slot.
    struct Filling {
        const Option* option = nullptr;
        int cost = 0;
        long long worth = 0;
        Uses uses;
    };
    /// The first few slots filled, as a step from the state before.
    struct Partial {
        Sum sum;
        long long worth = 0;
        int before = -1, filling = -1;  ///< of the slot before; -1 = left empty
    };
    using Partials = std::vector<Partial>;

    /// Whether the way to a step comes before the way to another, empty slots and cheap options first: so
    /// that of equal ways always the same one is taken.
    static bool earlier(const std::vector<Partials>& levels, std::size_t level, Partial one, Partial other) {
        for (; one.before != other.before; --level) {
            const Partial &up = levels[level - 1][static_cast<std::size_t>(one.before)],
                          &otherUp = levels[level - 1][static_cast<std::size_t>(other.before)];
            if (up.before == otherUp.before)
                return up.filling < otherUp.filling;
            one = up;
            other = otherUp;
        }
        return one.filling < other.filling;
    }

    /// Fills the free slots in every way that is not plainly worse, slot by slot.
    void expand(const Plan& plan, const std::vector<std::pair<int, const Slot*>>& slots,
                const LazyKnapsack::Alternative& base, LazyKnapsack::Item& item) {
        std::vector<std::vector<Filling>> fillings(slots.size());
        for (std::size_t slot = slots.size(); slot-- > 0;)  // limits are numbered as they are met
            fillings[slot] = candidates(*plan.tile, *slots[slot].second);
        std::vector<Partials> levels(slots.size() + 1);
        Partial& first = levels[0].emplace_back();
        first.sum.cost = base.cost;
        first.worth = base.worth;
        add(base.uses, first.sum);
        for (std::size_t slot = 0; slot < slots.size(); ++slot) {
            Partials& next = levels[slot + 1];
            std::unordered_map<Sum, std::size_t, SumHash> known;
            for (std::size_t p = 0; p < levels[slot].size(); ++p)
                for (int f = -1; f < static_cast<int>(fillings[slot].size()); ++f) {
                    Partial more = levels[slot][p];
                    more.before = static_cast<int>(p);
                    more.filling = f;
                    if (f >= 0) {
                        const Filling& filling = fillings[slot][static_cast<std::size_t>(f)];
                        more.sum.cost += filling.cost;
                        if (more.sum.cost > m_request.points)
                            continue;
                        more.worth += filling.worth;
                        add(filling.uses, more.sum);
                    }
                    const auto [found, fresh] = known.emplace(more.sum, next.size());
                    if (fresh) {
                        next.push_back(more);
                        continue;
                    }
                    Partial& best = next[found->second];
                    if (more.worth > best.worth ||
                        (more.worth == best.worth && earlier(levels, slot + 1, more, best)))
                        best = more;
                }
        }
        for (const Partial& whole : levels.back()) {
            std::vector<int> chosen(slots.size());
            Partial at = whole;
            for (std::size_t slot = slots.size(); slot-- > 0;) {
                chosen[slot] = at.filling;
                at = levels[slot][static_cast<std::size_t>(at.before)];
            }
            LazyKnapsack::Alternative alternative = base;
            alternative.cost = whole.sum.cost;
            alternative.worth = whole.worth;
            alternative.tag = static_cast<int>(m_plans.size());
            Plan& filled = m_plans.emplace_back(plan);
            for (std::size_t slot = 0; slot < slots.size(); ++slot)
                if (chosen[slot] >= 0) {
                    const Filling& filling = fillings[slot][static_cast<std::size_t>(chosen[slot])];
                    filled.filled.emplace_back(slots[slot].first, filling.option);
                    alternative.uses.insert(alternative.uses.end(), filling.uses.begin(), filling.uses.end());
                }
            item.alternatives.push_back(std::move(alternative));
        }
    }

    /// Options worth considering for a slot: of those with the same side effects and the same cost, only the
    /// best.
    std::vector<Filling> candidates(const Tile& tile, const Slot& slot) {
        Uses slotUses;
        addUses(m_recruiting.effectOf(slot), slotUses);
        std::unordered_map<Sum, std::size_t, SumHash> known;
        std::vector<std::pair<Sum, Filling>> best;
        for (const auto& [id, option] : m_content.options()) {
            if (!m_recruiting.mayFill(option, tile, slot))
                continue;
            Filling filling{&option, *option.cost, m_recruiting.worth(option), {}};
            addUses(m_recruiting.effectOf(option), filling.uses);
            Sum sum;
            sum.cost = filling.cost;
            add(filling.uses, sum);
            const auto [found, fresh] = known.emplace(sum, best.size());
            if (fresh)
                best.emplace_back(sum, std::move(filling));
            else if (best[found->second].second.worth < filling.worth)
                best[found->second].second = std::move(filling);
        }
        std::sort(best.begin(), best.end(),
                  [&](const auto& a, const auto& b) { return rankOf(a.first) < rankOf(b.first); });
        std::vector<Filling> result;
        for (auto& [sum, filling] : best) {
            filling.worth += m_recruiting.bonus(slot);
            filling.uses.insert(filling.uses.begin(), slotUses.begin(), slotUses.end());
            result.push_back(std::move(filling));
        }
        return result;
    }

    void addTile(const ContentId& id, const Tile& tile) {
        LazyKnapsack::Item item;
        item.copies = tile.hero ? 1 : -1;
        item.mandatory = m_recruiting.required(id) && m_recruiting.inStart(id) == 0;
        LazyKnapsack::Alternative base;
        base.cost = *tile.cost;
        base.worth = m_recruiting.worth(tile);
        addUses(m_recruiting.effectOf(tile), base.uses);
        std::vector<std::pair<int, const Slot*>> slots;
        for (std::size_t s = 0; s < tile.slots.size(); ++s)
            slots.emplace_back(static_cast<int>(s), &tile.slots[s]);
        Plan plan;
        plan.tile = &tile;
        expand(plan, slots, base, item);
        const bool repeat = item.mandatory && !tile.hero;
        m_knapsack.addItem(item);
        if (repeat) {
            // Besides the one asked for, more of the same may be worth taking.
            item.mandatory = false;
            m_knapsack.addItem(std::move(item));
        }
    }

    void addFree(const Option& option) {
        LazyKnapsack::Item item;
        item.copies = 1;
        LazyKnapsack::Alternative alternative;
        alternative.cost = *option.cost;
        alternative.worth = m_recruiting.worth(option);
        addUses(m_recruiting.effectOf(option), alternative.uses);
        alternative.tag = static_cast<int>(m_plans.size());
        Plan plan;
        plan.free = &option;
        m_plans.push_back(std::move(plan));
        item.alternatives.push_back(std::move(alternative));
        m_knapsack.addItem(std::move(item));
    }

    /// The given roster: its tiles are there already, their free slots may be filled.
    void addStart() {
        const ArmyView view(*m_request.start, m_content);
        for (std::size_t e = 0; e < view.entries.size(); ++e) {
            const EntryView& entry = view.entries[e];
            if (!entry.tile)
                continue;
            LazyKnapsack::Alternative base;
            addUses(m_recruiting.effectOf(*entry.tile), base.uses);
            // What the army has too many of already is none of the optimiser's business.
            if (std::exchange(m_slackGiven, true) == false && m_slack > 0)
                base.uses.push_back({m_balance, m_slack, false, false});
            std::set<int> taken;
            for (const FillingView& filling : entry.fillings) {
                taken.insert(filling.filling->slot);
                if (!filling.option)
                    continue;
                Recruiting::Effect effect = m_recruiting.effectOf(*filling.option);
                effect.limited.clear();  // counted off beforehand
                addUses(effect, base.uses);
                if (filling.slot)
                    addUses(m_recruiting.effectOf(*filling.slot), base.uses);
            }
            std::vector<std::pair<int, const Slot*>> slots;
            for (std::size_t s = 0; s < entry.tile->slots.size(); ++s)
                if (!taken.contains(static_cast<int>(s)))
                    slots.emplace_back(static_cast<int>(s), &entry.tile->slots[s]);
            Plan plan;
            plan.tile = entry.tile;
            plan.startEntry = static_cast<int>(e);
            LazyKnapsack::Item item;
            item.mandatory = true;
            expand(plan, slots, base, item);
            m_knapsack.addItem(std::move(item));
        }
    }

    BestArmy build(const LazyKnapsack::Answer& answer) {
        RosterMaker maker(m_request, m_recruiting);
        for (const auto& choice : answer.choices) {
            const Plan& plan = m_plans[static_cast<std::size_t>(choice.tag)];
            if (plan.free) {
                maker.addFree(*plan.free);
                continue;
            }
            const std::size_t entry =
                plan.startEntry >= 0 ? static_cast<std::size_t>(plan.startEntry) : maker.entry(*plan.tile);
            for (const auto& [slot, option] : plan.filled)
                maker.fill(entry, *plan.tile, slot, *option);
        }
        return maker.take(m_startCost + answer.cost, answer.worth);
    }

    const BestArmyRequest& m_request;
    const Recruiting& m_recruiting;
    const Content& m_content;
    LazyKnapsack m_knapsack;
    int m_startCost = 0, m_slack = 0;
    bool m_slackGiven = false;
    int m_orders = -1, m_balance = -1;
    bool m_tooManyCounted = false;
    std::map<std::string, int> m_limits;
    std::vector<Plan> m_plans;
};

}  // namespace

std::optional<BestArmy> bestArmy(const BestArmyRequest& request) {
    if (!contradictions(request).empty())
        return std::nullopt;
    const Recruiting recruiting(request);
    if (!request.collection) {
        std::optional<BestArmy> best;
        if (Planner(request, recruiting).run(best) != Planner::Outcome::TooManyConditions)
            return best;
    }
    return bestStockedArmy(request, recruiting);
}

}  // namespace bocage::rules::normandie
