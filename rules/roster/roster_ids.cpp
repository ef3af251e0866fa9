#include "rules/roster/roster_ids.h"

#include <set>

namespace bocage::rules {

namespace {

void collect(const std::vector<RosterEntry>& entries, const std::vector<RosterEntry::Filling>& free,
             std::set<std::string>& ids) {
    for (const RosterEntry& entry : entries) {
        ids.insert(entry.id.value);
        for (const RosterEntry::Filling& filling : entry.fillings)
            ids.insert(filling.id.value);
    }
    for (const RosterEntry::Filling& filling : free)
        ids.insert(filling.id.value);
}

}  // namespace

ElementId freshId(const Roster& roster, std::string_view prefix) {
    std::set<std::string> used;
    collect(roster.entries, roster.freeOptions, used);
    for (const RosterVariant& variant : roster.variants)
        collect(variant.entries, variant.freeOptions, used);
    const std::string start = std::string(prefix) + "-";
    std::size_t number = used.size() + 1;
    while (used.contains(start + std::to_string(number)))
        ++number;
    return ElementId(start + std::to_string(number));
}

}  // namespace bocage::rules
