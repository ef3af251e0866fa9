#include "rules/core/json.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

namespace bocage::rules {

std::optional<std::int64_t> Json::wholeNumber() const {
    if (isInteger())
        return integer();
    constexpr double exact = 9007199254740992.0;  // beyond 2^53 a double no longer knows its units
    if (type() == Type::Real && std::abs(real()) <= exact && real() == std::trunc(real()))
        return static_cast<std::int64_t>(real());
    return std::nullopt;
}

const Json* Json::find(std::string_view key) const {
    if (!isObject())
        return nullptr;
    for (const auto& [name, value] : object())
        if (name == key)
            return &value;
    return nullptr;
}

void Json::set(std::string_view key, Json value) {
    if (isNull())
        m_value = Object{};
    for (auto& [name, old] : object()) {
        if (name == key) {
            old = std::move(value);
            return;
        }
    }
    object().emplace_back(std::string(key), std::move(value));
}

std::string escapePointer(std::string_view name) {
    std::string out;
    for (const char c : name) {
        if (c == '~')
            out += "~0";
        else if (c == '/')
            out += "~1";
        else
            out += c;
    }
    return out;
}

namespace {

std::pair<int, int> lineAndColumn(std::string_view text, std::size_t offset) {
    int line = 1;
    int column = 1;
    for (const char c : text.substr(0, std::min(offset, text.size()))) {
        if (c == '\n') {
            ++line;
            column = 1;
        } else if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) {
            ++column;
        }
    }
    return {line, column};
}

/// Builds our tree from the library's events and enforces the limits while the text is still being read, so
/// that a hostile file never becomes a large value first.
class TreeBuilder : public nlohmann::json_sax<nlohmann::json> {
public:
    explicit TreeBuilder(const JsonLimits& limits) : m_limits(limits) {}

    Json root;
    Problem problem;

    bool null() override { return put(Json()); }
    bool boolean(bool value) override { return put(Json(value)); }
    bool number_integer(number_integer_t value) override { return put(Json(std::int64_t{value})); }
    bool number_unsigned(number_unsigned_t value) override {
        if (value > static_cast<number_unsigned_t>(std::numeric_limits<std::int64_t>::max()))
            return fail("json.number-range", {std::to_string(value)});
        return put(Json(static_cast<std::int64_t>(value)));
    }
    bool number_float(number_float_t value, const string_t& text) override {
        if (!std::isfinite(value))
            return fail("json.number-range", {text});
        return put(Json(value));
    }
    bool string(string_t& value) override { return put(Json(std::move(value))); }
    bool binary(binary_t&) override { return fail("json.syntax", {"binary"}); }

    bool start_object(std::size_t) override { return open(Json(Json::Object{})); }
    bool key(string_t& value) override {
        m_open.back()->object().emplace_back(std::move(value), Json());
        return true;
    }
    bool end_object() override {
        if (const std::string* twice = duplicateKey(m_open.back()->object()))
            return fail("json.duplicate-key", {*twice});
        m_open.pop_back();
        return true;
    }
    bool start_array(std::size_t) override { return open(Json(Json::Array{})); }
    bool end_array() override {
        m_open.pop_back();
        return true;
    }
    bool parse_error(std::size_t position, const std::string&,
                     const nlohmann::detail::exception& error) override {
        // 101 is a syntax error; the others of its family are about numbers and encoding.
        std::string_view reason = error.what();
        if (const auto last = reason.rfind("; last read"); last != std::string_view::npos)
            reason = reason.substr(0, last);
        if (const auto dash = reason.find(" - "); dash != std::string_view::npos)
            reason = reason.substr(dash + 3);
        problem.code = error.id == 406 ? "json.number-range" : "json.syntax";
        problem.arguments = {std::string(reason)};
        offset = position == 0 ? 0 : position - 1;
        return false;
    }

    std::size_t offset = std::string::npos;

