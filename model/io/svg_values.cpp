#include "model/io/svg_values.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace bocage::model::svg {

namespace {

constexpr std::string_view spaces = " \t\r\n";

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(spaces);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(spaces) - first + 1);
}

/// Reads numbers and letters off the front of a text.
class Cursor {
public:
    explicit Cursor(std::string_view text) : m_rest(text) {}

    bool atEnd() const { return m_rest.empty(); }
    char now() const { return m_rest.empty() ? '\0' : m_rest.front(); }
    void step() { m_rest.remove_prefix(1); }

    /// White space, and one comma in it.
    void skipSeparator() {
        skipSpace();
        if (now() == ',') {
            step();
            skipSpace();
        }
    }
    void skipSpace() {
        while (!atEnd() && spaces.find(now()) != std::string_view::npos)
            step();
    }
    /// A number as SVG writes it; its text goes to `out`.
    bool number(std::string& out, Tally& tally) {
        std::string_view token = m_rest;
        std::size_t length = 0;
        if (length < token.size() && (token[length] == '+' || token[length] == '-'))
            ++length;
        const std::size_t digits = length;
        while (length < token.size() && isDigit(token[length]))
            ++length;
        std::size_t count = length - digits;
        if (length < token.size() && token[length] == '.') {
            const std::size_t dot = length++;
            while (length < token.size() && isDigit(token[length]))
                ++length;
            count += length - dot - 1;
        }
        if (count == 0 || length > 40)
            return false;
        if (length < token.size() && (token[length] == 'e' || token[length] == 'E')) {
            std::size_t after = length + 1;
            if (after < token.size() && (token[after] == '+' || token[after] == '-'))
                ++after;
            std::size_t end = after;
            while (end < token.size() && isDigit(token[end]))
                ++end;
            // "1em" is a length, not an exponent.
            if (end > after && end - after <= 3)
                length = end;
        }
        std::string_view digitsOnly = token.substr(0, length);
        if (digitsOnly.front() == '+')
            digitsOnly.remove_prefix(1);
        double value = 0;
        const auto [end, error] =
            std::from_chars(digitsOnly.data(), digitsOnly.data() + digitsOnly.size(), value);
        if (error != std::errc() || end != digitsOnly.data() + digitsOnly.size() || !std::isfinite(value))
            return false;
        tally.largest = std::max(tally.largest, std::abs(value));
        tally.extent += std::abs(value);
        m_value = value;
        out += digitsOnly;
        m_rest.remove_prefix(length);
        return true;
    }
    double value() const { return m_value; }

private:
    std::string_view m_rest;
    double m_value = 0;
};

/// How many numbers a path command takes.
int argumentCount(char command) {
    switch (command | 0x20) {
        case 'm':
        case 'l':
        case 't':
            return 2;
        case 'h':
        case 'v':
            return 1;
        case 'c':
            return 6;
        case 's':
        case 'q':
            return 4;
        case 'a':
            return 7;
        case 'z':
            return 0;
        default:
            return -1;
    }
}

}  // namespace

std::optional<std::string> length(std::string_view text, Tally& tally) {
    Cursor cursor(trimmed(text));
    std::string out;
    if (!cursor.number(out, tally))
        return std::nullopt;
    std::string unit;
    while (!cursor.atEnd()) {
        unit += cursor.now();
        cursor.step();
    }
    static constexpr std::string_view units[] = {"", "%", "px", "pt", "mm", "cm", "in"};
    if (std::find(std::begin(units), std::end(units), unit) == std::end(units))
        return std::nullopt;
    return out + unit;
}

std::optional<std::string> numberList(std::string_view text, Tally& tally) {
    Cursor cursor(trimmed(text));
    std::string out;
    while (!cursor.atEnd()) {
        if (!out.empty())
            out += ' ';
        if (!cursor.number(out, tally))
            return std::nullopt;
        ++tally.pathNumbers;
        cursor.skipSeparator();
    }
    return out;
}

std::optional<std::string> pathData(std::string_view text, Tally& tally) {
    Cursor cursor(trimmed(text));
    std::string out;
    while (!cursor.atEnd()) {
        const char command = cursor.now();
        const int wanted = isLetter(command) ? argumentCount(command) : -1;
        if (wanted < 0 || (out.empty() && (command | 0x20) != 'm'))
            return std::nullopt;
        out += command;
        cursor.step();
        cursor.skipSpace();
        for (int read = 0; wanted > 0 && (read % wanted != 0 || read == 0 || !isLetter(cursor.now()));
             ++read) {
            if (read > 0 && read % wanted == 0 && cursor.atEnd())
                break;
            if (read > 0)
                out += ' ';
            const int place = read % wanted;
            if ((command | 0x20) == 'a' && (place == 3 || place == 4)) {
                // The two flags of an arc are single digits and may stand without separators.
                if (cursor.now() != '0' && cursor.now() != '1')
                    return std::nullopt;
                out += cursor.now();
                cursor.step();
            } else if (!cursor.number(out, tally)) {
                return std::nullopt;
            }
            ++tally.pathNumbers;
            cursor.skipSeparator();
        }
    }
    return out;
}

