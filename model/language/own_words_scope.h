#pragma once

#include "model/language/own_words.h"

namespace bocage::model {

/// While it lives, this thread speaks the words of another game than the one in front: of a box or a file of
/// its own. May be nested.
class OwnWordsScope {
public:
    explicit OwnWordsScope(std::span<const OwnWord> words);
    ~OwnWordsScope();
    OwnWordsScope(const OwnWordsScope&) = delete;
    OwnWordsScope& operator=(const OwnWordsScope&) = delete;

    /// What is said instead while this is the innermost one.
    const char* instead(const char* shared) const;

private:
    const void* m_words;
    const OwnWordsScope* m_outer;
};

}  // namespace bocage::model
