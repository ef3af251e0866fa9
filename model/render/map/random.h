#pragma once

#include <cstdint>

/// Chance for the drawing: the same place and seed always give the same numbers, on every machine and in
/// whatever order cells are painted.
namespace bocage::model::map {

constexpr std::uint64_t mix(std::uint64_t value) {
    value += 0x9E3779B97F4A7C15ULL;
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9ULL;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBULL;
    return value ^ (value >> 31);
}

constexpr std::uint64_t combine(std::uint64_t a, std::uint64_t b) {
    return mix(a ^ (b + 0x632BE59BD9B4E019ULL + (a << 6) + (a >> 2)));
}

constexpr std::uint64_t placeHash(int x, int y, std::uint64_t salt) {
    return combine(combine(salt, static_cast<std::uint32_t>(x)), static_cast<std::uint32_t>(y));
}

class Random {
public:
    explicit constexpr Random(std::uint64_t seed) : m_state(seed) {}
    constexpr Random(int x, int y, std::uint64_t salt) : m_state(placeHash(x, y, salt)) {}

    constexpr std::uint64_t next() {
        m_state += 0x9E3779B97F4A7C15ULL;
        return mix(m_state);
    }
    /// 0 ≤ value < 1
    constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }
    constexpr double between(double low, double high) { return low + (high - low) * unit(); }
    constexpr int below(int count) {
        return static_cast<int>(next() % static_cast<std::uint64_t>(count < 1 ? 1 : count));
    }
    constexpr bool chance(double probability) { return unit() < probability; }

private:
    std::uint64_t m_state;
};

}  // namespace bocage::model::map
