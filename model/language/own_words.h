#pragma once

#include <span>

namespace bocage::model {

/// A text that all games share, and what one game says where it stands: "Army" is a party in one and a
/// fortress in another. The first is the text in tr() of whoever says it, the second a source of translations
/// [OwnWords].
struct OwnWord {
    const char* shared;
    const char* own;
};

/// From now on tr() says the shared texts of this table as its game does, in every language and thread; an
/// empty table says them as they are. The table has to outlive that. Whether anything changed: then windows
/// have to be told as if the language had.
bool useOwnWords(std::span<const OwnWord> words);

/// What is said instead of a text now; null where it is said as it is.
const char* saidInstead(const char* shared);

}  // namespace bocage::model
