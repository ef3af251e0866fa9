#include <algorithm>
#include <random>
#include <set>

#include "rules/systems/normandie/army/recruiting.h"

namespace bocage::rules::normandie {

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
                    (!needsCharacter(option.kind) || hasCharacter(tile, content)))
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
