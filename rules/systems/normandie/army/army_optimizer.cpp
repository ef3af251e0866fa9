#include "rules/systems/normandie/army/army_optimizer.h"

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "rules/core/lazy_knapsack.h"
#include "rules/systems/normandie/army/army_view.h"

namespace bocage::rules::normandie {

namespace {

bool contains(const std::vector<ContentId>& list, const ContentId& id) {
    return std::find(list.begin(), list.end(), id) != list.end();
}

bool needsCharacter(OptionKind kind) {
    return kind == OptionKind::Customization || kind == OptionKind::Artifact || kind == OptionKind::Spell ||
           kind == OptionKind::SpellBook;
}

bool tileHasCharacter(const Tile& tile, const Content& content) {
    return std::any_of(tile.units.begin(), tile.units.end(), [&](const Copies& own) {
        const Unit* unit = content.unit(own.id);
        return unit && isCharacter(*unit);
    });
}

bool givesOrders(const Tile& tile, const Content& content) {
    return tile.stars > 0 || std::any_of(tile.units.begin(), tile.units.end(), [&](const Copies& own) {
               const Unit* unit = content.unit(own.id);
               return unit && (unit->front.stars > 0 || findAbility(unit->front, "personal-order"));
           });
}

/// Translates the rules of recruitment into knapsack items and conditions, and an answer back into a roster.
class Planner {
public:
    explicit Planner(const BestArmyRequest& request) : m_request(request), m_content(request.content) {
        m_orders = m_knapsack.addRequirement();
        m_officer = m_knapsack.addRequirement();
    }

    std::optional<BestArmy> run() {
        int budget = m_request.points;
        if (m_request.start)
            budget -= addStart();
        for (const auto& [id, tile] : m_content.tiles())
            addTile(id, tile);
        for (const auto& [id, option] : m_content.options())
            addFree(id, option);
        if (budget < 0)
            return std::nullopt;
        const auto answer = m_knapsack.solve(budget, m_request.cancelled);
        if (!answer || answer->choices.empty())
            return std::nullopt;
        return build(*answer);
    }

private:
    /// One way to fill the slots of a tile: an option per slot, or none.
    struct Plan {
        int item = -1;
        const Tile* tile = nullptr;  ///< null for a free option
        const Option* free = nullptr;
        int startEntry = -1;  ///< entry of the given roster whose free slots are filled
        std::vector<std::pair<int, const Option*>> filled;
    };

    bool allowed(const ContentId& id, const ContentId& faction, bool anyFaction) const {
        if (!anyFaction && !faction.empty() && faction != m_request.faction)
            return false;
        return !contains(m_request.forbidden, id) &&
               (m_request.permitted.empty() || contains(m_request.permitted, id));
    }

    bool mayTake(const Option& option, const Tile& tile) const {
        if (!option.cost || needsNoSlot(option) || !allowed(option.id, option.faction, option.mythos))
            return false;
        return !needsCharacter(option.kind) || tileHasCharacter(tile, m_content);
    }

    int limitFor(const ContentId& id, int most) {
        const auto [found, fresh] = m_limits.emplace(id, -1);
        if (fresh)
            found->second = m_knapsack.addLimit(most);
        return found->second;
    }
    int presenceOf(const ContentId& id) {
        const auto [found, fresh] = m_presence.emplace(id, -1);
        if (fresh)
            found->second = m_knapsack.addRequirement();
        return found->second;
    }

    /// What an option means for the side conditions.
    void addUses(const Option& option, std::vector<LazyKnapsack::Use>& uses) {
        if (option.kind == OptionKind::Order)
            uses.push_back({m_officer, 0, true, false});
        if (option.stars > 0)
            uses.push_back({m_orders, 0, false, true});
        for (const ContentId& needed : option.needsUnits)
            uses.push_back({presenceOf(needed), 0, true, false});
        for (const Copies& brought : option.units) {
            const Unit* unit = option.kind == OptionKind::Support ? m_content.unit(brought.id) : nullptr;
            if (!unit)
                continue;
            uses.push_back({presenceOf(brought.id), 0, false, true});
            if (unit->front.stars > 0 || findAbility(unit->front, "personal-order"))
                uses.push_back({m_orders, 0, false, true});
        }
        if (m_request.collection) {
            const int stock =
                ownedCopies(*m_request.collection, m_content.library(), option.id) - m_usedByStart[option.id];
            uses.push_back({limitFor(option.id, stock), 1, false, false});
        }
        if (option.id.name() == "totem-1" || option.id.name() == "totem-2")
            uses.push_back({limitFor(ContentId("rule:limit/totems"), 2),
                            option.id.name() == "totem-1" ? 1 : 2, false, false});
    }

