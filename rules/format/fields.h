#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "rules/board/cell.h"
#include "rules/content/content.h"
#include "rules/core/ids.h"
#include "rules/core/json.h"
#include "rules/core/text.h"

/// A type's fields are described once, by `template <class Io, Like<Type> T> void describe(Io& io, T&
/// value)`. FieldReader, FieldWriter and FieldSchema are the three Io's: reading with collected errors,
/// canonical writing, JSON Schema.
namespace bocage::rules::format {

template <class T, class Wanted>
concept Like = std::same_as<std::remove_const_t<T>, Wanted>;

/// Names of an enum's values in files. Specialise with `static constexpr std::pair<E, std::string_view>
/// names[]`.
template <class E>
struct EnumNames;

template <class T>
concept NamedEnum = requires {
    EnumNames<T>::names;
};

struct IntRange {
    int low = -1'000'000;
    int high = 1'000'000;
};
/// Boards of a table lie within this; what is drawn and measured grows with the distance between things.
inline constexpr IntRange coordinateRange{-250, 250};

template <class T>
inline constexpr bool isVector = false;
template <class T>
inline constexpr bool isVector<std::vector<T>> = true;
template <class T>
inline constexpr bool isOptional = false;
template <class T>
inline constexpr bool isOptional<std::optional<T>> = true;
template <class T>
inline constexpr bool isStrongId = false;
template <class Tag>
inline constexpr bool isStrongId<StrongId<Tag>> = true;

/// Ids inside documents: letters, digits, dot, underscore, hyphen; at most 64.
bool isElementName(std::string_view text);
inline constexpr std::string_view elementPattern = "^[A-Za-z0-9._-]{1,64}$";
inline constexpr std::string_view slugPattern = "^[a-z][a-z0-9-]*$";
inline constexpr std::string_view contentPattern = "^[a-z][a-z0-9-]*:[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$";
inline constexpr std::string_view languagePattern = "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$";
bool isLanguage(std::string_view text);

/// Largest side of a board or overlay, in cells.
inline constexpr int maxGridSide = 200;

/// After so many problems of one file the rest is only counted as "more": nobody reads them, and a hostile
/// file must not make a report larger than itself.
inline constexpr std::size_t maxProblems = 100;
void addProblem(Problems& problems, Problem problem);
/// Adds line and column to problems that only know their JSON pointer.
void addPlaces(Problems& problems, std::string_view text);

/// Where a reader stands, as a chain on the stack: turned into a JSON pointer only when something is wrong.
struct ReadPath {
    const ReadPath* parent = nullptr;
    std::string_view name;
    std::size_t index = 0;
    bool isIndex = false;

    std::string pointer() const;
};

class FieldReader {
public:
    /// `base` is the pointer of what is read first, inside its file.
    FieldReader(Problems& problems, std::string base) : m_problems(problems), m_base(std::move(base)) {}
    FieldReader(const FieldReader&) = delete;
    FieldReader& operator=(const FieldReader&) = delete;

    void type(std::string_view) {}
    /// Sides, corners and turns that follow are those of this grid; until told otherwise, of squares.
    void grid(GridKind kind) { m_grid = kind; }

    template <class F>
    void required(std::string_view name, F& field, IntRange range = {}) {
        if (const Json* json = take(name))
            inside(name, [&] { read(*json, field, range); });
        else
            fail("field.missing", {std::string(name)});
    }
    template <class F, class D = F>
    void optional(std::string_view name, F& field, const D& fallback = D{}, IntRange range = {}) {
        if (const Json* json = take(name))
            inside(name, [&] { read(*json, field, range); });
        else
            field = F(fallback);
    }
    void extras(Extras& extras) {
        forEachUnknown([&](const Json::Member& member) { extras.push_back(member); });
        std::sort(extras.begin(), extras.end(),
                  [](const auto& a, const auto& b) { return a.first < b.first; });
    }
    /// For types that keep no extras: unknown fields are an error, since they could not survive.
    void noExtras() {
        forEachUnknown([&](const Json::Member& member) { fail("field.unknown", {member.first}); });
    }

    template <class T>
    void object(const Json& json, T& value) {
        if (!json.isObject()) {
            wrongType("object", json);
            return;
        }
        FieldReader nested(m_problems, m_base, m_path, json, m_grid);
        describe(nested, value);
    }

