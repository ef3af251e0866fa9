#include "rules/systems/normandie/army/stocked_army.h"

#include <algorithm>

#include "rules/core/slot_knapsack.h"
#include "rules/systems/normandie/army/army_totals.h"

namespace bocage::rules::normandie {

namespace {

class StockedPlanner {
public:
    StockedPlanner(const BestArmyRequest& request, const Recruiting& recruiting)
        : m_request(request), m_recruiting(recruiting), m_content(request.content) {}

    std::optional<BestArmy> run() {
        addOptions();
        addStart();
        for (const auto& [id, tile] : m_content.tiles())
            if (m_recruiting.mayAdd(tile))
                addTile(id, tile);
        addFree();
        const int budget = m_request.points - m_startCost;
        // Most armies stay below the caps on orders by themselves; they are counted only when they do not.
        const int most = std::max(orderCap, m_startOrders);
        std::optional<SlotKnapsack::Answer> answer;
        if (m_request.goal != Goal::Orders)
            answer = m_knapsack.solve(budget, m_request.cancelled);
        if (m_request.goal == Goal::Orders || (answer && overOrders(*answer))) {
            m_knapsack.limitBurden(most);
            if (m_request.goal == Goal::Orders)
                m_knapsack.setCeiling(1000LL * (most - m_startOrders));
            answer = m_knapsack.solve(budget, m_request.cancelled);
        }
        if (!answer || answer->choices.empty())
            return std::nullopt;
        return build(*answer);
    }

private:
    /// What a holder of the knapsack stands for.
    struct Source {
        const Tile* tile = nullptr;  ///< null for the free options
        int startEntry = -1;
        std::vector<int> slots;  ///< slot of the tile behind each slot of the holder
    };

    int resource(const ContentId& id) {
        const auto [found, fresh] = m_resources.emplace(id.value, -1);
        if (fresh)
            found->second = m_knapsack.addResource(m_recruiting.stockOf(id));
        return found->second;
    }
    SlotKnapsack::Effect translated(const Recruiting::Effect& effect) {
        SlotKnapsack::Effect result;
        result.triggers = effect.triggers;
        result.provides = effect.provides;
        result.burden = effect.orders;
        result.bearers = effect.takers;
        if (m_request.collection)
            for (const Copies& piece : effect.pieces)
                result.uses.push_back({resource(piece.id), piece.count});
        for (const auto& [name, amount] : effect.limited) {
            const auto [found, fresh] = m_resources.emplace("rule " + name, -1);
            if (fresh)
                found->second = m_knapsack.addResource(m_recruiting.mostOf(name));
            result.uses.push_back({found->second, amount});
        }
        return result;
    }

    void addOptions() {
        for (const auto& [id, option] : m_content.options()) {
            if (!option.cost)
                continue;
            SlotKnapsack::Filler filler;
            filler.cost = *option.cost;
            filler.worth = m_recruiting.worth(option);
            filler.stock = std::max(0, m_recruiting.stockOf(id));
            if (option.kind == OptionKind::Free)
                filler.stock = std::min(filler.stock, 1);
            if (filler.stock > 0 && mayBeTaken(option))
                filler.effect = translated(m_recruiting.effectOf(option));
            else
                filler.stock = 0;
            m_knapsack.addFiller(std::move(filler));
            m_options.push_back(&option);
        }
    }
    bool mayBeTaken(const Option& option) const {
        if (m_recruiting.mayAddFree(option))
            return true;
        for (const auto& [id, tile] : m_content.tiles())
            if (m_recruiting.mayAdd(tile) || m_recruiting.inStart(id) > 0)
                for (const Slot& slot : tile.slots)
                    if (m_recruiting.mayFill(option, tile, slot))
                        return true;
        return false;
    }

    /// The class of slots that take the same and give the same; -1 when nothing goes in.
    int classOf(const Tile& tile, const Slot& slot) {
        std::vector<int> fillers;
        for (std::size_t o = 0; o < m_options.size(); ++o)
            if (m_recruiting.mayFill(*m_options[o], tile, slot) && m_recruiting.stockOf(m_options[o]->id) > 0)
                fillers.push_back(static_cast<int>(o));
        return classOf(std::move(fillers), m_recruiting.bonus(slot), translated(m_recruiting.effectOf(slot)),
                       slot.stars);
    }
    int classOf(std::vector<int> fillers, long long bonus, SlotKnapsack::Effect effect, int stars) {
        if (fillers.empty())
            return -1;
        std::vector<int> key = fillers;
        key.push_back(-1 - stars);
        const auto [found, fresh] = m_classes.emplace(std::move(key), -1);
        if (fresh)
            found->second = m_knapsack.addSlotClass({std::move(fillers), bonus, std::move(effect)});
        return found->second;
    }

    void addSlots(const Tile& tile, const std::vector<int>& taken, SlotKnapsack::Holder& holder,
                  Source& source) {
        for (std::size_t s = 0; s < tile.slots.size(); ++s) {
            if (std::find(taken.begin(), taken.end(), static_cast<int>(s)) != taken.end())
                continue;
            const int slotClass = classOf(tile, tile.slots[s]);
            if (slotClass < 0)
                continue;
            holder.slots.push_back(slotClass);
            source.slots.push_back(static_cast<int>(s));
        }
    }

