#include "rules/systems/normandie/army/army_optimizer.h"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <set>

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

    /// What the choices mean together: the same conditions give the same key.
    static std::vector<int> keyOf(int cost, const Uses& uses) {
        std::vector<int> key{cost};
        std::map<int, std::array<int, 3>> sums;
        for (const auto& use : uses) {
            auto& sum = sums[use.condition];
            sum[0] += use.amount;
            sum[1] |= use.triggers ? 1 : 0;
            sum[2] |= use.provides ? 1 : 0;
        }
        for (const auto& [condition, sum] : sums)
            key.insert(key.end(), {condition, sum[0], sum[1], sum[2]});
        return key;
    }

    /// Fills the free slots in every way that is not plainly worse: of fillings with the same cost and the
    /// same conditions only the best matters.
    void expand(Plan plan, const std::vector<std::pair<int, const Slot*>>& slots, std::size_t next,
                LazyKnapsack::Alternative alternative, std::map<std::vector<int>, std::size_t>& best,
                LazyKnapsack::Item& item) {
        if (next == slots.size()) {
            const auto [found, fresh] =
                best.emplace(keyOf(alternative.cost, alternative.uses), item.alternatives.size());
            if (!fresh) {
                auto& known = item.alternatives[found->second];
                if (known.worth >= alternative.worth)
                    return;
                alternative.tag = known.tag;
                m_plans[static_cast<std::size_t>(known.tag)] = std::move(plan);
                known = std::move(alternative);
                return;
            }
            alternative.tag = static_cast<int>(m_plans.size());
            m_plans.push_back(std::move(plan));
            item.alternatives.push_back(std::move(alternative));
            return;
        }
        expand(plan, slots, next + 1, alternative, best, item);
        const auto& [index, slot] = slots[next];
        for (const Option* option : candidates(*plan.tile, *slot)) {
            Plan taken = plan;
            taken.filled.emplace_back(index, option);
            LazyKnapsack::Alternative more = alternative;
            more.cost += *option->cost;
            more.worth += m_recruiting.worth(*option) + m_recruiting.bonus(*slot);
            addUses(m_recruiting.effectOf(*slot), more.uses);
            addUses(m_recruiting.effectOf(*option), more.uses);
            if (more.cost <= m_request.points)
                expand(std::move(taken), slots, next + 1, std::move(more), best, item);
        }
    }

    /// Options worth considering for a slot: of those with the same side effects and the same cost, only the
    /// best.
    std::vector<const Option*> candidates(const Tile& tile, const Slot& slot) {
        std::map<std::vector<int>, const Option*> best;
        for (const auto& [id, option] : m_content.options()) {
            if (!m_recruiting.mayFill(option, tile, slot))
                continue;
            Uses uses;
            addUses(m_recruiting.effectOf(option), uses);
            const Option*& known = best[keyOf(*option.cost, uses)];
            if (!known || m_recruiting.worth(*known) < m_recruiting.worth(option))
                known = &option;
        }
        std::vector<const Option*> result;
        for (const auto& [key, option] : best)
            result.push_back(option);
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
        std::map<std::vector<int>, std::size_t> best;
        expand(std::move(plan), slots, 0, std::move(base), best, item);
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
            std::map<std::vector<int>, std::size_t> best;
            expand(std::move(plan), slots, 0, std::move(base), best, item);
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
