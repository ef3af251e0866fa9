#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "rules/core/json.h"
#include "rules/systems/malice/sim/pmf.h"

/// What runs leave behind: whole numbers that add up in any order.
namespace bocage::rules::malice::sim {

struct TallyShape {
    std::size_t counters = 0;
    std::size_t histograms = 0;
};

/// Values above this are counted as this.
inline constexpr int maxTallied = 4000;

struct Tally {
    using Counts = std::vector<std::uint64_t>;

    std::uint64_t runs = 0;
    Counts counters;
    std::vector<Counts> histograms;  ///< how often each value came, from 0

    Tally() = default;
    explicit Tally(TallyShape shape) : counters(shape.counters), histograms(shape.histograms) {}

    void count(std::size_t counter, std::uint64_t by = 1) { counters[counter] += by; }
    void note(std::size_t histogram, int value) {
        Counts& counts = histograms[histogram];
        const std::size_t at = static_cast<std::size_t>(value < 0            ? 0
                                                        : value > maxTallied ? maxTallied
                                                                             : value);
        if (counts.size() <= at)
            counts.resize(at + 1);
        ++counts[at];
    }
    void add(const Tally& other);
    bool operator==(const Tally&) const = default;

    Pmf pmf(std::size_t histogram) const { return Pmf::ofCounts(histograms[histogram]); }
    std::uint64_t noted(std::size_t histogram) const;
    double share(std::size_t counter) const {
        return runs ? static_cast<double>(counters[counter]) / static_cast<double>(runs) : 0;
    }
};

/// Names of counters and histograms, in order.
Json tallyJson(const Tally& tally, std::span<const std::string_view> counters,
               std::span<const std::string_view> histograms);
/// Nothing when the JSON is no such tally.
std::optional<Tally> tallyOf(const Json& json, std::span<const std::string_view> counters,
                             std::span<const std::string_view> histograms);

}  // namespace bocage::rules::malice::sim
