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
    /// "Black Sun wins "A" and "B" is a draw", from three arguments for each game: the chapter, how it ended
    /// (rules::EndingArguments) and the name that goes with it.
    static QString games(const std::vector<std::string>& told);
};

}  // namespace bocage::model
