#include "rules/systems/normandie/checks/army_trial.h"

#include <algorithm>

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

bool concerns(const Finding& finding, const ElementId& about) {
    return std::any_of(finding.locations.begin(), finding.locations.end(), [&](const Location& location) {
        return std::find(location.entries.begin(), location.entries.end(), about) != location.entries.end();
    });
}

}  // namespace

ArmyTrial::ArmyTrial(ContentPtr content, const Roster& roster, const Player* player)
    : m_content(std::move(content)), m_roster(roster), m_player(player) {}

Findings ArmyTrial::errorsOf(const Roster& changed) const {
    NormandieContext context;
    context.content = m_content;
    context.offersWaysOut = false;
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
    // An army that breaks many rules takes longer than one of the same size that breaks none.
    m_effort += static_cast<long long>(changed.entries.size() + 4 * all.size()) + 1;
    std::erase_if(all, [](const Finding& finding) { return finding.severity != Severity::Error; });
    return all;
}

Findings ArmyTrial::judge(const Roster& changed, const ElementId& about) const {
    Findings objections = errorsOf(changed);
    std::erase_if(objections, [&](const Finding& finding) { return !concerns(finding, about); });
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
    if (!m_before)
        m_before = errorsOf(m_roster);
    Findings after = judge(changed, book);
    std::erase_if(after, [&](const Finding& finding) {
        return std::any_of(m_before->begin(), m_before->end(), [&](const Finding& before) {
            return before.rule == finding.rule && before.message == finding.message &&
                   before.arguments == finding.arguments && before.subject == finding.subject &&
                   concerns(before, book);
        });
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

bool ArmyTrial::takes(const ContentId& option, std::size_t entry, int slot, const std::string& kind,
                      const ElementId& moving) const {
    const auto ask = [&] { return inSlot(option, entry, slot, moving).empty(); };
    if (!moving.empty())
        return ask();
    const auto [known, fresh] = m_known.try_emplace({option, kind, slot}, false);
    if (fresh)
        known->second = ask();
    return known->second;
}

bool ArmyTrial::isTaken(const RosterEntry& entry, int slot, const ElementId& moving) const {
    return std::any_of(
        entry.fillings.begin(), entry.fillings.end(),
        [&](const RosterEntry::Filling& filling) { return filling.slot == slot && filling.id != moving; });
}

std::vector<ArmyTrial::Place> ArmyTrial::placesFor(const ContentId& id, const ElementId& moving) const {
    std::vector<Place> places;
    const Option* option = m_content->option(id);
    if (!option)
        return places;
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
                known->second = takes(id, e, slot, kind, moving);
            if (known->second)
                places.push_back({e, slot, isTaken(entry, slot, moving)});
        }
    }
    std::stable_partition(places.begin(), places.end(), [](const Place& place) { return !place.taken; });
    return places;
}

std::optional<ArmyTrial::Place> ArmyTrial::placeFor(const ContentId& id,
                                                    const std::function<bool(const Place&)>& wanted) const {
    const Option* option = m_content->option(id);
    if (!option)
        return std::nullopt;
    for (const bool taken : {false, true})
        for (std::size_t e = 0; e < m_roster.entries.size(); ++e) {
            const RosterEntry& entry = m_roster.entries[e];
            const Tile* tile = m_content->tile(entry.content);
            for (std::size_t s = 0; tile && s < tile->slots.size(); ++s) {
                const Place place{e, static_cast<int>(s), taken};
                if (fits(*option, tile->slots[s]) && isTaken(entry, place.slot, {}) == taken &&
                    wanted(place) && takes(id, e, place.slot, kindOf(entry, {}), {}))
                    return place;
            }
        }
    return std::nullopt;
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
