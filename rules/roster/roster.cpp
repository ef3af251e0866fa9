#include "rules/roster/roster.h"

namespace bocage::rules {

namespace {

void collect(const std::vector<RosterEntry::Filling>& fillings, std::vector<ContentId>& ids) {
    for (const auto& filling : fillings) {
        ids.push_back(filling.option);
        ids.insert(ids.end(), filling.contents.begin(), filling.contents.end());
    }
}

void collect(const std::vector<RosterEntry>& entries, std::vector<ContentId>& ids) {
    for (const RosterEntry& entry : entries) {
        ids.push_back(entry.content);
        collect(entry.fillings, ids);
    }
}

}  // namespace

std::vector<ContentId> references(const Roster& roster) {
    std::vector<ContentId> ids;
    if (!roster.faction.empty())
        ids.push_back(roster.faction);
    collect(roster.entries, ids);
    collect(roster.freeOptions, ids);
    for (const RosterVariant& variant : roster.variants) {
        collect(variant.entries, ids);
        collect(variant.freeOptions, ids);
    }
    if (!roster.deck.empty())
        ids.emplace_back(roster.deck);
    return ids;
}

}  // namespace bocage::rules
