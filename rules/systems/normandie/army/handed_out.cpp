#include "rules/systems/normandie/army/handed_out.h"

#include <algorithm>

namespace bocage::rules::normandie {

namespace {

void addUnits(HandedOut& out, const Copies& copies, const Content& content) {
    const Unit* unit = content.unit(copies.id);
    const int count = std::clamp(copies.count, 0, mostCopies);
    for (int i = 0; i < count; ++i)
        out.units.emplace_back(copies.id, unit);
    if (!unit)
        return;
    const bool personal = findAbility(unit->front, "personal-order");
    out.orders += count * (std::max(0, unit->front.stars) + (personal ? 1 : 0));
    out.personalOrders += personal ? count : 0;
    out.ableToTakeOrders += findAbility(unit->front, "autonomous") ? 0 : count;
}

}  // namespace

HandedOut handedOutBy(const std::vector<Copies>& list, const Content& content) {
    HandedOut out;
    for (const Copies& thing : list) {
        const int count = std::clamp(thing.count, 0, mostCopies);
        if (thing.id.kind() == "unit")
            addUnits(out, thing, content);
        if (const Tile* tile = content.tile(thing.id)) {
            out.orders += count * std::max(0, tile->stars);
            for (const Copies& own : tile->units)
                addUnits(out, {own.id, std::clamp(own.count, 0, mostCopies) * count}, content);
        }
        if (const Option* option = content.option(thing.id)) {
            out.orders += count * std::max(0, option->stars);
            out.options.emplace_back(option, count);
            // What a spell may summon is not there yet.
            if (option->kind != OptionKind::Spell)
                for (const Copies& own : option->units)
                    addUnits(out, {own.id, std::clamp(own.count, 0, mostCopies) * count}, content);
        }
    }
    return out;
}

}  // namespace bocage::rules::normandie
