#include "rules/format/fields.h"

#include <set>
#include <span>

namespace bocage::rules::format {

namespace {

constexpr Side squareAxes[] = {Side::North, Side::West};
constexpr Side hexAxes[] = {Side::NorthEast, Side::NorthWest, Side::West};

std::string_view sideName(Side side) {
    constexpr std::string_view names[] = {"north",      "east",       "south",      "west",
                                          "north-east", "south-east", "south-west", "north-west"};
    return names[static_cast<int>(side)];
}

bool isAlnum(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

}  // namespace

bool isElementName(std::string_view text) {
    return !text.empty() && text.size() <= 64 && std::all_of(text.begin(), text.end(), [](char c) {
        return isAlnum(c) || c == '.' || c == '_' || c == '-';
    });
}

bool isLanguage(std::string_view text) {
    std::size_t index = 0;
    while (!text.empty() || index == 0) {
        const auto hyphen = text.find('-');
        const std::string_view part = text.substr(0, hyphen);
        const bool last = hyphen == std::string_view::npos;
        const bool good =
            index == 0
                ? part.size() >= 2 && part.size() <= 3 &&
                      std::all_of(part.begin(), part.end(), [](char c) { return c >= 'a' && c <= 'z'; })
                : part.size() >= 2 && part.size() <= 8 && std::all_of(part.begin(), part.end(), isAlnum);
        if (!good)
            return false;
        if (last)
            return true;
        text = text.substr(hyphen + 1);
        ++index;
    }
    return false;
}

void addProblem(Problems& problems, Problem problem) {
    if (problems.size() < maxProblems)
        problems.push_back(std::move(problem));
    else if (problems.size() == maxProblems)
        problems.push_back({"document.more-problems", {std::to_string(maxProblems)}, {}, {}, 0, 0});
}

/// Adds line and column to problems that only know their JSON pointer.
void addPlaces(Problems& problems, std::string_view text) {
    for (Problem& problem : problems)
        if (problem.line == 0) {
            std::tie(problem.line, problem.column) = placeInJson(text, problem.pointer);
            // A migrated field is not where the text has it: the file itself is then the place.
            if (problem.line == 0)
                problem.line = problem.column = 1;
        }
}

std::string ReadPath::pointer() const {
    return (parent ? parent->pointer() : std::string()) + "/" +
           (isIndex ? std::to_string(index) : escapePointer(name));
}

void FieldReader::fail(std::string code, std::vector<std::string> arguments) {
    addProblem(m_problems, {std::move(code), std::move(arguments), {}, pointer(), 0, 0});
}

std::string_view FieldReader::typeName(const Json& json) {
    switch (json.type()) {
        case Json::Type::Null:
            return "null";
        case Json::Type::Boolean:
            return "boolean";
        case Json::Type::Integer:
            return "integer";
        case Json::Type::Real:
            return "number";
        case Json::Type::String:
            return "string";
        case Json::Type::Array:
            return "array";
        case Json::Type::Object:
            break;
    }
    return "object";
}

void FieldReader::wrongType(std::string_view expected, const Json& found) {
    fail("field.type", {std::string(expected), std::string(typeName(found))});
}

void FieldReader::read(const Json& json, std::string& value, IntRange) {
    if (json.isString())
        value = json.string();
    else
        wrongType("string", json);
}

void FieldReader::read(const Json& json, bool& value, IntRange) {
    if (json.type() == Json::Type::Boolean)
        value = json.boolean();
    else
        wrongType("boolean", json);
}

void FieldReader::read(const Json& json, int& value, IntRange range) {
    const std::optional<std::int64_t> number = json.wholeNumber();
    if (!number)
        wrongType("integer", json);
    else if (*number < range.low || *number > range.high)
        fail("field.range", {std::to_string(range.low), std::to_string(range.high), std::to_string(*number)});
    else
        value = static_cast<int>(*number);
}

void FieldReader::read(const Json& json, Text& value, IntRange) {
    value.byLanguage.clear();
    if (json.isString()) {
        value.byLanguage.emplace("en", json.string());
        return;
    }
    if (!json.isObject()) {
        wrongType("text", json);
        return;
    }
    for (const Json::Member& member : json.object()) {
        const std::string& language = member.first;
        const Json& text = member.second;
        inside(language, [&] {
            if (!isLanguage(language))
                fail("field.language", {language});
            else if (!text.isString())
                wrongType("string", text);
            else
                value.byLanguage.emplace(language, text.string());
        });
    }
}

void FieldReader::read(const Json& json, Json& value, IntRange) {
    value = json;
}

void FieldReader::read(const Json& json, ContentId& value, IntRange) {
    if (!json.isString()) {
        wrongType("content id", json);
        return;
    }
    value.value = json.string();
    if (!value.wellFormed())
        fail("field.content-id", {json.string()});
}

void FieldReader::read(const Json& json, PackId& value, IntRange) {
    if (!json.isString())
        wrongType("string", json);
    else if (!isSlug(json.string()))
        fail("field.slug", {json.string()});
    else
        value.value = json.string();
}

bool FieldReader::readPair(const Json& json, int& first, int& second, std::string_view expected) {
    if (!json.isArray() || json.array().size() != 2 || !json.array()[0].wholeNumber() ||
        !json.array()[1].wholeNumber()) {
        wrongType(expected, json);
        return false;
    }
    inside(0, [&] { read(json.array()[0], first, coordinateRange); });
    inside(1, [&] { read(json.array()[1], second, coordinateRange); });
    return true;
}

void FieldReader::read(const Json& json, Cell& value, IntRange) {
    readPair(json, value.col, value.row, "[column, row]");
}

void FieldReader::read(const Json& json, Corner& value, IntRange) {
    if (m_grid != GridKind::Hex) {
        readPair(json, value.col, value.row, "[column, row]");
        return;
    }
    static constexpr std::string_view expected = "[column, row, \"top\" or \"bottom\"]";
    if (!json.isArray() || json.array().size() != 3 ||
        (json.array()[2] != Json("top") && json.array()[2] != Json("bottom"))) {
        wrongType(expected, json);
        return;
    }
    value.tip = json.array()[2].string() == "top" ? Corner::Tip::Top : Corner::Tip::Bottom;
    readPair(Json(Json::Array{json.array()[0], json.array()[1]}), value.col, value.row, expected);
}

void FieldReader::read(const Json& json, Edge& value, IntRange) {
    const bool hexes = m_grid == GridKind::Hex;
    const std::string_view expected = hexes ? "[column, row, \"north-east\", \"north-west\" or \"west\"]"
                                            : "[column, row, \"north\" or \"west\"]";
    const std::span<const Side> allowed =
        hexes ? std::span<const Side>(hexAxes) : std::span<const Side>(squareAxes);
    const auto named = [&](Side side) {
        return json.array()[2].isString() && json.array()[2].string() == sideName(side);
    };
    if (!json.isArray() || json.array().size() != 3 || std::ranges::none_of(allowed, named)) {
        wrongType(expected, json);
        return;
    }
    value.axis = *std::ranges::find_if(allowed, named);
    readPair(Json(Json::Array{json.array()[0], json.array()[1]}), value.cell.col, value.cell.row, expected);
}

void FieldReader::read(const Json& json, Side& value, IntRange) {
    const Grid* grid = gridOf(m_grid);
    std::string expected;
    for (const Side side : (grid ? *grid : squareGrid()).sides()) {
        if (json.isString() && json.string() == sideName(side)) {
            value = side;
            return;
        }
        expected += (expected.empty() ? "" : ", ") + std::string(sideName(side));
    }
    fail("field.choice", {expected, json.isString() ? json.string() : std::string(typeName(json))});
}

void FieldReader::read(const Json& json, Rotation& value, IntRange) {
    const Grid* grid = gridOf(m_grid);
    const std::optional<std::int64_t> number = json.wholeNumber();
    std::string expected;
    for (int step = 0; step < (grid ? *grid : squareGrid()).turns(); ++step) {
        const Rotation candidate = (grid ? *grid : squareGrid()).rotation(step);
        if (number == degrees(candidate)) {
            value = candidate;
            return;
        }
        expected += (expected.empty() ? "" : ", ") + std::to_string(degrees(candidate));
    }
    fail("field.choice", {expected, number ? std::to_string(*number) : std::string(typeName(json))});
}

void FieldReader::read(const Json& json, std::map<std::string, std::string>& value, IntRange) {
    if (!json.isObject()) {
        wrongType("object", json);
        return;
    }
    for (const Json::Member& member : json.object())
        inside(member.first, [&] { read(member.second, value[member.first]); });
}

void FieldReader::read(const Json& json, TerrainGrid& value, IntRange) {
    const Json* legend = json.find("legend");
    const Json* rows = json.find("rows");
    if (!legend || !legend->isObject() || !rows || !rows->isArray() || rows->array().empty()) {
        wrongType("terrain grid with \"legend\" and \"rows\"", json);
        return;
    }
    for (const Json::Member& member : json.object())
        if (member.first != "legend" && member.first != "rows")
            fail("field.unknown", {member.first});
    std::map<char, ContentId> kinds;
    inside("legend", [&] {
        for (const Json::Member& member : legend->object()) {
            const std::string& letter = member.first;
            const Json& kind = member.second;
            inside(letter, [&] {
                ContentId id;
                read(kind, id);
                if (letter.size() != 1 || letter[0] <= ' ' || letter[0] > '~' || letter[0] == '.')
                    fail("grid.letter", {letter});
                else
                    kinds.emplace(letter[0], id);
            });
        }
    });
    inside("rows", [&] {
        value = {};
        if (rows->array().size() > static_cast<std::size_t>(maxGridSide)) {
            fail("grid.size", {std::to_string(maxGridSide)});
            return;
        }
        value.rows = static_cast<int>(rows->array().size());
        for (std::size_t r = 0; r < rows->array().size(); ++r) {
            inside(r, [&] {
                const Json& row = rows->array()[r];
                if (!row.isString()) {
                    wrongType("string", row);
                    return;
                }
                const std::string& letters = row.string();
                if (r == 0)
                    value.cols = static_cast<int>(letters.size());
                if (letters.empty() || letters.size() > static_cast<std::size_t>(maxGridSide)) {
                    fail("grid.size", {std::to_string(maxGridSide)});
                    return;
                }
                if (static_cast<int>(letters.size()) != value.cols) {
                    fail("grid.ragged", {std::to_string(value.cols), std::to_string(letters.size())});
                    return;
                }
                for (const char letter : letters) {
                    const auto kind = kinds.find(letter);
                    if (kind == kinds.end() && letter != '.')
                        fail("grid.unknown-letter", {std::string(1, letter)});
                    value.cells.push_back(kind == kinds.end() ? ContentId() : kind->second);
                }
            });
        }
    });
    // A grid with errors is never used, but must stay addressable while the rest of the file is read.
    value.cells.resize(static_cast<std::size_t>(value.cols) * static_cast<std::size_t>(value.rows));
}

void FieldWriter::write(const Text& value) {
    if (value.byLanguage.size() == 1 && value.byLanguage.begin()->first == "en") {
        m_out.string(value.byLanguage.begin()->second);
        return;
    }
    m_out.beginObject();
    for (const auto& [language, text] : value.byLanguage) {
        m_out.key(language);
        m_out.string(text);
    }
    m_out.endObject();
}

void FieldWriter::write(Cell value) {
    m_out.beginArray();
    m_out.integer(value.col);
    m_out.integer(value.row);
    m_out.endArray();
}

void FieldWriter::write(Corner value) {
    m_out.beginArray();
    m_out.integer(value.col);
    m_out.integer(value.row);
    if (value.tip != Corner::Tip::TopLeft)
        m_out.string(value.tip == Corner::Tip::Top ? "top" : "bottom");
    m_out.endArray();
}

void FieldWriter::write(Edge value) {
    m_out.beginArray();
    m_out.integer(value.cell.col);
    m_out.integer(value.cell.row);
    write(value.axis);
    m_out.endArray();
}

void FieldWriter::write(Side value) {
    m_out.string(sideName(value));
}

void FieldWriter::write(Rotation value) {
    m_out.integer(degrees(value));
}

void FieldWriter::write(const std::map<std::string, std::string>& value) {
    m_out.beginObject();
    for (const auto& [name, text] : value) {
        m_out.key(name);
        m_out.string(text);
    }
    m_out.endObject();
}

void FieldWriter::write(const TerrainGrid& value) {
    // Letters are given in order of kind name: mnemonic where the first free letter of the name can be had.
    std::map<std::string, char> letters;
    std::set<char> used{'.'};
    for (const ContentId& id : value.cells)
        if (!id.empty())
            letters.emplace(id.value, '\0');
    for (auto& [id, letter] : letters) {
        const std::string candidates = std::string(ContentId(id).name()) +
                                       "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                       "!#$%&()*+,-/:;<=>?@[]^_`{|}~'";
        for (const char candidate : candidates)
            if (candidate != '-' && used.insert(candidate).second) {
                letter = candidate;
                break;
            }
    }
    m_out.beginObject();
    m_out.key("legend");
    m_out.beginObject();
    for (const auto& [id, letter] : letters) {
        m_out.key(std::string_view(&letter, 1));
        m_out.string(id);
    }
    m_out.endObject();
    m_out.key("rows");
    m_out.beginArray();
    for (int row = 0; row < value.rows; ++row) {
        std::string line;
        for (int col = 0; col < value.cols; ++col) {
            const ContentId& id = value.at({col, row});
            line += id.empty() ? '.' : letters[id.value];
        }
        m_out.string(line);
    }
    m_out.endArray();
    m_out.endObject();
}

Json FieldSchema::pair() {
    const Json number = Json::Object{
        {"type", "integer"}, {"minimum", coordinateRange.low}, {"maximum", coordinateRange.high}};
    return Json::Object{
        {"type", "array"}, {"items", Json::Array{number, number}}, {"minItems", 2}, {"maxItems", 2}};
}

void FieldSchema::define(const std::string& name, Json description) {
    for (const auto& [known, value] : m_definitions)
        if (known == name)
            return;
    m_definitions.emplace_back(name, std::move(description));
}

Json FieldSchema::schema(const Text&, IntRange) {
    define("Text",
           Json::Object{{"oneOf", Json::Array{Json::Object{{"type", "string"}},
                                              Json::Object{{"type", "object"},
                                                           {"propertyNames", pattern(languagePattern)},
                                                           {"additionalProperties",
                                                            Json::Object{{"type", "string"}}}}}}});
    return Json::Object{{"$ref", "#/definitions/Text"}};
}

// Schemas say what some grid has; which of it the grid of the document has, the loader checks.
Json FieldSchema::schema(Corner, IntRange) {
    Json::Array items = pair().find("items")->array();
    items.push_back(Json::Object{{"enum", Json::Array{"top", "bottom"}}});
    return Json::Object{{"type", "array"}, {"items", items}, {"minItems", 2}, {"maxItems", 3}};
}

Json FieldSchema::schema(Edge, IntRange) {
    Json::Array items = pair().find("items")->array();
    items.push_back(Json::Object{{"enum", Json::Array{"north", "west", "north-east", "north-west"}}});
    return Json::Object{{"type", "array"}, {"items", items}, {"minItems", 3}, {"maxItems", 3}};
}

Json FieldSchema::schema(Side, IntRange) {
    Json::Array names;
    for (int side = 0; side < 8; ++side)
        names.emplace_back(sideName(static_cast<Side>(side)));
    return Json::Object{{"enum", std::move(names)}};
}

Json FieldSchema::schema(Rotation, IntRange) {
    return Json::Object{{"enum", Json::Array{0, 60, 90, 120, 180, 240, 270, 300}}};
}

Json FieldSchema::schema(const TerrainGrid&, IntRange) {
    define("TerrainGrid",
           Json::Object{
               {"type", "object"},
               {"required", Json::Array{"legend", "rows"}},
               {"properties",
                Json::Object{{"legend", Json::Object{{"type", "object"},
                                                     {"propertyNames", pattern("^[!-\\-/-~]$")},
                                                     {"additionalProperties", pattern(contentPattern)}}},
                             {"rows", Json::Object{{"type", "array"},
                                                   {"minItems", 1},
                                                   {"maxItems", maxGridSide},
                                                   {"items", Json::Object{{"type", "string"},
                                                                          {"minLength", 1},
                                                                          {"maxLength", maxGridSide}}}}}}},
               {"additionalProperties", false}});
    return Json::Object{{"$ref", "#/definitions/TerrainGrid"}};
}

}  // namespace bocage::rules::format