    /// Where the builder stands, as a JSON pointer.
    std::string pointer() const {
        std::string out;
        for (const Json* level : m_open) {
            if (level->isArray()) {
                out += "/" + std::to_string(level->array().empty() ? 0 : level->array().size() - 1);
            } else if (!level->object().empty()) {
                out += "/" + escapePointer(level->object().back().first);
            }
        }
        return out;
    }

private:
    bool fail(std::string code, std::vector<std::string> arguments) {
        problem.code = std::move(code);
        problem.arguments = std::move(arguments);
        return false;
    }

    Json* place(Json value) {
        if (m_open.empty()) {
            root = std::move(value);
            return &root;
        }
        Json& parent = *m_open.back();
        if (parent.isArray()) {
            parent.array().push_back(std::move(value));
            return &parent.array().back();
        }
        parent.object().back().second = std::move(value);
        return &parent.object().back().second;
    }

    bool put(Json value) {
        if (++m_elements > m_limits.elements)
            return fail("json.too-many-values", {std::to_string(m_limits.elements)});
        place(std::move(value));
        return true;
    }

    bool open(Json value) {
        if (m_open.size() >= m_limits.depth)
            return fail("json.too-deep", {std::to_string(m_limits.depth)});
        if (++m_elements > m_limits.elements)
            return fail("json.too-many-values", {std::to_string(m_limits.elements)});
        m_open.push_back(place(std::move(value)));
        return true;
    }

    static const std::string* duplicateKey(const Json::Object& members) {
        if (members.size() < 2)
            return nullptr;
        std::vector<const std::string*> names;
        names.reserve(members.size());
        for (const auto& member : members)
            names.push_back(&member.first);
        std::sort(names.begin(), names.end(), [](const auto* a, const auto* b) { return *a < *b; });
        const auto twice = std::adjacent_find(names.begin(), names.end(),
                                              [](const auto* a, const auto* b) { return *a == *b; });
        return twice == names.end() ? nullptr : *twice;
    }

    const JsonLimits& m_limits;
    std::vector<Json*> m_open;  ///< stable: an open level is always the last element of its parent
    std::size_t m_elements = 0;
};

}  // namespace

Result<Json> parseJson(std::string_view text, const JsonLimits& limits) {
    if (text.size() > limits.bytes)
        return Problem{
            "json.too-large", {std::to_string(text.size()), std::to_string(limits.bytes)}, {}, {}, 0, 0};
    TreeBuilder builder(limits);
    bool parsed = false;
    try {
        parsed = nlohmann::json::sax_parse(text.begin(), text.end(), &builder);
    } catch (const nlohmann::json::exception& error) {
        builder.problem = Problem{"json.syntax", {error.what()}, {}, {}, 0, 0};
    }
    if (parsed)
        return std::move(builder.root);
    Problem problem = std::move(builder.problem);
    problem.pointer = builder.pointer();
    if (builder.offset != std::string::npos) {
        std::tie(problem.line, problem.column) = lineAndColumn(text, builder.offset);
    } else {
        // A refusal of ours: the text up to here parses, so the pointer can be looked up in it.
        std::tie(problem.line, problem.column) = placeInJson(text, problem.pointer);
        if (problem.line == 0)
            problem.line = problem.column = 1;
    }
    return problem;
}

namespace {

/// Steps over JSON tokens without building anything; the text is known to parse at least as far as the place
/// sought.
class Scanner {
public:
    explicit Scanner(std::string_view text) : m_text(text) {}

    std::size_t find(std::string_view pointer) {
        skipSpace();
        while (!pointer.empty()) {
            const auto end = pointer.find('/', 1);
            const std::string_view step = pointer.substr(1, end == std::string_view::npos ? end : end - 1);
            pointer = end == std::string_view::npos ? std::string_view() : pointer.substr(end);
            if (!enter(step))
                return std::string::npos;
        }
        return m_at;
    }

