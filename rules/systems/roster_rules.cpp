#include "rules/systems/roster_rules.h"

#include <algorithm>
#include <map>

namespace bocage::rules {

namespace {

using Amounts = std::map<std::pair<ContentId, ContentId>, RosterComparison::Line>;

Amounts amountsIn(const RosterSheet& sheet) {
    Amounts all;
    const auto add = [&](const ContentId& content, const ContentId& on, std::optional<int> cost) {
        RosterComparison::Line& line = all[{content, on}];
        line.content = content;
        line.on = on;
        ++line.count;
        line.cost += cost.value_or(0);
    };
    const auto addFilled = [&](const RosterSheet::Filled& filled, const ContentId& on) {
        add(filled.content, on, filled.cost);
        for (const ContentId& inside : filled.contents)
            add(inside, filled.content, std::nullopt);
    };
    for (const RosterSheet::Card& card : sheet.cards) {
        add(card.content, {}, card.grant ? std::nullopt : card.cost);
        for (const RosterSheet::Slot& slot : card.slots)
            for (const RosterSheet::Filled& filled : slot.filled)
                addFilled(filled, card.content);
    }
    for (const RosterSheet::Filled& filled : sheet.loose)
        addFilled(filled, {});
    return all;
}

/// What `more` has beyond `less`.
std::vector<RosterComparison::Line> surplus(const Amounts& more, const Amounts& less, int& cost) {
    std::vector<RosterComparison::Line> lines;
    for (const auto& [key, line] : more) {
        const auto other = less.find(key);
        const int rest = line.count - (other == less.end() ? 0 : other->second.count);
        if (rest <= 0)
            continue;
        lines.push_back({line.content, line.on, rest, line.cost * rest / line.count});
        cost += lines.back().cost;
    }
    return lines;
}

}  // namespace

const RosterTotal* RosterSheet::total(std::string_view code) const {
    const auto found = std::ranges::find(totals, code, &RosterTotal::code);
    return found == totals.end() ? nullptr : &*found;
}

RosterComparison RosterRules::compare(const Roster& before, const Roster& after,
                                      const LibraryPtr& library) const {
    const Amounts old = amountsIn(sheet(before, library));
    const Amounts now = amountsIn(sheet(after, library));
    RosterComparison result;
    result.added = surplus(now, old, result.gained);
    result.removed = surplus(old, now, result.lost);
    return result;
}

std::vector<RosterPlace> RosterRules::placesFor(const Roster& roster, const LibraryPtr& library,
                                                const ContentId& thing, const Player* player,
                                                const ElementId& moving) const {
    std::vector<RosterPlace> free, taken;
    for (const RosterSheet::Card& card : sheet(roster, library).cards)
        for (const RosterSheet::Slot& slot : card.slots) {
            const RosterPlace place{card.entry, slot.index, -1};
            if (mayPut(roster, library, thing, place, player, moving).empty())
                (static_cast<int>(slot.filled.size()) < slot.capacity ? free : taken).push_back(place);
        }
    free.insert(free.end(), taken.begin(), taken.end());
    if (mayPut(roster, library, thing, {}, player, moving).empty())
        free.push_back({});
    return free;
}

}  // namespace bocage::rules