    void addTileUses(const ContentId& id, const Tile& tile, std::vector<LazyKnapsack::Use>& uses) {
        uses.push_back({m_orders, 0, true, givesOrders(tile, m_content)});
        if (tile.officer)
            uses.push_back({m_officer, 0, false, true});
        for (const ContentId& needed : tile.needsTiles)
            uses.push_back({presenceOf(needed), 0, true, false});
        uses.push_back({presenceOf(id), 0, false, true});
        for (const Copies& own : tile.units)
            uses.push_back({presenceOf(own.id), 0, false, true});
    }

    /// Fills the free slots in every way that is not plainly worse: per slot, an option is left out when
    /// another of no more cost and no less worth has the same effect on the conditions.
    void expand(Plan plan, const std::vector<std::pair<int, const Slot*>>& slots, std::size_t next,
                LazyKnapsack::Alternative alternative, std::map<std::vector<int>, std::size_t>& best,
                LazyKnapsack::Item& item) {
        if (next == slots.size()) {
            // Same cost and same conditions: only the best filling matters.
            std::vector<int> key{alternative.cost};
            std::map<int, std::array<int, 3>> uses;
            for (const auto& use : alternative.uses) {
                auto& sum = uses[use.condition];
                sum[0] += use.amount;
                sum[1] |= use.triggers ? 1 : 0;
                sum[2] |= use.provides ? 1 : 0;
            }
            for (const auto& [condition, sum] : uses)
                key.insert(key.end(), {condition, sum[0], sum[1], sum[2]});
            const auto [found, fresh] = best.emplace(std::move(key), item.alternatives.size());
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
            more.worth += worthOf(*option, m_content, m_request.goal);
            if (slot->stars > 0) {
                more.uses.push_back({m_orders, 0, false, true});
                if (m_request.goal == Goal::Orders)
                    more.worth += 1000LL * slot->stars;
            }
            addUses(*option, more.uses);
            if (more.cost <= m_request.points)
                expand(std::move(taken), slots, next + 1, std::move(more), best, item);
        }
    }

    /// Options worth considering for a slot: of those with the same side effects and the same cost, only the
    /// best.
    std::vector<const Option*> candidates(const Tile& tile, const Slot& slot) {
        std::map<std::vector<int>, const Option*> best;
        for (const auto& [id, option] : m_content.options()) {
            if (!mayTake(option, tile) || !fits(option, slot))
                continue;
            std::vector<LazyKnapsack::Use> uses;
            addUses(option, uses);
            std::vector<int> key{*option.cost};
            for (const auto& use : uses)
                key.insert(key.end(), {use.condition, use.amount, use.triggers, use.provides});
            const Option*& known = best[key];
            if (!known ||
                worthOf(*known, m_content, m_request.goal) < worthOf(option, m_content, m_request.goal))
                known = &option;
        }
        std::vector<const Option*> result;
        for (const auto& [key, option] : best)
            // What costs points and adds nothing to the goal, nor to any condition, is never chosen.
            if (worthOf(*option, m_content, m_request.goal) > 0 || slot.stars > 0 || option->stars > 0)
                result.push_back(option);
        return result;
    }

    void addTile(const ContentId& id, const Tile& tile) {
        const bool wanted = contains(m_request.required, id);
        if (!tile.cost || (!wanted && !allowed(id, tile.faction, false)))
            return;
        LazyKnapsack::Item item;
        item.copies = tile.hero ? 1 : -1;
        if (m_request.collection) {
            const int stock = ownedCopies(*m_request.collection, m_content.library(), id) - m_usedByStart[id];
            item.copies = tile.hero ? std::min(stock, 1) : std::max(stock, 0);
        }
        if (tile.hero && m_usedByStart[id] > 0)
            item.copies = 0;
        const bool alreadyThere = m_usedByStart[id] > 0;
        item.mandatory = wanted && !alreadyThere;
        LazyKnapsack::Alternative base;
        base.cost = *tile.cost;
        base.worth = worthOf(tile, m_content, m_request.goal);
        addTileUses(id, tile, base.uses);
        std::vector<std::pair<int, const Slot*>> slots;
        for (std::size_t s = 0; s < tile.slots.size(); ++s)
            slots.emplace_back(static_cast<int>(s), &tile.slots[s]);
        Plan plan;
        plan.item = m_itemCount;
        plan.tile = &tile;
        std::map<std::vector<int>, std::size_t> best;
        expand(std::move(plan), slots, 0, std::move(base), best, item);
        const bool repeat = item.mandatory && item.copies != 0 && !tile.hero;
        add(item);
        if (repeat) {
            // Besides the one asked for, more of the same may be worth taking.
            item.mandatory = false;
            if (item.copies > 0)
                --item.copies;
            add(std::move(item));
        }
    }

