#pragma once

#include <QString>
#include <optional>

namespace bocage::editor {

/// How well a query matches a text when its letters appear in order: beginnings of words and runs count
/// more, gaps less. Empty when some letter is missing. Accents and case do not matter.
std::optional<int> fuzzyScore(const QString& query, const QString& text);

}  // namespace bocage::editor
