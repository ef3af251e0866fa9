#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace bocage::test {

/// Dice that fall in every possible way, one way per run. A run asks for as many as it needs; runs that ask
/// for fewer weigh more. This is how the odds tests count, with nothing shared with the engine.
class DiceTape {
public:
    // Inlined into a loop, g++ 12 at -O3 takes the growing of the vector for an overrun.
    [[gnu::noinline]] int next() {
        if (m_position == m_faces.size())
            m_faces.push_back(1);
        return m_faces[m_position++];
    }
    int bestOfTwo() {
        const int first = next(), second = next();
        return first > second ? first : second;
    }

    /// Ways per outcome out of 6^depth.
    template <class Run>
    static std::map<std::string, std::uint64_t> enumerate(int depth, Run run) {
        std::map<std::string, std::uint64_t> counts;
        DiceTape tape;
        while (true) {
            tape.m_position = 0;
            const std::string outcome = run(tape);
            std::uint64_t weight = 1;
            for (std::size_t die = tape.m_faces.size(); die < static_cast<std::size_t>(depth); ++die)
                weight *= 6;
            counts[outcome] += weight;
            while (!tape.m_faces.empty() && tape.m_faces.back() == 6)
                tape.m_faces.pop_back();
            if (tape.m_faces.empty())
                return counts;
            ++tape.m_faces.back();
        }
    }

private:
    std::vector<int> m_faces;
    std::size_t m_position = 0;
};

inline std::uint64_t sixToThe(int power) {
    std::uint64_t value = 1;
    while (power-- > 0)
        value *= 6;
    return value;
}

/// True when a distribution says the same as counted ways; `name` gives a row's name.
template <class Distribution, class Name>
bool sameOdds(const Distribution& distribution, const std::map<std::string, std::uint64_t>& counted,
              int depth, Name name) {
    std::map<std::string, std::uint64_t> ours;
    for (const auto& [value, ways] : distribution.rows())
        ours[name(value)] += ways;
    if (ours.size() != counted.size())
        return false;
    for (const auto& [outcome, ways] : ours) {
        const auto other = counted.find(outcome);
        if (other == counted.end() || ways * sixToThe(depth) != other->second * distribution.total())
            return false;
    }
    return true;
}

}  // namespace bocage::test
