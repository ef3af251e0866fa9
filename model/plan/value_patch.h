#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "model/plan/change.h"

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

    static ListPatch between(const std::vector<T>& before, const std::vector<T>& after);
    bool empty() const { return singles.empty() && before.empty() && after.empty(); }
    void apply(std::vector<T>& list) const;
    void revert(std::vector<T>& list) const;
};

/// The difference in one part of a value. Parts that did not change have none.
template <class Whole>
class PartPatch {
public:
    virtual ~PartPatch() = default;
    virtual void apply(Whole& whole) const = 0;
    virtual void revert(Whole& whole) const = 0;
    /// Adds what views want to know.
    virtual void tell(Change& change) const { change.rest = true; }
};

template <class Whole>
using PartPatches = std::vector<std::shared_ptr<const PartPatch<Whole>>>;

/// A part that is kept whole, before and after. `Get` names it: a function without a state.
template <class Whole, class Get, class T>
class FieldPart : public PartPatch<Whole> {
public:
    FieldPart(const T& before, const T& after) : m_before(before), m_after(after) {}
    void apply(Whole& whole) const override { Get{}(whole) = m_after; }
    void revert(Whole& whole) const override { Get{}(whole) = m_before; }

private:
    T m_before, m_after;
};

/// A list of which only the elements that differ are kept.
template <class Whole, class Get, class T>
class ListPart : public PartPatch<Whole> {
public:
    explicit ListPart(ListPatch<T> patch) : m_patch(std::move(patch)) {}
    void apply(Whole& whole) const override { m_patch.apply(Get{}(whole)); }
    void revert(Whole& whole) const override { m_patch.revert(Get{}(whole)); }

protected:
    ListPatch<T> m_patch;
};

/// The way to a part of a value: through members of members.
template <auto... Members>
struct Path {
    auto& operator()(auto& whole) const { return (whole.*....*Members); }
};

template <auto... Members, class Whole>
void addField(PartPatches<Whole>& parts, const Whole& before, const Whole& after) {
    using Get = Path<Members...>;
    const Get get;
    using T = std::remove_cvref_t<decltype(get(before))>;
    if (get(before) != get(after))
        parts.push_back(std::make_shared<FieldPart<Whole, Get, T>>(get(before), get(after)));
}

template <auto... Members, class Whole>
void addList(PartPatches<Whole>& parts, const Whole& before, const Whole& after) {
    using Get = Path<Members...>;
    const Get get;
    using T = typename std::remove_cvref_t<decltype(get(before))>::value_type;
    if (auto patch = ListPatch<T>::between(get(before), get(after)); !patch.empty())
        parts.push_back(std::make_shared<ListPart<Whole, Get, T>>(std::move(patch)));
}

template <class T>
ListPatch<T> ListPatch<T>::between(const std::vector<T>& before, const std::vector<T>& after) {
    ListPatch patch;
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
void replaceStretch(std::vector<T>& list, std::size_t from, const std::vector<T>& old,
                    const std::vector<T>& fresh) {
    const auto at = list.begin() + static_cast<std::ptrdiff_t>(from);
    const auto next = list.erase(at, at + static_cast<std::ptrdiff_t>(old.size()));
    list.insert(next, fresh.begin(), fresh.end());
}

template <class T>
void ListPatch<T>::apply(std::vector<T>& list) const {
    for (const Single& single : singles)
        list[single.index] = single.after;
    replaceStretch(list, from, before, after);
}

template <class T>
void ListPatch<T>::revert(std::vector<T>& list) const {
    for (const Single& single : singles)
        list[single.index] = single.before;
    replaceStretch(list, from, after, before);
}

}  // namespace bocage::model