    /// The string that starts where the scanner stands, quotes included; empty when there is none.
    std::string_view quoted() {
        if (now() != '"')
            return {};
        const std::size_t start = m_at;
        skipString();
        return m_text.substr(start, std::min(m_at, m_text.size()) - start);
    }

private:
    bool more() const { return m_at < m_text.size(); }
    char now() const { return more() ? m_text[m_at] : '\0'; }

    void skipSpace() {
        while (more() && (now() == ' ' || now() == '\n' || now() == '\t' || now() == '\r'))
            ++m_at;
    }

    std::string_view skipString() {
        const std::size_t start = ++m_at;
        while (more() && now() != '"')
            m_at += now() == '\\' ? 2 : 1;
        const std::string_view inside = m_text.substr(start, std::min(m_at, m_text.size()) - start);
        if (more())
            ++m_at;
        return inside;
    }

    void skipValue() {
        std::size_t depth = 0;
        do {
            skipSpace();
            const char c = now();
            if (c == '"') {
                skipString();
            } else if (c == '{' || c == '[') {
                ++depth;
                ++m_at;
            } else if (c == '}' || c == ']') {
                --depth;
                ++m_at;
            } else if (c == ',' || c == ':') {
                ++m_at;
            } else {
                while (more() && std::string_view(",:]} \n\t\r").find(now()) == std::string_view::npos)
                    ++m_at;
            }
        } while (depth > 0 && more());
    }

    /// `inside` is a key as the text has it, with its escapes.
    static bool isStep(std::string_view inside, std::string_view step) {
        if (inside.find('\\') == std::string_view::npos)
            return inside == step || escapePointer(inside) == step;
        const Result<Json> name = parseJson("\"" + std::string(inside) + "\"");
        return name && name->isString() && escapePointer(name->string()) == step;
    }

