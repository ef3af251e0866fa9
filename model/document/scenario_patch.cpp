#include "model/document/scenario_patch.h"

#include <algorithm>

namespace bocage::model {

using namespace rules;

bool Change::touches(Section section) const {
    if (everything || (section == Section::Rest && rest))
        return true;
    return std::any_of(lists.begin(), lists.end(), [&](const List& list) { return list.section == section; });
}

bool Change::touchesTerrain() const {
    return touches(Section::Boards) || touches(Section::Overlays) || touches(Section::Edges) ||
           touches(Section::Corners) || rest;
}

namespace {

/// The lists in the order of ScenarioPatch's tuple.
template <class S>
auto listsOf(S& scenario) {
    return std::tie(scenario.battlefield.boards, scenario.battlefield.overlays, scenario.battlefield.edges,
                    scenario.battlefield.corners, scenario.zones, scenario.entries, scenario.objectives,
                    scenario.pieces, scenario.notes);
}

template <class Tuple, class Action, std::size_t... I>
void eachIndex(Tuple&, Action action, std::index_sequence<I...>) {
    (action(std::integral_constant<std::size_t, I>{}), ...);
}

template <class Tuple, class Action>
void eachIndex(Tuple& tuple, Action action) {
    eachIndex(tuple, action, std::make_index_sequence<std::tuple_size_v<Tuple>>{});
}

template <class T>
ListPatch<T> difference(const std::vector<T>& before, const std::vector<T>& after) {
    ListPatch<T> patch;
    if (before.size() == after.size()) {
        for (std::size_t i = 0; i < before.size(); ++i)
            if (before[i] != after[i])
                patch.singles.push_back({i, before[i], after[i]});
        return patch;
    }
    const std::size_t shorter = std::min(before.size(), after.size());
    std::size_t head = 0;
    while (head < shorter && before[head] == after[head])
        ++head;
    std::size_t tail = 0;
    while (tail < shorter - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    patch.from = head;
    const auto slice = [&](const std::vector<T>& list) {
        return std::vector<T>(list.begin() + static_cast<std::ptrdiff_t>(head),
                              list.end() - static_cast<std::ptrdiff_t>(tail));
    };
    patch.before = slice(before);
    patch.after = slice(after);
    return patch;
}

template <class T>
void replace(std::vector<T>& list, std::size_t from, const std::vector<T>& old, const std::vector<T>& fresh) {
    const auto at = list.begin() + static_cast<std::ptrdiff_t>(from);
    const auto next = list.erase(at, at + static_cast<std::ptrdiff_t>(old.size()));
    list.insert(next, fresh.begin(), fresh.end());
}

Scenario withoutLists(const Scenario& scenario) {
    Scenario rest = scenario;
    std::apply([](auto&... list) { (list.clear(), ...); }, listsOf(rest));
    return rest;
}

void setRest(Scenario& scenario, const Scenario& rest) {
    Scenario next = rest;
    auto from = listsOf(scenario);
    auto to = listsOf(next);
    eachIndex(from, [&](auto i) { std::get<i>(to) = std::move(std::get<i>(from)); });
    scenario = std::move(next);
}

template <class T>
void collect(const ListPatch<T>& patch, Change::List& list) {
    for (const auto& single : patch.singles) {
        if (single.before.id == single.after.id) {
            list.changed.push_back(single.after.id);
        } else {
            list.reordered = true;
            list.removed.push_back(single.before.id);
            list.added.push_back(single.after.id);
        }
    }
    if (patch.before.empty() && patch.after.empty())
        return;
    list.reordered = true;
    const auto has = [](const std::vector<T>& elements, const ElementId& id) {
        return std::any_of(elements.begin(), elements.end(),
                           [&](const T& element) { return element.id == id; });
    };
    for (const T& element : patch.before)
        (has(patch.after, element.id) ? list.changed : list.removed).push_back(element.id);
    for (const T& element : patch.after)
        if (!has(patch.before, element.id))
            list.added.push_back(element.id);
}

}  // namespace

ScenarioPatch ScenarioPatch::between(const Scenario& before, const Scenario& after) {
    ScenarioPatch patch;
    auto a = listsOf(before);
    auto b = listsOf(after);
    eachIndex(patch.m_lists,
              [&](auto i) { std::get<i>(patch.m_lists) = difference(std::get<i>(a), std::get<i>(b)); });
    Scenario restBefore = withoutLists(before);
    Scenario restAfter = withoutLists(after);
    if (restBefore != restAfter)
        patch.m_rest.emplace(std::move(restBefore), std::move(restAfter));
    return patch;
}

bool ScenarioPatch::empty() const {
    return !m_rest && std::apply([](const auto&... list) { return (list.empty() && ...); }, m_lists);
}

void ScenarioPatch::apply(Scenario& scenario) const {
    auto lists = listsOf(scenario);
    eachIndex(m_lists, [&](auto i) {
        const auto& patch = std::get<i>(m_lists);
        for (const auto& single : patch.singles)
            std::get<i>(lists)[single.index] = single.after;
        replace(std::get<i>(lists), patch.from, patch.before, patch.after);
    });
    if (m_rest)
        setRest(scenario, m_rest->second);
}

void ScenarioPatch::revert(Scenario& scenario) const {
    auto lists = listsOf(scenario);
    eachIndex(m_lists, [&](auto i) {
        const auto& patch = std::get<i>(m_lists);
        for (const auto& single : patch.singles)
            std::get<i>(lists)[single.index] = single.before;
        replace(std::get<i>(lists), patch.from, patch.after, patch.before);
    });
    if (m_rest)
        setRest(scenario, m_rest->first);
}

Change ScenarioPatch::change() const {
    Change change;
    eachIndex(m_lists, [&](auto i) {
        if (std::get<i>(m_lists).empty())
            return;
        Change::List list{static_cast<Section>(i()), false, {}, {}, {}};
        collect(std::get<i>(m_lists), list);
        change.lists.push_back(std::move(list));
    });
    change.rest = m_rest.has_value();
    return change;
}

}  // namespace bocage::model
