#include "model/print/pdf_numbers.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <vector>

namespace bocage::model::print {

namespace {

constexpr double finest = 0.03;  ///< points, a hundredth of a millimetre: printers have no finer dots

/// Places are multiples of this: 1, 0.5 or 0.2 of some power of ten, which are written with few digits.
struct Step {
    double size = 1;
    int decimals = 0;
};

bool isSpace(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f' || c == '\0';
}

bool isDelimiter(char c) {
    return c == '(' || c == ')' || c == '<' || c == '>' || c == '[' || c == ']' || c == '/' || c == '%' ||
           c == '{' || c == '}';
}

bool isPathOperator(std::string_view word) {
    return word == "m" || word == "l" || word == "c" || word == "v" || word == "y" || word == "re";
}

/// How much larger than a point the units of the page are, where it is being read.
class Scale {
public:
    void save() { m_saved.push_back(m_now); }
    void restore() {
        if (m_saved.empty())
            return;
        m_now = m_saved.back();
        m_saved.pop_back();
    }
    void concat(const std::vector<double>& m) {
        if (m.size() == 6)
            m_now *= std::max(std::hypot(m[0], m[1]), std::hypot(m[2], m[3]));
    }
    Step step() const {
        const double largest = finest / std::max(m_now, 1e-9) * (1 + 1e-6);
        double power = 1;
        for (int decimals = 0; decimals < 6; ++decimals, power /= 10) {
            if (power <= largest)
                return {power, decimals};
            if (power * 0.5 <= largest)
                return {power * 0.5, decimals + 1};
            if (power * 0.2 <= largest)
                return {power * 0.2, decimals + 1};
        }
        return {1e-6, 6};
    }

private:
    double m_now = 1;
    std::vector<double> m_saved;
};

class Reader {
public:
    explicit Reader(std::string_view content) : m_in(content) { m_out.reserve(content.size()); }

    std::string read() {
        std::size_t at = 0;
        while (at < m_in.size()) {
            if (isSpace(m_in[at])) {
                ++at;
            } else if (isDelimiter(m_in[at])) {
                m_plain = false;
                at = pastDelimited(at);
            } else {
                std::size_t end = at;
                while (end < m_in.size() && !isSpace(m_in[end]) && !isDelimiter(m_in[end]))
                    ++end;
                if (!word(m_in.substr(at, end - at), end))
                    return std::string(m_in);
                at = end;
            }
        }
        m_out.append(m_in.substr(m_start));
        return std::move(m_out);
    }

private:
    /// Behind a string; of other marks behind the mark itself.
    std::size_t pastDelimited(std::size_t at) const {
        if (m_in[at] == '<' && at + 1 < m_in.size() && m_in[at + 1] != '<') {
            const auto end = m_in.find('>', at);
            return end == std::string_view::npos ? m_in.size() : end + 1;
        }
        if (m_in[at] != '(')
            return at + 1;
        int depth = 0;
        for (; at < m_in.size(); ++at) {
            if (m_in[at] == '\\')
                ++at;
            else if (m_in[at] == '(')
                ++depth;
            else if (m_in[at] == ')' && --depth == 0)
                return at + 1;
        }
        return at;
    }

    /// A number is kept until its operator comes. False for what this does not understand.
    bool word(std::string_view text, std::size_t end) {
        double value = 0;
        const auto parsed = std::from_chars(text.data(), text.data() + text.size(), value);
        if (parsed.ec == std::errc() && parsed.ptr == text.data() + text.size()) {
            m_numbers.push_back(value);
            return true;
        }
        if (text == "BI")
            return false;  // a picture between the operators: its bytes are not words
        if (m_plain && isPathOperator(text)) {
            rewrite(text);
        } else {
            m_out.append(m_in.substr(m_start, end - m_start));
            if (text == "q")
                m_scale.save();
            else if (text == "Q")
                m_scale.restore();
            else if (text == "cm")
                m_scale.concat(m_numbers);
        }
        m_numbers.clear();
        m_plain = true;
        m_start = end;
        return true;
    }

    void rewrite(std::string_view op) {
        const Step step = m_scale.step();
        if (!m_out.empty())
            m_out += '\n';
        for (const double number : m_numbers) {
            char digits[64];
            const auto made =
                std::to_chars(digits, digits + sizeof digits, std::round(number / step.size) * step.size,
                              std::chars_format::fixed, step.decimals);
            std::string_view text(digits, static_cast<std::size_t>(made.ptr - digits));
            if (text.find('.') != std::string_view::npos) {
                text = text.substr(0, text.find_last_not_of('0') + 1);
                if (text.back() == '.')
                    text.remove_suffix(1);
            }
            m_out += text == "-0" ? "0" : text;
            m_out += ' ';
        }
        m_out += op;
    }

    std::string_view m_in;
    std::string m_out;
    std::vector<double> m_numbers;
    std::size_t m_start = 0;  ///< of what was not written yet
    bool m_plain = true;      ///< nothing but numbers since the last operator
    Scale m_scale;
};

}  // namespace

std::string shortPathNumbers(std::string_view content) {
    return Reader(content).read();
}

}  // namespace bocage::model::print