    /// The given army: its tiles are there already, their free slots may be filled.
    void addStart() {
        if (!m_request.start)
            return;
        const ArmyView view(*m_request.start, m_content);
        const ArmyTotals totals = totalsOf(view);
        m_startCost = totals.points.value;
        m_startOrders = totals.orders.value;
        for (std::size_t e = 0; e < view.entries.size(); ++e) {
            const EntryView& entry = view.entries[e];
            if (!entry.tile)
                continue;
            SlotKnapsack::Holder holder;
            holder.least = holder.most = 1;
            Recruiting::Effect sum = m_recruiting.effectOf(*entry.tile);
            std::vector<int> taken;
            for (const FillingView& filling : entry.fillings) {
                taken.push_back(filling.filling->slot);
                if (!filling.option)
                    continue;
                add(m_recruiting.effectOf(*filling.option), sum);
                if (filling.slot)
                    add(m_recruiting.effectOf(*filling.slot), sum);
            }
            // Copies and limits were counted off the stock beforehand.
            sum.pieces.clear();
            sum.limited.clear();
            holder.effect = translated(sum);
            Source source{entry.tile, static_cast<int>(e), {}};
            addSlots(*entry.tile, taken, holder, source);
            addHolder(std::move(holder), std::move(source));
        }
        // What the army has too many of already is none of the optimiser's business.
        if (totals.orders.value > totals.ableToTakeOrders && !m_sources.empty()) {
            SlotKnapsack::Holder slack;
            slack.least = slack.most = 1;
            slack.effect.bearers = totals.orders.value - totals.ableToTakeOrders;
            addHolder(std::move(slack), {});
        }
    }
    static void add(const Recruiting::Effect& more, Recruiting::Effect& sum) {
        sum.triggers |= more.triggers;
        sum.provides |= more.provides;
        sum.orders += more.orders;
        sum.takers += more.takers;
    }

    void addTile(const ContentId& id, const Tile& tile) {
        SlotKnapsack::Holder holder;
        holder.cost = *tile.cost;
        holder.worth = m_recruiting.worth(tile);
        holder.most = std::min(tile.hero ? 1 : Recruiting::plenty, std::max(0, m_recruiting.stockOf(id)));
        holder.least = m_recruiting.required(id) && m_recruiting.inStart(id) == 0 ? 1 : 0;
        holder.effect = translated(m_recruiting.effectOf(tile));
        Source source{&tile, -1, {}};
        addSlots(tile, {}, holder, source);
        addHolder(std::move(holder), std::move(source));
    }

    void addFree() {
        SlotKnapsack::Holder army;
        army.least = army.most = 1;
        for (std::size_t o = 0; o < m_options.size(); ++o)
            if (m_recruiting.mayAddFree(*m_options[o]))
                army.slots.push_back(classOf({static_cast<int>(o)}, 0, {}, 0));
        if (!army.slots.empty())
            addHolder(std::move(army), {});
    }

    void addHolder(SlotKnapsack::Holder holder, Source source) {
        m_holders.push_back(holder);
        m_knapsack.addHolder(std::move(holder));
        m_sources.push_back(std::move(source));
    }

    bool overOrders(const SlotKnapsack::Answer& answer) const {
        int orders = 0;
        int takers = 0;
        for (const auto& choice : answer.choices) {
            const auto& holder = m_holders[static_cast<std::size_t>(choice.holder)];
            orders += holder.effect.burden;
            takers += holder.effect.bearers;
            const Source& source = m_sources[static_cast<std::size_t>(choice.holder)];
            for (const auto& [slot, filler] : choice.filled) {
                const Recruiting::Effect effect =
                    m_recruiting.effectOf(*m_options[static_cast<std::size_t>(filler)]);
                orders += effect.orders;
                takers += effect.takers;
                if (source.tile)
                    orders +=
                        source.tile
                            ->slots[static_cast<std::size_t>(source.slots[static_cast<std::size_t>(slot)])]
                            .stars;
            }
        }
        return orders > std::max(orderCap, m_startOrders) || orders > takers;
    }

    std::optional<BestArmy> build(const SlotKnapsack::Answer& answer) {
        RosterMaker maker(m_request, m_recruiting);
        for (const auto& choice : answer.choices) {
            const Source& source = m_sources[static_cast<std::size_t>(choice.holder)];
            if (!source.tile) {
                for (const auto& [slot, filler] : choice.filled)
                    maker.addFree(*m_options[static_cast<std::size_t>(filler)]);
                continue;
            }
            const std::size_t entry = source.startEntry >= 0 ? static_cast<std::size_t>(source.startEntry)
                                                             : maker.entry(*source.tile);
            for (const auto& [slot, filler] : choice.filled)
                maker.fill(entry, *source.tile, source.slots[static_cast<std::size_t>(slot)],
                           *m_options[static_cast<std::size_t>(filler)]);
        }
        BestArmy best = maker.take(m_startCost + answer.cost, answer.worth);
        if (best.roster.entries.empty())
            return std::nullopt;
        return best;
    }

    const BestArmyRequest& m_request;
    const Recruiting& m_recruiting;
    const Content& m_content;
    SlotKnapsack m_knapsack;
    std::vector<const Option*> m_options;
    std::map<std::string, int> m_resources;
    std::map<std::vector<int>, int> m_classes;
    std::vector<SlotKnapsack::Holder> m_holders;
    std::vector<Source> m_sources;
    int m_startCost = 0, m_startOrders = 0;
};

}  // namespace

std::optional<BestArmy> bestStockedArmy(const BestArmyRequest& request, const Recruiting& recruiting) {
    return StockedPlanner(request, recruiting).run();
}

}  // namespace bocage::rules::normandie