std::optional<std::string> transform(std::string_view text, Tally& tally, double& scale) {
    Cursor cursor(trimmed(text));
    std::string out;
    scale = 1;
    while (!cursor.atEnd()) {
        std::string name;
        while (isLetter(cursor.now())) {
            name += cursor.now();
            cursor.step();
        }
        static constexpr std::string_view names[] = {"matrix", "translate", "scale",
                                                     "rotate", "skewX",     "skewY"};
        if (std::find(std::begin(names), std::end(names), name) == std::end(names))
            return std::nullopt;
        cursor.skipSpace();
        if (cursor.now() != '(')
            return std::nullopt;
        cursor.step();
        cursor.skipSpace();
        out += (out.empty() ? "" : " ") + name + "(";
        double factor = 1;
        for (int count = 0; cursor.now() != ')'; ++count) {
            if (count == 6)
                return std::nullopt;
            if (count > 0)
                out += ' ';
            if (!cursor.number(out, tally))
                return std::nullopt;
            const bool enlarges = name == "scale" || (name == "matrix" && count < 4);
            if (enlarges)
                factor = std::max(factor, std::abs(cursor.value()));
            if (name.starts_with("skew"))
                factor = std::max(factor, std::abs(std::tan(cursor.value() * 0.017453292519943295)));
            cursor.skipSeparator();
        }
        cursor.step();
        cursor.skipSeparator();
        out += ')';
        scale *= factor;
    }
    return out;
}

std::optional<std::string> keyword(std::string_view text) {
    text = trimmed(text);
    const bool good = !text.empty() && text.size() <= 40 && std::all_of(text.begin(), text.end(), [](char c) {
        return isLetter(c) || isDigit(c) || c == '-' || c == ' ' || c == '.';
    });
    return good ? std::optional<std::string>(text) : std::nullopt;
}

std::optional<std::string> identifier(std::string_view text) {
    const bool good = !text.empty() && text.size() <= 64 && (isLetter(text.front()) || text.front() == '_') &&
                      std::all_of(text.begin(), text.end(), [](char c) {
                          return isLetter(c) || isDigit(c) || c == '-' || c == '_' || c == '.';
                      });
    return good ? std::optional<std::string>(text) : std::nullopt;
}

std::optional<std::string> localLink(std::string_view text) {
    text = trimmed(text);
    return text.starts_with('#') ? identifier(text.substr(1)) : std::nullopt;
}

std::optional<std::string> paint(std::string_view text) {
    text = trimmed(text);
    if (text.starts_with("url(")) {
        const auto close = text.find(')');
        if (close == std::string_view::npos)
            return std::nullopt;
        std::string_view inside = trimmed(text.substr(4, close - 4));
        if (inside.size() > 1 && (inside.front() == '"' || inside.front() == '\'') &&
            inside.front() == inside.back())
            inside = inside.substr(1, inside.size() - 2);
        const auto id = localLink(inside);
        return id ? std::optional<std::string>("url(#" + *id + ")") : std::nullopt;
    }
    if (text.starts_with('#')) {
        const std::string_view digits = text.substr(1);
        const bool good = (digits.size() == 3 || digits.size() == 6) &&
                          std::all_of(digits.begin(), digits.end(), [](char c) {
                              return isDigit(c) || ((c | 0x20) >= 'a' && (c | 0x20) <= 'f');
                          });
        return good ? std::optional<std::string>(text) : std::nullopt;
    }
    if (text.starts_with("rgb(") && text.ends_with(")")) {
        const bool good = text.size() <= 40 && std::all_of(text.begin() + 4, text.end() - 1, [](char c) {
                              return isDigit(c) || c == ',' || c == '%' || c == ' ' || c == '.';
                          });
        return good ? std::optional<std::string>(text) : std::nullopt;
    }
    const bool name = !text.empty() && text.size() <= 24 && std::all_of(text.begin(), text.end(), isLetter);
    return name ? std::optional<std::string>(text) : std::nullopt;
}

}  // namespace bocage::model::svg
