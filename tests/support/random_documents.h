#pragma once

#include <algorithm>
#include <cmath>
#include <random>
#include <string>

#include "rules/format/describe_campaign.h"
#include "rules/format/describe_documents.h"

/// Random documents for property tests. The same field descriptions that read and write a type also fill it,
/// so that no field can be forgotten: a new one is in the next run's documents.
namespace random_documents {

using namespace bocage::rules;
using namespace bocage::rules::format;

class RandomFields {
public:
    explicit RandomFields(std::uint64_t seed) : m_random(seed) {}

    // The Io interface of describe().
    void type(std::string_view) {}
    void grid(GridKind kind) { m_grid = kind == GridKind::Hex ? &hexGrid() : &squareGrid(); }
    template <class F>
    void required(std::string_view name, F& field, format::IntRange range = {}) {
        fill(field, range);
        if constexpr (std::is_same_v<F, std::string>)
            if (name == "packVersion")  // it becomes part of file names
                field = std::to_string(number(0, 99)) + ".2.0-" + slug();
    }
    template <class F, class D = F>
    void optional(std::string_view, F& field, const D& fallback = D{}, format::IntRange range = {}) {
        if (chance(60))
            fill(field, range);
        else
            field = F(fallback);
    }
    void extras(Extras& extras) {
        if (!chance(25))
            return;
        for (int i = number(1, 3); i > 0; --i)
            extras.emplace_back("x-" + std::to_string(number(0, 999)), json(2));
        std::sort(extras.begin(), extras.end(),
                  [](const auto& a, const auto& b) { return a.first < b.first; });
        extras.erase(std::unique(extras.begin(), extras.end(),
                                 [](const auto& a, const auto& b) { return a.first == b.first; }),
                     extras.end());
    }
    void noExtras() {}

    int number(int low, int high) { return std::uniform_int_distribution(low, high)(m_random); }
    bool chance(int percent) { return number(1, 100) <= percent; }
    template <class List>
    const auto& oneOf(const List& list) {
        return list[static_cast<std::size_t>(number(0, static_cast<int>(std::size(list)) - 1))];
    }

    /// Letters of several scripts, and everything JSON has to escape.
    std::string text() {
        static const char* const pieces[] = {
            "a",    "Bocage",       "é",      "ß",  "Ω",   "日本",
            "🜂",    "\"",           "\\",     "/",  "\n",  "\t",
            "\x01", "\x7f",         "\u2028", "%1", "<b>", " ",
            "\r\n", "\xef\xbf\xbf", "~0",     "{",  "]",   "\xf4\x8f\xbf\xbf",
            "0",    "null",         "a\u0301"};
        std::string out;
        for (int i = number(0, 6); i > 0; --i)
            out += oneOf(pieces);
        return out;
    }
    std::string slug() {
        static const char* const words[] = {"wall", "ranger-2", "z", "deep-one", "x9", "mg-42"};
        return oneOf(words);
    }
    Json json(int depth) {
        switch (number(0, depth > 0 ? 8 : 5)) {
            case 0:
                return Json();
            case 1:
                return Json(chance(50));
            case 2:
                return Json(static_cast<std::int64_t>(m_random()));
            case 3:
                return Json(std::ldexp(static_cast<double>(number(-1'000'000, 1'000'000)), number(-80, 80)));
            case 4:
                return Json(text());
            case 5:
                return Json(number(-5, 5));
            case 6:
            case 7: {
                Json::Array array;
                for (int i = number(0, 4); i > 0; --i)
                    array.push_back(json(depth - 1));
                return array;
            }
            default: {
                Json::Object object;
                for (int i = 0, count = number(0, 3); i < count; ++i)
                    object.emplace_back(text() + std::to_string(i), json(depth - 1));
                return object;
            }
        }
    }

