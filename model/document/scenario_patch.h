#pragma once

#include <optional>
#include <tuple>
#include <vector>

#include "model/document/change.h"
#include "rules/scenario/scenario.h"

namespace bocage::model {

/// The difference between two values of a list of elements: single elements where the length stayed, else the
/// stretch between the common beginning and the common end.
template <class T>
struct ListPatch {
    struct Single {
        std::size_t index;
        T before, after;
    };
    std::vector<Single> singles;
    std::size_t from = 0;
    std::vector<T> before, after;

    bool empty() const { return singles.empty() && before.empty() && after.empty(); }
};

/// The difference between two scenarios, kept small so that ten thousand undo steps stay cheap. Holds values
/// only.
class ScenarioPatch {
public:
    static ScenarioPatch between(const rules::Scenario& before, const rules::Scenario& after);

    bool empty() const;
    void apply(rules::Scenario& scenario) const;
    void revert(rules::Scenario& scenario) const;
    Change change() const;

private:
    std::tuple<ListPatch<rules::PlacedBoard>, ListPatch<rules::PlacedOverlay>, ListPatch<rules::PlacedEdge>,
               ListPatch<rules::PlacedCorner>, ListPatch<rules::Zone>, ListPatch<rules::EntryArrow>,
               ListPatch<rules::Objective>, ListPatch<rules::Piece>, ListPatch<rules::Note>>
        m_lists;
    std::optional<std::pair<rules::Scenario, rules::Scenario>> m_rest;  ///< with the lists above left empty
};

}  // namespace bocage::model