    void read(const Json& json, std::string& value, IntRange = {});
    void read(const Json& json, bool& value, IntRange = {});
    void read(const Json& json, int& value, IntRange range = {});
    void read(const Json& json, Text& value, IntRange = {});
    void read(const Json& json, Json& value, IntRange = {});
    void read(const Json& json, ContentId& value, IntRange = {});
    void read(const Json& json, PackId& value, IntRange = {});
    void read(const Json& json, Cell& value, IntRange = {});
    void read(const Json& json, Corner& value, IntRange = {});
    void read(const Json& json, Edge& value, IntRange = {});
    void read(const Json& json, Side& value, IntRange = {});
    void read(const Json& json, Rotation& value, IntRange = {});
    void read(const Json& json, TerrainGrid& value, IntRange = {});
    void read(const Json& json, std::map<std::string, std::string>& value, IntRange = {});
    template <class Tag>
    void read(const Json& json, StrongId<Tag>& value, IntRange = {}) {
        if (!json.isString())
            wrongType("string", json);
        else if (!isElementName(json.string()))
            fail("field.id", {json.string()});
        else
            value.value = json.string();
    }
    template <NamedEnum E>
    void read(const Json& json, E& value, IntRange = {}) {
        std::string expected;
        for (const auto& [candidate, name] : EnumNames<E>::names) {
            if (json.isString() && json.string() == name) {
                value = candidate;
                return;
            }
            expected += (expected.empty() ? "" : ", ") + std::string(name);
        }
        fail("field.choice", {expected, json.isString() ? json.string() : std::string(typeName(json))});
    }
    template <class T>
    void read(const Json& json, std::optional<T>& value, IntRange range = {}) {
        T inner{};
        read(json, inner, range);
        value = std::move(inner);
    }
    template <class T>
    void read(const Json& json, std::vector<T>& value, IntRange range = {}) {
        if (!json.isArray()) {
            wrongType("array", json);
            return;
        }
        value.clear();
        value.reserve(json.array().size());
        for (std::size_t i = 0; i < json.array().size(); ++i) {
            T element{};
            inside(i, [&] { read(json.array()[i], element, range); });
            value.push_back(std::move(element));
        }
    }
    template <class T>
    requires requires(FieldReader& io, T& value) { describe(io, value); }
    void read(const Json& json, T& value, IntRange = {}) { object(json, value); }

    void fail(std::string code, std::vector<std::string> arguments);
    std::string pointer() const { return m_base + (m_path ? m_path->pointer() : std::string()); }

private:
    FieldReader(Problems& problems, const std::string& base, const ReadPath* path, const Json& object,
                GridKind& grid)
        : m_problems(problems), m_base(base), m_path(path), m_object(&object), m_grid(grid) {}

    static std::string_view typeName(const Json& json);
    void wrongType(std::string_view expected, const Json& found);
    bool readPair(const Json& json, int& first, int& second, std::string_view expected);

    /// The member of that name, which from then on counts as known. Canonical files hold their fields in the
    /// order in which they are asked for, so the next one is usually at hand.
    const Json* take(std::string_view name) {
        const Json::Object& members = m_object->object();
        if (m_next < members.size() && members[m_next].first == name)
            return taken(m_next);
        for (std::size_t i = 0; i < members.size(); ++i)
            if (members[i].first == name)
                return taken(i);
        return nullptr;
    }
    const Json* taken(std::size_t i) {
        if (i < 64)
            m_taken |= std::uint64_t{1} << i;
        else
            m_takenBeyond.push_back(i);
        m_next = i + 1;
        return &m_object->object()[i].second;
    }
    template <class Action>
    void forEachUnknown(Action action) {
        const Json::Object& members = m_object->object();
        for (std::size_t i = 0; i < members.size(); ++i) {
            const bool known =
                i < 64 ? (m_taken >> i & 1) != 0
                       : std::find(m_takenBeyond.begin(), m_takenBeyond.end(), i) != m_takenBeyond.end();
            if (!known)
                action(members[i]);
        }
    }
    template <class Key, class Action>
    void inside(const Key& key, Action action) {
        ReadPath step{m_path, {}, 0, false};
        if constexpr (std::is_integral_v<Key>) {
            step.index = static_cast<std::size_t>(key);
            step.isIndex = true;
        } else {
            step.name = key;
        }
        m_path = &step;
        action();
        m_path = step.parent;
    }

    Problems& m_problems;
    std::string m_base;  ///< empty but for the items of a content file
    const ReadPath* m_path = nullptr;
    const Json* m_object = nullptr;
    std::size_t m_next = 0;
    std::uint64_t m_taken = 0;               ///< which of the first 64 members were asked for
    std::vector<std::size_t> m_takenBeyond;  ///< and which of the others
    GridKind m_firstGrid = GridKind::Square;
    GridKind& m_grid = m_firstGrid;  ///< shared by all readers of a file
};

class FieldWriter {
public:
    explicit FieldWriter(JsonWriter& out) : m_out(out) {}

    void type(std::string_view) {}
    void grid(GridKind) {}
    template <class F>
    void required(std::string_view name, const F& field, IntRange = {}) {
        m_out.key(name);
        write(field);
    }
    template <class F, class D = F>
    void optional(std::string_view name, const F& field, const D& fallback = D{}, IntRange = {}) {
        if (field != F(fallback))
            required(name, field);
    }
    void extras(const Extras& extras) {
        for (const auto& [name, value] : extras) {
            m_out.key(name);
            m_out.value(value);
        }
    }
    void noExtras() {}

