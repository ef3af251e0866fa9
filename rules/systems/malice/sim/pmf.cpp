#include "rules/systems/malice/sim/pmf.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace bocage::rules::malice::sim {

Pmf::Pmf(int first, std::vector<double> chances) : m_first(first), m_chances(std::move(chances)) {}

Pmf Pmf::certain(int value) {
    return {value, {1.0}};
}

Pmf Pmf::die(int sides) {
    return {1, std::vector<double>(static_cast<std::size_t>(sides), 1.0 / sides)};
}

Pmf Pmf::stars(int count) {
    Pmf sum = certain(0);
    const Pmf one(0, {0.5, 0.5});
    for (int i = 0; i < std::abs(count); ++i)
        sum = count > 0 ? sum.plus(one) : sum.minus(one);
    return sum;
}

Pmf Pmf::ofCounts(const std::vector<std::uint64_t>& counts, int first) {
    std::vector<double> chances(counts.begin(), counts.end());
    return Pmf(first, std::move(chances)).normalised();
}

double Pmf::at(int value) const {
    return value < m_first || value > last() || empty() ? 0 : m_chances[value - m_first];
}

double Pmf::atLeast(int value) const {
    double sum = 0;
    for (int v = std::max(value, m_first); v <= last(); ++v)
        sum += at(v);
    return sum;
}

double Pmf::total() const {
    return std::accumulate(m_chances.begin(), m_chances.end(), 0.0);
}

Pmf Pmf::plus(const Pmf& other) const {
    if (empty() || other.empty())
        return {};
    std::vector<double> sums(m_chances.size() + other.m_chances.size() - 1, 0.0);
    for (std::size_t i = 0; i < m_chances.size(); ++i)
        for (std::size_t j = 0; j < other.m_chances.size(); ++j)
            sums[i + j] += m_chances[i] * other.m_chances[j];
    return {m_first + other.m_first, std::move(sums)};
}

Pmf Pmf::minus(const Pmf& other) const {
    std::vector<double> turned(other.m_chances.rbegin(), other.m_chances.rend());
    return plus(Pmf(-other.last(), std::move(turned)));
}

Pmf Pmf::shifted(int by) const {
    return {m_first + by, m_chances};
}

Pmf Pmf::notBelow(int floor) const {
    if (empty() || m_first >= floor)
        return *this;
    Pmf raised;
    for (int v = m_first; v <= last(); ++v)
        raised.add(std::max(v, floor), at(v));
    return raised;
}

Pmf Pmf::notAbove(int roof) const {
    if (empty() || last() <= roof)
        return *this;
    Pmf lowered;
    for (int v = m_first; v <= last(); ++v)
        lowered.add(std::min(v, roof), at(v));
    return lowered;
}

Pmf Pmf::highestOf(int count) const {
    std::vector<double> chances;
    double below = 0, sum = 0;
    for (const double chance : m_chances) {
        sum += chance;
        const double upTo = std::pow(sum, count);
        chances.push_back(upTo - below);
        below = upTo;
    }
    return {m_first, std::move(chances)};
}

Pmf Pmf::lower(const Pmf& other) const {
    Pmf result;
    for (int v = std::min(m_first, other.m_first); v <= std::min(last(), other.last()); ++v)
        result.add(v, at(v) * other.atLeast(v) + other.at(v) * atLeast(v + 1));
    return result;
}

Pmf Pmf::normalised() const {
    const double sum = total();
    if (sum <= 0)
        return {};
    std::size_t from = 0, to = m_chances.size();
    while (m_chances[from] <= 0)
        ++from;
    while (m_chances[to - 1] <= 0)
        --to;
    Pmf result(m_first + static_cast<int>(from), {m_chances.begin() + static_cast<std::ptrdiff_t>(from),
                                                  m_chances.begin() + static_cast<std::ptrdiff_t>(to)});
    for (double& chance : result.m_chances)
        chance /= sum;
    return result;
}

void Pmf::add(int value, double chance) {
    if (empty())
        m_first = value;
    if (value < m_first) {
        m_chances.insert(m_chances.begin(), static_cast<std::size_t>(m_first - value), 0.0);
        m_first = value;
    }
    if (value > last())
        m_chances.resize(static_cast<std::size_t>(value - m_first) + 1, 0.0);
    m_chances[value - m_first] += chance;
}

double Pmf::mean() const {
    double sum = 0;
    for (int v = m_first; v <= last(); ++v)
        sum += v * at(v);
    return sum;
}

double Pmf::deviation() const {
    const double middle = mean();
    double sum = 0;
    for (int v = m_first; v <= last(); ++v)
        sum += (v - middle) * (v - middle) * at(v);
    return std::sqrt(std::max(0.0, sum));
}

int Pmf::quantile(double q) const {
    double seen = 0;
    for (int v = m_first; v <= last(); ++v) {
        seen += at(v);
        // Sums of fractions miss the value they mean by a hair.
        if (seen >= q - 1e-12)
            return v;
    }
    return last();
}

}  // namespace bocage::rules::malice::sim
