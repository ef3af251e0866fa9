#pragma once

#include <cstdint>
#include <vector>

namespace bocage::rules::malice::sim {

/// Chances of whole numbers, from `first()` on. Worked out by adding and multiplying, never by rolling.
class Pmf {
public:
    Pmf() = default;  ///< nothing at all
    Pmf(int first, std::vector<double> chances);
    static Pmf certain(int value);
    /// One die with faces 1 … sides.
    static Pmf die(int sides);
    /// So many d★: half 0, half 1. A negative number of them is taken away.
    static Pmf stars(int count);
    /// How often each value came, turned into shares; the value of the first count is `first`.
    static Pmf ofCounts(const std::vector<std::uint64_t>& counts, int first = 0);

    bool empty() const { return m_chances.empty(); }
    int first() const { return m_first; }
    int last() const { return m_first + static_cast<int>(m_chances.size()) - 1; }
    const std::vector<double>& chances() const { return m_chances; }
    double at(int value) const;
    double atLeast(int value) const;
    double total() const;

    Pmf plus(const Pmf& other) const;
    Pmf minus(const Pmf& other) const;
    Pmf shifted(int by) const;
    /// Values below the floor count as the floor.
    Pmf notBelow(int floor) const;
    /// And those above the roof as the roof.
    Pmf notAbove(int roof) const;
    /// The highest of so many, each rolled on its own; and the lower of this and another.
    Pmf highestOf(int count) const;
    Pmf lower(const Pmf& other) const;
    /// Without values that have no chance at either end, and in shares of one.
    Pmf normalised() const;

    void add(int value, double chance);

    double mean() const;
    double deviation() const;
    /// The smallest value that a share `q` does not exceed.
    int quantile(double q) const;

private:
    int m_first = 0;
    std::vector<double> m_chances;
};

}  // namespace bocage::rules::malice::sim