    void fill(std::string& value, format::IntRange = {}) { value = text(); }
    void fill(bool& value, format::IntRange = {}) { value = chance(50); }
    void fill(int& value, format::IntRange range = {}) {
        value = chance(20) ? oneOf(std::vector{range.low, range.high}) : number(range.low, range.high);
    }
    void fill(Text& value, format::IntRange = {}) {
        static const char* const languages[] = {"en", "fr", "de", "pt-BR", "zh-Hant-TW"};
        value.byLanguage.clear();
        for (int i = number(0, 3); i > 0; --i)
            value.byLanguage[oneOf(languages)] = text();
    }
    void fill(Json& value, format::IntRange = {}) { value = json(3); }
    void fill(ContentId& value, format::IntRange = {}) {
        static const char* const kinds[] = {"unit", "board", "overlay", "marker", "terrain", "tile"};
        value = ContentId::make(slug(), oneOf(kinds), slug());
    }
    void fill(PackId& value, format::IntRange = {}) { value.value = slug(); }
    void fill(Cell& value, format::IntRange = {}) {
        fill(value.col, format::coordinateRange);
        fill(value.row, format::coordinateRange);
    }
    void fill(Corner& value, format::IntRange = {}) {
        Cell cell;
        fill(cell);
        value = m_grid->corner({0, 0}, m_grid->turns() / 2 * number(0, 1));
        value.col = cell.col;
        value.row = cell.row;
    }
    void fill(Edge& value, format::IntRange = {}) {
        fill(value.cell);
        value.axis = m_grid->side({}, number(0, m_grid->turns() - 1)).axis;
    }
    void fill(Side& value, format::IntRange = {}) { value = oneOf(m_grid->sides()); }
    void fill(Rotation& value, format::IntRange = {}) {
        value = m_grid->rotation(number(0, m_grid->turns() - 1));
    }
    void fill(TerrainGrid& value, format::IntRange = {}) {
        value.cols = number(1, 7);
        value.rows = number(1, 7);
        value.cells.assign(static_cast<std::size_t>(value.cols * value.rows), {});
        for (ContentId& cell : value.cells)
            if (chance(80))
                cell = ContentId::make("p", "terrain", "t" + std::to_string(number(0, 99)));
    }
    void fill(std::map<std::string, std::string>& value, format::IntRange = {}) {
        for (int i = number(0, 3); i > 0; --i)
            value[text() + std::to_string(i)] = text();
    }
    /// Unlike each other within one document: a repeated id would be repaired on the way in.
    template <class Tag>
    void fill(StrongId<Tag>& value, format::IntRange = {}) {
        static const char* const prefixes[] = {"piece", "Zone_", "a.b-", "x"};
        value.value = oneOf(prefixes) + std::to_string(++m_ids);
    }
    template <format::NamedEnum E>
    void fill(E& value, format::IntRange = {}) {
        value = oneOf(format::EnumNames<E>::names).first;
    }
    template <class T>
    void fill(std::optional<T>& value, format::IntRange range = {}) {
        value.emplace();
        fill(*value, range);
    }
    template <class T>
    void fill(std::vector<T>& value, format::IntRange range = {}) {
        value.clear();
        for (int i = number(0, 3); i > 0; --i)
            fill(value.emplace_back(), range);
    }
    template <class T>
    requires requires(RandomFields& io, T& value) { describe(io, value); }
    void fill(T& value, format::IntRange = {}) { describe(*this, value); }

private:
    std::mt19937_64 m_random;
    int m_ids = 0;
    const Grid* m_grid = &squareGrid();
};

template <class T>
T make(std::uint64_t seed) {
    T value{};
    RandomFields(seed).fill(value);
    if constexpr (std::is_same_v<T, Scenario>)
        for (Zone& zone : value.zones) {
            std::sort(zone.cells.begin(), zone.cells.end());
            zone.cells.erase(std::unique(zone.cells.begin(), zone.cells.end()), zone.cells.end());
        }
    return value;
}

/// Every kind of content, with ids that belong to the pack. The kinds of a game's own have random fields:
/// Malice takes any, Normandie refuses them.
inline Pack makePack(std::uint64_t seed, std::string_view system = "malice") {
    RandomFields random(seed);
    Pack pack;
    random.fill(pack.manifest);
    pack.manifest.system = system;
    const auto fill = [&](auto& items, std::string_view kind) {
        random.fill(items);
        int count = 0;
        for (auto& item : items)
            item.id = ContentId::make(pack.manifest.id.value, kind, "n" + std::to_string(count++));
    };
    fill(pack.factions, "faction");
    fill(pack.terrain, "terrain");
    fill(pack.boards, "board");
    fill(pack.overlays, "overlay");
    fill(pack.markers, "marker");
    fill(pack.cards, "card");
    fill(pack.decks, "deck");
    fill(pack.bags, "bag");
    fill(pack.boxes, "box");
    const bool malice = system == "malice";
    for (const char* kind : {malice ? "mastery" : "unit", malice ? "treasure" : "tile",
                             malice ? "potion" : "option", malice ? "fate" : "ability"}) {
        SystemContent item;
        describeHead(random, item);
        item.id = ContentId::make(pack.manifest.id.value, kind, "n");
        item.fields = Json(Json::Object{{"x-field", random.json(3)}, {"z", random.json(1)}});
        pack.system.push_back(std::move(item));
    }
    return pack;
}

}  // namespace random_documents
