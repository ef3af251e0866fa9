#pragma once

#include <string>
#include <string_view>

#include "rules/scenario/scenario.h"

namespace bocage::rules {

/// Translations that remember what they were made from. The language a text was written in first is its
/// original: it has no entry and is never out of date.

/// Called with the text as it was and as it is once somebody has written it in a language: a translation is
/// up to date again, those of an original that changed are kept at what they were made from.
void noteWriting(ScenarioTexts& texts, std::string_view name, const Text& was, const Text& is,
                 std::string_view language);

/// The reader says that the translation still says the same.
void confirmTranslation(ScenarioTexts& texts, std::string_view name, const Text& is,
                        std::string_view language);

/// Whether another language has changed since this one was written.
bool isOutdated(const ScenarioTexts& texts, std::string_view name, const Text& is, std::string_view language);

}  // namespace bocage::rules
