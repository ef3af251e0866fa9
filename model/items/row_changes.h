#pragma once

#include <algorithm>
#include <vector>

namespace bocage::model {

/// Walks a list of keys from what a model shows to what it should show, one row at a time, so that views keep
/// selection and scroll position. `Rows` has remove(i), insert(i, key) and move(from, to) that tell Qt and
/// then change `shown` accordingly.
template <class Key, class Rows>
void followRows(std::vector<Key>& shown, const std::vector<Key>& wanted, Rows&& rows) {
    for (std::size_t i = shown.size(); i-- > 0;)
        if (std::find(wanted.begin(), wanted.end(), shown[i]) == wanted.end())
            rows.remove(static_cast<int>(i));
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (i < shown.size() && shown[i] == wanted[i])
            continue;
        const auto later = std::find(shown.begin() + static_cast<std::ptrdiff_t>(i), shown.end(), wanted[i]);
        if (later == shown.end())
            rows.insert(static_cast<int>(i), wanted[i]);
        else
            rows.move(static_cast<int>(later - shown.begin()), static_cast<int>(i));
    }
}

}  // namespace bocage::model