    bool enter(std::string_view step) {
        const bool object = now() == '{';
        if (!object && now() != '[')
            return false;
        ++m_at;
        for (std::size_t index = 0;; ++index) {
            skipSpace();
            if (!more() || now() == '}' || now() == ']')
                return false;
            bool wanted = false;
            if (object) {
                wanted = isStep(skipString(), step);
                skipSpace();
                ++m_at;  // the colon
                skipSpace();
            } else {
                wanted = std::to_string(index) == step;
            }
            if (wanted)
                return true;
            skipValue();
            skipSpace();
            if (now() == ',')
                ++m_at;
        }
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

}  // namespace

std::pair<int, int> placeInJson(std::string_view text, std::string_view pointer) {
    const std::size_t offset = Scanner(text).find(pointer);
    if (offset == std::string::npos)
        return {0, 0};
    return lineAndColumn(text, offset);
}

std::string peekString(std::string_view text, std::string_view pointer) {
    Scanner scanner(text);
    if (scanner.find(pointer) == std::string::npos)
        return {};
    const Result<Json> found = parseJson(scanner.quoted());
    return found && found->isString() ? found->string() : std::string();
}

void JsonWriter::newLine(std::size_t depth) {
    m_out += '\n';
    m_out.append(depth * 2, ' ');
}

/// An array turned out to hold more than plain values: the separators written as ", " become line breaks.
/// Only the innermost level can still be open in one-line form, since whatever holds it has already been
/// broken.
void JsonWriter::breakOpenArrays() {
    Level& level = m_levels.back();
    if (!level.array || !level.plain)
        return;
    level.plain = false;
    if (level.empty)
        return;
    const std::string indent = "\n" + std::string(m_levels.size() * 2, ' ');
    std::string rebuilt = indent;
    std::size_t from = level.start;
    for (const std::size_t separator : m_separators) {
        rebuilt.append(m_out, from, separator + 1 - from);
        rebuilt += indent;
        from = separator + 2;
    }
    rebuilt.append(m_out, from, std::string::npos);
    m_out.resize(level.start);
    m_out += rebuilt;
}

void JsonWriter::beforeValue(bool plain) {
    if (m_afterKey) {
        m_afterKey = false;
        return;
    }
    if (m_levels.empty())
        return;
    if (!plain)
        breakOpenArrays();
    Level& level = m_levels.back();
    if (level.plain) {
        if (!level.empty) {
            m_separators.push_back(m_out.size());
            m_out += ", ";
        }
    } else {
        if (!level.empty)
            m_out += ',';
        newLine(m_levels.size());
    }
    level.empty = false;
}

void JsonWriter::beginObject() {
    beforeValue(false);
    m_out += '{';
    m_levels.push_back({m_out.size(), false, true, false});
}

void JsonWriter::endObject() {
    const bool empty = m_levels.back().empty;
    m_levels.pop_back();
    if (!empty)
        newLine(m_levels.size());
    m_out += '}';
}

void JsonWriter::beginArray() {
    beforeValue(false);
    m_out += '[';
    m_separators.clear();
    m_levels.push_back({m_out.size(), true, true, true});
}

void JsonWriter::endArray() {
    const Level level = m_levels.back();
    m_levels.pop_back();
    if (!level.empty && !level.plain)
        newLine(m_levels.size());
    m_separators.clear();
    m_out += ']';
}

void JsonWriter::key(std::string_view name) {
    Level& level = m_levels.back();
    if (!level.empty)
        m_out += ',';
    newLine(m_levels.size());
    level.empty = false;
    m_afterKey = true;
    const bool wasAfterKey = m_afterKey;
    string(name);
    m_afterKey = wasAfterKey;
    m_out += ": ";
}

void JsonWriter::null() {
    beforeValue(true);
    m_out += "null";
}

void JsonWriter::boolean(bool value) {
    beforeValue(true);
    m_out += value ? "true" : "false";
}

void JsonWriter::integer(std::int64_t value) {
    beforeValue(true);
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
    m_out.append(digits, end);
}

void JsonWriter::real(double value) {
    beforeValue(true);
    char digits[40];
    const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
    const std::string_view text(digits, static_cast<std::size_t>(end - digits));
    m_out += text;
    // 2.0 must not come back as the integer 2.
    if (text.find_first_of(".e") == std::string_view::npos)
        m_out += ".0";
}

void JsonWriter::string(std::string_view value) {
    beforeValue(true);
    static constexpr char hex[] = "0123456789abcdef";
    m_out += '"';
    std::size_t from = 0;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const auto c = static_cast<unsigned char>(value[i]);
        if (c >= 0x20 && c != '"' && c != '\\')
            continue;
        m_out.append(value, from, i - from);
        from = i + 1;
        switch (c) {
            case '"':
                m_out += "\\\"";
                break;
            case '\\':
                m_out += "\\\\";
                break;
            case '\n':
                m_out += "\\n";
                break;
            case '\t':
                m_out += "\\t";
                break;
            case '\r':
                m_out += "\\r";
                break;
            default:
                m_out += "\\u00";
                m_out += hex[c >> 4];
                m_out += hex[c & 15];
        }
    }
    m_out.append(value, from, std::string_view::npos);
    m_out += '"';
}

void JsonWriter::value(const Json& value) {
    switch (value.type()) {
        case Json::Type::Null:
            null();
            break;
        case Json::Type::Boolean:
            boolean(value.boolean());
            break;
        case Json::Type::Integer:
            integer(value.integer());
            break;
        case Json::Type::Real:
            real(value.real());
            break;
        case Json::Type::String:
            string(value.string());
            break;
        case Json::Type::Array:
            beginArray();
            for (const Json& element : value.array())
                this->value(element);
            endArray();
            break;
        case Json::Type::Object:
            beginObject();
            for (const auto& [name, member] : value.object()) {
                key(name);
                this->value(member);
            }
            endObject();
            break;
    }
}

std::string JsonWriter::finish() {
    assert(m_levels.empty());
    m_out += '\n';
    return std::move(m_out);
}

std::string writeJson(const Json& value) {
    JsonWriter writer;
    writer.value(value);
    return writer.finish();
}

}  // namespace bocage::rules
