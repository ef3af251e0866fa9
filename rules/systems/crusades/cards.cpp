#include "rules/systems/crusades/cards.h"

#include <algorithm>

#include "rules/systems/crusades/describe_cards.h"

namespace bocage::rules::crusades {

namespace {

struct DeckFacts {
    DeckKind deck;
    std::string_view name;
    std::string_view contentKind;
};

constexpr DeckFacts decks[] = {{DeckKind::Fortress, "fortress", "fortress-card"},
                               {DeckKind::Village, "village", "village-card"},
                               {DeckKind::Siege, "siege", "siege-card"},
                               {DeckKind::Dagon, "dagon", "dagon-card"},
                               {DeckKind::Cthulhu, "cthulhu", "cthulhu-card"}};

std::string lowered(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return result;
}

}  // namespace

DeckKind deckOf(CardKind kind) {
    switch (kind) {
        case CardKind::Castle:
        case CardKind::Wall:
            return DeckKind::Fortress;
        case CardKind::Siege:
            return DeckKind::Siege;
        case CardKind::Dagon:
            return DeckKind::Dagon;
        case CardKind::Monster:
            return DeckKind::Cthulhu;
        default:
            return DeckKind::Village;
    }
}

bool attacks(CardKind kind) {
    return kind == CardKind::Soldiers || kind == CardKind::Bowmen || kind == CardKind::Siege;
}

std::string_view nameOf(CardKind kind) {
    for (const auto& [value, name] : format::EnumNames<CardKind>::names)
        if (value == kind)
            return name;
    return {};
}

std::string_view nameOf(DeckKind deck) {
    return decks[static_cast<std::size_t>(deck)].name;
}

std::optional<CardKind> kindNamed(std::string_view name) {
    for (const auto& [value, known] : format::EnumNames<CardKind>::names)
        if (known == name)
            return value;
    return std::nullopt;
}

std::optional<DeckKind> deckNamed(std::string_view name) {
    for (const DeckFacts& facts : decks)
        if (facts.name == name)
            return facts.deck;
    return std::nullopt;
}

std::optional<CardKind> kindByOldName(std::string_view name) {
    static const std::map<std::string, CardKind, std::less<>> names = {
        {"explorer", CardKind::Sacrifice},   {"explorers", CardKind::Sacrifice},
        {"victim", CardKind::Sacrifice},     {"victims", CardKind::Sacrifice},
        {"duke", CardKind::Cultist},         {"king", CardKind::Idol},
        {"academy", CardKind::Monster},      {"archers", CardKind::Bowmen},
        {"archer", CardKind::Bowmen},        {"constructor", CardKind::Builder},
        {"constructors", CardKind::Builder}, {"builders", CardKind::Builder},
        {"cthulhu idol", CardKind::Idol}};
    const auto found = names.find(lowered(name));
    return found == names.end() ? std::nullopt : std::optional(found->second);
}

std::string_view contentKindOf(DeckKind deck) {
    return decks[static_cast<std::size_t>(deck)].contentKind;
}

std::optional<DeckKind> deckOfContentKind(std::string_view kind) {
    for (const DeckFacts& facts : decks)
        if (facts.contentKind == kind)
            return facts.deck;
    return std::nullopt;
}

Result<Card> readCard(const SystemContent& item) {
    Card card;
    static_cast<ContentHead&>(card) = item;
    Problems problems;
    format::FieldReader(problems, {}).read(item.fields, card);
    if (!problems.empty())
        return problems;
    return card;
}

std::shared_ptr<const Cards> Cards::build(const Library& library) {
    auto cards = std::make_shared<Cards>();
    for (const Pack& pack : library.packs())
        for (const SystemContent& item : pack.system)
            if (deckOfContentKind(item.id.kind()))
                if (Result<Card> read = readCard(item))
                    cards->m_cards.emplace(item.id, std::move(*read));
    return cards;
}

const Card* Cards::find(const ContentId& id) const {
    const auto found = m_cards.find(id);
    return found == m_cards.end() ? nullptr : &found->second;
}

}  // namespace bocage::rules::crusades
