#include "rules/systems/crusades/building/fortress_rosters.h"

#include <algorithm>

#include "rules/systems/crusades/checks/check_context.h"
#include "rules/systems/crusades/play/arithmetic.h"

namespace bocage::rules::crusades {

namespace {

/// More than this many slots are never drawn: a card with nonsense on it stays readable.
constexpr int mostSlots = 20;

int slotsOf(const Card& card, const Options& options) {
    return deckOf(card.kind) == DeckKind::Fortress ? std::min(shieldsOf(card, options), mostSlots) : 0;
}

CardKind defenderOf(const Card& place) {
    return place.kind == CardKind::Castle ? CardKind::Soldiers : CardKind::Bowmen;
}

Finding objection(const char* rule, std::string message, std::vector<std::string> arguments,
                  const ElementId& entry) {
    Finding found = finding(rule, Severity::Error, std::move(message), std::move(arguments), "/entries",
                            "/" + entry.value);
    if (!entry.empty())
        found.locations.front().entries.push_back(entry);
    return found;
}

std::string titleOf(const RosterEntry& entry, const Cards& cards) {
    return entry.label.empty() ? nameOf(cards, entry.content) : entry.label.english();
}

int count(const Roster& roster, const Cards& cards, CardKind kind) {
    return static_cast<int>(
        std::count_if(roster.entries.begin(), roster.entries.end(), [&](const RosterEntry& entry) {
            const Card* card = cards.find(entry.content);
            return card && card->kind == kind;
        }));
}

Findings againstPlace(const Roster& roster, const Cards& cards, const Options& options, const Card& card) {
    const std::string title = roster.title.english();
    if (card.kind == CardKind::Castle && count(roster, cards, CardKind::Castle) > 0)
        return {objection("CC-RCHK-01", "many",
                          {title, std::to_string(count(roster, cards, CardKind::Castle) + 1)}, {})};
    const int walls = count(roster, cards, CardKind::Wall);
    if (card.kind == CardKind::Wall && walls >= options.walls && !options.customFortress)
        return {objection("CC-RCHK-02", {}, {title, std::to_string(walls + 1), std::to_string(options.walls)},
                          {})};
    return {};
}

RosterTotal total(const char* code, bool provisional) {
    RosterTotal made;
    made.code = code;
    made.provisional = provisional;
    return made;
}

void add(RosterTotal& sum, const ElementId& source, const ContentId& content, int value, const char* rule) {
    sum.value += value;
    sum.terms.push_back({source, content, {}, value, rule});
}

}  // namespace

Findings objections(const Roster& roster, const Cards& cards, const Options& options, const ContentId& thing,
                    const RosterPlace& where, const ElementId& moving) {
    const Card* card = cards.find(thing);
    if (!card)
        return {objection("CC-CHK-15", "card", {thing.value}, {})};
    if (deckOf(card->kind) == DeckKind::Fortress)
        return againstPlace(roster, cards, options, *card);
    const std::string& name = thing.value;  // shown by its name, in the language of whoever reads it
    const auto entry =
        std::find_if(roster.entries.begin(), roster.entries.end(),
                     [&](const RosterEntry& candidate) { return candidate.id == where.entry; });
    const Card* place = entry == roster.entries.end() ? nullptr : cards.find(entry->content);
    if (!place || deckOf(place->kind) != DeckKind::Fortress)
        return {objection("CC-RCHK-03", {}, {roster.title.english(), name}, where.entry)};
    const std::string title = titleOf(*entry, cards);
    Findings found;
    if (card->kind != defenderOf(*place))
        found.push_back(objection(place->kind == CardKind::Castle ? "CC-RCHK-08" : "CC-RCHK-07", {},
                                  {name, title}, entry->id));
    else if (options.colourMatching && !card->colour.empty() && !place->colour.empty() &&
             card->colour != place->colour)
        found.push_back(objection("CC-RCHK-10", {}, {name, card->colour, title, place->colour}, entry->id));
    int posted = 1;
    for (const RosterEntry::Filling& filling : entry->fillings)
        if (filling.slot != where.slot && filling.id != moving)
            posted += static_cast<int>(filling.contents.size()) + (filling.option.empty() ? 0 : 1);
    const int room = shieldsOf(*place, options);
    if (posted > room || where.slot >= room)
        found.push_back(objection(
            "CC-RCHK-09", {}, {title, std::to_string(std::max(posted, where.slot + 1)), std::to_string(room)},
            entry->id));
    return found;
}

RosterSheet FortressRosters::sheet(const Roster& roster, const LibraryPtr& library) const {
    const auto cards = cardsFor(library);
    const Options options = ownOptions(rosterSection(roster.extras));
    RosterSheet sheet;
    RosterTotal now = total("shields", false), take = total("swords-needed", false),
                full = total("swords-full", false);
    for (const RosterEntry& entry : roster.entries) {
        RosterSheet::Card made;
        made.entry = entry.id;
        made.content = entry.content;
        made.grant = entry.grant;
        made.pieces = {entry.content};
        const Card* place = cards->find(entry.content);
        if (!place) {
            sheet.cards.push_back(std::move(made));
            continue;
        }
        made.role = nameOf(place->kind);
        const int slots = slotsOf(*place, options);
        int last = slots;
        for (const RosterEntry::Filling& filling : entry.fillings)
            last = std::max(last, std::min(filling.slot + 1, 2 * mostSlots));
        int halves = 2 * shieldsOf(*place, options), posted = 0;
        for (int index = 0; index < last; ++index) {
            RosterSheet::Slot slot;
            slot.index = index;
            slot.takes = {std::string(nameOf(defenderOf(*place)))};
            for (const RosterEntry::Filling& filling : entry.fillings)
                if (filling.slot == index || (index == 0 && filling.slot < 0)) {
                    slot.filled.push_back({filling.id, filling.option, {}, 0, filling.contents});
                    std::vector<ContentId> here = filling.contents;
                    here.push_back(filling.option);
                    for (const ContentId& id : here)
                        if (const Card* card = cards->find(id)) {
                            halves += halvesOf(*card, options);
                            ++posted;
                        }
                }
            made.slots.push_back(std::move(slot));
        }
        const int whole = halves + std::max(0, slots - posted) * options.defenderHalves.value_or(2);
        add(now, entry.id, entry.content, halves / 2, "CC-ATTACK-05");
        add(take, entry.id, entry.content, swordsNeeded(halves), "CC-ATTACK-07");
        add(full, entry.id, entry.content, swordsNeeded(whole), "CC-DEF-04");
        sheet.cards.push_back(std::move(made));
    }
    sheet.totals = {std::move(now), std::move(take), std::move(full)};
    const DeckLists decks = rosterSection(roster.extras).decks;
    for (const DeckKind deck : listedDecks) {
        RosterTotal listed = total("", false);
        listed.code = "deck-" + std::string(nameOf(deck));
        for (const DeckEntry& entry : cardsOf(decks.of(deck), *library).entries)
            add(listed, {}, entry.card, std::max(0, entry.copies), "CC-DECK-02");
        sheet.totals.push_back(std::move(listed));
    }
    return sheet;
}

std::span<const std::string_view> FortressRosters::groups() const {
    static constexpr std::string_view all[] = {"castle", "wall", "soldiers", "bowmen"};
    return all;
}

std::vector<RosterChoice> FortressRosters::choices(const LibraryPtr& library) const {
    std::vector<RosterChoice> all;
    const auto cards = cardsFor(library);
    for (const auto& [id, card] : cards->all()) {
        const bool place = deckOf(card.kind) == DeckKind::Fortress;
        if (place || card.kind == CardKind::Soldiers || card.kind == CardKind::Bowmen)
            all.push_back({id, std::string(nameOf(card.kind)), place, {}, {}});
    }
    return all;
}

Findings FortressRosters::mayPut(const Roster& roster, const LibraryPtr& library, const ContentId& thing,
                                 const RosterPlace& where, const Player*, const ElementId& moving) const {
    return objections(roster, *cardsFor(library), ownOptions(rosterSection(roster.extras)), thing, where,
                      moving);
}

bool FortressRosters::fits(const ContentId& thing, const ContentId& card, int slot,
                           const LibraryPtr& library) const {
    const auto cards = cardsFor(library);
    const Card *defender = cards->find(thing), *place = cards->find(card);
    return defender && place && defender->kind == defenderOf(*place) && slot < slotsOf(*place, {});
}

int FortressRosters::slotCount(const ContentId& card, const LibraryPtr& library) const {
    const auto cards = cardsFor(library);
    const Card* place = cards->find(card);
    return place ? slotsOf(*place, {}) : 0;
}

Roster FortressRosters::blank() const {
    Roster roster;
    roster.system = std::string(systemId);
    return roster;
}

std::vector<Copies> cardsOnTable(const Roster& roster) {
    std::vector<Copies> all;
    const auto put = [&](const ContentId& id) {
        if (id.empty())
            return;
        const auto found =
            std::find_if(all.begin(), all.end(), [&](const Copies& copies) { return copies.id == id; });
        if (found == all.end())
            all.push_back({id, 1});
        else
            ++found->count;
    };
    for (const RosterEntry& entry : roster.entries) {
        put(entry.content);
        for (const RosterEntry::Filling& filling : entry.fillings) {
            put(filling.option);
            for (const ContentId& inside : filling.contents)
                put(inside);
        }
    }
    const RosterSection section = rosterSection(roster.extras);
    for (const auto* list :
         {&section.siegeOnTable, &section.siegeNew, &section.reactions, &section.hand, &section.ambushes})
        for (const ContentId& id : *list)
            put(id);
    return all;
}

}  // namespace bocage::rules::crusades
