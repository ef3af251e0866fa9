#include "rules/systems/normandie/checks/army_trial.h"

#include <algorithm>
#include <map>

#include "rules/systems/normandie/checks/army_checks.h"

namespace bocage::rules::normandie {

namespace {

const ElementId tried("trial");

void takeOut(Roster& roster, const ElementId& filling) {
    if (filling.empty())
        return;
    const auto is = [&](const RosterEntry::Filling& other) { return other.id == filling; };
    for (RosterEntry& entry : roster.entries)
        std::erase_if(entry.fillings, is);
    std::erase_if(roster.freeOptions, is);
}

const RosterEntry::Filling* findFilling(const Roster& roster, const ElementId& id) {
    for (const RosterEntry& entry : roster.entries)
        for (const RosterEntry::Filling& filling : entry.fillings)
            if (filling.id == id)
                return &filling;
    return nullptr;
}

/// Everything about an entry that the rules look at, as one text; the one that something leaves is its own.
std::string kindOf(const RosterEntry& entry, const ElementId& moving) {
    std::string kind = entry.content.value + (entry.grant ? "|grant" : "|");
    for (const RosterEntry::Filling& filling : entry.fillings) {
        kind += "|" + std::to_string(filling.slot) + filling.option.value;
        for (const ContentId& content : filling.contents)
            kind += "," + content.value;
        if (!moving.empty() && filling.id == moving)
            kind += "|" + entry.id.value;
    }
    return kind;
}

}  // namespace

ArmyTrial::ArmyTrial(ContentPtr content, const Roster& roster, const Player* player)
    : m_content(std::move(content)), m_roster(roster), m_player(player) {}

Findings ArmyTrial::judge(const Roster& changed, const ElementId& about) const {
    m_effort += static_cast<long long>(changed.entries.size()) + 1;
    NormandieContext context;
    context.content = m_content;
    ArmyView view(changed, *m_content);
    ArmyTotals totals = totalsOf(view);
    context.armies.push_back({&changed, nullptr, m_player, nullptr, std::move(view), std::move(totals)});
    CheckInput input{.library = m_content->library()};
    input.roster = &changed;
    input.player = m_player;
    input.context = &context;
    Findings all;
    for (const Check& check : armyChecks())
        check.run(input, all);
    Findings objections;
    for (Finding& finding : all) {
        const bool concerns =
            std::any_of(finding.locations.begin(), finding.locations.end(), [&](const Location& location) {
                return std::find(location.entries.begin(), location.entries.end(), about) !=
                       location.entries.end();
            });
        if (finding.severity == Severity::Error && concerns)
            objections.push_back(std::move(finding));
    }
    return objections;
}

Findings ArmyTrial::inSlot(const ContentId& option, std::size_t entry, int slot,
                           const ElementId& moving) const {
    Roster changed = m_roster;
    RosterEntry::Filling filling;
    if (const RosterEntry::Filling* present = findFilling(m_roster, moving))
        filling.contents = present->contents;
    takeOut(changed, moving);
    auto& fillings = changed.entries.at(entry).fillings;
    std::erase_if(fillings, [&](const RosterEntry::Filling& other) { return other.slot == slot; });
    filling.id = tried;
    filling.slot = slot;
    filling.option = option;
    fillings.push_back(std::move(filling));
    return judge(changed, tried);
}

Findings ArmyTrial::asFreeOption(const ContentId& option) const {
    Roster changed = m_roster;
    RosterEntry::Filling filling;
    filling.id = tried;
    filling.option = option;
    changed.freeOptions.push_back(std::move(filling));
    return judge(changed, tried);
}

Findings ArmyTrial::inBook(const ContentId& spell, const ElementId& book) const {
    Roster changed = m_roster;
    for (RosterEntry& entry : changed.entries)
        for (RosterEntry::Filling& filling : entry.fillings)
            if (filling.id == book)
                filling.contents.push_back(spell);
    // What is wrong with the book already is not the new spell's fault.
    const Findings before = judge(m_roster, book);
    Findings after = judge(changed, book);
    std::erase_if(after, [&](const Finding& finding) {
        return std::find(before.begin(), before.end(), finding) != before.end();
    });
    return after;
}

Findings ArmyTrial::asEntry(const ContentId& tile) const {
    Roster changed = m_roster;
    RosterEntry entry;
    entry.id = tried;
    entry.content = tile;
    changed.entries.push_back(std::move(entry));
    return judge(changed, tried);
}

std::vector<ArmyTrial::Place> ArmyTrial::placesFor(const ContentId& id, const ElementId& moving) const {
    std::vector<Place> places;
    const Option* option = m_content->option(id);
    if (!option)
        return places;
    // Tiles that are equal and hold the same take the same: each kind is judged once, however many there are.
    std::map<std::pair<std::string, int>, bool> judged;
    for (std::size_t e = 0; e < m_roster.entries.size(); ++e) {
        const RosterEntry& entry = m_roster.entries[e];
        const Tile* tile = m_content->tile(entry.content);
        if (!tile)
            continue;
        const std::string kind = kindOf(entry, moving);
        for (std::size_t s = 0; s < tile->slots.size(); ++s) {
            const int slot = static_cast<int>(s);
            // The shape is looked at first: it is what refuses most, and the whole judgement is dear.
            if (!fits(*option, tile->slots[s]))
                continue;
            const auto [known, fresh] = judged.try_emplace({kind, slot}, false);
            if (fresh)
                known->second = inSlot(id, e, slot, moving).empty();
            if (!known->second)
                continue;
            const bool taken = std::any_of(entry.fillings.begin(), entry.fillings.end(),
                                           [&](const RosterEntry::Filling& filling) {
                                               return filling.slot == slot && filling.id != moving;
                                           });
            places.push_back({e, slot, taken});
        }
    }
    std::stable_partition(places.begin(), places.end(), [](const Place& place) { return !place.taken; });
    return places;
}

std::vector<ElementId> ArmyTrial::booksFor(const ContentId& spell) const {
    std::vector<ElementId> books;
    const Option* option = m_content->option(spell);
    if (!option || option->kind != OptionKind::Spell)
        return books;
    for (const RosterEntry& entry : m_roster.entries)
        for (const RosterEntry::Filling& filling : entry.fillings)
            if (const Option* book = m_content->option(filling.option);
                book && static_cast<int>(filling.contents.size()) < book->spellSpaces &&
                inBook(spell, filling.id).empty())
                books.push_back(filling.id);
    return books;
}

}  // namespace bocage::rules::normandie
