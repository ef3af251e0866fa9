#include "rules/systems/normandie/checks/zone_packing.h"

#include <algorithm>
#include <array>

#include "rules/systems/normandie/content/footprint.h"

namespace bocage::rules::normandie {

namespace {

/// Steps and endings of the search after which we stop looking for a way.
constexpr int mostSteps = 4000;
constexpr int mostEndings = 100;

class Packing {
public:
    Packing(GroundWays& ways, const std::vector<const Unit*>& units, std::span<const Cell> cells)
        : m_cells(cells), m_taken(m_cells.size(), false) {
        const Battlefield& ground = ways.ground();
        m_numbers.assign(static_cast<std::size_t>(ground.cellCount()), -1);
        for (std::size_t cell = 0; cell < m_cells.size(); ++cell)
            if (ground.inside(m_cells[cell]))
                m_numbers[static_cast<std::size_t>(ground.indexOf(m_cells[cell]))] = static_cast<int>(cell);
        for (const Unit* unit : units) {
            const Mover& walker = ways.walker(*unit);
            std::size_t kind = 0;
            while (kind < m_kinds.size() && !(m_kinds[kind].walker == walker))
                ++kind;
            if (kind == m_kinds.size())
                m_kinds.push_back({walker, placesOf(ways.field(walker))});
            (walker.footprint == 1 ? m_small : m_large).push_back(kind);
        }
        // Whoever has the fewest places goes first, and counters that are alike one after another.
        std::stable_sort(m_large.begin(), m_large.end(), [&](std::size_t a, std::size_t b) {
            return std::pair(m_kinds[a].places.size(), a) < std::pair(m_kinds[b].places.size(), b);
        });
    }

    bool works() { return hasEnoughCells() && place(0, 0); }

private:
    /// Numbers of cells, ascending; those behind the footprint repeat the last.
    using Place = std::array<int, 4>;
    struct Kind {
        Mover walker;
        std::vector<Place> places;
    };

    std::vector<Place> placesOf(const MovementField& field) const {
        const Battlefield& ground = field.battlefield();
        const int footprint = field.mover().footprint;
        std::vector<Place> places;
        for (const Cell cell : m_cells)
            for (int facing = 0; facing < 8; facing += footprint == 1 ? 8 : footprint == 4 ? 2 : 1) {
                std::array<Cell, 4> covered;
                const int count = footprintCells(footprint, cell, facing, covered);
                Place place{};
                bool inside = true;
                for (int i = 0; i < count && inside; ++i) {
                    const Cell part = covered[static_cast<std::size_t>(i)];
                    place[static_cast<std::size_t>(i)] =
                        ground.inside(part) ? m_numbers[static_cast<std::size_t>(ground.indexOf(part))] : -1;
                    inside = place[static_cast<std::size_t>(i)] >= 0;
                }
                if (!inside || !field.fits({cell, facing}))
                    continue;
                // Four at most; g++ 12 takes std::sort here for a walk past their end.
                for (int last = 1; last < count; ++last)
                    for (int at = last; at > 0 && place[static_cast<std::size_t>(at)] <
                                                      place[static_cast<std::size_t>(at - 1)];
                         --at)
                        std::swap(place[static_cast<std::size_t>(at)],
                                  place[static_cast<std::size_t>(at - 1)]);
                std::fill(place.begin() + count, place.end(), place[static_cast<std::size_t>(count - 1)]);
                places.push_back(place);
            }
        std::sort(places.begin(), places.end());
        places.erase(std::unique(places.begin(), places.end()), places.end());
        return places;
    }

    /// Seen at a glance: each kind, and all of them together, ask for no more cells than are of use to them.
    bool hasEnoughCells() const {
        std::vector<std::uint8_t> ofAll(m_cells.size(), 0);
        std::size_t wantedByAll = 0;
        for (std::size_t kind = 0; kind < m_kinds.size(); ++kind) {
            std::vector<std::uint8_t> ofKind(m_cells.size(), 0);
            for (const Place& place : m_kinds[kind].places)
                for (const int cell : place)
                    ofKind[static_cast<std::size_t>(cell)] = ofAll[static_cast<std::size_t>(cell)] = 1;
            const auto& counters = m_kinds[kind].walker.footprint == 1 ? m_small : m_large;
            const auto wanted = static_cast<std::size_t>(std::count(counters.begin(), counters.end(), kind)) *
                                m_kinds[kind].walker.footprint;
            if (wanted > static_cast<std::size_t>(std::count(ofKind.begin(), ofKind.end(), 1)))
                return false;
            wantedByAll += wanted;
        }
        return wantedByAll <= static_cast<std::size_t>(std::count(ofAll.begin(), ofAll.end(), 1));
    }

    /// Lays large counters from the n-th on; `from` is the first place to try for it.
    bool place(std::size_t number, std::size_t from) {
        if (number == m_large.size())
            return smallOnesFit();
        const std::vector<Place>& places = m_kinds[m_large[number]].places;
        for (std::size_t p = from; p < places.size(); ++p) {
            if (++m_steps > mostSteps)
                return true;
            const auto isTaken = [&](int cell) { return m_taken[static_cast<std::size_t>(cell)]; };
            if (std::any_of(places[p].begin(), places[p].end(), isTaken))
                continue;
            for (const int cell : places[p])
                m_taken[static_cast<std::size_t>(cell)] = true;
            const bool alike = number + 1 < m_large.size() && m_large[number + 1] == m_large[number];
            const bool fits = place(number + 1, alike ? p + 1 : 0);
            for (const int cell : places[p])
                m_taken[static_cast<std::size_t>(cell)] = false;
            if (fits)
                return true;
        }
        return false;
    }

    /// A cell for each of the counters of one space, or none: matched one by one, moving others along.
    bool smallOnesFit() {
        if (++m_endings > mostEndings)
            return true;
        std::vector<int> owner(m_cells.size(), -1);
        for (std::size_t unit = 0; unit < m_small.size(); ++unit) {
            std::vector<bool> asked(m_cells.size(), false);
            if (!settle(static_cast<int>(unit), owner, asked))
                return false;
        }
        return true;
    }

    bool settle(int unit, std::vector<int>& owner, std::vector<bool>& asked) {
        for (const Place& place : m_kinds[m_small[static_cast<std::size_t>(unit)]].places) {
            const auto cell = static_cast<std::size_t>(place.front());
            if (m_taken[cell] || asked[cell])
                continue;
            asked[cell] = true;
            if (owner[cell] >= 0 && !settle(owner[cell], owner, asked))
                continue;
            owner[cell] = unit;
            return true;
        }
        return false;
    }

    std::span<const Cell> m_cells;
    std::vector<int> m_numbers;  ///< by index on the battlefield: its number among the cells, or -1
    std::vector<bool> m_taken;
    std::vector<Kind> m_kinds;
    std::vector<std::size_t> m_small, m_large;  ///< kinds, one for every counter
    int m_steps = 0, m_endings = 0;
};

}  // namespace

bool canStandTogether(GroundWays& ways, const std::vector<const Unit*>& units, std::span<const Cell> cells) {
    return units.empty() || Packing(ways, units, cells).works();
}

}  // namespace bocage::rules::normandie
