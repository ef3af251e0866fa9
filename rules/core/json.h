#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "rules/core/result.h"

namespace bocage::rules {

/// A JSON value as read: object members keep their order, integers stay integers. Small and copyable, so that
/// documents can carry fields they do not know. No header of ours shows the parser library behind it.
class Json {
public:
    using Array = std::vector<Json>;
    using Member = std::pair<std::string, Json>;
    using Object = std::vector<Member>;
    enum class Type { Null, Boolean, Integer, Real, String, Array, Object };

    Json() = default;
    Json(std::nullptr_t) {}
    Json(bool value) : m_value(value) {}
    Json(int value) : m_value(std::int64_t{value}) {}
    Json(std::int64_t value) : m_value(value) {}
    Json(double value) : m_value(value) {}
    Json(std::string value) : m_value(std::move(value)) {}
    Json(std::string_view value) : m_value(std::string(value)) {}
    Json(const char* value) : m_value(std::string(value)) {}
    Json(Array value) : m_value(std::move(value)) {}
    Json(Object value) : m_value(std::move(value)) {}

    Type type() const { return static_cast<Type>(m_value.index()); }
    bool isNull() const { return type() == Type::Null; }
    bool isString() const { return type() == Type::String; }
    bool isInteger() const { return type() == Type::Integer; }
    bool isArray() const { return type() == Type::Array; }
    bool isObject() const { return type() == Type::Object; }

    // Each of these asks for the right type(); the loader checks it first.
    bool boolean() const { return std::get<bool>(m_value); }
    std::int64_t integer() const { return std::get<std::int64_t>(m_value); }
    double real() const { return std::get<double>(m_value); }
    const std::string& string() const { return std::get<std::string>(m_value); }
    const Array& array() const { return std::get<Array>(m_value); }
    Array& array() { return std::get<Array>(m_value); }
    const Object& object() const { return std::get<Object>(m_value); }
    Object& object() { return std::get<Object>(m_value); }

    /// A whole number, also when it is written 2.0 (which JSON Schema calls an integer too); nothing for any
    /// other value.
    std::optional<std::int64_t> wholeNumber() const;

    /// The member of an object, or null when this is no object or has none of that name.
    const Json* find(std::string_view key) const;
    /// Sets or adds a member; turns a null into an object first.
    void set(std::string_view key, Json value);

    bool operator==(const Json&) const = default;

private:
    std::variant<std::monostate, bool, std::int64_t, double, std::string, Array, Object> m_value;
};

/// Fields of a file that this version does not know. They are kept, written last and in order of name.
using Extras = std::vector<Json::Member>;

/// What a foreign text may ask of us before it is refused.
struct JsonLimits {
    std::size_t bytes = 64u << 20;
    std::size_t depth = 64;
    std::size_t elements = 4'000'000;
};

/// The one door for JSON text. Refuses bad UTF-8, duplicate keys, numbers out of range and whatever passes
/// the limits; every problem has a line and a column.
Result<Json> parseJson(std::string_view text, const JsonLimits& limits = {});

/// Line and column (1-based) of the value that a JSON pointer names in a text that parses; {0, 0} when it is
/// not there.
std::pair<int, int> placeInJson(std::string_view text, std::string_view pointer);

/// The string that a JSON pointer names, without parsing the rest of the text; empty when there is none.
std::string peekString(std::string_view text, std::string_view pointer);

/// A name as one step of a JSON pointer.
std::string escapePointer(std::string_view name);

/// Writes canonical text: two-space indent, arrays of plain values on one line, newline at the end.
class JsonWriter {
public:
    void beginObject();
    void endObject();
    void beginArray();
    void endArray();
    void key(std::string_view name);
    void value(const Json& value);
    void null();
    void boolean(bool value);
    void integer(std::int64_t value);
    void real(double value);
    void string(std::string_view value);
    /// The finished text, with its newline.
    std::string finish();

private:
    struct Level {
        std::size_t start;  ///< where in m_out the level's first element begins
        bool array;
        bool empty = true;
        bool plain = true;  ///< so far only plain values: an array stays on one line
    };
    void beforeValue(bool plain);
    void newLine(std::size_t depth);
    void breakOpenArrays();

    std::string m_out;
    std::vector<Level> m_levels;
    std::vector<std::size_t> m_separators;  ///< positions of ", " in the innermost one-line array
    bool m_afterKey = false;
};

std::string writeJson(const Json& value);

}  // namespace bocage::rules
