#include "model/commands/copy_place.h"

#include <algorithm>
#include <climits>
#include <cstdlib>
#include <set>
#include <tuple>

#include "model/commands/placement.h"

namespace bocage::model {

using namespace rules;

namespace {

constexpr int farthest = 8;  ///< steps to each side that are tried

PlacedElement moved(PlacedElement element, Cell by) {
    for (Cell& cell : element.cells)
        cell = cell + by;
    if (element.edge)
        element.edge->cell = element.edge->cell + by;
    if (element.corner)
        element.corner =
            Corner{element.corner->col + by.col, element.corner->row + by.row, element.corner->tip};
    return element;
}

/// The places that things of each kind take up.
class Taken {
public:
    explicit Taken(const std::vector<PlacedElement>& elements) {
        for (const PlacedElement& element : elements)
            eachPlace(element, [&](const Place& place) {
                m_places.insert(place);
                return true;
            });
    }
    bool overlaps(const PlacedElement& element) const {
        return !eachPlace(element, [&](const Place& place) { return !m_places.contains(place); });
    }

private:
    using Place = std::tuple<int, int, int, int>;  ///< kind, column, row, which edge or corner of the cell

    /// False as soon as the action says so.
    template <class Action>
    static bool eachPlace(const PlacedElement& element, Action action) {
        const int kind = static_cast<int>(element.section);
        for (const Cell cell : element.cells)
            if (!action({kind, cell.col, cell.row, 0}))
                return false;
        if (element.edge && !action({kind, element.edge->cell.col, element.edge->cell.row,
                                     1 + static_cast<int>(element.edge->axis)}))
            return false;
        return !element.corner || action({kind, element.corner->col, element.corner->row,
                                          9 + static_cast<int>(element.corner->tip)});
    }

    std::set<Place> m_places;
};

bool mayLie(const PlacementRules& rules, const std::vector<PlacedElement>& things, Cell by) {
    // Boards bring their own ground: what lies on them needs no other.
    const bool boards = std::any_of(things.begin(), things.end(),
                                    [](const auto& thing) { return thing.section == Section::Boards; });
    return std::all_of(things.begin(), things.end(), [&](const PlacedElement& thing) {
        if (boards && thing.section != Section::Boards)
            return true;
        PlacedElement there = moved(thing, by);
        there.id = {};
        return !rules.problem(there);
    });
}

/// Steps of so many cells to every side, the nearest first, of equally near ones those to the right and
/// below.
std::vector<Cell> stepsAround(int width, int height) {
    std::vector<Cell> steps;
    for (int col = -farthest; col <= farthest; ++col)
        for (int row = -farthest; row <= farthest; ++row)
            if (col != 0 || row != 0)
                steps.push_back({col, row});
    std::sort(steps.begin(), steps.end(), [](Cell a, Cell b) {
        const auto rank = [](Cell cell) {
            return std::tuple(cell.col * cell.col + cell.row * cell.row, -(cell.col + cell.row), -cell.col);
        };
        return rank(a) < rank(b);
    });
    for (Cell& step : steps)
        step = {step.col * width, step.row * height};
    return steps;
}

}  // namespace

std::optional<Cell> placeBeside(const Scenario& scenario, const Library& library,
                                const std::vector<PlacedElement>& things) {
    int left = INT_MAX, top = INT_MAX, right = INT_MIN, bottom = INT_MIN;
    const auto stretch = [&](int col, int row) {
        left = std::min(left, col);
        top = std::min(top, row);
        right = std::max(right, col);
        bottom = std::max(bottom, row);
    };
    for (const PlacedElement& thing : things) {
        for (const Cell cell : thing.cells)
            stretch(cell.col, cell.row);
        if (thing.edge)
            stretch(thing.edge->cell.col, thing.edge->cell.row);
        if (thing.corner)
            stretch(thing.corner->col, thing.corner->row);
    }
    if (left > right)
        return std::nullopt;
    const PlacementRules rules(scenario, library);
    const Taken taken(allElements(scenario, library));
    const auto free = [&](Cell by) {
        return std::none_of(things.begin(), things.end(),
                            [&](const PlacedElement& thing) { return taken.overlaps(moved(thing, by)); });
    };
    for (const bool apart : {true, false})
        for (const auto& steps : {stepsAround(right - left + 1, bottom - top + 1), stepsAround(1, 1)})
            for (const Cell by : steps)
                if ((!apart || free(by)) && mayLie(rules, things, by))
                    return by;
    return std::nullopt;
}

std::optional<Cell> placeNear(const Scenario& scenario, const Library& library,
                              const std::vector<PlacedElement>& things) {
    const PlacementRules rules(scenario, library);
    if (mayLie(rules, things, {}))
        return Cell{};
    for (const Cell by : stepsAround(1, 1))
        if (mayLie(rules, things, by))
            return by;
    return std::nullopt;
}

}  // namespace bocage::model