    void addFree(const ContentId& id, const Option& option) {
        if (option.kind != OptionKind::Free || !option.cost || !allowed(id, option.faction, option.mythos) ||
            m_usedByStart[id] > 0)
            return;
        LazyKnapsack::Item item;
        item.copies = 1;
        LazyKnapsack::Alternative alternative;
        alternative.cost = *option.cost;
        alternative.worth = worthOf(option, m_content, m_request.goal);
        addUses(option, alternative.uses);
        alternative.tag = static_cast<int>(m_plans.size());
        Plan plan;
        plan.free = &option;
        m_plans.push_back(std::move(plan));
        item.alternatives.push_back(std::move(alternative));
        add(std::move(item));
    }

    void add(LazyKnapsack::Item item) {
        m_knapsack.addItem(std::move(item));
        ++m_itemCount;
    }

    /// The given roster: its tiles are there already, their free slots may be filled. Returns what it costs.
    int addStart() {
        const Roster& roster = *m_request.start;
        int spent = 0;
        const ArmyView view(roster, m_content);
        for (const EntryView& entry : view.entries) {
            ++m_usedByStart[entry.entry->content];
            for (const FillingView& filling : entry.fillings)
                ++m_usedByStart[filling.filling->option];
        }
        for (const FillingView& filling : view.freeOptions)
            ++m_usedByStart[filling.filling->option];
        for (std::size_t e = 0; e < view.entries.size(); ++e) {
            const EntryView& entry = view.entries[e];
            if (!entry.tile)
                continue;
            LazyKnapsack::Alternative base;
            addTileUses(entry.entry->content, *entry.tile, base.uses);
            std::set<int> taken;
            for (const FillingView& filling : entry.fillings) {
                taken.insert(filling.filling->slot);
                if (filling.option) {
                    const bool limited = m_request.collection != nullptr;
                    // Copies in the roster are already counted off the stock.
                    addUses(*filling.option, base.uses);
                    if (limited)
                        std::erase_if(base.uses, [&](const LazyKnapsack::Use& use) {
                            return use.amount > 0 && m_limits.contains(filling.option->id) &&
                                   use.condition == m_limits[filling.option->id];
                        });
                }
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
            add(std::move(item));
            spent += entry.entry->grant ? 0 : entry.tile->cost.value_or(0);
            for (const FillingView& filling : entry.fillings)
                if (!entry.entry->grant && filling.option) {
                    spent += filling.option->cost.value_or(0);
                    for (const Option* page : filling.contents)
                        spent += page ? page->cost.value_or(0) : 0;
                }
        }
        for (const FillingView& filling : view.freeOptions)
            spent += filling.option ? filling.option->cost.value_or(0) : 0;
        m_startCost = spent;
        return spent;
    }

    BestArmy build(const LazyKnapsack::Answer& answer) {
        BestArmy result;
        result.proven = answer.proven;
        result.worth = answer.worth;
        result.cost = m_startCost + answer.cost;
        Roster& roster = result.roster;
        if (m_request.start)
            roster = *m_request.start;
        roster.system = "normandie";
        roster.faction = m_request.faction;
        roster.limit = m_request.points;
        std::set<std::string> used;
        for (const RosterEntry& entry : roster.entries) {
            used.insert(entry.id.value);
            for (const auto& filling : entry.fillings)
                used.insert(filling.id.value);
        }
        for (const auto& filling : roster.freeOptions)
            used.insert(filling.id.value);
        const auto fresh = [&](const std::string& prefix) {
            for (int number = 1;; ++number)
                if (used.insert(prefix + "-" + std::to_string(number)).second)
                    return ElementId(prefix + "-" + std::to_string(number));
        };
        for (const auto& choice : answer.choices) {
            const Plan& plan = m_plans[static_cast<std::size_t>(choice.tag)];
            if (plan.free) {
                roster.freeOptions.push_back({fresh("option"), -1, plan.free->id, {}, {}});
                result.chosen.push_back(
                    {plan.free->id, {}, *plan.free->cost, worthOf(*plan.free, m_content, m_request.goal)});
                continue;
            }
            RosterEntry* entry = nullptr;
            if (plan.startEntry >= 0) {
                entry = &roster.entries[static_cast<std::size_t>(plan.startEntry)];
            } else {
                roster.entries.push_back({fresh("entry"), plan.tile->id, {}, {}, false, {}});
                entry = &roster.entries.back();
                result.chosen.push_back(
                    {plan.tile->id, {}, *plan.tile->cost, worthOf(*plan.tile, m_content, m_request.goal)});
            }
            for (const auto& [slot, option] : plan.filled) {
                entry->fillings.push_back({fresh("option"), slot, option->id, {}, {}});
                result.chosen.push_back(
                    {option->id, plan.tile->id, *option->cost, worthOf(*option, m_content, m_request.goal)});
            }
            std::sort(entry->fillings.begin(), entry->fillings.end(),
                      [](const auto& a, const auto& b) { return a.slot < b.slot; });
        }
        return result;
    }

    const BestArmyRequest& m_request;
    const Content& m_content;
    LazyKnapsack m_knapsack;
    int m_itemCount = 0;
    int m_startCost = 0;
    int m_orders, m_officer;
    std::map<ContentId, int> m_limits, m_presence, m_usedByStart;
    std::vector<Plan> m_plans;
};

}  // namespace

std::optional<BestArmy> bestArmy(const BestArmyRequest& request) {
    return Planner(request).run();
}

Roster randomArmy(const Content& content, const ContentId& faction, int points, unsigned seed) {
    std::mt19937 random(seed);
    const auto below = [&](std::size_t limit) { return static_cast<std::size_t>(random() % limit); };
    std::vector<const Tile*> officers, others;
    for (const auto& [id, tile] : content.tiles()) {
        if (tile.faction != faction || !tile.cost || *tile.cost > points)
            continue;
        (tile.officer && givesOrders(tile, content) && !tile.hero ? officers : others).push_back(&tile);
    }
    Roster roster;
    roster.system = "normandie";
    roster.faction = faction;
    roster.limit = points;
    roster.title = Text("Random army " + std::to_string(seed));
    roster.provenance = Provenance::Sample;
    int left = points;
    int number = 0;
    int orders = 0;
    std::set<ContentId> taken, units;
    const auto fillSlots = [&](RosterEntry& entry, const Tile& tile) {
        for (std::size_t s = 0; s < tile.slots.size(); ++s) {
            if (below(3) == 0)
                continue;
            std::vector<const Option*> fitting;
            for (const auto& [id, option] : content.options()) {
                const bool factionOk = option.faction.empty() || option.mythos || option.faction == faction;
                const bool personOk =
                    option.needsUnits.empty() ||
                    std::any_of(option.needsUnits.begin(), option.needsUnits.end(),
                                [&](const ContentId& unit) { return units.contains(unit); });
                if (option.cost && *option.cost <= left && factionOk && personOk && !needsNoSlot(option) &&
                    fits(option, tile.slots[s]) &&
                    (!needsCharacter(option.kind) || tileHasCharacter(tile, content)))
                    fitting.push_back(&option);
            }
            if (fitting.empty())
                continue;
            const Option& option = *fitting[below(fitting.size())];
            entry.fillings.push_back(
                {ElementId("option-" + std::to_string(++number)), static_cast<int>(s), option.id, {}, {}});
            left -= *option.cost;
            for (const Copies& brought : option.units)
                units.insert(brought.id);
        }
    };
    const auto take = [&](const Tile& tile) {
        RosterEntry entry{ElementId("entry-" + std::to_string(++number)), tile.id, {}, {}, false, {}};
        left -= *tile.cost;
        taken.insert(tile.id);
        for (const Copies& own : tile.units)
            units.insert(own.id);
        fillSlots(entry, tile);
        roster.entries.push_back(std::move(entry));
        orders += givesOrders(tile, content) ? 1 : 0;
    };
    if (officers.empty())
        return roster;
    take(*officers[below(officers.size())]);
    // Personal orders can outgrow the cap of ten only in armies far larger than this loop builds.
    for (int tries = 0; tries < 30 && left > 0; ++tries) {
        std::vector<const Tile*> affordable;
        for (const Tile* tile : others) {
            const bool ready = std::all_of(tile->needsTiles.begin(), tile->needsTiles.end(),
                                           [&](const ContentId& needed) { return taken.contains(needed); });
            if (*tile->cost <= left && ready && !(tile->hero && taken.contains(tile->id)))
                affordable.push_back(tile);
        }
        if (affordable.empty())
            break;
        take(*affordable[below(affordable.size())]);
    }
    return roster;
}

}  // namespace bocage::rules::normandie
