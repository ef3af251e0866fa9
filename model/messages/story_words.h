#pragma once

#include <QCoreApplication>
#include <QString>
#include <string>
#include <vector>

namespace bocage::model {

/// Games of a campaign told as a condition.
class StoryWords {
    Q_DECLARE_TR_FUNCTIONS(StoryWords)

public:
    /// "Black Sun wins "A" and "B" is a draw", from chapter, result, chapter, result …
    static QString games(const std::vector<std::string>& chaptersAndResults);
};

}  // namespace bocage::model
