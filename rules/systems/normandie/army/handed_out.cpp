#include "rules/systems/normandie/army/handed_out.h"

#include <map>

namespace bocage::rules::normandie {

HandedOut handedOutBy(const std::vector<Copies>& list, const Content& content) {
    HandedOut out;
    for (const Copies& thing : list) {
        const int copies = std::clamp(thing.count, 0, mostCopies);
        if (const Tile* tile = content.tile(thing.id))
            out.orders += copies * std::max(0, tile->stars);
        if (const Option* option = content.option(thing.id)) {
            out.orders += copies * std::max(0, option->stars);
            out.options.emplace_back(option, copies);
        }
        forEachCounterOf(thing, content, [&](const ContentId& id, int count) {
            const Unit* unit = content.unit(id);
            out.units.insert(out.units.end(), static_cast<std::size_t>(count), {id, unit});
            if (!unit)
                return;
            const bool personal = findAbility(unit->front, "personal-order");
            out.orders += count * (std::max(0, unit->front.stars) + (personal ? 1 : 0));
            out.personalOrders += personal ? count : 0;
            out.ableToTakeOrders += findAbility(unit->front, "autonomous") ? 0 : count;
        });
    }
    return out;
}

std::vector<HandedOutUnits> handedOutUnits(const Content& content, const Force& force,
                                           const std::vector<const Roster*>& armies) {
    std::map<ContentId, int> taken;
    for (const Roster* army : armies)
        for (const RosterEntry& entry : army->entries)
            if (entry.grant)
                ++taken[entry.content];
    std::vector<HandedOutUnits> all;
    const auto add = [&](const ContentId& source, const ContentId& unit, int count) {
        if (count <= 0 || !content.unit(unit))
            return;
        const auto same = std::find_if(all.begin(), all.end(), [&](const HandedOutUnits& other) {
            return other.source == source && other.unit == unit;
        });
        if (same == all.end())
            all.push_back({source, unit, count});
        else
            same->count += count;
    };
    for (const Copies& fixed : force.fixed) {
        int& gone = taken[fixed.id];
        const int left = std::max(0, fixed.count - gone);
        gone = std::max(0, gone - fixed.count);
        forEachCounterOf({fixed.id, left}, content,
                         [&](const ContentId& unit, int count) { add(fixed.id, unit, count); });
    }
    return all;
}

}  // namespace bocage::rules::normandie
