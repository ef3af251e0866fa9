#pragma once

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

namespace bocage::rules {

/// So many ways out of so many equally likely ones: a probability without rounding.
struct Chance {
    std::uint64_t ways = 0;
    std::uint64_t of = 1;

    double value() const { return static_cast<double>(ways) / static_cast<double>(of); }
    /// Equal as fractions, whatever the denominators.
    friend bool operator==(Chance a, Chance b) {
        const std::uint64_t first = std::gcd(a.ways, a.of), second = std::gcd(b.ways, b.of);
        return a.ways / first == b.ways / second && a.of / first == b.of / second;
    }
};

/// What may happen, and in how many of `total` equally likely ways each. Rows are kept in the order of T, so
/// the same question always gives the same table. Exact as long as the total fits 64 bits: two dozen dice.
template <class T>
class Distribution {
public:
    using Row = std::pair<T, std::uint64_t>;

    static Distribution certain(T value) {
        Distribution result;
        result.m_rows.emplace_back(std::move(value), 1);
        return result;
    }
    static Distribution ofRows(std::vector<Row> rows, std::uint64_t total) {
        Distribution result;
        result.m_rows = std::move(rows);
        result.m_total = total;
        result.merge();
        return result;
    }

    const std::vector<Row>& rows() const { return m_rows; }
    std::uint64_t total() const { return m_total; }

    template <class Predicate>
    Chance chance(Predicate holds) const {
        Chance sum{0, m_total};
        for (const auto& [value, ways] : m_rows)
            if (holds(value))
                sum.ways += ways;
        return sum;
    }

    /// Each row goes on with a further experiment; `next` maps a T to a Distribution<U>. Branches may roll
    /// different numbers of dice.
    template <class Next>
    auto then(Next next) const {
        using Branch = decltype(next(m_rows.front().first));
        std::vector<Branch> branches;
        branches.reserve(m_rows.size());
        std::uint64_t common = 1;
        for (const auto& [value, ways] : m_rows) {
            branches.push_back(next(value));
            common = std::lcm(common, branches.back().total());
        }
        std::vector<typename Branch::Row> rows;
        for (std::size_t i = 0; i < branches.size(); ++i)
            for (const auto& [value, ways] : branches[i].rows())
                rows.emplace_back(value, m_rows[i].second * ways * (common / branches[i].total()));
        return Branch::ofRows(std::move(rows), m_total * common);
    }

    /// Same chances, other values.
    template <class Map>
    auto map(Map change) const {
        using U = decltype(change(m_rows.front().first));
        return then([&](const T& value) { return Distribution<U>::certain(change(value)); });
    }

private:
    void merge() {
        std::sort(m_rows.begin(), m_rows.end(), [](const Row& a, const Row& b) { return a.first < b.first; });
        std::size_t kept = 0;
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            if (m_rows[i].second == 0)
                continue;
            if (kept > 0 && !(m_rows[kept - 1].first < m_rows[i].first))
                m_rows[kept - 1].second += m_rows[i].second;
            else {
                if (kept != i)
                    m_rows[kept] = std::move(m_rows[i]);
                ++kept;
            }
        }
        m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(kept), m_rows.end());
    }

    std::vector<Row> m_rows;
    std::uint64_t m_total = 1;
};

/// One six-sided die.
inline Distribution<int> oneDie() {
    return Distribution<int>::ofRows({{1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}, {6, 1}}, 6);
}

/// The higher of two dice: k comes up in 2k - 1 of 36 ways.
inline Distribution<int> bestOfTwoDice() {
    return Distribution<int>::ofRows({{1, 1}, {2, 3}, {3, 5}, {4, 7}, {5, 9}, {6, 11}}, 36);
}

}  // namespace bocage::rules
