#pragma once

#include <QString>
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "rules/scenario/scenario.h"

namespace bocage::model {

/// Shared by the edits of a briefing: elements by id, counted copies, texts by language.

template <class List, class Id>
auto* elementById(List& list, const Id& id) {
    const auto found =
        std::find_if(list.begin(), list.end(), [&](const auto& element) { return element.id == id; });
    return found == list.end() ? nullptr : &*found;
}

template <class List, class Id>
void eraseById(List& list, const Id& id) {
    std::erase_if(list, [&](const auto& element) { return element.id == id; });
}

/// Moves an element up or down a list as far as the list goes.
template <class List, class Id>
void shiftById(List& list, const Id& id, int by) {
    const auto from =
        std::find_if(list.begin(), list.end(), [&](const auto& element) { return element.id == id; });
    if (from == list.end())
        return;
    const std::ptrdiff_t at = from - list.begin();
    const std::ptrdiff_t to =
        std::clamp<std::ptrdiff_t>(at + by, 0, static_cast<std::ptrdiff_t>(list.size()) - 1);
    if (to > at)
        std::rotate(from, from + 1, list.begin() + to + 1);
    else
        std::rotate(list.begin() + to, from, from + 1);
}

inline void setCopies(std::vector<rules::Copies>& list, const rules::ContentId& id, int count) {
    if (count <= 0)
        eraseById(list, id);
    else if (rules::Copies* copies = elementById(list, id))
        copies->count = count;
    else
        list.push_back({id, count});
}

template <class T>
void setContained(std::vector<T>& list, const T& value, bool contained) {
    const auto found = std::find(list.begin(), list.end(), value);
    if (contained && found == list.end())
        list.push_back(value);
    else if (!contained && found != list.end())
        list.erase(found);
}

/// An empty text is no text: it leaves no key behind.
inline void setWords(rules::Text& text, const std::string& language, const QString& words) {
    if (words.isEmpty())
        text.byLanguage.erase(language);
    else
        text.byLanguage[language] = words.toStdString();
}

/// Merge key of a typing run in one field of one thing.
inline QString typing(const char* field, const std::string& of, const std::string& language = {}) {
    return QStringLiteral("%1/%2/%3")
        .arg(QLatin1String(field), QString::fromStdString(of), QString::fromStdString(language));
}

}  // namespace bocage::model
