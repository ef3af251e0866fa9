#include "model/print/pdf_numbers.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <vector>

namespace bocage::model::print {

namespace {

constexpr double finest = 0.06;       ///< points, 1200 to the inch: printers have no finer dots
constexpr std::size_t longPath = 10;  ///< numbers; shorter ones gain nothing by an origin of their own

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
    return word == "m" || word == "l" || word == "c" || word == "v" || word == "y" || word == "re" ||
           word == "h";
}

bool isPaintOperator(std::string_view word) {
    return word == "f" || word == "f*" || word == "S" || word == "s" || word == "B" || word == "B*" ||
           word == "b" || word == "b*";
}

struct Point {
    double x = 0, y = 0;
};

/// How far a point lies off the stretch between two others.
double distance(const Point& from, const Point& to, const Point& point) {
    const double dx = to.x - from.x, dy = to.y - from.y, length = dx * dx + dy * dy;
    const double along =
        length > 0 ? std::clamp(((point.x - from.x) * dx + (point.y - from.y) * dy) / length, 0.0, 1.0) : 0;
    return std::hypot(point.x - from.x - along * dx, point.y - from.y - along * dy);
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

/// One operator of a path with its numbers.
struct PathStep {
    std::string_view op;
    std::size_t count = 0;
    std::array<double, 6> numbers{};
};

/// Writes paths with short numbers: places lie on a raster, curves that nobody could tell from a straight
/// line are one, and what is painted is told from its first point on. Small numbers that come again and again
/// are packed into half the room.
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
        writePath(m_path, {});
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
        if (m_plain && m_numbers.size() <= 6 && isPathOperator(text)) {
            addStep(text);
        } else if (m_plain && m_numbers.empty() && !m_path.empty() && isPaintOperator(text)) {
            paint(text);
        } else {
            writePath(m_path, {});
            m_path.clear();
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

    void addStep(std::string_view op) {
        const std::size_t count = m_numbers.size();
        if (op == "c" && count == 6 && isStraight()) {
            m_path.push_back({"l", 2, {m_numbers[4], m_numbers[5]}});
        } else {
            m_path.push_back({op, count, {}});
            std::copy(m_numbers.begin(), m_numbers.end(), m_path.back().numbers.begin());
        }
        if (count >= 2 && op != "re")
            m_at = {m_numbers[count - 2], m_numbers[count - 1]};
    }

    bool isStraight() const {
        const Point end{m_numbers[4], m_numbers[5]};
        const double off = std::max(distance(m_at, end, {m_numbers[0], m_numbers[1]}),
                                    distance(m_at, end, {m_numbers[2], m_numbers[3]}));
        // A curve keeps within three quarters of what its handles are off.
        return off * 0.75 <= m_scale.step().size;
    }

    void paint(std::string_view op) {
        std::size_t numbers = 0;
        for (const PathStep& step : m_path)
            numbers += step.count;
        const bool own = numbers > longPath && m_path.front().count >= 2;
        if (own) {
            const Step step = m_scale.step();
            const Point origin{onRaster(m_path.front().numbers[0], step),
                               onRaster(m_path.front().numbers[1], step)};
            m_out += "\nq 1 0 0 1 ";
            write(origin.x, step);
            write(origin.y, step);
            m_out += "cm";
            writePath(m_path, origin);
        } else {
            writePath(m_path, {});
        }
        m_out += '\n';
        m_out += op;
        if (own)
            m_out += "\nQ";
        m_path.clear();
    }

    static double onRaster(double number, const Step& step) {
        return std::round(number / step.size) * step.size;
    }

    void write(double number, const Step& step) {
        char digits[64];
        const auto made = std::to_chars(digits, digits + sizeof digits, onRaster(number, step),
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

    void writePath(const std::vector<PathStep>& path, const Point& origin) {
        const Step step = m_scale.step();
        for (const PathStep& each : path) {
            if (!m_out.empty())
                m_out += '\n';
            const bool rectangle = each.op == "re";
            for (std::size_t i = 0; i < each.count; ++i)
                write(each.numbers[i] - (rectangle && i >= 2 ? 0 : i % 2 ? origin.y : origin.x), step);
            m_out += each.op;
        }
    }

    std::string_view m_in;
    std::string m_out;
    std::vector<double> m_numbers;
    std::vector<PathStep> m_path;  ///< since the last that was painted
    Point m_at;                    ///< where the path has come to
    std::size_t m_start = 0;       ///< of what was not written yet
    bool m_plain = true;           ///< nothing but numbers since the last operator
    Scale m_scale;
};

}  // namespace

std::string shortPathNumbers(std::string_view content) {
    return Reader(content).read();
}

}  // namespace bocage::model::print
