#include "rules/systems/normandie/content/handed_out_units.h"

#include <algorithm>
#include <map>

namespace bocage::rules::normandie {

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
        const int copies = std::max(0, fixed.count - gone);
        gone = std::max(0, gone - fixed.count);
        add(fixed.id, fixed.id, copies);
        if (const Tile* tile = content.tile(fixed.id))
            for (const Copies& own : tile->units)
                add(fixed.id, own.id, copies * own.count);
        // A spell only calls its creatures later; support and free options are there from the start.
        if (const Option* option = content.option(fixed.id);
            option && (option->kind == OptionKind::Support || option->kind == OptionKind::Free))
            for (const Copies& own : option->units)
                add(fixed.id, own.id, copies * own.count);
    }
    return all;
}

}  // namespace bocage::rules::normandie
