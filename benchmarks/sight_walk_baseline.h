#pragma once

#include <span>
#include <vector>

#include "rules/systems/normandie/sight/sight_map.h"

namespace bocage::benchmarks {

/// The straightforward way: for each pair, step from cell to cell along the line and add up, stopping at the
/// first blocker. Dense arrays, no allocation, nothing clever: what the engine is measured against.
class WalkBaseline {
public:
    explicit WalkBaseline(const rules::normandie::Battlefield& field);

    rules::normandie::SightCode between(int from, int to) const;
    void oneToAll(int from, std::span<rules::normandie::SightCode> out) const;

private:
    struct Sums;
    int edgeCost(std::size_t place, bool north, int from, int to) const;
    bool touches(int cell, int element) const;

    int m_cols, m_rows, m_stride;
    std::vector<int> m_cell;                 ///< -1 blocks, else penalty; by place
    std::vector<int> m_north, m_west;        ///< the same for edges
    std::vector<int> m_northRun, m_westRun;  ///< obstacle run, -1 none
    std::vector<int> m_building;             ///< by cell, -1 none
    std::vector<bool> m_sealed;
};

}  // namespace bocage::benchmarks
