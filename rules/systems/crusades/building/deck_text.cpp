#include "rules/systems/crusades/building/deck_text.h"

#include <algorithm>
#include <charconv>

namespace bocage::rules::crusades {

namespace {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::string lowered(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return result;
}

/// What a line names: an id, else the name in any language.
const Card* cardNamed(std::string_view name, const Cards& cards) {
    if (const Card* card = cards.find(ContentId(std::string(name))))
        return card;
    const std::string wanted = lowered(name);
    for (const auto& [id, card] : cards.all()) {
        for (const auto& [language, words] : card.name.byLanguage)
            if (lowered(words) == wanted)
                return &card;
    }
    return nullptr;
}

/// The card that stands for a kind: the one that the box has most of.
const Card* cardOfKind(CardKind kind, const Cards& cards) {
    const Card* best = nullptr;
    for (const auto& [id, card] : cards.all())
        if (card.kind == kind && (!best || card.copies > best->copies))
            best = &card;
    return best;
}

/// "16 Gold", "4x Gold", "Gold": a number is split off the front.
struct Line {
    long long copies = 1;
    std::string_view name;
    bool numbered = false;
};

Line split(std::string_view text) {
    Line line{1, text, false};
    std::size_t digits = 0;
    while (digits < text.size() && text[digits] >= '0' && text[digits] <= '9')
        ++digits;
    if (digits == 0)
        return line;
    line.numbered = true;
    const auto read = std::from_chars(text.data(), text.data() + digits, line.copies);
    if (read.ec != std::errc())
        line.copies = static_cast<long long>(mostCopies) + 1;  // larger than any number has room for
    std::string_view rest = trimmed(text.substr(digits));
    constexpr std::string_view times = "×";
    if (rest.starts_with(times))
        rest.remove_prefix(times.size());
    else if (rest.size() > 1 && (rest[0] == 'x' || rest[0] == 'X') && (rest[1] == ' ' || rest[1] == '\t'))
        rest.remove_prefix(1);
    line.name = trimmed(rest);
    return line;
}

/// "Village", "[Siege]", "# Dagon", "Academy:".
std::optional<DeckKind> headingOf(std::string_view text) {
    while (!text.empty() && (text.front() == '#' || text.front() == '[' || text.front() == ' '))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == ':' || text.back() == ']' || text.back() == ' '))
        text.remove_suffix(1);
    std::string name = lowered(text);
    if (name.ends_with(" deck"))
        name.resize(name.size() - 5);
    if (name == "academy")
        return DeckKind::Cthulhu;
    return deckNamed(name);
}

Problem note(const char* code, std::vector<std::string> arguments, int line) {
    return {code, std::move(arguments), {}, {}, line, 1};
}

}  // namespace

Result<DeckText> readDeckText(std::string_view text, const Cards& cards) {
    DeckText result;
    int number = 0;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        const std::string_view raw = trimmed(text.substr(from, end - from));
        from = end + 1;
        ++number;
        if (raw.empty() || raw.starts_with("//"))
            continue;
        const Line line = split(raw);
        if (!line.numbered && headingOf(raw))
            continue;
        const Card* card = cardNamed(line.name, cards);
        if (!card)
            if (const auto kind = kindByOldName(line.name)) {
                card = cardOfKind(*kind, cards);
                if (card)
                    result.notes.push_back(
                        note("deck.old-name", {std::string(line.name), card->name.english()}, number));
            }
        if (!card)
            if (const auto kind = kindNamed(lowered(line.name)))
                card = cardOfKind(*kind, cards);
        if (!card) {
            result.notes.push_back(note("deck.unknown-card", {std::string(line.name)}, number));
            continue;
        }
        if (deckOf(card->kind) == DeckKind::Fortress) {
            result.notes.push_back(note("deck.fortress-card", {card->name.english()}, number));
            continue;
        }
        if (line.copies < 1 || line.copies > mostCopies) {
            result.notes.push_back(note(
                "deck.copies",
                {card->name.english(), std::string(raw.substr(0, raw.find(' '))), std::to_string(mostCopies)},
                number));
            continue;
        }
        auto& entries = result.decks.of(deckOf(card->kind)).entries;
        const auto known = std::find_if(entries.begin(), entries.end(),
                                        [&](const DeckEntry& entry) { return entry.card == card->id; });
        if (known == entries.end())
            entries.push_back({card->id, static_cast<int>(line.copies)});
        else
            known->copies = std::min(mostCopies, known->copies + static_cast<int>(line.copies));
        result.cards += static_cast<int>(line.copies);
    }
    if (result.cards == 0) {
        Problems problems = result.notes;
        problems.push_back({"deck.no-cards", {}, {}, {}, 0, 0});
        return problems;
    }
    return result;
}

std::string writeDeckText(const DeckLists& decks, const Library& library, const Cards& cards,
                          const std::string& language) {
    std::map<std::string, int> names;
    for (const auto& [id, card] : cards.all())
        ++names[lowered(card.name.in(language))];
    std::string text;
    for (const DeckKind deck : listedDecks) {
        const ListedCards listed = cardsOf(decks.of(deck), library);
        if (listed.entries.empty())
            continue;
        if (!text.empty())
            text += '\n';
        std::string heading(nameOf(deck));
        heading.front() = static_cast<char>(heading.front() - 'a' + 'A');
        text += "# " + heading + '\n';
        for (const DeckEntry& entry : listed.entries) {
            const Card* card = cards.find(entry.card);
            const std::string name = card ? card->name.in(language) : std::string();
            text += std::to_string(entry.copies) + ' ' +
                    (card && names[lowered(name)] == 1 ? name : entry.card.value) + '\n';
        }
    }
    return text;
}

void setCopies(DeckList& list, const ContentId& card, int copies, const Library& library) {
    if (list.entries.empty() && !list.deck.empty())
        list.entries = cardsOf(list, library).entries;
    list.deck = {};
    copies = std::clamp(copies, 0, mostCopies);
    const auto known = std::find_if(list.entries.begin(), list.entries.end(),
                                    [&](const DeckEntry& entry) { return entry.card == card; });
    if (known == list.entries.end()) {
        if (copies > 0)
            list.entries.push_back({card, copies});
    } else if (copies == 0) {
        list.entries.erase(known);
    } else {
        known->copies = copies;
    }
}

}  // namespace bocage::rules::crusades