    void write(const std::string& value) { m_out.string(value); }
    void write(bool value) { m_out.boolean(value); }
    void write(int value) { m_out.integer(value); }
    void write(const Text& value);
    void write(const Json& value) { m_out.value(value); }
    void write(Cell value);
    void write(Corner value);
    void write(Edge value);
    void write(Side value);
    void write(Rotation value);
    void write(const TerrainGrid& value);
    void write(const std::map<std::string, std::string>& value);
    template <class Tag>
    void write(const StrongId<Tag>& value) {
        m_out.string(value.value);
    }
    template <NamedEnum E>
    void write(E value) {
        for (const auto& [candidate, name] : EnumNames<E>::names)
            if (candidate == value)
                return m_out.string(name);
    }
    template <class T>
    void write(const std::optional<T>& value) {
        write(*value);
    }
    template <class T>
    void write(const std::vector<T>& value) {
        m_out.beginArray();
        for (const T& element : value)
            write(element);
        m_out.endArray();
    }
    template <class T>
    requires requires(FieldWriter& io, const T& value) { describe(io, value); }
    void write(const T& value) {
        m_out.beginObject();
        describe(*this, value);
        m_out.endObject();
    }

private:
    JsonWriter& m_out;
};

/// Builds the schema of a described type; nested types become entries of "definitions".
class FieldSchema {
public:
    explicit FieldSchema(Json::Object& definitions) : m_definitions(definitions) {}

    void type(std::string_view name) { m_name = name; }
    void grid(GridKind) {}
    template <class F>
    void required(std::string_view name, const F& field, IntRange range = {}) {
        m_required.emplace_back(std::string(name));
        m_properties.emplace_back(std::string(name), schema(field, range));
    }
    template <class F, class D = F>
    void optional(std::string_view name, const F& field, const D& = D{}, IntRange range = {}) {
        m_properties.emplace_back(std::string(name), schema(field, range));
    }
    void extras(const Extras&) {}
    void noExtras() { m_closed = true; }

    template <class T>
    Json object(const T& value) {
        FieldSchema nested(m_definitions);
        describe(nested, value);
        Json::Object out{{"type", "object"}};
        if (!nested.m_required.empty())
            out.emplace_back("required", nested.m_required);
        out.emplace_back("properties", nested.m_properties);
        if (nested.m_closed)
            out.emplace_back("additionalProperties", false);
        m_name = nested.m_name;
        return out;
    }

    Json schema(const std::string&, IntRange) { return Json::Object{{"type", "string"}}; }
    Json schema(bool, IntRange) { return Json::Object{{"type", "boolean"}}; }
    Json schema(int, IntRange range) {
        return Json::Object{{"type", "integer"}, {"minimum", range.low}, {"maximum", range.high}};
    }
    Json schema(const Text&, IntRange);
    Json schema(const Json&, IntRange) { return Json::Object{}; }
    Json schema(const ContentId&, IntRange) { return pattern(contentPattern); }
    Json schema(const PackId&, IntRange) { return pattern(slugPattern); }
    Json schema(Cell, IntRange) { return pair(); }
    Json schema(Corner, IntRange);
    Json schema(Edge, IntRange);
    Json schema(Side, IntRange);
    Json schema(Rotation, IntRange);
    Json schema(const TerrainGrid&, IntRange);
    Json schema(const std::map<std::string, std::string>&, IntRange) {
        return Json::Object{{"type", "object"}, {"additionalProperties", Json::Object{{"type", "string"}}}};
    }
    template <class Tag>
    Json schema(const StrongId<Tag>&, IntRange) {
        return pattern(elementPattern);
    }
    template <NamedEnum E>
    Json schema(E, IntRange) {
        Json::Array names;
        for (const auto& [value, name] : EnumNames<E>::names)
            names.emplace_back(name);
        return Json::Object{{"enum", std::move(names)}};
    }
    template <class T>
    Json schema(const std::optional<T>&, IntRange range) {
        return schema(T{}, range);
    }
    template <class T>
    Json schema(const std::vector<T>&, IntRange range) {
        return Json::Object{{"type", "array"}, {"items", schema(T{}, range)}};
    }
    template <class T>
    requires requires(FieldSchema& io, const T& value) { describe(io, value); }
    Json schema(const T& value, IntRange) {
        FieldSchema nested(m_definitions);
        Json description = nested.object(value);
        define(nested.m_name, std::move(description));
        return Json::Object{{"$ref", "#/definitions/" + nested.m_name}};
    }

private:
    static Json pattern(std::string_view text) { return Json::Object{{"type", "string"}, {"pattern", text}}; }
    static Json pair();
    void define(const std::string& name, Json description);

    Json::Object& m_definitions;
    std::string m_name;
    Json::Array m_required;
    Json::Object m_properties;
    bool m_closed = false;
};

}  // namespace bocage::rules::format
