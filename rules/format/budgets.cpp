#include "rules/format/budgets.h"

#include "rules/format/describe_campaign.h"

namespace bocage::rules {

namespace {

using namespace format;

struct ListBudget {
    std::string_view type, field;
    std::size_t count;
};

constexpr ListBudget listBudgets[] = {
    {"Battlefield", "boards", 200},   {"Battlefield", "overlays", 2'000},
    {"Battlefield", "edges", 4'000},  {"Battlefield", "corners", 4'000},
    {"Scenario", "zones", 200},       {"Scenario", "entries", 200},
    {"Scenario", "objectives", 200},  {"Scenario", "pieces", 2'000},
    {"Scenario", "sides", 12},        {"Scenario", "decks", 50},
    {"Scenario", "bags", 50},         {"Scenario", "specialRules", 300},
    {"Scenario", "victory", 200},     {"Scenario", "campaign", 200},
    {"Scenario", "waivers", 2'000},   {"Scenario", "notes", 1'000},
    {"Side", "players", 12},          {"Force", "armies", 12},
    {"TurnTrack", "events", 300},     {"Army", "entries", 80},
    {"Army", "freeOptions", 80},      {"Army", "variants", 50},
    {"Army", "waivers", 2'000},       {"RosterEntry", "fillings", 60},
    {"RosterVariant", "entries", 80}, {"Campaign", "chapters", 500},
    {"Campaign", "log", 2'000},       {"Chapter", "next", 100},
    {"Chapter", "outcomes", 100},     {"NextChapter", "carry", 50},
    {"LogEntry", "points", 50},       {"LogEntry", "losses", 500},
    {"LogEntry", "found", 200},       {"Zone", "cells", 40'000},
    {"Objective", "cells", 40'000},   {"Collection", "boxes", 1'000},
    {"Collection", "pieces", 5'000},  {"Texts", "translations", 500},
};

/// Texts that people read in paragraphs; all others are names.
bool isLong(std::string_view field) {
    static constexpr std::string_view names[] = {"text",     "introduction", "deployment", "preparation",
                                                 "gameplay", "epilogue",     "notes",      "note",
                                                 "reason",   "description",  "help",       "story"};
    return std::find(std::begin(names), std::end(names), field) != std::end(names);
}

/// Characters that are drawn onto the one before them.
bool isMark(char32_t c) {
    static constexpr std::pair<char32_t, char32_t> ranges[] = {
        {0x0300, 0x036F}, {0x0483, 0x0489},   {0x0591, 0x05BD},  {0x0610, 0x061A}, {0x064B, 0x065F},
        {0x0E31, 0x0E3A}, {0x0E47, 0x0E4E},   {0x1AB0, 0x1AFF},  {0x1DC0, 0x1DFF}, {0x200B, 0x200F},
        {0x2060, 0x206F}, {0x20D0, 0x20FF},   {0x302A, 0x302F},  {0x3099, 0x309A}, {0xFE00, 0xFE0F},
        {0xFE20, 0xFE2F}, {0x1D165, 0x1D182}, {0xE0000, 0xE01EF}};
    return c >= 0x0300 && std::any_of(std::begin(ranges), std::end(ranges), [&](const auto& range) {
               return c >= range.first && c <= range.second;
           });
}

/// The most marks that lie on one character. Laying out thousands takes the square of their number. The text
/// is good UTF-8: the parser saw to that.
std::size_t longestPile(const std::string& text) {
    std::size_t longest = 0, pile = 0;
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const std::size_t size = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        char32_t c = size == 1 ? lead : lead & (0xFFu >> (size + 1));
        for (std::size_t k = 1; k < size && i + k < text.size(); ++k)
            c = c << 6 | (static_cast<unsigned char>(text[i + k]) & 0x3Fu);
        pile = isMark(c) ? pile + 1 : 0;
        longest = std::max(longest, pile);
        i += size;
    }
    return longest;
}

std::size_t weight(const Json& json) {
    switch (json.type()) {
        case Json::Type::String:
            return 8 + json.string().size();
        case Json::Type::Array: {
            std::size_t sum = 8;
            for (const Json& element : json.array())
                sum += weight(element);
            return sum;
        }
        case Json::Type::Object: {
            std::size_t sum = 8;
            for (const auto& [name, value] : json.object())
                sum += name.size() + weight(value);
            return sum;
        }
        default:
            return 8;
    }
}

/// One more Io of the field descriptions: looks at every list, text and unknown field of a value, so that no
/// field can be forgotten.
class FieldBudget {
public:
    struct Sums {
        Problems& problems;
        std::size_t items = 0, cells = 0, text = 0, unknown = 0;
    };

    FieldBudget(Sums& sums, const ReadPath* path) : m_sums(sums), m_path(path) {}

    void type(std::string_view name) { m_type = name; }
    void grid(GridKind) {}
    template <class F>
    void required(std::string_view name, const F& field, IntRange = {}) {
        const ReadPath step{m_path, name, 0, false};
        look(field, name, step);
    }
    template <class F, class D = F>
    void optional(std::string_view name, const F& field, const D& = D{}, IntRange = {}) {
        required(name, field);
    }
    void extras(const Extras& extras) {
        for (const auto& [name, value] : extras)
            m_sums.unknown += name.size() + weight(value);
    }
    void noExtras() {}

private:
    void look(const std::string& text, std::string_view name, const ReadPath& at) { measure(text, name, at); }
    void look(const Text& text, std::string_view name, const ReadPath& at) {
        if (text.byLanguage.size() > budget.languages)
            fail("budget.languages", budget.languages, text.byLanguage.size(), at);
        for (const auto& [language, words] : text.byLanguage)
            measure(words, name, at);
    }
    void look(const std::map<std::string, std::string>& map, std::string_view name, const ReadPath& at) {
        count(map.size(), name, at);
        for (const auto& [key, value] : map) {
            measure(key, name, at);
            measure(value, name, at);
        }
    }
    template <class T>
    void look(const std::optional<T>& value, std::string_view name, const ReadPath& at) {
        if (value)
            look(*value, name, at);
    }
    template <class T>
    void look(const std::vector<T>& list, std::string_view name, const ReadPath& at) {
        count(list.size(), name, at);
        if constexpr (std::is_same_v<T, Cell>) {
            m_sums.cells += list.size();
        } else {
            m_sums.items += list.size();
            for (std::size_t i = 0; i < list.size() && m_sums.problems.size() < maxProblems; ++i) {
                const ReadPath step{&at, {}, i, true};
                look(list[i], name, step);
            }
        }
    }
    template <class T>
    void look(const T& value, std::string_view, const ReadPath& at) {
        if constexpr (requires(FieldBudget & io) { describe(io, value); }) {
            FieldBudget nested(m_sums, &at);
            describe(nested, value);
        }
    }

    void measure(const std::string& text, std::string_view name, const ReadPath& at) {
        m_sums.text += text.size();
        const std::size_t most = isLong(name) ? budget.textBytes : budget.nameBytes;
        if (text.size() > most)
            fail("budget.text", most, text.size(), at);
        else if (const std::size_t marks = longestPile(text); marks > budget.marks)
            fail("budget.marks", budget.marks, marks, at);
    }
    void count(std::size_t found, std::string_view name, const ReadPath& at) {
        if (const std::size_t most = listBudget(m_type, name); found > most)
            fail("budget.list", most, found, at);
    }
    void fail(std::string code, std::size_t most, std::size_t found, const ReadPath& at) {
        addProblem(m_sums.problems,
                   {std::move(code), {std::to_string(most), std::to_string(found)}, {}, at.pointer(), 0, 0});
    }

    Sums& m_sums;
    const ReadPath* m_path;
    std::string_view m_type;
};

template <class T>
Problems measure(const T& value) {
    Problems problems;
    FieldBudget::Sums sums{problems};
    FieldBudget io(sums, nullptr);
    describe(io, value);
    const auto most = [&](const char* code, std::size_t limit, std::size_t found) {
        if (found > limit)
            addProblem(problems, {code, {std::to_string(limit), std::to_string(found)}, {}, {}, 0, 0});
    };
    most("budget.items", budget.items, sums.items);
    most("budget.cells", budget.cells, sums.cells);
    most("budget.all-text", budget.allTextBytes, sums.text);
    most("budget.unknown", budget.unknownBytes, sums.unknown);
    return problems;
}

}  // namespace

std::size_t listBudget(std::string_view type, std::string_view field) {
    for (const ListBudget& list : listBudgets)
        if (list.type == type && list.field == field)
            return list.count;
    return 1'000;
}

Problems overBudget(const Scenario& scenario) {
    return measure(scenario);
}

Problems overBudget(const Roster& roster) {
    return measure(roster);
}

Problems overBudget(const Campaign& campaign) {
    return measure(campaign);
}

Problems overBudget(const Collection& collection) {
    return measure(collection);
}

}  // namespace bocage::rules
