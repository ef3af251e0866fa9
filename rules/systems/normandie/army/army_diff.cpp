#include "rules/systems/normandie/army/army_diff.h"

#include <map>
#include <tuple>

namespace bocage::rules::normandie {

namespace {

/// Content, where it sits, and what one copy costs here: a granted tile and a bought one are two things.
using Key = std::tuple<ContentId, ContentId, int>;

void count(const FillingView& filling, const ContentId& on, bool granted, int sign,
           std::map<Key, int>& copies) {
    const auto price = [&](const Option* option) {
        return option && !granted ? option->cost.value_or(0) : 0;
    };
    const ContentId& id = filling.filling->option;
    copies[{id, on, price(filling.option)}] += sign;
    for (std::size_t i = 0; i < filling.contents.size(); ++i)
        copies[{filling.filling->contents[i], id, price(filling.contents[i])}] += sign;
}

void count(const ArmyView& army, int sign, std::map<Key, int>& copies) {
    for (const EntryView& entry : army.entries) {
        const bool granted = entry.entry->grant;
        const int cost = entry.tile && !granted ? entry.tile->cost.value_or(0) : 0;
        copies[{entry.entry->content, ContentId(), cost}] += sign;
        for (const FillingView& filling : entry.fillings)
            count(filling, entry.entry->content, granted, sign, copies);
    }
    for (const FillingView& filling : army.freeOptions)
        count(filling, ContentId(), false, sign, copies);
}

}  // namespace

ArmyDiff diffOf(const ArmyView& before, const ArmyView& after) {
    std::map<Key, int> copies;
    count(before, -1, copies);
    count(after, +1, copies);
    ArmyDiff diff;
    for (const auto& [key, balance] : copies) {
        const auto& [content, on, cost] = key;
        if (balance > 0) {
            diff.added.push_back({content, on, balance, cost * balance});
            diff.gained += cost * balance;
        } else if (balance < 0) {
            diff.removed.push_back({content, on, -balance, cost * -balance});
            diff.lost += cost * -balance;
        }
    }
    return diff;
}

}  // namespace bocage::rules::normandie
