#include "rules/systems/normandie/sight/octant_table.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <numeric>

namespace bocage::rules::normandie::detail {

namespace {

struct Slope {
    std::int64_t rise = 0, run = 1;
    bool operator<(const Slope& other) const { return rise * other.run < other.rise * run; }
};

/// All slopes from 0 to 1 with a run of at most `size`, ascending: the Farey sequence.
std::vector<Slope> directionsUpTo(int size) {
    std::vector<Slope> slopes;
    Slope a{0, 1};
    Slope b{1, size};
    slopes.push_back(a);
    while (a.rise < a.run) {
        slopes.push_back(b);
        const std::int64_t k = (size + a.run) / b.run;
        const Slope c{k * b.rise - a.rise, k * b.run - a.run};
        a = b;
        b = c;
    }
    return slopes;
}

std::shared_ptr<const OctantTable> makeTable(int size) {
    auto table = std::make_shared<OctantTable>();
    const std::vector<Slope> slopes = directionsUpTo(size);
    table->size = size;
    table->directions = static_cast<std::uint32_t>(slopes.size());
    const auto strictlyAbove = [&](Slope bound) {
        return static_cast<std::uint32_t>(std::upper_bound(slopes.begin(), slopes.end(), bound) -
                                          slopes.begin());
    };
    const auto atLeast = [&](Slope bound) {
        return static_cast<std::uint32_t>(std::lower_bound(slopes.begin(), slopes.end(), bound) -
                                          slopes.begin());
    };
    const auto between = [&](Slope low, Slope high) {
        const std::uint32_t first = strictlyAbove(low);
        return OctantTable::Range{first, std::max(first, atLeast(high))};
    };
    table->entries.resize(static_cast<std::size_t>(size + 1) * (size + 2) / 2);
    for (std::int64_t u = 0; u <= size; ++u) {
        for (std::int64_t v = 0; v <= u; ++v) {
            OctantTable::Entry& entry = table->entries[static_cast<std::size_t>(u * (u + 1) / 2 + v)];
            if (u == 0)
                continue;  // the source itself
            // Half cells doubled: the column reaches from 2u - 1 to 2u + 1, the row from 2v - 1 to 2v + 1.
            entry.cell = between({2 * v - 1, 2 * u + 1}, {2 * v + 1, 2 * u - 1});
            entry.entering = between({2 * v - 1, 2 * u - 1}, {2 * v + 1, 2 * u - 1});
            if (v > 0)
                entry.beside = between({2 * v - 1, 2 * u + 1}, {2 * v - 1, 2 * u - 1});
            entry.direction = atLeast({v, u});
        }
    }
    table->cornerStart.push_back(0);
    for (std::int64_t u = 0; u < size; ++u) {
        for (std::int64_t v = 0; v <= u; ++v) {
            const std::int64_t run = (2 * u + 1) / std::gcd(2 * u + 1, 2 * v + 1);
            if (run <= size)  // otherwise no target lies that way
                table->corners.push_back({static_cast<std::uint32_t>(v), atLeast({2 * v + 1, 2 * u + 1})});
        }
        table->cornerStart.push_back(static_cast<std::uint32_t>(table->corners.size()));
    }
    return table;
}

}  // namespace

std::shared_ptr<const OctantTable> OctantTable::forSize(int size) {
    // A few sizes serve all: the smaller the table, the fewer directions are carried along.
    int rounded = 8;
    while (rounded < size)
        rounded += rounded < 32 ? 8 : rounded < 64 ? 16 : rounded < 128 ? 32 : rounded;
    static std::mutex mutex;
    static std::map<int, std::shared_ptr<const OctantTable>> tables;
    const std::scoped_lock lock(mutex);
    std::shared_ptr<const OctantTable>& table = tables[rounded];
    if (!table)
        table = makeTable(rounded);
    return table;
}

}  // namespace bocage::rules::normandie::detail
