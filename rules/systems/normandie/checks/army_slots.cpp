#include <algorithm>
#include <map>

#include "rules/systems/normandie/checks/army_checks.h"

#include "rules/format/element_json.h"

namespace bocage::rules::normandie {

namespace {

/// Something that the packs have, but as a thing of another kind.
bool isSomethingElse(const ArmyCheck& check, const ContentId& id) {
    return check.content.tile(id) || check.content.option(id) || check.content.unit(id) ||
           check.content.library().marker(id);
}

/// SON-ARM-13: an option that is not free occupies a slot of a tile in the same army; only tiles stand for
/// themselves.
void checkHasSlot(const ArmyCheck& check, Findings& findings) {
    for (const EntryView& entry : check.army.entries) {
        if (entry.tile || !isSomethingElse(check, entry.entry->content))
            continue;
        Finding found = aboutEntry(check, "SON-ARM-13", Severity::Error, entry);
        found.message = "no-tile";
        found.fixes.push_back(removeFix(entry));
        findings.push_back(std::move(found));
    }
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        if (!filling.option || needsNoSlot(*filling.option))
            return;
        if (filling.slot || (entry && !entry->tile))
            return;
        Finding found = aboutFilling(check, "SON-ARM-13", Severity::Error, filling, entry);
        Fix move;
        if (moveFix(check, filling, nullptr, move))
            found.fixes.push_back(std::move(move));
        found.fixes.push_back(removeFix(filling));
        findings.push_back(std::move(found));
    });
}

/// SON-ARM-14: one option per slot.
void checkOnePerSlot(const ArmyCheck& check, Findings& findings) {
    for (const EntryView& entry : check.army.entries) {
        std::map<int, const FillingView*> first;
        for (const FillingView& filling : entry.fillings) {
            if (filling.filling->slot < 0)
                continue;
            const auto [other, fresh] = first.emplace(filling.filling->slot, &filling);
            if (fresh)
                continue;
            Finding found = aboutFilling(check, "SON-ARM-14", Severity::Error, filling, &entry);
            found.arguments.push_back(other->second->filling->option.value);
            found.locations.front().entries.push_back(other->second->filling->id);
            Fix move;
            if (moveFix(check, filling, nullptr, move))
                found.fixes.push_back(std::move(move));
            found.fixes.push_back(removeFix(filling));
            findings.push_back(std::move(found));
        }
    }
}

/// SON-ARM-15: the option's kind and bands fit the slot (AMB-38).
void checkFits(const ArmyCheck& check, Findings& findings) {
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        if (!filling.option && isSomethingElse(check, filling.filling->option)) {
            Finding found = aboutFilling(check, "SON-ARM-15", Severity::Error, filling, entry);
            found.message = "no-option";
            found.fixes.push_back(removeFix(filling));
            findings.push_back(std::move(found));
            return;
        }
        if (!filling.option || !filling.slot || needsNoSlot(*filling.option) ||
            fits(*filling.option, *filling.slot))
            return;
        Finding found = aboutFilling(check, "SON-ARM-15", Severity::Error, filling, entry);
        const auto& kinds = filling.slot->kinds;
        const bool kindFits = std::find(kinds.begin(), kinds.end(), filling.option->kind) != kinds.end();
        found.message = kindFits ? "band" : "kind";
        found.arguments.push_back(filling.slot->band);
        Fix move;
        if (moveFix(check, filling, nullptr, move))
            found.fixes.push_back(std::move(move));
        found.fixes.push_back(removeFix(filling));
        findings.push_back(std::move(found));
    });
}

/// SON-ARM-34: a free option needs no slot and wastes the one it takes.
void checkFreeInSlot(const ArmyCheck& check, Findings& findings) {
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        if (!entry || !filling.option || !needsNoSlot(*filling.option) || filling.filling->slot < 0)
            return;
        // A slot made for it, such as the one of Lovecraft's tile for his laboratory, is no waste.
        if (filling.slot && fits(*filling.option, *filling.slot))
            return;
        Finding found = aboutFilling(check, "SON-ARM-34", Severity::Warning, filling, entry);
        RosterEntry::Filling free = *filling.filling;
        free.slot = -1;
        found.fixes.push_back({"make-free",
                               {filling.filling->option.value},
                               {{Edit::Kind::Remove, filling.pointer, {}},
                                {Edit::Kind::Add, check.army.pointer + "/freeOptions/-", jsonOf(free)}},
                               0});
        findings.push_back(std::move(found));
    });
}

/// SON-ARM-52: no listed value lies outside the model: negative cost or stars, a slot that accepts nothing.
void checkValues(const ArmyCheck& check, Findings& findings) {
    for (const EntryView& entry : check.army.entries) {
        if (!entry.tile)
            continue;
        const Tile& tile = *entry.tile;
        const bool badSlot = std::any_of(tile.slots.begin(), tile.slots.end(), [](const Slot& slot) {
            return slot.kinds.empty() || slot.stars < 0;
        });
        if (tile.cost.value_or(0) < 0 || tile.stars < 0 || badSlot) {
            Finding found = aboutEntry(check, "SON-ARM-52", Severity::Error, entry);
            found.fixes.push_back(removeFix(entry));
            findings.push_back(std::move(found));
        }
    }
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        if (!filling.option || (filling.option->cost.value_or(0) >= 0 && filling.option->stars >= 0))
            return;
        Finding found = aboutFilling(check, "SON-ARM-52", Severity::Error, filling, entry);
        found.fixes.push_back(removeFix(filling));
        findings.push_back(std::move(found));
    });
}

constexpr Check armySlotsTable[] = {
    {"SON-ARM-13", Severity::Error, armyCheck<checkHasSlot>, part::sides},
    {"SON-ARM-14", Severity::Error, armyCheck<checkOnePerSlot>, part::sides},
    {"SON-ARM-15", Severity::Error, armyCheck<checkFits>, part::sides},
    {"SON-ARM-34", Severity::Warning, armyCheck<checkFreeInSlot>, part::sides},
    {"SON-ARM-52", Severity::Error, armyCheck<checkValues>, part::sides},
};

}  // namespace

std::span<const Check> armySlotChecks() {
    return armySlotsTable;
}

}  // namespace bocage::rules::normandie
