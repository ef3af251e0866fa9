#include "rules/systems/crusades/sections.h"

#include "rules/format/sections.h"
#include "rules/systems/crusades/describe_sections.h"

namespace bocage::rules::crusades {

namespace {

template <class Section>
Section sectionOf(const Extras& extras, Problems* problems) {
    Section section;
    for (const Json::Member& member : extras)
        if (member.first == sectionKey) {
            Problems found;
            format::FieldReader(found, "/" + std::string(sectionKey)).read(member.second, section);
            if (problems)
                problems->insert(problems->end(), found.begin(), found.end());
        }
    return section;
}

void addReferences(std::vector<ContentId>& ids, const DeckLists& decks) {
    for (const DeckKind kind : listedDecks) {
        const DeckList& list = decks.of(kind);
        if (!list.deck.empty())
            ids.push_back(list.deck);
        for (const DeckEntry& entry : list.entries)
            ids.push_back(entry.card);
    }
}

void addReferences(std::vector<ContentId>& ids, const std::vector<ContentId>& more) {
    ids.insert(ids.end(), more.begin(), more.end());
}

}  // namespace

DeckList& DeckLists::of(DeckKind deck) {
    return deck == DeckKind::Siege     ? siege
           : deck == DeckKind::Dagon   ? dagon
           : deck == DeckKind::Cthulhu ? cthulhu
                                       : village;
}

const DeckList& DeckLists::of(DeckKind deck) const {
    return const_cast<DeckLists*>(this)->of(deck);
}

ScenarioSection scenarioSection(const Extras& extras, Problems* problems) {
    return sectionOf<ScenarioSection>(extras, problems);
}

RosterSection rosterSection(const Extras& extras, Problems* problems) {
    return sectionOf<RosterSection>(extras, problems);
}

void setSection(Extras& extras, const ScenarioSection& section) {
    writeSection(extras, sectionKey, section);
}

void setSection(Extras& extras, const RosterSection& section) {
    writeSection(extras, sectionKey, section);
}

Json toJson(const ScenarioSection& section) {
    return sectionJson(section);
}

Json toJson(const RosterSection& section) {
    return sectionJson(section);
}

std::vector<ContentId> references(const ScenarioSection& section) {
    std::vector<ContentId> ids;
    addReferences(ids, section.decks);
    for (const auto* list : {&section.discard, &section.dagonDiscard, &section.siegeDiscard,
                             &section.cthulhuDiscard, &section.removed})
        addReferences(ids, *list);
    return ids;
}

std::vector<ContentId> references(const RosterSection& section) {
    std::vector<ContentId> ids;
    addReferences(ids, section.decks);
    for (const auto* list :
         {&section.siegeOnTable, &section.siegeNew, &section.reactions, &section.hand, &section.ambushes})
        addReferences(ids, *list);
    return ids;
}

ListedCards cardsOf(const DeckList& list, const Library& library) {
    ListedCards cards;
    if (!list.entries.empty() || list.deck.empty()) {
        cards.entries = list.entries;
        cards.pointer = "/entries";
        return cards;
    }
    const DeckDef* deck = library.deck(list.deck);
    if (!deck) {
        cards.known = false;
        return cards;
    }
    for (const Copies& copies : deck->cards)
        cards.entries.push_back({copies.id, copies.count});
    return cards;
}

}  // namespace bocage::rules::crusades
