#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <compare>
#include <cstdint>

/// Lengths on paper: whole micrometres, so that sums, halves of sheets and comparisons stay exact.
namespace bocage::model::print {

class Length {
public:
    constexpr Length() = default;
    static constexpr Length micrometres(std::int64_t value) { return Length(value); }
    /// For constants and user input; rounded to the micrometre.
    static constexpr Length millimetres(double value) {
        return Length(static_cast<std::int64_t>(value * 1000 + (value < 0 ? -0.5 : 0.5)));
    }

    constexpr std::int64_t micrometres() const { return m_value; }
    constexpr double millimetres() const { return static_cast<double>(m_value) / 1000; }
    /// In units of a page's painter, which are hundredths of a millimetre.
    constexpr double units() const { return static_cast<double>(m_value) / 10; }
    constexpr double points() const { return static_cast<double>(m_value) * 72 / 25400; }

    constexpr auto operator<=>(const Length&) const = default;
    constexpr Length operator-() const { return Length(-m_value); }
    constexpr Length& operator+=(Length other) {
        m_value += other.m_value;
        return *this;
    }
    constexpr Length& operator-=(Length other) {
        m_value -= other.m_value;
        return *this;
    }
    friend constexpr Length operator+(Length a, Length b) { return Length(a.m_value + b.m_value); }
    friend constexpr Length operator-(Length a, Length b) { return Length(a.m_value - b.m_value); }
    friend constexpr Length operator*(Length a, std::int64_t times) { return Length(a.m_value * times); }
    friend constexpr Length operator/(Length a, std::int64_t parts) { return Length(a.m_value / parts); }
    /// How many of these fit.
    friend constexpr std::int64_t operator/(Length a, Length b) { return a.m_value / b.m_value; }

private:
    constexpr explicit Length(std::int64_t value) : m_value(value) {}
    std::int64_t m_value = 0;
};

constexpr Length operator""_mm(long double value) {
    return Length::millimetres(static_cast<double>(value));
}
constexpr Length operator""_mm(unsigned long long value) {
    return Length::micrometres(static_cast<std::int64_t>(value) * 1000);
}

/// A length that a painter's units stand for; rounded to the micrometre.
constexpr Length fromUnits(double units) {
    return Length::micrometres(static_cast<std::int64_t>(units * 10 + (units < 0 ? -0.5 : 0.5)));
}

struct Size {
    Length width, height;
    bool operator==(const Size&) const = default;
    QSizeF units() const { return {width.units(), height.units()}; }
    Size turned() const { return {height, width}; }
};

struct Place {
    Length x, y;
    bool operator==(const Place&) const = default;
    QPointF units() const { return {x.units(), y.units()}; }
};

struct Rect {
    Length x, y, width, height;
    bool operator==(const Rect&) const = default;
    constexpr Length right() const { return x + width; }
    constexpr Length bottom() const { return y + height; }
    QRectF units() const { return {x.units(), y.units(), width.units(), height.units()}; }
    Rect grown(Length by) const { return {x - by, y - by, width + by * 2, height + by * 2}; }
};

}  // namespace bocage::model::print
