#pragma once

#include <QCoreApplication>
#include <QString>
#include <string_view>

namespace bocage::model {

/// Words for what the books leave open: the question behind a ruling key, and its answers.
class RulingWords {
    Q_DECLARE_TR_FUNCTIONS(RulingWords)

public:
    /// Of the game named; of whatever game has such a ruling, when none is.
    static QString question(std::string_view key, std::string_view system = {});
    static QString answer(std::string_view key, std::string_view value, std::string_view system = {});
};

}  // namespace bocage::model
