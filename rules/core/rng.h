#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace bocage::rules {

/// Random numbers by counter: run r of a seed is a stream of its own, so that it does not matter which thread
/// or which part of a split simulation plays it. (SplitMix64.)
class Rng {
public:
    Rng() = default;
    Rng(std::uint64_t seed, std::uint64_t run) : m_state(mixed(seed + gamma) ^ mixed(run * gamma + 1)) {}

    std::uint64_t next() {
        m_state += gamma;
        return mixed(m_state);
    }
    /// 0 … bound − 1, each equally likely.
    std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (next() >> 32) * bound;
        std::uint32_t low = static_cast<std::uint32_t>(product);
        if (low < bound) {
            const std::uint32_t threshold = (0u - bound) % bound;
            while (low < threshold) {
                product = (next() >> 32) * bound;
                low = static_cast<std::uint32_t>(product);
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }
    template <class T>
    void shuffle(std::vector<T>& items) {
        for (std::size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
    }

    bool operator==(const Rng&) const = default;

private:
    static constexpr std::uint64_t gamma = 0x9E3779B97F4A7C15u;
    static std::uint64_t mixed(std::uint64_t z) {
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }
    std::uint64_t m_state = 0;
};

}  // namespace bocage::rules
