#include "rules/systems/normandie/army/army_view.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace bocage::rules::normandie {

namespace {

bool contains(const std::vector<std::string>& list, const std::string& wanted) {
    return std::find(list.begin(), list.end(), wanted) != list.end();
}

/// The dearest listed spell of a book, when one of them comes with it.
int freeSpellOf(const FillingView& book) {
    int found = -1;
    for (std::size_t i = 0; i < book.contents.size(); ++i)
        if (const Option* spell = book.contents[i];
            spell && isBookSpell(*spell) &&
            (found < 0 ||
             spell->cost.value_or(0) > book.contents[static_cast<std::size_t>(found)]->cost.value_or(0)))
            found = static_cast<int>(i);
    return found;
}

FillingView viewOf(const RosterEntry::Filling& filling, const Tile* tile, const Content& content,
                   std::string pointer, const Rulings& rulings) {
    FillingView view;
    view.filling = &filling;
    view.option = content.option(filling.option);
    if (tile && filling.slot >= 0 && static_cast<std::size_t>(filling.slot) < tile->slots.size())
        view.slot = &tile->slots[static_cast<std::size_t>(filling.slot)];
    for (const ContentId& id : filling.contents)
        view.contents.push_back(content.option(id));
    view.pointer = std::move(pointer);
    if (rulings.bookFreeSpell && view.option && view.option->kind == OptionKind::SpellBook)
        view.freeSpell = freeSpellOf(view);
    return view;
}

}  // namespace

bool fits(const Option& option, const Slot& slot) {
    // An artifact is a customization, and a spell book takes a customization slot (SON-ARM-05).
    const OptionKind asked = option.kind == OptionKind::Artifact || option.kind == OptionKind::SpellBook
                                 ? OptionKind::Customization
                                 : option.kind;
    const auto accepts = [&](OptionKind kind) {
        return std::find(slot.kinds.begin(), slot.kinds.end(), kind) != slot.kinds.end();
    };
    if (!accepts(asked) && !accepts(option.kind))
        return false;
    return option.bands.empty() || slot.band.empty() || contains(option.bands, slot.band);
}

bool isBookSpell(const Option& option) {
    static constexpr std::array<std::string_view, 10> list = {
        "augur",         "bind-zombies", "bless-blade", "circle-nausea", "clutch-nyogtha",
        "curse-azatoth", "deflect-arm",  "mind-blast",  "sense-life",    "wrack"};
    return option.kind == OptionKind::Spell &&
           std::find(list.begin(), list.end(), option.id.name()) != list.end();
}

bool needsNoSlot(const Option& option) {
    return option.kind == OptionKind::Free || option.kind == OptionKind::Upgrade;
}

bool isCharacter(const Unit& unit) {
    return unit.tileRole == Unit::TileRole::Hero || unit.tileRole == Unit::TileRole::Character;
}

ArmyView::ArmyView(const Roster& source, const Content& library, std::string base, const Rulings& chosen)
    : roster(&source), content(&library), pointer(std::move(base)), rulings(chosen) {
    build(source.entries, source.freeOptions, pointer);
}

ArmyView::ArmyView(const Roster& source, const RosterVariant& variant, const Content& library,
                   std::string base, const Rulings& chosen)
    : roster(&source), content(&library), pointer(std::move(base)), rulings(chosen) {
    build(variant.entries, variant.freeOptions, pointer);
}

void ArmyView::build(const std::vector<RosterEntry>& rosterEntries,
                     const std::vector<RosterEntry::Filling>& free, const std::string& base) {
    const auto bring = [&](const std::vector<Copies>& copies, int entry, int filling) {
        for (const Copies& brought : copies)
            for (int i = 0; i < brought.count; ++i) {
                const Unit* unit = content->unit(brought.id);
                units.push_back(
                    {unit, brought.id, entry, filling, unit && filling < 0 && isCharacter(*unit)});
            }
    };
    for (std::size_t e = 0; e < rosterEntries.size(); ++e) {
        const RosterEntry& source = rosterEntries[e];
        EntryView view;
        view.entry = &source;
        view.tile = content->tile(source.content);
        view.pointer = base + "/entries/" + std::to_string(e);
        for (std::size_t f = 0; f < source.fillings.size(); ++f)
            view.fillings.push_back(viewOf(source.fillings[f], view.tile, *content,
                                           view.pointer + "/fillings/" + std::to_string(f), rulings));
        entries.push_back(std::move(view));
        if (entries.back().tile)
            bring(entries.back().tile->units, static_cast<int>(e), -1);
        // A support option's counters are units of the army; what a spell may summon is not there yet.
        for (std::size_t f = 0; f < entries.back().fillings.size(); ++f)
            if (const Option* option = entries.back().fillings[f].option;
                option && option->kind == OptionKind::Support)
                bring(option->units, static_cast<int>(e), static_cast<int>(f));
    }
    for (std::size_t f = 0; f < free.size(); ++f) {
        freeOptions.push_back(
            viewOf(free[f], nullptr, *content, base + "/freeOptions/" + std::to_string(f), rulings));
        if (const Option* option = freeOptions.back().option; option && option->kind == OptionKind::Free)
            bring(option->units, -1, static_cast<int>(f));
    }
}

bool ArmyView::hasOfficerTile() const {
    return std::any_of(entries.begin(), entries.end(),
                       [](const EntryView& entry) { return entry.tile && entry.tile->officer; });
}

bool ArmyView::hasUnit(const ContentId& id) const {
    return std::any_of(units.begin(), units.end(), [&](const ArmyUnit& unit) { return unit.id == id; });
}

bool ArmyView::hasTile(const ContentId& id) const {
    return std::any_of(entries.begin(), entries.end(),
                       [&](const EntryView& entry) { return entry.entry->content == id; });
}

const Unit* ArmyView::characterOf(const EntryView& entry) const {
    if (!entry.tile)
        return nullptr;
    for (const Copies& own : entry.tile->units)
        if (const Unit* unit = content->unit(own.id); unit && isCharacter(*unit))
            return unit;
    return nullptr;
}

}  // namespace bocage::rules::normandie
